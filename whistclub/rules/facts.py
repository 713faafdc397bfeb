"""The facts of a sheet, and the types of its score."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from whistclub.rules.common import PlayerKey, Table, Warned

Deal = Any
"""A frozen dataclass; each game has its own."""
Conventions = Any


@dataclass(frozen=True, slots=True)
class SeatChange:
    """From deal ``from_deal`` on (1-based, void deals included) a seat changes hands (rules.md §6).

    ``player`` takes the seat over; ``None``: the seat is vacated (five seats become four). ``after`` set: ``seat`` is a
    new seat, placed to the left of seat ``after`` (a table of four becomes five); its number is the next free one.
    """

    from_deal: int
    seat: int
    player: PlayerKey | None
    after: int | None = None


@dataclass(frozen=True, slots=True)
class Totals:
    """The totals of a paper sheet whose deals are not known (rules.md §6): points by seat, perhaps tricks and the
    number of deals."""

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
        """Who sits where at deal ``number`` (1-based; one past the last is the next deal)."""
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
        """Who sits where at the next deal."""
        return self.at(len(self.deals) + 1)

    @property
    def seat_count(self) -> int:
        """The number of seats the sheet ever had."""
        return len(self.seats) + sum(change.after is not None for change in self.changes)

    def with_deal(self, deal: Deal, index: int | None = None) -> Sheet:
        """The sheet with one more deal, at ``index`` (default: at the end). Seat changes after it move along."""
        at = len(self.deals) if index is None else index
        return replace(self, deals=(*self.deals[:at], deal, *self.deals[at:]), changes=self._shifted(at + 1, 1))

    def without_deal(self, index: int) -> Sheet:
        """The sheet without the deal at ``index``. Seat changes after it move along."""
        return replace(self, deals=self.deals[:index] + self.deals[index + 1 :], changes=self._shifted(index + 1, -1))

    def _shifted(self, number: int, by: int) -> tuple[SeatChange, ...]:
        moved = (replace(c, from_deal=c.from_deal + by) if c.from_deal > number else c for c in self.changes)
        return tuple(moved)


@dataclass(frozen=True, slots=True)
class Expected:
    """The program's proposal for the next deal, from the last deal's facts (rules.md, "Recorded facts").

    ``leader`` leads unless the contract says otherwise. ``sits_out``: at a table of more than play. ``cards``,
    ``trump``: where the game fixes them. A game that proposes more has a subclass.
    """

    dealer: int
    leader: int
    sits_out: int | None = None
    cards: int | None = None
    trump: str | None = None


_NONE: Final[Mapping[int, int]] = MappingProxyType({})


class Outcome(NamedTuple):
    """The result of one deal: ``points`` by seat for those who played it; ``made`` and ``tricks`` by seat where the
    game counts them."""

    points: Mapping[int, int]
    void: bool = False
    warnings: tuple[Warned, ...] = ()
    tricks: Mapping[int, int] = _NONE
    made: Mapping[int, int] = _NONE


@dataclass(frozen=True, slots=True)
class Try:
    """One thing tried in a deal and whether it was made. ``contract``: its key, in Whist Tourangeau ``bid``, in short
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
    """One row of a sheet's standings. ``place`` is None for a player who held a seat for fewer deals than another
    (rules.md §6); ``points`` are the player's own; ``seat_points`` the total of the seat that has the place.
    ``deals_played``: really played, not sat out; 0 when unknown, on a sheet known by totals. ``counts``: ``tricks``
    (tourangeau) or ``made`` (whist32), None when unknown. ``step``: what separates the row from the one above:
    ``points``, ``tricks``, ``made``, ``before`` (the deal before), ``games``, ``score``; "" for nothing."""

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
    """A scored sheet. ``finished``: the game ended (or is known by totals). ``incomplete``: the game has an end and has
    not reached it. ``lines`` is empty for a sheet known by totals. ``extra``: classic: ``games`` and ``score`` per
    side. ``end``: the state after the last deal, from which ``Fold.after`` continues."""

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
