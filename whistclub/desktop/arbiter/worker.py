"""Background thread for one question to the arbiter, or for a search of all contracts it would accept."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QThread, Signal

if TYPE_CHECKING:
    from whistclub.arbiter.question import Question


@dataclass(frozen=True, slots=True)
class Terms:
    """What a sheet's conventions say of each contract; {} for the usual. ``thresholds``: percent; ``stakes``: points
    made and lost."""

    thresholds: Mapping[str, int]
    stakes: Mapping[str, tuple[int, int]]


USUAL: Final = Terms({}, {})


class Worker(QThread):
    """Runs one task. ``counted``: layouts examined so far; ``found``: an ``Answer``; ``failed``: an exception;
    ``ended``: the task is over. Each signal carries the worker first, so that the page can ignore a stopped one."""

    counted = Signal(object, int)
    found = Signal(object, object)
    failed = Signal(object, object)
    ended = Signal(object)

    def __init__(self, work: Callable[[Worker], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work, self._stopped = work, False

    def run(self) -> None:
        from whistclub.arbiter.answer import Cancelled

        try:
            self._work(self)
        except Cancelled:
            return
        except Exception as error:
            # Raised again by the page in the main thread.
            self.failed.emit(self, error)
            return
        self.ended.emit(self)

    def stop(self) -> None:
        """Stops the task and waits until it has ended, which takes only a few layouts."""
        self._stopped = True
        self.wait()

    def stopped(self) -> bool:
        """Returns whether the task has to stop; called from the thread."""
        return self._stopped

    def count(self, layouts: int) -> None:
        """Reports the number of layouts examined."""
        self.counted.emit(self, layouts)


def asking(question: Question, terms: Terms) -> Callable[[Worker], None]:
    """Returns the task that answers a question."""

    def work(worker: Worker) -> None:
        from whistclub.arbiter.answer import ask

        made, lost = terms.stakes.get(question.contract, (None, None))
        answer = ask(
            question, threshold=terms.thresholds.get(question.contract), made=made, lost=lost,
            progress=worker.count, cancelled=worker.stopped,
        )  # fmt: skip
        worker.found.emit(worker, answer)

    return work


def searching(question: Question, partner: int | None, leader: int | None, terms: Terms) -> Callable[[Worker], None]:
    """Returns the task that searches the other contracts accepted with the same cards. ``partner``, ``leader``: of
    those that have one."""

    def work(worker: Worker) -> None:
        from whistclub.arbiter.answer import accepted_contracts

        for _, other in accepted_contracts(
            question.cards, partner=partner, leader=leader, thresholds=terms.thresholds, stakes=terms.stakes,
            besides=question, progress=worker.count, cancelled=worker.stopped,
        ):  # fmt: skip
            worker.found.emit(worker, other)

    return work
