"""Which evening? Continue the one that is not closed, or start a new one."""

from __future__ import annotations

import datetime

from PySide6.QtCore import QDate, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from whistclub.club.ports import EveningRecord
from whistclub.desktop import theme
from whistclub.desktop.desk import Desk
from whistclub.desktop.widgets import Card, DateEdit, button, label, scrolled
from whistclub.words import tr


class StartPanel(QWidget):
    """``chosen`` carries the evening to work on."""

    chosen = Signal(int)

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk = desk
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
        box.addWidget(self._new_card())
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
        """Looks which evening is not closed."""
        from whistclub.club import queries
        from whistclub.desktop.widgets import set_kind
        from whistclub.words.dates import long_date

        self.date.setDate(_to_qdate(datetime.date.today()))
        self.unfinished = self.desk.read(queries.open_evening)
        self.unfinished_card.setVisible(self.unfinished is not None)
        set_kind(self.begin, "" if self.unfinished else "main")
        if self.unfinished is not None:
            name = f"{self.unfinished.name} · " if self.unfinished.name else ""
            self.unfinished_name.setText(name + long_date(self.unfinished.date))

    def focus_first(self) -> None:
        """The focus on what is most likely wanted next."""
        (self.resume if self.unfinished is not None else self.begin).setFocus(Qt.FocusReason.OtherFocusReason)

    def _resume(self) -> None:
        if self.unfinished is not None:
            self.chosen.emit(self.unfinished.id)

    def _begin(self) -> None:
        from whistclub.club.actions.evenings import create_evening

        change = self.desk.act(create_evening, self.date.date().toPython(), name=self.name.text().strip())
        if change is not None and change.action is not None:
            self.name.clear()
            self.chosen.emit(change.new(EveningRecord))


def _to_qdate(date: datetime.date) -> QDate:
    return QDate(date.year, date.month, date.day)
