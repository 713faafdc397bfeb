"""The choices of contract, trumps, partner and first leader, one line each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from whistclub.arbiter.question import CONTRACTS
from whistclub.desktop.design import theme
from whistclub.desktop.design.flow import FlowLayout
from whistclub.desktop.design.segments import Segment, Segments
from whistclub.desktop.design.tips import set_tip
from whistclub.desktop.design.widgets import ChipButton, label, set_kind, suit_ink
from whistclub.entry.arbiter_form import LEADERS, PARTNERS, ArbiterForm, contract_keys, group_keys
from whistclub.entry.letters import suit_letter
from whistclub.rules.common import Suit
from whistclub.words import tr
from whistclub.words.arbiter import listed_contract
from whistclub.words.cards import BY_COLOUR
from whistclub.words.names import suit_name, suit_sign

TITLE = 96
"""Width of a title beside its choices, in pixels at text size 100 %."""
QWIDGETSIZE_MAX = 16_777_215


class ChoiceLine(QWidget):
    """A line of chips, or of the segments of one control, of which one is chosen, with their title and its key above or
    beside them. ``chosen`` carries the index pressed."""

    chosen = Signal(int)

    def __init__(self, title: str, key: str = "", *, segments: bool = False) -> None:
        super().__init__()
        self._box = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(theme.UNIT)
        self.setAccessibleName(title)
        self.title = QWidget()
        head = QHBoxLayout(self.title)
        head.setContentsMargins(0, 0, 0, 0)
        head.setSpacing(theme.UNIT)
        self.words = label(title, "strong")
        head.addWidget(self.words)
        if key:
            head.addWidget(label(key, "key"), 0, Qt.AlignmentFlag.AlignVCenter)
        head.addStretch(1)
        self._box.addWidget(self.title)
        self._control = Segments() if segments else None
        if self._control is not None:
            # Many or long names are wrapped.
            self._control.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Minimum)
            self._flow = self._control.flow
            self._box.addWidget(self._control)
            self._box.addStretch(1)
        else:
            inside = QWidget()
            self._flow = FlowLayout(inside, theme.GAP)
            self._box.addWidget(inside, 1)
        self.chips: list[ChipButton] = []

    def add(self, text: str, key: str = "", accessible: str = "", ink: str = "") -> None:
        """Adds a choice."""
        kind = ChipButton if self._control is None else Segment
        chip = kind(text, key, accessible, ink=ink)
        chip.clicked.connect(partial(self._press, len(self.chips)))
        self.chips.append(chip)
        self._flow.addWidget(chip)

    def name(self, texts: Sequence[tuple[str, str]]) -> None:
        """Renames the first choices. ``texts``: for each, the text shown and the full text."""
        for chip, (text, whole) in zip(self.chips, texts, strict=False):
            chip.set_label(text, whole)
            set_tip(chip, whole if whole != text else "")

    def mark(self, at: int | None) -> None:
        """Marks the choice at that index as chosen, None for none."""
        for place, chip in enumerate(self.chips):
            chip.setChecked(place == at)

    def due(self, due: bool) -> None:
        """Shows whether the next key is read as one of these choices."""
        for chip in self.chips:
            chip.setProperty("due", "true" if due and not chip.isChecked() and chip.isEnabled() else "false")
            chip.style().unpolish(chip)
            chip.style().polish(chip)

    def lie(self, beside: bool) -> None:
        """Places the title beside the choices, or above them."""
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._box.setDirection(way)
        self.words.setWordWrap(beside)
        set_kind(self.words, "small" if beside else "strong")
        self.title.setMinimumWidth(theme.px(TITLE) if beside else 0)
        self.title.setMaximumWidth(theme.px(TITLE) if beside else QWIDGETSIZE_MAX)

    def _press(self, at: int) -> None:
        self.chosen.emit(at)


class Choices(QWidget):
    """All choices except the cards. ``changed``: another choice was made in ``form``."""

    changed = Signal()

    def __init__(self, form: ArbiterForm, names: Sequence[tuple[str, str]], parent: QWidget | None = None) -> None:
        """``names``: of the four players from the asker to the left, as shown and in full."""
        super().__init__(parent)
        self.form, self.names = form, names
        self._box = box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        keys, groups = contract_keys(), group_keys()
        self.contract = ChoiceLine(tr("The contract"))
        for key in CONTRACTS:
            self.contract.add(listed_contract(key), keys[key])
        self.suits: tuple[Suit, ...] = (*BY_COLOUR, Suit.NONE)
        self.trump = ChoiceLine(tr("Trump"), groups["trump"])
        for suit in self.suits:
            self.trump.add(suit_sign(suit), suit_letter(suit), suit_name(suit), suit_ink(suit))
        self.asker = ChoiceLine(tr("Who asks"), groups["asker"], segments=True)
        for _ in range(2):
            self.asker.add("")
        self.partner = ChoiceLine(tr("Partner"), groups["partner"], segments=True)
        self.leader = ChoiceLine(tr("Leads first"), groups["leader"], segments=True)
        for line, places, unknown in (
            (self.partner, PARTNERS, tr("not known")), (self.leader, LEADERS, tr("not known", "the first lead")),
        ):  # fmt: skip
            for place in places:
                text, whole = (unknown, unknown) if place is None else names[place]
                line.add(text, "", whole)
        for line, act in (
            (self.contract, self._contract), (self.trump, self._trump), (self.asker, self._asker),
            (self.partner, self._partner), (self.leader, self._leader),
        ):  # fmt: skip
            line.chosen.connect(act)
            box.addWidget(line)

    def lines(self) -> tuple[ChoiceLine, ...]:
        """Returns the lines from top to bottom."""
        return self.contract, self.trump, self.asker, self.partner, self.leader

    def name(self, names: Sequence[tuple[str, str]]) -> None:
        """Names the players anew, from another asker to the left."""
        self.names = names
        self.partner.name(names[1:])
        self.leader.name(names)

    def show_form(self, *, hidden: bool) -> None:
        """Shows the choices of the form. ``hidden``: do not reveal which suits are held."""
        form = self.form
        self.contract.mark(list(CONTRACTS).index(form.contract) if form.contract else None)
        self.trump.setVisible(len(form.trumps) > 1)
        for suit, chip in zip(self.suits, self.trump.chips, strict=True):
            chip.setVisible(suit in form.trumps)
            reason = "" if hidden else form.without_trump(suit)
            chip.setEnabled(not reason)
            set_tip(chip, reason or suit_name(suit))
        self.trump.mark(None if form.trump is None else self.suits.index(form.trump))
        self.trump.due(form.names_trump)
        self.asker.setVisible(bool(form.askers))
        if form.askers and form.asked is not None:
            self.asker.name([self.names[form.asked.places(seat)] for seat in form.askers])
            self.asker.mark(form.askers.index(form.asked.players[0]))
        # Where one of two asks, the other is the partner.
        self.partner.setVisible(form.has_partner and not form.askers)
        self.partner.mark(PARTNERS.index(form.partner))
        self.leader.setVisible(form.has_leader)
        self.leader.mark(LEADERS.index(form.leader))

    def lie(self, beside: bool) -> None:
        """Places the titles beside the choices (for low windows), where the contracts have none, or above them."""
        for line in self.lines()[1:]:
            line.lie(beside)
        self.contract.title.setHidden(beside)
        self._box.setSpacing(theme.UNIT if beside else theme.INSIDE)

    def _contract(self, at: int) -> None:
        self.form.choose_contract(list(CONTRACTS)[at])
        self.changed.emit()

    def _trump(self, at: int) -> None:
        self.form.choose_trump(self.suits[at])
        self.changed.emit()

    def _asker(self, at: int) -> None:
        self.form.choose_asker(self.form.askers[at])
        self.changed.emit()

    def _partner(self, at: int) -> None:
        self.form.partner = PARTNERS[at]
        self.changed.emit()

    def _leader(self, at: int) -> None:
        self.form.leader = LEADERS[at]
        self.changed.emit()
