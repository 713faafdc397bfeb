"""A player's page: the season in curves and lists, each line with its why; on paper; back to the list."""

from __future__ import annotations

import datetime
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from whistclub.club import queries
from whistclub.club.actions import deals, evenings, players, tables
from whistclub.club.ports import EveningRecord, PlayerRecord, SheetRecord
from whistclub.desktop.controller import Controller
from whistclub.desktop.design.chart import ChartView
from whistclub.desktop.dialogs.player import PlayerDialog
from whistclub.desktop.dialogs.why import WhyDialog
from whistclub.desktop.main_window.sidebar import Place
from whistclub.desktop.main_window.window import MainWindow
from whistclub.desktop.pages.player import LinesDialog, PlayerView
from whistclub.desktop.pages.players import PlayersPage
from whistclub.desktop.printing.preview import PreviewDialog
from whistclub.rules.belgian.facts import Attempt, BelgianDeal
from whistclub.rules.games import GAMES

SOLO = BelgianDeal("contract", (Attempt("solo", (0,), 8, 8),))


@pytest.fixture
def season(controller: Controller) -> list[int]:
    """Ada, Bea, Cas and Dan on three evenings of one season and one of the next; ids in that order."""
    people = [controller.club.act(players.add_player, name).new(PlayerRecord) for name in ("Ada", "Bea", "Cas", "Dan")]
    for date in ("2026-11-13", "2026-11-20", "2026-11-27", "2027-10-01"):
        evening = controller.club.act(evenings.create_evening, datetime.date.fromisoformat(date)).new(EveningRecord)
        conventions = GAMES["belgian"].default_conventions()
        sheet = controller.club.act(
            tables.seat_table, evening, game="belgian", conventions=conventions, players=people
        ).new(SheetRecord)
        controller.club.act(deals.enter_deal, sheet, SOLO)
        controller.club.act(evenings.close_evening, evening)
    return people


def opened(window: MainWindow, player: int) -> PlayerView:
    window.go(Place.PLAYERS)
    page = window.page(Place.PLAYERS)
    assert isinstance(page, PlayersPage)
    page.show_player(player)
    QApplication.processEvents()
    assert page.view is not None
    return page.view


def test_enter_in_the_list_opens_the_page_and_escape_leads_back(window: MainWindow, season: list[int]) -> None:
    window.go(Place.PLAYERS)
    page = window.page(Place.PLAYERS)
    assert isinstance(page, PlayersPage)
    page.fill()
    page.grid.choose(season[1])
    QTest.keyClick(page.grid, Qt.Key.Key_Return)
    assert window.header.title.text() == "Bea"
    assert page.view is not None
    QTest.keyClick(page.view.back, Qt.Key.Key_Escape)
    assert page.stack.currentWidget() is page.listing
    assert window.header.title.text() == "Players"


def test_the_page_shows_the_latest_season_and_others_can_be_chosen(window: MainWindow, season: list[int]) -> None:
    view = opened(window, season[0])
    assert [view.season.itemText(i) for i in range(view.season.count())] == ["2027-2028", "2026-2027"]
    assert "1 evening" in view.summary.text()
    view.season.setCurrentIndex(1)
    assert "3 evenings" in view.summary.text()
    assert len(view.grids["evenings"].grid_model.rows) == 3
    charts = view.area.widget().findChildren(ChartView)
    assert [chart.accessibleName() for chart in charts] == ["Total after each evening", "Place after each evening"]
    assert charts[1].accessibleDescription() == "13/11: 1, 20/11: 1, 27/11: 1"


def test_each_line_says_where_its_numbers_come_from(window: MainWindow, season: list[int], hands: Any) -> None:
    view = opened(window, season[0])
    view.season.setCurrentIndex(1)
    view.grids["contracts"].opened.emit(0)
    lines = hands.dialog(LinesDialog)
    assert lines.text.count("Solo 8") == 3
    assert "27/11/2026, round 1, table 1, deal 1" in lines.text
    lines.reject()
    view.grids["evenings"].opened.emit(0)
    hands.dialog(WhyDialog).reject()
    QApplication.processEvents()
    hands.press(window, "Why?")
    assert "13/11/2026" in hands.dialog(WhyDialog).text


def test_every_line_of_every_list_opens(window: MainWindow, season: list[int], hands: Any) -> None:
    view = opened(window, season[1])
    assert set(view.grids) == {"evenings", "roles", "opponents", "records"}
    for key, grid in view.grids.items():
        for index in range(len(grid.grid_model.rows)):
            grid.opened.emit(index)
            hands.dialog(WhyDialog if key == "evenings" else LinesDialog).reject()
            QApplication.processEvents()


def test_a_correction_shows_on_the_open_page(window: MainWindow, controller: Controller, season: list[int]) -> None:
    view = opened(window, season[0])
    before = view.summary.text()
    evening = controller.read(queries.evenings)[-1]
    controller.act(evenings.reopen_evening, evening.id)
    sheet = controller.read(queries.evening, evening.id).sheets[0]
    controller.act(deals.correct_deal, sheet.deal_ids[0], BelgianDeal("contract", (Attempt("solo", (0,), 7, 8),)))
    controller.act(evenings.close_evening, evening.id)
    assert view.summary.text() != before


def test_a_player_who_is_taken_out_leads_back_to_the_list(
    window: MainWindow, controller: Controller, season: list[int]
) -> None:
    controller.act(players.add_player, "Nobody")
    nobody = next(player.id for player in controller.read(queries.players) if player.name == "Nobody")
    view = opened(window, nobody)
    assert not view.why_button.isEnabled()
    controller.undo()
    page = window.page(Place.PLAYERS)
    assert isinstance(page, PlayersPage)
    assert page.stack.currentWidget() is page.listing


def test_the_page_changes_and_prints_its_player(window: MainWindow, season: list[int], hands: Any) -> None:
    view = opened(window, season[0])
    hands.press(view, "Change…")
    asked = hands.dialog(PlayerDialog)
    assert asked.name.text() == "Ada"
    asked.reject()
    hands.press(view, "Print…")
    preview = hands.dialog(PreviewDialog)
    assert preview.kind.currentText() == "Player's card"
    preview.reject()
