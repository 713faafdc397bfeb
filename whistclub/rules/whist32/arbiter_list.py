"""The contracts the arbiter of Whist 32 decides on, and the chances from which it accepts them (rules.md §2.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whistclub.rules.whist32.contracts import Announced

ARBITER_CONTRACTS: Final[Mapping[str, Announced]] = {
    "duo7": ("duo", 7),
    "petite_misere": ("petite_misere", None),
    "picolo": ("picolo", None),
    "grande_misere": ("grande_misere", None),
    "solo7": ("solo", 7),
    "duo8": ("duo", 8),
    "solo8": ("solo", 8),
}
"""The list, lowest contract first: by key, as on the command line and in conventions, the contract and its level."""

ARBITER_THRESHOLDS: Final[Mapping[str, int]] = {
    "duo7": 60,
    "petite_misere": 5,
    "picolo": 15,
    "grande_misere": 10,
    "solo7": 40,
    "duo8": 75,
    "solo8": 45,
}
"""The open chance, in per cent, from which a contract is accepted unless the club has set another (data/arbiter.md)."""
