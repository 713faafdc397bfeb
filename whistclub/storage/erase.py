"""Erases personal data for good, in the journal too, since an undo would restore what the journal keeps."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, Final

from sqlalchemy import Connection, Table, and_, select, update

from whistclub.club.names import folded
from whistclub.club.ports import Traces
from whistclub.storage.tables import schema
from whistclub.storage.tables.rows import MAPPERS_BY_NAME, Row, canonical, sealed, verified

_NAMELESS: Final = {"number": None, "note": "", "active": False}
_TYPED: Final = frozenset(
    (
        "by",
        "cancelled_why",
        "initial_order",
        "into",
        "marker",
        "name",
        "note",
        "player",
        "reason",
        "season",
        "usual",
        "who",
    )
)
"""Columns, and keys of stored JSON, that hold typed text or a name; all other texts are words of the program."""
_NESTED: Final = frozenset(("facts", "rules", "value", "values", "before", "after"))
"""Columns of JSON text."""
_TABLES: Final = (
    *(schema.player, schema.season, schema.evening, schema.sheet, schema.deal, schema.deal_version),
    *(schema.adjustment, schema.action, schema.action_change, schema.draft, schema.setting, schema.club_setting),
)
_CLUB_NAME: Final = "club_name"


class Eraser:
    """Finds and removes one person's name wherever a club holds it.

    The name is every name the person ever had, also of people merged into them, as whole words and in any case; inside
    another player's longer name it is left. Its columns and rows are found without an index: erasing is rare."""

    def __init__(self, connection: Connection, player_id: int, name: str = "") -> None:
        """``name``: the replacement."""
        self._connection, self._name = connection, name
        self._player_id, self._ids, self._names = player_id, {player_id}, set[str]()
        self._notes: dict[str, None] = {}
        self._find()

    def traces(self) -> Traces:
        """The person's names, and the typed texts that hold one of them, without what is the person's own."""
        for table in _TABLES:
            for row in self._naming(table):
                self._rewritten(table, row)
        return Traces(frozenset(self._names), tuple(self._notes))

    def erase(self) -> None:
        """Replaces the name in all facts, in the journal, in the versions of deals, in drafts and settings."""
        if self._connection.dialect.name == "sqlite":
            # Overwritten text must not remain readable in the file either.
            self._connection.exec_driver_sql("PRAGMA secure_delete = ON")
        for table in _TABLES:
            for row in list(self._naming(table)):
                key = and_(*(column == row[column.name] for column in table.primary_key))
                self._connection.execute(update(table).where(key), sealed(table, self._rewritten(table, row)))

    def _find(self) -> None:
        """Collects all names the person ever had, and the players merged into them."""
        before = -1
        while before < len(self._ids) + len(self._names):
            before = len(self._ids) + len(self._names)
            self._names |= {name for id, name in self._known_names if id in self._ids and name != self._name}
            self._ids |= set(self._merged())

    @cached_property
    def _known_names(self) -> frozenset[tuple[int, str]]:
        """The names players have or had: id and name."""
        player, change = schema.player, schema.action_change
        found = {(id, name) for id, name in self._connection.execute(select(player.c.id, player.c.name))}
        changes = select(change.c.record_id, change.c.before, change.c.after).where(change.c.kind == player.name)
        for id, *sides in self._connection.execute(changes):
            found |= {(id, json.loads(side)["name"]) for side in sides if side is not None}
        return frozenset(found)

    def _merged(self) -> Iterator[int]:
        """Yields the ids of players merged into this person."""
        action, change = schema.action, schema.action_change
        found = self._connection.execute(select(action).where(action.c.name == "merge_players")).mappings()
        merges = [row["id"] for row in found if json.loads(row["values"]).get("into") in self._names]
        gone = select(change.c.record_id).where(
            change.c.action_id.in_(merges), change.c.kind == schema.player.name, change.c.after.is_(None)
        )
        yield from self._connection.scalars(gone)

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        """Matches names of players as whole words, longer ones first."""
        others = {name for id, name in self._known_names if id not in self._ids}
        every = sorted(others | self._names, key=lambda name: (-len(name), name))
        return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, every))})(?!\w)", re.IGNORECASE)

    @cached_property
    def _folded(self) -> frozenset[str]:
        return frozenset(name.casefold() for name in self._names)

    @cached_property
    def _quick(self) -> re.Pattern[str]:
        """Matches whatever may hold a name: the names as they are, and escaped in JSON or in JSON within JSON."""
        plain = {form for name in self._names for form in (name, name.lower(), name.upper())}
        once = {json.dumps(name)[1:-1] for name in plain}
        forms = plain | once | {json.dumps(name)[1:-1] for name in once}
        return re.compile("|".join(map(re.escape, sorted(forms))), re.IGNORECASE)

    def _naming(self, table: Table) -> Iterator[Row]:
        """Yields the rows that may hold the name, and all rows of the person."""
        if not self._names:
            return
        for found in self._connection.execute(select(table)).mappings():
            row = dict(found)
            kind = row.get("kind") if table is schema.action_change else table.name
            own = kind == schema.player.name and row.get("record_id", row.get("id")) in self._ids
            if own or any(isinstance(value, str) and self._quick.search(value) for value in row.values()):
                yield verified(table, row) if "id" in row else row

    def _rewritten(self, table: Table, row: Mapping[str, Any]) -> Row:
        """The row without the name."""
        if table is schema.player and row["id"] in self._ids:
            # Undo restores a merged player beside the person, and names are unique.
            id = row["id"]
            name = self._name if id == self._player_id else f"{self._name} ({id})"
            return {**row, "name": name, "folded": folded(name), **_NAMELESS}
        if table is schema.action_change:
            return {**row, **{side: self._moved(row, side) for side in ("before", "after")}}
        if table is schema.setting and row["key"] == _CLUB_NAME:
            return {**row, "value": canonical(self._nameless(json.loads(row["value"])))}
        return {column: self._cell(column, value) for column, value in row.items()}

    def _moved(self, change: Mapping[str, Any], side: str) -> str | None:
        """Returns a row kept by the journal without the name."""
        if change[side] is None:
            return None
        table = MAPPERS_BY_NAME[change["kind"]].table
        return canonical(sealed(table, self._rewritten(table, json.loads(change[side]))))

    def _cell(self, column: str, value: Any) -> Any:
        if column in _NESTED and isinstance(value, str):
            stored = json.loads(value)
            changed = self._within(stored)
            return value if changed == stored else canonical(changed)
        return self._nameless(value) if column in _TYPED else value

    def _within(self, value: Any, key: str = "") -> Any:
        if isinstance(value, dict):
            return {name: self._within(part, name) for name, part in value.items()}
        if isinstance(value, list):
            return [self._within(part, key) for part in value]
        return self._nameless(value) if key in _TYPED else value

    def _nameless(self, value: Any) -> Any:
        """The text without the name; anything else as it is."""
        if not isinstance(value, str):
            return value
        changed = self._pattern.sub(self._other_name, value)
        if changed != value and value.casefold() not in self._folded:
            self._notes.setdefault(value)
        return changed

    def _other_name(self, found: re.Match[str]) -> str:
        return self._name if found[0].casefold() in self._folded else found[0]
