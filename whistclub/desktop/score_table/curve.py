"""The running totals of a sheet as a chart: one line per seat."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QSizePolicy, QWidget

from whistclub.desktop.design.chart import ChartView
from whistclub.reports.table import Chart, ChartLine, Kind
from whistclub.rules.sheet import Score
from whistclub.words import tr

LINES: Final = 210
"""Width in pixels of the area for the lines with their axis."""


class Curve(ChartView):
    """Chart of the running totals of a sheet, deal by deal, as high as there is room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("Running totals"))

    def sizeHint(self) -> QSize:
        return QSize(LINES + self._label_width(), 160)

    def show_score(self, score: Score, names: list[str]) -> None:
        """Shows another sheet; ``names`` by seat."""
        lines = tuple(
            ChartLine(name, (0, *(line.running[seat] for line in score.lines))) for seat, name in enumerate(names)
        )
        deals = tuple(str(number) for number in range(len(score.lines) + 1))
        self.show_chart(Chart(tr("Running totals"), deals, lines, Kind.POINTS))
