"""Whist 32 (rules.md §2): facts, conventions, points, order of the contracts, the arbiter's list."""

from whistclub.rules.whist32.arbiter import list_key, own_thresholds, stakes, thresholds
from whistclub.rules.whist32.arbiter_list import ARBITER_CONTRACTS, ARBITER_THRESHOLDS
from whistclub.rules.whist32.contracts import (
    LADDER,
    LEADS,
    NO_TRUMP,
    PAYS,
    Announced,
    Pay,
    announceable,
    levels,
    player_count,
    possible_tricks,
    possible_trumps,
)
from whistclub.rules.whist32.facts import ArbiterCall, ArbiterThresholds, Whist32Conventions, Whist32Deal
from whistclub.rules.whist32.game import WHIST32, Whist32, Whist32State, leader
from whistclub.rules.whist32.payoffs import PayoffRow, pays
from whistclub.rules.whist32.points import is_made, points_each, why

__all__ = [
    "ARBITER_CONTRACTS",
    "ARBITER_THRESHOLDS",
    "LADDER",
    "LEADS",
    "NO_TRUMP",
    "PAYS",
    "WHIST32",
    "Announced",
    "ArbiterCall",
    "ArbiterThresholds",
    "Pay",
    "PayoffRow",
    "Whist32",
    "Whist32Conventions",
    "Whist32Deal",
    "Whist32State",
    "announceable",
    "is_made",
    "leader",
    "levels",
    "list_key",
    "own_thresholds",
    "pays",
    "player_count",
    "points_each",
    "possible_tricks",
    "possible_trumps",
    "stakes",
    "thresholds",
    "why",
]
