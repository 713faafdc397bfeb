"""A change of players while a game goes on: asked with nothing chosen beforehand, said in a sentence, refused once."""

from __future__ import annotations

import datetime
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from whistclub.club import queries
from whistclub.club.actions import deals, evenings, players, tables
from whistclub.club.ports import EveningRecord, PlayerRecord, SheetRecord
from whistclub.desktop.controller import Controller
from whistclub.desktop.dialogs.consequences import ConfirmDialog
from whistclub.desktop.dialogs.seat_change import ChangeSeatDialog
from whistclub.desktop.dialogs.why import WhyDialog
from whistclub.desktop.evening.table_card import CardAction
from whistclub.desktop.main_window.sidebar import Place
from whistclub.desktop.main_window.window import MainWindow
from whistclub.desktop.pages.ranking import RankingPage
from whistclub.rules.belgian.facts import Attempt, BelgianDeal

FIRST, SECOND = ("Maria", "Jean", "Luc", "Eva"), ("Anne", "Bea", "Cas", "Dan")


@pytest.fixture
def sheet(window: MainWindow, controller: Controller) -> int:
    """Two tables of four, Thomas waiting, two deals played at the first table."""
    ids = {
        name: controller.club.act(players.add_player, name).new(PlayerRecord)
        for name in (*FIRST, *SECOND, "Thomas", "Zoë")
    }
    evening = controller.club.act(evenings.create_evening, datetime.date(2026, 11, 27)).new(EveningRecord)
    sheets = [
        controller.club.act(tables.seat_table, evening, game="belgian", players=[ids[name] for name in names]).new(
            SheetRecord
        )
        for names in (FIRST, SECOND)
    ]
    controller.club.act(evenings.set_present, evening, tuple(ids[name] for name in (*FIRST, *SECOND, "Thomas")))
    for _ in range(2):
        controller.club.act(deals.enter_deal, sheets[0], BelgianDeal("contract", (Attempt("pair", (2, 1), 11, 10),)))
    window.tonight.show_evening(evening)
    return sheets[0]


@pytest.fixture
def asked(window: MainWindow, controller: Controller, sheet: int, hands: Any) -> ChangeSeatDialog:
    """The dialog, opened as the card of the table opens it."""
    card = window.tonight.view._by_sheet[sheet]
    card.wants.emit(CardAction.CHANGE_PLAYERS)
    QApplication.processEvents()
    dialog: ChangeSeatDialog = hands.dialog(ChangeSeatDialog)
    return dialog


def changes(controller: Controller, sheet: int) -> list[tuple[int, int, str]]:
    found = controller.read(queries.sheet, sheet).record.changes
    return [
        (change.from_deal, change.seat, controller.name(change.player) if change.player else "") for change in found
    ]


def choose(asked: ChangeSeatDialog, name: str) -> None:
    asked.out.choose(next(seat for seat in asked.seated.players.values() if asked.controller.name(seat) == name))


def test_nothing_is_chosen_beforehand_and_enter_changes_nothing(
    controller: Controller, sheet: int, asked: ChangeSeatDialog
) -> None:
    assert asked.out.hasFocus()
    assert (asked.out.currentIndex(), asked.field.text()) == (-1, "")
    asked.ok.click()
    assert asked.problem.text() == "Choose who leaves."
    choose(asked, "Luc")
    asked.ok.click()
    assert "who comes" in asked.problem.text()
    assert changes(controller, sheet) == []


def test_who_can_come_is_said_and_who_sits_elsewhere_cannot_be_chosen(
    controller: Controller, sheet: int, asked: ChangeSeatDialog, hands: Any
) -> None:
    assert "Thomas" in asked.can_come.text()
    assert "Anne" not in asked.can_come.text()
    hands.type(asked.field, "anne", Qt.Key.Key_Return)
    texts = [asked.field.list.item(row).text() for row in range(asked.field.list.count())]
    assert "Anne sits at table 2" in texts
    assert not any("Add" in text for text in texts)


def test_a_stand_in_is_explained_and_seated(
    controller: Controller, sheet: int, asked: ChangeSeatDialog, hands: Any
) -> None:
    choose(asked, "Luc")
    hands.type(asked.field, "th", Qt.Key.Key_Return)
    assert asked.field.text() == "Thomas"
    assert asked.meaning.text().startswith("From deal 3 on, Thomas sits in the seat of Luc.")
    hands.press(asked, "Change")
    assert changes(controller, sheet) == [(3, 2, "Thomas")]


def test_a_change_made_is_told_and_taken_back(
    controller: Controller, window: MainWindow, sheet: int, asked: ChangeSeatDialog, hands: Any
) -> None:
    choose(asked, "Luc")
    hands.type(asked.field, "th", Qt.Key.Key_Return)
    hands.press(asked, "Change")
    window.tonight.view._by_sheet[sheet].wants.emit(CardAction.CHANGE_PLAYERS)
    again = hands.dialog(ChangeSeatDialog)
    said = "From deal 3 on, Thomas sits in the seat of Luc."
    hands.press(again, f"Take back: {said}")
    question = hands.dialog(ConfirmDialog)
    assert said in [each.text() for each in question.findChildren(QLabel)]
    hands.press(question, "Take back")
    assert changes(controller, sheet) == []
    assert controller.undo_text() == "remove the seat change from deal 3, table 1"
    controller.undo()
    assert changes(controller, sheet) == [(3, 2, "Thomas")]


def test_a_change_from_a_deal_played_shows_what_it_moves(
    controller: Controller, asked: ChangeSeatDialog, hands: Any
) -> None:
    choose(asked, "Luc")
    hands.type(asked.field, "th", Qt.Key.Key_Return)
    assert not asked.moves.isVisible()
    asked.from_deal.setValue(2)
    assert asked.moves.isVisible()


def test_somebody_new_is_entered_with_the_change_and_undone_with_it(
    window: MainWindow, controller: Controller, sheet: int, asked: ChangeSeatDialog, hands: Any
) -> None:
    choose(asked, "Eva")
    hands.type(asked.field, "Xavier", Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert asked.meaning.text().startswith("Xavier is entered as a new player.")
    hands.press(asked, "Change")
    assert changes(controller, sheet) == [(3, 3, "Xavier")]
    hands.press(window, window.header.undo.accessibleName())
    assert changes(controller, sheet) == []
    assert "Xavier" not in {player.name for player in controller.read(queries.players)}


def test_a_fifth_player_joins_at_the_left_of_the_one_chosen(
    controller: Controller, sheet: int, asked: ChangeSeatDialog, hands: Any
) -> None:
    assert not asked.after.isVisible()
    asked.out.choose(0)
    assert asked.after.isVisible()
    hands.type(asked.field, "zo", Qt.Key.Key_Return)
    asked.after.choose(1)
    assert "one sits out each deal" in asked.meaning.text()
    hands.press(asked, "Change")
    assert changes(controller, sheet) == [(3, 4, "Zoë")]


def test_a_refusal_is_said_in_the_dialog_and_nowhere_else(
    window: MainWindow, controller: Controller, sheet: int, asked: ChangeSeatDialog, hands: Any
) -> None:
    choose(asked, "Luc")
    hands.type(asked.field, "th", Qt.Key.Key_Return)
    other = controller.read(queries.evening, controller.read(queries.sheet, sheet).record.evening_id).sheets[1]
    thomas = next(player.id for player in controller.read(queries.players) if player.name == "Thomas")
    controller.act(tables.change_seat, other.record.id, 1, out=other.record.seats[0], into=thomas)
    hands.press(asked, "Change")
    assert asked.isVisible()
    assert asked.problem.isVisible()
    assert not window.message.isVisible()


def test_a_stand_in_is_explained_wherever_the_seat_shows(
    window: MainWindow, controller: Controller, sheet: int, hands: Any
) -> None:
    luc, thomas = (next(p.id for p in controller.read(queries.players) if p.name == name) for name in ("Luc", "Thomas"))
    controller.act(tables.change_seat, sheet, 3, out=luc, into=thomas)
    controller.act(deals.enter_deal, sheet, BelgianDeal("contract", (Attempt("pair", (2, 1), 11, 10),)))
    view = window.tonight.view
    card = view._by_sheet[sheet]
    shown = [(name.text(), number.text()) for row, name, number in card.rows if row.isVisible()]
    assert ("Luc", "+14") in shown
    assert ("Luc → Thomas", "+7") in shown
    assert "Thomas for Luc 7" in card.accessibleName()
    columns = [column.title for column in view.standings.grid_model.columns]
    notes = {row.key: row.values[columns.index("Note")] for row in view.standings.grid_model.rows}
    assert (notes[luc], notes[thomas]) == ("seat with Thomas", "place goes to Luc")
    told = next(row.tips[1] for row in view.standings.grid_model.rows if row.key == thomas)
    assert told.startswith("Seat of Luc and Thomas: +21 together; place 1 goes to Luc")
    view.why(thomas)
    assert "Stood in for Luc; own points +7" in hands.dialog(WhyDialog).text


def test_the_season_says_it_too(window: MainWindow, controller: Controller, sheet: int, hands: Any) -> None:
    luc, thomas = (next(p.id for p in controller.read(queries.players) if p.name == name) for name in ("Luc", "Thomas"))
    controller.act(tables.change_seat, sheet, 2, out=luc, into=thomas)
    controller.act(tables.close_table, sheet)
    window.go(Place.RANKING)
    page = window.page(Place.RANKING)
    assert isinstance(page, RankingPage)
    page.why(thomas)
    hands.press(page.panel, "Why?")
    text = hands.dialog(WhyDialog).text
    assert "Seat of Luc and Thomas: +14 together" in text
    assert "who held it for 1 of 2 deals and finished" in text
