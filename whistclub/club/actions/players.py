"""Members and guests: add, rename, merge, delete and erase them."""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import count
from typing import Literal

from whistclub.club import seasons
from whistclub.club.actions.common import found, proper_name
from whistclub.club.names import clean_name, clean_text, folded
from whistclub.club.ports import (
    ActionName,
    AdjustmentRecord,
    EveningRecord,
    PlayerRecord,
    Purse,
    RoundRecord,
    SheetRecord,
    Work,
)
from whistclub.club.sheets import players_of
from whistclub.errors import KnownError
from whistclub.rules.common import PlayerKey, Problem, Refused


def add_player(
    work: Work,
    name: str,
    number: str | None = None,
    guest: bool = False,
    note: str = "",
    categories: Sequence[str] = (),
    team: str = "",
) -> ActionName:
    """Adds a member or guest. Refused ``empty_name``, ``too_long``, ``name_taken`` (values: ``name``, ``id``),
    ``number_twice`` (values: ``value``): a member number belongs to one person."""
    record = add(work, name, number, guest=guest, note=note)
    if categories or team.strip():
        told = replace(record, categories=spelt(work, "categories", categories))
        work.put(replace(told, teams=with_team(work, told, team, None)))
    return ActionName("add_player", {"player": record.name})


def add(work: Work, name: str, number: str | None = None, *, guest: bool = False, note: str = "") -> PlayerRecord:
    """Adds a player as ``add_player`` does and returns the record."""
    name = _free_name(work, name, None)
    return work.add(
        PlayerRecord, name=name, number=_free_number(work, number, None), guest=guest, note=clean_text(note)
    )


def change_player(
    work: Work,
    player_id: int,
    *,
    name: str | None = None,
    number: str | None = None,
    active: bool | None = None,
    guest: bool | None = None,
    note: str | None = None,
    categories: Sequence[str] | None = None,
    team: str | None = None,
    since: datetime.date | None = None,
) -> ActionName:
    """Changes the fields that are given; ``number`` "" removes it; ``team`` ("": none) holds from ``since`` on, None:
    always. Refused ``name_taken`` for the name of another
    player, so that the marker can be asked whether the two are one person (``merge_players``), and ``number_twice`` for
    the number of another.
    """
    record = found(work, PlayerRecord, player_id)
    changed = replace(
        record,
        name=record.name if name is None else _free_name(work, name, player_id),
        number=record.number if number is None else _free_number(work, number, player_id),
        active=record.active if active is None else active,
        guest=record.guest if guest is None else guest,
        note=record.note if note is None else clean_text(note),
        categories=record.categories if categories is None else spelt(work, "categories", categories),
        teams=record.teams if team is None else with_team(work, record, team, since),
    )
    work.put(changed)
    return ActionName("change_player", {"player": changed.name})


def spelt(work: Work, field: Literal["categories", "teams"], names: Iterable[str]) -> tuple[str, ...]:
    """The names of categories or teams as the club spells them already, each once; Refused ``too_long``."""
    known = seasons.categories(work) if field == "categories" else seasons.teams(work)
    spelling = {folded(name): name for name in known}
    cleaned = [proper_name(name, field) for name in names if clean_name(name)]
    return tuple(dict.fromkeys(spelling.setdefault(folded(name), name) for name in cleaned))


def with_team(
    work: Work, player: PlayerRecord, team: str, since: datetime.date | None
) -> tuple[tuple[datetime.date | None, str], ...]:
    """The teams of a player who belongs to ``team`` ("": none) from ``since`` on (None: always)."""
    (name,) = spelt(work, "teams", [team]) or ("",)
    if since is None:
        return ((None, name),) if name else ()
    if (seasons.team_on(player, since) or "") == name:
        return player.teams
    kept = [one for one in player.teams if one[0] is None or one[0] < since]
    later = [one for one in player.teams if one[0] is not None and one[0] > since]
    return (*kept, (since, name), *later)


def delete_player(work: Work, player_id: int) -> ActionName:
    """Deletes a player added by mistake. KnownError ``player_used`` when a sheet, an evening or an adjustment names
    them (a member who has left is made inactive instead)."""
    record = found(work, PlayerRecord, player_id)
    present = any(player_id in evening.present for evening in work.find(EveningRecord))
    # Results do not include somebody who gave up the seat before a deal was played.
    seated = any(player_id in players_of(sheet) for sheet in work.find(SheetRecord))
    drawn = any(player_id in _drawn(round) for round in work.find(RoundRecord))
    if present or seated or drawn or work.find(AdjustmentRecord, player_id=player_id):
        raise KnownError("player_used", player=record.name)
    work.delete(record)
    return ActionName("delete_player", {"player": record.name})


def merge_players(work: Work, player_id: int, into: int) -> ActionName:
    """Merges two entries of one person: everything of ``player_id`` becomes that of ``into``.

    KnownError ``both_seated`` (values: ``date``, ``number``, ``player``, ``into``) when both were seated or present on
    the same evening, since they must then be two people."""
    gone, kept = found(work, PlayerRecord, player_id), found(work, PlayerRecord, into)
    if player_id == into:
        raise KnownError("same_player", player=kept.name)
    both = {player_id, into}
    # Somebody who has left is no longer present, and results do not include who gave up the seat before a deal was
    # played.
    sheets = work.find(SheetRecord)
    for evening in work.find(EveningRecord):
        there = {*evening.present, *(id for s in sheets if s.evening_id == evening.id for id in players_of(s))}
        if both <= there:
            raise KnownError(
                "both_seated",
                date=evening.date.isoformat(),
                number=evening.number,
                player=gone.name,
                into=kept.name,
            )
        present = tuple(into if id == player_id else id for id in evening.present)
        work.put(replace(evening, present=present, purse=_purse_of(evening.purse, player_id, into)))
    for sheet in sheets:
        if player_id in players_of(sheet):
            _reseat(work, sheet, player_id, into)
    for drawn in work.find(RoundRecord):
        if player_id in _drawn(drawn):
            work.put(_redrawn(drawn, player_id, into))
    for adjustment in work.find(AdjustmentRecord, player_id=player_id):
        work.put(replace(adjustment, player_id=into))
    if kept.number is None and gone.number is not None:
        work.put(replace(kept, number=gone.number))
    work.delete(gone)
    return ActionName("merge_players", {"player": gone.name, "into": kept.name})


def _purse_of(purse: Purse, gone: int, into: int) -> Purse:
    """The purse with player ``into`` in place of ``gone``."""
    paid = tuple(dict.fromkeys(into if id == gone else id for id in purse.paid))
    return replace(purse, paid=paid, prizes=tuple((into if id == gone else id, cents) for id, cents in purse.prizes))


def _drawn(record: RoundRecord) -> set[PlayerKey]:
    """All players named by a drawn round."""
    return {*record.out, *(player for table in record.tables for player in table.seats)}


def _redrawn(record: RoundRecord, gone: int, into: int) -> RoundRecord:
    """Returns the round with player ``into`` in place of ``gone``."""
    tables = (
        replace(table, seats=tuple(into if player == gone else player for player in table.seats))
        for table in record.tables
    )
    return replace(record, tables=tuple(tables), out=tuple(into if player == gone else player for player in record.out))


def erase_player(work: Work, player_id: int, word: str = "Anonyme") -> ActionName:
    """Erases a player's personal data for good: the name becomes "Anonyme 3" everywhere, in typed notes and in the
    journal too; results stay.

    ``word``: the word before the number, in the user's language. It is no step for undo."""
    record = found(work, PlayerRecord, player_id)
    name = _stand_in(work, word)
    for sheet in work.find(SheetRecord, marker=record.name):
        work.put(replace(sheet, marker=name))
    for adjustment in work.find(AdjustmentRecord, by=record.name):
        work.put(replace(adjustment, by=name))
    work.put(replace(record, name=name, number=None, note="", active=False))
    work.erase(player_id, name)
    return ActionName("erase_player", {"player": name})


def free_name(work: Work, name: str, number: str | None = None) -> str:
    """Returns an unused name for a second person called ``name``: with the member number as suffix, else with 2, 3,
    …"""
    name = proper_name(name)
    marks = ([number.lstrip("0") or number] if number else []) + [str(n) for n in range(2, 1000)]
    return next(marked for mark in marks if work.player_named(marked := f"{name} ({mark})") is None)


def _stand_in(work: Work, word: str) -> str:
    return next(name for n in count(1) if work.player_named(name := f"{word} {n}") is None)


def _reseat(work: Work, sheet: SheetRecord, player_id: int, into: int) -> None:
    seats = tuple(into if id == player_id else id for id in sheet.seats)
    changes = tuple(replace(change, player=into) if change.player == player_id else change for change in sheet.changes)
    work.put(replace(sheet, seats=seats, changes=changes))


def _free_name(work: Work, name: str, besides: int | None) -> str:
    name = proper_name(name)
    other = work.player_named(name)
    if other is not None and other.id != besides:
        raise Refused([Problem(("name",), "name_taken", {"name": other.name, "id": other.id})])
    return name


def _free_number(work: Work, number: str | None, besides: int | None) -> str | None:
    number = clean_name(number or "") or None
    if number is not None and any(other.id != besides for other in work.find(PlayerRecord, number=number)):
        raise Refused([Problem(("number",), "number_twice", {"value": number})])
    return number
