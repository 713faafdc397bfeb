"""The reasons of a Belgian deal's points: the rule, the factors, who pays whom, as keys and values for words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from whistclub.rules.belgian.facts import BelgianConventions, BelgianDeal
from whistclub.rules.belgian.points import Book, Settlement, factors, playing, settlements, spread
from whistclub.rules.common import Reason, SeatName, Table

_CELLS: Final[Mapping[str, str]] = {
    "per_extra": "extra_tricks",
    "all_bonus": "all_tricks_bonus",
    "all_points": "all_tricks",
    "lost_charge": "missing_tricks",
    "lost_first": "first_missing_trick",
    "lost_further": "further_missing_tricks",
}
"""The rule of each cell of a payoff row; ``base`` and ``by_tricks`` are ``made`` or ``lost``."""


def why(conventions: BelgianConventions, table: Table, deal: BelgianDeal) -> tuple[Reason, ...]:
    """The points of a possible, completed ``deal``, rule by rule; the points of the reasons add up to the deal's.

    Keys and their values:
    ``made``, ``extra_tricks``, ``all_tricks_bonus``, ``all_tricks``, ``lost``, ``missing_tricks``,
    ``first_missing_trick``, ``further_missing_tricks``: contract, level, target, tricks, players (tuple of SeatName),
    points (what one is worth), times (how many), factor (2: doubled), gain (of each player, with its sign);
    ``sixth``, ``last``, ``blank_rabrouche``, ``revoke``: player, gain;
    ``rabrouche``, ``multiplier``: factor (its points are what the doubling adds);
    ``nobody_scores``: kind (a void or passed deal)."""
    seats = playing(table, deal)
    reasons = [reason for settled in settlements(Book(conventions), deal) for reason in _reasons(settled, seats)]
    if not reasons:
        return (Reason("nobody_scores", {"kind": deal.kind}, dict.fromkeys(seats, 0)),)
    points = {seat: sum(reason.points[seat] for reason in reasons) for seat in seats}
    for key, factor in factors(conventions, deal):
        reasons.append(Reason(key, {"factor": factor}, {seat: n * (factor - 1) for seat, n in points.items()}))
        points = {seat: n * factor for seat, n in points.items()}
    return tuple(reasons)


def _reasons(settled: Settlement, seats: tuple[int, ...]) -> Iterator[Reason]:
    attempt, paid = settled.attempt, settled.payment
    if attempt is None or paid is None:
        values: dict[str, Any] = {"player": SeatName(settled.players[0]), "gain": settled.gain}
        yield Reason(settled.rule, values, spread(settled.gain, settled.players, seats))
        return
    for part in paid.parts:
        gain = part.points * part.times * paid.factor * (1 if paid.made else -1)
        values = {
            "contract": attempt.contract,
            "level": attempt.level,
            "target": attempt.target,
            "tricks": attempt.tricks,
            "players": tuple(SeatName(seat) for seat in attempt.players),
            "points": part.points,
            "times": part.times,
            "factor": paid.factor,
            "gain": gain,
        }
        key = _CELLS.get(str(part.cell[0]), "made" if paid.made else "lost")
        yield Reason(key, values, spread(gain, attempt.players, seats))
