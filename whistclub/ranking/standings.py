"""The evening standings (rules.md §7): game points, places at the tables, ranking points."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from operator import attrgetter
from typing import Any, Final, Literal

from whistclub.ranking.facts import (
    Adjustment,
    EveningFacts,
    EveningRow,
    EveningRules,
    EveningStandings,
    Order,
    SheetPart,
    SheetResult,
)
from whistclub.ranking.parts import PARTS, table_of
from whistclub.rules.common import PlayerKey

EveningOrder = Literal["game_points", "ranking_points"]
_POINTS: Final[dict[EveningOrder, Callable[[EveningRow], Any]]] = {
    "game_points": attrgetter("game_points"),
    "ranking_points": attrgetter("ranking_points", "game_points"),
}


def evening_standings(evening: EveningFacts, before: Order) -> EveningStandings:
    """The evening's standings; ``before``: the season's order before it. Open sheets count with their current
    points."""
    return standings_of(evening, evening_rows(evening, before))


def standings_of(
    evening: EveningFacts, rows: Iterable[EveningRow], known: Sequence[EveningRow] = ()
) -> EveningStandings:
    """The evening's standings with these rows of its players; ``known``: the rows of its standings before."""
    order, lacking = order_of(evening), _below_minimum(evening)
    by_name = sorted(rows, key=lambda row: evening.name_key(row.player))
    ranked = sorted(by_name, key=lambda row: _key(row, order), reverse=True)
    with_place = [row for row in ranked if row.took_part and row.player not in lacking]
    without = [row for row in ranked if row.took_part and row.player in lacking]
    others = [_without_place(row) for row in (*without, *(row for row in by_name if not row.took_part))]
    return _placed(evening, order, with_place, others, known)


def _without_place(row: EveningRow) -> EveningRow:
    return row if row.place is None and not row.step else replace(row, place=None, step="")


def _below_minimum(evening: EveningFacts) -> Collection[PlayerKey]:
    """Who had a seat in fewer rounds than the evening's minimum, or while it is open than have begun (rules.md §7)."""
    rounds = {sheet.round for sheet in evening.sheets}
    needed = evening.rules.evening_minimum
    needed = needed if evening.closed else min(needed, len(rounds))
    if not needed or not evening.sheets:
        return ()
    sat: dict[PlayerKey, set[int]] = {}
    for sheet in evening.sheets:
        for result in sheet.results:
            sat.setdefault(result.player, set()).add(sheet.round)
    for round, out in evening.sat_out.items():
        for player in out:
            sat.setdefault(player, set()).add(round)
    return {player for player, own in sat.items() if len(own) < needed}


def standings_after(
    evening: EveningFacts, before: Order, known: EveningStandings, moved: Collection[PlayerKey]
) -> EveningStandings:
    """Updates the standings ``known``, of the same order and conventions, after the results and adjustments of the
    players ``moved`` changed: only their sheets are computed again, and only they change places. An unchanged line
    stays the same object."""
    order = order_of(evening)
    # Without sheets the decisions make up the evening; then, and with another order, any line may change.
    if order != known.order or not evening.sheets or not any(row.parts for row in known.rows):
        return evening_standings(evening, before)
    of_moved = frozenset(moved)
    sheets = tuple(s for s in evening.sheets if not of_moved.isdisjoint([result.player for result in s.results]))
    adjustments = tuple(adjustment for adjustment in evening.adjustments if adjustment.player in of_moved)
    again = replace(evening, sheets=sheets, adjustments=adjustments, closed=False)
    kept = [row for row in known.rows if row.player not in of_moved]
    fresh = [row for row in evening_rows(again, before) if row.player in of_moved]
    return standings_of(evening, [*kept, *fresh], known.rows)


def _placed(
    evening: EveningFacts,
    order: EveningOrder,
    ranked: Sequence[EveningRow],
    others: Sequence[EveningRow],
    known: Sequence[EveningRow] = (),
) -> EveningStandings:
    """The sorted rows with their places; ``known``: the rows placed before, some of which are in ``ranked``."""
    placed: list[EveningRow] = []
    stays = True
    for at, row in enumerate(ranked):
        # The same line at the same position under the same line keeps its place and step.
        same = at < len(known) and row is known[at]
        if not (same and stays):
            step = _step(order, placed[-1], row) if placed else ""
            place = placed[-1].place if placed and not step else at + 1
            if (row.place, row.step) != (place, step):
                row, same = replace(row, place=place, step=step), False
        stays = same
        placed.append(row)
    return EveningStandings(
        key=evening.key,
        name=evening.name,
        order=order,
        provisional=any(not sheet.closed for sheet in evening.sheets),
        rows=(*placed, *others),
        cancelled=evening.cancelled,
    )


def order_of(evening: EveningFacts) -> EveningOrder:
    """The order of the list: the convention, else game points while all sheets are of one game."""
    if evening.rules.evening_order is not None:
        return evening.rules.evening_order
    if not evening.sheets and evening.adjustments and all(one.of == "ranking" for one in evening.adjustments):
        return "ranking_points"
    return "game_points" if len({sheet.game for sheet in evening.sheets}) <= 1 else "ranking_points"


def evening_rows(evening: EveningFacts, before: Order, *, closed_only: bool = False) -> list[EveningRow]:
    """One row per player in order of first appearance, without places; players with adjustments alone come last."""
    parts: dict[PlayerKey, list[SheetPart]] = {}
    for sheet in sorted(evening.sheets, key=lambda sheet: (sheet.round, sheet.table)):
        if sheet.closed or not closed_only:
            for player, part in sheet_parts(evening.rules, sheet, before):
                parts.setdefault(player, []).append(part)
    adjustments: dict[PlayerKey, list[Adjustment]] = {}
    for adjustment in evening.adjustments:
        adjustments.setdefault(adjustment.player, []).append(adjustment)
    players = dict.fromkeys((*parts, *adjustments))
    bare = evening.closed and not evening.sheets
    return [evening_row(who, evening.rules, parts.get(who, ()), adjustments.get(who, ()), bare=bare) for who in players]


def sheet_parts(rules: EveningRules, sheet: SheetResult, before: Order) -> Iterable[tuple[PlayerKey, SheetPart]]:
    """Yields the part of the sheet for each of its players."""
    table = table_of(sheet, before)
    amounts = [part.amounts(rules, table) for part in PARTS]
    for index, result in enumerate(sheet.results):
        place_points, points_bonus, upset_bonus = [of_part[index] for of_part in amounts]
        yield (
            result.player,
            SheetPart(
                round=sheet.round,
                table=sheet.table,
                game=sheet.game,
                place=result.place,
                points=result.points,
                seat_points=result.seat_points,
                deals=result.deals,
                closed=sheet.closed,
                incomplete=sheet.incomplete,
                place_points=place_points,
                points_bonus=points_bonus,
                upset_bonus=upset_bonus,
                shared_by=table.shared_by[index],
                beaten=table.beaten[index],
                seats=sheet.seats,
            ),
        )


def evening_row(
    player: PlayerKey,
    rules: EveningRules,
    parts: Sequence[SheetPart],
    adjustments: Sequence[Adjustment],
    *,
    bare: bool = False,
) -> EveningRow:
    """Adds up one player's evening. Attendance is for those who played, the floor for those who took part. ``bare``:
    the evening has no sheets; its decisions are its results."""
    game_adjustment = ranking_adjustment = place_points = points_bonus = upset_bonus = 0
    for adjustment in adjustments:
        if adjustment.of == "game":
            game_adjustment += adjustment.amount
        else:
            ranking_adjustment += adjustment.amount
    game_points = game_adjustment
    for part in parts:
        game_points += part.points
        place_points += part.place_points
        points_bonus += part.points_bonus
        upset_bonus += part.upset_bonus
    has_played = any(part.played for part in parts)
    attendance = rules.attendance if has_played else 0
    raw = place_points + points_bonus + upset_bonus + attendance + ranking_adjustment
    raw += 100 * game_points if rules.game_points else 0
    took_part = has_played or (bare and any(adjustment.kind == "decision" for adjustment in adjustments))
    floor_added = max(0, rules.floor - raw) if rules.floor is not None and took_part else 0
    return EveningRow(
        place=None,
        player=player,
        game_points=game_points,
        parts=tuple(parts),
        adjustments=tuple(adjustments),
        game_adjustment=game_adjustment,
        place_points=place_points,
        points_bonus=points_bonus,
        upset_bonus=upset_bonus,
        attendance=attendance,
        ranking_adjustment=ranking_adjustment,
        floor_added=floor_added,
        ranking_points=raw + floor_added,
        rules=rules,
        took_part=took_part,
    )


def place_counts(taken: Iterable[int | None]) -> tuple[int, ...]:
    """How often each place was taken, from first to the worst taken: tuples compare as rules.md §5 ranks.

    >>> place_counts([1, 3, 1, None])
    (2, 0, 1)
    """
    known = [place for place in taken if place is not None]
    counts = [0] * max(known, default=0)
    for place in known:
        counts[place - 1] += 1
    return tuple(counts)


def _counts(row: EveningRow) -> tuple[int, ...]:
    return place_counts(part.place for part in row.parts)


def _key(row: EveningRow, order: EveningOrder) -> tuple[Any, ...]:
    return _POINTS[order](row), _counts(row)


def _step(order: EveningOrder, above: EveningRow, below: EveningRow) -> str:
    """What separates a line from the one above; "" when nothing does."""
    if order == "ranking_points" and above.ranking_points != below.ranking_points:
        return "ranking_points"
    if above.game_points != below.game_points:
        return "points"
    return "" if _counts(above) == _counts(below) else "places"
