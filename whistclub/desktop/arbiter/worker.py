"""Background thread for one question to the arbiter, or for a search of all contracts it would accept."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThread, Signal

if TYPE_CHECKING:
    from whistclub.arbiter.question import Question


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


def asking(question: Question, threshold: int | None) -> Callable[[Worker], None]:
    """Returns the task that answers a question."""

    def work(worker: Worker) -> None:
        from whistclub.arbiter.answer import ask

        answer = ask(question, threshold=threshold, progress=worker.count, cancelled=worker.stopped)
        worker.found.emit(worker, answer)

    return work


def searching(question: Question, thresholds: Mapping[str, int] | None) -> Callable[[Worker], None]:
    """Returns the task that searches the other contracts accepted with the same cards."""

    def work(worker: Worker) -> None:
        from whistclub.arbiter.answer import accepted_contracts

        for _, other in accepted_contracts(
            question.cards, partner=question.partner, leader=question.leader, thresholds=thresholds,
            besides=question, progress=worker.count, cancelled=worker.stopped,
        ):  # fmt: skip
            worker.found.emit(worker, other)

    return work
