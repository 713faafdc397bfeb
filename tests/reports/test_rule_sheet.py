"""The rule sheet says what the program counts with."""

from __future__ import annotations

import datetime
import re
from dataclasses import replace

import pytest

from tests.reports.writers.test_pdf import boxes, pages
from whistclub.club.actions.conventions import add_conventions, choose_usual_conventions, set_contract_names
from whistclub.club.actions.seasons import set_season
from whistclub.club.ports import SeasonRecord
from whistclub.ranking.facts import SeasonRules
from whistclub.ranking.schemes import SCHEMES
from whistclub.reports.gather import rule_data
from whistclub.reports.rule_sheet import RuleSheetData, rule_report
from whistclub.reports.writers.layout import PAPERS
from whistclub.reports.writers.pdf import pdf_bytes
from whistclub.rules.belgian.presets import PRESETS, resolve
from whistclub.rules.classic import ClassicConventions
from whistclub.rules.games import GAMES
from whistclub.rules.whist32 import LADDER, PAYS, ArbiterThresholds, Whist32Conventions
from whistclub.words.games.belgian import BELGIAN_WORDS
from whistclub.words.games.belgian_payoffs import row_aim, row_contract, row_example, row_lost, row_made
from whistclub.words.games.whist32 import WHIST32_WORDS
from whistclub.words.games.whist32_table import pay_example

DAY = datetime.date(2026, 11, 27)
EVERY_RULE = (
    *(("belgian", preset) for preset in PRESETS.values()),
    *((game, GAMES[game].default_conventions()) for game in GAMES if game != "belgian"),
    ("classic", ClassicConventions(whist_drive=True, deals=24)),
)


def row(preset: str, contract: str, index: int = 0):
    rows = [row for row in PRESETS[preset].payoffs if row.contract == contract]
    return rows[index], PRESETS[preset]


def test_the_rows_of_the_usual_table_in_words():
    pair, conventions = row("classique", "pair")
    assert (row_contract(BELGIAN_WORDS, pair), row_aim(pair), row_made(pair)) == (
        "Pair 8–12",
        "as announced",
        "8: 4, 9: 5, 10: 6, 11: 7, 12: 8",
    )
    assert row_lost(pair, 2) == "2 × (points + 1 a missing trick)"
    assert row_example(BELGIAN_WORDS, pair, conventions) == (
        "Pair 8: 8 trick(s), each partner +4, each opponent −4; 9 trick(s), each partner +5, each opponent −5; "
        "13 trick(s), each partner +14, each opponent −14; 7 trick(s), each partner −10, each opponent +10"
    )


def test_a_misere_is_lost_with_one_trick_too_many():
    misere, conventions = row("classique", "grande_misere")
    assert row_example(BELGIAN_WORDS, misere, conventions) == (
        "Grande misère: 0 trick(s), the player +27, each of the others −9; "
        "1 trick(s), the player −54, each of the others +18"
    )


def test_first_and_further_missing_tricks():
    solo, _ = row("wiezen", "solo")
    assert row_lost(solo, 2) == "12, then 6 a trick"


@pytest.mark.parametrize("preset", PRESETS)
def test_every_worked_sentence_sums_to_zero(preset):
    for one in PRESETS[preset].payoffs:
        said = row_example(BELGIAN_WORDS, one, PRESETS[preset])
        amounts = [int(text.replace("−", "-")) for text in re.findall(r"[+−]\d+", said)]
        assert len(amounts) >= 4
        for own, other in zip(amounts[0::2], amounts[1::2], strict=True):
            assert one.players * own + (4 - one.players) * other == 0


def test_whist_32_at_work():
    assert pay_example(WHIST32_WORDS, ("solo", 5), PAYS["solo", 5]) == (
        "Solo 5: 5 trick(s), the player +10; 6 trick(s), the player +12; 4 trick(s), the player −10"
    )
    assert all(pay_example(WHIST32_WORDS, one, PAYS[one]) for one in LADDER)


@pytest.mark.parametrize("paper", PAPERS)
def test_every_rule_set_is_printed_whole(paper):
    data = RuleSheetData("Le Trou", EVERY_RULE, ("2026-2027", SeasonRules()), DAY)
    content = pdf_bytes(rule_report(data), paper, "portrait")
    for wide, high, drawn in boxes(content):
        assert all(min(left, low) >= 0 and right <= wide and top <= high for left, low, right, top in drawn)
    text = " ".join(pages(content))
    for said in (
        "Rules: kleurenwiezen",
        "Nothing is paid when all pass",
        "Example: 5 cards, bid 2, took 3: −15",
        "4 players: 28 deals",
        "each player scores the tricks of the side",
    ):
        assert said in text, said


def test_the_ranking_is_worked_out_for_every_scheme():
    def text(rules: SeasonRules) -> str:
        return " ".join(pages(pdf_bytes(rule_report(RuleSheetData("", (), ("S", rules), DAY)))))

    assert "11.00 + 1.20 = 12.20" in text(SCHEMES["fiwa"])
    assert "80 / 28 = 2.86" in text(SCHEMES["average"])
    assert "The best 18" not in text(SCHEMES["fiwa"])
    assert "the best 18 evenings" in text(replace(SCHEMES["fiwa"], best=18))


def test_the_clubs_own_table_is_printed_with_its_name_and_words(room):
    ours = resolve("classique", {"payoffs": [{"contract": "grand_schlem", "need": 12, "base": [120]}]})
    room.act(add_conventions, "belgian", "Lion d'Or", ours)
    room.act(add_conventions, "whist32", "Dix donnes", Whist32Conventions(deals=10))
    room.act(set_contract_names, {"belgian": {"grand_schlem": "Soloslim"}})
    room.reopen()
    games = (("belgian", ours), ("whist32", Whist32Conventions(deals=10)))
    report = rule_report(RuleSheetData("Lion", games, None, DAY))
    table = report.tables[0]
    assert table.heading[0] == "Rules: Lion d'Or"
    (slam,) = [row for row in table.rows if row.values[0] == "Soloslim"]
    assert slam.values[2] == "120"
    assert slam.lines == (
        "Soloslim: 12 trick(s), the player +120, each of the others −40; "
        "11 trick(s), the player −240, each of the others +80",
    )
    assert any("Rules: Dix donnes" in table.heading for table in report.tables)


def test_a_season_not_begun_prints_the_usual_conventions_of_the_club(room):
    room.act(choose_usual_conventions, "belgian", "wiezen")
    season = room.act(set_season, "2026-2027", SeasonRules()).new(SeasonRecord)
    assert room.read(rule_data, season, DAY).games == (("belgian", PRESETS["wiezen"]),)


def test_a_club_with_the_arbiter_prints_every_threshold():
    own = Whist32Conventions(arbiter=True, arbiter_thresholds=ArbiterThresholds(picolo=20))
    report = rule_report(RuleSheetData("", (("whist32", own),), None, DAY))
    (table,) = [table for table in report.tables if table.key.startswith("arbiter")]
    assert [row.values for row in table.rows] == [
        ("Duo 7", "60 %"),
        ("Petite misère", "5 %"),
        ("Picolo", "20 %"),
        ("Grande misère", "10 %"),
        ("Solo 7", "40 %"),
        ("Duo 8", "75 %"),
        ("Solo 8", "45 %"),
    ]
    assert "The arbiter is not asked." not in " ".join(pages(pdf_bytes(report)))


def test_a_club_without_the_arbiter_says_so():
    report = rule_report(RuleSheetData("", (("whist32", Whist32Conventions()),), None, DAY))
    assert not [table for table in report.tables if table.key.startswith("arbiter")]
    assert "The arbiter is not asked." in report.tables[0].notes
