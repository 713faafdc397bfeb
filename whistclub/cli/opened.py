"""What commands need of a club: opening it, finding its seasons and evenings, and answering as JSON."""

from __future__ import annotations

import argparse
import datetime
import json
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from whistclub.cli.club_file import place
from whistclub.cli.output import DONE, AtFault
from whistclub.club.ports import EveningRecord, SeasonRecord
from whistclub.rules.common import PlayerKey, Refused
from whistclub.words import tr

if TYPE_CHECKING:
    from whistclub.club.club import Club

_EVENING: Final = re.compile(r"(\d{4}-\d{2}-\d{2})(?:#(\d{1,4}))?")


@contextmanager
def opened(options: argparse.Namespace, make: bool = False) -> Iterator[Club]:
    """The club of the options, closed at the end."""
    from whistclub.bootstrap import open_club

    club = open_club(place(options, make))
    try:
        yield club
    finally:
        club.close()


def namer(club: Club) -> Any:
    """A function from player to name."""
    from whistclub.club import queries

    names = club.read(queries.player_names)

    def name_of(player: PlayerKey) -> str:
        return names[player] if isinstance(player, int) else player

    return name_of


def evening_id(club: Club, text: str) -> int:
    """The evening named DATE or DATE#N."""
    asked = _EVENING.fullmatch(text)
    if asked is None:
        raise AtFault(tr("{text}: write an evening as DATE or DATE#N, such as 2026-11-27#2.", text=text))
    date = date_of(asked[1])
    on_date = club.read(lambda work: work.find(EveningRecord, date=date))
    if asked[2] is not None:
        on_date = tuple(evening for evening in on_date if evening.number == int(asked[2]))
    elif len(on_date) > 1:
        on_date = tuple(evening for evening in on_date if evening.number == 1) or on_date[:1]
    if not on_date:
        raise AtFault(tr("The club has no evening {text}.", text=text))
    return on_date[0].id


def date_of(text: str) -> datetime.date:
    """The date of a text; AtFault for anything else."""
    try:
        return datetime.datetime.strptime(text, "%Y-%m-%d").date()
    except ValueError:
        raise AtFault(tr("{text} is no date; write it like 2026-11-27.", text=text)) from None


def season_named(club: Club, name: str) -> SeasonRecord | None:
    """The season of that name, None when the club has none."""
    found = club.read(lambda work: work.find(SeasonRecord, name=name.strip()))
    return found[0] if found else None


def season_of(club: Club, name: str) -> SeasonRecord:
    """The season of that name; AtFault when the club has none."""
    found = season_named(club, name)
    if found is None:
        raise AtFault(no_season(club, name))
    return found


def no_season(club: Club, name: str) -> str:
    """The sentence for a season the club does not have."""
    known = ", ".join(season.name for season in club.read(lambda work: work.find(SeasonRecord)))
    return tr("The club has no season {name}. There are: {known}", name=name, known=known or "–")


def assignment(text: str) -> tuple[str, Any]:
    """Parses KEY=VALUE with a JSON value."""
    from whistclub.files.text import read_json

    key, equals, value = text.partition("=")
    try:
        if not equals:
            raise ValueError
        found, problems = read_json(value.encode())
        if problems:
            raise ValueError
        return key.strip(), found
    except (ValueError, Refused):
        raise AtFault(tr("{text}: write KEY=VALUE with a JSON value, such as best=18.", text=text)) from None


def answer(value: Mapping[str, Any]) -> int:
    """Prints a JSON answer."""
    print(json.dumps(value, ensure_ascii=False, indent=1))
    return DONE
