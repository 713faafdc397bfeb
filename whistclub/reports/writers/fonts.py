"""The fonts shipped for paper: DejaVu Sans and its bold, with suits, accents and signs."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache

from whistclub.reports.table import clean
from whistclub.resources import resource

REGULAR, BOLD = "DejaVuSans", "DejaVuSans-Bold"
MISSING = "▯"
"""Replaces a character the fonts do not have."""


@cache
def _widths(font: str) -> dict[int, float]:
    """Width of every character of ``font`` in thousandths of its size; registers the font with ReportLab."""
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont

    loaded = TTFont(font, str(resource("fonts", f"{font}.ttf")))
    pdfmetrics.registerFont(loaded)
    widths: dict[int, float] = loaded.face.charWidths
    return widths


def load() -> None:
    """Registers both fonts; later calls do nothing."""
    _widths(REGULAR)
    _widths(BOLD)


@cache
def _known() -> frozenset[int]:
    return frozenset(_widths(REGULAR)) & frozenset(_widths(BOLD))


def printable(text: str) -> str:
    """The text as printable: characters missing in the fonts are replaced by a visible box, joiners between them
    removed."""
    if text.isascii() and text.isprintable():
        return text
    known = _known()
    kept = (char for char in clean(text) if unicodedata.category(char) not in ("Cf", "Mn") or ord(char) in known)
    return "".join(char if ord(char) in known else MISSING for char in kept if char not in "\u200d\ufe0e\ufe0f")


@lru_cache(maxsize=20_000)
def width(text: str, bold: bool = False) -> float:
    """Width of printable ``text`` in units of the type size."""
    widths = _widths(BOLD if bold else REGULAR)
    return sum([widths[ord(char)] for char in text]) / 1000
