"""Lists of old results: two forms, any common encoding, every mistake by its line."""

from __future__ import annotations

import datetime
import io
import zipfile
from typing import Any

import openpyxl
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from whistclub.files.results import Options, read_results
from whistclub.rules.common import Refused

DATE = datetime.date
LINES = """Date;Table;Manche;Joueur;Points
02/10/2020;1;1;Ada;12
02/10/2020;1;1;Bea;-4
02/10/2020;1;1;Cas;−4
02/10/2020;1;1;Zoë;-4
02/10/2020;2;1;E;1
02/10/2020;2;1;F;1
02/10/2020;2;1;G;1
02/10/2020;2;1;H;-3
9/10/20;;;Ada;0
9/10/20;;;Bea;0
9/10/20;;;Cas;6
9/10/20;;;Zoë;-6
"""


def keys(problems):
    return [(problem.path, problem.key) for problem in problems]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16"])
@pytest.mark.parametrize("separator", [";", ",", "\t"])
def test_lines_make_a_sheet_for_each_table_of_a_round(encoding, separator):
    text = LINES.replace(";", separator).replace("−", "-" if encoding == "cp1252" else "−")
    found = read_results(text.encode(encoding))
    assert (found.form, found.problems, found.results) == ("lines", (), 12)
    first, second = found.evenings
    assert (first.date, second.date) == (DATE(2020, 10, 2), DATE(2020, 10, 9))
    assert [(s.round, s.table, s.seats) for s in first.sheets] == [
        (1, 1, ("Ada", "Bea", "Cas", "Zoë")),
        (1, 2, tuple("EFGH")),
    ]
    assert first.sheets[0].totals.points == (12, -4, -4, -4)
    assert second.sheets[0].totals.points == (0, 0, 6, -6)


def test_a_workbook_is_read_like_a_text():
    book = openpyxl.Workbook()
    rows: list[list[Any]] = [
        ["Results of 2020"],
        ["Date", "Player", "Points", "Game", "Tricks", "Deals", "Remark"],
        [DATE(2020, 10, 2), "W", 150, "Whist Tourangeau", 20, 28, "x"],
        [DATE(2020, 10, 2), "X", 180, "tourangeau", 30, 28, None],
        [DATE(2020, 10, 2), "Y", 65, "whist tourangeau", 40, 28, None],
    ]
    for row in rows:
        book.active.append(row)
    out = io.BytesIO()
    book.save(out)
    found = read_results(out.getvalue())
    assert (found.problems, found.unread) == ((), ("Remark",))
    (sheet,) = found.evenings[0].sheets
    assert (sheet.game, sheet.seats) == ("tourangeau", ("W", "X", "Y"))
    assert (sheet.totals.points, sheet.totals.tricks, sheet.totals.deals_played) == ((150, 180, 65), (20, 30, 40), 28)


def workbook(*rows):
    book = openpyxl.Workbook()
    for row in rows:
        book.active.append(row)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("01/10/98", DATE(1998, 10, 1)),
        ("02/10/20", DATE(2020, 10, 2)),
        ("27/11/26", DATE(2026, 11, 27)),
        ("28/11/26", DATE(1926, 11, 28)),
        ("01/10/2098", DATE(2098, 10, 1)),
        ("02/10/2020 20:00", DATE(2020, 10, 2)),
        ("2020-10-02T20:00:00", DATE(2020, 10, 2)),
    ],
)
def test_a_year_of_two_digits_is_none_to_come_and_a_time_of_day_is_left_aside(written, read):
    options = Options(today=DATE(2026, 11, 27))
    (evening,) = read_results(f"Date;Player;Points\n{written};A;1\n".encode(), options).evenings
    assert evening.date == read
    (evening,) = read_results(f"Player;{written}\nA;1\n".encode(), options).evenings
    assert evening.date == read


def test_a_cell_with_date_and_time_is_a_date():
    evening_at = datetime.datetime(2020, 10, 2, 20, 0)
    (evening,) = read_results(workbook(["Date", "Player", "Points"], [evening_at, "A", 1])).evenings
    assert evening.date == DATE(2020, 10, 2)
    (evening,) = read_results(workbook(["Player", evening_at], ["A", 1])).evenings
    assert evening.date == DATE(2020, 10, 2)


def told_of(found):
    return [(one.path, one.key, one.values.get("cell"), one.values.get("value")) for one in found.problems]


def test_an_error_and_a_formula_without_a_result_are_mistakes_by_their_cell():
    days = [DATE(2020, 10, 2), DATE(2020, 10, 9)]
    found = read_results(workbook(["Player", *days, "Total"], ["A", "#N/A", 2, "=B2+C2"], ["B", 1, "=1+2", 0]))
    assert told_of(found) == [
        (("line", 2), "no_value_here", "B2", "#N/A"),
        (("line", 3), "no_value_here", "C3", "=1+2"),
    ]
    found = read_results(workbook(["Date", "Player", "Points"], [days[0], "#REF!", 1], [days[0], "B", "=2*3"]))
    assert told_of(found) == [
        (("line", 2), "no_value_here", "B2", "#REF!"),
        (("line", 3), "no_value_here", "C3", "=2*3"),
    ]
    found = read_results(workbook(["Player", days[0], "=B1+7"], ["A", 1, 2]))
    assert told_of(found) == [(("line", 1), "no_value_here", "C1", "=B1+7")]


def test_a_formula_with_a_result_counts_by_it_and_an_empty_text_is_absent():
    book = workbook(["Player", "02/10/2020", "09/10/2020"], ["A", "=6*7", '=IF(TRUE,"","x")'])
    # As a spreadsheet program keeps the results.
    kept = {b"<f>6*7</f><v />": b"<f>6*7</f><v>42</v>", b'<c r="C2"><f>IF': b'<c r="C2" t="str"><f>IF'}
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(book)) as before, zipfile.ZipFile(out, "w") as after:
        for name in before.namelist():
            content = before.read(name)
            if name.endswith("sheet1.xml"):
                for old, new in kept.items():
                    assert old in content, content
                    content = content.replace(old, new)
            after.writestr(name, content)
    found = read_results(out.getvalue())
    assert found.problems == ()
    assert [(evening.date, [one.amount for one in evening.adjustments]) for evening in found.evenings] == [
        (DATE(2020, 10, 2), [42])
    ]


def test_every_mistake_is_told_by_its_line():
    text = "date,table,round,player,points,game,deals,tricks\n" + "\n".join(
        [
            "2020-10-02,1,1,A,1.5,belgian,,",
            "31/02/2020,1,1,B,1,belgian,,",
            "2020-10-02,0,1,C,1,belgian,,",
            "2020-10-02,1,1,,1,belgian,,",
            "2020-10-02,1,1,D,1,poker,,",
            "2020-10-02,2,1,E,1,belgian,12,",
            "2020-10-02,2,1,F,1,whist32,12,",
            "2020-10-02,2,1,G,1,belgian,13,",
            "2020-10-02,3,1,H,1,tourangeau,,4",
            "2020-10-02,3,1,I,1,tourangeau,,",
        ]
    )
    assert keys(read_results(text.encode()).problems) == [
        (("line", 2), "not_whole_here"),
        (("line", 3), "no_date_here"),
        (("line", 4), "out_of_range_here"),
        (("line", 5), "no_player_here"),
        (("line", 6), "no_game_here"),
        (("line", 8), "unlike_the_table"),
        (("line", 9), "unlike_the_table"),
        (("line", 11), "tricks_missing_here"),
    ]


MATRIX = """Place;Nom;02/10/2020;09/10/2020;16/10/2020;Total
1;Ada;13,30;8,6;-;21,90
2;Bea;;0;5,30;5,30
3;Cas;−2,80;abs;;-2,80
4;Nobody;;;;
"""


def test_a_matrix_gives_what_each_player_brought_to_each_evening():
    found = read_results(MATRIX.encode())
    assert (found.form, found.of, found.problems, found.results) == ("matrix", "ranking", (), 5)
    assert found.unread == ("Place", "Total")
    told = {(evening.date.day, one.player): one.amount for evening in found.evenings for one in evening.adjustments}
    assert told == {(2, "Ada"): 1330, (2, "Cas"): -280, (9, "Ada"): 860, (9, "Bea"): 0, (16, "Bea"): 530}
    assert {(one.kind, one.of, one.reason) for e in found.evenings for one in e.adjustments} == {
        ("decision", "ranking", "old results")
    }


def test_whole_numbers_are_game_points_unless_said_otherwise():
    text = b"Name,2020-10-02,2020-10-09\nA,12,-4\nB,0,3\n"
    assert read_results(text).of == "game"
    found = read_results(text, Options(of="ranking"))
    assert [one.amount for one in found.evenings[0].adjustments] == [1200, 0]
    wrong = read_results(b"Name,2020-10-02\nA,12.5\nB,7\n", Options(of="game"))
    assert keys(wrong.problems) == [(("line", 2), "not_whole_here")]


def test_days_without_a_year_are_of_the_season_named():
    text = b"Naam;02/10;15/01\nA;1;2\n"
    found = read_results(text, Options(season="2020-2021"))
    assert [evening.date for evening in found.evenings] == [DATE(2020, 10, 2), DATE(2021, 1, 15)]
    assert {evening.season for evening in found.evenings} == {"2020-2021"}
    with pytest.raises(Refused) as refused:
        read_results(text)
    assert refused.value.problems[0].key == "no_results_columns"


def test_a_matrix_names_its_mistakes():
    text = "Player;2020-10-02;02/10/2020;2020-10-16\nA;1;2;x\nB;1,234;1,5;\nA;;;3\n"
    assert keys(read_results(text.encode()).problems) == [
        ((), "date_twice"),
        (("line", 3), "not_an_amount_here"),
        (("line", 4), "same_player_here"),
    ]


def test_an_amount_beyond_the_largest_is_told_with_what_is_possible():
    found = read_results(b"Player;2020-10-02;2020-10-09\nA;10001;0,50\nB;10000;1\n").problems
    assert [(one.path, one.key, one.values["high"], one.values["value"]) for one in found] == [
        (("line", 2), "out_of_range_here", 10_000, "10001")
    ]
    found = read_results(b"Player;2020-10-02\nA;1000001\nB;1000000\n").problems
    assert [(one.key, one.values["high"]) for one in found] == [("out_of_range_here", 1_000_000)]


def test_what_is_no_list_of_results_is_refused():
    for text in (b"", b"Hello", b"Nom;Prenom;No\nA;B;1\n", b"\xff\xfe\x00"):
        with pytest.raises(Refused):
            read_results(text)


CELLS = st.sampled_from(
    [
        *("Date", "Name", "Points", "Table", "02/10/2020", "2020-10-02", "31/02/2020", "A", "Ada", "12", "-4", "1,5"),
        *("", "²", "1e9", "99999999999", "NaN", "tourangeau", "0", "=1+1", "\ud7ff", "'", "\x00"),
    ]
)


@settings(max_examples=100, deadline=None)
@given(st.lists(st.lists(CELLS, max_size=7), max_size=6), st.sampled_from(";,\t"), st.binary(max_size=6))
@example([["Name", "02/10/2020"], []], ";", b"")
def test_whatever_a_list_holds_it_is_read_or_refused(rows, separator, tail):
    data = "\n".join(separator.join(row) for row in rows).encode() + tail
    try:
        found = read_results(data)
    except Refused:
        return
    assert found.form in ("lines", "matrix")
    assert all(problem.path[:1] in ((), ("line",)) for problem in found.problems)
