"""The right half of the arbiter's page: what is missing, the progress of a question, and the answer in large type."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from whistclub.desktop.arbiter.chance_bar import ChanceBar
from whistclub.desktop.arbiter.hands import Hands
from whistclub.desktop.arbiter.other_contracts import OtherContracts
from whistclub.desktop.design import theme
from whistclub.desktop.design.flow import FlowLayout
from whistclub.desktop.design.widgets import button, label, scrolled, set_kind
from whistclub.words import tr
from whistclub.words.arbiter import in_play_text, open_chance_text, verdict
from whistclub.words.numbers import average, points

if TYPE_CHECKING:
    from collections.abc import Sequence

    from whistclub.arbiter.answer import Answer

SEARCH_AT = 1
"""Place of the search for other contracts in its row, after the hint or the margin."""
PLAY_KEY, SEARCH_KEY = "F7", "F2"


class AnswerPanel(QFrame):
    """The panel of the answer. ``asks``, ``stops``, ``keeps``, ``searches``, ``plays``: one of its buttons was pressed.
    ``picks`` carries the answer about another contract whose line was pressed, ``came`` a widget of the panel with new
    content."""

    asks = Signal()
    stops = Signal()
    keeps = Signal()
    searches = Signal()
    plays = Signal()
    picks = Signal(object)
    came = Signal(QWidget)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.answer: Answer | None = None
        self._can_keep = self._hidden = self.searched = False
        outer = QVBoxLayout(self)
        outer.setContentsMargins(theme.INSIDE, theme.INSIDE, theme.INSIDE, theme.INSIDE)
        outer.setSpacing(theme.GAP)
        inside = QWidget()
        # In large text the page scrolls as a whole.
        outer.addWidget(inside if theme.tight() else scrolled(inside), 1)
        inside.setObjectName("plain")
        box = QVBoxLayout(inside)
        side = theme.UNIT if theme.tight() else theme.INSIDE
        box.setContentsMargins(side, side, side, 0)
        box.setSpacing(theme.GAP)
        self.sign, self.word, self.said = label("", "tag_ok"), label("", "accepted"), label("", "quiet", wrap=True)
        self.bar = ChanceBar()
        box.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignLeft)
        box.addWidget(self.word)
        box.addWidget(self.said)
        box.addWidget(self.bar)
        box.addWidget(self._figures())
        box.addWidget(self._failing())
        row = QHBoxLayout()
        row.addSpacing(-side)  # align the text with the lines above
        row.addWidget(self.play)
        row.addWidget(self.play_key, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addStretch(1)
        box.addLayout(row)
        self._below = QHBoxLayout()
        self._below.addSpacing(-side)
        self._below.addStretch(1)
        box.addLayout(self._below)
        self.others = OtherContracts()
        self.others.picks.connect(self.picks)
        box.addWidget(self.others)
        box.addStretch(1)
        self.footer = self._footer()
        outer.addWidget(self.footer)

    def _figures(self) -> QWidget:
        self.figures = QWidget()
        flow = FlowLayout(self.figures, 6 * theme.UNIT)
        self.numbers: list[QLabel] = []
        for what, kind in (
            (tr("made", "what a contract brings"), "gain"), (tr("lost", "what a contract costs"), "loss"),
            (tr("worth on the average"), "number"),
        ):  # fmt: skip
            one = QWidget()
            column = QVBoxLayout(one)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(0)
            column.addWidget(label(what, "quiet"))
            number = label("", kind)
            self.numbers.append(number)
            column.addWidget(number)
            flow.addWidget(one)
        return self.figures

    def _failing(self) -> QWidget:
        self.failing = QWidget()
        box = QVBoxLayout(self.failing)
        box.setContentsMargins(0, theme.GAP, 0, 0)
        box.setSpacing(theme.UNIT)
        self.failing_title = label("", "strong", wrap=True)
        self.hands = Hands()
        text = tr("See the play →")
        self.play, self.play_key = button(text, "plain", tip=f"{text}  [{PLAY_KEY}]"), label(PLAY_KEY, "key")
        self.play.setAccessibleName(text)
        self.play.setProperty("tone", "accent")
        self.play.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.play.clicked.connect(self.plays)
        for widget in (self.failing_title, self.hands):
            box.addWidget(widget)
        return self.failing

    def _footer(self) -> QWidget:
        footer = QWidget()
        line = self._buttons = QHBoxLayout(footer)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(theme.GAP)
        self.hint = label("", "strong", wrap=True)
        line.addWidget(self.hint, 1)
        self.hint.setVisible(theme.tight())
        text = tr("Other contracts possible?")
        self.search = button(text, "plain", tip=f"{text}  [{SEARCH_KEY}]")
        self.ask = button(tr("Ask the arbiter  ⏎"), "main", tip=tr("Ask the arbiter [{key}]", key=tr("Enter")))
        self.stop = button(tr("Stop"), tip=tr("Stop [{key}]", key=tr("Esc")))
        self.keep = button(tr("Keep with the deal  ⏎"), "main", tip=tr("Keep with the deal [{key}]", key=tr("Enter")))
        line.insertWidget(SEARCH_AT, self.search)
        line.addStretch(0 if theme.tight() else 1)
        for press, signal in (
            (self.search, self.searches), (self.ask, self.asks), (self.stop, self.stops), (self.keep, self.keeps),
        ):  # fmt: skip
            press.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            press.clicked.connect(signal)
        for press in (self.ask, self.stop, self.keep):
            line.addWidget(press)
        return footer

    def lie(self, *, low: bool) -> None:
        """Places the search for other contracts beneath the answer (in a low, narrow page), or among the buttons."""
        if low != (self._below.indexOf(self.search) >= 0):
            before, after = (self._buttons, self._below) if low else (self._below, self._buttons)
            before.removeWidget(self.search)
            after.insertWidget(SEARCH_AT, self.search)

    # -- content

    def show_missing(self, missing: str, *, wrong: bool = False) -> None:
        """Shows that there is no answer yet. ``missing``: what is missing, "" if the arbiter can be asked."""
        self._show(None)
        self.say(missing or tr("Everything is there: the arbiter can be asked."), wrong=wrong)
        self._offer(ask=True)
        self.ask.setEnabled(not missing)

    def show_running(self, layouts: int) -> None:
        """Shows that the question is being answered; ``layouts``: number examined so far."""
        self._show(None)
        self.say(self._counted(layouts))
        self._offer(stop=True)

    def show_answer(self, answer: Answer, names: Sequence[str], *, can_keep: bool) -> None:
        """Shows the answer. ``names``: of the players from the asker to the left."""
        self._show(answer)
        self._can_keep = can_keep
        self.sign.setText(tr("✓ answer") if answer.accepted else tr("✗ answer"))
        set_kind(self.sign, "tag_ok" if answer.accepted else "tag_wrong")
        self.word.setText(verdict(answer))
        set_kind(self.word, "accepted" if answer.accepted else "refused")
        self.say(in_play_text(answer))
        told = open_chance_text(answer)
        self.bar.show_chance(answer.chance, answer.threshold, accepted=answer.accepted, told=told)
        for number, text in zip(
            self.numbers, (points(answer.made), points(-answer.lost), average(answer.worth)), strict=True
        ):
            number.setText(text)
        if answer.failing is None:
            self.failing_title.setText(tr("No layout looked at beats the contract."))
        else:
            self.failing_title.setText(tr("A layout that beats the contract"))
            self.hands.show_hands(list(zip(names, answer.failing.hands, strict=True))[1:])
        self.setAccessibleDescription(f"{verdict(answer)}. {in_play_text(answer)}. {told}")
        self._offer(search=True, keep=can_keep)
        self.came.emit(self.word)

    def show_hidden(self, hidden: bool) -> None:
        """Hides everything that reveals the cards: the other hands, the card set aside, other contracts with their
        trumps."""
        self._hidden = hidden
        self.others.setVisible(self.searched and not hidden)
        answer = self.answer
        if answer is None:
            return
        there = answer.failing is not None and not hidden
        self.hands.setVisible(there)
        self.play.setVisible(there)
        self.play_key.setVisible(there and not theme.tight())
        self.failing.setVisible(not hidden)
        self.said.setText(in_play_text(answer, hidden=hidden))

    def show_others(self, found: Sequence[Answer], *, running: bool, layouts: int = 0) -> None:
        """Shows which other contracts would be accepted, as far as they have been found."""
        note = self._counted(layouts) if running else "" if found else tr("Nothing else on the list would be accepted.")
        self.others.show_found(found, note)
        self.searched = True
        self.others.setHidden(self._hidden)
        self._offer(stop=running, keep=self._can_keep)
        self.came.emit(self.others)

    def say(self, text: str, *, wrong: bool = False) -> None:
        """Shows the panel's sentence."""
        self.said.setText(text)
        # In large text the panel is out of sight while cards are chosen.
        self.hint.setText("" if self.answer is not None and not wrong else text)
        set_kind(self.hint, "wrong" if wrong else "strong")
        set_kind(self.said, "wrong" if wrong else "heading" if self.answer is None else "quiet")

    def _counted(self, layouts: int) -> str:
        return tr("The arbiter is thinking: %n layout(s)…", "", layouts)

    def _show(self, answer: Answer | None) -> None:
        self.answer = answer
        for widget in (self.sign, self.word, self.bar, self.figures, self.failing):
            widget.setVisible(answer is not None)
        # In large text the question's sentence stands beside the buttons.
        self.setVisible(answer is not None or not theme.tight())
        self.searched = False
        for widget in (self.others, self.play, self.play_key):
            widget.hide()
        if answer is None:
            self.setAccessibleDescription("")

    def _offer(self, *, ask: bool = False, stop: bool = False, search: bool = False, keep: bool = False) -> None:
        for press, there in ((self.ask, ask), (self.stop, stop), (self.search, search), (self.keep, keep)):
            press.setVisible(there)
