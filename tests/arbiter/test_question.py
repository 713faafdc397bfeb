"""Cards as they are written, and every impossible question."""

import pytest

from whistclub.arbiter.cards import ALL_CARDS, Card, card_text, parse_card
from whistclub.arbiter.question import Question, problems
from whistclub.rules.common import Refused, Suit
from whistclub.words.problems import PROBLEMS, problem_text

CARDS = "As Ks Qs Kh Qh Td 8d 7c"


def question(contract: str, cards: str = CARDS, trump: Suit | None = None, **seats: int) -> Question:
    return Question(contract, tuple(map(parse_card, cards.split())), trump, **seats)


def test_every_card_is_read_back_from_its_text():
    assert [parse_card(card_text(card)) for card in ALL_CARDS] == list(ALL_CARDS)


@pytest.mark.parametrize("text", ["Th", "th", "TH", "10h", "T♥", "10♥", " Th "])
def test_a_card_can_be_written_in_many_ways(text):
    assert parse_card(text) == Card("T", Suit.HEARTS)


@pytest.mark.parametrize("text", ["", "T", "h", "6h", "1h", "11h", "Tx", "hT", "T h", "joker"])
def test_what_is_none_of_the_32_cards_is_refused(text):
    with pytest.raises(Refused) as refused:
        parse_card(text)
    assert refused.value.problems[0].key == "arbiter_not_a_card"


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        pytest.param(question("solo6"), "not_for_the_arbiter", id="not on the list"),
        pytest.param(question("picolo", "As Ks Qs"), "arbiter_card_count", id="three cards"),
        pytest.param(question("picolo", f"{CARDS} 7h"), "arbiter_card_count", id="nine cards"),
        pytest.param(question("picolo", "As Ks Qs Kh Qh Td 8d As"), "arbiter_same_card", id="one twice"),
        pytest.param(
            Question("picolo", (*question("picolo").cards[:7], Card("6", Suit.CLUBS))), "arbiter_not_a_card", id="a six"
        ),
        pytest.param(question("picolo", trump=Suit.SPADES), "arbiter_no_trump", id="picolo with trumps"),
        pytest.param(question("petite_misere", trump=Suit.CLUBS), "arbiter_no_trump", id="petite misère with trumps"),
        pytest.param(question("grande_misere", trump=Suit.CLUBS), "arbiter_no_trump", id="grande misère with trumps"),
        pytest.param(question("solo8", trump=Suit.SPADES), "arbiter_no_trump", id="solo 8 with trumps"),
        pytest.param(question("duo7"), "arbiter_trump_missing", id="duo without trumps"),
        pytest.param(question("duo8", trump=Suit.NONE), "arbiter_trump_missing", id="duo with no trumps said"),
        pytest.param(
            question("duo7", "As Ks Qs Kh Qh Td 8d 7d", Suit.CLUBS), "arbiter_trump_not_held", id="no card of trumps"
        ),
        pytest.param(
            question("solo7", "As Ks Qs Kh Qh Td 8d 7d", Suit.CLUBS), "arbiter_trump_not_held", id="nor in solo 7"
        ),
        pytest.param(
            question("duo8", "As Ks Qs Js Ts 9s 8s 7s", Suit.SPADES), "arbiter_trump_all_held", id="all the trumps"
        ),
        pytest.param(question("picolo", partner=2), "arbiter_plays_alone", id="a partner for a lone contract"),
        pytest.param(question("solo7", leader=0), "arbiter_asker_leads", id="a leader for solo 7"),
        pytest.param(question("solo8", leader=1), "arbiter_asker_leads", id="a leader for solo 8"),
        pytest.param(question("picolo", leader=4), "out_of_range", id="a fifth seat leads"),
        pytest.param(question("duo7", trump=Suit.SPADES, partner=0), "out_of_range", id="one's own partner"),
        pytest.param(question("duo7", trump=Suit.SPADES, partner=4), "out_of_range", id="a partner in a fifth seat"),
    ],
)
def test_an_impossible_question_is_refused_in_words(asked, key):
    found = problems(asked)
    assert [problem.key for problem in found] == [key]
    assert key in PROBLEMS
    assert "?" not in problem_text(found[0])


@pytest.mark.parametrize("threshold", [-1, 101])
def test_a_threshold_is_between_0_and_100(threshold):
    assert [problem.path for problem in problems(question("picolo"), threshold)] == [("threshold",)]


def test_all_that_is_wrong_is_said():
    asked = question("solo8", "As Ks", Suit.SPADES, partner=9)
    assert {problem.key for problem in problems(asked)} == {
        "arbiter_card_count", "arbiter_no_trump", "arbiter_plays_alone", "out_of_range",
    }  # fmt: skip


@pytest.mark.parametrize(
    "asked",
    [
        question("picolo", trump=Suit.NONE, leader=0),
        question("solo7"),
        question("solo7", trump=Suit.NONE),
        question("solo7", "As Ks Qs Js Ts 9s 8s 7s", Suit.SPADES),
        question("duo8", trump=Suit.CLUBS, partner=3, leader=3),
    ],
)
def test_a_possible_question_has_no_problems(asked):
    assert problems(asked, 0) == problems(asked, 100) == []
