"""Short whist and the whist drive as a game: proposals, checks, points, places (rules.md §4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any, Final

from whistclub.rules.classic.checks import honour_problems, trick_problems
from whistclub.rules.classic.facts import BOOK, TARGETS, ClassicConventions, ClassicDeal
from whistclub.rules.classic.points import ClassicState, after, gain, progress, why
from whistclub.rules.common import (
    Problem,
    Reason,
    Suit,
    Table,
    dealer_warnings,
    from_plain_facts,
    plain_facts,
    seat_held,
)
from whistclub.rules.facts import Expected, Line, Outcome, Score, Sheet, Try
from whistclub.rules.game import Game, Kind


class Drive:
    """Short whist as a whist drive (see ``WhistDrive``)."""

    def applies(self, conventions: ClassicConventions) -> bool:
        return conventions.whist_drive

    def conventions(self, deals: int | None, rotation: tuple[Suit, ...] | None) -> ClassicConventions:
        return ClassicConventions(whist_drive=True, deals=deals, trump_rotation=rotation)

    def deals(self, conventions: ClassicConventions) -> int | None:
        return conventions.deals

    def rotation(self, conventions: ClassicConventions) -> tuple[Suit, ...] | None:
        return conventions.trump_rotation

    def deal(self, tricks: tuple[int, int], trump: Suit | None = None, dealer: int | None = None) -> ClassicDeal:
        return ClassicDeal(tricks, trump=trump, dealer=dealer)

    def tricks_of(self, deal: ClassicDeal) -> tuple[int, int]:
        return deal.tricks

    def trump_of(self, deal: ClassicDeal) -> Suit | None:
        return deal.trump


_KINDS: Final = {"": Kind(("tricks",), ("honours", "trump", "dealer", "note"))}


class Classic(Game):
    """The game (see ``Game``)."""

    key = "classic"
    also_called = ("whistcourt", "court")
    partners = True
    drive = Drive()
    deal_type = ClassicDeal
    kinds = _KINDS
    neutral = ClassicDeal((0, 0))
    least_alike = 6
    conventions_type = ClassicConventions

    def convention_problems(self, conventions: ClassicConventions) -> Iterator[Problem]:
        if conventions.target not in TARGETS:
            yield Problem(("target",), "not_one_of", {"value": conventions.target, "allowed": TARGETS})
        if conventions.best_of not in (1, 3):
            yield Problem(("best_of",), "not_one_of", {"value": conventions.best_of, "allowed": (1, 3)})
        if conventions.deals is not None:
            if not conventions.whist_drive:
                yield Problem(("deals",), "only_whist_drive")
            elif conventions.deals < 1:
                yield Problem(("deals",), "too_small", {"low": 1, "value": conventions.deals})
        if conventions.whist_drive and conventions.honours:
            yield Problem(("honours",), "not_in_whist_drive")
        if conventions.trump_rotation is not None and not conventions.trump_rotation:
            yield Problem(("trump_rotation",), "empty")

    def start(self, sheet: Sheet) -> ClassicState:
        return ClassicState(sheet.conventions, sheet.first_dealer)

    def expect(self, state: ClassicState, table: Table) -> Expected:
        rotation = state.conventions.trump_rotation
        trump = rotation[state.dealt % len(rotation)] if rotation else None
        return Expected(dealer=state.dealer, leader=table.left(state.dealer), trump=trump)

    def complete(self, state: ClassicState, table: Table, deal: ClassicDeal) -> ClassicDeal:
        return deal if deal.dealer is not None else replace(deal, dealer=state.dealer)

    def problems(self, state: ClassicState, table: Table, deal: ClassicDeal) -> Iterator[Problem]:
        yield from seat_held(table, deal.dealer, "dealer")
        yield from trick_problems(deal.tricks)
        yield from honour_problems(state.conventions, deal)

    def play(self, state: ClassicState, table: Table, deal: ClassicDeal) -> tuple[Outcome, ClassicState]:
        gained = gain(state.conventions, state.score, deal)
        points = {seat: gained.points[seat % 2] for seat in table.seats}
        scored = after(self.skip(state, table, deal), gained)
        return Outcome(points, warnings=dealer_warnings(deal.dealer, state.dealer)), scored

    def tries(self, conventions: ClassicConventions, table: Table, deal: ClassicDeal) -> tuple[Try, ...]:
        sides = (table.seats[0::2], table.seats[1::2])
        return tuple(
            Try("odd_tricks", None, side, taken > BOOK) for side, taken in zip(sides, deal.tricks, strict=True)
        )

    def skip(self, state: ClassicState, table: Table, deal: ClassicDeal) -> ClassicState:
        dealer = state.dealer if deal.dealer is None or deal.dealer not in table.players else deal.dealer
        return ClassicState(state.conventions, table.left(dealer), state.games, state.score, state.dealt + 1)

    def finished(self, state: ClassicState) -> bool:
        if state.conventions.whist_drive:
            return state.dealt >= (state.conventions.deals or 1)
        return max(state.games) > state.conventions.best_of // 2

    def planned_deals(self, conventions: ClassicConventions, seats: int) -> int | None:
        return (conventions.deals or 1) if conventions.whist_drive else None

    def extra(self, state: ClassicState) -> Mapping[str, tuple[int, int]]:
        return {} if state.conventions.whist_drive else {"games": state.games, "score": state.score}

    def places_by(
        self,
        sheet: Sheet,
        state: ClassicState,
        seat_totals: Sequence[int],
        lines: Sequence[Line],
        counts: Mapping[str, Mapping[int, int | None]],
    ) -> tuple[tuple[str, ...], Mapping[int, tuple[Any, ...]]]:
        if state.conventions.whist_drive:
            return ("points",), {seat: (points,) for seat, points in enumerate(seat_totals)}
        sides = [(state.games[side], state.score[side]) for side in (0, 1)]
        return ("games", "score"), {seat: sides[seat % 2] for seat in range(len(seat_totals))}

    def why(self, score: Score, line: Line) -> tuple[Reason, ...]:
        """Whether honours count depends on the score of the current game before the deal."""
        before = progress(score)[: line.number - 1]
        return why(score.sheet.conventions, line.table, line.deal, before[-1][1] if before else (0, 0))

    def encode(self, deal: ClassicDeal) -> dict[str, Any]:
        return plain_facts(deal)

    def decode(self, data: Mapping[str, Any]) -> ClassicDeal:
        return ClassicDeal(**from_plain_facts(data))

    def encode_conventions(self, conventions: ClassicConventions) -> dict[str, Any]:
        rotation = conventions.trump_rotation
        return asdict(conventions) | {"trump_rotation": None if rotation is None else [suit.value for suit in rotation]}

    def decode_conventions(self, data: Mapping[str, Any]) -> ClassicConventions:
        rotation = data.get("trump_rotation")
        suits = None if rotation is None else tuple(Suit(suit) for suit in rotation)
        return ClassicConventions(**{**data, "trump_rotation": suits})


CLASSIC: Final = Classic()
