"""The input and output types of the rankings: results of sheets, conventions, standings (rules.md §5–§8).

Ranking points are whole hundredths everywhere (1130 is 11.30); game points are whole points.
"""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

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

    ``place_points``: by place, for every table size (key 0) or by size. ``evening_order`` None: by rules.md §7.
    ``evening_minimum``: rounds. ``entry``: cents a player owes by category, "" for all others, None: nothing;
    ``stake``: cents a game point, None: none (rules.md §9)."""

    game_points: bool = False
    place_points: Mapping[int, tuple[int, ...]] = field(default_factory=lambda: {0: (1100, 700, 400, 200)})
    shared_places: Literal["share", "full"] = "share"
    bracket: Bracket | None = Bracket()
    upset: tuple[int, ...] = (0, 30, 70, 100)
    attendance: int = 0
    floor: int | None = None
    evening_order: Literal["game_points", "ranking_points"] | None = None
    evening_minimum: int = 0
    entry: Mapping[str, int] | None = None
    stake: int | None = None


@dataclass(frozen=True, slots=True)
class Period:
    """A part of a season (rules.md §5.2): its evenings are those from ``first`` to ``last``, both included."""

    name: str
    first: datetime.date
    last: datetime.date


@dataclass(frozen=True, slots=True)
class TeamRules:
    """How teams are ranked (rules.md §5.4). ``count``: how many members count on an evening, None: all; ``of``: their
    ranking points or their game points."""

    count: int | None = None
    of: Literal["ranking", "game"] = "ranking"


TieBreak = Literal["places", "game_points", "evenings_won", "best_evening", "ahead"]
"""What separates equal totals of a season (rules.md §5)."""


@dataclass(frozen=True, slots=True)
class SeasonRules:
    """Conventions that apply to a whole season (rules.md §5). ``initial_order``: name of the earlier season.
    ``evening``: the conventions frozen for evenings closed from now on. ``numbering``: 1, 2, 2, 4 or 1, 2, 2, 3.

    ``minimum``, ``period_minimum``: a number of evenings, or a share of those held such as "60%". ``periods``: parts by
    the calendar, or named ones."""

    scheme: str = "fiwa"
    evening: EveningRules = field(default_factory=EveningRules)
    numbering: Literal["1224", "1223"] = "1224"
    best: int | None = None
    best_of: Literal["evenings", "sheets"] = "evenings"
    minimum: int | str = 0
    initial_order: str | None = None
    tie_breaks: tuple[TieBreak, ...] = ("places", "game_points")
    periods: Literal["month", "quarter", "half"] | tuple[Period, ...] | None = None
    period_best: int | None = None
    period_minimum: int | str = 0
    teams: TeamRules | None = None
    minimum_at_end: bool = False


@dataclass(frozen=True, slots=True)
class EveningFacts:
    """One evening as input of the rankings. ``rules``: the frozen ones of a closed evening, else the season's current
    ones. ``cancelled``: it counts in no ranking and is not one of the season's evenings.

    A closed evening without sheets is known by its decisions alone (old results): everybody with one took part.
    ``sat_out``: by round who sat out. ``names``: what lines of one place are sorted by."""

    key: EveningKey
    name: str
    sheets: tuple[SheetResult, ...]
    adjustments: tuple[Adjustment, ...]
    rules: EveningRules
    closed: bool
    cancelled: bool = False
    sat_out: Mapping[int, tuple[PlayerKey, ...]] = field(default_factory=dict)
    names: Mapping[PlayerKey, Any] = field(default_factory=dict, compare=False, repr=False)

    def name_key(self, player: PlayerKey) -> Any:
        """What the player is sorted by among people of one place."""
        return self.names.get(player, player)


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
    ``game_points`` includes ``game_adjustment``; ``place`` None: adjusted without having played, or below the
    evening's minimum of rounds, listed last.
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
    those of ranking points; ``deals`` played on counted sheets. ``classified`` False: a guest, below the minimum, or
    neither a sheet of their own nor an old result, ``place`` None. ``provisional``: below the minimum of a season that
    is still running and applies it at its end; not classified, yet with a place (rules.md §5.5). ``step``: what
    separates it from the line above (total, or a tie-break)."""

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
    guest: bool = False
    provisional: bool = False


@dataclass(frozen=True, slots=True)
class Movement:
    """What the latest evening of a ranking moved. ``places``: of those who had one before it."""

    evening: EveningKey
    places: Mapping[PlayerKey, int]


@dataclass(frozen=True, slots=True)
class Ranking:
    """A season ranking over closed sheets. ``game`` None: of all games; else over the sheets of that game alone, and
    ``left_out``: the number of the season's adjustments that do not count, since they belong to no game. ``period``,
    ``category``: the part of the season and the category it is of. ``minimum``: evenings needed for a place; ``order``:
    that of the season's end, for one that starts with it. ``movement``: None when it was not asked for, or before the
    second evening."""

    season: str
    rules: SeasonRules
    rows: tuple[SeasonRow, ...]
    evenings: tuple[EveningKey, ...]
    game: str | None = None
    left_out: int = 0
    period: Period | None = None
    category: str | None = None
    minimum: int = 0
    order: Order = field(default_factory=dict)
    movement: Movement | None = None


@dataclass(frozen=True, slots=True)
class TeamEvening:
    """One evening of a team: its value (hundredths of ranking points, or game points), the members that count, whether
    it was won."""

    key: EveningKey
    name: str
    value: int
    members: tuple[tuple[PlayerKey, int], ...]
    won: bool = False


@dataclass(frozen=True, slots=True)
class TeamRow:
    """One line of the team ranking (rules.md §5.4). ``best``: its best single evening; ``step``: what separates it from
    the line above (total, evenings_won, best_evening)."""

    place: int
    team: str
    won: int
    best: int
    total: int
    evenings: tuple[TeamEvening, ...]
    step: str = ""


@dataclass(frozen=True, slots=True)
class TeamRanking:
    """The team ranking of a season or of a part of it. Amounts are hundredths, or whole points where ``teams.of`` is
    game."""

    season: str
    teams: TeamRules
    rows: tuple[TeamRow, ...]
    period: Period | None = None
