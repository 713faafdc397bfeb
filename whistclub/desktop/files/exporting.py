"""Export to files: an evening for another computer, a season as a workbook, conventions."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from whistclub.club.conventions import NamedConventions
from whistclub.desktop.controller import Controller
from whistclub.desktop.files.file_dialogs import ask_save
from whistclub.ranking.facts import Period, TeamRules
from whistclub.words import tr
from whistclub.words.games import game_name


def export_evening(parent: QWidget, controller: Controller, evening_id: int) -> None:
    """Asks for a file name and exports the evening: as an evening file, workbook, PDF or text table, by the
    extension."""
    from whistclub.club import queries
    from whistclub.files.writing import file_name

    evening = controller.read(queries.exchanged, evening_id)
    date = evening.date.isoformat() if evening.number == 1 else f"{evening.date.isoformat()}-{evening.number}"
    names = {
        tr("Evening file (*.whist.json)"): file_name(evening),
        tr("Excel workbook (*.xlsx)"): tr("{date} Evening.xlsx", date=date),
        tr("PDF (*.pdf)"): tr("{date} Evening.pdf", date=date),
        tr("Text table (*.csv)"): tr("{date} Evening.csv", date=date),
        tr("Picture of the standings (*.png)"): tr("{date} Standings.png", date=date),
        tr("Page for the web site (*.html)"): tr("{date} Standings.html", date=date),
        tr("Text for a forum or chat (*.txt)"): tr("{date} Standings.txt", date=date),
    }
    if path := ask_save(parent, tr("Export the evening"), names):
        write_evening_to(controller, evening_id, path)


def write_evening_to(controller: Controller, evening_id: int, path: Path) -> None:
    """Exports the evening in the format of the extension of ``path``, and reports success or failure."""
    from whistclub.club import queries
    from whistclub.files import writing
    from whistclub.reports import export
    from whistclub.reports.gather import evening_data

    with _said(controller, path):
        if path.name.lower().endswith(".json"):
            export.write_whole(path, writing.write_evening(controller.read(queries.exchanged, evening_id)))
        else:
            export.write_evening(path, controller.read(evening_data, evening_id))


def export_season(
    parent: QWidget,
    controller: Controller,
    season_id: int,
    game: str | None = None,
    of: Period | TeamRules | str | None = None,
) -> None:
    """Asks for a file name and exports the season's workbook or, by another extension, the ranking shown (of all games
    or of one, of a part of the season, a category or the teams)."""
    from whistclub.club import queries

    season = next(season.name for season in controller.read(queries.seasons) if season.id == season_id)
    shown = season if game is None else f"{season} {game_name(game)}"
    names = {
        tr("Excel workbook (*.xlsx)"): tr("Ranking {season}.xlsx", season=season),
        tr("PDF (*.pdf)"): tr("Ranking {season}.pdf", season=shown),
        tr("Text table (*.csv)"): tr("Ranking {season}.csv", season=shown),
        tr("Picture of the ranking (*.png)"): tr("Ranking {season}.png", season=shown),
        tr("Page for the web site (*.html)"): tr("Ranking {season}.html", season=shown),
        tr("Text for a forum or chat (*.txt)"): tr("Ranking {season}.txt", season=shown),
    }
    if path := ask_save(parent, tr("Season as an Excel workbook"), names):
        write_season_to(controller, season_id, path, game, parent.window(), of)


def write_season_to(
    controller: Controller,
    season_id: int,
    path: Path,
    game: str | None = None,
    parent: QWidget | None = None,
    of: Period | TeamRules | str | None = None,
) -> None:
    """Exports the season in the format of the extension of ``path``, and reports success or failure. A workbook holds
    every ranking. ``parent``: window that shows the progress."""
    from whistclub.desktop.dialogs.background import Step, in_background
    from whistclub.reports import export
    from whistclub.reports.gather import season_data

    with _said(controller, path):
        book = path.suffix.lower() == ".xlsx"
        today = datetime.date.today()
        data = controller.read(
            season_data, season_id, today, None if book else game, each_game=book, of=None if book else of
        )

        def write(step: Step) -> None:
            export.write_season(path, data, ready=partial(step, 1))

        if parent is None:
            export.write_season(path, data)
        else:
            in_background(parent, tr("Writing {file}…", file=path.name), write)


def export_conventions(parent: QWidget, controller: Controller, named: NamedConventions) -> None:
    """Asks for a file name and exports conventions for other clubs."""
    from whistclub.files.conventions import SUFFIX

    names = {tr("Conventions (*.json)"): f"{named.name}{SUFFIX}"}
    if path := ask_save(parent, tr("Export conventions"), names):
        write_conventions_to(controller, named, path)


def write_conventions_to(controller: Controller, named: NamedConventions, path: Path) -> None:
    """Writes the file of conventions, and reports success or failure."""
    from whistclub.files.conventions import write_conventions
    from whistclub.reports import export

    with _said(controller, path):
        export.write_whole(path, write_conventions(named))


@contextmanager
def _said(controller: Controller, path: Path) -> Iterator[None]:
    """Reports where the file was written, or why that failed; shows a busy pointer meanwhile."""
    from whistclub.errors import KnownError

    QApplication.setOverrideCursor(Qt.CursorShape.BusyCursor)
    try:
        yield
    except KnownError as error:
        controller.refused.emit(error)
    else:
        controller.said.emit(tr("Saved in {path}", path=str(path)))
    finally:
        QApplication.restoreOverrideCursor()
