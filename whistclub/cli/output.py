"""Exit codes and the messages of a command beside its result."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

from whistclub.rules.common import Problem

DONE: Final = 0
FAILED: Final = 1
"""The program failed."""
AT_FAULT: Final = 2
"""The input was at fault."""
FOUND: Final = 3
"""A check found something."""


class AtFault(Exception):
    """Error in the input; ``lines`` describe it."""

    def __init__(self, *lines: str) -> None:
        super().__init__("\n".join(lines))
        self.lines = lines


def note(*lines: str) -> None:
    """Prints messages beside the result, on stderr."""
    for line in lines:
        print(line, file=sys.stderr)


def problem_lines(file: str, problems: Sequence[Problem]) -> list[str]:
    """``FILE: PATH: sentence`` for each problem; players in the problems are names."""
    from whistclub.files.text import file_place
    from whistclub.words.problems import problem_text

    parts = ((file, file_place(problem.path), problem_text(problem)) for problem in problems)
    return list(dict.fromkeys(": ".join(part for part in line if part) for line in parts))


def system_text(error: OSError) -> str:
    """The system's error message about a file, with the file's name."""
    reason = error.strerror or str(error)
    return f"{error.filename}: {reason}" if error.filename else reason
