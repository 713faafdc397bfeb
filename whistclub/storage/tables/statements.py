"""The SQL statements used to read and write rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection, Delete, Insert, Select, Table, Update, bindparam, delete, insert, select, update

Values = Mapping[str, Any]


def write(connection: Connection, statement: Insert | Update | Delete, many: Sequence[Values]) -> int:
    """Executes a statement for each mapping of values; returns how many rows it wrote."""
    return connection.execute(statement, many).rowcount if many else 0


def selected(connection: Connection, table: Table, order: tuple[str, ...], equal: Values) -> Sequence[Any]:
    """The rows of ``table`` in ``order`` whose columns equal the values given (a tuple: any of them)."""
    return connection.execute(_selecting(table, order, tuple(map(_asked, equal.items()))), equal).all()


def _asked(condition: tuple[str, object]) -> tuple[str, str]:
    """A condition without its value: the column and ``any``, ``null`` or ``equal``."""
    name, value = condition
    return name, "any" if isinstance(value, tuple) else "null" if value is None else "equal"


@lru_cache(maxsize=256)
def _selecting(table: Table, order: tuple[str, ...], conditions: tuple[tuple[str, str], ...]) -> Select[Any]:
    """Built once: with a statement built for each read, a read takes 153 µs instead of 63, and Enter reads 15 times."""
    asked = select(table).order_by(*(table.c[name] for name in order))
    for name, how in conditions:
        column = table.c[name]
        if how == "any":
            asked = asked.where(column.in_(bindparam(name, expanding=True)))
        else:
            asked = asked.where(column.is_(None) if how == "null" else column == bindparam(name))
    return asked


@lru_cache
def inserting(table: Table) -> Insert:
    """Inserts a row."""
    return insert(table)


@lru_cache
def updating(table: Table, key: str = "id") -> Update:
    """Updates the row whose ``key`` is the value ``_key``."""
    return update(table).where(table.c[key] == bindparam("_key"))


@lru_cache
def deleting(table: Table, key: str = "id") -> Delete:
    """Deletes the rows whose ``key`` is the value ``_key``."""
    return delete(table).where(table.c[key] == bindparam("_key"))


@lru_cache
def replacing(table: Table) -> Insert:
    """Inserts a row on a server, or puts it in the place of the one with its primary key."""
    from sqlalchemy.dialects.postgresql import insert as insert_there

    added = insert_there(table)
    changed = {column.name: added.excluded[column.name] for column in table.columns if not column.primary_key}
    return added.on_conflict_do_update(index_elements=list(table.primary_key), set_=changed)
