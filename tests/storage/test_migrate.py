"""A club file is made, recognised, refused or brought up to date, and never made worse."""

import gzip
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine

from tests.club.deals import pair
from whistclub.bootstrap import default_club_path, open_club
from whistclub.cli.main import main
from whistclub.club import queries
from whistclub.club.actions.calls import record_call
from whistclub.club.actions.conventions import add_conventions
from whistclub.club.actions.deals import enter_deal
from whistclub.club.actions.evenings import cancel_evening
from whistclub.club.actions.players import change_player
from whistclub.club.actions.tables import seat_table
from whistclub.club.conventions import own_conventions
from whistclub.errors import KnownError
from whistclub.rules.belgian.presets import PRESETS
from whistclub.rules.whist32 import ArbiterCall, Whist32Deal
from whistclub.storage import migrate
from whistclub.storage.check import check
from whistclub.storage.engine import begin_writing, open_engine
from whistclub.storage.tables import schema

CLUBS = Path(__file__).parent / "clubs"
"""A club file of every schema there was."""


def structure(path):
    """Every table and index as created, its parts in any order, white space, quotes and brackets aside."""
    with closing(sqlite3.connect(path)) as file:
        rows = file.execute("SELECT name, replace(sql, char(34), '') FROM sqlite_master WHERE sql NOT NULL").fetchall()
    plain = str.maketrans("()", "  ")
    return {name: sorted(" ".join(part.split()) for part in sql.translate(plain).split(",")) for name, sql in rows}


def test_the_migrations_make_what_a_new_club_gets(room, tmp_path):
    engine = open_engine(tmp_path / "migrated.db", foreign_keys=False, create=True)
    with engine.connect() as connection:
        begin_writing(connection)
        migrate.run_migrations(connection)
        connection.commit()
    engine.dispose()
    room.club.close()
    assert structure(tmp_path / "migrated.db") == structure(room.path)


def test_the_head_of_the_migrations_is_the_programs_schema():
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(migrate.migrations_path()))
    script = ScriptDirectory.from_config(config)
    assert script.get_current_head() == schema.HEAD
    assert len(list(script.walk_revisions())) == schema.SCHEMA


def test_every_constraint_has_a_name():
    for table in schema.metadata.tables.values():
        named: tuple[Any, ...] = (*table.constraints, *table.indexes)
        for constraint in named:
            assert constraint.name


def test_a_club_is_known_by_its_header(room):
    room.club.close()
    header = room.path.read_bytes()[:100]
    assert int.from_bytes(header[68:72], "big") == schema.APPLICATION_ID
    assert int.from_bytes(header[60:64], "big") == schema.SCHEMA


def problems(club):
    """What the check of a club finds."""
    return check(club.store)


def _older(room, monkeypatch, statement):
    """The room's club as if its schema were one older than the program's; migrating runs ``statement``."""
    table = room.table(room.evening())
    room.enter(table, pair(0, 1), pair(0, 1))
    room.club.close()
    monkeypatch.setattr(schema, "SCHEMA", schema.SCHEMA + 1)
    monkeypatch.setattr(migrate, "run_migrations", lambda connection: connection.exec_driver_sql(statement))
    return table


def test_an_older_club_is_brought_up_to_date_after_a_copy(room, monkeypatch):
    table = _older(room, monkeypatch, "CREATE TABLE added (x INTEGER)")
    room.club = open_club(room.path)
    assert room.totals(table)["A"] == 8
    copy = room.path.with_name(f"club.whist.schema-{schema.SCHEMA - 1}")
    assert structure(room.path).keys() - structure(copy).keys() == {"added"}
    monkeypatch.undo()
    old = open_club(copy)
    assert old.read(queries.sheet, table).score.totals == room.sheet(table).score.totals
    assert problems(old) == ()
    old.close()


def test_a_club_of_the_first_schema_keeps_every_total_and_can_do_what_is_new(tmp_path, capsys):
    path = tmp_path / "club.whist"
    path.write_bytes(gzip.decompress((CLUBS / "schema_1.whist.gz").read_bytes()))
    assert main(["ranking", "--season", "2026-2027", "--json", "--club", str(path)]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads((CLUBS / "schema_1.ranking.json").read_text("utf-8"))
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("PRAGMA user_version").fetchone() == (schema.SCHEMA,)
    club = open_club(path)
    assert problems(club) == ()
    club.undo()
    club.redo()
    evening = club.read(queries.evenings)[0]
    club.act(cancel_evening, evening.id, "Neige")
    club.act(add_conventions, "belgian", "Nos règles", PRESETS["wiezen"])
    assert [own.name for own in club.read(own_conventions, "belgian")] == ["Nos règles"]
    assert problems(club) == ()
    club.close()


def test_a_club_of_the_second_schema_keeps_its_facts_and_plays_with_the_arbiter(tmp_path, capsys):
    path = tmp_path / "club.whist"
    path.write_bytes(gzip.decompress((CLUBS / "schema_2.whist.gz").read_bytes()))
    assert main(["ranking", "--season", "2026-2027", "--json", "--club", str(path)]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads((CLUBS / "schema_1.ranking.json").read_text("utf-8"))
    club = open_club(path)
    assert problems(club) == ()
    evening = club.read(queries.evenings)[-1]
    (sheet,) = club.read(queries.evening, evening.id).sheets
    assert club.redo().action.key == "change_table"
    assert [deal.contract for deal in sheet.sheet.deals] == ["picolo", "duo", None]
    club.act(record_call, sheet.record.id, ArbiterCall(2, "picolo", True))
    club.act(enter_deal, sheet.record.id, Whist32Deal("contract", "picolo", (2,), 1))
    while club.undo_name.key != "import_evenings":
        club.undo()
    assert problems(club) == ()
    while club.redo_name is not None:
        club.redo()
    after = club.read(queries.sheet, sheet.record.id)
    assert (after.record.marker, after.sheet.deals[-1].arbiter) == ("Irène", ArbiterCall(2, "picolo", True))
    assert problems(club) == ()
    club.close()


def test_a_club_of_the_third_schema_keeps_its_facts_and_takes_teams(tmp_path, capsys):
    path = tmp_path / "club.whist"
    path.write_bytes(gzip.decompress((CLUBS / "schema_3.whist.gz").read_bytes()))
    assert main(["ranking", "--season", "2026-2027", "--json", "--club", str(path)]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads((CLUBS / "schema_1.ranking.json").read_text("utf-8"))
    assert main(["check", "--club", str(path)]) == 0
    club = open_club(path, "marker")
    player = club.read(queries.players)[0]
    club.act(change_player, player.id, team="Tours")
    assert club.undo().action is not None
    assert club.read(queries.players)[0].teams == ()
    club.close()


def test_equal_conventions_of_an_older_schema_are_the_same_conventions(tmp_path):
    path = tmp_path / "club.whist"
    path.write_bytes(gzip.decompress((CLUBS / "schema_2.whist.gz").read_bytes()))
    with closing(sqlite3.connect(path)) as file:
        before = file.execute("SELECT id, game, facts, digest FROM conventions").fetchall()
    club = open_club(path)
    ids = [player.id for player in club.read(queries.players)][4:8]
    club.act(seat_table, club.read(queries.evenings)[-1].id, game="whist32", players=ids)
    club.close()
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("SELECT id, game, facts, digest FROM conventions").fetchall() == before


def test_a_migration_that_would_lose_rows_changes_nothing(room, monkeypatch):
    _older(room, monkeypatch, "DELETE FROM evening")
    before = room.path.read_bytes()
    with pytest.raises(KnownError) as error:
        open_club(room.path)
    assert error.value.key == "migration_failed"
    monkeypatch.undo()
    room.club = open_club(room.path)
    assert check(room.club.store) == ()
    assert len(room.read(queries.evenings)) == 1
    assert len(before) <= len(room.path.read_bytes())


def test_a_migration_that_breaks_off_changes_nothing(room, monkeypatch):
    _older(room, monkeypatch, "CREATE TABLE added (x INTEGER)")

    def break_off(connection):
        connection.exec_driver_sql("DROP TABLE deal")
        raise KeyboardInterrupt

    monkeypatch.setattr(migrate, "run_migrations", break_off)
    with pytest.raises(KeyboardInterrupt):
        open_club(room.path)
    monkeypatch.undo()
    room.club = open_club(room.path)
    assert check(room.club.store) == ()


def test_rebuilding_a_table_keeps_the_rows_that_point_to_it(room, monkeypatch):
    from alembic.migration import MigrationContext
    from alembic.operations import Operations

    table = _older(room, monkeypatch, "")

    def rebuild(connection):
        with Operations(MigrationContext.configure(connection)).batch_alter_table("evening", recreate="always"):
            pass

    monkeypatch.setattr(migrate, "run_migrations", rebuild)
    room.club = open_club(room.path)
    assert room.totals(table)["A"] == 8
    assert check(room.club.store) == ()


def test_a_file_of_a_newer_program_is_refused_and_keeps_every_byte(room):
    room.club.close()
    with closing(sqlite3.connect(room.path)) as file:
        file.execute(f"PRAGMA user_version = {schema.SCHEMA + 1}")
        file.execute("UPDATE setting SET value = '\"9.9\"' WHERE key = 'written_by'")
        file.commit()
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    before = room.path.read_bytes()
    with pytest.raises(KnownError) as error:
        open_club(room.path)
    assert error.value.key == "newer_club"
    assert error.value.values["schema"] == schema.SCHEMA + 1
    assert error.value.values["program"] == "9.9"
    assert room.path.read_bytes() == before


@pytest.mark.parametrize("content", [b"", b"{}", b"x" * 5000, b"SQLite format 3\0" + b"\0" * 84])
def test_a_file_that_is_no_club_is_refused_and_keeps_every_byte(tmp_path, content):
    path = tmp_path / "letter.txt"
    path.write_bytes(content)
    with pytest.raises(KnownError) as error:
        open_club(path)
    assert error.value.key == "not_a_club"
    assert path.read_bytes() == content
    assert [entry.name for entry in tmp_path.iterdir()] == ["letter.txt"]


def test_the_database_of_another_program_is_no_club(tmp_path):
    path = tmp_path / "other.db"
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE player (id INTEGER)")
    engine.dispose()
    with pytest.raises(KnownError) as error:
        open_club(path)
    assert error.value.key == "not_a_club"


def test_a_folder_is_no_club_and_a_missing_one_is_named(tmp_path):
    with pytest.raises(KnownError) as error:
        open_club(tmp_path)
    assert error.value.key == "cannot_open"
    with pytest.raises(KnownError) as error:
        open_club(tmp_path / "nowhere" / "club.whist")
    assert error.value.key == "no_folder"


def test_a_url_of_a_file_is_that_file(room):
    room.player("A")
    other = open_club(f"sqlite:///{room.path}")
    assert list(other.read(queries.player_names).values()) == ["A"]
    other.close()


def test_the_usual_club_lies_in_the_persons_data_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("WHISTCLUB_HOME", str(tmp_path / "home"))
    assert default_club_path() == tmp_path / "home" / "club.whist"
    assert (tmp_path / "home").is_dir()


def test_opening_a_club_that_is_up_to_date_needs_no_alembic(room):
    import subprocess
    import sys

    room.club.close()
    opening = "from whistclub.bootstrap import open_club; open_club(sys.argv[1])"
    code = f"import sys; {opening}; assert 'alembic' not in sys.modules"
    subprocess.run([sys.executable, "-c", code, str(room.path)], check=True)


@pytest.mark.parametrize(
    ("schema_number", "tables"),
    [(schema.SCHEMA, ()), (0, ()), (-1, ()), (schema.SCHEMA, ("player",)), (1, ("player",))],
)
def test_a_file_with_the_mark_of_a_club_and_nothing_else_is_refused_unchanged(tmp_path, schema_number, tables):
    path = tmp_path / "club.whist"
    with closing(sqlite3.connect(path)) as file:
        file.execute(f"PRAGMA application_id = {schema.APPLICATION_ID}")
        file.execute(f"PRAGMA user_version = {schema_number}")
        for table in tables:
            file.execute(f"CREATE TABLE {table} (id)")
        file.commit()
    before = path.read_bytes()
    for asked in (["check"], ["ranking", "--season", "2026-2027"], ["backup", "-o", str(tmp_path / "copy.whist")]):
        assert main([*asked, "--club", str(path)]) == 2
    with pytest.raises(KnownError) as error:
        open_club(path, "marker")
    assert error.value.key == "not_a_whole_club"
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == ["club.whist"]
