"""Erases a person in the older copies of a club: its daily backups, replaced and damaged clubs kept beside it, and the
copies made before a migration."""

from __future__ import annotations

import glob
from contextlib import suppress
from pathlib import Path

from whistclub.club.actions.players import erase_player
from whistclub.club.club import Club
from whistclub.club.ports import PlayerRecord
from whistclub.errors import KnownError
from whistclub.storage.club_file.backup import kept_copies
from whistclub.storage.migrate import ready_engine
from whistclub.storage.store import SqlStore


def copies(club: Path) -> tuple[Path, ...]:
    """The copies that this program made of a club file, as far as they are where it puts them."""
    stem, ending = glob.escape(club.stem), glob.escape(club.suffix)
    kept = (f"{stem}-replaced-*{ending}", f"{stem}-damaged{ending}", f"{stem}{ending}.schema-*")
    beside = sorted(path for pattern in kept for path in club.parent.glob(pattern) if path.is_file())
    return (*kept_copies(club), *(path for path in beside if not path.name.endswith(("-wal", "-shm", "-journal"))))


def erase_in_copies(club: Path, player_id: int, word: str) -> tuple[Path, ...]:
    """Erases the player in every copy that knows them; ``word`` as in ``erase_player``. Returns the copies that could
    not be written or read: they may hold the name still."""
    return tuple(copy for copy in copies(club) if not _erased(copy, player_id, word))


def _erased(copy: Path, player_id: int, word: str) -> bool:
    try:
        store = SqlStore(ready_engine(copy))
        try:
            with store.work() as work:
                known = work.find(PlayerRecord, id=player_id)
            if known:
                Club(store).act(erase_player, player_id, word)
        finally:
            store.close()
        # An older copy was migrated for this, and a copy of it made that still holds the name.
        for older in copy.parent.glob(f"{glob.escape(copy.name)}.schema-*"):
            with suppress(FileNotFoundError):
                older.unlink()
    except (KnownError, OSError):
        return False
    return True
