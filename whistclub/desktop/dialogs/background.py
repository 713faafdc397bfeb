"""Long work in a background thread: shows its progress and can be stopped while the window stays responsive."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QProgressDialog, QWidget

from whistclub.errors import KnownError
from whistclub.words import tr

T = TypeVar("T")
Step = Callable[[int], None]
"""Called by the work with its progress; raises KnownError ``stopped`` if it has to end."""

LOOKS = 40
"""Milliseconds between two updates of the progress."""
PATIENCE = 300
"""Milliseconds before the progress dialog appears."""


class _Task(Generic[T]):
    """One piece of work in its own thread."""

    def __init__(self, work: Callable[[Step], T]) -> None:
        self.work = work
        self.at, self.stopped = 0, False
        self.result: T | None = None
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            self.result = self.work(self.step)
        except BaseException as error:
            # Raised again in the calling thread.
            self.error = error

    def step(self, at: int) -> None:
        self.at = at
        if self.stopped:
            raise KnownError("stopped")


def in_background(parent: QWidget, text: str, work: Callable[[Step], T], count: int = 0) -> T:
    """Returns the result of ``work(step)``, run in a thread while ``text`` is shown over the window. ``count``: number
    of steps, 0 if unknown.

    Raises what the work raises; KnownError ``stopped`` if the user stopped it."""
    task = _Task(work)
    shown = QProgressDialog(text, tr("Stop"), 0, count, parent)
    shown.setWindowTitle(text)
    shown.setWindowModality(Qt.WindowModality.WindowModal)
    shown.setAutoReset(False)
    shown.setAutoClose(False)
    shown.setMinimumDuration(PATIENCE)
    thread = threading.Thread(target=task.run, daemon=True)
    loop, timer = QEventLoop(), QTimer()

    def look() -> None:
        task.stopped = task.stopped or shown.wasCanceled()
        shown.setValue(min(task.at, count) if count else 0)
        if not thread.is_alive():
            loop.quit()

    timer.timeout.connect(look)
    timer.start(LOOKS)
    thread.start()
    loop.exec()
    timer.stop()
    shown.close()
    shown.deleteLater()
    if task.error is not None:
        raise task.error
    return task.result  # type: ignore[return-value]
