"""Derived results: what each sheet gave each player, kept so that rankings need no deals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import groupby
from operator import itemgetter
from typing import Any

from sqlalchemy import Connection, Row, Select, bindparam, delete, func, insert, select

from whistclub.ranking.facts import EveningKey, Result, SheetResult
from whistclub.storage import schema

_result, _sheet, _evening = schema.result, schema.sheet, schema.evening


@cache
def _select_by(what: str) -> Select[Any]:
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
    ).join_from(_result, _sheet, _result.c.sheet_id == _sheet.c.id)
    if what == "sheets":
        statement = statement.where(_result.c.sheet_id.in_(bindparam("sheets", expanding=True)))
    else:
        statement = statement.join(_evening, _sheet.c.evening_id == _evening.c.id)
        statement = statement.where(_evening.c.season_id == bindparam("season"))
    return statement.order_by(_sheet.c.evening_id, _sheet.c.round, _sheet.c.table, _result.c.sheet_id, _result.c.rank)


def of_sheets(connection: Connection, sheet_ids: Iterable[int]) -> Mapping[int, SheetResult]:
    found = connection.execute(_select_by("sheets"), {"sheets": list(sheet_ids)}).all()
    return {sheet_id: _sheet_result(list(group)) for sheet_id, group in groupby(found, itemgetter(1))}


def of_season(connection: Connection, season_id: int) -> Mapping[int, tuple[SheetResult, ...]]:
    found = connection.execute(_select_by("season"), {"season": season_id}).all()
    return {
        evening_id: tuple(_sheet_result(list(group)) for _, group in groupby(of_evening, itemgetter(1)))
        for evening_id, of_evening in groupby(found, itemgetter(0))
    }


def _sheet_result(group: list[Row[Any]]) -> SheetResult:
    first = group[0]
    results = tuple(Result(row.player_id, row.place, row.points, row.seat_points, row.deals) for row in group)
    return SheetResult(first.round, first.table, first.game, first.seats, first.closed, first.incomplete, results)


def write(connection: Connection, by_sheet: Mapping[int, SheetResult]) -> None:
    connection.execute(delete(_result).where(_result.c.sheet_id.in_(by_sheet)))
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
        }
        for sheet_id, result in by_sheet.items()
        for rank, row in enumerate(result.results)
    ]
    if rows:
        connection.execute(insert(_result), rows)


def sheets_of(connection: Connection, player_id: int) -> tuple[int, ...]:
    statement = select(_result.c.sheet_id).where(_result.c.player_id == player_id).order_by(_result.c.sheet_id)
    return tuple(connection.scalars(statement))


def stamp(connection: Connection, season_id: int, before: EveningKey | None) -> tuple[int, int, int]:
    """How many evenings, when the latest of them moved, and the checksum of the season's own row."""
    statement = (
        select(func.count(), func.coalesce(func.max(schema.stamp.c.revision), 0))
        .select_from(_evening)
        .outerjoin(schema.stamp, schema.stamp.c.evening_id == _evening.c.id)
        .where(_evening.c.season_id == season_id)
    )
    if before is not None:
        date, number = before.date.isoformat(), before.number
        earlier_same_day = (_evening.c.date == date) & (_evening.c.number < number)
        statement = statement.where((_evening.c.date < date) | earlier_same_day)
    count, latest = connection.execute(statement).one()
    season = connection.scalar(select(schema.season.c.checksum).where(schema.season.c.id == season_id))
    return int(count), int(latest), int(season or 0)
