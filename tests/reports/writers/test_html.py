"""A page for a web site, and plain text for a chat."""

import re
from html.parser import HTMLParser

from tests.reports import club
from whistclub import words
from whistclub.reports.evening.standings import evening_report
from whistclub.reports.export import wall_tables
from whistclub.reports.season.ranking import matrix_table, ranking_table, season_report
from whistclub.reports.table import Column, Kind, Report, Row, Table
from whistclub.reports.writers.html import html_bytes
from whistclub.reports.writers.text import text_bytes


class Page(HTMLParser):
    """Cells and tags of a page."""

    def __init__(self, text):
        super().__init__()
        self.cells, self.tags, self.open, self.loaded = [], [], [], []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self.loaded += [value for name, value in attrs if name in ("src", "href") and not value.startswith("data:")]
        if tag in ("td", "th"):
            self.cells.append("")
        if tag not in ("meta", "img"):
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        if {"td", "th"} & set(self.open):
            self.cells[-1] += data


def test_the_page_holds_every_name_as_typed_and_loads_nothing():
    data = club.evening_data([club.whist32(club.AWKWARD[:4]), club.whist32(club.AWKWARD[8:12], table=2)])
    text = html_bytes(evening_report(data, wall_tables(data))).decode("utf-8")
    page = Page(text)
    assert page.open == []
    assert page.loaded == []
    assert not {"script", "link", "iframe", "object"} & set(page.tags)
    assert not re.search(r"url\(|@import", text)
    for row in data.standings.rows:
        assert data.player(row.player) in page.cells


def test_the_season_page_is_in_the_readers_language_with_all_totals():
    words.install("fr", None)
    data = club.season_data(12, 3)
    text = html_bytes(season_report(data, [ranking_table(data), matrix_table(data)])).decode("utf-8")
    assert '<html lang="fr">' in text
    assert "prefers-color-scheme: dark" in text
    assert "width=device-width" in text
    cells = Page(text).cells
    for row in data.ranking.rows:
        assert f"{row.total // 100},{row.total % 100:02}" in cells


def test_what_does_not_count_is_crossed_out_and_blank_is_blank():
    columns = (Column("a", "A"), Column("b", "B", Kind.HUNDREDTHS))
    table = Table("t", "T", columns, (Row(("x", 100), struck=frozenset(["b"])), Row(("<b>", None))))
    report = Report("C", "R", "", club.season_data(4, 1).generated, (table,))
    text = html_bytes(report).decode()
    assert "<s>1.00</s>" in text
    assert "&lt;b&gt;" in text
    assert re.search(r'<td class="r" dir="auto"></td>', text)


def test_columns_of_the_text_are_aligned_under_their_titles():
    columns = (Column("place", "Place", Kind.PLACE), Column("player", "Player"), Column("t", "Total", Kind.HUNDREDTHS))
    rows = (Row((1, "Zoe\u0308 Łukasiak", 133)), Row((2, "Bea", -5)))
    report = Report("Club", "Ranking", "", club.season_data(4, 1).generated, (Table("t", "T", columns, rows),))
    assert text_bytes(report).decode().splitlines() == [
        "Club",
        "Ranking",
        "",
        "T",
        "Place  Player        Total",
        "    1  Zoë Łukasiak   1.33",
        "    2  Bea           −0.05",
    ]
