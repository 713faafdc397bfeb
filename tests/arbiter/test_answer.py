"""Questions and their answers."""

from dataclasses import replace
from itertools import islice
from math import comb

import pytest

from tests.arbiter import minimax
from whistclub.arbiter.answer import Answer, Cancelled, accepted_contracts, ask, possible_questions, to_json
from whistclub.arbiter.cards import ALL_CARDS, NUMBER, card_text, parse_card
from whistclub.arbiter.layouts import drawn
from whistclub.arbiter.question import CONTRACTS, Question
from whistclub.arbiter.sampling import Tried, hand, judged, position
from whistclub.arbiter.solver import Kernel, solver
from whistclub.rules.common import Refused, Suit


def question(contract: str, cards: str, trump: Suit | None = None, **seats: int) -> Question:
    return Question(contract, tuple(map(parse_card, cards.split())), trump, **seats)


MISERE = question("grande_misere", "7s 8s Ts Qs 7h 9h 7d Td")
PETITE = question("petite_misere", "7s 9s Js Ks 8h Th 9d Qc")
DUO = question("duo7", "As Ks Qs Ts Ah 7h Kd 8c", Suit.SPADES)
PICOLO = question("picolo", "7s 8s Js 7h 9h Th 7d Ad", leader=1)


@pytest.fixture(scope="module")
def answers() -> dict[Question, Answer]:
    return {asked: ask(asked) for asked in (MISERE, PETITE, DUO, PICOLO)}


@pytest.mark.parametrize("asked", [MISERE, PETITE, DUO, PICOLO], ids=lambda asked: asked.contract)
def test_the_same_question_has_the_same_answer(answers, asked):
    assert ask(asked) == answers[asked]


def test_the_order_of_the_cards_does_not_matter(answers):
    turned = ask(replace(DUO, cards=tuple(reversed(DUO.cards))))
    assert replace(turned, question=DUO) == answers[DUO]


def test_no_trumps_may_be_said_or_left_out(answers):
    assert to_json(ask(replace(MISERE, trump=Suit.NONE))) == to_json(answers[MISERE])


def test_one_core_gives_the_same_answer(answers, monkeypatch):
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    assert ask(PETITE) == answers[PETITE]


def test_the_layouts_drawn_do_not_depend_on_the_threshold():
    with solver(None) as solve:
        few, many = (judged(MISERE, threshold, solve)[1] for threshold in (99, 40))
    assert many[: len(few)] == few


def test_every_layout_deals_all_cards_and_keeps_to_the_question():
    for layout in islice(drawn(DUO), 200):
        assert sum(layout.hands) == (1 << 32) - 1
        assert [held.bit_count() for held in layout.hands] == [8] * 4
        assert set(hand(layout.hands[0])) == set(DUO.cards)
        assert any(card.suit is Suit.SPADES for card in hand(layout.hands[layout.partner]))


def test_unknown_seats_are_equally_likely():
    layouts = list(islice(drawn(DUO), 4000))
    for leader in range(4):
        assert sum(layout.leader == leader for layout in layouts) == pytest.approx(1000, abs=150)
    for partner in (1, 2, 3):
        assert sum(layout.partner == partner for layout in layouts) == pytest.approx(1333, abs=150)


def test_every_unseen_card_is_equally_likely_in_every_other_hand():
    layouts = list(islice(drawn(MISERE), 4000))
    for card in set(ALL_CARDS) - set(MISERE.cards):
        held = [sum(layout.hands[seat] >> NUMBER[card] & 1 for layout in layouts) for seat in range(4)]
        assert held == [0, *[pytest.approx(4000 / 3, abs=150)] * 3]


def test_an_unknown_partner_is_rejected_together_with_the_layout():
    """The four other trumps lie with one, two or three players; a layout counts once for each of them who can be the
    partner, so that all three hold a trump in 61 of 100 layouts, not in 51."""
    outside = sum(1 << NUMBER[card] for card in ALL_CARDS if card.suit is Suit.SPADES and card not in DUO.cards)
    layouts = list(islice(drawn(DUO), 4000))
    three = sum(all(held & outside for held in layout.hands[1:]) for layout in layouts)
    ways = {holders: comb(3, holders) for holders in (1, 2, 3)}
    in_hands = {1: comb(8, 4), 2: comb(16, 4) - 2 * comb(8, 4), 3: 3 * comb(8, 2) * 8 * 8}
    weights = {holders: ways[holders] * in_hands[holders] * holders for holders in ways}
    assert three / 4000 == pytest.approx(weights[3] / sum(weights.values()), abs=0.03)


@pytest.mark.parametrize(
    "other",
    [
        replace(DUO, contract="duo8"),
        replace(DUO, trump=Suit.HEARTS),
        replace(DUO, cards=(*DUO.cards[:7], parse_card("7c"))),
        replace(DUO, leader=0),
        replace(DUO, partner=2),
    ],
    ids=["contract", "trumps", "cards", "leader", "partner"],
)
def test_another_question_has_other_layouts(other):
    hands = [[layout.hands[1:] for layout in islice(drawn(asked), 3)] for asked in (DUO, other)]
    assert hands[0] != hands[1]


def test_known_seats_are_kept():
    layouts = list(islice(drawn(replace(DUO, leader=2, partner=3)), 50))
    assert {(layout.leader, layout.partner) for layout in layouts} == {(2, 3)}
    alone = list(islice(drawn(question("solo8", "As Ks Qs Js Ah Kh Qh Ac")), 50))
    assert {(layout.leader, layout.partner) for layout in alone} == {(0, None)}


@pytest.mark.parametrize(
    ("asked", "chance"),
    [
        pytest.param(question("grande_misere", "7s 8s 7h 8h 7d 8d 7c 8c"), 1.0, id="the lowest cards"),
        pytest.param(question("grande_misere", "As Ks Ah Kh Ad Kd Ac Kc"), 0.0, id="the highest cards"),
        pytest.param(question("solo8", "As Ks Qs Js Ts 9s 8s 7s"), 1.0, id="a whole suit led"),
        pytest.param(question("solo7", "As Ks Qs Js Ts 9s 8s 7h", Suit.SPADES), 1.0, id="seven trumps from the top"),
        pytest.param(question("duo8", "As Ks Qs Js Ts 9s 8s 7h", Suit.SPADES, leader=0), None, id="and a small card"),
        pytest.param(
            question("picolo", "7s 8s 9s 7h 8h 9h 7d As", leader=0), 1.0, id="an ace to lead, the rest the lowest"
        ),
        pytest.param(question("petite_misere", "7s 8s 9s 7h 8h 7d 8d Ac"), 1.0, id="the only high card set aside"),
    ],
)
def test_plain_hands(asked, chance):
    answer = ask(asked)
    assert 0 < answer.chance < 1 if chance is None else answer.chance == chance
    assert answer.low <= answer.chance <= answer.high
    assert (answer.failing is None) == (answer.chance == 1)


def test_of_equal_cards_the_higher_and_then_the_first_suit_is_set_aside():
    assert ask(question("petite_misere", "7s 8s 7h 8h 7d 8d 7c 9c")).set_aside == parse_card("9c")
    assert ask(question("petite_misere", "7s 8s 7h 8h 7d 8d 7c 8c")).set_aside == parse_card("8s")
    assert ask(question("petite_misere", "As Ks Ah Kh Ad Kd Ac Kc")).set_aside == parse_card("As")


@pytest.mark.parametrize("cards", ["7s 9s Js Ks 8h Th 9d Qc", "8s 9s Th Jh 7d Td 9c Kc", "7s 8s Qs 9h Jh 8d Jd Tc"])
def test_all_eight_cards_judged_on_every_layout_give_the_same_best(cards):
    asked = question("petite_misere", cards)
    with solver(None) as solve:
        best, layouts = judged(asked, 20, solve)
        for seen in range(60, len(layouts) + 1, 20):
            made = {
                card: sum(solve([position(CONTRACTS["petite_misere"], layout, card) for layout in layouts[:seen]]))
                for card in asked.cards
            }
    first = min(made, key=lambda card: (-made[card], -(NUMBER[card] & 7), NUMBER[card]))
    assert (best.card, best.made, len(best.results)) == (first, made[first], len(layouts))


def test_the_failing_layout_is_beaten_by_its_play(answers):
    for answer in answers.values():
        check_play(answer)


def check_play(answer: Answer) -> None:
    """Everybody follows suit, the winners are right, and the tricks taken are not those the contract needs."""
    failing, contract, trump = answer.failing, CONTRACTS[answer.question.contract], answer.question.trump_suit
    assert sorted(NUMBER[card] for held in failing.hands for card in held) == list(range(len(ALL_CARDS)))
    hands = [set(held) for held in failing.hands]
    if contract.aside:
        assert failing.set_aside[0] == answer.set_aside
        for held, card in zip(hands, failing.set_aside, strict=True):
            held.remove(card)
    side, taken, turn = {0, failing.partner}, 0, failing.tricks[0].cards[0][0]
    for trick in failing.tricks:
        assert [seat for seat, _ in trick.cards] == [(turn + step) % 4 for step in range(4)]
        led = trick.cards[0][1].suit
        for seat, card in trick.cards:
            assert card.suit is led or not any(other.suit is led for other in hands[seat])
            hands[seat].remove(card)
        plain = [(seat, (card.suit, NUMBER[card])) for seat, card in trick.cards]
        assert trick.winner == minimax.winner_of(plain, trump)
        turn = trick.winner
        taken += turn in side
    left = len(hands[0])
    assert taken > contract.need if contract.exactly and taken else taken + left < contract.need


def test_json_is_what_the_command_prints(answers):
    answer = replace(
        answers[PICOLO], chance=0.23, low=0.1584, high=0.3215, layouts=100, threshold=0.15, accepted=True, in_play=0.55,
        worth=1.6,
    )  # fmt: skip
    assert to_json(answer) == {
        "contract": "picolo", "trump": "none", "chance": 0.23, "low": 0.1584, "high": 0.3215, "layouts": 100,
        "threshold": 0.15, "accepted": True, "in_play": 0.55, "worth": 1.6, "set_aside": None,
    }  # fmt: skip
    assert to_json(answers[DUO])["trump"] == "spades"
    assert to_json(answers[PETITE])["set_aside"] == card_text(answers[PETITE].set_aside)


def test_the_answer_is_taken_from_the_written_chance(answers):
    percent = round(answers[DUO].chance * 100)
    for threshold in (percent - 1, percent, percent + 1):
        answer = ask(DUO, threshold=threshold)
        assert answer.accepted == (round(answer.chance * 10_000) >= threshold * 100)
        assert answer.threshold == threshold / 100
    assert ask(MISERE, threshold=0).accepted


@pytest.mark.parametrize(
    ("made", "lost", "worth"), [(15, 15, 7.5), (0, 0, 0.0), (10, 40, -2.4), (0, 1000, -248.4), (1000, 0, 751.7)]
)
def test_the_worth_is_reckoned_from_the_written_chance_and_the_points_given(monkeypatch, made, lost, worth):
    """14 of 60 is written 0.2333, in play 0.75165; the share itself would give 7.6 points."""
    layouts = list(islice(drawn(PETITE), 60))
    tried = Tried(PETITE.cards[0], {number: number < 14 for number in range(60)})
    monkeypatch.setattr("whistclub.arbiter.answer.judged", lambda *_: (tried, layouts))
    monkeypatch.setattr("whistclub.arbiter.answer.failing_layout", lambda *_: None)
    answer = ask(PETITE, made=made, lost=lost)
    assert (answer.chance, answer.in_play, answer.worth) == (0.2333, 0.75, worth)


def test_points_of_the_club_are_taken(answers):
    answer = ask(DUO, made=20, lost=10)
    assert (answer.made, answer.lost) == (20, 10)
    assert answer.worth > answers[DUO].worth
    assert (answers[DUO].made, answers[DUO].lost) == (15, 15)
    assert (answers[PICOLO].made, answers[PICOLO].lost) == (20, 20)


def test_an_impossible_question_is_not_answered():
    with pytest.raises(Refused):
        ask(question("duo7", "As Ks Qs Ts Ah 7h Kd 8c"))
    with pytest.raises(Refused):
        ask(MISERE, threshold=101)


def test_progress_is_told_at_every_look(answers):
    told = list[int]()
    ask(DUO, progress=told.append)
    assert told == list(range(60, answers[DUO].layouts + 1, 20))


def test_a_question_can_be_cancelled():
    with pytest.raises(Cancelled):
        ask(PETITE, cancelled=lambda: True)


def test_every_possible_question_is_looked_at_for_what_else_would_be_accepted():
    asked = list(possible_questions(DUO.cards, 2, 1))
    assert {one.contract for one in asked} == set(CONTRACTS)
    assert [one.trump for one in asked if one.contract == "duo7"] == [
        Suit.SPADES, Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS,
    ]  # fmt: skip
    assert [one.trump for one in asked if one.contract == "solo7"][-1] is None
    assert {one.partner for one in asked if one.contract in ("duo7", "duo8")} == {2}
    assert {one.leader for one in asked if one.contract not in ("solo7", "solo8")} == {1}


def test_what_else_would_be_accepted_comes_one_by_one():
    cards = tuple(map(parse_card, ("As", "Ks", "Qs", "Js", "Ts", "9s", "8s", "Ah")))
    found = list(accepted_contracts(cards, besides=Question("solo8", cards)))
    kinds = [(asked.contract, asked.trump) for asked, _ in found]
    assert kinds.count(("solo7", Suit.SPADES)) == kinds.count(("solo7", None)) == 1
    assert not {"solo8", "grande_misere", "picolo"} & {contract for contract, _ in kinds}
    assert all(answer.accepted for _, answer in found)
    with pytest.raises(Cancelled):
        list(accepted_contracts(cards, cancelled=lambda: True))


def test_thresholds_of_the_club_are_taken_for_what_else_would_be_accepted():
    for threshold, expected in ((0, True), (100, False)):
        found = accepted_contracts(MISERE.cards, thresholds={"grande_misere": threshold})
        assert ("grande_misere" in [asked.contract for asked, _ in found]) is expected


def test_a_made_contract_of_the_kernel_is_made_in_every_order_of_suits():
    """The answer must not depend on which suit is which."""
    layouts = list(islice(drawn(MISERE), 30))
    turned = [
        replace(layout, hands=tuple((held << 8 | held >> 24) & 0xFFFFFFFF for held in layout.hands))
        for layout in layouts
    ]
    contract = CONTRACTS["grande_misere"]
    made = [Kernel(None).solve([position(contract, one, None) for one in some]) for some in (layouts, turned)]
    assert made[0] == made[1]
