"""Evenings of a demo club: who is present, what is played, at how many tables, and the deals."""

from __future__ import annotations

import datetime
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final

from whistclub.club.imports.exchange import ExchangedEvening
from whistclub.demo.games import MAKERS, PLANS, Plan
from whistclub.ranking.facts import Adjustment
from whistclub.rules.games import GAMES
from whistclub.rules.sheet import Fold, Score, SeatChange, Sheet, Totals, fold

LAST_SEASON: Final = 2025
"""Year in which the last season begins, independent of today, so that a seed always gives the same club."""
EVENINGS: Final = 45
"""Evenings of a season, one per week."""
MOST_TABLES: Final = 10


@dataclass(slots=True)
class Circle:
    """The people of the club. ``skill``: about −1 to 1 each; ``zeal``: how likely they are to come."""

    members: Mapping[str, str | None]
    skill: Mapping[str, float]
    zeal: Mapping[str, float]

    @classmethod
    def of(cls, random: Random, people: Sequence[tuple[str, str | None]]) -> Circle:
        """The people with random skill and zeal."""
        skill = {name: max(-1.0, min(1.0, random.gauss(0, 0.4))) for name, _ in people}
        zeal = {name: random.uniform(0.4, 2.5) for name, _ in people}
        return cls(dict(people), skill, zeal)

    def come(self, random: Random, count: int) -> list[str]:
        """``count`` of the people at random, the zealous more likely."""
        drawn = sorted(self.members, key=lambda name: random.random() ** (1 / self.zeal[name]), reverse=True)
        return drawn[:count]


def season_name(year: int) -> str:
    """The season that begins in September of ``year``."""
    return f"{year}-{year + 1}"


def dates(year: int) -> list[datetime.date]:
    """Fridays from September on, without the days around Christmas and New Year."""
    first = datetime.date(year, 9, 1)
    friday = first + datetime.timedelta((4 - first.weekday()) % 7)
    weeks = (friday + datetime.timedelta(7 * week) for week in range(EVENINGS + 2))
    played = [day for day in weeks if not _holiday(day)]
    return played[:EVENINGS]


def _holiday(day: datetime.date) -> bool:
    return (day.month == 12 and day.day > 23) or (day.month == 1 and day.day < 3)


def season_evenings(seed: int, year: int, circle: Circle) -> Iterator[tuple[ExchangedEvening, list[Score]]]:
    """The evenings of a season, each with the scores of its sheets."""
    for number, day in enumerate(dates(year)):
        # Every evening has its own random numbers, so that none depends on how the others were made.
        random = Random(f"{seed}/{year}/{number}")
        yield _Maker(random, circle, PLANS[number % len(PLANS)]).evening(day, f"Soirée {number + 1}", season_name(year))


@dataclass(slots=True)
class _Maker:
    """Makes one evening."""

    random: Random
    circle: Circle
    plan: Plan
    scores: list[Score] = field(default_factory=list)

    def evening(self, day: datetime.date, name: str, season: str) -> tuple[ExchangedEvening, list[Score]]:
        most = min(MOST_TABLES, len(self.circle.members) // 4)
        tables = self.random.randint(max(1, most - 1), most)
        over = self.random.randint(0, min(3, tables)) if self.plan.fives else 0
        there = self.circle.come(self.random, 4 * tables + over)
        absent = [member for member in self.circle.members if member not in there]
        for round in range(1, self.plan.rounds + 1):
            self.random.shuffle(there)
            for table in range(1, tables + 1):
                seats = tuple(there[4 * (table - 1) : 4 * table])
                fifth = 4 * tables + table - 1
                seats += tuple(there[fifth : fifth + 1]) if table <= over else ()
                self.scores.append(self._play(seats, table, round, absent))
        played = tuple(score.sheet for score in self.scores)
        people = dict.fromkeys(player for score in self.scores for player in score.totals)
        members = tuple((str(player), self.circle.members[str(player)]) for player in people)
        adjustments = tuple(self._adjustments([str(player) for player in people]))
        return ExchangedEvening(day, 1, name, season, members, adjustments, played), self.scores

    def _play(self, seats: tuple[str, ...], table: int, round: int, absent: list[str]) -> Score:
        """A sheet played to its end, sometimes with a stand-in, sometimes known only by its totals."""
        game, chance = self.plan.game, self.random.random()
        marker = self.random.choice(seats).split(" ")[0]
        sheet = Sheet(
            game,
            self.plan.conventions,
            seats,
            self.random.randrange(len(seats)),
            table=table,
            round=round,
            closed=True,
            marker=marker,
        )
        if chance < 0.04 and absent:
            sheet = replace(sheet, changes=(self._stand_in(seats, absent),))
        score = self._played(sheet)
        if chance > 0.97 and self.plan.totals:
            return fold(replace(sheet, totals=self._totals(score)))
        return score

    def _stand_in(self, seats: Sequence[str], absent: list[str]) -> SeatChange:
        stand_in = absent.pop(self.random.randrange(len(absent)))
        # The shortest game, a rubber of two games, has two deals.
        return SeatChange(self.random.randint(2, 3), self.random.randrange(len(seats)), stand_in)

    def _played(self, sheet: Sheet) -> Score:
        folding, make = Fold.start(sheet), MAKERS[sheet.game]
        skill = self.circle.skill
        while not folding.finished and (self.plan.deals is None or len(folding.lines) < self.plan.deals):
            players = folding.table.players
            strength = {seat: skill[str(player)] for seat, player in players.items()}
            folding.add(folding.complete(make(self.random, folding, strength)))
        return folding.score()

    def _totals(self, score: Score) -> Totals:
        tricks = None
        if GAMES[score.sheet.game].count_name() == "tricks":
            by_seat = {row.seat: row.counts["tricks"] or 0 for row in score.standings}
            tricks = tuple(by_seat[seat] for seat in range(len(score.sheet.seats)))
        return Totals(score.seat_totals, tricks, len(score.lines))

    def _adjustments(self, people: Sequence[str]) -> Iterator[Adjustment]:
        chance = self.random.random()
        if chance < 0.25:
            who = self.random.choice(people)
            yield Adjustment(who, -10, "game", "penalty", "annonce hors tour", "l'arbitre")
        if 0.15 < chance < 0.35:
            yield Adjustment(self.random.choice(people), 5, "game", "gift", "arrivée tardive", "le comité")
        if chance > 0.9:
            yield Adjustment(self.random.choice(people), 50, "ranking", "decision", "a tenu le bar", "le comité")
