"""Two markers at the same window: one who has a keyboard, one who has a mouse. Neither knows the program's insides:
they read what is on the screen, and press."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QWheelEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QDialog,
    QFileDialog,
    QListWidget,
    QMenu,
    QScrollArea,
    QWidget,
)

from whistclub.club.names import plain
from whistclub.desktop.app import Program
from whistclub.desktop.deal_entry.chips import ChoiceChip
from whistclub.desktop.evening.table_card import TableCard
from whistclub.desktop.main_window.window import MainWindow
from whistclub.desktop.preferences import Preferences
from whistclub.desktop.score_table.page import TablePage

W = TypeVar("W", bound=QWidget)

MANY = 90
"""Presses after which a marker gives up."""
LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


class Marker(ABC):
    """Starts the program with the settings in ``folder``, and uses it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.faults: list[str] = []
        self.program: Program
        self.start()

    # -- the program

    def start(self) -> None:
        """Starts the program; it opens the club it had open last."""
        self.ended = False
        self.program = Program(Preferences.load(self.folder / "settings.toml"), None)
        self.program.crash_reports.happened.connect(self.faults.append)
        self.window.resize(1092, 614)
        self.window.show()
        self.window.activateWindow()
        QTest.qWaitForWindowActive(self.window)
        self.until(lambda: self.window.controller is not None)

    def end(self) -> None:
        """Ends it."""
        if self.ended:
            return
        self.ended = True
        self.quit()
        self.settle()
        assert not self.window.isVisible()
        self.program.leave()
        self.window.deleteLater()
        self.settle()

    @abstractmethod
    def quit(self) -> None: ...

    @property
    def window(self) -> MainWindow:
        return self.program.window

    def read(self, query: Callable[..., Any], *args: Any) -> Any:
        """What is stored."""
        assert self.program.club is not None
        return self.program.club.read(query, *args)

    # -- eyes

    def settle(self) -> None:
        for _ in range(3):
            QApplication.processEvents()

    def until(self, there: Callable[[], Any]) -> Any:
        """Waits until ``there`` gives something."""
        for _ in range(200):
            if found := there():
                return found
            QTest.qWait(10)
        raise AssertionError("what was waited for did not come")

    def seen(self, kind: type[W]) -> W:
        """The one widget of that kind on the screen."""
        inside = [widget for widget in QApplication.allWidgets() if isinstance(widget, kind) and widget.isVisible()]
        assert len(inside) == 1, (kind, inside)
        return inside[0]

    @property
    def table(self) -> TablePage:
        return self.seen(TablePage)

    def chip(self, label: str) -> ChoiceChip:
        """The choice of the strip that reads ``label``, to be had."""
        chips = [chip for row in self.table.strip.rows if row.isVisible() for chip in row.shown()]
        (found,) = [chip for chip in chips if chip.label_text == label]
        assert found.isEnabled(), (label, found.toolTip())
        return found

    @property
    def sees_complete(self) -> bool:
        return self.table.strip.commit.isEnabled()

    @property
    def chosen(self) -> list[str]:
        """The choices made so far, as the strip reads."""
        return [chip.label_text for chip in self.table.strip.steps.shown()]

    # -- hands

    @abstractmethod
    def press(self, text: str) -> None:
        """Presses the button that says or is called ``text``."""

    @abstractmethod
    def choose(self, label: str) -> None:
        """Makes a choice in the strip."""

    @abstractmethod
    def commit(self) -> None: ...

    @abstractmethod
    def check_in(self, names: Iterable[str]) -> None: ...

    @abstractmethod
    def open_seating(self) -> None: ...

    @abstractmethod
    def sit(self, names: Iterable[str]) -> None: ...

    @abstractmethod
    def switch(self, text: str) -> None:
        """Checks a box in the dialog that is open."""

    @abstractmethod
    def open_table(self, number: int) -> None: ...

    @abstractmethod
    def leave_table(self) -> None:
        """Back to the tables."""

    @abstractmethod
    def change_result(self, deal: int, tricks: str) -> None:
        """Gives the deal of that number another result and keeps it."""

    @abstractmethod
    def undo(self) -> None: ...

    @abstractmethod
    def print_standings(self) -> None: ...

    @abstractmethod
    def to_ranking(self) -> None: ...

    @abstractmethod
    def export(self) -> None:
        """Asks for the evening's file."""

    @abstractmethod
    def accept_file(self, dialog: QFileDialog) -> None:
        """Saves under the name proposed."""

    def say(self, labels: Iterable[str]) -> None:
        """Makes choices one after the other."""
        for label in labels:
            self.choose(label)

    def saved(self, ask: Callable[..., None], *args: Any) -> None:
        """Asks for a file, and accepts where the program proposes to put it."""
        done: list[bool] = []
        busy: list[bool] = []

        def answer() -> None:
            # A dialog that does not yet take the keys is asked again.
            dialog = QApplication.activeModalWidget()
            if isinstance(dialog, QFileDialog) and dialog.isVisible() and not busy:
                busy.append(True)
                self.accept_file(dialog)
                busy.clear()
                done.append(True)

        watch = QTimer()
        watch.timeout.connect(answer)
        watch.start(100)
        ask(*args)
        watch.stop()
        assert done, "no file was asked for"
        self.settle()


class ByKeys(Marker):
    """Never touches the mouse."""

    def front(self) -> QWindow:
        """The window that gets the keys. After a dialog a window manager gives them back to the window beneath; the
        offscreen platform has none."""
        if QGuiApplication.focusWindow() is None:
            (QApplication.activeModalWidget() or self.window).activateWindow()
            self.settle()
        window = QGuiApplication.focusWindow()
        assert window is not None
        return window

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        """One key, to whatever the system sends keys to."""
        QTest.keyClick(self.front(), key, modifiers)
        self.settle()

    def control(self, key: Qt.Key) -> None:
        self.key(key, Qt.KeyboardModifier.ControlModifier)

    def type(self, text: str) -> None:
        for letter in text:
            for action in (QTest.KeyAction.Press, QTest.KeyAction.Release):
                QTest.sendKeyEvent(action, self.front(), Qt.Key(ord(letter.upper())), letter, PLAIN)
            self.settle()

    def tab_to(self, text: str) -> QWidget:
        """Tab, until the focus is on what says ``text``."""
        for _ in range(MANY):
            at = QApplication.focusWidget()
            said = (at.accessibleName(), at.text()) if isinstance(at, QAbstractButton) else ()
            if text in said:
                return at
            self.key(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab never comes to {text}")

    def quit(self) -> None:
        self.key(Qt.Key.Key_F10)
        self.key(Qt.Key.Key_C)
        self.key(Qt.Key.Key_Up)
        self.key(Qt.Key.Key_Return)

    def press(self, text: str) -> None:
        self.tab_to(text)
        self.key(Qt.Key.Key_Space)

    def choose(self, label: str) -> None:
        hint = self.chip(label).key_hint
        assert len(hint) == 1, (label, hint)
        self.type(hint.lower())

    def commit(self) -> None:
        self.key(Qt.Key.Key_Return)

    def check_in(self, names: Iterable[str]) -> None:
        for name in names:
            self.type(name)
            self.key(Qt.Key.Key_Down)
            self.key(Qt.Key.Key_Return)

    def open_seating(self) -> None:
        self.control(Qt.Key.Key_T)

    def sit(self, names: Iterable[str]) -> None:
        for name in names:
            self.type(plain(name)[:3])
            self.key(Qt.Key.Key_Return)

    def switch(self, text: str) -> None:
        self.press(text)

    def open_table(self, number: int) -> None:
        self.control(Qt.Key(ord(str(number))))

    def leave_table(self) -> None:
        self.key(Qt.Key.Key_Escape)

    def change_result(self, deal: int, tricks: str) -> None:
        self.key(Qt.Key.Key_Up)
        for _ in range(MANY):
            if self.table.sheet.selected() == deal - 1:
                break
            self.key(Qt.Key.Key_Down)
        self.key(Qt.Key.Key_Return)
        self.key(Qt.Key.Key_Backspace)
        self.choose(tricks)
        self.key(Qt.Key.Key_Return)

    def undo(self) -> None:
        self.control(Qt.Key.Key_Z)

    def print_standings(self) -> None:
        self.control(Qt.Key.Key_P)

    def to_ranking(self) -> None:
        self.control(Qt.Key.Key_F5)

    def export(self) -> None:
        self.control(Qt.Key.Key_E)

    def accept_file(self, dialog: QFileDialog) -> None:
        self.key(Qt.Key.Key_Return)


class ByMouse(Marker):
    """Never touches the keyboard."""

    def click(self, widget: QWidget, at: QPoint | None = None, double: bool = False) -> None:
        """Where the widget is on the screen, once it has been wheeled into sight."""
        point = widget.rect().center() if at is None else at
        self.bring(widget, point)
        top = widget.window()
        place = widget.mapTo(top, point)
        hit = top.childAt(place) or top
        assert hit is widget or widget.isAncestorOf(hit), (widget.accessibleName(), hit)
        handle = top.windowHandle()
        assert handle is not None
        QTest.mouseClick(handle, LEFT, PLAIN, place)
        if double:
            QTest.mouseDClick(handle, LEFT, PLAIN, place)
        self.settle()

    def bring(self, widget: QWidget, point: QPoint) -> None:
        """Turns the wheel over the area the widget scrolls in, until the widget can be seen."""
        area: QWidget | None = widget.parentWidget()
        while area is not None and not isinstance(area, QScrollArea):
            area = area.parentWidget()
        if area is None:
            return
        port = area.viewport()
        for _ in range(MANY):
            y = widget.mapTo(port, point).y()
            if 8 <= y <= port.height() - 8:
                return
            turn = QPoint(0, 60 if y < 8 else -60)
            middle = QPointF(port.rect().center())
            wheel = QWheelEvent(
                middle, port.mapToGlobal(middle), QPoint(), turn, Qt.MouseButton.NoButton, PLAIN,
                Qt.ScrollPhase.NoScrollPhase, False,
            )  # fmt: skip
            QApplication.sendEvent(port, wheel)
            self.settle()

    def menu(self, title: str, text: str) -> None:
        """An entry of the menu of everything else."""
        self.click(self.window.header.more)
        menu = self.until(QApplication.activePopupWidget)
        assert isinstance(menu, QMenu)
        (entry,) = [action for action in menu.actions() if action.text().replace("&", "") == title]
        self.click(menu, menu.actionGeometry(entry).center())
        inside = QApplication.activePopupWidget()
        assert isinstance(inside, QMenu)
        (act,) = [action for action in inside.actions() if action.text() == text]
        assert act.isEnabled()
        self.click(inside, inside.actionGeometry(act).center())

    def quit(self) -> None:
        self.menu("Club", "Quit")

    def press(self, text: str) -> None:
        top = QApplication.activeModalWidget() or self.window
        found = [
            button
            for button in top.findChildren(QAbstractButton)
            if button.isVisible() and text in (button.text(), button.accessibleName())
        ]
        assert len(found) == 1, (text, found)
        assert found[0].isEnabled(), text
        self.click(found[0])

    def choose(self, label: str) -> None:
        self.click(self.chip(label))

    def commit(self) -> None:
        self.click(self.table.strip.commit)

    def check_in(self, names: Iterable[str]) -> None:
        self.click(self.window.tonight.view.check_in.field)
        for name in names:
            proposals = self.seen(QListWidget)
            (item,) = [item for item in map(proposals.item, range(proposals.count())) if item.text() == name]
            self.click(proposals.viewport(), proposals.visualItemRect(item).center())

    def open_seating(self) -> None:
        self.press("Seat a table…")

    def sit(self, names: Iterable[str]) -> None:
        for name in names:
            self.press(name)

    def switch(self, text: str) -> None:
        (box,) = [box for box in self.seen(QDialog).findChildren(QCheckBox) if box.text() == text]
        self.click(box, QPoint(12, box.height() // 2))

    def open_table(self, number: int) -> None:
        if any(isinstance(widget, TablePage) and widget.isVisible() for widget in QApplication.allWidgets()):
            self.leave_table()
        cards = [card for card in self.window.findChildren(TableCard) if card.isVisible()]
        self.click(next(card for card in cards if card.heading == f"Table {number}"))

    def leave_table(self) -> None:
        self.press("‹ Tables")

    def change_result(self, deal: int, tricks: str) -> None:
        page = self.table
        row = page.sheet.scores.position(deal - 1)
        place = page.sheet.visualRect(page.sheet.scores.index(row, 2)).center()
        self.click(page.sheet.viewport(), place)
        self.press(f"Change (deal {deal})")
        self.click(page.strip.steps.shown()[-1])
        self.choose(tricks)
        self.press("Keep the change  ⏎")

    def undo(self) -> None:
        self.click(self.window.header.undo)

    def print_standings(self) -> None:
        self.press("Print…")

    def to_ranking(self) -> None:
        self.press("Ranking")

    def export(self) -> None:
        self.menu("Evening", "Export this evening…")

    def accept_file(self, dialog: QFileDialog) -> None:
        (save,) = [button for button in dialog.findChildren(QAbstractButton) if button.text() == "&Save"]
        self.click(save)
