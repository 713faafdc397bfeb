"""The running list of a whist drive: everybody's tricks, by round and in total."""

from __future__ import annotations

from collections.abc import Callable

from whistclub.club import queries
from whistclub.club.evening.drive import seated_roles
from whistclub.club.ports import Work
from whistclub.desktop.design.grid import GridRow
from whistclub.reports.evening.drive import drive_columns
from whistclub.reports.table import Column, Medium, row_values, shown_on
from whistclub.rules.common import PlayerKey


def drive_grid(
    work: Work, evening_id: int, name: Callable[[PlayerKey], str]
) -> tuple[tuple[Column, ...], list[GridRow]]:
    """Returns columns and rows for a ``Grid``, most tricks first; a row's key is the player."""
    standings = queries.standings(work, evening_id)
    columns = shown_on(Medium.SCREEN, drive_columns(standings, seated_roles(work, evening_id), name))
    return columns, [GridRow(row.player, row_values(columns, row)) for row in standings.rows]
