"""Ctrl+Z takes back what was done last wherever the marker stands, and what it would take back is always readable."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from whistclub.club import queries
from whistclub.club.actions.deals import enter_deal
from whistclub.club.actions.evenings import set_present
from whistclub.club.actions.players import add_player
from whistclub.club.ports import PlayerRecord
from whistclub.desktop.controller import Controller
from whistclub.desktop.design import theme
from whistclub.desktop.main_window.window import MainWindow
from whistclub.rules.belgian.facts import Attempt, BelgianDeal

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def evening(window: MainWindow, hands: Any) -> MainWindow:
    hands.press(window, "Start the evening")
    window.activateWindow()
    QApplication.processEvents()
    return window


def test_undo_right_after_checking_in_undoes_that_and_not_the_typing(
    evening: MainWindow, controller: Controller, hands: Any
) -> None:
    field = evening.tonight.view.check_in.field
    hands.check_in(evening, ("Ada", "Bob"))
    assert QApplication.focusWidget() is field
    assert controller.undo_text() == "new player Bob, checked in"
    QTest.keyClick(field, Qt.Key.Key_Z, CTRL)
    assert field.text() == ""
    assert hands.names_shown(evening) == ["Ada"]
    assert [player.name for player in controller.read(queries.players)] == ["Ada"]
    QTest.keyClick(field, Qt.Key.Key_Y, CTRL)
    assert hands.names_shown(evening) == ["Ada", "Bob"]


def test_what_is_typed_in_the_field_is_undone_there(evening: MainWindow, controller: Controller, hands: Any) -> None:
    field = evening.tonight.view.check_in.field
    hands.check_in(evening, ("Ada",))
    hands.type(field, "xy")
    QTest.keyClick(field, Qt.Key.Key_Z, CTRL)
    assert field.text() != "xy"
    assert hands.names_shown(evening) == ["Ada"]


def test_checking_in_and_out_is_named_by_who_came_or_went(
    evening: MainWindow, controller: Controller, hands: Any
) -> None:
    ada, bob = (controller.club.act(add_player, name).new(PlayerRecord) for name in ("Ada", "Bob"))
    number = evening.tonight.evening_id
    for present, said in (
        ([ada], "check-in of Ada"), ([ada, bob], "check-in of Bob"), ([bob], "check-out of Ada"),
        ([], "check-out of Bob"), ([bob, ada], "2 check-ins"),
    ):  # fmt: skip
        controller.act(set_present, number, present)
        assert controller.undo_text() == said


@pytest.mark.parametrize("size", [100, 200])
def test_the_undo_icon_names_what_it_takes_back_and_stays_in_the_window(
    evening: MainWindow, controller: Controller, hands: Any, qapp: QApplication, size: int
) -> None:
    theme.apply(qapp, "light", size)
    evening.rebuild()
    hands.check_in(evening, ("Ada", "Bob", "Cas", "Dan"))
    evening.tonight.show_seating()
    hands.press(evening, "In order")
    hands.press(evening, "Seat the table")
    (sheet,) = evening.tonight.view.sheet_ids.values()
    for _ in range(10):
        controller.act(enter_deal, sheet, BelgianDeal("contract", (Attempt("solo", (0,), 7, 8),)))
    evening.tonight.show_table(sheet)
    QApplication.processEvents()
    undo = evening.header.undo
    assert "deal 10, table 1" in undo.toolTip()
    assert undo.accessibleName() == "Undo: deal 10, table 1"
    assert undo.mapTo(evening, undo.rect().topRight()).x() < evening.width()
