"""Seasons and their conventions."""

from __future__ import annotations

import datetime
from dataclasses import replace

from whistclub.club.actions.common import proper_name
from whistclub.club.imports.exchange import default_season
from whistclub.club.ports import ActionName, SeasonRecord, Work
from whistclub.club.seasons import season_days
from whistclub.ranking.facts import SeasonRules
from whistclub.ranking.periods import moved
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


def close_season(work: Work, name: str, closed: bool) -> ActionName:
    """Closes a season by hand, so that its minimum applies, or reopens it (rules.md §5.5). Refused
    ``unknown_season``."""
    season = season_named(work, name)
    if season is None:
        raise Refused([Problem(("season",), "unknown_season", {"season": name})])
    work.put(replace(season, closed=closed))
    return ActionName("close_season" if closed else "reopen_season", {"season": season.name})


def new_season_rules(work: Work, name: str, first: datetime.date | None = None) -> SeasonRules:
    """The conventions a new season starts with: those of the latest season that begins earlier, else ``fiwa``. Named
    parts move by the difference of first days; the initial order is not taken over (rules.md §5.1)."""
    new = SeasonRecord(0, name, first=first)
    begins = season_days(work, new)[0]
    earlier = [(season_days(work, season)[0], season) for season in work.find(SeasonRecord) if season.name != name]
    before = [(day, season) for day, season in earlier if day is not None and (begins is None or day < begins)]
    if not before:
        return SeasonRules()
    day, season = max(before, key=lambda one: (one[0], one[1].name))
    rules = replace(season.rules, initial_order=None)
    return rules if begins is None else moved(rules, (begins - day).days)


def season_named(work: Work, name: str) -> SeasonRecord | None:
    """The season of that name, None when the club has none."""
    found = work.find(SeasonRecord, name=name.strip())
    return found[0] if found else None


def season_for(work: Work, name: str | None, date: datetime.date) -> SeasonRecord:
    """The season of that name, or of the date when no name is given; a new one takes over the
    conventions of the season before it."""
    wanted = proper_name(name, "season") if name else season_name(work, date)
    return season_named(work, wanted) or work.add(SeasonRecord, name=wanted, rules=_rules_by_date(work, wanted, date))


def _rules_by_date(work: Work, name: str, date: datetime.date) -> SeasonRules:
    """The conventions of a new season whose first evening is on ``date``."""
    first = datetime.date(date.year if date.month >= 9 else date.year - 1, 9, 1)
    return new_season_rules(work, name, first)


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
