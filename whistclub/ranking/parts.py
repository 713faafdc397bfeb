"""The ranking points of one sheet, one small class for each part (rules.md §5.1–§5.3).

A new part is one class here; its key is a field of ``SheetPart``, ``EveningRow`` and ``SeasonRow``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple, Protocol

from whistclub.ranking.amounts import rounded
from whistclub.ranking.facts import Bracket, EveningRules, Order, SheetResult
from whistclub.rules.common import PlayerKey

_UNRANKED = float("inf")


class Table(NamedTuple):
    """A sheet's results with comparisons of its players, in the order of ``sheet.results``. ``shared_by``: how many
    have that place; ``beaten``: players who ranked above before the evening and finished behind."""

    sheet: SheetResult
    places: list[int | None]
    shared_by: list[int]
    beaten: list[tuple[PlayerKey, ...]]


def table_of(sheet: SheetResult, before: Order) -> Table:
    """Compares the players of a sheet. An equal rank is not above; players missing from ``before`` rank below all
    others; a player without a place has beaten nobody and is beaten by nobody."""
    taken = [result.place for result in sheet.results]
    shared_by = [1 if place is None else taken.count(place) for place in taken]
    if not before:
        return Table(sheet, taken, shared_by, [()] * len(taken))
    stood = [(before.get(r.player, _UNRANKED), r.place, r.player) for r in sheet.results if r.place is not None]
    beaten: list[tuple[PlayerKey, ...]] = []
    for result in sheet.results:
        place, mine = result.place, before.get(result.player, _UNRANKED)
        behind = () if place is None else tuple([who for at, other, who in stood if at < mine and other > place])
        beaten.append(behind)
    return Table(sheet, taken, shared_by, beaten)


class Part(Protocol):
    """One kind of ranking points that a sheet gives to its players."""

    key: ClassVar[str]

    def amounts(self, rules: EveningRules, table: Table) -> Sequence[int]:
        """Hundredths for each of the sheet's results, in their order; 0 for a player without a place."""


class PlacePoints:
    """Points for the place at the table (rules.md §5.1)."""

    key: ClassVar[str] = "place_points"

    def amounts(self, rules: EveningRules, table: Table) -> Sequence[int]:
        paid, share = points_by_place(rules, table.sheet.seats), rules.shared_places == "share"
        return [
            0 if place is None else place_amount(paid, place, sharing if share else 1)
            for place, sharing in zip(table.places, table.shared_by, strict=True)
        ]


class PointsBonus:
    """Points for the seat's game points by the bracket (rules.md §5.2)."""

    key: ClassVar[str] = "points_bonus"

    def amounts(self, rules: EveningRules, table: Table) -> Sequence[int]:
        bracket = rules.bracket
        if bracket is None:
            return [0] * len(table.places)
        return [0 if r.place is None else bracket_amount(bracket, r.seat_points) for r in table.sheet.results]


class UpsetBonus:
    """Points for players at the table who ranked above and finished behind (rules.md §5.3)."""

    key: ClassVar[str] = "upset_bonus"

    def amounts(self, rules: EveningRules, table: Table) -> Sequence[int]:
        paid, last = rules.upset, len(rules.upset) - 1
        if last < 0:
            return [0] * len(table.places)
        return [
            0 if place is None else paid[min(len(beaten), last)]
            for place, beaten in zip(table.places, table.beaten, strict=True)
        ]


PARTS: tuple[Part, ...] = (PlacePoints(), PointsBonus(), UpsetBonus())


def points_by_place(rules: EveningRules, seats: int) -> tuple[int, ...]:
    """The place points of a table of that size: its own list, else the list of the next smaller size, else that of the
    smallest."""
    lists = rules.place_points
    if not lists:
        return ()
    if seats in lists:
        return lists[seats]
    return lists[max((size for size in lists if size <= seats), default=min(lists))]


def place_amount(paid: Sequence[int], place: int, sharing: int) -> int:
    """The points of each of ``sharing`` players for a place: an equal share of the places they fill, to the nearest
    hundredth; 0 beyond the list.

    >>> place_amount((1100, 700, 400, 200), 1, 2), place_amount((1100, 700, 400, 200), 3, 3)
    (900, 200)
    """
    if sharing == 1:
        return paid[place - 1] if place <= len(paid) else 0
    return rounded(sum(paid[place - 1 : place - 1 + sharing]), sharing)


def bracket_amount(bracket: Bracket, points: int) -> int:
    """Returns step × ⌊(points − start) / size⌋, without limits.

    >>> [bracket_amount(Bracket(), points) for points in (100, 85, 0, -1, -20, -21, -41)]
    [120, 100, 20, 0, 0, -20, -40]
    """
    return bracket.step * ((points - bracket.start) // bracket.size)
