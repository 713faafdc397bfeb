"""Checks of a deal of Whist 32 (rules.md §2)."""

from __future__ import annotations

from collections.abc import Iterator

from whistclub.rules.common import Problem, SeatName, Table, numbers_between, seat_held
from whistclub.rules.whist32.contracts import PAYS, announceable, levels, player_count, possible_tricks, possible_trumps
from whistclub.rules.whist32.facts import Whist32Deal


def contract_problems(table: Table, deal: Whist32Deal) -> Iterator[Problem]:
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
