"""Reports as one HTML file for a club's web site: nothing is loaded from elsewhere and no script runs in it."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from html import escape
from typing import Final

from whistclub.reports.table import RIGHT, Column, Kind, Medium, Report, Row, Table, cell_text
from whistclub.words import language

_STYLE: Final = """
:root { color-scheme: light dark; --ink: #1c2733; --quiet: #5b6672; --line: #d5dae0; --ground: #fff; --head: #eef1f5; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e7ebf0; --quiet: #a3adb8; --line: #3a434d; --ground: #14191f; --head: #222a33; }
}
body { margin: 0 auto; max-width: 70rem; padding: 1rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.45 system-ui, sans-serif; }
header { display: flex; gap: 1rem; align-items: center; }
header img { max-height: 4rem; max-width: 30vw; }
h1 { font-size: 1.4rem; margin: 0; }
h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
p { margin: .2rem 0; color: var(--quiet); }
.wide { overflow-x: auto; margin-top: 1rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .6rem; border-bottom: 1px solid var(--line); text-align: start; white-space: nowrap; }
th { background: var(--head); font-weight: 600; vertical-align: bottom; white-space: normal; }
.r { text-align: end; }
.strong { font-weight: 700; }
.quiet td { color: var(--quiet); }
tfoot td { font-weight: 600; border-top: 2px solid var(--line); }
@media (max-width: 40rem) { body { padding: .6rem; } th, td { padding: .3rem .4rem; } }
@media print { .wide { overflow: visible; } }
"""


def html_bytes(report: Report) -> bytes:
    """The report as UTF-8: light or dark as the reader's device is set; a wide table scrolls by itself on a phone."""
    return "\n".join(_page(report)).encode("utf-8")


def _page(report: Report) -> Iterator[str]:
    title = escape(" · ".join(part for part in (report.club, report.title) if part))
    yield f'<!DOCTYPE html>\n<html lang="{language()}">\n<head>\n<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{title}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<header>"
    if report.logo:
        yield f'<img alt="" src="data:image/png;base64,{base64.b64encode(report.logo).decode()}">'
    yield f"<div><p>{escape(report.club)}</p><h1>{escape(report.title)}</h1><p>{escape(report.subtitle)}</p></div>"
    yield "</header>\n<main>"
    for table in report.tables:
        yield from _table(table)
    yield "</main>\n</body>\n</html>\n"


def _table(table: Table) -> Iterator[str]:
    if table.headed:
        yield f"<h2>{escape(table.title)}</h2>"
    yield from (f"<p>{escape(line)}</p>" for line in table.heading)
    shown = [(index, table.columns[index]) for index in table.shown(Medium.PAPER) if not table.columns[index].aside]
    yield f'<div class="wide"><table aria-label="{escape(table.title)}">\n<thead><tr>'
    for _, column in shown:
        title = " ".join(part for part in (column.group, column.title) if part)
        yield f'<th scope="col"{_classes(column.kind)}>{escape(title)}</th>'
    yield "</tr></thead>\n<tbody>"
    yield from (_row(shown, row) for row in table.rows)
    yield "</tbody>"
    if table.foot:
        yield "<tfoot>"
        yield from (_row(shown, row) for row in table.foot)
        yield "</tfoot>"
    yield "</table></div>"
    yield from (f"<p>{escape(note)}</p>" for note in table.notes)


def _row(shown: list[tuple[int, Column]], row: Row) -> str:
    cells = "".join(_cell(column, row, index) for index, column in shown)
    lines = "".join(f'<tr class="quiet"><td colspan="{len(shown)}">{escape(line)}</td></tr>' for line in row.lines)
    return f'<tr class="quiet">{cells}</tr>{lines}' if row.quiet else f"<tr>{cells}</tr>{lines}"


def _cell(column: Column, row: Row, index: int) -> str:
    value = row.values[index]
    kind = row.kind if row.kind is not None and isinstance(value, int) else column.kind
    text = escape(cell_text(kind, value))
    if column.key in row.struck:
        text = f"<s>{text}</s>"
    return f'<td{_classes(column.kind, strong=column.strong)} dir="auto">{text}</td>'


def _classes(kind: Kind, *, strong: bool = False) -> str:
    found = " ".join(name for name, given in (("r", kind in RIGHT), ("strong", strong)) if given)
    return f' class="{found}"' if found else ""
