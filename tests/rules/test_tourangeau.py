"""Whist Tourangeau, rules.md §3."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from whistclub.rules.common import Refused, Suit, Table
from whistclub.rules.sheet import Fold, Sheet, Totals, fold
from whistclub.rules.tourangeau import (
    TOURANGEAU,
    TourangeauConventions,
    TourangeauDeal,
    expected_trump,
    filled,
    plan,
    plan_view,
    points_of,
    possible_bids,
    possible_tricks,
    why,
)

PLAIN = TourangeauConventions()
NAMES = "ABCDEFG"


def table(players):
    return Table(tuple(range(players)), dict(enumerate(NAMES[:players])))


def sheet(*deals, players=4, first_dealer=0, **conventions):
    return Sheet("tourangeau", TourangeauConventions(**conventions), tuple(NAMES[:players]), first_dealer, deals)


def dealt(cards, players=4):
    """A deal of so many cards: seat 0 takes all, nobody bid."""
    return TourangeauDeal((0,) * players, (cards, *[0] * (players - 1)), cards)


def problems_of(played):
    with pytest.raises(Refused) as refused:
        fold(played)
    return [(problem.path, problem.key) for problem in refused.value.problems]


@pytest.mark.parametrize(("players", "deals", "most"), [(3, 35, 17), (4, 28, 13), (5, 23, 10), (6, 20, 8), (7, 19, 7)])
def test_the_plan(players, deals, most):
    cards = plan(players)
    assert len(cards) == deals == TOURANGEAU.planned_deals(PLAIN, players)
    assert (max(cards), cards.count(most), cards[0]) == (most, players, 1)
    assert cards == cards[::-1]
    score = fold(sheet(*(dealt(n, players) for n in cards), players=players))
    assert (score.finished, score.incomplete) == (True, False)
    assert not any(line.warnings for line in score.lines)


@pytest.mark.parametrize(
    ("bid", "tricks", "cards", "points"),
    [(0, 0, 5, 10), (2, 2, 5, 20), (2, 3, 5, -15), (3, 0, 5, -25), (4, 4, 4, 50), (1, 1, 1, 20), (0, 1, 1, -15)],
)
def test_points(bid, tricks, cards, points):
    assert points_of(PLAIN, bid, tricks, cards) == points


def test_grand_slam_from_so_many_cards():
    from_three = TourangeauConventions(slam_from_cards=3)
    assert [points_of(from_three, n, n, n) for n in (1, 2, 3)] == [15, 20, 40]


def test_cards_left_open_are_those_of_the_first_open_place():
    score = fold(sheet(TourangeauDeal((1, 0, 0, 0), (1, 0, 0, 0)), TourangeauDeal((0, 0, 0, 0), (1, 1, 0, 0))))
    assert [line.deal.cards for line in score.lines] == [1, 2]
    assert score.next.cards == 3


def test_a_deleted_deal_is_proposed_next_and_only_the_gap_is_warned_of():
    played = sheet(*(dealt(n) for n in plan(4)[:10])).without_deal(4)
    score = fold(played)
    assert [line.number for line in score.lines if line.warnings] == [5]
    (warned,) = score.lines[4].warnings
    assert (warned.code, warned.values) == ("cards_unexpected", {"cards": 6, "expected": 5})
    assert score.next.cards == 5
    assert plan_view(score)[3:7] == ((4, 4), (5, None), (6, 5), (7, 6))
    again = fold(played.with_deal(dealt(5)))
    assert again.lines[-1].warnings == ()
    assert again.next.cards == 11
    assert not fold(played.with_deal(dealt(5)).with_deal(dealt(11))).lines[-1].warnings


def test_a_deal_that_follows_the_one_before_is_not_warned_of_though_a_place_is_open():
    score = fold(sheet(dealt(1), dealt(2), dealt(5), dealt(6)))
    assert [[warned.code for warned in line.warnings] for line in score.lines] == [[], [], ["cards_unexpected"], []]


def test_cards_on_the_way_down_keep_their_place_when_one_on_the_way_up_is_deleted():
    whole = sheet(*(dealt(n) for n in plan(4)))
    score = fold(whole.without_deal(3))
    view = plan_view(score)
    assert view[3] == (4, None)
    assert view[24] == (4, 24)
    assert score.next.cards == 4
    assert not score.finished


def test_cards_for_which_no_place_is_open_are_refused():
    assert problems_of(sheet(dealt(1), dealt(1), dealt(1))) == [(("deals", 2, "cards"), "no_open_place")]
    assert problems_of(sheet(dealt(14))) == [(("deals", 0, "cards"), "out_of_range")]


def test_nothing_after_the_last_planned_deal():
    whole = [dealt(n, 7) for n in plan(7)]
    assert problems_of(sheet(*whole, replace(dealt(1, 7), cards=None), players=7)) == [(("deals", 19), "after_the_end")]


@pytest.mark.parametrize(
    ("deal", "paths"),
    [
        (TourangeauDeal((1, 0, 0), (1, 0, 0, 0), 1), [("bids",)]),
        (TourangeauDeal((2, 0, 0, 0), (1, 0, 0, 0), 1), [("bids", 0)]),
        (TourangeauDeal((1, 0, 0, 0), (1, 1, 0, 0), 1), [("tricks",)]),
        (TourangeauDeal((1, 0, 0, 0), (0, 0, 0, 0), 1), [("tricks",)]),
        (TourangeauDeal((1, 0, 0, -1), (3, 0, -2, 0), 1), [("bids", 3), ("tricks", 0), ("tricks", 2)]),
        (TourangeauDeal((1, 0, 0, 0), (1, 0, 0, 0), 1, dealer=9), [("dealer",)]),
        (TourangeauDeal((), (), 0), [("cards",), ("bids",), ("tricks",)]),
    ],
)
def test_what_cannot_be_is_refused_with_every_mistake(deal, paths):
    assert [path for path, _ in problems_of(sheet(deal))] == [("deals", 0, *path) for path in paths]


def test_every_impossible_deal_is_reported_and_the_plan_goes_on_behind_it():
    good = TourangeauDeal((0, 0, 0, 0), (2, 0, 0, 0))
    bad = TourangeauDeal((0, 0, 0, 0), (0, 0, 0, 0))
    assert [path for path, _ in problems_of(sheet(bad, good, bad))] == [("deals", 0, "tricks"), ("deals", 2, "tricks")]


def test_last_bidder_restricted():
    """H07: five cards, the bids may not add up to five."""
    restricted = TourangeauConventions(last_bidder_restricted=True)
    assert possible_bids(restricted, table(4), 5, {1: 2, 2: 1, 3: 1}, 0) == (0, 2, 3, 4, 5)
    assert possible_bids(PLAIN, table(4), 5, {1: 2, 2: 1, 3: 1}, 0) == (0, 1, 2, 3, 4, 5)
    assert possible_bids(restricted, table(4), 5, {1: 2, 2: 1}, 3) == (0, 1, 2, 3, 4, 5)
    assert possible_bids(restricted, table(4), 5, {1: 5, 2: 1, 3: 1}, 0) == (0, 1, 2, 3, 4, 5)
    before = [dealt(n) for n in (1, 2, 3, 4)]

    def fifth(bids, tricks):
        return sheet(*before, TourangeauDeal(bids, tricks), last_bidder_restricted=True)

    assert problems_of(fifth((2, 2, 1, 1), (0, 2, 1, 1))) == [(("deals", 4, "tricks"), "tricks_sum")]
    assert problems_of(fifth((1, 2, 1, 1), (1, 2, 1, 1))) == [(("deals", 4, "bids"), "bids_add_up")]
    assert fold(fifth((2, 2, 1, 1), (1, 2, 1, 1))).lines[4].points == {0: -15, 1: 20, 2: 15, 3: 15}


def test_tricks_that_can_still_be():
    assert possible_tricks(table(4), 5, {}, 1) == (0, 1, 2, 3, 4, 5)
    assert possible_tricks(table(4), 5, {1: 2, 2: 1}, 3) == (0, 1, 2)
    assert possible_tricks(table(4), 5, {1: 2, 2: 1, 3: 1}, 0) == (1,)
    assert possible_tricks(table(4), 5, {1: 2, 2: 1, 3: 1}, 3) == (0, 1, 2)
    assert possible_tricks(table(4), 5, {1: 4, 2: 1, 3: 1}, 0) == ()


def test_trumps_of_a_full_deal():
    assert expected_trump(PLAIN, 4, 13) is Suit.NONE
    assert expected_trump(TourangeauConventions(full_deal_trump="last_card"), 4, 13) is None
    assert expected_trump(PLAIN, 4, 12) is None
    assert expected_trump(PLAIN, 5, 10) is None
    folding = Fold.start(sheet())
    for cards in plan(4)[:12]:
        folding.add(folding.complete(dealt(cards)))
    assert (folding.expect().cards, folding.expect().trump) == (13, "none")


def placed(*deals):
    return [
        (row.place, row.player, row.points, row.counts["tricks"], row.step) for row in fold(sheet(*deals)).standings
    ]


FIRST = TourangeauDeal((0, 0, 1, 0), (1, 0, 0, 0))  # A −15, B 10, C −15, D 10
SECOND = TourangeauDeal((0, 0, 0, 0), (0, 1, 1, 0))  # A 10, B −15, C −15, D 10


def test_equal_points_are_separated_by_tricks():
    assert placed(TourangeauDeal((2, 0, 2, 1), (0, 1, 1, 0), 2)) == [
        (1, "B", -15, 1, ""),
        (1, "C", -15, 1, ""),
        (3, "D", -15, 0, "tricks"),
        (4, "A", -20, 0, "points"),
    ]


def test_equal_points_and_tricks_are_separated_by_the_deal_before():
    assert placed(FIRST, SECOND) == [
        (1, "D", 20, 0, ""),
        (2, "B", -5, 1, "points"),
        (3, "A", -5, 1, "before"),
        (4, "C", -30, 1, "points"),
    ]


def test_and_so_on_backwards_then_shared():
    third = TourangeauDeal((0, 0, 2, 0), (0, 0, 3, 0), 3)
    assert [(place, player, step) for place, player, _, _, step in placed(FIRST, SECOND, third)] == [
        (1, "D", ""),
        (2, "B", "points"),
        (3, "A", "before"),
        (4, "C", "points"),
    ]
    assert [(place, player) for place, player, *_ in placed(TourangeauDeal((0, 0, 0, 0), (0, 0, 0, 1)), third)] == [
        (1, "A"),
        (1, "B"),
        (3, "C"),
        (4, "D"),
    ]


def test_the_nearer_deal_separates_first():
    """A leads B after the first deal, B leads A after the second, level in points and tricks after the third."""
    deals = (
        TourangeauDeal((0, 1, 0, 0), (0, 0, 1, 0)),
        TourangeauDeal((2, 0, 0, 0), (0, 0, 2, 0)),
        TourangeauDeal((1, 2, 0, 0), (0, 0, 3, 0)),
    )
    assert placed(*deals)[1:3] == [(2, "B", -25, 0, "points"), (3, "A", -25, 0, "before")]


def test_totals_alone_count_tricks_where_they_are_known():
    paper = replace(sheet(), totals=Totals((30, 30, 10, 0), (5, 7, 1, 2), 28))
    score = fold(paper)
    assert [(row.place, row.player, row.counts["tricks"]) for row in score.standings] == [
        (1, "B", 7),
        (2, "A", 5),
        (3, "C", 1),
        (4, "D", 2),
    ]
    unknown = fold(replace(paper, totals=Totals((30, 30, 10, 0))))
    assert [(row.place, row.counts["tricks"]) for row in unknown.standings] == [
        (1, None),
        (1, None),
        (3, None),
        (4, None),
    ]


def test_conventions_that_cannot_be():
    assert problems_of(sheet(slam_from_cards=0)) == [(("conventions", "slam_from_cards"), "out_of_range")]
    assert problems_of(sheet(full_deal_trump="hearts")) == [(("conventions", "full_deal_trump"), "not_one_of")]
    assert problems_of(replace(sheet(), seats=("A", "B"))) == [(("seats",), "seat_count")]


@st.composite
def games(draw):
    """A sheet of a few possible deals in plan order."""
    players = draw(st.integers(3, 7))
    deals = []
    for cards in plan(players)[: draw(st.integers(0, 9))]:
        bids = draw(st.lists(st.integers(0, cards), min_size=players, max_size=players))
        cuts = sorted(draw(st.lists(st.integers(0, cards), min_size=players - 1, max_size=players - 1)))
        tricks = [b - a for a, b in zip([0, *cuts], [*cuts, cards], strict=True)]
        deals.append(TourangeauDeal(tuple(bids), tuple(tricks), cards))
    return sheet(*deals, players=players, first_dealer=draw(st.integers(0, players - 1)))


@settings(max_examples=60)
@given(games())
def test_totals_tricks_and_reasons_add_up(played):
    score = fold(played)
    cards = sum(deal.cards for deal in played.deals)
    assert sum(row.counts["tricks"] for row in score.standings) == cards
    for seat, name in enumerate(played.seats):
        assert score.totals[name] == sum(
            points_of(PLAIN, deal.bids[seat], deal.tricks[seat], deal.cards) for deal in played.deals
        )
    for line in score.lines:
        added = dict.fromkeys(line.points, 0)
        for reason in why(PLAIN, line.table, line.deal):
            for seat, points in reason.points.items():
                added[seat] += points
        assert added == line.points


@settings(max_examples=60)
@given(st.integers(3, 7), st.data())
def test_deals_in_any_order_fill_the_plan(players, data):
    order = data.draw(st.permutations(plan(players)))
    view = filled(players, order)
    assert view.first_open is None
    assert sorted(view.deals) == list(range(1, len(order) + 1))
    assert all(view.cards[place] == order[number - 1] for place, number in enumerate(view.deals))


@given(
    trump=st.none() | st.sampled_from(Suit),
    dealer=st.none() | st.integers(0, 3),
    cards=st.none() | st.integers(1, 13),
    note=st.text(max_size=5),
)
def test_a_deal_survives_json(trump, dealer, cards, note):
    deal = TourangeauDeal((1, 0, 0, 2), (0, 0, 1, 0), cards, trump, dealer, note)
    assert TOURANGEAU.decode(TOURANGEAU.encode(deal)) == deal


def test_conventions_survive_json():
    conventions = TourangeauConventions(3, True, "last_card")
    assert TOURANGEAU.decode_conventions(TOURANGEAU.encode_conventions(conventions)) == conventions


def test_the_numbers_are_data() -> None:
    own = TourangeauConventions(made_base=5, made_per_bid=2, failed_base=0, failed_per_trick=3, slam_per_card=4)
    lines = [points_of(own, bid, tricks, 2) for bid, tricks in ((2, 2), (0, 0), (0, 0), (0, 0))]
    assert (lines, points_of(own, 1, 3, 3)) == ([17, 5, 5, 5], -6)
    assert TOURANGEAU.decode_conventions(TOURANGEAU.encode_conventions(own)) == own
    assert [problem.path for problem in TOURANGEAU.convention_problems(replace(own, failed_base=-1))] == [
        ("failed_base",)
    ]
