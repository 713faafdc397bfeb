"""Member lists as old PCs, spreadsheets and mischief write them."""

from __future__ import annotations

import io
import tracemalloc
import zipfile
from typing import Any

import openpyxl
import pytest
import xlsxwriter
from hypothesis import given, settings
from hypothesis import strategies as st

from whistclub.club.imports.exchange import ExchangedPerson
from whistclub.files.members import Columns, Member, MemberList, members_of, read_members, read_table, with_titles
from whistclub.rules.common import Refused
from whistclub.words.problems import PROBLEMS

LINES = "Nom;Prénom;N°\nNoël;Zoë;0042\nDubois;;0043\n;Marie;0044\nNoël;Zoë;0042\n"


def people(found: MemberList) -> list[tuple[str, str | None]]:
    return [(member.name, member.number) for member in found.members]


def key_of(data: bytes) -> str:
    with pytest.raises(Refused) as refused:
        read_members(data)
    return refused.value.problems[0].key


@pytest.mark.parametrize("encoding", ["cp1252", "utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
@pytest.mark.parametrize("separator", [";", ",", "\t"])
@pytest.mark.parametrize("line_end", ["\n", "\r\n"])
def test_a_list_in_any_common_form(encoding: str, separator: str, line_end: str) -> None:
    found = read_members(LINES.replace(";", separator).replace("\n", line_end).encode(encoding))
    assert people(found) == [("Noël Zoë", "0042"), ("Dubois", "0043")]
    assert [(problem.path, problem.key) for problem in found.problems] == [(("line", 4), "no_surname")]
    assert [(problem.path, problem.key) for problem in found.notes] == [(("line", 5), "same_person")]
    assert found.columns == (("surname", "Nom"), ("first", "Prénom"), ("number", "N°"))


def test_a_missing_column_of_numbers_is_named() -> None:
    found = read_members("Nom;Prénom\nNoël;Zoë\n".encode("cp1252"))
    assert people(found) == [("Noël Zoë", None)]
    assert [problem.key for problem in found.notes] == ["no_number_column"]


def test_without_a_column_of_names_nothing_is_read() -> None:
    assert key_of(b"Straat;Gemeente\nKerkstraat;Lint\n") == "no_name_column"
    assert key_of(b"") == "no_name_column"


def test_other_titles_and_a_line_above_them() -> None:
    dutch = read_members(b"Ledenlijst 2026\n\nLidnummer,Voornaam,Achternaam\n0007,Jan,Peeters\n")
    assert people(dutch) == [("Peeters Jan", "0007")]
    assert people(read_members(b'sep=|\nName|Member number\n"O\'Brien"|12\n')) == [("O'Brien", "12")]


def test_a_quoted_name_may_hold_the_separator() -> None:
    assert people(read_members(b'Nom;No\n"Peeters; Jan";1\n"De ""Rosse""";2\n')) == [
        ("Peeters; Jan", "1"),
        ('De "Rosse"', "2"),
    ]


def test_two_people_of_one_name_have_two_numbers() -> None:
    found = read_members(b"Nom;No\nMarie Dubois;14\nMarie Dubois;52\nJan;14\n")
    assert people(found) == [("Marie Dubois", "14"), ("Marie Dubois", "52")]
    assert [problem.key for problem in found.problems] == ["same_number"]


def workbook(*rows: tuple[Any, ...], number_format: str = "General") -> bytes:
    book = openpyxl.Workbook()
    sheet = book.active
    assert sheet is not None
    for row in rows:
        sheet.append(row)
    for cell in sheet["B"]:
        cell.number_format = number_format
    file = io.BytesIO()
    book.save(file)
    return file.getvalue()


def test_a_workbook_keeps_the_zeros_its_cells_show() -> None:
    assert people(read_members(workbook(("Nom", "N°"), ("Noël Zoë", "0042")))) == [("Noël Zoë", "0042")]
    assert people(read_members(workbook(("Nom", "N°"), ("Noël Zoë", 42), number_format="0000"))) == [
        ("Noël Zoë", "0042")
    ]
    assert people(read_members(workbook(("Nom", "N°"), ("Noël Zoë", 42.0)))) == [("Noël Zoë", "42")]


def test_a_quoted_line_break_is_a_space_and_lines_go_on_being_counted() -> None:
    found = read_members(b'Nom;No\r\n"Van den\r\nBroeck";1\r\n;2\r\n')
    assert people(found) == [("Van den Broeck", "1")]
    assert [problem.path for problem in found.problems] == [("line", 4)]


def test_a_list_of_twenty_thousand_lines_is_read_whole() -> None:
    heard: list[int] = []
    text = "Nom\tPrénom\tN°\n" + "".join(f"Peeters {number}\tJan\t{number:05}\n" for number in range(20_000))
    table = read_table(text.encode("utf-16"), heard.append)
    found = members_of(table)
    assert len(found.members) == 20_000
    name = "Peeters 19999 Jan"
    assert found.members[-1] == Member(20_001, name, "19999", ExchangedPerson(name))
    assert found.problems == ()
    assert heard == sorted(heard)
    assert len(heard) > 30


def test_formulas_count_by_what_they_show_and_merged_cells_by_their_first() -> None:
    out = io.BytesIO()
    book = xlsxwriter.Workbook(out, {"in_memory": True})
    book.add_worksheet("Notes").write_string(0, 0, "Cotisations 2026")
    sheet = book.add_worksheet("Membres")
    sheet.merge_range(0, 0, 0, 3, "Cercle de whist, membres")
    sheet.write_row(1, 0, ["Nom", "Prénom", "N°", "Cotisation"])
    sheet.write_formula(2, 0, '=UPPER("a")&"nn"', None, "Ann")
    sheet.write_formula(2, 2, "=40+2", book.add_format({"num_format": "0000"}), 42)
    sheet.write_formula(3, 0, "=1/0", None, "#DIV/0!")
    sheet.write_number(3, 2, 43)
    sheet.merge_range(4, 0, 4, 1, "De Smet Piet")
    book.close()
    found = read_members(out.getvalue())
    assert people(found) == [("Ann", "0042"), ("De Smet Piet", None)]
    assert [(problem.path, problem.key) for problem in found.problems] == [(("line", 4), "no_surname")]


def test_columns_may_be_named_by_hand() -> None:
    table = read_table(b"12;Peeters;Jan\n13;Claes;Eva\n")
    assert (table.titles, table.width, table.example(1)) == (None, 3, "Peeters")
    assert members_of(table).members == ()
    found = members_of(table, Columns(name=1, first=2, number=0))
    assert people(found) == [("Peeters Jan", "12"), ("Claes Eva", "13")]
    titled = with_titles(table, True)
    assert titled.title(1) == "Peeters"
    assert people(members_of(titled, Columns(1, 2, 0))) == [("Claes Eva", "13")]
    assert with_titles(titled, False).titles is None


def zipped(name: str, content: bytes) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, content)
    return file.getvalue()


def with_part(data: bytes, name: str, content: bytes) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as new:
        for entry in old.infolist():
            new.writestr(entry.filename, content if entry.filename == name else old.read(entry))
    return file.getvalue()


def test_a_zip_bomb_is_refused_without_being_unpacked() -> None:
    bomb = zipped("xl/workbook.xml", b"\0" * 300_000_000)
    tracemalloc.start()
    try:
        assert key_of(bomb) == "too_large"
        assert tracemalloc.get_traced_memory()[1] < 20_000_000
    finally:
        tracemalloc.stop()


def test_workbooks_with_tricks_are_refused() -> None:
    good = workbook(("Nom",), ("Ann",))
    entity = b'<!DOCTYPE a [<!ENTITY b "bb">]><worksheet>&b;</worksheet>'
    assert key_of(with_part(good, "xl/worksheets/sheet1.xml", entity)) == "bad_workbook"
    assert key_of(with_part(good, "xl/worksheets/sheet1.xml", b"<worksheet>")) == "bad_workbook"
    assert key_of(zipped("readme.txt", b"hello")) == "bad_workbook"
    assert key_of(good[:200]) == "bad_workbook"
    assert key_of(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1") == "old_excel"


def test_lists_without_end_are_refused() -> None:
    assert key_of(b"Nom\n" + b"A\n" * 30_000) == "too_many_lines"
    assert key_of(b"Nom\n" + b"A" * 5_000_000) == "too_large"


def found_out(refused: Refused) -> None:
    """Every problem has a sentence of its own."""
    assert refused.problems
    assert {problem.key for problem in refused.problems} <= set(PROBLEMS)


@settings(max_examples=100, deadline=None)
@given(st.one_of(st.binary(max_size=200), st.text(max_size=200).map(lambda text: f"Nom;N°\n{text}".encode())))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    try:
        found = read_members(data)
    except Refused as refused:
        found_out(refused)
    else:
        assert all(member.name for member in found.members)


WORKBOOK = workbook(("Nom", "N°"), ("Noël Zoë", "0042"))


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.integers(0, len(WORKBOOK) - 1), st.integers(0, 255)), min_size=1, max_size=5))
def test_changed_workbooks_never_break_the_reader(changes: list[tuple[int, int]]) -> None:
    data = bytearray(WORKBOOK)
    for at, byte in changes:
        data[at] = byte
    try:
        read_members(bytes(data))
    except Refused as refused:
        found_out(refused)


def test_a_quote_that_is_never_closed_swallows_nobody() -> None:
    with pytest.raises(Refused) as refused:
        read_members(b'Nom;No\nAnn;1\n"Bob;2\nCid;3\n')
    assert [(problem.path, problem.key) for problem in refused.value.problems] == [(("line", 3), "not_a_list")]
