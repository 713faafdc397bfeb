"""Distribution of a board over pages of at most three columns and thirty lines, legible from the back of the room.

The pages do not depend on the screen's size; the font grows with the screen."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Final

from whistclub.desktop.public_display.scenes import Block, Board, Told

COLUMNS: Final = 3
ROWS: Final = 10
"""Lines per column, thirty per page."""
TABLE_ROWS: Final = 12
"""Lines per column if the columns hold tables, so that two tables of five players fit."""
DEALS: Final = 5
"""Deals per page."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page. ``columns``: blocks or deals, from left to right. ``rows``: lines in the longest column, headings
    included."""

    columns: tuple[tuple[Block | Told, ...], ...]
    rows: int


def pages(board: Board) -> tuple[Page, ...]:
    """Returns the pages of a board, about equally full; one empty page if it has no content."""
    items = board.items
    if not items:
        return (Page((), 0),)
    told = isinstance(items[0], Told)
    stacked = DEALS if told else max(1, (TABLE_ROWS if board.across else ROWS) // max(map(_height, items)))
    widest = 1 if told else COLUMNS
    count = ceil(len(items) / (stacked * widest))
    share = ceil(len(items) / count)
    return tuple(
        _page(items[start : start + share], stacked, widest, board.across) for start in range(0, len(items), share)
    )


def _page(items: tuple[Block | Told, ...], stacked: int, widest: int, across: bool) -> Page:
    if across:
        wide = min(widest, len(items))
        columns = tuple(items[column::wide] for column in range(wide))
    else:
        high = ceil(len(items) / ceil(len(items) / stacked))
        columns = tuple(items[start : start + high] for start in range(0, len(items), high))
    return Page(columns, max(sum(_height(item) for item in column) for column in columns))


def _height(item: Block | Told) -> int:
    """Returns the lines a block takes, including its heading; a deal counts as one."""
    return 1 if isinstance(item, Told) else len(item.lines) + bool(item.heading)
