"""Checks a club: the database itself, the checksum of every fact, and every stored result against its deals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Table, select

from whistclub.club.ports import EveningRecord, PlayerRecord, SheetRecord
from whistclub.club.sheets import StoredSheet, load_all, players_of
from whistclub.errors import KnownError
from whistclub.ranking.facts import SheetResult
from whistclub.ranking.results import sheet_result
from whistclub.rules.common import Problem, Refused
from whistclub.rules.sheet import Score, fold, game_of
from whistclub.storage.engine import look_only_engine
from whistclub.storage.migrate import ready_engine
from whistclub.storage.store import SqlStore
from whistclub.storage.tables import schema
from whistclub.storage.tables.rows import checksum
from whistclub.storage.work import SqlWork

_DAMAGED: Final = ("damaged", "damaged_row")
_FACTS: Final = [table for table in schema.metadata.sorted_tables if "id" in table.columns]
"""The tables of facts: what is lost with one of their rows cannot be computed."""


def check_club(place: str | Path) -> tuple[Problem, ...]:
    """Returns all problems of the club at ``place``, none when it is sound. Problems, with their values:

    - ``check_database`` (``text``): the database is damaged, in SQLite's words;
    - ``check_reference`` (``table``, ``id``): a row refers to one that does not exist;
    - ``check_checksum`` (``table``, ``id``): a row does not match its checksum;
    - of a sheet (``date``, ``number``, ``round``, ``table``): ``check_order``: a gap among its deals; ``check_player``:
      a player the club does not have; ``check_facts``: its facts break the rules (``problem``); ``check_sum``
      (``deal``, ``sum``): points that do not sum to zero; ``check_result``: stored results differ from those computed
      from the deals.

    KnownError when the club cannot be opened at all."""
    try:
        store = SqlStore(ready_engine(place))
    except KnownError as error:
        if error.key in _DAMAGED:
            return (Problem((), "check_database", {"text": _cause(error)}),)
        raise
    try:
        return check(store)
    finally:
        store.close()


def check(store: SqlStore) -> tuple[Problem, ...]:
    """Does ``check_club`` for a club that is open."""
    found: list[Problem] = []
    try:
        with store.connection() as connection:
            found += _database_problems(connection)
            for table in schema.metadata.sorted_tables:
                found += _checksum_problems(connection, table)
        with store.work() as work:
            found += _evening_problems(work)
    except KnownError as error:
        if error.key not in _DAMAGED:
            raise
        found.append(Problem((), "check_database", {"text": _cause(error)}))
    return tuple(found)


def _cause(error: KnownError) -> str:
    """What the database driver said, without what SQLAlchemy adds; for a file that is cut short nothing was said."""
    cause = error.__cause__
    said = getattr(cause, "orig", None) or cause
    return str(said) if said is not None else "file is cut short"


def database_is_sound(path: Path) -> bool:
    """Whether a closed club file of the current schema is intact and every fact matches its checksum."""
    store = SqlStore(look_only_engine(path))
    try:
        with store.connection() as connection:
            found: Iterator[Problem] = chain(
                _database_problems(connection),
                *(_checksum_problems(connection, table) for table in _FACTS),
            )
            return next(found, None) is None
    except KnownError as error:
        if error.key in _DAMAGED:
            return False
        raise
    finally:
        store.close()


def _database_problems(connection: Connection) -> Iterator[Problem]:
    if connection.dialect.name != "sqlite":
        return
    for (text,) in connection.exec_driver_sql("PRAGMA integrity_check").all():
        if text != "ok":
            yield Problem((), "check_database", {"text": text})
    for table, row_id, *_ in connection.exec_driver_sql("PRAGMA foreign_key_check").all():
        yield Problem((), "check_reference", {"table": table, "id": row_id})


def _checksum_problems(connection: Connection, table: Table) -> Iterator[Problem]:
    # The checksum of a result is about its sheet too: it is checked with the evenings.
    if "checksum" not in table.columns or table is schema.result:
        return
    for found in connection.execute(select(table)).mappings():
        row = dict(found)
        if row["checksum"] != checksum(table, row):
            yield Problem((), "check_checksum", {"table": table.name, "id": next(iter(row.values()))})


def _evening_problems(work: SqlWork) -> Iterator[Problem]:
    """Yields the problems of every sheet that can be read; damaged rows have been told."""
    players = {player.id for player in work.readable(PlayerRecord)}
    for evening in work.readable(EveningRecord):
        sheets = _readable_sheets(work, work.readable(SheetRecord, evening_id=evening.id))
        results = work.stored_results(sheet.record.id for sheet in sheets)
        for stored in sheets:
            about = {
                "date": evening.date.isoformat(),
                "number": evening.number,
                "round": stored.record.round,
                "table": stored.record.table,
            }
            yield from _sheet_problems(stored, players, results.get(stored.record.id), about)


def _readable_sheets(work: SqlWork, records: Sequence[SheetRecord]) -> tuple[StoredSheet, ...]:
    """Those of the sheets of which every deal can be read."""
    try:
        return load_all(work, records)
    except KnownError as error:
        if error.key not in _DAMAGED:
            raise
        if len(records) == 1:
            return ()
    return tuple(sheet for record in records for sheet in _readable_sheets(work, [record]))


def _sheet_problems(
    stored: StoredSheet, players: set[int], result: SheetResult | None, about: dict[str, Any]
) -> Iterator[Problem]:
    if [deal.position for deal in stored.deals] != list(range(len(stored.deals))):
        yield Problem((), "check_order", about)
    if not players.issuperset(players_of(stored.record)):
        yield Problem((), "check_player", about)
    try:
        score = fold(stored.sheet)
    except Refused as refused:
        yield Problem((), "check_facts", {**about, "problem": str(refused)})
        return
    if game_of(stored.record.game).sums_to_zero:
        yield from _sum_problems(score, about)
    calls, call = game_of(stored.record.game).calls, stored.record.call
    for problem in () if calls is None or call is None else calls.problems(stored.sheet.now, call):
        yield Problem((), "check_facts", {**about, "problem": str(Refused([problem]))})
    if result != sheet_result(score):
        yield Problem((), "check_result", about)


def _sum_problems(score: Score, about: dict[str, Any]) -> Iterator[Problem]:
    for line in score.lines:
        if total := sum(line.points.values()):
            yield Problem((), "check_sum", {**about, "deal": line.number, "sum": total})
    if total := sum(score.seat_totals):
        yield Problem((), "check_sum", {**about, "deal": None, "sum": total})
