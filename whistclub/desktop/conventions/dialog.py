"""What a table is played under: the preset and the switches of its game, checked while they are chosen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from whistclub.desktop.controller import Controller
from whistclub.desktop.conventions.thresholds import ThresholdFields
from whistclub.desktop.design.fields import ComboBox, SpinBox
from whistclub.desktop.design.widgets import button
from whistclub.desktop.dialogs.dialog import Dialog
from whistclub.rules.common import SUITS, Suit
from whistclub.rules.sheet import game_of
from whistclub.rules.whist32 import ArbiterThresholds
from whistclub.words import mark, tr, tr_marked

WORDS = {
    "lost_multiplier": mark("A lost contract counts"),
    "sixth_and_last": mark("Sixth and last trick are paid when all pass"),
    "sixth_and_last_points": mark("Price of the sixth and of the last trick"),
    "rabrouche_deals": mark("Rabrouche deals after a trou"),
    "rabrouche_multiplier": mark("Rabrouche counts"),
    "rabrouche_blank_points": mark("Blank hand of the rabrouche"),
    "revoke_penalty": mark("Penalty of a revoke"),
    "revoke_doubled": mark("A revoke is doubled on rabrouche"),
    "redeal_after_void": mark("After a void deal the same dealer deals again"),
    "redeal_on_pass": mark("A passed deal is dealt again"),
    "double_after_pass": mark("The deal after a passed one counts double"),
    "trou_counterable": mark("A trou can be countered"),
    "deals": mark("Planned deals"),
    "slam_from_cards": mark("A grand slam pays from this many cards"),
    "last_bidder_restricted": mark("The last bid may not make the bids fit"),
    "full_deal_trump": mark("Trumps when all cards are dealt"),
    "target": mark("A game goes to"),
    "honours": mark("Honours count"),
    "best_of": mark("Games of a rubber"),
    "whist_drive": mark("Whist drive"),
    "trump_rotation": mark("Trumps"),
    "arbiter": mark("Contracts of 7, 8, one or no trick need the arbiter"),
    "arbiter_thresholds": mark("The arbiter accepts from a chance of"),
}
"""What each convention is called (interchange.md, Conventions)."""

RANGES = {
    "lost_multiplier": (1, 5),
    "sixth_and_last_points": (0, 60),
    "rabrouche_deals": (0, 20),
    "rabrouche_multiplier": (1, 5),
    "rabrouche_blank_points": (0, 300),
    "revoke_penalty": (0, 600),
    "slam_from_cards": (1, 14),
    "deals": (1, 200),
}
CHOICES: dict[str, tuple[tuple[str, Any], ...]] = {
    "full_deal_trump": ((mark("without trumps"), "none"), (mark("the last card"), "last_card")),
    "target": (("5", 5), ("7", 7), ("9", 9), ("10", 10)),
    "best_of": ((mark("one game"), 1), (mark("best of three (rubber)"), 3)),
    "trump_rotation": (
        (mark("the card turned"), None),
        (mark("spades, clubs, diamonds, hearts in turn"), SUITS),
        (mark("the same and without trumps in turn"), (*SUITS, Suit.NONE)),
        (mark("hearts, clubs, diamonds, spades in turn"), (Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES)),
        (mark("always without trumps"), (Suit.NONE,)),
    ),
}


CHANGED = "\0"
"""Stands for conventions that are none of those offered: no name can be this."""


class SwitchesDialog(Dialog):
    """The switches of a game's conventions. ``chosen`` carries the conventions when they were confirmed; ``locked``:
    they are only to be read."""

    chosen = Signal(object)

    def __init__(
        self,
        controller: Controller,
        game: str,
        conventions: Any,
        title: str,
        parent: QWidget | None = None,
        *,
        ok: str = "",
        locked: bool = False,
    ) -> None:
        super().__init__(controller, title, "" if locked else ok or tr("Keep"), parent)
        self.game, self.conventions = game, conventions
        self.getters: dict[str, Callable[[], Any]] = {}
        self.fields: dict[str, QWidget] = {}
        self._head()
        for entry in fields(conventions):
            if entry.name in WORDS:
                self._field(entry.name, getattr(conventions, entry.name))
        for field in self.fields.values():
            field.setEnabled(not locked)
        if not locked and isinstance(arbiter := self.fields.get("arbiter"), QCheckBox):
            self.fields["arbiter_thresholds"].setEnabled(arbiter.isChecked())
            arbiter.toggled.connect(self.fields["arbiter_thresholds"].setEnabled)

    def _head(self) -> None:
        """What stands above the switches."""

    def _changed(self) -> None:
        """A switch was set."""

    def _field(self, name: str, value: Any) -> None:
        words = tr_marked(WORDS[name])
        if name in CHOICES:
            box = ComboBox([(tr_marked(text), data) for text, data in CHOICES[name]])
            if value not in [data for _, data in CHOICES[name]]:
                box.addItem(tr("as it is"), value)
            box.choose(value)
            box.currentIndexChanged.connect(self._switched)
            self._keep(name, box, box.currentData)
            self.row(words, box)
        elif isinstance(value, ArbiterThresholds):
            thresholds = ThresholdFields(words, value)
            thresholds.changed.connect(self._switched)
            self._keep(name, thresholds, thresholds.value)
            self.form.addRow(thresholds)
        elif isinstance(value, bool):
            check = QCheckBox(words)
            check.setChecked(value)
            check.toggled.connect(self._switched)
            self._keep(name, check, check.isChecked)
            self.form.addRow(check)
        else:
            low, high = RANGES[name]
            optional = value is None or (name == "deals" and self.game in ("belgian", "classic"))
            spin = SpinBox(low - optional, high, low - 1 if value is None else value)
            if optional:
                spin.setSpecialValueText(tr("no end"))
            if name.endswith("multiplier"):
                spin.setPrefix("× ")
            spin.valueChanged.connect(self._switched)
            self._keep(name, spin, self._number_or_none(spin, low) if optional else spin.value)
            self.row(words, spin)

    def _keep(self, name: str, field: QWidget, get: Callable[[], Any]) -> None:
        self.fields[name], self.getters[name] = field, get

    @staticmethod
    def _number_or_none(spin: SpinBox, low: int) -> Callable[[], int | None]:
        def get() -> int | None:
            return spin.value() if spin.value() >= low else None

        return get

    def _switched(self, *_value: object) -> None:
        self._changed()

    def fill(self, conventions: Any) -> None:
        """Shows other conventions."""
        self.conventions = conventions
        for name, field in self.fields.items():
            value = getattr(conventions, name)
            if isinstance(field, QCheckBox):
                field.setChecked(value)
            elif isinstance(field, ThresholdFields):
                field.show_value(value)
            elif isinstance(field, SpinBox):
                field.setValue(field.minimum() if value is None else value)
            elif isinstance(field, ComboBox):
                if field.findData(value) < 0:
                    field.addItem(tr("as it is"), value)
                field.choose(value)

    def value(self) -> Any:
        """The conventions as chosen."""
        return replace(self.conventions, **{name: get() for name, get in self.getters.items()})

    def done_right(self) -> bool:
        from whistclub.words.problems import problem_text

        value = self.value()
        problems = list(game_of(self.game).convention_problems(value))
        if problems:
            self.complain("\n".join(problem_text(problem, {}) for problem in problems))
            return False
        self.chosen.emit(value)
        return True


class ConventionsDialog(SwitchesDialog):
    """What a table is played under: one of the conventions offered, shipped or the club's own, or these changed for
    this table alone."""

    def __init__(self, controller: Controller, game: str, conventions: Any, parent: QWidget | None = None) -> None:
        from whistclub.words.names import game_name

        self.offered: dict[str, Any] = {}
        self._filling = False
        title = tr("Conventions: {game}", game=game_name(game))
        super().__init__(controller, game, conventions, title, parent, ok=tr("Use these"))

    def _head(self) -> None:
        from whistclub.club.conventions import offered_conventions
        from whistclub.words.conventions import shipped_name

        there = self.controller.read(offered_conventions, self.game)
        self.offered = {one.name: one.conventions for one in there}
        self.preset = ComboBox([(shipped_name(self.game, one.name), one.name) for one in there])
        self._name_them(self.conventions)
        self.preset.currentIndexChanged.connect(self._preset)
        self.row(tr("Played under"), self.preset)
        if self.game == "belgian":
            self.payoffs = button(tr("Table of payoffs…"))
            self.payoffs.setAutoDefault(False)
            self.payoffs.clicked.connect(self.ask_payoffs)
            self.form.addRow("", self.payoffs)

    def _name_them(self, conventions: Any) -> None:
        """Chooses the name under which these conventions are offered, or says that they are changed."""
        name = next((name for name, offered in self.offered.items() if offered == conventions), CHANGED)
        at = self.preset.findData(CHANGED)
        if name == CHANGED and at < 0:
            self.preset.addItem(tr("changed for this table"), CHANGED)
        elif name != CHANGED and at >= 0:
            self.preset.removeItem(at)
        self.preset.choose(name)

    def _preset(self, _index: int) -> None:
        """Other conventions bring their own switches."""
        name = self.preset.currentData()
        if not self._filling and name in self.offered:
            self._filling = True
            self.fill(self.offered[name])
            self._name_them(self.conventions)
            self._filling = False

    def _changed(self) -> None:
        if not self._filling:
            self._filling = True
            self._name_them(self.value())
            self._filling = False

    def ask_payoffs(self) -> None:
        """Opens the table of payoffs, to be looked at or changed for this table alone."""
        from whistclub.desktop.conventions.payoff_dialog import PayoffsDialog

        dialog = PayoffsDialog(self.controller, self.value(), self.preset.currentText(), self.window())
        dialog.chosen.connect(self.use_payoffs)
        dialog.open()

    def use_payoffs(self, conventions: Any) -> None:
        """Takes the table of payoffs over."""
        self.conventions = replace(self.conventions, payoffs=conventions.payoffs)
        self._changed()
