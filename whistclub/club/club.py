"""The only access to a club: every change is one transaction of ``act``, every query goes through ``read``."""

from __future__ import annotations

import datetime
import logging
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from whistclub.club.journal import fitting, settle
from whistclub.club.ports import ActionName, Change, Store, Transaction, Work
from whistclub.errors import KnownError
from whistclub.rules.common import Refused

_log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")


class Club:
    """A club. ``who``: the current marker, for the journal and the versions of deals; may be changed at any time.
    ``lost_since``: entries since that time may be missing, because the log of the file was; None: nothing is missing.

    KnownError when the storage fails; nothing is changed then."""

    def __init__(self, store: Store, who: str = "", lost_since: datetime.datetime | None = None) -> None:
        self.store = store
        self.who = who
        self.lost_since = lost_since

    def read(self, query: Callable[Concatenate[Work, P], T], *args: P.args, **kw: P.kwargs) -> T:
        """Returns the result of ``query``, run in one transaction, so that all of it is of the same moment."""
        with self.store.work() as work:
            return query(work, *args, **kw)

    def reading(self) -> AbstractContextManager[None]:
        """Context manager in which all reads share one transaction and see the same moment; an action ends it early."""
        return self.store.reading()

    def act(self, action: Callable[Concatenate[Work, P], ActionName | None], *args: P.args, **kw: P.kwargs) -> Change:
        """Performs ``action``: facts, versions, journal and derived results are stored together or not at all.

        When it returns, everything is on disk. Refused or KnownError: nothing was changed."""
        with _refusals_logged(getattr(action, "__name__", "action")), self.store.act(self.who) as transaction:
            change = settle(transaction, action(transaction, *args, **kw))
            if transaction.moves:
                transaction.record(_named(change.action))
            transaction.commit()
        return _logged("done", change)

    def keep(self, action: Callable[Concatenate[Work, P], ActionName | None], *args: P.args, **kw: P.kwargs) -> None:
        """Performs an action that changes no fact, such as keeping a draft; it waits for no other marker."""
        with self.store.act(self.who, facts=False) as transaction:
            action(transaction, *args, **kw)
            if transaction.moves:
                raise ValueError("an action that changes facts is performed by act")
            transaction.commit()

    @contextmanager
    def trial(
        self, action: Callable[Concatenate[Work, P], ActionName | None], *args: P.args, **kw: P.kwargs
    ) -> Iterator[tuple[Transaction, Change]]:
        """Context manager that gives the club as it would be after ``action``, for queries; everything is rolled back
        at the end."""
        with self.store.act(self.who) as transaction:
            yield transaction, settle(transaction, action(transaction, *args, **kw))

    def preview(
        self, action: Callable[Concatenate[Work, P], ActionName | None], *args: P.args, **kw: P.kwargs
    ) -> Change:
        """Returns what ``action`` would change, without changing anything. Refused or KnownError as ``act``."""
        with self.trial(action, *args, **kw) as (_work, change):
            return change

    def undo(self) -> Change:
        """Undoes the latest action (in a server the latest of this marker), its derived results included; returns an
        empty change when there is none. KnownError ``undo_conflict``, ``undo_depends``, ``undo_gap``."""
        with _refusals_logged("undo"), self.store.act(self.who) as transaction:
            change = fitting(transaction, settle(transaction, transaction.step_back()))
            transaction.commit()
        return _logged("undone", change)

    def redo(self) -> Change:
        """Redoes the action undone last; returns an empty change when there is none."""
        with _refusals_logged("redo"), self.store.act(self.who) as transaction:
            change = fitting(transaction, settle(transaction, transaction.step_forward()))
            transaction.commit()
        return _logged("redone", change)

    @contextmanager
    def trial_step(self, *, back: bool) -> Iterator[tuple[Transaction, Change]]:
        """Context manager that gives the club as it would be after one more ``undo`` (``back``) or ``redo``; everything
        is rolled back at the end."""
        with self.store.act(self.who) as transaction:
            name = transaction.step_back() if back else transaction.step_forward()
            yield transaction, fitting(transaction, settle(transaction, name))

    @property
    def undo_name(self) -> ActionName | None:
        """The action that ``undo`` would undo, None when there is none."""
        with self.store.work() as work:
            return work.undoable(self.who)

    @property
    def redo_name(self) -> ActionName | None:
        """The action that ``redo`` would redo, None when there is none."""
        with self.store.work() as work:
            return work.redoable(self.who)

    def listen(self, heard: Callable[[bool, tuple[str, ...]], object]) -> None:
        """Calls ``heard`` in another thread when another marker has changed a club in a server, or may have, or when
        other people open or close it; with their names."""
        self.store.listen(self.who, heard)

    def save_copy(self, target: Path) -> None:
        """Writes the club as it is open here into a new file. KnownError ``server_club``, ``file_exists`` and errors of
        the disk."""
        self.store.save_copy(target)

    def close(self) -> None:
        """Closes the club."""
        self.store.close()


def _named(action: ActionName | None) -> ActionName:
    if action is None:
        raise ValueError("an action that changes facts has a name")
    return action


def _logged(what: str, change: Change) -> Change:
    # Only the key: the values of an action are people's names.
    if change.action is not None:
        _log.info("%s: %s", what, change.action.key)
    return change


@contextmanager
def _refusals_logged(action: str) -> Iterator[None]:
    try:
        yield
    except Refused as refused:
        _log.info("refused: %s (%s)", action, ", ".join(problem.key for problem in refused.problems))
        raise
    except KnownError as error:
        _log.info("refused: %s (%s)", action, error.key)
        raise
