"""Derived results: what each player has from each sheet, stored so that rankings need no deals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any

from sqlalchemy import Connection, Select, func, select

from whistclub.ranking.facts import EveningKey, Result, SheetResult
from whistclub.storage.tables import schema, statements
from whistclub.storage.tables.rows import crc32
from whistclub.storage.tables.statements import deleting, inserting

_result, _sheet, _evening = schema.result, schema.sheet, schema.evening


def _results() -> Select[Any]:
    """The query for the results of all sheets."""
    statement = select(
        _sheet.c.evening_id,
        _result.c.sheet_id,
        _sheet.c.round,
        _sheet.c.table,
        _sheet.c.game,
        _result.c.seats,
        _result.c.closed,
        _result.c.incomplete,
        _result.c.player_id,
        _result.c.place,
        _result.c.points,
        _result.c.seat_points,
        _result.c.deals,
        _result.c.checksum,
        _result.c.rank,
    ).join_from(_result, _sheet, _result.c.sheet_id == _sheet.c.id)
    return statement.order_by(_sheet.c.evening_id, _sheet.c.round, _sheet.c.table, _result.c.sheet_id, _result.c.rank)


def of_sheets(connection: Connection, sheet_ids: Iterable[int]) -> Mapping[int, SheetResult | None]:
    """The results of sheets by id; None for one whose rows are damaged, which is to be computed from its deals."""
    ids = tuple(sheet_ids)
    found = connection.execute(_results().where(_result.c.sheet_id.in_(ids))).all() if ids else ()
    return {sheet_id: _sheet_result(list(group)) for sheet_id, group in groupby(found, itemgetter(1))}


def of_season(connection: Connection, season_id: int) -> Mapping[int, Mapping[int, SheetResult | None]]:
    """The results of a season's sheets by evening and sheet; None where they are damaged."""
    of_evenings = _results().join(_evening, _sheet.c.evening_id == _evening.c.id)
    found = connection.execute(of_evenings.where(_evening.c.season_id == season_id)).all()
    return {
        evening_id: {sheet_id: _sheet_result(list(group)) for sheet_id, group in groupby(of_evening, itemgetter(1))}
        for evening_id, of_evening in groupby(found, itemgetter(0))
    }


def _sheet_result(group: list[Sequence[Any]]) -> SheetResult | None:
    evening_id, sheet_id, round, table, game, seats, closed, incomplete, *_own = group[0]
    result = SheetResult(
        round, table, game, seats, bool(closed), bool(incomplete), tuple(Result(*row[8:13]) for row in group)
    )
    try:
        wanted = [_checksum(evening_id, sheet_id, result, rank) for rank in range(len(group))]
    except TypeError:  # the database returned neither text nor number
        return None
    return (
        result if [(row[13], row[14]) for row in group] == list(zip(wanted, range(len(group)), strict=True)) else None
    )


def _checksum(evening_id: int, sheet_id: int, result: SheetResult, rank: int) -> int:
    """The checksum of the row of that rank; with the number of rows, so that a row in another sheet is missed here."""
    own = result.results[rank]
    return crc32(
        [
            evening_id, sheet_id, result.round, result.table, result.game, len(result.results), rank, own.player,
            own.place, own.points, own.seat_points, own.deals, result.seats, result.closed, result.incomplete,
        ]
    )  # fmt: skip


def write(connection: Connection, by_sheet: Mapping[int, tuple[int, SheetResult]]) -> None:
    """Stores the results of sheets by id; with each the evening of the sheet."""
    rows = [
        {
            "sheet_id": sheet_id,
            "rank": rank,
            "player_id": row.player,
            "place": row.place,
            "points": row.points,
            "seat_points": row.seat_points,
            "deals": row.deals,
            "seats": result.seats,
            "closed": result.closed,
            "incomplete": result.incomplete,
            "checksum": _checksum(evening_id, sheet_id, result, rank),
        }
        for sheet_id, (evening_id, result) in by_sheet.items()
        for rank, row in enumerate(result.results)
    ]
    statements.write(connection, deleting(_result, "sheet_id"), [{"_key": sheet_id} for sheet_id in by_sheet])
    statements.write(connection, inserting(_result), rows)


def sheets_of(connection: Connection, player_id: int) -> tuple[int, ...]:
    statement = select(_result.c.sheet_id).where(_result.c.player_id == player_id).order_by(_result.c.sheet_id)
    return tuple(connection.scalars(statement))


def stamp(connection: Connection, season_id: int, before: EveningKey | None) -> tuple[int, int, int]:
    """The number of evenings of a season (before ``before``), their latest change, and the checksum of the season's
    row."""
    checksum = select(schema.season.c.checksum).where(schema.season.c.id == season_id).scalar_subquery()
    statement = (
        select(func.count(), func.coalesce(func.max(schema.stamp.c.revision), 0), checksum)
        .select_from(_evening)
        .outerjoin(schema.stamp, schema.stamp.c.evening_id == _evening.c.id)
        .where(_evening.c.season_id == season_id)
    )
    if before is not None:
        date = before.date.isoformat()
        earlier_same_day = (_evening.c.date == date) & (_evening.c.number < before.number)
        statement = statement.where((_evening.c.date < date) | earlier_same_day)
    ((count, latest, found),) = connection.execute(statement).all()
    return int(count), int(latest), int(found or 0)
