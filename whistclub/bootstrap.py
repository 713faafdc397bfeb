"""Puts the parts together: a club ready for work from the place where it lies."""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from whistclub.club.club import Club

_log = logging.getLogger(__name__)


def open_club(place: str | Path, who: str = "") -> Club:
    """The club in a file (made when missing) or behind an SQLAlchemy URL; an older one is brought up to date.

    ``who``: the marker, for the journal. All text has the club's own words from now on.
    KnownError as storage/migrate.py says."""
    from whistclub.club.club import Club
    from whistclub.errors import KnownError
    from whistclub.storage.migrate import ready_engine
    from whistclub.storage.store import SqlStore
    from whistclub.words.own import use_own_words

    try:
        engine = ready_engine(place)
        club = Club(SqlStore(engine), who)
        club.read(use_own_words)
    except KnownError as error:
        _log.info("club not opened (%s)", error.key)
        raise
    # The place is left out: it may name a person.
    _log.info("club opened: %s", engine.dialect.name)
    return club


def data_folder() -> Path:
    """Where the program keeps a person's clubs and backups; ``WHISTCLUB_HOME`` moves it. Not made yet."""
    if home := os.environ.get("WHISTCLUB_HOME"):
        return Path(home)
    from platformdirs import user_data_path

    return user_data_path("whistclub", appauthor=False)


def default_club_path() -> Path:
    """The club that opens when none is named; its folder is made."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "club.whist"
