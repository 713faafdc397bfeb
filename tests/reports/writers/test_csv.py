"""Text files open right on a double click (cases.md H24)."""

import csv
import io

from tests.reports import club
from whistclub import words
from whistclub.reports.evening.standings import standings_table
from whistclub.reports.season.ranking import ranking_table
from whistclub.reports.table import Column, Kind, Row, Table
from whistclub.reports.writers.csv import csv_bytes


def read(content: bytes, delimiter: str) -> list[list[str]]:
    assert content.startswith(b"\xef\xbb\xbf")
    return list(csv.reader(io.StringIO(content.decode("utf-8-sig"), newline=""), delimiter=delimiter))


TABLE = Table(
    "t",
    "Title",
    (Column("number", "Member number"), Column("player", "Player"), Column("total", "Total", Kind.HUNDREDTHS)),
    (
        Row(("0042", "Peeters; Jan", 133)),
        Row(("0043", 'De "Rosse"', -5)),
        Row((None, "Zoë", None)),
    ),
)


def test_french_and_dutch_have_semicolons_and_commas():
    for language in ("fr", "nl"):
        words.install(language, None)
        rows = read(csv_bytes(TABLE), ";")
        assert rows[1:] == [["0042", "Peeters; Jan", "1,33"], ["0043", 'De "Rosse"', "-0,05"], ["", "Zoë", ""]]


def test_english_has_commas_and_points():
    assert read(csv_bytes(TABLE), ",")[1] == ["0042", "Peeters; Jan", "1.33"]


def test_no_cell_of_text_is_a_formula_and_each_shows_as_typed():
    data = club.evening_data([club.whist32(club.AWKWARD[8:12])])
    rows = read(csv_bytes(standings_table(data)), ",")
    players = [row[rows[0].index("Player")] for row in rows[1:]]
    assert not any(player.startswith(("=", "+", "-", "@", "\t", "'")) for player in players)
    assert {player.replace("\u200b", "") for player in players} == {"=1+1", "@Jan", "+32 470", "-Piet"}
    points = [row[rows[0].index("Game points")] for row in rows[1:]]
    assert [int(value) for value in points] == [row.game_points for row in data.standings.rows]


def test_the_ranking_has_its_totals():
    data = club.season_data(12, 3, numbered=True)
    rows = read(csv_bytes(ranking_table(data)), ",")
    total = rows[0].index("Total")
    assert [float(row[total]) for row in rows[1:]] == [row.total / 100 for row in data.ranking.rows]
