"""All printouts, as the print preview offers them wherever it is opened."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from whistclub.club import queries
from whistclub.club.conventions import first_conventions
from whistclub.club.evening.purse import evening_purse, season_purse
from whistclub.club.evening.rounds import seatings
from whistclub.club.ports import EveningRecord, Work
from whistclub.desktop.controller import Controller
from whistclub.desktop.printing.preview import Make, PreviewDialog, ReportPaper
from whistclub.ranking.facts import Period, TeamRules
from whistclub.reports.evening.blank import BlankSheet, blank_evening_report, blank_report, blank_sheets
from whistclub.reports.evening.drive import blank_cards, drive_table, drives, filled_cards
from whistclub.reports.evening.score_cards import cards_pdf
from whistclub.reports.evening.seats import by_name_table, by_table_tables
from whistclub.reports.evening.sheet import sheet_table
from whistclub.reports.evening.slips import coming, player_slips, schedule_table, slips_pdf, table_slips
from whistclub.reports.evening.standings import adjustments_table, evening_report, evening_title, prizes_table
from whistclub.reports.export import wall_tables
from whistclub.reports.gather import (
    club_logo,
    conventions_in_use,
    evening_data,
    player_data,
    rule_data,
    season_data,
    season_records_of,
)
from whistclub.reports.lists import attendance_table, members, members_report, registration_report
from whistclub.reports.rule_sheet import rule_report
from whistclub.reports.season.player import card_report
from whistclub.reports.season.purse import cash_sheet, season_cash_sheet
from whistclub.reports.season.ranking import matrix_table, ranking_table, season_report
from whistclub.reports.season.records import records_report
from whistclub.reports.season.teams import team_table
from whistclub.rules.games import GAMES
from whistclub.words import tr
from whistclub.words.dates import long_date
from whistclub.words.games import game_name

if TYPE_CHECKING:
    from whistclub.reports.data import EveningReportData
    from whistclub.reports.evening.drive import ScoreCard
    from whistclub.reports.evening.slips import Slip
    from whistclub.reports.table import Report
    from whistclub.reports.writers.layout import Held

Kind = tuple[str, Make]
"""Name of a printout and the function that makes it."""


def preview_evening(parent: QWidget, controller: Controller, evening_id: int) -> PreviewDialog:
    """Returns the preview for an evening; also offers the printouts of its season and of the club."""

    view = controller.read(queries.evening, evening_id)
    kinds = [
        *_evening(controller, evening_id),
        *_season(controller, view.season.id),
        *_club(controller, view.season.id),
    ]
    return _open(PreviewDialog(tr("Print"), kinds, _evening_name(view.record), parent, controller.preferences))


def preview_rounds(parent: QWidget, controller: Controller, evening_id: int) -> PreviewDialog:
    """Returns the preview for the seating lists of an evening; also offers its other printouts."""

    kinds = [*_rounds(controller, evening_id), *_evening(controller, evening_id, rounds=False)]
    record = controller.read(queries.evening, evening_id).record
    return _open(PreviewDialog(tr("Lists and slips"), kinds, _evening_name(record), parent, controller.preferences))


def _evening_name(record: EveningRecord) -> str:
    date, number = record.date.isoformat(), record.number
    return date if number == 1 else f"{date}-{number}"


def preview_season(
    parent: QWidget,
    controller: Controller,
    season_id: int,
    game: str | None = None,
    of: Period | TeamRules | str | None = None,
) -> PreviewDialog:
    """Returns the preview for a season, of all games or of one; also offers the printouts of the club. ``of``: a part
    of the season, a category or the teams."""

    name = next(season.name for season in controller.read(queries.seasons) if season.id == season_id)
    kinds = [*_season(controller, season_id, game, of), *_club(controller, season_id)]
    return _open(
        PreviewDialog(
            tr("Print"), kinds, name if game is None else f"{name} {game_name(game)}", parent, controller.preferences
        )
    )


def preview_blank(parent: QWidget, controller: Controller) -> PreviewDialog:
    """Returns the preview for the blank score sheets of all games."""

    seasons = controller.read(queries.seasons)
    kinds = list(_blanks(controller, seasons[-1].id if seasons else 0))
    return _open(PreviewDialog(tr("Blank sheets"), kinds, tr("Blank sheets"), parent, controller.preferences))


def preview_purse(parent: QWidget, controller: Controller, evening_id: int, checked: bool = False) -> PreviewDialog:
    """Returns the preview for the cash sheets of an evening and of its season."""
    purse, record = controller.read(evening_purse, evening_id), controller.read(queries.evening, evening_id).record
    today, logo, club = datetime.date.today(), controller.read(club_logo), controller.club_name()
    season = next(one for one in controller.read(queries.seasons) if one.id == record.season_id)
    purses = controller.read(season_purse, season.id)
    kinds: list[Kind] = [
        (tr("Cash sheet"), ReportPaper(lambda: cash_sheet(club, purse, controller.name, today, logo), "portrait")),
        (
            tr("Cash sheet of the season"),
            ReportPaper(lambda: season_cash_sheet(club, season.name, purses, today, logo), "portrait"),
        ),
    ]
    return _open(PreviewDialog(tr("Print"), kinds, _evening_name(record), parent, controller.preferences))


def preview_player(
    parent: QWidget, controller: Controller, player_id: int, season_id: int, game: str | None = None
) -> PreviewDialog:
    """Returns the preview for a player's card; also offers the printouts of the season and of the club."""

    def card() -> Report:
        return card_report(controller.read(player_data, player_id, season_id, datetime.date.today(), game))

    kinds: list[Kind] = [
        (tr("Player's card"), ReportPaper(card, "portrait")),
        *_season(controller, season_id, game),
        *_club(controller, season_id),
    ]
    return _open(PreviewDialog(tr("Print"), kinds, controller.name(player_id), parent, controller.preferences))


def _open(dialog: PreviewDialog) -> PreviewDialog:
    dialog.open()
    return dialog


def _rounds(controller: Controller, evening_id: int) -> Iterator[Kind]:
    """Yields the printouts that send players to their tables."""

    data, rounds = controller.read(evening_data, evening_id), controller.read(seatings, evening_id)
    if data.sheets:
        yield tr("Tables by name"), ReportPaper(lambda: evening_report(data, [by_name_table(data)]))
        yield tr("Tables by number"), ReportPaper(lambda: evening_report(data, by_table_tables(data)))
    if rounds:
        yield tr("Slips, one a player"), _slips(data, player_slips(data, coming(rounds)))
    if by_table := table_slips(data, rounds):
        yield tr("Slips, one a table"), _slips(data, by_table)
    if len(rounds) > 1:
        yield tr("Schedule of the evening"), ReportPaper(lambda: evening_report(data, [schedule_table(data, rounds)]))


def _slips(data: EveningReportData, slips: list[Slip]) -> Make:
    def make(paper: str, _held: Held | None = None) -> bytes:

        return slips_pdf(slips, _heading(data), paper)

    return make


def _heading(data: EveningReportData) -> str:

    return " · ".join(part for part in (data.club, evening_title(data), long_date(data.date)) if part)


def _evening(controller: Controller, evening_id: int, *, rounds: bool = True) -> Iterator[Kind]:

    data = controller.read(evening_data, evening_id)
    yield from _drive(data)
    yield tr("Standings"), ReportPaper(lambda: evening_report(data, wall_tables(data)))
    if not data.sheets:
        return
    played = [score for score in data.sheets if score.lines or score.sheet.totals is not None]
    if played:
        yield (
            tr("Score sheets as played"),
            ReportPaper(lambda: evening_report(data, [sheet_table(data, score) for score in played])),
        )
    if blank_sheets(data):
        yield tr("Blank score sheets of the tables"), ReportPaper(lambda: blank_evening_report(data))
    if rounds:
        yield from _rounds(controller, evening_id)


def _drive(data: EveningReportData) -> Iterator[Kind]:
    """Yields the printouts of a whist drive."""

    listed = drive_table(data)
    if listed is not None:
        tables = [table for table in (listed, prizes_table(data), adjustments_table(data)) if table is not None]
        yield tr("Whist drive: list"), ReportPaper(lambda: evening_report(data, tables))
    if drives(data):
        yield tr("Score cards to be filled in"), _cards(data, blank_cards)
        if any(score.lines for score in drives(data)):
            yield tr("Score cards as played"), _cards(data, filled_cards)


def _cards(data: EveningReportData, cards: Callable[[EveningReportData], list[ScoreCard]]) -> Make:
    def make(paper: str, _held: Held | None = None) -> bytes:

        return cards_pdf(cards(data), _heading(data), paper)

    return make


def _season(
    controller: Controller, season_id: int, game: str | None = None, of: Period | TeamRules | str | None = None
) -> Iterator[Kind]:

    read = cache(lambda: controller.read(season_data, season_id, datetime.date.today(), game, of=of))
    if (of_teams := read().teams if isinstance(of, TeamRules) else None) is not None:
        yield tr("Teams"), ReportPaper(lambda: season_report(read(), [team_table(of_teams)]))
    yield tr("Ranking"), ReportPaper(lambda: season_report(read(), [ranking_table(read())]))
    yield tr("Players and evenings"), ReportPaper(lambda: season_report(read(), [matrix_table(read())]))
    yield tr("Attendance"), ReportPaper(lambda: season_report(read(), [attendance_table(read())], tr("Attendance")))
    yield (
        tr("Records of the season"),
        ReportPaper(lambda: records_report(read(), controller.read(season_records_of, season_id, game))),
    )


def _club(controller: Controller, season_id: int) -> Iterator[Kind]:

    read = cache(lambda: controller.read(rule_data, season_id, datetime.date.today()))
    yield tr("Rules of the club"), ReportPaper(lambda: rule_report(read()), "portrait")
    yield from _lists(controller)
    yield from _blanks(controller, season_id)


def _lists(controller: Controller) -> Iterator[Kind]:
    """Yields the lists of people."""
    today = datetime.date.today()
    read = cache(lambda: (controller.club_name(), controller.read(members, today), today, controller.read(club_logo)))
    yield tr("Members"), ReportPaper(lambda: members_report(*read()), "portrait")
    yield tr("Registration list"), ReportPaper(lambda: registration_report(*read()), "portrait")


def _blanks(controller: Controller, season_id: int) -> Iterator[Kind]:
    for game in _games():
        yield (
            tr("Blank score sheet: {game}", game=game_name(game)),
            ReportPaper(partial(_blank, controller, game, season_id)),
        )


def _games() -> tuple[str, ...]:

    return tuple(GAMES)


def _blank(controller: Controller, game: str, season_id: int) -> Report:

    conventions = controller.read(_conventions, game, season_id)
    logo = controller.read(club_logo)
    return blank_report(controller.club_name(), [BlankSheet(game, conventions)], datetime.date.today(), logo)


def _conventions(work: Work, game: str, season_id: int) -> object:
    """Returns the conventions under which the game was last played in the season, else those its next table starts
    with."""

    used = dict(conventions_in_use(work, season_id))
    return used.get(game) or first_conventions(work, game)
