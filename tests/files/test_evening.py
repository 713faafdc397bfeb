"""What stands in evening files, and what is said of files that cannot be."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from whistclub.files.evening import read_evening
from whistclub.files.text import file_place
from whistclub.rules.common import Refused
from whistclub.words.problems import PROBLEMS

EXAMPLES = Path(__file__).parent.parent / "examples"
VALID = sorted([*EXAMPLES.glob("*.whist.json"), *EXAMPLES.glob("season/*.whist.json")])
INVALID = json.loads((EXAMPLES / "invalid" / "expected.json").read_text("utf-8"))


def belgian(**sheet: Any) -> dict[str, Any]:
    return {"game": "belgian", "seats": ["A", "B", "C", "D"], "first_dealer": "A", "deals": []} | sheet


def evening(*sheets: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"format": "whistclub/evening", "version": 1, "date": "2026-11-05", "sheets": list(sheets)} | more


def read(data: Any) -> Any:
    return read_evening(data if isinstance(data, bytes) else json.dumps(data).encode())


def mistakes(data: Any) -> dict[str, str]:
    """Place and key of every problem."""
    with pytest.raises(Refused) as refused:
        read(data)
    return {file_place(problem.path): problem.key for problem in refused.value.problems}


def pair(**attempt: Any) -> dict[str, Any]:
    facts = {"contract": "pair", "level": 8, "players": ["A", "B"], "tricks": 8} | attempt
    return {"kind": "contract", "attempts": [facts]}


PASSED = {"kind": "passed", "sixth": "A", "last": "B"}


@pytest.mark.parametrize("path", VALID, ids=lambda path: path.name)
def test_the_worked_evenings_are_read(path: Path) -> None:
    assert len(read(path.read_bytes()).sheets) == len(json.loads(path.read_bytes())["sheets"])


@pytest.mark.parametrize("name", INVALID)
def test_the_impossible_evenings_are_refused_by_place(name: str) -> None:
    found = mistakes((EXAMPLES / "invalid" / f"{name}.whist.json").read_bytes())
    places = [word.removesuffix(": ") for word in INVALID[name] if len(word) > 1]
    assert all(any(place.startswith(word) for place in found) for word in places)
    assert len(found) == len(places)


def test_facts_left_open_are_filled_in() -> None:
    sheet = read(evening(belgian(deals=[PASSED, PASSED]))).sheets[0]
    assert [deal.dealer for deal in sheet.deals] == [0, 1]


def test_a_byte_order_mark_is_tolerated() -> None:
    assert read(b"\xef\xbb\xbf" + json.dumps(evening(belgian())).encode()).number == 1


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "not_json"),
        (b"{", "not_json"),
        (b'{"a": 1,}', "not_json"),
        (b"\xff\xfe{", "not_utf8"),
        (b"[" * 5_000 + b"]" * 5_000, "too_deep"),
        (b"[" * 200_000, "too_many_parts"),
        (b" " * 5_000_000, "too_large"),
        (b"[]", "wrong_type"),
        (b"null", "wrong_type"),
    ],
)
def test_what_is_no_evening_at_all(data: bytes, key: str) -> None:
    assert mistakes(data) == {"": key}


TRICKS = "sheets[0].deals[0].attempts[0].tricks"


@pytest.mark.parametrize(
    ("written", "key"),
    [
        ("8.0", "wrong_type"),
        ("true", "wrong_type"),
        ('"8"', "wrong_type"),
        ("null", "wrong_type"),
        ("NaN", "not_a_number"),
        ("-Infinity", "not_a_number"),
        ("1e3", "wrong_type"),
        ("9" * 5_000, "number_too_long"),
        ("6.5", "wrong_type"),
        ("14", "out_of_range"),
        ("-1", "out_of_range"),
        ("1000001", "too_big"),
    ],
)
def test_tricks_are_a_whole_number_that_can_be(written: str, key: str) -> None:
    text = json.dumps(evening(belgian(deals=[pair(tricks=77777)]))).replace("77777", written)
    assert mistakes(text.encode()) == {TRICKS: key}


def test_lists_without_end_are_refused() -> None:
    assert mistakes(evening(*[{}] * 501)) == {"sheets": "too_many"}
    assert mistakes(evening(belgian(deals=[PASSED] * 501))) == {"sheets[0].deals": "too_many"}
    assert mistakes(evening(belgian(deals=[pair(players=["A"] * 61)]))) == {
        "sheets[0].deals[0].attempts[0].players": "too_many"
    }


def test_true_is_no_version_and_another_version_is_named() -> None:
    assert mistakes(evening(belgian(), version=True)) == {"version": "wrong_type"}
    assert mistakes(evening(belgian(), version=2)) == {"version": "newer_format"}


def test_a_key_that_stands_twice() -> None:
    text = json.dumps(evening(belgian())).replace('"first_dealer"', '"seats": [], "first_dealer"')
    assert mistakes(text.encode())["sheets[0].seats"] == "duplicate_key"


def test_half_a_character_is_no_name() -> None:
    text = json.dumps(evening(belgian())).replace('"A"', '"\\ud800"')
    assert mistakes(text.encode()) == {"sheets[0].seats[0]": "bad_text", "sheets[0].first_dealer": "bad_text"}


def test_every_mistake_of_form_and_of_rules_is_told_at_once() -> None:
    broken = evening(
        belgian(deals=[pair(tricks="8"), pair(tricks=14), pair(colour=1, level=20), PASSED | {"sixth": "Q"}]),
        belgian(game="bridge", table=2),
        {"game": "whist32", "seats": ["E", "F", "G", "H"], "first_dealer": "Z", "table": 3, "deals": 5},
        {"game": "tourangeau", "seats": ["I", "J", "K"], "first_dealer": "I", "table": 4, "closed": 1, "deals": [{}]},
        date="5 November",
        adjustments=[{"player": "A", "of": "game", "points": "0.50"}, {"player": "A", "of": "ranking", "points": "x"}],
    )
    assert mistakes(broken) == {
        "date": "not_a_date",
        "adjustments[0].points": "wrong_type",
        "adjustments[1].points": "not_an_amount",
        "sheets[0].deals[0].attempts[0].tricks": "wrong_type",
        "sheets[0].deals[1].attempts[0].tricks": "out_of_range",
        "sheets[0].deals[2].attempts[0].colour": "unknown_key",
        "sheets[0].deals[2].attempts[0].level": "not_one_of",
        "sheets[0].deals[3].sixth": "not_seated",
        "sheets[1].game": "not_one_of",
        "sheets[2].first_dealer": "not_seated",
        "sheets[2].deals": "wrong_type",
        "sheets[3].closed": "wrong_type",
        "sheets[3].deals[0].bids": "missing",
        "sheets[3].deals[0].tricks": "missing",
    }


def test_deals_behind_a_malformed_one_keep_their_number_of_cards() -> None:
    deals = [{"bids": [0, 0, 0], "tricks": [1, 0, 0]}, {"bids": "?"}, {"bids": [0, 0, 0], "tricks": [1, 1, 1]}]
    sheet = {"game": "tourangeau", "seats": ["A", "B", "C"], "first_dealer": "A", "deals": deals}
    assert mistakes(evening(sheet)) == {
        "sheets[0].deals[1].bids": "wrong_type",
        "sheets[0].deals[1].tricks": "missing",
    }


@pytest.mark.parametrize(
    ("change", "place", "key"),
    [
        ({"player": "Z"}, "player", "not_seated"),
        ({"player": None}, "player", "wrong_type"),
        ({"contract": "trou"}, "contract", "not_for_the_arbiter"),
        ({"level": 7}, "level", "not_applicable"),
        ({"contract": "solo"}, "level", "missing"),
        ({"contract": "solo", "level": 6}, "level", "out_of_range"),
        ({"trump": "hearts"}, "trump", "trump_not_possible"),
        ({"trump": "stars"}, "trump", "not_one_of"),
        ({"accepted": 1}, "accepted", "wrong_type"),
        ({"accepted": ...}, "accepted", "missing"),
        ({"chance": "57 %"}, "chance", "not_a_chance"),
        ({"chance": 0.57}, "chance", "wrong_type"),
        ({"cards": "As"}, "cards", "unknown_key"),
    ],
)
@pytest.mark.parametrize("kind", ["contract", "passed"])
def test_a_call_of_the_arbiter_that_cannot_be(kind: str, change: dict[str, Any], place: str, key: str) -> None:
    call = {"player": "A", "contract": "picolo", "accepted": True, "chance": "0.57"} | change
    call = {name: value for name, value in call.items() if value is not ...}
    facts = {"contract": "picolo", "players": ["A"], "tricks": 1} if kind == "contract" else {}
    deal = {"kind": kind, "arbiter": call, **facts}
    sheet = {"game": "whist32", "seats": ["A", "B", "C", "D"], "first_dealer": "A", "deals": [deal]}
    assert mistakes(evening(sheet)) == {f"sheets[0].deals[0].arbiter.{place}": key}


def test_only_whist_32_has_calls_of_the_arbiter() -> None:
    call = {"player": "A", "contract": "picolo", "accepted": True}
    assert mistakes(evening(belgian(deals=[PASSED | {"arbiter": call}]))) == {
        "sheets[0].deals[0].arbiter": "unknown_key"
    }


def test_a_key_of_another_kind_of_deal_is_unknown() -> None:
    assert mistakes(evening(belgian(deals=[pair() | {"sixth": "A"}]))) == {"sheets[0].deals[0].sixth": "unknown_key"}


def test_seats_and_results_hold_each_player_once() -> None:
    assert mistakes(evening(belgian(seats=["A", "B", "C", "a"])))["sheets[0].seats[3]"] == "seated_twice"
    results = {"game": "belgian", "seats": ["A", "B", "C", "D"], "first_dealer": "A", "table": 2, "round": 2}
    assert mistakes(evening(results | {"results": {"A": 1, "B": -1, "C": 0, "Q": 0}})) == {
        "sheets[0].results.Q": "not_seated",
        "sheets[0].results.D": "missing",
    }
    twice = {"A": 1, "a": 1, "B": -1, "C": 0, "D": 0}
    assert mistakes(evening(results | {"results": twice})) == {"sheets[0].results": "player_twice"}
    assert mistakes(evening(results)) == {"sheets[0].deals": "missing"}
    assert mistakes(evening(results | {"results": dict.fromkeys("ABCD", 0), "deals": []})) == {
        "sheets[0].results": "deals_and_results"
    }
    assert mistakes(evening(belgian(deals_played=4))) == {"sheets[0].deals_played": "only_with_results"}


def test_one_player_at_two_tables_of_a_round() -> None:
    other = belgian(table=2, seats=["E", "F", "G", "A"], first_dealer="E")
    assert mistakes(evening(belgian(), other)) == {"sheets[1].seats": "twice_in_a_round"}
    assert read(evening(belgian(), other | {"round": 2})).sheets[1].round == 2
    assert mistakes(evening(belgian(), belgian(seats=["E", "F", "G", "H"], first_dealer="E"))) == {
        "sheets[1].table": "table_twice"
    }


def test_a_stand_in_sits_at_no_other_table_of_the_round() -> None:
    other = belgian(table=2, seats=["E", "F", "G", "H"], first_dealer="E")
    other["seat_changes"] = [{"from_deal": 1, "out": "H", "in": "I"}]
    assert len(read(evening(belgian(), other)).sheets) == 2
    other["seat_changes"][0]["in"] = "A"
    assert mistakes(evening(belgian(), other)) == {"sheets[1].seat_changes[0].in": "twice_in_a_round"}


def test_names_belong_to_those_who_sit_there_at_that_deal() -> None:
    changed = belgian(deals=[PASSED, PASSED], seat_changes=[{"from_deal": 2, "out": "A", "in": "Sam"}])
    assert mistakes(evening(changed)) == {"sheets[0].deals[1].sixth": "not_seated"}
    changed["deals"] = [PASSED, {"kind": "passed", "sixth": "Sam", "last": "B"}]
    sheet = read(evening(changed)).sheets[0]
    assert [deal.sixth for deal in sheet.deals] == [0, 0]


@pytest.mark.parametrize(
    ("change", "place", "key"),
    [
        ({"from_deal": 1, "in": "S"}, "out", "missing"),
        ({"from_deal": 1, "out": "Q", "in": "S"}, "out", "not_seated"),
        ({"from_deal": 1, "out": "A", "in": "B"}, "in", "already_seated"),
        ({"from_deal": 1, "out": "A"}, "out", "seat_count"),
        ({"from_deal": 0, "out": "A", "in": "S"}, "from_deal", "too_small"),
        ({"from_deal": 9, "out": "A", "in": "S"}, "from_deal", "out_of_range"),
        ({"from_deal": 1, "out": "A", "in": "S", "after": "B"}, "after", "after_without_leaving"),
    ],
)
def test_seat_changes_that_cannot_be(change: dict[str, Any], place: str, key: str) -> None:
    assert mistakes(evening(belgian(seat_changes=[change]))) == {f"sheets[0].seat_changes[0].{place}": key}


def test_composed_and_decomposed_letters_are_one_name() -> None:
    sheet = belgian(seats=["Andre\u0301", "B", "C", "D"], first_dealer="Andr\u00e9")
    sheet["deals"] = [PASSED | {"sixth": "ANDR\u00c9"}]
    assert read(evening(sheet)).sheets[0].seats[0] == "Andr\u00e9"


def test_awkward_names_stay_as_they_are_and_an_empty_one_is_refused() -> None:
    names = ["O'Brien", "Anne <Annie> De Smet", "Jan \U0001f642", "=1+1"]
    assert read(evening(belgian(seats=names, first_dealer="=1+1"))).sheets[0].seats == tuple(names)
    assert mistakes(evening(belgian(seats=["A", "B", "C", " \t"]))) == {"sheets[0].seats[3]": "empty_name"}
    assert mistakes(evening(belgian(seats=["A", "B", "C", "x" * 10_000]))) == {"sheets[0].seats[3]": "text_too_long"}


def test_payoffs_of_a_club_replace_the_row_of_the_preset() -> None:
    row = {"contract": "grande_misere", "exactly": True, "several": True, "trump": False, "need": 0, "base": [30]}
    sheet = read(evening(belgian(conventions={"payoffs": [row]}))).sheets[0]
    assert [r.base for r in sheet.conventions.payoffs if r.contract == "grande_misere"] == [(30,)]
    assert mistakes(evening(belgian(conventions={"payoffs": [row | {"base": [31]}]}))) == {
        "sheets[0].conventions.payoffs[0].base[0]": "not_thirds"
    }
    assert mistakes(evening(belgian(conventions={"preset": "tarot"}))) == {"sheets[0].conventions.preset": "not_one_of"}


def test_members_are_told_apart() -> None:
    players = [{"name": "Ann", "number": "1"}, {"name": "ann"}, {"name": "Bob", "number": "1"}]
    assert mistakes(evening(belgian(), players=players)) == {
        "players[1].name": "player_twice",
        "players[2].number": "number_twice",
    }


def test_adjustments_are_whole_points_or_hundredths() -> None:
    given_out = [
        {"player": "A", "of": "game", "points": -20, "kind": "penalty", "reason": "late"},
        {"player": "B", "of": "ranking", "points": "0.5"},
    ]
    found = read(evening(belgian(), adjustments=given_out)).adjustments
    assert [(a.player, a.amount, a.of, a.kind) for a in found] == [
        ("A", -20, "game", "penalty"),
        ("B", 50, "ranking", "decision"),
    ]


SAMPLES = [json.loads(path.read_bytes()) for path in VALID if path.stat().st_size < 9_000]
ODDITIES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(-2, 14),
    st.floats(),
    st.text(max_size=5),
    st.sampled_from(["A", "Edouard", "pair"]),
    st.sampled_from([[], {}, [[[]]], {"kind": "passed"}]),
)


def places_in(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, entry in inner for place in places_in(entry, (*path, key)))]


def found_out(refused: Refused) -> None:
    """Every problem has a sentence of its own."""
    assert refused.problems
    assert {problem.key for problem in refused.problems} <= set(PROBLEMS)


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_a_changed_file_is_read_whole_or_refused_whole(data: st.DataObject) -> None:
    broken = copy.deepcopy(data.draw(st.sampled_from(SAMPLES)))
    for _ in range(data.draw(st.integers(1, 4))):
        path = data.draw(st.sampled_from(places_in(broken)))
        oddity = copy.deepcopy(data.draw(ODDITIES))
        if not path:
            continue
        parent = broken
        for step in path[:-1]:
            parent = parent[step]
        what = data.draw(st.sampled_from(["replace", "remove", "add"]))
        if what == "replace":
            parent[path[-1]] = oddity
        elif what == "remove":
            del parent[path[-1]]
        elif isinstance(parent, list):
            parent.insert(path[-1], oddity)
        else:
            parent[data.draw(st.sampled_from(["colour", "rabrouche", "dealer", "cards", "trump", "in"]))] = oddity
    try:
        found = read(json.dumps(broken).encode())
    except Refused as refused:
        found_out(refused)
    else:
        assert len(found.sheets) == len(broken["sheets"])


@settings(max_examples=100, deadline=None)
@given(st.sampled_from(VALID), st.lists(st.tuples(st.integers(0, 10**6), st.integers(0, 255)), min_size=1, max_size=6))
def test_changed_bytes_never_break_the_reader(path: Path, changes: list[tuple[int, int]]) -> None:
    data = bytearray(path.read_bytes())
    for at, byte in changes:
        data[at % len(data)] = byte
    try:
        read(bytes(data))
    except Refused as refused:
        found_out(refused)
