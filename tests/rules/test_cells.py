"""The payoff table as cells of text: whatever can be agreed can be written, and what cannot is named by its cell."""

from dataclasses import replace

import pytest
from hypothesis import given, settings

from tests.rules.rows import payoff_tables
from whistclub.rules.belgian.cells import RowText, column_of, read_row, read_table, text_of, texts_of
from whistclub.rules.belgian.payoffs import CONTRACTS
from whistclub.rules.belgian.presets import PRESETS


@pytest.mark.parametrize("preset", PRESETS)
def test_a_shipped_table_comes_back_from_its_cells(preset):
    conventions = PRESETS[preset]
    read = read_table(texts_of(conventions.payoffs), conventions.lost_multiplier)
    assert read.problems == ()
    assert read.payoffs == conventions.payoffs


@given(table=payoff_tables())
@settings(max_examples=100, deadline=None)
def test_any_table_that_can_be_agreed_comes_back_from_its_cells(table):
    texts = texts_of(table)
    assert {text.contract for text in texts} == set(CONTRACTS)
    read = read_table(texts, 2)
    assert read.problems == ()
    assert read.payoffs == table


def line(contract, **cells):
    return replace(RowText(contract), **cells)


@pytest.mark.parametrize(
    ("preset", "contract", "cells"),
    [
        ("classique", "pair", {"announced": "8–12", "made": "4 5 6 7 8", "extra": "1", "all": "+5", "charge": "1"}),
        ("kleurenwiezen", "pair", {"announced": "8–12", "made": "8 11 14 17 20", "all": "=30", "factor": "1"}),
        ("kleurenwiezen", "solo", {"announced": "5–7", "made": "5:9 6:12 7:15 8:18", "factor": "1", "charge": "3"}),
        ("wiezen", "trou", {"take": "8", "made": "4", "extra": "2", "all": "=28", "first": "6", "further": "2"}),
        ("classique", "trou", {"take": "8/9", "made": "7", "all": "+5", "factor": "1"}),
        ("classique", "petite_misere", {"take": "=0", "made": "12", "total": "12", "several": True, "trump": False}),
        ("classique", "abondance_10", {"take": "≥10", "made": "30", "all": "+12"}),
        ("classique", "abondance", {"announced": "9–12", "usual": "9", "made": "21 24 27 30", "extra": "3"}),
    ],
)
def test_cells_of_shipped_rows(preset, contract, cells):
    text = next(text for text in texts_of(PRESETS[preset].payoffs) if text.contract == contract)
    assert {name: getattr(text, name) for name in cells} == cells


@pytest.mark.parametrize(
    ("typed", "same"),
    [
        ({"announced": "8-12"}, {"announced": "8–12"}),
        ({"announced": "8, 9;10 · 11 12"}, {"announced": "8–12"}),
        ({"announced": "8 - 9 12"}, {"announced": "8–9 12"}),
        ({"take": ">= 9"}, {"take": "≥9"}),
        ({"take": "10"}, {"take": "≥10"}),
        ({"take": "= 2"}, {"take": "=2"}),
        ({"made": "5 : 9, 6:12"}, {"made": "5:9 6:12"}),
        ({"all": "+ 5"}, {"all": "+5"}),
        ({"all": "30"}, {"all": "=30"}),
        ({"factor": "×2", "charge": "+3"}, {"factor": "2", "charge": "3"}),
    ],
)
def test_what_is_typed_is_understood_in_several_ways(typed, same):
    row, wrong = read_row(line("solo", **typed))
    assert wrong == []
    assert {name: getattr(text_of(row), name) for name in same} == same


def test_a_target_of_a_trou_is_told_from_a_number_to_take():
    assert read_row(line("trou", take="8"))[0].targets == (8,)
    assert read_row(line("trou", take="≥8"))[0].need == 8
    assert read_row(line("trou", take="=8"))[0].need == 8
    assert read_row(line("trou", take="=8/"))[0].targets == (8,)
    assert read_row(line("solo", take="8"))[0].need == 8


def problems(changes):
    """Path and key of what is wrong with ``classique`` after changing cells of some contracts."""
    texts = [replace(text, **changes.get(text.contract, {})) for text in texts_of(PRESETS["classique"].payoffs)]
    found = read_table(texts, 2).problems
    return [(texts[problem.path[0]].contract, column_of(problem), problem.key) for problem in found]


@pytest.mark.parametrize(
    ("contract", "cells", "expected"),
    [
        ("piccolo", {"made": "16"}, ("made", "not_thirds")),
        ("solo", {"extra": "2"}, ("extra", "not_thirds")),
        ("solo", {"made": "nine"}, ("made", "unreadable_cell")),
        ("solo", {"announced": "6–14"}, ("announced", "out_of_range")),
        ("solo", {"announced": "9 6"}, ("announced", "not_rising")),
        ("solo", {"usual": "11"}, ("usual", "not_one_of")),
        ("solo", {"made": ""}, ("made", "points_once")),
        ("solo", {"take": "8"}, ("take", "need_once")),
        ("solo", {"first": "9"}, ("charge", "excluded_by")),
        ("grand_schlem", {"all": "+3 =9"}, ("all", "excluded_by")),
        ("grand_schlem", {"factor": "40"}, ("factor", "out_of_range")),
        ("grand_schlem", {"take": "≥"}, ("take", "unreadable_cell")),
        ("trou", {"several": True}, ("several", "not_several")),
        ("piccolo", {"trump": True}, ("trump", "no_trump")),
        ("piccolo", {"total": "12"}, ("total", "out_of_range")),
    ],
)
def test_what_cannot_be_is_named_by_its_cell(contract, cells, expected):
    assert (contract, *expected) in problems({contract: cells})


def test_one_unreadable_cell_does_not_hide_what_is_wrong_elsewhere():
    found = problems({"solo": {"made": "x"}, "piccolo": {"made": "16"}})
    assert found == [("solo", "made", "unreadable_cell"), ("piccolo", "made", "not_thirds")]


def test_a_contract_that_is_not_played_keeps_its_cells_and_counts_for_nothing():
    texts = [replace(text, played=text.contract != "piccolo") for text in texts_of(PRESETS["classique"].payoffs)]
    texts = [replace(text, made="16") if text.contract == "piccolo" else text for text in texts]
    read = read_table(texts, 2)
    assert read.problems == ()
    assert "piccolo" not in {row.contract for row in read.payoffs}


def test_a_table_without_any_contract_is_refused():
    texts = [replace(text, played=False) for text in texts_of(PRESETS["classique"].payoffs)]
    assert [problem.key for problem in read_table(texts, 2).problems] == ["no_contract"]
