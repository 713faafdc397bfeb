"""Every line of every menu, every button of every page and of every dialog is pressed once: nothing raises, nothing is
logged as an error, and the window is there afterwards."""

from __future__ import annotations

import datetime
import logging
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtGui import QAction, QDesktopServices
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QFileDialog,
    QMenu,
    QPushButton,
    QStackedWidget,
    QToolButton,
    QWidget,
)

from tests.desktop.support.everything import DIALOGS, PAGES, Rich
from whistclub.club import queries
from whistclub.club.actions import evenings, players, tables
from whistclub.club.evening.clock import RoundLength
from whistclub.club.ports import EveningRecord, PlayerRecord
from whistclub.desktop.evening.tonight import TonightPage
from whistclub.desktop.main_window.manual_viewer import ManualWindow
from whistclub.desktop.main_window.sidebar import Place
from whistclub.desktop.main_window.window import MainWindow
from whistclub.desktop.preferences import Preferences
from whistclub.rules.sheet import Totals
from whistclub.seating.search import Search

pytestmark = [pytest.mark.qt_log_ignore("propagateSizeHints", "This plugin does not support"), pytest.mark.timeout(300)]

Press = tuple[str, Callable[[], object]]
"""What is written on it, and the press."""
MOST_STEPS = 4
"""Actions one press does at most."""


@pytest.fixture(autouse=True)
def outside(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    """The toolkit's own doors to the outside: files are saved in the test's folder, none is chosen to be opened,
    nothing is printed or shown by another program."""
    folder = tmp_path / "chosen"
    folder.mkdir()

    def choose(dialog: QFileDialog) -> int:
        if dialog.acceptMode() != QFileDialog.AcceptMode.AcceptSave:
            return 0
        names = [name.rsplit("/", 1)[-1] for name in dialog.selectedFiles()]
        monkeypatch.setattr(dialog, "selectedFiles", lambda: [str(folder / name) for name in names], raising=False)
        return 1

    def soon(search: Search, _steps: int, heats: Sequence[float], _times: int = 1) -> None:
        """The seating found is of no interest here, and a good one takes its time."""
        improve(search, 20, heats)

    improve = Search.run
    monkeypatch.setattr(Search, "run", soon)
    monkeypatch.setattr(QFileDialog, "exec", choose)
    monkeypatch.setattr(QPrintDialog, "exec", lambda _dialog: 0)
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: True)


class Walker:
    """Presses everything, and puts the club back as it was after each press."""

    def __init__(self, qtbot: Any, caplog: pytest.LogCaptureFixture) -> None:
        self.qtbot, self.caplog = qtbot, caplog
        self.found: list[str] = []
        self.times = Counter[tuple[str, str]]()
        self.pressed = 0
        # A question asked by the window stops the press until it is answered: with Escape.
        self.escape = QTimer(interval=5)
        self.escape.timeout.connect(_give_up_question)
        self.escape.start()

    def walk(self, name: str, at: Rich, show: Callable[[], QWidget], offered: Callable[[QWidget], list[Press]]) -> None:
        """Presses each thing ``offered`` on what ``show`` shows, shown anew wherever the press before changed it. What
        was pressed in two states of one kind of page is not pressed in a third."""
        shown, number = show(), 0
        while number < len(presses := offered(shown)):
            texts, (text, press) = [text for text, _ in presses], presses[number]
            number += 1
            self.times[kind := (_kind(shown), text)] += 1
            if self.times[kind] > 2:
                continue
            over = self.press(f"{name}: {text}", press, at)
            gone = not shiboken6.isValid(shown) or not shown.isVisible()
            if over or gone or texts != [text for text, _ in offered(shown)]:
                at.window.show()
                shown = show()
                QApplication.processEvents()

    def press(self, name: str, press: Callable[[], object], at: Rich) -> bool:
        """Presses, closes with Escape what has come to lie over the window, and takes back what was done to the club;
        whether anything lay over the window."""
        standing = at.controller.club.undo_name
        with self.qtbot.captureExceptions() as raised:
            press()
            QApplication.processEvents()
            over = _shut(at.window)
        self.pressed += 1
        self.found += [f"{name}: {error!r}" for _, error, _ in raised]
        self.found += [f"{name}: {line.getMessage()}" for line in self._logged()]
        for step in (at.controller.undo, at.controller.redo):
            for _ in range(MOST_STEPS):
                if at.controller.club.undo_name != standing:
                    step()
        return over

    def _logged(self) -> list[logging.LogRecord]:
        errors = [record for record in self.caplog.records if record.levelno >= logging.ERROR]
        self.caplog.clear()
        return errors


@pytest.fixture
def walker(qtbot: Any, caplog: pytest.LogCaptureFixture) -> Iterator[Walker]:
    walking = Walker(qtbot, caplog)
    yield walking
    walking.escape.stop()
    assert not walking.found, "\n".join(walking.found)
    assert walking.pressed


def _kind(shown: QWidget) -> str:
    """The class of the innermost page shown."""
    while isinstance(shown, QStackedWidget | TonightPage):
        shown = shown.stack if isinstance(shown, TonightPage) else shown.currentWidget()
    return type(shown).__name__


def _give_up_question() -> None:
    if (asked := QApplication.activeModalWidget()) is not None and asked.isModal() and not _opened_by_walk(asked):
        QTest.keyClick(asked, Qt.Key.Key_Escape)


def _opened_by_walk(asked: QWidget) -> bool:
    return isinstance(asked, QDialog) and type(asked).__module__.startswith("whistclub.")


def _shut(window: MainWindow) -> bool:
    """Closes with Escape whatever lies over the window; whether there was anything."""
    over = [top for top in QApplication.topLevelWidgets() if top is not window and top.isVisible()]
    for top in reversed(over):
        if isinstance(top, QDialog):
            QTest.keyClick(top, Qt.Key.Key_Escape)
        top.close()
    if over:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()
    return bool(over)


def lines(menu: QMenu) -> list[QAction]:
    menu.aboutToShow.emit()
    return [line for line in menu.actions() if not line.isSeparator() and line.isVisible() and line.isEnabled()]


def everything_on(top: QWidget) -> list[Press]:
    """All buttons to be seen, and the lines of those that open a menu."""
    found: list[Press] = []
    for button in top.findChildren(QAbstractButton):
        if not button.isVisible() or not button.isEnabled():
            continue
        name = button.text() or button.accessibleName() or button.objectName()
        menu = button.menu() if isinstance(button, QPushButton | QToolButton) else None
        if menu is None:
            found.append((name, button.click))
        else:
            found += [(f"{name} {line.text()}", line.trigger) for line in lines(menu)]
    return found


def menu_bar(window: QWidget) -> list[Press]:
    assert isinstance(window, MainWindow)
    shown = [line.menu() for line in window.menuBar().actions()]
    return [(line.text(), line.trigger) for menu in shown if isinstance(menu, QMenu) for line in lines(menu)]


# -- pages besides those of the rich club's evening


def _first_evening(at: Rich) -> EveningRecord:
    return at.controller.read(queries.evenings)[0]


def _closed_evening(at: Rich) -> QWidget:
    at.window.open_evening(_first_evening(at).id)
    return at.window.stack


def _closed_table(at: Rich) -> QWidget:
    view = at.controller.read(queries.evening, _first_evening(at).id)
    at.window.open_evening(view.record.id)
    at.window.tonight.show_table(view.sheets[0].record.id)
    return at.window.stack


def _table_of_totals(at: Rich) -> QWidget:
    view = at.view("classic")
    if view.record.totals is None:
        at.controller.act(tables.enter_totals, view.record.id, Totals((30, -30, 30, -30)))
    at.window.open_evening(at.evening)
    at.window.tonight.show_table(view.record.id)
    return at.window.stack


def _clock_running(at: Rich) -> QWidget:
    at.window.open_evening(at.evening)
    at.controller.time.start(at.evening, 2, RoundLength(30, 5))
    return at.window.stack


def _header(at: Rich) -> QWidget:
    at.window.open_evening(at.evening)
    return at.window.header


def _sidebar(at: Rich) -> QWidget:
    at.window.open_evening(at.evening)
    return at.window.sidebar


def _message(at: Rich) -> QWidget:
    at.window.open_evening(at.evening)
    at.window.message.say("Undone", "ok", act="Redo", do=at.window.redo)
    return at.window.message


def _manual(at: Rich) -> QWidget:
    at.window.show_manual()
    return next(top for top in QApplication.topLevelWidgets() if isinstance(top, ManualWindow) and top.isVisible())


def _no_club_opened(at: Rich) -> QWidget:
    at.window.offer_clubs(at.folder / "club.whist")
    return at.window.stack


MORE: dict[str, Callable[[Rich], QWidget]] = {
    "closed evening": _closed_evening,
    "closed table": _closed_table,
    "table of totals": _table_of_totals,
    "clock": _clock_running,
    "header": _header,
    "sidebar": _sidebar,
    "message": _message,
    "manual": _manual,
    "no club opened": _no_club_opened,
}


def page_and_header(top: QWidget) -> list[Press]:
    """What the page offers, and the header above it, in which a table shows its own."""
    window = top.window()
    guest = window.header.guest if isinstance(window, MainWindow) else None
    return everything_on(top) + ([] if guest is None else everything_on(guest))


PARTS = 3


@pytest.mark.parametrize("part", range(PARTS))
def test_every_button_and_menu_line_of_every_page(club_in: Any, walker: Walker, part: int) -> None:
    at = club_in()
    for name, show in list({**PAGES, **MORE}.items())[part::PARTS]:
        walker.walk(name, at, partial(show, at), page_and_header)


def test_every_button_of_every_dialog(club_in: Any, walker: Walker) -> None:
    at = club_in()
    for name, open_ in DIALOGS.items():
        walker.walk(name, at, partial(open_, at), everything_on)


def test_every_line_of_the_menus(club_in: Any, walker: Walker) -> None:
    at = club_in()

    def window(show: Callable[[Rich], QWidget]) -> QWidget:
        show(at)
        return at.window

    for name in ("start", "evening", "belgian", "belgian, five", "sheet", "draw", "ranking", "closed evening"):
        walker.times.clear()
        walker.walk(f"menus, {name}", at, partial(window, {**PAGES, **MORE}[name]), menu_bar)


def test_every_line_of_the_menus_before_a_club_is_open(preferences: Preferences, qtbot: Any) -> None:
    window = MainWindow(preferences)
    window.show()
    pressed = 0
    for text, press in menu_bar(window):
        with qtbot.captureExceptions() as raised:
            press()
            QApplication.processEvents()
            _shut(window)
        pressed += 1
        assert not raised, text
        window.show()
    assert pressed > 20


def test_every_button_and_menu_line_of_a_new_club(
    club: Any, controller: Any, window: MainWindow, walker: Walker, tmp_path: Any
) -> None:
    at = Rich(club, controller, window, tmp_path, [], 0)

    def show(place: Place) -> QWidget:
        window.go(place)
        return window.stack

    for place in Place:
        walker.walk(f"new club, {place}", at, partial(show, place), page_and_header)
    walker.walk("new club", at, lambda: show(Place.TONIGHT).window(), menu_bar)


def test_every_button_and_menu_line_of_a_whist_drive(
    club: Any, controller: Any, window: MainWindow, walker: Walker, hands: Any, tmp_path: Any
) -> None:
    evening = club.act(evenings.create_evening, datetime.date.today()).new(EveningRecord)
    people = [club.act(players.add_player, f"P{number:02}").new(PlayerRecord) for number in range(9)]
    controller.act(evenings.set_present, evening, people)
    window.open_evening(evening)
    window.tonight.show_draw()
    for text in ("Short whist", "Progressive drive", "Seat round 1"):
        hands.press(window.stack, text)
    at = Rich(club, controller, window, tmp_path, people, evening)

    def show() -> QWidget:
        window.open_evening(evening)
        window.tonight.show_drive()
        return window.stack

    walker.walk("drive", at, show, page_and_header)
    walker.walk("drive", at, lambda: show().window(), menu_bar)
