"""What goes wrong with a file has its sentence, and nothing is lost."""

import random
import shutil
import sqlite3
import threading
from contextlib import closing
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.club.deals import pair, solo
from whistclub.bootstrap import open_club
from whistclub.club import queries
from whistclub.club.actions.deals import enter_deal
from whistclub.club.club import Club
from whistclub.errors import KnownError
from whistclub.storage.check import check, check_club
from whistclub.storage.engine import open_engine
from whistclub.storage.faults import known_errors
from whistclub.storage.migrate import ready_engine
from whistclub.storage.store import SqlStore
from whistclub.storage.tables import schema

SENTENCES = {"not_a_club", "damaged", "damaged_row", "cannot_open", "newer_club", "disk_error", "unsafe_storage"}


@pytest.fixture
def table(room):
    table = room.table(room.evening())
    room.enter(table, pair(0, 1), solo(2, 7, 6))
    return table


def test_a_file_in_use_by_another_program_is_locked_and_free_again_afterwards(room, table):
    room.club.close()
    with closing(sqlite3.connect(room.path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(KnownError) as error:
            ready_engine(room.path, busy_milliseconds=20)
        assert error.value.key == "locked"
    room.reopen()
    impatient = Club(SqlStore(open_engine(room.path, busy_milliseconds=20)))
    with closing(sqlite3.connect(room.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(KnownError) as error:
            impatient.act(enter_deal, table, pair(0, 1))
        assert error.value.key == "locked"
        assert len(impatient.read(queries.sheet, table).deal_ids) == 2
    impatient.act(enter_deal, table, pair(0, 1))
    assert len(room.sheet(table).deal_ids) == 3
    impatient.close()


def _enter_many(club, table, count):
    for _ in range(count):
        club.act(enter_deal, table, pair(0, 1))


def test_two_programs_at_once_lose_nothing(room, table):
    clubs = [open_club(room.path, who) for who in ("left", "right")]
    threads = [threading.Thread(target=_enter_many, args=(club, table, 15)) for club in clubs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for club in clubs:
        club.close()
    assert len(room.sheet(table).deal_ids) == 32
    assert check(room.club.store) == ()


def test_a_full_disk_refuses_the_deal_and_keeps_the_others(room, table):
    with room.club.store.connection() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
    store = SqlStore(open_engine(room.path))
    with store.connection() as connection:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
    club = Club(store)
    with pytest.raises(KnownError) as error:
        _enter_many(club, table, 2000)
    assert error.value.key == "disk_full"
    club.close()
    assert check(room.club.store) == ()
    assert room.totals(table)["A"] == 4 * (len(room.sheet(table).deal_ids) - 1) - 4


@pytest.mark.parametrize(("free", "key"), [(0, "disk_full"), (10**9, "disk_error")])
def test_an_error_of_a_disk_without_room_is_a_full_disk(room, monkeypatch, free, key):
    # What SQLite says where there is no room left to make the file beside its log.
    fault = sqlite3.OperationalError("disk I/O error")
    fault.sqlite_errorcode = sqlite3.SQLITE_IOERR_SHMSIZE
    monkeypatch.setattr(shutil, "disk_usage", lambda _folder: shutil._ntuple_diskusage(10**9, 10**9 - free, free))
    with pytest.raises(KnownError) as error, known_errors(str(room.path)):
        raise fault
    assert error.value.key == key


def test_what_cannot_be_written_says_so(room, table):
    with room.club.store.connection() as connection:
        connection.exec_driver_sql("PRAGMA query_only = ON")
        with pytest.raises(KnownError) as error, known_errors("club"):
            connection.exec_driver_sql("DELETE FROM deal")
        connection.exec_driver_sql("PRAGMA query_only = OFF")
    assert error.value.key == "read_only"


def _what_is_read(path, sheets):
    """The totals of ``sheets`` as the program reads them, or the key of the sentence it gives instead."""
    try:
        club = open_club(path)
    except KnownError as error:
        return error.key
    try:
        return {sheet: club.read(queries.sheet, sheet).score.totals for sheet in sheets}
    except KnownError as error:
        return error.key
    except KeyError:
        return {}
    finally:
        club.close()


def test_a_file_cut_anywhere_is_found_out(room, table, tmp_path):
    facts = {table: room.sheet(table).score.totals}
    room.club.close()
    whole = room.path.read_bytes()
    for at in range(50):
        path = tmp_path / f"cut{at}.whist"
        path.write_bytes(whole[: len(whole) * at // 50])
        assert _what_is_read(path, facts) in SENTENCES
        assert path.read_bytes() == whole[: len(whole) * at // 50]
    room.reopen()
    assert room.sheet(table).score.totals == facts[table]


def test_a_changed_byte_is_found_out_or_changes_no_fact(room, table, tmp_path):
    facts = {table: room.sheet(table).score.totals}
    room.club.close()
    whole = room.path.read_bytes()
    draw = random.Random(7)
    for number in range(60):
        at, bit = draw.randrange(len(whole)), 1 << draw.randrange(8)
        path = tmp_path / f"flip{number}.whist"
        path.write_bytes(whole[:at] + bytes([whole[at] ^ bit]) + whole[at + 1 :])
        read = _what_is_read(path, facts)
        assert (isinstance(read, str) and read in SENTENCES) or read == facts or check_club(path) != ()
    room.reopen()


def test_a_fact_changed_behind_the_programs_back_is_found_out(room, table):
    room.club.close()
    with closing(sqlite3.connect(room.path)) as file:
        file.execute("""UPDATE deal SET facts = replace(facts, '"tricks":8', '"tricks":9') WHERE position = 0""")
        assert file.execute("SELECT changes()").fetchone() == (1,)
        file.commit()
    room.reopen()
    with pytest.raises(KnownError) as error:
        room.sheet(table)
    assert (error.value.key, error.value.values["table"]) == ("damaged_row", "deal")
    assert [problem.key for problem in check(room.club.store)] == ["check_checksum"]


def test_stored_results_are_held_against_the_deals(room, table):
    assert check(room.club.store) == ()
    room.club.close()
    with closing(sqlite3.connect(room.path)) as file:
        file.execute("UPDATE result SET points = points + 1 WHERE rank = 0")
        file.commit()
    (problem,) = check_club(room.path)
    assert problem.key == "check_result"
    assert problem.values == {"date": "2026-11-27", "number": 1, "round": 1, "table": 1}
    room.reopen()


@given(data=st.data())
@settings(max_examples=30, deadline=None)
def test_any_changed_cell_of_facts_is_found_out(tmp_path_factory, data):
    path = tmp_path_factory.mktemp("cell") / "club.whist"
    shutil.copy(_sample(tmp_path_factory), path)
    with closing(sqlite3.connect(path)) as file:
        names = ("player", "season", "evening", "sheet", "deal", "conventions", "action", "action_change")
        table = data.draw(st.sampled_from((*names, "deal_version")))
        columns = [row[1] for row in file.execute(f"PRAGMA table_info({table})") if row[1] != "id"]
        column = data.draw(st.sampled_from(columns))
        file.execute("PRAGMA foreign_keys = OFF")
        value = data.draw(st.sampled_from(["", "[]", 0, 77]))
        (row_id,) = file.execute(f"SELECT id FROM {table} ORDER BY id LIMIT 1").fetchone()
        file.execute(f'UPDATE OR IGNORE {table} SET "{column}" = ? WHERE id = ?', (value, row_id))
        file.commit()
    if not check_club(path):
        club = open_club(path)
        store: Any = club.store
        with store.connection() as connection:
            read = connection.execute(schema.metadata.tables[table].select()).all()
        club.close()
        assert read == _rows_of(_sample(tmp_path_factory), table)


def _rows_of(path, table):
    store = SqlStore(open_engine(path))
    with store.connection() as connection:
        found = connection.execute(schema.metadata.tables[table].select()).all()
    store.close()
    return found


_samples = []


def _sample(tmp_path_factory):
    if not _samples:
        from tests.conftest import Room

        path = tmp_path_factory.mktemp("sample") / "club.whist"
        room = Room(path, open_club(path))
        room.enter(room.table(room.evening()), pair(0, 1))
        room.club.close()
        _samples.append(path)
    return _samples[0]
