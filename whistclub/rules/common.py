"""Types shared by all games: suits, problems, warnings, reasons, and the table at one deal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from enum import StrEnum
from typing import Any, Final

PlayerKey = int | str
"""Identifies a player: the name in an evening file, the stored id in a club. The rules only compare it."""


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
    """One impossible fact or convention found by a check.

    ``path`` leads from the checked object to the value at fault (``("attempts", 0, "tricks")``); ``key`` selects the
    sentence (words/problems.py) and ``values`` fill it. Seats in ``values`` are given as ``SeatName``.
    """

    path: tuple[str | int, ...]
    key: str
    values: Mapping[str, object] = field(default_factory=dict)

    def under(self, *prefix: str | int) -> Problem:
        """The same problem with ``prefix`` before its path."""
        return Problem((*prefix, *self.path), self.key, self.values)


@dataclass(frozen=True, slots=True)
class SeatName:
    """A seat in a problem's values; words replaces it by the player's name."""

    seat: int


class Refused(Exception):
    """Raised for impossible facts or conventions; carries every problem found, not only the first."""

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
    """One step of "why?": the rule (``key``, put into words with ``values``) and the points it gave, by seat.

    The reasons of a deal add up to its points. Seats in ``values`` are given as ``SeatName``."""

    key: str
    values: Mapping[str, object]
    points: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class Table:
    """Who sits where at one deal. ``order``: every seat, clockwise, including vacated ones; ``players``: the held
    seats."""

    order: tuple[int, ...]
    players: Mapping[int, PlayerKey]
    seats: tuple[int, ...] = field(init=False)
    """The held seats, clockwise."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "seats", tuple(seat for seat in self.order if seat in self.players))

    def left(self, seat: int) -> int:
        """The next held seat clockwise from ``seat`` (which may be vacated)."""
        return self._next(seat, 1)

    def right(self, seat: int) -> int:
        """The next held seat counter-clockwise from ``seat``."""
        return self._next(seat, -1)

    def _next(self, seat: int, step: int) -> int:
        at = self.order.index(seat)
        for distance in range(1, len(self.order) + 1):
            candidate = self.order[(at + step * distance) % len(self.order)]
            if candidate in self.players:
                return candidate
        raise ValueError("nobody sits at this table")

    def from_left_of(self, seat: int) -> tuple[int, ...]:
        """The held seats in the order of bidding and play when ``seat`` deals: left of the dealer first."""
        seats = self.seats
        at = seats.index(self.left(seat))
        return seats[at:] + seats[:at]


def thirds(value: int) -> bool:
    """Whether a lone player's ``value`` can be paid by three others in whole points (rules.md §1.2)."""
    return value % 3 == 0


def seat_held(table: Table, seat: int | None, *path: str | int) -> Iterator[Problem]:
    """Yields a problem ``missing`` or ``not_seated`` (values: player) unless somebody sits on ``seat``."""
    if seat is None:
        yield Problem(path, "missing")
    elif seat not in table.players:
        yield Problem(path, "not_seated", {"player": SeatName(seat)})


def dealer_warnings(dealer: int | None, expected: int) -> tuple[Warned, ...]:
    """Returns ``dealer_unexpected`` (values: dealer, expected) when the recorded dealer is not the expected one."""
    if dealer is None or dealer == expected:
        return ()
    return (Warned("dealer_unexpected", {"dealer": SeatName(dealer), "expected": SeatName(expected)}),)


def numbers_between(value: int | None, low: int, high: int, *path: str | int) -> Iterator[Problem]:
    """Yields a problem ``out_of_range`` (values: low, high, value) or ``missing`` unless ``low <= value <= high``."""
    if value is None:
        yield Problem(path, "missing")
    elif not low <= value <= high:
        yield Problem(path, "out_of_range", {"low": low, "high": high, "value": value})


def plain_facts(deal: Any) -> dict[str, Any]:
    """A deal of numbers, texts, suits and tuples of numbers as plain JSON values; facts with their default value are
    left out."""
    held = ((fact.name, getattr(deal, fact.name), fact.default) for fact in fields(deal))
    return {name: _plain(value) for name, value, default in held if value != default}


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return list(value)
    return value.value if isinstance(value, Suit) else value


def from_plain_facts(data: Mapping[str, Any]) -> dict[str, Any]:
    """The facts of ``plain_facts`` as the deal has them; its suit is ``trump``."""
    facts = {name: tuple(value) if isinstance(value, list) else value for name, value in data.items()}
    trump = data.get("trump")
    return facts if trump is None else facts | {"trump": Suit(trump)}
