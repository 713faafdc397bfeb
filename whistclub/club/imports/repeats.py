"""Finds a sheet that repeats another: typed twice, or typed at the wrong table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from whistclub.club.ports import DealRecord, EveningRecord, SheetRecord, Work
from whistclub.club.sheets import StoredSheet, load, load_all
from whistclub.rules.common import PlayerKey
from whistclub.rules.games import game_of
from whistclub.rules.sheet import fold

LEAST: Final = 3
"""Number of equal deals needed before a sheet counts as a repeat; for other players the game may require more."""
LOOKED_BACK: Final = 5
"""Number of evenings of the season searched, the sheet's own included."""


def repeated(work: Work, sheet_id: int) -> SheetRecord | None:
    """The sheet that begins with all deals of this one: seat by seat the same deals, or the same points for the same
    people; None without one. Sheets of the same evening come first, then the latest."""
    own = load(work, sheet_id)
    if len(own.deals) < LEAST:
        return None
    others = load_all(work, _candidates(work, own))
    return next((other.record for other in others if _repeats(own, other)), None)


def _candidates(work: Work, own: StoredSheet) -> list[SheetRecord]:
    """Sheets of the searched evenings that begin with an equal deal or seat the same people."""
    evening = work.get(EveningRecord, own.record.evening_id)
    season = work.find(EveningRecord, season_id=evening.season_id)
    before = [other.id for other in season if (other.date, other.number) <= (evening.date, evening.number)]
    looked = before[-LOOKED_BACK:][::-1]
    sheets = [
        record
        for record in work.find(SheetRecord, evening_id=tuple(looked), game=own.record.game)
        if record.id != own.record.id and record.totals is None
    ]
    sheets.sort(key=lambda record: looked.index(record.evening_id))
    first = _first_deals(work, (record.id for record in sheets))
    people, deal, game = set(own.record.seats), own.deals[0].deal, game_of(own.record.game)
    return [
        record
        for record in sheets
        if record.id in first and (set(record.seats) == people or game.played_alike(first[record.id].deal, deal))
    ]


def _first_deals(work: Work, sheet_ids: Iterable[int]) -> dict[int, DealRecord]:
    return {record.sheet_id: record for record in work.find(DealRecord, sheet_id=tuple(sheet_ids), position=0)}


def _repeats(own: StoredSheet, other: StoredSheet) -> bool:
    if len(other.deals) < len(own.deals):
        return False
    pairs, game = zip(own.deals, other.deals, strict=False), game_of(own.record.game)
    if all(game.played_alike(mine.deal, theirs.deal) for mine, theirs in pairs):
        same_people = set(own.record.seats) == set(other.record.seats)
        return same_people or len(own.deals) >= game.least_alike
    return _points(own, len(own.deals)) == _points(other, len(own.deals))


def _points(stored: StoredSheet, count: int) -> list[dict[PlayerKey, int]]:
    """The points of each player, deal by deal."""
    lines = fold(stored.sheet).lines[:count]
    return [{line.table.players[seat]: points for seat, points in line.points.items()} for line in lines]
