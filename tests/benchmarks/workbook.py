"""S7: a season's workbook. Floor: plain XlsxWriter writing the same cells."""

from __future__ import annotations

import datetime
import io
from pathlib import Path
from typing import Any

from tests.benchmarks.common import Figure, copied, median_of
from whistclub.bootstrap import open_club


def cells_of(report: Any) -> list[tuple[str, list[tuple[int, int, str, Any, Any]]]]:
    """Every cell of the workbook: sheet by sheet (row, column, kind, what is written, stored value)."""
    from xlsxwriter.worksheet import Worksheet

    from whistclub.reports.writers.xlsx import xlsx_bytes

    found: dict[str, list[tuple[int, int, str, Any, Any]]] = {}
    kept = {}

    def recorder(kind: str) -> Any:
        write = kept[kind]

        def record(sheet: Any, row: int, column: int, value: Any, form: Any = None, *stored: Any) -> Any:
            found.setdefault(sheet.get_name(), []).append((row, column, kind, value, stored[0] if stored else None))
            return write(sheet, row, column, value, form, *stored)

        return record

    for kind in ("write_string", "write_number", "write_formula", "write_datetime"):
        kept[kind] = getattr(Worksheet, kind)
        setattr(Worksheet, kind, recorder(kind))
    try:
        xlsx_bytes(report)
    finally:
        for kind, write in kept.items():
            setattr(Worksheet, kind, write)
    return list(found.items())


def figures(club: Path, folder: Path) -> list[Figure]:
    import xlsxwriter

    from whistclub.club import queries
    from whistclub.reports.gather import season_data
    from whistclub.reports.season.ranking import season_report
    from whistclub.reports.season.workbook import season_book
    from whistclub.reports.writers.xlsx import xlsx_bytes

    opened = open_club(copied(club, folder, "full.whist"))
    season = opened.read(queries.seasons)[-1]
    data = opened.read(season_data, season.id, datetime.date(2026, 8, 31))
    opened.close()
    sheets = cells_of(season_report(data, season_book(data)))

    def plain() -> None:
        book = xlsxwriter.Workbook(io.BytesIO(), {"in_memory": True})
        form = book.add_format({"num_format": "0.00"})
        for name, cells in sheets:
            sheet = book.add_worksheet(name)
            for row, column, kind, value, stored in cells:
                if kind == "write_formula":
                    sheet.write_formula(row, column, value, form, stored)
                else:
                    getattr(sheet, kind)(row, column, value, form)
        book.close()

    ours = median_of(lambda: xlsx_bytes(season_report(data, season_book(data))), 3)
    return [Figure("S7", "workbook of a season", ours, median_of(plain, 3), target=1.3, limit=3000)]
