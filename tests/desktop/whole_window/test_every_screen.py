"""Every page and every dialog on small and dense screens and with large text (cases.md H23), by keyboard, wheel and
screen reader."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QAccessible, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QDateEdit,
    QDialog,
    QFileDialog,
    QMessageBox,
    QPushButton,
    QRadioButton,
    QScrollBar,
    QSpinBox,
    QTabBar,
    QWidget,
)

from tests.desktop.support.everything import DIALOGS, PAGES, Rich, faults, kinds_of_dialogs, shut
from whistclub.club import queries
from whistclub.desktop.design import theme
from whistclub.desktop.design.segments import INSIDE as SEGMENT_EDGE
from whistclub.desktop.design.segments import Segment
from whistclub.desktop.design.widgets import ChipButton
from whistclub.desktop.dialogs.dialog import Dialog
from whistclub.desktop.preferences import TEXT_SIZES
from whistclub.desktop.score_table.page import TablePage

pytestmark = [pytest.mark.qt_log_ignore("propagateSizeHints"), pytest.mark.timeout(300)]

SMALL = (1092, 590)
"""What 1366 × 768 at 125 % leaves to a window, without its title."""
FULL_HD, FOUR_K = (1280, 690), (1920, 1050)
"""1920 × 1080 at 150 %, 3840 × 2160 at 200 %."""


def test_every_dialog_of_the_program_is_looked_at() -> None:
    assert kinds_of_dialogs() == set(DIALOGS)


@pytest.mark.parametrize(
    ("language", "text", "size"),
    [("en", 100, SMALL), ("fr", 100, SMALL), ("nl", 100, SMALL), ("fr", 150, SMALL), ("en", 200, SMALL),
     ("fr", 200, SMALL), ("nl", 200, SMALL), ("fr", 150, FULL_HD), ("fr", 200, FOUR_K)],
)  # fmt: skip
def test_h23_nothing_is_cut_and_every_button_is_in_reach(
    club_in: Any, language: str, text: int, size: tuple[int, int]
) -> None:
    at = club_in(language, text, size)
    found: list[str] = []
    for name, show in PAGES.items():
        show(at)
        found += [f"{name}: {fault}" for fault in faults(at.window)]
        assert at.window.size().toTuple() == size, name
    for name, open_ in DIALOGS.items():
        dialog = open_(at)
        found += [f"{name}: {fault}" for fault in faults(dialog)]
        if dialog.width() > size[0] or dialog.height() > size[1]:
            found.append(f"{name}: {dialog.size().toTuple()} in {size}")
        found += [f"{name}: {button} out of reach" for button in _out_of_reach(dialog)]
        shut(at)
    assert not found, "\n".join(found)


def _out_of_reach(dialog: QDialog) -> list[str]:
    """OK and Cancel must be seen whole without scrolling."""
    if not isinstance(dialog, Dialog):
        return []
    whole = dialog.rect()
    return [
        button.text()
        for button in (dialog.ok, dialog.cancel)
        if button.isVisibleTo(dialog) and not whole.contains(button.geometry())
    ]


def test_h23_at_twice_the_dots_everything_is_as_on_the_small_screen(tmp_path: Path) -> None:
    """4K at 200 %: the same logical sizes, twice the dots. The ratio belongs to the process, so it has its own."""
    env = {**os.environ, "QT_SCALE_FACTOR": "2", "QT_QPA_PLATFORM": "offscreen", "WHISTCLUB_HOME": str(tmp_path)}
    run = subprocess.run(
        [sys.executable, "-m", "tests.desktop.support.everything", str(tmp_path)], env=env, capture_output=True,
        timeout=240, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stdout.decode() + run.stderr.decode()
    assert b"ratio 2" in run.stdout


@pytest.mark.parametrize(("text", "rows"), [(size, 5 if size == 100 else 3) for size in TEXT_SIZES if size <= 150])
def test_h23_the_score_sheet_has_room_beside_the_strip(club_in: Any, text: int, rows: int) -> None:
    at = club_in("fr", text)
    for name in ("belgian", "five", "tourangeau", "whist32", "classic"):
        PAGES["belgian, five" if name == "five" else name](at)
        page = _table(at)
        QApplication.processEvents()
        sheet = page.sheet
        assert sheet.viewport().height() >= rows * sheet.verticalHeader().defaultSectionSize(), name
        assert page.strip.commit.isVisible()
        assert sheet.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("text", TEXT_SIZES)
def test_h23_ten_deals_of_four_players_are_read_without_scrolling_sideways(club_in: Any, text: int) -> None:
    at = club_in("fr", text)
    PAGES["belgian"](at)
    page = _table(at)
    QApplication.processEvents()
    assert page.sheet.scores.rowCount() >= 9
    assert page.sheet.horizontalScrollBar().maximum() == 0
    assert page.sheet.viewport().height() >= page.sheet.verticalHeader().defaultSectionSize()
    whole = page.window().rect()
    for control in (page.strip.commit, page.strip.back):
        assert whole.contains(control.mapTo(page.window(), control.rect().bottomRight()))


def test_in_large_text_the_strip_makes_room_while_the_marker_is_on_the_sheet(club_in: Any) -> None:
    at = club_in("fr", 200)
    PAGES["belgian"](at)
    page = _table(at)
    page.strip.setFocus()
    QTest.keyClick(page.strip, Qt.Key.Key_Up)
    QApplication.processEvents()
    _settle()
    assert page.sheet.hasFocus()
    assert page.strip.folded
    assert page.sheet.viewport().height() >= 6 * page.sheet.verticalHeader().defaultSectionSize()
    QTest.keyClick(page.sheet, Qt.Key.Key_D)
    _settle()
    assert not page.strip.folded
    assert page.strip.hasFocus()
    assert page.strip.commit.isVisible()
    QTest.mouseClick(page.sheet.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(60, 10))
    _settle()
    assert page.strip.folded
    QTest.mouseClick(page.strip.banner, Qt.MouseButton.LeftButton)
    assert not page.strip.folded


def _settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


def _table(at: Rich) -> TablePage:
    page = at.window.tonight.stack.currentWidget()
    assert isinstance(page, TablePage)
    return page


TOUCHED, PRESSED = 44, 40
"""Least width and height of what is touched in the strip, and of any other button."""


def test_everything_that_is_pressed_is_large_enough_for_a_hand(club_in: Any) -> None:
    at = club_in()
    found = []
    for name, top in _screens(at):
        for each in top.findChildren(QAbstractButton):
            if not each.isVisible() or _part(each) or isinstance(each, QCheckBox | QRadioButton):
                continue
            least = PRESSED
            if isinstance(each, ChipButton) and not isinstance(each, Segment):
                least = TOUCHED
            hit = _hit(each)
            if min(hit) < least:
                found.append(f"{name}: {type(each).__name__} {each.accessibleName() or each.text()!r} {hit}")
    assert not found, "\n".join(sorted(set(found)))


def _hit(button: QAbstractButton) -> tuple[int, int]:
    """What can be pressed: a segment with the ground around it."""
    edge = 2 * SEGMENT_EDGE if isinstance(button, Segment) else 0
    return button.width() + edge, button.height() + edge


# -- what a screen reader, the keyboard and the wheel find


def _screens(at: Rich) -> Iterator[tuple[str, QWidget]]:
    for name, show in PAGES.items():
        show(at)
        QApplication.processEvents()
        yield name, at.window
    for name, open_ in DIALOGS.items():
        dialog = open_(at)
        QApplication.processEvents()
        yield name, dialog
        shut(at)


NO_ROLE = (QAccessible.Role.NoRole, QAccessible.Role.Whitespace, QAccessible.Role.Pane)


def test_whatever_takes_the_focus_has_a_name_and_a_role(club_in: Any) -> None:
    at = club_in()
    found = []
    for name, top in _screens(at):
        for widget in top.findChildren(QWidget):
            if not widget.isVisible() or not widget.focusPolicy() & Qt.FocusPolicy.TabFocus or _part(widget):
                continue
            said, role = _heard(widget)
            if not said.strip() or role in NO_ROLE:
                found.append(f"{name}: {type(widget).__name__} {said!r} {role.name}")
    assert not found, "\n".join(sorted(set(found)))


def _heard(widget: QWidget) -> tuple[str, QAccessible.Role]:
    """What a screen reader is told. The interface is Qt's own: nothing of it may outlive the question."""
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface.text(QAccessible.Text.Name), interface.role()


def _part(widget: QWidget) -> bool:
    """Inside a field that has the name."""
    return isinstance(widget.parentWidget(), QComboBox | QAbstractSpinBox)


def test_the_wheel_over_a_field_without_the_focus_changes_nothing(club_in: Any) -> None:
    at = club_in()
    found = []
    for name, top in _screens(at):
        kinds = (QAbstractSpinBox, QComboBox, QAbstractSlider, QTabBar)
        for widget in [child for kind in kinds for child in top.findChildren(kind)]:
            if isinstance(widget, QScrollBar) or not widget.isVisible():
                continue
            widget.clearFocus()
            for turn in (-120, 120):
                before = _value(widget)
                _wheel(widget, turn)
                if _value(widget) != before:
                    found.append(f"{name}: {type(widget).__name__} {widget.accessibleName()!r}")
    assert not found, "\n".join(sorted(set(found)))


def _value(widget: QWidget) -> object:
    if isinstance(widget, QComboBox | QTabBar):
        return widget.currentIndex()
    if isinstance(widget, QDateEdit):
        return widget.date()
    assert isinstance(widget, QSpinBox | QAbstractSlider)
    return widget.value()


def _wheel(widget: QWidget, turn: int) -> None:
    middle = QPointF(widget.rect().center())
    event = QWheelEvent(
        middle, widget.mapToGlobal(middle), QPoint(), QPoint(0, turn), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QCoreApplication.sendEvent(widget, event)


@pytest.mark.parametrize("theme_", ["light", "dark", "contrast"])
def test_every_screen_is_drawn_in_every_theme(club_in: Any, theme_: str) -> None:
    at = club_in(theme=theme_)
    ground = theme.colours().ground
    for name, top in _screens(at):
        assert not top.grab().isNull(), name
    assert theme.colours().ground == ground == theme.colours_of(theme_).ground


# -- two presses where one was meant


def test_a_double_click_on_a_button_does_it_once(club_in: Any) -> None:
    """Every push button of every screen: pressed twice it leaves at most one entry in the history, one dialog more."""
    at = club_in()
    found, pressed = [], set[str]()
    watch = QTimer(interval=10)
    watch.timeout.connect(_refuse_files)
    watch.start()
    for name, show in {**PAGES, **DIALOGS}.items():
        top = show(at) if name in DIALOGS else (show(at), at.window)[1]
        for place, button in enumerate(_buttons(top)):
            if name in PAGES and shiboken6.isValid(button) and _told(button) in pressed:
                continue
            shut(at)
            top = show(at) if name in DIALOGS else (show(at), at.window)[1]
            _settle()
            buttons = _buttons(top)
            if place >= len(buttons):
                continue
            button = buttons[place]
            pressed.add(_told(button))
            before, dialogs = at.controller.read(queries.history), _open_dialogs()
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
            if shiboken6.isValid(button):
                QTest.mouseDClick(button, Qt.MouseButton.LeftButton)
            _settle()
            done = len(at.controller.read(queries.history)) - len(before)
            if done > 1 or _open_dialogs() - dialogs > 1:
                found.append(f"{name}: {button.accessibleName() if shiboken6.isValid(button) else place}: {done}")
            shut(at)
            for _ in range(done):
                at.controller.undo()
    watch.stop()
    assert len(pressed) > 80
    assert not found, "\n".join(found)


def _buttons(top: QWidget) -> list[QPushButton]:
    """What can be pressed there and does not mean to be pressed again and again."""
    return [
        button
        for button in top.findChildren(QPushButton)
        if button.isVisible() and button.isEnabled() and button.menu() is None and not getattr(button, "repeats", False)
    ]


def _told(button: QPushButton) -> str:
    return f"{button.accessibleName()} {button.text()}"


def _open_dialogs() -> int:
    return sum(isinstance(top, QDialog) and top.isVisible() for top in QApplication.topLevelWidgets())


def _refuse_files() -> None:
    """Nobody is there to choose a file or to print."""
    dialog = QApplication.activeModalWidget()
    if isinstance(dialog, QFileDialog | QMessageBox):
        dialog.reject()
