"""Adapter between the pages and the club: pages call actions, and a signal carries the resulting ``Change``."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from whistclub.club.ports import ActionName, Change, EveningRecord, PlayerRecord, SeasonRecord, Work
from whistclub.desktop.preferences import Preferences
from whistclub.rules.common import PlayerKey, Refused

if TYPE_CHECKING:
    from whistclub.club.club import Club
    from whistclub.club.consequences import Moves
    from whistclub.desktop.evening.round_clock import Now, RoundTimer

T = TypeVar("T")
Then = Callable[[Change], object]
"""Called by the controller with the change once an action is done."""
STEP_LINES = 3
"""Most players named per list when undo or redo reports what it changed."""
STEP_TABLES = 3
"""If more tables than this have changed, undo and redo report only evenings and seasons."""

TOGETHER = 150
"""Milliseconds for which changes of other markers are gathered before the pages show them."""


class Controller(QObject):
    """Gives pages read and write access to the club; no page uses the club directly.

    ``changed`` carries the ``Change`` of every action, undo and redo; pages reload what it names. ``refused`` carries
    the ``Refused`` or ``KnownError`` of an action that was refused; the window shows its ``sentence``. ``said`` carries
    a sentence to show that is not an error. ``heard`` is emitted by the listener's thread: whether another marker may
    have changed the club, and who else has it open; ``others`` are these people, ``others_changed`` tells that they are
    others. ``now`` returns the current time (UTC)."""

    changed = Signal(object)
    refused = Signal(object)
    said = Signal(str)
    heard = Signal(bool, object)
    others_changed = Signal()

    def __init__(
        self, club: Club, preferences: Preferences | None = None, place: str = "", parent: QObject | None = None
    ) -> None:
        """``place``: path or URL the club was opened from."""
        super().__init__(parent)
        self.club = club
        self.preferences = preferences or Preferences()
        self.place = place
        self.saved_at: datetime.datetime | None = None
        self.last_call = ""
        self.others: tuple[str, ...] = ()
        self._look = QTimer(self, singleShot=True, interval=TOGETHER)
        self._look.timeout.connect(self.look_around)
        self.heard.connect(self._heard)
        self.now: Now = _utc_now
        self._time: RoundTimer | None = None
        self._names: dict[int, str] | None = None
        self._club_name: str | None = None
        self._revision: int | None = None
        """Revision of the club that the pages show."""

    def read(self, query: Callable[..., T], *args: Any, **kw: Any) -> T:
        """Returns the result of ``query(work, *args, **kw)``."""
        return self.club.read(query, *args, **kw)

    def act(
        self,
        action: Callable[..., ActionName | None],
        *args: Any,
        then: Then | None = None,
        otherwise: Callable[[], object] | None = None,
        **kw: Any,
    ) -> None:
        """Runs ``action(work, *args, **kw)`` and emits ``changed``.

        ``then`` is called with the change once the action is done; a change without an action means that nothing
        differed. ``otherwise`` is called if the action was refused, after ``refused`` was emitted. Both are called
        before this method returns as long as the club lives in this process; pages must not rely on that."""
        self.last_call = f"{getattr(action, '__name__', action)} {args!r} {kw!r}"[:2000]
        self.carry_out(partial(self.club.act, action, *args, **kw), then, otherwise)

    def keep(self, action: Callable[..., ActionName | None], *args: Any) -> bool:
        """Runs an action that changes no fact (such as keeping a draft), so that no page has to reload. Returns False
        if it was refused; ``refused`` has then been emitted."""
        from whistclub.errors import KnownError

        try:
            self.club.keep(action, *args)
        except KnownError as error:
            self.refused.emit(error)
            return False
        return True

    def preview(self, action: Callable[..., ActionName | None], *args: Any, **kw: Any) -> Change | None:
        """Returns the change ``act`` would make, without making it; None if the action would be refused."""
        from whistclub.errors import KnownError

        try:
            return self.club.preview(action, *args, **kw)
        except (Refused, KnownError):
            return None

    def consequences(self, action: Callable[..., ActionName | None], *args: Any, **kw: Any) -> tuple[Moves, ...] | None:
        """Returns the totals and places ``act`` would change; None if the action would be refused."""
        from whistclub.club.consequences import consequences
        from whistclub.errors import KnownError

        try:
            return consequences(self.club, action, *args, **kw)
        except (Refused, KnownError):
            return None

    def step_text(self, *, undone: bool) -> str:
        """Returns a few lines on what the last undo (or redo) has changed; "" if it changed no score."""
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
        """The clock of the round, loaded on first use."""
        if self._time is None:
            from whistclub.desktop.evening.round_clock import RoundTimer

            self._time = RoundTimer(self.read, self.keep, lambda: self.now(), self)
        return self._time

    def undo(self, then: Then | None = None) -> None:
        """Undoes the last action, if there is one; ``then`` as in ``act``."""
        self.last_call = "undo"
        if self.club.undo_name:
            self.carry_out(self.club.undo, then)

    def redo(self, then: Then | None = None) -> None:
        """Redoes the action undone last, if there is one; ``then`` as in ``act``."""
        self.last_call = "redo"
        if self.club.redo_name:
            self.carry_out(self.club.redo, then)

    def undo_text(self) -> str:
        """Names the action undo would take back ("deal 7, table 3"); "" if there is none."""
        return _action_words(self.club.undo_name)

    def redo_text(self) -> str:
        """Names the action redo would do again; "" if there is none."""
        return _action_words(self.club.redo_name)

    def club_name(self) -> str:
        """The club's name, "" if it has none."""
        if self._club_name is None:
            self._club_name = str(self.read(_setting, "club_name") or "")
        return self._club_name

    def rename_club(self, name: str) -> None:
        """Changes the name of the club."""
        from whistclub.club.actions.settings import change_setting

        self._club_name = None
        self.act(change_setting, "club_name", name or None)

    def names(self) -> Mapping[int, str]:
        """The name of every player by id."""
        if self._names is None:
            from whistclub.club import queries

            self._names = dict(self.read(queries.player_names))
        return self._names

    def names_by_key(self) -> dict[PlayerKey, str]:
        """The name of every player by ``PlayerKey``."""
        return dict[PlayerKey, str](iter(self.names().items()))

    def name(self, player: PlayerKey) -> str:
        """Returns the name of a player."""
        return self.names().get(player, str(player)) if isinstance(player, int) else player

    def carry_out(
        self, do: Callable[[], Change], then: Then | None = None, otherwise: Callable[[], object] | None = None
    ) -> None:
        """Runs ``do``, which changes the club, and emits the signals for it; ``then`` and ``otherwise`` as in
        ``act``."""
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
            from whistclub.words.games.own_names import use_own_words

            self.read(use_own_words)
        if change.action is not None:
            self.saved_at = datetime.datetime.now()
        with self.club.reading():
            self.changed.emit(self._with_others(change))

    def listen(self) -> None:
        """Follows other markers of a club in a server from now on."""
        self.club.listen(self.heard.emit)

    def _heard(self, changed: bool, others: tuple[str, ...]) -> None:
        if changed and not self._look.isActive():
            self._look.start()
        if others != self.others:
            self.others = others
            self.others_changed.emit()

    def look_around(self) -> None:
        """Makes the pages reload if another program, such as the command line, has changed the club."""
        with self.club.reading():
            change = self._with_others(Change(None))
            if change.evenings or change.players:
                self.changed.emit(change)

    def _with_others(self, change: Change) -> Change:
        """Returns ``change``, or a change of everything if another program has changed the club in the meantime."""
        from whistclub.errors import KnownError

        try:
            was, self._revision = self._revision, self.read(_revision)
            if was is None or self._revision == was + (change.action is not None):
                return change
            self._names = self._club_name = None
            return self.read(_everything, change)
        except KnownError:
            return change  # a page that reads now reports the error itself


def sentence(
    error: Exception, names: Mapping[int, str] | None = None, players: Mapping[PlayerKey, str] | None = None
) -> str:
    """Returns the sentence for a ``Refused`` or ``KnownError`` in the reader's language. ``names``: player's name by
    seat; ``players``: player's name by key."""
    from whistclub.errors import KnownError
    from whistclub.words.problems import error_text, problem_text

    if isinstance(error, Refused):
        texts = (problem_text(problem, names, players) for problem in error.problems)
        return "\n".join(dict.fromkeys(texts))
    assert isinstance(error, KnownError)
    return error_text(error)


def _action_words(name: ActionName | None) -> str:
    if name is None:
        return ""
    from whistclub.words.actions import action_text

    return action_text(name)


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
