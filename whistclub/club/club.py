"""The one door to a club: every change goes through ``act`` as one transaction, every look through ``read``."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Concatenate, ParamSpec, TypeVar

from whistclub.club.journal import settle
from whistclub.club.ports import ActionName, Change, Store, Transaction, Work
from whistclub.errors import KnownError
from whistclub.rules.common import Refused

_log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")


class Club:
    """A club. ``who``: the marker at work, for the journal and the versions of deals; may be changed any time.

    KnownError wherever storage stands in the way; nothing is changed then."""

    def __init__(self, store: Store, who: str = "") -> None:
        self.store = store
        self.who = who

    def read(self, query: Callable[Concatenate[Work, P], T], *args: P.args, **kw: P.kwargs) -> T:
        """What ``query`` finds, within one transaction: all parts of the answer are of the same moment."""
        with self.store.work() as work:
            return query(work, *args, **kw)

    def reading(self) -> AbstractContextManager[None]:
        """Until the end all that is read is of one moment and costs one transaction; an action ends that earlier."""
        return self.store.reading()

    def act(self, action: Callable[Concatenate[Work, P], ActionName | None], *args: P.args, **kw: P.kwargs) -> Change:
        """Does ``action``: facts, versions, journal and derived results last together or not at all.

        When this returns, all is on disk. Refused or KnownError: nothing was changed."""
        with _refusals_logged(getattr(action, "__name__", "action")), self.store.act(self.who) as transaction:
            change = settle(transaction, action(transaction, *args, **kw))
            if transaction.moves:
                transaction.record(_named(change.action))
            transaction.commit()
        return _logged("done", change)

    @contextmanager
    def trial(
        self, action: Callable[Concatenate[Work, P], ActionName | None], *args: P.args, **kw: P.kwargs
    ) -> Iterator[tuple[Transaction, Change]]:
        """The club as it would be after ``action``, to be looked at with queries; all of it is rolled back."""
        with self.store.act(self.who) as transaction:
            yield transaction, settle(transaction, action(transaction, *args, **kw))

    def preview(
        self, action: Callable[Concatenate[Work, P], ActionName | None], *args: P.args, **kw: P.kwargs
    ) -> Change:
        """What ``action`` would change; nothing is. Refused or KnownError as ``act``."""
        with self.trial(action, *args, **kw) as (_work, change):
            return change

    def undo(self) -> Change:
        """Takes the latest action back, its derived results included; an empty change when there is none."""
        with _refusals_logged("undo"), self.store.act(self.who) as transaction:
            change = settle(transaction, transaction.step_back())
            transaction.commit()
        return _logged("undone", change)

    def redo(self) -> Change:
        """Does the action undone last again; an empty change when there is none."""
        with _refusals_logged("redo"), self.store.act(self.who) as transaction:
            change = settle(transaction, transaction.step_forward())
            transaction.commit()
        return _logged("redone", change)

    @contextmanager
    def trial_step(self, *, back: bool) -> Iterator[tuple[Transaction, Change]]:
        """The club as it would be after one ``undo`` (``back``) or ``redo`` more; all of it is rolled back."""
        with self.store.act(self.who) as transaction:
            name = transaction.step_back() if back else transaction.step_forward()
            yield transaction, settle(transaction, name)

    @property
    def undo_name(self) -> ActionName | None:
        """What ``undo`` would take back."""
        with self.store.work() as work:
            return work.undoable()

    @property
    def redo_name(self) -> ActionName | None:
        """What ``redo`` would do again."""
        with self.store.work() as work:
            return work.redoable()

    def close(self) -> None:
        """Ends all work with the club."""
        self.store.close()


def _named(action: ActionName | None) -> ActionName:
    if action is None:
        raise ValueError("an action that changes facts has a name")
    return action


def _logged(what: str, change: Change) -> Change:
    # The key alone: the values of an action are people's names.
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
