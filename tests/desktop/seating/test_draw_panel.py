"""The panel that draws the tables of a round: what it shows is what it seats."""

from __future__ import annotations

import datetime
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from tests.desktop.conftest import Hands
from tests.desktop.support.acting import acted
from whistclub.club import queries
from whistclub.club.actions.deals import enter_deal
from whistclub.club.actions.evenings import create_evening, set_present
from whistclub.club.actions.players import add_player
from whistclub.club.actions.tables import seat_table
from whistclub.club.evening.rounds import SeatWishes, drawn_rounds, seat_wishes
from whistclub.club.ports import EveningRecord, PlayerRecord, SheetRecord
from whistclub.desktop.controller import Controller
from whistclub.desktop.dialogs.consequences import ConfirmDialog
from whistclub.desktop.main_window.menus import MenuAction
from whistclub.desktop.main_window.window import MainWindow
from whistclub.desktop.seating.draw_panel import DrawPanel
from whistclub.desktop.seating.reseat import ReseatPanel
from whistclub.desktop.seating.seat_board import SeatChip
from whistclub.desktop.seating.wishes import WishesDialog
from whistclub.rules.belgian.facts import Attempt, BelgianDeal
from whistclub.rules.classic import ClassicDeal
from whistclub.rules.games import GAMES
from whistclub.seating.drive import next_tables


class Drawing:
    """An evening with people checked in, and the panel over it."""

    def __init__(self, controller: Controller, window: MainWindow, count: int) -> None:
        self.controller, self.window = controller, window
        self.evening = controller.club.act(create_evening, datetime.date.today()).new(EveningRecord)
        self.people = [controller.club.act(add_player, f"P{number:02}").new(PlayerRecord) for number in range(count)]
        controller.act(set_present, self.evening, self.people)
        window.tonight.show_evening(self.evening)

    def open(self) -> DrawPanel:
        self.window.actions_by_name[MenuAction.DRAW].trigger()
        panel = self.window.tonight._over
        assert isinstance(panel, DrawPanel)
        return panel

    def sheets(self, round: int) -> tuple[SheetRecord, ...]:
        return self.controller.read(lambda work: work.find(SheetRecord, evening_id=self.evening, round=round))


@pytest.fixture
def drawing(controller: Controller, window: MainWindow) -> Drawing:
    return Drawing(controller, window, 16)


def said(panel: DrawPanel) -> str:
    return "\n".join(each.text() for each in panel.findChildren(QLabel) if not each.isHidden())


def test_the_round_shown_is_the_round_seated(drawing: Drawing, hands: Hands) -> None:
    panel = drawing.open()
    drawn = panel.model.draws[0]
    hands.press(panel, "Seat round 1")
    assert [sheet.seats for sheet in drawing.sheets(1)] == [table.seats for table in drawn.tables]
    assert drawing.controller.undo_text() == "seat round 1, 4 tables"
    assert drawing.window.tonight.view.sheet_ids.keys() == {1, 2, 3, 4}


def test_the_same_seed_repeats_the_draw(drawing: Drawing, hands: Hands) -> None:
    panel = drawing.open()
    first, seed = panel.model.draws, panel.seed.value()
    hands.press(panel, "Draw again")
    assert panel.model.draws != first
    panel.seed.setValue(seed)
    assert panel.model.draws == first


def test_rounds_follow_each_other_without_a_repeated_meeting(drawing: Drawing, hands: Hands) -> None:
    for number in (1, 2, 3):
        panel = drawing.open()
        assert panel.round.value() == number
        assert "✓ Nobody meets anybody again." in said(panel)
        hands.press(panel, f"Seat round {number}")
    assert len(drawing.sheets(3)) == 4


def test_a_whole_evening_is_drawn_at_once_and_seated_round_by_round(drawing: Drawing, hands: Hands) -> None:
    panel = drawing.open()
    hands.press(panel, "Everybody meets")
    panel.rounds.setValue(5)
    QApplication.processEvents()
    drawn = panel.model.draws
    assert [draw.repeated for draw in drawn] == [0] * 5
    hands.press(panel, "Round 4")
    assert (
        ", ".join(map(drawing.controller.name, drawn[3].tables[0].seats)) in panel.tables.widgets()[0].accessibleName()
    )
    hands.press(panel, "Seat round 1")
    assert len(drawing.controller.read(drawn_rounds, drawing.evening)) == 5
    for number in (2, 3, 4, 5):
        panel = drawing.open()
        assert "Drawn before: Everybody meets" in said(panel)
        hands.press(panel, f"Seat round {number}")
        assert [sheet.seats for sheet in drawing.sheets(number)] == [t.seats for t in drawn[number - 1].tables]


def test_who_leaves_has_no_part_and_who_comes_late_has(drawing: Drawing, hands: Hands) -> None:
    panel = drawing.open()
    hands.press(panel, "Everybody meets")
    hands.press(panel, "Seat round 1")
    late = acted(drawing.controller, add_player, "Late").new(PlayerRecord)
    drawing.controller.act(set_present, drawing.evening, [*drawing.people, late])
    panel = drawing.open()
    assert "Not in this draw: Late." in said(panel)
    panel.count.setChecked(True)
    QApplication.processEvents()
    hands.press(panel, "P03")
    assert "without P03" in panel.count.text()
    hands.press(panel, "Seat round 2")
    seated = {player for sheet in drawing.sheets(2) for player in sheet.seats}
    assert late in seated
    assert drawing.people[3] not in seated
    assert drawing.open().model.away == {drawing.people[3]}


def test_who_is_in_a_stored_draw_and_gone_must_be_drawn_out(drawing: Drawing, hands: Hands) -> None:
    panel = drawing.open()
    hands.press(panel, "Everybody meets")
    hands.press(panel, "Seat round 1")
    panel = drawing.open()
    panel.model.away = {drawing.people[0]}
    panel.show_all()
    assert "In this draw and not here: P00." in said(panel)
    assert not panel.done.isEnabled()
    hands.press(panel, "Draw again")
    assert panel.done.isEnabled()


def test_a_round_with_deals_is_seated_anew_only_when_that_is_confirmed(drawing: Drawing, hands: Hands) -> None:
    hands.press(drawing.open(), "Seat round 1")
    sheet = drawing.sheets(1)[0].id
    drawing.controller.act(enter_deal, sheet, BelgianDeal("contract", (Attempt("solo", (0,), 7, 6),)))
    panel = drawing.open()
    panel.round.setValue(1)
    assert "takes its tables out" in said(panel)
    hands.press(panel, "Seat round 1 anew…")
    assert drawing.sheets(1)[0].id == sheet
    hands.press(hands.dialog(ConfirmDialog), "Seat anew")
    assert sheet not in {record.id for record in drawing.sheets(1)}
    assert len(drawing.sheets(1)) == 4


def test_by_rank_and_swiss_ask_whose_places(drawing: Drawing, hands: Hands) -> None:
    panel = drawing.open()
    assert panel.ranks["season"].isHidden()
    hands.press(panel, "Swiss")
    assert not panel.ranks["season"].isHidden()
    hands.press(panel, "Rank of the season")
    assert panel.model.ranked_by == "season"


def test_tables_of_four_only(drawing: Drawing, hands: Hands) -> None:
    late = acted(drawing.controller, add_player, "Late").new(PlayerRecord)
    drawing.controller.act(set_present, drawing.evening, [*drawing.people, late])
    panel = drawing.open()
    assert [len(table.seats) for table in panel.model.draws[0].tables] == [4, 4, 4, 5]
    hands.press(panel, "Tables of four only")
    assert [len(table.seats) for table in panel.model.draws[0].tables] == [4, 4, 4, 4]
    assert "Sitting out:" in said(panel)


def test_partnership_schedules_are_for_short_whist(drawing: Drawing, hands: Hands) -> None:
    panel = drawing.open()
    assert panel.methods["tournament"].isHidden()
    hands.press(panel, "Short whist")
    hands.press(panel, "Whist tournament")
    panel.rounds.setValue(15)
    partners = [frozenset(t.seats[side::2]) for draw in panel.model.draws for t in draw.tables for side in (0, 1)]
    assert len(set(partners)) == 120
    hands.press(panel, "Belgian whist")
    assert panel.model.method == "fewest"


def test_wishes_are_entered_kept_and_said_when_they_cannot_be(drawing: Drawing, hands: Hands) -> None:
    panel = drawing.open()
    hands.press(panel, "Wishes…")
    dialog = hands.dialog(WishesDialog)
    hands.press(dialog, "Keep apart")
    dialog.other.setCurrentIndex(2)
    hands.press(dialog, "Seat together")
    dialog.table.setValue(3)
    hands.press(dialog, "Always sits there")
    hands.press(dialog, "Keep")
    a, b, c, *_ = drawing.people
    apart, together = frozenset([frozenset((a, b))]), frozenset([frozenset((a, c))])
    assert drawing.controller.read(seat_wishes) == SeatWishes(apart, together, {a: (3, None)})
    third = panel.model.draws[0].tables[2].seats
    assert a in third
    assert c in third
    assert b not in third
    panel.model.controller.keep(_keep, SeatWishes(apart, frozenset([frozenset((a, b))]), {}))
    panel.draw_again()
    assert "Not possible: P00 and P01 together. It cannot be kept beside: P00 and P01 kept apart." in said(panel)


def test_two_players_are_needed_for_a_wish(drawing: Drawing, hands: Hands) -> None:
    dialog = WishesDialog(drawing.controller, drawing.people, drawing.window)
    dialog.open()
    dialog.other.setCurrentIndex(0)
    hands.press(dialog, "Keep apart")
    assert dialog.problem.text() == "Choose two players."
    assert dialog.wishes == SeatWishes()


def test_too_few_for_a_table(controller: Controller, window: MainWindow) -> None:
    panel = Drawing(controller, window, 3).open()
    assert "Too few players for a table." in said(panel)
    assert not panel.done.isEnabled()


def test_a_closed_evening_draws_nothing(drawing: Drawing) -> None:
    from whistclub.club.actions.evenings import close_evening

    drawing.controller.act(close_evening, drawing.evening)
    drawing.window.actions_by_name[MenuAction.DRAW].trigger()
    assert drawing.window.tonight._over is None
    assert drawing.controller.read(queries.evening, drawing.evening).sheets == ()


def _keep(work, wishes):
    from whistclub.club.actions.rounds import keep_wishes

    keep_wishes(work, wishes)


def test_a_whist_drive_is_begun_here_and_goes_on_by_the_tricks(drawing: Drawing, hands: Hands) -> None:
    panel = drawing.open()
    assert panel.methods["drive:progressive"].isHidden()
    hands.press(panel, "Short whist")
    hands.press(panel, "Progressive drive")
    assert "Nobody meets" not in said(panel)
    panel.drive.count.setChecked(True)
    QApplication.processEvents()
    role = panel.model.drive.roles(panel.model.playing, panel.model.seed)[drawing.people[0]]
    hands.press(panel, f"P00, role {'AB'[role]}")
    assert panel.model.drive.roles(panel.model.playing, panel.model.seed)[drawing.people[0]] == 1 - role
    hands.press(panel, "Seat round 1")
    assert [sheet.conventions.deals for sheet in drawing.sheets(1)] == [1] * 4
    panel = drawing.open()
    assert "Round 1 is not finished: table 1, 2, 3, 4." in said(panel)
    assert not panel.done.isEnabled()
    for sheet in drawing.sheets(1):
        drawing.controller.act(enter_deal, sheet.id, ClassicDeal((9, 4)))
    assert not panel.drive.deals.isVisible()
    assert panel.done.isEnabled()
    hands.press(panel, "Seat round 2")
    before: list[Any] = [sheet.seats for sheet in drawing.sheets(1)]
    moved = next_tables(before, (0, 0, 0, 0), "progressive")
    assert [sheet.seats for sheet in drawing.sheets(2)] == list(moved)


def seats_of(panel: DrawPanel) -> list[tuple[object, ...]]:
    return [table.seats for table in panel.model.draws[0].tables]


def chip_of(panel: DrawPanel | ReseatPanel, player: object) -> SeatChip:
    return next(chip for chip in panel.board.chips if chip.player == player)


def drag(panel: DrawPanel | ReseatPanel, chip: SeatChip, to: QWidget, at: QPoint | None = None) -> None:
    """Drags a name with the mouse onto a widget."""
    panel.window().resize(1092, 1600)  # everything in sight: near an edge what is shown would move on
    QApplication.processEvents()
    goal = to.mapToGlobal(at or to.rect().center())
    QTest.mousePress(chip, Qt.MouseButton.LeftButton, pos=chip.rect().center())
    for part in (0.3, 0.7, 1.0):
        way = chip.rect().center() + (chip.mapFromGlobal(goal) - chip.rect().center()) * part
        position, whole = QPointF(way), QPointF(chip.mapToGlobal(way))
        buttons = (Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(chip, QMouseEvent(QEvent.Type.MouseMove, position, whole, *buttons))
    QTest.mouseRelease(chip, Qt.MouseButton.LeftButton, pos=chip.mapFromGlobal(goal))
    QApplication.processEvents()


def test_a_name_dragged_onto_another_exchanges_the_two(drawing: Drawing) -> None:
    panel = drawing.open()
    before = seats_of(panel)
    drag(panel, chip_of(panel, before[0][0]), chip_of(panel, before[1][2]))
    after = seats_of(panel)
    assert (after[0][0], after[1][2]) == (before[1][2], before[0][0])
    assert panel.banner.text() == "Changed by hand."
    drag(panel, chip_of(panel, after[0][0]), panel.banner)
    assert seats_of(panel) == after


def test_two_names_are_exchanged_by_keys_and_what_is_shown_is_seated(drawing: Drawing, hands: Hands) -> None:
    panel = drawing.open()
    before = seats_of(panel)
    chip = chip_of(panel, before[0][0])
    chip.setFocus()
    QTest.keyClick(chip, Qt.Key.Key_Return)
    assert panel.board.held == before[0][0]
    QTest.keyClick(panel.focusWidget(), Qt.Key.Key_Right)
    QTest.keyClick(panel.focusWidget(), Qt.Key.Key_Down)
    QTest.keyClick(panel.focusWidget(), Qt.Key.Key_Return)
    after = seats_of(panel)
    assert (after[0][0], after[1][1]) == (before[1][1], before[0][0])
    focus = panel.focusWidget()
    assert isinstance(focus, SeatChip)
    QTest.keyClick(focus, Qt.Key.Key_Space)
    QTest.keyClick(panel.focusWidget(), Qt.Key.Key_Escape)
    assert panel.board.held is None
    hands.press(panel, "Seat round 1")
    assert [sheet.seats for sheet in drawing.sheets(1)] == after


def test_a_name_goes_to_a_free_seat_and_out_and_a_table_too_small_cannot_be_seated(
    drawing: Drawing, hands: Hands
) -> None:
    panel = drawing.open()
    before = seats_of(panel)
    chip_of(panel, before[0][1]).click()
    hands.press(panel, "Put on table 2")
    assert [len(seats) for seats in seats_of(panel)] == [3, 5, 4, 4]
    assert panel.banner.text().startswith("Table 1 cannot be played by 3 player")
    assert not panel.done.isEnabled()
    chip = chip_of(panel, before[3][0])
    cards: list[Any] = panel.tables.widgets()
    drag(panel, chip, next(card for card in cards if card.number == 1), QPoint(6, 6))
    assert [len(seats) for seats in seats_of(panel)] == [4, 5, 4, 3]
    for player in seats_of(panel)[3]:
        chip_of(panel, player).click()
        hands.press(panel, "Let sit out")
    assert "Sitting out" in said(panel)
    hands.press(panel, "Seat round 1")
    assert [len(sheet.seats) for sheet in drawing.sheets(1)] == [4, 5, 4]


def test_the_programs_check_stands_beside_a_change_by_hand(drawing: Drawing, hands: Hands) -> None:
    hands.press(drawing.open(), "Seat round 1")
    first = [sheet.seats for sheet in drawing.sheets(1)]
    panel = drawing.open()
    a, b = first[0][0], first[0][1]
    table = next(seats for seats in seats_of(panel) if a in seats)
    chip_of(panel, b).click()
    chip_of(panel, next(player for player in table if player != a)).click()
    assert panel.outcome.repeats.text().startswith(f"{panel.model.draws[0].repeated} pair")
    assert panel.outcome.repeats.isVisible()
    one, other = sorted(map(drawing.controller.name, (a, b)))
    assert f"again: {one} – {other}" in said(panel)
    panel.model.controller.keep(_keep, SeatWishes(frozenset([frozenset((a, b))]), frozenset(), {}))
    chip_of(panel, a).click()
    chip_of(panel, next(p for p in next(t for t in seats_of(panel) if a in t) if p not in (a, b))).click()
    assert "Not possible: " in said(panel)


def test_a_seated_round_is_changed_by_hand_and_deals_go_with_the_seat_when_that_is_confirmed(
    drawing: Drawing, hands: Hands
) -> None:
    hands.press(drawing.open(), "Seat round 1")
    before = [sheet.seats for sheet in drawing.sheets(1)]
    drawing.controller.act(enter_deal, drawing.sheets(1)[0].id, BelgianDeal("contract", (Attempt("solo", (0,), 7, 6),)))
    hands.press(drawing.window, "Change the seating…")
    panel = drawing.window.tonight._over
    assert isinstance(panel, ReseatPanel)
    assert not panel.done.isEnabled()
    drag(panel, chip_of(panel, before[0][0]), chip_of(panel, before[1][0]))
    hands.press(panel, "Keep the seating")
    assert [sheet.seats for sheet in drawing.sheets(1)] == before
    hands.press(hands.dialog(ConfirmDialog), "Keep the seating")
    after = [sheet.seats for sheet in drawing.sheets(1)]
    assert (after[0][0], after[1][0]) == (before[1][0], before[0][0])
    assert drawing.window.tonight._over is None
    assert drawing.controller.undo_text() == "seating of round 1 by hand"


def test_after_a_table_seated_by_hand_everybody_present_is_drawn(drawing: Drawing) -> None:
    conventions = GAMES["belgian"].default_conventions()
    for number in (0, 4, 8, 12):
        drawing.controller.act(
            seat_table, drawing.evening, game="belgian", conventions=conventions,
            players=tuple(drawing.people[number : number + 4]), table=number // 4 + 1,
        )  # fmt: skip
    drawing.controller.act(
        seat_table, drawing.evening, game="belgian", conventions=conventions,
        players=tuple(drawing.people[:4]), round=2,
    )  # fmt: skip
    assert drawing.open().model.away == set()
