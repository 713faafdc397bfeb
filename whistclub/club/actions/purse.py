"""The purse of an evening: who has paid the entry, its amounts and prizes of money (rules.md §9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from whistclub.club.actions.common import found, known_players
from whistclub.club.ports import ActionName, EveningRecord, PlayerRecord, Work
from whistclub.club.sheets import evening_values


def set_paid(work: Work, evening_id: int, player_ids: Sequence[int], paid: bool) -> ActionName:
    """Marks the entries of players as paid or not, also after the evening was closed. KnownError ``gone`` for an
    unknown player."""
    evening = found(work, EveningRecord, evening_id)
    known_players(work, player_ids)
    others = [player for player in evening.purse.paid if player not in player_ids]
    purse = replace(evening.purse, paid=tuple(others + (list(dict.fromkeys(player_ids)) if paid else [])))
    work.put(replace(evening, purse=purse))
    values = evening_values(evening)
    if len(player_ids) == 1:
        name = found(work, PlayerRecord, player_ids[0]).name
        return ActionName("set_paid_one" if paid else "set_unpaid_one", {**values, "player": name})
    return ActionName("set_paid", values)


def set_purse(
    work: Work,
    evening_id: int,
    entry: Mapping[str, int] | None,
    stake: int | None,
    prizes: Sequence[tuple[int, int]],
) -> ActionName:
    """Sets the amounts of an evening: entry in cents by category and stake in cents a point (None: by its conventions),
    and the prizes of money as (player, cents). KnownError ``gone`` for an unknown player."""
    evening = found(work, EveningRecord, evening_id)
    known_players(work, [player for player, _ in prizes])
    work.put(replace(evening, purse=replace(evening.purse, entry=entry, stake=stake, prizes=tuple(prizes))))
    return ActionName("set_purse", evening_values(evening))
