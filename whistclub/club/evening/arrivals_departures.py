"""Who is present without a table in the current round, which tables they can join, and who came recently."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from whistclub.club import queries
from whistclub.club.evening.drive import METHODS as DRIVES
from whistclub.club.evening.rounds import drawn_round
from whistclub.club.ports import EveningRecord, SheetRecord, SheetView, Work
from whistclub.club.sheets import players_of
from whistclub.rules.sheet import game_of


@dataclass(frozen=True, slots=True)
class Waiting:
    """``players``: present without a table in the round, latest arrival first; ``joinable``: tables that can take one
    more; ``least``: number of people needed for a new table."""

    round: int
    players: tuple[int, ...]
    joinable: tuple[SheetView, ...]
    least: int


def waiting(work: Work, evening_id: int) -> Waiting | None:
    """Who waits during the last round of the evening; None when no round is being played, or a whist drive is."""
    view = queries.evening(work, evening_id)
    last = max((sheet.record.round for sheet in view.sheets), default=0)
    own = [sheet for sheet in view.sheets if sheet.record.round == last]
    drawn = drawn_round(work, evening_id, last)
    if all(sheet.closed for sheet in own) or (drawn is not None and drawn.method in DRIVES):
        return None
    joinable = tuple(sheet for sheet in own if not sheet.closed and _can_take(sheet))
    return Waiting(last, without_seat(work, evening_id), joinable, min(game_of(own[0].record.game).seat_counts))


def without_seat(work: Work, evening_id: int) -> tuple[int, ...]:
    """Who is present without part in the last round of the evening, latest arrival first: those who can stand in, also
    in a whist drive."""
    sheets = work.find(SheetRecord, evening_id=evening_id)
    last = max((sheet.round for sheet in sheets), default=0)
    busy = {player for sheet in sheets if sheet.round == last for player in players_of(sheet)}
    present = work.get(EveningRecord, evening_id).present
    return tuple(player for player in reversed(present) if player not in busy)


def _can_take(sheet: SheetView) -> bool:
    now = sheet.sheet.now
    game = game_of(sheet.record.game)
    return game.seats_change and len(now.seats) + 1 in game.seat_counts and sheet.record.totals is None


def came_lately(work: Work, evening_id: int, evenings: int) -> dict[int, int]:
    """Players who were present or played at the last ``evenings`` evenings before this one, with the number of those
    evenings."""
    own = work.get(EveningRecord, evening_id)
    before = [each for each in work.find(EveningRecord) if (each.date, each.number) < (own.date, own.number)]
    lately = before[-evenings:] if evenings else []
    came: Counter[int] = Counter()
    for evening in lately:
        sheets = work.find(SheetRecord, evening_id=evening.id)
        came.update({*evening.present, *(player for sheet in sheets for player in players_of(sheet))})
    return dict(came)
