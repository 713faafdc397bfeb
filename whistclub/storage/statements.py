"""The statements that are run over and over: made into text once, and handed to SQLite's driver as they are. A deal
entered runs some thirty; what SQLAlchemy does around each takes several times as long as SQLite takes for it.

A server's statements go through SQLAlchemy: there the way to the server is what takes the time."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from operator import itemgetter
from typing import Any, Final

from sqlalchemy import Connection, Delete, Insert, Select, Table, Update, bindparam, delete, insert, select, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.compiler import SQLCompiler

Values = Mapping[str, Any]
Statement = Select[Any] | Insert | Update | Delete

_DIALECT: Final = sqlite.dialect()


def fetch(connection: Connection, statement: Select[Any], values: Values) -> Sequence[Sequence[Any]]:
    """All rows; of SQLite truth comes as 0 and 1. The statement must be kept: its text is kept for it."""
    if (driver := _driver(connection)) is None:
        return connection.execute(statement, values).all()
    text, values_of, given = _text(statement)
    return driver.execute(text, values_of({**given, **values})).fetchall()


def write(connection: Connection, statement: Insert | Update | Delete, many: Sequence[Values]) -> int:
    """Runs a kept statement for each mapping of values; gives how many rows it wrote."""
    if not many:
        return 0
    if (driver := _driver(connection)) is None:
        return connection.execute(statement, many[0] if len(many) == 1 else many).rowcount
    text, values_of, _given = _text(statement)
    return driver.executemany(text, map(values_of, many)).rowcount


def _driver(connection: Connection) -> sqlite3.Connection | None:
    """The driver's connection where the database lies in this process."""
    driver = connection.connection.driver_connection
    return driver if isinstance(driver, sqlite3.Connection) else None


@lru_cache(maxsize=512)
def _text(statement: Statement) -> tuple[str, Callable[[Values], Sequence[Any]], Values]:
    """SQLite's text of a statement, how its values are put in order, and those that are written into it."""
    compiled = statement.compile(dialect=_DIALECT)
    assert isinstance(compiled, SQLCompiler)
    given = {name: value for name, value in compiled.params.items() if value is not None}
    names = compiled.positiontup or ()
    # Of one name, and of none, ``itemgetter`` gives no row.
    values_of = itemgetter(*names) if len(names) > 1 else lambda values: [values[name] for name in names]
    return str(compiled), values_of, given


@lru_cache(maxsize=512)
def selecting(table: Table, order: tuple[str, ...], *conditions: tuple[str, int | None]) -> Select[Any]:
    """Rows of ``table`` in ``order`` under conditions on columns: equal to the value of that name or, where a count is
    given, to any of the values ``name_0``, ``name_1`` … ."""
    statement = select(table)
    for column, count in conditions:
        if count is None:
            statement = statement.where(table.c[column] == bindparam(column))
        else:
            statement = statement.where(any_of(table.c[column], column, count))
    return statement.order_by(*(table.c[name] for name in order))


def any_of(column: Any, name: str, count: int) -> Any:
    """Whether a column holds one of the values ``name_0``, ``name_1`` … ."""
    return column.in_([bindparam(f"{name}_{at}") for at in range(count)])


def any_values(name: str, values: Sequence[Any]) -> dict[str, Any]:
    """Values for ``any_of``."""
    return {f"{name}_{at}": value for at, value in enumerate(values)}


@cache
def inserting(table: Table) -> Insert:
    """Adds a row."""
    return insert(table)


@cache
def updating(table: Table, key: str = "id") -> Update:
    """Changes the row whose ``key`` is the value ``_key``."""
    return update(table).where(table.c[key] == bindparam("_key"))


@cache
def deleting(table: Table, key: str = "id") -> Delete:
    """Takes out the rows whose ``key`` is the value ``_key``."""
    return delete(table).where(table.c[key] == bindparam("_key"))
