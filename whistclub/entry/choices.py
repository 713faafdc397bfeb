"""Choices offered by an entry and choices made, as plain data for any display."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice. ``keys``: names of keys (keys.py), the first is shown. ``reason``: why it is disabled.

    ``said``: its text in the finished row, by default the label. ``note``: a short second line (``+1``). ``hidden``:
    has keys but no button."""

    token: str
    label: str
    keys: tuple[str, ...] = ()
    enabled: bool = True
    reason: str = ""
    note: str = ""
    said: str = ""
    spoken: str = ""
    suit: str = ""
    chosen: bool = False
    hidden: bool = False


@dataclass(frozen=True, slots=True)
class Group:
    """A row of choices available now. ``due``: the one asked for; other rows are optional."""

    id: str
    title: str
    choices: tuple[Choice, ...]
    due: bool = True


@dataclass(frozen=True, slots=True)
class Step:
    """A choice made, as the strip shows it. ``index``: its place among the tokens; ``count``: the number of its
    tokens."""

    index: int
    group: str
    text: str
    suit: str = ""
    count: int = 1


@dataclass(frozen=True, slots=True)
class Column:
    """A player, in games where everybody bids. ``bid``, ``tricks``: text of what was entered, "" before. ``bid_index``,
    ``tricks_index``: their places among the tokens, None when there is nothing to change. ``due``: ``bid`` or
    ``tricks`` when it is this player's turn."""

    seat: int
    bid: str = ""
    tricks: str = ""
    bid_index: int | None = None
    tricks_index: int | None = None
    due: str = ""
