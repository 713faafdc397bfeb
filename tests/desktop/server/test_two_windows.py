"""Two windows on one club in a server: what one enters the other shows, without losing what is being typed there."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from PySide6.QtCore import Qt

from tests.postgres import Server, running_server
from whistclub.bootstrap import open_club
from whistclub.club.actions import evenings, players, tables
from whistclub.club.club import Club
from whistclub.club.ports import EveningRecord, PlayerRecord, SheetRecord
from whistclub.desktop.controller import Controller
from whistclub.desktop.main_window.window import MainWindow
from whistclub.desktop.preferences import Preferences
from whistclub.desktop.score_table.page import TablePage

LIMIT = 10_000
"""Milliseconds within which the other window shows a change."""


@dataclass
class Two:
    """Two windows, of Ann and of Bob, on an evening with two tables."""

    server: Server
    windows: list[MainWindow]
    clubs: list[Club]
    sheets: list[int]

    def table(self, window: int, sheet: int) -> TablePage:
        """The page of a table in a window."""
        self.windows[window].tonight.show_table(self.sheets[sheet])
        page = self.windows[window].tonight._over
        assert isinstance(page, TablePage)
        return page


@pytest.fixture
def own_server() -> Iterator[Server]:
    """A server that may be stopped."""
    with running_server() as started:
        yield started


@pytest.fixture
def two(server: Server, preferences: Preferences, qtbot: Any) -> Iterator[Two]:
    yield from _two(server, preferences)


def _two(server: Server, preferences: Preferences) -> Iterator[Two]:
    place = server.url(server.new_database())
    clubs = [open_club(place, who) for who in ("Ann", "Bob")]
    people = [clubs[0].act(players.add_player, name).new(PlayerRecord) for name in "ABCDEFGH"]
    evening = clubs[0].act(evenings.create_evening, datetime.date(2026, 11, 27)).new(EveningRecord)
    sheets = [
        clubs[0].act(tables.seat_table, evening, game="belgian", players=people[at : at + 4]).new(SheetRecord)
        for at in (0, 4)
    ]
    windows = []
    for club in clubs:
        window = MainWindow(preferences)
        window.resize(1092, 614)
        window.show()
        controller = Controller(club, preferences, place)
        window.open(controller)
        controller.listen()
        window.open_evening(evening)
        windows.append(window)
    yield Two(server, windows, clubs, sheets)
    for club in clubs:
        club.close()


def test_a_deal_of_one_window_arrives_at_the_other(two: Two, hands: Any, qtbot: Any) -> None:
    mine, theirs = two.table(0, 0), two.table(1, 0)
    hands.type(mine.strip, "p249=", Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(theirs.view.deal_ids) == 1, timeout=LIMIT)
    assert theirs.view.sheet == mine.view.sheet


def test_what_is_being_typed_stays_when_another_table_is_played(two: Two, hands: Any, qtbot: Any) -> None:
    mine, theirs = two.table(0, 0), two.table(1, 1)
    hands.type(theirs.strip, "p2")
    before = theirs.entry.draft()
    hands.type(mine.strip, "p249=", Qt.Key.Key_Return)
    shown = two.windows[1].controller
    qtbot.waitUntil(lambda: shown._revision == two.windows[0].controller._revision, timeout=LIMIT)
    assert theirs.entry.draft() == before
    hands.type(theirs.strip, "49=", Qt.Key.Key_Return)
    assert len(theirs.view.deal_ids) == 1


def test_each_window_says_who_else_is_there(two: Two, qtbot: Any) -> None:
    said = [window.sidebar.others for window in two.windows]
    qtbot.waitUntil(lambda: all(sign.isVisibleTo(sign.parentWidget()) for sign in said), timeout=LIMIT)
    assert [sign.accessibleName() for sign in said] == ["Also here: Bob", "Also here: Ann"]
    two.clubs[1].close()
    qtbot.waitUntil(lambda: two.windows[0].controller.others == (), timeout=LIMIT)
    assert not said[0].isVisibleTo(two.windows[0])


def test_after_the_server_was_away_what_was_missed_is_shown(
    own_server: Server, preferences: Preferences, hands: Any, qtbot: Any
) -> None:
    for two in _two(own_server, preferences):
        theirs = two.table(1, 0)
        qtbot.waitUntil(lambda two=two: two.windows[1].controller.others != (), timeout=LIMIT)
        own_server.stop()
        own_server.start()
        mine = two.table(0, 0)
        hands.type(mine.strip, "p249=", Qt.Key.Key_Return)
        qtbot.waitUntil(lambda theirs=theirs: len(theirs.view.deal_ids) == 1, timeout=LIMIT)
