"""The purse of an evening: entries, and the stakes of Belgian sheets settled in whole cents (rules.md §9)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple

from whistclub.ranking.facts import SheetResult
from whistclub.rules.common import PlayerKey
from whistclub.rules.sheet import game_of


class Payment(NamedTuple):
    """One payment at a table: ``debtor`` pays ``creditor``."""

    round: int
    table: int
    debtor: PlayerKey
    creditor: PlayerKey
    cents: int


def entry_due(entry: Mapping[str, int] | None, categories: Collection[str]) -> int:
    """The entry of a player of these categories: the lowest that is theirs, else that of all others; 0 without one.

    >>> entry_due({"Juniors": 300, "": 500}, ("Juniors", "Dames")), entry_due({"Juniors": 300}, ())
    (300, 0)
    """
    if entry is None:
        return 0
    return min((entry[name] for name in categories if name in entry), default=entry.get("", 0))


def settle(points: Mapping[PlayerKey, int], stake: int) -> list[tuple[PlayerKey, PlayerKey, int]]:
    """Who pays whom how many cents: the largest debtor pays the largest creditor as much as both allow, looked for anew
    after each payment; of equal ones the first in ``points``.

    >>> settle({"A": 12, "B": -4, "C": -20, "D": 12}, 5)
    [('C', 'A', 60), ('C', 'D', 40), ('B', 'D', 20)]
    """
    owed = {player: own * stake for player, own in points.items()}
    payments = []
    while any(owed.values()):
        debtor, creditor = min(owed, key=lambda who: owed[who]), max(owed, key=lambda who: owed[who])
        cents = min(-owed[debtor], owed[creditor])
        if cents <= 0:
            break
        owed[debtor] += cents
        owed[creditor] -= cents
        payments.append((debtor, creditor, cents))
    return payments


def payments(
    sheets: Iterable[SheetResult], stake: int | None, seats: Mapping[tuple[int, int], Collection[PlayerKey]]
) -> list[Payment]:
    """The payments of an evening's closed sheets that sum to zero, by round and table. ``seats``: the players of each
    sheet by round and table, in seat order."""
    found: list[Payment] = []
    for sheet in sorted(sheets, key=lambda one: (one.round, one.table)) if stake else ():
        if sheet.closed and game_of(sheet.game).sums_to_zero:
            own = {result.player: result.points for result in sheet.results}
            in_order = {
                player: own.pop(player) for player in seats.get((sheet.round, sheet.table), ()) if player in own
            }
            for debtor, creditor, cents in settle({**in_order, **own}, stake or 0):
                found.append(Payment(sheet.round, sheet.table, debtor, creditor, cents))
    return found
