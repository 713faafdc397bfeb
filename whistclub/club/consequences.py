"""What an action moves for the players: totals and places at the tables, places of the evenings, lines of the seasons.

Compared are two moments of the club, before and after; nothing here knows the action itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Concatenate, Final, Literal, ParamSpec

from whistclub.club import queries
from whistclub.club.club import Club
from whistclub.club.ports import (
    ActionName,
    Change,
    DealRecord,
    EveningRecord,
    SeasonRecord,
    SheetRecord,
    Transaction,
    Work,
)
from whistclub.ranking.facts import EveningKey, EveningRow, SheetResult
from whistclub.rules.common import PlayerKey

P = ParamSpec("P")

MANY_SHEETS: Final = 60
MANY_EVENINGS: Final = 3
"""An action on more than that (an import, two players made one) is told by its seasons alone."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where somebody stands. ``place`` None: none. ``amount``: whole points of the ``game``, or hundredths of
    ``ranking`` points. ``begun`` False: nothing is known yet of what would make a place."""

    place: int | None
    amount: int
    of: Literal["game", "ranking"] = "game"
    begun: bool = field(default=True, compare=False)


@dataclass(frozen=True, slots=True)
class Moved:
    """One player's line before and after; None: they have none."""

    player: PlayerKey
    before: Place | None
    after: Place | None


@dataclass(frozen=True, slots=True)
class Board:
    """A list people have places in: a table (``number``, ``round``), an evening (``key``), a season; with its ``name``.

    ``id``: of the sheet, evening or season. It is the same list under whatever name and number."""

    kind: Literal["table", "evening", "season"]
    id: int
    name: str = field(default="", compare=False)
    number: int = field(default=0, compare=False)
    round: int = field(default=1, compare=False)
    key: EveningKey | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Moves:
    """The lines of a board that move, in the order in which they stand afterwards; those that go come last."""

    board: Board
    lines: tuple[Moved, ...]


Lines = Mapping[Board, Mapping[PlayerKey, Place]]


def consequences(
    club: Club, action: Callable[Concatenate[Work, P], ActionName | None], *args: P.args, **kw: P.kwargs
) -> tuple[Moves, ...]:
    """What ``action`` would move; boards without a change are left out. Refused or KnownError as the action."""
    with club.trial(action, *args, **kw) as (after, change):
        return club.read(_compared, after, change)


def step_consequences(club: Club, *, undone: bool) -> tuple[Moves, ...]:
    """What the undo just done (``undone`` False: the redo) has moved: found by taking it back once more, for a look.

    KnownError as undo and redo."""
    with club.trial_step(back=not undone) as (before, change):
        moves = club.read(_compared, before, change)
    return tuple(
        Moves(m.board, _in_order(Moved(line.player, line.after, line.before) for line in m.lines)) for m in moves
    )


def _compared(before: Work, after: Transaction, change: Change) -> tuple[Moves, ...]:
    """``before``: the club as it is; ``after``: a transaction that will not be committed."""
    if change.action is None:
        return ()
    seasons = _seasons(after, change)
    if not _counts(before, after, change):
        seasons = ()
    old, new = _lines(before, change, seasons), _lines(after, change, seasons)
    found = []
    for board in sorted(dict.fromkeys((*new, *old)), key=_by_kind):
        was, now = old.get(board, {}), new.get(board, {})
        players = dict.fromkeys((*now, *was))
        lines = _in_order(Moved(p, was.get(p), now.get(p)) for p in players if _differ(was.get(p), now.get(p)))
        if lines:
            found.append(Moves(board, lines))
    return tuple(found)


def _differ(was: Place | None, now: Place | None) -> bool:
    """Whether a line moves. Who only sits down, or stands up before anything was played, has no line to move."""
    return was != now and any(place is not None and (place.begun or None not in (was, now)) for place in (was, now))


def _in_order(lines: Iterable[Moved]) -> tuple[Moved, ...]:
    def standing(line: Moved) -> tuple[bool, bool, int]:
        at = line.after or line.before
        place = None if at is None else at.place
        return line.after is None, place is None, place or 0

    return tuple(sorted(lines, key=standing))


def _by_kind(board: Board) -> tuple[int, int, int, int]:
    return ("table", "evening", "season").index(board.kind), board.round, board.number, board.id


def _seasons(after: Transaction, change: Change) -> tuple[int, ...]:
    """Seasons of all evenings touched, before and after, and those that begin with the final order of one of them."""
    found = set(change.seasons)
    for move in after.moves:
        found |= {r.season_id for r in (move.before, move.after) if isinstance(r, EveningRecord)}
    found |= {record.season_id for record in after.find(EveningRecord, id=tuple(sorted(change.evenings)))}
    every = after.find(SeasonRecord)
    names = {season.name for season in every if season.id in found}
    while more := {s.name for s in every if s.rules.initial_order in names and s.name not in names}:
        names |= more
    return tuple(sorted(season.id for season in every if season.name in names or season.id in found))


def _counts(before: Work, after: Transaction, change: Change) -> bool:
    """Whether seasons may move at all: deals of sheets that are open before and after do not count yet."""
    if change.seasons or not all(isinstance(m.before or m.after, SheetRecord | DealRecord) for m in after.moves):
        return True
    ids = tuple(sorted(change.sheets))
    return any(result.closed for work in (before, after) for result in work.results(ids).values())


def _lines(work: Work, change: Change, seasons: Iterable[int]) -> Lines:
    lines: dict[Board, dict[PlayerKey, Place]] = {}
    if len(change.sheets) <= MANY_SHEETS and len(change.evenings) <= MANY_EVENINGS:
        lines |= _of_tables(work, change.sheets)
        lines |= _of_evenings(work, change.evenings)
    for season in work.find(SeasonRecord, id=tuple(seasons)):
        rows = queries.ranking(work, season.id).rows
        lines[Board("season", season.id, season.name)] = {
            row.player: Place(row.place, row.total, "ranking") for row in rows
        }
    return lines


def _of_tables(work: Work, sheets: Iterable[int]) -> dict[Board, dict[PlayerKey, Place]]:
    ids = tuple(sorted(sheets))
    results = work.results(ids)
    return {
        Board("table", record.id, number=record.table, round=record.round): {
            result.player: Place(result.place, result.points, begun=_begun(results[record.id]))
            for result in results[record.id].results
        }
        for record in work.find(SheetRecord, id=ids)
        if record.id in results
    }


def _of_evenings(work: Work, evenings: Iterable[int]) -> dict[Board, dict[PlayerKey, Place]]:
    lines = {}
    for record in work.find(EveningRecord, id=tuple(sorted(evenings))):
        standings = queries.standings(work, record.id)
        board = Board("evening", record.id, record.name, key=standings.key)
        lines[board] = {row.player: _place_of(row, standings.order) for row in standings.rows}
    return lines


def _place_of(row: EveningRow, order: str) -> Place:
    begun = bool(row.adjustments) or any(part.played for part in row.parts)
    if order == "game_points":
        return Place(row.place, row.game_points, begun=begun)
    return Place(row.place, row.ranking_points, "ranking", begun)


def _begun(result: SheetResult) -> bool:
    return result.closed or any(one.deals or one.points for one in result.results)
