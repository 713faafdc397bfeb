"""One question to the arbiter, or a search for all that it would accept, in a thread beside the window."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThread, Signal

if TYPE_CHECKING:
    from whistclub.arbiter.question import Question


class Worker(QThread):
    """``counted``: layouts looked at so far; ``found``: an ``Answer``; ``failed``: an exception; ``ended``: nothing
    more comes. Each carries the worker first: what a stopped one still sends is none of the page's affair."""

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
            # Raised again where it was asked for.
            self.failed.emit(self, error)
            return
        self.ended.emit(self)

    def stop(self) -> None:
        """Ends the work; returns when it has ended, which takes no longer than a few layouts."""
        self._stopped = True
        self.wait()

    def stopped(self) -> bool:
        """Whether the work is to end; asked from the thread."""
        return self._stopped

    def count(self, layouts: int) -> None:
        """Tells how many layouts have been looked at."""
        self.counted.emit(self, layouts)


def asking(question: Question, threshold: int | None) -> Callable[[Worker], None]:
    """The work of answering a question."""

    def work(worker: Worker) -> None:
        from whistclub.arbiter.answer import ask

        answer = ask(question, threshold=threshold, progress=worker.count, cancelled=worker.stopped)
        worker.found.emit(worker, answer)

    return work


def searching(question: Question, thresholds: Mapping[str, int] | None) -> Callable[[Worker], None]:
    """The work of looking for what else would be accepted with the same cards."""

    def work(worker: Worker) -> None:
        from whistclub.arbiter.answer import accepted_contracts

        for _, other in accepted_contracts(
            question.cards, partner=question.partner, leader=question.leader, thresholds=thresholds,
            besides=question, progress=worker.count, cancelled=worker.stopped,
        ):  # fmt: skip
            worker.found.emit(worker, other)

    return work
