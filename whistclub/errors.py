"""Errors the user can do something about; anything else that is raised is a fault of the program."""

from __future__ import annotations

import re
from typing import Final

_PASSWORD: Final = re.compile(r"(://[^\s/:@]*):[^\s/]*@")


class KnownError(Exception):
    """Something stands in the way that the user can act on. ``key`` leads to its sentence, ``values`` fill it."""

    def __init__(self, key: str, **values: object) -> None:
        shown = ", ".join(f"{name}={value!r}" for name, value in values.items())
        super().__init__(f"{key} ({shown})" if shown else key)
        self.key = key
        self.values = values


def without_passwords(text: str) -> str:
    """``text`` with the password of every address in it hidden, so that it may be kept in a file.

    >>> without_passwords("postgresql://ann:pa:ss@host/club")
    'postgresql://ann:***@host/club'
    """
    return _PASSWORD.sub(r"\1:***@", text)
