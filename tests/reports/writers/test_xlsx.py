"""Workbooks: values stored, formulas that give them again, names as typed (cases.md H15, H22, H24)."""

import datetime
import io
import zipfile
from dataclasses import replace
from typing import Literal
from xml.sax.saxutils import escape

import openpyxl
import pytest

from tests.reports import club
from tests.reports.office import SOFFICE, recalculated
from whistclub.ranking.facts import Adjustment, EveningFacts, EveningKey, EveningRules, SeasonRules
from whistclub.ranking.schemes import SCHEMES
from whistclub.reports.export import evening_book, write_evening, write_season
from whistclub.reports.season.ranking import season_report
from whistclub.reports.season.workbook import season_book
from whistclub.reports.table import clean
from whistclub.reports.writers.xlsx import sheet_titles, xlsx_bytes
from whistclub.words.games import game_name
from whistclub.words.numbers import plain_hundredths

ADJUSTMENTS = (
    Adjustment("Manu", -20, "game", "penalty", "=late", "the board"),
    Adjustment("Eleni", 50, "ranking", "gift", "late arrival"),
    Adjustment("Never Played", 25, "ranking"),
)
FOUR = ("Edouard", "Eleni", "Manu", "Gaëtan")

needs_office = pytest.mark.skipif(SOFFICE is None, reason="LibreOffice is not installed")


def season_bytes(data):
    return xlsx_bytes(season_report(data, season_book(data)))


def opened(content: bytes, **options):
    return openpyxl.load_workbook(io.BytesIO(content), **options)


def records(sheet):
    """The rows under the titles, as dictionaries by title; the first of two equal titles."""
    titles = [cell.value for cell in sheet[1]]
    for row in sheet.iter_rows(min_row=2, values_only=True):
        if row[0] is None and all(value is None for value in row):
            return
        yield dict(reversed(list(zip(titles, row, strict=True))))


def cells(book):
    """Every cell with something in it: (sheet, address) to value; a blank text is nothing."""
    return {
        (sheet.title, cell.coordinate): cell.value
        for sheet in book.worksheets
        for row in sheet.iter_rows()
        for cell in row
        if cell.value not in (None, "")
    }


def differences(stored, computed):
    """Addresses whose values differ; numbers may differ by what floating point leaves."""
    wrong = {}
    for key in stored.keys() | computed.keys():
        a, b = stored.get(key), computed.get(key)
        numbers = isinstance(a, int | float) and isinstance(b, int | float)
        if not (abs(a - b) < 1e-9 if numbers else a == b):
            wrong[key] = (a, b)
    return wrong


def season_rules(scheme, **more):
    evening = {key: more.pop(key) for key in ("floor", "attendance") if key in more}
    return replace(SCHEMES[scheme], evening=replace(SCHEMES[scheme].evening, **evening), **more)


RULES = {
    "fiwa": SeasonRules(),
    "best evenings, minimum": SeasonRules(best=3, minimum=5),
    "best sheets, floor, attendance": season_rules("fiwa", best=5, best_of="sheets", floor=600, attendance=50),
    "points": season_rules("points"),
    "place bonus, best, floor, 1223": season_rules("place_bonus", best=3, floor=-2000, numbering="1223"),
    "place bonus, best sheets": season_rules("place_bonus", best=4, best_of="sheets", floor=-2000),
    "average": season_rules("average"),
    "average, best": season_rules("average", best=3),
    "average, best sheets": season_rules("average", best=4, best_of="sheets"),
}


@needs_office
@pytest.mark.parametrize("rules", RULES.values(), ids=RULES.keys())
def test_a_recalculated_season_gives_the_programs_figures(rules, tmp_path):
    data = club.season_data(16, 6, rules, by_game=True)
    write_season(tmp_path / "season.xlsx", data)
    bare = openpyxl.load_workbook(tmp_path / "season.xlsx")
    # Saved by openpyxl a workbook has formulas alone, so that nothing but their result can come back.
    bare.save(tmp_path / "bare.xlsx")
    assert not any(openpyxl.load_workbook(tmp_path / "bare.xlsx", data_only=True)["Matrix"]["C2"].value or ())
    stored = cells(openpyxl.load_workbook(tmp_path / "season.xlsx", data_only=True))
    computed = openpyxl.load_workbook(recalculated(tmp_path / "bare.xlsx", tmp_path), data_only=True)
    assert differences(stored, cells(computed)) == {}
    assert len(data.by_game) == 3
    for ranking in (data.ranking, *(one.ranking for one in data.by_game)):
        title = "Ranking" if ranking.game is None else f"Ranking · {game_name(ranking.game)}"
        for row, line in zip(ranking.rows, records(computed[title]), strict=True):
            assert line["Player"] == clean(str(row.player))
            assert (line["Place"] or None) == row.place
            assert f"{line['Total']:.2f}" == plain_hundredths(row.total)
            assert line["Game points"] == row.game_points
            assert (line["Sheets"], line["First places"]) == (row.sheets, row.firsts)


@needs_office
@pytest.mark.parametrize("rules", [SeasonRules(best=3, minimum=2), season_rules("points", floor=-1000)])
def test_a_recalculated_season_with_old_results_gives_the_programs_figures(rules, tmp_path):
    """Some evenings are known by what each player brought alone; some players have nothing else."""
    facts = club.season_evenings(12, 4, rules)
    people = club.names(14)
    kind: Literal["game", "ranking"] = "game" if rules.evening.game_points else "ranking"
    for number in range(3):
        key = EveningKey(club.DAY - datetime.timedelta(days=7 * number + 7), 1)
        brought = [
            Adjustment(who, 700 * at - 2500 * number, kind, reason="old results")
            for at, who in enumerate(people[number:])
        ]
        facts.append(EveningFacts(key, "", (), tuple(brought), rules.evening, closed=True))
    data = club.season_of(facts, rules)
    assert any(row.classified and not row.sheets for row in data.ranking.rows)
    write_season(tmp_path / "season.xlsx", data)
    openpyxl.load_workbook(tmp_path / "season.xlsx").save(tmp_path / "bare.xlsx")
    stored = cells(openpyxl.load_workbook(tmp_path / "season.xlsx", data_only=True))
    computed = openpyxl.load_workbook(recalculated(tmp_path / "bare.xlsx", tmp_path), data_only=True)
    assert differences(stored, cells(computed)) == {}
    lines = list(records(computed["Ranking"]))
    for row, line in zip(data.ranking.rows, lines, strict=True):
        assert ((line["Place"] or None), f"{line['Total']:.2f}") == (row.place, plain_hundredths(row.total))


@needs_office
def test_a_changed_result_moves_totals_and_places(tmp_path):
    data = club.season_data(16, 3)
    write_season(tmp_path / "season.xlsx", data)
    book = openpyxl.load_workbook(tmp_path / "season.xlsx")
    results = book["Results"]
    titles = [cell.value for cell in results[1]]
    last = [row for row in data.ranking.rows if row.classified][-1]
    row = next(r for r in results.iter_rows(min_row=2) if r[titles.index("Player")].value == clean(str(last.player)))
    row[titles.index("Upset bonus")].value += 1000
    book.save(tmp_path / "changed.xlsx")
    changed = openpyxl.load_workbook(recalculated(tmp_path / "changed.xlsx", tmp_path), data_only=True)
    lines = list(records(changed["Ranking"]))
    risen = next(line for line in lines if line["Player"] == clean(str(last.player)))
    assert risen["Place"] == 1
    assert lines[0]["Place"] == 2
    assert round(risen["Total"] * 100) == last.total + 100_000


EVENINGS = {
    "two games": club.evening_data(
        [
            club.belgian(FOUR, 16, closed=True),
            club.tourangeau(club.AWKWARD[4:8], table=2),
            club.whist32(club.AWKWARD[8:12], table=3),
            club.classic(club.AWKWARD[:4], round=2),
            club.stand_in(FOUR, "Sam", table=2, round=2),
            club.totals_only(club.AWKWARD[8:12], (10, 10, -10, -10), table=4, round=2),
        ],
        ADJUSTMENTS,
    ),
    "floor": club.evening_data(
        [club.belgian(FOUR, 9)], ADJUSTMENTS, EveningRules(floor=0, game_points=True, attendance=100)
    ),
    "open": club.big_evening(40, 2),
}


@needs_office
@pytest.mark.parametrize("data", EVENINGS.values(), ids=EVENINGS.keys())
def test_a_recalculated_evening_gives_the_programs_figures(data, tmp_path):
    write_evening(tmp_path / "evening.xlsx", data)
    openpyxl.load_workbook(tmp_path / "evening.xlsx").save(tmp_path / "bare.xlsx")
    stored = cells(openpyxl.load_workbook(tmp_path / "evening.xlsx", data_only=True))
    computed = openpyxl.load_workbook(recalculated(tmp_path / "bare.xlsx", tmp_path), data_only=True)
    assert differences(stored, cells(computed)) == {}
    lines = list(records(computed["Standings"]))[: len(data.standings.rows)]
    for row, line in zip(data.standings.rows, lines, strict=True):
        assert (line["Player"], line["Place"] or None) == (clean(str(row.player)), row.place)
        assert line["Game points"] == row.game_points
        assert f"{line['Ranking points total']:.2f}" == plain_hundredths(row.ranking_points)


def test_the_stored_values_are_those_of_the_ranking():
    data = club.season_data(20, 5, SeasonRules(best=3))
    book = opened(season_bytes(data), data_only=True)
    lines = list(records(book["Ranking"]))
    assert [round(line["Total"] * 100) for line in lines] == [row.total for row in data.ranking.rows]
    assert [line["Place"] for line in lines] == [row.place for row in data.ranking.rows]
    results = list(records(book["Results"]))
    assert len(results) == sum(len(e.row.parts) for row in data.ranking.rows for e in row.evenings)
    assert {type(line["Date"]).__name__ for line in results} == {"datetime"}
    assert opened(season_bytes(data))["Ranking"]["A2"].value.startswith("=IF(")


def test_a_season_that_mixes_games_has_a_ranking_of_each():
    data = club.season_data(12, 3, by_game=True)
    names = opened(season_bytes(data)).sheetnames
    games = [game_name(one.ranking.game or "") for one in data.by_game]
    assert names[: len(games) + 2] == ["Ranking", *(f"Ranking · {game}" for game in games), "Matrix"]
    assert names[-2 * len(games) - 1 : -1] == [
        f"{table} · {game}"[:31] for game in games for table in ("Results", "Evening totals")
    ]


def test_the_worksheets_of_a_season():
    book = opened(season_bytes(club.season_data(12, 3)))
    assert book.sheetnames == [
        "Ranking", "Matrix", "Results", "Evening totals", "Adjustments", "Evenings", "Players", "Conventions",
        "Chart",
    ]  # fmt: skip
    held = {sheet.title: sheet.page_setup.orientation for sheet in book.worksheets}
    assert (held["Ranking"], held["Results"], held["Players"]) == ("landscape", "landscape", "portrait")
    *tables, chart = book.worksheets
    assert (len(chart._charts), chart.page_setup.orientation) == (1, "landscape")
    for sheet in tables:
        assert sheet.freeze_panes
        assert sheet.auto_filter.ref
        assert sheet.print_title_rows == "$1:$1"
        assert sheet.print_area
        assert sheet.sheet_properties.pageSetUpPr.fitToPage


def test_a_wide_sheet_is_printed_on_several_pages_with_the_names_on_each_and_without_what_formulas_need():
    book = opened(season_bytes(club.season_data(12, 45)))
    matrix, ranking = book["Matrix"], book["Ranking"]
    assert matrix.page_setup.fitToWidth == 2
    assert matrix.print_title_cols == "$A:$B"
    assert ranking.page_setup.fitToWidth in (None, 1)
    assert [cell.value for cell in ranking[1]][-2:] == ["No.", "Classified"]
    last = ranking.print_area.split(":")[1].replace("$", "")
    assert ranking[f"{last.rstrip('0123456789')}1"].value not in ("No.", "Classified")


def test_the_chart_shows_the_first_twenty_by_name_with_their_totals():
    data = club.season_data(40, 3)
    book = zipfile.ZipFile(io.BytesIO(season_bytes(data)))
    (name,) = [entry for entry in book.namelist() if "charts/chart" in entry]
    text = book.read(name).decode()
    for row in data.ranking.rows[:20]:
        assert escape(clean(str(row.player))) in text
    assert f"<c:v>{data.ranking.rows[0].total / 100:g}</c:v>" in text
    assert text.count('<c:ptCount val="20"/>') == 2


def test_not_played_is_an_empty_cell_and_what_is_dropped_is_crossed_out():
    data = club.season_data(20, 6, SeasonRules(best=2))
    sheet = opened(season_bytes(data), data_only=True)["Matrix"]
    for number, row in enumerate(data.ranking.rows, start=2):
        found = {evening.key: evening for evening in row.evenings}
        for at, key in enumerate(data.ranking.evenings, start=4):
            cell = sheet.cell(number, at)
            if key not in found:
                assert cell.value is None
            else:
                assert round(cell.value * 100) == found[key].total
                assert bool(cell.font.strike) == found[key].dropped


def test_names_are_text_as_typed():
    data = club.season_data(people=(*club.AWKWARD[:12], "tab\x0binside", "_x0041_"), evenings=3)
    for content in (season_bytes(data), evening_book(club.evening_data([club.whist32(club.AWKWARD[8:12])]))):
        for sheet in opened(content).worksheets:
            for row in sheet.iter_rows():
                for cell in row:
                    if cell.data_type == "f":
                        assert not any(name in cell.value for name in ("Jan", "Piet", "470"))
    book = opened(season_bytes(data), data_only=True)
    shown = {line["Player"] for line in records(book["Ranking"])}
    assert {"=1+1", "@Jan", "+32 470", "-Piet", "Anne <Annie> De Smet", "André", "_x0041_"} <= shown
    assert "tabinside" in shown


def test_titles_have_room_for_all_their_lines():
    long = ("Marie-Thérèse De Backer", "Jean-Luc Van Damme", "Anne", "Jo")
    book = opened(evening_book(club.evening_data([club.belgian(long, 3)])))
    sheet = book.worksheets[1]
    for cell in sheet[1]:
        wide = sheet.column_dimensions[cell.column_letter].width
        words, lines, used = cell.value.split(), 1, 0
        for word in words:
            lines, used = (lines + 1, len(word)) if used and used + 1 + len(word) > wide else (lines, used + len(word))
        assert sheet.row_dimensions[1].height >= 14 * lines, cell.value
    assert sheet.row_dimensions[1].height >= 45


def test_points_and_amounts_are_numbers():
    score = club.totals_only(FOUR, (12, 12, -12, -12), closed=True)
    sheet = opened(evening_book(club.evening_data([score])), data_only=True)["Standings"]
    first = next(records(sheet))
    assert (first["Game points"], first["Place"]) == (12, 1)
    last = list(records(sheet))[3]
    assert (last["Game points"], type(last["Game points"])) == (-12, int)
    titles = [cell.value for cell in sheet[1]]
    assert sheet.cell(2, titles.index("Ranking points total") + 1).number_format == "0.00"


def test_member_numbers_keep_their_zeros():
    book = opened(season_bytes(club.season_data(12, 3, numbered=True)), data_only=True)
    assert next(records(book["Ranking"]))["Member number"] == "0042"


def test_worksheet_titles_are_accepted_and_different():
    wanted = [
        "Soirée 12/03",
        "Championnat d'hiver 2025-2026 - Table 1",
        "Championnat d'hiver 2025-2026 - Table 2",
        "Table A",
        "TABLE a",
    ]
    titles = sheet_titles(wanted)
    assert len({title.casefold() for title in titles}) == 5
    assert all(0 < len(title) <= 31 and not set(title) & set(":\\/?*[]") for title in titles)
    assert sheet_titles(["History", "'quoted'", "", "🙂" * 40]) == ["History (2)", "quoted", "Sheet", "🙂" * 15]


def test_an_empty_season_is_a_workbook():
    book = opened(season_bytes(club.season_of([], SeasonRules())))
    assert book["Ranking"]["A1"].value == "Place"
