"""Converts a scored sheet to the result that the rankings need."""

from __future__ import annotations

from whistclub.ranking.facts import Result, SheetResult
from whistclub.rules.sheet import Score


def sheet_result(score: Score) -> SheetResult:
    """The result of a sheet. It is closed when the marker closed it or its game ended; a closed sheet that lacks deals
    is incomplete (rules.md §5)."""
    sheet = score.sheet
    closed = sheet.closed or score.finished
    # Not played is not zero (rules.md §6): without deals nobody has a place.
    unplayed = sheet.totals is None and not score.lines
    return SheetResult(
        round=sheet.round,
        table=sheet.table,
        game=sheet.game,
        seats=sheet.seat_count,
        closed=closed,
        incomplete=closed and score.incomplete,
        results=tuple(
            Result(row.player, None if unplayed else row.place, row.points, row.seat_points, row.deals_played)
            for row in score.standings
        ),
    )
