"""The arbiter's call recorded with a deal of Whist 32: its checks, and the warning when it is missing (rules.md
§2.1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

from whistclub.rules.common import Problem, Reason, SeatName, Suit, Table, Warned, numbers_between, seat_held
from whistclub.rules.whist32.arbiter_list import ARBITER_CONTRACTS, ARBITER_THRESHOLDS
from whistclub.rules.whist32.contracts import possible_trumps
from whistclub.rules.whist32.facts import CHANCE, ArbiterCall, Whist32Conventions, Whist32Deal
from whistclub.rules.whist32.payoffs import pays

_LEVELS: Final[Mapping[str, tuple[int, ...]]] = {
    contract: tuple(level for name, level in ARBITER_CONTRACTS.values() if name == contract and level is not None)
    for contract, _ in ARBITER_CONTRACTS.values()
}
"""Each contract of the list with its levels on it, () for one without level."""


def own_thresholds(conventions: Whist32Conventions) -> dict[str, int]:
    """The thresholds the club has set itself, in per cent, in the order of the list."""
    found = {key: getattr(conventions.arbiter_thresholds, key) for key in ARBITER_THRESHOLDS}
    return {key: own for key, own in found.items() if own is not None}


def thresholds(conventions: Whist32Conventions) -> dict[str, int]:
    """The open chance, in per cent, from which each contract of the list is accepted under these conventions."""
    return {**ARBITER_THRESHOLDS, **own_thresholds(conventions)}


def stakes(conventions: Whist32Conventions) -> dict[str, tuple[int, int]]:
    """What each player of each contract of the list gets when it is made with exactly the tricks needed, and loses when
    not, both as positive numbers."""
    table = pays(conventions.payoffs)
    listed = {key: table[announced] for key, announced in ARBITER_CONTRACTS.items()}
    return {key: (pay.points(pay.need), -pay.lost) for key, pay in listed.items()}


def list_key(contract: str | None, level: int | None) -> str | None:
    """The key of a contract on the arbiter's list; None when it is not on it."""
    return next((key for key, announced in ARBITER_CONTRACTS.items() if announced == (contract, level)), None)


def threshold_problems(conventions: Whist32Conventions) -> Iterator[Problem]:
    """Yields ``out_of_range`` for each threshold that is not from 0 to 100 per cent."""
    for key, own in own_thresholds(conventions).items():
        yield from numbers_between(own, 0, 100, "arbiter_thresholds", key)


def call_problems(table: Table, call: ArbiterCall) -> Iterator[Problem]:
    """Yields every reason why a call is impossible; paths lead into the call."""
    yield from seat_held(table, call.player, "player")
    levels = _LEVELS.get(call.contract)
    if levels is None:
        yield Problem(("contract",), "not_for_the_arbiter", {"value": call.contract, "allowed": tuple(_LEVELS)})
    elif levels:
        yield from numbers_between(call.level, levels[0], levels[-1], "level")
    elif call.level is not None:
        yield Problem(("level",), "not_applicable")
    if call.trump is not None and list_key(call.contract, call.level) is not None:
        trumps = possible_trumps(call.contract, call.level)
        if call.trump not in trumps:
            yield Problem(("trump",), "trump_not_possible", {"value": call.trump, "allowed": trumps})
    if call.chance is not None and not CHANCE.fullmatch(call.chance):
        yield Problem(("chance",), "not_a_chance", {"value": call.chance})


def arbiter_warnings(conventions: Whist32Conventions, deal: Whist32Deal) -> tuple[Warned, ...]:
    """``arbiter_not_accepted`` (values: contract, level) when the deal has a contract of the list for which none of its
    players has an accepted call, in a club that plays with the arbiter."""
    if not conventions.arbiter or deal.kind != "contract" or list_key(deal.contract, deal.level) is None:
        return ()
    if deal.arbiter is not None and _stands_for(deal.arbiter, deal):
        return ()
    return (Warned("arbiter_not_accepted", {"contract": deal.contract, "level": deal.level}),)


def arbiter_reasons(conventions: Whist32Conventions, deal: Whist32Deal) -> tuple[Reason, ...]:
    """What the arbiter said in a deal without problems, and its threshold.

    Keys: ``arbiter_accepted``, ``arbiter_refused`` (values: contract, level, player, threshold in per cent, chance in
    ten-thousandths), both with ``_untold`` where the chance was not recorded; ``arbiter_not_accepted`` (contract,
    level, threshold)."""
    reasons, limits = list[Reason](), thresholds(conventions)
    if (call := deal.arbiter) is not None and (key := list_key(call.contract, call.level)) is not None:
        said = "arbiter_accepted" if call.accepted else "arbiter_refused"
        values: dict[str, Any] = {"contract": call.contract, "level": call.level, "player": SeatName(call.player)}
        values["threshold"] = limits[key]
        if call.ten_thousandths is None:
            said += "_untold"
        else:
            values["chance"] = call.ten_thousandths
        reasons.append(Reason(said, values, {}))
    for warned in arbiter_warnings(conventions, deal):
        threshold = limits[list_key(deal.contract, deal.level) or ""]
        reasons.append(Reason(warned.code, {**warned.values, "threshold": threshold}, {}))
    return tuple(reasons)


def _stands_for(call: ArbiterCall, deal: Whist32Deal) -> bool:
    """Whether the call allows the deal's contract."""
    same_trump = None in (call.trump, deal.trump) or call.trump == deal.trump
    same = (call.contract, call.level) == (deal.contract, deal.level) and same_trump
    return call.accepted and call.player in deal.players and same


class ArbiterCalls:
    """The arbiter's calls for the rest of the program (see ``Calls``)."""

    def problems(self, table: Table, call: ArbiterCall) -> Iterator[Problem]:
        return call_problems(table, call)

    def of(self, deal: Whist32Deal) -> ArbiterCall | None:
        return deal.arbiter

    def put_into(self, deal: Whist32Deal, call: ArbiterCall | None) -> Whist32Deal:
        return replace(deal, arbiter=call)

    def encode(self, call: ArbiterCall) -> dict[str, Any]:
        data: dict[str, Any] = {"player": call.player, "contract": call.contract, "accepted": call.accepted}
        if call.level is not None:
            data["level"] = call.level
        if call.trump is not None:
            data["trump"] = call.trump.value
        if call.chance is not None:
            data["chance"] = call.chance
        return data

    def decode(self, data: Mapping[str, Any]) -> ArbiterCall:
        trump = data.get("trump")
        return ArbiterCall(**{**data, "trump": None if trump is None else Suit(trump)})


CALLS: Final = ArbiterCalls()
