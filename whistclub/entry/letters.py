"""The letters of contracts, kinds of deal and suits, in the language of the interface."""

from __future__ import annotations

from whistclub.words import tr


def contract_letter(contract: str) -> str:
    """The letter of a contract, "" for one without."""
    match contract:
        case "pair":
            return tr("P", "key of the contract pair")
        case "duo":
            return tr("D", "key of the contract duo")
        case "solo":
            return tr("S", "key of the contract solo")
        case "piccolissimo":
            return tr("I", "key of the contract piccolissimo")
        case "petite_misere":
            return tr("M", "key of the contract petite misère")
        case "piccolo" | "picolo":
            return tr("C", "key of the contract piccolo")
        case "abondance":
            return tr("A", "key of the contract abondance")
        case "grande_misere":
            return tr("G", "key of the contract grande misère")
        case "abondance_10":
            return tr("B", "key of the contract abondance 10")
        case "grande_misere_sur_table":
            return tr("T", "key of the contract grande misère on the table")
        case "petit_schlem":
            return tr("L", "key of the contract petit schlem")
        case "grand_schlem":
            return tr("H", "key of the contract grand schlem")
        case "trou":
            return tr("U", "key of the contract trou")
        case "trou_royal":
            return tr("R", "key of the contract trou royal")
    return ""


def kind_letter(kind: str) -> str:
    """The letter of a kind of deal without contract: passed, blank, revoke."""
    match kind:
        case "passed":
            return tr("N", "key of a passed deal")
        case "blank":
            return tr("W", "key of a blank hand")
        case "revoke":
            return tr("V", "key of a revoke")
    raise KeyError(kind)


def suit_letter(suit: str) -> str:
    """The letter of a suit, or of no trumps."""
    match suit:
        case "spades":
            return tr("S", "key of the suit")
        case "clubs":
            return tr("C", "key of the suit")
        case "diamonds":
            return tr("D", "key of the suit")
        case "hearts":
            return tr("H", "key of the suit")
        case "none":
            return tr("N", "key of playing without trumps")
    raise KeyError(suit)
