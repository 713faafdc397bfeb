"""The input and output types of a draw: people, history, wishes, and the seating.

Tables are numbered from 1; seats are indices clockwise. In partnership games the seats 0 and 2 play against 1 and 3.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from whistclub.rules.common import PlayerKey, Problem
from whistclub.rules.games import game_of

Method = Literal["lot", "fewest", "rank", "swiss"]
"""``lot``: by chance alone; ``fewest``: fewest repeated meetings; ``rank``: the best at table 1, the next at table 2;
``swiss``: fewest repeated meetings first, then people of similar rank together."""
METHODS: Final[tuple[Method, ...]] = ("lot", "fewest", "rank", "swiss")

Pair = frozenset[PlayerKey]
"""Two people."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who wants to play. ``rank``: 1 is best, None below all. ``table``, ``seat``: where this person has to
    sit, if anywhere (for example one who cannot move)."""

    key: PlayerKey
    rank: int | None = None
    table: int | None = None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Past:
    """A table of the past. ``seats``: who sat there, clockwise. ``first_dealer``: index of a seat."""

    seats: tuple[PlayerKey, ...]
    first_dealer: int | None = None


@dataclass(frozen=True, slots=True)
class History:
    """The history of an evening. ``met``: how often two sat at one table this evening; ``earlier``: in evenings before;
    ``partnered``: how often two were partners this evening. By person: rounds sat out, rounds at a table that was not
    one of four, rounds dealt first."""

    met: Mapping[Pair, int] = field(default_factory=dict)
    earlier: Mapping[Pair, int] = field(default_factory=dict)
    partnered: Mapping[Pair, int] = field(default_factory=dict)
    sat_out: Mapping[PlayerKey, int] = field(default_factory=dict)
    odd: Mapping[PlayerKey, int] = field(default_factory=dict)
    dealt: Mapping[PlayerKey, int] = field(default_factory=dict)


def pairs(players: Iterable[PlayerKey]) -> list[Pair]:
    """All pairs of the players."""
    keys = list(players)
    return [frozenset((one, other)) for at, one in enumerate(keys) for other in keys[at + 1 :]]


def partners(seats: tuple[PlayerKey, ...]) -> list[Pair]:
    """The two partnerships of a table of four; empty for any other table."""
    return [frozenset((seats[0], seats[2])), frozenset((seats[1], seats[3]))] if len(seats) == 4 else []


def remember(
    tables: Iterable[Past],
    sat_out: Iterable[PlayerKey] = (),
    earlier: Iterable[Iterable[PlayerKey]] = (),
    *,
    partnership: bool = False,
) -> History:
    """Builds the history of an evening. ``sat_out``: each player once for every round they sat out. ``earlier``: the
    players of each table of earlier evenings."""
    met: Counter[Pair] = Counter()
    partnered: Counter[Pair] = Counter()
    odd: Counter[PlayerKey] = Counter()
    dealt: Counter[PlayerKey] = Counter()
    for past in tables:
        met.update(pairs(past.seats))
        if partnership:
            partnered.update(partners(past.seats))
        if len(past.seats) != 4:
            odd.update(past.seats)
        if past.first_dealer is not None:
            dealt[past.seats[past.first_dealer]] += 1
    before = Counter(pair for players in earlier for pair in pairs(players))
    return History(met, before, partnered, Counter(sat_out), odd, dealt)


@dataclass(frozen=True, slots=True)
class Sizes:
    """How many people can sit at a table of a game."""

    least: int = 4
    most: int = 4


def sizes_of(game: str) -> Sizes:
    """The table sizes of that game; KeyError for an unknown game."""
    counts = game_of(game).seat_counts
    return Sizes(min(counts), max(counts))


@dataclass(frozen=True, slots=True)
class Wishes:
    """Pairs kept apart, pairs that wish to sit at one table."""

    apart: frozenset[Pair] = frozenset()
    together: frozenset[Pair] = frozenset()


@dataclass(frozen=True, slots=True)
class Request:
    """A round to be drawn. ``people`` in any order. ``partnership``: seats 0 and 2 are partners. ``seed``: equal
    requests with equal seeds give equal draws."""

    people: tuple[Person, ...]
    sizes: Sizes = field(default_factory=Sizes)
    method: Method = "lot"
    seed: int = 0
    history: History = field(default_factory=History)
    wishes: Wishes = field(default_factory=Wishes)
    partnership: bool = False


@dataclass(frozen=True, slots=True)
class SeatedTable:
    """A table of a draw. ``seats``: clockwise; ``first_dealer``: index of a seat."""

    number: int
    seats: tuple[PlayerKey, ...]
    first_dealer: int = 0


@dataclass(frozen=True, slots=True)
class Draw:
    """A drawn round. ``repeated``: pairs who sit together and have met this evening before. ``broken``: one problem for
    each broken wish, see ``whistclub.seating.wishes``."""

    tables: tuple[SeatedTable, ...]
    sitting_out: tuple[PlayerKey, ...]
    seed: int
    repeated: int = 0
    broken: tuple[Problem, ...] = ()
