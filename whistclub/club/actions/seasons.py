"""Seasons and their conventions."""

from __future__ import annotations

import datetime
from dataclasses import replace

from whistclub.club.actions.common import proper_name
from whistclub.club.imports.exchange import default_season
from whistclub.club.ports import ActionName, SeasonRecord, Work
from whistclub.ranking.facts import SeasonRules
from whistclub.rules.common import Problem, Refused

Days = tuple[datetime.date | None, datetime.date | None]
"""First and last day of a season, both included; None: the usual season of its dates."""


def set_season(work: Work, name: str, rules: SeasonRules, days: Days | None = None) -> ActionName:
    """Sets the conventions of a season, creating it when it is new. Conventions for evenings apply to evenings closed
    afterwards. ``days``: first and last day, which decide the season of new evenings; None: unchanged.

    Refused ``unknown_season`` or ``season_in_circle`` for an impossible ``initial_order``, ``days_turned`` or
    ``days_shared`` (values: ``season``) for impossible days."""
    season = season_named(work, name) if name else None
    name = season.name if season else proper_name(name)
    _check_initial_order(work, name, rules)
    first, last = days if days is not None else (season.first, season.last) if season else (None, None)
    _check_days(work, name, first, last)
    if season is None:
        work.add(SeasonRecord, name=name, rules=rules, first=first, last=last)
        return ActionName("add_season", {"season": name})
    work.put(replace(season, rules=rules, first=first, last=last))
    return ActionName("change_season", {"season": name})


def season_named(work: Work, name: str) -> SeasonRecord | None:
    """The season of that name, None when the club has none."""
    found = work.find(SeasonRecord, name=name.strip())
    return found[0] if found else None


def season_for(work: Work, name: str | None, date: datetime.date) -> SeasonRecord:
    """The season of that name, or of the date when no name is given; created with the usual conventions when it is
    new."""
    wanted = proper_name(name, "season") if name else season_name(work, date)
    return season_named(work, wanted) or work.add(SeasonRecord, name=wanted, rules=SeasonRules())


def season_name(work: Work, date: datetime.date) -> str:
    """The name of the season a date belongs to: one whose own days include it, else the usual season; when that has
    ended already the next, when it has not begun the previous one."""
    seasons = work.find(SeasonRecord)
    for season in seasons:
        if season.first and season.last and _holds(season, date):
            return season.name
    usual = default_season(date)
    known = next((season for season in seasons if season.name == usual), None)
    if known is None or _holds(known, date):
        return usual
    ended = known.last is not None and date > known.last
    return default_season(datetime.date(date.year + (1 if ended else -1), date.month, 1))


def _holds(season: SeasonRecord, date: datetime.date) -> bool:
    return (season.first is None or season.first <= date) and (season.last is None or date <= season.last)


def _check_days(work: Work, name: str, first: datetime.date | None, last: datetime.date | None) -> None:
    if first is None or last is None:
        return
    if last < first:
        raise Refused([Problem(("last_day",), "days_turned")])
    for other in work.find(SeasonRecord):
        if other.name != name and other.first and other.last and other.first <= last and first <= other.last:
            raise Refused([Problem(("first_day",), "days_shared", {"season": other.name})])


def _check_initial_order(work: Work, name: str, rules: SeasonRules) -> None:
    earlier, seen = rules.initial_order, {name}
    while earlier is not None:
        if earlier in seen:
            raise Refused([Problem(("initial_order",), "season_in_circle", {"season": earlier})])
        seen.add(earlier)
        season = season_named(work, earlier)
        if season is None:
            raise Refused([Problem(("initial_order",), "unknown_season", {"season": earlier})])
        earlier = season.rules.initial_order
