"""A file is there whole, or as it was before."""

import io
import os
import stat
from typing import Any

import openpyxl
import pytest
from PIL import Image

from tests.reports import club
from whistclub.errors import KnownError
from whistclub.reports import export
from whistclub.reports.evening.standings import standings_table
from whistclub.reports.export import write_evening, write_season, write_whole

FOUR = ("Edouard", "Eleni", "Manu", "Gaëtan")


def test_the_ending_says_what_is_written(tmp_path):
    evening, season = club.evening_data([club.belgian(FOUR, 3)]), club.season_data(12, 3)
    kinds: tuple[tuple[Any, Any], ...] = ((write_evening, evening), (write_season, season))
    for write, data in kinds:
        write(tmp_path / "a.PDF", data)
        write(tmp_path / "a.xlsx", data)
        write(tmp_path / "a.csv", data)
        write(tmp_path / "a.png", data)
        assert (tmp_path / "a.png").read_bytes().startswith(b"\x89PNG")
        assert (tmp_path / "a.PDF").read_bytes().startswith(b"%PDF")
        assert openpyxl.load_workbook(tmp_path / "a.xlsx").worksheets
        assert (tmp_path / "a.csv").read_text("utf-8-sig").startswith("Place")
        write(tmp_path / "a.html", data)
        write(tmp_path / "a.txt", data)
        assert (tmp_path / "a.html").read_text("utf-8").startswith("<!DOCTYPE html>")
        assert "Place" in (tmp_path / "a.txt").read_text("utf-8")
        with pytest.raises(KnownError) as unknown:
            write(tmp_path / "a.docx", data)
        assert unknown.value.key == "unknown_suffix"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.PDF", "a.csv", "a.html", "a.png", "a.txt", "a.xlsx"]


def test_a_target_that_cannot_be_written_is_named(tmp_path):
    (tmp_path / "folder.pdf").mkdir()
    for target in (tmp_path / "nowhere" / "a.pdf", tmp_path / "folder.pdf"):
        with pytest.raises(KnownError) as error:
            write_evening(target, club.evening_data([club.belgian(FOUR, 3)]))
        assert error.value.key == "cannot_write"
        assert error.value.values["path"] == str(target)
    assert [path.name for path in tmp_path.iterdir()] == ["folder.pdf"]


def test_what_was_there_stays_when_writing_fails(tmp_path, monkeypatch):
    target = tmp_path / "a.csv"
    target.write_bytes(b"before")

    def full(fd):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(KnownError):
        write_whole(target, b"after")
    assert target.read_bytes() == b"before"
    assert list(tmp_path.iterdir()) == [target]


@pytest.mark.skipif(os.name == "nt", reason="rights of files as POSIX has them")
def test_a_new_file_can_be_read_by_others_and_a_replaced_one_keeps_its_rights(tmp_path):
    old = os.umask(0o022)
    try:
        write_whole(tmp_path / "a.csv", b"1")
        assert stat.S_IMODE((tmp_path / "a.csv").stat().st_mode) == 0o644
        (tmp_path / "a.csv").chmod(0o640)
        write_whole(tmp_path / "a.csv", b"2")
        assert stat.S_IMODE((tmp_path / "a.csv").stat().st_mode) == 0o640
    finally:
        os.umask(old)


def test_a_picture_is_the_page_without_its_empty_rest(tmp_path):
    write_evening(tmp_path / "wall.png", club.evening_data([club.belgian(FOUR, 3)]))
    with Image.open(tmp_path / "wall.png") as picture:
        wide, high = picture.size
    assert 1000 < wide < 8.27 * 200
    assert high < 900


def test_a_long_list_is_several_pictures(tmp_path):
    write_evening(tmp_path / "open.png", club.big_evening())
    found = sorted(path.name for path in tmp_path.iterdir())
    assert found[:2] == ["open 2.png", "open 3.png"]
    assert found[-1] == "open.png"


def test_a_picture_is_wide_enough_for_a_telephone_and_its_letters_are_large():
    data = club.big_evening(60)
    pictures = export.evening_pictures(data)
    for one in pictures:
        with Image.open(io.BytesIO(one)) as picture:
            assert 700 < picture.width <= 1200
            assert picture.height <= 2.4 * picture.width
            assert len(one) < 250_000
    assert len(pictures) == 3
    assert len(export.season_pictures(club.season_data(20, 3))) == 1


def test_a_picture_says_who_made_how_many_points():
    data = club.evening_data([club.belgian(FOUR, 3, closed=True)])
    table = export._short(standings_table(data), ("place", "player", "game_points", "ranking_points"))
    assert [column.key for column in table.columns] == ["place", "player", "game_points", "ranking_points"]
    assert [row.values[1] for row in table.rows] == [row.player for row in data.standings.rows]
