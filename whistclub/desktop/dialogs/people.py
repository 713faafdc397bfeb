"""Merging two entries of one person, and erasing personal data; both explain what they do first."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from whistclub.club import queries
from whistclub.club.actions.players import erase_player, merge_players
from whistclub.club.ports import Change, PlayerRecord, Traces, Work
from whistclub.desktop.controller import Controller, sentence
from whistclub.desktop.design import theme
from whistclub.desktop.design.fields import ComboBox
from whistclub.desktop.design.widgets import label
from whistclub.desktop.dialogs.consequences import MovesView
from whistclub.desktop.dialogs.dialog import Dialog
from whistclub.desktop.evening.check_in import PlayerField
from whistclub.desktop.main_window.crash_report import erase_in_reports
from whistclub.errors import KnownError
from whistclub.rules.common import Refused
from whistclub.storage.club_file.erasing import copies, erase_in_copies
from whistclub.words import tr


class MergeDialog(Dialog):
    """Asks for the other entry of the person ``record`` and which of the two names to keep; shows what that moves.

    ``merged`` carries the id of the entry kept."""

    merged = Signal(int)

    def __init__(
        self, controller: Controller, record: PlayerRecord, other: int | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(controller, tr("Two entries of one person"), tr("Make them one"), parent)
        self.record = record
        self.players: dict[int, PlayerRecord] = {}
        self.other: PlayerRecord | None = None
        self.box.insertWidget(0, label(tr("{name} is the same person as:", name=record.name), wrap=True))
        self.field = PlayerField(self._others)
        self.field.setPlaceholderText(tr("Search a name or number…"))
        self.field.picked.connect(self.choose)
        self.row(tr("Other entry"), self.field)
        self.chosen = label("", "strong", wrap=True)
        self.form.addRow(self.chosen)
        self.kept = ComboBox()
        self.kept.currentIndexChanged.connect(self._weigh)
        self.row(tr("Keep the name"), self.kept)
        self.moves = MovesView(controller)
        self.box.addWidget(self.moves)
        self.moves.hide()
        self.box.addStretch(1)
        self.inside.setMinimumWidth(520)
        self.inside.setMinimumHeight(300)
        self._show()
        if other is not None:
            self.choose(other)

    def _others(self) -> list[PlayerRecord]:

        found = self.controller.read(queries.players)
        self.players = {player.id: player for player in found}
        return [player for player in found if player.id != self.record.id]

    def choose(self, player_id: int) -> None:
        """Chooses the other entry."""
        self._others()
        self.other = self.players[player_id]
        self.kept.blockSignals(True)
        self.kept.clear()
        for player in (self.other, self.record):
            self.kept.addItem(_titled(player), player.id)
        self.kept.blockSignals(False)
        self._weigh(0)

    def _pair(self) -> tuple[int, int] | None:
        """Returns the ids of the entry to remove and the entry to keep; None without another entry."""
        if self.other is None:
            return None
        kept = self.kept.currentData()
        return (self.record.id if kept == self.other.id else self.other.id), kept

    def _weigh(self, _index: int) -> None:
        pair = self._pair()
        self.complain("")
        if pair is not None:
            self.complain(self._hindrance(*pair))
            self.moves.weigh(merge_players, *pair)
        self._show()
        self._fit()

    def _hindrance(self, gone: int, kept: int) -> str:
        """Returns why the two cannot be merged, "" if they can."""
        try:
            self.controller.club.preview(merge_players, gone, kept)
        except (Refused, KnownError) as error:
            return sentence(error, players=self.controller.names_by_key())
        return ""

    def _show(self) -> None:
        self.chosen.setText(_titled(self.other) if self.other is not None else tr("Nobody chosen yet."))
        self.kept.setEnabled(self.other is not None)
        self.ok.setEnabled(self.other is not None and not self.problem.text())

    def done_right(self) -> bool:
        pair = self._pair()
        return False if pair is None else self.act(merge_players, *pair)

    def acted(self, change: Change) -> None:
        if (pair := self._pair()) is not None:
            self.merged.emit(pair[1])
        super().acted(change)


class EraseDialog(Dialog):
    """Shows what erasing removes, typed texts and copies included, and what it keeps; then erases."""

    def __init__(self, controller: Controller, record: PlayerRecord, parent: QWidget | None = None) -> None:
        super().__init__(controller, tr("Erase personal data"), tr("Erase for good"), parent)
        self.record, self.word = record, tr("Anonymous", "before a number, in place of an erased name")
        self.traces = controller.read(_traces, record.id)
        self.club = controller.club.store.path
        self.copies = () if self.club is None else copies(self.club)
        self._say(tr("Name, member number and note of {name} are erased, in the history too.", name=record.name))
        self._say(tr("All results stay, under a name like “{name}”.", name=f"{self.word} 1"))
        if self.traces.notes:
            self._say(tr("The name also goes from these texts:"))
            self._say("\n".join(f"“{note}”" for note in self.traces.notes), "quiet")
        self.too = QCheckBox(tr("Erase in these copies too"))
        self.too.setChecked(True)
        if self.copies:
            self._say(tr("Older copies of the club that may hold the name:"))
            self._say("\n".join(str(copy) for copy in self.copies), "quiet")
            self.box.addWidget(self.too)
        self._say(tr("This cannot be undone."))
        self._say(tr("Not reached: copies made elsewhere, and files already sent."))
        self.box.setSpacing(theme.GAP)
        self.box.addStretch(1)
        self.cancel.setDefault(True)

    def _say(self, text: str, kind: str = "") -> None:
        words = label(text, kind, wrap=True)
        words.setTextFormat(Qt.TextFormat.PlainText)
        words.setMinimumWidth(440)
        self.box.addWidget(words)

    def done_right(self) -> bool:
        return self.act(erase_player, self.record.id, self.word)

    def acted(self, change: Change) -> None:
        controller, stand_in = self.controller, self.controller.name(self.record.id)
        controller.last_call = ""
        erase_in_reports(self.traces.names, stand_in)
        if controller.preferences.marker in self.traces.names:
            controller.preferences.marker = controller.club.who = ""
            controller.preferences.save()
        left: tuple[Path, ...] = self.copies
        if self.club is not None and self.too.isChecked():
            left = erase_in_copies(self.club, self.record.id, self.word)
        super().acted(change)
        if left:
            files = ", ".join(copy.name for copy in left)
            controller.said.emit(tr("These copies may still hold the name: {files}", files=files))


def _traces(work: Work, player_id: int) -> Traces:
    return work.traces(player_id)


def _titled(player: PlayerRecord) -> str:
    """Returns a player's name with the member number, to tell namesakes apart."""
    return tr("{name}, no. {number}", name=player.name, number=player.number) if player.number else player.name
