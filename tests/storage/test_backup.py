"""Copies of a club: whole while deals are entered, kept in turn, put back, and the putting back undone."""

import datetime
import errno
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.club.deals import pair
from whistclub.bootstrap import open_club
from whistclub.errors import KnownError
from whistclub.storage import faults
from whistclub.storage.check import check_club
from whistclub.storage.club_file import backup
from whistclub.storage.tables import schema

NOW = datetime.datetime(2026, 11, 30, 4, 10, 7)


def day(number):
    return datetime.datetime(2026, 11, number, 23, 30)


@pytest.fixture
def played(room):
    """A club with one deal, still open."""
    room.sheet_id = room.table(room.evening())
    room.enter(room.sheet_id, pair(0, 1))
    return room


def deals_in(path):
    club = open_club(path)
    try:
        from whistclub.club.ports import DealRecord

        return len(club.read(lambda work: work.find(DealRecord)))
    finally:
        club.close()


def key_of(do, *args):
    with pytest.raises(KnownError) as error:
        do(*args)
    return error.value.key


def test_a_copy_of_a_club_in_use_holds_every_entered_deal(played, tmp_path):
    copy = backup.back_up(played.path, tmp_path / "copy.whist")
    played.enter(played.sheet_id, pair(0, 1))
    assert check_club(copy) == ()
    assert deals_in(copy) == 1


def test_a_copy_is_one_file_by_itself(played, tmp_path):
    folder = tmp_path / "stick"
    folder.mkdir()
    copy = backup.back_up(played.path, folder, NOW)
    assert copy == folder / "club-2026-11-30-041007.whist"
    assert list(folder.iterdir()) == [copy]


def test_a_copy_replaces_an_older_copy_but_no_other_file(played, tmp_path):
    target, letter = tmp_path / "copy.whist", tmp_path / "letter.txt"
    letter.write_text("Dear all")
    backup.back_up(played.path, target)
    played.enter(played.sheet_id, pair(0, 1))
    backup.back_up(played.path, target)
    assert deals_in(target) == 2
    assert key_of(backup.back_up, played.path, letter) == "file_exists"
    assert key_of(backup.back_up, played.path, played.path) == "file_exists"
    assert key_of(backup.back_up, played.path, tmp_path / "nowhere" / "copy.whist") == "no_folder"
    assert letter.read_text() == "Dear all"


def test_restoring_keeps_the_replaced_club_and_can_be_undone(played, tmp_path):
    copy = backup.back_up(played.path, tmp_path / "copy.whist")
    played.enter(played.sheet_id, pair(0, 1))
    played.club.close()
    replaced = backup.restore(played.path, copy, NOW)
    assert replaced == tmp_path / "club-replaced-2026-11-30-041007.whist"
    assert deals_in(played.path) == 1
    again = backup.restore(played.path, replaced, NOW)
    assert again == tmp_path / "club-replaced-2026-11-30-041007-2.whist"
    assert deals_in(played.path) == 2
    assert check_club(played.path) == ()
    assert deals_in(again) == 1


def test_restoring_on_a_machine_without_the_club(played, tmp_path):
    copy = backup.back_up(played.path, tmp_path / "copy.whist")
    (tmp_path / "new").mkdir()
    assert backup.restore(tmp_path / "new" / "club.whist", copy) is None
    assert deals_in(tmp_path / "new" / "club.whist") == 1


def test_the_backup_itself_keeps_every_byte(played, tmp_path):
    copy = backup.back_up(played.path, tmp_path / "copy.whist")
    before = copy.read_bytes()
    played.club.close()
    backup.restore(played.path, copy)
    assert copy.read_bytes() == before
    assert [path for path in tmp_path.iterdir() if path.name.startswith("copy")] == [copy]


class Folder:
    """A folder nothing can be made in, as on a read-only disk."""

    def __init__(self, path):
        path.mkdir()
        self.path = path

    def __enter__(self):
        self.path.chmod(0o555)
        if os.access(self.path, os.W_OK):
            self.path.chmod(0o755)
            pytest.skip("whoever runs this may write everywhere")
        return self.path

    def __exit__(self, *_):
        self.path.chmod(0o755)


def error_of(do, *args):
    with pytest.raises(KnownError) as error:
        do(*args)
    return error.value.key, error.value.values["club"]


def test_a_club_in_a_folder_that_cannot_be_written_is_copied_and_not_replaced(played, tmp_path):
    copy = backup.back_up(played.path, tmp_path / "copy.whist")
    folder = Folder(tmp_path / "stick")
    club = folder.path / "club.whist"
    shutil.copyfile(copy, club)
    with folder:
        assert deals_in(backup.back_up(club, tmp_path / "other.whist")) == 1
        assert error_of(backup.restore, club, copy) == ("read_only", str(club))
        assert error_of(backup.back_up, copy, folder.path / "new.whist") == (
            "read_only",
            str(folder.path / "new.whist"),
        )
    assert [path.name for path in folder.path.iterdir()] == ["club.whist"]


def test_the_file_at_fault_is_named(played, tmp_path, monkeypatch):
    copy = backup.back_up(played.path, tmp_path / "copy.whist")
    # What a read-only disk says; root may write where the mode forbids it.
    monkeypatch.setattr(os, "access", lambda path, _mode: Path(path).name != "stick")
    (tmp_path / "stick").mkdir()
    club = tmp_path / "stick" / "club.whist"
    shutil.copyfile(copy, club)
    assert deals_in(backup.back_up(club, tmp_path / "other.whist")) == 1
    fault = sqlite3.OperationalError("unable to open database file")
    fault.sqlite_errorcode = sqlite3.SQLITE_CANTOPEN
    for place, key in ((club, "read_only"), (copy, "cannot_open")):
        with pytest.raises(KnownError) as error, faults.known_errors(str(place)):
            raise fault
        assert (error.value.key, error.value.values["club"]) == (key, str(place))

    def disk_says(number, path):
        def copyfile(*_):
            raise OSError(number, "", str(path))

        monkeypatch.setattr(shutil, "copyfile", copyfile)

    part = club.with_name(f"club.whist.{os.getpid()}.part")
    for number, at, found in (
        (errno.EROFS, part, ("read_only", str(club))),
        (errno.EACCES, copy, ("cannot_open", str(copy))),
        (errno.ENOSPC, copy, ("disk_full", str(club))),
    ):
        disk_says(number, at)
        assert error_of(backup.restore, club, copy) == found


def test_a_club_somebody_has_open_is_not_replaced(played, tmp_path):
    copy = backup.back_up(played.path, tmp_path / "copy.whist")
    played.enter(played.sheet_id, pair(0, 1))
    assert key_of(backup.restore, played.path, copy) == "locked"
    played.club.close()
    assert deals_in(played.path) == 2


def test_a_damaged_club_is_moved_aside_as_it_is(played, tmp_path):
    copy = backup.back_up(played.path, tmp_path / "copy.whist")
    played.club.close()
    damaged = b"\0" * 5000
    played.path.write_bytes(damaged)
    replaced = backup.restore(played.path, copy)
    assert replaced.read_bytes() == damaged
    assert deals_in(played.path) == 1


def spoiled(path, how):
    """The backup made into something that must be refused."""
    if how == "not_a_club":
        path.write_bytes(b"Dear all" * 100)
    elif how == "damaged_row":
        with closing(sqlite3.connect(path)) as file:
            file.execute("UPDATE deal SET facts = replace(facts, 'pair', 'solo')")
            file.commit()
    elif how == "newer_club":
        with closing(sqlite3.connect(path)) as file:
            file.execute(f"PRAGMA user_version = {schema.SCHEMA + 1}")
    elif how == "cut":
        path.write_bytes(path.read_bytes()[:-5000])
    elif how == "page":
        content = bytearray(path.read_bytes())
        content[4096 * 2 : 4096 * 3] = b"\xa5" * 4096
        path.write_bytes(content)
    else:
        path.unlink()


@pytest.mark.parametrize(
    ("how", "key"),
    [
        ("not_a_club", "not_a_club"),
        ("damaged_row", "backup_damaged"),
        ("newer_club", "newer_club"),
        ("cut", "backup_damaged"),
        ("page", "backup_damaged"),
        ("missing", "cannot_open"),
    ],
)
def test_what_is_no_sound_club_is_refused_and_the_club_stays(played, tmp_path, how, key):
    copy = backup.back_up(played.path, tmp_path / "copy.whist")
    played.club.close()
    spoiled(copy, how)
    before, there = played.path.read_bytes(), set(tmp_path.iterdir())
    with pytest.raises(KnownError) as error:
        backup.restore(played.path, copy)
    assert error.value.key == key
    assert error.value.values["club"] == str(copy)
    assert played.path.read_bytes() == before
    assert set(tmp_path.iterdir()) == there


def test_one_automatic_copy_a_day_the_newest_ten_stay(played):
    for number in range(1, 13):
        played.enter(played.sheet_id, pair(0, 1))
        backup.keep_copy(played.path, day(number))
    names = [copy.name for copy in backup.kept_copies(played.path)]
    assert names == [f"club-2026-11-{number:02}.whist" for number in range(12, 2, -1)]
    played.enter(played.sheet_id, pair(0, 1))
    newest = backup.keep_copy(played.path, day(12))
    assert newest.name == names[0]
    assert deals_in(newest) == 14


def test_no_automatic_copy_while_nothing_changed(played):
    first = backup.keep_copy(played.path, day(1))
    assert backup.keep_copy(played.path, day(2)) is None
    assert backup.kept_copies(played.path) == [first]


def test_the_club_in_the_folder_of_another_has_copies_of_its_own(played, tmp_path):
    other = open_club(tmp_path / "club-2.whist")
    other.close()
    backup.keep_copy(played.path, day(1))
    backup.keep_copy(tmp_path / "club-2.whist", day(1))
    assert len(backup.kept_copies(played.path)) == len(backup.kept_copies(tmp_path / "club-2.whist")) == 1


def test_the_newest_sound_copy_is_found(played):
    for number in (1, 2, 3):
        played.enter(played.sheet_id, pair(0, 1))
        backup.keep_copy(played.path, day(number))
    newest, middle, _oldest = backup.kept_copies(played.path)
    spoiled(newest, "damaged_row")
    before = middle.read_bytes()
    assert backup.newest_sound(played.path) == middle
    assert middle.read_bytes() == before


def test_a_damaged_club_takes_no_sound_copys_place(played):
    kept = backup.keep_copy(played.path, day(1))
    played.enter(played.sheet_id, *[pair(0, 1)] * 40)
    played.club.close()
    content = bytearray(played.path.read_bytes())
    for page in range(30, len(content) // 4096):
        content[4096 * page : 4096 * (page + 1)] = b"\xa5" * 4096
    played.path.write_bytes(content)
    with pytest.raises(KnownError) as error:
        backup.keep_copy(played.path, day(1))
    assert error.value.key == "copied_damaged"
    assert deals_in(kept) == 1


def test_a_club_in_a_server_is_the_servers_affair(tmp_path):
    url = "postgresql://somebody@nowhere/club"
    assert backup.keep_copy(url) is None
    assert key_of(backup.back_up, url, tmp_path / "copy.whist") == "server_club"
    assert key_of(backup.restore, url, tmp_path / "copy.whist") == "server_club"


def test_a_club_that_is_cut_short_is_copied_as_it_is(played, tmp_path):
    played.club.close()
    played.path.write_bytes(played.path.read_bytes()[:-8192])
    with pytest.raises(KnownError) as error:
        backup.back_up(played.path, tmp_path / "copy.whist")
    assert error.value.key == "copied_damaged"
    assert (tmp_path / "copy-damaged.whist").read_bytes() == played.path.read_bytes()
    assert not (tmp_path / "copy.whist").exists()
