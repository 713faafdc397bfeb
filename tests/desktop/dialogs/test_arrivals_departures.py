"""People come and go: checked in fast, late to a round, gone before its end, and back again."""

from __future__ import annotations

import datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.desktop.conftest import Hands
from tests.desktop.evening.test_rounds import Round
from tests.desktop.whist_drive.test_page import Hall
from whistclub.club import queries
from whistclub.club.actions.evenings import create_evening, set_present
from whistclub.club.actions.players import add_player
from whistclub.club.actions.rounds import close_round
from whistclub.club.ports import EveningRecord, PlayerRecord, RoundRecord, SheetRecord
from whistclub.desktop.controller import Controller
from whistclub.desktop.dialogs.arrivals_departures import ArriveDialog, LeaveDialog
from whistclub.desktop.evening.regulars import RegularsDialog
from whistclub.desktop.main_window.window import MainWindow
from whistclub.desktop.seating.draw_panel import DrawPanel


@pytest.fixture
def playing(controller: Controller, window: MainWindow) -> Round:
    return Round(controller, window, 12)


def come(playing: Round, hands: Hands, *names: str) -> list[int]:
    """Checks people in that the club does not know yet."""
    hands.check_in(playing.window, names)
    by_name = {name: id for id, name in playing.controller.names().items()}
    return [by_name[name] for name in names]


def present(playing: Round) -> set[int]:
    return set(playing.controller.read(lambda work: work.get(EveningRecord, playing.evening)).present)


def leave(playing: Round, hands: Hands, player: int) -> LeaveDialog:
    playing.window.tonight.view.presence.toggle.setChecked(True)
    QApplication.processEvents()
    hands.press(playing.window, f"Check {playing.controller.name(player)} out")
    return hands.dialog(LeaveDialog)


def test_who_comes_late_waits_and_joins_a_table_as_the_fifth_in_one_action(playing: Round, hands: Hands) -> None:
    playing.deal(2, 3)
    (late,) = come(playing, hands, "Late")
    assert "Without a table: Late" in playing.said()
    hands.press(playing.bar, "Give a place…")
    dialog = hands.dialog(ArriveDialog)
    assert "Table 2 as the fifth, from deal 4 on" in [dialog.where.itemText(at) for at in range(dialog.where.count())]
    dialog.where.choose(playing.sheets()[1].id)
    hands.press(dialog, "Seat")
    sheet = playing.controller.read(queries.sheet, playing.sheets()[1].id)
    assert sheet.sheet.at(4).players[4] == late
    assert playing.controller.undo_text() == "late arrival of Late"
    assert "Without a table" not in playing.said()
    playing.controller.undo()
    assert "Without a table: Late" in playing.said()


def test_four_who_wait_sit_down_at_a_new_table(playing: Round, hands: Hands) -> None:
    come(playing, hands, "Xa", "Xb", "Xc", "Xd")
    hands.press(playing.bar, "Give a place…")
    dialog = hands.dialog(ArriveDialog)
    assert dialog.where.itemText(0) == "New table with Xa, Xb and Xc"
    hands.press(dialog, "Seat")
    assert [playing.controller.name(player) for player in playing.sheets()[3].seats] == ["Xd", "Xa", "Xb", "Xc"]
    assert "Round 1: 0 of 4 table" in playing.said()


def test_who_leaves_early_is_stood_in_for_or_the_table_ends(playing: Round, hands: Hands) -> None:
    playing.deal(1, 2)
    (late,) = come(playing, hands, "Late")
    gone = playing.sheets()[0].seats[1]
    dialog = leave(playing, hands, gone)
    dialog.how.choose(late)
    hands.press(dialog, "Leave")
    assert playing.controller.read(queries.sheet, playing.sheets()[0].id).sheet.at(3).players[1] == late
    assert gone not in present(playing)
    other = playing.sheets()[1].seats[0]
    hands.press(leave(playing, hands, other), "Leave")
    assert playing.sheets()[1].closed
    assert other not in present(playing)
    assert "leaves early" in playing.controller.undo_text()
    playing.controller.undo()
    assert not playing.sheets()[1].closed
    assert other in present(playing)


def test_in_a_whist_drive_who_is_checked_in_can_stand_in(
    controller: Controller, window: MainWindow, hands: Hands
) -> None:
    hall = Hall(controller, window, hands)
    hall.begin(9)
    drawn = controller.read(lambda work: work.find(RoundRecord, evening_id=hall.evening))[0]
    sheet = hall.sheets(1)[0]
    dialog = LeaveDialog(controller, hall.evening, sheet.seats[0], controller.read(queries.sheet, sheet.id))
    dialog.how.choose(drawn.out[0])
    assert dialog.how.currentText() == f"{controller.name(drawn.out[0])} takes the seat over"
    dialog.ok.click()
    assert dialog.result()
    assert hall.sheets(1)[0].seats[0] == drawn.out[0]


def test_who_leaves_a_table_of_five_leaves_four(playing: Round, hands: Hands) -> None:
    playing.deal(1, 1)
    (late,) = come(playing, hands, "Late")
    hands.press(playing.bar, "Give a place…")
    hands.press(hands.dialog(ArriveDialog), "Seat")
    sheet_id = next(s.id for s in playing.sheets() if late in (*s.seats, *(change.player for change in s.changes)))
    playing.controller.act(_deal, sheet_id)
    dialog = leave(playing, hands, late)
    assert dialog.how.itemText(0) == "The others play on without them"
    hands.press(dialog, "Leave")
    sheet = playing.controller.read(queries.sheet, sheet_id)
    assert len(sheet.sheet.at(len(sheet.deal_ids) + 1).seats) == 4


def _deal(work, sheet_id):
    from whistclub.club.actions.deals import enter_deal
    from whistclub.rules.belgian.facts import Attempt, BelgianDeal

    return enter_deal(work, sheet_id, BelgianDeal("contract", (Attempt("solo", (1,), 7, 6),)))


def test_who_has_gone_home_is_not_drawn_and_who_comes_back_is(playing: Round, hands: Hands) -> None:
    playing.controller.act(close_round, playing.evening, 1)
    QApplication.processEvents()
    gone = playing.people[3]
    playing.window.tonight.view.presence.toggle.setChecked(True)
    hands.press(playing.window, "Check P03 out")
    hands.press(playing.view, "Draw round 2")
    panel = playing.window.tonight._over
    assert isinstance(panel, DrawPanel)
    assert gone not in panel.model.playing
    hands.press(panel, "Seat round 2")
    playing.controller.act(close_round, playing.evening, 2)
    hands.type(playing.window.tonight.view.check_in.field, "p03", Qt.Key.Key_Return)
    hands.press(playing.view, "Draw round 3")
    panel = playing.window.tonight._over
    assert isinstance(panel, DrawPanel)
    assert gone in panel.model.playing


def test_those_of_the_last_evenings_are_ticked_and_checked_in_as_one_action(
    controller: Controller, window: MainWindow, hands: Hands
) -> None:
    people = [controller.club.act(add_player, f"P{number:03}").new(PlayerRecord) for number in range(160)]
    for day, came in ((1, people), (8, people[:80]), (15, people[:40])):
        evening = controller.club.act(create_evening, datetime.date(2026, 11, day)).new(EveningRecord)
        controller.act(set_present, evening, came)
    tonight = controller.club.act(create_evening, datetime.date(2026, 11, 22)).new(EveningRecord)
    window.tonight.show_evening(tonight)
    hands.press(window, "Who came lately…")
    dialog = hands.dialog(RegularsDialog)
    dialog.evenings.setValue(2)
    assert dialog.list.count() == 80
    dialog.evenings.setValue(4)
    assert dialog.list.item(0).text() == "P000   3 of 4"
    assert dialog.list.item(159).text() == "P159   1 of 4"
    dialog.list.setFocus()
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Down, Qt.Key.Key_Space):
        QTest.keyClick(dialog.list, key)
    line = dialog.list.visualItemRect(dialog.list.item(2))
    QTest.mouseClick(dialog.list.viewport(), Qt.MouseButton.LeftButton, pos=line.center())
    assert dialog.ticked() == people[:3]
    QTest.mouseClick(dialog.list.viewport(), Qt.MouseButton.LeftButton, pos=line.center())
    assert dialog.ticked() == people[:2]
    hands.press(dialog, "Tick all")
    dialog.list.item(159).setCheckState(Qt.CheckState.Unchecked)
    hands.press(dialog, dialog.ok.text())
    assert set(controller.read(lambda work: work.get(EveningRecord, tonight)).present) == set(people[:159])
    assert window.tonight.view.presence.toggle.accessibleName().startswith("159 player")
    controller.undo()
    assert controller.read(lambda work: work.get(EveningRecord, tonight)).present == ()


def test_a_hundred_and_sixty_are_checked_in_by_number_with_four_keys_each(
    controller: Controller, window: MainWindow, hands: Hands
) -> None:
    for number in range(1, 161):
        controller.club.act(add_player, f"Name {number:03}", number=str(number))
    evening = controller.club.act(create_evening, datetime.date(2026, 11, 22)).new(EveningRecord)
    window.tonight.show_evening(evening)
    controller.changed.emit(controller.club.act(set_present, evening, ()))
    field = window.tonight.view.check_in.field
    for number in range(1, 161):
        QTest.keyClicks(field, str(number))
        QTest.keyClick(field, Qt.Key.Key_Return)
    assert len(controller.read(lambda work: work.get(EveningRecord, evening)).present) == 160
    assert not controller.read(lambda work: work.find(SheetRecord))
