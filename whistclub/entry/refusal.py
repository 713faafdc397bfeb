"""Text about possible keys and refused ones, the same in the strip and on a line of the sheet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from whistclub.entry.choices import Choice
from whistclub.entry.model import Entry
from whistclub.words import tr

LONGEST: Final = 120
"""Greatest length of a list of possible keys, in letters, that can be read at a glance."""


def legend(entry: Entry) -> str:
    """The keys possible next, in one line; "" when nothing is asked for."""
    due = next((group for group in entry.groups if group.due), None)
    return "" if due is None else _keys(due.choices)


def refusal(entry: Entry, key: str) -> str:
    """The message for a ``key`` without meaning now: the possible keys, or when they are too many the question."""
    possible = legend(entry)
    if len(possible) > LONGEST:
        return tr("{key} cannot stand here. {question}", key=key.upper(), question=entry.missing)
    if possible:
        return tr("{key} cannot stand here. Possible: {keys}", key=key.upper(), keys=possible)
    if entry.steps and (instead := _keys(entry.offered(entry.steps[-1]))):
        return tr(
            "{key} cannot stand here: the deal is complete without it. Possible as the last: {keys}",
            key=key.upper(), keys=instead,
        )  # fmt: skip
    return tr("{key} cannot stand here: the deal is complete without it.", key=key.upper())


def _keys(choices: Iterable[Choice]) -> str:
    return " · ".join(_key_of(choice) for choice in choices if choice.enabled and not choice.hidden)


def _key_of(choice: Choice) -> str:
    key = choice.keys[0].upper() if choice.keys else ""
    made = "= " if choice.note == "=" else ""
    return made + (choice.label if key == choice.label else f"{key} {choice.spoken if choice.suit else choice.label}")
