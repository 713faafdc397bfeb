"""The SQL statements used to read and write rows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Delete, Insert, Select, Table, Update, bindparam, delete, insert, select, update

Values = Mapping[str, Any]


def write(connection: Connection, statement: Insert | Update | Delete, many: Sequence[Values]) -> int:
    """Executes a statement for each mapping of values; returns how many rows it wrote."""
    return connection.execute(statement, many).rowcount if many else 0


def selecting(table: Table, order: Iterable[str], equal: Mapping[str, object]) -> Select[Any]:
    """Selects the rows of ``table`` in ``order`` whose columns equal the values given (a tuple: any of them)."""
    conditions = (
        table.c[name].in_(value) if isinstance(value, tuple) else table.c[name] == value
        for name, value in equal.items()
    )
    return select(table).where(*conditions).order_by(*(table.c[name] for name in order))


def inserting(table: Table) -> Insert:
    """Inserts a row."""
    return insert(table)


def updating(table: Table, key: str = "id") -> Update:
    """Updates the row whose ``key`` is the value ``_key``."""
    return update(table).where(table.c[key] == bindparam("_key"))


def deleting(table: Table, key: str = "id") -> Delete:
    """Deletes the rows whose ``key`` is the value ``_key``."""
    return delete(table).where(table.c[key] == bindparam("_key"))
