"""Many markers enter many deals each at once: none is lost, none double, and every total is as on one laptop."""

from __future__ import annotations

import multiprocessing
import os

import pytest

from tests.club.deals import pair
from tests.conftest import Room
from whistclub.bootstrap import open_club
from whistclub.club import queries
from whistclub.club.actions.deals import enter_deal
from whistclub.club.ports import DealRecord
from whistclub.errors import KnownError
from whistclub.storage.check import check_club

MARKERS, DEALS = (20, 100) if os.environ.get("WHISTCLUB_FULL") else (6, 15)
"""With WHISTCLUB_FULL=1 the full run; otherwise a sample."""
TRIES = 50
"""How often a deal is delivered again where another marker holds the club for too long."""


def deal_of(number, index):
    return pair(index % 4, (index + 1 + number % 3) % 4, tricks=8 + index % 5)


def mark(place, number, sheet, start):
    """The program of one marker."""
    club = open_club(place, f"Marker {number}")
    start.wait()
    for index in range(DEALS):
        seen = club.read(queries.sheet, sheet).deal_ids
        for _ in range(TRIES):
            try:
                club.act(enter_deal, sheet, deal_of(number, index), seen=seen)
                break
            except KnownError as error:
                if error.key not in ("server_busy", "server_slow"):
                    raise
    club.close()


def seated(place):
    """A club with a table for each marker, and the ids of their sheets."""
    room = Room(place, open_club(place, "Host"))
    evening = room.evening()
    names = [" ".join(f"{letter}{number}" for letter in "ABCD") for number in range(MARKERS)]
    return room, evening, [room.table(evening, some) for some in names]


@pytest.mark.timeout(900)
def test_many_markers_at_once_lose_nothing_and_double_nothing(server, tmp_path):
    place = server.url(server.new_database())
    shared, evening, sheets = seated(place)
    spawned = multiprocessing.get_context("spawn")
    start = spawned.Event()
    markers = [spawned.Process(target=mark, args=(place, *each, start)) for each in enumerate(sheets)]
    for marker in markers:
        marker.start()
    start.set()
    for marker in markers:
        marker.join()
    assert [marker.exitcode for marker in markers] == [0] * MARKERS
    alone, own_evening, own_sheets = seated(tmp_path / "club.whist")
    for number, sheet in enumerate(own_sheets):
        alone.enter(sheet, *(deal_of(number, index) for index in range(DEALS)))
    assert len(shared.read(lambda work: work.find(DealRecord))) == MARKERS * DEALS
    for theirs, own in zip(sheets, own_sheets, strict=True):
        assert shared.sheet(theirs).sheet.deals == alone.sheet(own).sheet.deals
        assert shared.totals(theirs) == alone.totals(own)
    assert shared.evening_points(evening) == alone.evening_points(own_evening)
    assert shared.season_points(evening) == alone.season_points(own_evening)
    for room in (shared, alone):
        room.club.close()
    assert check_club(place) == ()
