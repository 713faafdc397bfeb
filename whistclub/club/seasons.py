"""What a season is besides its results: its days, its parts, whether it has ended, and who plays in it as what."""

from __future__ import annotations

import datetime
import re
from dataclasses import dataclass

from whistclub.club.names import plain
from whistclub.club.ports import EveningRecord, PlayerRecord, SeasonRecord, Work
from whistclub.ranking.facts import Period
from whistclub.ranking.periods import periods_of

_YEAR = re.compile(r"[0-9]{4}")


@dataclass(frozen=True)
class People:
    """The people of a club as rankings need them: ``names``: what they are sorted by; ``guests`` have no place."""

    names: dict[int, tuple[str, str]]
    guests: frozenset[int]

    @property
    def stamp(self) -> int:
        """A value that changes with a name or with who is a guest."""
        return hash((self.guests, *self.names.items()))


def people(work: Work) -> People:
    """The people of the club."""
    found = work.find(PlayerRecord)
    names = {player.id: (plain(player.name), player.name) for player in found}
    return People(names, frozenset(player.id for player in found if player.guest))


def guests(work: Work) -> frozenset[int]:
    """Ids of the guests."""
    return frozenset(player.id for player in work.find(PlayerRecord, guest=True))


def season_days(work: Work, season: SeasonRecord) -> tuple[datetime.date | None, datetime.date | None]:
    """First and last day of a season: its own, else twelve months from 1 September before its first evening, or without
    evenings from that of the year in its name (rules.md §5.1); None when nothing tells."""
    first = season.first
    if first is None:
        held = work.find(EveningRecord, season_id=season.id)
        year = _YEAR.search(season.name)
        if held:
            date = held[0].date
            first = datetime.date(date.year if date.month >= 9 else date.year - 1, 9, 1)
        elif year and int(year[0]) >= datetime.MINYEAR:
            first = datetime.date(int(year[0]), 9, 1)
    if season.last is not None or first is None:
        return first, season.last
    after = datetime.date(min(first.year + 1, datetime.MAXYEAR), first.month, 1 if first.month == 2 else first.day)
    return first, after - datetime.timedelta(days=1)


def has_ended(work: Work, season: SeasonRecord, today: datetime.date | None = None) -> bool:
    """Whether a season is closed: by hand, or because its last day is past (rules.md §5.5)."""
    if season.closed is not None:
        return season.closed
    last = season_days(work, season)[1]
    return last is not None and (today or datetime.date.today()) > last


def periods(work: Work, season: SeasonRecord) -> tuple[Period, ...]:
    """The parts of a season in order of time; empty when it has none (rules.md §5.2)."""
    return periods_of(season.rules, season_days(work, season)[0]) if season.rules.periods is not None else ()


def categories(work: Work) -> tuple[str, ...]:
    """The categories of the club's people, by name."""
    return tuple(sorted({name for player in work.find(PlayerRecord) for name in player.categories}, key=plain))


def in_category(work: Work, category: str) -> frozenset[int]:
    """Ids of the players of a category."""
    return frozenset(player.id for player in work.find(PlayerRecord) if category in player.categories)


def team_on(player: PlayerRecord, date: datetime.date) -> str | None:
    """The team a player belongs to on a date; None: to none."""
    held = [team for since, team in player.teams if since is None or since <= date]
    return held[-1] or None if held else None


def teams(work: Work) -> tuple[str, ...]:
    """The teams anybody of the club belongs or belonged to, by name."""
    return tuple(sorted({team for player in work.find(PlayerRecord) for _, team in player.teams if team}, key=plain))
