"""What all games share: suits, the answer to "is this possible", and the table at one deal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

PlayerKey = int | str
"""Names a player: the name in an evening file, the stored identity in a club. The rules never look inside."""


class Suit(StrEnum):
    """Trump of a deal, lowest first (rules.md §1.5, §2); ``none``: played without trumps."""

    SPADES = "spades"
    CLUBS = "clubs"
    DIAMONDS = "diamonds"
    HEARTS = "hearts"
    NONE = "none"


SUITS: Final = (Suit.SPADES, Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS)
"""The four suits in rising order."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that cannot be, found while checking facts or conventions.

    ``path`` leads from the object checked to the value at fault (``("attempts", 0, "tricks")``); ``key`` names the
    sentence (words/problems.py) and ``values`` fill it. Seats in ``values`` are given as ``SeatName``.
    """

    path: tuple[str | int, ...]
    key: str
    values: Mapping[str, object] = field(default_factory=dict)

    def under(self, *prefix: str | int) -> Problem:
        """The same problem seen from further up."""
        return Problem((*prefix, *self.path), self.key, self.values)


@dataclass(frozen=True, slots=True)
class SeatName:
    """Stands in a problem's values for whoever holds that seat; words replaces it by the player's name."""

    seat: int


class Refused(Exception):
    """Facts or conventions that cannot be; carries every problem found, never only the first."""

    def __init__(self, problems: list[Problem] | tuple[Problem, ...]) -> None:
        super().__init__(", ".join(f"{'.'.join(map(str, p.path))}: {p.key}" for p in problems))
        self.problems = tuple(problems)


@dataclass(frozen=True, slots=True)
class Warned:
    """A recorded fact that disagrees with what the sequence of deals predicts (rules.md, "Recorded facts").

    ``code`` is one of ``rabrouche_expected``, ``rabrouche_unexpected``, ``multiplier_expected``,
    ``multiplier_unexpected``, ``dealer_unexpected``, ``sits_out_unexpected``, ``cards_unexpected``,
    ``arbiter_not_accepted``.
    """

    code: str
    values: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Reason:
    """One step of "why?": the rule (``key``, put into words with ``values``) and what it gave or took, by seat.

    The reasons of a deal add up to its points. Seats in ``values`` are given as ``SeatName``."""

    key: str
    values: Mapping[str, object]
    points: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class Table:
    """Who sits where at one deal. ``order``: every seat, clockwise, vacated ones too; ``players``: the held seats."""

    order: tuple[int, ...]
    players: Mapping[int, PlayerKey]
    seats: tuple[int, ...] = field(init=False)
    """The held seats, clockwise."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "seats", tuple(seat for seat in self.order if seat in self.players))

    def left(self, seat: int) -> int:
        """The next held seat clockwise of ``seat`` (which may be vacated)."""
        return self._next(seat, 1)

    def right(self, seat: int) -> int:
        """The next held seat counter-clockwise of ``seat``."""
        return self._next(seat, -1)

    def _next(self, seat: int, step: int) -> int:
        at = self.order.index(seat)
        for distance in range(1, len(self.order) + 1):
            candidate = self.order[(at + step * distance) % len(self.order)]
            if candidate in self.players:
                return candidate
        raise ValueError("nobody sits at this table")

    def from_left_of(self, seat: int) -> tuple[int, ...]:
        """The held seats in the order they bid and play when ``seat`` deals: left of the dealer first."""
        seats = self.seats
        at = seats.index(self.left(seat))
        return seats[at:] + seats[:at]


def thirds(value: int) -> bool:
    """Whether a lone player's ``value`` can be paid by three others in whole points (rules.md §1.2)."""
    return value % 3 == 0


def seat_held(table: Table, seat: int | None, *path: str | int) -> Iterator[Problem]:
    """A problem ``missing`` or ``not_seated`` (values: player) unless somebody sits on ``seat``."""
    if seat is None:
        yield Problem(path, "missing")
    elif seat not in table.players:
        yield Problem(path, "not_seated", {"player": SeatName(seat)})


def dealer_warnings(dealer: int | None, expected: int) -> tuple[Warned, ...]:
    """``dealer_unexpected`` (values: dealer, expected) when the recorded dealer is not the one foreseen."""
    if dealer is None or dealer == expected:
        return ()
    return (Warned("dealer_unexpected", {"dealer": SeatName(dealer), "expected": SeatName(expected)}),)


def numbers_between(value: int | None, low: int, high: int, *path: str | int) -> Iterator[Problem]:
    """A problem ``out_of_range`` (values: low, high, value) or ``missing`` unless ``low <= value <= high``."""
    if value is None:
        yield Problem(path, "missing")
    elif not low <= value <= high:
        yield Problem(path, "out_of_range", {"low": low, "high": high, "value": value})
