"""What the arbiter is asked, as keys and taps make it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from whistclub.arbiter.cards import Card, card_text
from whistclub.arbiter.question import CONTRACTS, Question
from whistclub.entry.arbiter_form import ArbiterForm, contract_keys, group_keys
from whistclub.entry.asked import Asked
from whistclub.entry.letters import suit_letter
from whistclub.rules.common import SUITS, Suit
from whistclub.words import install
from whistclub.words.cards import rank_text
from whistclub.words.qt import load

LANGUAGES = ("en", "fr", "nl")


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    install("en", None)
    yield
    install("en", None)


def typed(keys: str, form: ArbiterForm | None = None) -> ArbiterForm:
    made = form or ArbiterForm()
    for key in keys.split():
        assert made.key(key), key
    return made


def held(form: ArbiterForm) -> list[str]:
    return [card_text(card) for card in form.cards]


EIGHT = "0 s 8 s 7 s 9 h 7 h 8 c 8 d 7 d"


def test_a_card_is_a_rank_and_a_suit() -> None:
    assert held(typed("a s k h 0 d 7 c")) == ["As", "Kh", "Td", "7c"]


def test_ten_is_typed_by_one_digit_or_by_both() -> None:
    assert held(typed("1 s")) == held(typed("0 s")) == held(typed("1 0 s")) == ["Ts"]


def test_the_same_card_again_takes_it_back() -> None:
    assert held(typed("a s k h a s")) == ["Kh"]


def test_the_suit_of_a_card_can_come_first() -> None:
    assert held(typed("s a h k d 1 c 7")) == ["As", "Kh", "Td", "7c"]
    assert held(typed("s a s a")) == []


def test_another_suit_begins_the_card_anew() -> None:
    assert held(typed("s h a")) == ["Ah"]


def test_the_suit_of_a_card_leaves_the_contract_as_it_was() -> None:
    form = typed("g s d h c")
    assert (form.contract, form.cards) == ("grande_misere", ())


def test_a_suit_names_the_trumps_where_nothing_else_is_missing() -> None:
    form = typed("u 0 s 8 s 7 s 9 h 7 h 8 c 8 d 7 d")
    assert form.missing == "Which trumps?"
    typed("h", form)
    assert form.trump is Suit.HEARTS
    assert form.question is not None


def test_back_takes_the_suit_back_and_then_the_last_card() -> None:
    form = typed("a s h back")
    assert (form.suit, held(form)) == (None, ["As"])
    assert held(typed("back", form)) == []


def test_back_takes_the_rank_back_and_then_the_last_card() -> None:
    form = typed("a s k h q")
    typed("back", form)
    assert (form.rank, held(form)) == ("", ["As", "Kh"])
    assert held(typed("back", form)) == ["As"]


def test_a_ninth_card_is_refused_in_words() -> None:
    form = typed(EIGHT + " a s")
    assert len(form.cards) == 8
    assert "Eight cards" in form.why


def test_after_the_letter_of_a_duo_a_suit_names_the_trumps() -> None:
    form = typed(EIGHT + " u d")
    assert form.question == Question("duo7", form._question().cards, Suit.DIAMONDS)


def test_a_solo_asks_for_its_trumps_and_can_have_none() -> None:
    form = typed(EIGHT + " l")
    assert form.missing == "Which trumps?"
    typed("n", form)
    assert form.question is not None
    assert form.question.trump is Suit.NONE


def test_trumps_cannot_be_a_suit_of_which_no_card_is_held() -> None:
    form = typed("a s k s q s j s 0 s 9 s 8 s 7 h u c")
    assert form.trump is None
    assert form.why


def test_partner_and_leader_go_on_by_their_letter() -> None:
    form = typed(EIGHT + " u s r f f")
    question = form.question
    assert question is not None
    assert (question.partner, question.leader) == (1, 1)
    assert typed("r r r", form).question.partner is None


def test_the_asker_of_a_solo_leads_whatever_was_chosen_before() -> None:
    form = typed(EIGHT + " g f l n")
    assert form.question is not None
    assert form.question.leader is None


def test_a_key_without_meaning_does_nothing() -> None:
    assert not ArbiterForm().key("x")


AT_TABLE = Asked("duo8", (2, 0), Suit.HEARTS, (0, 1, 2, 3), 3)


def test_a_deal_says_contract_trumps_partner_and_leader() -> None:
    form = ArbiterForm(AT_TABLE)
    assert (form.contract, form.trump, form.partner, form.leader) == ("duo8", Suit.HEARTS, 2, 2)


def test_the_cards_stay_until_another_player_asks() -> None:
    form = typed("a s k h", ArbiterForm(AT_TABLE))
    form.follow(Asked("picolo", (2,), None, (0, 1, 2, 3), 3))
    assert (held(form), form.contract, form.partner) == (["As", "Kh"], "picolo", None)
    form.follow(Asked("picolo", (1,), None, (0, 1, 2, 3), 3))
    assert held(form) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_first_keys_are_the_same(language: str) -> None:
    load(language)
    ranks = {rank_text(rank) for rank in "789JQKA"} | {"0", "1"}
    letters = [*contract_keys().values(), *group_keys().values()]
    assert len({*letters, *ranks}) == len(letters) + len(ranks)
    assert not {suit_letter(suit) for suit in SUITS} & set(letters)
    assert len({suit_letter(suit) for suit in (*SUITS, Suit.NONE)}) == 5
    assert set(contract_keys()) == set(CONTRACTS)


@pytest.mark.parametrize(("language", "keys"), [("fr", "r c d p v k"), ("nl", "h h v s b r")])
def test_ranks_and_suits_have_the_letters_of_the_language(language: str, keys: str) -> None:
    load(language)
    form = typed(keys)
    assert form.cards == (Card("K", Suit.HEARTS), Card("Q", Suit.SPADES), Card("J", Suit.DIAMONDS))
