"""Waiting for what comes from another thread, while the window goes on."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QDeadlineTimer
from PySide6.QtTest import QTest

PATIENCE = 60_000
"""Milliseconds after which nothing will come any more."""


def wait_for(there: Callable[[], bool]) -> None:
    """Returns once ``there()`` is true; an assertion fails when it never is."""
    deadline = QDeadlineTimer(PATIENCE)
    while not there():
        assert not deadline.hasExpired(), "nothing came"
        QTest.qWait(5)
