"""Ways to add up a player's season: ranking points, or game points per deal. One small class for each."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, NamedTuple, Protocol

from whistclub.ranking.amounts import rounded
from whistclub.ranking.facts import EveningRow, EveningRules, SheetPart


class Unit(NamedTuple):
    """An evening or a sheet that counts or is dropped as a whole. Units sort in the order in which rules.md §5 drops
    them: lower value first, then fewer game points, then the earlier one.

    ``evening``: its number in the season; ``sheet``: its number among the evening's parts, −1 for a whole evening or
    for the rest of an evening without its sheets. ``dealt_points``: game points of sheets whose deals are known."""

    value: int
    game_points: int
    evening: int
    sheet: int
    places: tuple[int, ...]
    deals: int
    dealt_points: int
    adjustment: int


@dataclass(slots=True)
class Tally:
    """The sum of the units that count. ``counts``: how often each place was taken, from first place on."""

    value: int = 0
    game_points: int = 0
    deals: int = 0
    dealt_points: int = 0
    adjustment: int = 0
    counts: list[int] = field(default_factory=list)

    def change(self, unit: Unit, sign: int) -> None:
        """Adds (``sign`` 1) or subtracts (−1) one unit."""
        self.value += sign * unit.value
        self.game_points += sign * unit.game_points
        self.deals += sign * unit.deals
        self.dealt_points += sign * unit.dealt_points
        self.adjustment += sign * unit.adjustment
        for place in unit.places:
            while len(self.counts) < place:
                self.counts.append(0)
            self.counts[place - 1] += sign

    def places(self) -> tuple[int, ...]:
        """``counts`` up to the worst place taken, so that tuples compare in ranking order."""
        length = len(self.counts)
        while length and not self.counts[length - 1]:
            length -= 1
        return tuple(self.counts[:length])


class Measure(Protocol):
    """A way to add up a season. All values in hundredths."""

    floors: ClassVar[bool]
    """Whether an evening's floor applies to its value."""

    def of_evening(self, row: EveningRow) -> int: ...

    def of_sheet(self, part: SheetPart, rules: EveningRules) -> int: ...

    def of_rest(self, row: EveningRow) -> int:
        """The value of an evening without the sheets that are the player's own."""

    def total(self, tally: Tally) -> int: ...


class SumOfPoints:
    """The sum of ranking points (rules.md §5)."""

    floors: ClassVar[bool] = True

    def of_evening(self, row: EveningRow) -> int:
        return row.ranking_points

    def of_sheet(self, part: SheetPart, rules: EveningRules) -> int:
        counted = 100 * part.points if rules.game_points else 0
        return part.place_points + part.points_bonus + part.upset_bonus + counted

    def of_rest(self, row: EveningRow) -> int:
        own = sum(self.of_sheet(part, row.rules) for part in row.parts if part.place is not None)
        return row.ranking_points - row.floor_added - own

    def total(self, tally: Tally) -> int:
        return tally.value


class AverageOfDeals:
    """Game points per deal played, game adjustments included; ranking adjustments are added to the average. Sheets with
    unknown deals are left out (rules.md §6)."""

    floors: ClassVar[bool] = False

    def of_evening(self, row: EveningRow) -> int:
        dealt = [part for part in row.parts if part.deals]
        points = sum(part.points for part in dealt) + row.game_adjustment
        return _average(points, sum(part.deals for part in dealt)) + row.ranking_adjustment

    def of_sheet(self, part: SheetPart, rules: EveningRules) -> int:
        return _average(part.points, part.deals)

    def of_rest(self, row: EveningRow) -> int:
        return row.ranking_adjustment

    def total(self, tally: Tally) -> int:
        return _average(tally.dealt_points, tally.deals) + tally.adjustment


def _average(points: int, deals: int) -> int:
    return rounded(100 * points, deals) if deals else 0


def evening_unit(measure: Measure, number: int, row: EveningRow) -> Unit:
    """A whole evening as one unit."""
    taken, deals, dealt_points = [], 0, row.game_adjustment
    for part in row.parts:
        if part.place is not None:
            taken.append(part.place)
        if part.deals:
            deals += part.deals
            dealt_points += part.points
    value = measure.of_evening(row)
    return Unit(value, row.game_points, number, -1, tuple(taken), deals, dealt_points, row.ranking_adjustment)


def sheet_units(measure: Measure, number: int, row: EveningRow) -> tuple[Unit, list[Unit]]:
    """The rest of an evening that always counts (without its floor), and its sheets as units."""
    units = [
        Unit(
            value=measure.of_sheet(part, row.rules),
            game_points=part.points,
            evening=number,
            sheet=index,
            places=(part.place,),
            deals=part.deals,
            dealt_points=part.points if part.deals else 0,
            adjustment=0,
        )
        for index, part in enumerate(row.parts)
        if part.place is not None
    ]
    others = [part for part in row.parts if part.place is None]
    rest = Unit(
        value=measure.of_rest(row),
        game_points=row.game_adjustment + sum(part.points for part in others),
        evening=number,
        sheet=-1,
        places=(),
        deals=sum(part.deals for part in others),
        dealt_points=row.game_adjustment + sum(part.points for part in others if part.deals),
        adjustment=row.ranking_adjustment,
    )
    return rest, units
