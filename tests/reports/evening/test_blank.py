"""Blank score sheets and the lists of who sits where: whole on every paper, with the names that are known."""

from __future__ import annotations

import datetime
from typing import Any

import pytest

from tests.reports import club
from tests.reports.writers.test_pdf import boxes, pages
from whistclub.reports.evening.blank import BlankSheet, blank_evening_report, blank_report, blank_table
from whistclub.reports.evening.seats import by_name_table, by_table_tables
from whistclub.reports.evening.standings import evening_report
from whistclub.reports.writers.fonts import printable
from whistclub.reports.writers.layout import PAPERS
from whistclub.reports.writers.pdf import pdf_bytes
from whistclub.rules.classic import ClassicConventions
from whistclub.rules.games import GAMES
from whistclub.rules.sheet import Sheet, fold

DAY = datetime.date(2026, 11, 27)


def seated(game: str, names: list[str], **more: Any):
    return fold(Sheet(game, GAMES[game].default_conventions(), tuple(names), **more))


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", GAMES)
def test_a_blank_sheet_of_every_game_fits_the_paper(game, paper):
    report = blank_report("Le Trou", [BlankSheet(game, GAMES[game].default_conventions())], DAY)
    content = pdf_bytes(report, paper)
    for wide, high, drawn in boxes(content):
        assert all(left >= 0 and low >= 0 and right <= wide and top <= high for left, low, right, top in drawn)
    assert "Score kept by" in pages(content)[0]


def test_the_rows_are_the_planned_deals():
    def rows(game: str, **conventions: object) -> int:
        return len(blank_table(BlankSheet(game, GAMES[game].default_conventions())).rows)

    assert rows("whist32") == 8
    tourangeau = blank_table(BlankSheet("tourangeau", GAMES["tourangeau"].default_conventions(), ("",) * 7))
    cards = [row.values[tourangeau.column("cards")] for row in tourangeau.rows]
    assert cards == [1, 2, 3, 4, 5, 6, 7, 7, 7, 7, 7, 7, 7, 6, 5, 4, 3, 2, 1]


def test_names_and_dealers_stand_on_the_sheets_of_seated_tables():
    data = club.evening_data(
        [
            seated("tourangeau", ["Ada", "Bea", "Cas", "Dan"], first_dealer=2),
            seated("classic", ["Eva", "Fay", "Gus", "Hal"], table=2),
            club.belgian(("I", "J", "K", "L"), 3, table=3),
        ]
    )
    first, second = blank_evening_report(data).tables
    assert [row.values[first.column("dealer")] for row in first.rows[:5]] == ["Cas", "Dan", "Ada", "Bea", "Cas"]
    assert {column.group for column in second.columns} == {"", "Eva and Gus", "Fay and Hal"}
    text = " ".join(pages(pdf_bytes(blank_evening_report(data))))
    assert "Round 1 · table 2 · Short whist" in text
    assert "table 3" not in text


def test_honours_have_their_column_where_they_count():
    def keys(honours: bool) -> set[str]:
        return {c.key for c in blank_table(BlankSheet("classic", ClassicConventions(honours=honours))).columns}

    assert keys(True) - keys(False) == {"honours_0", "honours_1"}


def test_the_list_by_name_has_everybody_once_with_the_table_of_each_round():
    data = club.evening_data(
        [
            seated("belgian", ["Zoé", "Éric", "Fons", "Ada"], table=1),
            seated("belgian", ["Éric", "Zoé", "Bea", "Ada"], table=4, round=2),
        ]
    )
    table = by_name_table(data)
    assert [row.values for row in table.rows] == [
        ("Ada", 1, 4),
        ("Bea", None, 4),
        ("Éric", 1, 4),
        ("Fons", 1, None),
        ("Zoé", 1, 4),
    ]


def test_the_list_by_table_has_each_round_in_seat_order():
    data = club.evening_data(
        [
            seated("belgian", ["A", "B", "C", "D", "E"], table=1),
            seated("classic", ["F", "G", "H", "I"], table=2),
            seated("belgian", ["I", "A", "B", "C"], table=1, round=2),
        ]
    )
    first, second = by_table_tables(data)
    assert [row.values for row in first.rows] == [
        (1, "A", "B", "C", "D", "E", "Belgian whist"),
        (2, "F", "G", "H", "I", None, "Short whist"),
    ]
    assert second.rows[0].values == (1, "I", "A", "B", "C", "Belgian whist")


@pytest.mark.parametrize("paper", PAPERS)
def test_a_large_open_is_listed_whole(paper):
    data = club.big_evening()
    by_name = pages(pdf_bytes(evening_report(data, [by_name_table(data)]), paper))
    by_table = pages(pdf_bytes(evening_report(data, by_table_tables(data)), paper))
    names = [printable(name) for name in data.names.values() if len(name) < 30]
    for text in (" ".join(by_name), " ".join(by_table)):
        assert all(name in text for name in names)
