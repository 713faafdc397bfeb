"""Payoff tables that can be played, drawn by chance from all there are."""

from __future__ import annotations

from typing import Any

import hypothesis.strategies as st

from whistclub.rules.belgian.payoffs import CONTRACTS, PARTNERSHIPS, SHARED, PayoffRow, payoff_problems

_POINTS = st.integers(0, 30).map(lambda unit: 3 * unit)
_MAYBE = st.none() | _POINTS


@st.composite
def payoff_row(draw: st.DrawFn, contract: str, levels: tuple[int, ...] = ()) -> PayoffRow:
    """One row of ``contract``; with ``levels`` for those levels."""
    shared, aims = contract in SHARED, levels
    need, exactly = None, draw(st.booleans())
    targets: tuple[int, ...] = ()
    if not levels:
        if contract == "trou" and draw(st.booleans()):
            aims = targets = draw(st.sampled_from([(8,), (9,), (8, 9)]))
        else:
            need = draw(st.integers(0 if exactly else 1, 12))
            aims = (need,)
    cells: dict[str, Any] = {"per_extra": 0, "base": (), "by_tricks": ()}
    if draw(st.booleans()):
        tricks = sorted(draw(st.sets(st.integers(min(aims), 13), max_size=4)) | {min(aims)})
        cells["by_tricks"] = tuple((taken, draw(_POINTS)) for taken in tricks)
    else:
        count = draw(st.integers(1, max(1, len(levels))))
        cells["base"] = tuple(draw(_POINTS) for _ in range(count))
        cells["per_extra"] = draw(_POINTS)
    cells[draw(st.sampled_from(["all_bonus", "all_points"]))] = draw(_MAYBE)
    if draw(st.booleans()):
        cells |= {"lost_first": draw(_POINTS), "lost_further": draw(_POINTS)}
    else:
        cells |= {"lost_factor": draw(st.none() | st.integers(0, 5)), "lost_charge": draw(_POINTS)}
    return PayoffRow(
        contract,
        2 if contract in PARTNERSHIPS else 1,
        levels,
        draw(st.none() | st.sampled_from(levels)) if levels else None,
        need,
        exactly,
        draw(st.sampled_from([12, 13])) if contract == "petite_misere" else 13,
        targets,
        several=shared and draw(st.booleans()),
        trump=not shared and draw(st.booleans()),
        **cells,
    )


@st.composite
def payoff_tables(draw: st.DrawFn) -> tuple[PayoffRow, ...]:
    """A whole table in the order of contracts: some with several rows of different levels."""
    rows = []
    for contract in draw(st.lists(st.sampled_from(CONTRACTS), min_size=1, unique=True).map(sorted)):
        if draw(st.booleans()):
            rows.append(draw(payoff_row(contract)))
            continue
        levels = sorted(draw(st.sets(st.integers(5, 13), min_size=1, max_size=6)))
        cut = draw(st.integers(1, len(levels)))
        parts = [tuple(levels[:cut]), tuple(levels[cut:])]
        rows += [draw(payoff_row(contract, part)) for part in parts if part]
    rows.sort(key=lambda row: CONTRACTS.index(row.contract))
    usual = set()
    kept = []
    for row in rows:
        twice = row.default_level is not None and row.contract in usual
        kept.append(
            row
            if not twice
            else PayoffRow(**{name: getattr(row, name) for name in row.__slots__} | {"default_level": None})
        )
        usual |= {row.contract} if row.default_level is not None else set()
    assert list(payoff_problems(kept, 2)) == []
    return tuple(kept)
