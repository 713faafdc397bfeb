"""The journal: the changes of every action, for undo and redo, also after a restart."""

from __future__ import annotations

import datetime
import json
from collections.abc import Iterable, Mapping
from typing import Any, Final

from sqlalchemy import Connection, bindparam, or_, select

from whistclub.club.ports import ActionName, DealRecord, JournalEntry, SheetRecord
from whistclub.errors import KnownError
from whistclub.storage.dependence import dependent
from whistclub.storage.tables import schema
from whistclub.storage.tables.records import Records, first_row, rows, utc_now
from whistclub.storage.tables.rows import (
    MAPPERS,
    MAPPERS_BY_NAME,
    Row,
    canonical,
    sealed,
    verified,
)
from whistclub.storage.tables.statements import inserting, updating, write


class Journal:
    """The journal in one transaction. In a server, which several markers share, each undoes and redoes only their own
    actions; a file has one journal for all."""

    def __init__(self, connection: Connection, records: Records, who: str) -> None:
        self._connection, self._records, self._who = connection, records, who
        self._mine = self._of(who)

    def _of(self, who: str) -> dict[str, str]:
        """The condition on the actions that ``who`` may undo."""
        return {"who": who} if self._connection.dialect.name == "postgresql" else {}

    def record(self, action: ActionName) -> None:
        """Records the changes so far as one action. Actions undone before are dropped: they can no longer be redone."""
        for row in rows(self._connection, schema.action, ("id",), state="undone", **self._mine):
            self._set_state(row, "dropped")
        action_id = self._entry(action, "done")
        changes = [
            sealed(
                schema.action_change,
                {
                    "id": self._records.counter.new_id(),
                    "action_id": action_id,
                    "kind": moved.mapper.name,
                    "record_id": moved.id,
                    "before": None if moved.before is None else canonical(moved.before),
                    "after": None if moved.after is None else canonical(moved.after),
                },
            )
            for moved in self._records.moved
        ]
        write(self._connection, inserting(schema.action_change), changes)

    def record_for_good(self, action: ActionName) -> None:
        """Records an action that is no step for undo; what was undone before can still be redone."""
        self._entry(action, "final")

    def _entry(self, action: ActionName, state: str) -> int:
        id = self._records.counter.new_id()
        entry = {
            "id": id,
            "at": utc_now(),
            "who": self._who,
            "name": action.key,
            "values": canonical(dict(action.values)),
            "state": state,
        }
        write(self._connection, inserting(schema.action), [sealed(schema.action, entry)])
        return id

    def step_back(self) -> ActionName | None:
        """Undoes the latest action that is not undone."""
        if (row := self._latest_done(self._mine)) is None:
            return None
        self._refuse_dependent(row)
        for change in reversed(rows(self._connection, schema.action_change, action_id=row["id"])):
            self._restore(change, expected=change["after"], wanted=change["before"])
        self._set_state(row, "undone")
        return _name(row)

    def step_forward(self) -> ActionName | None:
        """Redoes the action undone last."""
        if (row := self._first_undone(self._mine)) is None:
            return None
        self._refuse_dependent(row)
        for change in rows(self._connection, schema.action_change, action_id=row["id"]):
            self._restore(change, expected=change["before"], wanted=change["after"])
        self._set_state(row, "done")
        return _name(row)

    def undoable(self, who: str) -> ActionName | None:
        row = self._latest_done(self._of(who))
        return None if row is None else _name(row)

    def redoable(self, who: str) -> ActionName | None:
        row = self._first_undone(self._of(who))
        return None if row is None else _name(row)

    def latest(self, limit: int) -> tuple[JournalEntry, ...]:
        statement = select(schema.action).order_by(schema.action.c.id.desc()).limit(limit)
        found = self._connection.execute(statement).mappings()
        return tuple(_entry(verified(schema.action, dict(row))) for row in found)

    def entries_of_sheet(self, names: Iterable[str], sheet_id: int) -> tuple[JournalEntry, ...]:
        action = schema.action.c
        named = or_(*(action["values"].like(f'%"sheet":{sheet_id}{end}%') for end in ",}"))
        statement = select(schema.action).where(action.name.in_(tuple(names)), named).order_by(action.id)
        found = self._connection.execute(statement).mappings()
        return tuple(_entry(verified(schema.action, dict(row))) for row in found)

    def gone_deals(self, sheet_id: int) -> tuple[DealRecord, ...]:
        """Deals of the sheet's current game that were deleted from it, in their last state, in the order they were
        entered."""
        (sheet,) = self._records.find(SheetRecord, id=sheet_id) or (None,)
        change = schema.action_change
        named = [f'%"sheet_id":{sheet_id}{end}%' for end in ",}"]
        statement = (
            select(change)
            .where(change.c.kind == schema.deal.name)
            .where(or_(*(column.like(text) for column in (change.c.before, change.c.after) for text in named)))
            .order_by(change.c.id)
        )
        found: dict[int, Row] = {}
        for row in self._connection.execute(statement).mappings():
            last = _row(row["after"] or row["before"])
            if last is not None and sheet is not None and (last["sheet_id"], last["game"]) == (sheet_id, sheet.game):
                found[row["record_id"]] = last
        mapper = MAPPERS[DealRecord]
        there = {record.id for record in self._records.find(DealRecord, id=tuple(found))}
        return tuple(self._records.record(mapper, row) for id, row in sorted(found.items()) if id not in there)

    def _latest_done(self, own: dict[str, str]) -> Row | None:
        found = self._connection.execute(_LATEST_OWN if own else _LATEST_DONE, own).mappings().first()
        return None if found is None else verified(schema.action, dict(found))

    def _first_undone(self, own: dict[str, str]) -> Row | None:
        return first_row(self._connection, schema.action, state="undone", **own)

    def _refuse_dependent(self, row: Row) -> None:
        """KnownError ``undo_depends`` (values: ``who``, ``action``) when a later action of somebody else depends on
        this one."""
        if self._mine and (later := dependent(self._connection, row, self._who)) is not None:
            raise KnownError("undo_depends", who=later["who"], action=_name(later))

    def _restore(self, change: Row, *, expected: str | None, wanted: str | None) -> None:
        mapper = MAPPERS_BY_NAME[change["kind"]]
        present = self._records.row(mapper, change["record_id"])
        before, after = _row(expected), _row(wanted)
        if present != before:
            raise KnownError("undo_conflict", record=change["kind"], id=change["record_id"])
        self._records.move(mapper, change["record_id"], before, after)

    def _set_state(self, row: Row, state: str) -> None:
        changed = sealed(schema.action, {**row, "state": state})
        write(self._connection, updating(schema.action), [{**changed, "_key": row["id"]}])


_LATEST_DONE: Final = (
    select(schema.action).where(schema.action.c.state == "done").order_by(schema.action.c.id.desc()).limit(1)
)

_LATEST_OWN: Final = _LATEST_DONE.where(schema.action.c.who == bindparam("who"))


def _row(text: str | None) -> Row | None:
    return None if text is None else json.loads(text)


def _name(row: Mapping[str, Any]) -> ActionName:
    return ActionName(row["name"], json.loads(row["values"]))


def _entry(row: Mapping[str, Any]) -> JournalEntry:
    at = datetime.datetime.fromisoformat(row["at"])
    return JournalEntry(row["id"], at, row["who"], _name(row), row["state"])
