"""The statements that reading and writing rows are made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Delete, Insert, Select, Table, Update, bindparam, delete, insert, select, update

Values = Mapping[str, Any]


def fetch(connection: Connection, statement: Select[Any], values: Values) -> Sequence[Sequence[Any]]:
    """All rows."""
    return connection.execute(statement, values).all()


def write(connection: Connection, statement: Insert | Update | Delete, many: Sequence[Values]) -> int:
    """Runs a statement for each mapping of values; gives how many rows it wrote."""
    return connection.execute(statement, many).rowcount if many else 0


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


def inserting(table: Table) -> Insert:
    """Adds a row."""
    return insert(table)


def updating(table: Table, key: str = "id") -> Update:
    """Changes the row whose ``key`` is the value ``_key``."""
    return update(table).where(table.c[key] == bindparam("_key"))


def deleting(table: Table, key: str = "id") -> Delete:
    """Takes out the rows whose ``key`` is the value ``_key``."""
    return delete(table).where(table.c[key] == bindparam("_key"))
