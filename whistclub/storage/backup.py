"""Complete copies of a club file, made while it may be in use."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path


def copy_file(source: Path, target: Path) -> None:
    """A complete copy of a club file, what its log holds included; appears under its name only when it is whole."""
    unfinished = target.with_name(target.name + ".part")
    with suppress(FileNotFoundError):
        unfinished.unlink()
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(unfinished)) as new:
        old.backup(new)
        # The copy is one file by itself: it has no log beside it until it is opened as a club.
        new.execute("PRAGMA journal_mode = DELETE")
    sync(unfinished)
    os.replace(unfinished, target)


def sync(path: Path) -> None:
    """Returns when the file's bytes are on the disk."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())
