"""The points of a Belgian deal: who gains what from whom, by which rule (rules.md §1.1–1.3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from whistclub.rules.belgian.facts import Attempt, BelgianConventions, BelgianDeal
from whistclub.rules.belgian.payoffs import Payment, PayoffRow, payment, rows_by_contract
from whistclub.rules.common import Table


class Book:
    """Conventions indexed for lookup: the rows of each contract."""

    def __init__(self, conventions: BelgianConventions) -> None:
        self.conventions = conventions
        self.rows: Mapping[str, tuple[PayoffRow, ...]] = rows_by_contract(conventions.payoffs)

    def row(self, contract: str, level: int | None) -> PayoffRow | None:
        """The row of ``contract`` with that ``level``; None when there is none."""
        rows = self.rows.get(contract, ())
        return next((row for row in rows if level in row.levels or not (row.levels or level)), None)

    def level(self, attempt: Attempt) -> int | None:
        """The level of ``attempt``, by default the table's level for it."""
        if attempt.level is not None:
            return attempt.level
        rows = self.rows.get(attempt.contract, ())
        return next((row.default_level for row in rows if row.default_level is not None), None)

    def target(self, attempt: Attempt) -> int | None:
        """The target of ``attempt``, by default the only possible one."""
        if attempt.target is None and (rows := self.rows.get(attempt.contract)) and len(rows[0].targets) == 1:
            return rows[0].targets[0]
        return attempt.target

    def said(self, attempt: Attempt) -> Attempt:
        """``attempt`` with its default level and target filled in."""
        level, target = self.level(attempt), self.target(attempt)
        if level == attempt.level and target == attempt.target:
            return attempt
        return replace(attempt, level=level, target=target)

    def paid(self, attempt: Attempt) -> Payment:
        """The payment of a possible attempt; KeyError for a contract missing from the table."""
        level, target = self.level(attempt), self.target(attempt)
        row = self.row(attempt.contract, level)
        aim = None if row is None else level or target if row.need is None else row.need
        if row is None or aim is None:
            raise KeyError((attempt.contract, level, target))
        return payment(row, aim, attempt.tricks, self.conventions.lost_multiplier)


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
    """The settlements of a possible, completed ``deal``, before doubling."""
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
    """The factors of all points of the deal, with their reasons: ``rabrouche``, ``multiplier``."""
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
