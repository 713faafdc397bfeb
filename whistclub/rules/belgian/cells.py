"""A payoff table as text cells, one row per contract, and back: how a club reads and changes it (rules.md §1.4).

The notation is the same in every language. Announced: ``8–12`` or ``8 9 13``. To take: nothing (as announced), ``≥10``,
``=2`` (exactly), ``8/9`` (targets of a trou). Made: ``4 5 6 7 8`` (one per level, the last also for higher ones) or
``5:9 6:12`` (by tricks taken). All thirteen: ``+5`` (in addition) or ``=30`` (instead)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, Final

from whistclub.rules.belgian.payoffs import CONTRACTS, PARTNERSHIPS, PayoffRow, payoff_problems, rows_by_contract
from whistclub.rules.belgian.presets import CLASSIQUE
from whistclub.rules.common import Problem

COLUMNS: Final = (
    "announced", "usual", "take", "made", "extra", "all", "factor", "charge", "first", "further", "total",
)  # fmt: skip
"""The text cells of a row, in the order in which they are read."""
FLAGS: Final = ("several", "trump")
"""The cells of a row that are check boxes."""

_COLUMN_OF: Final[Mapping[str, str]] = {
    "levels": "announced",
    "default_level": "usual",
    "need": "take",
    "targets": "take",
    "exactly": "take",
    "base": "made",
    "by_tricks": "made",
    "per_extra": "extra",
    "all_bonus": "all",
    "all_points": "all",
    "lost_factor": "factor",
    "lost_charge": "charge",
    "lost_first": "first",
    "lost_further": "further",
}
_RANGE: Final = re.compile(r"(\d+)\s*[–-]\s*(\d+)")
_BETWEEN: Final = re.compile(r"[\s,;·]+")
_NUMBER: Final = re.compile(r"[-−]?\d{1,6}")


@dataclass(frozen=True, slots=True)
class RowText:
    """One row of the table as text. ``played``: whether the club plays the contract; the cells are kept when it does
    not."""

    contract: str
    played: bool = True
    announced: str = ""
    usual: str = ""
    take: str = ""
    made: str = ""
    extra: str = ""
    all: str = ""
    factor: str = ""
    charge: str = ""
    first: str = ""
    further: str = ""
    total: str = "13"
    several: bool = False
    trump: bool = True


@dataclass(frozen=True, slots=True)
class TableRead:
    """The result of reading the cells. ``rows``: each line's row, None when the contract is not played or a cell cannot
    be read. ``problems``: path (line, field of the row); without any, ``payoffs`` is valid."""

    rows: tuple[PayoffRow | None, ...]
    problems: tuple[Problem, ...]
    payoffs: tuple[PayoffRow, ...]


def texts_of(payoffs: Sequence[PayoffRow]) -> tuple[RowText, ...]:
    """The table as text; contracts that are not played are included in their place, with the cells of ``classique``."""
    mine, others = rows_by_contract(payoffs), rows_by_contract(CLASSIQUE)
    return tuple(
        replace(text_of(row), played=contract in mine)
        for contract in CONTRACTS
        for row in mine.get(contract) or others[contract]
    )


def text_of(row: PayoffRow) -> RowText:
    """One row as text."""
    made = [str(points) for points in row.base] + [f"{tricks}:{points}" for tricks, points in row.by_tricks]
    every = [f"+{row.all_bonus}"] if row.all_bonus is not None else []
    every += [f"={row.all_points}"] if row.all_points is not None else []
    return RowText(
        row.contract,
        announced=stretches(row.levels),
        usual=_said(row.default_level),
        take=_take(row),
        made=" ".join(made),
        extra=str(row.per_extra or ""),
        all=" ".join(every),
        factor=_said(row.lost_factor),
        charge=str(row.lost_charge or ""),
        first=_said(row.lost_first),
        further=str(row.lost_further or ""),
        total=str(row.total),
        several=row.several,
        trump=row.trump,
    )


def _said(number: int | None) -> str:
    return "" if number is None else str(number)


def _take(row: PayoffRow) -> str:
    exactly = "=" if row.exactly else ""
    if row.targets:
        targets = "/".join(map(str, row.targets))
        # A single target would otherwise be read as a number of tricks to take.
        return f"{exactly}{targets}" + ("/" if row.exactly and len(row.targets) == 1 else "")
    return exactly if row.need is None else f"{exactly or '≥'}{row.need}"


def stretches(numbers: Sequence[int]) -> str:
    """Numbers with consecutive ones joined to a range.

    >>> stretches((6, 7, 8, 10))
    '6–8 10'
    """
    starts = [at for at in range(len(numbers)) if at == 0 or numbers[at] != numbers[at - 1] + 1]
    parts = [numbers[start:end] for start, end in pairwise([*starts, len(numbers)])]
    return " ".join(str(part[0]) if len(part) == 1 else f"{part[0]}–{part[-1]}" for part in parts)


def read_table(texts: Sequence[RowText], lost_multiplier: int) -> TableRead:
    """Reads the cells and checks the table as a whole."""
    rows: list[PayoffRow | None] = []
    problems: list[Problem] = []
    for line, text in enumerate(texts):
        row, wrong = read_row(text)
        rows.append(row if text.played and not wrong else None)
        problems += [problem.under(line) for problem in wrong if text.played]
    lines = [line for line, row in enumerate(rows) if row is not None]
    played = tuple(row for row in rows if row is not None)
    for problem in payoff_problems(played, lost_multiplier) if played or not problems else ():
        path = (lines[int(problem.path[0])], *problem.path[1:2]) if problem.path else (0,)
        problems.append(Problem(path, problem.key, problem.values))
    problems.sort(key=lambda problem: int(problem.path[0]))
    return TableRead(tuple(rows), tuple(problems), arranged(played))


def arranged(payoffs: Sequence[PayoffRow]) -> tuple[PayoffRow, ...]:
    """The rows in the order in which tables are stored: by contract, those of one contract in their given order."""
    rows = rows_by_contract(payoffs)
    return tuple(row for contract in CONTRACTS for row in rows.get(contract, ()))


def column_of(problem: Problem) -> str:
    """The column of a table problem; "" for the line as a whole."""
    cell = str(problem.path[1]) if len(problem.path) > 1 else ""
    return _COLUMN_OF.get(cell, cell)


def read_row(text: RowText) -> tuple[PayoffRow, list[Problem]]:
    """Reads a line of cells: its row, and the cells that cannot be read (``unreadable_cell``, path: a field)."""
    cells: dict[str, Any] = {}
    problems = []
    for column in COLUMNS:
        written = getattr(text, column).strip()
        try:
            cells |= _READERS[column](written, text.contract)
        except ValueError:
            field = next((field for field, of in _COLUMN_OF.items() if of == column), column)
            problems.append(Problem((field,), "unreadable_cell", {"value": written}))
    players = 2 if text.contract in PARTNERSHIPS else 1
    return PayoffRow(text.contract, players, several=text.several, trump=text.trump, **cells), problems


def _parts(text: str) -> list[str]:
    return [part for part in _BETWEEN.split(text) if part]


def _number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise ValueError(text)
    return int(text.replace("−", "-"))


def _read_announced(text: str, contract: str) -> dict[str, Any]:
    levels: list[int] = []
    for part in _parts(_RANGE.sub(r"\1-\2", text)):
        low, dash, high = part.partition("-")
        if dash and len(low) < 4 and len(high) < 4:
            levels += range(_number(low), _number(high) + 1)
        else:
            levels.append(_number(part))
    return {"levels": tuple(levels)}


def _read_take(text: str, contract: str) -> dict[str, Any]:
    exactly = text.startswith("=")
    rest = text.removeprefix("=") if exactly else text
    at_least = rest.startswith(("≥", ">"))
    rest = rest.lstrip("≥>=").strip()
    if not rest:
        if at_least:
            raise ValueError(text)
        return {"exactly": exactly}
    if "/" in rest or (contract == "trou" and not at_least and not exactly):
        return {"exactly": exactly, "targets": tuple(_number(part.strip()) for part in rest.split("/") if part.strip())}
    return {"exactly": exactly, "need": _number(rest)}


def _read_made(text: str, contract: str) -> dict[str, Any]:
    base, by_tricks = [], []
    for part in _parts(re.sub(r"\s*:\s*", ":", text)):
        tricks, colon, points = part.partition(":")
        if colon:
            by_tricks.append((_number(tricks), _number(points)))
        else:
            base.append(_number(part))
    return {"base": tuple(base), "by_tricks": tuple(by_tricks)}


def _read_all(text: str, contract: str) -> dict[str, Any]:
    cells: dict[str, Any] = {}
    for part in _parts(re.sub(r"([+=])\s+", r"\1", text)):
        cell = "all_bonus" if part.startswith("+") else "all_points"
        if cell in cells:
            raise ValueError(text)
        cells[cell] = _number(part.lstrip("+="))
    return cells


def _one(cell: str, signs: str = "") -> Callable[[str, str], dict[str, Any]]:
    """Makes a reader of one number; an empty cell gives the row's default."""

    def read(text: str, contract: str) -> dict[str, Any]:
        return {cell: _number(text.lstrip(signs).strip())} if text else {}

    return read


_READERS: Final[Mapping[str, Callable[[str, str], dict[str, Any]]]] = {
    "announced": _read_announced,
    "usual": _one("default_level"),
    "take": _read_take,
    "made": _read_made,
    "extra": _one("per_extra", "+"),
    "all": _read_all,
    "factor": _one("lost_factor", "×x*"),
    "charge": _one("lost_charge", "+"),
    "first": _one("lost_first"),
    "further": _one("lost_further", "+"),
    "total": _one("total"),
}
