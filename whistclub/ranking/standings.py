"""The evening's players in one list (rules.md §7): game points, places at the tables, ranking points."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
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
    order = order_of(evening)
    rows = evening_rows(evening, before)
    playing = sorted((row for row in rows if row.parts), key=lambda row: _key(row, order), reverse=True)
    keys = [_key(row, order) for row in playing]
    placed = [
        replace(row, place=place, step="" if index == 0 else _step(order, keys[index - 1], keys[index]))
        for index, (row, place) in enumerate(zip(playing, places(keys), strict=True))
    ]
    return EveningStandings(
        key=evening.key,
        name=evening.name,
        order=order,
        provisional=any(not sheet.closed for sheet in evening.sheets),
        rows=(*placed, *(row for row in rows if not row.parts)),
    )


def order_of(evening: EveningFacts) -> EveningOrder:
    """What the list is ordered by: the convention, else game points while all sheets are of one game."""
    if evening.rules.evening_order is not None:
        return evening.rules.evening_order
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
    return [evening_row(who, evening.rules, parts.get(who, ()), adjustments.get(who, ())) for who in players]


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
    player: PlayerKey, rules: EveningRules, parts: Sequence[SheetPart], adjustments: Sequence[Adjustment]
) -> EveningRow:
    """The sums of one player's evening. Attendance and floor are for those who played."""
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
    attendance = rules.attendance if parts else 0
    raw = place_points + points_bonus + upset_bonus + attendance + ranking_adjustment
    raw += 100 * game_points if rules.game_points else 0
    floor_added = max(0, rules.floor - raw) if rules.floor is not None and parts else 0
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
