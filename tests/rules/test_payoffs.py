"""What contracts pay under the shipped tables, and which tables are refused."""

from dataclasses import replace

import pytest

from whistclub.rules.belgian import Attempt
from whistclub.rules.belgian.payoffs import CONTRACTS, PayoffRow, payoff_problems
from whistclub.rules.belgian.points import Book
from whistclub.rules.belgian.presets import PRESETS

PAIR_LEVELS, SOLO_LEVELS, ABONDANCE_LEVELS = range(8, 13), range(6, 11), range(9, 13)


def classique(contract, aim, t):
    """rules.md §1.2, as its text says it."""
    fixed = {
        "piccolissimo": 9, "petite_misere": 12, "piccolo": 18, "grande_misere": 27, "abondance_10": 30,
        "grande_misere_sur_table": 36, "petit_schlem": 54, "grand_schlem": 90,
    }  # fmt: skip
    if contract == "pair" and aim == 13:
        return 28 if t == 13 else -56
    if contract == "pair":
        return (14 if t == 13 else t - 4) if t >= aim else -2 * (aim - 4 + aim - t)
    if contract == "solo":
        return 9 + 3 * (t - 6) + 12 * (t == 13) if t >= aim else -2 * (9 + 3 * (aim - 6) + 3 * (aim - t))
    if contract == "abondance":
        return 21 + 3 * (t - 9) + 12 * (t == 13) if t >= aim else -2 * (21 + 3 * (aim - 9))
    if contract in ("trou", "trou_royal"):
        return 7 + 5 * (t == 13) if t >= aim else -7
    if contract in ("abondance_10", "petit_schlem", "grand_schlem"):
        return fixed[contract] + 12 * (t == 13) if t >= aim else -2 * fixed[contract]
    return fixed[contract] if t == aim else -2 * fixed[contract]


def kleurenwiezen(contract, aim, t):
    """data/presets.md; a lone player's points are three units."""
    missing = aim - t
    if contract == "pair" and aim == 13:
        return 30 if t == 13 else -(23 + 3 * missing)
    if contract == "pair":
        return (30 if t == 13 else 3 * t - 16) if t >= aim else -(3 * aim - 16 + 3 * missing)
    if contract == "solo" and aim == 8:
        return 3 * 7 if t >= 8 else -3 * (7 + missing)
    if contract == "solo":
        unit = {5: 3, 6: 4, 7: 5, 8: 6}
        return 3 * unit[min(t, 8)] if t >= aim else -3 * (unit[aim] + missing)
    if contract == "abondance":
        unit = {9: 10, 10: 15, 11: 20, 12: 30}
        return 3 * unit[min(t, 12)] if t >= aim else -3 * unit[aim]
    if contract == "trou":
        return (30 if t == 13 else 16) if t >= aim else -16
    misere = {"petite_misere": 6, "piccolo": 8, "grande_misere": 12, "grande_misere_sur_table": 24, "grand_schlem": 60}
    return 3 * misere[contract] if t == aim else -3 * misere[contract]


def wiezen(contract, aim, t):
    """data/presets.md; a lone player's points are three units."""
    further = aim - t - 1
    if contract == "pair":
        return (14 if t == 13 else 2 + t - 8) if t >= 8 else -(6 + 2 * further)
    if contract == "solo":
        return (60 if t == 13 else 3 * (2 + t - 5)) if t >= 5 else -3 * (4 + 2 * further)
    if contract == "trou":
        return (28 if t == 13 else 4 + 2 * (t - 8)) if t >= 8 else -(6 + 2 * further)
    if contract == "abondance":
        unit = {9: 5, 10: 6, 11: 8, 12: 9}[aim]
        return 3 * unit if t >= aim else -3 * unit
    unit = {"grande_misere": 7, "grande_misere_sur_table": 14, "grand_schlem": 30}[contract]
    return 3 * unit if t == aim else -3 * unit


TABLES = {
    "classique": (
        classique,
        {
            "pair": (8, 9, 10, 11, 12, 13), "solo": (6, 7, 8, 9, 10), "piccolissimo": (2,), "petite_misere": (0,),
            "piccolo": (1,), "abondance": (9, 10, 11, 12), "grande_misere": (0,), "abondance_10": (10,),
            "grande_misere_sur_table": (0,), "petit_schlem": (11,), "grand_schlem": (12,), "trou": (8, 9),
            "trou_royal": (9,),
        },
    ),
    "kleurenwiezen": (
        kleurenwiezen,
        {
            "pair": (8, 9, 10, 11, 12, 13), "solo": (5, 6, 7, 8), "petite_misere": (0,), "piccolo": (1,),
            "abondance": (9, 10, 11, 12), "grande_misere": (0,), "grande_misere_sur_table": (0,),
            "grand_schlem": (13,), "trou": (8, 9),
        },
    ),
    "wiezen": (
        wiezen,
        {
            "pair": (8,), "solo": (5,), "abondance": (9, 10, 11, 12), "grande_misere": (0,),
            "grande_misere_sur_table": (0,), "grand_schlem": (13,), "trou": (8,),
        },
    ),
}  # fmt: skip


@pytest.mark.parametrize(
    ("preset", "contract", "aim"),
    [(preset, contract, aim) for preset, (_, aims) in TABLES.items() for contract in aims for aim in aims[contract]],
)
def test_contract_pays_what_the_table_says_for_every_number_of_tricks(preset, contract, aim):
    formula, _ = TABLES[preset]
    level = aim if contract in ("pair", "solo", "abondance") else None
    target = aim if contract == "trou" else None
    for tricks in range(13 if contract == "petite_misere" else 14):
        paid = Book(PRESETS[preset]).paid(Attempt(contract, (0,), tricks, level=level, target=target))
        assert (tricks, paid.gain) == (tricks, formula(contract, aim, tricks))
        assert paid.made == (paid.gain > 0)


@pytest.mark.parametrize("preset", PRESETS)
def test_preset_has_just_the_contracts_and_aims_of_its_page(preset):
    aims = {}
    for row in PRESETS[preset].payoffs:
        aims[row.contract] = (*aims.get(row.contract, ()), *row.aims)
    assert aims == TABLES[preset][1]
    assert list(aims) == [contract for contract in CONTRACTS if contract in aims]


@pytest.mark.parametrize("multiplier", [1, 2, 3])
def test_lost_multiplier_is_the_factor_of_rows_that_name_none(multiplier):
    prices = Book(replace(PRESETS["classique"], lost_multiplier=multiplier))
    assert prices.paid(Attempt("solo", (0,), 7, level=8)).gain == -multiplier * 18
    assert prices.paid(Attempt("trou", (0, 1), 7, target=8)).gain == -7
    assert Book(replace(PRESETS["kleurenwiezen"], lost_multiplier=multiplier)).paid(
        Attempt("piccolo", (0,), 2)
    ).gain == -24  # fmt: skip


def refused(*rows, lost_multiplier=2):
    return [(problem.path, problem.key) for problem in payoff_problems(rows, lost_multiplier)]


SOLO = PayoffRow("solo", levels=(6, 7, 8), base=(9, 12, 15), per_extra=3, all_bonus=12, lost_charge=3)


@pytest.mark.parametrize(
    ("changed", "cell"),
    [
        ({"base": (9, 13, 15)}, ("base", 1)),
        ({"base": (9, 10)}, ("base", 1)),
        ({"per_extra": 2}, ("per_extra",)),
        ({"all_bonus": 10}, ("all_bonus",)),
        ({"all_bonus": None, "all_points": 50}, ("all_points",)),
        ({"lost_charge": 1}, ("lost_charge",)),
        ({"lost_charge": 0, "lost_first": 10, "lost_further": 6}, ("lost_first",)),
        ({"lost_charge": 0, "lost_first": 12, "lost_further": 2}, ("lost_further",)),
        ({"base": (), "per_extra": 0, "by_tricks": ((6, 9), (8, 16))}, ("by_tricks", 1, 1)),
    ],
)
def test_lone_number_that_three_cannot_share_is_refused_with_its_cell(changed, cell):
    assert refused(SOLO) == []
    assert refused(replace(SOLO, **changed)) == [((0, *cell), "not_thirds")]


def test_every_cell_at_fault_is_named():
    assert sorted(refused(replace(SOLO, base=(9, 13, 14), lost_charge=1)), key=str) == [
        ((0, "base", 1), "not_thirds"),
        ((0, "base", 2), "not_thirds"),
        ((0, "lost_charge"), "not_thirds"),
    ]


def test_charge_that_only_the_factor_makes_a_third_is_allowed():
    assert refused(replace(SOLO, lost_charge=1, lost_factor=3)) == []
    assert refused(replace(SOLO, lost_charge=1), lost_multiplier=3) == []


def test_partners_need_no_thirds():
    assert refused(PayoffRow("pair", players=2, levels=(8, 9), base=(4, 5), per_extra=1, lost_charge=1)) == []


@pytest.mark.parametrize(
    ("row", "cell", "key"),
    [
        (PayoffRow("bridge", need=1, base=(3,)), ("contract",), "unknown_contract"),
        (replace(SOLO, players=2), ("players",), "out_of_range"),
        (PayoffRow("pair", levels=(8,), base=(4,)), ("players",), "out_of_range"),
        (replace(SOLO, several=True), ("several",), "not_several"),
        (PayoffRow("piccolo", need=1, exactly=True, base=(18,)), ("trump",), "no_trump"),
        (replace(SOLO, total=12), ("total",), "out_of_range"),
        (replace(SOLO, need=6), ("need",), "need_once"),
        (PayoffRow("solo", base=(9,)), ("need",), "need_once"),
        (PayoffRow("grand_schlem", targets=(12,), base=(90,)), ("targets",), "not_here"),
        (replace(SOLO, levels=(6, 8, 7)), ("levels",), "not_rising"),
        (replace(SOLO, levels=(6, 7, 14)), ("levels", 2), "out_of_range"),
        (PayoffRow("grand_schlem", need=14, base=(90,)), ("need",), "out_of_range"),
        (PayoffRow("grand_schlem", need=0, base=(90,)), ("need",), "out_of_range"),
        (replace(SOLO, default_level=9), ("default_level",), "not_one_of"),
        (replace(SOLO, base=()), ("base",), "points_once"),
        (replace(SOLO, by_tricks=((6, 9),), per_extra=0), ("by_tricks",), "points_once"),
        (replace(SOLO, base=(9, 12, 15, 18)), ("base",), "too_many_points"),
        (replace(SOLO, base=(9, -12, 15)), ("base", 1), "out_of_range"),
        (replace(SOLO, base=(9, 12, 3000)), ("base", 2), "out_of_range"),
        (replace(SOLO, base=(), per_extra=0, by_tricks=((7, 12), (8, 15))), ("by_tricks", 0, 0), "out_of_range"),
        (replace(SOLO, base=(), per_extra=0, by_tricks=((6, 12), (6, 15))), ("by_tricks",), "not_rising"),
        (replace(SOLO, base=(), by_tricks=((6, 12),)), ("per_extra",), "excluded_by"),
        (replace(SOLO, all_points=60), ("all_points",), "excluded_by"),
        (replace(SOLO, lost_first=12), ("lost_charge",), "excluded_by"),
        (replace(SOLO, lost_first=12, lost_charge=0, lost_factor=2), ("lost_factor",), "excluded_by"),
        (replace(SOLO, lost_further=3), ("lost_further",), "excluded_by"),
        (replace(SOLO, lost_factor=11), ("lost_factor",), "out_of_range"),
        (replace(SOLO, per_extra=-3), ("per_extra",), "out_of_range"),
    ],
)
def test_malformed_row_is_refused_at_its_cell(row, cell, key):
    assert ((0, *cell), key) in refused(row)


def test_rows_of_one_contract_share_no_level():
    assert refused(SOLO, replace(SOLO, levels=(9,), base=(18,))) == []
    assert refused(SOLO, replace(SOLO, levels=(8, 9), base=(18,))) == [((1, "levels"), "level_twice")]
    schlem = PayoffRow("grand_schlem", need=12, base=(90,))
    assert refused(schlem, schlem) == [((1, "contract"), "row_twice")]
    twice = replace(SOLO, levels=(9,), base=(18,), default_level=9)
    assert refused(replace(SOLO, default_level=6), twice) == [((1, "default_level"), "default_twice")]


def test_table_without_a_contract_is_refused():
    assert refused() == [((), "no_contract")]


def test_all_mistakes_of_a_table_are_reported():
    assert refused(replace(SOLO, per_extra=2), replace(SOLO, contract="bridge")) == [
        ((0, "per_extra"), "not_thirds"),
        ((1, "contract"), "unknown_contract"),
    ]
