"""Whist 32 as a game: proposals, checks, points, places (rules.md §2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final

from whistclub.rules.common import Problem, Reason, Suit, Table, dealer_warnings, seat_held
from whistclub.rules.facts import Expected, Line, Outcome, Score, Sheet, Try
from whistclub.rules.game import Game, Kind, RowsOf, Rung
from whistclub.rules.whist32.arbiter import CALLS, arbiter_warnings, own_thresholds, threshold_problems
from whistclub.rules.whist32.checks import contract_problems
from whistclub.rules.whist32.contracts import LADDER, LEADS, NO_TRUMP, PAYS
from whistclub.rules.whist32.facts import ArbiterThresholds, Whist32Conventions, Whist32Deal
from whistclub.rules.whist32.payoffs import PayoffRow, decode_row, encode_row, payoff_problems
from whistclub.rules.whist32.points import is_made, points_each, why


def leader(table: Table, deal: Whist32Deal) -> int:
    """Who leads to the first trick of a completed deal: the bouche-trou, the player of a solo 7 or 8, else the left of
    the dealer."""
    if deal.contract == "trou" and len(deal.players) == 2:
        return deal.players[1]
    if (deal.contract, deal.level) in LEADS and deal.players:
        return deal.players[0]
    return table.left(deal.dealer or 0)


@dataclass(frozen=True, slots=True)
class Whist32State:
    """State after some deals: next dealer, and how many deals have counted."""

    conventions: Whist32Conventions
    dealer: int
    counted: int = 0


_ANY: Final = ("arbiter", "dealer", "note")
"""Facts that any kind of deal may record."""
_KINDS: Final = {
    "contract": Kind(("contract", "players", "tricks"), ("level", "trump", *_ANY)),
    "passed": Kind((), _ANY),
}


class Whist32(Game):
    """The game (see ``Game``)."""

    key = "whist32"
    also_called = ("32",)
    pack = 32
    calls = CALLS
    deal_type = Whist32Deal
    kinds = _KINDS
    neutral = Whist32Deal("passed")
    conventions_type = Whist32Conventions
    convention_forms: ClassVar = {"payoffs": RowsOf(PayoffRow, "whist32_payoff_row", len(PAYS))}
    contracts = tuple(dict.fromkeys(contract for contract, _ in PAYS))

    def convention_problems(self, conventions: Whist32Conventions) -> Iterator[Problem]:
        if conventions.deals < 1:
            yield Problem(("deals",), "too_small", {"low": 1, "value": conventions.deals})
        yield from (problem.under("payoffs") for problem in payoff_problems(conventions.payoffs))
        yield from threshold_problems(conventions)

    def start(self, sheet: Sheet) -> Whist32State:
        return Whist32State(sheet.conventions, sheet.first_dealer)

    def expect(self, state: Whist32State, table: Table) -> Expected:
        return Expected(dealer=state.dealer, leader=table.left(state.dealer))

    def complete(self, state: Whist32State, table: Table, deal: Whist32Deal) -> Whist32Deal:
        return deal if deal.dealer is not None else replace(deal, dealer=state.dealer)

    def problems(self, state: Whist32State, table: Table, deal: Whist32Deal) -> Iterator[Problem]:
        yield from seat_held(table, deal.dealer, "dealer")
        if deal.arbiter is not None:
            yield from (problem.under("arbiter") for problem in CALLS.problems(table, deal.arbiter))
        if deal.kind == "contract":
            yield from contract_problems(table, deal)
        elif deal.kind == "passed":
            for name, value in (
                ("contract", deal.contract),
                ("players", deal.players or None),
                ("tricks", deal.tricks),
                ("level", deal.level),
                ("trump", deal.trump),
            ):
                if value is not None:
                    yield Problem((name,), "not_applicable")
        else:
            yield Problem(("kind",), "unknown_kind", {"value": deal.kind, "allowed": ("contract", "passed")})

    def play(self, state: Whist32State, table: Table, deal: Whist32Deal) -> tuple[Outcome, Whist32State]:
        points = dict.fromkeys(table.seats, 0)
        made: dict[int, int] = {}
        if deal.kind == "contract":
            paid = points_each(state.conventions, deal)
            for seat in deal.players:
                points[seat] = paid
                made[seat] = int(is_made(state.conventions, deal))
        void = self._void(state, deal)
        warnings = dealer_warnings(deal.dealer, state.dealer) + arbiter_warnings(state.conventions, deal)
        return Outcome(points, void, warnings, made=made), self.skip(state, table, deal)

    def _void(self, state: Whist32State, deal: Whist32Deal) -> bool:
        return deal.kind == "passed" and state.conventions.redeal_on_pass

    def tries(self, conventions: Whist32Conventions, table: Table, deal: Whist32Deal) -> tuple[Try, ...]:
        if deal.kind != "contract" or deal.contract is None:
            return ()
        return (Try(deal.contract, deal.level, deal.players, is_made(conventions, deal)),)

    def skip(self, state: Whist32State, table: Table, deal: Whist32Deal) -> Whist32State:
        dealer = state.dealer if deal.dealer is None or deal.dealer not in table.players else deal.dealer
        if self._void(state, deal):
            return replace(state, dealer=dealer)
        return Whist32State(state.conventions, table.left(dealer), state.counted + 1)

    def finished(self, state: Whist32State) -> bool:
        return state.counted >= state.conventions.deals

    def planned_deals(self, conventions: Whist32Conventions, seats: int) -> int | None:
        return conventions.deals

    def why(self, score: Score, line: Line) -> tuple[Reason, ...]:
        return why(score.sheet.conventions, line.table, line.deal)

    def ladder(self, conventions: Whist32Conventions) -> tuple[Rung, ...]:
        return tuple(Rung(contract, level) for contract, level in LADDER)

    def suits_rise(self, rung: Rung) -> bool:
        """False without trumps and for a trou, which is announced in no suit."""
        return (rung.contract, rung.level) not in (*NO_TRUMP, ("trou", None))

    def stated(self, deal: Whist32Deal) -> Whist32Deal:
        """The arbiter's call is left out, since a paper sheet need not have it, and partners of a duo are sorted, since
        they may be named in any order."""
        players = tuple(sorted(deal.players)) if deal.contract == "duo" else deal.players
        alike: Whist32Deal = super().stated(deal)
        return replace(alike, arbiter=None, players=players)

    def places_by(
        self,
        sheet: Sheet,
        state: Whist32State,
        seat_totals: Sequence[int],
        lines: Sequence[Line],
        counts: Mapping[str, Mapping[int, int | None]],
    ) -> tuple[tuple[str, ...], Mapping[int, tuple[Any, ...]]]:
        made = counts["made"]
        return ("points", "made"), {seat: (points, made[seat] or 0) for seat, points in enumerate(seat_totals)}

    def count_name(self) -> str | None:
        return "made"

    def encode(self, deal: Whist32Deal) -> dict[str, Any]:
        data: dict[str, Any] = {"kind": deal.kind}
        if deal.contract is not None:
            data["contract"] = deal.contract
        if deal.level is not None:
            data["level"] = deal.level
        if deal.trump is not None:
            data["trump"] = deal.trump.value
        if deal.players:
            data["players"] = list(deal.players)
        if deal.tricks is not None:
            data["tricks"] = deal.tricks
        if deal.dealer is not None:
            data["dealer"] = deal.dealer
        if deal.note:
            data["note"] = deal.note
        if deal.arbiter is not None:
            data["arbiter"] = CALLS.encode(deal.arbiter)
        return data

    def decode(self, data: Mapping[str, Any]) -> Whist32Deal:
        trump, call = data.get("trump"), data.get("arbiter")
        return Whist32Deal(
            kind=data["kind"],
            contract=data.get("contract"),
            players=tuple(data.get("players", ())),
            tricks=data.get("tricks"),
            level=data.get("level"),
            trump=None if trump is None else Suit(trump),
            dealer=data.get("dealer"),
            note=data.get("note", ""),
            arbiter=None if call is None else CALLS.decode(call),
        )

    def encode_conventions(self, conventions: Whist32Conventions) -> dict[str, Any]:
        data: dict[str, Any] = {"deals": conventions.deals, "redeal_on_pass": conventions.redeal_on_pass}
        if conventions.payoffs:
            data["payoffs"] = [encode_row(row) for row in conventions.payoffs]
        # Left out without an arbiter, so that sheets stored by earlier versions have equal conventions.
        if conventions.arbiter:
            data["arbiter"] = True
        if own := own_thresholds(conventions):
            data["arbiter_thresholds"] = own
        return data

    def decode_conventions(self, data: Mapping[str, Any]) -> Whist32Conventions:
        own = {
            "payoffs": tuple(map(decode_row, data.get("payoffs", ()))),
            "arbiter_thresholds": ArbiterThresholds(**data.get("arbiter_thresholds", {})),
        }
        return Whist32Conventions(**{**data, **own})


WHIST32: Final = Whist32()
