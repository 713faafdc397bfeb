"""The letter of each contract, kind of deal and suit, in the language of the interface."""

from __future__ import annotations

from whistclub.words import tr


def contract_letter(contract: str) -> str:
    """The letter of a contract, "" for one without."""
    letters = {
        "pair": tr("P", "key of the contract pair"),
        "duo": tr("D", "key of the contract duo"),
        "solo": tr("S", "key of the contract solo"),
        "piccolissimo": tr("I", "key of the contract piccolissimo"),
        "petite_misere": tr("M", "key of the contract petite misère"),
        "piccolo": tr("C", "key of the contract piccolo"),
        "picolo": tr("C", "key of the contract piccolo"),
        "abondance": tr("A", "key of the contract abondance"),
        "grande_misere": tr("G", "key of the contract grande misère"),
        "abondance_10": tr("B", "key of the contract abondance 10"),
        "grande_misere_sur_table": tr("T", "key of the contract grande misère on the table"),
        "petit_schlem": tr("L", "key of the contract petit schlem"),
        "grand_schlem": tr("H", "key of the contract grand schlem"),
        "trou": tr("U", "key of the contract trou"),
        "trou_royal": tr("R", "key of the contract trou royal"),
    }
    return letters.get(contract, "")


def kind_letter(kind: str) -> str:
    """The letter of a deal that is no contract: passed, blank, revoke."""
    letters = {
        "passed": tr("N", "key of a passed deal"),
        "blank": tr("W", "key of a blank hand"),
        "revoke": tr("V", "key of a revoke"),
    }
    return letters[kind]


def suit_letter(suit: str) -> str:
    """The letter of a suit, or of playing without trumps."""
    letters = {
        "spades": tr("S", "key of the suit"),
        "clubs": tr("C", "key of the suit"),
        "diamonds": tr("D", "key of the suit"),
        "hearts": tr("H", "key of the suit"),
        "none": tr("N", "key of playing without trumps"),
    }
    return letters[suit]
