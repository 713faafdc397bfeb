"""The ways a paper sheet is typed."""

from __future__ import annotations

from enum import Enum, auto


class SheetMode(Enum):
    """What of a sheet is typed: its deals, its totals alone, or its deals a second time to compare."""

    DEALS = auto()
    TOTALS = auto()
    AGAIN = auto()
