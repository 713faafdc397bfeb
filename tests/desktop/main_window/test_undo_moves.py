"""Undo and redo from the window: one key, then what it has moved, with the way back at hand."""

import datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.desktop.support.acting import acted
from whistclub.club import queries
from whistclub.club.actions import deals, evenings, players, tables
from whistclub.club.ports import EveningRecord, PlayerRecord, SheetRecord
from whistclub.desktop.dialogs.consequences import ConfirmDialog
from whistclub.desktop.evening.table_card import CardAction, TableCard
from whistclub.desktop.main_window.sidebar import Place
from whistclub.desktop.main_window.window import MainWindow
from whistclub.rules.belgian import Attempt, BelgianDeal

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def sheet(window, controller):
    """A table of tonight with one deal."""
    evening = acted(controller, evenings.create_evening, datetime.date(2026, 11, 27)).new(EveningRecord)
    people = [acted(controller, players.add_player, name).new(PlayerRecord) for name in ("Ada", "Bea", "Cas", "Dan")]
    seated = acted(controller, tables.seat_table, evening, game="belgian", players=people).new(SheetRecord)
    controller.act(deals.enter_deal, seated, BelgianDeal("contract", (Attempt("solo", (0,), 8, 8),)))
    window.open_evening(evening)
    QApplication.processEvents()
    return seated


def test_undo_says_what_it_moved_and_offers_to_do_it_again(window, controller, sheet, qtbot):
    QTest.keyClick(window, Qt.Key.Key_Z, CONTROL)
    assert not controller.read(queries.sheet, sheet).sheet.deals
    qtbot.waitUntil(lambda: not window.message.isHidden())
    lines = window.message.text.text().split("\n")
    assert lines[0] == "Undone: deal 1, table 1"
    assert lines[1].startswith("Table 1: Ada 1. → – (+15 → 0)")
    assert lines[2].startswith("Evening of 27/11/2026: ")
    assert window.message.act.text() == "Redo"
    QTest.mouseClick(window.message.act, Qt.MouseButton.LeftButton)
    assert len(controller.read(queries.sheet, sheet).sheet.deals) == 1
    qtbot.waitUntil(lambda: window.message.text.text().startswith("Done again: deal 1, table 1"))
    assert window.message.act.text() == "Undo"


def test_what_was_said_of_undo_goes_with_the_next_action(window, controller, sheet, qtbot):
    window.undo()
    qtbot.waitUntil(lambda: not window.message.isHidden())
    controller.act(deals.enter_deal, sheet, BelgianDeal("revoke", player=1))
    assert window.message.isHidden()


def test_undo_after_a_restart_is_told_the_same_way(window, controller, sheet, qtbot):
    window.close()
    again = MainWindow(controller.preferences)
    again.show()
    again.open(controller)
    again.undo()
    qtbot.waitUntil(lambda: not again.message.isHidden())
    assert "Ada 1. → – (+15 → 0)" in again.message.text.text()


def test_a_table_and_an_evening_are_taken_out_only_when_what_moves_is_confirmed(window, controller, sheet, hands):
    view = controller.read(queries.sheet, sheet)
    window.findChild(TableCard).wants.emit(CardAction.REMOVE)
    hands.press(hands.dialog(ConfirmDialog), "Cancel")
    assert len(controller.read(queries.evening, view.record.evening_id).sheets) == 1
    window.findChild(TableCard).wants.emit(CardAction.REMOVE)
    hands.press(hands.dialog(ConfirmDialog), "Remove")
    assert not controller.read(queries.evening, view.record.evening_id).sheets
    window.go(Place.EVENINGS)
    window.page(Place.EVENINGS)._delete()
    hands.press(hands.dialog(ConfirmDialog), "Delete")
    assert not controller.read(queries.evenings)
    assert window.message.text.text() == "The evening is deleted. Undo brings it back."
