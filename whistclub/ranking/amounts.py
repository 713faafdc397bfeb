"""Ranking points as whole hundredths: rounding, text in files, and places."""

from __future__ import annotations

import re
from collections.abc import Sequence
from decimal import ROUND_HALF_UP, Decimal
from typing import Any, Literal

Numbering = Literal["1224", "1223"]

_AMOUNT = re.compile(r"-?[0-9]{1,9}(\.[0-9]{1,2})?")


def rounded(numerator: int, denominator: int) -> int:
    """``numerator / denominator`` to the nearest whole number, halves away from zero. ``denominator`` > 0.

    >>> rounded(5, 2), rounded(-5, 2), rounded(2000, 3)
    (3, -3, 667)
    """
    quotient, rest = divmod(abs(numerator), denominator)
    quotient += 2 * rest >= denominator
    return -quotient if numerator < 0 else quotient


def hundredths_of(value: Decimal | str) -> int:
    """A decimal number in hundredths, halves away from zero.

    >>> [hundredths_of(text) for text in ("2.675", "-0.005", "-0.004")]
    [268, -1, 0]
    """
    return int((Decimal(value) * 100).quantize(Decimal(1), ROUND_HALF_UP))


def amount_text(hundredths: int) -> str:
    """Hundredths as files write them: two decimals, a point, never a minus before zero.

    >>> amount_text(1130), amount_text(-5), amount_text(0)
    ('11.30', '-0.05', '0.00')
    """
    whole, rest = divmod(abs(hundredths), 100)
    return f"{'-' if hundredths < 0 else ''}{whole}.{rest:02}"


def amount_of(value: object) -> int | None:
    """Hundredths of a whole number or of a text with at most two decimals; None for anything else."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value * 100 if abs(value) < 10**9 else None
    if isinstance(value, str) and _AMOUNT.fullmatch(value):
        return hundredths_of(value)
    return None


def places(ordered: Sequence[Any], numbering: Numbering = "1224") -> list[int]:
    """The place of each item of ``ordered`` (best first); equal neighbours share a place.

    >>> places([50, 49, 49, 48]), places([50, 49, 49, 48], "1223")
    ([1, 2, 2, 4], [1, 2, 2, 3])
    """
    result: list[int] = []
    for index, value in enumerate(ordered):
        if index and value == ordered[index - 1]:
            result.append(result[-1])
        else:
            result.append(index + 1 if numbering == "1224" or not result else result[-1] + 1)
    return result
