"""A real club in a file, a desk over it, a window showing it; nothing outlives its test."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from whistclub.bootstrap import open_club
from whistclub.club.club import Club
from whistclub.desktop import theme
from whistclub.desktop.app import dress
from whistclub.desktop.desk import Desk
from whistclub.desktop.settings import Settings
from whistclub.desktop.window import MainWindow
from whistclub.resources import resource


@pytest.fixture(scope="session")
def qapp_cls() -> type[QApplication]:
    return QApplication


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test reads or writes anybody's own settings."""
    folder = tmp_path / "home"
    folder.mkdir()
    monkeypatch.setenv("WHISTCLUB_HOME", str(folder))
    return folder


@pytest.fixture(autouse=True)
def tidy(qapp: QApplication) -> Iterator[None]:
    """Top-level widgets of one test are gone before the next."""
    yield
    for widget in QApplication.topLevelWidgets():
        widget.close()
        widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()


@pytest.fixture
def settings(qapp: QApplication, tmp_path: Path) -> Iterator[Settings]:
    """English, light, kept in the test's own folder."""
    from PySide6.QtGui import QFontDatabase

    for font in resource("fonts").glob("*.ttf"):
        QFontDatabase.addApplicationFont(str(font))
    chosen = Settings(language="en", theme="light", path=tmp_path / "settings.toml")
    dress(qapp, chosen)
    yield chosen
    theme.apply(qapp, "light")


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    """An empty club in a SQLite file."""
    opened = open_club(tmp_path / "club.whist", "Test")
    yield opened
    opened.close()


@pytest.fixture
def desk(club: Club, settings: Settings, tmp_path: Path) -> Desk:
    return Desk(club, settings, str(tmp_path / "club.whist"))


@pytest.fixture
def window(desk: Desk, settings: Settings, qtbot: object) -> MainWindow:
    """The window on the club, shown at the smallest size it must fit."""
    shown = MainWindow(settings)
    shown.resize(1092, 614)
    shown.show()
    shown.open(desk)
    QApplication.processEvents()
    return shown
