"""What the contracts of Whist 32 pay, in words, and the table of payoffs for its editor (rules.md §2).

An empty cell of the editor is as in the table of rules.md §2."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final

from whistclub.rules.common import Problem
from whistclub.rules.whist32 import (
    LADDER,
    PAYS,
    Announced,
    Pay,
    PayoffRow,
    Whist32Conventions,
    player_count,
    possible_tricks,
)
from whistclub.rules.whist32.payoffs import lost_cells, payoff_problems, pays, rows_of
from whistclub.words import mark, tr
from whistclub.words.games.game import GameWords
from whistclub.words.games.payoff_table import PayoffTable, Read
from whistclub.words.names import strung
from whistclub.words.numbers import points

_TITLES: Final = {
    "take": mark("To take"),
    "made": mark("Points when made"),
    "trick": mark("or: for each trick"),
    "lost": mark("Points when lost"),
}
_TIPS: Final = {
    "take": mark("Tricks to take; a trou can ask for another number"),
    "made": mark("What each player of the contract gets when it is made; empty: the usual points"),
    "trick": mark("Instead of a fixed number: what each trick taken brings"),
    "lost": mark("What each player of the contract loses; empty: the usual points"),
}
_COLUMN_OF: Final = {
    "need": "take",
    "made": "made",
    "made_per_trick": "trick",
    "lost": "lost",
    "lost_per_level": "lost",
}
_CELLS: Final = {"take": "need", "made": "made", "trick": "made_per_trick", "lost": "lost"}


@dataclass(frozen=True, slots=True)
class RowText:
    """One line as text: a contract with its level (None without one)."""

    contract: str
    level: int | None = None
    take: str = ""
    made: str = ""
    trick: str = ""
    lost: str = ""
    played: bool = True


@dataclass(frozen=True, slots=True)
class TableRead:
    """The result of reading the lines (see ``Read``)."""

    rows: tuple[PayoffRow | None, ...]
    problems: tuple[Problem, ...]
    payoffs: tuple[PayoffRow, ...]


@dataclass(frozen=True, slots=True)
class Whist32Table(PayoffTable):
    """The table (see ``PayoffTable``). ``words``: the game's, for the names of contracts."""

    words: GameWords
    columns: ClassVar[tuple[str, ...]] = tuple(_TITLES)
    titles: ClassVar[Mapping[str, str]] = _TITLES
    tips: ClassVar[Mapping[str, str]] = _TIPS
    widths: ClassVar[Mapping[str, str]] = dict.fromkeys(_TITLES, "1000")
    wide: ClassVar[str] = "lost"
    note: ClassVar[str] = mark("Points of each player of the contract; the others score nothing. Empty: as usual.")

    def texts(self, conventions: Whist32Conventions) -> tuple[RowText, ...]:
        table = pays(conventions.payoffs)
        return tuple(_text(announced, table[announced]) for announced in LADDER)

    def read(self, texts: Sequence[RowText], conventions: Whist32Conventions) -> TableRead:
        rows, problems, table = list[PayoffRow | None](), list[Problem](), dict(PAYS)
        for line, text in enumerate(texts):
            row, wrong = _row(text)
            wrong = wrong or [Problem(each.path[1:], each.key, each.values) for each in payoff_problems([row])]
            problems += [problem.under(line) for problem in wrong]
            rows.append(None if wrong else row)
            if not wrong:
                announced = (text.contract, text.level)
                table[announced] = pays((row,))[announced]
        return TableRead(tuple(rows), tuple(problems), rows_of(table))

    def column_of(self, problem: Problem) -> str:
        return _COLUMN_OF.get(str(problem.path[1]) if len(problem.path) > 1 else "", "")

    def heading(self, text: RowText) -> str:
        return self.words.contract_text(text.contract, text.level)

    def example(self, row: PayoffRow, conventions: Whist32Conventions) -> str:
        announced = (row.contract, row.levels[0] if row.levels else None)
        return pay_example(self.words, announced, pays((row,))[announced])

    def verdict(self, read: Read) -> str:
        changed = sum(len(row.levels) or 1 for row in read.payoffs)
        if not changed:
            return tr("✓ The usual table.")
        return tr("✓ %n contract(s) pay otherwise than usual.", "", changed)

    def is_fixed(self, text: RowText, column: str) -> bool:
        return column == "take" and text.contract != "trou"

    def hint(self, text: RowText, column: str, conventions: Any) -> str:
        pay = PAYS[text.contract, text.level]
        if getattr(text, column):
            return ""
        if column == "take":
            return f"{'=' if pay.exactly else '≥'}{pay.need}"
        if column == "lost":
            return str(-pay.lost)
        usual = pay.made if column == "made" else (pay.per_trick if pay.made is None else None)
        return "" if usual is None or text.made or text.trick else str(usual)


def _text(announced: Announced, pay: Pay) -> RowText:
    """The line of a contract: empty where it is as usual."""
    usual, text = PAYS[announced], RowText(*announced)
    if pay.need != usual.need:
        text = replace(text, take=str(pay.need))
    if (pay.made, pay.per_trick) != (usual.made, usual.per_trick):
        text = replace(text, trick=str(pay.per_trick)) if pay.made is None else replace(text, made=str(pay.made))
    return text if pay.lost == usual.lost else replace(text, lost=str(-pay.lost))


def _row(text: RowText) -> tuple[PayoffRow, list[Problem]]:
    """The row of a line, and the cells that cannot be read."""
    cells, problems = dict[str, Any](), list[Problem]()
    for column, cell in _CELLS.items():
        written = getattr(text, column).strip()
        number = written.lstrip("≥=>+").strip()
        if number.isascii() and number.isdigit() and len(number) <= 6:
            cells |= {cell: int(number)} if cell != "lost" else lost_cells(text.contract, text.level, int(number))
        elif written:
            problems.append(Problem((cell,), "unreadable_cell", {"value": written}))
    return PayoffRow(text.contract, () if text.level is None else (text.level,), **cells), problems


def pay_aim(pay: Pay) -> str:
    """The tricks to take."""
    return tr("exactly {number}", number=pay.need) if pay.exactly else tr("at least {number}", number=pay.need)


def pay_made(pay: Pay) -> str:
    """The points when made."""
    if pay.made is not None:
        return points(pay.made)
    return tr("{points} for each trick taken", points=points(pay.per_trick))


def pay_example(words: GameWords, announced: Announced, pay: Pay) -> str:
    """An example of a contract: made exactly, with an extra trick where that pays, lost."""
    contract, _ = announced
    most = possible_tricks(contract)[-1]
    tricks = [pay.need, *([pay.need + 1] if pay.made is None and pay.per_trick and pay.need < most else [])]
    tricks.append(pay.need + 1 if pay.exactly else pay.need - 1)
    who = tr("each partner") if player_count(contract) == 2 else tr("the player")
    said = (
        tr("{tricks}, {who} {gain}", tricks=tr("%n trick(s)", "", number), who=who, gain=points(pay.points(number)))
        for number in tricks
    )
    return tr("{contract}: {results}", contract=words.contract_text(*announced), results=strung(said))
