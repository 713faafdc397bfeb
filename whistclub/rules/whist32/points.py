"""The points of a deal of Whist 32 and their reasons (rules.md §2)."""

from __future__ import annotations

from whistclub.rules.common import Reason, Table
from whistclub.rules.whist32.arbiter import arbiter_reasons
from whistclub.rules.whist32.contracts import Pay
from whistclub.rules.whist32.facts import Whist32Conventions, Whist32Deal
from whistclub.rules.whist32.payoffs import pays


def is_made(conventions: Whist32Conventions, deal: Whist32Deal) -> bool:
    """Whether the contract of a deal without problems was made: by its tricks, whatever it pays."""
    pay, tricks = _pay(conventions, deal)
    return pay.is_made(tricks)


def points_each(conventions: Whist32Conventions, deal: Whist32Deal) -> int:
    """The points each player of the contract gets (made) or loses (lost), for a contract deal without problems."""
    pay, tricks = _pay(conventions, deal)
    return pay.points(tricks)


def _pay(conventions: Whist32Conventions, deal: Whist32Deal) -> tuple[Pay, int]:
    if deal.contract is None or deal.tricks is None:
        raise ValueError("not a contract deal without problems")
    return pays(conventions.payoffs)[deal.contract, deal.level], deal.tricks


def why(conventions: Whist32Conventions, table: Table, deal: Whist32Deal) -> tuple[Reason, ...]:
    """The reasons of the points of a deal without problems; and, without points, what the arbiter said.

    Keys: ``whist32_passed``, ``whist32_void``; ``whist32_per_trick`` (made: per_trick for each of tricks),
    ``whist32_made`` (a fixed number), ``whist32_lost``. Values: contract, level, tricks, need, points, per_trick.
    """
    about_arbiter = arbiter_reasons(conventions, deal)
    if deal.kind == "passed":
        key = "whist32_void" if conventions.redeal_on_pass else "whist32_passed"
        return (Reason(key, {}, dict.fromkeys(table.seats, 0)), *about_arbiter)
    pay, tricks = _pay(conventions, deal)
    key = "whist32_per_trick" if pay.made is None else "whist32_made"
    if not pay.is_made(tricks):
        key = "whist32_lost"
    points = pay.points(tricks)
    values = {
        "contract": deal.contract,
        "level": deal.level,
        "tricks": tricks,
        "need": pay.need,
        "exactly": pay.exactly,
        "per_trick": pay.per_trick,
        "points": points,
    }
    return (Reason(key, values, dict.fromkeys(deal.players, points)), *about_arbiter)
