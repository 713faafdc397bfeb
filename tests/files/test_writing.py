"""Written and read again an evening is the same, and the same evening has the same bytes."""

from __future__ import annotations

import datetime
import json
from dataclasses import replace
from pathlib import Path

import jsonschema
import pytest

from whistclub.club.imports.exchange import ExchangedEvening
from whistclub.files.evening import read_evening
from whistclub.files.model import json_schema
from whistclub.files.scoring import score_json
from whistclub.files.writing import file_name, write_evening
from whistclub.ranking.facts import Adjustment
from whistclub.rules.belgian.facts import Attempt, BelgianDeal
from whistclub.rules.belgian.presets import PRESETS, resolve
from whistclub.rules.classic import ClassicConventions, ClassicDeal
from whistclub.rules.common import Suit
from whistclub.rules.facts import SeatChange, Sheet, Totals
from whistclub.rules.sheet import fold
from whistclub.rules.tourangeau import TourangeauConventions
from whistclub.rules.whist32 import ArbiterCall, ArbiterThresholds, PayoffRow, Whist32Conventions, Whist32Deal

EXAMPLES = Path(__file__).parent.parent / "examples"
VALID = sorted([*EXAMPLES.glob("*.whist.json"), *EXAMPLES.glob("season/*.whist.json")])

CLASSIQUE = PRESETS["classique"]
FIVE = Sheet(
    game="belgian",
    conventions=resolve("classique", {"rabrouche_deals": 2, "payoffs": [{"contract": "piccolo", "players": 0}]}),
    seats=("Ann", "Bob", "Cé", "Dan", "Eva"),
    first_dealer=2,
    deals=(
        BelgianDeal("passed", sixth=0, last=1, note="late\nstart"),
        BelgianDeal("contract", (Attempt("trou", (0, 1), 9, target=9, trump=Suit.HEARTS),)),
        BelgianDeal("revoke", player=0, reason="looked", rabrouche=True),
        BelgianDeal("passed", sixth=0, last=5),
        BelgianDeal("contract", (Attempt("abondance", (5,), 11),), multiplier=2),
    ),
    changes=(
        SeatChange(2, 1, "Fay"),
        SeatChange(4, 3, None),
        SeatChange(4, 5, "Gil", after=0),
    ),
    marker="Ann",
)
BY_RESULTS = Sheet(
    "tourangeau",
    TourangeauConventions(slam_from_cards=3),
    ("H", "I", "J"),
    totals=Totals((10, -5, 40), (3, 2, 4), 7),
    table=2,
    closed=True,
)
SHORT = Sheet(
    "classic",
    ClassicConventions(honours=True, trump_rotation=(Suit.SPADES, Suit.NONE)),
    ("K", "L", "M", "N"),
    deals=(ClassicDeal((9, 4), (0, 3), Suit.SPADES),),
    table=3,
)
ASKED = Sheet(
    "whist32",
    Whist32Conventions(
        arbiter=True, arbiter_thresholds=ArbiterThresholds(picolo=20), payoffs=(PayoffRow("picolo", made=25, lost=10),)
    ),
    ("O", "P", "Q", "R"),
    deals=(
        Whist32Deal("contract", "duo", (0, 2), 7, 7, arbiter=ArbiterCall(2, "duo", True, 7, Suit.HEARTS, "0.57")),
        Whist32Deal("passed", note="cold", arbiter=ArbiterCall(3, "picolo", False)),
        Whist32Deal("contract", "picolo", (1,), 1),
    ),
    table=4,
)
EVENING = ExchangedEvening(
    date=datetime.date(2026, 11, 27),
    number=2,
    name="Soirée 9",
    season="2026-2027",
    members=(("Ann", "0052"), ("Bob", None)),
    adjustments=(
        Adjustment("Ann", -20, "game", "penalty", "late", "Bob"),
        Adjustment("Cé", 50, "ranking", "gift"),
    ),
    sheets=(FIVE, BY_RESULTS, SHORT, ASKED),
)


@pytest.mark.parametrize("path", VALID, ids=lambda path: path.name)
def test_the_worked_evenings_come_back(path: Path) -> None:
    evening = read_evening(path.read_bytes())
    written = write_evening(evening)
    assert read_evening(written) == evening
    assert write_evening(read_evening(written)) == written


def test_everything_an_evening_can_hold_comes_back() -> None:
    written = write_evening(EVENING)
    evening = read_evening(written)
    assert evening == replace(EVENING, sheets=(fold(FIVE).sheet, BY_RESULTS, fold(SHORT).sheet, fold(ASKED).sheet))
    assert write_evening(evening) == written
    assert file_name(evening) == "2026-11-27-2.whist.json"


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("source", PRESETS)
def test_every_preset_can_be_written_as_changes_of_another(preset: str, source: str) -> None:
    conventions = replace(PRESETS[source], preset=preset)
    sheet = Sheet("belgian", conventions, ("A", "B", "C", "D"))
    evening = ExchangedEvening(datetime.date(2026, 1, 1), 1, sheets=(sheet,))
    again = read_evening(write_evening(evening)).sheets[0].conventions
    assert set(again.payoffs) == set(conventions.payoffs)
    assert replace(again, payoffs=()) == replace(conventions, payoffs=())


def test_facts_are_written_out() -> None:
    deals = json.loads(write_evening(EVENING))["sheets"][0]["deals"]
    assert [(deal["dealer"], deal.get("sits_out")) for deal in deals] == [
        ("Cé", "Cé"),
        ("Dan", "Dan"),
        ("Eva", "Dan"),
        ("Eva", "Eva"),
        ("Ann", "Ann"),
    ]


def test_a_call_of_the_arbiter_names_its_player_and_leaves_out_what_was_not_recorded() -> None:
    sheet = json.loads(write_evening(EVENING))["sheets"][3]
    assert sheet["conventions"] == {"arbiter": True, "arbiter_thresholds": {"picolo": 20}} | {
        "payoffs": [{"contract": "picolo", "made": 25, "lost": 10}]
    }
    assert [deal.get("arbiter") for deal in sheet["deals"]] == [
        {"player": "Q", "contract": "duo", "accepted": True, "level": 7, "trump": "hearts", "chance": "0.57"},
        {"player": "R", "contract": "picolo", "accepted": False},
        None,
    ]


def test_scores_warn_of_a_contract_the_arbiter_has_not_accepted() -> None:
    deals = score_json(EVENING, lambda warned, names: warned.code)["sheets"][3]["deals"]
    told = [deal["warnings"] for deal in deals]
    assert told == [[], [], [{"code": "arbiter_not_accepted", "text": "arbiter_not_accepted"}]]


def test_the_schema_accepts_what_is_written_and_refuses_what_is_malformed() -> None:
    schema = json_schema()
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    for data in (write_evening(EVENING), *(path.read_bytes() for path in VALID)):
        validator.validate(json.loads(data))
    for name in ("unknown_key", "number_as_text"):
        data = json.loads((EXAMPLES / "invalid" / f"{name}.whist.json").read_bytes())
        assert list(validator.iter_errors(data))


def test_the_schema_documents_the_rows_of_a_payoff_table() -> None:
    row = json_schema()["$defs"]["payoff_row"]
    assert {"contract", "levels", "base", "per_extra", "lost_first"} <= set(row["properties"])
    assert row["description"]
    row = json_schema()["$defs"]["whist32_payoff_row"]
    assert set(row["properties"]) == {
        "contract", "levels", "need", "made", "made_per_trick", "lost", "lost_per_level",
    }  # fmt: skip
    assert "0 to 1000" in row["description"]


def test_scores_of_an_evening_by_name() -> None:
    sheets = score_json(EVENING, lambda warned, names: warned.code)["sheets"]
    assert sheets[0]["deals"][0]["sat_out"] == ["Cé"]
    assert sheets[0]["deals"][0]["points"]["Cé"] == 0
    assert sum(sheets[0]["totals"].values()) == 0
    assert sheets[1] | {"totals": None} == {
        "table": 2, "round": 1, "game": "tourangeau", "finished": True, "deals": [], "next_dealer": None,
        "totals": None, "standings": [
            {"place": 1, "player": "J", "points": 40, "tricks": 4},
            {"place": 2, "player": "H", "points": 10, "tricks": 3},
            {"place": 3, "player": "I", "points": -5, "tricks": 2},
        ],
    }  # fmt: skip
    assert (sheets[2]["games"], sheets[2]["score"]) == ([0, 0], [3, 2])
