"""An evening as it is exchanged between clubs: facts with names instead of a club's own ids."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from whistclub.club.names import folded
from whistclub.ranking.facts import Adjustment
from whistclub.rules.common import PlayerKey
from whistclub.rules.sheet import Score, Sheet


@dataclass(frozen=True, slots=True)
class ExchangedPerson:
    """What a file says of a person; None: nothing. ``team`` "": in no team, from the evening's date on."""

    name: str
    guest: bool | None = None
    categories: tuple[str, ...] | None = None
    team: str | None = None


@dataclass(frozen=True, slots=True)
class ExchangedPurse:
    """The purse of an evening with names (rules.md §9); None: by its conventions."""

    entry: Mapping[str, int] | None = None
    stake: int | None = None
    paid: tuple[str, ...] = ()
    prizes: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class ExchangedEvening:
    """One evening. ``season``: its name, None: the season of the date. ``members``: (name, member number) of those who
    took part. Players in ``adjustments`` and ``sheets`` are names. ``people``: what is said of some of them;
    ``present``: who is checked in without a seat."""

    date: datetime.date
    number: int
    name: str = ""
    season: str | None = None
    members: tuple[tuple[str, str | None], ...] = ()
    adjustments: tuple[Adjustment, ...] = ()
    sheets: tuple[Sheet, ...] = ()
    cancelled: bool = False
    cancelled_why: str = ""
    people: tuple[ExchangedPerson, ...] = ()
    present: tuple[str, ...] = ()
    purse: ExchangedPurse = field(default_factory=ExchangedPurse)
    scores: tuple[Score, ...] = field(default=(), compare=False, repr=False)
    """The scores of ``sheets``, one for each, when they are computed already; else empty."""


def named(sheet: Sheet) -> tuple[PlayerKey, ...]:
    """Everybody the sheet names, those who gave up the seat before a deal was played included: first the original
    seats, then later players."""
    came = (change.player for change in sheet.changes if change.player is not None)
    return tuple(dict.fromkeys((*sheet.seats, *came)))


def with_players(sheet: Sheet, keys: Mapping[Any, PlayerKey]) -> Sheet:
    """The sheet with every player under another key."""
    return replace(
        sheet,
        seats=tuple(keys[player] for player in sheet.seats),
        changes=tuple(
            change if change.player is None else replace(change, player=keys[change.player]) for change in sheet.changes
        ),
    )


def renamed(evening: ExchangedEvening, names: Mapping[str, str]) -> ExchangedEvening:
    """The evening with some players renamed. ``names``: the new names by folded old name."""

    def name(player: PlayerKey) -> str:
        return names.get(folded(str(player)), str(player))

    return replace(
        evening,
        members=tuple((name(player), number) for player, number in evening.members),
        people=tuple(replace(one, name=name(one.name)) for one in evening.people),
        present=tuple(map(name, evening.present)),
        purse=replace(
            evening.purse,
            paid=tuple(map(name, evening.purse.paid)),
            prizes=tuple((name(player), cents) for player, cents in evening.purse.prizes),
        ),
        adjustments=tuple(replace(one, player=name(one.player)) for one in evening.adjustments),
        sheets=tuple(
            with_players(sheet, {player: name(player) for player in named(sheet)}) for sheet in evening.sheets
        ),
        scores=(),
    )


def met(evening: ExchangedEvening, name: str, other: str) -> bool:
    """Whether both took part in the evening, and so must be two people."""
    everybody = [one.player for one in evening.adjustments] + [p for sheet in evening.sheets for p in named(sheet)]
    return {folded(name), folded(other)} <= {folded(str(player)) for player in everybody}


def default_season(date: datetime.date) -> str:
    """The season a date belongs to: 1 September to 31 August (interchange.md).

    >>> default_season(datetime.date(2026, 8, 31)), default_season(datetime.date(2026, 9, 1))
    ('2025-2026', '2026-2027')
    """
    first = date.year if date.month >= 9 else date.year - 1
    return f"{first}-{first + 1}"
