"""An invented game, as a new one would be added: its rules, its words, how its deals are typed, registered in one line
each. At sprint somebody wins each deal, worth one to five points; three to six people play."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tests.games.sprint.entry import SprintEntry
from tests.games.sprint.rules import SPRINT
from tests.games.sprint.words import SPRINT_WORDS
from whistclub.entry import games as entries
from whistclub.rules import games as rules
from whistclub.words import games as words


@contextmanager
def sprint_known() -> Iterator[None]:
    """While this holds, the program knows the game."""
    rules.register(SPRINT)
    words.register(SPRINT_WORDS)
    entries.register(SprintEntry)
    try:
        yield
    finally:
        entries.forget(SPRINT.key)
        words.forget(SPRINT.key)
        rules.forget(SPRINT.key)
