"""Reads old seasons from a table of results: one line per player and table, or one line per player and one column per
evening.

CSV in any common encoding and separator, or XLSX. Every mistake is reported with its line; only the meaning of a column
is guessed, and the guess is reported."""

from __future__ import annotations

import datetime
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from whistclub.club.imports.exchange import ExchangedEvening
from whistclub.club.names import LONGEST_NAME, clean_name, folded
from whistclub.files.members import FIRST, FULL, SURNAME
from whistclub.files.rows import TITLE_LINES, folded_title, readings
from whistclub.files.workbook import NoValue, Rows
from whistclub.ranking.amounts import amount_of
from whistclub.ranking.facts import Adjustment
from whistclub.rules.common import Problem, Refused
from whistclub.rules.facts import Sheet, Totals
from whistclub.rules.games import GAMES, first_game
from whistclub.words.dates import read_date
from whistclub.words.games import words_of

Of = Literal["game", "ranking"]
LARGEST_POINTS: Final = 1_000_000
HIGHEST: Final = 999
"""Greatest number of a table or a round."""

_TITLES: Final[Mapping[str, frozenset[str]]] = {
    "date": frozenset({"date", "datum", "jour", "dag", "day", "soiree", "avond", "evening"}),
    "round": frozenset({"round", "manche", "ronde", "tour"}),
    "table": frozenset({"table", "tafel"}),
    "player": SURNAME | FULL,
    "first": FIRST,
    "points": frozenset(
        {"points", "point", "punten", "punt", "pts", "score", "total", "totaal", "resultat", "resultaat", "result"}
        | {"uitslag", "pointsdejeu", "spelpunten", "gamepoints"}
    ),
    "game": frozenset({"game", "jeu", "spel"}),
    "tricks": frozenset({"tricks", "plis", "levees", "slagen"}),
    "deals": frozenset({"deals", "donnes", "giften", "gift"}),
}
_ABSENT: Final = frozenset({"", "-", "–", "—", "−", "/", "x", "abs", "absent", "afw", "afwezig"})
_SUMS: Final = frozenset({"total", "totals", "totaux", "totaal", "totalen", "somme", "som", "sum"})
"""Texts in the column of players that mark a line of sums, which belongs to no player."""
_DAY: Final = re.compile(r"(\d{1,2})[-/.](\d{1,2})")
_SEASON: Final = re.compile(r"(\d{4})\D(\d{4})")


@dataclass(frozen=True, slots=True)
class Options:
    """What a list does not contain itself. ``season``: its name, "" by the dates; ``game``: of lines without one;
    ``of``: the kind of numbers in a matrix, None: guessed from their form; ``reason``: of the results stored as
    decisions; ``today``: no old result has a later date."""

    season: str = ""
    game: str = field(default_factory=first_game)
    of: Of | None = None
    reason: str = "old results"
    today: datetime.date = field(default_factory=datetime.date.today)


@dataclass(frozen=True, slots=True)
class OldResults:
    """The results of a list. ``form``: ``lines`` (a player at a table) or ``matrix`` (player × evening). ``problems``:
    invalid lines, by ("line", number). ``columns``: (meaning, title in the file); ``unread``: titles of ignored
    columns. ``lines``: the lines in the file of each sheet or decision, see ``in_file``."""

    form: Literal["lines", "matrix"]
    evenings: tuple[ExchangedEvening, ...]
    problems: tuple[Problem, ...]
    columns: tuple[tuple[str, str], ...]
    unread: tuple[str, ...] = ()
    of: Of = "game"
    results: int = 0
    lines: Mapping[tuple[int, str, int], tuple[int, ...]] = field(default_factory=dict)

    def in_file(self, problem: Problem) -> Problem:
        """Converts a problem of ``evenings``, whose path begins with the number of the evening, to one with its line in
        the file."""
        path = problem.path
        if len(path) >= 3 and isinstance(path[0], int) and isinstance(path[2], int):
            lines = self.lines.get((path[0], str(path[1]), path[2]), ())
            if lines:
                return Problem(("line", lines[self._seat(problem)]), problem.key, problem.values)
        return Problem((), problem.key, problem.values)

    def _seat(self, problem: Problem) -> int:
        """The line of a sheet that a problem is about: that of its player, else the first."""
        evening, what, at = problem.path[:3]
        if what != "sheets" or not isinstance(evening, int) or not isinstance(at, int):
            return 0
        seats = [folded(str(player)) for player in self.evenings[evening].sheets[at].seats]
        player = folded(str(problem.values.get("player", "")))
        return seats.index(player) if player in seats else 0


@dataclass(slots=True)
class _Line:
    """One line of a list in the form ``lines``."""

    number: int
    date: datetime.date
    round: int
    table: int
    game: str
    player: str
    points: int
    tricks: int | None
    deals: int | None


def read_results(data: bytes, options: Options | None = None) -> OldResults:
    """Reads the results of a list.

    Refused when the list cannot be read: as ``readings``, and ``no_results_columns`` (values: ``found``)."""
    options = options or Options()
    rows, (at, columns, dates) = _likeliest(data, options)
    reader = _Reader(options, columns, [cell.strip() for cell in rows[at][1]])
    if not dates:
        return reader.flat(rows[at + 1 :])
    reader.broken(*rows[at], range(len(reader.titles)))
    return reader.matrix(rows[at + 1 :], dates)


def _likeliest(data: bytes, options: Options) -> tuple[Rows, Header]:
    """The first reading of the list in which a row has titles of columns, and that row."""
    first: list[str] | None = None
    for rows in readings(data):
        if (found := _headed(rows, options)) is not None:
            return rows, found
        first = first or next((cells for _, cells in rows if any(map(str.strip, cells))), None)
    titles = ", ".join(clean_name(cell)[:30] for cell in (first or [])[:8])
    raise Refused([Problem((), "no_results_columns", {"found": titles})])


Header = tuple[int, dict[str, int], dict[int, datetime.date]]
"""The index of the row of titles, the meaning of its columns, and in a matrix the date of each evening's column."""


def _headed(rows: Rows, options: Options) -> Header | None:
    """The row of titles, None without one."""
    for index, (_, cells) in enumerate(rows[:TITLE_LINES]):
        titles = [folded_title(cell) for cell in cells]
        columns = {
            what: next(at for at, title in enumerate(titles) if title in known)
            for what, known in _TITLES.items()
            if any(title in known for title in titles)
        }
        if {"date", "player", "points"} <= columns.keys():
            return index, columns, {}
        dates = {at: date for at, cell in enumerate(cells) if (date := _evening_date(cell, options)) is not None}
        if "player" in columns and dates:
            return index, columns, dates
    return None


def _evening_date(text: str, options: Options) -> datetime.date | None:
    """The date in the title of a column; without a year it is of the season, when the season's name contains the
    years."""
    if (date := read_date(text, options.today)) is not None:
        return date
    day, years = _DAY.fullmatch(text.strip()), _SEASON.search(options.season)
    if day is None or years is None:
        return None
    return read_date(f"{day[1]}/{day[2]}/{years[1] if int(day[2]) >= 9 else years[2]}")


class _Reader:
    def __init__(self, options: Options, columns: dict[str, int], titles: list[str]) -> None:
        self.options, self.at, self.titles = options, columns, titles
        self.problems: list[Problem] = []
        self.spelling: dict[str, str] = {}
        self.lines: dict[tuple[int, str, int], tuple[int, ...]] = {}

    def cell(self, cells: Sequence[str], what: str) -> str:
        index = self.at.get(what)
        return cells[index].strip() if index is not None and index < len(cells) else ""

    def wrong(self, at: int, key: str, /, **values: object) -> None:
        self.problems.append(Problem(("line", at), key, values))

    def broken(self, line: int, cells: Sequence[str], columns: Iterable[int]) -> bool:
        """Whether one of these cells of the line has no value; each is reported."""
        found = [at for at in columns if at < len(cells) and isinstance(cells[at], NoValue)]
        for at in found:
            self.wrong(line, "no_value_here", cell=f"{column_letters(at)}{line}", value=cells[at])
        return bool(found)

    def sums(self, cells: Sequence[str]) -> bool:
        """Whether the line contains sums of the others."""
        return folded_title(self.cell(cells, "player")) in _SUMS and not self.cell(cells, "first")

    def player(self, line: int, cells: Sequence[str]) -> str:
        """The player's name in its first spelling; "" when it is missing, which is reported."""
        name = clean_name(f"{self.cell(cells, 'player')} {self.cell(cells, 'first')}")
        if not name:
            self.wrong(line, "no_player_here")
        elif len(name) > LONGEST_NAME:
            self.wrong(line, "text_too_long", most=LONGEST_NAME, value=name[:30] + "…")
            return ""
        return self.spelling.setdefault(folded(name), name)

    def whole(self, line: int, text: str, title: str, low: int, high: int, usual: int | None = None) -> int | None:
        """A whole number from ``low`` to ``high``, ``usual`` when the cell is empty; None when it is invalid, which is
        reported."""
        if not text and usual is not None:
            return usual
        number = _whole(text)
        if number is None:
            self.wrong(line, "not_whole_here", column=title, value=text)
        elif not low <= number <= high:
            self.wrong(line, "out_of_range_here", column=title, low=low, high=high, value=number)
        else:
            return number
        return None

    def taken(self, *more: int) -> tuple[tuple[tuple[str, str], ...], tuple[str, ...]]:
        """The columns with their meanings, and the titles of the others."""
        shown = tuple((what, self.titles[index]) for what, index in self.at.items())
        used = {*self.at.values(), *more}
        return shown, tuple(title for index, title in enumerate(self.titles) if title and index not in used)

    # Lines

    def flat(self, rows: Rows) -> OldResults:
        told = ((number, cells) for number, cells in rows if any(map(str.strip, cells)) and not self.sums(cells))
        lines = [line for number, cells in told for line in self.line(number, cells)]
        nights: dict[datetime.date, dict[tuple[int, int], list[_Line]]] = {}
        for line in lines:
            nights.setdefault(line.date, {}).setdefault((line.round, line.table), []).append(line)
        evenings = [self.evening(at, date, nights[date]) for at, date in enumerate(sorted(nights))]
        columns, unread = self.taken()
        every = tuple(evenings)
        return OldResults("lines", every, tuple(self.problems), columns, unread, "game", len(lines), self.lines)

    def line(self, number: int, cells: Sequence[str]) -> list[_Line]:
        """The line, or nothing when something in it is invalid."""
        if self.broken(number, cells, self.at.values()):
            return []
        before = len(self.problems)
        date, game = (
            read_date(self.cell(cells, "date"), self.options.today),
            _game(self.cell(cells, "game"), self.options.game),
        )
        if date is None:
            self.wrong(number, "no_date_here", value=self.cell(cells, "date"))
        if not game:
            self.wrong(number, "no_game_here", value=self.cell(cells, "game"), allowed=tuple(GAMES))
        player = self.player(number, cells)

        def of(what: str, low: int, high: int, usual: int | None) -> int | None:
            index = self.at.get(what)
            return self.whole(
                number, self.cell(cells, what), self.titles[index] if index is not None else what, low, high, usual
            )

        round, table = of("round", 1, HIGHEST, 1), of("table", 1, HIGHEST, 1)
        points = of("points", -LARGEST_POINTS, LARGEST_POINTS, None)
        tricks = of("tricks", 0, HIGHEST, None) if self.cell(cells, "tricks") else None
        deals = of("deals", 1, HIGHEST, None) if self.cell(cells, "deals") else None
        if len(self.problems) > before or date is None or None in (round, table, points):
            return []
        return [_Line(number, date, round or 1, table or 1, game, player, points or 0, tricks, deals)]

    def evening(self, at: int, date: datetime.date, tables: dict[tuple[int, int], list[_Line]]) -> ExchangedEvening:
        sheets: list[Sheet] = []
        for (round, table), lines in sorted(tables.items()):
            sheet = self.sheet(round, table, lines)
            if sheet is not None:
                self.lines[at, "sheets", len(sheets)] = tuple(line.number for line in lines)
                sheets.append(sheet)
        return ExchangedEvening(date, 1, season=self.options.season or None, sheets=tuple(sheets))

    def sheet(self, round: int, table: int, lines: list[_Line]) -> Sheet | None:
        """The lines of one table as a sheet known by its totals (rules.md §6)."""
        first, sound = lines[0], True
        for line in lines[1:]:
            for what, mine, theirs in (("game", line.game, first.game), ("deals", line.deals, first.deals)):
                if mine != theirs:
                    self.wrong(line.number, "unlike_the_table", column=what, line=first.number)
                    sound = False
        told = [line.tricks is not None for line in lines]
        if any(told) and not all(told):
            self.wrong(lines[told.index(False)].number, "tricks_missing_here", line=lines[told.index(True)].number)
            sound = False
        if not sound:
            return None
        tricks = tuple(line.tricks or 0 for line in lines) if all(told) else None
        totals = Totals(tuple(line.points for line in lines), tricks, first.deals)
        seats = tuple(line.player for line in lines)
        usual = GAMES[first.game].default_conventions()
        return Sheet(first.game, usual, seats, totals=totals, table=table, round=round, closed=True)

    # A matrix

    def matrix(self, rows: Rows, dates: Mapping[int, datetime.date]) -> OldResults:
        self.at = {what: index for what, index in self.at.items() if what in ("player", "first")}
        of = self.options.of or self.guessed(rows, dates)
        read: Callable[[str], int | None] = _whole if of == "game" else _hundredths
        by_date: dict[datetime.date, list[tuple[int, str, int]]] = {date: [] for date in sorted(dates.values())}
        twice = {date for date in dates.values() if list(dates.values()).count(date) > 1}
        self.problems += [Problem((), "date_twice", {"date": date.isoformat()}) for date in sorted(twice)]
        seen: dict[str, int] = {}
        for number, cells in rows:
            results = {at: cells[at].strip() for at in dates if at < len(cells)}
            if self.sums(cells) or not any(text.casefold() not in _ABSENT for text in results.values()):
                continue
            if self.broken(number, cells, (*self.at.values(), *dates)):
                continue
            if not (player := self.player(number, cells)):
                continue
            if player in seen:
                self.wrong(number, "same_player_here", name=player, line=seen[player])
            seen.setdefault(player, number)
            for at, text in results.items():
                if text.casefold() in _ABSENT:
                    continue
                amount = read(text)
                if amount is None:
                    key = "not_whole_here" if of == "game" else "not_an_amount_here"
                    self.wrong(number, key, column=self.titles[at], value=text)
                elif abs(amount) > LARGEST_POINTS:
                    most = LARGEST_POINTS if of == "game" else LARGEST_POINTS // 100
                    self.wrong(number, "out_of_range_here", column=self.titles[at], low=-most, high=most, value=text)
                else:
                    by_date[dates[at]].append((number, player, amount))
        evenings = []
        for at, (date, results_of) in enumerate(item for item in by_date.items() if item[1]):
            for place, (number, _, _) in enumerate(results_of):
                self.lines[at, "adjustments", place] = (number,)
            decisions = [Adjustment(who, amount, of, "decision", self.options.reason) for _, who, amount in results_of]
            evenings.append(ExchangedEvening(date, 1, season=self.options.season or None, adjustments=tuple(decisions)))
        columns, unread = self.taken(*dates)
        count = sum(map(len, by_date.values()))
        return OldResults("matrix", tuple(evenings), tuple(self.problems), columns, unread, of, count, self.lines)

    def guessed(self, rows: Rows, dates: Mapping[int, datetime.date]) -> Of:
        """The kind of numbers: ranking points when a number is written with decimals, else game points."""
        texts = (cells[at].strip() for _, cells in rows for at in dates if at < len(cells))
        return "ranking" if any(_whole(text) is None and _hundredths(text) is not None for text in texts) else "game"


def column_letters(at: int) -> str:
    """The letters of a spreadsheet column, counted from 0.

    >>> column_letters(0), column_letters(25), column_letters(26), column_letters(119)
    ('A', 'Z', 'AA', 'DP')
    """
    first, last = divmod(at, 26)
    return (chr(ord("A") + first - 1) if first else "") + chr(ord("A") + last)


def _plain(text: str) -> str:
    return "".join(text.split()).replace("−", "-").replace("\N{NARROW NO-BREAK SPACE}", "").removeprefix("+")


def _whole(text: str) -> int | None:
    plain = _plain(text)
    return int(plain) if re.fullmatch(r"-?\d{1,9}", plain) else None


def _hundredths(text: str) -> int | None:
    plain = _plain(text).replace(",", ".")
    # Spreadsheets store 13.3 and 0.1 + 0.2 as binary fractions.
    if re.fullmatch(r"-?\d{1,7}\.\d{6,}", plain):
        plain = f"{float(plain):.2f}"
    return amount_of(plain)


def _game(text: str, usual: str) -> str:
    """The game's key from its key or its name in any of the program's languages; "" for another text."""
    if not text:
        return usual
    named = {folded_title(words_of(key).title): key for key in GAMES}
    named |= {folded_title(words_of(key).name): key for key in GAMES}
    named |= {key: key for key in GAMES}
    named |= {name: key for key, rules in GAMES.items() for name in rules.also_called}
    return named.get(folded_title(text), "")
