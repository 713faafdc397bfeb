"""A club's conventions go out as a file and come back the same; a file with mistakes comes in not at all."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings

from tests.rules.rows import payoff_tables
from whistclub.club.conventions import NamedConventions
from whistclub.files.conventions import read_conventions, write_conventions
from whistclub.files.evening import read_evening
from whistclub.files.model import conventions_schema
from whistclub.files.text import file_place
from whistclub.files.writing import write_evening
from whistclub.rules.belgian.presets import PRESETS, resolve
from whistclub.rules.classic import ClassicConventions
from whistclub.rules.common import Refused, Suit
from whistclub.rules.tourangeau import TourangeauConventions
from whistclub.rules.whist32 import ArbiterThresholds, PayoffRow, Whist32Conventions

OURS = NamedConventions(
    "Règles du Lion d'Or",
    "belgian",
    resolve("classique", {"deals": 16, "payoffs": [{"contract": "grand_schlem", "need": 12, "base": [120]}]}),
)
OTHERS = [
    NamedConventions("Dix donnes", "whist32", Whist32Conventions(deals=10)),
    NamedConventions(
        "Avec arbitre",
        "whist32",
        Whist32Conventions(arbiter=True, arbiter_thresholds=ArbiterThresholds(duo7=0, picolo=20, solo8=100)),
    ),
    NamedConventions(
        "Maison",
        "whist32",
        Whist32Conventions(
            payoffs=(
                PayoffRow("solo", (3, 4, 5, 6), made_per_trick=3, lost_per_level=3),
                PayoffRow("duo", (7,), made=0, lost=1000),
                PayoffRow("trou", need=7, made_per_trick=2, lost=14),
            )
        ),
    ),
    NamedConventions("Bridé", "tourangeau", TourangeauConventions(last_bidder_restricted=True)),
    NamedConventions("Cercle", "classic", ClassicConventions(best_of=3, trump_rotation=(Suit.HEARTS, Suit.NONE))),
]


@pytest.mark.parametrize(
    "named",
    [OURS, *OTHERS, *(NamedConventions(f"{name} 2", "belgian", preset) for name, preset in PRESETS.items())],
    ids=lambda named: named.name,
)
def test_conventions_written_and_read_are_the_same(named):
    data = write_conventions(named)
    assert read_conventions(data) == named
    assert write_conventions(read_conventions(data)) == data
    jsonschema.validate(json.loads(data), conventions_schema())


@given(table=payoff_tables())
@settings(max_examples=60, deadline=None)
def test_any_table_written_and_read_is_the_same(table):
    named = NamedConventions("A", "belgian", replace(PRESETS["wiezen"], payoffs=table))
    assert read_conventions(write_conventions(named)) == named


def test_the_file_says_what_an_evening_file_says_of_its_sheets():
    data = json.loads(write_conventions(OURS))
    assert list(data) == ["format", "version", "name", "game", "conventions"]
    assert (data["format"], data["version"]) == ("whistclub/conventions", 1)
    evening = {
        "format": "whistclub/evening",
        "version": 1,
        "date": "2026-11-27",
        "sheets": [
            {
                "game": "belgian",
                "conventions": data["conventions"],
                "seats": ["A", "B", "C", "D"],
                "first_dealer": "A",
                "deals": [],
            }
        ],
    }
    read = read_evening(json.dumps(evening).encode())
    assert read.sheets[0].conventions == OURS.conventions
    assert json.loads(write_evening(read))["sheets"][0]["conventions"] == data["conventions"]


def mistakes(**changes: Any) -> dict[str, str]:
    """Place and key of every problem of a file, changed from a sound one; None takes a key out."""
    whole = {**json.loads(write_conventions(OURS)), **changes}
    data = {key: value for key, value in whole.items() if value is not None}
    with pytest.raises(Refused) as refused:
        read_conventions(json.dumps(data).encode())
    return {file_place(problem.path): problem.key for problem in refused.value.problems}


@pytest.mark.parametrize("key", ["format", "version", "name", "game", "conventions"])
def test_every_key_has_to_be_there(key):
    assert mistakes(**{key: None}) == {key: "missing"}


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"format": "whistclub/evening"}, {"format": "not_one_of"}),
        ({"version": 2}, {"version": "newer_format"}),
        ({"version": True}, {"version": "wrong_type"}),
        ({"name": " "}, {"name": "empty_name"}),
        ({"name": "x" * 61}, {"name": "text_too_long"}),
        ({"game": "bridge"}, {"game": "not_one_of"}),
        ({"author": "me"}, {"author": "unknown_key"}),
        ({"conventions": {"honours": True}}, {"conventions.honours": "unknown_key"}),
        ({"conventions": {"revoke_penalty": 50}}, {"conventions.revoke_penalty": "not_thirds"}),
        ({"conventions": {"deals": 8.0}}, {"conventions.deals": "wrong_type"}),
        (
            {"conventions": {"payoffs": [{"contract": "solo", "levels": [6], "base": [10]}]}},
            {"conventions.payoffs[0].base[0]": "not_thirds"},
        ),
        ({"conventions": {"preset": "ours"}}, {"conventions.preset": "not_one_of"}),
        ({"game": "whist32", "conventions": {"deals": 0}}, {"conventions.deals": "too_small"}),
    ],
)
def test_a_mistake_is_named_by_its_place(changes, expected):
    assert expected.items() <= mistakes(**changes).items()


def test_all_mistakes_are_told_at_once():
    rows = [{"contract": "piccolo", "need": 1, "exactly": True, "several": True, "trump": False, "base": [16]}]
    found = mistakes(name="", conventions={"payoffs": rows, "rabrouche_deals": -1})
    assert found == {
        "name": "empty_name",
        "conventions.payoffs[0].base[0]": "not_thirds",
        "conventions.rabrouche_deals": "out_of_range",
    }


@pytest.mark.parametrize("data", [b"", b"[]", b"{", b"\xff", b'{"name": 1, "name": 2}'])
def test_what_is_no_such_file_is_refused(data):
    with pytest.raises(Refused):
        read_conventions(data)


@pytest.mark.parametrize(
    ("thresholds", "place", "key"),
    [
        ({"duo9": 50}, "conventions.arbiter_thresholds.duo9", "unknown_key"),
        ({"duo7": 101}, "conventions.arbiter_thresholds.duo7", "out_of_range"),
        ({"duo7": -1}, "conventions.arbiter_thresholds.duo7", "out_of_range"),
        ({"picolo": 12.0}, "conventions.arbiter_thresholds.picolo", "wrong_type"),
        ({"picolo": True}, "conventions.arbiter_thresholds.picolo", "wrong_type"),
        ({"picolo": None}, "conventions.arbiter_thresholds.picolo", "wrong_type"),
        ([60], "conventions.arbiter_thresholds", "wrong_type"),
    ],
)
def test_thresholds_of_the_arbiter_are_whole_per_cents_of_contracts_of_its_list(thresholds, place, key):
    data = json.loads(write_conventions(OTHERS[0]))
    data["conventions"] = {"arbiter": True, "arbiter_thresholds": thresholds}
    with pytest.raises(Refused) as refused:
        read_conventions(json.dumps(data).encode())
    assert [(file_place(problem.path), problem.key) for problem in refused.value.problems] == [(place, key)]


def test_conventions_say_of_the_arbiter_what_is_not_usual():
    named = next(one for one in OTHERS if one.name == "Avec arbitre")
    said = json.loads(write_conventions(named))["conventions"]
    assert said == {"arbiter": True, "arbiter_thresholds": {"duo7": 0, "picolo": 20, "solo8": 100}}
