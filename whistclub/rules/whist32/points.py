"""The points of a deal of Whist 32 and their reasons (rules.md §2)."""

from __future__ import annotations

from whistclub.rules.common import Reason, Table
from whistclub.rules.whist32.contracts import PAYS, Pay
from whistclub.rules.whist32.facts import Whist32Conventions, Whist32Deal


def is_made(deal: Whist32Deal) -> bool:
    """Whether the contract of a deal without problems was made."""
    pay, tricks = _pay(deal)
    return tricks == pay.need if pay.exactly else tricks >= pay.need


def points_each(deal: Whist32Deal) -> int:
    """The points each player of the contract gets (made) or loses (lost), for a contract deal without problems."""
    pay, tricks = _pay(deal)
    if not is_made(deal):
        return pay.lost
    return pay.per_trick * tricks if pay.made is None else pay.made


def _pay(deal: Whist32Deal) -> tuple[Pay, int]:
    if deal.contract is None or deal.tricks is None:
        raise ValueError("not a contract deal without problems")
    return PAYS[deal.contract, deal.level], deal.tricks


def why(conventions: Whist32Conventions, table: Table, deal: Whist32Deal) -> tuple[Reason, ...]:
    """The reasons of the points of a deal without problems.

    Keys: ``whist32_passed``, ``whist32_void``; ``whist32_per_trick`` (made: per_trick for each of tricks),
    ``whist32_made`` (a fixed number), ``whist32_lost``. Values: contract, level, tricks, need, points, per_trick.
    """
    if deal.kind == "passed":
        key = "whist32_void" if conventions.redeal_on_pass else "whist32_passed"
        return (Reason(key, {}, dict.fromkeys(table.seats, 0)),)
    pay, tricks = _pay(deal)
    key = "whist32_lost" if not is_made(deal) else "whist32_made" if pay.made is not None else "whist32_per_trick"
    points = points_each(deal)
    values = {
        "contract": deal.contract,
        "level": deal.level,
        "tricks": tricks,
        "need": pay.need,
        "exactly": pay.exactly,
        "per_trick": pay.per_trick,
        "points": points,
    }
    return (Reason(key, values, dict.fromkeys(deal.players, points)),)
