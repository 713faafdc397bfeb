"""The solver: equal to a plain minimax on small deals, plain on deals a player can judge at a glance."""

import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

from tests.arbiter.small import by_kernel, small_deals, small_miseres
from whistclub.arbiter.cards import NUMBER, parse_card
from whistclub.arbiter.solver import Cancelled, Kernel, Position, solver
from whistclub.rules.common import Suit


def position(*hands: str, leader=0, side=1, least=0, most=8, aside=False) -> Position:
    masks = tuple(sum(1 << NUMBER[parse_card(card)] for card in hand.split()) for hand in hands)
    return Position(masks, leader, side, least, most, aside=aside)


@pytest.mark.parametrize("seed", range(4))
def test_small_deals_are_solved_like_the_plain_minimax(seed):
    deals = list(islice(small_deals(seed), 250))
    assert by_kernel(deals) == [deal.by_minimax() for deal in deals]


def test_deals_of_four_and_five_cards_are_solved_like_the_plain_minimax():
    deals = [*islice(small_deals(11, cards=(4,)), 40), *islice(small_deals(12, cards=(5,)), 3)]
    assert by_kernel(deals) == [deal.by_minimax() for deal in deals]


def test_miseres_are_solved_like_the_plain_minimax():
    deals = list(islice(small_miseres(31), 600))
    assert by_kernel(deals) == [deal.by_minimax() for deal in deals]


SUITS_APART = (
    "7s 8s 9s Ts Js Qs Ks As",
    "7c 8c 9c Tc Jc Qc Kc Ac",
    "7d 8d 9d Td Jd Qd Kd Ad",
    "7h 8h 9h Th Jh Qh Kh Ah",
)
LOW_HAND = ("7s 8s 7c 8c 7d 8d 7h 8h", "9s Ts 9c Tc 9d Td 9h Th", "Js Qs Jc Qc Jd Qd Jh Qh", "Ks As Kc Ac Kd Ad Kh Ah")
TOP_HAND = tuple(reversed(LOW_HAND))


@pytest.mark.parametrize(
    ("hands", "leader", "trump", "side", "least", "most", "made"),
    [
        pytest.param(SUITS_APART, 0, None, 1, 8, 8, True, id="a whole suit is never beaten without trumps"),
        pytest.param(SUITS_APART, 1, None, 1, 8, 8, False, id="who cannot lead it takes nothing"),
        pytest.param(SUITS_APART, 1, Suit.SPADES, 1, 8, 8, True, id="a whole suit of trumps takes all"),
        pytest.param(SUITS_APART, 0, Suit.CLUBS, 1, 1, 8, False, id="every lead is trumped"),
        pytest.param(SUITS_APART, 1, None, 1, 0, 0, True, id="who holds none of the suit led takes no trick"),
        pytest.param(SUITS_APART, 0, None, 1, 0, 0, False, id="who has to lead a suit alone takes the trick"),
        pytest.param(LOW_HAND, 0, None, 1, 0, 0, True, id="the eight lowest cards take no trick"),
        pytest.param(LOW_HAND, 2, None, 1, 0, 0, True, id="whoever leads"),
        pytest.param(LOW_HAND, 2, None, 1, 1, 1, False, id="nor can they take one"),
        pytest.param(TOP_HAND, 0, None, 1, 8, 8, True, id="the eight highest cards take all when they lead"),
        pytest.param(TOP_HAND, 3, None, 1, 8, 8, True, id="and when another leads"),
        pytest.param(TOP_HAND, 0, None, 1, 1, 1, False, id="they cannot take only one"),
        pytest.param(SUITS_APART, 2, None, 0b101, 8, 8, True, id="a partner who leads a whole suit takes all for both"),
        pytest.param(SUITS_APART, 1, None, 0b101, 1, 8, False, id="not when an opponent leads one"),
    ],
)
def test_plain_deals(hands, leader, trump, side, least, most, made):
    assert Kernel(trump).solve([position(*hands, leader=leader, side=side, least=least, most=most)]) == [made]


def test_defenders_set_aside_the_cards_in_their_way():
    """The asker's queen of hearts is covered by the only hearts of seats 2 and 3, unless these are set aside."""
    asker, low = "7s 8s 7c 8c 7d 8d Qh", "7h 8h 9h Th 9s Ts 9c"
    covered = (asker, low, "Kh Js Qs Jc Qc 9d Td", "Ah Ks As Kc Ac Qd Kd")
    caught = (asker, low, "Js Qs Jc Qc 9d Td Jd", "Ks As Kc Ac Qd Kd Ad")
    dealt = (asker, f"{low} Tc", "Kh Js Qs Jc Qc 9d Td Jd", "Ah Ks As Kc Ac Qd Kd Ad")
    asked = [position(*cards, leader=1, most=0) for cards in (covered, caught)]
    assert Kernel(None).solve([*asked, position(*dealt, leader=1, most=0, aside=True)]) == [True, False, False]


def test_the_card_played_decides_the_running_trick():
    masks = position("Ks 7h", "As 7s", "9s 8h", "Ts Th").hands
    low, high = (Position(masks, 1, 1, 0, 0, played=(NUMBER[parse_card(card)],)) for card in ("7s", "As"))
    assert Kernel(None).solve([low, high]) == [False, True]


def test_two_threads_answer_in_the_order_asked():
    deals = [deal for deal in islice(small_deals(5), 200) if deal.trump is None]
    with solver(None) as solve:
        assert solve([deal.position() for deal in deals]) == by_kernel(deals)


def test_a_cancelled_solver_stops():
    with solver(None, cancelled=lambda: True) as solve, pytest.raises(Cancelled):
        solve([position(*LOW_HAND, most=0)])


def test_wasmtime_is_loaded_by_the_first_question():
    code = (
        "import sys, whistclub.arbiter.answer; assert 'wasmtime' not in sys.modules;"
        "from whistclub.arbiter.solver import Kernel; Kernel(None); assert 'wasmtime' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd=Path(__file__).parents[2])
