"""Whist 32 under a club's own payoffs (rules.md §2)."""

import hypothesis.strategies as st
import pytest
from hypothesis import given

from whistclub.rules.common import Refused
from whistclub.rules.facts import Sheet
from whistclub.rules.sheet import check, fold
from whistclub.rules.whist32 import LADDER, PAYS, WHIST32, PayoffRow, Whist32Conventions, Whist32Deal, pays
from whistclub.rules.whist32.payoffs import canonical


def score(deals, *rows):
    return fold(Sheet("whist32", Whist32Conventions(payoffs=rows), tuple("ABCD"), 0, tuple(deals)))


def contract(name, tricks, level=None, players=(1, 3)):
    return Whist32Deal("contract", name, players if name in ("duo", "trou") else players[:1], tricks, level)


def paid(deal, *rows):
    return score([deal], *rows).lines[0].points[1]


@pytest.mark.parametrize(
    ("row", "deal", "points"),
    [
        (PayoffRow("solo", (3, 4), made_per_trick=5), contract("solo", 4, 3), 20),
        (PayoffRow("solo", (3, 4), made_per_trick=5), contract("solo", 2, 3), -6),
        (PayoffRow("solo", (3, 4), made_per_trick=5), contract("solo", 5, 5), 10),
        (PayoffRow("solo", (3, 4, 5, 6), lost_per_level=4), contract("solo", 4, 5), -20),
        (PayoffRow("solo", (3, 4, 5, 6), lost_per_level=4), contract("solo", 6, 5), 12),
        (PayoffRow("duo", (4,), made=9), contract("duo", 8, 4), 9),
        (PayoffRow("duo", (7,), made_per_trick=3), contract("duo", 8, 7), 24),
        (PayoffRow("duo", (8,), lost=1000), contract("duo", 7, 8), -1000),
        (PayoffRow("picolo", made=0, lost=0), contract("picolo", 1), 0),
        (PayoffRow("petite_misere", made=20), contract("petite_misere", 0), 20),
        (PayoffRow("petite_misere", made=20), contract("petite_misere", 1), -15),
        (PayoffRow("trou", need=7), contract("trou", 6), -6),
        (PayoffRow("trou", need=7, lost=8), contract("trou", 6), -8),
        (PayoffRow("trou", need=5), contract("trou", 5), 5),
    ],
)
def test_a_row_changes_what_it_names_and_nothing_else(row, deal, points):
    assert paid(deal, row) == points


def test_contracts_made_are_counted_by_tricks_also_where_they_pay_nothing():
    free = PayoffRow("solo", (3,), made_per_trick=0, lost=0)
    told = score([contract("solo", 3, 3), contract("solo", 2, 3, (0,)), contract("solo", 3, 3, (2,))], free)
    assert told.totals == dict.fromkeys("ABCD", 0)
    assert [(row.place, row.player, row.counts["made"]) for row in told.standings] == [
        (1, "B", 1), (1, "C", 1), (3, "A", 0), (3, "D", 0)
    ]  # fmt: skip
    (tried,) = WHIST32.tries(Whist32Conventions(payoffs=(free,)), told.lines[0].table, told.lines[0].deal)
    assert tried.made


def test_no_points_need_be_divisible():
    assert paid(contract("solo", 7, 7), PayoffRow("solo", (7,), made=31)) == 31


def problems(*rows):
    return [(problem.path, problem.key) for problem in WHIST32.convention_problems(Whist32Conventions(payoffs=rows))]


@pytest.mark.parametrize(
    ("row", "cell", "key"),
    [
        (PayoffRow("piccolo", made=1), ("contract",), "unknown_contract"),
        (PayoffRow("solo", made=1), ("levels",), "missing"),
        (PayoffRow("solo", (2,), made=1), ("levels", 0), "out_of_range"),
        (PayoffRow("duo", (5, 4), made=1), ("levels",), "not_rising"),
        (PayoffRow("duo", (4, 4), made=1), ("levels",), "not_rising"),
        (PayoffRow("picolo", (1,), made=1), ("levels",), "not_applicable"),
        (PayoffRow("picolo", need=2), ("need",), "not_applicable"),
        (PayoffRow("trou", need=9), ("need",), "out_of_range"),
        (PayoffRow("trou", need=0), ("need",), "out_of_range"),
        (PayoffRow("picolo", made=1001), ("made",), "out_of_range"),
        (PayoffRow("picolo", lost=-1), ("lost",), "out_of_range"),
        (PayoffRow("solo", (3,), made_per_trick=1001), ("made_per_trick",), "out_of_range"),
        (PayoffRow("solo", (3,), lost_per_level=1001), ("lost_per_level",), "out_of_range"),
        (PayoffRow("trou", lost_per_level=2), ("lost_per_level",), "not_applicable"),
        (PayoffRow("solo", (3,), made=1, made_per_trick=1), ("made_per_trick",), "excluded_by"),
        (PayoffRow("solo", (3,), lost=1, lost_per_level=1), ("lost_per_level",), "excluded_by"),
    ],
)  # fmt: skip
def test_an_impossible_row_is_refused_where_it_is_wrong(row, cell, key):
    assert problems(PayoffRow("grande_misere", made=35), row) == [(("payoffs", 1, *cell), key)]
    with pytest.raises(Refused):
        score([], row)
    sheet = Sheet("whist32", Whist32Conventions(payoffs=(row,)), tuple("ABCD"), 0, (contract("solo", 3, 3),))
    assert [(problem.path, problem.key) for problem in check(sheet)] == [(("conventions", "payoffs", 0, *cell), key)]


def test_a_contract_or_level_has_one_row():
    assert problems(PayoffRow("picolo", made=1), PayoffRow("picolo", lost=1)) == [
        (("payoffs", 1, "contract"), "row_twice")
    ]
    assert problems(PayoffRow("solo", (3, 4), made=1), PayoffRow("solo", (4, 5), lost=1)) == [
        (("payoffs", 1, "levels"), "level_twice")
    ]


def test_equal_tables_are_equal_conventions():
    written = Whist32Conventions(
        payoffs=(
            PayoffRow("duo", (7,), made=15, lost=20),
            PayoffRow("solo", (3,), lost=9),
            PayoffRow("solo", (4,), lost=12),
            PayoffRow("picolo", made=20),
        )
    )
    assert written == Whist32Conventions(
        payoffs=(PayoffRow("solo", (3, 4), lost_per_level=3), PayoffRow("duo", (7,), lost=20))
    )
    assert Whist32Conventions(payoffs=(PayoffRow("picolo", made=20, lost=20),)) == Whist32Conventions()


_POINTS = st.none() | st.integers(0, 1000)


@st.composite
def tables(draw):
    """Rows of some contracts, level by level."""
    rows = []
    for name, level in draw(st.lists(st.sampled_from(LADDER), unique=True)):
        made, lost = (
            draw(st.sampled_from(["made", "made_per_trick"])),
            draw(st.sampled_from(["lost", "lost_per_level"])),
        )
        cells = {made: draw(_POINTS), "lost" if level is None else lost: draw(_POINTS)}
        need = draw(st.none() | st.integers(1, 8)) if name == "trou" else None
        rows.append(PayoffRow(name, () if level is None else (level,), need, **cells))
    return tuple(rows)


@given(rows=tables())
def test_any_rows_mean_the_same_in_their_stored_form(rows):
    assert problems(*rows) == []
    kept = Whist32Conventions(payoffs=rows)
    assert pays(kept.payoffs) == pays(rows)
    assert canonical(kept.payoffs) == kept.payoffs
    assert all(pays((row,)) != PAYS for row in kept.payoffs)
    assert WHIST32.decode_conventions(WHIST32.encode_conventions(kept)) == kept
    assert WHIST32.resolve(WHIST32.differences(kept)) == kept


def test_usual_conventions_are_stored_without_payoffs():
    assert "payoffs" not in WHIST32.encode_conventions(Whist32Conventions())
