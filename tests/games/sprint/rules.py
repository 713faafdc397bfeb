"""Sprint: facts, conventions, points."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, Final, Literal

from whistclub.rules.common import Problem, Reason, Table, Warned, dealer_warnings, numbers_between, seat_held
from whistclub.rules.facts import Expected, Line, Outcome, Score, Sheet, Try
from whistclub.rules.game import Game, Kind

DEAREST: Final = 5


@dataclass(frozen=True, slots=True)
class SprintDeal:
    """What happened in one deal: ``player`` won it, ``worth`` so many points."""

    player: int
    worth: int
    dealer: int | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class SprintConventions:
    """``deals``: length of a game; ``last_double``: the last one counts twice; ``pace``: how fast it is played."""

    deals: int = 4
    last_double: bool = False
    pace: Literal["slow", "fast"] = "slow"


@dataclass(frozen=True, slots=True)
class SprintState:
    """After some deals: who deals next, how many there were."""

    conventions: SprintConventions
    dealer: int
    dealt: int = 0

    @property
    def last(self) -> bool:
        """Whether the last deal comes next."""
        return self.dealt == self.conventions.deals - 1


_KINDS: Final = {"": Kind(("player", "worth"), ("dealer", "note"))}


class Sprint(Game):
    """The game (see ``Game``)."""

    key = "sprint"
    also_called = ("thesprint",)
    seat_counts = (3, 4, 5, 6)
    deal_type = SprintDeal
    kinds = _KINDS
    neutral = SprintDeal(0, 1)
    told = ("worth",)
    conventions_type = SprintConventions

    def convention_problems(self, conventions: SprintConventions) -> Iterator[Problem]:
        yield from numbers_between(conventions.deals, 1, 20, "deals")

    def start(self, sheet: Sheet) -> SprintState:
        return SprintState(sheet.conventions, sheet.first_dealer)

    def expect(self, state: SprintState, table: Table) -> Expected:
        return Expected(state.dealer, table.left(state.dealer))

    def complete(self, state: SprintState, table: Table, deal: SprintDeal) -> SprintDeal:
        return deal if deal.dealer is not None else replace(deal, dealer=state.dealer)

    def problems(self, state: SprintState, table: Table, deal: SprintDeal) -> Iterator[Problem]:
        yield from seat_held(table, deal.dealer, "dealer")
        yield from seat_held(table, deal.player, "player")
        if not 1 <= deal.worth <= DEAREST:
            yield Problem(("worth",), "sprint_worth", {"value": deal.worth, "most": DEAREST})

    def play(self, state: SprintState, table: Table, deal: SprintDeal) -> tuple[Outcome, SprintState]:
        points = {**dict.fromkeys(table.seats, 0), deal.player: deal.worth * (2 if self._doubled(state) else 1)}
        warnings = dealer_warnings(deal.dealer, state.dealer)
        if deal.player == deal.dealer:
            warnings += (Warned("sprint_dealer_won", {"worth": deal.worth}),)
        return Outcome(points, warnings=warnings), self.skip(state, table, deal)

    def _doubled(self, state: SprintState) -> bool:
        return state.conventions.last_double and state.last

    def tries(self, conventions: SprintConventions, table: Table, deal: SprintDeal) -> tuple[Try, ...]:
        return (Try("win", deal.worth, (deal.player,), made=True),)

    def skip(self, state: SprintState, table: Table, deal: SprintDeal) -> SprintState:
        return SprintState(state.conventions, table.left(state.dealer), state.dealt + 1)

    def finished(self, state: SprintState) -> bool:
        return state.dealt >= state.conventions.deals

    def planned_deals(self, conventions: SprintConventions, seats: int) -> int:
        return conventions.deals

    def why(self, score: Score, line: Line) -> tuple[Reason, ...]:
        return (Reason("sprint_won", {"worth": line.deal.worth, "points": max(line.points.values())}, line.points),)

    def encode(self, deal: SprintDeal) -> dict[str, Any]:
        return {key: value for key, value in asdict(deal).items() if value not in (None, "")}

    def decode(self, data: Mapping[str, Any]) -> SprintDeal:
        return SprintDeal(**data)

    def encode_conventions(self, conventions: SprintConventions) -> dict[str, Any]:
        return asdict(conventions)

    def decode_conventions(self, data: Mapping[str, Any]) -> SprintConventions:
        return SprintConventions(**data)


SPRINT: Final = Sprint()
