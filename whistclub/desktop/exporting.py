"""Writing files: an evening for another computer, the season's workbook."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from whistclub.desktop.desk import Desk
from whistclub.words import tr


def documents() -> Path:
    """Where people look for their files."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))


def export_evening(parent: QWidget, desk: Desk, evening_id: int) -> None:
    """Asks where to, and writes the evening: its file, a workbook, a PDF or a text table, by the ending."""
    from whistclub.club import queries
    from whistclub.files.writing import file_name

    evening = desk.read(queries.exchanged, evening_id)
    filters = {
        tr("Evening file (*.whist.json)"): ".whist.json",
        tr("Excel workbook (*.xlsx)"): ".xlsx",
        tr("PDF (*.pdf)"): ".pdf",
        tr("Text table (*.csv)"): ".csv",
        tr("Picture of the standings (*.png)"): ".png",
    }
    start = str(documents() / file_name(evening))
    chosen, kind = QFileDialog.getSaveFileName(parent, tr("Export the evening"), start, ";;".join(filters))
    if chosen:
        ending = filters.get(kind, ".whist.json")
        path = Path(chosen)
        if not any(path.name.lower().endswith(each) for each in filters.values()):
            path = path.with_name(path.name + ending)
        write_evening_to(desk, evening_id, path)


def write_evening_to(desk: Desk, evening_id: int, path: Path) -> None:
    """Writes the evening in the form the ending of ``path`` names, and says so."""
    from whistclub.club import queries
    from whistclub.files import writing
    from whistclub.reports import export
    from whistclub.reports.gather import evening_data

    with _said(desk, path):
        if path.name.lower().endswith(".json"):
            export.write_whole(path, writing.write_evening(desk.read(queries.exchanged, evening_id)))
        else:
            export.write_evening(path, desk.read(evening_data, evening_id))


def export_season(parent: QWidget, desk: Desk, season_id: int) -> None:
    """Asks where to, and writes the season's workbook."""
    from whistclub.club import queries

    season = next(season.name for season in desk.read(queries.seasons) if season.id == season_id)
    start = str(documents() / tr("ranking {season}.xlsx", season=season))
    chosen, _ = QFileDialog.getSaveFileName(
        parent, tr("Season as an Excel workbook"), start, tr("Excel workbook (*.xlsx)")
    )
    if chosen:
        write_season_to(desk, season_id, Path(chosen if chosen.lower().endswith(".xlsx") else f"{chosen}.xlsx"))


def write_season_to(desk: Desk, season_id: int, path: Path) -> None:
    """Writes the season's workbook and says so."""
    from whistclub.reports import export
    from whistclub.reports.gather import season_data

    with _said(desk, path):
        export.write_season(path, desk.read(season_data, season_id, datetime.date.today()))


@contextmanager
def _said(desk: Desk, path: Path) -> Iterator[None]:
    """Says where the file is, or why it could not be written; the pointer is busy meanwhile."""
    from whistclub.errors import KnownError

    QApplication.setOverrideCursor(Qt.CursorShape.BusyCursor)
    try:
        yield
    except KnownError as error:
        desk.refused.emit(error)
    else:
        desk.said.emit(tr("Saved in {path}", path=str(path)))
    finally:
        QApplication.restoreOverrideCursor()
