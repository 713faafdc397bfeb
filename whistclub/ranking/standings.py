"""The evening's players in one list (rules.md §7): game points, places at the tables, ranking points."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from operator import itemgetter
from typing import Any, Literal

from whistclub.ranking.amounts import places
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


def evening_standings(evening: EveningFacts, before: Order) -> EveningStandings:
    """The evening's standings; ``before``: the season's order before it. Open sheets count as they stand."""
    return _placed(evening, evening_rows(evening, before))


def standings_after(
    evening: EveningFacts, before: Order, known: EveningStandings, moved: Collection[PlayerKey]
) -> EveningStandings:
    """The same when ``known`` were the standings, under the same order and conventions, before the results and
    adjustments of the players ``moved`` changed: only their sheets are looked at again."""
    sheets = [sheet for sheet in evening.sheets if any(result.player in moved for result in sheet.results)]
    adjustments = tuple(adjustment for adjustment in evening.adjustments if adjustment.player in moved)
    # Without the sheets of the others it must not pass for an evening that has none.
    bare = evening.closed and not evening.sheets
    again = replace(evening, sheets=tuple(sheets), adjustments=adjustments, closed=bare)
    rows = {row.player: row for row in known.rows if row.player not in moved}
    rows |= {row.player: row for row in evening_rows(again, before) if row.player in moved}
    return _placed(evening, [rows[player] for player in _in_order(evening)])


def _in_order(evening: EveningFacts) -> Iterable[PlayerKey]:
    """The evening's players in order of first appearance."""
    in_order = sorted(evening.sheets, key=lambda sheet: (sheet.round, sheet.table))
    played = (result.player for sheet in in_order for result in sheet.results)
    return dict.fromkeys((*played, *(adjustment.player for adjustment in evening.adjustments)))


def _placed(evening: EveningFacts, rows: Sequence[EveningRow]) -> EveningStandings:
    """Rows in order of first appearance put in their places."""
    order = order_of(evening)
    keyed = [(_key(row, order), row) for row in rows if row.took_part]
    keyed.sort(key=itemgetter(0), reverse=True)
    keys = [key for key, _ in keyed]
    placed, above = [], None
    for (key, row), place in zip(keyed, places(keys), strict=True):
        step = "" if above is None or above == key else _step(order, above, key)
        # Most rows of an evening stay where they are when a deal is entered.
        placed.append(row if (row.place, row.step) == (place, step) else replace(row, place=place, step=step))
        above = key
    others = (replace(row, place=None, step="") for row in rows if not row.took_part)
    return EveningStandings(
        key=evening.key,
        name=evening.name,
        order=order,
        provisional=any(not sheet.closed for sheet in evening.sheets),
        rows=(*placed, *others),
        cancelled=evening.cancelled,
    )


def order_of(evening: EveningFacts) -> EveningOrder:
    """What the list is ordered by: the convention, else game points while all sheets are of one game."""
    if evening.rules.evening_order is not None:
        return evening.rules.evening_order
    if not evening.sheets and evening.adjustments and all(one.of == "ranking" for one in evening.adjustments):
        return "ranking_points"
    return "game_points" if len({sheet.game for sheet in evening.sheets}) <= 1 else "ranking_points"


def evening_rows(evening: EveningFacts, before: Order, *, closed_only: bool = False) -> list[EveningRow]:
    """One row a player in order of first appearance, without places; those only adjusted come last."""
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
    """What a sheet gave each of its players."""
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
    """The sums of one player's evening. Attendance is for those who played, the floor for those who took part.
    ``bare``: the evening has no sheets; its decisions are the results that are known of it."""
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
    """How often each place was taken, first first, as long as the worst place: tuples compare as rules.md §5 ranks.

    >>> place_counts([1, 3, 1, None])
    (2, 0, 1)
    """
    known = [place for place in taken if place is not None]
    counts = [0] * max(known, default=0)
    for place in known:
        counts[place - 1] += 1
    return tuple(counts)


def _key(row: EveningRow, order: EveningOrder) -> tuple[Any, ...]:
    counts = place_counts(part.place for part in row.parts)
    return (row.game_points, counts) if order == "game_points" else (row.ranking_points, row.game_points, counts)


def _step(order: EveningOrder, above: tuple[Any, ...], below: tuple[Any, ...]) -> str:
    names = ("points", "places") if order == "game_points" else ("ranking_points", "points", "places")
    return next((name for name, a, b in zip(names, above, below, strict=True) if a != b), "")
