"""The cells of a foreign Excel workbook, with every trick of such files held off by limits."""

from __future__ import annotations

import datetime
import io
import re
import zipfile
from typing import Any, Final

from whistclub.rules.common import Problem, Refused

ZIP: Final = b"PK\x03\x04"
OLD_EXCEL: Final = b"\xd0\xcf\x11\xe0"
LARGEST_INSIDE: Final = 5_000_000
"""Bytes once unpacked."""
MOST_FILES: Final = 500
_DECLARATIONS: Final = tuple(
    word.encode(encoding) for word in ("<!DOCTYPE", "<!ENTITY") for encoding in ("utf-8", "utf-16-le", "utf-16-be")
)


def workbook_rows(data: bytes, most_lines: int, most_columns: int) -> list[tuple[int, list[str]]]:
    """(row number, texts of its cells) of the first sheet of an XLSX workbook.

    Refused: ``bad_workbook``, ``too_large`` (a zip bomb too), ``too_many_lines``."""
    _hold_off(data)
    import openpyxl

    rows: list[tuple[int, list[str]]] = []
    try:
        book = openpyxl.load_workbook(io.BytesIO(data), read_only=True, data_only=True, keep_links=False)
        sheet = book.worksheets[0]
        for number, cells in enumerate(sheet.iter_rows(max_col=most_columns, max_row=most_lines + 1), 1):
            if number > most_lines:
                raise Refused([Problem((), "too_many_lines", {"most": most_lines})])
            rows.append((number, [_text(cell) for cell in cells]))
    except Refused:
        raise
    except Exception:
        # Whatever a foreign or damaged workbook makes the reader stumble over is a fault of the workbook.
        raise Refused([Problem((), "bad_workbook")]) from None
    return rows


def _hold_off(data: bytes) -> None:
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            entries = archive.infolist()
            if len(entries) > MOST_FILES or sum(entry.file_size for entry in entries) > LARGEST_INSIDE:
                raise Refused([Problem((), "too_large", {"most": LARGEST_INSIDE})])
            for entry in entries:
                content = archive.read(entry)
                if any(word in content for word in _DECLARATIONS) and entry.filename.endswith((".xml", ".rels")):
                    raise Refused([Problem((), "bad_workbook")])
    except Refused:
        raise
    except Exception:
        raise Refused([Problem((), "bad_workbook")]) from None


def _text(cell: Any) -> str:
    """What the cell shows: a number 42 shown as 0042 is 0042."""
    value = cell.value
    if value is None:
        return ""
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
