"""Evenings: create, change, close, reopen, cancel and delete them, and set who is present."""

from __future__ import annotations

import datetime
from collections.abc import Iterable
from dataclasses import replace

from whistclub.club.actions.common import found, known_players, open_evening
from whistclub.club.actions.players import add
from whistclub.club.actions.seasons import season_for, season_name
from whistclub.club.evening.rounds import sitting_now
from whistclub.club.names import clean_name
from whistclub.club.ports import (
    ActionName,
    AdjustmentRecord,
    DealRecord,
    EveningRecord,
    PlayerRecord,
    RoundRecord,
    SeasonRecord,
    SheetRecord,
    Work,
)
from whistclub.club.sheets import evening_values, players_of
from whistclub.rules.common import Problem, Refused


def create_evening(
    work: Work, date: datetime.date, number: int | None = None, name: str = "", season: str | None = None
) -> ActionName:
    """Creates an evening. ``number``: by default the next free one of that date. ``season``: its name, by default the
    season of the date. Refused ``evening_exists`` (values: ``date``, ``number``)."""
    taken = {evening.number for evening in work.find(EveningRecord, date=date)}
    if number is None:
        number = max(taken, default=0) + 1
    _check_number(date, number, taken)
    record = work.add(
        EveningRecord,
        date=date,
        number=number,
        name=clean_name(name),
        season_id=season_for(work, season, date).id,
    )
    return ActionName("create_evening", evening_values(record))


def change_evening(
    work: Work,
    evening_id: int,
    *,
    date: datetime.date | None = None,
    number: int | None = None,
    name: str | None = None,
    season: str | None = None,
) -> ActionName:
    """Changes the fields that are given. An evening in the season of its date changes season with its date, unless
    ``season`` is given.

    Refused ``evening_exists``."""
    evening = found(work, EveningRecord, evening_id)
    new_date = evening.date if date is None else date
    new_number = evening.number if number is None else number
    taken = {other.number for other in work.find(EveningRecord, date=new_date) if other.id != evening_id}
    _check_number(new_date, new_number, taken)
    season_id = evening.season_id
    if season:
        season_id = season_for(work, season, new_date).id
    elif new_date != evening.date and work.get(SeasonRecord, season_id).name == season_name(work, evening.date):
        season_id = season_for(work, None, new_date).id
    changed = replace(
        evening,
        date=new_date,
        number=new_number,
        name=evening.name if name is None else clean_name(name),
        season_id=season_id,
    )
    work.put(changed)
    return ActionName("change_evening", evening_values(changed))


def delete_evening(work: Work, evening_id: int) -> ActionName:
    """Deletes an evening with its sheets, deals and adjustments."""
    evening = found(work, EveningRecord, evening_id)
    for adjustment in work.find(AdjustmentRecord, evening_id=evening_id):
        work.delete(adjustment)
    for drawn in work.find(RoundRecord, evening_id=evening_id):
        work.delete(drawn)
    for sheet in work.find(SheetRecord, evening_id=evening_id):
        take_out_sheet(work, sheet)
    work.delete(evening)
    return ActionName("delete_evening", evening_values(evening))


def take_out_sheet(work: Work, sheet: SheetRecord) -> None:
    """Deletes a sheet with its deals."""
    for deal in reversed(work.find(DealRecord, sheet_id=sheet.id)):
        work.delete(deal)
    work.delete(sheet)


def close_evening(work: Work, evening_id: int) -> ActionName:
    """Closes all sheets of an evening, complete or not, and freezes the season's conventions for it (rules.md §5)."""
    evening = found(work, EveningRecord, evening_id)
    if not evening.closed:
        close_with_sheets(work, evening)
    return ActionName("close_evening", evening_values(evening))


def close_with_sheets(work: Work, evening: EveningRecord) -> None:
    """Closes an evening; conventions that are frozen already stay frozen."""
    for sheet in work.find(SheetRecord, evening_id=evening.id):
        work.put(replace(sheet, closed=True))
    rules = evening.rules or work.get(SeasonRecord, evening.season_id).rules.evening
    work.put(replace(evening, closed=True, rules=rules))


def reopen_evening(work: Work, evening_id: int) -> ActionName:
    """Reopens an evening; its sheets stay closed until they are reopened one by one. The season's current conventions
    apply to it again."""
    evening = found(work, EveningRecord, evening_id)
    work.put(replace(evening, closed=False, rules=None))
    return ActionName("reopen_evening", evening_values(evening))


def cancel_evening(work: Work, evening_id: int, reason: str = "") -> ActionName:
    """Marks an evening as cancelled, with the reason: it stays in the calendar, and nothing in it counts."""
    evening = found(work, EveningRecord, evening_id)
    work.put(replace(evening, cancelled=True, cancelled_why=clean_name(reason)))
    return ActionName("cancel_evening", evening_values(evening))


def restore_evening(work: Work, evening_id: int) -> ActionName:
    """Restores a cancelled evening: what it holds counts again."""
    evening = found(work, EveningRecord, evening_id)
    work.put(replace(evening, cancelled=False, cancelled_why=""))
    return ActionName("restore_evening", evening_values(evening))


def set_present(work: Work, evening_id: int, player_ids: Iterable[int]) -> ActionName:
    """Sets who is present, in the order given; players seated in the current round are always present. A player who
    arrives during a round, or returns after having played, sits out the last round. KnownError ``gone`` for an unknown
    player."""
    evening = open_evening(work, evening_id)
    sitting = sitting_now(work, evening_id)
    present = tuple(dict.fromkeys((*player_ids, *sitting)))
    known_players(work, present)
    work.put(replace(evening, present=present))
    sheets = work.find(SheetRecord, evening_id=evening_id)
    played = {player for sheet in sheets for player in players_of(sheet)}
    came = [player for player in present if player not in evening.present]
    sit_out(work, evening_id, [player for player in came if sitting or player in played])
    gone = [player for player in evening.present if player not in present]
    values = evening_values(evening)
    if len(came) == 1 and not gone:
        return ActionName("check_in", {**values, "player": work.get(PlayerRecord, came[0]).name})
    if len(gone) == 1 and not came:
        return ActionName("check_out", {**values, "player": work.get(PlayerRecord, gone[0]).name})
    if came and not gone:
        return ActionName("check_in_many", {**values, "players": len(came)})
    return ActionName("set_present", {**values, "players": len(present)})


def check_in_new(work: Work, evening_id: int, name: str, guest: bool = False) -> ActionName:
    """Adds a member or guest and marks them as present, in one action. Refused as in ``players.add_player``."""
    evening = open_evening(work, evening_id)
    record = add(work, name, guest=guest)
    set_present(work, evening_id, (*evening.present, record.id))
    return ActionName("check_in_new", {**evening_values(evening), "player": record.name})


def check_out(work: Work, evening_id: int, player: int) -> None:
    """Marks a player as no longer present."""
    evening = work.get(EveningRecord, evening_id)
    work.put(replace(evening, present=tuple(other for other in evening.present if other != player)))


def sit_out(work: Work, evening_id: int, players: Iterable[int]) -> None:
    """Adds those present without a table to those who sit out the last round that was drawn and seated."""
    sheets = work.find(SheetRecord, evening_id=evening_id)
    last = max((sheet.round for sheet in sheets), default=0)
    busy = {player for sheet in sheets if sheet.round == last for player in players_of(sheet)}
    for drawn in work.find(RoundRecord, evening_id=evening_id, round=last):
        out = (*drawn.out, *(player for player in players if player not in busy))
        work.put(replace(drawn, out=tuple(dict.fromkeys(out))))


def _check_number(date: datetime.date, number: int, taken: Iterable[int]) -> None:
    if not 1 <= number <= 999:
        raise Refused([Problem(("number",), "out_of_range", {"low": 1, "high": 999, "value": number})])
    if number in taken:
        raise Refused([Problem(("number",), "evening_exists", {"date": date.isoformat(), "number": number})])
