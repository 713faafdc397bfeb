"""The running list of a whist drive: everybody's tricks, by round and in total."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whistclub.club import queries
from whistclub.club.evening.drive import seated_roles
from whistclub.club.ports import Work
from whistclub.desktop.design.grid import GridColumn, GridRow
from whistclub.ranking.facts import EveningRow
from whistclub.reports.table import Kind, Value
from whistclub.rules.common import PlayerKey
from whistclub.words import tr
from whistclub.words.evenings.rounds import role_text

ROUNDS_SHOWN: Final = 8
"""Number of latest rounds that have a column of their own."""


def drive_grid(work: Work, evening_id: int, name: Callable[[PlayerKey], str]) -> tuple[list[GridColumn], list[GridRow]]:
    """Returns columns and rows for a ``Grid``, most tricks first; a row's key is the player."""
    standings = queries.standings(work, evening_id)
    roles = seated_roles(work, evening_id)
    rounds = sorted({part.round for row in standings.rows for part in row.parts})[-ROUNDS_SHOWN:]
    columns = [
        GridColumn(tr("Place"), Kind.PLACE, width=40),
        GridColumn(tr("Name"), stretch=True, strong=True),
        GridColumn(tr("Role"), width=44, spare=1),
        *(
            GridColumn(
                str(number), Kind.NUMBER, tr("Round {number}", number=number), width=36, spare=len(rounds) + 2 - at
            )
            for at, number in enumerate(rounds)
        ),
        GridColumn(tr("Deals"), Kind.NUMBER, tr("Deals played"), width=60, spare=2),
        GridColumn(tr("Tricks"), Kind.NUMBER, strong=True),
    ]
    rows = []
    for row in standings.rows:
        role = roles.get(row.player) if isinstance(row.player, int) else None
        said = "" if role is None else role_text(role)
        values: list[Value] = [row.place, name(row.player), said]
        values += [round_points(row, number) for number in rounds]
        values += [sum(part.deals for part in row.parts), row.game_points]
        rows.append(GridRow(row.player, tuple(values)))
    return columns, rows


def round_points(row: EveningRow, number: int) -> int | None:
    """Returns the points of a round; None if the player did not play it."""
    brought = [part.points for part in row.parts if part.round == number and part.played]
    return sum(brought) if brought else None
