"""The answer to "why?" in sentences."""

import datetime
from dataclasses import replace
from typing import Any

import pytest

from whistclub.ranking import why as ranking
from whistclub.ranking.facts import Adjustment, EveningFacts, EveningKey, EveningRules, Result, SeasonRules, SheetResult
from whistclub.ranking.season import season_ranking
from whistclub.ranking.standings import evening_standings
from whistclub.ranking.why import evening_why, season_why
from whistclub.rules import classic, tourangeau, whist32
from whistclub.rules.belgian import why as belgian
from whistclub.rules.belgian.facts import Attempt, BelgianDeal
from whistclub.rules.belgian.presets import PRESETS
from whistclub.rules.classic import ClassicConventions, ClassicDeal
from whistclub.rules.common import Reason, Suit, Table
from whistclub.rules.tourangeau import TourangeauConventions, TourangeauDeal
from whistclub.rules.whist32 import ArbiterCall, ArbiterThresholds, Whist32Conventions, Whist32Deal
from whistclub.rules.whist32.arbiter import arbiter_reasons
from whistclub.words.why import (
    deal_reason_line,
    deal_reason_text,
    payments_text,
    reason_lines,
    reason_sheet,
)

NAMES = {0: "E", 1: "G", 2: "M", 3: "L"}
TABLE = Table((0, 1, 2, 3), NAMES)


WHY = {"belgian": belgian.why, "whist32": whist32.why, "tourangeau": tourangeau.why, "classic": classic.why}


def said(game: str, conventions: object, deal: object, *before: tuple[int, int]) -> list[str]:
    return [deal_reason_text(game, reason, NAMES) for reason in WHY[game](conventions, TABLE, deal, *before)]


@pytest.mark.parametrize(
    ("deal", "sentences"),
    [
        (
            BelgianDeal("contract", (Attempt("pair", (1, 0), 11, 10),), dealer=0),
            ["G and E: Pair 10 made, +6", "G and E: 1 tricks over at 1 each, +1"],
        ),
        (
            BelgianDeal("contract", (Attempt("solo", (3,), 7, 8),), dealer=0, rabrouche=True),
            ["L: Solo 8 lost, 15 × 2: −30", "L: 1 missing tricks at 3 each, × 2: −6", "Rabrouche: all points × 2"],
        ),
        (
            BelgianDeal("contract", (Attempt("trou", (1, 2), 13, target=8),), dealer=0),
            ["G and M: Trou 8 made, +7", "G and M: all the tricks, a bonus of +5"],
        ),
        (
            BelgianDeal("passed", sixth=2, last=3, dealer=0),
            ["M took the sixth trick: −3", "L took the last trick: −3"],
        ),
        (BelgianDeal("revoke", player=2, dealer=0), ["M revoked: −60"]),
        (BelgianDeal("blank", player=2, dealer=0), ["Nobody scores in this deal"]),
    ],
)
def test_belgian(deal: BelgianDeal, sentences: list[str]) -> None:
    assert said("belgian", PRESETS["classique"], deal) == sentences


def test_other_presets() -> None:
    deal = BelgianDeal("contract", (Attempt("pair", (0, 1), 6, 8),), dealer=0)
    assert said("belgian", PRESETS["wiezen"], deal) == [
        "E and G: Pair 8 lost, the first missing trick: −6",
        "E and G: 1 further missing tricks at 2 each: −2",
    ]
    deal = BelgianDeal("contract", (Attempt("pair", (0, 1), 13, 8),), dealer=0, multiplier=2)
    assert said("belgian", PRESETS["kleurenwiezen"], deal) == [
        "E and G: all the tricks in Pair 8, +30",
        "After a passed deal: all points × 2",
    ]


def test_the_other_games() -> None:
    duo = Whist32Deal("contract", "duo", (0, 2), 6, 5, Suit.SPADES)
    assert said("whist32", Whist32Conventions(), duo) == ["Duo 5 made: 1 for each of 6 tricks, +6"]
    misere = Whist32Deal("contract", "grande_misere", (0,), 1)
    assert said("whist32", Whist32Conventions(), misere) == ["Grande misère lost: −30"]
    assert said("whist32", Whist32Conventions(), Whist32Deal("passed")) == [
        "All passed: the deal counts, nobody scores"
    ]
    bids = TourangeauDeal((4, 0, 0, 2), (4, 0, 0, 0), 4)
    assert said("tourangeau", TourangeauConventions(), bids) == [
        "E: bid 4 made, 10 + 5 × 4: +30",
        "E: grand slam, 5 × 4: +20",
        "G: bid 0 made, 10 + 5 × 0: +10",
        "M: bid 0 made, 10 + 5 × 0: +10",
        "L: bid 2, took 0, 10 + 5 × 2 lost: −20",
    ]
    honours = ClassicConventions(honours=True)
    assert said("classic", honours, ClassicDeal((9, 4), (0, 3), Suit.HEARTS), (0, 4)) == [
        "E and M: 9 tricks, 3 over six: +3",
        "G and L: honours do not count for a side one point from the end",
    ]
    assert payments_text({0: 7, 2: -7}, NAMES) == "E +7, M −7"


def sheet(points: dict[str, int], round: int = 1) -> SheetResult:
    results = [
        Result(player, 1 + sum(other > own for other in points.values()), own, own, 16)
        for player, own in points.items()
    ]
    return SheetResult(round, 1, "tourangeau", len(points), True, False, tuple(results))


def evening(day: int, *sheets: SheetResult, **more: Any) -> EveningFacts:
    values: dict[str, Any] = {"adjustments": (), "rules": EveningRules(), "closed": True, **more}
    return EveningFacts(EveningKey(datetime.date(2026, 11, day), 1), "", sheets, **values)


def test_a_line_of_the_standings() -> None:
    rules = EveningRules(attendance=50, floor=2000)
    late = Adjustment("Y", -25, "ranking", "penalty", "late")
    facts = evening(27, sheet({"X": 180, "W": 150, "Z": 90, "Y": 90}), rules=rules, adjustments=(late,))
    rows = {row.player: row for row in evening_standings(facts, {"W": 1, "X": 2, "Y": 3}).rows}
    assert list(reason_lines(evening_why(rows["X"]), {"W": "Wim"})) == [
        (0, "The evening", 2000),
        (1, "Round 1, table 1, Whist Tourangeau: 180 points", 1330),
        (2, "Place 1 at the table", 1100),
        (2, "Points bonus: 180 points are 10 steps of 20 above −20, 0.20 each", 200),
        (2, "Stood above and finished behind: Wim", 30),
        (1, "Attendance", 50),
        (1, "An evening gives at least 20.00 instead of 13.80", 620),
    ]
    lines = [text for _, text, _ in reason_lines(evening_why(rows["Y"]), {})]
    assert "Place 3 shared by 2: 4.00 + 2.00 in equal parts" in lines
    assert "Penalty: late" in lines


def test_a_line_of_the_season() -> None:
    rules = SeasonRules(best=1, minimum=2)
    evenings = [evening(20, sheet({"A": 9, "B": 1})), evening(27, sheet({"A": 5, "B": 7}))]
    ranking = season_ranking("s", rules, evenings)
    assert list(reason_lines(season_why(ranking, ranking.rows[0]), {})) == [
        (0, "The season", 1120),
        (1, "20/11/2026", 1120),
        (2, "Round 1, table 1, Whist Tourangeau: 9 points", 1120),
        (3, "Place 1 at the table", 1100),
        (3, "Points bonus: 9 points are 1 steps of 20 above −20, 0.20 each", 20),
        (3, "Nobody who stood above finished behind", 0),
        (1, "27/11/2026: 7.20, dropped", None),
        (1, "Dropped as not among the best: 1 sheet(s)", None),
    ]


def test_what_decided_between_equal_totals() -> None:
    rules = SeasonRules(evening=EveningRules(bracket=None, upset=()))
    tables = [sheet({"A": 9, "B": 8}), sheet({"B": 9, "A": 7}, 2)]
    ranking = season_ranking("s", rules, [evening(20, *tables, rules=rules.evening)])
    lines = [text for _, text, _ in reason_lines(season_why(ranking, ranking.rows[1]), {})]
    assert lines[-1] == "Equal total and places with B, who has 17 game points against 16"
    ranking = season_ranking("s", SeasonRules(minimum=2), [evening(20, sheet({"A": 1, "B": 1}))])
    lines = [text for _, text, _ in reason_lines(season_why(ranking, ranking.rows[0]), {})]
    assert lines[-1] == "Not classified: 1 evenings played, 2 are needed"


def test_the_answer_as_text_ends_with_the_sum():
    sheet = ranking.Reason("attendance", {}, 200)
    floor = ranking.Reason("floor", {"floor": 300, "raw": 200}, 100)
    evening = ranking.Reason("evening", {"game_points": 0}, 300, (sheet, floor))
    assert list(reason_sheet(evening, {})) == [
        "Attendance: 2.00",
        "An evening gives at least 3.00 instead of 2.00: 1.00",
        "The evening: 3.00",
    ]


def test_a_reason_of_a_deal_says_who_pays_whom():
    reason = Reason("nobody_scores", {}, {0: 6, 1: -6, 2: 0})
    assert (
        deal_reason_line("belgian", reason, {0: "Ada", 1: "Bea", 2: "Cas"})
        == "Nobody scores in this deal · Ada +6, Bea −6"
    )


@pytest.mark.parametrize(
    ("chance", "accepted", "said"),
    [
        ("0.60", True, "60"),
        ("0.5967", False, "59.6"),
        ("0.5999", False, "59.9"),
        ("0.595", False, "59.5"),
        ("0.5949", False, "59"),
        ("0.5967", True, "60"),
        ("0.0049", False, "0"),
        ("0.005", False, "0.5"),
        ("0.995", False, "99.5"),
        ("1", True, "100"),
        ("0", False, "0"),
    ],
)
def test_a_refused_chance_is_never_raised_to_the_threshold(chance: str, accepted: bool, said: str) -> None:
    call = ArbiterCall(1, "picolo", accepted, chance=chance)
    (told,) = arbiter_reasons(Whist32Conventions(), Whist32Deal("passed", arbiter=call))
    answer = "accepted" if accepted else "refused"
    assert deal_reason_line("whist32", told, NAMES) == (
        f"The arbiter accepts Picolo from 15 % with open cards on: {said} % found, {answer} (G)"
    )


def test_the_arbiters_call_gives_nothing_and_is_told_with_its_threshold() -> None:
    deal = Whist32Deal("contract", "picolo", (1,), 1, arbiter=ArbiterCall(1, "picolo", True, chance="0.2"))
    own = Whist32Conventions(arbiter=True, arbiter_thresholds=ArbiterThresholds(picolo=18))
    assert said("whist32", own, deal) == [
        "Picolo made: +20",
        "The arbiter accepts Picolo from 18 % with open cards on: 20 % found, accepted (G)",
    ]
    untold = replace(deal, arbiter=ArbiterCall(1, "picolo", False))
    assert said("whist32", own, untold)[1:] == [
        "The arbiter accepts Picolo from 18 % with open cards on: refused (G)",
        "Picolo is played only when the arbiter accepts it, from 18 % with open cards on: no accepted call",
    ]
    assert said("whist32", own, replace(deal, arbiter=None))[1:] == [
        "Picolo is played only when the arbiter accepts it, from 18 % with open cards on: no accepted call"
    ]
    assert said("whist32", Whist32Conventions(), replace(deal, arbiter=None))[1:] == []
