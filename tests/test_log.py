"""The log: what a maintainer needs, nothing that somebody typed, and no trouble where it cannot be written."""

from __future__ import annotations

import gzip
import logging
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.club.deals import pair
from tests.conftest import Room
from whistclub.bootstrap import open_club
from whistclub.club.actions.deals import enter_deal
from whistclub.errors import KnownError
from whistclub.log import BYTES, KEPT, log_tail
from whistclub.rules.common import Refused
from whistclub.storage.tables import schema

EXAMPLE = Path(__file__).parent / "examples" / "belgian_worked.whist.json"


def score(home: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "whistclub", "--lang", "en", "score", str(EXAMPLE)]
    return subprocess.run(command, capture_output=True, text=True, env=os.environ | {"WHISTCLUB_HOME": str(home)})


def test_the_log_tells_what_was_done_without_what_was_typed(log: Path, room: Room) -> None:
    table = room.table(room.evening(), "Gudrun Bea Cas Dan")
    room.enter(table, pair(0, 1))
    room.club.undo()
    with pytest.raises(Refused):
        room.act(enter_deal, table, pair(0, 0))
    with pytest.raises(KnownError):
        room.act(enter_deal, table + 1, pair(0, 1))
    text = log.read_text("utf-8")
    for told in ("start: version ", "club opened: sqlite", "done: enter_deal", "undone: enter_deal"):
        assert told in text
    assert text.count("refused: enter_deal (") == 2
    assert "Gudrun" not in text
    assert str(room.path) not in text


def test_the_log_tells_of_a_club_brought_up_to_date_and_of_one_refused(log: Path, tmp_path: Path) -> None:
    old = Path(__file__).parent / "storage" / "clubs" / "schema_1.whist.gz"
    club = tmp_path / "old.whist"
    club.write_bytes(gzip.decompress(old.read_bytes()))
    open_club(club).close()
    assert f"migrated: schema 1 to {schema.SCHEMA}\n" in log.read_text("utf-8")
    club.write_bytes(b"no club")
    with pytest.raises(KnownError):
        open_club(club)
    assert "club not opened (not_a_club)" in log.read_text("utf-8")


def test_an_error_is_logged_with_its_place_and_without_its_message(log: Path, caplog: pytest.LogCaptureFixture) -> None:
    name = "Gudrun"
    try:
        try:
            {}[name]
        except KeyError as error:
            raise ValueError(f"{name} has no seat") from error
    except ValueError as error:
        logging.getLogger("whistclub.test").error("unexpected error", exc_info=error)
    text = log.read_text("utf-8")
    assert "ValueError" in text
    assert "KeyError" in text
    assert "test_an_error_is_logged" in text
    assert "Gudrun" not in text
    assert log_tail(1) == text.splitlines()[-1]
    caplog.clear()


def test_the_log_stays_small(log: Path) -> None:
    logger = logging.getLogger("whistclub.test")
    for _ in range(50):
        logger.info("x" * (BYTES // 10))
    files = list(log.parent.iterdir())
    assert len(files) == KEPT + 1
    assert all(file.stat().st_size <= BYTES for file in files)


def test_a_command_is_logged_by_its_name(tmp_path: Path) -> None:
    assert score(tmp_path).returncode == 0
    text = (tmp_path / "log" / "whistclub.log").read_text("utf-8")
    assert "command: score" in text
    assert EXAMPLE.name not in text


def test_a_data_folder_that_cannot_be_written_to_stops_nothing(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.write_text("a file where the folder should be")
    done = score(home)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a disk that is always full")
def test_a_full_disk_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / "log").mkdir()
    (tmp_path / "log" / "whistclub.log").symlink_to("/dev/full")
    done = score(tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
