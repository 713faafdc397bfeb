"""Whist Tourangeau as a game: proposals, checks, points, places (rules.md §3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from whistclub.rules.common import (
    Problem,
    Reason,
    Table,
    Warned,
    dealer_warnings,
    from_plain_facts,
    numbers_between,
    plain_facts,
    seat_held,
)
from whistclub.rules.facts import Expected, Line, Outcome, Score, Sheet, Try
from whistclub.rules.game import Game, Kind
from whistclub.rules.tourangeau.facts import TourangeauConventions, TourangeauDeal
from whistclub.rules.tourangeau.plan import FULL_PACK, Filled, plan, plan_view
from whistclub.rules.tourangeau.points import expected_trump, points_of, why


@dataclass(frozen=True, slots=True)
class TourangeauState:
    """State after some deals: next dealer, number of deals, and which places of the plan they fill."""

    conventions: TourangeauConventions
    dealer: int
    plan: Filled
    dealt: int = 0


NUMBERS: Final = ("made_base", "made_per_bid", "failed_base", "failed_per_trick", "slam_per_card")
"""The conventions that are points."""
_KINDS: Final = {"": Kind(("bids", "tricks"), ("cards", "trump", "dealer", "note"))}


class Tourangeau(Game):
    """The game (see ``Game``)."""

    key = "tourangeau"
    also_called = ("tourangeau", "whisttourangeau")
    seat_counts = (3, 4, 5, 6, 7)
    deal_type = TourangeauDeal
    kinds = _KINDS
    neutral = TourangeauDeal((), ())
    proposed = ("dealer", "cards")
    told = ("cards",)
    conventions_type = TourangeauConventions
    never_beyond_plan = True

    def convention_problems(self, conventions: TourangeauConventions) -> Iterator[Problem]:
        yield from numbers_between(conventions.slam_from_cards, 1, FULL_PACK // self.seat_counts[0], "slam_from_cards")
        for name in NUMBERS:
            yield from numbers_between(getattr(conventions, name), 0, 1_000, name)
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

    def planned_deals(self, conventions: TourangeauConventions, seats: int) -> int | None:
        return len(plan(seats))

    def planned_cards(self, seats: int) -> tuple[int, ...]:
        return plan(seats)

    def plan(self, score: Score) -> tuple[tuple[int, int | None], ...]:
        return plan_view(score)

    def why(self, score: Score, line: Line) -> tuple[Reason, ...]:
        return why(score.sheet.conventions, line.table, line.deal)

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
        return plain_facts(deal)

    def decode(self, data: Mapping[str, Any]) -> TourangeauDeal:
        return TourangeauDeal(**from_plain_facts(data))

    def encode_conventions(self, conventions: TourangeauConventions) -> dict[str, Any]:
        return asdict(conventions)

    def decode_conventions(self, data: Mapping[str, Any]) -> TourangeauConventions:
        return TourangeauConventions(**data)


def _cards_warnings(plan: Filled, cards: int) -> tuple[Warned, ...]:
    """``cards_unexpected`` unless the cards are those of the first open place or come next in the plan after the last
    deal."""
    foreseen = {plan.cards[place] for place in (plan.first_open, plan.follows) if place is not None}
    if cards in foreseen or plan.first_open is None:
        return ()
    return (Warned("cards_unexpected", {"cards": cards, "expected": plan.cards[plan.first_open]}),)


TOURANGEAU: Final = Tourangeau()
