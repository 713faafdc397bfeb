"""No changed byte of a club gives a wrong ranking without a word."""

import random
import sqlite3
from contextlib import closing

import pytest

from tests.club.deals import pair, solo
from whistclub.bootstrap import open_club
from whistclub.club import queries
from whistclub.club.actions.adjustments import add_adjustment
from whistclub.club.actions.deals import enter_deal
from whistclub.club.actions.evenings import close_evening
from whistclub.errors import KnownError
from whistclub.storage.check import check_club
from whistclub.storage.tables import schema

FLIPS = 12


@pytest.fixture
def played(room):
    """A club of two evenings, one of them closed: its path, what is read from it, and a table of it."""
    for date in ("2026-11-20", "2026-11-27"):
        evening = room.evening(date)
        for names in ("A B C D", "E F G H"):
            table = room.table(evening, names)
            room.enter(table, pair(0, 1), solo(2, 7, 6), pair(1, 3, 9))
        room.act(add_adjustment, evening, room.player("A"), -10, of="ranking", kind="penalty", reason="retard")
        if date == "2026-11-20":
            room.act(close_evening, evening)
    room.club.close()
    told = shown(room.path)
    assert isinstance(told, tuple)
    yield room.path, told, table
    room.reopen()


def shown(path):
    """The ranking and the standings as the program shows them, or the key of its sentence."""
    try:
        club = open_club(path)
    except KnownError as error:
        return error.key
    try:
        (season,) = {evening.season_id for evening in club.read(queries.evenings)}
        evenings = [evening.id for evening in club.read(queries.evenings)]
        standings = tuple(club.read(queries.standings, evening) for evening in evenings)
        return club.read(queries.ranking, season), standings, club.read(queries.player_names)
    except KnownError as error:
        return error.key
    finally:
        club.close()


@pytest.mark.parametrize("name", sorted(schema.metadata.tables))
def test_a_changed_byte_of_a_row_gives_the_right_ranking_or_a_sentence(played, caplog, name):
    path, told, _ = played
    whole = path.read_bytes()
    draw = random.Random(name)
    for start, end in draw.choices(_row_bytes(path, whole, name), k=FLIPS):
        at, bit = draw.randrange(start, end), 1 << draw.randrange(8)
        path.write_bytes(whole[:at] + bytes([whole[at] ^ bit]) + whole[at + 1 :])
        found = shown(path)
        assert found == told or isinstance(found, str), (at, bit)
    caplog.clear()
    path.write_bytes(whole)


def _row_bytes(path, whole, name):
    """Where the rows of a table are in the file: (start, end) of the cells of each of its leaf pages."""
    with closing(sqlite3.connect(path)) as file:
        (root,) = file.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (name,)).fetchone()
        (size,) = file.execute("PRAGMA page_size").fetchone()
    found, pages = [], [root]
    while pages:
        at = (pages.pop() - 1) * size
        count = int.from_bytes(whole[at + 3 : at + 5], "big")
        if whole[at] == 13 and count:  # a leaf of a table
            found.append((at + int.from_bytes(whole[at + 5 : at + 7], "big"), at + size))
        elif whole[at] == 5:  # an inner page: the last child, then one in each cell
            pages.append(int.from_bytes(whole[at + 8 : at + 12], "big"))
            cells = (int.from_bytes(whole[at + 12 + 2 * n : at + 14 + 2 * n], "big") for n in range(count))
            pages += [int.from_bytes(whole[at + cell : at + cell + 4], "big") for cell in cells]
    return found or [(at, at + size)]


def test_a_changed_byte_gives_the_right_ranking_or_is_told(played, caplog):
    path, told, _ = played
    whole = path.read_bytes()
    draw = random.Random(12)
    for _number in range(60):
        at, bit = draw.randrange(len(whole)), 1 << draw.randrange(8)
        path.write_bytes(whole[:at] + bytes([whole[at] ^ bit]) + whole[at + 1 :])
        found = shown(path)
        assert found == told or isinstance(found, str) or check_club(path), (at, bit)
    caplog.clear()
    path.write_bytes(whole)


def test_a_damaged_result_is_computed_anew_and_stored_with_the_next_action(played, caplog):
    path, told, table = played
    with closing(sqlite3.connect(path)) as file:
        file.execute("UPDATE result SET points = points + 64 WHERE rank = 0")
        file.execute("DELETE FROM result WHERE rank = 3")
        file.commit()
    assert {problem.key for problem in check_club(path)} == {"check_result"}
    club = open_club(path)
    season = club.read(queries.evenings)[0].season_id
    assert club.read(queries.ranking, season) == told[0]
    club.act(enter_deal, table, pair(0, 1))
    club.undo()
    assert club.read(queries.ranking, season) == told[0]
    club.close()
    assert len(caplog.messages) == 4  # one for each sheet
    caplog.clear()
    assert check_club(path) == ()
