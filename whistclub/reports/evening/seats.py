"""Seating lists by name and by table, to hang at the door before a round."""

from __future__ import annotations

from collections.abc import Sequence

from whistclub.club.names import plain
from whistclub.reports.data import EveningReportData
from whistclub.reports.table import Column, Kind, Row, Table, Value
from whistclub.rules.common import PlayerKey
from whistclub.rules.sheet import Score
from whistclub.words import tr
from whistclub.words.games import game_name


def by_name_table(data: EveningReportData) -> Table:
    """Every seated player by name, with the table of each round; blank for a round in which the player has no table."""
    rounds = _rounds(data.sheets)
    tables: dict[PlayerKey, dict[int, int]] = {}
    for score in data.sheets:
        for player in _seated(score):
            tables.setdefault(player, {})[score.sheet.round] = score.sheet.table
    columns = (
        Column("player", tr("Player"), strong=True),
        *(Column(f"round_{n}", tr("Round {number}", number=n), Kind.NUMBER) for n in rounds),
    )
    people = sorted(tables, key=lambda player: plain(data.player(player)))
    rows = tuple(Row((data.player(one), *(tables[one].get(n) for n in rounds))) for one in people)
    notes = (tr("The number is the table."),) if rows else ()
    return Table("by_name", tr("Tables by name"), columns, rows, notes=notes, largest=14, foldable=True)


def by_table_tables(data: EveningReportData) -> list[Table]:
    """For each round its tables with their players, in seat order."""
    tables = []
    for number in _rounds(data.sheets):
        scores = [score for score in data.sheets if score.sheet.round == number]
        seats = max(len(_seated(score)) for score in scores)
        columns = (
            Column("table", tr("Table"), Kind.NUMBER, strong=True),
            *(Column(f"seat_{n}", tr("Seat {number}", number=n)) for n in range(1, seats + 1)),
            Column("game", tr("Game")),
        )
        rows = tuple(Row(_table_row(data, score, seats)) for score in scores)
        title = tr("Tables of round {number}", number=number)
        tables.append(Table(f"round_{number}", title, columns, rows, largest=13))
    return tables


def _table_row(data: EveningReportData, score: Score, seats: int) -> tuple[Value, ...]:
    names: list[Value] = [data.player(player) for player in _seated(score)]
    return (score.sheet.table, *names, *[None] * (seats - len(names)), game_name(score.sheet.game))


def _seated(score: Score) -> tuple[PlayerKey, ...]:
    """The players of the table at the next deal, in seat order."""
    at = score.sheet.now
    return tuple(at.players[seat] for seat in at.seats)


def _rounds(sheets: Sequence[Score]) -> list[int]:
    return sorted({score.sheet.round for score in sheets})
