"""The languages the program speaks, and how each writes dates, numbers and lists of values.

A new one is an entry here, its catalogue in ``resources/translations`` and its manual in ``resources/manual``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from whistclub.words import language


@dataclass(frozen=True, slots=True)
class Language:
    """``name``: what its speakers call it. ``date_mark``: between the numbers of a date, day first. ``decimal_mark``:
    before the decimals. ``list_mark``: between the values of a text file that its spreadsheets open."""

    name: str
    date_mark: str
    decimal_mark: str
    list_mark: str


LANGUAGES: Final[Mapping[str, Language]] = {
    "fr": Language("Français", "/", ",", ";"),
    "nl": Language("Nederlands", "-", ",", ";"),
    "en": Language("English", "/", ".", ","),
}
"""By the code of the language (ISO 639-1), the first where the program has to choose one."""

DEFAULT: Final = next(iter(LANGUAGES))


def habits() -> Language:
    """How the language in force writes."""
    return LANGUAGES[language()]
