"""An evening's standings as a grid: per round and in sum, what the ranking gives, what separated equal totals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from whistclub.desktop.grid import GridColumn, GridRow
from whistclub.reports.table import Kind, Value
from whistclub.words import mark, tr, tr_marked

if TYPE_CHECKING:
    from whistclub.desktop.desk import Desk
    from whistclub.ranking.facts import EveningRow, EveningStandings

STEPS = {
    "points": mark("by game points"),
    "ranking_points": mark("by ranking points"),
    "places": mark("by places taken"),
    "game_points": mark("by game points"),
    "total": mark("by the total"),
}


def step_text(step: str) -> str:
    """What separated a line from the one above, in words."""
    return tr_marked(STEPS[step]) if step in STEPS else ""


def standings_grid(desk: Desk, standings: EveningStandings) -> tuple[list[GridColumn], list[GridRow]]:
    """Columns and rows; a row's key is the player."""
    rounds = sorted({part.round for row in standings.rows for part in row.parts})
    columns = [
        GridColumn(tr("Place"), Kind.PLACE, width=40),
        GridColumn(tr("Name"), stretch=True, strong=True),
    ]
    if len(rounds) > 1:
        columns += [GridColumn(tr("Round {number}", number=number), Kind.POINTS) for number in rounds]
    columns += [
        GridColumn(tr("Points"), Kind.POINTS, strong=standings.order == "game_points"),
        GridColumn(tr("Place pts"), Kind.HUNDREDTHS, tr("Place points")),
        GridColumn(tr("Bonus"), Kind.HUNDREDTHS, tr("Points bonus")),
        GridColumn(tr("Upset"), Kind.HUNDREDTHS, tr("Upset bonus")),
        GridColumn(tr("Ranking"), Kind.HUNDREDTHS, tr("Ranking points"), strong=standings.order == "ranking_points"),
    ]
    ties = {step: step_text(step) for step in STEPS}
    primary = "points" if standings.order == "game_points" else "ranking_points"
    if tied := any(row.step not in ("", primary) for row in standings.rows):
        columns.append(GridColumn(tr("Tie"), tip=tr("What separated equal totals"), width=110))
    rows = []
    for row in standings.rows:
        values: list[Value] = [row.place, desk.name(row.player)]
        if len(rounds) > 1:
            by_round = _by_round(row)
            values += [by_round.get(number) for number in rounds]
        tie = ties[row.step] if row.step not in ("", primary) else ""
        values += [row.game_points, row.place_points, row.points_bonus, row.upset_bonus, row.ranking_points]
        values += [tie] if tied else []
        rows.append(GridRow(row.player, tuple(values)))
    return columns, rows


def _by_round(row: EveningRow) -> dict[int, int]:
    sums: dict[int, int] = {}
    for part in row.parts:
        sums[part.round] = sums.get(part.round, 0) + part.points
    return sums
