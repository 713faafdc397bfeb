"""Errors the user can act on; any other exception is a bug of the program."""

from __future__ import annotations

import re
from typing import Final

_PASSWORD: Final = re.compile(r"(://[^\s/:@]*):[^\s/]*@")
_IN_QUERY: Final = re.compile(r"(://\S*[?&](?:ssl)?password=)[^\s&]*")


class KnownError(Exception):
    """An error the user can act on. ``key`` selects its sentence, ``values`` fill it."""

    def __init__(self, key: str, **values: object) -> None:
        shown = ", ".join(f"{name}={value!r}" for name, value in values.items())
        super().__init__(f"{key} ({shown})" if shown else key)
        self.key = key
        self.values = values


def without_passwords(text: str) -> str:
    """``text`` with the password of every URL in it hidden, so that it may be stored in a file.

    >>> without_passwords("postgresql://ann:pa:ss@host/club")
    'postgresql://ann:***@host/club'
    """
    return _IN_QUERY.sub(r"\1***", _PASSWORD.sub(r"\1:***@", text))
