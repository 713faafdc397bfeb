"""Reports on paper: whole, readable, the same bytes again (cases.md H15, H21, H30)."""

import re
from dataclasses import replace

import pypdfium2
import pytest

from tests.reports import club
from whistclub.ranking.facts import Adjustment, SeasonRules
from whistclub.reports.evening.sheet import sheet_table
from whistclub.reports.evening.standings import evening_report, standings_table
from whistclub.reports.export import evening_pdf, season_pdf
from whistclub.reports.season.ranking import matrix_table, ranking_table, season_report
from whistclub.reports.writers.fonts import printable
from whistclub.reports.writers.layout import PAPERS
from whistclub.reports.writers.pdf import pdf_bytes

FOUR = ("Edouard", "Eleni", "Manu", "Gaëtan")


def pages(content: bytes) -> list[str]:
    """The text of each page, every stretch of white space as one space."""
    document = pypdfium2.PdfDocument(content)
    texts = [re.sub(r"\s+", " ", page.get_textpage().get_text_range()) for page in document]
    document.close()
    return texts


def boxes(content: bytes):
    """(page width, page height, what is drawn: left, bottom, right, top) of each page."""
    document = pypdfium2.PdfDocument(content)
    for page in document:
        drawn = [item.get_bounds() for item in page.get_objects()]
        yield (*page.get_size(), drawn)
    document.close()


def rows_of(text: str, names: list[str]) -> int:
    return sum(printable(name) in text for name in names)


def test_standings_say_everything():
    adjustments = (
        Adjustment("Manu", -20, "game", "penalty", "telephone, twice", "the board"),
        Adjustment("Eleni", 50, "ranking", "gift", "late arrival"),
    )
    score = club.belgian(FOUR, 3, closed=True)
    data = club.evening_data([score], adjustments, before={"Edouard": 3, "Gaëtan": 1})
    (text,) = pages(evening_pdf(data, ("standings",)))
    assert data.club in text
    assert "Soirée 9" in text
    assert "Friday 27 November 2026 · season 2026-2027" in text
    assert "Page 1 of 1" in text
    assert "1 Edouard +99 1 +99 11.00 1.00 0.30 12.30" in text
    assert "Penalty: −20 game points, telephone, twice (decided by the board)" in text
    assert "Gift: 0.50 ranking points, late arrival" in text
    assert "provisional" not in text.casefold()


def test_open_sheets_make_the_standings_provisional():
    (text,) = pages(evening_pdf(club.evening_data([club.belgian(FOUR, 3)]), ("standings",)))
    assert "Standings (provisional)" in text


def test_equal_players_share_the_place_and_the_list_says_what_separates():
    sheets = [
        club.totals_only(("A", "B", "C", "D"), (12, 0, 0, -12), round=1, closed=True),
        club.totals_only(("A", "E", "F", "D"), (-12, 12, 0, 0), round=2, closed=True),
    ]
    table = standings_table(club.evening_data(sheets))
    place, player, step = (table.column(key) for key in ("place", "player", "step"))
    shown = [(row.values[place], row.values[player], row.values[step]) for row in table.rows]
    assert shown == [
        (1, "E", None),
        (2, "A", None),
        (3, "B", "places"),
        (3, "C", None),
        (3, "F", None),
        (6, "D", None),
    ]


def test_a_score_sheet_is_printed_as_played():
    score = club.belgian(FOUR, 7, closed=True)
    (text,) = pages(evening_pdf(club.evening_data([score]), ("sheets",)))
    assert "Round 1 · table 1 · Belgian whist" in text
    assert "Pair 10 ♣ · Edouard, Gaëtan · 11 trick(s) ✓ +7 +7 −7 −7 −7 −7 +7 +7" in text
    assert "rabrouche" in text
    assert "claimed at trick ten" in text
    totals = [f"{points:+}".replace("-", "−") for points in score.seat_totals]
    assert " ".join(["Total", *totals, "Place"]) in text


def test_not_played_is_blank():
    score = club.stand_in(FOUR, "Sam")
    table = sheet_table(club.evening_data([score]), score)
    assert "Manu → Sam" in {column.group for column in table.columns}
    assert "Manu: +9 in 3 deal(s), no place" in table.notes
    points = table.column("points_2")
    assert [row.values[points] for row in table.rows] == [score.lines[n].points.get(2) for n in range(6)]
    season = club.season_data(20, 4)
    matrix = matrix_table(season)
    played = {row.player: len(row.evenings) for row in season.ranking.rows}
    for row in matrix.rows:
        evenings = [value for c, value in zip(matrix.columns, row.values, strict=True) if c.key.startswith("evening_")]
        assert sum(value is not None for value in evenings) == played[row.values[1]]


def test_totals_alone_say_so():
    score = club.totals_only(FOUR, (12, -4, 0, -8), closed=True)
    (text,) = pages(evening_pdf(club.evening_data([score]), ("sheets",)))
    assert "Only the totals of this sheet were entered." in text
    assert "Total +12 −4 0 −8" in text


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_a_whole_tourangeau_game_stands_on_one_page(players):
    score = club.tourangeau(club.AWKWARD[:players])
    content = evening_pdf(club.evening_data([score]), ("sheets",))
    (text,) = pages(content)
    assert f"{len(score.lines)} 1" in text
    inside(content, 34)


def inside(content: bytes, margin: float) -> None:
    """Nothing is drawn outside the margins."""
    for wide, high, drawn in boxes(content):
        assert drawn
        for left, bottom, right, top in drawn:
            assert margin <= left <= right <= wide - margin
            assert margin - 4 <= bottom <= top <= high - margin + 4


@pytest.mark.parametrize("held", [None, "portrait", "landscape"])
@pytest.mark.parametrize("paper", list(PAPERS))
def test_a_long_ranking_is_never_cut(paper, held):
    data = club.season_data(120, 30, SeasonRules(best=18, minimum=5))
    content = season_pdf(data, ("ranking",), paper, held)
    inside(content, 22 if paper == "A5" else 34)
    texts = pages(content)
    people = list(data.names.values())
    assert all("Ranking of the season 2026-2027" in text for text in texts)
    assert [f"Page {n} of {len(texts)}" in text for n, text in enumerate(texts, start=1)] == [True] * len(texts)
    assert rows_of(texts[-1], people) > 1
    together = " ".join(texts)
    whole = [name for name in people if not any(name != other and name in other for other in people)]
    assert {together.count(printable(name)) for name in whole} == {1}


def test_a_matrix_too_wide_continues_on_other_pages():
    data = club.season_data(24, 45)
    content = season_pdf(data, ("matrix",))
    inside(content, 34)
    together = " ".join(pages(content))
    for day in {key.date for key in data.ranking.evenings}:
        assert f"{day:%d/%m}" in together


def test_the_last_page_never_holds_a_single_row():
    for count in range(24, 100, 1):
        people = [f"Player {n}" for n in range(count)]
        rows = [
            club.totals_only(people[at : at + 4], (3, 0, 0, -3), table=at, closed=True) for at in range(0, count - 3, 4)
        ]
        data = club.evening_data(rows)
        kept = data.standings.rows[: count - count % 4 - count % 3]
        data = replace(data, standings=replace(data.standings, rows=kept))
        last = pages(pdf_bytes(evening_report(data, [standings_table(data)]), "A5", "landscape"))[-1]
        assert len(re.findall(r"Player \d+", last)) > 1


def test_awkward_names_keep_every_letter():
    sheets = [club.whist32(club.AWKWARD[at : at + 4], table=at) for at in (0, 4, 8)]
    (text,) = pages(evening_pdf(club.evening_data(sheets), ("standings",)))
    for name in ("O'Brien", "D'Hondt", "Zoë Łukasiak", "R&D Team", "Anne <Annie> De Smet", "Jan ▯", "André", "=1+1"):
        assert name in text
    assert club.AWKWARD[7] in text


def test_a_club_name_with_markup_and_a_name_of_ten_thousand_letters_are_printed():
    long = "Ab" * 5000
    data = club.evening_data([club.belgian((long, *FOUR[:3]), 3)], club="<b>R&D</b> \x00 \u202eclub")
    content = evening_pdf(data)
    inside(content, 34)
    assert "<b>R&D</b> club" in pages(content)[0]


def test_the_same_report_gives_the_same_bytes():
    data = club.evening_data([club.belgian(FOUR, 9), club.tourangeau(club.AWKWARD[:4], table=2)])
    assert evening_pdf(data) == evening_pdf(data)
    season = club.season_data(20, 4)
    assert season_pdf(season) == season_pdf(season)


def test_an_empty_season_and_an_empty_evening_are_printed():
    assert "Page 1 of 1" in pages(season_pdf(club.season_of([], SeasonRules())))[0]
    assert "Page 1 of 1" in pages(evening_pdf(club.evening_data([])))[0]


def test_who_is_not_classified_has_no_place_and_stands_last():
    data = club.season_data(20, 6, SeasonRules(minimum=6))
    table = ranking_table(data)
    places = [row.values[0] for row in table.rows]
    without = places.count(None)
    assert 0 < without < len(places)
    assert places[-without:] == [None] * without
    text = " ".join(pages(pdf_bytes(season_report(data, [table]))))
    assert "Without a place: fewer than 6 evenings." in text
