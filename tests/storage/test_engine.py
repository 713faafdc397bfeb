"""Connections: what SQLite is told is read back, and table changes roll back."""

import sqlite3

import pytest

from whistclub.errors import KnownError
from whistclub.storage import engine as engines
from whistclub.storage.club_file.place import place_of
from whistclub.storage.engine import begin_writing, open_engine


def pragma(connection, name):
    return connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()


def test_every_connection_of_a_club_is_set_up(room):
    with room.club.store.connection() as first, room.club.store.connection() as second:
        for connection in (first, second):
            assert pragma(connection, "foreign_keys") == 1
            assert pragma(connection, "journal_mode") == "wal"
            assert pragma(connection, "synchronous") == 2
            assert pragma(connection, "busy_timeout") == 2000


def test_a_setting_that_is_not_obeyed_is_an_error(tmp_path):
    connection = sqlite3.connect(tmp_path / "x.db")
    with pytest.raises(KnownError) as error:
        engines._set_pragmas(connection, {"page_size": 7})
    assert (error.value.key, error.value.values["setting"]) == ("unsafe_storage", "page_size")
    connection.close()


def test_a_folder_that_is_copied_elsewhere_gets_no_log_beside_the_file(tmp_path):
    folder = tmp_path / "OneDrive - Club"
    folder.mkdir()
    assert place_of(folder / "club.whist") == "sync"
    assert place_of(tmp_path / "club.whist") == "local"
    engine = open_engine(folder / "club.whist", create=True)
    with engine.connect() as connection:
        assert pragma(connection, "journal_mode") == "delete"
        assert pragma(connection, "synchronous") == 2
    engine.dispose()


def test_changes_of_tables_roll_back(tmp_path):
    engine = open_engine(tmp_path / "x.db", create=True)
    with engine.connect() as connection:
        begin_writing(connection)
        connection.exec_driver_sql("CREATE TABLE t (x INTEGER)")
        connection.rollback()
        assert connection.exec_driver_sql("SELECT count(*) FROM sqlite_master").scalar_one() == 0
    engine.dispose()


def test_a_writer_is_alone_from_its_first_moment(tmp_path):
    engine = open_engine(tmp_path / "x.db", create=True, busy_milliseconds=10)
    with engine.connect() as first, engine.connect() as second:
        begin_writing(first)
        with pytest.raises(Exception, match="locked"):
            begin_writing(second)
    engine.dispose()
