"""The deal for which the arbiter is asked, and the names of the players as the asker sees them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from whistclub.desktop.arbiter.worker import Terms
from whistclub.entry.asked import Asked
from whistclub.words import tr

Names = tuple[tuple[str, str], ...]
"""The players from the asker to the left: name as shown and in full."""


@dataclass(frozen=True, slots=True)
class AtTable:
    """The deal. ``names``: of its players by seat, as shown and in full; ``terms``: of the sheet's conventions."""

    sheet_id: int
    table: int
    number: int
    names: Mapping[int, tuple[str, str]]
    terms: Terms

    def names_from(self, asked: Asked) -> Names:
        """Returns the names from the asker to the left."""
        return tuple(self.names[asked.at_left(places)] for places in range(len(asked.seats)))

    def about(self, name: str, *, short: bool) -> str:
        """Returns the deal and who asks; ``short``: without the table."""
        if short:
            return tr("Deal {number} · {name} asks", number=self.number, name=name)
        return tr("Table {table} · deal {number} · {name} asks", table=self.table, number=self.number, name=name)


def nameless() -> Names:
    """Returns what the players are called without a table."""
    names = tr("who asks", "seat"), tr("left", "seat"), tr("opposite", "seat"), tr("right", "seat")
    return tuple((name, name) for name in names)
