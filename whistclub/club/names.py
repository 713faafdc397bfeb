"""How names are written and told apart: one spelling in a club, whatever keyboard or file they came from."""

from __future__ import annotations

import unicodedata
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
"""Words of a family name that begin none by themselves."""

LONGEST_NAME: Final = 120
"""Letters of a player's name; longer ones are refused, not cut."""

_SPACES: Final = dict.fromkeys(map(ord, "\t\n\r\u00a0\u2028\u2029"), " ")
_UNSEEN: Final = dict.fromkeys((0x200B, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A), 0xFEFF))
"""Marks nobody sees that would make two names of one or turn a line around."""


def clean_name(text: str) -> str:
    """The name as the club shows it: composed letters (NFC), single spaces, no control characters. "" when none is
    left.

    >>> clean_name("  Andre\\u0301   De\\x0b Smet ")
    'André De Smet'
    """
    # The same names come again and again; what is too long for one must not fill the memory.
    return _known_clean(text) if len(text) <= LONGEST_NAME else _clean(text)


def _clean(text: str) -> str:
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    text = text.translate(_SPACES).translate(_UNSEEN)
    kept = "".join(filter(_written, text))
    return unicodedata.normalize("NFC", " ".join(kept.split()))


_known_clean = lru_cache(maxsize=4096)(_clean)


def clean_text(text: str) -> str:
    """Free text (a note, a reason): composed letters, no control characters but line ends and tabs."""
    if text.isascii() and text.isprintable():
        return text
    kept = "".join(letter for letter in text if letter in "\n\t" or _written(letter))
    return unicodedata.normalize("NFC", kept)


def folded(name: str) -> str:
    """What two spellings of one name have in common: capitals and ways of composing letters do not count."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", clean_name(name)).casefold())


def plain(text: str) -> str:
    """Text without capitals and accents, for searching and for lists in the order of the alphabet.

    >>> plain("Zoë ŁUKASZ")
    'zoe lukasz'
    """
    bare = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l").replace("ø", "o"))
    return "".join(letter for letter in bare if not unicodedata.combining(letter))


def likeness(name: str) -> str:
    """What names have in common that differ by capitals, accents and signs alone.

    >>> likeness("Jean-Noël D’Hondt") == likeness("jean noel d'hondt")
    True
    """
    return "".join(filter(str.isalnum, plain(clean_name(name))))


def short_names(names: Iterable[str]) -> dict[str, str]:
    """Names as people at one table call each other: the first name; where two share it, with the initial of the family
    name, or as much of it as tells them apart. Names that no shortening tells apart stay whole.

    >>> list(short_names(["Jean Dupont", "Anne-Sophie de Maere", "Jean de Smet", "Luc"]).values())
    ['Jean D.', 'Anne-Sophie', 'Jean S.', 'Luc']
    """
    whole = list(dict.fromkeys(names))
    shown = {name: _called(name)[0] for name in whole}
    for letters in (1, 2, 3, 4):
        doubled = _doubled(shown)
        for name in doubled:
            shown[name] = _with_initial(name, letters)
    for name in _doubled(shown):
        shown[name] = name
    return shown


def _doubled(shown: dict[str, str]) -> list[str]:
    """Who is called like somebody else."""
    called = [plain(short) for short in shown.values()]
    return [name for name, short in shown.items() if called.count(plain(short)) > 1]


def _called(name: str) -> tuple[str, str]:
    """First name, and the first word of the rest that says something: a family name written first keeps its particles
    ("De Smet Jan")."""
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
