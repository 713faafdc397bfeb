"""The form for a question to the arbiter of Whist 32 (rules.md §2.1), typed or tapped: cards, contract, details."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from whistclub.arbiter.cards import RANKS, Card, in_order
from whistclub.arbiter.question import CONTRACTS, HAND, ArbiterContract, Question, problems
from whistclub.entry.asked import Asked
from whistclub.entry.letters import suit_letter
from whistclub.rules.common import SUITS, Suit
from whistclub.rules.whist32 import ArbiterCall
from whistclub.words import tr
from whistclub.words.cards import rank_text
from whistclub.words.problems import problem_text

PARTNERS: Final = (1, 2, 3, None)
LEADERS: Final = (0, 1, 2, 3, None)
"""Seats to the left of the asker; None: not known."""


def contract_keys() -> dict[str, str]:
    """The letter of each contract of the list; none of them is the letter of a rank or a suit."""
    return {
        "duo7": tr("U", "key of the arbiter's contract duo 7"),
        "petite_misere": tr("M", "key of the arbiter's contract petite misère"),
        "picolo": tr("P", "key of the arbiter's contract picolo"),
        "grande_misere": tr("G", "key of the arbiter's contract grande misère"),
        "solo7": tr("L", "key of the arbiter's contract solo 7"),
        "duo8": tr("E", "key of the arbiter's contract duo 8"),
        "solo8": tr("O", "key of the arbiter's contract solo 8"),
    }


def group_keys() -> dict[str, str]:
    """The letters that move to the next asker, trump, partner or first leader."""
    return {
        "asker": tr("W", "key of the arbiter's choice of who asks"),
        "trump": tr("T", "key of the arbiter's choice of trumps"),
        "partner": tr("R", "key of the arbiter's choice of the partner"),
        "leader": tr("F", "key of the arbiter's choice of the first leader"),
    }


class ArbiterForm:
    """The question so far. ``rank``, ``suit``: the typed half of a card whose other half is still missing, "" and
    None for none; ``names_trump``: the next suit letter sets the trumps; ``why``: why the last key or tap had no
    effect, "" otherwise."""

    def __init__(self, asked: Asked | None = None) -> None:
        self.asked: Asked | None = None
        self.cards: tuple[Card, ...] = ()
        self.contract = ""
        self.trump: Suit | None = None
        self.partner: int | None = None
        self.leader: int | None = None
        self.suit: Suit | None = None
        self.rank = self.why = ""
        self.names_trump = False
        self.follow(asked)

    def follow(self, asked: Asked | None) -> None:
        """Updates the form from the deal being entered; the cards are kept while the same player asks."""
        if asked is None or (self.asked is not None and asked in (self.asked, self.asked.by_partner)):
            return
        if self.asked is not None and asked.players[0] != self.asked.players[0]:
            self.clear()
        self.contract, self.trump = asked.key, asked.trump
        self._seat(asked)

    def _seat(self, asked: Asked) -> None:
        """Takes partner and first leader, counted from the asker, from the deal being entered."""
        self.asked = asked
        self.partner = asked.places(asked.players[1]) if len(asked.players) > 1 else None
        dealer = asked.seats.index(asked.dealer)
        self.leader = asked.places(asked.seats[(dealer + 1) % len(asked.seats)])

    # -- choices

    def toggle(self, card: Card) -> None:
        """Adds a card to the hand, or removes it."""
        self.drop()
        if card in self.cards:
            self.cards = tuple(held for held in self.cards if held != card)
        elif len(self.cards) < HAND:
            self.cards += (card,)
        else:
            self.why = tr("Eight cards are chosen; take one of them back first.")

    def drop(self) -> bool:
        """Drops what was typed by half, and the last problem. Returns False if nothing was typed by half."""
        half = bool(self.rank or self.suit or self.names_trump)
        self.rank, self.suit, self.names_trump, self.why = "", None, False, ""
        return half

    def back(self) -> None:
        """Removes the half card just typed, or the last card."""
        begun = self.rank or self.suit
        self.drop()
        if not begun:
            self.cards = self.cards[:-1]

    def clear(self) -> None:
        """Removes all cards."""
        self.drop()
        self.cards = ()

    def choose_contract(self, key: str, *, typed: bool = False) -> None:
        """Sets the contract; trumps that it cannot have are dropped. ``typed``: the next key may set the trumps."""
        self.drop()
        self.contract = key
        if self.trump not in self.trumps:
            self.trump = None
        self.names_trump = typed and len(self.trumps) > 1

    @property
    def askers(self) -> tuple[int, ...]:
        """The seats one of which asks, the first named first; () where there is no choice."""
        return tuple(sorted(self.asked.players)) if self.asked is not None and len(self.asked.players) > 1 else ()

    def choose_asker(self, seat: int) -> None:
        """Lets this one of the partners ask; the cards are kept."""
        self.drop()
        if self.asked is not None and seat != self.asked.players[0]:
            self._seat(self.asked.by_partner)

    def choose_trump(self, suit: Suit) -> None:
        """Sets the trumps, ``Suit.NONE`` for none."""
        self.why = self.without_trump(suit)
        if not self.why:
            self.drop()
            self.trump = suit

    # -- possible choices

    @property
    def terms(self) -> ArbiterContract | None:
        """The contract chosen, as the arbiter's list has it."""
        return CONTRACTS.get(self.contract)

    @property
    def trumps(self) -> tuple[Suit, ...]:
        """The possible trumps; with at most one there is no choice."""
        return self.terms.trumps if self.terms is not None else ()

    def without_trump(self, suit: Suit) -> str:
        """Why a suit cannot be trumps with these cards; "" when it can."""
        if len(self.cards) < HAND:
            return ""
        found = problems(replace(self._question(), trump=suit))
        return next((problem_text(problem, {}) for problem in found if problem.path == ("trump",)), "")

    @property
    def lacks_trump(self) -> bool:
        """Whether only the trumps are still missing."""
        return len(self.cards) == HAND and len(self.trumps) > 1 and self.trump is None

    @property
    def has_partner(self) -> bool:
        """Whether two players play the contract together."""
        return self.terms is not None and self.terms.partner

    @property
    def has_leader(self) -> bool:
        """Whether the first leader must be given: in solo 7 and solo 8 it is the asker."""
        return self.terms is None or not self.terms.leads

    # -- keys

    def key(self, name: str) -> bool:
        """Handles a key (names as in ``keys``, ``back`` included). False: it has no meaning here."""
        self.why = ""
        if name == "back":
            self.back()
            return True
        suits, trumps, rank = _letters(SUITS), _letters(self.trumps), _rank_of(name)
        if self.rank and name in suits:
            self.toggle(Card(self.rank, suits[name]))
        elif self.suit and rank is not None:
            self.toggle(Card(rank, self.suit))
        elif self.names_trump and name in trumps:
            self.choose_trump(trumps[name])
        elif rank is not None:
            self.drop()
            self.rank = rank
        elif name in suits:
            self._begin(suits[name])
        else:
            return self._other_key(name)
        return True

    def _begin(self, suit: Suit) -> None:
        """Takes a suit letter alone: the trumps if only they are missing, else the first half of a card."""
        if self.lacks_trump:
            self.choose_trump(suit)
        else:
            self.drop()
            self.suit = suit

    def _other_key(self, name: str) -> bool:
        contracts = {letter.lower(): key for key, letter in contract_keys().items()}
        groups = {letter.lower(): group for group, letter in group_keys().items()}
        if name in contracts:
            self.choose_contract(contracts[name], typed=True)
        elif groups.get(name) == "asker" and self.asked is not None and self.askers:
            self.choose_asker(self.asked.players[1])
        elif groups.get(name) == "trump" and len(self.trumps) > 1:
            self.drop()
            self.names_trump = True
        elif groups.get(name) == "partner" and self.has_partner:
            self.partner = _next(PARTNERS, self.partner)
        elif groups.get(name) == "leader" and self.has_leader:
            self.leader = _next(LEADERS, self.leader)
        else:
            return False
        return True

    # -- result

    @property
    def question(self) -> Question | None:
        """The question, None while something is missing or wrong."""
        if self.missing:
            return None
        return self._question()

    def _question(self) -> Question:
        return Question(
            contract=self.contract,
            cards=in_order(self.cards),
            trump=self.trump if len(self.trumps) > 1 else None,
            partner=self.partner if self.has_partner else None,
            leader=self.leader if self.has_leader else None,
        )

    @property
    def missing(self) -> str:
        """What is still missing or wrong, in words; "" when the arbiter can be asked."""
        if len(self.cards) < HAND:
            return tr("%n card(s) to be chosen", "", HAND - len(self.cards))
        if self.terms is None:
            return tr("Which contract?")
        if self.lacks_trump:
            return tr("Which trumps?")
        return next((problem_text(problem, {}) for problem in problems(self._question())), "")

    def call(self, answer: Any) -> ArbiterCall | None:
        """The answer as a call recorded with the deal; None without a deal."""
        terms = self.terms
        if self.asked is None or terms is None:
            return None
        return ArbiterCall(
            player=self.asked.players[0],
            contract=terms.contract,
            accepted=answer.accepted,
            level=terms.level,
            trump=self.trump if len(self.trumps) > 1 else None,
            chance=f"{answer.chance:.4f}",
        )


def _rank_of(name: str) -> str | None:
    """The rank of a key: the one printed on the card; either digit of the ten."""
    if name in ("0", "1"):
        return "T"
    return next((rank for rank in RANKS if rank_text(rank).lower() == name), None)


def _letters(suits: tuple[Suit, ...]) -> dict[str, Suit]:
    return {suit_letter(suit).lower(): suit for suit in suits}


def _next(values: tuple[int | None, ...], now: int | None) -> int | None:
    return values[(values.index(now) + 1) % len(values)]
