"""The page "Evenings": every evening of a season; open, rename, delete, export, import and print them."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QDate, Qt, Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from whistclub.club import queries
from whistclub.club.actions.evenings import change_evening, delete_evening, restore_evening
from whistclub.club.names import plain
from whistclub.club.ports import Change, EveningRecord, SeasonRecord
from whistclub.desktop.controller import Controller
from whistclub.desktop.conventions.files import open_files
from whistclub.desktop.design import theme
from whistclub.desktop.design.beside import Beside
from whistclub.desktop.design.fields import ComboBox, DateEdit, SpinBox
from whistclub.desktop.design.grid import Grid, GridRow
from whistclub.desktop.design.toolbar_layout import ToolbarLayout
from whistclub.desktop.design.widgets import button, label, set_kind
from whistclub.desktop.dialogs.cancelled import CancelledDialog
from whistclub.desktop.dialogs.consequences import ConfirmDialog
from whistclub.desktop.dialogs.dialog import Dialog
from whistclub.desktop.files.exporting import export_evening
from whistclub.desktop.files.file_dialogs import ask_open_many
from whistclub.desktop.files.old_results import ResultsDialog
from whistclub.desktop.pages.list_details import Details
from whistclub.desktop.pages.page import Page
from whistclub.desktop.printing.catalogue import preview_evening
from whistclub.reports.table import Column, Kind
from whistclub.words import tr
from whistclub.words.dates import long_date, short_date

NUMBERS_ABOVE = 150
"""Text size in percent above which dates are shown in digits."""


class EveningsPage(Page):
    """The evenings of one season. ``opened`` carries the id of an evening to show."""

    opened = Signal(int)

    def __init__(self, controller: Controller, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        self.records: dict[int, EveningRecord] = {}
        self._stale = True
        box = QVBoxLayout(self)
        box.setContentsMargins(4 * theme.UNIT, 3 * theme.UNIT, 4 * theme.UNIT, 4 * theme.UNIT)
        box.setSpacing(theme.GAP)
        box.addLayout(self._top_row())
        self.grid = Grid(tr("Evenings of the season"), one_click=False, sorts=True, row_height=theme.CONTROL)
        set_kind(self.grid, "list")
        self.details = Details(controller)
        self._add_buttons()
        self.grid.opened.connect(self._open_row)
        self.grid.chose.connect(self._chose)
        self.split = Beside(self.grid, self.details, short=True)
        box.addWidget(self.split, 1)
        self.empty = label(tr("No evening yet. Start one under Tonight, or import evening files."), "quiet", wrap=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        box.addWidget(self.empty, 1)

    def _top_row(self) -> ToolbarLayout:
        row = ToolbarLayout()
        row.setSpacing(theme.GAP)
        self.season = ComboBox()
        self.season.setAccessibleName(tr("Season"))
        self.season.currentIndexChanged.connect(self._other_season)
        row.addWidget(self.season)
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Search…"))
        self.search.setAccessibleName(tr("Search a name or a date"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._list)
        self.search.returnPressed.connect(self._open)
        row.addWidget(self.search, 1)
        importing = button(tr("Import evening files…"))
        importing.clicked.connect(self.import_files)
        old = button(tr("Old results…"), tip=tr("A season of before, from a list (.csv or .xlsx)"))
        old.clicked.connect(self.import_results)
        row.addWidget(old)
        row.addWidget(importing)
        return row

    def _add_buttons(self) -> None:
        self.buttons = []
        for text, kind, do in (
            (tr("Open"), "main", self._open),
            (tr("Name and date…"), "", self._change),
            (tr("Print…"), "", self._print),
            (tr("Export…"), "", self._export),
            (tr("Cancelled…"), "", self._cancel),
            (tr("Delete"), "", self._delete),
        ):
            press = button(text, kind)
            if do == self._cancel:
                self.cancel_button = press
            press.clicked.connect(do)
            self.buttons.append(press)
            self.details.presses.addWidget(press)

    def title(self) -> str:
        return tr("Evenings")

    def reload(self, change: Change) -> None:
        if change.evenings or change.seasons:
            self._stale = True
            if self.isVisible():
                self.fill()

    def enter(self) -> None:
        if self._stale:
            self.fill()
        self._chose(self.grid.chosen())
        self.grid.setFocus()

    def fill(self) -> None:
        """Reads the seasons, and the evenings of the chosen one."""

        self._stale = False
        seasons = self.controller.read(queries.seasons)
        fill_seasons(self.season, seasons)
        chosen = self.season.currentData()
        records = self.controller.read(queries.evenings, chosen) if chosen is not None else ()
        self.records = {record.id: record for record in records}
        self.split.setVisible(bool(records))
        self.empty.setVisible(not records)
        self._list()

    def _list(self, _typed: str = "") -> None:
        """Lists the evenings whose name or date has what is typed in the search field."""
        typed = plain(self.search.text().strip())
        records = [
            record
            for record in self.records.values()
            if typed in plain(f"{record.name} {long_date(record.date)} {short_date(record.date)}")
        ]
        columns = [
            Column("date", tr("Date"), width=110 if _narrow() else 225),
            Column("number", tr("No."), Kind.NUMBER, tip=tr("Number on that date"), width=24, spare=2),
            Column("name", tr("Name"), Kind.NAME),
            Column("players", tr("Players"), Kind.NUMBER, width=40, spare=1),
            Column("state", tr("State"), width=92),
        ]
        self.grid.fill(columns, [self._row(record) for record in reversed(records)])
        if records and self.grid.chosen() is None:
            self.grid.choose(records[-1].id)
        self._chose(self.grid.chosen())

    def _row(self, record: EveningRecord) -> GridRow:

        state = tr("✓ closed") if record.closed else tr("! open")
        name = record.name
        if record.cancelled:
            state = tr("✗ cancelled")
            name = " · ".join(filter(None, (name, record.cancelled_why)))
        whole, tips = long_date(record.date), dict[int, str]()
        date = whole
        if _narrow():
            date, tips = short_date(record.date), {0: whole}
        cells = (date, record.number, name, len(record.present) or None, state)
        order = {0: (record.date, record.number)}
        return GridRow(record.id, cells, quiet=record.cancelled, tips=tips, order=order)

    def _other_season(self, _index: int) -> None:
        if not self._stale:
            self.fill()

    def _chose(self, key: object) -> None:
        for press in self.buttons:
            press.setEnabled(key in self.records)
        record = self.records.get(key) if isinstance(key, int) else None
        if self.isVisible():
            self.details.show_evening(record, low=not self.split.is_beside)
        words = tr("Takes place after all") if record is not None and record.cancelled else tr("Cancelled…")
        self.cancel_button.setText(words)
        self.cancel_button.setAccessibleName(words)

    def _open_row(self, key: int) -> None:
        self.opened.emit(key)

    def _open(self) -> None:
        if (key := self.grid.chosen()) is not None:
            self.opened.emit(key)

    def _change(self) -> None:
        if (key := self.grid.chosen()) is not None:
            EveningDialog(self.controller, self.records[key], self.window()).open()

    def _print(self) -> None:

        if (key := self.grid.chosen()) is not None:
            preview_evening(self.window(), self.controller, key)

    def _export(self) -> None:

        if (key := self.grid.chosen()) is not None:
            export_evening(self, self.controller, key)

    def _cancel(self) -> None:

        record = self.records.get(self.grid.chosen())
        if record is None:
            return
        if record.cancelled:
            self.controller.act(restore_evening, record.id)
        else:
            CancelledDialog(self.controller, record, self.window()).open()

    def _delete(self) -> None:

        if (key := self.grid.chosen()) is not None:
            action = (delete_evening, (key,), dict[str, Any]())
            dialog = ConfirmDialog(self.controller, tr("Delete this evening?"), tr("Delete"), action, self.window())
            dialog.accepted.connect(self._deleted)
            dialog.open()

    def _deleted(self) -> None:
        self.controller.said.emit(tr("The evening is deleted. Undo brings it back."))

    def import_files(self) -> None:
        """Asks for evening files and imports them; files of conventions are imported as well."""

        if chosen := ask_open_many(self, tr("Import evening files"), tr("Evening files (*.json);;All files (*)")):
            open_files(self, self.controller, chosen)

    def import_results(self) -> None:
        """Asks for a list of old results (typed, pasted or from a file) and imports it."""

        ResultsDialog(self.controller, parent=self.window()).open()


def fill_seasons(box: ComboBox, seasons: tuple[SeasonRecord, ...]) -> None:
    """Fills a combo box with the seasons, latest first; keeps the chosen one."""
    chosen = box.currentData()
    entries = [(season.name, season.id) for season in sorted(seasons, key=lambda season: season.name, reverse=True)]
    if [(box.itemText(index), box.itemData(index)) for index in range(box.count())] != entries:
        box.blockSignals(True)
        box.clear()
        for text, data in entries:
            box.addItem(text, data)
        if chosen is not None:
            box.choose(chosen)
        box.blockSignals(False)


def _narrow() -> bool:
    """Returns whether the text is so large that dates are shown in digits, with the weekday in the tooltip."""
    return theme.px(100) > NUMBERS_ABOVE


class EveningDialog(Dialog):
    """Asks for name, date, number and season of an evening; the season follows the date unless another is chosen."""

    def __init__(self, controller: Controller, record: EveningRecord, parent: QWidget | None = None) -> None:

        super().__init__(controller, tr("Name and date"), tr("Keep"), parent)
        self.record = record
        self.name = QLineEdit(record.name)
        self.name.setMaxLength(80)
        self.date = DateEdit()
        self.date.setDate(QDate(record.date.year, record.date.month, record.date.day))
        self.number = SpinBox(1, 99, record.number)
        self.row(tr("Name"), self.name)
        self.row(tr("Date"), self.date)
        self.row(tr("Number on that date"), self.number)
        seasons = controller.read(queries.seasons)
        self.season = ComboBox([(season.name, season.id) for season in reversed(seasons)])
        self.season.choose(record.season_id)
        self.row(tr("Season"), self.season)

    def done_right(self) -> bool:

        moved = self.season.currentData() != self.record.season_id
        return self.act(
            change_evening,
            self.record.id,
            name=self.name.text().strip(),
            date=self.date.date().toPython(),
            number=self.number.value(),
            season=self.season.currentText() if moved else None,
        )
