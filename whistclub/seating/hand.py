"""Changes a seating by hand: exchanges two people, or moves one to another table or to those who sit out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from whistclub.rules.common import PlayerKey
from whistclub.seating.facts import Draw, History, Pair, SeatedTable, pairs


def exchange(draw: Draw, one: PlayerKey, other: PlayerKey) -> Draw:
    """Exchanges the places of two people, at tables or sitting out; the first dealer stays with the seat."""
    swap = {one: other, other: one}
    tables = tuple(replace(table, seats=tuple(swap.get(key, key) for key in table.seats)) for table in draw.tables)
    return replace(draw, tables=tables, sitting_out=tuple(swap.get(key, key) for key in draw.sitting_out))


def move(draw: Draw, player: PlayerKey, to: int | None) -> Draw:
    """Moves a player to the last seat of table ``to`` (its number), or to those who sit out (None); the seats after the
    empty one move up."""
    tables = []
    for table in draw.tables:
        table = _without(table, player)
        if table.number == to:
            table = replace(table, seats=(*table.seats, player))
        tables.append(table)
    out = tuple(key for key in draw.sitting_out if key != player)
    return replace(draw, tables=tuple(tables), sitting_out=out if to is not None else (*out, player))


def meeting_again(history: History, tables: Iterable[SeatedTable]) -> dict[int, list[Pair]]:
    """The pairs who have met this evening before, by number of their table."""
    found = {table.number: [pair for pair in pairs(table.seats) if history.met.get(pair)] for table in tables}
    return {number: again for number, again in found.items() if again}


def _without(table: SeatedTable, player: PlayerKey) -> SeatedTable:
    if player not in table.seats:
        return table
    left = table.seats.index(player)
    dealer = table.first_dealer
    dealer = 0 if dealer == left else dealer - (dealer > left)
    return replace(table, seats=tuple(key for key in table.seats if key != player), first_dealer=dealer)
