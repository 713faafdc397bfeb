"""Strict reading of JSON text for evening files: what Python's reader tolerates is reported with its place."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path as FilePath
from typing import Any, Final

from whistclub.held import is_held
from whistclub.rules.common import Problem, Refused

LARGEST: Final = 4_000_000
"""Greatest size in bytes. A day of 40 tables, three rounds of 16 deals, is under one million."""
MOST_PARTS: Final = 25_000
"""Greatest number of objects and lists in one file. That day has under ten thousand."""
MOST_VALUES: Final = 80_000
"""Greatest number of values between commas. That day has under thirty thousand."""
LONGEST_NUMBER: Final = 18
"""Greatest number of digits: more fit in no database."""

Path = tuple[str | int, ...]


def read_bytes(path: FilePath, largest: int = LARGEST) -> bytes:
    """The content of a file; Refused ``too_large`` before more than ``largest`` bytes are in memory, ``club_is_open``
    for the club that is open."""
    if is_held(path):
        raise Refused([Problem((), "club_is_open")])
    with path.open("rb") as file:
        data = file.read(largest + 1)
    if len(data) > largest:
        raise Refused([Problem((), "too_large", {"most": largest})])
    return data


@dataclass(slots=True)
class _Odd:
    """A value that is not JSON or not allowed; found again when the tree is walked."""

    key: str
    values: dict[str, object] = field(default_factory=dict)


class _Twice(dict[str, Any]):
    """An object whose text has a key twice."""

    keys_twice: tuple[str, ...] = ()


def read_json(data: bytes) -> tuple[Any, list[Problem]]:
    """Reads a JSON text in UTF-8 (a byte order mark is tolerated); returns its value and the problems of single parts:
    ``duplicate_key``, ``not_a_number`` (NaN, Infinity), ``number_too_long``, ``bad_text`` (half a character).

    Refused when there is no value at all: ``not_utf8``, ``not_json``, ``too_deep``, ``too_large``."""
    if len(data) > LARGEST:
        raise Refused([Problem((), "too_large", {"most": LARGEST})])
    if data.count(b"{") + data.count(b"[") > MOST_PARTS or data.count(b",") > MOST_VALUES:
        raise Refused([Problem((), "too_many_parts", {"most": MOST_PARTS})])
    odd: list[bool] = []
    try:
        text = data.decode("utf-8-sig")
        value = json.loads(text, **_hooks(odd))
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise Refused([Problem((), "not_utf8", {"line": line})]) from None
    except json.JSONDecodeError as error:
        raise Refused([Problem((), "not_json", {"line": error.lineno, "column": error.colno})]) from None
    except RecursionError:
        raise Refused([Problem((), "too_deep")]) from None
    halves = "\\ud" in text or "\\uD" in text
    return value, list(_oddities(value)) if odd or halves else []


def _hooks(odd: list[bool]) -> dict[str, Any]:
    def pairs(found: list[tuple[str, Any]]) -> dict[str, Any]:
        plain = dict(found)
        if len(plain) == len(found):
            return plain
        odd.append(True)
        twice = _Twice(plain)
        twice.keys_twice = tuple(key for key, count in Counter(key for key, _ in found).items() if count > 1)
        return twice

    def constant(text: str) -> _Odd:
        odd.append(True)
        return _Odd("not_a_number", {"value": text})

    def whole(text: str) -> int | _Odd:
        if len(text) <= LONGEST_NUMBER:
            return int(text)
        odd.append(True)
        return _Odd("number_too_long", {"most": LONGEST_NUMBER})

    return {"object_pairs_hook": pairs, "parse_constant": constant, "parse_int": whole}


def _oddities(root: Any) -> list[Problem]:
    """Finds the problems in the tree without recursion, so that any depth works."""
    found: list[Problem] = []
    waiting: list[tuple[Path, Any]] = [((), root)]
    while waiting:
        path, value = waiting.pop()
        if isinstance(value, _Odd):
            found.append(Problem(path, value.key, value.values))
        elif isinstance(value, str):
            if half_a_character(value):
                found.append(Problem(path, "bad_text"))
        elif isinstance(value, dict):
            if isinstance(value, _Twice):
                found += [
                    Problem((*path, shown(key)), "duplicate_key", {"name": shown(key)}) for key in value.keys_twice
                ]
            found += [Problem((*path, shown(key)), "bad_text") for key in value if half_a_character(key)]
            waiting += [((*path, shown(key)), inner) for key, inner in reversed(value.items())]
        elif isinstance(value, list):
            waiting += [((*path, index), inner) for index, inner in reversed(list(enumerate(value)))]
    return found


def half_a_character(text: str) -> bool:
    """Whether the text has a lone surrogate, which no file or database can hold."""
    return any("\ud800" <= letter <= "\udfff" for letter in text) if not text.isascii() else False


def shown(text: str, longest: int = 60) -> str:
    """Foreign text for a message: on one line, whole characters only, cut when long."""
    kept = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text[: longest + 1])
    return kept if len(text) <= longest else kept[:longest] + "…"


def file_place(path: Path) -> str:
    """The place in a file: ``sheets[0].deals[3].attempts[0].tricks``, of a list ``line 4``; "" for the whole file."""
    if path[:1] == ("line",):
        return " ".join(map(str, path))
    text = ""
    for step in path:
        text += f"[{step}]" if isinstance(step, int) else f".{step}" if text else step
    return text
