"""Connects the parts of the program: opens the club at a file or URL, ready for use."""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from whistclub.club.club import Club

_log = logging.getLogger(__name__)


def open_club(place: str | Path, who: str = "") -> Club:
    """Opens the club in a file (created when missing) or at an SQLAlchemy URL; an older one is migrated.

    ``who``: the marker, for the journal. All text uses the club's own words from then on. KnownError as in
    storage/migrate.py."""
    from whistclub.club.club import Club
    from whistclub.errors import KnownError
    from whistclub.held import is_held
    from whistclub.storage.club_file.open_mark import lost_since
    from whistclub.storage.engine import is_url
    from whistclub.storage.migrate import ready_engine
    from whistclub.storage.store import SqlStore
    from whistclub.words.games.own_names import use_own_words

    try:
        file = None if is_url(str(place)) else Path(place)
        lost = None if file is None or is_held(file) or not file.is_file() else lost_since(file)
        engine = ready_engine(place)
        club = Club(SqlStore(engine), who, lost_since=lost)
        club.read(use_own_words)
    except KnownError as error:
        _log.info("club not opened (%s)", error.key)
        raise
    # The place is not logged: it may contain a person's name.
    _log.info("club opened: %s", engine.dialect.name)
    return club


def data_folder() -> Path:
    """The folder of a person's clubs and backups; the environment variable ``WHISTCLUB_HOME`` changes it. Not created
    here."""
    if home := os.environ.get("WHISTCLUB_HOME"):
        return Path(home)
    from platformdirs import user_data_path

    return user_data_path("whistclub", appauthor=False)


def default_club_path() -> Path:
    """The club that is opened when none is named; its folder is created."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "club.whist"
