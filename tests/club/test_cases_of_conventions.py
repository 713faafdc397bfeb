"""Cases H03 and H05 of the field, with the values the cases use."""

from dataclasses import replace

import pytest

from whistclub.club.actions.evenings import close_evening
from whistclub.club.actions.tables import enter_totals
from whistclub.rules.belgian import Attempt, BelgianDeal
from whistclub.rules.belgian.payoffs import PayoffRow
from whistclub.rules.belgian.presets import PRESETS
from whistclub.rules.common import Refused
from whistclub.rules.sheet import Totals


def worth(solo: int, pair: int = 4):
    """Conventions in which a solo is worth ``solo`` to each of the others, won or lost, and a pair ``pair``."""
    rows = (
        PayoffRow("solo", levels=(6,), base=(3 * solo,), lost_factor=1),
        PayoffRow("pair", players=2, levels=(8,), base=(pair,), lost_factor=1),
    )
    return replace(PRESETS["classique"], payoffs=rows)


def solo(tricks: int) -> BelgianDeal:
    return BelgianDeal("contract", (Attempt("solo", (0,), tricks, 6),))


def test_h03_a_closed_season_keeps_the_value_it_was_played_under(room):
    first = room.evening("2025-11-28")
    old = room.table(first, conventions=worth(15))
    room.enter(old, solo(6))
    room.act(close_evening, first)
    before = room.season_points(first)
    second = room.evening("2026-11-27")
    new = room.table(second, conventions=worth(20))
    room.enter(new, solo(6))
    assert room.totals(old) == {"A": 45, "B": -15, "C": -15, "D": -15}
    assert room.totals(new) == {"A": 60, "B": -20, "C": -20, "D": -20}
    assert room.season_points(first) == before == {"A": 45, "B": -15, "C": -15, "D": -15}
    assert room.sheet(old).record.conventions == worth(15)


def test_h05_solo_and_pair_sum_to_zero(room):
    sheet = room.table(room.evening(), conventions=worth(12))
    pair = BelgianDeal("contract", (Attempt("pair", (0, 2), 8, 8),))
    room.enter(sheet, solo(6), solo(5), pair)
    points = [[line.points[seat] for seat in range(4)] for line in room.sheet(sheet).score.lines]
    assert points == [[36, -12, -12, -12], [-36, 12, 12, 12], [4, -4, 4, -4]]


def test_h05_a_line_typed_by_hand_that_is_not_zero_is_refused_with_its_sum(room):
    sheet = room.table(room.evening())
    with pytest.raises(Refused) as refused:
        room.act(enter_totals, sheet, Totals((10, -3, -3, -3)))
    (problem,) = refused.value.problems
    assert (problem.key, problem.values["sum"]) == ("sum_not_zero", 1)
