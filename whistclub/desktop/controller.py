"""Adapter between the pages and the club: actions go in, a ``Change`` comes out as a signal."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QObject, Signal

from whistclub.club.ports import ActionName, Change, EveningRecord, PlayerRecord, SeasonRecord, Work
from whistclub.desktop.preferences import Preferences
from whistclub.rules.common import PlayerKey, Refused

if TYPE_CHECKING:
    from whistclub.club.club import Club
    from whistclub.club.consequences import Moves
    from whistclub.desktop.evening.round_clock import Now, RoundTimer

T = TypeVar("T")
Then = Callable[[Change], object]
"""What a page does once its action is done."""
STEP_LINES = 3
"""Players named a list when undo or redo says what it moved."""
STEP_TABLES = 3
"""Where more tables than that have moved, only evenings and seasons are told."""


class Controller(QObject):
    """Pages read and act through here, never on the club itself.

    ``changed`` carries the ``Change`` of every action, undo and redo: reload what it names. ``refused`` carries the
    ``Refused`` or ``KnownError`` of an action that could not be; the window shows its ``sentence``. ``said`` carries a
    sentence worth showing that is no mistake. ``now``: the time (UTC), for what has to know it."""

    changed = Signal(object)
    refused = Signal(object)
    said = Signal(str)

    def __init__(
        self, club: Club, preferences: Preferences | None = None, place: str = "", parent: QObject | None = None
    ) -> None:
        """``place``: path or URL of the club, as opened."""
        super().__init__(parent)
        self.club = club
        self.preferences = preferences or Preferences()
        self.place = place
        self.saved_at: datetime.datetime | None = None
        self.last_call = ""
        self.now: Now = _utc_now
        self._time: RoundTimer | None = None
        self._names: dict[int, str] | None = None
        self._club_name: str | None = None
        self._revision: int | None = None
        """Of the club as pages show it."""

    def read(self, query: Callable[..., T], *args: Any, **kw: Any) -> T:
        """The result of ``query(work, *args, **kw)``."""
        return self.club.read(query, *args, **kw)

    def act(
        self,
        action: Callable[..., ActionName | None],
        *args: Any,
        then: Then | None = None,
        otherwise: Callable[[], object] | None = None,
        **kw: Any,
    ) -> None:
        """Does ``action(work, *args, **kw)`` and tells every page.

        ``then``: called with the change once it is done; one without action: nothing differed. ``otherwise``: called
        where it was refused, which has been said by then. Both are called before this returns while the club lies in
        this process; pages do not count on that."""
        self.last_call = f"{getattr(action, '__name__', action)} {args!r} {kw!r}"[:2000]
        self.carry_out(partial(self.club.act, action, *args, **kw), then, otherwise)

    def keep(self, action: Callable[..., ActionName | None], *args: Any) -> bool:
        """Does an action that changes no fact (a draft), so that no page need look. False: refused, and said so."""
        from whistclub.errors import KnownError

        try:
            self.club.act(action, *args)
        except KnownError as error:
            self.refused.emit(error)
            return False
        return True

    def preview(self, action: Callable[..., ActionName | None], *args: Any, **kw: Any) -> Change | None:
        """What ``act`` would move, without doing it. None: it would be refused."""
        from whistclub.errors import KnownError

        try:
            return self.club.preview(action, *args, **kw)
        except (Refused, KnownError):
            return None

    def consequences(self, action: Callable[..., ActionName | None], *args: Any, **kw: Any) -> tuple[Moves, ...] | None:
        """Which totals and places ``act`` would move. None: it would be refused."""
        from whistclub.club.consequences import consequences
        from whistclub.errors import KnownError

        try:
            return consequences(self.club, action, *args, **kw)
        except (Refused, KnownError):
            return None

    def step_text(self, *, undone: bool) -> str:
        """What the undo (or redo) just done has moved, in a few lines; "" for nothing that counts."""
        from whistclub.club.consequences import step_consequences
        from whistclub.errors import KnownError
        from whistclub.words.evenings.consequences import consequence_lines

        try:
            moves = step_consequences(self.club, undone=undone)
        except KnownError:
            return ""
        tables = sum(moved.board.kind == "table" for moved in moves)
        told = [moved for moved in moves if moved.board.kind != "table" or tables <= STEP_TABLES]
        return "\n".join(consequence_lines(told, self.name, STEP_LINES))

    @property
    def time(self) -> RoundTimer:
        """The clock of the round, read when it is first wanted."""
        if self._time is None:
            from whistclub.desktop.evening.round_clock import RoundTimer

            self._time = RoundTimer(self.read, self.keep, lambda: self.now(), self)
        return self._time

    def undo(self, then: Then | None = None) -> None:
        """Takes the last action back, where there is one; ``then`` as in ``act``."""
        self.last_call = "undo"
        if self.club.undo_name:
            self.carry_out(self.club.undo, then)

    def redo(self, then: Then | None = None) -> None:
        """Does the action last taken back again, where there is one; ``then`` as in ``act``."""
        self.last_call = "redo"
        if self.club.redo_name:
            self.carry_out(self.club.redo, then)

    def undo_text(self, *, short: bool = False) -> str:
        """What undo would take back ("deal 7, table 3", or ``short`` "deal 7 · t. 3"), "" when there is nothing."""
        return _action_words(self.club.undo_name, short=short)

    def redo_text(self) -> str:
        """What redo would do again, "" when there is nothing."""
        return _action_words(self.club.redo_name)

    def club_name(self) -> str:
        """The club's name, "" when it was given none."""
        if self._club_name is None:
            self._club_name = str(self.read(_setting, "club_name") or "")
        return self._club_name

    def rename_club(self, name: str) -> None:
        """Gives the club another name."""
        from whistclub.club.actions.settings import change_setting

        self._club_name = None
        self.act(change_setting, "club_name", name or None)

    def names(self) -> Mapping[int, str]:
        """Name of every player by id."""
        if self._names is None:
            from whistclub.club import queries

            self._names = dict(self.read(queries.player_names))
        return self._names

    def names_by_key(self) -> dict[PlayerKey, str]:
        """The same for what knows players by key."""
        return dict[PlayerKey, str](iter(self.names().items()))

    def name(self, player: PlayerKey) -> str:
        """The name of a player."""
        return self.names().get(player, str(player)) if isinstance(player, int) else player

    def carry_out(
        self, do: Callable[[], Change], then: Then | None = None, otherwise: Callable[[], object] | None = None
    ) -> None:
        """Does what changes the club and tells every page; ``then`` and ``otherwise`` as in ``act``."""
        from whistclub.errors import KnownError

        try:
            change = do()
        except (Refused, KnownError) as error:
            self.refused.emit(error)
            if otherwise is not None:
                otherwise()
            return
        self._tell(change)
        if then is not None:
            then(change)

    def _tell(self, change: Change) -> None:
        if change.players or any(kind == "PlayerRecord" for kind, _ in change.created):
            self._names = None
        if change.settings:
            from whistclub.words.own import use_own_words

            self.read(use_own_words)
        if change.action is not None:
            self.saved_at = datetime.datetime.now()
        with self.club.reading():
            self.changed.emit(self._with_others(change))

    def look_around(self) -> None:
        """Pages read again what they show if others have changed the club: the command line, another marker."""
        with self.club.reading():
            change = self._with_others(Change(None))
            if change.evenings or change.players:
                self.changed.emit(change)

    def _with_others(self, change: Change) -> Change:
        """``change``, or everything there is where others have changed the club before it."""
        from whistclub.errors import KnownError

        try:
            was, self._revision = self._revision, self.read(_revision)
            if was is None or self._revision == was + (change.action is not None):
                return change
            self._names = self._club_name = None
            return self.read(_everything, change)
        except KnownError:
            return change  # whoever reads for a page says so


def sentence(
    error: Exception, names: Mapping[int, str] | None = None, players: Mapping[PlayerKey, str] | None = None
) -> str:
    """What a ``Refused`` or ``KnownError`` says in the reader's language; ``names``: seat to player's name,
    ``players``: stored player to name."""
    from whistclub.errors import KnownError
    from whistclub.words.problems import error_text, problem_text

    if isinstance(error, Refused):
        texts = (problem_text(problem, names, players) for problem in error.problems)
        return "\n".join(dict.fromkeys(texts))
    assert isinstance(error, KnownError)
    return error_text(error)


def _action_words(name: ActionName | None, *, short: bool = False) -> str:
    if name is None:
        return ""
    from whistclub.words.actions import action_text, short_action_text

    return short_action_text(name) if short else action_text(name)


def _utc_now() -> datetime.datetime:
    return datetime.datetime.now(datetime.UTC)


def _revision(work: Work) -> int:
    return work.revision()


def _everything(work: Work, change: Change) -> Change:
    evenings = change.evenings.union(record.id for record in work.find(EveningRecord))
    players = change.players.union(record.id for record in work.find(PlayerRecord))
    seasons = change.seasons.union(record.id for record in work.find(SeasonRecord))
    return replace(change, evenings=evenings, players=players, seasons=seasons)


def _setting(work: Work, key: str) -> Any:
    return work.setting(key)
