"""Whether a later action of another marker depends on an action: then that action can be neither undone nor redone."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from sqlalchemy import Connection, select

from whistclub.storage.tables import schema
from whistclub.storage.tables.rows import Row, verified

_PEOPLE = ("seats", "present", "tables", "out", "changes")
"""Columns of JSON text with ids of players in them."""


def dependent(connection: Connection, action: Row, who: str) -> Row | None:
    """The first later action of somebody other than ``who`` that changed a record or the deals of a sheet which
    ``action`` changed too, or that names a record which ``action`` made or took away. None: nothing depends on it."""
    journal, change = schema.action, schema.action_change
    later = (
        select(journal)
        .where(journal.c.id > action["id"], journal.c.state == "done", journal.c.who != who)
        .order_by(journal.c.id)
    )
    found = [verified(journal, dict(row)) for row in connection.execute(later).mappings()]
    if not found:
        return None
    changed = select(change).where(change.c.action_id.in_([action["id"], *(row["id"] for row in found)]))
    by_action: dict[int, list[Row]] = {}
    for found_change in connection.execute(changed.order_by(change.c.id)).mappings():
        by_action.setdefault(found_change["action_id"], []).append(dict(found_change))
    own = by_action.get(action["id"], [])
    touched = set(_touched(own))
    appeared = {row["record_id"] for row in own if row["before"] is None or row["after"] is None}
    for row in found:
        changes = by_action.get(row["id"], [])
        if touched.intersection(_touched(changes)) or appeared.intersection(_named(changes)):
            return row
    return None


def _touched(changes: Iterable[Row]) -> Iterator[tuple[str, int]]:
    """The records that changed, and the sheets whose deals did."""
    for change in changes:
        yield change["kind"], change["record_id"]
        if change["kind"] == schema.deal.name:
            for row in _sides(change):
                yield schema.sheet.name, row["sheet_id"]


def _named(changes: Iterable[Row]) -> Iterator[int]:
    """The ids of the records that the changed rows refer to."""
    for change in changes:
        for row in _sides(change):
            for column, value in row.items():
                if column.endswith("_id"):
                    yield value
                elif column in _PEOPLE and value:
                    yield from _numbers(json.loads(value))


def _numbers(value: object) -> Iterator[int]:
    if isinstance(value, int):
        yield value
    for part in value if isinstance(value, list) else value.values() if isinstance(value, dict) else ():
        yield from _numbers(part)


def _sides(change: Row) -> Iterator[Row]:
    for side in ("before", "after"):
        if change[side] is not None:
            yield json.loads(change[side])
