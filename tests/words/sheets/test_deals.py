"""Deals read back as sentences, and in one short line."""

from typing import Any

import pytest

from whistclub.rules.belgian.facts import Attempt, BelgianDeal
from whistclub.rules.belgian.presets import PRESETS
from whistclub.rules.classic import ClassicConventions, ClassicDeal
from whistclub.rules.common import Suit
from whistclub.rules.tourangeau import TourangeauConventions, TourangeauDeal
from whistclub.rules.whist32 import ArbiterCall, Whist32Conventions, Whist32Deal
from whistclub.words.games.attempts import result_text
from whistclub.words.games.whist32 import WHIST32_WORDS
from whistclub.words.sheets.deals import call_text, deal_text, short_deal_text

NAMES = {0: "Edouard", 1: "Eleni", 2: "Manu", 3: "Gaëtan"}
CLASSIQUE = PRESETS["classique"]


def contract(*attempts: Attempt, **more: Any) -> BelgianDeal:
    return BelgianDeal("contract", attempts, **more)


@pytest.mark.parametrize(
    ("deal", "sentence", "short"),
    [
        (
            contract(Attempt("pair", (3, 0), 11, 10, Suit.CLUBS)),
            "Gaëtan and Edouard play 10 ♣: 11 trick(s), made with 1 over.",
            "Pair 10 ♣ · Gaëtan, Edouard · 11 trick(s) ✓",
        ),
        (
            contract(Attempt("solo", (1,), 7, 8, Suit.HEARTS)),
            "Eleni plays solo 8 ♥: 7 trick(s), lost by 1.",
            "Solo 8 ♥ · Eleni · 7 trick(s) ✗",
        ),
        (
            contract(Attempt("solo", (1,), 8, 8)),
            "Eleni plays solo 8: 8 trick(s), made.",
            "Solo 8 · Eleni · 8 trick(s) ✓",
        ),
        (
            contract(Attempt("abondance", (1,), 9), rabrouche=True),
            "Eleni plays abondance: 9 trick(s), made. Rabrouche.",
            "Abondance · Eleni · 9 trick(s) ✓ · ×2",
        ),
        (
            contract(Attempt("trou", (2, 1), 9, trump=Suit.HEARTS, target=8)),
            "Manu and Eleni play trou 8 ♥: 9 trick(s), made with 1 over.",
            "Trou 8 ♥ · Manu, Eleni · 9 trick(s) ✓",
        ),
        (
            contract(Attempt("grande_misere", (0,), 0), Attempt("grande_misere", (1,), 1)),
            "Edouard plays grande misère: 0 trick(s), made. Eleni plays grande misère: 1 trick(s), lost.",
            "Grande misère · Edouard 0 ✓, Eleni 1 ✗",
        ),
        (
            BelgianDeal("passed", sixth=2, last=1),
            "All pass: Manu takes the sixth trick, Eleni the last.",
            "Passed · 6th Manu, last Eleni",
        ),
        (
            BelgianDeal("passed", sixth=2, last=2),
            "All pass: Manu takes the sixth and the last trick.",
            "Passed · 6th Manu, last Manu",
        ),
        (BelgianDeal("passed"), "All pass.", "Passed"),
        (BelgianDeal("blank", player=2), "Manu shows a blank hand: the deal is void.", "Blank hand · Manu"),
        (BelgianDeal("revoke", player=2), "Manu revokes: not counted, penalty paid.", "Revoke · Manu"),
        (
            BelgianDeal("revoke", player=2, reason="looked"),
            "Manu revokes (looked): not counted, penalty paid.",
            "Revoke · Manu",
        ),
    ],
)
def test_belgian(deal: BelgianDeal, sentence: str, short: str) -> None:
    assert deal_text("belgian", CLASSIQUE, deal, NAMES) == sentence
    assert short_deal_text("belgian", CLASSIQUE, deal, NAMES) == short


def test_a_doubled_deal_says_so() -> None:
    deal = contract(Attempt("solo", (1,), 6, 6), multiplier=2)
    conventions = PRESETS["kleurenwiezen"]
    assert deal_text("belgian", conventions, deal, NAMES).endswith(" Counts double.")
    assert short_deal_text("belgian", conventions, deal, NAMES).endswith(" · ×2")


def test_the_target_nobody_says_is_known() -> None:
    deal = contract(Attempt("trou", (0, 1), 7))
    assert "lost by 1" in deal_text("belgian", PRESETS["wiezen"], deal, NAMES)


@pytest.mark.parametrize(
    ("deal", "sentence", "short"),
    [
        (
            Whist32Deal("contract", "duo", (0, 2), 6, 5, Suit.SPADES),
            "Edouard and Manu play 5 ♠: 6 trick(s), made with 1 over.",
            "Duo 5 ♠ · Edouard, Manu · 6 trick(s) ✓",
        ),
        (
            Whist32Deal("contract", "picolo", (1,), 2),
            "Eleni plays picolo: 2 trick(s), lost.",
            "Picolo · Eleni · 2 trick(s) ✗",
        ),
        (
            Whist32Deal("contract", "solo", (1,), 8, 8, Suit.NONE),
            "Eleni plays solo 8: 8 trick(s), made.",
            "Solo 8 · Eleni · 8 trick(s) ✓",
        ),
        (Whist32Deal("contract", "duo", (0, 2), None, 5), "Edouard and Manu play 5.", "Duo 5 · Edouard, Manu"),
        (Whist32Deal("passed"), "All pass.", "Passed"),
    ],
)
def test_whist32(deal: Whist32Deal, sentence: str, short: str) -> None:
    assert deal_text("whist32", Whist32Conventions(), deal, NAMES) == sentence
    assert short_deal_text("whist32", Whist32Conventions(), deal, NAMES) == short


def test_tourangeau() -> None:
    deal = TourangeauDeal((2, 1, 0, 1), (2, 0, 0, 1), 3, Suit.HEARTS)
    text = deal_text("tourangeau", TourangeauConventions(), deal, {3: "Z", 0: "W", 1: "X", 2: "Y"})
    assert text == (
        "3 card(s) ♥: W bids 2 and takes 2; X bids 1 and takes 0; Y bids 0 and takes 0; Z bids 1 and takes 1."
    )
    assert short_deal_text("tourangeau", TourangeauConventions(), deal, NAMES) == "3 card(s) ♥"


def test_classic() -> None:
    deal = ClassicDeal((9, 4), (3, 0), Suit.HEARTS)
    assert deal_text("classic", ClassicConventions(), deal, NAMES) == (
        "Edouard and Manu: 9 trick(s); Eleni and Gaëtan: 4 trick(s); trumps: hearts; Edouard and Manu: 3 honours."
    )
    assert short_deal_text("classic", ClassicConventions(), deal, NAMES) == "9–4 ♥ · honours 3–0"


def test_of_what_is_not_known_nothing_is_said() -> None:
    assert result_text(None, 8) == ""
    assert result_text(5, None) == "5 trick(s)"
    stranger = contract(Attempt("no_such", (0,), 5))
    assert deal_text("belgian", CLASSIQUE, stranger, NAMES) == "Edouard plays no_such: 5 trick(s)."


DUO = ArbiterCall(2, "duo", True, 7, Suit.HEARTS, "0.777")
REFUSED = ArbiterCall(1, "grande_misere", False)


def test_the_arbiters_answer_in_a_sentence_and_in_short() -> None:
    assert call_text("whist32", DUO, NAMES) == "The arbiter accepts duo 7 ♥ (Manu, about 65 times in 100)."
    assert call_text("whist32", REFUSED, NAMES) == "The arbiter refuses grande misère (Eleni)."
    assert WHIST32_WORDS.short_call(DUO, named=True) == "arbiter: duo 7 ♥ ✓ 65 in 100"
    assert WHIST32_WORDS.short_call(DUO, named=False) == "arbiter ✓ 65 in 100"


def test_the_arbiters_answer_is_said_by_the_chance_in_play() -> None:
    call = ArbiterCall(2, "grande_misere", True, chance="0.83")
    assert WHIST32_WORDS.short_call(call, named=False) == "arbiter ✓ 95 in 100"
    assert call_text("whist32", call, NAMES) == "The arbiter accepts grande misère (Manu, about 95 times in 100)."


def test_a_deal_says_what_the_arbiter_answered() -> None:
    played = Whist32Deal("contract", "duo", (0, 2), 7, 7, Suit.HEARTS, arbiter=DUO)
    said = Whist32Conventions()
    assert deal_text("whist32", said, played, NAMES) == (
        "Edouard and Manu play 7 ♥: 7 trick(s), made. The arbiter accepts duo 7 ♥ (Manu, about 65 times in 100)."
    )
    assert (
        short_deal_text("whist32", said, played, NAMES)
        == "Duo 7 ♥ · Edouard, Manu · 7 trick(s) ✓ · arbiter ✓ 65 in 100"
    )
    passed = Whist32Deal("passed", arbiter=REFUSED)
    assert deal_text("whist32", said, passed, NAMES) == "All pass. The arbiter refuses grande misère (Eleni)."
    assert short_deal_text("whist32", said, passed, NAMES) == "Passed · arbiter: grande misère ✗"
