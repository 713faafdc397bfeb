"""Whist Tourangeau in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from whistclub.rules.facts import Line
from whistclub.rules.tourangeau import TOURANGEAU, TourangeauConventions, TourangeauDeal, plan, points_of
from whistclub.words import mark, tr
from whistclub.words.games.game import GameWords, Names, Option, PaperColumn, Section, Value
from whistclub.words.names import strung, suit_sign
from whistclub.words.numbers import points

_OPTIONS: Final = {
    "made_base": Option(mark("Points of a made bid"), 0, 1_000),
    "made_per_bid": Option(mark("Points for each trick bid"), 0, 1_000),
    "failed_base": Option(mark("Points lost by a failed bid"), 0, 1_000),
    "failed_per_trick": Option(mark("Points lost for each trick of difference"), 0, 1_000),
    "slam_per_card": Option(mark("Points for each card of a grand slam"), 0, 1_000),
    "slam_from_cards": Option(mark("A grand slam pays from this many cards"), 1, 14),
    "last_bidder_restricted": Option(mark("The last bid may not make the bids fit")),
    "full_deal_trump": Option(
        mark("Trumps when all cards are dealt"),
        choices=((mark("without trumps"), "none"), (mark("the last card"), "last_card")),
    ),
}
_SWITCHES: Final = {
    ("last_bidder_restricted", True): mark("the last bid may not make the bids fit"),
    ("last_bidder_restricted", False): mark("the bids may add up to the cards"),
    ("full_deal_trump", "last_card"): mark("the last card is trumps when all cards are dealt"),
    ("full_deal_trump", "none"): mark("without trumps when all cards are dealt"),
}
_NUMBERS: Final = {
    "made_base": mark("made: {value} points"),
    "made_per_bid": mark("each trick bid: {value} points"),
    "failed_base": mark("failed: {value} points lost"),
    "failed_per_trick": mark("each trick of difference: {value} points lost"),
    "slam_per_card": mark("grand slam: {value} points a card"),
    "slam_from_cards": mark("grand slam from {value} cards on"),
}
_TRIED: Final = {"bid": mark("Bid")}
_REASONS: Final = {
    "tourangeau_made": mark("{players}: bid {bid} made, {base} + {each} × {bid}: {total}"),
    "tourangeau_failed": mark("{players}: bid {bid}, took {tricks}, {base} + {each} × {difference} lost: {total}"),
    "tourangeau_slam": mark("{players}: grand slam, {each} × {cards}: {total}"),
}
_EXAMPLES: Final = ((2, 2, 5), (2, 3, 5), (0, 0, 3), (4, 4, 4))
"""Bid, tricks and cards of the examples on the rule sheet."""


_WARNINGS: Final = {"cards_unexpected": mark("A deal of {expected} cards was due; {cards} are recorded.")}
_SHORT_WARNINGS: Final = {"cards_unexpected": mark("cards due: {expected}")}


class TourangeauWords(GameWords):
    """The words of Whist Tourangeau."""

    key = TOURANGEAU.key
    name = mark("Whist Tourangeau")
    tried = _TRIED
    options = _OPTIONS
    switches = _SWITCHES
    numbers = _NUMBERS
    reasons = _REASONS
    warnings = _WARNINGS
    short_warnings = _SHORT_WARNINGS

    def deal(self, conventions: TourangeauConventions, deal: TourangeauDeal, names: Names) -> str:
        players = [
            tr("{player} bids {bid} and takes {tricks}", player=name, bid=bid, tricks=tricks)
            for name, bid, tricks in zip((names[seat] for seat in sorted(names)), deal.bids, deal.tricks, strict=False)
        ]
        return tr("{cards}: {players}.", cards=_cards_text(deal), players=strung(players))

    def short_deal(self, conventions: TourangeauConventions, deal: TourangeauDeal, names: Names) -> str:
        return _cards_text(deal)

    def deal_heading(self) -> str:
        return tr("Cards")

    def said(self, line: Line) -> Mapping[int, str]:
        """Bid and tricks of each seat."""
        return {seat: f"{bid}/{took}" for seat, (bid, took) in self.seat_values(line).items()}

    def rule_sheet(self, conventions: TourangeauConventions, name: str) -> Iterator[Section]:
        lines = [tr("Rules: {preset}", preset=name)] if name else []
        lines += [
            tr(
                "Bid made: {base} points and {each} for each trick bid.",
                base=conventions.made_base,
                each=conventions.made_per_bid,
            ),
            tr(
                "Failed: {base} points and {each} for each trick of difference are lost.",
                base=conventions.failed_base,
                each=conventions.failed_per_trick,
            ),
            tr(
                "Grand slam: all tricks bid and made brings {each} more for each card, from {n} cards on.",
                each=conventions.slam_per_card,
                n=conventions.slam_from_cards,
            ),
        ]
        lines += [
            tr(
                "Example: {cards} cards, bid {bid}, took {tricks}: {points}",
                cards=cards,
                bid=bid,
                tricks=tricks,
                points=points(points_of(conventions, bid, tricks, cards)),
            )
            for bid, tricks, cards in _EXAMPLES
        ]
        lines += [
            tr(
                "{players} players: {deals} deals, from 1 card up to {most}, {players} times {most}, and down to 1",
                players=players,
                deals=len(plan(players)),
                most=max(plan(players)),
            )
            for players in TOURANGEAU.seat_counts
        ]
        lines += self.every_convention(conventions)
        yield Section("rules", self.title, tuple((line,) for line in lines))

    def blank_columns(self, conventions: TourangeauConventions) -> tuple[PaperColumn, ...]:
        return (
            PaperColumn("cards", tr("Cards"), "number", room=2),
            PaperColumn("dealer", tr("Dealer"), room=3),
            PaperColumn("deal", tr("Trump"), room=3),
        )

    def blank_seat_columns(self, conventions: TourangeauConventions) -> tuple[PaperColumn, ...]:
        return self.seat_columns()

    def sheet_columns(self) -> tuple[PaperColumn, ...]:
        return (
            PaperColumn("cards", tr("Cards"), "number"),
            PaperColumn("dealer", tr("Dealer")),
            PaperColumn("deal", tr("Trump")),
        )

    def sheet_values(
        self, conventions: TourangeauConventions, deal: TourangeauDeal, names: Names
    ) -> Mapping[str, Value]:
        return {"cards": deal.cards, "deal": None if deal.trump is None else suit_sign(deal.trump)}

    def seat_columns(self) -> tuple[PaperColumn, ...]:
        return (
            PaperColumn("bid", tr("bid"), "number", room=1.8),
            PaperColumn("tricks", tr("tricks"), "number", room=1.8),
        )

    def seat_columns_title(self) -> str:
        return tr("bid / tricks")

    def seat_values(self, line: Line) -> Mapping[int, tuple[int, ...]]:
        pairs = zip(line.table.seats, line.deal.bids, line.deal.tricks, strict=False)
        return {seat: (bid, tricks) for seat, bid, tricks in pairs}


def _cards_text(deal: TourangeauDeal) -> str:
    cards = tr("%n card(s)", "", deal.cards or 0)
    return cards if deal.trump is None else f"{cards} {suit_sign(deal.trump)}"


TOURANGEAU_WORDS: Final = TourangeauWords()
