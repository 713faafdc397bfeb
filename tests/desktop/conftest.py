"""A real club in a file, a controller over it, a window showing it; nothing outlives its test."""

from __future__ import annotations

import builtins
import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QFontDatabase, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMessageBox, QWidget

from whistclub.bootstrap import open_club
from whistclub.club.club import Club
from whistclub.desktop.app import dress
from whistclub.desktop.controller import Controller
from whistclub.desktop.design import theme
from whistclub.desktop.main_window.window import MainWindow
from whistclub.desktop.preferences import Preferences
from whistclub.resources import resource

if TYPE_CHECKING:
    from tests.desktop.support.everything import Rich
    from whistclub.desktop.score_table.page import TablePage

W = TypeVar("W", bound=QWidget)


COUNTED: Final = ("qwerty", "french", "belgian", "pad", "taps")
_counts: dict[tuple[str, str], int] = {}
"""The most keys or taps of each line of the budgets, by keyboard."""


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Gathers what the tests of the entry strip counted, from all workers."""
    for name, value in report.user_properties if report.when == "call" else ():
        if name == "budget":
            line, how, count = value
            _counts[line, how] = max(count, _counts.get((line, how), 0))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Prints the counts beside the budgets."""
    if not _counts:
        return
    from key_budgets import cases

    terminalreporter.section("keys and taps a deal (product.md §2)")
    terminalreporter.write_line(
        f"{'':48}{'budget':>8}" + "".join(f"{how:>9}" for how in COUNTED) + f"{'most taps':>11}"
    )
    for case in {case.line: case for case in cases()}.values():
        counts = "".join(f"{_counts.get((case.line, how), '–'):>9}" for how in COUNTED)
        terminalreporter.write_line(f"{case.named('en'):48}{case.budget:>8}{counts}{case.most_taps:>11}")


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
def preferences(qapp: QApplication, tmp_path: Path) -> Iterator[Preferences]:
    """English, light, kept in the test's own folder."""
    for font in resource("fonts").glob("*.ttf"):
        QFontDatabase.addApplicationFont(str(font))
    chosen = Preferences(language="en", theme="light", path=tmp_path / "settings.toml")
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
def controller(club: Club, preferences: Preferences, tmp_path: Path) -> Controller:
    return Controller(club, preferences, str(tmp_path / "club.whist"))


@pytest.fixture
def club_in(preferences: Preferences, tmp_path: Path) -> Iterator[Callable[..., Rich]]:
    """Makes the club in which every page and dialog has something to show, in a language, text size, theme and size of
    the window (by default what 1366 × 768 at 125 % leaves to it, without its title)."""
    from tests.desktop.support.everything import rich

    made: list[Rich] = []

    def make(
        language: str = "en", text: int = 100, size: tuple[int, int] = (1092, 590), *, theme: str = "light"
    ) -> Rich:
        preferences.language, preferences.text_size, preferences.theme = language, text, theme
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        dress(app, preferences)
        made.append(rich(tmp_path, preferences))
        made[-1].window.resize(*size)
        QApplication.processEvents()
        return made[-1]

    yield make
    for each in made:
        each.club.close()


@pytest.fixture
def window(controller: Controller, preferences: Preferences) -> MainWindow:
    """The window on the club, shown at the smallest size it must fit."""
    shown = MainWindow(preferences)
    shown.resize(1092, 614)
    shown.show()
    shown.open(controller)
    QApplication.processEvents()
    return shown


@pytest.fixture
def table(controller: Controller, qtbot: object) -> Callable[..., TablePage]:
    """Seats a table of Ada, Bea, Cas, Dan … and shows its page: ``table("belgian", rabrouche_deals=0)``."""
    import datetime
    from dataclasses import replace

    from whistclub.club.actions import evenings, players, tables
    from whistclub.club.ports import EveningRecord, PlayerRecord, SheetRecord
    from whistclub.desktop.score_table.page import TablePage
    from whistclub.rules.belgian.presets import PRESETS
    from whistclub.rules.games import GAMES

    names = ("Ada", "Bea", "Cas", "Dan", "Eva", "Fay", "Gus")
    people: list[int] = []

    def seat(game: str, seats: int = 4, preset: str = "", **conventions: object) -> TablePage:
        while len(people) < 7:
            people.append(controller.club.act(players.add_player, names[len(people)]).new(PlayerRecord))
        evening = controller.club.act(evenings.create_evening, datetime.date(2026, 11, 27)).new(EveningRecord)
        base = PRESETS[preset] if preset else GAMES[game].default_conventions()
        sheet = controller.club.act(
            tables.seat_table,
            evening,
            game=game,
            conventions=replace(base, **conventions),
            players=tuple(people[:seats]),
        ).new(SheetRecord)
        page = TablePage(controller, sheet)
        controller.changed.connect(page.reload)
        page.resize(1020, 530)
        page.show()
        QApplication.processEvents()
        return page

    return seat


class Hands:
    """What a marker's hands do: typing, pressing, finding things by what is written on them."""

    def visible(self, inside: QWidget) -> list[QAbstractButton]:
        """All buttons to be seen."""
        return [button for button in inside.findChildren(QAbstractButton) if button.isVisible()]

    def find(self, inside: QWidget, text: str) -> QAbstractButton:
        """The visible button that says or is called ``text``."""
        found = [button for button in self.visible(inside) if text in (button.text(), button.accessibleName())]
        assert found, (text, sorted(button.accessibleName() or button.text() for button in self.visible(inside)))
        return found[0]

    def press(self, inside: QWidget, text: str) -> None:
        """Clicks the button that says ``text``, with the mouse, where it is."""
        button = self.find(inside, text)
        assert button.isEnabled(), text
        QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(button.width() // 2, button.height() // 2))
        QApplication.processEvents()

    def press_and_answer(self, inside: QWidget, text: str, answer: str) -> str:
        """Clicks the button that says ``text`` and answers the question that follows; what it said."""
        said: list[str] = []

        def answering() -> None:
            box = QApplication.activeModalWidget()
            if isinstance(box, QMessageBox):
                watch.stop()
                said.append(box.text())
                self.press(box, answer)

        watch = QTimer(interval=10)
        watch.timeout.connect(answering)
        watch.start()
        self.press(inside, text)
        watch.stop()
        assert said, f"{text} asked nothing"
        # What a window manager does when a dialog is gone.
        inside.window().activateWindow()
        QApplication.processEvents()
        return said[0]

    def type(self, widget: QWidget, text: str, *keys: Qt.Key) -> None:
        """Types letters, accents too, and then keys."""
        for letter in text:
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                QApplication.sendEvent(widget, QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, letter))
        for key in keys:
            QTest.keyClick(widget, key)
        QApplication.processEvents()

    def dialog(self, kind: builtins.type[W]) -> W:
        """The open dialog of that kind."""
        found = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, kind) and widget.isVisible()]
        assert found, f"no {kind.__name__} is open"
        return found[0]

    def check_in(self, window: MainWindow, names: Iterable[str]) -> None:
        """Adds unknown people at the check-in, on purpose: type, arrow down, Enter."""
        for name in names:
            self.type(window.tonight.view.check_in.field, name, Qt.Key.Key_Down, Qt.Key.Key_Return)

    def names_shown(self, window: MainWindow) -> list[str]:
        """Who is shown as present."""
        flow = window.tonight.view.presence.flow
        widgets = (flow.itemAt(index).widget() for index in range(flow.count()))
        return [widget.text().removesuffix("   ✕") for widget in widgets if isinstance(widget, QAbstractButton)]


@pytest.fixture
def hands() -> Hands:
    return Hands()
