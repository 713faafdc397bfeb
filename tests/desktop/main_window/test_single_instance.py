"""Started twice on one club file: the first window comes to the front, the second start ends (H28)."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QDir, QProcess, QProcessEnvironment, Qt

from whistclub.desktop.app import Program
from whistclub.desktop.main_window.single_instance import SingleInstance, name_of, raise_other

ASK = (
    "import sys; from whistclub.desktop.main_window.single_instance import raise_other\n"
    "sys.exit(0 if raise_other(sys.argv[1]) else 3)"
)


# The offscreen platform has no front to come to.
pytestmark = pytest.mark.qt_log_ignore("raise", extend=True)


@pytest.fixture
def program(preferences, tmp_path):
    started = Program(preferences, str(tmp_path / "club.whist"))
    started.window.show()
    yield started
    started.window.close()
    started.leave()


def second_start(qtbot, *command, **more):
    """Runs another Python while this one's window goes on; gives its exit code."""
    process = QProcess()
    environment = QProcessEnvironment.systemEnvironment()
    for key, value in more.items():
        environment.insert(key, value)
    process.setProcessEnvironment(environment)
    process.start(sys.executable, list(command))
    with qtbot.waitSignal(process.finished, timeout=30000):
        pass
    return process.exitCode(), bytes(process.readAllStandardError().data()).decode()


def test_the_second_start_raises_the_first_window_and_ends(program, qtbot, tmp_path, home):
    qtbot.waitUntil(lambda: program.club is not None)
    window = program.window
    window.setWindowState(Qt.WindowState.WindowMinimized)
    with qtbot.waitSignal(program.single_instance.raise_asked):
        code, said = second_start(qtbot, "-m", "whistclub", "--club", program.place, WHISTCLUB_HOME=str(home))
    assert (code, said) == (0, "")
    assert not window.isMinimized()
    assert window.isVisible()


def test_another_club_is_none_of_its_business(program, qtbot, tmp_path):
    qtbot.waitUntil(lambda: program.club is not None)
    assert second_start(qtbot, "-c", ASK, str(tmp_path / "other.whist"))[0] == 3


def test_when_the_first_window_is_gone_the_next_one_opens(program, qtbot):
    qtbot.waitUntil(lambda: program.club is not None)
    place = program.place
    program.leave()
    assert second_start(qtbot, "-c", ASK, place)[0] == 3
    assert not raise_other(place)


def test_a_killed_program_leaves_nothing_in_the_way(qapp, tmp_path):
    place = str(tmp_path / "club.whist")
    killed = (
        "import os, sys; from PySide6.QtCore import QCoreApplication\n"
        "from whistclub.desktop.main_window.single_instance import SingleInstance\n"
        "app = QCoreApplication([]); other = SingleInstance(); assert other.listen_for(sys.argv[1]); os._exit(9)"
    )
    assert subprocess.run([sys.executable, "-c", killed, place]).returncode == 9
    if sys.platform != "win32":
        assert Path(QDir.tempPath(), name_of(place)).exists()
    assert not raise_other(place)
    single_instance = SingleInstance()
    assert single_instance.listen_for(place)
    single_instance.stop()


def test_one_file_has_one_name_however_it_is_written(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    assert name_of("club.whist") == name_of(str(tmp_path / "folder" / ".." / "club.whist"))
    assert name_of("club.whist") != name_of("Club2.whist")
    assert name_of("postgresql://server/club") == ""
    if hasattr(os, "symlink") and sys.platform != "win32":
        (tmp_path / "link.whist").symlink_to(tmp_path / "club.whist")
        assert name_of("link.whist") == name_of("club.whist")


def test_a_club_open_in_another_window_is_left_to_it(program, qtbot, tmp_path):
    qtbot.waitUntil(lambda: program.club is not None)
    place = str(tmp_path / "other.whist")
    holding = (
        "import sys; from PySide6.QtCore import QCoreApplication, QTimer\n"
        "from whistclub.desktop.main_window.single_instance import SingleInstance\n"
        "app = QCoreApplication([]); other = SingleInstance()\n"
        "other.raise_asked.connect(lambda: QTimer.singleShot(200, app.quit))\n"
        "assert other.listen_for(sys.argv[1]); print('there', flush=True); app.exec()"
    )
    with subprocess.Popen([sys.executable, "-c", holding, place], stdout=subprocess.PIPE) as other:
        try:
            assert other.stdout.readline().strip() == b"there"
            before = program.club
            program.open(place)
            assert program.club is before
            assert "open in another window" in program.window.message.text.text()
            assert other.wait(10) == 0
        finally:
            other.kill()
