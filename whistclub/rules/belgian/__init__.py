"""Belgian whist (rules.md §1): facts, conventions with their tables of payoffs, checks, points."""

from whistclub.rules.belgian.checks import announceable, possible_tricks
from whistclub.rules.belgian.facts import Attempt, BelgianConventions, BelgianDeal, DealKind
from whistclub.rules.belgian.game import BELGIAN, Belgian, BelgianState, leader

__all__ = [
    "BELGIAN",
    "Attempt",
    "Belgian",
    "BelgianConventions",
    "BelgianDeal",
    "BelgianState",
    "DealKind",
    "announceable",
    "leader",
    "possible_tricks",
]
