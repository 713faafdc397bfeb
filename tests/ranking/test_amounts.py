"""Cases H08–H10 and H12 (cases.md): sums of decimals, steps, rounding, places."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whistclub.ranking.amounts import amount_of, amount_text, hundredths_of, places, rounded
from whistclub.ranking.facts import Bracket
from whistclub.ranking.parts import bracket_amount


def test_h08_equal_sums_of_decimals_share_a_place() -> None:
    parts = [("16.7", "9.4"), ("15.4", "9.6"), ("16.1", "9.8"), ("16.1", "9.9"), ("16.2", "9.7")]
    totals = [hundredths_of(a) + hundredths_of(b) for a, b in parts]
    assert [amount_text(total) for total in totals] == ["26.10", "25.00", "25.90", "26.00", "25.90"]
    ordered = sorted(totals, reverse=True)
    numbers = places(ordered)
    assert [numbers[ordered.index(total)] for total in totals] == [1, 5, 3, 2, 3]


def test_h09_whole_steps_of_a_fifth() -> None:
    amounts = [hundredths_of(text) for text in ("0.00", "0.20", "0.59", "0.60", "1.20", "1.40", "2.00")]
    steps = Bracket(start=0, size=20, step=1)
    assert [bracket_amount(steps, amount) for amount in amounts] == [0, 1, 2, 3, 6, 7, 10]


def test_h10_halves_go_away_from_zero_and_zero_has_no_sign() -> None:
    texts = ("2.675", "0.605", "-0.005", "-2.675", "-0.004")
    assert [amount_text(hundredths_of(text)) for text in texts] == ["2.68", "0.61", "-0.01", "-2.68", "0.00"]


def test_h12_places_in_both_numberings() -> None:
    totals = [50, 49, 49, 48, 48, 48, 1]
    assert places(totals) == [1, 2, 2, 4, 4, 4, 7]
    assert places(totals, "1223") == [1, 2, 2, 3, 3, 3, 4]


@pytest.mark.parametrize(
    ("points", "bonus"),
    [(100, 120), (85, 100), (80, 100), (0, 20), (-1, 0), (-20, 0), (-21, -20), (-40, -20), (-41, -40), (1000, 1020)],
)
def test_the_usual_bracket(points: int, bonus: int) -> None:
    assert bracket_amount(Bracket(), points) == bonus


@given(st.integers(-(10**6), 10**6), st.integers(1, 1000))
def test_rounding_agrees_with_decimals(numerator: int, denominator: int) -> None:
    exact = hundredths_of(Decimal(numerator) / Decimal(denominator) / 100)
    assert rounded(numerator, denominator) == exact


@given(st.integers(-(10**8), 10**8))
def test_text_and_amount_are_inverse(hundredths: int) -> None:
    assert amount_of(amount_text(hundredths)) == hundredths


@pytest.mark.parametrize("value", [True, None, 1.5, "1,5", "1.234", "", "--1", "+1", " 1", "1e3", "٣", [], 10**9])
def test_what_is_no_amount(value: object) -> None:
    assert amount_of(value) is None
