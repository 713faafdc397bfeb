"""The migrations make on a server what a new club gets there."""

from sqlalchemy import inspect

from whistclub.storage import migrate
from whistclub.storage.engine import begin_writing, open_engine


def structure(place, make):
    """Every table with its columns, keys, constraints and indexes, in any order."""
    engine = open_engine(place)
    with engine.connect() as connection:
        begin_writing(connection)
        make(connection)
        connection.commit()
    found = inspect(engine)
    made = {}
    for table in found.get_table_names():
        columns = [
            (part["name"], str(part["type"]), part["nullable"], part["default"]) for part in found.get_columns(table)
        ]
        keys = [(key["name"], key["referred_table"], key["options"]) for key in found.get_foreign_keys(table)]
        rest = (found.get_pk_constraint(table), found.get_unique_constraints(table), found.get_indexes(table))
        made[table] = sorted(columns), sorted(keys, key=repr), [sorted(map(repr, part)) for part in rest]
    engine.dispose()
    return made


def test_the_migrations_make_on_a_server_what_a_new_club_gets(server):
    migrated = structure(server.url(server.new_database()), migrate.run_migrations)
    assert migrated == structure(server.url(server.new_database()), migrate.build)
