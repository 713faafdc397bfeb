"""What deals tell of one player: by contract, by role, with whom, and the records."""

from __future__ import annotations

import datetime

import pytest

from whistclub.ranking.facts import EveningFacts, EveningKey, EveningRules, SeasonRules
from whistclub.ranking.people import DealRef, PlayedSheet, longest_run, portrait
from whistclub.ranking.results import sheet_result
from whistclub.ranking.season import course, season_ranking
from whistclub.rules.belgian.facts import Attempt, BelgianDeal
from whistclub.rules.belgian.presets import PRESETS
from whistclub.rules.classic import ClassicConventions, ClassicDeal
from whistclub.rules.common import Suit
from whistclub.rules.games import GAMES
from whistclub.rules.sheet import Score, Sheet, Totals, fold
from whistclub.rules.tourangeau import TourangeauConventions, TourangeauDeal
from whistclub.rules.whist32 import Whist32Conventions, Whist32Deal

FOUR = ("A", "B", "C", "D")
KEY = EveningKey(datetime.date(2026, 11, 27), 1)


def played(score: Score, key: EveningKey = KEY) -> PlayedSheet:
    return PlayedSheet(key, "", score)


def belgian(*deals: BelgianDeal, **more: object) -> Score:
    return fold(Sheet("belgian", PRESETS["classique"], FOUR, deals=deals, closed=True, **more))  # type: ignore[arg-type]


def contract(*attempts: Attempt) -> BelgianDeal:
    return BelgianDeal("contract", attempts)


PAIR = contract(Attempt("pair", (0, 2), 8, 8, Suit.HEARTS))
SOLO_LOST = contract(Attempt("solo", (0,), 5, 6, Suit.HEARTS))
AGAINST = contract(Attempt("solo", (1,), 6, 6, Suit.HEARTS))
MISERES = contract(Attempt("grande_misere", (0,), 0), Attempt("grande_misere", (1,), 1))


def test_deals_are_counted_by_contract_and_by_role():
    told = portrait("A", [played(belgian(PAIR, SOLO_LOST, AGAINST, MISERES, BelgianDeal("passed", sixth=1, last=2)))])
    assert {key: (t.tried, t.made, t.points) for key, t in told.contracts.items()} == {
        ("belgian", "pair"): (1, 1, 4),
        ("belgian", "solo"): (1, 0, -24),
        ("belgian", "grande_misere"): (1, 1, 27 + 18),
    }
    assert {role: (len(t.deals), t.points) for role, t in told.roles.items()} == {
        "alone": (2, 21),
        "declarer": (1, 4),
        "against": (1, -3),
        "passed": (1, 2),
    }
    assert sum(tally.points for tally in told.roles.values()) == told.sheets[0].points


def test_each_role_has_its_own_success_and_a_defender_wins_what_is_beaten():
    beaten = contract(Attempt("pair", (1, 3), 7, 8, Suit.CLUBS))
    trou = contract(Attempt("trou", (2, 0), 9, trump=Suit.HEARTS, target=8))
    deals = (PAIR, trou, AGAINST, beaten, SOLO_LOST, BelgianDeal("passed", sixth=1, last=2))
    told = portrait("A", [played(belgian(*deals))])
    assert {role: (t.tried, t.made) for role, t in told.roles.items()} == {
        "alone": (1, 0),
        "declarer": (1, 1),
        "partner": (1, 1),
        "against": (2, 1),
        "passed": (0, 0),
    }
    assert [deal.made for deal in told.roles["against"].deals] == [False, True]
    assert told.records.run.made == 2


def test_partners_are_counted_with_what_was_won_together():
    lost = contract(Attempt("pair", (3, 0), 7, 8, Suit.CLUBS))
    told = portrait("A", [played(belgian(PAIR, lost, PAIR))])
    assert [(p.player, p.tally.tried, p.tally.made) for p in told.partners] == [("C", 2, 2), ("D", 1, 0)]


def test_opponents_are_counted_by_the_better_place():
    told = portrait("A", [played(belgian(PAIR)), played(belgian(SOLO_LOST))])
    by_name = {one.player: (len(one.sheets), one.ahead, one.behind) for one in told.opponents}
    assert by_name == {"B": (2, 1, 1), "C": (2, 0, 1), "D": (2, 1, 1)}


def test_sheets_without_deals_count_for_the_records_of_sheets_alone():
    totals = fold(Sheet("belgian", PRESETS["classique"], FOUR, totals=Totals((30, -10, -10, -10)), closed=True))
    told = portrait("A", [played(belgian(PAIR)), played(totals)])
    assert told.without_deals == 1
    assert told.records.best_sheet is not None
    assert told.records.best_sheet.points == 30
    assert told.records.best_deal is not None
    assert told.records.best_deal.points == 4


def test_void_deals_and_deals_of_others_tell_nothing():
    told = portrait("A", [played(belgian(BelgianDeal("revoke", player=0), PAIR))])
    assert [deal.line.number for deal in told.contracts["belgian", "pair"].deals] == [2]
    assert sum(len(tally.deals) for tally in told.roles.values()) == 1
    assert portrait("nobody", [played(belgian(PAIR))]).sheets == ()


def test_partners_for_a_whole_sheet_are_no_opponents_and_have_no_roles():
    score = fold(Sheet("classic", ClassicConventions(), FOUR, deals=(ClassicDeal((9, 4)), ClassicDeal((6, 7)))))
    told = portrait("A", [played(score)])
    assert [(p.player, p.tally.tried, p.tally.made) for p in told.partners] == [("C", 2, 1)]
    assert {one.player for one in told.opponents} == {"B", "D"}
    assert told.roles == {}


@pytest.mark.parametrize(
    ("game", "conventions", "deal", "expected"),
    [
        ("belgian", PRESETS["classique"], PAIR, [("pair", 8, (0, 2), True)]),
        ("belgian", PRESETS["classique"], contract(Attempt("trou", (0, 1), 7, target=8)), [("trou", 8, (0, 1), False)]),
        ("belgian", PRESETS["classique"], BelgianDeal("blank", player=1), []),
        ("whist32", Whist32Conventions(), Whist32Deal("contract", "picolo", (1,), 1), [("picolo", None, (1,), True)]),
        ("whist32", Whist32Conventions(), Whist32Deal("passed"), []),
        (
            "tourangeau",
            TourangeauConventions(),
            TourangeauDeal((1, 0, 0, 0), (0, 0, 0, 1), cards=1),
            [("bid", 1, (0,), False), ("bid", 0, (1,), True), ("bid", 0, (2,), True), ("bid", 0, (3,), False)],
        ),
        (
            "classic",
            ClassicConventions(),
            ClassicDeal((6, 7)),
            [("odd_tricks", None, (0, 2), False), ("odd_tricks", None, (1, 3), True)],
        ),
    ],
)
def test_every_game_says_what_was_tried_and_made(game, conventions, deal, expected):
    tries = GAMES[game].tries(conventions, Sheet(game, conventions, FOUR).at(1), deal)
    assert [(one.contract, one.level, one.players, one.made) for one in tries] == expected


def test_the_longest_run_passes_over_deals_without_a_try():
    sheet = played(belgian(PAIR))
    line = sheet.score.lines[0]

    def deals(*made: bool | None) -> list[DealRef]:
        return [DealRef(sheet, line, 0, each) for each in made]

    assert len(longest_run(deals(True, None, True, False, True)).deals) == 2
    assert longest_run(deals(None, False)).deals == ()


def test_the_course_ends_where_the_ranking_does():
    rules = SeasonRules(best=2, minimum=2)
    evenings = []
    for number, points in enumerate(((9, 3, -6, -6), (-12, 4, 4, 4), (30, -10, -10, -10)), start=1):
        score = fold(Sheet("belgian", PRESETS["classique"], FOUR, totals=Totals(points), closed=True))
        key = EveningKey(datetime.date(2026, 11, number), 1)
        evenings.append(EveningFacts(key, "", (sheet_result(score),), (), EveningRules(), closed=True))
    steps = course(rules, evenings, "A")
    row = next(row for row in season_ranking("", rules, evenings).rows if row.player == "A")
    assert steps[0].place is None
    assert (steps[-1].place, steps[-1].total) == (row.place, row.total)
    assert [step.played for step in steps] == [True] * 3
    assert course(rules, evenings, "nobody") == ()
