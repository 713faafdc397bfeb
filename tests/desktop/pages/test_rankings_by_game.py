"""The ranking page, the player's page and the television where a season mixes games: of all games or of one."""

from __future__ import annotations

import datetime
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from whistclub.club.actions.evenings import create_evening
from whistclub.club.actions.players import add_player
from whistclub.club.actions.tables import enter_totals, seat_table
from whistclub.club.ports import EveningRecord, PlayerRecord, SheetRecord
from whistclub.desktop.controller import Controller
from whistclub.desktop.main_window.sidebar import Place
from whistclub.desktop.main_window.window import MainWindow
from whistclub.desktop.printing.preview import PreviewDialog
from whistclub.desktop.public_display.panel import DisplayPanel, show_panel
from whistclub.rules.sheet import Totals


@pytest.fixture
def people(controller: Controller) -> list[int]:
    return [controller.club.act(add_player, name).new(PlayerRecord) for name in ("Ada", "Bea", "Cas", "Dan")]


def play(controller: Controller, people: list[int], game: str, round: int, points: tuple[int, ...]) -> None:
    """A table of the one evening, known by its totals."""
    from whistclub.club import queries

    known = controller.read(queries.evenings)
    evening = (
        known[0].id if known else controller.club.act(create_evening, datetime.date(2026, 10, 2)).new(EveningRecord)
    )
    sheet = controller.club.act(seat_table, evening, game=game, players=people, round=round).new(SheetRecord)
    controller.act(enter_totals, sheet, Totals(points))


@pytest.fixture
def mixed(controller: Controller, window: MainWindow, people: list[int]) -> MainWindow:
    play(controller, people, "belgian", 1, (30, 10, -10, -30))
    play(controller, people, "whist32", 2, (1, 2, 3, 40))
    return window


def shown(window: MainWindow, place: Place = Place.RANKING) -> Any:
    window.go(place)
    QApplication.processEvents()
    return window.pages[place]


def lines(page: Any) -> list[tuple[object, ...]]:
    keys = [column.key for column in page.grid.grid_model.columns]
    place, player, points = (keys.index(key) for key in ("place", "player", "game_points"))
    return [(row.values[place], row.values[player], row.values[points]) for row in page.grid.grid_model.rows]


def test_the_chips_are_there_only_where_a_season_mixes_games(
    controller: Controller, window: MainWindow, people: list[int], hands: Any
) -> None:
    play(controller, people, "belgian", 1, (30, 10, -10, -30))
    page = shown(window)
    assert not page.games.isVisible()
    play(controller, people, "whist32", 2, (1, 2, 3, 40))
    assert page.games.isVisible()
    assert [chip.label_text for chip in page.games.chips.values()] == ["All games", "Belgian whist", "Whist 32"]


def test_the_chosen_game_is_shown_explained_and_printed(mixed: MainWindow, hands: Any) -> None:
    page = shown(mixed)
    assert lines(page)[0] == (1, "Ada", 31)
    hands.press(page, "Whist 32")
    assert lines(page) == [(1, "Dan", 40), (2, "Cas", 3), (3, "Bea", 2), (4, "Ada", 1)]
    assert "Only sheets of Whist 32 count." in page.counted.text()
    page.why(page.ranking.rows[0].player)
    assert page.panel.isVisible()
    hands.press(page, "Print…")
    preview = hands.dialog(PreviewDialog)
    text = preview.pdf[0].get_textpage().get_text_range()
    assert "Whist 32" in text
    assert text.index("Dan") < text.index("Ada")
    preview.reject()
    hands.press(page, "All games")
    assert lines(page)[0] == (1, "Ada", 31)


def test_the_chosen_game_is_kept_in_a_file_and_the_workbook_holds_every_ranking(
    mixed: MainWindow, controller: Controller, tmp_path: Any
) -> None:
    import openpyxl

    from whistclub.club import queries
    from whistclub.desktop.files.exporting import write_season_to

    season = controller.read(queries.seasons)[0].id
    write_season_to(controller, season, tmp_path / "r.csv", "whist32")
    first = (tmp_path / "r.csv").read_text("utf-8-sig").splitlines()[1]
    assert "Dan" in first
    write_season_to(controller, season, tmp_path / "r.xlsx", "whist32", mixed)
    names = openpyxl.load_workbook(tmp_path / "r.xlsx").sheetnames
    assert names[:3] == ["Ranking", "Ranking · Belgian whist", "Ranking · Whist 32"]


def test_a_players_page_shows_the_season_in_one_game(
    mixed: MainWindow, controller: Controller, people: list[int], hands: Any
) -> None:
    page = shown(mixed, Place.PLAYERS)
    page.show_player(people[3])
    QApplication.processEvents()
    view = page.view
    assert "place 3 of 4" in view.summary.text() or "place 2 of 4" in view.summary.text()
    hands.press(view, "Whist 32")
    assert "place 1 of 4" in view.summary.text()
    assert "Only sheets of Whist 32 count." in view.summary.text()


def test_the_television_shows_the_ranking_of_the_chosen_game(
    mixed: MainWindow, controller: Controller, hands: Any
) -> None:
    public_display = mixed.public_display
    assert public_display is not None
    show_panel(public_display)
    panel = hands.dialog(DisplayPanel)
    hands.press(panel, "Season ranking")
    panel.game.choose("whist32")
    QApplication.processEvents()
    board = public_display.window.board
    assert board.subtitle.startswith("Whist 32 · ")
    assert board.items[0].lines[0].name == "Dan"
    public_display.hide()


def test_the_step_that_decided_a_tie_and_how_ties_are_paid_are_in_sight(
    controller: Controller, window: MainWindow, people: list[int]
) -> None:
    """H12: the numbering style is named too."""
    play(controller, people, "whist32", 1, (10, 10, 5, 0))
    play(controller, people, "whist32", 2, (0, 4, 10, 10))
    page = shown(window)
    titles = [column.title for column in page.grid.grid_model.columns]
    assert titles[-1] == "Separated by"
    steps = [row.values[-1] for row in page.grid.grid_model.rows]
    assert any(steps)
    tip = page.counted.toolTip()
    assert "Places are numbered 1, 2, 2, 4" in tip
    assert "share its points equally" in tip
