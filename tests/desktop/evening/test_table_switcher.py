"""From table to table: prefix and number, card, Ctrl and number; what was announced stays at each table."""

import datetime

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.desktop.support.acting import acted
from whistclub.club import queries
from whistclub.club.actions import evenings, players, tables
from whistclub.club.ports import EveningRecord, PlayerRecord, SheetRecord
from whistclub.desktop.evening.table_card import TableCard, status_sign
from whistclub.desktop.main_window.window import MainWindow
from whistclub.entry import drafts

KEYPAD, PLAIN = Qt.KeyboardModifier.KeypadModifier, Qt.KeyboardModifier.NoModifier
GAMES = {1: "belgian", 2: "whist32", 3: "tourangeau", 4: "classic", 12: "belgian"}


@pytest.fixture
def sheets(window, controller):
    """Five tables of tonight: 1 to 4, one of each game, and 12."""
    evening = acted(controller, evenings.create_evening, datetime.date(2026, 11, 27)).new(EveningRecord)
    seated = {}
    for number, game in GAMES.items():
        people = [
            acted(controller, players.add_player, f"{name}{number}").new(PlayerRecord)
            for name in ("Ada", "Bo", "Cy", "Di")
        ]
        change = acted(controller, tables.seat_table, evening, game=game, players=people, table=number)
        seated[number] = change.new(SheetRecord)
    window.open_evening(evening)
    QApplication.processEvents()
    return seated


def press(window, text, modifiers=PLAIN, code=0):
    """One key to whatever has the focus."""
    target = QApplication.focusWidget() or window
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QCoreApplication.sendEvent(target, QKeyEvent(kind, code or ord(text.upper()), modifiers, 0, 0, 0, text))


def go(window, number, prefix="/", modifiers=KEYPAD):
    press(window, prefix, modifiers)
    for digit in str(number):
        press(window, digit, modifiers)


def page(window):
    return window.tonight.stack.currentWidget()


def shown(window, sheets):
    return next((number for number, sheet in sheets.items() if sheet == window.tonight.sheet_id), None)


def test_another_table_is_reached_after_a_key_that_meant_nothing(window, sheets):
    go(window, 3)
    press(window, "z")
    assert page(window).strip.banner.text().startswith("Z cannot stand here")
    go(window, 2)
    assert shown(window, sheets) == 2


def test_four_tables_are_served_in_turn_each_in_its_own_phase(window, controller, sheets):
    asks = {2: "sd", 3: "01", 4: "1", 12: "p13"}
    for number, keys in asks.items():
        go(window, number)
        assert shown(window, sheets) == number
        for key in keys:
            press(window, key)
    QApplication.processEvents()
    before = {number: controller.read(queries.sheet, sheets[number]).draft for number in asks}
    window.close()
    again = MainWindow(controller.preferences)
    again.show()
    again.open(controller)
    again.open_evening(controller.read(queries.open_evening).id)
    again.activateWindow()
    QTest.qWaitForWindowActive(again)
    for number in asks:
        go(again, number)
        assert page(again).entry.draft()["tokens"] == before[number]["tokens"] != []
    assert not page(again).view.score.lines


@pytest.mark.parametrize(("prefix", "modifiers"), [("/", KEYPAD), ("/", PLAIN), (":", PLAIN)])
@pytest.mark.parametrize("digit", ["2", "é"])
def test_the_prefix_of_every_keyboard(window, sheets, prefix, modifiers, digit):
    press(window, prefix, modifiers)
    assert not window.switch.isHidden()
    press(window, digit)
    assert shown(window, sheets) == 2
    assert window.switch.isHidden()


def test_a_digit_alone_changes_no_table(window, sheets):
    go(window, 2)
    press(window, "3")
    assert shown(window, sheets) == 2


def test_a_first_digit_waits_for_a_second_or_enter(window, sheets, qtbot):
    go(window, 1)
    assert shown(window, sheets) is None
    assert window.switch.typed.text() == "Table 1_"
    press(window, "", code=Qt.Key.Key_Enter)
    assert shown(window, sheets) == 1
    go(window, 12)
    assert shown(window, sheets) == 12
    go(window, 1)
    qtbot.waitUntil(lambda: shown(window, sheets) == 1)


def test_escape_and_backspace_stay_at_the_table_with_the_keys_in_the_strip(window, sheets):
    go(window, 2)
    strip = page(window).strip
    for keys in ((Qt.Key.Key_Escape,), (Qt.Key.Key_Backspace,)):
        press(window, "/")
        for key in keys:
            press(window, "", code=key)
        assert window.switch.isHidden()
        assert (shown(window, sheets), QApplication.focusWidget()) == (2, strip)
    press(window, "/")
    press(window, "1")
    press(window, "", code=Qt.Key.Key_Backspace)
    assert window.switch.typed.text() == "Table _"


def test_a_number_no_table_has_is_said_to_be_wrong(window, sheets):
    go(window, 7)
    assert window.switch.typed.text() == "✗ No table 7"
    press(window, "4")
    assert shown(window, sheets) == 4


def test_a_tap_on_the_bar_opens_the_table(window, sheets):
    press(window, "/")
    chip = next(chip for chip in window.switch.tables.shown() if chip.label_text == "3")
    assert min(chip.width(), chip.height()) >= 44
    assert chip.accessibleName().startswith("Table 3")
    QTest.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert shown(window, sheets) == 3


def test_the_card_says_what_was_announced_and_since_when(window, controller, sheets, monkeypatch):
    go(window, 12)
    for key in "p130c":
        press(window, key)
    page(window).leave()
    QApplication.processEvents()
    view = controller.read(queries.sheet, sheets[12])
    assert status_sign(view) == "!"
    since = drafts.since_text(view.draft)
    card = next(card for card in window.findChildren(TableCard) if card.view.record.table == 12 and card.isVisible())
    assert card.status.text() == f"! Pair 10 ♣ · Ada12, Cy12, since {since}"
    assert card.status.text() in card.accessibleName()


def test_a_card_asks_what_is_still_to_be_announced(window, controller, sheets):
    for number, keys, asked in (
        (12, "p1", "Who is the partner of Ada12?"),
        (3, "000", "How many tricks does Ada3 bid?"),
    ):
        go(window, number)
        for key in keys:
            press(window, key)
        page(window).leave()
        QApplication.processEvents()
        cards = [card for card in window.findChildren(TableCard) if card.isVisible()]
        card = next(card for card in cards if card.view.record.table == number)
        assert card.status.text().endswith(f"\n{asked}")


def test_the_result_does_not_move_the_time_of_the_announcement(window, controller, sheets):
    go(window, 12)
    for key in "p130c":
        press(window, key)
    entry, early = page(window).entry, datetime.datetime(2026, 11, 27, 19, 36, tzinfo=datetime.UTC)
    first = drafts.kept(entry, None, early)
    press(window, "8")
    later = drafts.kept(entry, first, early + datetime.timedelta(minutes=5))
    assert (later["since"], later["tokens"][-1]) == (first["since"], "r:8")
    press(window, "", code=Qt.Key.Key_Backspace)
    press(window, "", code=Qt.Key.Key_Backspace)
    press(window, "h")
    other = drafts.kept(entry, first, early + datetime.timedelta(minutes=9))
    assert other["since"] > first["since"]
