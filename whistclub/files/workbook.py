"""The cells of a foreign Excel workbook, read with limits against harmful files."""

from __future__ import annotations

import datetime
import io
import re
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from whistclub.rules.common import Problem, Refused

ZIP: Final = b"PK\x03\x04"
OLD_EXCEL: Final = b"\xd0\xcf\x11\xe0"
LARGEST_INSIDE: Final = 5_000_000
"""Greatest size in bytes once unpacked."""
MOST_FILES: Final = 500
_MOST_SHEETS: Final = 10
_DECLARATIONS: Final = tuple(
    word.encode(encoding) for word in ("<!DOCTYPE", "<!ENTITY") for encoding in ("utf-8", "utf-16-le", "utf-16-be")
)
_FORMULA: Final = re.compile(rb"<(?:\w+:)?f[ />]")

Rows = list[tuple[int, list[str]]]
"""Rows as (line counted from 1, texts of its cells)."""


class NoValue(str):
    """The text of a cell without a value: an error ("#N/A"), or a formula whose result the file does not hold
    ("=B2+C2")."""

    __slots__ = ()


def workbook_sheets(
    data: bytes, most_lines: int, most_columns: int, step: Callable[[int], None] = lambda line: None
) -> Iterator[Rows]:
    """Yields the rows of each of the first ten sheets of an XLSX workbook. ``step`` is called with each line; what it
    raises ends the reading.

    Refused: ``bad_workbook``, ``too_large`` (a zip bomb too), ``too_many_lines``."""
    formulas = _hold_off(data)
    shown = _sheets(data, computed=True)
    # Only the formulas distinguish a formula without a result from an empty cell.
    written = _sheets(data, computed=False) if formulas else shown
    for sheet, twin in zip(shown, written, strict=True):
        rows: Rows = []
        with _faults_of_the_file():
            within = {"max_col": most_columns, "max_row": most_lines + 1}
            lines = enumerate(sheet.iter_rows(**within), 1)
            facts = twin.iter_rows(**within) if formulas else iter(())
        while True:
            with _faults_of_the_file():
                number, cells = next(lines, (0, ()))
                if not number:
                    break
                if number > most_lines:
                    raise Refused([Problem((), "too_many_lines", {"most": most_lines})])
                rows.append((number, [*map(_text, cells, next(facts, cells))]))
            if number % 500 == 0:
                step(number)
        yield rows


def _sheets(data: bytes, *, computed: bool) -> list[Any]:
    """The sheets with the results of their formulas, or with the formulas themselves."""
    import openpyxl

    with _faults_of_the_file():
        book = openpyxl.load_workbook(io.BytesIO(data), read_only=True, data_only=computed, keep_links=False)
        return list(book.worksheets[:_MOST_SHEETS])


@contextmanager
def _faults_of_the_file() -> Iterator[None]:
    """Turns any error of the reader into a problem of the workbook."""
    try:
        yield
    except Refused:
        raise
    except Exception:
        raise Refused([Problem((), "bad_workbook")]) from None


def _hold_off(data: bytes) -> bool:
    """Refuses a harmful workbook; returns whether it has formulas."""
    formulas = False
    with _faults_of_the_file(), zipfile.ZipFile(io.BytesIO(data)) as archive:
        entries = archive.infolist()
        if len(entries) > MOST_FILES or sum(entry.file_size for entry in entries) > LARGEST_INSIDE:
            raise Refused([Problem((), "too_large", {"most": LARGEST_INSIDE})])
        for entry in entries:
            content = archive.read(entry)
            if any(word in content for word in _DECLARATIONS) and entry.filename.endswith((".xml", ".rels")):
                raise Refused([Problem((), "bad_workbook")])
            if "worksheets" in entry.filename:
                formulas = formulas or _FORMULA.search(content) is not None
    return formulas


def _text(cell: Any, written: Any) -> str:
    """The text that the cell shows: a number 42 shown as 0042 is 0042. ``written``: the same cell with its formula."""
    value = cell.value
    if cell.data_type == "e":
        return NoValue(value or "#N/A")
    if value is None:
        # A formula with an empty text as its result has the type "str".
        unknown = written.data_type == "f" and cell.data_type == "n"
        return NoValue(getattr(written.value, "text", written.value)) if unknown else ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float) and value.is_integer() and abs(value) < 1e15:
        value = int(value)
    if isinstance(value, int):
        zeros = re.fullmatch(r"0+", cell.number_format or "")
        return str(value).zfill(len(zeros[0]) if zeros else 0)
    if isinstance(value, datetime.datetime | datetime.date):
        return value.isoformat()
    return str(value)
