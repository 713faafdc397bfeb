"""Member lists: CSV in any common encoding and separator, or XLSX; each line a person, each mistake by its line."""

from __future__ import annotations

import csv
import io
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from whistclub.club.names import LONGEST_NAME, clean_name, folded
from whistclub.files.workbook import OLD_EXCEL, ZIP, workbook_rows
from whistclub.rules.common import Problem, Refused

LARGEST: Final = 4_000_000
"""Bytes of a list."""
MOST_LINES: Final = 10_000
MOST_COLUMNS: Final = 60
_TITLE_LINES: Final = 10
"""How far down the line with the column names may stand."""

_SURNAME: Final = frozenset(
    {"nom", "nomdefamille", "naam", "achternaam", "familienaam", "surname", "lastname", "familyname"}
)
_FULL: Final = frozenset(
    {
        "name",
        "fullname",
        "player",
        "joueur",
        "speler",
        "membre",
        "lid",
        "member",
        "nometprenom",
        "nomprenom",
        "nomcomplet",
    }
    | {"naamenvoornaam", "naamvoornaam", "volledigenaam", "prenomnom", "voornaamnaam", "prenometnom", "voornaamennaam"}
)
_FIRST: Final = frozenset({"prenom", "voornaam", "firstname", "givenname", "forename", "prenoms"})
_NUMBER: Final = frozenset(
    {"no", "nr", "num", "n", "numero", "nummer", "number", "id", "matricule", "licence", "licentie", "license"}
    | {"nomembre", "numeromembre", "numerodemembre", "nodemembre", "lidnummer", "lidnr", "membernumber", "memberno"}
)


@dataclass(frozen=True, slots=True)
class Member:
    """One person of a list. ``line``: in the file, counted from 1; ``name`` as the club will show it."""

    line: int
    name: str
    number: str | None


@dataclass(frozen=True, slots=True)
class MemberList:
    """What a list says. ``problems``: lines that cannot be right (path ("line", number)); ``notes``: what the reader
    should know though nothing is wrong, such as a line that says again what another says. ``columns``: (what it is
    taken for, its title in the file)."""

    members: tuple[Member, ...]
    problems: tuple[Problem, ...]
    notes: tuple[Problem, ...]
    columns: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class _Columns:
    surname: int
    first: int | None
    number: int | None


def read_members(data: bytes) -> MemberList:
    """The people in a list. Surname and first name are put together as they stand: "Noël Zoë".

    Refused when nothing can be made of it: ``too_large``, ``no_name_column``, ``not_a_list``, ``old_excel``,
    ``bad_workbook``. Lines that are wrong are told in ``problems`` and are not among ``members``."""
    if len(data) > LARGEST:
        raise Refused([Problem((), "too_large", {"most": LARGEST})])
    if data.startswith(OLD_EXCEL):
        raise Refused([Problem((), "old_excel")])
    if data.startswith(ZIP):
        return _list_of(workbook_rows(data, MOST_LINES, MOST_COLUMNS))
    text = _decoded(data)
    tries = [_csv_rows(text, separator) for separator in _separators(text)]
    for rows in tries:
        if _header(rows) is not None:
            return _list_of(rows)
    return _list_of(tries[0])


def _decoded(data: bytes) -> str:
    """The text: by its byte order mark, else UTF-8 if it is, else what a Western Windows writes."""
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        encodings = ["utf-16"]
    elif data[1:2] == b"\0":
        encodings = ["utf-16-le"]
    elif data[:1] == b"\0":
        encodings = ["utf-16-be"]
    else:
        encodings = ["utf-8-sig", "cp1252"]
    for encoding in encodings:
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise Refused([Problem((), "not_a_list")])


def _separators(text: str) -> list[str]:
    """Possible separators, the likeliest first; Excel's own "sep=;" line decides."""
    start = text[:2_000]
    if start.lower().startswith("sep=") and len(start) > 4:
        return [start[4]]
    return sorted(";\t,|", key=lambda separator: -start.count(separator))


def _csv_rows(text: str, separator: str) -> list[tuple[int, list[str]]]:
    rows: list[tuple[int, list[str]]] = []
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator, skipinitialspace=True)
    line = 1
    try:
        for cells in reader:
            rows.append((line, cells[:MOST_COLUMNS]))
            if len(rows) > MOST_LINES:
                raise Refused([Problem((), "too_many_lines", {"most": MOST_LINES})])
            line = reader.line_num + 1
    except csv.Error:
        raise Refused([Problem(("line", line), "not_a_list")]) from None
    return rows


def _header(rows: Sequence[tuple[int, list[str]]]) -> tuple[int, _Columns] | None:
    """Which row names the columns, and what they are."""
    for index, (_, cells) in enumerate(rows[:_TITLE_LINES]):
        titles = [_folded_title(cell) for cell in cells]

        def find(known: frozenset[str], titles: list[str] = titles) -> int | None:
            return next((at for at, title in enumerate(titles) if title in known), None)

        surname = find(_SURNAME)
        name = surname if surname is not None else find(_FULL)
        if name is not None:
            return index, _Columns(name, find(_FIRST), find(_NUMBER))
    return None


def _folded_title(text: str) -> str:
    """A column's title without accents, signs and spaces: "N° de membre" is "nodemembre"."""
    plain = unicodedata.normalize("NFKD", text.replace("°", "o")).casefold()
    return "".join(letter for letter in plain if letter.isalnum())


def _list_of(rows: Iterable[tuple[int, list[str]]]) -> MemberList:
    listed = list(rows)
    header = _header(listed)
    if header is None:
        found = next((cells for _, cells in listed if any(map(str.strip, cells))), [])
        titles = ", ".join(clean_name(cell)[:30] for cell in found[:8])
        raise Refused([Problem((), "no_name_column", {"found": titles})])
    at, columns = header
    notes = [] if columns.number is not None else [Problem(("line", listed[at][0]), "no_number_column")]
    members: list[Member] = []
    problems: list[Problem] = []
    for member, problem in _people(listed[at + 1 :], columns):
        if problem is not None:
            (notes if problem.key == "same_person" else problems).append(problem)
        elif member is not None:
            members.append(member)
    taken = (("surname", columns.surname), ("first", columns.first), ("number", columns.number))
    shown = tuple((what, clean_name(listed[at][1][index])) for what, index in taken if index is not None)
    return MemberList(tuple(members), tuple(problems), tuple(notes), shown)


def _people(rows: Iterable[tuple[int, list[str]]], columns: _Columns) -> Iterator[tuple[Member | None, Problem | None]]:
    """Each line as a member or as a problem. Two people of one name need two numbers."""
    seen: dict[tuple[str, str | None], int] = {}
    numbers: dict[str, int] = {}
    for line, cells in rows:

        def cell(index: int | None, cells: list[str] = cells) -> str:
            return clean_name(cells[index]) if index is not None and index < len(cells) else ""

        surname, first, number = cell(columns.surname), cell(columns.first), cell(columns.number) or None
        name = clean_name(f"{surname} {first}")
        if not name and number is None:
            continue
        place = ("line", line)
        key = (folded(name), number)
        if not surname:
            yield None, Problem(place, "no_surname", {"first": first, "number": number or ""})
        elif len(name) > LONGEST_NAME:
            yield None, Problem(place, "text_too_long", {"most": LONGEST_NAME, "value": name[:30] + "…"})
        elif key in seen:
            yield None, Problem(place, "same_person", {"name": name, "line": seen[key]})
        elif number is not None and number in numbers:
            yield None, Problem(place, "same_number", {"number": number, "line": numbers[number]})
        else:
            seen[key] = line
            if number is not None:
                numbers[number] = line
            yield Member(line, name, number), None
