"""A club on disk to try things in, with short ways to seat people and enter deals."""

from __future__ import annotations

import datetime
import logging
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.figures import pytest_runtest_logreport, pytest_terminal_summary  # noqa: F401  hooks of the whole run
from tests.postgres import server  # noqa: F401  a fixture of every test that needs a server

ON_BOTH = ("tests/storage/test_store.py", "tests/storage/server", "tests/club/")


@dataclass
class Room:
    """A club being played in. Players are called by name; ids stay inside."""

    path: Path | str
    """Its file, or its URL."""
    club: Any

    def reopen(self) -> None:
        """Ends the program and starts it again."""
        from whistclub.bootstrap import open_club

        self.club.close()
        self.club = open_club(self.path, "marker")

    def read(self, query: Any, *args: Any, **kw: Any) -> Any:
        return self.club.read(query, *args, **kw)

    def act(self, action: Any, *args: Any, **kw: Any) -> Any:
        return self.club.act(action, *args, **kw)

    def player(self, name: str) -> int:
        """The player's id; entered when new."""
        from whistclub.club.actions.players import add_player
        from whistclub.club.ports import PlayerRecord

        known = self.read(lambda work: work.player_named(name))
        return known.id if known else self.act(add_player, name).new(PlayerRecord)

    def evening(self, date: str = "2026-11-27", **kw: Any) -> int:
        from whistclub.club.actions.evenings import create_evening
        from whistclub.club.ports import EveningRecord

        return self.act(create_evening, datetime.date.fromisoformat(date), **kw).new(EveningRecord)

    def table(self, evening: int, names: str = "A B C D", game: str = "belgian", **kw: Any) -> int:
        from whistclub.club.actions.tables import seat_table
        from whistclub.club.ports import SheetRecord

        players = [self.player(name) for name in names.split()]
        return self.act(seat_table, evening, game=game, players=players, **kw).new(SheetRecord)

    def enter(self, sheet: int, *deals: Any) -> None:
        from whistclub.club.actions.deals import enter_deal

        for deal in deals:
            self.act(enter_deal, sheet, deal)

    def sheet(self, sheet: int) -> Any:
        from whistclub.club import queries

        return self.read(queries.sheet, sheet)

    def names(self) -> dict[Any, str]:
        from whistclub.club import queries

        return self.read(queries.player_names)

    def named(self, points: Mapping[int, int]) -> dict[str, int]:
        """Points by name instead of id."""
        names = self.names()
        return {names[player]: value for player, value in points.items()}

    def totals(self, sheet: int) -> dict[str, int]:
        return self.named(self.sheet(sheet).score.totals)

    def season_points(self, evening: int) -> dict[str, int]:
        """Game points of the season ranking by name."""
        from whistclub.club import queries

        season = self.read(queries.evening, evening).season.id
        names = self.names()
        return {names[row.player]: row.game_points for row in self.read(queries.ranking, season).rows}

    def evening_points(self, evening: int) -> dict[str, int]:
        """Game points of the evening's standings by name."""
        from whistclub.club import queries

        names = self.names()
        return {names[row.player]: row.game_points for row in self.read(queries.standings, evening).rows}

    def snapshot(self) -> dict[str, list[tuple[Any, ...]]]:
        """Every row of facts and derived results, without the journal, the counters and the mark of an open file."""
        from whistclub.storage.club_file import open_mark
        from whistclub.storage.tables import schema

        kept = (
            *(schema.player, schema.season, schema.evening, schema.sheet, schema.deal, schema.adjustment),
            schema.round,
            *(schema.result, schema.draft, schema.setting, schema.club_setting),
        )
        with self.club.store.connection() as connection:
            found = {table.name: sorted(map(tuple, connection.execute(table.select())), key=repr) for table in kept}
        found["setting"] = [row for row in found["setting"] if row[0] != open_mark.SETTING]
        return found


@pytest.fixture(autouse=True)
def language_before() -> Iterator[None]:
    """No test leaves another language to the next."""
    from whistclub import words

    before = words._language, words._lookup
    yield
    words.install(*before)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """What is stored, undone and computed is tested on both databases; what concerns files, on SQLite alone."""
    tested = any(part in metafunc.definition.nodeid for part in ON_BOTH)
    if "room" in metafunc.fixturenames and tested:
        metafunc.parametrize("room", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture
def room(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Room]:
    """An empty club on disk, or in a server."""
    from whistclub.bootstrap import open_club
    from whistclub.words.games import use_own_names
    from whistclub.words.games.own_names import use_own_conventions

    path: Path | str = tmp_path / "club.whist"
    if getattr(request, "param", "sqlite") == "postgresql":
        started = request.getfixturevalue("server")
        path = started.url(started.new_database())
    opened = Room(path, open_club(path, "marker"))
    yield opened
    opened.club.close()
    use_own_names({})
    use_own_conventions(())


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The file of a log that was started for this test alone."""
    from whistclub.log import log_path, start_log

    monkeypatch.setenv("WHISTCLUB_HOME", str(tmp_path / "home"))
    logger = logging.getLogger("whistclub")
    start_log()
    yield log_path()
    for handler in logger.handlers:
        handler.close()
    logger.handlers.clear()


@pytest.fixture(autouse=True)
def quiet_log(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A warning or an error in the log that the test did not expect (and clear) fails it."""
    yield
    unexpected = [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.WARNING]
    assert unexpected == []
