"""Crash reports: an unexpected error shows one sentence and saves a report with what was being typed."""

from __future__ import annotations

import datetime
import logging
import re
import sys
import traceback
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit

from whistclub.desktop.preferences import preferences_folder
from whistclub.errors import without_passwords
from whistclub.log import log_tail
from whistclub.words import tr

if TYPE_CHECKING:
    from whistclub.desktop.controller import Controller


_log = logging.getLogger(__name__)

LOG_LINES = 40
"""Lines from the end of the log that a report includes."""


class CrashReports(QObject):
    """Replaces ``sys.excepthook`` while the window is open. ``happened`` carries the sentence to show."""

    happened = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.controller: Controller | None = None

    def install(self) -> None:
        """Installs itself as ``sys.excepthook``."""
        sys.excepthook = self.caught

    def caught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Saves a report and emits the sentence that says where it is."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        sys.__excepthook__(kind, error, trace)
        report = self.report(kind, error, trace)
        path = _save(report)
        _log.error("unexpected error, %s", f"reports/{path.name}" if path else "no report", exc_info=error)
        if path is None:
            self.happened.emit(tr("Something went wrong inside the program. What was entered before is stored."))
        else:
            self.happened.emit(
                tr(
                    "Something went wrong inside the program. What was entered before is stored. Report: {path}",
                    path=str(path),
                )
            )

    def report(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> str:
        """Returns the report: the error, the action under way, the end of the log and the text of all fields in the
        window."""
        lines = ["".join(traceback.format_exception(kind, error, trace)), ""]
        if self.controller is not None:
            lines += [f"last action: {self.controller.last_call}", ""]
        lines += ["log:", log_tail(LOG_LINES), ""]
        lines.append("typed:")
        for widget in QApplication.allWidgets():
            typed = getattr(widget, "typed", None)
            if callable(typed) and widget.isVisible():
                lines.append(f"  {type(widget).__name__}: {typed()!r}")
            elif isinstance(widget, QLineEdit) and widget.isVisible() and widget.text():
                lines.append(f"  {widget.accessibleName() or widget.objectName()}: {widget.text()!r}")
            elif isinstance(widget, QPlainTextEdit) and widget.isVisible() and widget.toPlainText():
                lines.append(f"  {widget.accessibleName()}: {widget.toPlainText()!r}")
        return without_passwords("\n".join(lines) + "\n")


def erase_in_reports(names: Iterable[str], stand_in: str) -> None:
    """Puts ``stand_in`` in place of a person's names in the reports saved on this computer; one that cannot be
    rewritten is deleted."""
    wanted = re.compile("|".join(re.escape(name) for name in sorted(names, key=len, reverse=True)), re.IGNORECASE)
    for path in (preferences_folder() / "reports").glob("*.txt"):
        try:
            text = path.read_text(encoding="utf-8")
            if wanted.search(text):
                path.write_text(wanted.sub(stand_in, text), encoding="utf-8")
        except (OSError, ValueError):
            with suppress(OSError):
                path.unlink()


def _save(report: str) -> Path | None:
    stamp = datetime.datetime.now().strftime("%Y-%m-%d-%H%M%S")
    path = preferences_folder() / "reports" / f"{stamp}.txt"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(report, encoding="utf-8")
    except OSError:
        return None
    return path
