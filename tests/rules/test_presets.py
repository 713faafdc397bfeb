"""Shipped conventions, what a club changes in them, and what cannot be agreed."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whistclub.rules.belgian.payoffs import CONTRACTS, PayoffRow
from whistclub.rules.belgian.presets import (
    PRESETS,
    convention_problems,
    deal_kinds,
    decode_conventions,
    differences,
    encode_conventions,
    resolve,
)

CLASSIQUE = PRESETS["classique"]


def through_json(value):
    return json.loads(json.dumps(value))


def test_the_presets_are_those_of_the_pages_and_can_be_played():
    assert list(PRESETS) == ["classique", "kleurenwiezen", "wiezen"]
    assert [preset.preset for preset in PRESETS.values()] == list(PRESETS)
    assert [convention_problems(preset) for preset in PRESETS.values()] == [(), (), ()]


@pytest.mark.parametrize(
    ("preset", "kinds", "sixth", "rabrouche", "redeal", "double"),
    [
        ("classique", ("contract", "passed", "blank", "revoke"), True, 4, False, False),
        ("kleurenwiezen", ("contract", "passed", "revoke"), False, 0, False, True),
        ("wiezen", ("contract", "passed", "revoke"), False, 0, True, False),
    ],
)
def test_switches_of_a_preset(preset, kinds, sixth, rabrouche, redeal, double):
    conventions = PRESETS[preset]
    assert deal_kinds(conventions) == kinds
    assert conventions.sixth_and_last is sixth
    assert conventions.rabrouche_deals == rabrouche
    assert conventions.redeal_on_pass is redeal
    assert conventions.double_after_pass is double


def test_solo_row_given_for_a_contract_replaces_all_its_rows():
    conventions = resolve(
        "kleurenwiezen",
        {"deals": 16, "payoffs": [{"contract": "solo", "levels": [6, 7], "base": [9, 12], "lost_factor": 1}]},
    )
    assert conventions.deals == 16
    assert [row for row in conventions.payoffs if row.contract == "solo"] == [
        PayoffRow("solo", levels=(6, 7), base=(9, 12), lost_factor=1)
    ]
    assert [r for r in conventions.payoffs if r.contract != "solo"] == [
        r for r in PRESETS["kleurenwiezen"].payoffs if r.contract != "solo"
    ]


def test_row_that_nobody_plays_takes_its_contract_out():
    conventions = resolve("classique", {"payoffs": [{"contract": "trou_royal", "players": 0}]})
    assert [row.contract for row in conventions.payoffs] == [
        row.contract for row in CLASSIQUE.payoffs if row.contract != "trou_royal"
    ]
    assert differences(conventions) == {"payoffs": [{"contract": "trou_royal", "players": 0}]}
    assert convention_problems(conventions) == ()


def test_taking_out_a_contract_that_does_not_exist_is_refused():
    conventions = resolve("classique", {"payoffs": [{"contract": "trou_roial", "players": 0}]})
    assert [problem.key for problem in convention_problems(conventions)] == ["unknown_contract"]


def test_differences_name_only_what_was_changed():
    assert differences(CLASSIQUE) == {}
    assert differences(PRESETS["wiezen"]) == {"preset": "wiezen"}
    dearer = replace(CLASSIQUE.payoffs[3], base=(12,))
    changed = replace(CLASSIQUE, payoffs=(*CLASSIQUE.payoffs[:3], dearer, *CLASSIQUE.payoffs[4:]), revoke_penalty=30)
    assert differences(changed) == {
        "payoffs": [
            {"contract": "piccolissimo", "need": 2, "exactly": True, "base": [12], "several": True, "trump": False}
        ],
        "revoke_penalty": 30,
    }


def test_unknown_preset_is_no_preset():
    with pytest.raises(KeyError):
        resolve("bridge", {})


@st.composite
def agreed(draw):
    """A preset with some settings, and rows of another preset, put in or taken out."""
    preset = draw(st.sampled_from(list(PRESETS)))
    rows = [row for other in PRESETS.values() for row in other.payoffs]
    changes = draw(
        st.fixed_dictionaries(
            {},
            optional={
                "deals": st.none() | st.integers(1, 200),
                "lost_multiplier": st.integers(1, 10),
                "redeal_after_void": st.booleans(),
                "redeal_on_pass": st.booleans(),
                "revoke_penalty": st.integers(0, 100).map(lambda third: 3 * third),
            },
        )
    )
    put = {row.contract: row for row in draw(st.lists(st.sampled_from(rows), max_size=4))}
    for contract in draw(st.lists(st.sampled_from(CONTRACTS), max_size=3)):
        put[contract] = PayoffRow(contract, players=0)
    return resolve(preset, {**changes, "payoffs": list(put.values())})


@given(agreed())
def test_differences_bring_the_conventions_back(conventions):
    changes = through_json(differences(conventions))
    assert resolve(changes.pop("preset", "classique"), changes) == conventions


@given(agreed())
def test_stored_conventions_are_complete(conventions):
    data = through_json(encode_conventions(conventions))
    assert decode_conventions(data) == conventions
    assert {"preset", "payoffs", "deals", "trou_counterable"} <= set(data)


@pytest.mark.parametrize(
    ("changed", "path", "key"),
    [
        ({"preset": "bridge"}, ("preset",), "not_one_of"),
        ({"revoke_penalty": 50}, ("revoke_penalty",), "not_thirds"),
        ({"sixth_and_last_points": 4}, ("sixth_and_last_points",), "not_thirds"),
        ({"rabrouche_blank_points": 10}, ("rabrouche_blank_points",), "not_thirds"),
        ({"revoke_penalty": -60}, ("revoke_penalty",), "out_of_range"),
        ({"sixth_and_last_points": 3000}, ("sixth_and_last_points",), "out_of_range"),
        ({"lost_multiplier": 0}, ("lost_multiplier",), "out_of_range"),
        ({"rabrouche_deals": -1}, ("rabrouche_deals",), "out_of_range"),
        ({"rabrouche_multiplier": 0}, ("rabrouche_multiplier",), "out_of_range"),
        ({"deals": 0}, ("deals",), "out_of_range"),
        ({"deals": 100_000}, ("deals",), "out_of_range"),
        ({"payoffs": ()}, ("payoffs",), "no_contract"),
        ({"payoffs": (PayoffRow("abondance_10", need=10, base=(31,)),)}, ("payoffs", 0, "base", 0), "not_thirds"),
    ],
)
def test_convention_that_cannot_be_is_refused_where_it_stands(changed, path, key):
    found = [(problem.path, problem.key) for problem in convention_problems(replace(CLASSIQUE, **changed))]
    assert found == [(path, key)]
