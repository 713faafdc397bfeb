"""An evening on its way between clubs: the same facts, players known by their names."""

from __future__ import annotations

import datetime
from dataclasses import dataclass

from whistclub.ranking.facts import Adjustment
from whistclub.rules.sheet import Sheet


@dataclass(frozen=True, slots=True)
class ExchangedEvening:
    """An evening whose sheets and adjustments name players (``PlayerKey`` is a name).

    ``season`` None: the season of the date. ``members``: (name, member number) of players who have one."""

    date: datetime.date
    number: int
    name: str
    season: str | None
    members: tuple[tuple[str, str | None], ...]
    adjustments: tuple[Adjustment, ...]
    sheets: tuple[Sheet, ...]
