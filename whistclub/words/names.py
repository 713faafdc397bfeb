"""Names of games, contracts and suits, in the terms of those who play."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from whistclub.rules.common import Suit
from whistclub.words import mark, tr, tr_marked

GAMES: Final[Mapping[str, str]] = {
    "belgian": mark("Belgian whist"),
    "whist32": mark("Whist 32"),
    "tourangeau": mark("Whist Tourangeau"),
    "classic": mark("Short whist"),
}

CONTRACTS: Final[Mapping[str, str]] = {
    "pair": mark("Pair"),
    "duo": mark("Duo"),
    "solo": mark("Solo"),
    "piccolissimo": mark("Piccolissimo"),
    "petite_misere": mark("Petite misère"),
    "piccolo": mark("Piccolo"),
    "picolo": mark("Picolo"),
    "abondance": mark("Abondance"),
    "abondance_10": mark("Abondance in 10"),
    "grande_misere": mark("Grande misère"),
    "grande_misere_sur_table": mark("Grande misère on the table"),
    "petit_schlem": mark("Petit schlem"),
    "grand_schlem": mark("Grand schlem"),
    "trou": mark("Trou"),
    "trou_royal": mark("Trou royal"),
}

_SUITS: Final[Mapping[Suit, str]] = {
    Suit.SPADES: mark("spades"),
    Suit.CLUBS: mark("clubs"),
    Suit.DIAMONDS: mark("diamonds"),
    Suit.HEARTS: mark("hearts"),
    Suit.NONE: mark("no trumps"),
}

_SIGNS: Final[Mapping[Suit, str]] = {Suit.SPADES: "♠", Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥"}

_own: dict[tuple[str, str], str] = {}


def use_own_names(names: Mapping[str, Mapping[str, str]]) -> None:
    """Makes ``names`` (the club's own word by game and contract) stand for the usual ones; empty words are passed
    over."""
    _own.clear()
    said = [(game, key, word) for game, words in names.items() for key, word in words.items()]
    _own.update({(game, key): word for game, key, word in said if key in CONTRACTS and word})
    # A sentence that knows no game has the word of the first game that has one.
    for _, key, word in reversed(said):
        if key in CONTRACTS and word:
            _own["", key] = word


def game_name(game: str) -> str:
    """The name of a game; the key itself for one that is not known."""
    return tr_marked(GAMES[game]) if game in GAMES else game


def suit_name(suit: str) -> str:
    """The suit in words: spades, no trumps."""
    return tr_marked(_SUITS[Suit(suit)])


def suit_sign(suit: str) -> str:
    """The suit's sign; "no trumps" in short where there is none."""
    return _SIGNS.get(Suit(suit)) or tr("NT", "without trumps, short")


def contract_name(game: str, contract: str) -> str:
    """The club's word for a contract, with a capital; the key itself for one that is not known."""
    return _own.get((game, contract)) or usual_contract_name(game, contract)


def usual_contract_name(game: str, contract: str) -> str:
    """The word a contract has where the club has none of its own."""
    if game == "belgian" and contract == "solo":
        return tr("Solo", "in Belgian whist")
    return tr_marked(CONTRACTS[contract]) if contract in CONTRACTS else contract


def contract_text(game: str, contract: str, level: int | None = None, target: int | None = None) -> str:
    """A contract with what was announced: Solo 8, Trou 9, Grande misère."""
    number = level if level is not None else target
    name = contract_name(game, contract)
    return name if number is None else tr("{contract} {number}", contract=name, number=number)


def in_sentence(name: str) -> str:
    """A name as it stands inside a sentence: without its capital."""
    return name[:1].lower() + name[1:]


def listed(names: list[str]) -> str:
    """Several names in one breath: A, B and C."""
    if len(names) < 2:
        return "".join(names)
    return tr("{some} and {last}", some=", ".join(names[:-1]), last=names[-1])


def strung(parts: Iterable[str]) -> str:
    """Parts of a sentence that have commas of their own, one after the other."""
    return tr("; ", "between the parts of a sentence").join(parts)


def either(names: list[str]) -> str:
    """What is allowed, in one breath: A, B or C."""
    if len(names) < 2:
        return "".join(names)
    return tr("{some} or {last}", some=", ".join(names[:-1]), last=names[-1])
