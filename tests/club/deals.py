"""Deals for the tests of the club."""

from __future__ import annotations

from whistclub.rules.belgian.facts import Attempt, BelgianDeal


def pair(a: int, b: int, tricks: int = 8, level: int = 8) -> BelgianDeal:
    """Two partners at one level."""
    return BelgianDeal("contract", (Attempt("pair", (a, b), tricks, level),))


def solo(seat: int, tricks: int = 6, level: int = 6) -> BelgianDeal:
    """One player alone."""
    return BelgianDeal("contract", (Attempt("solo", (seat,), tricks, level),))
