"""What the club's actions need of storage: records as plain facts, and a unit of work over them."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, Protocol, TypeVar

from whistclub.ranking.facts import EveningKey, EveningRules, SeasonRules, SheetResult
from whistclub.rules.sheet import Score, SeatChange, Sheet, Totals
from whistclub.seating.facts import SeatedTable


@dataclass(frozen=True, slots=True)
class PlayerRecord:
    """A member or guest. ``name`` is unique in a club (NFC, compared by its folded form); ``number``: member number."""

    id: int
    name: str
    number: str | None = None
    active: bool = True
    guest: bool = False
    note: str = ""


@dataclass(frozen=True, slots=True)
class SeasonRecord:
    """``first``, ``last``: its own days, both included; None: as the usual season (``club.exchange``)."""

    id: int
    name: str
    rules: SeasonRules = field(default_factory=SeasonRules)
    first: datetime.date | None = None
    last: datetime.date | None = None


@dataclass(frozen=True, slots=True)
class EveningRecord:
    """``present``: players checked in. ``rules``: frozen when closed, None while open (the season's hold).
    ``cancelled``: it did not take place; it stays in the calendar and counts nowhere."""

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


@dataclass(frozen=True, slots=True)
class SheetRecord:
    """A sheet without its deals. ``seats`` and ``changes`` name players by id. ``conventions``: the game's own type.

    ``call``: the arbiter's call that waits for the deal to come, of the game's own type; None: none was made."""

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
    with its evening, or because the game came to its end."""

    record: SheetRecord
    sheet: Sheet
    score: Score
    deal_ids: tuple[int, ...]
    draft: Mapping[str, Any] | None

    @property
    def closed(self) -> bool:
        return self.record.closed or self.score.finished


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
    """A round as it was drawn, whether or not its tables are seated yet. ``method``: a method or movement of
    ``whistclub.seating``, or ``hand``; ``seed``: with it the draw can be repeated. ``out``: who sits out."""

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
    """One version of a deal: ``deal`` None: it was taken out. ``at``: UTC; ``who``: the marker."""

    deal_id: int
    number: int
    at: datetime.datetime
    who: str
    deal: Any | None


@dataclass(frozen=True, slots=True)
class ActionName:
    """Names an action for "Undo: …". ``key`` leads to the sentence (words/actions.py), JSON ``values`` fill it."""

    key: str
    values: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class JournalEntry:
    """One action as the journal keeps it. ``at``: UTC. ``state``: done, undone, or dropped (undone for good)."""

    id: int
    at: datetime.datetime
    who: str
    action: ActionName
    state: Literal["done", "undone", "dropped"]


@dataclass(frozen=True, slots=True)
class CallVersion:
    """A call of the arbiter as it was made (``call`` None: taken back by hand) for a deal. ``at``: UTC; ``who``: the
    marker; ``undone``: undo took this back."""

    number: int
    at: datetime.datetime
    who: str
    call: Any | None
    undone: bool


@dataclass(frozen=True, slots=True)
class Change:
    """What an action moved; screens reload only what is named. ``created``: (record type name, id) in order;
    ``settings``: keys of the club's journalled settings. ``views``: sheets that were scored anew, as they stand now;
    ``moved_from``: of each of ``sheets`` the index of the first deal that moved, 0 where the sheet itself did.

    ``action`` None: nothing was changed and no trace was left."""

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
    """One record moved by an action: ``before`` None: added; ``after`` None: taken out."""

    before: Record | None
    after: Record | None


class Work(Protocol):
    """A unit of work: one transaction. Everything put or deleted is journalled; nothing lasts unless committed."""

    def get(self, kind: type[R], id: int) -> R:
        """KeyError when there is none."""

    def find(self, kind: type[R], /, **equal: object) -> tuple[R, ...]:
        """Records whose fields equal the values given (a tuple: any of them), in their natural order (seasons by name,
        evenings by date and number, sheets by round and table, deals by sheet and position, drawn rounds by
        evening and round, settings by key, others by id)."""

    def add(self, kind: type[R], /, **fields: Any) -> R:
        """A new record with a fresh id."""

    def add_all(self, kind: type[R], /, many: Sequence[Mapping[str, Any]]) -> tuple[R, ...]:
        """New records with fresh ids, one for each mapping of fields."""

    def put(self, record: Record) -> None:
        """Stores a changed record; putting an equal one leaves no trace."""

    def delete(self, record: Record) -> None:
        """Takes a record out; of a sheet also its draft and its derived results."""

    def erase(self, player_id: int, name: str) -> None:
        """When the action is journalled, ``name`` stands for that player, and for those merged into them, in all that
        the journal keeps; no undo brings their own name, number or note back."""

    def player_named(self, name: str) -> PlayerRecord | None:
        """The player whose folded name equals that of ``name``."""

    def sheets_of(self, player_id: int) -> tuple[int, ...]:
        """Ids of the sheets on which the player has results, in order."""

    def results(self, sheet_ids: Iterable[int]) -> Mapping[int, SheetResult]:
        """Derived results as stored (player keys are player ids)."""

    def season_results(self, season_id: int) -> Mapping[int, tuple[SheetResult, ...]]:
        """Results of all sheets of a season by evening id, in one query."""

    def put_results(self, results: Mapping[int, SheetResult]) -> None:
        """Stores derived results by sheet id; not journalled, since they follow from the facts."""

    def keep_score(self, sheet_id: int, deal_ids: tuple[int, ...], score: Score) -> None:
        """Says how a sheet stands after all its moves so far, so that nobody has to score it again; ``deal_ids``: by
        position. Forgotten with the next move of the sheet."""

    def keep_results(self, sheet_ids: Iterable[int]) -> None:
        """Says that the stored results of these sheets stand, though their records were put."""

    def stamp(self, season_id: int, before: EveningKey | None = None) -> tuple[int, int, int]:
        """Changes whenever facts of the season's evenings (before that one) have changed since."""

    def memo(self, key: Hashable, compute: Callable[[], T]) -> T:
        """``compute()``, kept under ``key`` for later units of work; never kept while facts are being changed."""

    def versions(self, deal_id: int) -> tuple[DealVersion, ...]: ...

    def gone_deals(self, sheet_id: int) -> tuple[DealRecord, ...]:
        """Deals once on the sheet and no longer there, as they were last; by id."""

    def journal(self, limit: int) -> tuple[JournalEntry, ...]:
        """The latest actions, newest first."""

    def entries(self, names: Iterable[str]) -> tuple[JournalEntry, ...]:
        """All actions of these names, oldest first."""

    def undoable(self) -> ActionName | None:
        """The action that undo would take back."""

    def redoable(self) -> ActionName | None:
        """The action that redo would do again."""

    def revision(self) -> int:
        """How many transactions have changed facts; another marker's deals show by it."""

    def draft(self, sheet_id: int) -> dict[str, Any] | None:
        """The half-entered deal of a sheet as the entry strip left it."""

    def drafts(self, sheet_ids: Iterable[int]) -> Mapping[int, dict[str, Any]]:
        """The half-entered deals there are of those sheets."""

    def put_draft(self, sheet_id: int, draft: Mapping[str, Any] | None) -> None:
        """Keeps the half-entered deal; not journalled."""

    def setting(self, key: str) -> Any | None:
        """A club-wide setting (club name, default game, default conventions); JSON values."""

    def put_setting(self, key: str, value: Any) -> None:
        """Keeps a setting (None: forgets it); not journalled."""


class Transaction(Work, Protocol):
    """The unit of work of one action."""

    @property
    def moves(self) -> Sequence[Move]:
        """What has been added, put and deleted so far, in order."""

    @property
    def unsettled(self) -> frozenset[int]:
        """Ids of the sheets that are there and whose derived results are older than their facts."""

    @property
    def kept_scores(self) -> Mapping[int, tuple[tuple[int, ...], Score]]:
        """What ``keep_score`` was told, by sheet."""

    def record(self, action: ActionName) -> None:
        """Writes the moves into the journal under that name; what had been undone can no longer be redone."""

    def step_back(self) -> ActionName | None:
        """Undoes the latest action; None when there is none. KnownError ``undo_conflict`` when a record is no longer as
        that action left it."""

    def step_forward(self) -> ActionName | None:
        """Does the action undone last again; None when there is none. KnownError ``undo_conflict`` as above."""

    def commit(self) -> None:
        """Makes everything last; until then nothing does."""


class Store(Protocol):
    """A club's storage."""

    def work(self) -> AbstractContextManager[Work]:
        """Opens a transaction for reading; it is rolled back at the end."""

    def reading(self) -> AbstractContextManager[None]:
        """Until the end, or until this thread acts, all its ``work`` is one transaction: it sees one moment."""

    def act(self, who: str) -> AbstractContextManager[Transaction]:
        """Opens a transaction for one action by ``who``; rolled back at the end unless it was committed."""

    def close(self) -> None: ...
