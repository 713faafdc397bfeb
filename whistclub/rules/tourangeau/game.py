"""Whist Tourangeau (rules.md §3): facts, conventions, plan, points."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import cache
from typing import Any, Final, Literal

from whistclub.rules.common import (
    Problem,
    Reason,
    Suit,
    Table,
    Warned,
    dealer_warnings,
    numbers_between,
    seat_held,
)
from whistclub.rules.facts import Expected, Line, Outcome, Score, Sheet, Try


@dataclass(frozen=True, slots=True)
class TourangeauDeal:
    """What happened in one deal: ``bids`` and ``tricks`` by seat, ``cards`` dealt to each (None: take the proposal)."""

    bids: tuple[int, ...]
    tricks: tuple[int, ...]
    cards: int | None = None
    trump: Suit | None = None
    dealer: int | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class TourangeauConventions:
    """``slam_from_cards``: fewest cards of a grand slam; ``last_bidder_restricted``: bids may not add up to the cards;
    ``full_deal_trump``: what is trumps when all 52 cards are dealt."""

    slam_from_cards: int = 1
    last_bidder_restricted: bool = False
    full_deal_trump: Literal["none", "last_card"] = "none"


FULL_PACK: Final = 52


@cache
def plan(players: int) -> tuple[int, ...]:
    """The cards of each deal of a game: 1, 2, … up to the maximum, that as often as there are players, down to 1.

    >>> plan(7)
    (1, 2, 3, 4, 5, 6, 7, 7, 7, 7, 7, 7, 7, 6, 5, 4, 3, 2, 1)
    """
    most = FULL_PACK // players
    rising = tuple(range(1, most))
    return (*rising, *(most,) * players, *reversed(rising))


@dataclass(frozen=True, slots=True)
class Filled:
    """Which deal (1-based number, None: open) stands at each place of the plan; ``last``: place of the last deal."""

    cards: tuple[int, ...]
    deals: tuple[int | None, ...]
    last: int = -1

    @classmethod
    def empty(cls, players: int) -> Filled:
        """The plan with every place open."""
        cards = plan(players)
        return cls(cards, (None,) * len(cards))

    @property
    def first_open(self) -> int | None:
        """The first open place: the deal to propose."""
        return self.deals.index(None) if None in self.deals else None

    @property
    def follows(self) -> int | None:
        """The place right after the last deal's, if it is open."""
        after = self.last + 1
        return after if after < len(self.deals) and self.deals[after] is None else None

    def place_for(self, cards: int) -> int | None:
        """Where a deal of so many cards goes: the place after the last deal's, else the first open one with as many
        cards; None when there is none."""
        after = self.follows
        if after is not None and self.cards[after] == cards:
            return after
        places = (place for place, planned in enumerate(self.cards) if planned == cards and self.deals[place] is None)
        return next(places, None)

    def with_deal(self, number: int, cards: int) -> Filled:
        """The plan with deal ``number`` at the place for its cards; unchanged when there is none."""
        place = self.place_for(cards)
        if place is None:
            return self
        return Filled(self.cards, (*self.deals[:place], number, *self.deals[place + 1 :]), place)


def filled(players: int, dealt: Iterable[int]) -> Filled:
    """The plan after deals of so many cards each."""
    view = Filled.empty(players)
    for number, cards in enumerate(dealt, 1):
        view = view.with_deal(number, cards)
    return view


def plan_view(score: Score) -> tuple[tuple[int, int | None], ...]:
    """(cards, number of the deal that stands there, None: open) for each place of the plan."""
    view = filled(len(score.sheet.seats), (line.deal.cards for line in score.lines))
    return tuple(zip(view.cards, view.deals, strict=True))


def full_deal(players: int, cards: int) -> bool:
    """Whether all 52 cards are dealt, so that none is left to turn for trumps."""
    return players * cards == FULL_PACK


def expected_trump(conventions: TourangeauConventions, players: int, cards: int) -> Suit | None:
    """``none`` for a full deal under that convention; None: a card is turned."""
    return Suit.NONE if conventions.full_deal_trump == "none" and full_deal(players, cards) else None


def possible_bids(
    conventions: TourangeauConventions, table: Table, cards: int, bids: Mapping[int, int], seat: int
) -> tuple[int, ...]:
    """What ``seat`` may bid when the other ``bids`` (by seat) are known: 0 to the cards; the last to bid may not make
    the sum the cards where ``last_bidder_restricted`` is on."""
    others = [bid for at, bid in bids.items() if at != seat]
    forbidden = None
    if conventions.last_bidder_restricted and len(others) == len(table.seats) - 1:
        forbidden = cards - sum(others)
    return tuple(bid for bid in range(cards + 1) if bid != forbidden)


def possible_tricks(table: Table, cards: int, tricks: Mapping[int, int], seat: int) -> tuple[int, ...]:
    """What ``seat`` can have taken when the ``tricks`` of others (by seat) are known; the last gets what is left."""
    others = [taken for at, taken in tricks.items() if at != seat]
    left = cards - sum(others)
    if len(others) == len(table.seats) - 1:
        return (left,) if left >= 0 else ()
    return tuple(range(left + 1))


def points_of(conventions: TourangeauConventions, bid: int, tricks: int, cards: int) -> int:
    """The points of one player: 10 and 5 a trick bid, or minus 10 and 5 a trick of difference; grand slam on top."""
    if bid != tricks:
        return -(10 + 5 * abs(bid - tricks))
    return 10 + 5 * bid + (5 * cards if _slam(conventions, bid, cards) else 0)


def _slam(conventions: TourangeauConventions, bid: int, cards: int) -> bool:
    return bid == cards >= conventions.slam_from_cards


@dataclass(frozen=True, slots=True)
class TourangeauState:
    """After some deals: who deals next, how many there were, and which places of the plan they fill."""

    conventions: TourangeauConventions
    dealer: int
    plan: Filled
    dealt: int = 0


class Tourangeau:
    """The game (see ``Game``)."""

    key = "tourangeau"
    seat_counts: tuple[int, ...] = (3, 4, 5, 6, 7)
    sums_to_zero = False
    calls = None

    def default_conventions(self) -> TourangeauConventions:
        return TourangeauConventions()

    def convention_problems(self, conventions: TourangeauConventions) -> Iterator[Problem]:
        yield from numbers_between(conventions.slam_from_cards, 1, FULL_PACK // self.seat_counts[0], "slam_from_cards")
        if conventions.full_deal_trump not in ("none", "last_card"):
            values = {"value": conventions.full_deal_trump, "allowed": ("none", "last_card")}
            yield Problem(("full_deal_trump",), "not_one_of", values)

    def start(self, sheet: Sheet) -> TourangeauState:
        return TourangeauState(sheet.conventions, sheet.first_dealer, Filled.empty(len(sheet.seats)))

    def expect(self, state: TourangeauState, table: Table) -> Expected:
        place = state.plan.first_open
        cards = None if place is None else state.plan.cards[place]
        trump = None if cards is None else expected_trump(state.conventions, len(table.seats), cards)
        return Expected(dealer=state.dealer, leader=table.left(state.dealer), cards=cards, trump=trump)

    def complete(self, state: TourangeauState, table: Table, deal: TourangeauDeal) -> TourangeauDeal:
        place = state.plan.first_open
        cards = state.plan.cards[place] if deal.cards is None and place is not None else deal.cards
        dealer = state.dealer if deal.dealer is None else deal.dealer
        return deal if (cards, dealer) == (deal.cards, deal.dealer) else replace(deal, cards=cards, dealer=dealer)

    def problems(self, state: TourangeauState, table: Table, deal: TourangeauDeal) -> Iterator[Problem]:
        yield from seat_held(table, deal.dealer, "dealer")
        seats, most = len(table.seats), max(state.plan.cards)
        unknown_cards = list(numbers_between(deal.cards, 1, most, "cards"))
        yield from unknown_cards
        cards = FULL_PACK if unknown_cards or deal.cards is None else deal.cards
        if not unknown_cards and state.plan.place_for(cards) is None:
            still = sorted({n for n, at in zip(state.plan.cards, state.plan.deals, strict=True) if at is None})
            yield Problem(("cards",), "no_open_place", {"value": cards, "open": tuple(still)})
        wrong = False
        for name, numbers in (("bids", deal.bids), ("tricks", deal.tricks)):
            if len(numbers) != seats:
                wrong = True
                yield Problem((name,), "one_per_seat", {"count": len(numbers), "expected": seats})
            for index, number in enumerate(numbers):
                if number is None or not 0 <= number <= cards:
                    wrong = True
                    yield from numbers_between(number, 0, cards, name, index)
        if wrong or unknown_cards:
            return
        if sum(deal.tricks) != cards:
            yield Problem(("tricks",), "tricks_sum", {"sum": sum(deal.tricks), "expected": cards})
        if state.conventions.last_bidder_restricted and sum(deal.bids) == cards:
            yield Problem(("bids",), "bids_add_up", {"sum": cards})

    def play(self, state: TourangeauState, table: Table, deal: TourangeauDeal) -> tuple[Outcome, TourangeauState]:
        cards = deal.cards or 0
        tricks = dict(zip(table.seats, deal.tricks, strict=True))
        bids = zip(table.seats, deal.bids, strict=True)
        points = {seat: points_of(state.conventions, bid, tricks[seat], cards) for seat, bid in bids}
        warnings = (*dealer_warnings(deal.dealer, state.dealer), *_cards_warnings(state.plan, cards))
        return Outcome(points, warnings=warnings, tricks=tricks), self.skip(state, table, deal)

    def tries(self, conventions: TourangeauConventions, table: Table, deal: TourangeauDeal) -> tuple[Try, ...]:
        taken = zip(table.seats, deal.bids, deal.tricks, strict=True)
        return tuple(Try("bid", bid, (seat,), bid == tricks) for seat, bid, tricks in taken)

    def skip(self, state: TourangeauState, table: Table, deal: TourangeauDeal) -> TourangeauState:
        dealer = state.dealer if deal.dealer is None or deal.dealer not in table.players else deal.dealer
        plan = state.plan if deal.cards is None else state.plan.with_deal(state.dealt + 1, deal.cards)
        return TourangeauState(state.conventions, table.left(dealer), plan, state.dealt + 1)

    def finished(self, state: TourangeauState) -> bool:
        return state.plan.first_open is None

    def has_end(self, conventions: TourangeauConventions) -> bool:
        return True

    def planned_deals(self, conventions: TourangeauConventions, seats: int) -> int | None:
        return len(plan(seats))

    def extra(self, state: TourangeauState) -> Mapping[str, tuple[int, int]]:
        return {}

    def places_by(
        self,
        sheet: Sheet,
        state: TourangeauState,
        seat_totals: Sequence[int],
        lines: Sequence[Line],
        counts: Mapping[str, Mapping[int, int | None]],
    ) -> tuple[tuple[str, ...], Mapping[int, tuple[Any, ...]]]:
        tricks = counts["tricks"]
        before = [line.running for line in reversed(lines[:-1])]
        keys = {
            seat: (points, tricks[seat] or 0, tuple(running[seat] for running in before))
            for seat, points in enumerate(seat_totals)
        }
        return ("points", "tricks", "before"), keys

    def count_name(self) -> str | None:
        return "tricks"

    def encode(self, deal: TourangeauDeal) -> dict[str, Any]:
        data: dict[str, Any] = {"bids": list(deal.bids), "tricks": list(deal.tricks)}
        if deal.cards is not None:
            data["cards"] = deal.cards
        if deal.trump is not None:
            data["trump"] = deal.trump.value
        if deal.dealer is not None:
            data["dealer"] = deal.dealer
        if deal.note:
            data["note"] = deal.note
        return data

    def decode(self, data: Mapping[str, Any]) -> TourangeauDeal:
        trump = data.get("trump")
        return TourangeauDeal(
            bids=tuple(data["bids"]),
            tricks=tuple(data["tricks"]),
            cards=data.get("cards"),
            trump=None if trump is None else Suit(trump),
            dealer=data.get("dealer"),
            note=data.get("note", ""),
        )

    def encode_conventions(self, conventions: TourangeauConventions) -> dict[str, Any]:
        return asdict(conventions)

    def decode_conventions(self, data: Mapping[str, Any]) -> TourangeauConventions:
        return TourangeauConventions(**data)


def _cards_warnings(plan: Filled, cards: int) -> tuple[Warned, ...]:
    """``cards_unexpected`` unless the cards are those of the first open place or follow the deal before in the plan."""
    foreseen = {plan.cards[place] for place in (plan.first_open, plan.follows) if place is not None}
    if cards in foreseen or plan.first_open is None:
        return ()
    return (Warned("cards_unexpected", {"cards": cards, "expected": plan.cards[plan.first_open]}),)


def why(conventions: TourangeauConventions, table: Table, deal: TourangeauDeal) -> tuple[Reason, ...]:
    """How a deal without problems got its points, player by player.

    Keys: ``tourangeau_made`` (values: bid, points), ``tourangeau_failed`` (bid, tricks, difference, points),
    ``tourangeau_slam`` (cards, points).
    """
    reasons = []
    cards = deal.cards or 0
    for seat, bid, tricks in zip(table.seats, deal.bids, deal.tricks, strict=True):
        slam = 5 * cards if bid == tricks and _slam(conventions, bid, cards) else 0
        points = points_of(conventions, bid, tricks, cards) - slam
        values = {"bid": bid, "tricks": tricks, "difference": abs(bid - tricks), "points": points}
        reasons.append(Reason("tourangeau_made" if bid == tricks else "tourangeau_failed", values, {seat: points}))
        if slam:
            reasons.append(Reason("tourangeau_slam", {"cards": cards, "points": slam}, {seat: slam}))
    return tuple(reasons)


TOURANGEAU: Final = Tourangeau()
