"""A round on the evening's page: its clock, what is not in yet, and what comes next."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel

from tests.desktop.conftest import Hands
from whistclub.club.actions.deals import enter_deal
from whistclub.club.actions.evenings import close_evening, create_evening, set_present
from whistclub.club.actions.players import add_player
from whistclub.club.actions.rounds import seat_round
from whistclub.club.actions.settings import keep_length
from whistclub.club.actions.tables import close_table
from whistclub.club.evening.clock import RoundLength
from whistclub.club.evening.rounds import as_draw, drawn_round, request_for
from whistclub.club.ports import EveningRecord, PlayerRecord, SheetRecord
from whistclub.desktop.controller import Controller
from whistclub.desktop.dialogs.ask import AskDialog
from whistclub.desktop.dialogs.consequences import ConfirmDialog
from whistclub.desktop.evening.overview import EveningView
from whistclub.desktop.evening.round_bar import RoundBar
from whistclub.desktop.main_window.window import MainWindow
from whistclub.desktop.public_display.scenes import read_boards
from whistclub.desktop.seating.draw_panel import DrawPanel
from whistclub.rules.belgian.facts import Attempt, BelgianDeal
from whistclub.rules.games import GAMES
from whistclub.seating.methods import draw
from whistclub.seating.movements import plan

START = datetime.datetime(2026, 11, 27, 19, 0, tzinfo=datetime.UTC)


class Round:
    """An evening with one round seated by the swiss method, sixteen deals a table, and the page over it. ``now`` is the
    time, moved on by ``wait``."""

    def __init__(self, controller: Controller, window: MainWindow, count: int) -> None:
        self.controller, self.window, self.now = controller, window, START
        controller.now = lambda: self.now
        self.evening = controller.club.act(create_evening, datetime.date.today()).new(EveningRecord)
        self.people = [controller.club.act(add_player, f"P{number:02}").new(PlayerRecord) for number in range(count)]
        controller.act(set_present, self.evening, self.people)
        self.seat(1)
        window.tonight.show_evening(self.evening)
        QApplication.processEvents()

    def seat(self, number: int) -> None:
        request = self.controller.read(
            request_for, self.evening, self.people, game="belgian", method="swiss", round=number
        )
        conventions = replace(GAMES["belgian"].default_conventions(), deals=16)
        kw = {"round": number, "game": "belgian", "conventions": conventions, "method": "swiss"}
        self.controller.act(seat_round, self.evening, draw(request), **kw)

    def wait(self, minutes: float) -> None:
        self.now += datetime.timedelta(minutes=minutes)
        self.controller.time.look()
        QApplication.processEvents()

    def sheets(self, number: int = 1) -> tuple[SheetRecord, ...]:
        return self.controller.read(lambda work: work.find(SheetRecord, evening_id=self.evening, round=number))

    def deal(self, table: int, times: int = 1) -> None:
        for _ in range(times):
            self.controller.act(
                enter_deal, self.sheets()[table - 1].id, BelgianDeal("contract", (Attempt("solo", (0,), 7, 6),))
            )

    def close(self, *numbers: int) -> None:
        for number in numbers:
            self.controller.act(close_table, self.sheets()[number - 1].id)
        QApplication.processEvents()

    @property
    def view(self) -> EveningView:
        return self.window.tonight.view

    @property
    def bar(self) -> RoundBar:
        return self.window.tonight.view.round_bar

    def said(self) -> str:
        shown = (*self.bar.findChildren(QLabel), self.bar.said, self.bar.reason)
        return "\n".join(each.text() for each in shown if each.isVisible())


@pytest.fixture
def round_of() -> Callable[[Controller, MainWindow, int], Round]:
    return Round


@pytest.fixture
def playing(controller: Controller, window: MainWindow) -> Round:
    return Round(controller, window, 12)


def test_the_clock_runs_from_the_clubs_usual_length_to_the_last_deal(playing: Round, hands: Hands) -> None:
    playing.controller.keep(keep_length, RoundLength(45, 10))
    playing.window.tonight.show_evening(playing.evening)
    playing.bar.clock.show_none()
    playing.bar.clock.show_round(playing.evening, 1)
    assert playing.bar.clock.minutes.value() == 45
    hands.press(playing.bar, "Start the clock")
    playing.wait(20)
    assert playing.bar.clock.left.text() == "25:00"
    assert playing.window.header.clock.text() == "Round 1 · 25:00"
    playing.wait(25)
    assert "! Last deal" in playing.said()
    assert playing.window.header.clock.text() == "Round 1 · 0:00 · ! Last deal"
    assert "Last deal!" in playing.window.message.text.text()


def test_the_clock_is_paused_lengthened_and_stopped(playing: Round, hands: Hands) -> None:
    playing.bar.clock.minutes.setValue(30)
    hands.press(playing.bar, "Start the clock")
    playing.wait(10)
    hands.press(playing.bar, "Pause")
    playing.wait(60)
    assert playing.bar.clock.left.text() == "20:00"
    hands.press(playing.bar, "Go on")
    hands.press(playing.bar, playing.bar.clock.more.text())
    playing.wait(5)
    assert playing.bar.clock.left.text() == "20:00"
    hands.press(playing.bar, "Stop the clock")
    assert playing.controller.time.clock is None
    assert playing.window.header.clock.isHidden()


def test_the_clock_keeps_the_focus_and_the_page_where_it_is(playing: Round, hands: Hands) -> None:
    bar, area = playing.bar, playing.window.tonight.view.area
    playing.window.resize(playing.window.width(), 300)
    QApplication.processEvents()
    area.verticalScrollBar().setValue(80)
    for press, then in (("Start the clock", "Pause"), ("Pause", "Go on"), ("Go on", "Pause")):
        hands.find(bar, press).setFocus()
        QTest.keyClick(hands.find(bar, press), Qt.Key.Key_Space)
        QApplication.processEvents()
        focus = playing.window.focusWidget()
        assert isinstance(focus, QAbstractButton)
        assert (area.verticalScrollBar().value(), focus.text()) == (80, then)
    playing.wait(61)
    assert (area.verticalScrollBar().value(), playing.window.focusWidget()) == (80, bar.clock.more)
    hands.find(bar, "Stop the clock").setFocus()
    QTest.keyClick(bar.clock.stop, Qt.Key.Key_Space)
    assert (area.verticalScrollBar().value(), playing.window.focusWidget()) == (80, bar.clock.start)


def test_a_round_before_the_one_being_played_has_no_clock(playing: Round, hands: Hands) -> None:
    playing.close(1, 2, 3)
    playing.seat(2)
    hands.press(playing.bar, "Start the clock")
    hands.press(playing.window, "Round 1")
    playing.wait(1)
    assert (playing.bar.clock.isVisible(), playing.bar.clock.starter.isVisible()) == (False, False)
    hands.press(playing.window, "Round 2")
    assert playing.bar.clock.left.text() == "59:00"
    assert playing.bar.clock.isVisible()


def test_minutes_added_after_the_end_count_from_now(playing: Round, hands: Hands) -> None:
    playing.bar.clock.minutes.setValue(30)
    hands.press(playing.bar, "Start the clock")
    playing.wait(33)
    assert playing.bar.clock.left.text() == "+3:00"
    hands.press(playing.bar, playing.bar.clock.more.text())
    assert playing.bar.clock.left.text() == "5:00"


def test_a_machine_whose_time_is_set_back_does_not_give_the_time_played_back(playing: Round, hands: Hands) -> None:
    playing.bar.clock.minutes.setValue(30)
    hands.press(playing.bar, "Start the clock")
    playing.wait(10)
    playing.wait(-60)
    assert playing.bar.clock.left.text() == "20:00"
    playing.wait(5)
    assert playing.bar.clock.left.text() == "15:00"
    playing.now -= datetime.timedelta(minutes=60)
    hands.press(playing.bar, "Pause")
    assert playing.bar.clock.left.text() == "15:00"


def test_the_clock_survives_a_restart_and_the_sleep_of_the_machine(playing: Round, hands: Hands) -> None:
    playing.bar.clock.minutes.setValue(30)
    hands.press(playing.bar, "Start the clock")
    again = Controller(playing.controller.club, playing.controller.preferences)
    again.now = lambda: START + datetime.timedelta(minutes=31)
    window = MainWindow(playing.controller.preferences)
    window.show()
    window.open(again)
    QApplication.processEvents()
    assert window.header.clock.text() == "Round 1 · +1:00 · ! Last deal"


@pytest.mark.parametrize("asked", [True, False])
def test_a_machine_set_back_while_the_program_is_closed_gives_no_time_back(
    playing: Round, hands: Hands, asked: bool
) -> None:
    playing.bar.clock.minutes.setValue(30)
    hands.press(playing.bar, "Start the clock")
    for _ in range(40):
        playing.wait(0.25)
    left = "20:00"
    if asked:
        playing.now += datetime.timedelta(seconds=30)
        playing.controller.time.put_by()
        left = "19:30"
    again = Controller(playing.controller.club, playing.controller.preferences)
    now = START - datetime.timedelta(hours=5)
    again.now = lambda: now
    window = MainWindow(playing.controller.preferences)
    window.show()
    window.open(again)
    QApplication.processEvents()
    assert window.header.clock.text() == f"Round 1 · {left}"
    now += datetime.timedelta(minutes=1)
    again.time.look()
    assert window.header.clock.text() == f"Round 1 · {'19:00' if left == '20:00' else '18:30'}"


def test_what_is_put_by_costs_no_second_of_the_round(playing: Round, hands: Hands) -> None:
    playing.bar.clock.minutes.setValue(30)
    hands.press(playing.bar, "Start the clock")
    for _ in range(600):
        playing.now += datetime.timedelta(seconds=1.9)
        playing.controller.time.look()
    assert playing.bar.clock.left.text() == "11:00"


def test_open_tables_are_closed_after_the_last_deal_as_one_action(playing: Round, hands: Hands) -> None:
    playing.deal(2, 14)
    playing.close(1)
    playing.bar.clock.minutes.setValue(30)
    hands.press(playing.bar, "Start the clock")
    assert not playing.bar.close_open.isVisible()
    playing.wait(31)
    assert not playing.bar.close_open.isEnabled()
    local = (START + datetime.timedelta(minutes=40)).astimezone().strftime("%H:%M")
    assert f"Open tables can be closed from {local} on." in playing.said()
    playing.wait(9)
    hands.press(playing.bar, "Close the open tables…")
    dialog = hands.dialog(ConfirmDialog)
    told = "\n".join(each.text() for each in dialog.findChildren(QLabel))
    lines = [line for line in told.splitlines() if line.startswith("Table ")]
    assert [line.split()[:3] for line in lines] == [["Table", "2:", "2"], ["Table", "3:", "16"]]
    hands.press(dialog, "Close them")
    assert all(sheet.closed for sheet in playing.sheets())
    assert playing.controller.undo_text() == "close round 1"
    playing.controller.undo()
    assert [sheet.closed for sheet in playing.sheets()] == [True, False, False]


def test_what_is_not_in_is_said_and_the_next_round_draws_by_the_same_method(playing: Round, hands: Hands) -> None:
    playing.close(2)
    assert "Round 1: 1 of 3 table" in playing.said()
    assert "; open: 1, 3" in playing.said()
    hands.press(playing.view, "Draw round 2")
    assert playing.window.tonight._over is None
    hands.press(hands.dialog(AskDialog), "Cancel")
    playing.close(1, 3)
    assert "✓ Round 1: all tables are in" in playing.said()
    assert playing.bar.next.property("kind") == "main"
    hands.press(playing.view, "Draw round 2")
    panel: Any = playing.window.tonight._over
    assert isinstance(panel, DrawPanel)
    assert (panel.model.round, panel.model.method) == (2, "swiss")
    hands.press(panel, "Seat round 2")
    assert len(playing.sheets(2)) == 3
    assert "Round 2: 0 of 3 table" in playing.said()


def test_the_next_round_can_be_drawn_while_tables_are_open(playing: Round, hands: Hands) -> None:
    hands.press(playing.view, "Draw round 2")
    hands.press(hands.dialog(AskDialog), "Draw all the same")
    assert isinstance(playing.window.tonight._over, DrawPanel)


def test_the_television_shows_the_clock_above_every_scene(playing: Round, hands: Hands) -> None:
    public_display = playing.window.public_display
    public_display.show()
    assert public_display.window is not None
    assert public_display.window.clock is None
    playing.bar.clock.minutes.setValue(30)
    hands.press(playing.bar, "Start the clock")
    public_display.freeze()
    for scene in ("standings", "tables", "seats", "deals", "ranking"):
        public_display.show_scene(scene)
        playing.wait(6.1)
        public_display.window.grab()
    assert public_display.window.clock is not None
    assert public_display.window.clock.late
    assert (public_display.window.clock.time, public_display.window.clock.said) == ("+0:30", "Round 1 · ! Last deal")


def test_a_sound_only_where_it_is_wanted(playing: Round, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(QApplication, "beep", lambda: heard.append("beep"))
    playing.bar.clock.minutes.setValue(30)
    hands.press(playing.bar, "Start the clock")
    playing.wait(30)
    assert heard == []
    playing.controller.preferences.clock_sound = True
    playing.wait(10)
    assert heard == ["beep"]


def test_lists_and_slips_are_one_press_away(playing: Round, hands: Hands) -> None:
    from whistclub.desktop.printing.preview import PreviewDialog

    hands.press(playing.view, "Lists and slips…")
    dialog = hands.dialog(PreviewDialog)
    assert [name for name, _ in dialog.kinds][:3] == ["Tables by name", "Tables by number", "Slips, one a player"]
    assert dialog.data.startswith(b"%PDF")


def test_a_round_is_removed_with_its_deals_and_comes_back_with_undo(playing: Round, hands: Hands) -> None:
    from whistclub.desktop.dialogs.consequences import ConfirmDialog

    playing.deal(1, 3)
    before = playing.sheets()
    hands.press(playing.bar, "Remove the round…")
    dialog = hands.dialog(ConfirmDialog)
    assert dialog.windowTitle() == "Remove round 1 with its tables?"
    assert any(each.text() == "3 deals entered at its tables go with it." for each in dialog.findChildren(QLabel))
    hands.press(dialog, "Remove")
    assert playing.sheets() == ()
    assert playing.controller.undo_text() == "remove round 1"
    playing.controller.undo()
    assert playing.sheets() == before


def test_no_round_of_a_closed_evening_is_removed(playing: Round) -> None:
    playing.controller.act(close_evening, playing.evening)
    assert not playing.bar.remove.isVisible()


def test_the_television_shows_the_schedule_of_rounds_drawn_at_once(playing: Round) -> None:
    request = playing.controller.read(request_for, playing.evening, playing.people, game="belgian", round=2)
    following = plan(request, "meet", 2).rounds
    made = as_draw(playing.controller.read(drawn_round, playing.evening, 1))
    anew: dict[str, Any] = {"round": 1, "game": "belgian", "anew": True, "later": following}
    playing.controller.act(seat_round, playing.evening, made, **anew)
    (board,) = playing.controller.read(read_boards, ("schedule",), playing.evening, datetime.date.today()).values()
    assert board.title == "Tables of the rounds 1 · 2 · 3"
    assert len(board.items) == 12
    first = playing.people[0]
    seated = [table.number for draw in following for table in draw.tables if first in table.seats]
    own = next(sheet.table for sheet in playing.sheets() if first in sheet.seats)
    assert board.texts()[0] == f"P00 {own} · {seated[0]} · {seated[1]}"
