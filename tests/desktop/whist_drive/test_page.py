"""The page of a whist drive: one number a table, everybody moves by the tricks, corrections say who has moved."""

from __future__ import annotations

import datetime
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.desktop.conftest import Hands
from whistclub.club import queries
from whistclub.club.actions.evenings import create_evening, set_present
from whistclub.club.actions.players import add_player
from whistclub.club.actions.settings import change_setting
from whistclub.club.evening.drive import PLANNED
from whistclub.club.ports import EveningRecord, PlayerRecord, SheetRecord
from whistclub.desktop.controller import Controller
from whistclub.desktop.dialogs.consequences import ConfirmDialog
from whistclub.desktop.main_window.menus import MenuAction
from whistclub.desktop.main_window.window import MainWindow
from whistclub.desktop.printing.preview import PreviewDialog
from whistclub.desktop.public_display.scenes import read_boards
from whistclub.desktop.score_table.page import TablePage
from whistclub.desktop.seating.draw_panel import DrawPanel
from whistclub.desktop.whist_drive.page import DrivePage
from whistclub.desktop.whist_drive.trick_field import TrickField
from whistclub.seating.drive import TRUMPS, next_tables


class Hall:
    """An evening of a drive, begun from the draw page."""

    def __init__(self, controller: Controller, window: MainWindow, hands: Hands) -> None:
        self.controller, self.window, self.hands = controller, window, hands
        self.evening = 0

    def begin(self, count: int = 12, deals: int = 1, movement: str = "Progressive drive") -> DrivePage:
        controller = self.controller
        self.evening = controller.club.act(create_evening, datetime.date.today()).new(EveningRecord)
        people = [controller.club.act(add_player, f"P{number:02}").new(PlayerRecord) for number in range(count)]
        controller.act(set_present, self.evening, people)
        self.window.tonight.show_evening(self.evening)
        self.window.actions_by_name[MenuAction.DRAW].trigger()
        panel = self.window.tonight._over
        assert isinstance(panel, DrawPanel)
        self.hands.press(panel, "Short whist")
        self.hands.press(panel, movement)
        panel.drive.deals.setValue(deals)
        self.hands.press(panel, "Seat round 1")
        return self.page

    @property
    def page(self) -> DrivePage:
        page = self.window.tonight._over
        assert isinstance(page, DrivePage)
        return page

    def sheets(self, round: int) -> tuple[SheetRecord, ...]:
        return self.controller.read(lambda work: work.find(SheetRecord, evening_id=self.evening, round=round))

    def type(self, *numbers: str) -> None:
        """Types into whatever has the focus; a 1 needs Enter."""
        for number in numbers:
            field = QApplication.focusWidget()
            assert isinstance(field, TrickField)
            self.hands.type(field, number, *([Qt.Key.Key_Return] if number == "1" else []))

    def tricks(self, round: int) -> list[tuple[tuple[int, int], ...]]:
        views = [self.controller.read(queries.sheet, sheet.id) for sheet in self.sheets(round)]
        return [tuple(deal.tricks for deal in view.sheet.deals) for view in views]


@pytest.fixture
def hall(controller: Controller, window: MainWindow, hands: Hands) -> Hall:
    window.activateWindow()
    return Hall(controller, window, hands)


def test_one_number_a_table_and_the_other_side_follows(hall: Hall) -> None:
    page = hall.begin()
    assert not page.next.isEnabled()
    hall.type("9", "12", "1")
    assert hall.tricks(1) == [((9, 4),), ((12, 1),), ((1, 12),)]
    assert [field.text() for row in page.rows for field in row.sides] == ["9", "4", "12", "1", "1", "12"]
    assert QApplication.focusWidget() is page.next


def test_enter_on_the_next_round_moves_everybody_as_the_tricks_say(hall: Hall) -> None:
    page = hall.begin()
    hall.type("9", "4", "7")
    QTest.keyClick(page.next, Qt.Key.Key_Return)
    QApplication.processEvents()
    before: list[Any] = [sheet.seats for sheet in hall.sheets(1)]
    assert [sheet.seats for sheet in hall.sheets(2)] == list(next_tables(before, (0, 1, 0), "progressive"))
    assert hall.controller.undo_text() == "seat round 2, 3 tables"
    assert hall.page.which.value() == 2
    assert QApplication.focusWidget() is hall.page.rows[0].sides[0]
    assert hall.sheets(2)[0].conventions.trump_rotation == (*TRUMPS[1:], TRUMPS[0])


def test_undo_takes_the_round_back_and_then_the_last_table(hall: Hall) -> None:
    page = hall.begin()
    hall.type("9", "4", "7")
    page.go_on()
    hall.window.undo()
    assert hall.sheets(2) == ()
    assert hall.page.which.value() == 1
    assert hall.page.next.isEnabled()
    hall.window.undo()
    assert hall.tricks(1)[2] == ()
    assert not hall.page.next.isEnabled()


def test_a_round_undone_while_an_earlier_one_is_looked_at_is_gone(hall: Hall) -> None:
    page = hall.begin(8)
    hall.type("9", "4")
    page.go_on()
    page.which.setValue(1)
    hall.window.undo()
    assert page.which.maximum() == 1
    assert page.next.text() == "Seat round 2"
    hall.window.undo()
    hall.window.undo()
    hall.window.undo()
    assert hall.sheets(1) == ()
    assert hall.window.tonight._over is None


def test_the_right_arrow_types_the_other_side(hall: Hall) -> None:
    page = hall.begin()
    QTest.keyClick(page.rows[0].sides[0], Qt.Key.Key_Right)
    hall.type("3")
    assert hall.tricks(1)[0] == ((10, 3),)
    assert QApplication.focusWidget() is page.rows[1].sides[0]


def test_a_number_typed_wrong_is_typed_again(hall: Hall) -> None:
    page = hall.begin()
    field = page.rows[0].sides[0]
    hall.hands.type(field, "1", Qt.Key.Key_Backspace)
    assert hall.tricks(1)[0] == ()
    hall.hands.type(field, "9")
    QTest.keyClick(page.rows[1].sides[0], Qt.Key.Key_Up)
    hall.hands.type(field, "8")
    assert hall.tricks(1)[0] == ((8, 5),)
    assert hall.controller.undo_text() == "correct deal 1, table 1"


def test_what_stands_there_already_leaves_no_trace(hall: Hall) -> None:
    page = hall.begin()
    hall.type("9")
    said = hall.controller.undo_text()
    hall.hands.type(page.rows[0].sides[0], "9")
    assert hall.controller.undo_text() == said


def test_numbers_can_be_tapped(hall: Hall) -> None:
    page = hall.begin()
    hall.hands.press(page, "11 tricks")
    hall.hands.press(page, "0 tricks")
    assert hall.tricks(1)[:2] == [((11, 2),), ((0, 13),)]


def test_azerty_digits_without_shift(hall: Hall) -> None:
    hall.begin()
    field = QApplication.focusWidget()
    assert isinstance(field, TrickField)
    hall.hands.type(field, "&à")
    assert hall.tricks(1)[0] == ((10, 3),)


def test_a_correction_after_people_have_moved_says_so_and_moves_nobody(hall: Hall) -> None:
    page = hall.begin()
    hall.type("9", "4", "7")
    page.go_on()
    seated = [sheet.seats for sheet in hall.sheets(2)]
    page.which.setValue(1)
    assert "People have moved since round 1" in page.banner.text()
    hall.hands.type(page.rows[0].sides[0], "2")
    assert hall.tricks(1)[0] == ((9, 4),)
    hall.hands.press(hall.hands.dialog(ConfirmDialog), "Correct")
    assert hall.tricks(1)[0] == ((2, 11),)
    assert [sheet.seats for sheet in hall.sheets(2)] == seated
    hall.hands.press(page, "To round 2")
    assert page.which.value() == 2


def test_with_two_deals_a_round_one_deal_after_the_other_is_typed(hall: Hall) -> None:
    page = hall.begin(8, deals=2)
    hall.type("9", "4")
    assert page.deal == 1
    assert not page.next.isEnabled()
    hall.type("3", "10")
    assert hall.tricks(1) == [((9, 4), (3, 10)), ((4, 9), (10, 3))]
    assert [d.trump for d in hall.controller.read(queries.sheet, hall.sheets(1)[0].id).sheet.deals] == list(TRUMPS[:2])
    page.go_on()
    before: list[Any] = [sheet.seats for sheet in hall.sheets(1)]
    assert [sheet.seats for sheet in hall.sheets(2)] == list(next_tables(before, (1, 0), "progressive"))


def test_after_the_last_round_comes_the_final_list(hall: Hall) -> None:
    hall.controller.keep(change_setting, PLANNED, 1)
    page = hall.begin(8)
    hall.type("9", "4")
    assert page.next.text() == "Final list…"
    hall.hands.press(page, "Final list…")
    hall.hands.dialog(PreviewDialog).reject()


def rows_of(grid: Any) -> Any:
    """The rows a grid shows."""
    return grid.model().rows


def test_the_running_list_has_everybodys_tricks(hall: Hall) -> None:
    page = hall.begin(8)
    hall.type("9", "4")
    hall.hands.press(page, "List")
    rows = rows_of(page.standings)
    assert [row.values[-1] for row in rows] == [9, 9, 9, 9, 4, 4, 4, 4]
    hall.hands.press(page, "List")
    assert page.tables_box.isVisible()
    page.go_on()
    hall.type("13")
    hall.hands.press(page, "List")
    played = [row.values[-3] for row in rows_of(page.standings)]
    assert sorted(played, key=str) == [0, 0, 13, 13, None, None, None, None]
    hall.window.tonight.back()
    of_round = [row.values[3] for row in rows_of(hall.window.tonight.view.standings)]
    assert sorted(of_round, key=str) == [0, 0, 13, 13, None, None, None, None]


def test_the_evening_leads_back_to_the_drive_while_it_goes_on(hall: Hall) -> None:
    hall.begin(8)
    hall.window.tonight.back()
    view = hall.window.tonight.view
    assert view.seat_button.isHidden()
    hall.hands.press(view, "Whist drive ▸")
    assert hall.page.rows
    hall.window.tonight.open_table(2)
    assert QApplication.focusWidget() is hall.page.rows[1].sides[0]


def test_who_waits_is_said_and_plays_the_next_round(hall: Hall) -> None:
    page = hall.begin(9)
    assert "Sitting out: " in page.banner.text()
    waits = page.banner.text().split("Sitting out: ")[1].strip(".")
    hall.type("9", "4")
    page.go_on()
    assert waits in {hall.controller.name(player) for sheet in hall.sheets(2) for player in sheet.seats}


def test_the_television_says_the_trumps_and_the_tricks(hall: Hall) -> None:
    page = hall.begin(8)
    today = datetime.date.today()
    boards = hall.controller.read(read_boards, ("tables", "standings"), hall.evening, today)
    assert boards["tables"].subtitle.endswith("Whist drive · ♥ hearts")
    seats = [hall.controller.name(player) for player in hall.sheets(1)[0].seats]
    told = [(line.place, line.name) for line in boards["tables"].items[0].lines]
    assert told == [("1", seats[0]), ("1", seats[2]), ("2", seats[1]), ("2", seats[3])]
    hall.type("9", "4")
    boards = hall.controller.read(read_boards, ("tables", "standings"), hall.evening, today)
    assert [item.lines[0].number for item in boards["standings"].items] == ["9"] * 4 + ["4"] * 4
    assert {line.number for item in boards["tables"].items for line in item.lines} == {"9", "4"}
    page.go_on()
    boards = hall.controller.read(read_boards, ("tables",), hall.evening, today)
    assert boards["tables"].title == "Tables, round 2"
    assert boards["tables"].subtitle.endswith("Whist drive · ♣ clubs")


def test_a_table_opened_after_people_have_moved_says_so(hall: Hall) -> None:
    page = hall.begin(8)
    hall.type("9", "4")
    page.go_on()
    hall.window.tonight.show_table(hall.sheets(1)[0].id)
    table = hall.window.tonight._over
    assert isinstance(table, TablePage)
    assert table.notice.advice.text().startswith("People have moved since")
