"""Asking for files: names that say what they hold, endings by the kind chosen, in the reader's language."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog, QFileSystemModel, QLineEdit, QMessageBox

from tests.desktop.conftest import Hands
from tests.desktop.support.waiting import wait_for
from tests.storage.test_guard import locks
from whistclub.club.actions.players import add_player
from whistclub.desktop.app import dress
from whistclub.desktop.controller import Controller
from whistclub.desktop.files.exporting import export_evening
from whistclub.desktop.files.file_dialogs import ask_save, documents, with_ending
from whistclub.desktop.main_window.window import MainWindow
from whistclub.desktop.preferences import Preferences

NAMES = {"Evening (*.whist.json)": "2026-11-30-1.whist.json", "Excel (*.xlsx)": "2026-11-30 Evening.xlsx"}
EVENING, EXCEL = NAMES

Do = Callable[[QFileDialog], None]


@pytest.fixture
def answer(qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Callable[[Do], None]]:
    """Does something with the next file dialog, which stands in an empty folder of documents."""
    monkeypatch.setattr("whistclub.desktop.files.file_dialogs.documents", lambda: tmp_path)
    timer = QTimer()
    timer.setInterval(20)
    wanted: list[Do] = []

    def look() -> None:
        for dialog in QApplication.topLevelWidgets():
            if isinstance(dialog, QFileDialog) and dialog.isVisible() and wanted:
                timer.stop()
                wanted.pop()(dialog)

    timer.timeout.connect(look)

    def ask(do: Do) -> None:
        wanted.append(do)
        timer.start()

    yield ask
    timer.stop()


def choose_kind(dialog: QFileDialog, kind: str) -> None:
    """As by hand: from the list of kinds, which has the focus then."""
    kinds = next(box for box in dialog.findChildren(QComboBox) if box.objectName() == "fileTypeCombo")
    kinds.setFocus()
    for _ in range(kinds.findText(kind)):
        QTest.keyClick(kinds, Qt.Key.Key_Down)


@pytest.mark.parametrize(
    ("typed", "kind", "written"),
    [
        ("2026-11-30-1.whist.json", EVENING, "2026-11-30-1.whist.json"),
        ("2026-11-30-1.whist.json", EXCEL, "2026-11-30 Evening.xlsx"),
        ("ours", EXCEL, "ours.xlsx"),
        ("ours.XLSX", EVENING, "ours.XLSX"),
        ("ours.v2", EVENING, "ours.v2.whist.json"),
        ("ours.json", EVENING, "ours.whist.json"),
        ("ours.v2.JSON", EVENING, "ours.v2.whist.json"),
        ("ours.json", EXCEL, "ours.json.xlsx"),
    ],
)
def test_the_ending_is_that_of_the_kind_unless_another_was_typed(typed: str, kind: str, written: str) -> None:
    assert with_ending(Path("/x") / typed, NAMES, kind) == Path("/x") / written


def test_the_name_offered_follows_the_kind(
    preferences: Preferences, answer: Callable[[Do], None], tmp_path: Path
) -> None:
    seen = []

    def choose(dialog: QFileDialog) -> None:
        seen.append(Path(dialog.selectedFiles()[0]).name)
        choose_kind(dialog, EXCEL)
        seen.append(Path(dialog.selectedFiles()[0]).name)
        dialog.accept()

    answer(choose)
    assert ask_save(None, "Export", NAMES) == tmp_path / "2026-11-30 Evening.xlsx"
    assert seen == list(NAMES.values())


@pytest.mark.parametrize(("pressed", "written"), [("Replace", "ours.xlsx"), ("Cancel", "")])
def test_a_file_that_is_there_under_the_name_with_its_ending_is_asked_about(
    preferences: Preferences, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hands: Hands, pressed: str, written: str
) -> None:
    monkeypatch.setattr("whistclub.desktop.files.file_dialogs.documents", lambda: tmp_path)
    (tmp_path / "ours.xlsx").touch()
    said: list[str] = []

    def look() -> None:
        top = QApplication.activeModalWidget()
        if isinstance(top, QMessageBox):
            said.append(top.text())
            hands.press(top, pressed)
        elif isinstance(top, QFileDialog) and said:
            top.reject()
        elif isinstance(top, QFileDialog):
            top.selectNameFilter(EXCEL)
            top.findChild(QLineEdit, "fileNameEdit").setText("ours")
            top.accept()

    timer = QTimer(interval=20)
    timer.timeout.connect(look)
    timer.start()
    path = ask_save(None, "Export", NAMES)
    timer.stop()
    assert said == ["ours.xlsx is there already. Replace it?"]
    assert ("" if path is None else path.name) == written


def test_the_dialog_starts_in_the_documents_and_speaks_french(
    qapp: QApplication, preferences: Preferences, answer: Callable[[Do], None], tmp_path: Path
) -> None:
    preferences.language = "fr"
    dress(qapp, preferences)
    seen: list[str] = []

    def look(dialog: QFileDialog) -> None:
        seen.append(dialog.directory().absolutePath())
        seen.extend(dialog.labelText(which) for which in QFileDialog.DialogLabel)
        dialog.reject()

    answer(look)
    assert ask_save(None, "x", NAMES) is None
    preferences.language = "en"
    dress(qapp, preferences)
    assert Path(seen[0]) == tmp_path
    assert not {"&Look in:", "Files of &type:", "File &name:", "Cancel", "&Save"} & set(seen)


def test_the_file_of_an_evening_says_what_it_holds(
    window: MainWindow, controller: Controller, answer: Callable[[Do], None], tmp_path: Path
) -> None:
    import datetime

    from whistclub.club.actions.evenings import create_evening
    from whistclub.club.ports import EveningRecord

    evening = controller.club.act(create_evening, datetime.date(2026, 11, 30)).new(EveningRecord)

    def choose(dialog: QFileDialog) -> None:
        kind = next(kind for kind in dialog.nameFilters() if "xlsx" in kind)
        choose_kind(dialog, kind)
        dialog.accept()

    answer(choose)
    export_evening(window, controller, evening)
    assert [path.name for path in tmp_path.glob("*.xlsx")] == ["2026-11-30 Evening.xlsx"]


def test_documents_are_a_folder_of_the_user() -> None:
    assert documents().is_absolute()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux lists the locks of a process")
def test_a_file_dialog_on_the_folder_of_the_club_leaves_its_locks(
    controller: Controller, window: MainWindow, answer: Callable[[Do], None]
) -> None:
    club = Path(controller.place)
    controller.act(add_player, "Zoë")
    before = locks(club)
    assert before > 0
    seen: list[int] = []

    def look(dialog: QFileDialog) -> None:
        dialog.setDirectory(str(club.parent))
        model = dialog.findChild(QFileSystemModel)
        assert model is not None
        root = model.index(str(club.parent))
        wait_for(lambda: model.rowCount(root) > 0)
        for row in range(model.rowCount(root)):
            for column in range(model.columnCount()):
                model.index(row, column, root).data()
                model.index(row, column, root).data(Qt.ItemDataRole.DecorationRole)
        seen.append(locks(club))
        dialog.reject()

    answer(look)
    ask_save(window, "Save", NAMES, club.parent)
    assert seen == [before]
    assert locks(club) == before
