"""The data of reports: plain facts, collected once, with names as the club shows them."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from dataclasses import dataclass, field

from whistclub.ranking.facts import EveningKey, EveningRules, EveningStandings, Ranking, TeamRanking
from whistclub.ranking.prizes import Award
from whistclub.rules.common import PlayerKey
from whistclub.rules.sheet import Score


@dataclass(frozen=True, slots=True)
class EveningReportData:
    """One evening. ``names``: of everybody in it; ``numbers``: member numbers of those who have one; ``sheets`` by
    round and table; ``rules``: the conventions of its ranking points; ``awards``: prizes, when the club gives any;
    ``logo``: the club's, a PNG; ``roles``: of a whist drive, by player (0: A, 1: B); ``drive_rounds``: its planned
    number of rounds."""

    club: str
    date: datetime.date
    number: int
    name: str
    season: str
    closed: bool
    standings: EveningStandings
    names: Mapping[PlayerKey, str]
    sheets: tuple[Score, ...]
    rules: EveningRules = field(default_factory=EveningRules)
    numbers: Mapping[PlayerKey, str] = field(default_factory=dict)
    awards: tuple[Award, ...] = ()
    roles: Mapping[PlayerKey, int] = field(default_factory=dict)
    drive_rounds: int = 0
    logo: bytes = b""

    def player(self, key: PlayerKey) -> str:
        """The name of ``key``; players of a file are identified by their names."""
        return self.names.get(key, str(key))


@dataclass(frozen=True, slots=True)
class SeasonEveningData:
    """One evening of a season. ``rules``: frozen, or the season's current ones while it is open."""

    key: EveningKey
    name: str
    rules: EveningRules


@dataclass(frozen=True, slots=True)
class Cancelled:
    """A cancelled evening; ``why`` may be empty."""

    key: EveningKey
    why: str = ""


@dataclass(frozen=True, slots=True)
class SeasonReportData:
    """One season, or its ranking of one game. ``evenings``: those the ranking counts; ``generated``: the day of the
    report, printed on it; ``by_game``: the same for each game, when the season mixes games; ``logo``: the club's, a
    PNG; ``teams``, ``categories``, ``parts``: the rankings the season has besides."""

    club: str
    ranking: Ranking
    names: Mapping[PlayerKey, str]
    evenings: tuple[SeasonEveningData, ...]
    generated: datetime.date
    numbers: Mapping[PlayerKey, str] = field(default_factory=dict)
    logo: bytes = b""
    by_game: tuple[SeasonReportData, ...] = ()
    cancelled: tuple[Cancelled, ...] = ()
    teams: TeamRanking | None = None
    categories: tuple[Ranking, ...] = ()
    parts: tuple[Ranking, ...] = ()

    @property
    def season(self) -> str:
        return self.ranking.season

    def player(self, key: PlayerKey) -> str:
        """The name of ``key``; players of a file are identified by their names."""
        return self.names.get(key, str(key))
