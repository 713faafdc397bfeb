"""An evening from the first player who comes in to the standings, by keys and mouse alone."""

from __future__ import annotations

import datetime
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel

from whistclub.club import queries
from whistclub.club.actions.adjustments import add_adjustment
from whistclub.club.actions.calls import record_call
from whistclub.club.actions.deals import enter_deal
from whistclub.club.actions.evenings import create_evening
from whistclub.club.actions.players import add_player
from whistclub.club.actions.tables import change_table
from whistclub.desktop.controller import Controller
from whistclub.desktop.dialogs.adjustment import AdjustmentDialog
from whistclub.desktop.main_window.sidebar import Place
from whistclub.desktop.main_window.window import MainWindow
from whistclub.desktop.seating.seat_panel import SeatPanel
from whistclub.rules.belgian.facts import Attempt, BelgianDeal
from whistclub.rules.whist32 import ArbiterCall
from whistclub.seating.draw import draw_rounds, winner

EIGHT = ("Gaëtan", "Edouard", "Manu", "Eleni", "Noël", "Zoë", "Marie", "Jean")


@pytest.fixture
def evening(window: MainWindow, hands: Any) -> MainWindow:
    """Eight players checked in on a fresh evening."""
    hands.press(window, "Start the evening")
    hands.check_in(window, EIGHT)
    return window


def seat_panel(window: MainWindow) -> SeatPanel:
    return next(panel for panel in window.findChildren(SeatPanel) if panel.isVisible())


def seat_two_tables(window: MainWindow, hands: Any) -> None:
    hands.press(window, "Seat a table…")
    hands.press(window, "In order")
    hands.press(window, "Seat, then the next table")
    hands.press(window, "In order")
    hands.press(window, "Seat the table")


def test_eight_players_are_checked_in_by_typing(evening: MainWindow, controller: Controller, hands: Any) -> None:
    assert sorted(hands.names_shown(evening)) == sorted(EIGHT)
    assert [player.name for player in controller.read(queries.players)] == sorted(EIGHT)


def test_two_letters_and_enter_check_a_known_player_in_without_accents(
    window: MainWindow, controller: Controller, hands: Any
) -> None:
    for name in ("Zoë", "Zacharie"):
        controller.act(add_player, name)
    hands.press(window, "Start the evening")
    hands.type(window.tonight.view.check_in.field, "zo", Qt.Key.Key_Return)
    assert hands.names_shown(window) == ["Zoë"]


def proposals(window: MainWindow) -> list[str]:
    shown = window.tonight.view.check_in.field.list
    return [shown.item(row).text() for row in range(shown.count())] if shown.isVisible() else []


def test_one_enter_on_an_unknown_name_says_so_and_the_second_adds_it(
    window: MainWindow, controller: Controller, hands: Any
) -> None:
    hands.press(window, "Start the evening")
    field = window.tonight.view.check_in.field
    hands.type(field, "Nobody", Qt.Key.Key_Return)
    assert controller.read(queries.players) == ()
    assert "Nobody is called “Nobody”" in proposals(window)[0]
    assert field.list.currentItem().text() == "Add “Nobody” as a new player"
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert hands.names_shown(window) == ["Nobody"]
    assert proposals(window) == []


def test_who_is_here_already_is_shown_and_cannot_be_added_twice(
    evening: MainWindow, controller: Controller, hands: Any
) -> None:
    field = evening.tonight.view.check_in.field
    hands.type(field, "gaetan")
    assert proposals(evening) == ["✓ Gaëtan is already here"]
    for _ in range(3):
        QTest.keyClick(field, Qt.Key.Key_Return)
    assert len(controller.read(queries.players)) == len(EIGHT)
    assert proposals(evening)[1].startswith("Somebody else?")
    QTest.keyClicks(field, "Gaston")
    assert field.text() == "Gaston"


def test_the_key_of_the_check_in_selects_what_stood_there(evening: MainWindow, hands: Any) -> None:
    field = evening.tonight.view.check_in.field
    hands.type(field, "old text")
    evening.go(Place.PLAYERS)
    evening.tonight.check_in()
    evening.go(Place.TONIGHT)
    assert field.selectedText() == "old text"


def test_a_guest_is_added_as_a_guest(window: MainWindow, controller: Controller, hands: Any) -> None:
    hands.press(window, "Start the evening")
    hands.type(window.tonight.view.check_in.field, "Sam", Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert [player.guest for player in controller.read(queries.players)] == [True]


def test_pressing_a_present_player_checks_out_and_undo_brings_back(evening: MainWindow, hands: Any) -> None:
    hands.press(evening, "Check Jean out")
    assert "Jean" not in hands.names_shown(evening)
    QTest.keyClick(evening, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert "Jean" in hands.names_shown(evening)


def test_two_tables_are_seated_and_shown(evening: MainWindow, controller: Controller, hands: Any) -> None:
    seat_two_tables(evening, hands)
    view = controller.read(queries.evening, evening.tonight.evening_id)
    assert [[controller.name(p) for p in sheet.record.seats] for sheet in view.sheets] == [
        list(EIGHT[:4]),
        list(EIGHT[4:]),
    ]
    assert tuple(evening.tonight.view.sheet_ids) == (1, 2)


def test_seats_can_be_chosen_exchanged_and_the_dealer_named(
    evening: MainWindow, controller: Controller, hands: Any
) -> None:
    hands.press(evening, "Seat a table…")
    for name in ("Marie", "Zoë", "Jean", "Noël"):
        hands.press(seat_panel(evening), name)
    hands.press(evening, "Seat 1: Marie")
    hands.press(evening, "Seat 4: Noël")
    hands.press(evening, "Zoë deals first")
    hands.press(evening, "Whist 32")
    hands.press(evening, "Seat the table")
    (sheet,) = controller.read(queries.evening, evening.tonight.evening_id).sheets
    assert [controller.name(player) for player in sheet.record.seats] == ["Noël", "Zoë", "Jean", "Marie"]
    assert (sheet.record.game, sheet.record.first_dealer) == ("whist32", 1)


def test_a_table_with_a_player_missing_cannot_be_seated_and_says_so(evening: MainWindow, hands: Any) -> None:
    hands.press(evening, "Seat a table…")
    hands.press(seat_panel(evening), "Marie")
    assert not hands.find(evening, "Seat the table").isEnabled()
    assert "3" in seat_panel(evening).banner.text()


def test_seating_by_mouse_leaves_the_focus_in_the_field(evening: MainWindow, hands: Any) -> None:
    hands.press(evening, "Seat a table…")
    panel = seat_panel(evening)
    assert panel.field.hasFocus()
    for what in ("Marie", "Zoë", "Marie leaves the table", "In order"):
        hands.press(panel, what)
        assert panel.field.hasFocus(), what


def test_seating_by_tab_and_space_goes_on_with_the_next_name(evening: MainWindow, hands: Any) -> None:
    hands.press(evening, "Seat a table…")
    panel = seat_panel(evening)
    QTest.keyClick(panel.field, Qt.Key.Key_Tab)
    for name in ("Edouard", "Eleni", "Gaëtan", "Jean"):
        focus = panel.focusWidget()
        assert isinstance(focus, QAbstractButton)
        assert focus.text() == name
        QTest.keyClick(focus, Qt.Key.Key_Space)
    assert panel.banner.text() == "✓ Ready"


def test_tab_passes_the_waiting_and_the_seats_before_seating(evening: MainWindow, hands: Any) -> None:
    hands.press(evening, "Seat a table…")
    panel = seat_panel(evening)
    hands.press(panel, "In order")
    passed = []
    while (focus := panel.focusWidget()) is not panel.done:
        QTest.keyClick(focus, Qt.Key.Key_Tab)
        passed.append(panel.focusWidget().accessibleName())
        assert len(passed) < 60
    marks = ["Jean", "Draw by lot", "Seat 1: Gaëtan", "Eleni leaves the table", "Seat, then the next table"]
    assert [name for name in passed if name in marks] == marks


def test_when_everybody_sits_the_next_table_is_of_the_next_round(evening: MainWindow, hands: Any) -> None:
    seat_two_tables(evening, hands)
    hands.press(evening, "Seat a table…")
    assert (seat_panel(evening).round.value(), seat_panel(evening).table.value()) == (2, 1)


def test_a_table_of_the_next_round_brings_its_round_to_the_front(evening: MainWindow, hands: Any) -> None:
    seat_two_tables(evening, hands)
    hands.press(evening, "Seat a table…")
    hands.press(evening, "In order")
    hands.press(evening, "Seat the table")
    assert evening.tonight.view.round == 2
    assert tuple(evening.tonight.view.sheet_ids) == (1,)
    hands.press(evening, "Round 1")
    assert tuple(evening.tonight.view.sheet_ids) == (1, 2)


def test_control_and_a_number_opens_the_table_of_that_number(evening: MainWindow, hands: Any) -> None:
    seat_two_tables(evening, hands)
    QTest.keyClick(evening, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert evening.tonight.sheet_id == evening.tonight.view.sheet_ids[2]


def test_control_and_the_unshifted_key_of_an_azerty_keyboard_opens_it_too(evening: MainWindow, hands: Any) -> None:
    seat_two_tables(evening, hands)
    QTest.keyClick(evening, Qt.Key.Key_Ampersand, Qt.KeyboardModifier.ControlModifier)
    assert evening.tonight.sheet_id == evening.tonight.view.sheet_ids[1]


def test_standings_follow_a_deal(evening: MainWindow, controller: Controller, hands: Any) -> None:
    seat_two_tables(evening, hands)
    deal = BelgianDeal("contract", (Attempt("pair", (3, 0), 11, 10),))
    controller.act(enter_deal, evening.tonight.view.sheet_ids[1], deal)
    rows = {row.values[1]: row.values[2] for row in evening.tonight.view.standings.grid_model.rows}
    assert (rows["Gaëtan"], rows["Eleni"], rows["Manu"], rows["Edouard"]) == (7, 7, -7, -7)


def ask_adjustment(window: MainWindow, controller: Controller, hands: Any, name: str) -> AdjustmentDialog:
    """The dialog of an adjustment, for that player."""
    hands.press(window, "Adjustment…")
    asked: AdjustmentDialog = hands.dialog(AdjustmentDialog)
    asked.player.choose(next(player.id for player in controller.read(queries.players) if player.name == name))
    return asked


@pytest.mark.parametrize(
    ("kind", "typed", "stored", "said"),
    [
        ("penalty", "20", -20, "Manu loses 20 game point"),
        ("penalty", "-20", -20, "Manu loses 20 game point"),
        ("gift", "8", 8, "Manu gains 8 game point"),
        ("decision", "-1", -1, "Manu loses 1 game point"),
        ("decision", "5", 5, "Manu gains 5 game point"),
    ],
)
def test_the_kind_of_an_adjustment_gives_its_sign_and_it_is_said_before(
    evening: MainWindow, controller: Controller, hands: Any, kind: str, typed: str, stored: int, said: str
) -> None:
    asked = ask_adjustment(evening, controller, hands, "Manu")
    asked.kind.choose(kind)
    hands.type(asked.whole, typed)
    assert asked.effect.text().startswith(said)
    hands.type(asked.reason, "late")
    hands.press(asked, "Keep")
    (record,) = controller.read(queries.evening, evening.tonight.evening_id).adjustments
    assert (record.amount, record.of, record.kind, record.reason) == (stored, "game", kind, "late")


def test_tab_goes_through_a_dialog_as_one_reads(evening: MainWindow, controller: Controller, hands: Any) -> None:
    asked = ask_adjustment(evening, controller, hands, "Manu")
    passed = [asked.focusWidget()]
    while passed[-1] is not asked.ok:
        QTest.keyClick(asked.focusWidget(), Qt.Key.Key_Tab)
        passed.append(asked.focusWidget())
        assert len(passed) < 20
    assert passed == [asked.player, asked.kind, asked.whole, asked.of, asked.reason, asked.by, asked.cancel, asked.ok]


def test_a_penalty_in_ranking_points_takes_them_away(evening: MainWindow, controller: Controller, hands: Any) -> None:
    asked = ask_adjustment(evening, controller, hands, "Manu")
    asked.of.choose("ranking")
    hands.type(asked.hundredths, "0.50")
    assert asked.effect.text() == "Manu loses 0.50 ranking points."
    hands.press(asked, "Keep")
    (record,) = controller.read(queries.evening, evening.tonight.evening_id).adjustments
    assert (record.amount, record.of) == (-50, "ranking")


def test_an_adjustment_opened_and_kept_is_unchanged_even_against_its_kind(
    evening: MainWindow, controller: Controller, hands: Any
) -> None:
    manu = next(player.id for player in controller.read(queries.players) if player.name == "Manu")
    for amount in (20, -20):
        controller.act(add_adjustment, evening.tonight.evening_id, manu, amount, "game", "penalty")
    for record in controller.read(queries.evening, evening.tonight.evening_id).adjustments:
        asked = AdjustmentDialog(controller, evening.tonight.evening_id, record, evening)
        asked.open()
        assert asked.effect.text().startswith("Manu gains 20" if record.amount > 0 else "Manu loses 20")
        hands.press(asked, "Keep")
    assert [record.amount for record in controller.read(queries.evening, evening.tonight.evening_id).adjustments] == [
        20,
        -20,
    ]


def test_the_evening_that_is_not_closed_is_offered_first_whatever_the_date(
    controller: Controller, window: MainWindow, hands: Any
) -> None:
    controller.act(create_evening, datetime.date(2026, 1, 9), name="Last week")
    window.tonight.leave()
    hands.press(window, "Continue this evening")
    assert "Last week" in window.header.title.text()


def test_closing_and_reopening_an_evening(evening: MainWindow, controller: Controller, hands: Any) -> None:
    seat_two_tables(evening, hands)
    hands.press_and_answer(evening, "Close the evening", "Close the evening")
    assert controller.read(queries.open_evening) is None
    assert not evening.tonight.view.seat_button.isVisible()
    hands.press(evening, "Reopen the evening")
    assert controller.read(queries.open_evening) is not None
    assert evening.tonight.view.seat_button.isVisible()


def test_closing_names_the_tables_without_a_deal(evening: MainWindow, controller: Controller, hands: Any) -> None:
    seat_two_tables(evening, hands)
    first = evening.tonight.view.sheet_ids[1]
    said = hands.press_and_answer(evening, "Close the evening", "Go on playing")
    assert said == "No deal entered: table 1, 2. Nobody there has a place."
    assert controller.read(queries.open_evening) is not None
    controller.act(enter_deal, first, BelgianDeal("contract", (Attempt("solo", (0,), 7, 8),)))
    said = hands.press_and_answer(evening, "Close the evening", "Close the evening")
    assert said == "No deal entered: table 2. Nobody there has a place."
    assert controller.read(queries.open_evening) is None


def test_closing_names_a_table_whose_arbiter_has_answered(
    evening: MainWindow, controller: Controller, hands: Any
) -> None:
    seat_two_tables(evening, hands)
    sheet_id = evening.tonight.view.sheet_ids[1]
    controller.act(change_table, sheet_id, game="whist32")
    controller.act(record_call, sheet_id, ArbiterCall(0, "picolo", accepted=True))
    said = hands.press_and_answer(evening, "Close the evening", "Go on playing")
    assert "A deal is half entered: table 1. It does not count." in said
    assert "accepts picolo" in " ".join(each.text() for each in evening.findChildren(QLabel))


def test_after_closing_the_evening_stays_and_no_key_starts_another(
    evening: MainWindow, controller: Controller, hands: Any
) -> None:
    seat_two_tables(evening, hands)
    hands.press_and_answer(evening, "Close the evening", "Close the evening")
    for place in (Place.PLAYERS, Place.TONIGHT):
        evening.go(place)
    view = evening.tonight.view
    assert view.isVisible()
    assert view.standings.hasFocus()
    for text in ("Print…", "Export…", "Reopen the evening", "New evening…"):
        assert hands.find(evening, text).isEnabled(), text
    QTest.keyClick(evening.focusWidget(), Qt.Key.Key_Return)
    QTest.keyClick(evening.focusWidget(), Qt.Key.Key_Space)
    assert len(controller.read(queries.evenings)) == 1
    evening.rebuild()
    assert "closed" in evening.tonight.view.closed_words.text()
    hands.press(evening, "New evening…")
    assert hands.find(evening, "Start another evening").isVisible()


def test_the_program_starts_with_a_new_evening_where_all_are_closed(
    evening: MainWindow, controller: Controller, hands: Any
) -> None:
    hands.press(evening, "Close the evening")
    again = MainWindow(controller.preferences)
    again.show()
    again.open(controller)
    QApplication.processEvents()
    assert again.tonight.evening_id is None
    assert hands.find(again, "Start another evening").isVisible()


def test_a_message_moves_nothing(evening: MainWindow, hands: Any) -> None:
    seat_two_tables(evening, hands)
    buttons = hands.visible(evening.stack)
    before = [(button, button.mapTo(evening, QPoint(0, 0))) for button in buttons]
    evening.say("Saved in a folder", "ok")
    QApplication.processEvents()
    assert evening.message.isVisible()
    assert [(button, button.mapTo(evening, QPoint(0, 0))) for button in buttons] == before
    assert evening.frame.rect().contains(evening.message.geometry())


def test_a_message_uses_the_width_of_the_page_before_a_second_line(evening: MainWindow, hands: Any) -> None:
    evening.say("x" * 8 + " and a word more" * 6, "ok")
    QApplication.processEvents()
    bar = evening.message
    assert bar.width() > bar.WIDE
    assert bar.text.heightForWidth(bar.text.width()) < 2 * bar.text.fontMetrics().lineSpacing()
    assert evening.stack.geometry().contains(bar.geometry())


def test_the_folded_rail_has_a_whole_word_under_every_icon(window: MainWindow) -> None:
    assert window.sidebar.narrow
    for place in window.sidebar.buttons.values():
        assert len(place.text()) > 1
        assert place.fontMetrics().horizontalAdvance(place.text()) <= place.width() - 4


def test_the_key_of_a_table_is_told_on_its_card(evening: MainWindow, hands: Any) -> None:
    seat_two_tables(evening, hands)
    cards = evening.tonight.view._by_sheet.values()
    assert [card.toolTip() for card in cards] == [f"Keys / then {table}, or Ctrl+{table}" for table in (1, 2)]
    QTest.keyClicks(evening.tonight.view, "/")
    QTest.keyClicks(evening.switch, "2")
    assert evening.tonight.sheet_id == evening.tonight.view.sheet_ids[2]


def test_a_deleted_evening_is_left(evening: MainWindow, controller: Controller, hands: Any) -> None:
    from whistclub.club.actions.evenings import delete_evening

    controller.act(delete_evening, evening.tonight.evening_id)
    QApplication.processEvents()
    assert evening.tonight.evening_id is None
    hands.find(evening, "Start the evening")


class _Cards:
    """Deals given cards, to each sample its own."""

    def __init__(self, *hands: list[tuple[int, int]]) -> None:
        self.hands = list(hands)

    def sample(self, pack: list[tuple[int, int]], count: int) -> list[tuple[int, int]]:
        hand = self.hands.pop(0)
        assert len(hand) == count
        assert set(hand) <= set(pack)
        return hand


def test_highest_card_deals_and_only_the_highest_equal_ones_draw_again() -> None:
    cards = _Cards([(7, 0), (2, 1), (7, 2), (0, 3)], [(3, 0), (4, 1)])
    rounds = draw_rounds(4, 8, cards)  # type: ignore[arg-type]
    assert [sorted(cards) for cards in rounds] == [[0, 1, 2, 3], [0, 2]]
    assert winner(rounds) == 2
