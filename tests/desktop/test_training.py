"""The training club touches nothing real, says so, and leaves nothing behind."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.desktop.conftest import Hands
from whistclub.club import queries
from whistclub.desktop.controller import Controller
from whistclub.desktop.main_window.header import Header
from whistclub.desktop.main_window.menus import MenuAction
from whistclub.desktop.main_window.window import MainWindow
from whistclub.desktop.preferences import Preferences
from whistclub.desktop.training import MARK, PLAYERS, prepare
from whistclub.storage.check import check_club

LEAVES_AT_ONCE = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from whistclub.desktop import app
from whistclub.desktop.main_window.window import MainWindow

opened = MainWindow.open

def open(self, controller):
    opened(self, controller)
    print(self.header.training.isVisible(), len(controller.names()), flush=True)
    QTimer.singleShot(0, QApplication.quit)

MainWindow.open = open
app.run(sys.argv[1])
"""


def test_a_training_club_is_sound_and_has_the_preferences_of_the_computer(tmp_path: Path) -> None:
    club = prepare(Preferences(language="nl", theme="dark", club="/real/club.whist", path=tmp_path / "settings.toml"))
    assert check_club(club) == ()
    made = Preferences.load(club.parent / "settings.toml")
    assert (made.language, made.theme, made.club) == ("nl", "dark", str(club))
    assert not (tmp_path / "settings.toml").exists()


def test_a_training_club_says_what_it_is_and_its_folder_is_gone_when_it_ends(tmp_path: Path) -> None:
    club = prepare(Preferences(path=tmp_path / "settings.toml"))
    environment = {**os.environ, "WHISTCLUB_HOME": str(club.parent), MARK: "1"}
    command = [sys.executable, "-c", LEAVES_AT_ONCE, str(club)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=90, env=environment)
    assert done.stdout.split() == ["True", str(PLAYERS)], done.stderr
    assert not club.parent.exists()


def test_a_real_club_has_no_mark(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(MARK, raising=False)
    assert Header().training.isHidden()


def test_a_club_without_people_is_led_to_its_first_evening(
    controller: Controller, window: MainWindow, hands: Hands
) -> None:
    home = window.tonight.start
    assert home.first_card.isVisibleTo(home)
    home.club_name.setText("Les Quatre As")
    home.club_name.editingFinished.emit()
    assert controller.club_name() == "Les Quatre As"
    assert window.sidebar.club.text() == "Les Quatre As"
    asked: list[object] = []
    window.asks_to_train.connect(lambda: asked.append(MenuAction.TRAIN))
    hands.press(home, "Or look around in a training club…")
    assert asked == [MenuAction.TRAIN]
    hands.press(home, "Start the evening")
    assert controller.read(queries.open_evening) is not None
