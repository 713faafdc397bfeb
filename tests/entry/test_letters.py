"""The letters of the entry strip in every language: each its own, and none that means something else."""

import pytest

from whistclub.entry.keys import NUMBER_LETTERS
from whistclub.entry.letters import contract_letter, kind_letter, suit_letter
from whistclub.rules.belgian.payoffs import CONTRACTS
from whistclub.rules.common import Suit
from whistclub.rules.whist32 import announceable
from whistclub.words import install, qt
from whistclub.words.languages import LANGUAGES

SWITCHES = frozenset("xy")
"""Letters of rabrouche and of the double deal, which can be pressed at any moment."""


@pytest.fixture(params=LANGUAGES, autouse=True)
def spoken(request):
    assert qt.load(request.param)
    yield
    install("en", None)


@pytest.mark.parametrize(
    ("contracts", "kinds"), [(CONTRACTS, ("passed", "blank", "revoke")), (announceable(), ("passed",))]
)
def test_contracts_and_kinds_of_deal_have_letters_of_their_own(contracts, kinds):
    letters = [contract_letter(contract) for contract in contracts] + [kind_letter(kind) for kind in kinds]
    assert all(len(letter) == 1 and letter.isascii() and letter.isupper() for letter in letters), letters
    assert len(set(letters)) == len(letters), letters
    assert SWITCHES.isdisjoint(letter.lower() for letter in letters)


def test_suits_have_letters_of_their_own_that_mean_no_number_and_no_minus():
    letters = [suit_letter(suit).lower() for suit in Suit]
    assert all(len(letter) == 1 and letter.isascii() and letter.isalpha() for letter in letters), letters
    assert len(set(letters)) == len(letters), letters
    assert (SWITCHES | set(NUMBER_LETTERS) | {"m"}).isdisjoint(letters)
