"""What a Belgian deal is worth: who gains what from whom, by which rule (rules.md §1.1–1.3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from whistclub.rules.belgian.facts import Attempt, BelgianConventions, BelgianDeal
from whistclub.rules.belgian.payoffs import Payment, PayoffRow, payment, rows_by_contract
from whistclub.rules.common import Table

_KNOWN: Final = 30_000
"""Deals whose points are kept."""
_KEPT: Final = 1024
"""Conventions, as objects, whose book is found at once."""


class Book:
    """Conventions made ready for looking up: the rows of each contract, and payments already worked out."""

    def __init__(self, conventions: BelgianConventions) -> None:
        self.conventions = conventions
        self.rows: Mapping[str, tuple[PayoffRow, ...]] = rows_by_contract(conventions.payoffs)
        self._paid: dict[tuple[str, int | None, int | None, int], Payment] = {}
        self._points: dict[tuple[BelgianDeal, tuple[int, ...]], Mapping[int, int]] = {}
        self._met: dict[int, tuple[BelgianDeal, tuple[int, ...], Mapping[int, int]]] = {}

    def row(self, contract: str, level: int | None) -> PayoffRow | None:
        """The row of ``contract`` that has ``level``; None when there is none."""
        rows = self.rows.get(contract, ())
        return next((row for row in rows if level in row.levels or not (row.levels or level)), None)

    def level(self, attempt: Attempt) -> int | None:
        """The level of ``attempt``; where none is said, the one the table has for that."""
        if attempt.level is not None:
            return attempt.level
        rows = self.rows.get(attempt.contract, ())
        return next((row.default_level for row in rows if row.default_level is not None), None)

    def target(self, attempt: Attempt) -> int | None:
        """The target of ``attempt``; where none is said, the only one there can be."""
        if attempt.target is None and (rows := self.rows.get(attempt.contract)) and len(rows[0].targets) == 1:
            return rows[0].targets[0]
        return attempt.target

    def said(self, attempt: Attempt) -> Attempt:
        """``attempt`` with the level and the target that need not be said."""
        level, target = self.level(attempt), self.target(attempt)
        if level == attempt.level and target == attempt.target:
            return attempt
        return replace(attempt, level=level, target=target)

    def paid(self, attempt: Attempt) -> Payment:
        """What a possible attempt brings; KeyError for one the table does not have."""
        key = (attempt.contract, self.level(attempt), self.target(attempt), attempt.tricks)
        if key not in self._paid:
            self._paid[key] = self._work_out(*key)
        return self._paid[key]

    def known(self, table: Table, deal: BelgianDeal) -> Mapping[int, int] | None:
        """The points of a deal that was learnt, None of any other."""
        # A fold asks three times for each deal, and to make one number of a deal takes as long as all the rest: the
        # object itself tells which it is. It is kept beside its points, so that no other object comes to have its id.
        met = self._met.get(id(deal))
        if met is not None and met[0] is deal and met[1] == table.seats:
            return met[2]
        points = self._points.get((deal, table.seats))
        if points is not None:
            self._meet(table, deal, points)
        return points

    def learn(self, table: Table, deal: BelgianDeal) -> None:
        """Makes a completed deal without problems ``known``: clubs play the same deals over and over."""
        if len(self._points) >= _KNOWN:
            self._points.clear()
        points = self._points[deal, table.seats] = deal_points(self, table, deal)
        self._meet(table, deal, points)

    def _meet(self, table: Table, deal: BelgianDeal, points: Mapping[int, int]) -> None:
        if len(self._met) >= _KNOWN:
            self._met.clear()
        self._met[id(deal)] = deal, table.seats, points

    def _work_out(self, contract: str, level: int | None, target: int | None, tricks: int) -> Payment:
        row = self.row(contract, level)
        aim = None if row is None else level or target if row.need is None else row.need
        if row is None or aim is None:
            raise KeyError((contract, level, target))
        return payment(row, aim, tricks, self.conventions.lost_multiplier)


_BOOKS: Final[dict[int, tuple[BelgianConventions, Book]]] = {}


def book(conventions: BelgianConventions) -> Book:
    """The book of ``conventions``, the same one each time."""
    # Every step of a fold asks for it. The object itself tells which it is: a whole table of payoffs takes long to
    # compare. It is kept beside its book, so that no other object comes to have its id.
    asked, found = _BOOKS.get(id(conventions), (None, None))
    if asked is conventions and found is not None:
        return found
    if len(_BOOKS) >= _KEPT:
        _BOOKS.clear()
    made = _book(conventions)
    _BOOKS[id(conventions)] = conventions, made
    return made


@lru_cache(maxsize=32)
def _book(conventions: BelgianConventions) -> Book:
    return Book(conventions)


@dataclass(frozen=True, slots=True)
class Settlement:
    """Each of ``players`` gains ``gain``; the others who play the deal pay it in equal shares.

    ``rule``: ``attempt`` (then with ``attempt`` and ``payment``), ``sixth``, ``last``, ``blank_rabrouche``, ``revoke``.
    """

    rule: str
    players: tuple[int, ...]
    gain: int
    attempt: Attempt | None = None
    payment: Payment | None = None


def playing(table: Table, deal: BelgianDeal) -> tuple[int, ...]:
    """The seats that play the deal, clockwise."""
    return tuple(seat for seat in table.seats if seat != deal.sits_out)


def settlements(prices: Book, deal: BelgianDeal) -> Iterator[Settlement]:
    """What is settled after a possible, completed ``deal``, before anything is doubled."""
    conventions = prices.conventions
    if deal.kind == "contract":
        for attempt in deal.attempts:
            paid = prices.paid(attempt)
            yield Settlement("attempt", attempt.players, paid.gain, attempt, paid)
    elif deal.kind == "passed" and deal.sixth is not None and deal.last is not None:
        yield Settlement("sixth", (deal.sixth,), -conventions.sixth_and_last_points)
        yield Settlement("last", (deal.last,), -conventions.sixth_and_last_points)
    elif deal.kind == "blank" and deal.rabrouche and deal.player is not None and deal.player == deal.dealer:
        yield Settlement("blank_rabrouche", (deal.player,), conventions.rabrouche_blank_points)
    elif deal.kind == "revoke" and deal.player is not None:
        yield Settlement("revoke", (deal.player,), -conventions.revoke_penalty)


def factors(conventions: BelgianConventions, deal: BelgianDeal) -> Iterator[tuple[str, int]]:
    """What all points of the deal are multiplied by, and why: ``rabrouche``, ``multiplier``."""
    if deal.kind == "blank" or (deal.kind == "revoke" and not conventions.revoke_doubled):
        return
    if deal.rabrouche:
        yield "rabrouche", conventions.rabrouche_multiplier
    if deal.multiplier != 1:
        yield "multiplier", deal.multiplier


def spread(gain: int, players: tuple[int, ...], seats: tuple[int, ...]) -> dict[int, int]:
    """The points by seat when each of ``players`` gains ``gain`` from the others of ``seats``."""
    share = gain * len(players) // (len(seats) - len(players))
    return {seat: gain if seat in players else -share for seat in seats}


def deal_points(prices: Book, table: Table, deal: BelgianDeal) -> dict[int, int]:
    """The points of a possible, completed deal by seat, for those who played it; they sum to zero."""
    seats = playing(table, deal)
    points = dict.fromkeys(seats, 0)
    factor = 1
    for _, times in factors(prices.conventions, deal):
        factor *= times
    for settled in settlements(prices, deal):
        for seat, gained in spread(settled.gain * factor, settled.players, seats).items():
            points[seat] += gained
    return points
