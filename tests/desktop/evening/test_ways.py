"""Ways between the pages of an evening by keys: forward with Enter, back with Escape, to a table by number."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from whistclub.club import queries
from whistclub.club.actions.deals import enter_deal
from whistclub.club.actions.evenings import close_evening
from whistclub.desktop.controller import Controller
from whistclub.desktop.dialogs.ask import AskDialog
from whistclub.desktop.main_window.menus import MenuAction
from whistclub.desktop.main_window.sidebar import Place
from whistclub.desktop.main_window.window import MainWindow
from whistclub.desktop.score_table.page import TablePage
from whistclub.desktop.seating.draw_panel import DrawPanel
from whistclub.desktop.seating.seat_panel import SeatPanel
from whistclub.rules.belgian.facts import Attempt, BelgianDeal

CTRL, ALT, NONE = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def evening(window: MainWindow, hands: Any) -> MainWindow:
    """Nine players are there."""
    hands.press(window, "Start the evening")
    hands.check_in(window, ("Ada", "Bea", "Cas", "Dan", "Eva", "Fay", "Gus", "Hal", "Ida"))
    window.activateWindow()
    QApplication.processEvents()
    return window


def key(window: MainWindow, which: Qt.Key, with_: Qt.KeyboardModifier = NONE) -> None:
    """Presses a key where the focus is."""
    QTest.keyClick(QApplication.focusWidget() or window, which, with_)
    QApplication.processEvents()


def over(window: MainWindow) -> QWidget | None:
    return window.tonight._over


def seated(window: MainWindow, hands: Any) -> MainWindow:
    """Two tables of four; Ida waits."""
    window.tonight.show_seating()
    for _ in range(2):
        hands.press(window, "In order")
        QTest.keyClick(window, Qt.Key.Key_Return, CTRL)
        QApplication.processEvents()
    return window


def test_enter_in_the_empty_field_seats_the_table_and_goes_on_while_people_wait(
    evening: MainWindow, controller: Controller, hands: Any
) -> None:
    key(evening, Qt.Key.Key_T, CTRL)
    panel = over(evening)
    assert isinstance(panel, SeatPanel)
    for name in ("ad", "be", "ca"):
        hands.type(panel.field, name, Qt.Key.Key_Return)
    key(evening, Qt.Key.Key_Return)
    assert evening.tonight.evening_id is not None
    assert controller.read(queries.evening, evening.tonight.evening_id).sheets == ()
    hands.type(panel.field, "da", Qt.Key.Key_Return)
    key(evening, Qt.Key.Key_Return)
    assert len(controller.read(queries.evening, evening.tonight.evening_id).sheets) == 1
    assert over(evening) is panel
    assert panel.table.value() == 2
    for name in ("ev", "fa", "gu", "ha"):
        hands.type(panel.field, name, Qt.Key.Key_Return)
    assert panel.main_button() is panel.done
    key(evening, Qt.Key.Key_Return)
    assert len(controller.read(queries.evening, evening.tonight.evening_id).sheets) == 2
    assert over(evening) is None


def test_the_next_table_is_offered_only_while_somebody_waits(evening: MainWindow, hands: Any) -> None:
    evening.tonight.show_seating()
    panel = over(evening)
    assert isinstance(panel, SeatPanel)
    hands.press(evening, "In order")
    assert panel.seat_more.isVisible()
    key(evening, Qt.Key.Key_Return, CTRL)
    hands.press(evening, "In order")
    assert len(panel.seated()) == 5
    assert not panel.seat_more.isVisible()


def test_control_and_enter_seat_the_table_from_any_button(
    evening: MainWindow, controller: Controller, hands: Any
) -> None:
    evening.tonight.show_seating()
    hands.press(evening, "In order")
    hands.find(evening, "Conventions…").setFocus(Qt.FocusReason.TabFocusReason)
    key(evening, Qt.Key.Key_Return, CTRL)
    assert evening.tonight.evening_id is not None
    assert len(controller.read(queries.evening, evening.tonight.evening_id).sheets) == 1


@pytest.mark.parametrize("which", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_presses_the_button_that_has_the_focus(evening: MainWindow, hands: Any, which: Qt.Key) -> None:
    hands.find(evening, "Seat a table…").setFocus(Qt.FocusReason.TabFocusReason)
    key(evening, which)
    panel = over(evening)
    assert isinstance(panel, SeatPanel)
    panel.games["tourangeau"].setFocus(Qt.FocusReason.TabFocusReason)
    key(evening, which)
    assert panel.model.game == "tourangeau"
    panel.fills[1].setFocus(Qt.FocusReason.TabFocusReason)
    key(evening, which)
    assert len(panel.seated()) == 4


def test_enter_presses_a_focused_button_beside_the_strip(
    evening: MainWindow, controller: Controller, hands: Any
) -> None:
    seated(evening, hands)
    evening.tonight.open_table(1)
    page = over(evening)
    assert isinstance(page, TablePage)
    page.header.back.setFocus(Qt.FocusReason.TabFocusReason)
    key(evening, Qt.Key.Key_Return)
    assert over(evening) is None


def test_escape_on_the_empty_strip_goes_back_to_the_evening(evening: MainWindow, hands: Any) -> None:
    seated(evening, hands)
    evening.tonight.open_table(1)
    page = over(evening)
    assert isinstance(page, TablePage)
    QTest.keyClicks(page.strip, "s")
    key(evening, Qt.Key.Key_Escape)
    assert over(evening) is page
    key(evening, Qt.Key.Key_Escape)
    assert over(evening) is None
    assert evening.tonight.view.isVisible()


def test_alt_and_left_and_the_place_itself_go_back_from_a_table(evening: MainWindow, hands: Any) -> None:
    seated(evening, hands)
    for back in ((Qt.Key.Key_Left, ALT), (Qt.Key.Key_F2, CTRL)):
        evening.tonight.open_table(2)
        assert over(evening) is not None
        key(evening, *back)
        assert over(evening) is None
    evening.tonight.open_table(2)
    evening.go(Place.PLAYERS)
    key(evening, Qt.Key.Key_F2, CTRL)
    assert isinstance(over(evening), TablePage)
    QTest.mouseClick(evening.sidebar.buttons[Place.TONIGHT], Qt.MouseButton.LeftButton)
    assert over(evening) is None


def test_escape_leaves_the_seating_and_asks_when_somebody_was_seated(evening: MainWindow, hands: Any) -> None:
    evening.tonight.show_seating()
    key(evening, Qt.Key.Key_Escape)
    assert over(evening) is None
    evening.tonight.show_seating()
    hands.press(evening, "In order")
    key(evening, Qt.Key.Key_Escape)
    assert isinstance(over(evening), SeatPanel)
    hands.press(hands.dialog(AskDialog), "Leave the page")
    assert over(evening) is None


def test_escape_leaves_the_draw_and_asks_when_it_was_drawn_on_purpose(evening: MainWindow, hands: Any) -> None:
    evening.tonight.show_draw()
    key(evening, Qt.Key.Key_Escape)
    assert over(evening) is None
    evening.tonight.show_draw()
    hands.press(evening, "Draw again")
    key(evening, Qt.Key.Key_Escape)
    assert isinstance(over(evening), DrawPanel)
    hands.press(hands.dialog(AskDialog), "Leave the page")
    assert over(evening) is None


@pytest.mark.parametrize("how", ["prefix", "control"])
@pytest.mark.parametrize("where", ["evening", "closed", "seating", "table"])
def test_a_table_opens_by_its_number_from_every_page_of_the_evening(
    evening: MainWindow, controller: Controller, hands: Any, how: str, where: str
) -> None:
    seated(evening, hands)
    if where == "closed":
        controller.act(close_evening, evening.tonight.evening_id)
        evening.tonight.view.standings.selectRow(0)
        evening.tonight.view.standings.setFocus()
    elif where == "seating":
        evening.tonight.show_seating()
    elif where == "table":
        evening.tonight.open_table(1)
    QApplication.processEvents()
    if how == "prefix":
        key(evening, Qt.Key.Key_Slash)
        QTest.keyClicks(evening.switch, "2")
    else:
        key(evening, Qt.Key.Key_2, CTRL)
    QApplication.processEvents()
    page = over(evening)
    assert isinstance(page, TablePage)
    assert page.view.record.table == 2


@pytest.mark.parametrize("newest", [False, True])
def test_home_and_end_go_to_the_first_and_the_last_deal(
    evening: MainWindow, controller: Controller, hands: Any, newest: bool
) -> None:
    seated(evening, hands)
    controller.preferences.newest_first = newest
    sheet = evening.tonight.view.sheet_ids[1]
    for _ in range(14):
        controller.act(enter_deal, sheet, BelgianDeal("contract", (Attempt("solo", (0,), 7, 8),)))
    evening.tonight.open_table(1)
    page = over(evening)
    assert isinstance(page, TablePage)
    for which, index in ((Qt.Key.Key_Home, 0), (Qt.Key.Key_End, 13), (Qt.Key.Key_Home, 0)):
        key(evening, which)
        assert page.sheet.selected() == index
        assert page.sheet.hasFocus()
    key(evening, Qt.Key.Key_Escape)
    key(evening, Qt.Key.Key_End)
    assert page.sheet.selected() == 13


def test_an_evening_closed_today_is_offered_to_be_looked_at_before_another_one(
    evening: MainWindow, controller: Controller, hands: Any
) -> None:
    number = evening.tonight.evening_id
    controller.act(close_evening, number)
    menu = evening.actions_by_name[MenuAction.CLOSE_EVENING]
    assert menu.text() == "Reopen the evening"
    again = MainWindow(controller.preferences)
    again.show()
    again.open(controller)
    again.activateWindow()
    QApplication.processEvents()
    start = again.tonight.start
    assert start.closed_card.isVisible()
    assert again.focusWidget() is start.look
    QTest.keyClick(start.look, Qt.Key.Key_Return)
    assert again.tonight.evening_id == number
    again.tonight.leave()
    hands.press(again, "Reopen the evening")
    assert again.tonight.evening_id == number
    assert again.actions_by_name[MenuAction.CLOSE_EVENING].text() == "Close the evening"
    record = controller.read(queries.open_evening)
    assert record is not None
    assert record.id == number


def test_another_evening_of_the_same_date_is_a_choice_of_its_own(
    evening: MainWindow, controller: Controller, hands: Any
) -> None:
    controller.act(close_evening, evening.tonight.evening_id)
    evening.tonight.leave()
    hands.press(evening, "Start another evening")
    record = controller.read(queries.open_evening)
    assert record is not None
    assert record.number == 2


def test_a_closed_table_says_what_was_played_not_what_comes(
    evening: MainWindow, controller: Controller, hands: Any
) -> None:
    seated(evening, hands)
    sheet = evening.tonight.view.sheet_ids[1]
    for _ in range(3):
        controller.act(enter_deal, sheet, BelgianDeal("contract", (Attempt("solo", (0,), 7, 8),)))
    controller.act(close_evening, evening.tonight.evening_id)
    card = evening.tonight.view._by_sheet[sheet]
    assert "3 deals played" in card.progress.text()
    assert "deal 4" not in card.progress.text()


def test_who_has_played_no_deal_has_neither_place_nor_points_in_the_standings(
    evening: MainWindow, controller: Controller, hands: Any
) -> None:
    seated(evening, hands)
    model = evening.tonight.view.standings.grid_model

    def shown(line: int) -> list[str]:
        return [str(model.index(line, column).data() or "") for column in range(model.columnCount())]

    count = model.rowCount()
    assert count == 9
    for line in range(count):
        assert [text for text in shown(line) if text] == [shown(line)[1]]
    for sheet in evening.tonight.view.sheet_ids.values():
        controller.act(enter_deal, sheet, BelgianDeal("contract", (Attempt("solo", (0,), 7, 8),)))
    assert shown(0)[0] == "1"
