"""Whist 32 (rules.md §2): facts, conventions, points, order of the contracts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Final, Literal

from whistclub.rules.common import (
    SUITS,
    Problem,
    Reason,
    SeatName,
    Suit,
    Table,
    dealer_warnings,
    numbers_between,
    seat_held,
)
from whistclub.rules.facts import Expected, Line, Outcome, Sheet, Try


@dataclass(frozen=True, slots=True)
class Whist32Deal:
    """What happened in one deal. ``players``: seats; of a trou the holder of the aces first, the bouche-trou second."""

    kind: Literal["contract", "passed"]
    contract: str | None = None
    players: tuple[int, ...] = ()
    tricks: int | None = None
    level: int | None = None
    trump: Suit | None = None
    dealer: int | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Whist32Conventions:
    """``deals``: length of a game; ``redeal_on_pass``: a passed deal is void."""

    deals: int = 8
    redeal_on_pass: bool = False


@dataclass(frozen=True, slots=True)
class Pay:
    """One row of the table of rules.md §2. ``need``: tricks to take; ``exactly``: not more either; ``made``, ``lost``:
    points of each player of the contract, ``made`` None: ``per_trick`` for each trick taken."""

    need: int
    lost: int
    made: int | None = None
    per_trick: int = 0
    exactly: bool = False


Announced = tuple[str, int | None]
"""Contract and level (None for a contract without level)."""

PAYS: Final[Mapping[Announced, Pay]] = {
    ("solo", 3): Pay(need=3, per_trick=2, lost=-6),
    ("solo", 4): Pay(need=4, per_trick=2, lost=-8),
    ("solo", 5): Pay(need=5, per_trick=2, lost=-10),
    ("solo", 6): Pay(need=6, per_trick=2, lost=-12),
    ("duo", 4): Pay(need=4, per_trick=1, lost=-4),
    ("duo", 5): Pay(need=5, per_trick=1, lost=-5),
    ("duo", 6): Pay(need=6, per_trick=1, lost=-6),
    ("trou", None): Pay(need=6, per_trick=1, lost=-6),
    ("duo", 7): Pay(need=7, made=15, lost=-15),
    ("petite_misere", None): Pay(need=0, made=15, lost=-15, exactly=True),
    ("picolo", None): Pay(need=1, made=20, lost=-20, exactly=True),
    ("grande_misere", None): Pay(need=0, made=30, lost=-30, exactly=True),
    ("solo", 7): Pay(need=7, made=30, lost=-30),
    ("duo", 8): Pay(need=8, made=30, lost=-30),
    ("solo", 8): Pay(need=8, made=60, lost=-60),
}

LADDER: Final[tuple[Announced, ...]] = (
    ("solo", 3),
    ("duo", 4),
    ("solo", 4),
    ("duo", 5),
    ("solo", 5),
    ("duo", 6),
    ("trou", None),
    ("solo", 6),
    ("duo", 7),
    ("petite_misere", None),
    ("picolo", None),
    ("grande_misere", None),
    ("solo", 7),
    ("duo", 8),
    ("solo", 8),
)
"""What beats what, lowest first."""

NO_TRUMP: Final[frozenset[Announced]] = frozenset(
    {("petite_misere", None), ("picolo", None), ("grande_misere", None), ("solo", 8)}
)
"""Played without trumps, always."""

LEADS: Final[frozenset[Announced]] = frozenset({("solo", 7), ("solo", 8)})
"""The player alone leads."""


def announceable() -> tuple[str, ...]:
    """The contracts in rising order of their lowest rung."""
    return tuple(dict.fromkeys(contract for contract, _ in LADDER))


def levels(contract: str) -> tuple[int, ...]:
    """The levels a contract can have, () for one without level or an unknown one."""
    return tuple(sorted(level for name, level in PAYS if name == contract and level is not None))


def player_count(contract: str) -> int:
    """How many players announce it together: two partners or one alone."""
    return 2 if contract in ("duo", "trou") else 1


def possible_tricks(contract: str) -> range:
    """The numbers of tricks its players can take: 8 are played, 7 in a petite misère (one card is put aside)."""
    return range(8 if contract == "petite_misere" else 9)


def possible_trumps(contract: str, level: int | None) -> tuple[Suit, ...]:
    """What can be trumps; of solo 7 also no trumps."""
    if (contract, level) in NO_TRUMP:
        return (Suit.NONE,)
    return (*SUITS, Suit.NONE) if (contract, level) == ("solo", 7) else SUITS


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
    """After some deals: who deals next, and how many deals have counted."""

    conventions: Whist32Conventions
    dealer: int
    counted: int = 0


class Whist32:
    """The game (see ``Game``)."""

    key = "whist32"
    seat_counts: tuple[int, ...] = (4,)
    sums_to_zero = False

    def default_conventions(self) -> Whist32Conventions:
        return Whist32Conventions()

    def convention_problems(self, conventions: Whist32Conventions) -> Iterator[Problem]:
        if conventions.deals < 1:
            yield Problem(("deals",), "too_small", {"low": 1, "value": conventions.deals})

    def start(self, sheet: Sheet) -> Whist32State:
        return Whist32State(sheet.conventions, sheet.first_dealer)

    def expect(self, state: Whist32State, table: Table) -> Expected:
        return Expected(dealer=state.dealer, leader=table.left(state.dealer))

    def complete(self, state: Whist32State, table: Table, deal: Whist32Deal) -> Whist32Deal:
        return deal if deal.dealer is not None else replace(deal, dealer=state.dealer)

    def problems(self, state: Whist32State, table: Table, deal: Whist32Deal) -> Iterator[Problem]:
        yield from seat_held(table, deal.dealer, "dealer")
        if deal.kind == "contract":
            yield from _contract_problems(table, deal)
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
            paid = points_each(deal)
            for seat in deal.players:
                points[seat] = paid
                made[seat] = int(paid > 0)
        void = self._void(state, deal)
        outcome = Outcome(points, void, dealer_warnings(deal.dealer, state.dealer), made=made)
        return outcome, self.skip(state, table, deal)

    def _void(self, state: Whist32State, deal: Whist32Deal) -> bool:
        return deal.kind == "passed" and state.conventions.redeal_on_pass

    def tries(self, conventions: Whist32Conventions, table: Table, deal: Whist32Deal) -> tuple[Try, ...]:
        if deal.kind != "contract" or deal.contract is None:
            return ()
        return (Try(deal.contract, deal.level, deal.players, is_made(deal)),)

    def skip(self, state: Whist32State, table: Table, deal: Whist32Deal) -> Whist32State:
        dealer = state.dealer if deal.dealer is None or deal.dealer not in table.players else deal.dealer
        if self._void(state, deal):
            return replace(state, dealer=dealer)
        return Whist32State(state.conventions, table.left(dealer), state.counted + 1)

    def finished(self, state: Whist32State) -> bool:
        return state.counted >= state.conventions.deals

    def has_end(self, conventions: Whist32Conventions) -> bool:
        return True

    def planned_deals(self, conventions: Whist32Conventions, seats: int) -> int | None:
        return conventions.deals

    def extra(self, state: Whist32State) -> Mapping[str, tuple[int, int]]:
        return {}

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
        return data

    def decode(self, data: Mapping[str, Any]) -> Whist32Deal:
        trump = data.get("trump")
        return Whist32Deal(
            kind=data["kind"],
            contract=data.get("contract"),
            players=tuple(data.get("players", ())),
            tricks=data.get("tricks"),
            level=data.get("level"),
            trump=None if trump is None else Suit(trump),
            dealer=data.get("dealer"),
            note=data.get("note", ""),
        )

    def encode_conventions(self, conventions: Whist32Conventions) -> dict[str, Any]:
        return asdict(conventions)

    def decode_conventions(self, data: Mapping[str, Any]) -> Whist32Conventions:
        return Whist32Conventions(**data)


def _contract_problems(table: Table, deal: Whist32Deal) -> Iterator[Problem]:
    contract = deal.contract
    if contract is None:
        yield Problem(("contract",), "missing")
        return
    if contract not in announceable():
        yield Problem(("contract",), "unknown_contract", {"value": contract, "allowed": announceable()})
        return
    allowed = levels(contract)
    if allowed:
        yield from numbers_between(deal.level, allowed[0], allowed[-1], "level")
    elif deal.level is not None:
        yield Problem(("level",), "not_applicable")
    yield from _player_problems(table, deal.players, player_count(contract))
    tricks = possible_tricks(contract)
    yield from numbers_between(deal.tricks, tricks[0], tricks[-1], "tricks")
    if (contract, deal.level) in PAYS and deal.trump is not None:
        trumps = possible_trumps(contract, deal.level)
        if deal.trump not in trumps:
            yield Problem(("trump",), "trump_not_possible", {"value": deal.trump, "allowed": trumps})


def _player_problems(table: Table, players: tuple[int, ...], expected: int) -> Iterator[Problem]:
    if len(players) != expected:
        yield Problem(("players",), "player_count", {"count": len(players), "expected": expected})
    for index, seat in enumerate(players):
        yield from seat_held(table, seat, "players", index)
        if seat in players[:index]:
            yield Problem(("players", index), "twice", {"player": SeatName(seat)})


def is_made(deal: Whist32Deal) -> bool:
    """Whether the contract of a deal without problems was made."""
    pay, tricks = _pay(deal)
    return tricks == pay.need if pay.exactly else tricks >= pay.need


def points_each(deal: Whist32Deal) -> int:
    """What each player of the contract gets (made) or loses (lost), for a contract deal without problems."""
    pay, tricks = _pay(deal)
    if not is_made(deal):
        return pay.lost
    return pay.per_trick * tricks if pay.made is None else pay.made


def _pay(deal: Whist32Deal) -> tuple[Pay, int]:
    if deal.contract is None or deal.tricks is None:
        raise ValueError("not a contract deal without problems")
    return PAYS[deal.contract, deal.level], deal.tricks


def why(conventions: Whist32Conventions, table: Table, deal: Whist32Deal) -> tuple[Reason, ...]:
    """How a deal without problems got its points.

    Keys: ``whist32_passed``, ``whist32_void``; ``whist32_per_trick`` (made: per_trick for each of tricks),
    ``whist32_made`` (a fixed number), ``whist32_lost``. Values: contract, level, tricks, need, points, per_trick.
    """
    if deal.kind == "passed":
        key = "whist32_void" if conventions.redeal_on_pass else "whist32_passed"
        return (Reason(key, {}, dict.fromkeys(table.seats, 0)),)
    pay, tricks = _pay(deal)
    key = "whist32_lost" if not is_made(deal) else "whist32_made" if pay.made is not None else "whist32_per_trick"
    points = points_each(deal)
    values = {
        "contract": deal.contract,
        "level": deal.level,
        "tricks": tricks,
        "need": pay.need,
        "exactly": pay.exactly,
        "per_trick": pay.per_trick,
        "points": points,
    }
    return (Reason(key, values, dict.fromkeys(deal.players, points)),)


WHIST32: Final = Whist32()
