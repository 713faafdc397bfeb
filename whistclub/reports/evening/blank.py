"""Blank score sheets to be filled in by hand: one per table, with the players' names where known."""

from __future__ import annotations

import datetime
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from whistclub.reports.data import EveningReportData
from whistclub.reports.evening.standings import evening_report
from whistclub.reports.table import Column, Kind, Report, Row, Table, Value
from whistclub.rules.sheet import game_of
from whistclub.words import tr
from whistclub.words.conventions import convention_texts
from whistclub.words.games import game_name, words_of
from whistclub.words.games.game import PaperColumn
from whistclub.words.names import capital, listed

USUAL_SEATS = 4
USUAL_DEALS = 16
"""Number of rows for a game without a planned number of deals."""


@dataclass(frozen=True, slots=True)
class BlankSheet:
    """What is known of a sheet before it is played. ``names`` by seat, "" to be written in by hand; ``where``: round
    and table, "" for any. ``first_dealer``: seat, None: unknown."""

    game: str
    conventions: Any
    names: tuple[str, ...] = ("",) * USUAL_SEATS
    where: str = ""
    first_dealer: int | None = None


def blank_sheets(data: EveningReportData) -> list[BlankSheet]:
    """The sheets of an evening without entries, in order."""
    return [
        BlankSheet(
            score.sheet.game,
            score.sheet.conventions,
            tuple(map(data.player, score.sheet.seats)),
            tr("Round {round} · table {table}", round=score.sheet.round, table=score.sheet.table),
            score.sheet.first_dealer,
        )
        for score in data.sheets
        if not score.lines and score.sheet.totals is None
    ]


def blank_report(club: str, sheets: Sequence[BlankSheet], generated: datetime.date, logo: bytes = b"") -> Report:
    """Blank sheets without an evening, for any table."""
    title = game_name(sheets[0].game) if len({sheet.game for sheet in sheets}) == 1 else tr("Score sheets")
    return Report(club, title, "", generated, tuple(map(blank_table, sheets)), logo)


def blank_evening_report(data: EveningReportData) -> Report:
    """The blank sheets of an evening's tables."""
    return evening_report(data, tuple(map(blank_table, blank_sheets(data))))


def blank_table(sheet: BlankSheet) -> Table:
    """The table to fill in: one row per deal, points and running total of every seat."""
    columns = tuple(_columns(sheet))
    rows = tuple(_row(columns, values) for values in _deals(sheet))
    foot = tuple(_row(columns, {_label_column(sheet): text}) for text in (tr("Total"), tr("Place")))
    title = " · ".join(part for part in (sheet.where, game_name(sheet.game)) if part)
    texts = convention_texts(sheet.game, sheet.conventions)
    return Table(
        "blank",
        title,
        columns,
        rows,
        heading=(*([capital(" · ".join(texts))] if texts else []), tr("Score kept by: ……………………………")),
        foot=foot,
        repeat=1,
        whole=True,
        ruled=True,
        named=all(sheet.names),
    )


def _columns(sheet: BlankSheet) -> Iterator[Column]:
    words = words_of(sheet.game)
    yield Column("number", tr("No."), Kind.NUMBER, room=1.6)
    for column in words.blank_columns(sheet.conventions):
        yield Column(column.key, column.title, _kind(column), room=column.room)
    for index, group in enumerate(_groups(sheet)):
        for column in words.blank_seat_columns(sheet.conventions):
            yield Column(f"{column.key}_{index}", column.title, _kind(column), group, room=column.room)
        yield Column(f"points_{index}", tr("points"), Kind.POINTS, group, room=2.2)
        yield Column(f"total_{index}", tr("total"), Kind.POINTS, group, strong=True, room=2.6)


def _kind(column: PaperColumn) -> Kind:
    return Kind.NUMBER if column.kind == "number" else Kind.TEXT


def _groups(sheet: BlankSheet) -> list[str]:
    """The heading of each group of columns: a player, or the two of a side."""
    names = [name or f"{seat}." for seat, name in enumerate(sheet.names, start=1)]
    if game_of(sheet.game).partners:
        return [listed(names[0::2]), listed(names[1::2])]
    return names


def _deals(sheet: BlankSheet) -> Iterator[dict[str, Value]]:
    """Yields what is known of each deal: its number, the planned cards, and its dealer when the first is known."""
    seats, game = len(sheet.names), game_of(sheet.game)
    cards = game.planned_cards(seats)
    count = game.planned_deals(sheet.conventions, seats) or USUAL_DEALS
    for index in range(count):
        values: dict[str, Value] = {"number": index + 1}
        if cards:
            values["cards"] = cards[index]
            if sheet.first_dealer is not None:
                values["dealer"] = sheet.names[(sheet.first_dealer + index) % seats]
        yield values


def _label_column(sheet: BlankSheet) -> str:
    """The widest column describing the deal, which also holds the texts of the rows beneath."""
    return max(words_of(sheet.game).blank_columns(sheet.conventions), key=lambda column: column.room).key


def _row(columns: Sequence[Column], values: dict[str, Value]) -> Row:
    return Row(tuple(values.get(column.key) for column in columns))
