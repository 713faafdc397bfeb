"""The commands on seasons: their rankings and their conventions."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from whistclub.cli.opened import answer, assignment, date_of, namer, no_season, opened, season_named, season_of
from whistclub.cli.output import DONE, AtFault
from whistclub.club.ports import SeasonRecord
from whistclub.rules.common import Problem, Refused
from whistclub.words import tr

if TYPE_CHECKING:
    from whistclub.club.club import Club
    from whistclub.ranking.facts import Period


def ranking(options: argparse.Namespace) -> int:
    """Prints a season's ranking, or the one before a day, of all games or of one, of a part of the season, of a
    category or of the teams."""
    from whistclub.cli.lines import ranking_lines, team_lines
    from whistclub.club import queries
    from whistclub.files.scoring import ranking_json, teams_json
    from whistclub.ranking.facts import EveningKey

    before = None if options.before is None else EveningKey(date_of(options.before), 0)
    with opened(options) as club:
        chosen = season_of(club, options.season)
        period = None if options.period is None else _period(club, chosen, options.period)
        if options.teams:
            if chosen.rules.teams is None:
                raise AtFault(tr("The season {name} has no team ranking; set its convention teams.", name=chosen.name))
            of_teams = club.read(queries.teams, chosen.id, before, period=period)
            if options.json:
                return answer(teams_json(of_teams))
            print("\n".join(team_lines(of_teams)))
            return DONE
        category = None if options.category is None else _category(club, options.category)
        found = club.read(queries.ranking, chosen.id, before, options.game, period=period, category=category)
        name_of = namer(club)
    if options.json:
        return answer(ranking_json(found, name_of))
    print("\n".join(ranking_lines(found, name_of)))
    return DONE


def _period(club: Club, chosen: SeasonRecord, name: str) -> Period:
    """The part of that name."""
    from whistclub.club import seasons

    if chosen.rules.periods is None:
        raise AtFault(tr("The season {name} has no parts; set its convention periods.", name=chosen.name))
    known = club.read(seasons.periods, chosen)
    for one in known:
        if one.name.casefold() == name.strip().casefold():
            return one
    there = ", ".join(one.name for one in known)
    raise AtFault(
        tr("The season {name} has no part {part}. There are: {known}", name=chosen.name, part=name, known=there)
    )


def _category(club: Club, name: str) -> str:
    """The category of that name, in the club's spelling."""
    from whistclub.club import seasons
    from whistclub.club.names import folded

    known = club.read(seasons.categories)
    for one in known:
        if folded(one) == folded(name):
            return one
    raise AtFault(tr("The club has no category {name}. There are: {known}", name=name, known=", ".join(known) or "–"))


def season(options: argparse.Namespace) -> int:
    """Prints or sets the conventions of a season; closes or reopens it."""
    from whistclub.club.actions.seasons import close_season, new_season_rules, set_season
    from whistclub.ranking.conventions import SCHEMES, encode_season, set_convention

    changes = [assignment(text) for text in options.set]
    if options.scheme is not None and options.scheme not in SCHEMES:
        allowed = ", ".join(SCHEMES)
        raise AtFault(tr("{scheme} is no scheme; there are: {allowed}.", scheme=options.scheme, allowed=allowed))
    days = tuple(None if text is None else date_of(text) for text in (options.first, options.last))
    setting = bool(changes or options.scheme or any(days))
    with opened(options, make=setting) as club:
        known = season_named(club, options.season)
        if known is None and not setting:
            raise AtFault(no_season(club, options.season))
        rules = known.rules if known else club.read(new_season_rules, options.season, days[0])
        problems: list[Problem] = []
        if options.scheme:
            changes.insert(0, ("scheme", options.scheme))
        for key, value in changes:
            try:
                rules = set_convention(rules, key, value)
            except Refused as refused:
                problems += refused.problems
        if problems:
            raise Refused(problems)
        if setting:
            there = (known.first, known.last) if known else (None, None)
            first, last = (new or old for new, old in zip(days, there, strict=True))
            club.act(set_season, options.season, rules, (first, last))
        if options.close or options.reopen:
            club.act(close_season, options.season, bool(options.close))
        known = season_of(club, options.season)
        for key, value in encode_season(known.rules).items():
            print(f"{key}={json.dumps(value, ensure_ascii=False)}")
        for key, day in (("first", known.first), ("last", known.last)):
            if day is not None:
                print(f"{key}={day.isoformat()}")
    return DONE
