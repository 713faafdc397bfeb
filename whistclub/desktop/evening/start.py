"""The choice of an evening: continue an open one, or start a new one."""

from __future__ import annotations

import datetime

from PySide6.QtCore import QDate, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from whistclub.club.ports import Change, EveningRecord, Work
from whistclub.desktop.controller import Controller
from whistclub.desktop.design import theme
from whistclub.desktop.design.fields import DateEdit
from whistclub.desktop.design.widgets import Card, button, label, scrolled
from whistclub.words import tr


class StartPanel(QWidget):
    """Offers the evenings to open. ``chosen`` carries the id of an evening; ``arbitrates``: the arbiter of Whist 32 is
    to be asked."""

    chosen = Signal(int)
    arbitrates = Signal()

    def __init__(self, controller: Controller, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controller = controller
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        inside = QWidget()
        outer.addWidget(scrolled(inside))
        middle = QHBoxLayout(inside)
        middle.setContentsMargins(4 * theme.UNIT, 6 * theme.UNIT, 4 * theme.UNIT, 4 * theme.UNIT)
        column = QWidget()
        column.setMaximumWidth(theme.px(560))
        middle.addStretch(1)
        middle.addWidget(column, 8)
        middle.addStretch(1)
        box = QVBoxLayout(column)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(4 * theme.UNIT)
        self.unfinished: EveningRecord | None = None
        box.addWidget(self._continue_card())
        self.closed_today: EveningRecord | None = None
        box.addWidget(self._closed_card())
        box.addWidget(self._new_card())
        self.arbiter = button(tr("Arbiter of Whist 32…"), "plain")
        self.arbiter.clicked.connect(self.arbitrates)
        box.addWidget(self.arbiter)
        box.addStretch(1)

    def _continue_card(self) -> Card:
        self.unfinished_card = Card()
        box = self.unfinished_card.box
        box.addWidget(label(tr("Not closed yet"), "small"))
        self.unfinished_name = label("", "heading", wrap=True)
        box.addWidget(self.unfinished_name)
        self.resume = button(tr("Continue this evening"), "main")
        self.resume.clicked.connect(self._resume)
        box.addWidget(self.resume)
        return self.unfinished_card

    def _closed_card(self) -> Card:
        """Returns the card of today's evening if it is closed, because it is most often reopened to look at."""
        self.closed_card = Card()
        box = self.closed_card.box
        box.addWidget(label(tr("Tonight's evening is closed"), "small"))
        self.closed_name = label("", "heading", wrap=True)
        box.addWidget(self.closed_name)
        row = QHBoxLayout()
        row.setSpacing(theme.GAP)
        self.look, self.reopen = button(tr("Open it"), "main"), button(tr("Reopen the evening"))
        self.look.clicked.connect(self._look)
        self.reopen.clicked.connect(self._reopen)
        row.addWidget(self.look, 1)
        row.addWidget(self.reopen)
        box.addLayout(row)
        return self.closed_card

    def _new_card(self) -> Card:
        card = Card()
        card.box.addWidget(label(tr("New evening"), "heading"))
        row = QHBoxLayout()
        row.setSpacing(theme.GAP)
        self.date = DateEdit()
        self.date.setAccessibleName(tr("Date"))
        self.name = QLineEdit()
        self.name.setAccessibleName(tr("Name of the evening"))
        self.name.setPlaceholderText(tr("Name, if it has one"))
        self.name.setMaxLength(80)
        self.name.returnPressed.connect(self._begin)
        row.addWidget(self.date)
        row.addWidget(self.name, 1)
        card.box.addLayout(row)
        self.begin = button(tr("Start the evening"))
        self.begin.clicked.connect(self._begin)
        card.box.addWidget(self.begin)
        return card

    def fill(self) -> None:
        """Reads which evenings are open."""
        from whistclub.club import queries
        from whistclub.desktop.design.widgets import set_kind

        self.date.setDate(_to_qdate(datetime.date.today()))
        self.unfinished = self.controller.read(queries.open_evening)
        self.unfinished_card.setVisible(self.unfinished is not None)
        today = self.controller.read(_closed_on, datetime.date.today())
        self.closed_today = today if self.unfinished is None else None
        self.closed_card.setVisible(self.closed_today is not None)
        set_kind(self.begin, "" if self.unfinished or self.closed_today else "main")
        self.begin.setText(tr("Start another evening") if self.closed_today else tr("Start the evening"))
        self.begin.setAccessibleName(self.begin.text())
        if self.closed_today is not None:
            self.closed_name.setText(_called(self.closed_today))
        if self.unfinished is not None:
            self.unfinished_name.setText(_called(self.unfinished))

    def focus_first(self) -> None:
        """Sets the focus on the most likely next step."""
        likely = self.resume if self.unfinished is not None else self.look if self.closed_today else self.begin
        likely.setFocus(Qt.FocusReason.OtherFocusReason)

    def _resume(self) -> None:
        if self.unfinished is not None:
            self.chosen.emit(self.unfinished.id)

    def _look(self) -> None:
        if self.closed_today is not None:
            self.chosen.emit(self.closed_today.id)

    def _reopen(self) -> None:
        from whistclub.club.actions.evenings import reopen_evening

        if self.closed_today is not None:
            evening_id = self.closed_today.id
            self.controller.act(reopen_evening, evening_id, then=lambda _: self.chosen.emit(evening_id))

    def _begin(self) -> None:
        from whistclub.club.actions.evenings import create_evening

        name = self.name.text().strip()
        self.controller.act(create_evening, self.date.date().toPython(), name=name, then=self._begun)

    def _begun(self, change: Change) -> None:
        if change.action is not None:
            self.name.clear()
            self.chosen.emit(change.new(EveningRecord))


def _to_qdate(date: datetime.date) -> QDate:
    return QDate(date.year, date.month, date.day)


def _closed_on(work: Work, date: datetime.date) -> EveningRecord | None:
    """Returns the latest closed evening of that date."""
    found = work.find(EveningRecord, date=date, closed=True, cancelled=False)
    return found[-1] if found else None


def _called(record: EveningRecord) -> str:
    from whistclub.words.dates import long_date

    return (f"{record.name} · " if record.name else "") + long_date(record.date)
