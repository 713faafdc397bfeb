"""Standings after a change equal standings of the whole evening; lines that stay as they are stay the same objects."""

import datetime
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.ranking.test_oracle import OF, PLAYERS, rules_of, sheets
from whistclub.ranking.facts import Adjustment, EveningFacts, EveningKey, Result
from whistclub.ranking.standings import evening_standings, standings_after

KEY = EveningKey(datetime.date(2026, 9, 1), 1)
adjustments_of = st.lists(
    st.builds(
        Adjustment,
        st.sampled_from(PLAYERS),
        st.integers(-3, 3),
        st.sampled_from(OF),
        st.sampled_from(["penalty", "decision"]),
    ),
    max_size=3,
).map(tuple)


@st.composite
def tables(draw):
    """Sheets of two rounds by round and table, some of another game."""
    drawn = [sheet for number in (1, 2) for sheet in draw(sheets(number, tuple(draw(st.permutations(PLAYERS)))))]
    games = st.sampled_from(["belgian", "belgian", "belgian", "whist32"])
    return {(sheet.round, sheet.table): replace(sheet, game=draw(games)) for sheet in drawn}


@st.composite
def changes(draw):
    """An evening before and after something changed, and whose sheets or adjustments that touched."""
    was, drawn = draw(tables()), draw(tables())
    now = {}
    for at in was.keys() | drawn.keys():
        chosen = draw(st.sampled_from([was, was, drawn])).get(at)
        if chosen is not None:
            now[at] = chosen
    adjusted = draw(adjustments_of)
    later = draw(st.sampled_from([adjusted, draw(adjustments_of)]))
    changed = [at for at in was.keys() | now.keys() if was.get(at) is not now.get(at)]
    moved = {result.player for by in (was, now) for at in changed if at in by for result in by[at].results}
    if adjusted != later:
        moved |= {adjustment.player for adjustment in (*adjusted, *later)}
    closed = draw(st.booleans())
    rules = replace(
        draw(rules_of).evening, evening_order=draw(st.sampled_from([None, "game_points", "ranking_points"]))
    )
    made = [
        EveningFacts(KEY, "", tuple(draw(st.permutations(list(by.values())))), given_, rules, closed)
        for by, given_ in ((was, adjusted), (now, later))
    ]
    return *made, moved


@settings(max_examples=100, deadline=None)
@given(changes(), st.dictionaries(st.sampled_from(PLAYERS), st.integers(1, 4)))
def test_standings_after_a_change_equal_those_of_the_whole_evening(change, before) -> None:
    was, now, moved = change
    known, whole = evening_standings(was, before), evening_standings(now, before)
    assert standings_after(now, before, known, moved) == whole


def test_a_line_that_stays_as_it_is_stays_the_same_object(sheet, evening) -> None:
    tables = [
        sheet({f"{n}a": 40 - n, f"{n}b": 20 - n, f"{n}c": -20 - n, f"{n}d": -40 - n}, table=n) for n in range(1, 5)
    ]
    known = evening_standings(evening(1, *tables), {})
    moves = replace(tables[1].results[1], points=19), replace(tables[1].results[2], points=-23)
    tables[1] = replace(tables[1], results=(tables[1].results[0], *moves, tables[1].results[3]))
    after = standings_after(evening(1, *tables), {}, known, {"2a", "2b", "2c", "2d"})
    assert after == evening_standings(evening(1, *tables), {})
    # 2b comes up to 1b, 2c falls to 3c, which goes up a place: everybody else stands as before.
    others = {row.player for row in after.rows if all(row is not before for before in known.rows)}
    assert others == {"2a", "2b", "2c", "2d", "3c"}


@pytest.mark.parametrize(
    ("was", "now", "lines"),
    [
        ((9, 8, 8, 8, 7), (9, 7, 8, 8, 7), [(1, "1"), (2, "3"), (2, "4"), (4, "2"), (4, "5")]),
        ((9, 8, 7, 7), (9, 7, 7, 7), [(1, "1"), (2, "2"), (2, "3"), (2, "4")]),
        ((9, 7, 7, 7), (9, 8, 7, 7), [(1, "1"), (2, "2"), (3, "3"), (3, "4")]),
        ((9, 7, 8, 8), (9, 8, 8, 8), [(1, "1"), (2, "2"), (2, "3"), (2, "4")]),
    ],
)
def test_the_places_of_those_who_tie_with_who_moved_follow(sheet, evening, was, now, lines) -> None:
    before, later = (
        evening(1, *(sheet({f"{n}": own, f"x{n}": -50}, table=n) for n, own in enumerate(points, 1)))
        for points in (was, now)
    )
    after = standings_after(later, {}, evening_standings(before, {}), {"2", "x2"})
    assert [(row.place, row.player) for row in after.rows[: len(lines)]] == lines
    assert after == evening_standings(later, {})


def test_who_is_only_adjusted_stands_in_the_order_of_the_adjustments(sheet, evening) -> None:
    gifts = [Adjustment(player, 5, "game", "gift") for player in "XYZ"]
    table = sheet({"A": 1, "B": 0})
    known = evening_standings(evening(1, table, adjustments=(gifts[1], gifts[2])), {})
    later = evening(1, table, adjustments=tuple(gifts))
    after = standings_after(later, {}, known, {"X"})
    assert [row.player for row in after.rows] == ["A", "B", "X", "Y", "Z"]
    assert after == evening_standings(later, {})


def test_a_table_of_another_game_puts_all_lines_in_another_order(sheet, evening) -> None:
    own = sheet({"A": 400, "B": 300}), sheet({"F": 200, "G": 100}, table=2)
    other = sheet({"D": 9, "E": 1}, table=3, game="whist32")
    known, mixed = evening_standings(evening(1, *own), {}), evening_standings(evening(1, *own, other), {})
    assert [row.player for row in known.rows] == ["A", "B", "F", "G"]
    assert [row.player for row in mixed.rows] == ["A", "F", "D", "B", "G", "E"]
    assert standings_after(evening(1, *own, other), {}, known, {"D", "E"}) == mixed
    assert standings_after(evening(1, *own), {}, mixed, {"D", "E"}) == known


def test_a_decision_counts_as_a_result_only_while_the_evening_has_no_sheets(sheet, evening) -> None:
    decisions = (Adjustment("Z", 5, "game"), Adjustment("Y", 9, "game"))
    with_sheet = evening(1, sheet({"A": 1, "B": 0}), adjustments=decisions)
    without = replace(with_sheet, sheets=())
    played, bare = evening_standings(with_sheet, {}), evening_standings(without, {})
    assert [row.player for row in played.rows if row.took_part] == ["A", "B"]
    assert [row.player for row in bare.rows if row.took_part] == ["Y", "Z"]
    assert standings_after(without, {}, played, {"A", "B"}) == bare
    assert standings_after(with_sheet, {}, bare, {"A", "B"}) == played


def test_who_no_longer_sits_anywhere_is_gone_and_who_sits_down_is_there(sheet, evening) -> None:
    table = sheet({"A": 3, "B": 2, "C": 1})
    known = evening_standings(evening(1, table), {})
    results = (*table.results[:2], Result("D", 3, 1, 1, 16))
    changed = evening(1, replace(table, results=results))
    after = standings_after(changed, {}, known, {"A", "B", "C", "D"})
    assert [row.player for row in after.rows] == ["A", "B", "D"]
