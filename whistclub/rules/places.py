"""Places at a table, and the tie-break step that separates two rows (rules.md §1.6, §2, §3, §4, §6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from whistclub.rules.common import PlayerKey
from whistclub.rules.facts import Sheet


def ranked(keys: Mapping[int, tuple[Any, ...]], steps: Sequence[str]) -> list[tuple[int, int, str]]:
    """(place, seat, step that separated it from the row above) in order; equal keys share the place: 1, 2, 2, 4.

    ``keys``: by seat, one value a step, numbers or tuples of numbers, higher is better.

    >>> ranked({0: (5, 1), 1: (7, 0), 2: (5, 1), 3: (5, 0)}, ("points", "tricks"))
    [(1, 1, ''), (2, 0, 'points'), (2, 2, ''), (4, 3, 'tricks')]
    """
    order = sorted(keys, key=lambda seat: (tuple(_negated(part) for part in keys[seat]), seat))
    rows: list[tuple[int, int, str]] = []
    for index, seat in enumerate(order):
        above = keys[order[index - 1]] if index else None
        if above is not None and above == keys[seat]:
            rows.append((rows[-1][0], seat, ""))
            continue
        step = ""
        if above is not None:
            step = next(name for name, a, b in zip(steps, above, keys[seat], strict=True) if a != b)
        rows.append((index + 1, seat, step))
    return rows


def _negated(part: Any) -> Any:
    return tuple(-value for value in part) if isinstance(part, tuple) else -part


def holders(sheet: Sheet, held: Mapping[tuple[int, PlayerKey], int]) -> dict[int, PlayerKey]:
    """For each seat the player who gets its place: who held it for more deals, when equal who held it last (§6).

    ``held``: for (seat, player) the number of deals, in the order in which they came. A player has one place: of two
    seats the one held for more deals counts (when equal the later one), the other has no place.
    """
    if not sheet.changes:
        return dict(enumerate(sheet.seats))
    now = sheet.now.players
    came = {pair: at for at, pair in enumerate(held)}
    best: dict[int, tuple[tuple[int, bool, int], PlayerKey]] = {}
    for (seat, player), deals in held.items():
        claim = ((deals, now.get(seat) == player, came[seat, player]), player)
        if seat not in best or claim[0] > best[seat][0]:
            best[seat] = claim
    for seat, player in now.items():
        if seat not in best:  # joined, and no deal played yet
            best[seat] = ((0, True, len(came)), player)
    found: dict[int, PlayerKey] = {}
    for seat, (_, player) in sorted(best.items(), key=lambda item: item[1][0], reverse=True):
        if player not in found.values():
            found[seat] = player
    return dict(sorted(found.items()))


def everyone(sheet: Sheet) -> tuple[PlayerKey, ...]:
    """All who played on the sheet or sit there for the next deal: those seated first, then who came later.

    Players who gave up the seat before a deal was played, or stand in for a deal that a closed sheet will never have,
    are not included.
    """
    if not sheet.changes:
        return sheet.seats
    last = len(sheet.deals) if sheet.closed and sheet.deals else len(sheet.deals) + 1
    numbers = {1, *(change.from_deal for change in sheet.changes if change.from_deal <= last)}
    held = {player for number in numbers for player in sheet.at(number).players.values()}
    came = (change.player for change in sheet.changes if change.player is not None)
    return tuple(player for player in dict.fromkeys((*sheet.seats, *came)) if player in held)
