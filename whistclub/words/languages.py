"""The languages of the program, and how each writes dates, numbers and lists of values.

A new language is an entry here, its catalogue in ``resources/translations`` and its manual in ``resources/manual``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from whistclub.words import language


@dataclass(frozen=True, slots=True)
class Language:
    """One language. ``name``: its own name. ``date_mark``: between the numbers of a date, day first. ``decimal_mark``:
    before the decimals. ``list_mark``: between the values of a CSV file, as its spreadsheet programs expect."""

    name: str
    date_mark: str
    decimal_mark: str
    list_mark: str


LANGUAGES: Final[Mapping[str, Language]] = {
    "fr": Language("Français", "/", ",", ";"),
    "nl": Language("Nederlands", "-", ",", ";"),
    "en": Language("English", "/", ".", ","),
}
"""The languages by code (ISO 639-1); the first is the default."""

DEFAULT: Final = next(iter(LANGUAGES))


def habits() -> Language:
    """The formats of the current language."""
    return LANGUAGES[language()]
