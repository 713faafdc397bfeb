"""Tables of numbers on the screen: no number is cut, however large, and what is sorted stays sorted."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication

from whistclub.desktop.app import dress
from whistclub.desktop.design import theme
from whistclub.desktop.design.grid import Grid, GridRow
from whistclub.desktop.preferences import Preferences
from whistclub.reports.table import Column, Kind, cell_text

COLUMNS = (
    Column("name", "Name", Kind.NAME),
    Column("points", "Points", Kind.POINTS, width=40),
    Column("total", "Total", Kind.HUNDREDTHS, strong=True),
)


@pytest.fixture(params=[100, 200])
def grid(request: pytest.FixtureRequest, preferences: Preferences) -> Grid:
    preferences.text_size = request.param
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    dress(app, preferences)
    made = Grid("Points", sorts=True)
    made.resize(1200, 400)
    made.show()
    return made


def room(grid: Grid, column: int) -> int:
    """What a cell leaves to its text: 8 pixels of padding and 3 of Qt's own at each side."""
    return grid.columnWidth(column) - 22


def test_a_number_that_grows_beyond_a_thousand_is_never_cut(grid: Grid) -> None:
    grid.fill(COLUMNS, [GridRow(1, ("Ada", 7, 1330))])
    for points, total in ((-1234, 583750), (123456, -12345678)):
        grid.fill(COLUMNS, [GridRow(1, ("Ada", points, total))])
        normal = QFontMetrics(theme.font(theme.BODY))
        bold = QFontMetrics(theme.font(theme.BODY, bold=True))
        assert room(grid, 1) >= normal.horizontalAdvance(cell_text(Kind.POINTS, points))
        assert room(grid, 2) >= bold.horizontalAdvance(cell_text(Kind.HUNDREDTHS, total))


def test_rows_filled_in_again_stay_sorted_and_blanks_come_last(grid: Grid) -> None:
    grid.fill(COLUMNS, [GridRow(1, ("Ada", 7, 1)), GridRow(2, ("Bea", 9, 2)), GridRow(3, ("Cas", None, 3))])
    grid._sort_by(1)
    assert [row.key for row in grid.grid_model.rows] == [2, 1, 3]
    grid.fill(COLUMNS, [GridRow(1, ("Ada", 10, 1)), GridRow(2, ("Bea", 9, 2)), GridRow(3, ("Cas", None, 3))])
    assert [row.key for row in grid.grid_model.rows] == [1, 2, 3]
    grid._sort_by(1)
    assert [row.key for row in grid.grid_model.rows] == [2, 1, 3]
