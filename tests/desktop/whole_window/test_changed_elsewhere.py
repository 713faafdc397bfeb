"""The club changed beside the window – from the command line, by another marker: the window follows."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from whistclub.bootstrap import open_club
from whistclub.cli.main import main
from whistclub.club.actions import deals, evenings, players, tables
from whistclub.club.club import Club
from whistclub.club.ports import EveningRecord, PlayerRecord, SheetRecord
from whistclub.desktop.controller import Controller
from whistclub.desktop.main_window.sidebar import Place
from whistclub.desktop.main_window.window import MainWindow
from whistclub.rules.belgian.facts import Attempt, BelgianDeal

NAMES = ("Ada", "Bea", "Cas", "Dan", "Eva", "Fay", "Gus", "Hal")
PAIR = BelgianDeal("contract", (Attempt("pair", (0, 1), 10, 9),))


@pytest.fixture
def other(tmp_path: Path, club: Club) -> Iterator[Club]:
    """The same club, opened a second time."""
    opened = open_club(tmp_path / "club.whist", "Other")
    yield opened
    opened.close()


@pytest.fixture
def sheets(controller: Controller, window: MainWindow) -> list[int]:
    """Two tables of the evening the window shows."""
    people = [controller.club.act(players.add_player, name).new(PlayerRecord) for name in NAMES]
    evening = controller.club.act(evenings.create_evening, datetime.date(2026, 11, 27)).new(EveningRecord)
    seated = [
        controller.club.act(tables.seat_table, evening, game="belgian", players=tuple(people[at : at + 4])).new(
            SheetRecord
        )
        for at in (0, 4)
    ]
    window.open_evening(evening)
    return seated


def places(window: MainWindow) -> dict[str, str]:
    """The points of the standings by name."""
    grid = window.tonight.view.standings.grid_model
    points = [column.title for column in grid.columns].index("Points")
    return {str(row.values[1]): str(row.values[points]) for row in grid.rows}


def come_back(window: MainWindow) -> None:
    window.activateWindow()
    QApplication.sendEvent(window, QEvent(QEvent.Type.ActivationChange))


def test_a_deal_entered_beside_the_window_is_there_when_one_comes_back_to_it(
    window: MainWindow, other: Club, sheets: list[int]
) -> None:
    other.act(deals.enter_deal, sheets[1], PAIR)
    come_back(window)
    assert places(window) == {"Eva": "6", "Fay": "6", "Gus": "-6", "Hal": "-6"} | dict.fromkeys(NAMES[:4], "None")


def test_the_next_deal_entered_here_brings_those_entered_elsewhere(
    window: MainWindow, controller: Controller, other: Club, sheets: list[int]
) -> None:
    other.act(deals.enter_deal, sheets[1], PAIR)
    other.act(players.change_player, 1, name="Ada Zwart")
    controller.act(deals.enter_deal, sheets[0], PAIR)
    assert places(window)["Ada Zwart"] == places(window)["Eva"] == "6"


def test_an_own_deal_alone_names_nothing_else(controller: Controller, window: MainWindow, sheets: list[int]) -> None:
    told = []
    controller.changed.connect(told.append)
    controller.act(deals.enter_deal, sheets[0], PAIR)
    controller.act(deals.enter_deal, sheets[0], PAIR)
    controller.undo()
    controller.look_around()
    assert [(change.sheets, change.players) for change in told[1:]] == [(frozenset(sheets[:1]), frozenset())] * 2


def test_who_came_by_an_import_is_called_by_name(
    window: MainWindow, club: Club, sheets: list[int], tmp_path: Path
) -> None:
    file = Path(__file__).parents[2] / "examples" / "belgian_five.whist.json"
    assert main(["import", "--club", str(tmp_path / "club.whist"), str(file)]) == 0
    come_back(window)
    window.go(Place.PLAYERS)
    known = club.read(lambda work: {player.name for player in work.find(PlayerRecord)})
    assert len(known) > len(NAMES)
    assert set(window.controller.names().values()) == known


def test_a_table_taken_away_elsewhere_leads_back_to_the_evening(
    window: MainWindow, other: Club, sheets: list[int]
) -> None:
    window.tonight.show_table(sheets[1])
    other.act(tables.remove_table, sheets[1])
    come_back(window)
    assert window.tonight.sheet_id is None
    assert list(window.tonight.view.sheet_ids.values()) == sheets[:1]
