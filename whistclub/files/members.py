"""Reads member lists: CSV in any common encoding and separator, or XLSX; one person per line, each mistake with its
line."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from whistclub.club.imports.exchange import ExchangedPerson
from whistclub.club.names import LONGEST_NAME, clean_name, folded, is_name
from whistclub.files.rows import TITLE_LINES, Step, folded_title, readings
from whistclub.files.workbook import NoValue, Rows
from whistclub.rules.common import Problem, Refused

SURNAME: Final = frozenset(
    {"nom", "nomdefamille", "naam", "achternaam", "familienaam", "surname", "lastname", "familyname"}
)
FULL: Final = frozenset(
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
FIRST: Final = frozenset({"prenom", "voornaam", "firstname", "givenname", "forename", "prenoms"})
_NUMBER: Final = frozenset(
    {"no", "nr", "num", "n", "numero", "nummer", "number", "id", "matricule", "licence", "licentie", "license"}
    | {"nomembre", "numeromembre", "numerodemembre", "nodemembre", "lidnummer", "lidnr", "membernumber", "memberno"}
)


_GUEST: Final = frozenset({"invite", "invitee", "invites", "guest", "gast"})
_CATEGORY: Final = frozenset(
    {"categorie", "categories", "category", "categorieen", "categorien", "klasse", "class", "classe"}
)
_TEAM: Final = frozenset({"equipe", "team", "ploeg", "equipes", "teams"})
_NO: Final = frozenset({"", "0", "non", "no", "nee", "n", "faux", "false", "onwaar"})
_SEVERAL: Final = re.compile(r"[,;/|+]")


@dataclass(frozen=True, slots=True)
class Member:
    """One person of a list. ``line``: in the file, counted from 1; ``name`` in the club's spelling; ``told``: what the
    list says of them besides."""

    line: int
    name: str
    number: str | None
    told: ExchangedPerson


@dataclass(frozen=True, slots=True)
class Columns:
    """The meaning of the columns, counted from 0; None: no such column. ``name``: the surname, or the whole name."""

    name: int | None = None
    first: int | None = None
    number: int | None = None
    guest: int | None = None
    category: int | None = None
    team: int | None = None


@dataclass(frozen=True, slots=True)
class MemberTable:
    """The cells of a list. ``rows``: (line, cells), lines counted from 1; ``titles``: index of the row with the titles,
    None for none; ``columns``: as the titles say."""

    rows: tuple[tuple[int, list[str]], ...]
    titles: int | None
    columns: Columns

    @property
    def width(self) -> int:
        """The number of columns."""
        return max((len(cells) for _, cells in self.rows), default=0)

    def title(self, column: int) -> str:
        """The title of a column, "" without one."""
        if self.titles is None or column >= len(self.rows[self.titles][1]):
            return ""
        return clean_name(self.rows[self.titles][1][column])

    def example(self, column: int) -> str:
        """The first value of a column under its title, "" when it is empty."""
        start = 0 if self.titles is None else self.titles + 1
        cells = (clean_name(row[column]) for _, row in self.rows[start:] if column < len(row))
        return next((cell for cell in cells if cell), "")


@dataclass(frozen=True, slots=True)
class MemberList:
    """The people of a list. ``problems``: invalid lines (path ("line", number)); ``notes``: remarks on valid lines,
    such as one that repeats another. ``columns``: (meaning, title in the file)."""

    members: tuple[Member, ...]
    problems: tuple[Problem, ...]
    notes: tuple[Problem, ...]
    columns: tuple[tuple[str, str], ...]


def read_members(data: bytes) -> MemberList:
    """Reads the people of a list. Surname and first name are joined in their order: "Noël Zoë".

    Refused when the list cannot be read: as ``read_table``, and ``no_name_column``. Invalid lines are in ``problems``
    and not in ``members``."""
    table = read_table(data)
    if table.columns.name is None:
        found = next((cells for _, cells in table.rows if any(map(str.strip, cells))), [])
        titles = ", ".join(clean_name(cell)[:30] for cell in found[:8])
        raise Refused([Problem((), "no_name_column", {"found": titles})])
    return members_of(table)


def read_table(data: bytes, step: Step = lambda line: None) -> MemberTable:
    """Reads the rows of a list in any encoding and with any separator, and the meaning of its titles.

    Refused: ``too_large``, ``too_many_lines``, ``not_a_list``, ``old_excel``, ``bad_workbook``."""
    return _likeliest(readings(data, step))


def members_of(table: MemberTable, columns: Columns | None = None) -> MemberList:
    """The people of a list by its own titles, or by ``columns`` chosen by hand; empty without a column of names."""
    columns = columns or table.columns
    if columns.name is None:
        return MemberList((), (), (), ())
    start = 0 if table.titles is None else table.titles + 1
    line = table.rows[start - 1][0] if start else 1
    notes = [] if columns.number is not None else [Problem(("line", line), "no_number_column")]
    members: list[Member] = []
    problems: list[Problem] = []
    for member, problem in _people(table.rows[start:], columns):
        if problem is not None:
            (notes if problem.key == "same_person" else problems).append(problem)
        elif member is not None:
            members.append(member)
    taken = (
        ("surname", columns.name), ("first", columns.first), ("number", columns.number), ("guest", columns.guest),
        ("category", columns.category), ("team", columns.team),
    )  # fmt: skip
    shown = tuple((what, table.title(index)) for what, index in taken if index is not None)
    return MemberList(tuple(members), tuple(problems), tuple(notes), shown)


def _names(cell: str) -> tuple[str, ...]:
    """The names in a cell that may hold several."""
    return tuple(filter(None, map(clean_name, _SEVERAL.split(cell))))


def _likeliest(tries: Iterator[Rows]) -> MemberTable:
    """The first reading in which a row has titles of columns, else the first that is not empty."""
    first: MemberTable | None = None
    for rows in tries:
        # Excel error values such as #REF! are no names.
        rows = [(line, ["" if isinstance(cell, NoValue) else cell for cell in cells]) for line, cells in rows]
        titles, columns = _header(rows)
        table = MemberTable(tuple(rows), titles, columns)
        if titles is not None:
            return table
        if first is None or not first.rows:
            first = table
    return first or MemberTable((), None, Columns())


def with_titles(table: MemberTable, titled: bool) -> MemberTable:
    """The table with its first row used as titles (``titled``), or as a person."""
    found, columns = _header(table.rows)
    if not titled:
        return replace(table, titles=None)
    return replace(table, titles=found if found is not None else 0 if table.rows else None, columns=columns)


def _header(rows: Sequence[tuple[int, list[str]]]) -> tuple[int | None, Columns]:
    """The index of the row with titles, and the columns they name."""
    for index, (_, cells) in enumerate(rows[:TITLE_LINES]):
        titles = [folded_title(cell) for cell in cells]

        def find(known: frozenset[str], titles: list[str] = titles) -> int | None:
            return next((at for at, title in enumerate(titles) if title in known), None)

        surname = find(SURNAME)
        name = surname if surname is not None else find(FULL)
        if name is not None:
            return index, Columns(name, find(FIRST), find(_NUMBER), find(_GUEST), find(_CATEGORY), find(_TEAM))
    return None, Columns()


def _people(rows: Sequence[tuple[int, list[str]]], columns: Columns) -> Iterator[tuple[Member | None, Problem | None]]:
    """Yields each line as a member or as a problem. Two people of the same name need two numbers."""
    seen: dict[tuple[str, str | None], int] = {}
    numbers: dict[str, int] = {}
    for line, cells in rows:

        def cell(index: int | None, cells: list[str] = cells) -> str:
            return clean_name(cells[index]) if index is not None and index < len(cells) else ""

        surname, first, number = cell(columns.name), cell(columns.first), cell(columns.number) or None
        name = clean_name(f"{surname} {first}")
        if not name and number is None:
            continue
        place = ("line", line)
        key = (folded(name), number)
        if not is_name(surname):
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
            told = ExchangedPerson(
                name,
                None if columns.guest is None else folded_title(cell(columns.guest)) not in _NO,
                None
                if columns.category is None
                else tuple(filter(None, map(clean_name, _SEVERAL.split(cell(columns.category))))),
                None if columns.team is None else cell(columns.team),
            )
            yield Member(line, name, number, told), None
