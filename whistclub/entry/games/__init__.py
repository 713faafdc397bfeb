"""The entry of each game's deals; ``register`` adds another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from whistclub.entry.games.belgian import BelgianEntry
from whistclub.entry.games.classic import ClassicEntry
from whistclub.entry.games.tourangeau import TourangeauEntry
from whistclub.entry.games.whist32 import Whist32Entry
from whistclub.entry.model import Entry
from whistclub.rules.sheet import Fold

_ENTRIES: Final[dict[str, type[Entry]]] = {}


def register(entry: type[Entry]) -> None:
    """Registers the entry of a game's deals."""
    _ENTRIES[entry.game] = entry


def forget(game: str) -> None:
    """Removes the entry of a game."""
    del _ENTRIES[game]


def entry_for(
    fold: Fold, names: Mapping[int, str], recorded: Any = None, whole: Mapping[int, str] | None = None
) -> Entry:
    """The entry of the deal after those of ``fold``; with ``recorded`` the entry that changes a stored deal.

    ``names``: the players of that deal by seat, ``whole``: their full names when ``names`` are short."""
    return _ENTRIES[fold.sheet.game](fold, names, recorded, whole)


for _entry in (BelgianEntry, Whist32Entry, TourangeauEntry, ClassicEntry):
    register(_entry)
