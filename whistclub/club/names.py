"""How names are written and told apart: one spelling in a club, whatever keyboard or file they came from."""

from __future__ import annotations

import unicodedata
from typing import Final

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
    text = text.translate(_SPACES).translate(_UNSEEN)
    kept = "".join(filter(_written, text))
    return unicodedata.normalize("NFC", " ".join(kept.split()))


def clean_text(text: str) -> str:
    """Free text (a note, a reason): composed letters, no control characters but line ends and tabs."""
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


def _written(letter: str) -> bool:
    return unicodedata.category(letter) not in ("Cc", "Cs") and ord(letter) & 0xFFFE != 0xFFFE
