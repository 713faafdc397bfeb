"""Erases personal data for good, in the journal too, since an undo would restore what the journal keeps."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from sqlalchemy import Connection, Table, or_, select, update

from whistclub.club.names import folded
from whistclub.storage.tables import schema
from whistclub.storage.tables.rows import MAPPERS_BY_NAME, Row, canonical, sealed, verified

_NAMELESS: Final = {"number": None, "note": ""}


class Eraser:
    """Removes one person's name from everything the journal keeps. ``name``: its replacement.

    People merged into them are erased too. Free text (notes of deals, reasons) is left unchanged."""

    def __init__(self, connection: Connection, player_id: int, name: str) -> None:
        self._connection, self._name = connection, name
        self._player_id, self._ids, self._names = player_id, {player_id}, set[str]()

    def erase(self) -> None:
        """Rewrites the journal and the versions kept in it."""
        if self._connection.dialect.name == "sqlite":
            # Overwritten text must not remain readable in the file either.
            self._connection.exec_driver_sql("PRAGMA secure_delete = ON")
        self._find()
        for row in list(self._naming(schema.action, "values")):
            values = {key: self._nameless(value) for key, value in json.loads(row["values"]).items()}
            self._write(schema.action, {**row, "values": canonical(values), "who": self._nameless(row["who"])})
        for row in list(self._naming(schema.action_change, "before", "after")):
            moved = {side: self._moved(row, row[side]) for side in ("before", "after")}
            self._write(schema.action_change, {**row, **moved})
        for row in list(self._naming(schema.deal_version, "who")):
            self._write(schema.deal_version, {**row, "who": self._nameless(row["who"])})

    def _find(self) -> None:
        """Collects all names the person ever had, and the players merged into them."""
        before = -1
        while before < len(self._ids) + len(self._names):
            before = len(self._ids) + len(self._names)
            self._names |= {row["name"] for row in self._snapshots() if row["name"] != self._name}
            self._ids |= set(self._merged())

    def _snapshots(self) -> Iterator[Row]:
        change = schema.action_change
        statement = select(change).where(change.c.kind == schema.player.name, change.c.record_id.in_(tuple(self._ids)))
        for row in self._connection.execute(statement).mappings():
            for side in ("before", "after"):
                if row[side] is not None:
                    yield json.loads(row[side])

    def _merged(self) -> Iterator[int]:
        """Yields the ids of players merged into this person."""
        action, change = schema.action, schema.action_change
        found = self._connection.execute(select(action).where(action.c.name == "merge_players")).mappings()
        merges = [row["id"] for row in found if json.loads(row["values"]).get("into") in self._names]
        gone = select(change.c.record_id).where(
            change.c.action_id.in_(merges), change.c.kind == schema.player.name, change.c.after.is_(None)
        )
        yield from self._connection.scalars(gone)

    def _naming(self, table: Table, *columns: str) -> Iterator[Row]:
        """Yields the rows of ``table`` that hold one of the names in one of the columns (or as the marker)."""
        kept = [column for column in columns if column != "who"]
        wanted = [
            table.c[column].contains(json.dumps(name), autoescape=True) for name in self._names for column in kept
        ]
        if "who" in table.c:
            wanted += [table.c.who == name for name in self._names]
        if table is schema.action_change:
            wanted.append((table.c.kind == schema.player.name) & table.c.record_id.in_(tuple(self._ids)))
        for row in self._connection.execute(select(table).where(or_(*wanted))).mappings():
            yield verified(table, dict(row))

    def _moved(self, change: Row, text: str | None) -> str | None:
        """Returns a row of the journal without the name."""
        if text is None:
            return None
        row = {column: self._nameless(value) for column, value in json.loads(text).items()}
        table = MAPPERS_BY_NAME[change["kind"]].table
        if table is schema.player and change["record_id"] in self._ids:
            # Undo restores a merged player beside the person, and names are unique.
            id = change["record_id"]
            name = self._name if id == self._player_id else f"{self._name} ({id})"
            row |= {"name": name, "folded": folded(name), **_NAMELESS}
        return canonical(sealed(table, row))

    def _nameless(self, value: Any) -> Any:
        return self._name if isinstance(value, str) and value in self._names else value

    def _write(self, table: Table, row: Row) -> None:
        self._connection.execute(update(table).where(table.c.id == row["id"]), sealed(table, row))
