"""Checks of a Belgian deal (rules.md §1.1–1.3), and the contracts and tricks possible: the same for files and entry
strips."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from whistclub.rules.belgian.facts import Attempt, BelgianConventions, BelgianDeal
from whistclub.rules.belgian.payoffs import PayoffRow
from whistclub.rules.belgian.points import Book, playing
from whistclub.rules.belgian.presets import deal_kinds
from whistclub.rules.common import Problem, SeatName, Table, numbers_between, seat_held

_FACTS: Final = {
    "contract": frozenset({"attempts"}),
    "passed": frozenset({"sixth", "last"}),
    "blank": frozenset({"player"}),
    "revoke": frozenset({"player", "reason"}),
}
"""The facts recorded by each kind of deal; other facts are refused in it."""


def announceable(conventions: BelgianConventions) -> tuple[tuple[str, tuple[PayoffRow, ...]], ...]:
    """The contracts that can be announced, in the order of the table, each with its rows (several by level)."""
    return tuple(Book(conventions).rows.items())


def possible_tricks(conventions: BelgianConventions, before: Sequence[Attempt], attempt: Attempt) -> tuple[int, ...]:
    """The numbers of tricks ``attempt`` can have taken, given the attempts ``before`` it in the same deal, rising.

    Empty when the attempt is not possible after them. Its own ``tricks`` are ignored."""
    rows = Book(conventions).rows.get(attempt.contract)
    if rows is None or (before and not (rows[0].several and all(a.contract == attempt.contract for a in before))):
        return ()
    left = rows[0].total - sum(other.tricks for other in before)
    return tuple(range(left if len(before) == 3 else 0, left + 1)) if left >= 0 else ()


def deal_problems(prices: Book, table: Table, deal: BelgianDeal) -> Iterator[Problem]:
    """Yields every reason why a completed ``deal`` is impossible."""
    yield from seat_held(table, deal.dealer, "dealer")
    if len(table.seats) == 5:
        yield from seat_held(table, deal.sits_out, "sits_out")
    elif deal.sits_out is not None:
        yield Problem(("sits_out",), "nobody_sits_out", {"player": SeatName(deal.sits_out)})
    yield from numbers_between(deal.multiplier, 1, 2, "multiplier")
    kinds = deal_kinds(prices.conventions)
    if deal.kind not in kinds:
        yield Problem(("kind",), "not_one_of", {"value": deal.kind, "allowed": kinds})
        return
    for name in ("attempts", "sixth", "last", "player", "reason"):
        if name not in _FACTS[deal.kind] and getattr(deal, name) not in (None, (), ""):
            yield Problem((name,), "not_here")
    if deal.kind == "contract":
        yield from _attempt_problems(prices, table, deal)
    elif deal.kind == "passed":
        yield from _passed_problems(prices.conventions, table, deal)
    else:
        yield from _player_problems(table, deal, deal.player, "player")


def _player_problems(table: Table, deal: BelgianDeal, seat: int | None, *path: str | int) -> Iterator[Problem]:
    """Yields a problem unless ``seat`` plays this deal."""
    yield from seat_held(table, seat, *path)
    if seat is not None and seat == deal.sits_out and seat in table.players:
        yield Problem(path, "sits_out", {"player": SeatName(seat)})


def _passed_problems(conventions: BelgianConventions, table: Table, deal: BelgianDeal) -> Iterator[Problem]:
    for name, seat in (("sixth", deal.sixth), ("last", deal.last)):
        if conventions.passed_is_played:
            yield from _player_problems(table, deal, seat, name)
        elif seat is not None:
            yield Problem((name,), "not_here")


def _attempt_problems(prices: Book, table: Table, deal: BelgianDeal) -> Iterator[Problem]:
    if not deal.attempts:
        yield Problem(("attempts",), "missing")
        return
    sound = True
    for index, attempt in enumerate(deal.attempts):
        problems = [
            *_alone_problems(prices, table, deal, attempt),
            *_beside_problems(prices, deal.attempts[:index], attempt),
        ]
        sound = sound and not problems
        yield from (problem.under("attempts", index) for problem in problems)
    if sound and len(deal.attempts) > 1:
        yield from _together_problems(prices, table, deal)


def _alone_problems(prices: Book, table: Table, deal: BelgianDeal, attempt: Attempt) -> Iterator[Problem]:
    """Yields the problems of one attempt by itself."""
    rows = prices.rows.get(attempt.contract)
    if rows is None:
        yield Problem(("contract",), "unknown_contract", {"value": attempt.contract, "allowed": tuple(prices.rows)})
        return
    if len(attempt.players) != rows[0].players:
        yield Problem(("players",), "player_count", {"count": len(attempt.players), "expected": rows[0].players})
    for at, seat in enumerate(attempt.players):
        yield from _player_problems(table, deal, seat, "players", at)
        if seat in attempt.players[:at]:
            yield Problem(("players", at), "player_twice", {"player": SeatName(seat)})
    levels = tuple(level for row in rows for level in row.levels)
    yield from _choice_problems("level", prices.level(attempt), levels)
    yield from _choice_problems("target", prices.target(attempt), rows[0].targets)
    if attempt.trump is not None and not rows[0].trump:
        yield Problem(("trump",), "no_trump", {"contract": attempt.contract})
    yield from numbers_between(attempt.tricks, 0, rows[0].total, "tricks")


def _choice_problems(name: str, value: int | None, allowed: tuple[int, ...]) -> Iterator[Problem]:
    """Yields a problem unless ``value`` is one of ``allowed``, or None when nothing is allowed."""
    if value is None:
        if allowed:
            yield Problem((name,), "missing")
    elif not allowed:
        yield Problem((name,), "not_here")
    elif value not in allowed:
        yield Problem((name,), "not_one_of", {"value": value, "allowed": allowed})


def _beside_problems(prices: Book, before: Sequence[Attempt], attempt: Attempt) -> Iterator[Problem]:
    """Yields the problems of an attempt with those before it: another contract, a contract for one player, the same
    player."""
    if not before or attempt.contract not in prices.rows:
        return
    if attempt.contract != before[0].contract:
        yield Problem(("contract",), "same_contract", {"contract": before[0].contract})
    elif not prices.rows[attempt.contract][0].several:
        yield Problem((), "one_attempt", {"contract": attempt.contract})
    taken = {seat for other in before for seat in other.players}
    for at, seat in enumerate(attempt.players):
        if seat in taken:
            yield Problem(("players", at), "player_twice", {"player": SeatName(seat)})


def _together_problems(prices: Book, table: Table, deal: BelgianDeal) -> Iterator[Problem]:
    """Checks that the tricks of all attempts are at most those of the deal, and all of them when everybody attempts."""
    total, taken = prices.rows[deal.attempts[0].contract][0].total, sum(attempt.tricks for attempt in deal.attempts)
    path, values = ("attempts", len(deal.attempts) - 1, "tricks"), {"sum": taken, "total": total}
    if taken > total:
        yield Problem(path, "tricks_too_many", values)
    elif taken < total and len(deal.attempts) == len(playing(table, deal)):
        yield Problem(path, "tricks_too_few", values)
