"""The ways to type a paper sheet."""

from __future__ import annotations

from enum import Enum, auto


class SheetMode(Enum):
    """What of a sheet is typed: its deals, only its totals, or its deals a second time for comparison."""

    DEALS = auto()
    TOTALS = auto()
    AGAIN = auto()
