"""The ranking page: sorted by a heading, searched, and the chosen line explained beside the list."""

from __future__ import annotations

import datetime
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from whistclub.club.actions.evenings import create_evening
from whistclub.club.actions.players import add_player
from whistclub.club.actions.tables import enter_totals, seat_table
from whistclub.club.ports import EveningRecord, PlayerRecord, SheetRecord
from whistclub.desktop.controller import Controller
from whistclub.desktop.dialogs.why import WhyDialog
from whistclub.desktop.main_window.sidebar import Place
from whistclub.desktop.main_window.window import MainWindow
from whistclub.rules.sheet import Totals


@pytest.fixture
def page(controller: Controller, window: MainWindow) -> Any:
    people = [controller.club.act(add_player, name).new(PlayerRecord) for name in ("Ada", "Bea", "Cas", "Élodie")]
    for week, points in enumerate(((30, 10, -10, -30), (-20, -30, 20, 30))):
        date = datetime.date(2026, 10, 2) + datetime.timedelta(7 * week)
        evening = controller.club.act(create_evening, date).new(EveningRecord)
        sheet = controller.club.act(seat_table, evening, game="belgian", players=people).new(SheetRecord)
        controller.act(enter_totals, sheet, Totals(points))
    window.go(Place.RANKING)
    QApplication.processEvents()
    return window.pages[Place.RANKING]


def names(page: Any) -> list[str]:
    at = [column.key for column in page.grid.grid_model.columns].index("player")
    return [row.values[at] for row in page.grid.grid_model.rows]


def heading(page: Any, title: str) -> None:
    header = page.grid.horizontalHeader()
    at = [column.title for column in page.grid.grid_model.columns].index(title)
    middle = QPoint(header.sectionViewportPosition(at) + header.sectionSize(at) // 2, header.height() // 2)
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=middle)


def test_a_click_on_a_heading_sorts_and_another_turns_round(page: Any) -> None:
    ranked = names(page)
    heading(page, "Name")
    assert names(page) == ["Ada", "Bea", "Cas", "Élodie"]
    heading(page, "Name")
    assert names(page) == ["Élodie", "Cas", "Bea", "Ada"]
    heading(page, "Place")
    assert names(page) == ranked


def test_what_is_searched_is_left_and_enter_explains_it(page: Any) -> None:
    QTest.keyClicks(page.search, "elo")
    assert names(page) == ["Élodie"]
    QTest.keyClick(page.search, Qt.Key.Key_Return)
    assert page.panel.isVisible()
    assert page.panel.name.text() == "Élodie"
    page.search.clear()
    assert len(names(page)) == 4


def test_the_line_under_the_cursor_stands_beside_the_list(page: Any) -> None:
    assert page.panel.name.text() == names(page)[0]
    page.grid.setFocus()
    QTest.keyClick(page.grid, Qt.Key.Key_Down)
    assert page.panel.name.text() == names(page)[1]
    assert len(page.panel.grid.grid_model.rows) == 2
    assert page.panel.chart.chart.labels == ("02/10", "09/10")


def test_an_evening_beside_the_list_is_explained(page: Any, hands: Any) -> None:
    page.panel.grid.setFocus()
    page.panel.grid.selectRow(0)
    QTest.keyClick(page.panel.grid, Qt.Key.Key_Return)
    assert "09/10/2026" in hands.dialog(WhyDialog).text


def test_the_whole_season_of_the_player_is_one_press_away(page: Any, hands: Any, window: MainWindow) -> None:
    player = page.grid.chosen()
    hands.press(page.panel, "Whole season →")
    players: Any = window.pages[Place.PLAYERS]
    assert window.place == Place.PLAYERS
    assert players.view.player_id == player
