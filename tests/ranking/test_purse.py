"""Entries and stakes (rules.md §9)."""

import hypothesis.strategies as st
from hypothesis import given

from whistclub.ranking.facts import Result, SheetResult
from whistclub.ranking.purse import entry_due, payments, settle


def belgian(points, *, closed=True):
    results = tuple(Result(player, 1, own, own, 4) for player, own in points.items())
    return SheetResult(round=1, table=2, game="belgian", seats=4, closed=closed, incomplete=False, results=results)


def test_the_example_of_the_rules() -> None:
    sheet = belgian({"third": -20, "first": 12, "second": -4, "fourth": 12})
    seats = {(1, 2): ("first", "second", "third", "fourth")}
    assert [(one.debtor, one.creditor, one.cents) for one in payments([sheet], 5, seats)] == [
        ("third", "first", 60), ("third", "fourth", 40), ("second", "fourth", 20),
    ]  # fmt: skip


def test_open_sheets_and_games_that_do_not_sum_to_zero_are_not_settled() -> None:
    other = SheetResult(1, 1, "whist32", 4, True, False, (Result("A", 1, 12, 12, 8), Result("B", 2, -12, -12, 8)))
    assert payments([belgian({"A": 4, "B": -4}, closed=False), other], 5, {}) == []
    assert payments([belgian({"A": 4, "B": -4})], None, {}) == []


def test_the_lowest_entry_of_the_own_categories_is_due() -> None:
    entry = {"Juniors": 300, "Dames": 400, "": 500}
    assert [entry_due(entry, own) for own in ((), ("Juniors", "Dames"), ("Dames",), ("Seniors",))] == [
        500,
        300,
        400,
        500,
    ]
    assert entry_due(None, ("Dames",)) == 0


@given(st.lists(st.integers(-99, 99), min_size=3, max_size=6), st.integers(1, 25))
def test_everything_is_settled(points, stake) -> None:
    owed: dict[int | str, int] = dict(enumerate([*points, -sum(points)]))
    paid = dict.fromkeys(owed, 0)
    for debtor, creditor, cents in settle(owed, stake):
        assert cents > 0
        paid[debtor] -= cents
        paid[creditor] += cents
    assert paid == {player: own * stake for player, own in owed.items()}
