"""Cancelling an evening: the reason, and what that moves in the season."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QWidget

from whistclub.club.actions.evenings import cancel_evening
from whistclub.club.ports import EveningRecord
from whistclub.desktop.controller import Controller
from whistclub.desktop.design.widgets import label
from whistclub.desktop.dialogs.consequences import MovesView
from whistclub.desktop.dialogs.dialog import Dialog
from whistclub.words import tr
from whistclub.words.dates import evening_text


class CancelledDialog(Dialog):
    """Marks the evening as cancelled; it stays in the list of evenings."""

    def __init__(self, controller: Controller, record: EveningRecord, parent: QWidget | None = None) -> None:
        super().__init__(controller, tr("Evening cancelled"), tr("Mark as cancelled"), parent)
        self.evening_id = record.id
        self.box.insertWidget(0, label(evening_text(record.date, record.number, record.name), "strong", wrap=True))
        self.reason = QLineEdit()
        self.reason.setMaxLength(200)
        self.reason.setPlaceholderText(tr("if it is to be remembered"))
        self.row(tr("Reason"), self.reason)
        words = tr("It stays in the list, marked as cancelled. Nothing of it counts, and no ranking waits for it.")
        self.box.addWidget(label(words, "quiet", wrap=True))
        self.moves = MovesView(controller)
        self.box.addWidget(self.moves)
        self.moves.weigh(cancel_evening, record.id)
        self.inside.setMinimumWidth(420)
        self.box.addStretch(1)

    def done_right(self) -> bool:
        return self.act(cancel_evening, self.evening_id, self.reason.text())
