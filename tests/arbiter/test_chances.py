"""The numbers of an answer by themselves."""

import re
from fractions import Fraction

import pytest

from whistclub.arbiter.chances import DEFAULT_THRESHOLDS, IN_PLAY, enough, in_play, interval, next_look, rounded, worth

MEASURED = """
| duo7 | 0→5, 23→15, 38→30, 53→46, 60→51, 75→63, 94→94, 100→100 | 60 |
| petite_misere | 0→30, 3→57, 23→75, 37→82, 70→91, 100→100 | 5 |
| picolo | 0→30, 8→41, 17→50, 23→54, 60→80, 100→100 | 15 |
| grande_misere | 0→30, 3→41, 8→51, 23→62, 35→77, 68→91, 100→100 | 10 |
| solo7 | 0→10, 8→18, 22→34, 40→47, 51→62, 69→78, 100→100 | 40 |
| duo8 | 0→5, 25→15, 38→33, 54→38, 66→43, 75→50, 100→100 | 75 |
| solo8 | 0→15, 7→21, 48→46, 63→65, 100→100 | 45 |
"""


def test_the_tables_are_those_that_were_measured():
    rows = [[cell.strip() for cell in line.split("|")[1:4]] for line in MEASURED.strip().splitlines()]
    points = {key: tuple((int(a), int(b)) for a, b in re.findall(r"(\d+)→(\d+)", cell)) for key, cell, _ in rows}
    assert points == IN_PLAY
    assert {key: int(threshold) for key, _, threshold in rows} == DEFAULT_THRESHOLDS


@pytest.mark.parametrize(
    ("made", "layouts", "low", "high"),
    [(23, 100, 0.1584, 0.3215), (0, 60, 0.0, 0.0602), (60, 60, 0.9398, 1.0), (50, 100, 0.4038, 0.5962)],
)
def test_the_interval_is_wilsons(made, layouts, low, high):
    assert [round(end, 4) for end in interval(made, layouts)] == [low, high]


@pytest.mark.parametrize(
    ("contract", "chance", "expected"),
    [
        ("picolo", "0.23", "0.54"),
        ("duo7", "0", "0.05"),
        ("duo7", "1", "1"),
        ("duo7", "0.6", "0.51"),
        ("solo8", "0.275", "0.335"),
        ("petite_misere", "0.01", "0.39"),
    ],
)
def test_the_chance_in_play_is_linear_between_two_points(contract, chance, expected):
    assert in_play(contract, Fraction(chance)) == Fraction(expected)


def test_a_contract_is_worth_what_it_brings_on_the_average():
    assert rounded(worth(Fraction("0.54"), 20, 20), Fraction(1, 10)) == 1.6


@pytest.mark.parametrize(
    ("value", "step", "expected"),
    [
        ("0.54", "0.05", 0.55),
        ("0.525", "0.05", 0.55),
        ("0.524", "0.05", 0.5),
        ("0.25", "0.1", 0.3),
        ("-0.25", "0.1", -0.3),
        ("-0.04", "0.1", 0.0),
        ("0.00625", "0.0001", 0.0063),
    ],
)
def test_halves_are_rounded_away_from_zero(value, step, expected):
    assert str(rounded(Fraction(value), Fraction(step))) == str(expected)


def test_layouts_are_looked_at_after_60_and_every_20th_then():
    looks = [0]
    for _ in range(4):
        looks.append(next_look(looks[-1]))
    assert looks[1:] == [60, 80, 100, 120]


@pytest.mark.parametrize(
    ("made", "layouts", "threshold", "ends"),
    [
        pytest.param(23, 100, 15, True, id="clear above"),
        pytest.param(18, 80, 15, False, id="the threshold is inside"),
        pytest.param(0, 60, 15, True, id="clear below"),
        pytest.param(531, 1062, 50, False, id="a little more than 3 points"),
        pytest.param(540, 1080, 50, True, id="less than 3 points"),
        pytest.param(150, 1000, 15, False, id="more than 2 points where the chance is low"),
        pytest.param(190, 1240, 15, False, id="still more"),
        pytest.param(184, 1240, 15, True, id="less than 2 points"),
        pytest.param(0, 60, 0, False, id="the threshold is the low end of the interval"),
        pytest.param(60, 60, 100, False, id="the threshold is the high end of the interval"),
        pytest.param(80, 80, 100, True, id="narrow at the high end"),
        pytest.param(1, 60, 0, True, id="clear above nothing"),
        pytest.param(59, 60, 100, True, id="clear below everything"),
    ],
)
def test_drawing_ends_when_enough_is_known(made, layouts, threshold, ends):
    assert enough(made, layouts, threshold) is ends
