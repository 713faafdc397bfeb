"""The number and sizes of tables for any number of people."""

from __future__ import annotations

from whistclub.seating.facts import Sizes

USUAL = 4
"""The usual number of people at a table."""


def table_sizes(people: int, sizes: Sizes) -> tuple[tuple[int, ...], int]:
    """Sizes of the tables, those of four first, and how many people sit out.

    As few as possible sit out; then no table differs from four more than necessary; then as few as possible are not of
    four; then smaller ones are preferred, since they play more deals."""
    best: tuple[tuple[int, ...], tuple[int, ...]] | None = None
    others = [size for size in range(sizes.least, sizes.most + 1) if size != USUAL]
    for odd in _choices(others, people):
        left = people - sum(odd)
        fours, out = divmod(left, USUAL) if sizes.least <= USUAL <= sizes.most else (0, left)
        key = (out, max((abs(size - USUAL) for size in odd), default=0), len(odd), sum(odd))
        if best is None or key < best[0]:
            best = (key, (*[USUAL] * fours, *sorted(odd)))
    assert best is not None
    return best[1], best[0][0]


def _choices(others: list[int], people: int) -> list[tuple[int, ...]]:
    """Small sets of tables that are not of four: three of them are always enough for any remainder."""
    found: list[tuple[int, ...]] = [()]
    for _ in range(3):
        found += [(*odd, size) for odd in found for size in others if sum(odd) + size <= people]
    return list(dict.fromkeys(tuple(sorted(odd)) for odd in found))
