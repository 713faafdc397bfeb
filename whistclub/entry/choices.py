"""What an entry offers and what was made of it, as plain facts for whatever shows them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that can be pressed. ``keys``: names of keys (keys.py), the first is shown. ``reason``: why it is grey.

    ``said``: what the finished row reads, default the label. ``note``: a short second line (``+1``). ``hidden``: has
    keys but no button."""

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
    """A row of choices that can be made now. ``due``: it is the one asked for; else it may be made or left out."""

    id: str
    title: str
    choices: tuple[Choice, ...]
    due: bool = True


@dataclass(frozen=True, slots=True)
class Step:
    """A choice made, as the strip reads it. ``index``: its place among the tokens, ``count`` of which belong to it."""

    index: int
    group: str
    text: str
    suit: str = ""
    count: int = 1


@dataclass(frozen=True, slots=True)
class Column:
    """A player where everybody says something. ``bid``, ``tricks``: as said, "" before. ``bid_index``,
    ``tricks_index``: their places among the tokens, None where there is nothing to change. ``due``: ``bid`` or
    ``tricks`` where it is this one's turn."""

    seat: int
    bid: str = ""
    tricks: str = ""
    bid_index: int | None = None
    tricks_index: int | None = None
    due: str = ""
