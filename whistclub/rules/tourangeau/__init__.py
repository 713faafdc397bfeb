"""Whist Tourangeau (rules.md §3): facts, conventions, plan of the game, points."""

from whistclub.rules.tourangeau.facts import TourangeauConventions, TourangeauDeal
from whistclub.rules.tourangeau.game import TOURANGEAU, Tourangeau, TourangeauState
from whistclub.rules.tourangeau.plan import Filled, filled, plan, plan_view
from whistclub.rules.tourangeau.points import (
    expected_trump,
    full_deal,
    points_of,
    possible_bids,
    possible_tricks,
    why,
)

__all__ = [
    "TOURANGEAU",
    "Filled",
    "Tourangeau",
    "TourangeauConventions",
    "TourangeauDeal",
    "TourangeauState",
    "expected_trump",
    "filled",
    "full_deal",
    "plan",
    "plan_view",
    "points_of",
    "possible_bids",
    "possible_tricks",
    "why",
]
