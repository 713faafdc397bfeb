"""What an action changes for the players: totals and places at tables, in evenings and in seasons.

It compares the club before and after the action and knows nothing of the action itself."""

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
"""For an action on more evenings (an import, a merge of two players) only its seasons are compared."""


@dataclass(frozen=True, slots=True)
class Place:
    """A player's place in a list. ``place`` None: none. ``amount``: whole points of the ``game``, or hundredths of
    ``ranking`` points. ``begun`` False: nothing has been played yet that could give a place."""

    place: int | None
    amount: int
    of: Literal["game", "ranking"] = "game"
    begun: bool = field(default=True, compare=False)


@dataclass(frozen=True, slots=True)
class Moved:
    """One player's place before and after; None: not in the list."""

    player: PlayerKey
    before: Place | None
    after: Place | None


@dataclass(frozen=True, slots=True)
class Board:
    """A list with places: a table (``number``, ``round``), an evening (``key``) or a season, with its ``name``.

    ``id``: of the sheet, evening or season. Boards of the same ``kind`` and ``id`` are the same list, whatever name and
    number they have."""

    kind: Literal["table", "evening", "season"]
    id: int
    name: str = field(default="", compare=False)
    number: int = field(default=0, compare=False)
    round: int = field(default=1, compare=False)
    key: EveningKey | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Moves:
    """The changed lines of a board, in their order afterwards; removed ones come last."""

    board: Board
    lines: tuple[Moved, ...]


Lines = Mapping[Board, Mapping[PlayerKey, Place]]


def consequences(
    club: Club, action: Callable[Concatenate[Work, P], ActionName | None], *args: P.args, **kw: P.kwargs
) -> tuple[Moves, ...]:
    """Returns what ``action`` would change, without boards that stay the same. Refused or KnownError as the action."""
    with club.trial(action, *args, **kw) as (after, change):
        return club.read(_compared, after, change)


def step_consequences(club: Club, *, undone: bool) -> tuple[Moves, ...]:
    """Returns what the last undo (``undone`` False: redo) changed, found by reversing it in a transaction that is
    rolled back.

    KnownError as undo and redo."""
    with club.trial_step(back=not undone) as (before, change):
        moves = club.read(_compared, before, change)
    return tuple(
        Moves(m.board, _in_order(Moved(line.player, line.after, line.before) for line in m.lines)) for m in moves
    )


def _compared(before: Work, after: Transaction, change: Change) -> tuple[Moves, ...]:
    """Compares ``before``, the current club, with ``after``, a transaction that will not be committed."""
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
    """Whether a line changed. A player who sits down or gets up before anything was played has no line."""
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
    """Ids of the seasons of all evenings touched, before and after, and of seasons that start with the final order of
    one of them."""
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
    """Whether the change can affect seasons: deals of sheets that are open before and after do not count yet."""
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
