"""A club in a server is chosen in a dialog, opened, remembered without its password, and signed by its marker."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import keyring
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.postgres import GUEST, PASSWORD, Server
from whistclub.bootstrap import open_club
from whistclub.desktop.app import Program
from whistclub.desktop.files.server_club import ServerDialog
from whistclub.desktop.main_window.menus import MenuAction
from whistclub.desktop.preferences import Preferences
from whistclub.storage.server import passwords


@pytest.fixture(autouse=True)
def no_passwords(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No keyring, no password of another test."""
    from keyring.backends.fail import Keyring

    before = keyring.get_keyring()
    keyring.set_keyring(Keyring())
    monkeypatch.setattr(passwords, "_typed", {})
    monkeypatch.delenv("PGPASSWORD", raising=False)
    monkeypatch.setenv("PGPASSFILE", "/nowhere")
    yield
    keyring.set_keyring(before)


@pytest.fixture
def program(preferences: Preferences, tmp_path: Path, qtbot: Any) -> Iterator[Program]:
    open_club(tmp_path / "club.whist").close()
    started = Program(preferences, str(tmp_path / "club.whist"))
    started.window.resize(1092, 614)
    started.window.show()
    qtbot.waitUntil(lambda: started.window.controller is not None)
    yield started
    started.leave()


def fill(dialog: ServerDialog, hands: Any, server: Server, database: str, password: str) -> None:
    for field, text in (
        (dialog.host, str(server.folder)),
        (dialog.database, database),
        (dialog.user, GUEST),
        (dialog.password, password),
    ):
        field.clear()
        hands.type(field, text)


def test_a_club_in_a_server_is_tested_opened_and_remembered(
    program: Program, preferences: Preferences, server: Server, hands: Any, qtbot: Any, log: Path
) -> None:
    database = server.new_database()
    server.do(database, f"GRANT ALL ON SCHEMA public TO {GUEST}")
    program.window.actions_by_name[MenuAction.SERVER_CLUB].trigger()
    dialog = hands.dialog(ServerDialog)
    fill(dialog, hands, server, database, "wrong")
    hands.press(dialog, "Test the connection")
    qtbot.waitUntil(lambda: "wants the right password" in dialog.problem.text())
    fill(dialog, hands, server, "nothing", PASSWORD)
    hands.press(dialog, "Test the connection")
    qtbot.waitUntil(lambda: "There is no database nothing" in dialog.problem.text())
    fill(dialog, hands, server, database, PASSWORD)
    hands.press(dialog, "Test the connection")
    qtbot.waitUntil(lambda: "The server answers" in dialog.well.text())
    hands.press(dialog, "Open the club")
    qtbot.waitUntil(lambda: "who you are" in dialog.problem.text())
    hands.type(dialog.marker, "Ann")
    hands.press(dialog, "Open the club")
    qtbot.waitUntil(lambda: "no open keyring" in dialog.problem.text())
    hands.press(dialog, "Open the club")
    qtbot.waitUntil(lambda: "://" in program.place)
    assert program.club is not None
    assert program.club.who == "Ann"
    assert (preferences.marker, preferences.club) == ("Ann", program.place)
    kept = preferences.path.read_text(encoding="utf-8")
    assert PASSWORD not in kept + log.read_text(encoding="utf-8") + program.place


def test_a_club_that_needs_a_password_at_the_start_asks_for_it(
    preferences: Preferences, server: Server, hands: Any, qtbot: Any
) -> None:
    database = server.new_database()
    server.do(database, f"GRANT ALL ON SCHEMA public TO {GUEST}")
    preferences.marker, preferences.club = "Ann", server.url(database, GUEST)
    program = Program(preferences, None)
    program.window.show()
    qtbot.waitUntil(lambda: any(isinstance(w, ServerDialog) for w in QApplication.topLevelWidgets()))
    dialog = hands.dialog(ServerDialog)
    assert "wants the right password" in dialog.problem.text()
    assert (dialog.database.text(), dialog.user.text()) == (database, GUEST)
    dialog.keep.setChecked(False)
    hands.type(dialog.password, PASSWORD, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: program.window.controller is not None)
    program.leave()
