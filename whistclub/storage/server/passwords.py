"""Passwords of database servers: typed for this run, or kept in the system's keyring; never in a file of the program.

The environment variable ``PGPASSWORD`` and the file ``.pgpass`` are read by PostgreSQL's own library where neither has
one."""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Callable
from typing import Final, TypeVar

PATIENCE: Final = 5.0
"""Seconds the keyring may take; a locked one may ask the user, whom nobody may see."""
_SERVICE: Final = "whistclub"
_log = logging.getLogger(__name__)
_typed: dict[str, str] = {}
T = TypeVar("T")


def password_of(place: str) -> str | None:
    """The password for the server at ``place`` (a URL without password); None: PostgreSQL's library looks for one.

    May take ``PATIENCE``, so the thread of the window does not call it."""
    if place in _typed:
        return _typed[place]
    if os.environ.get("PGPASSWORD"):
        return None
    found = _asked(lambda keyring: keyring.get_password(_SERVICE, place))
    if found is not None:
        _typed[place] = found
    return found


def use_password(place: str, password: str) -> None:
    """Uses a password that was typed until the program ends."""
    _typed[place] = password


def keep_password(place: str, password: str) -> bool:
    """Keeps a password in the system's keyring; False when there is none, or it stays locked. May take
    ``PATIENCE``."""
    use_password(place, password)
    return bool(_asked(lambda keyring: keyring.set_password(_SERVICE, place, password) or True))


def _asked(ask: Callable[..., T]) -> T | None:
    """Returns the answer of the keyring, None when there is none within ``PATIENCE``."""
    answer: list[T] = []

    def run() -> None:
        try:
            import keyring

            answer.append(ask(keyring))
        except Exception as error:
            # Every system's keyring has errors of its own; none of them may stop the opening of a club.
            _log.info("keyring: %s", type(error).__name__)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    thread.join(PATIENCE)
    return answer[0] if answer else None
