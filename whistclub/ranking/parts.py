"""What one sheet gives in ranking points, one small class for each part (rules.md §5.1–§5.3).

A new part is one class here, its key a field of ``SheetPart``, ``EveningRow`` and ``SeasonRow``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import ClassVar, Protocol

from whistclub.ranking.amounts import rounded
from whistclub.ranking.facts import Bracket, EveningRules, Order, Result, SheetResult
from whistclub.rules.common import PlayerKey

_UNRANKED = float("inf")


class Part(Protocol):
    """One kind of ranking points that a sheet gives the players whose sheet it is."""

    key: ClassVar[str]

    def amounts(self, rules: EveningRules, sheet: SheetResult, before: Order) -> Sequence[int]:
        """Hundredths for each of ``sheet.results``, in their order; 0 for who has no place."""


class PlacePoints:
    """Points for the place at the table (rules.md §5.1)."""

    key: ClassVar[str] = "place_points"

    def amounts(self, rules: EveningRules, sheet: SheetResult, before: Order) -> Sequence[int]:
        paid = points_by_place(rules, sheet.seats)
        sharing = shared_places(sheet)
        by_place = {place: place_amount(paid, place, n, rules.shared_places == "share") for place, n in sharing.items()}
        return [0 if r.place is None else by_place[r.place] for r in sheet.results]


class PointsBonus:
    """Points for the seat's game points by the bracket (rules.md §5.2)."""

    key: ClassVar[str] = "points_bonus"

    def amounts(self, rules: EveningRules, sheet: SheetResult, before: Order) -> Sequence[int]:
        bracket = rules.bracket
        if bracket is None:
            return [0] * len(sheet.results)
        return [0 if r.place is None else bracket_amount(bracket, r.seat_points) for r in sheet.results]


class UpsetBonus:
    """Points for those of the table who stood above and finished behind (rules.md §5.3)."""

    key: ClassVar[str] = "upset_bonus"

    def amounts(self, rules: EveningRules, sheet: SheetResult, before: Order) -> Sequence[int]:
        table = rules.upset
        if not table or not before:
            return [0] * len(sheet.results)
        last = len(table) - 1
        return [0 if r.place is None else table[min(len(beaten(sheet, r, before)), last)] for r in sheet.results]


PARTS: tuple[Part, ...] = (PlacePoints(), PointsBonus(), UpsetBonus())


def points_by_place(rules: EveningRules, seats: int) -> tuple[int, ...]:
    """The place points of a table of that size: its own list, else that of the next smaller size listed, else that of
    the smallest."""
    lists: Mapping[int, tuple[int, ...]] = rules.place_points
    if not lists:
        return ()
    if seats in lists:
        return lists[seats]
    return lists[max((size for size in lists if size <= seats), default=min(lists))]


def shared_places(sheet: SheetResult) -> Mapping[int, int]:
    """How many of the table have each place."""
    return Counter(r.place for r in sheet.results if r.place is not None)


def place_amount(paid: Sequence[int], place: int, sharing: int, share: bool) -> int:
    """What a place gives that ``sharing`` players have: an equal share of the places they fill, to the nearest
    hundredth, or the whole of it; 0 beyond the list."""
    if not share:
        sharing = 1
    return rounded(sum(paid[place - 1 : place - 1 + sharing]), sharing)


def bracket_amount(bracket: Bracket, points: int) -> int:
    """step × ⌊(points − start) / size⌋; no limit either way.

    >>> [bracket_amount(Bracket(), points) for points in (100, 85, 0, -1, -20, -21, -41)]
    [120, 100, 20, 0, 0, -20, -40]
    """
    return bracket.step * ((points - bracket.start) // bracket.size)


def beaten(sheet: SheetResult, result: Result, before: Order) -> tuple[PlayerKey, ...]:
    """Who of the table stood above in the order before the evening and finished behind. Standing equal is not above;
    who is not in ``before`` stands below all who are."""
    mine = result.place
    if mine is None:
        return ()
    stood = before.get(result.player, _UNRANKED)
    return tuple(
        other.player
        for other in sheet.results
        if other.place is not None and other.place > mine and before.get(other.player, _UNRANKED) < stood
    )
