"""S6: standings of an evening with 160 players as PDF. Floor: the same table by plain ReportLab in the same fonts."""

from __future__ import annotations

import io
from pathlib import Path

from tests.benchmarks.common import DEALS, Figure, large_evening, median_of
from whistclub.bootstrap import open_club


def figures(club: Path, folder: Path) -> list[Figure]:
    from whistclub.reports.evening.standings import standings_table
    from whistclub.reports.export import evening_pdf
    from whistclub.reports.gather import evening_data
    from whistclub.reports.table import Medium, cell_text

    opened = open_club(folder / "club.whist")
    data = opened.read(evening_data, large_evening(opened, DEALS))
    table = standings_table(data)
    shown = table.shown(Medium.PAPER)
    titles = [table.columns[index].title for index in shown]
    cells = [[cell_text(table.columns[index].kind, row.values[index]) for index in shown] for row in table.rows]

    def plain() -> bytes:
        from reportlab.lib.pagesizes import A4
        from reportlab.lib.styles import getSampleStyleSheet
        from reportlab.platypus import Paragraph, SimpleDocTemplate, Table, TableStyle

        out = io.BytesIO()
        style = TableStyle(
            [("FONT", (0, 0), (-1, 0), "DejaVuSans-Bold", 8), ("FONT", (0, 1), (-1, -1), "DejaVuSans", 8)]
        )
        heading = Paragraph(data.name, getSampleStyleSheet()["Title"])
        document = SimpleDocTemplate(out, pagesize=A4, invariant=1)
        document.build([heading, Table([titles, *cells], repeatRows=1, style=style)])
        return out.getvalue()

    ours = median_of(lambda: evening_pdf(data, ("standings",)), 15)
    floor = median_of(plain, 15)
    opened.close()
    return [Figure("S6", "standings of 160 players, PDF", ours, floor, target=1.5, limit=1000)]
