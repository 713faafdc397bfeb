"""Small builders: an evening from the points at its tables."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from whistclub.ranking.facts import Adjustment, EveningFacts, EveningKey, EveningRules, Result, SheetResult

MakeSheet = Callable[..., SheetResult]
MakeEvening = Callable[..., EveningFacts]


def sheet(
    points: Mapping[str, int], *, table: int = 1, round: int = 1, game: str = "tourangeau", **more: Any
) -> SheetResult:
    """A sheet placed by its points; ``closed``, ``incomplete``, ``seats``, ``deals`` by keyword."""
    deals = more.pop("deals", 16)
    results = tuple(
        Result(player, 1 + sum(other > own for other in points.values()), own, own, deals)
        for player, own in points.items()
    )
    values: dict[str, Any] = {"seats": len(points), "closed": True, "incomplete": False, "results": results, **more}
    return SheetResult(round=round, table=table, game=game, **values)


def evening(day: int, *sheets: SheetResult, adjustments: tuple[Adjustment, ...] = (), **more: Any) -> EveningFacts:
    """Evening number ``day`` of the season."""
    key = EveningKey(datetime.date(2026, 9, 1) + datetime.timedelta(day), 1)
    values: dict[str, Any] = {"rules": EveningRules(), "closed": True, **more}
    return EveningFacts(key, f"Evening {day}", sheets, adjustments, **values)


@pytest.fixture(name="sheet", scope="session")
def _sheet() -> MakeSheet:
    return sheet


@pytest.fixture(name="evening", scope="session")
def _evening() -> MakeEvening:
    return evening
