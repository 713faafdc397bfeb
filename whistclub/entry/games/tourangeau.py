"""Entry of a deal of Whist Tourangeau: bids in bidding order, then tricks (rules.md §3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from whistclub.entry.choices import Choice, Column, Group, Step
from whistclub.entry.keys import number_key
from whistclub.entry.model import TEN, Entry
from whistclub.entry.suits import suit_row
from whistclub.rules.common import Suit
from whistclub.rules.tourangeau import TOURANGEAU, TourangeauDeal, possible_bids
from whistclub.words import tr

T = TypeVar("T")
U = TypeVar("U")


@dataclass(slots=True)
class Bidding:
    """Bids and tricks so far, in bidding order."""

    bids: list[int] = field(default_factory=list)
    tricks: list[int] = field(default_factory=list)
    trump: str | None = None
    ten: bool = False
    """A plus sign was pressed: the next digit is ten more."""


class TourangeauEntry(Entry):
    """The choices of Whist Tourangeau."""

    game = TOURANGEAU.key
    results = ("t:",)
    deal_facts = ("dealer", "cards")

    @property
    def cards(self) -> int:
        """Cards dealt to each: as overridden, else recorded, else proposed."""
        cards = self.fact("cards")
        return int(cards if cards is not None else self.expected.cards or 1)

    @property
    def bidders(self) -> tuple[int, ...]:
        """The seats in bidding order: the dealer last."""
        return self.table.from_left_of(self.dealer)

    def _start(self) -> Bidding:
        return Bidding()

    def _groups(self, state: Bidding) -> list[Group]:
        rows = []
        if len(state.bids) < len(self.bidders):
            rows.append(self._bids(state))
        elif len(state.tricks) < len(self.bidders) - 1:
            rows.append(self._tricks(state))
        # The trump has its own row: it can be given or changed at any time.
        rows.append(suit_row(True, state.trump))
        return rows

    def _rows(self, state: Bidding, reopened: list[Group] | None) -> list[Group]:
        rows = super()._rows(state, reopened)
        return [*rows, suit_row(True, state.trump)] if reopened and not self.open_fact else rows

    def _said_before(self, token: str) -> Step | None:
        """Another trump replaces the one chosen."""
        return next((s for s in self.steps if s.group == "trump"), None) if token.startswith("s:") else None

    def _columns(self, state: Bidding) -> tuple[Column, ...]:
        players = len(self.bidders)
        due = "bid" if len(state.bids) < players else "tricks" if self._missing(state) else ""
        turn = len(state.bids if due == "bid" else state.tricks)
        tricks = state.tricks if self._missing(state) else self._all_tricks(state)
        told = zip(
            self.bidders,
            _filled([str(bid) for bid in state.bids], players, ""),
            _filled([str(number) for number in tricks], players, ""),
            _filled([step.index for step in self.steps if step.group == "bid"], players, None),
            _filled([step.index for step in self.steps if step.group == "tricks"], players, None),
            strict=True,
        )
        return tuple(Column(*column, due if at == turn else "") for at, column in enumerate(told))

    def _all_tricks(self, state: Bidding) -> list[int]:
        """All tricks in bidding order; the last player gets the rest."""
        tricks = [*state.tricks, *([0] * (len(self.bidders) - len(state.tricks)))]
        tricks[-1] += self._left(state)
        return tricks

    def _bids(self, state: Bidding) -> Group:
        seat = self.bidders[len(state.bids)]
        made = dict(zip(self.bidders, state.bids, strict=False))
        allowed = possible_bids(self.conventions, self.table, self.cards, made, seat)
        reason = tr("The bids may not add up to the %n card(s) dealt", "", self.cards)
        choices = [
            self._number("b", number, "" if number in allowed else reason, seat, state.ten)
            for number in range(self.cards + 1)
        ]
        return Group("bid", tr("Bid"), (*choices, *self._ten(state)))

    def _tricks(self, state: Bidding) -> Group:
        seat, left = self.bidders[len(state.tricks)], self._left(state)
        bid = state.bids[len(state.tricks)]
        reason = tr("Only %n trick(s) are still to place", "", left)
        choices = [
            self._number("t", number, "" if number <= left else reason, seat, state.ten, bid)
            for number in range(self.cards + 1)
        ]
        return Group("tricks", tr("Tricks"), (*choices, *self._ten(state)), due=bool(left))

    def _number(self, token: str, number: int, reason: str, seat: int, ten: bool, bid: int | None = None) -> Choice:
        name = self.whole[seat]
        keys = [number_key(number)] if number > 9 or not ten else []
        if ten and number > 9:
            keys.append(str(number - 10))
        if number == bid:
            keys.append("=")
        if bid is None:
            said = tr("{name} bids {bid}", name=name, bid=number)
        else:
            said = tr("{name} took {tricks}", name=name, tricks=number)
        note = tr("bid") if number == bid else ""
        return Choice(f"{token}:{number}", str(number), tuple(keys), not reason, reason, note, said, said)

    def _ten(self, state: Bidding) -> list[Choice]:
        """The prefix of ten: on the number pad 13 is + 3."""
        return [Choice(TEN, "10 +", ("+",), hidden=True)] if self.cards > 9 and not state.ten else []

    def _left(self, state: Bidding) -> int:
        return self.cards - sum(state.tricks)

    def _apply(self, state: Bidding, token: str) -> None:
        what, _, value = token.partition(":")
        state.ten = token == TEN or (state.ten and what == "s")
        if what == "b":
            state.bids.append(int(value))
        elif what == "t":
            state.tricks.append(int(value))
        elif what == "s":
            state.trump = value

    def _missing(self, state: Bidding) -> str:
        if len(state.bids) < len(self.bidders):
            return tr("How many tricks does {name} bid?", name=self.names[self.bidders[len(state.bids)]])
        if len(state.tricks) < len(self.bidders) - 1 and self._left(state):
            name = self.names[self.bidders[len(state.tricks)]]
            left = tr("%n trick(s) still to place", "", self._left(state))
            return tr("{left}: how many for {name}?", left=left, name=name)
        return ""

    @property
    def announced_text(self) -> str:
        bids = [token.removeprefix("b:") for token in self.tokens if token.startswith("b:")]
        return tr("bids {bids}", bids=" · ".join(bids)) if bids else ""

    def _deal(self, state: Bidding) -> TourangeauDeal | None:
        if self._missing(state):
            return None
        bid_of = dict(zip(self.bidders, state.bids, strict=True))
        took = dict(zip(self.bidders, self._all_tricks(state), strict=True))
        order = sorted(self.bidders)
        return TourangeauDeal(
            tuple(bid_of[seat] for seat in order),
            tuple(took[seat] for seat in order),
            self.cards,
            None if state.trump is None else Suit(state.trump),
            self.dealer,
            self.fact("note") or "",
        )

    def _tokens_of(self, deal: Any) -> tuple[str, ...]:
        order = self.table.from_left_of(deal.dealer)
        trump = () if deal.trump is None else (f"s:{deal.trump}",)
        return (*(f"b:{deal.bids[seat]}" for seat in order), *trump, *(f"t:{deal.tricks[seat]}" for seat in order[:-1]))

    # -- facts of the deal

    def _fact_group(self, name: str) -> Group:
        if name == "dealer":
            return super()._fact_group(name)
        places, now, choices = self.fold.state.plan, self.cards, []
        for number in range(1, max(places.cards) + 1):
            taken = "" if places.place_for(number) is not None else tr("No deal with so many cards is left to play")
            key = (number_key(number),)
            choices.append(Choice(f"f:cards:{number}", str(number), key, not taken, taken, chosen=number == now))
        return Group(name, tr("Cards dealt"), tuple(choices))

    def fact_text(self, name: str) -> str:
        if name == "cards":
            return tr("%n card(s)", "", self.cards)
        return super().fact_text(name)


def _filled(said: Sequence[T], count: int, missing: U) -> list[T | U]:
    return [*said, *[missing] * (count - len(said))]
