"""The input and output types of the rankings: results of sheets, conventions, standings (rules.md §5–§8).

Ranking points are whole hundredths everywhere (1130 is 11.30); game points are whole points.
"""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from whistclub.rules.common import PlayerKey


class EveningKey(NamedTuple):
    """Identifies an evening by its date and its number on that date; keys sort in order of time."""

    date: datetime.date
    number: int


@dataclass(frozen=True, slots=True)
class Result:
    """One player's result of one sheet. ``place`` None: another player has the seat's place (rules.md §6), so the sheet
    is not this player's. ``points``: the player's own; ``seat_points``: the seat's, for place and bracket. ``deals``
    played."""

    player: PlayerKey
    place: int | None
    points: int
    seat_points: int
    deals: int


@dataclass(frozen=True, slots=True)
class SheetResult:
    """The results of one sheet. ``seats``: places at the table (its size)."""

    round: int
    table: int
    game: str
    seats: int
    closed: bool
    incomplete: bool
    results: tuple[Result, ...]


@dataclass(frozen=True, slots=True)
class Adjustment:
    """An adjustment (rules.md §8). ``amount``: whole game points (``of`` game) or hundredths of ranking points (``of``
    ranking)."""

    player: PlayerKey
    amount: int
    of: Literal["game", "ranking"]
    kind: Literal["penalty", "gift", "decision"] = "decision"
    reason: str = ""
    by: str = ""


@dataclass(frozen=True, slots=True)
class Bracket:
    """Points bonus: ``step`` hundredths for every ``size`` game points above ``start`` (rules.md §5.2):
    step × ⌊(points − start) / size⌋; with −20, 20, 20 that is 0.20 × ⌊(points + 20) / 20⌋."""

    start: int = -20
    size: int = 20
    step: int = 20


@dataclass(frozen=True, slots=True)
class EveningRules:
    """Conventions of an evening, frozen when it is closed (rules.md §5). Amounts in hundredths.

    ``place_points``: by place, for every table size (key 0) or by size. ``evening_order`` None: by rules.md §7."""

    game_points: bool = False
    place_points: Mapping[int, tuple[int, ...]] = field(default_factory=lambda: {0: (1100, 700, 400, 200)})
    shared_places: Literal["share", "full"] = "share"
    bracket: Bracket | None = Bracket()
    upset: tuple[int, ...] = (0, 30, 70, 100)
    attendance: int = 0
    floor: int | None = None
    evening_order: Literal["game_points", "ranking_points"] | None = None


@dataclass(frozen=True, slots=True)
class SeasonRules:
    """Conventions that apply to a whole season (rules.md §5). ``initial_order``: name of the earlier season.
    ``evening``: the conventions frozen for evenings closed from now on. ``numbering``: 1, 2, 2, 4 or 1, 2, 2, 3."""

    scheme: str = "fiwa"
    evening: EveningRules = field(default_factory=EveningRules)
    numbering: Literal["1224", "1223"] = "1224"
    best: int | None = None
    best_of: Literal["evenings", "sheets"] = "evenings"
    minimum: int = 0
    initial_order: str | None = None


@dataclass(frozen=True, slots=True)
class EveningFacts:
    """One evening as input of the rankings. ``rules``: the frozen ones of a closed evening, else the season's current
    ones. ``cancelled``: it counts in no ranking and is not one of the season's evenings.

    A closed evening without sheets is known by its decisions alone (old results): everybody with one took part."""

    key: EveningKey
    name: str
    sheets: tuple[SheetResult, ...]
    adjustments: tuple[Adjustment, ...]
    rules: EveningRules
    closed: bool
    cancelled: bool = False


Order = Mapping[PlayerKey, int]
"""Place of each ranked and classified player before an evening; missing players rank below all others, equal to each
other."""


@dataclass(frozen=True, slots=True)
class SheetPart:
    """One player's ranking points of one sheet, with their reasons. Amounts in hundredths.

    ``shared_by``: how many shared the place; ``beaten``: players who ranked above before the evening and finished
    behind; ``seats``: places at the table."""

    round: int
    table: int
    game: str
    place: int | None
    points: int
    seat_points: int
    deals: int
    closed: bool
    incomplete: bool
    place_points: int = 0
    points_bonus: int = 0
    upset_bonus: int = 0
    shared_by: int = 1
    beaten: tuple[PlayerKey, ...] = ()
    seats: int = 4

    @property
    def played(self) -> bool:
        """Whether anything is known to have been played; otherwise it is shown blank, never as zero."""
        return bool(self.deals or self.points or self.place is not None)


@dataclass(frozen=True, slots=True)
class EveningRow:
    """One line of an evening's standings (rules.md §7). ``step``: what separates it from the line above: ``points``,
    ``ranking_points``, ``places``; "" when nothing does. ``floor_added``: hundredths added by the floor.
    ``game_points`` includes ``game_adjustment``; ``place`` None: adjusted without having played, listed last.
    ``took_part``: has played, or has a result of an evening known by its decisions alone. ``ranking_points`` = game
    points (if they count) + place points + bonuses + attendance + adjustments + floor_added. ``rules``: the conventions
    used for the amounts."""

    place: int | None
    player: PlayerKey
    game_points: int
    parts: tuple[SheetPart, ...]
    adjustments: tuple[Adjustment, ...]
    game_adjustment: int
    place_points: int
    points_bonus: int
    upset_bonus: int
    attendance: int
    ranking_adjustment: int
    floor_added: int
    ranking_points: int
    rules: EveningRules
    step: str = ""
    took_part: bool = True


@dataclass(frozen=True, slots=True)
class EveningStandings:
    """The standings of an evening. ``order``: game_points or ranking_points; ``provisional``: includes an open sheet;
    ``cancelled``: nothing of it counts in a ranking."""

    key: EveningKey
    name: str
    order: Literal["game_points", "ranking_points"]
    provisional: bool
    rows: tuple[EveningRow, ...]
    cancelled: bool = False


@dataclass(frozen=True, slots=True)
class SeasonEvening:
    """One evening of one player of the season: ``row`` over closed sheets only; ``total``: the amount that counts, or
    would if it were not dropped. ``dropped``: the whole evening; ``dropped_sheets``: with best_of sheets the numbers
    (round, table) of those that do not count."""

    key: EveningKey
    name: str
    row: EveningRow
    total: int
    dropped: bool = False
    dropped_sheets: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class SeasonRow:
    """One line of the season ranking. ``sheets``: closed sheets of the player; ``dropped``: how many of them do not
    count; ``places``: how often each place was taken, from first place on; sums cover what counts, ``adjustments``
    those of ranking points; ``deals`` played on counted sheets. ``classified`` False: below the minimum, or neither a
    sheet of their own nor an old result, ``place`` None. ``step``: what separates it from the line above (total,
    places, game_points)."""

    place: int | None
    player: PlayerKey
    sheets: int
    firsts: int
    game_points: int
    deals: int
    place_points: int
    points_bonus: int
    upset_bonus: int
    attendance: int
    adjustments: int
    floor_added: int
    total: int
    classified: bool
    dropped: int
    places: tuple[int, ...]
    evenings: tuple[SeasonEvening, ...]
    step: str = ""


@dataclass(frozen=True, slots=True)
class Ranking:
    """A season ranking over closed sheets. ``game`` None: of all games; else over the sheets of that game alone, and
    ``left_out``: the number of the season's adjustments that do not count, since they belong to no game."""

    season: str
    rules: SeasonRules
    rows: tuple[SeasonRow, ...]
    evenings: tuple[EveningKey, ...]
    game: str | None = None
    left_out: int = 0
