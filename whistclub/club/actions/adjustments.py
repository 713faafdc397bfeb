"""Adjustments of an evening: penalties, gifts, decisions (rules.md §8)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final, Literal

from whistclub.club.actions.common import found, known_players
from whistclub.club.names import clean_text
from whistclub.club.ports import ActionName, AdjustmentRecord, EveningRecord, PlayerRecord, Work
from whistclub.club.sheets import evening_values
from whistclub.rules.common import Problem, Refused

Of = Literal["game", "ranking"]
Kind = Literal["penalty", "gift", "decision"]

MOST: Final = 1_000_000
"""Largest amount of an adjustment, positive or negative."""


def add_adjustment(
    work: Work,
    evening_id: int,
    player_id: int,
    amount: int,
    of: Of,
    kind: Kind = "decision",
    reason: str = "",
    by: str = "",
) -> ActionName:
    """Adds an adjustment of ``amount`` whole game points, or hundredths of ranking points. Refused ``zero`` for
    zero."""
    found(work, EveningRecord, evening_id)
    known_players(work, (player_id,))
    _check(amount)
    record = work.add(
        AdjustmentRecord,
        evening_id=evening_id,
        player_id=player_id,
        amount=amount,
        of=of,
        kind=kind,
        reason=clean_text(reason),
        by=clean_text(by),
    )
    return _named(work, "add_adjustment", record)


def change_adjustment(
    work: Work,
    adjustment_id: int,
    *,
    player_id: int | None = None,
    amount: int | None = None,
    of: Of | None = None,
    kind: Kind | None = None,
    reason: str | None = None,
    by: str | None = None,
) -> ActionName:
    """Changes the fields that are given; None leaves a field unchanged."""
    record = found(work, AdjustmentRecord, adjustment_id)
    given: dict[str, Any] = {
        "player_id": player_id,
        "amount": amount,
        "of": of,
        "kind": kind,
        "reason": None if reason is None else clean_text(reason),
        "by": None if by is None else clean_text(by),
    }
    changed = replace(record, **{name: value for name, value in given.items() if value is not None})
    known_players(work, (changed.player_id,))
    _check(changed.amount)
    work.put(changed)
    return _named(work, "change_adjustment", changed)


def delete_adjustment(work: Work, adjustment_id: int) -> ActionName:
    """Deletes an adjustment."""
    record = found(work, AdjustmentRecord, adjustment_id)
    work.delete(record)
    return _named(work, "delete_adjustment", record)


def _check(amount: int) -> None:
    if amount == 0:
        raise Refused([Problem(("points",), "zero")])
    if abs(amount) > MOST:
        raise Refused([Problem(("points",), "out_of_range", {"low": -MOST, "high": MOST, "value": amount})])


def _named(work: Work, key: str, record: AdjustmentRecord) -> ActionName:
    evening = evening_values(work.get(EveningRecord, record.evening_id))
    player = work.get(PlayerRecord, record.player_id).name
    return ActionName(key, {**evening, "player": player, "amount": record.amount, "of": record.of})
