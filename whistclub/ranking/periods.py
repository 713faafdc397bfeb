"""Parts of a season: months, quarters and halves from its first day on, or dates with names (rules.md §5.2)."""

from __future__ import annotations

import datetime
from dataclasses import replace
from itertools import pairwise

from whistclub.ranking.facts import EveningKey, Period, SeasonRules

_MONTHS = {"month": 1, "quarter": 3, "half": 6}


def periods_of(rules: SeasonRules, first: datetime.date | None) -> tuple[Period, ...]:
    """The parts of a season that begins on ``first``, in order of time; empty without the convention ``periods``, and
    without a first day for those of the calendar.

    >>> [part.name for part in periods_of(SeasonRules(periods="half"), datetime.date(2026, 9, 14))]
    ['H1', 'H2']
    """
    if rules.periods is None:
        return ()
    if isinstance(rules.periods, tuple):
        return tuple(sorted(rules.periods, key=lambda part: part.first))
    if first is None:
        return ()
    length = _MONTHS[rules.periods]
    starts = [_month_after(first, months) for months in range(0, 13, length)]
    return tuple(
        Period(_name(rules.periods, number, start), start, end - datetime.timedelta(days=1))
        for number, (start, end) in enumerate(pairwise(starts), 1)
    )


def of_period(rules: SeasonRules) -> SeasonRules:
    """The conventions of a part of the season: ``best`` and ``minimum`` are those given for the parts."""
    return replace(rules, best=rules.period_best, minimum=rules.period_minimum, minimum_at_end=False)


def moved(rules: SeasonRules, days: int) -> SeasonRules:
    """The conventions with named parts ``days`` later, for the season after (rules.md §5.1)."""
    if not isinstance(rules.periods, tuple):
        return rules
    by = datetime.timedelta(days=days)
    return replace(
        rules, periods=tuple(replace(one, first=one.first + by, last=one.last + by) for one in rules.periods)
    )


def dated_in(part: Period | None, key: EveningKey) -> bool:
    """Whether an evening belongs to the part; None: the whole season."""
    return part is None or part.first <= key.date <= part.last


def _name(kind: str, number: int, start: datetime.date) -> str:
    return f"{start:%Y-%m}" if kind == "month" else f"{'Q' if kind == 'quarter' else 'H'}{number}"


def _month_after(date: datetime.date, months: int) -> datetime.date:
    """The first day of the month ``months`` after that of ``date``."""
    years, month = divmod(date.month - 1 + months, 12)
    return datetime.date(date.year + years, month + 1, 1)
