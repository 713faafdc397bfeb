"""Dates in the current language."""

from __future__ import annotations

import datetime
import re
from typing import Final

from whistclub.words import mark, tr, tr_marked
from whistclub.words.languages import habits

_WEEKDAYS = (
    mark("Monday"), mark("Tuesday"), mark("Wednesday"), mark("Thursday"), mark("Friday"), mark("Saturday"),
    mark("Sunday"),
)  # fmt: skip
_MONTHS = (
    mark("January"), mark("February"), mark("March"), mark("April"), mark("May"), mark("June"), mark("July"),
    mark("August"), mark("September"), mark("October"), mark("November"), mark("December"),
)  # fmt: skip

_TIME: Final = r"(?:[T ]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?"
"""The time of day that a spreadsheet writes after a date."""
_DAY_FIRST: Final = re.compile(r"(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})" + _TIME)
_YEAR_FIRST: Final = re.compile(r"(\d{4})[-/](\d{1,2})[-/](\d{1,2})" + _TIME)


def long_date(date: datetime.date) -> str:
    """The date with its weekday: Friday 27 November 2026."""
    return tr(
        "{weekday} {day} {month} {year}",
        weekday=tr_marked(_WEEKDAYS[date.weekday()]),
        day=date.day,
        month=tr_marked(_MONTHS[date.month - 1]),
        year=date.year,
    )


def short_date(date: datetime.date) -> str:
    """The date in numbers, day first, as Belgium, France and the Netherlands write it.

    >>> short_date(datetime.date(2026, 11, 27))
    '27/11/2026'
    """
    return date.strftime(habits().date_mark.join(("%d", "%m", "%Y")))


def read_date(text: str, latest: datetime.date | None = None) -> datetime.date | None:
    """Reads a date, day first or as 2026-11-27, with or without a time of day; None for other text. A year of two
    digits is of this century, or of the one before if the date would be after ``latest``.

    >>> read_date("27/11/2026") == read_date("27.11.26") == read_date("2026-11-27") == datetime.date(2026, 11, 27)
    True
    >>> read_date("31/11/2026") is None
    True
    >>> read_date("01/10/98", latest=datetime.date(2026, 11, 27)).year
    1998
    """
    found = _DAY_FIRST.fullmatch(text.strip())
    if found is not None:
        day, month, year = map(int, found.groups())
    elif (found := _YEAR_FIRST.fullmatch(text.strip())) is not None:
        year, month, day = map(int, found.groups())
    else:
        return None
    try:
        date = datetime.date(year + 2000 if year < 100 else year, month, day)
        return date.replace(year=year + 1900) if year < 100 and latest is not None and date > latest else date
    except ValueError:
        return None


def day_and_month(date: datetime.date) -> str:
    """The date without its year, for narrow columns: 27/11."""
    return short_date(date)[:5]


def evening_text(date: datetime.date, number: int, name: str) -> str:
    """An evening in one line: its name, or its number when it is not the first of the day, and the date."""
    named = name or (tr("Evening {number}", number=number) if number > 1 else "")
    return f"{named} · {long_date(date)}" if named else long_date(date)
