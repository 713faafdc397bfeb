"""Numbers in the current language: true minus sign, plus sign on gains, decimal comma or point."""

from __future__ import annotations

from whistclub.ranking.amounts import amount_text
from whistclub.words.languages import habits

MINUS = "−"


def points(n: int) -> str:
    """Game points with their sign.

    >>> points(7), points(-7), points(0)
    ('+7', '−7', '0')
    """
    return f"+{n}" if n > 0 else f"{MINUS}{-n}" if n else "0"


def average(value: float) -> str:
    """Average points with one decimal and their sign: +26.3, in French +26,3."""
    whole, rest = divmod(round(abs(value) * 10), 10)
    sign = "+" if value > 0 else MINUS if value < 0 else ""
    return f"{sign}{whole}{habits().decimal_mark}{rest}"


def chance(ten_thousandths: int, *, accepted: bool) -> str:
    """A chance the arbiter found, per cent without the sign. A refused one that whole per cents would raise, perhaps to
    the threshold, has one decimal and is rounded down.

    >>> chance(5960, accepted=True), chance(5960, accepted=False), chance(5999, accepted=False)
    ('60', '59.6', '59.9')
    """
    if accepted or ten_thousandths % 100 < 50:
        return str((ten_thousandths + 50) // 100)
    return f"{ten_thousandths // 100}{habits().decimal_mark}{ten_thousandths // 10 % 10}"


def hundredths(n: int) -> str:
    """Ranking points, given in hundredths, with two decimals: 1330 is 13.30, in French 13,30."""
    whole, rest = divmod(abs(n), 100)
    return f"{MINUS if n < 0 else ''}{whole}{habits().decimal_mark}{rest:02}"


def money(cents: int) -> str:
    """An amount of money without its currency: 60 cents are 0.60, in French 0,60."""
    return hundredths(cents)


def plain_hundredths(n: int) -> str:
    """Ranking points as files write them: 13.30, -0.05."""
    return amount_text(n)
