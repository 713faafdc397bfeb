"""The program's log for maintainers, in a file that stays small.

It holds versions, kinds of databases, names of actions and of errors. It never holds people's names, cards, passwords
or typed text: no message contains them, and a traceback is written without the messages of its exceptions.
"""

from __future__ import annotations

import logging
import platform
import traceback
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import Final, TypeAlias

BYTES: Final = 200_000
"""Size at which the log file is rotated, in bytes."""
KEPT: Final = 2
"""Number of older log files kept."""

_ExceptionInfo: TypeAlias = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


def log_path() -> Path:
    """The current log file: ``log/whistclub.log`` in the program's data folder."""
    from whistclub.bootstrap import data_folder

    return data_folder() / "log" / "whistclub.log"


def start_log() -> None:
    """Starts logging, once per process. When the folder cannot be written, nothing is logged and no error is raised."""
    from whistclub.resources import version

    logger = logging.getLogger("whistclub")
    logger.setLevel(logging.INFO)
    path = log_path()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handler: logging.Handler = _File(path, maxBytes=BYTES, backupCount=KEPT, encoding="utf-8")
    except OSError:
        handler = logging.NullHandler()
    handler.setFormatter(_Formatter("%(asctime)s %(levelname)s %(process)d %(name)s: %(message)s"))
    logger.addHandler(handler)
    logger.info("start: version %s, Python %s, %s", version(), platform.python_version(), platform.platform())


def log_tail(lines: int) -> str:
    """The last lines of the log, "" when there is none."""
    try:
        return "\n".join(log_path().read_text(encoding="utf-8", errors="replace").splitlines()[-lines:])
    except OSError:
        return ""


class _File(RotatingFileHandler):
    def handleError(self, record: logging.LogRecord) -> None:
        """Ignores the error: a full disk loses the line and nothing else."""


class _Formatter(logging.Formatter):
    def formatException(self, ei: _ExceptionInfo) -> str:
        """The lines of the traceback and the kinds of the exceptions, without their messages, which may quote typed
        text."""
        lines: list[str] = []
        error = ei[1]
        while error is not None:
            stack = traceback.format_tb(error.__traceback__)
            lines[:0] = [*stack, f"{type(error).__module__}.{type(error).__qualname__}\n"]
            error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
        return "".join(lines).rstrip()
