"""Member lists as old PCs, spreadsheets and mischief write them."""

from __future__ import annotations

import io
import tracemalloc
import zipfile

import openpyxl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from whistclub.files.members import MemberList, read_members
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


def workbook(*rows: tuple[object, ...], number_format: str = "General") -> bytes:
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
