"""An invented club for the reports: evenings, sheets of every game, seasons under any conventions."""

from __future__ import annotations

import datetime
import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from whistclub.ranking.facts import (
    Adjustment,
    EveningFacts,
    EveningKey,
    EveningRules,
    Movement,
    Result,
    SeasonRules,
    SheetResult,
)
from whistclub.ranking.results import sheet_result
from whistclub.ranking.season import season_ranking
from whistclub.ranking.standings import evening_standings
from whistclub.reports.data import EveningReportData, SeasonEveningData, SeasonReportData
from whistclub.rules.belgian.facts import Attempt, BelgianDeal
from whistclub.rules.belgian.presets import PRESETS
from whistclub.rules.classic import ClassicConventions, ClassicDeal
from whistclub.rules.common import Suit
from whistclub.rules.places import ranked
from whistclub.rules.sheet import Score, SeatChange, Sheet, Totals, fold
from whistclub.rules.tourangeau import TourangeauConventions, TourangeauDeal, plan
from whistclub.rules.whist32 import Whist32Conventions, Whist32Deal

AWKWARD = (
    "O'Brien",
    "D'Hondt",
    "Zoë Łukasiak",
    "R&D Team",
    "Anne <Annie> De Smet",
    "Jan 🙂",
    "Andre\u0301",
    "Marie-Charlotte van den Bossche-Vandersteenen",
    "=1+1",
    "@Jan",
    "+32 470",
    "-Piet",
    'Peeters; De "Rosse"',
    "tab\x0binside",
)
"""Names of cases.md H21, H22, H24, among them one of 45 letters."""

DAY = datetime.date(2026, 11, 27)


def names(count: int, seed: int = 1) -> list[str]:
    """That many different names, the awkward ones among them."""
    rng = random.Random(seed)
    first = ("Gaëtan", "Éléonore", "Manu", "Zoé", "Jan", "Marie", "Roger", "Ludivine", "Nele", "Joris", "Anne")
    last = ("Peeters", "Dubois", "Van den Broeck", "Leclercq", "De Smet", "Janssens", "Lefèvre", "Ó Briain")
    pairs = [f"{a} {b}" for a in first for b in last]
    rng.shuffle(pairs)
    found = [*AWKWARD, *pairs, *(f"{pair} {letter}." for letter in "ABC" for pair in pairs)]
    return found[:count]


def belgian(players: Sequence[str] = ("Edouard", "Eleni", "Manu", "Gaëtan"), deals: int = 12, **more: Any) -> Score:
    """A Belgian sheet with a deal of every kind, ``deals`` long."""
    pattern = (
        BelgianDeal("contract", (Attempt("pair", (0, 3), 11, 10, Suit.CLUBS),)),
        BelgianDeal("passed", sixth=2, last=1),
        BelgianDeal("contract", (Attempt("grande_misere", (0,), 0), Attempt("grande_misere", (1,), 1)), rabrouche=True),
        BelgianDeal("blank", player=2),
        BelgianDeal("revoke", player=2, reason="led out of turn"),
        BelgianDeal("contract", (Attempt("trou", (2, 1), 9, trump=Suit.HEARTS, target=8),)),
        BelgianDeal("contract", (Attempt("solo", (1,), 7, 8, Suit.HEARTS),), note="claimed at trick ten"),
    )
    chosen = tuple(pattern[index % len(pattern)] for index in range(deals))
    return fold(Sheet("belgian", PRESETS["classique"], tuple(players), deals=chosen, **more))


def tourangeau(players: Sequence[str], seed: int = 3, deals: int | None = None, **more: Any) -> Score:
    """A Tourangeau sheet, complete unless ``deals`` is given."""
    rng = random.Random(seed)
    played = []
    for cards in plan(len(players))[:deals]:
        tricks = [0] * len(players)
        for _ in range(cards):
            tricks[rng.randrange(len(players))] += 1
        bids = [max(0, min(cards, n + rng.choice((-1, 0, 0, 0, 1)))) for n in tricks]
        played.append(TourangeauDeal(tuple(bids), tuple(tricks), trump=rng.choice(list(Suit))))
    return fold(Sheet("tourangeau", TourangeauConventions(), tuple(players), deals=tuple(played), **more))


def whist32(players: Sequence[str], **more: Any) -> Score:
    """A whole Whist 32 game."""
    deals = (
        Whist32Deal("contract", "duo", (0, 2), 6, 5, Suit.SPADES),
        Whist32Deal("contract", "picolo", (1,), 1),
        Whist32Deal("passed"),
        Whist32Deal("contract", "trou", (3, 1), 5, trump=Suit.HEARTS),
    )
    return fold(Sheet("whist32", Whist32Conventions(), tuple(players), deals=deals * 2, **more))


def classic(players: Sequence[str], **more: Any) -> Score:
    """A rubber under way."""
    conventions = ClassicConventions(honours=True, best_of=3)
    deals = (ClassicDeal((9, 4), (3, 0), Suit.SPADES), ClassicDeal((5, 8)), ClassicDeal((6, 7), (0, 4)))
    return fold(Sheet("classic", conventions, tuple(players), deals=deals, **more))


def stand_in(players: Sequence[str], other: str, **more: Any) -> Score:
    """A Belgian sheet on which ``other`` takes over seat 2 from deal 4 on."""
    score = belgian(players, 6)
    return fold(
        Sheet(
            "belgian",
            score.sheet.conventions,
            tuple(players),
            deals=score.sheet.deals,
            changes=(SeatChange(4, 2, other),),
            **more,
        )
    )


def totals_only(players: Sequence[str], points: Sequence[int], **more: Any) -> Score:
    """A Belgian sheet known by its totals."""
    return fold(Sheet("belgian", PRESETS["classique"], tuple(players), totals=Totals(tuple(points)), **more))


def evening_data(
    sheets: Sequence[Score],
    adjustments: Sequence[Adjustment] = (),
    rules: EveningRules | None = None,
    club: str = "Cercle de whist Le Trou & le Chelem",
    name: str = "Soirée 9",
    before: dict[int | str, int] | None = None,
    **more: Any,
) -> EveningReportData:
    """What the reports of an evening of these sheets are made from."""
    rules = rules or EveningRules()
    facts = EveningFacts(
        EveningKey(DAY, 1), name, tuple(map(sheet_result, sheets)), tuple(adjustments), rules, closed=False
    )
    standings = evening_standings(facts, before or {})
    players = {row.player: str(row.player) for row in standings.rows}
    return EveningReportData(club, DAY, 1, name, "2026-2027", False, standings, players, tuple(sheets), rules, **more)


def big_evening(count: int = 160, rounds: int = 3, seed: int = 5) -> EveningReportData:
    """An open tournament: everybody at a table of four in each round, most tables by their totals."""
    rng = random.Random(seed)
    people = names(count)
    sheets = []
    for round in range(1, rounds + 1):
        rng.shuffle(people)
        for table in range(count // 4):
            seated = people[4 * table : 4 * table + 4]
            a, b, c = (3 * rng.randint(-12, 12) for _ in range(3))
            sheets.append(totals_only(seated, (a, b, c, -a - b - c), table=table + 1, round=round, closed=True))
    return evening_data(sheets)


def season_data(
    count: int = 20,
    evenings: int = 6,
    rules: SeasonRules | None = None,
    seed: int = 7,
    people: Sequence[str] | None = None,
    numbered: bool = False,
    by_game: bool = False,
) -> SeasonReportData:
    """A season of random results: absences, ties, stand-ins, sheets without known deals, adjustments. ``by_game``: with
    the ranking of each game."""
    rules = rules or SeasonRules()
    facts = season_evenings(count, evenings, rules, seed, people)
    data = season_of(facts, rules, numbered)
    games = sorted({sheet.game for evening in facts for sheet in evening.sheets}) if by_game else ()
    return replace(data, by_game=tuple(season_of(facts, rules, numbered, game) for game in games))


def season_evenings(
    count: int, evenings: int, rules: SeasonRules, seed: int = 7, people: Sequence[str] | None = None
) -> list[EveningFacts]:
    """The evenings of such a season."""
    rng = random.Random(seed)
    people = list(people or names(count))
    facts = []
    for number in range(evenings):
        present = people[:]
        rng.shuffle(present)
        present = present[: max(8, int(len(people) * 0.8)) // 4 * 4] or present
        sheets = tuple(
            _random_sheet(rng, present[at : at + 4], round, at // 4 + 1)
            for round in (1, 2)
            for at in range(0, len(present) - 3, 4)
        )
        key = EveningKey(DAY + datetime.timedelta(days=7 * number), 1)
        adjusted = [
            Adjustment(people[0], -20, "game", "penalty", "=late", "the board"),
            Adjustment(rng.choice(people), 35, "ranking", "gift", "late arrival"),
        ]
        facts.append(EveningFacts(key, f"Soirée {number + 1}", sheets, tuple(adjusted), rules.evening, closed=True))
    return facts


def season_of(
    facts: Sequence[EveningFacts], rules: SeasonRules, numbered: bool = False, game: str | None = None
) -> SeasonReportData:
    """What the reports of a season of these evenings are made from."""
    ranking = season_ranking("2026-2027", rules, facts, game=game)
    if ranking.rows:
        latest = max(evening.key for row in ranking.rows for evening in row.evenings)
        before = season_ranking("2026-2027", rules, [one for one in facts if one.key < latest], game=game)
        places = {row.player: row.place for row in before.rows if row.place is not None}
        ranking = replace(ranking, movement=Movement(latest, places) if places else None)
    players = {row.player: str(row.player) for row in ranking.rows}
    numbers = {player: f"{at:04}" for at, player in enumerate(players, start=42)} if numbered else {}
    told = tuple(
        SeasonEveningData(evening.key, evening.name, evening.rules)
        for evening in facts
        if evening.key in ranking.evenings
    )
    return SeasonReportData("Whistclub De Troef", ranking, players, told, datetime.date(2027, 6, 30), numbers)


def _random_sheet(rng: random.Random, seated: Sequence[str], round: int, table: int) -> SheetResult:
    a, b, c = (rng.choice((-41, -20, -12, 0, 7, 15, 40, 85)) for _ in range(3))
    points = (a, b, c, -a - b - c)
    deals = rng.choice((0, 8, 11, 12))
    results = [
        Result(seated[seat], place, points[seat], points[seat], deals)
        for place, seat, _ in ranked({seat: (value,) for seat, value in enumerate(points)}, ("points",))
    ]
    if rng.random() < 0.3:
        results.append(Result(f"Sam {table}", None, 13, points[0], 3))
    game = rng.choice(("belgian", "whist32", "tourangeau"))
    return SheetResult(round, table, game, 4, closed=True, incomplete=rng.random() < 0.2, results=tuple(results))
