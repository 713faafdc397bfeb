"""The conventions of a table: the preset and the switches of its game, validated while they are chosen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from whistclub.club.conventions import offered_conventions
from whistclub.desktop.controller import Controller
from whistclub.desktop.conventions.payoff_dialog import PayoffsDialog
from whistclub.desktop.conventions.thresholds import ThresholdFields
from whistclub.desktop.design.fields import ComboBox, SpinBox
from whistclub.desktop.design.widgets import button
from whistclub.desktop.dialogs.dialog import Dialog
from whistclub.rules.sheet import game_of
from whistclub.words import tr, tr_marked
from whistclub.words.conventions import shipped_name
from whistclub.words.games import game_name, words_of
from whistclub.words.problems import problem_text

CHANGED = "\0"
"""Stands for conventions that differ from every preset; no name can equal it."""


class SwitchesDialog(Dialog):
    """The switches of a game's conventions. ``chosen`` carries the conventions once confirmed; ``locked``:
    read-only."""

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
        self.options = words_of(game).options
        self.getters: dict[str, Callable[[], Any]] = {}
        self.fields: dict[str, QWidget] = {}
        self._head()
        for entry in fields(conventions):
            if entry.name in self.options:
                self._field(entry.name, getattr(conventions, entry.name))
        for field in self.fields.values():
            field.setEnabled(not locked)
        for name, field in self.fields.items():
            switch = self.fields.get(self.options[name].when)
            if not locked and isinstance(switch, QCheckBox):
                field.setEnabled(switch.isChecked())
                switch.toggled.connect(field.setEnabled)

    def _head(self) -> None:
        """Adds widgets above the switches; for subclasses."""

    def _changed(self) -> None:
        """Called when a switch has changed; for subclasses."""

    def _field(self, name: str, value: Any) -> None:
        option = self.options[name]
        words = tr_marked(option.label)
        if option.choices:
            box = ComboBox([(tr_marked(text), data) for text, data in option.choices])
            if value not in [data for _, data in option.choices]:
                box.addItem(tr("as it is"), value)
            box.choose(value)
            box.currentIndexChanged.connect(self._switched)
            self._keep(name, box, box.currentData)
            self.row(words, box)
        elif option.parts:
            thresholds = ThresholdFields(self.game, option, value)
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
            low, high = option.least, option.most
            optional = value is None or option.optional
            spin = SpinBox(low - optional, high, low - 1 if value is None else value)
            if optional:
                spin.setSpecialValueText(tr("no end"))
            if option.factor:
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
        """Shows the given conventions."""
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
        """Returns the conventions as chosen."""
        return replace(self.conventions, **{name: get() for name, get in self.getters.items()})

    def done_right(self) -> bool:

        value = self.value()
        problems = list(game_of(self.game).convention_problems(value))
        if problems:
            self.complain("\n".join(problem_text(problem, {}) for problem in problems))
            return False
        self.chosen.emit(value)
        return True


class ConventionsDialog(SwitchesDialog):
    """The conventions of a table: one of the presets (shipped or the club's own), or changed for this table only."""

    def __init__(self, controller: Controller, game: str, conventions: Any, parent: QWidget | None = None) -> None:

        self.offered: dict[str, Any] = {}
        self._filling = False
        title = tr("Conventions: {game}", game=game_name(game))
        super().__init__(controller, game, conventions, title, parent, ok=tr("Use these"))

    def _head(self) -> None:

        there = self.controller.read(offered_conventions, self.game)
        self.offered = {one.name: one.conventions for one in there}
        self.preset = ComboBox([(shipped_name(self.game, one.name), one.name) for one in there])
        self._name_them(self.conventions)
        self.preset.currentIndexChanged.connect(self._preset)
        self.row(tr("Played under"), self.preset)
        if words_of(self.game).payoff_table is not None:
            self.payoffs = button(tr("Table of payoffs…"))
            self.payoffs.setAutoDefault(False)
            self.payoffs.clicked.connect(self.ask_payoffs)
            self.form.addRow("", self.payoffs)

    def _name_them(self, conventions: Any) -> None:
        """Selects the preset equal to these conventions, or "changed" if there is none."""
        name = next((name for name, offered in self.offered.items() if offered == conventions), CHANGED)
        at = self.preset.findData(CHANGED)
        if name == CHANGED and at < 0:
            self.preset.addItem(tr("changed for this table"), CHANGED)
        elif name != CHANGED and at >= 0:
            self.preset.removeItem(at)
        self.preset.choose(name)

    def _preset(self, _index: int) -> None:
        """Sets the switches to those of the chosen preset."""
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
        """Opens the payoff table, to read it or to change it for this table only."""

        form = words_of(self.game).payoff_table
        if form is None:
            return
        dialog = PayoffsDialog(self.controller, form, self.value(), self.preset.currentText(), self.window())
        dialog.chosen.connect(self.use_payoffs)
        dialog.open()

    def use_payoffs(self, conventions: Any) -> None:
        """Uses the payoff table of ``conventions``."""
        self.conventions = replace(self.conventions, payoffs=conventions.payoffs)
        self._changed()
