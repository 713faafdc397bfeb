"""The numbers of an answer, computed from made layouts: interval, chance in play, worth, rounding (rules.md §2.1)."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from fractions import Fraction
from itertools import pairwise
from math import floor, sqrt
from typing import Final

from whistclub.rules.whist32 import ARBITER_THRESHOLDS

DEFAULT_THRESHOLDS: Final[Mapping[str, int]] = ARBITER_THRESHOLDS
"""Thresholds of open chance in per cent, by contract."""

IN_PLAY: Final[Mapping[str, tuple[tuple[int, int], ...]]] = {
    "duo7": ((0, 5), (23, 15), (38, 30), (53, 46), (60, 51), (75, 63), (94, 94), (100, 100)),
    "petite_misere": ((0, 30), (3, 57), (23, 75), (37, 82), (70, 91), (100, 100)),
    "picolo": ((0, 30), (8, 41), (17, 50), (23, 54), (60, 80), (100, 100)),
    "grande_misere": ((0, 30), (3, 41), (8, 51), (23, 62), (35, 77), (68, 91), (100, 100)),
    "solo7": ((0, 10), (8, 18), (22, 34), (40, 47), (51, 62), (69, 78), (100, 100)),
    "duo8": ((0, 5), (25, 15), (38, 33), (54, 38), (66, 43), (75, 50), (100, 100)),
    "solo8": ((0, 15), (7, 21), (48, 46), (63, 65), (100, 100)),
}
"""Open chance to chance in play, in per cent, measured by simulated play; linear between two points."""

_Z: Final = Decimal("1.96")
_FIRST_LOOK: Final = 60
_LATER_LOOKS: Final = 20
_LOW_CHANCE: Final = 0.2
_NARROW: Final = 0.03
_NARROW_WHERE_LOW: Final = 0.02


def interval(made: int, layouts: int) -> tuple[float, float]:
    """The lower and upper end of the Wilson 95 % interval of a share."""
    share, z = made / layouts, float(_Z)
    spread = z * sqrt(share * (1 - share) / layouts + z * z / (4 * layouts * layouts))
    middle, scale = share + z * z / (2 * layouts), 1 + z * z / layouts
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def next_look(layouts: int) -> int:
    """The number of layouts at the next check of the interval, after the check at ``layouts``."""
    return layouts + _LATER_LOOKS if layouts else _FIRST_LOOK


def enough(made: int, layouts: int, threshold: int) -> bool:
    """Whether enough layouts are drawn: the interval does not contain the threshold (per cent), or is narrow.

    The interval contains every chance that is at most 1.96 of its standard errors away from the share found. This is
    computed exactly: the interval of a contract made in all layouts contains 100 %."""
    asked = Fraction(threshold, 100)
    if (Fraction(made, layouts) - asked) ** 2 > Fraction(_Z) ** 2 * asked * (1 - asked) / layouts:
        return True
    low, high = interval(made, layouts)
    return (high - low) / 2 <= (_NARROW_WHERE_LOW if made / layouts < _LOW_CHANCE else _NARROW)


def in_play(contract: str, chance: Fraction) -> Fraction:
    """The chance in play for an open chance, both from 0 to 1."""
    points = IN_PLAY[contract]
    for (low, from_), (high, to) in pairwise(points):
        if chance * 100 <= high:
            return (from_ + (to - from_) * (chance * 100 - low) / (high - low)) / 100
    return Fraction(1)


def worth(chance: Fraction, made: int, lost: int) -> Fraction:
    """The average points of a contract: ``made`` when made, minus ``lost`` when not."""
    return chance * made - (1 - chance) * lost


def rounded(value: Fraction, step: Fraction) -> float:
    """The multiple of ``step`` nearest to ``value``, halves rounded away from zero."""
    steps = floor(abs(value) / step + Fraction(1, 2))
    return float(steps * step) * (-1 if value < 0 and steps else 1)
