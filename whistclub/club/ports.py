"""The interface between the club and its storage: record types, and a unit of work on them."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, NamedTuple, Protocol, TypeVar

from whistclub.ranking.facts import EveningKey, EveningRules, SeasonRules, SheetResult
from whistclub.rules.sheet import Score, SeatChange, Sheet, Totals
from whistclub.seating.facts import SeatedTable


@dataclass(frozen=True, slots=True)
class PlayerRecord:
    """A member or guest. ``name`` is unique in a club (NFC, compared by its folded form); ``number``: member number.

    ``teams``: from which day on (None: always) the player belongs to which team ("": to none), in order of time."""

    id: int
    name: str
    number: str | None = None
    active: bool = True
    guest: bool = False
    note: str = ""
    categories: tuple[str, ...] = ()
    teams: tuple[tuple[datetime.date | None, str], ...] = ()


@dataclass(frozen=True, slots=True)
class SeasonRecord:
    """A season. ``first``, ``last``: its own days, both included; None: those of the usual season
    (``club.exchange``). ``closed``: closed or reopened by hand; None: it ends with its last day."""

    id: int
    name: str
    rules: SeasonRules = field(default_factory=SeasonRules)
    first: datetime.date | None = None
    last: datetime.date | None = None
    closed: bool | None = None


@dataclass(frozen=True, slots=True)
class Purse:
    """The money of an evening in whole cents (rules.md §9). ``entry``, ``stake``: the evening's own, None: by its
    conventions. ``paid``: who has paid the entry; ``prizes``: (player, cents)."""

    entry: Mapping[str, int] | None = None
    stake: int | None = None
    paid: tuple[int, ...] = ()
    prizes: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class EveningRecord:
    """An evening. ``present``: players checked in. ``rules``: frozen when closed, None while open (those of the season
    apply). ``cancelled``: it did not take place; it stays in the calendar and counts nowhere."""

    id: int
    date: datetime.date
    number: int
    name: str
    season_id: int
    present: tuple[int, ...] = ()
    rules: EveningRules | None = None
    closed: bool = False
    cancelled: bool = False
    cancelled_why: str = ""
    purse: Purse = field(default_factory=Purse)


@dataclass(frozen=True, slots=True)
class SheetRecord:
    """A sheet without its deals. ``seats`` and ``changes`` name players by id. ``conventions``: the game's own type.

    ``call``: the arbiter's call recorded for the next deal, of the game's own type; None: none."""

    id: int
    evening_id: int
    table: int
    round: int
    game: str
    conventions: Any
    seats: tuple[int, ...]
    first_dealer: int = 0
    changes: tuple[SeatChange, ...] = ()
    totals: Totals | None = None
    closed: bool = False
    marker: str = ""
    call: Any | None = None


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal's facts. ``position``: 0-based place in the sheet."""

    id: int
    sheet_id: int
    position: int
    deal: Any


@dataclass(frozen=True, slots=True)
class SheetView:
    """A sheet with its score. ``deal_ids``: by position. ``draft``: the half-entered deal. ``closed``: by the marker,
    with its evening, or because the game ended."""

    record: SheetRecord
    sheet: Sheet
    score: Score
    deal_ids: tuple[int, ...]
    draft: Mapping[str, Any] | None

    @property
    def closed(self) -> bool:
        return self.record.closed or self.score.finished

    @property
    def begun(self) -> bool:
        """Whether the next deal is half entered, or the arbiter has been asked about it."""
        return bool(self.draft) or self.record.call is not None


@dataclass(frozen=True, slots=True)
class AdjustmentRecord:
    id: int
    evening_id: int
    player_id: int
    amount: int
    of: Literal["game", "ranking"]
    kind: Literal["penalty", "gift", "decision"]
    reason: str = ""
    by: str = ""


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """A round as drawn, whether or not its tables are seated yet. ``method``: a method or movement of
    ``whistclub.seating``, or ``hand``; ``seed``: repeats the same draw. ``out``: who sits out."""

    id: int
    evening_id: int
    round: int
    method: str
    seed: int
    tables: tuple[SeatedTable, ...]
    out: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class SettingRecord:
    """A setting of the club that is journalled and undone like any fact (its own conventions, its words for contracts).
    ``key`` is unique; ``value``: JSON values."""

    id: int
    key: str
    value: Any


Record = (
    PlayerRecord
    | SeasonRecord
    | EveningRecord
    | SheetRecord
    | DealRecord
    | AdjustmentRecord
    | RoundRecord
    | SettingRecord
)
R = TypeVar(
    "R",
    PlayerRecord,
    SeasonRecord,
    EveningRecord,
    SheetRecord,
    DealRecord,
    AdjustmentRecord,
    RoundRecord,
    SettingRecord,
)
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class DealVersion:
    """One version of a deal: ``deal`` None: it was deleted. ``at``: UTC; ``who``: the marker."""

    deal_id: int
    number: int
    at: datetime.datetime
    who: str
    deal: Any | None


@dataclass(frozen=True, slots=True)
class ActionName:
    """Names an action for "Undo: …". ``key`` selects the sentence (words/actions.py), which the JSON ``values``
    fill."""

    key: str
    values: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Traces:
    """Where a club holds a person's name. ``names``: all the person ever had; ``notes``: typed texts that hold one."""

    names: frozenset[str]
    notes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class JournalEntry:
    """One action in the journal. ``at``: UTC. ``state``: done, undone, dropped (undone for good), or final (done, and
    no step for undo)."""

    id: int
    at: datetime.datetime
    who: str
    action: ActionName
    state: Literal["done", "undone", "dropped", "final"]


@dataclass(frozen=True, slots=True)
class CallVersion:
    """One recorded call of the arbiter for a deal (``call`` None: withdrawn by hand). ``at``: UTC; ``who``: the marker;
    ``undone``: removed by undo."""

    at: datetime.datetime
    who: str
    call: Any | None
    undone: bool


@dataclass(frozen=True, slots=True)
class Change:
    """What an action changed; screens reload only what it names. ``created``: (record type name, id) in order;
    ``settings``: keys of the club's journalled settings. ``views``: sheets that were scored anew, in their new state;
    ``moved_from``: for each of ``sheets`` the index of the first changed deal, 0 when the sheet itself changed.

    ``action`` None: nothing was changed and nothing was journalled."""

    action: ActionName | None
    evenings: frozenset[int] = frozenset()
    sheets: frozenset[int] = frozenset()
    players: frozenset[int] = frozenset()
    seasons: frozenset[int] = frozenset()
    created: tuple[tuple[str, int], ...] = ()
    settings: frozenset[str] = frozenset()
    views: Mapping[int, SheetView] = field(default_factory=dict, compare=False, repr=False)
    moved_from: Mapping[int, int] = field(default_factory=dict, compare=False)

    def new(self, kind: type[Record]) -> int:
        """The id of the first created record of that type."""
        return next(id for name, id in self.created if name == kind.__name__)


class Move(NamedTuple):
    """One record changed by an action: ``before`` None: added; ``after`` None: deleted."""

    before: Record | None
    after: Record | None


class Work(Protocol):
    """A unit of work: one transaction. Every change is journalled; nothing is stored unless committed."""

    def get(self, kind: type[R], id: int) -> R:
        """Returns the record; KeyError when there is none."""

    def find(self, kind: type[R], /, **equal: object) -> tuple[R, ...]:
        """Records whose fields equal the values given (a tuple: any of them), in their natural order (seasons by name,
        evenings by date and number, sheets by round and table, deals by sheet and position, drawn rounds by
        evening and round, settings by key, others by id)."""

    def add(self, kind: type[R], /, **fields: Any) -> R:
        """Adds a record with a new id and returns it."""

    def add_all(self, kind: type[R], /, many: Sequence[Mapping[str, Any]]) -> tuple[R, ...]:
        """Adds a record with a new id for each mapping of fields and returns them."""

    def put(self, record: Record) -> None:
        """Stores a changed record; storing an equal one has no effect."""

    def delete(self, record: Record) -> None:
        """Deletes a record; with a sheet also its draft and its derived results."""

    def erase(self, player_id: int, name: str) -> None:
        """Replaces the name of that player, and of those merged into them, by ``name`` wherever the club holds it when
        the action is journalled. The action is then no step for undo, and no undo restores name, number or note."""

    def traces(self, player_id: int) -> Traces:
        """The names that ``erase`` would remove, and the typed texts it would change."""

    def player_named(self, name: str) -> PlayerRecord | None:
        """The player whose folded name equals that of ``name``."""

    def sheets_of(self, player_id: int) -> tuple[int, ...]:
        """Ids of the sheets on which the player has results, in order."""

    def results(self, sheet_ids: Iterable[int]) -> Mapping[int, SheetResult]:
        """The stored results of those sheets (player keys are player ids)."""

    def season_results(self, season_id: int) -> Mapping[int, tuple[SheetResult, ...]]:
        """Results of all sheets of a season by evening id, in one query."""

    def put_results(self, results: Mapping[int, SheetResult]) -> None:
        """Stores derived results by sheet id; not journalled, since they follow from the facts."""

    def keep_score(self, sheet_id: int, deal_ids: tuple[int, ...], score: Score) -> None:
        """Keeps the score of a sheet after all its changes so far, so that it need not be computed again; ``deal_ids``:
        by position. Dropped with the next change of the sheet."""

    def keep_results(self, sheet_ids: Iterable[int]) -> None:
        """Marks the stored results of these sheets as still valid although their records were changed."""

    def stamp(self, season_id: int, before: EveningKey | None = None) -> tuple[int, int, int]:
        """A value that changes whenever facts of the season's evenings (before evening ``before``) change."""

    def memo(self, key: Hashable, compute: Callable[[], T]) -> T:
        """Returns ``compute()``, cached under ``key`` for later units of work; never cached while facts are being
        changed."""

    def versions(self, deal_id: int) -> tuple[DealVersion, ...]: ...

    def gone_deals(self, sheet_id: int) -> tuple[DealRecord, ...]:
        """Deals deleted from the sheet, in their last state, by id."""

    def journal(self, limit: int) -> tuple[JournalEntry, ...]:
        """The latest actions, newest first."""

    def entries_of_sheet(self, names: Iterable[str], sheet_id: int) -> tuple[JournalEntry, ...]:
        """All actions of these names whose values have the sheet as ``sheet``, oldest first."""

    def undoable(self, who: str) -> ActionName | None:
        """The action that undo by ``who`` would undo, None when there is none. A file has one undo for all."""

    def redoable(self, who: str) -> ActionName | None:
        """The action that redo by ``who`` would redo, None when there is none."""

    def revision(self) -> int:
        """The number of transactions that have changed facts; it reveals another marker's changes."""

    def draft(self, sheet_id: int) -> dict[str, Any] | None:
        """The draft of a sheet as the entry strip stored it, None without one."""

    def drafts(self, sheet_ids: Iterable[int]) -> Mapping[int, dict[str, Any]]:
        """The drafts of those sheets, for those that have one."""

    def put_draft(self, sheet_id: int, draft: Mapping[str, Any] | None) -> None:
        """Stores the draft; not journalled."""

    def setting(self, key: str) -> Any | None:
        """A club-wide setting (club name, default game, default conventions); JSON values."""

    def put_setting(self, key: str, value: Any) -> None:
        """Stores a setting (None deletes it); not journalled."""


class Transaction(Work, Protocol):
    """The unit of work of one action."""

    @property
    def moves(self) -> Sequence[Move]:
        """The records added, changed and deleted so far, in order."""

    @property
    def unsettled(self) -> frozenset[int]:
        """Ids of the existing sheets whose derived results are older than their facts."""

    @property
    def kept_scores(self) -> Mapping[int, tuple[tuple[int, ...], Score]]:
        """The scores given to ``keep_score``, by sheet."""

    def record(self, action: ActionName) -> None:
        """Writes the changes into the journal under that name; actions undone before can no longer be redone."""

    def step_back(self) -> ActionName | None:
        """Undoes the latest action; returns None when there is none. KnownError ``undo_conflict`` when a record is no
        longer as that action left it."""

    def step_forward(self) -> ActionName | None:
        """Redoes the action undone last; returns None when there is none. KnownError ``undo_conflict`` as above."""

    def commit(self) -> None:
        """Commits the transaction; nothing is stored before."""


class Store(Protocol):
    """The storage of a club. ``path``: its file; None for a club in a database server."""

    @property
    def path(self) -> Path | None: ...

    def work(self) -> AbstractContextManager[Work]:
        """Opens a transaction for reading; it is rolled back at the end."""

    def reading(self) -> AbstractContextManager[None]:
        """Context manager in which all ``work`` of this thread shares one transaction and sees one moment, until it
        ends or the thread acts."""

    def act(self, who: str, *, facts: bool = True) -> AbstractContextManager[Transaction]:
        """Opens a transaction for one action by ``who``; rolled back at the end unless it was committed. ``facts``
        False: for drafts and settings alone, which wait for no other marker."""

    def listen(self, who: str, heard: Callable[[bool, tuple[str, ...]], object]) -> None:
        """Calls ``heard`` in another thread when another marker has changed the club (or may have), or when other
        people open or close it; with their names."""

    def save_copy(self, target: Path) -> None:
        """Writes the club as it is open here into a new file."""

    def close(self) -> None: ...
