"""A club moves between a file and a server, either way, with every row and every total, or not at all."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from sqlalchemy import MetaData, create_engine, select

from tests.club.deals import pair
from tests.conftest import Room
from whistclub.bootstrap import open_club
from whistclub.cli.main import main
from whistclub.club import queries
from whistclub.club.ports import DealRecord, EveningRecord, SeasonRecord
from whistclub.demo.club import make_demo
from whistclub.errors import KnownError
from whistclub.storage import migrate
from whistclub.storage.check import check_club
from whistclub.storage.engine import begin_writing, open_engine
from whistclub.storage.server.moving import move_club
from whistclub.storage.tables import schema

CLUBS = Path(__file__).parents[1] / "clubs"


@pytest.fixture(scope="module")
def demo(tmp_path_factory):
    path = tmp_path_factory.mktemp("demo") / "demo.whist"
    make_demo(path, 1, 8, 5)
    return path


def totals(place):
    club = open_club(place)
    try:
        with club.store.work() as work:
            return (
                [queries.standings(work, evening.id) for evening in work.find(EveningRecord)],
                [queries.ranking(work, season.id) for season in work.find(SeasonRecord)],
                work.journal(10_000),
            )
    finally:
        club.close()


def test_a_club_goes_into_a_server_and_back_with_every_total(demo, server, tmp_path, capsys):
    there, back = server.url(server.new_database()), tmp_path / "back.whist"
    before = totals(demo)
    assert main(["--lang", "en", "move", "--club", str(demo), "--to", there]) == 0
    assert "every total is the same" in capsys.readouterr().out
    assert totals(there) == before
    assert check_club(there) == ()
    assert main(["--lang", "en", "move", "--club", there, "--to", str(back)]) == 0
    assert totals(back) == before == totals(demo)
    assert check_club(back) == ()


def test_a_moved_club_is_played_on_and_undone(demo, server):
    place = server.url(server.new_database())
    move_club(str(demo), place)
    room = Room(place, open_club(place, "marker"))
    before = room.snapshot()
    sheet = room.table(room.evening("2030-01-01"))
    room.enter(sheet, pair(0, 1))
    for _ in range(7):
        if room.snapshot() == before:
            break
        room.club.undo()
    assert room.snapshot() == before
    room.club.close()


def test_an_empty_club_in_the_server_gives_way_and_another_does_not(demo, server):
    place = server.url(server.new_database())
    open_club(place).close()
    move_club(str(demo), place)
    with pytest.raises(KnownError) as error:
        move_club(str(demo), place)
    assert error.value.key == "club_there"


def test_a_move_that_breaks_off_leaves_nothing(demo, server, tmp_path, monkeypatch):
    def breaks(*_):
        raise KnownError("move_differs", club="there")

    monkeypatch.setattr("whistclub.storage.server.moving._compare", breaks)
    place, file = server.url(server.new_database()), tmp_path / "new.whist"
    for target in (place, str(file)):
        with pytest.raises(KnownError):
            move_club(str(demo), target)
    assert list(tmp_path.iterdir()) == []
    engine = open_engine(place)
    found = MetaData()
    found.reflect(engine)
    engine.dispose()
    assert not found.tables


def test_a_difference_in_one_row_is_found(demo, server, tmp_path, monkeypatch):
    from whistclub.storage.server import moving

    fill = moving._fill

    def wrongly(old, new):
        fill(old, new)
        last = new.scalar(select(schema.deal_version.c.id).order_by(schema.deal_version.c.id.desc()))
        new.execute(schema.deal_version.update().where(schema.deal_version.c.id == last).values(who="somebody"))

    monkeypatch.setattr(moving, "_fill", wrongly)
    with pytest.raises(KnownError) as error:
        move_club(str(demo), server.url(server.new_database()))
    assert error.value.key == "move_differs"


@pytest.mark.parametrize("number", [1, 2])
def test_an_older_club_in_a_server_keeps_every_total(server, tmp_path, number):
    """Its rows are put into a server as that schema had them, and migrated there."""
    from alembic import command
    from alembic.config import Config

    old = tmp_path / "old.whist"
    old.write_bytes(gzip.decompress((CLUBS / f"schema_{number}.whist.gz").read_bytes()))
    place = server.url(server.new_database())
    engine, file = open_engine(place), create_engine(f"sqlite:///{old}")
    config = Config()
    config.set_main_option("script_location", str(migrate.migrations_path()))
    with engine.connect() as new, file.connect() as rows:
        begin_writing(new)
        config.attributes["connection"] = new
        command.upgrade(config, f"{number:04}")
        tables = MetaData()
        tables.reflect(new)
        for table in tables.sorted_tables:
            if table.name != "alembic_version" and (found := rows.execute(select(table)).all()):
                new.execute(table.delete())
                new.execute(table.insert(), [row._asdict() for row in found])
        new.commit()
    engine.dispose()
    file.dispose()
    assert check_club(place) == ()
    assert totals(place) == totals(old)
    club = open_club(place)
    (deal, *_) = club.read(lambda work: work.find(DealRecord))
    assert deal is not None
    club.close()
