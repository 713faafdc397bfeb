"""Tables as text files for spreadsheet programs, in the format of the current language."""

from __future__ import annotations

import csv
import io

from whistclub.reports.table import NUMBERS, Kind, Medium, Table, Value, cell_text
from whistclub.words.languages import habits
from whistclub.words.numbers import plain_hundredths

_FORMULA = ("=", "+", "-", "@")
_TEXT_MARK = "\u200b"
"""An invisible character that makes every spreadsheet program treat a cell as text, so that a name stays as it was
typed."""


def csv_bytes(table: Table) -> bytes:
    """The table with its column titles as UTF-8, readable with accents when opened by a double click; semicolons and
    decimal commas in French and Dutch."""
    out = io.StringIO()
    writer = csv.writer(out, delimiter=habits().list_mark, lineterminator="\r\n")
    shown = table.shown(Medium.CSV)
    columns = [table.columns[index] for index in shown]
    writer.writerow([_text(" ".join(part for part in (c.group, c.title) if part)) for c in columns])
    for row in table.rows:
        writer.writerow([_cell(c.kind, row.values[index]) for index, c in zip(shown, columns, strict=True)])
    return out.getvalue().encode("utf-8-sig")


def _cell(kind: Kind, value: Value) -> str:
    if isinstance(value, int) and kind in NUMBERS:
        return plain_hundredths(value).replace(".", habits().decimal_mark) if kind is Kind.HUNDREDTHS else str(value)
    return _text(cell_text(kind, value))


def _text(text: str) -> str:
    return _TEXT_MARK + text if text.lstrip().startswith(_FORMULA) else text
