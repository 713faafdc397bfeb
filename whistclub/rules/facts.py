"""The facts of a sheet, what folding it yields, and what a game has to know (the Game protocol)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from types import MappingProxyType
from typing import Any, Final, NamedTuple, Protocol

from whistclub.rules.common import PlayerKey, Problem, Table, Warned

Deal = Any
"""BelgianDeal, Whist32Deal, TourangeauDeal or ClassicDeal: each game knows its own."""
Conventions = Any
State = Any
Call = Any


@dataclass(frozen=True, slots=True)
class SeatChange:
    """From deal ``from_deal`` on (1-based, void deals included) a seat changes hands (rules.md §6).

    ``player`` takes the seat over; ``None``: the seat is vacated (five seats become four). ``after`` set: ``seat`` is
    a new seat, placed at the left of seat ``after`` (a table of four becomes five); its number is the next free one.
    """

    from_deal: int
    seat: int
    player: PlayerKey | None
    after: int | None = None


@dataclass(frozen=True, slots=True)
class Totals:
    """A paper sheet known by its results alone (rules.md §6): points by seat, maybe tricks and the number of deals."""

    points: tuple[int, ...]
    tricks: tuple[int, ...] | None = None
    deals_played: int | None = None


@dataclass(frozen=True, slots=True)
class Sheet:
    """The facts of one game at one table. Seats are numbered 0… in the order of ``seats``, clockwise; a seat keeps its
    number whatever happens later. Either ``deals`` or ``totals``. ``closed``: by the marker or with its evening."""

    game: str
    conventions: Conventions
    seats: tuple[PlayerKey, ...]
    first_dealer: int = 0
    deals: tuple[Deal, ...] = ()
    changes: tuple[SeatChange, ...] = ()
    totals: Totals | None = None
    table: int = 1
    round: int = 1
    closed: bool = False
    marker: str = ""

    def at(self, number: int) -> Table:
        """Who sits where at deal ``number`` (1-based; one past the last is the deal to come)."""
        order, players = list(range(len(self.seats))), dict(enumerate(self.seats))
        for change in self.changes:
            if change.from_deal > number:
                break
            if change.after is not None and change.seat not in order:
                order.insert(order.index(change.after) + 1, change.seat)
            if change.player is None:
                players.pop(change.seat, None)
            else:
                players[change.seat] = change.player
        return Table(tuple(order), players)

    @property
    def now(self) -> Table:
        """Who sits where at the deal to come."""
        return self.at(len(self.deals) + 1)

    @property
    def seat_count(self) -> int:
        """How many seats the sheet ever had."""
        return len(self.seats) + sum(change.after is not None for change in self.changes)

    def with_deal(self, deal: Deal, index: int | None = None) -> Sheet:
        """The sheet with one deal more, at ``index`` (default: at the end). Seat changes after it move along."""
        at = len(self.deals) if index is None else index
        return replace(self, deals=(*self.deals[:at], deal, *self.deals[at:]), changes=self._shifted(at + 1, 1))

    def without_deal(self, index: int) -> Sheet:
        """The sheet with the deal at ``index`` taken out. Seat changes after it move along."""
        return replace(self, deals=self.deals[:index] + self.deals[index + 1 :], changes=self._shifted(index + 1, -1))

    def _shifted(self, number: int, by: int) -> tuple[SeatChange, ...]:
        moved = (replace(c, from_deal=c.from_deal + by) if c.from_deal > number else c for c in self.changes)
        return tuple(moved)


@dataclass(frozen=True, slots=True)
class Expected:
    """The program's proposal for the next deal, from the last deal's facts (rules.md, "Recorded facts").

    ``leader`` leads unless the contract says otherwise. ``rabrouche``, ``multiplier``, ``sits_out``: Belgian.
    ``rabrouche_left``: rabrouche deals still to play, the next included. ``cards``, ``trump``: where the game fixes
    them.
    """

    dealer: int
    leader: int
    sits_out: int | None = None
    rabrouche: bool = False
    rabrouche_left: int = 0
    multiplier: int = 1
    cards: int | None = None
    trump: str | None = None


_NONE: Final[Mapping[int, int]] = MappingProxyType({})


class Outcome(NamedTuple):
    """What one deal was worth: ``points`` by seat for those who played it; ``made`` and ``tricks`` by seat where the
    game counts them."""

    points: Mapping[int, int]
    void: bool = False
    warnings: tuple[Warned, ...] = ()
    tricks: Mapping[int, int] = _NONE
    made: Mapping[int, int] = _NONE


@dataclass(frozen=True, slots=True)
class Try:
    """One thing tried in a deal and whether it was done. ``contract``: its key, of Whist Tourangeau ``bid``, of short
    whist ``odd_tricks``; ``players``: seats, partners together."""

    contract: str
    level: int | None
    players: tuple[int, ...]
    made: bool


class Line(NamedTuple):
    """One deal on the score sheet. ``points``, ``running`` by seat (running: the seat's total after this deal).

    ``points`` lacks seats that sat out or were empty: not played is blank, never zero (rules.md §6).
    """

    number: int
    deal: Deal
    table: Table
    dealer: int
    sat_out: tuple[int, ...]
    points: Mapping[int, int]
    running: tuple[int, ...]
    void: bool
    warnings: tuple[Warned, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """One row of a sheet's standings. ``place`` is None for those who held a seat for fewer deals than another
    (rules.md §6); ``points`` are the player's own; ``seat_points`` the total of the seat that has the place.
    ``deals_played``: really played, not sat out; of a sheet known by totals 0 when nobody knows.
    ``counts``: ``tricks`` (tourangeau) or ``made`` (whist32), None when not known. ``step``: what separated the row
    from the one above: ``points``, ``tricks``, ``made``, ``before`` (the deal before), ``games``, ``score``; ""
    for none."""

    place: int | None
    player: PlayerKey
    points: int
    seat: int
    seat_points: int
    deals_played: int
    counts: Mapping[str, int | None] = field(default_factory=dict)
    step: str = ""


@dataclass(frozen=True, slots=True)
class Score:
    """A folded sheet. ``finished``: the game came to its own end (or is known by totals). ``incomplete``: a game with
    an end of its own that has not reached it. ``lines`` is empty for a sheet known by totals. ``extra``: classic:
    ``games`` and ``score`` per side. ``end``: where the fold stands, so that it can go on (``Fold.after``)."""

    sheet: Sheet
    lines: tuple[Line, ...]
    seat_totals: tuple[int, ...]
    totals: Mapping[PlayerKey, int]
    standings: tuple[Standing, ...]
    next: Expected | None
    finished: bool
    incomplete: bool
    extra: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    end: Any = field(default=None, compare=False, repr=False)


class Calls(Protocol):
    """What a game asks an arbiter while a deal is announced: one call a deal, made before the deal can be entered.

    ``call`` is the game's own frozen dataclass. All methods are pure."""

    def problems(self, table: Table, call: Call) -> Iterable[Problem]:
        """Every reason why a call cannot be; paths lead into the call. Never raises, whatever the numbers."""

    def of(self, deal: Deal) -> Call | None:
        """The call recorded with a deal."""

    def put_into(self, deal: Deal, call: Call | None) -> Deal:
        """The deal with that call; None: without one."""

    def encode(self, call: Call) -> dict[str, Any]:
        """The call as plain JSON values with seat numbers."""

    def decode(self, data: Mapping[str, Any]) -> Call: ...


class Game(Protocol):
    """One game. All methods are pure. ``state`` is the game's own frozen dataclass, made by ``start`` and ``play``."""

    key: str
    seat_counts: tuple[int, ...]
    """Numbers of players that can sit down."""
    sums_to_zero: bool

    @property
    def calls(self) -> Calls | None:
        """Calls of the arbiter; None: the game has none."""

    def default_conventions(self) -> Conventions: ...

    def convention_problems(self, conventions: Conventions) -> Iterator[Problem]: ...

    def start(self, sheet: Sheet) -> State: ...

    def expect(self, state: State, table: Table) -> Expected:
        """The proposal for the next deal."""

    def complete(self, state: State, table: Table, deal: Deal) -> Deal:
        """The deal with facts left open (``dealer``, ``sits_out``, ``cards`` None) filled as interchange.md says.

        A fact that is given is never changed; ``sits_out`` follows the deal's own dealer and rabrouche."""

    def problems(self, state: State, table: Table, deal: Deal) -> Iterable[Problem]:
        """Every reason why a completed deal cannot be; never raises, whatever the numbers. Not called when finished."""

    def play(self, state: State, table: Table, deal: Deal) -> tuple[Outcome, State]:
        """Scores a completed deal without problems."""

    def tries(self, conventions: Conventions, table: Table, deal: Deal) -> tuple[Try, ...]:
        """What was tried in a completed deal without problems; () when nobody tried anything."""

    def skip(self, state: State, table: Table, deal: Deal) -> State:
        """The state after a completed deal that cannot be scored: it passes on and what it used up is used up.

        Lets the check of a sheet go on to the mistakes behind this one; never raises."""

    def finished(self, state: State) -> bool: ...

    def has_end(self, conventions: Conventions) -> bool:
        """Whether the game under these conventions comes to an end of its own."""

    def planned_deals(self, conventions: Conventions, seats: int) -> int | None:
        """How many deals that count the game has with so many seats; None where that is not known beforehand."""

    def extra(self, state: State) -> Mapping[str, tuple[int, int]]: ...

    def places_by(
        self,
        sheet: Sheet,
        state: State,
        seat_totals: Sequence[int],
        lines: Sequence[Line],
        counts: Mapping[str, Mapping[int, int | None]],
    ) -> tuple[tuple[str, ...], Mapping[int, tuple[Any, ...]]]:
        """Names of the tie-break steps, and for each seat its values for them (higher is better).

        ``counts``: the game's ``count_name`` by seat."""

    def count_name(self) -> str | None:
        """``tricks`` or ``made`` where standings show it."""

    def encode(self, deal: Deal) -> dict[str, Any]:
        """The deal as plain JSON values with seat numbers; facts at their default are left out."""

    def decode(self, data: Mapping[str, Any]) -> Deal: ...

    def encode_conventions(self, conventions: Conventions) -> dict[str, Any]:
        """All conventions, resolved, as plain JSON values; those a game learnt later only where they are not usual."""

    def decode_conventions(self, data: Mapping[str, Any]) -> Conventions: ...


@cache
def game_of(key: str) -> Game:
    """The game named ``key``; KeyError for an unknown one."""
    from whistclub.rules.games import GAMES

    return GAMES[key]
