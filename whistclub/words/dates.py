"""Dates as the reader's language writes them."""

from __future__ import annotations

import datetime

from whistclub.words import language, mark, tr, tr_marked

_WEEKDAYS = (
    mark("Monday"), mark("Tuesday"), mark("Wednesday"), mark("Thursday"), mark("Friday"), mark("Saturday"),
    mark("Sunday"),
)  # fmt: skip
_MONTHS = (
    mark("January"), mark("February"), mark("March"), mark("April"), mark("May"), mark("June"), mark("July"),
    mark("August"), mark("September"), mark("October"), mark("November"), mark("December"),
)  # fmt: skip


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
    separator = "-" if language() == "nl" else "/"
    return date.strftime(f"%d{separator}%m{separator}%Y")


def day_and_month(date: datetime.date) -> str:
    """The date without its year, for narrow columns: 27/11."""
    return short_date(date)[:5]


def evening_text(date: datetime.date, number: int, name: str) -> str:
    """An evening in one line: its own name or its number where it is not the first of the day, and the date."""
    named = name or (tr("Evening {number}", number=number) if number > 1 else "")
    return f"{named} · {long_date(date)}" if named else long_date(date)
