"""What is typed in an entry strip or on a line of a sheet becomes the facts of a deal: steps, keys, notation. No Qt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from whistclub.entry.model import Entry
from whistclub.rules.sheet import Fold


def entry_for(
    fold: Fold, names: Mapping[int, str], recorded: Any = None, whole: Mapping[int, str] | None = None
) -> Entry:
    """The entry of the deal after those of ``fold``; with ``recorded`` the change of a stored deal.

    ``names``: the players of that deal by seat, ``whole``: the same in full where they are shown short."""
    from whistclub.entry.belgian import BelgianEntry
    from whistclub.entry.classic import ClassicEntry
    from whistclub.entry.tourangeau import TourangeauEntry
    from whistclub.entry.whist32 import Whist32Entry

    games: dict[str, type[Entry]] = {
        "belgian": BelgianEntry, "whist32": Whist32Entry, "tourangeau": TourangeauEntry, "classic": ClassicEntry,
    }  # fmt: skip
    return games[fold.sheet.game](fold, names, recorded, whole)
