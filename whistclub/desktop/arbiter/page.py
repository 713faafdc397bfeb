"""The arbiter's page: the eight cards and the contract at the left, the answer at the right."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from whistclub.arbiter.cards import Card
from whistclub.club.ports import Change
from whistclub.desktop.arbiter.answer_panel import PLAY_KEY, SEARCH_KEY, AnswerPanel
from whistclub.desktop.arbiter.at_table import AtTable, Names, nameless
from whistclub.desktop.arbiter.card_buttons import CardBoard
from whistclub.desktop.arbiter.choices import Choices
from whistclub.desktop.arbiter.hands import PlayDialog
from whistclub.desktop.arbiter.header import HIDE_KEY, ArbiterHeader
from whistclub.desktop.arbiter.worker import USUAL, Terms, Worker, asking, searching
from whistclub.desktop.controller import Controller
from whistclub.desktop.deal_entry.key_events import pressed
from whistclub.desktop.design import theme
from whistclub.desktop.design.widgets import scrolled
from whistclub.desktop.pages.inner_page import InnerPage
from whistclub.entry.arbiter_form import ArbiterForm
from whistclub.entry.keys import Reader
from whistclub.rules.common import Suit
from whistclub.words import tr
from whistclub.words.arbiter import question_text

if TYPE_CHECKING:
    from whistclub.arbiter.answer import Answer

LOW_BELOW = 640
"""Height of the page in pixels, at text size 100 %, below which titles are beside their choices."""
SHARES, LOW_SHARES = (54, 46), (57, 43)
"""Parts of the width for the cards and the answer; in a low page the choices need the width instead of the height."""


class ArbiterPage(InnerPage):
    """The arbiter's page. Returns to a table (``opens`` carries its sheet id) or, if it was not opened from one, to the
    page beneath."""

    opens = Signal(int)

    def __init__(
        self,
        controller: Controller,
        form: ArbiterForm,
        at: AtTable | None = None,
        back: tuple[int, str] = (0, ""),
        parent: QWidget | None = None,
    ) -> None:
        """``at`` None: no deal. ``back``: id of the sheet to return to, 0 for none, and its name."""
        super().__init__(parent)
        self.back_to = back[0]
        self.setObjectName("page")
        self.setProperty("touch", "true")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Arbiter of Whist 32"))
        self.controller, self.form, self.at = controller, form, at
        self.names = self._names()
        self.reader = Reader()
        self.hidden = False
        self.answer: Answer | None = None
        self.others: list[Answer] = []
        self._worker: Worker | None = None
        self._layouts = 0
        self._fresh = QTimer(self, singleShot=True)
        """Runs while an answer is so new that Enter was probably pressed to ask for it."""
        self._build(back[1])
        self.show_form()

    # -- frame

    def _build(self, back: str) -> None:
        self.header = ArbiterHeader(self, self._about(), back)
        box = QVBoxLayout(self)
        box.setContentsMargins(4 * theme.UNIT, theme.UNIT, 4 * theme.UNIT, 3 * theme.UNIT)
        box.setSpacing(theme.GAP)
        box.addWidget(self.header)
        self.panel = AnswerPanel()
        if theme.tight():
            self._stack(box)
        else:
            self.halves = QHBoxLayout()
            self.halves.setSpacing(theme.INSIDE)
            self.halves.addWidget(self._left(), SHARES[0])
            self.halves.addWidget(self.panel, SHARES[1])
            box.addLayout(self.halves, 1)
        for signal, act in (
            (self.header.back.clicked, self.leave), (self.header.hide_cards.clicked, self.toggle_hidden),
            (self.board.pressed, self._tap), (self.board.cleared, self._clear), (self.board.undone, self._back),
            (self.choices.changed, self._changed), (self.panel.asks, self.ask), (self.panel.stops, self.stop),
            (self.panel.keeps, self.keep), (self.panel.searches, self.search), (self.panel.plays, self.show_play),
            (self.panel.picks, self._pick),
        ):  # fmt: skip
            signal.connect(act)

    def _names(self) -> Names:
        """Returns the players from the asker to the left."""
        asked = self.form.asked
        return nameless() if self.at is None or asked is None else self.at.names_from(asked)

    def _about(self) -> str:
        """Returns the table, the deal and who asks, "" without a deal. In large text the table is left out, because the
        button that leads back names it."""
        return "" if self.at is None else self.at.about(self.names[0][0], short=theme.tight())

    def _stack(self, box: QVBoxLayout) -> None:
        """In large text, places the answer beneath the cards so that both scroll; the answer's buttons stay visible."""
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, theme.UNIT, 0)
        column.setSpacing(theme.GAP)
        column.addWidget(self._left())
        column.addWidget(self.panel)
        column.addStretch(1)
        self.area = scrolled(inside)
        box.addWidget(self.area, 1)
        box.addWidget(self.panel.footer)
        self.panel.came.connect(self._scroll_to)

    def _scroll_to(self, part: QWidget) -> None:
        """Scrolls to a part of the page once it has been laid out."""
        QTimer.singleShot(0, part, partial(self.area.ensureWidgetVisible, part, 0, self.area.height() // 2))

    def _left(self) -> QFrame:
        card = QFrame()
        card.setObjectName("card")
        outer = QVBoxLayout(card)
        outer.setContentsMargins(theme.GAP, theme.GAP, theme.GAP, theme.GAP)
        inside = QWidget()
        outer.addWidget(inside if theme.tight() else scrolled(inside))
        inside.setObjectName("plain")
        box = QVBoxLayout(inside)
        side = theme.UNIT if theme.tight() else theme.INSIDE
        box.setContentsMargins(side, theme.UNIT, side, theme.UNIT)
        box.setSpacing(theme.INSIDE)
        self.board = CardBoard()
        self.choices = Choices(self.form, self.names)
        box.addWidget(self.board)
        box.addWidget(self.choices)
        box.addStretch(1)
        return card

    def header_widget(self) -> QWidget:
        return self.header

    def main_button(self) -> QPushButton:
        shown = (self.panel.ask, self.panel.stop, self.panel.keep)
        return next((press for press in shown if not press.isHidden()), self.panel.ask)

    # -- showing

    def show_form(self) -> None:
        """Shows the choices; removes the answer to a different question."""
        form = self.form
        if (names := self._names()) != self.names:
            self.names = names
            self.header.about.setText(self._about())
            self.choices.name(names)
        self.board.show_form(form, hidden=self.hidden)
        self.choices.show_form(hidden=self.hidden)
        question = form.question
        if self.answer is None or self.answer.question != question:
            self.answer, self.others = None, []
            self.panel.show_missing(form.why or self._next_key() or form.missing, wrong=bool(form.why))
            self.panel.ask.setEnabled(question is not None)
        self.panel.show_hidden(self.hidden)
        if form.why:
            self.panel.say(form.why, wrong=True)

    def _next_key(self) -> str:
        """Returns the question for the second key of a card; "" if none was begun."""
        from whistclub.words.cards import rank_text
        from whistclub.words.names import suit_name

        if self.hidden:
            return ""
        if self.form.suit is not None:
            return tr("Which of the {suit}?", suit=suit_name(self.form.suit))
        return tr("{rank} of which suit?", rank=rank_text(self.form.rank)) if self.form.rank else ""

    def toggle_hidden(self) -> None:
        """Turns the cards face down, or shows them again."""
        self.hidden = not self.hidden
        self.header.show_hidden(self.hidden)
        self.show_form()

    # -- choosing

    def _tap(self, card: Card) -> None:
        if self.hidden:
            self.panel.say(tr("The cards are hidden; {key} shows them.", key=HIDE_KEY), wrong=True)
            return
        self.form.toggle(card)
        self._changed()

    def _clear(self) -> None:
        self.form.clear()
        self._changed()

    def _back(self) -> None:
        self.form.back()
        self._changed()

    def _changed(self) -> None:
        self.stop()
        self.show_form()
        self.setFocus()

    # -- asking

    def ask(self) -> None:
        """Asks the arbiter in a background thread."""
        question = self.form.question
        if question is None:
            self.form.why = self.form.missing
            self.show_form()
            return
        self.stop()
        self.answer, self.others = None, []
        self.panel.show_running(0)
        self._start(asking(question, self._terms))

    def search(self) -> None:
        """Starts the search for other contracts that would be accepted."""
        if self.answer is not None and not self.panel.search.isHidden():
            self.stop()
            self.others, self._layouts = [], 0
            self.panel.show_others([], running=True)
            self._start(searching(self.answer.question, self.form.partner, self.form.leader, self._terms))

    @property
    def _terms(self) -> Terms:
        return USUAL if self.at is None else self.at.terms

    def _pick(self, answer: Answer) -> None:
        """Asks for one of the other contracts: its answer has been found already."""
        self.stop()
        self.form.choose_contract(answer.question.contract)
        if len(self.form.trumps) > 1:
            self.form.choose_trump(answer.question.trump_suit or Suit.NONE)
        self._show_answer(replace(answer, question=self.form.question or answer.question))
        self.show_form()
        self.setFocus()

    def _show_answer(self, answer: Answer) -> None:
        self.answer, self.others = answer, []
        self._fresh.start(QApplication.doubleClickInterval())
        self.panel.show_answer(answer, [name for name, _ in self.names], can_keep=self.at is not None)
        self.panel.show_hidden(self.hidden)

    def _start(self, work: Callable[[Worker], None]) -> None:
        self._worker = worker = Worker(work, self)
        worker.counted.connect(self._counted)
        worker.found.connect(self._found)
        worker.failed.connect(self._failed)
        worker.ended.connect(self._ended)
        worker.finished.connect(worker.deleteLater)
        worker.start()
        self.setFocus()

    def _counted(self, worker: Worker, layouts: int) -> None:
        if worker is not self._worker:
            return
        self._layouts = layouts
        if self.answer is None:
            self.panel.show_running(layouts)
        else:
            self.panel.show_others(self.others, running=True, layouts=layouts)

    def _found(self, worker: Worker, answer: Answer) -> None:
        if worker is not self._worker:
            return
        if self.answer is not None:
            self.others.append(answer)
            self.panel.show_others(self.others, running=True, layouts=self._layouts)
            return
        self._show_answer(answer)

    def _ended(self, worker: Worker) -> None:
        if worker is self._worker:
            self._worker = None
            if self.panel.searched:
                self.panel.show_others(self.others, running=False)

    def _failed(self, worker: Worker, error: Exception) -> None:
        if worker is self._worker:
            self._worker = None
            self.show_form()
            raise error

    def stop(self) -> None:
        """Stops the running question; what was found so far is kept."""
        worker, self._worker = self._worker, None
        if worker is None:
            return
        worker.stop()
        if self.answer is None:
            self.show_form()
        else:
            self.panel.show_others(self.others, running=False)

    # -- what comes of it

    def keep(self) -> None:
        """Stores the answer as the call of the deal and returns to the table."""
        from whistclub.club.actions.calls import record_call

        if self.answer is None or self.at is None or self._fresh.isActive():
            return
        self.stop()
        call = self.form.call(self.answer)
        self.controller.act(record_call, self.at.sheet_id, call, then=lambda _: self._close())

    def show_play(self) -> None:
        """Shows the four hands of the layout that beats the contract, with the play."""
        answer = self.answer
        if answer is not None and answer.failing is not None and not self.hidden:
            names = [name for name, _ in self.names]
            self.setFocus()  # Enter goes on meaning the answer
            PlayDialog(self.controller, question_text(answer.question), answer.failing, names, self.window()).open()

    def leave(self) -> None:
        """Returns without storing the answer."""
        self.stop()
        self.form.drop()
        self._close()

    def _close(self) -> None:
        self.opens.emit(self.back_to) if self.back_to else self.closed.emit()

    def reload(self, change: Change) -> None:
        """Closes the page if the deal has been entered elsewhere in the meantime."""
        from whistclub.club import queries

        if self.at is not None and self.at.sheet_id in change.sheets:
            view = self.controller.read(queries.sheet, self.at.sheet_id)
            if len(view.score.lines) + 1 != self.at.number:
                self.leave()

    # -- events

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            parts = pressed(event)
            if parts is not None and parts.text.strip() and not parts.named:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape):
            return
        keys = {HIDE_KEY: self.toggle_hidden, PLAY_KEY: self.show_play, SEARCH_KEY: self.search}
        act = keys.get(QKeySequence(event.keyCombination()).toString(QKeySequence.SequenceFormat.PortableText))
        if act is not None:
            act()
        elif not self._take(event):
            super().keyPressEvent(event)

    def _take(self, event: QKeyEvent) -> bool:
        parts = pressed(event)
        name = "" if parts is None else self.reader.key(parts)
        if name == "commit":
            self._enter()
        elif name == "clear":
            self._escape()
        elif name == "back" or (name.isalnum() and len(name) == 1):
            if not self.form.key(name):
                question = self.form.missing or tr("Enter asks the arbiter.")
                self.form.why = tr("{key} cannot stand here. {question}", key=name.upper(), question=question)
            self._changed()
        else:
            return False
        return True

    def _enter(self) -> None:
        if self.answer is not None:
            self.keep()
        elif self._worker is None:
            self.ask()

    def _escape(self) -> None:
        if self._worker is not None:
            self.stop()
        elif self.form.drop():
            self.show_form()
        else:
            self.leave()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        low = not theme.tight() and event.size().height() < theme.px(LOW_BELOW)
        self.choices.lie(beside=low)
        self.panel.lie(low=low)
        for half, share in enumerate(() if theme.tight() else LOW_SHARES if low else SHARES):
            self.halves.setStretch(half, share)

    def hideEvent(self, event: QHideEvent) -> None:
        self.stop()
        super().hideEvent(event)
