"""Starting: frame first, nothing heavy loaded, faults and obstacles said in a sentence."""

from __future__ import annotations

import datetime
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from whistclub.bootstrap import open_club
from whistclub.club import queries
from whistclub.club.actions.players import add_player
from whistclub.club.evening.clock import RoundLength, round_clock
from whistclub.desktop.app import Program
from whistclub.desktop.main_window.crash_report import CrashReports
from whistclub.desktop.main_window.sidebar import Place
from whistclub.desktop.main_window.window import MainWindow
from whistclub.desktop.preferences import Preferences

START = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from whistclub.desktop import app
from whistclub.desktop.main_window.window import MainWindow

before = set()
opened = MainWindow.open

def open(self, controller):
    opened(self, controller)
    QTimer.singleShot(0, QApplication.quit)

MainWindow.open = open
shown = app.Program._first

def first(self):
    before.update(sys.modules)
    shown(self)

app.Program._first = first
code = app.run(sys.argv[1])
print(code)
print(sorted({name.split(".")[0] for name in before} & HEAVY_BEFORE))
print(sorted({name.split(".")[0] for name in sys.modules} & HEAVY_AFTER))
"""


def test_no_heavy_library_is_loaded_for_the_window(tmp_path: Path, home: Path) -> None:
    place = tmp_path / "club.whist"
    open_club(place).close()
    script = START.replace(
        "HEAVY_BEFORE", "{'sqlalchemy', 'alembic', 'reportlab', 'openpyxl', 'xlsxwriter', 'pydantic', 'psycopg'}"
    )
    script = script.replace(
        "HEAVY_AFTER", "{'alembic', 'reportlab', 'openpyxl', 'xlsxwriter', 'pydantic', 'pypdfium2', 'psycopg'}"
    )
    done = subprocess.run([sys.executable, "-c", script, str(place)], capture_output=True, text=True, timeout=60)
    assert done.stdout.splitlines() == ["0", "[]", "[]"], done.stderr


@pytest.fixture
def program(preferences: Preferences, tmp_path: Path) -> Any:
    made = Program(preferences, str(tmp_path / "club.whist"))
    made.window.show()
    made.window.drawn.emit()
    QApplication.processEvents()
    yield made
    made.leave()


def test_a_club_that_is_not_there_is_made(program: Program, tmp_path: Path) -> None:
    assert (tmp_path / "club.whist").exists()
    assert program.preferences.club == str(tmp_path / "club.whist")
    assert program.window.place == Place.TONIGHT


def test_a_file_that_is_no_club_is_said_and_the_open_club_stays(program: Program, tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear all,\n" * 100, encoding="utf-8")
    controller = program.window.controller
    program.open(str(other))
    assert program.window.message.isVisible()
    assert program.window.controller is controller
    assert other.read_text(encoding="utf-8").startswith("Dear all,")


def test_without_any_club_another_one_is_offered(preferences: Preferences, tmp_path: Path, hands: Any) -> None:
    broken = tmp_path / "broken.whist"
    broken.write_bytes(b"no club" * 1000)
    program = Program(preferences, str(broken))
    program.window.show()
    program.window.drawn.emit()
    QApplication.processEvents()
    assert program.window.message.isVisible()
    hands.find(program.window, "New club…")
    program.leave()


def test_another_club_takes_the_place_of_the_first(program: Program, tmp_path: Path) -> None:
    second = open_club(tmp_path / "second.whist")
    second.act(add_player, "Zoë")
    second.close()
    program.open(str(tmp_path / "second.whist"))
    assert program.window.controller is not None
    assert [player.name for player in program.window.controller.read(queries.players)] == ["Zoë"]


def test_an_address_with_a_password_is_refused_and_not_kept(
    program: Program, preferences: Preferences, tmp_path: Path
) -> None:
    before = preferences.club
    program.open(f"sqlite://ann:secret@/{tmp_path / 'third.whist'}")
    assert "Leave the password out" in program.window.message.text.text()
    assert preferences.club == before
    assert "secret" not in preferences.path.read_text(encoding="utf-8")


def test_a_fault_is_kept_with_what_was_typed(
    log: Path, window: MainWindow, home: Path, hands: Any, qtbot: Any, caplog: pytest.LogCaptureFixture
) -> None:
    reports = CrashReports()
    reports.controller = window.controller
    said: list[str] = []
    place = "postgresql://ann:secret@host/club"
    reports.happened.connect(said.append)
    hands.press(window, "Start the evening")
    hands.type(window.tonight.view.check_in.field, "Maximi")
    try:
        raise ZeroDivisionError(f"nobody foresaw this at {place}")
    except ZeroDivisionError as error:
        reports.caught(type(error), error, error.__traceback__)
    (report,) = (home / "reports").iterdir()
    text = report.read_text(encoding="utf-8")
    assert "nobody foresaw this" in text
    assert "secret" not in text
    assert "Maximi" in text
    assert "create_evening" in text
    assert "done: create_evening" in text
    assert len(said) == 1
    assert report.name in said[0]
    logged = log.read_text("utf-8")
    assert f"unexpected error, reports/{report.name}" in logged
    assert "ZeroDivisionError" in logged
    assert "secret" not in logged.replace('ann:secret@host/club")', "")  # a line of this test
    assert "Maximi" not in logged
    caplog.clear()


def test_what_happened_is_said_and_hides_after_the_next_action(window: MainWindow, hands: Any) -> None:
    from whistclub.errors import KnownError

    assert window.controller is not None
    window.controller.refused.emit(KnownError("gone", record="SheetRecord"))
    assert window.message.isVisible()
    hands.press(window, "Start the evening")
    assert not window.message.isVisible()


def test_what_was_done_is_said_until_something_else_is_done(window: MainWindow, hands: Any) -> None:
    assert window.controller is not None
    window.controller.said.emit("Saved")
    assert window.message.isVisible()
    hands.press(window, "Start the evening")
    assert not window.message.isVisible()
    bar = window.message
    assert bar.stays("Saved") < bar.stays("Saved in a folder with a long name") < bar.stays("x" * 1000) == 15_000


def test_the_rail_shrinks_below_1100_and_says_when_it_was_saved(window: MainWindow, hands: Any) -> None:
    assert window.sidebar.narrow
    hands.press(window, "Start the evening")
    assert window.sidebar.saved.text().startswith("✓ ")
    window.resize(1400, 800)
    QApplication.processEvents()
    assert not window.sidebar.narrow
    assert window.sidebar.buttons[Place.TONIGHT].text() == "Tonight"


def test_keys_of_the_window_and_of_the_table_do_not_meet(window: MainWindow) -> None:
    from PySide6.QtGui import QAction

    used = {shortcut.toString() for action in window.findChildren(QAction) for shortcut in action.shortcuts()}
    assert used.isdisjoint({"F2", "F3", "F4", "F6", "F7"})


def played(program: Program, name: str) -> None:
    assert program.window.controller is not None
    program.window.controller.act(add_player, name)


def names(program: Program) -> list[str]:
    assert program.window.controller is not None
    return [player.name for player in program.window.controller.read(queries.players)]


def test_a_copy_of_the_day_is_made_by_itself(program: Program, tmp_path: Path) -> None:
    played(program, "Ada")
    program.daily_backup.copy_now()
    program.daily_backup.finish()
    (copy,) = (tmp_path / "backups").iterdir()
    opened = open_club(copy)
    assert [player.name for player in opened.read(queries.players)] == ["Ada"]
    opened.close()


def test_leaving_copies_what_was_done_last(preferences: Preferences, tmp_path: Path) -> None:
    program = Program(preferences, str(tmp_path / "club.whist"))
    program.window.show()
    program.window.drawn.emit()
    played(program, "Zoë")
    program.leave()
    (copy,) = (tmp_path / "backups").iterdir()
    opened = open_club(copy)
    assert [player.name for player in opened.read(queries.players)] == ["Zoë"]
    opened.close()


def test_leaving_puts_by_what_the_clock_of_the_round_has_run(preferences: Preferences, tmp_path: Path) -> None:
    program = Program(preferences, str(tmp_path / "club.whist"))
    program.window.drawn.emit()
    controller = program.window.controller
    assert controller is not None
    moment = datetime.datetime(2026, 11, 27, 19, 0, tzinfo=datetime.UTC)
    controller.now = lambda: moment
    controller.time.start(1, 1, RoundLength(30, 10))
    moment += datetime.timedelta(seconds=40)
    program.leave()
    club = open_club(tmp_path / "club.whist")
    kept = club.read(round_clock)
    club.close()
    assert kept is not None
    assert (kept.gone, kept.since) == (40, moment)


def test_a_day_without_room_for_a_copy_is_said_and_work_goes_on(program: Program, tmp_path: Path, qtbot: Any) -> None:
    shutil.rmtree(tmp_path / "backups", ignore_errors=True)
    (tmp_path / "backups").write_text("in the way", encoding="utf-8")
    played(program, "Zoë")
    program.daily_backup.copy_now()
    program.daily_backup.finish()
    QApplication.processEvents()
    assert program.window.message.isVisible()
    played(program, "Ada")
    assert names(program) == ["Ada", "Zoë"]


def test_a_restored_copy_is_shown_and_the_replaced_club_is_kept(program: Program, tmp_path: Path) -> None:
    played(program, "Ada")
    program.copy(str(tmp_path / "copy.whist"))
    played(program, "Bea")
    program.restore(str(tmp_path / "copy.whist"))
    assert names(program) == ["Ada"]
    (replaced,) = tmp_path.glob("club-replaced-*.whist")
    program.restore(str(replaced))
    assert names(program) == ["Ada", "Bea"]


def test_a_backup_that_is_no_club_changes_nothing(program: Program, tmp_path: Path) -> None:
    played(program, "Ada")
    (tmp_path / "letter.txt").write_text("Dear all,\n" * 100, encoding="utf-8")
    program.restore(str(tmp_path / "letter.txt"))
    assert program.window.message.isVisible()
    assert names(program) == ["Ada"]


def test_of_a_damaged_club_the_newest_sound_copy_is_offered(
    preferences: Preferences, tmp_path: Path, hands: Any
) -> None:
    club = tmp_path / "club.whist"
    before = Program(preferences, str(club))
    before.window.show()
    before.window.drawn.emit()
    played(before, "Ada")
    before.leave()
    club.write_bytes(club.read_bytes()[:5000])
    program = Program(preferences, str(club))
    program.window.show()
    program.window.drawn.emit()
    QApplication.processEvents()
    (copy,) = (tmp_path / "backups").iterdir()
    hands.press(program.window, f"Restore the copy {copy.name}")
    assert names(program) == ["Ada"]
    program.leave()


def test_a_club_file_renamed_while_it_is_open_is_saved_under_another_name_and_goes_on(
    program: Program, tmp_path: Path
) -> None:
    controller = program.window.controller
    assert controller is not None
    controller.act(add_player, "Ada")
    (tmp_path / "club.whist").rename(tmp_path / "elsewhere.whist")
    controller.act(add_player, "Bob")
    message = program.window.message
    assert "was renamed, replaced or deleted by another program" in message.text.text()
    assert message.act.text() == "Save under another name…"
    program.window.asks_to_save_as.emit(str(tmp_path / "saved.whist"))
    assert program.window.controller is not None
    program.window.controller.act(add_player, "Bob")
    assert sorted(program.window.controller.read(queries.player_names).values()) == ["Ada", "Bob"]
    assert program.place == str(tmp_path / "saved.whist")
    assert not (tmp_path / "club.whist").exists()


def test_a_log_that_is_missing_is_told_when_the_club_is_opened(program: Program, tmp_path: Path) -> None:
    controller = program.window.controller
    assert controller is not None
    controller.act(add_player, "Ada")
    shutil.copyfile(tmp_path / "club.whist", tmp_path / "without.whist")
    program.open(str(tmp_path / "without.whist"))
    assert program.window.message.text.text().startswith("The log of this club is missing: what was entered after ")
