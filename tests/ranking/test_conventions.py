"""Conventions as JSON (interchange.md): the defaults, every refusal, and back again."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from whistclub.ranking.conventions import (
    SCHEMES,
    decode_evening,
    decode_season,
    encode_evening,
    encode_season,
    set_convention,
)
from whistclub.ranking.facts import Bracket, EveningRules, SeasonRules
from whistclub.rules.common import Refused

DEFAULTS = json.loads("""
{"scheme": "fiwa", "place_points": [11, 7, 4, 2], "bracket": {"from": -20, "size": 20, "step": "0.20"},
 "upset": ["0.00", "0.30", "0.70", "1.00"], "shared_places": "share", "game_points": false, "attendance": "0.00",
 "floor": null, "evening_order": null, "numbering": "1224", "best": null, "best_of": "evenings", "minimum": 0,
 "initial_order": null, "tie_breaks": ["places", "game_points"], "evening_minimum": 0, "periods": null,
 "period_best": null, "period_minimum": 0, "teams": null, "minimum_at_end": false, "entry": null, "stake": null}
""")


def test_the_defaults_are_those_of_the_interchange() -> None:
    assert encode_season(SeasonRules()) == DEFAULTS
    assert list(encode_season(SeasonRules())) == list(DEFAULTS)
    assert decode_season({}) == decode_season(DEFAULTS) == SCHEMES["fiwa"] == SeasonRules()


amounts = st.integers(-99_999, 99_999)
lists = st.lists(amounts, max_size=6).map(tuple)
evening_rules = st.builds(
    EveningRules,
    game_points=st.booleans(),
    place_points=lists.map(lambda one: {0: one}) | st.dictionaries(st.integers(3, 7), lists, min_size=1),
    shared_places=st.sampled_from(["share", "full"]),
    bracket=st.none() | st.builds(Bracket, st.integers(-99, 99), st.integers(1, 99), amounts),
    upset=lists,
    attendance=amounts,
    floor=st.none() | amounts,
    evening_order=st.sampled_from([None, "game_points", "ranking_points"]),
)
season_rules = st.builds(
    SeasonRules,
    scheme=st.sampled_from(list(SCHEMES)),
    evening=evening_rules,
    numbering=st.sampled_from(["1224", "1223"]),
    best=st.none() | st.integers(1, 99),
    best_of=st.sampled_from(["evenings", "sheets"]),
    minimum=st.integers(0, 99),
    initial_order=st.none() | st.just("2025-2026"),
)


@settings(max_examples=60)
@given(season_rules)
def test_written_and_read_again_they_are_the_same(rules: SeasonRules) -> None:
    assert decode_season(json.loads(json.dumps(encode_season(rules)))) == rules
    assert decode_evening(json.loads(json.dumps(encode_evening(rules.evening)))) == rules.evening


@pytest.mark.parametrize(
    ("key", "value", "path", "problem"),
    [
        ("best", -1, "best", "out_of_range"),
        ("best", "x", "best", "not_a_whole_number"),
        ("best", True, "best", "not_a_whole_number"),
        ("best", 0, "best", "out_of_range"),
        ("best", 8.0, "best", "not_a_whole_number"),
        ("minimum", -1, "minimum", "out_of_range"),
        ("minimum", None, "minimum", "not_a_whole_number"),
        ("best_of", "rounds", "best_of", "not_one_of"),
        ("game_points", 1, "game_points", "not_one_of"),
        ("scheme", "mine", "scheme", "not_one_of"),
        ("scheme", ["fiwa"], "scheme", "not_one_of"),
        ("place_points", 11, "place_points", "not_a_list"),
        ("place_points", [11, "x"], "place_points.1", "not_an_amount"),
        ("place_points", {"4": [1], "9": [2]}, "place_points.9", "not_a_table_size"),
        ("place_points", {}, "place_points", "missing"),
        ("bracket", [1], "bracket", "not_an_object"),
        ("bracket", {"size": 0}, "bracket.size", "out_of_range"),
        ("bracket", {"start": 0}, "bracket.start", "unknown_key"),
        ("bracket", {"step": 0.2}, "bracket.step", "not_an_amount"),
        ("upset", ["0.001"], "upset.0", "not_an_amount"),
        ("floor", False, "floor", "not_an_amount"),
        ("attendance", None, "attendance", "not_an_amount"),
        ("evening_order", "name", "evening_order", "not_one_of"),
        ("numbering", 1224, "numbering", "not_one_of"),
        ("initial_order", "", "initial_order", "not_a_name"),
        ("initial_order", 2025, "initial_order", "not_a_name"),
        ("worst", 1, "worst", "unknown_key"),
    ],
)
def test_what_cannot_be_is_refused_at_its_key(key: str, value: object, path: str, problem: str) -> None:
    with pytest.raises(Refused) as refused:
        set_convention(SeasonRules(), key, value)
    assert [(".".join(map(str, p.path)), p.key) for p in refused.value.problems] == [(path, problem)]


def test_every_mistake_is_reported() -> None:
    with pytest.raises(Refused) as refused:
        decode_season({"best": 0, "worst": 1, "upset": [True, None]})
    assert len(refused.value.problems) == 4
    with pytest.raises(Refused):
        decode_evening({"best": 1})


def test_one_convention_is_set_and_the_others_stay() -> None:
    rules = set_convention(SeasonRules(minimum=3), "best", 18)
    assert rules == SeasonRules(minimum=3, best=18)
    assert set_convention(rules, "best", None).best is None
    assert set_convention(rules, "floor", "-20.00").evening.floor == -2000
    assert set_convention(rules, "place_points", [9, "7.50"]).evening.place_points == {0: (900, 750)}


def test_a_scheme_brings_its_own_conventions() -> None:
    rules = set_convention(SeasonRules(best=18, initial_order="2025-2026"), "scheme", "place_bonus")
    assert rules.evening == SCHEMES["place_bonus"].evening
    assert (rules.best, rules.initial_order) == (None, "2025-2026")
