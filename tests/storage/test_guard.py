"""The files of an open club are watched: what happens to them behind its back is told, and nothing is lost."""

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.club.deals import pair
from whistclub.bootstrap import open_club
from whistclub.club.actions.deals import enter_deal
from whistclub.errors import KnownError
from whistclub.files.text import read_bytes
from whistclub.held import is_held
from whistclub.rules.common import Refused
from whistclub.storage.check import check_club
from whistclub.storage.club_file.backup import back_up, keep_copy, kept_copies, restore
from whistclub.storage.club_file.place import place_of
from whistclub.storage.migrate import refuse_strangers

linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux lists the locks of a process")


@pytest.fixture
def table(room):
    table = room.table(room.evening())
    room.enter(table, pair(0, 1))
    return table


def locks(path: Path) -> int:
    """Locks of this process on the club file and its shared memory."""
    files = {file.stat().st_ino for file in (path, path.with_name(path.name + "-shm"))}
    mine = [line for line in Path("/proc/locks").read_text().splitlines() if f" {os.getpid()} " in line]
    return sum(int(line.split()[5].split(":")[2]) in files for line in mine)


def refused(room, table) -> str:
    with pytest.raises(KnownError) as error:
        room.club.act(enter_deal, table, pair(0, 1))
    return error.value.key


def renamed(path: Path) -> None:
    path.rename(path.with_name("elsewhere.whist"))


def replaced(path: Path) -> None:
    """As a sync program does: writes another file and renames it."""
    other = path.with_name("other.whist")
    shutil.copyfile(path.with_name("copy.whist"), other)
    os.replace(other, path)


@pytest.mark.parametrize("happens", [renamed, replaced, Path.unlink])
def test_a_club_file_that_moves_away_while_it_is_open_is_told_and_saved_under_another_name(room, table, happens):
    back_up(room.path, room.path.with_name("copy.whist"))
    happens(room.path)
    assert refused(room, table) == "club_moved"
    assert happens is replaced or not room.path.exists()
    saved = room.path.with_name("saved.whist")
    room.club.save_copy(saved)
    assert happens is replaced or not room.path.exists()
    assert check_club(saved) == ()
    other = open_club(saved)
    assert other.lost_since is None
    other.act(enter_deal, table, pair(0, 1))
    other.close()


def test_a_log_deleted_while_the_club_is_open_is_told(room, table):
    room.path.with_name(room.path.name + "-wal").unlink()
    assert refused(room, table) == "log_gone"
    saved = room.path.with_name("saved.whist")
    room.club.save_copy(saved)
    assert check_club(saved) == ()


@linux
def test_locks_released_behind_the_driver_are_told(room, table):
    assert locks(room.path) > 0
    with room.path.open("rb"), room.path.with_name(room.path.name + "-shm").open("rb"):
        pass
    assert locks(room.path) == 0
    assert refused(room, table) == "locks_gone"


@linux
def test_nothing_that_reads_files_opens_the_club_that_is_open(room, table, tmp_path):
    before = locks(room.path)
    link = tmp_path / "linked.whist"
    link.hardlink_to(room.path)
    for name in (room.path, link, room.path.with_name(room.path.name + "-wal")):
        assert is_held(name)
        with pytest.raises(Refused):
            read_bytes(name)
    refuse_strangers(room.path)
    for target in (room.path, link):
        with pytest.raises(KnownError):
            back_up(room.path, target)
    back_up(room.path, tmp_path / "copy.whist")
    keep_copy(room.path)
    open_club(room.path).close()
    with pytest.raises(KnownError):
        restore(room.path, tmp_path / "copy.whist")
    restore(tmp_path / "restored.whist", room.path)
    assert locks(room.path) == before
    room.club.act(enter_deal, table, pair(0, 1))


_KILLED = """
import os, signal, sys
from tests.club.deals import pair
from whistclub.bootstrap import open_club
from whistclub.club.actions.deals import enter_deal

club = open_club(sys.argv[1])
club.act(enter_deal, int(sys.argv[2]), pair(0, 1))
os.kill(os.getpid(), signal.SIGKILL)
"""


def killed(room, table, request) -> None:
    """Another program enters a deal and is killed."""
    room.club.close()
    command = [sys.executable, "-c", _KILLED, str(room.path), str(table)]
    assert subprocess.run(command, cwd=request.config.rootpath).returncode == -signal.SIGKILL


def test_a_log_deleted_after_a_kill_is_told_at_the_next_opening(room, table, request):
    killed(room, table, request)
    room.path.with_name(room.path.name + "-wal").unlink()
    room.club = open_club(room.path)
    assert room.club.lost_since is not None
    assert len(room.sheet(table).deal_ids) == 1


def test_after_a_kill_with_its_log_nothing_is_missing(room, table, request):
    killed(room, table, request)
    room.club = open_club(room.path)
    assert room.club.lost_since is None
    assert len(room.sheet(table).deal_ids) == 2
    room.reopen()
    assert room.club.lost_since is None


def test_copies_of_an_open_club_miss_nothing(room, table, tmp_path):
    for made in (back_up(room.path, tmp_path / "copy.whist"), keep_copy(room.path)):
        other = open_club(made)
        assert other.lost_since is None
        assert check_club(made) == ()
        other.close()


def damage(path: Path) -> None:
    """Changes one letter of a stored deal."""
    with closing(sqlite3.connect(path)) as file:
        file.execute("UPDATE deal SET facts = replace(facts, '\"tricks\":8', '\"tricks\":9')")
        file.commit()


def test_a_damaged_club_is_copied_aside_and_replaces_no_sound_copy(room, table):
    sound = keep_copy(room.path)
    bytes_before = sound.read_bytes()
    room.club.act(enter_deal, table, pair(0, 1))
    room.club.close()
    damage(room.path)
    with pytest.raises(KnownError) as error:
        keep_copy(room.path)
    assert error.value.key == "copied_damaged"
    assert kept_copies(room.path) == [sound]
    assert sound.read_bytes() == bytes_before
    (aside,) = sound.parent.glob("*damaged*")
    assert aside.stat().st_size > 0
    room.path.write_bytes(bytes_before)
    room.club = open_club(room.path)


def test_a_file_that_is_missing_is_not_created_by_looking_for_it(tmp_path):
    for act in (keep_copy, lambda path: back_up(path, tmp_path / "copy.whist")):
        with pytest.raises(KnownError):
            act(tmp_path / "nowhere.whist")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("folder", "place"),
    [
        ("Library/Mobile Documents/club", "sync"),
        ("Mon Drive", "sync"),
        ("My Drive/whist", "sync"),
        ("MEGA", "sync"),
        ("kDrive", "sync"),
        ("Seafile/club", "sync"),
        ("Proton Drive", "sync"),
        ("pCloudDrive", "sync"),
        ("Syncthing", "sync"),
        ("Megan", "local"),
        ("Driver", "local"),
    ],
)
def test_folders_of_sync_programs_are_known_by_their_names(tmp_path, folder, place):
    assert place_of(tmp_path / folder / "club.whist") == place


def test_a_folder_marked_by_syncthing_is_known(tmp_path):
    (tmp_path / ".stfolder").mkdir()
    assert place_of(tmp_path / "whist" / "club.whist") == "sync"
