"""The points of a deal of Whist Tourangeau and their reasons; possible bids and tricks (rules.md §3)."""

from __future__ import annotations

from collections.abc import Mapping

from whistclub.rules.common import Reason, Suit, Table
from whistclub.rules.tourangeau.facts import TourangeauConventions, TourangeauDeal
from whistclub.rules.tourangeau.plan import FULL_PACK


def full_deal(players: int, cards: int) -> bool:
    """Whether all 52 cards are dealt, so that none is left to turn for trumps."""
    return players * cards == FULL_PACK


def expected_trump(conventions: TourangeauConventions, players: int, cards: int) -> Suit | None:
    """The trump fixed for a full deal under that convention; None: a card is turned."""
    return Suit.NONE if conventions.full_deal_trump == "none" and full_deal(players, cards) else None


def possible_bids(
    conventions: TourangeauConventions, table: Table, cards: int, bids: Mapping[int, int], seat: int
) -> tuple[int, ...]:
    """The possible bids of ``seat`` when the other ``bids`` (by seat) are known: 0 to the cards; where
    ``last_bidder_restricted`` is on, the last bid may not make the sum equal the cards."""
    others = [bid for at, bid in bids.items() if at != seat]
    forbidden = None
    if conventions.last_bidder_restricted and len(others) == len(table.seats) - 1:
        forbidden = cards - sum(others)
    return tuple(bid for bid in range(cards + 1) if bid != forbidden)


def possible_tricks(table: Table, cards: int, tricks: Mapping[int, int], seat: int) -> tuple[int, ...]:
    """The possible tricks of ``seat`` when the ``tricks`` of others (by seat) are known; the last gets the rest."""
    others = [taken for at, taken in tricks.items() if at != seat]
    left = cards - sum(others)
    if len(others) == len(table.seats) - 1:
        return (left,) if left >= 0 else ()
    return tuple(range(left + 1))


def points_of(conventions: TourangeauConventions, bid: int, tricks: int, cards: int) -> int:
    """The points of one player: 10 plus 5 per trick bid, or minus 10 and minus 5 per trick of difference; plus the
    grand slam; or the numbers of the conventions.

    >>> own = TourangeauConventions(made_base=5, made_per_bid=2, failed_base=0, failed_per_trick=3, slam_per_card=4)
    >>> points_of(own, 2, 2, 2), points_of(own, 0, 0, 2), points_of(own, 1, 3, 4)
    (17, 5, -6)
    """
    if bid != tricks:
        return -(conventions.failed_base + conventions.failed_per_trick * abs(bid - tricks))
    slam = conventions.slam_per_card * cards if _slam(conventions, bid, cards) else 0
    return conventions.made_base + conventions.made_per_bid * bid + slam


def _slam(conventions: TourangeauConventions, bid: int, cards: int) -> bool:
    return bid == cards >= conventions.slam_from_cards


def why(conventions: TourangeauConventions, table: Table, deal: TourangeauDeal) -> tuple[Reason, ...]:
    """The reasons of the points of a deal without problems, player by player.

    Keys: ``tourangeau_made`` (values: bid, base, each, points), ``tourangeau_failed`` (bid, tricks, difference, base,
    each, points), ``tourangeau_slam`` (cards, each, points).
    """
    reasons = []
    cards = deal.cards or 0
    for seat, bid, tricks in zip(table.seats, deal.bids, deal.tricks, strict=True):
        slam = conventions.slam_per_card * cards if bid == tricks and _slam(conventions, bid, cards) else 0
        points = points_of(conventions, bid, tricks, cards) - slam
        values = {"bid": bid, "tricks": tricks, "difference": abs(bid - tricks), "points": points}
        if bid == tricks:
            values |= {"base": conventions.made_base, "each": conventions.made_per_bid}
        else:
            values |= {"base": conventions.failed_base, "each": conventions.failed_per_trick}
        reasons.append(Reason("tourangeau_made" if bid == tricks else "tourangeau_failed", values, {seat: points}))
        if slam:
            told = {"cards": cards, "points": slam, "each": conventions.slam_per_card}
            reasons.append(Reason("tourangeau_slam", told, {seat: slam}))
    return tuple(reasons)
