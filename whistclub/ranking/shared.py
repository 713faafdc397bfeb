"""Seats held by several people (rules.md §6), to explain places that depend on the points of others."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from whistclub.ranking.facts import EveningKey
from whistclub.rules.common import PlayerKey
from whistclub.rules.sheet import Score


@dataclass(frozen=True, slots=True)
class SharedSeat:
    """One seat with several holders, in order. ``held``: the number of deals each held it, void and sat-out ones
    included; ``owner``: the player who has its place, None when that player's place is another seat's."""

    held: tuple[tuple[PlayerKey, int], ...]
    points: int
    place: int | None
    owner: PlayerKey | None


SheetKey = tuple[EveningKey, int, int]
"""A sheet by its evening, round and table."""

Shared = Mapping[SheetKey, tuple[SharedSeat, ...]]
"""The shared seats of sheets; sheets without any may be left out."""


def shared_seats(score: Score) -> tuple[SharedSeat, ...]:
    """The seats of a sheet that changed hands, by seat."""
    if not score.sheet.changes:
        return ()
    held: dict[int, dict[PlayerKey, int]] = {}
    for line in score.lines:
        for seat, player in line.table.players.items():
            by_player = held.setdefault(seat, {})
            by_player[player] = by_player.get(player, 0) + 1
    for seat, player in score.sheet.at(len(score.lines) + 1).players.items():
        held.setdefault(seat, {}).setdefault(player, 0)
    owners = {row.seat: row for row in score.standings if row.place is not None}
    found = []
    for seat in sorted(held):
        if len(held[seat]) > 1:
            row = owners.get(seat)
            place, owner = (None, None) if row is None else (row.place, row.player)
            found.append(SharedSeat(tuple(held[seat].items()), score.seat_totals[seat], place, owner))
    return tuple(found)
