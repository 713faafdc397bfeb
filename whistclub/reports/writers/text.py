"""Reports as plain text for a forum, a chat or an e-mail."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from whistclub.reports.table import RIGHT, Medium, Report, Table, cell_text


def text_bytes(report: Report) -> bytes:
    """The report as UTF-8, its columns aligned by blanks."""
    lines = [part for part in (report.club, report.title, report.subtitle) if part]
    for table in report.tables:
        lines += ["", *_table(table)]
    return ("\n".join(lines) + "\n").encode("utf-8")


def _table(table: Table) -> Iterator[str]:
    if table.headed:
        yield table.title
    yield from table.heading
    shown = [index for index in table.shown(Medium.PAPER) if not table.columns[index].aside]
    columns = [table.columns[index] for index in shown]
    titles = [" ".join(part for part in (c.group, c.title) if part) for c in columns]
    cells = [
        [cell_text(c.kind, row.values[index]) for index, c in zip(shown, columns, strict=True)]
        for row in (*table.rows, *table.foot)
    ]
    widths = [max(map(_wide, column)) for column in zip(titles, *cells, strict=True)]
    for line in (titles, *cells):
        placed = (
            _filled(text, width, right=column.kind in RIGHT)
            for text, width, column in zip(line, widths, columns, strict=True)
        )
        yield "  ".join(placed).rstrip()
    yield from table.notes


def _filled(text: str, width: int, *, right: bool) -> str:
    blanks = " " * (width - _wide(text))
    return blanks + text if right else text + blanks


def _wide(text: str) -> int:
    """The width of a text in letters of a typewriter: wide signs count twice, marks on another letter not at all."""
    return sum(
        0 if unicodedata.combining(char) else 2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in text
    )
