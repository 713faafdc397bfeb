"""Entering a deal: one choosing model a game, without Qt, and the one strip that shows any of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from whistclub.desktop.entry.model import Entry
from whistclub.rules.sheet import Fold


def entry_for(
    fold: Fold, names: Mapping[int, str], recorded: Any = None, whole: Mapping[int, str] | None = None
) -> Entry:
    """The entry of the deal after those of ``fold``; with ``recorded`` the change of a stored deal.

    ``names``: the players of that deal by seat, ``whole``: the same in full where they are shown short."""
    from whistclub.desktop.entry.belgian import BelgianEntry
    from whistclub.desktop.entry.classic import ClassicEntry
    from whistclub.desktop.entry.tourangeau import TourangeauEntry
    from whistclub.desktop.entry.whist32 import Whist32Entry

    games: dict[str, type[Entry]] = {
        "belgian": BelgianEntry, "whist32": Whist32Entry, "tourangeau": TourangeauEntry, "classic": ClassicEntry,
    }  # fmt: skip
    return games[fold.sheet.game](fold, names, recorded, whole)
