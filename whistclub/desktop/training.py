"""The training club: an invented club in a folder of its own, opened by a program of its own, gone when that ends."""

from __future__ import annotations

import logging
import os
import shutil
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QProcess, QProcessEnvironment

from whistclub.bootstrap import data_folder
from whistclub.desktop.preferences import Preferences

MARK: Final = "WHISTCLUB_TRAINING"
"""Environment variable of a program that shows a training club."""
PLAYERS: Final = 24


def is_training() -> bool:
    """Returns whether this program shows a training club."""
    return bool(os.environ.get(MARK))


def prepare(preferences: Preferences) -> Path:
    """Makes a training club in a new folder, with the preferences of this computer, and returns its file."""
    from whistclub.demo.club import make_demo

    folder = Path(tempfile.mkdtemp(prefix="whistclub-training-"))
    club = folder / "club.whist"
    make_demo(club, players=PLAYERS)
    replace(preferences, club=str(club), path=folder / "settings.toml").save()
    return club


def start(club: Path) -> bool:
    """Starts the program on a training club; returns whether it could be started."""
    process = QProcess()
    environment = QProcessEnvironment.systemEnvironment()
    environment.insert("WHISTCLUB_HOME", str(club.parent))
    environment.insert(MARK, "1")
    process.setProcessEnvironment(environment)
    process.setProgram(sys.executable)
    process.setArguments([str(club)] if getattr(sys, "frozen", False) else ["-m", "whistclub", str(club)])
    started = process.startDetached()
    return bool(started[0] if isinstance(started, tuple) else started)


def clear_away() -> None:
    """Deletes the folder of the training club; the program ends next."""
    if is_training():
        logging.shutdown()
        shutil.rmtree(data_folder(), ignore_errors=True)
