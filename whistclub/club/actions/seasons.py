"""Seasons and their conventions."""

from __future__ import annotations

import datetime
from dataclasses import replace

from whistclub.club.actions.common import proper_name
from whistclub.club.exchange import default_season
from whistclub.club.ports import ActionName, SeasonRecord, Work
from whistclub.ranking.facts import SeasonRules
from whistclub.rules.common import Problem, Refused


def set_season(work: Work, name: str, rules: SeasonRules) -> ActionName:
    """Sets the conventions of a season, making it when it is new. Those of evenings hold for evenings closed
    afterwards. Refused ``unknown_season`` or ``season_in_circle`` when ``initial_order`` cannot be."""
    season = season_named(work, name) if name else None
    name = season.name if season else proper_name(name)
    _check_initial_order(work, name, rules)
    if season is None:
        work.add(SeasonRecord, name=name, rules=rules)
        return ActionName("add_season", {"season": name})
    work.put(replace(season, rules=rules))
    return ActionName("change_season", {"season": name})


def season_named(work: Work, name: str) -> SeasonRecord | None:
    """The season of that name, None when the club has none."""
    found = work.find(SeasonRecord, name=name.strip())
    return found[0] if found else None


def season_for(work: Work, name: str | None, date: datetime.date) -> SeasonRecord:
    """The season of that name, by the date when none is given; made with the usual conventions when it is new."""
    wanted = proper_name(name, "season") if name else default_season(date)
    return season_named(work, wanted) or work.add(SeasonRecord, name=wanted, rules=SeasonRules())


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
