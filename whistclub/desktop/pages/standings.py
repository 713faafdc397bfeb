"""An evening's standings as a grid: per round and in sum, what the ranking gives, what separated equal totals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from whistclub.desktop.grid import GridColumn, GridRow
from whistclub.reports.table import Kind, Value
from whistclub.words import mark, tr, tr_marked
from whistclub.words.numbers import hundredths

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
        GridColumn(tr("Tie"), tip=tr("What separated equal totals"), width=110),
    ]
    primary = "points" if standings.order == "game_points" else "ranking_points"
    rows = []
    for row in standings.rows:
        by_round = _by_round(row)
        values: list[Value] = [row.place, desk.name(row.player)]
        if len(rounds) > 1:
            values += [by_round.get(number) for number in rounds]
        tie = step_text(row.step) if row.step not in ("", primary) else ""
        values += [row.game_points, row.place_points, row.points_bonus, row.upset_bonus, row.ranking_points, tie]
        rows.append(GridRow(row.player, tuple(values)))
    return columns, rows


def _by_round(row: EveningRow) -> dict[int, int]:
    sums: dict[int, int] = {}
    for part in row.parts:
        sums[part.round] = sums.get(part.round, 0) + part.points
    return sums


def reasons(desk: Desk, row: EveningRow) -> list[tuple[str, str]]:
    """The sheet of additions behind one line of the standings: (words, amount), amounts as text."""
    from whistclub.words.names import game_name
    from whistclub.words.numbers import points

    lines: list[tuple[str, str]] = []
    for part in row.parts:
        where = tr("Round {round}, table {table}, {game}", round=part.round, table=part.table, game=game_name(part.game))
        place = "" if part.place is None else tr("place {place}", place=part.place)
        state = [place, tr("{points} points", points=points(part.points))]
        if not part.closed:
            state.append(tr("still open, counts when closed"))
        elif part.incomplete:
            state.append(tr("incomplete"))
        lines.append((f"{where}: " + ", ".join(filter(None, state)), ""))
        if part.place_points:
            shared = tr(" (place shared by %n)", "", part.shared_by) if part.shared_by > 1 else ""
            lines.append((tr("Place points") + shared, hundredths(part.place_points)))
        if part.points_bonus:
            lines.append((tr("Points bonus for {points} points", points=points(part.seat_points)), hundredths(part.points_bonus)))
        if part.upset_bonus:
            beaten = ", ".join(desk.name(player) for player in part.beaten)
            lines.append((tr("Upset bonus, finished before {names}", names=beaten), hundredths(part.upset_bonus)))
    if row.attendance:
        lines.append((tr("Attendance"), hundredths(row.attendance)))
    for adjustment in row.adjustments:
        amount = points(adjustment.amount) if adjustment.of == "game" else hundredths(adjustment.amount)
        what = tr("Adjustment of game points") if adjustment.of == "game" else tr("Adjustment of ranking points")
        reason = f" ({adjustment.reason})" if adjustment.reason else ""
        lines.append((what + reason, amount))
    if row.floor_added:
        lines.append((tr("Raised to the least an evening gives"), hundredths(row.floor_added)))
    lines.append((tr("Ranking points of the evening"), hundredths(row.ranking_points)))
    return lines
