"""How names are spelled and compared, so that a name has one spelling in a club, whatever keyboard or file it came
from."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

_PARTICLES: Final = frozenset(
    [
        "d",
        "d'",
        "da",
        "das",
        "de",
        "del",
        "dela",
        "della",
        "den",
        "der",
        "des",
        "di",
        "dos",
        "du",
        "el",
        "het",
        "la",
        "le",
        "les",
        "ten",
        "ter",
        "van",
        "von",
    ]
)
"""Particles that do not start a family name for sorting and shortening."""

LONGEST_NAME: Final = 120
"""Greatest length of a player's name, in letters; longer ones are refused, not cut."""

_SPACES: Final = dict.fromkeys(map(ord, "\t\n\r\u00a0\u2028\u2029"), " ")
_UNSEEN: Final = dict.fromkeys(
    (
        0x00AD, 0x034F, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), *range(0x200B, 0x2010),
        *range(0x202A, 0x202F), *range(0x2060, 0x2070), 0x2800, 0x3164, *range(0xFE00, 0xFE10), 0xFEFF, 0xFFA0,
        *range(0xFFF0, 0xFFF9), *range(0x1BCA0, 0x1BCA4), *range(0x1D173, 0x1D17B), *range(0xE0000, 0xE1000),
    )
)  # fmt: skip
"""Invisible characters, which would make one name look like two: those Unicode calls default-ignorable, and the blank
of braille."""
_REVERSING: Final = dict.fromkeys((0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A), 0xFEFF))
"""Characters that reverse a line: they are not kept."""


def clean_name(text: str) -> str:
    """Returns the name as the club shows it: composed letters (NFC), single spaces, no control characters; "" when
    nothing is left.

    >>> clean_name("  Andre\\u0301   De\\x0b Smet ")
    'André De Smet'
    """
    # The same names come again and again; an overlong one must not fill the cache.
    return _known_clean(text) if len(text) <= LONGEST_NAME else _clean(text)


def _clean(text: str) -> str:
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    text = text.translate(_SPACES).translate(_REVERSING)
    kept = "".join(filter(_written, text))
    return unicodedata.normalize("NFC", " ".join(kept.split()))


_known_clean = lru_cache(maxsize=4096)(_clean)


def clean_text(text: str) -> str:
    """Returns free text (a note, a reason) with composed letters and no control characters but line ends and tabs."""
    if text.isascii() and text.isprintable():
        return text
    kept = "".join(letter for letter in text if letter in "\n\t" or _written(letter))
    return unicodedata.normalize("NFC", kept)


def folded(name: str) -> str:
    """Returns the form by which names are compared: without capitals and invisible characters, letters composed.

    >>> folded("Du\u00adbois") == folded("dubois")
    True
    """
    seen = name if name.isascii() else clean_name(name).translate(_UNSEEN)
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", clean_name(seen)).casefold())


def is_name(text: str) -> bool:
    """Whether the text has a visible letter or digit.

    >>> is_name("Jo"), is_name("\u3164"), is_name("\u0301"), is_name("🙂")
    (True, False, False, False)
    """
    return any(map(str.isalnum, text.translate(_UNSEEN)))


def plain(text: str) -> str:
    """Returns the text without capitals and accents, for searching and alphabetical lists.

    >>> plain("Zoë ŁUKASZ")
    'zoe lukasz'
    """
    if text.isascii():
        return text.casefold()
    text = text.translate(_UNSEEN)
    bare = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l").replace("ø", "o"))
    return "".join(letter for letter in bare if not unicodedata.combining(letter))


def likeness(name: str) -> str:
    """Returns the form that names share when they differ only by capitals, accents and punctuation.

    >>> likeness("Jean-Noël D’Hondt") == likeness("jean noel d'hondt")
    True
    """
    return "".join(filter(str.isalnum, plain(clean_name(name))))


def short_names(names: Iterable[str]) -> dict[str, str]:
    """Returns short names for the people at one table, by full name: the first name; when two share it, with the
    initial of the family name or as many of its letters as needed. Names that cannot be shortened stay whole.

    >>> list(short_names(["Jean Dupont", "Anne-Sophie de Maere", "Jean de Smet", "Luc"]).values())
    ['Jean D.', 'Anne-Sophie', 'Jean S.', 'Luc']
    """
    whole = list(dict.fromkeys(names))
    shown = {name: _called(name)[0] for name in whole}
    for letters in (1, 2, 3, 4):
        doubled = _doubled(shown)
        if not doubled:
            return shown
        for name in doubled:
            shown[name] = _with_initial(name, letters)
    for name in _doubled(shown):
        shown[name] = name
    return shown


def _doubled(shown: dict[str, str]) -> list[str]:
    """The names whose short form is not unique."""
    called = {name: plain(short) for name, short in shown.items()}
    counts = Counter(called.values())
    return [name for name, short in called.items() if counts[short] > 1]


def _called(name: str) -> tuple[str, str]:
    """Returns the first name and the first significant word of the rest; a family name written first keeps its
    particles ("De Smet Jan")."""
    words = name.split()
    first = 0
    while first < len(words) - 1 and words[first].casefold() in _PARTICLES:
        first += 1
    rest = [word for word in words[first + 1 :] if word.casefold() not in _PARTICLES]
    return " ".join(words[: first + 1]), (rest or words[first + 1 :] or [""])[0]


def _with_initial(name: str, letters: int) -> str:
    first, rest = _called(name)
    if not rest:
        return first
    return f"{first} {rest}" if len(rest) <= letters else f"{first} {rest[:letters]}."


def _written(letter: str) -> bool:
    return unicodedata.category(letter) not in ("Cc", "Cs") and ord(letter) & 0xFFFE != 0xFFFE
