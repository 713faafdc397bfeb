"""The grid of a sheet being typed: one row per deal with number, dealer, line, its meaning, points and totals."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from whistclub.desktop.design import theme
from whistclub.desktop.design.tips import set_tip
from whistclub.desktop.design.widgets import ElidedLabel, by_touch, label, set_kind
from whistclub.desktop.paper_sheet.line_field import LineField
from whistclub.desktop.score_table.view import column_title
from whistclub.entry.keys import Reader
from whistclub.entry.sheet_lines import Cells, Shown
from whistclub.words import tr
from whistclub.words.sheets.rows import Heading

SIGNS: Final = {"kept": "✓", "warned": "!", "unkept": "!", "ready": "⏎", "wrong": "✗", "typing": "…", "empty": ""}
KINDS: Final = {"kept": "ok", "warned": "attention", "unkept": "attention", "wrong": "wrong"}
WASHES: Final = {"unkept": "attention_wash", "wrong": "wrong_wash"}
"""Background colours of rows that need attention."""


class Columns:
    """Widths of the columns in pixels; the words get the remaining width. In a narrow grid the running totals are
    hidden first, then the dealer's name."""

    def __init__(self, width: int, headings: Sequence[Heading], metrics: QFontMetrics) -> None:
        seats = max(1, len(headings))
        self.number = metrics.horizontalAdvance("000") + theme.GAP
        names = (name for heading in headings for name in heading.held)
        widest = max(map(metrics.horizontalAdvance, ("Edouard", *names)))
        self.dealer = min(theme.px(110), widest) + theme.GAP
        self.line = metrics.horizontalAdvance("M") * (14 if seats > 4 else 10) + 2 * theme.GAP
        self.sign = metrics.horizontalAdvance("⏎") + theme.GAP
        one = metrics.horizontalAdvance("−000") + theme.GAP
        self.running = width - self._fixed() - seats * 2 * one >= metrics.horizontalAdvance("n") * 22
        self.seat = one * 2 if self.running else one + theme.GAP
        self.with_dealer = width - self._fixed() - seats * self.seat >= metrics.horizontalAdvance("n") * 14

    def _fixed(self) -> int:
        return self.number + self.dealer + self.line + self.sign + 5 * theme.GAP


class Points(QWidget):
    """The points of every seat in a row, with muted running totals; in the heading, the names and totals."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cells: Cells = ()
        self.headings: Sequence[Heading] = ()
        self.seat, self.running = 80, True
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_cells(self, cells: Cells, names: Sequence[str]) -> None:
        """Shows points; ``cells`` by seat, () for none yet."""
        self.cells = cells
        pairs = [(name, cell) for name, cell in zip(names, cells, strict=False) if cell[1]]
        self.setAccessibleName(", ".join(f"{name} {points} ({running})" for name, (_, points, running) in pairs))
        self.update()

    def show_headings(self, headings: Sequence[Heading]) -> None:
        """Shows the headings of the seats' columns."""
        self.headings = headings
        self.setAccessibleName(", ".join(f"{each.key} {each.name} {each.total}" for each in headings))
        set_tip(self, ", ".join(f"{each.key} {each.name}" for each in headings))
        self.update()

    def lay_out(self, columns: Columns, seats: int, height: int) -> None:
        """Sets the column widths of the grid."""
        self.seat, self.running = columns.seat, columns.running
        self.setFixedSize(columns.seat * seats, height)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for at, heading in enumerate(self.headings):
            self._heading(painter, self._rect(at), heading)
        for at, cell in enumerate(self.cells):
            self._cell(painter, self._rect(at), cell)

    def _rect(self, at: int) -> QRect:
        return QRect(at * self.seat, 0, self.seat, self.height()).adjusted(2, 0, -2, 0)

    def _heading(self, painter: QPainter, rect: QRect, heading: Heading) -> None:
        right, colours = Qt.AlignmentFlag.AlignRight, theme.colours()
        painter.setFont(theme.font(theme.SMALL))
        painter.setPen(QColor(colours.quiet))
        name = column_title(heading, painter.fontMetrics(), rect.width() - 4)
        painter.drawText(rect, right | Qt.AlignmentFlag.AlignTop, name)
        painter.setFont(theme.font(theme.BODY, bold=True))
        painter.setPen(QColor(colours.text))
        painter.drawText(rect, right | Qt.AlignmentFlag.AlignBottom, heading.total)

    def _cell(self, painter: QPainter, rect: QRect, cell: tuple[str, str, str]) -> None:
        said, points, running = cell
        middle, colours = Qt.AlignmentFlag.AlignVCenter, theme.colours()
        if self.running:
            painter.setFont(theme.font(theme.SMALL))
            painter.setPen(QColor(colours.quiet))
            painter.drawText(rect, middle | Qt.AlignmentFlag.AlignRight, running)
            rect = rect.adjusted(0, 0, -rect.width() // 2, 0)
        painter.setFont(theme.font(theme.BODY, bold=True))
        painter.setPen(QColor(colours.text))
        painter.drawText(rect, middle | Qt.AlignmentFlag.AlignRight, points)
        room = rect.width() - painter.fontMetrics().horizontalAdvance(points) - theme.UNIT
        painter.setFont(theme.font(theme.SMALL))
        painter.setPen(QColor(colours.quiet))
        if said and painter.fontMetrics().horizontalAdvance(said) <= room:
            painter.drawText(rect, middle | Qt.AlignmentFlag.AlignLeft, said)


class LineRow(QWidget):
    """The row of one deal."""

    def __init__(self, reader: Reader, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        box = QHBoxLayout(self)
        box.setContentsMargins(0, 1, 0, 1)
        box.setSpacing(theme.GAP)
        self.number, self.dealer, self.field = label("", "quiet"), ElidedLabel(), LineField(reader)
        self.number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.sign, self.words, self.points = label("", "strong"), ElidedLabel(), Points()
        self.words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        for part in (self.number, self.dealer, self.field, self.sign):
            box.addWidget(part)
        box.addWidget(self.words, 1)
        box.addWidget(self.points)
        self.state = "empty"

    def name(self, number: str, dealer: str) -> None:
        """Shows the number of the deal and its dealer."""
        self.number.setText(number)
        self.dealer.setText(dealer)
        self.field.setAccessibleName(tr("Deal {number}, dealer {dealer}", number=number, dealer=dealer))

    def write(self, text: str, can: bool = True, hint: str = "") -> None:
        """Sets the line. ``can`` False: it is read-only."""
        if self.field.text() != text:
            self.field.setText(text)
        self.field.setReadOnly(not can)
        self.field.setPlaceholderText(hint)

    def show_state(self, state: str, words: str, cells: Cells, names: Sequence[str]) -> None:
        """Shows the meaning of the line. ``state``: of ``Shown``, or ``unkept``: complete but left without Enter."""
        self.state = state
        self.sign.setText(SIGNS[state])
        set_kind(self.sign, KINDS.get(state, "quiet"))
        self.words.setText(words)
        self.points.show_cells(cells, names)
        self.field.setAccessibleDescription(" ".join(part for part in (SIGNS[state], words) if part))
        self.update()

    def lay_out(self, columns: Columns, seats: int, height: int) -> None:
        """Sets the column widths of the grid."""
        self.number.setFixedWidth(columns.number)
        self.dealer.setFixedWidth(columns.dealer)
        self.dealer.setVisible(columns.with_dealer)
        self.field.setFixedSize(columns.line, height - 2)
        self.sign.setFixedWidth(columns.sign)
        self.points.lay_out(columns, seats, height - 2)
        self.setFixedHeight(height)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, colours = QPainter(self), theme.colours()
        if wash := WASHES.get(self.state, "wash" if self.field.hasFocus() else ""):
            painter.fillRect(self.rect(), QColor(getattr(colours, wash)))
        painter.setPen(QColor(colours.line))
        painter.drawLine(self.rect().bottomLeft(), self.rect().bottomRight())


class RowsArea(QScrollArea):
    """A scroll area that emits a signal when its size changes."""

    resized = Signal()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()


class LineGrid(QWidget):
    """Rows under a heading. The signals carry the index of a row; ``moved`` also the direction (−1, +1)."""

    edited, entered, given_up, came = Signal(int), Signal(int), Signal(int), Signal(int)
    moved = Signal(int, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.reader = Reader()
        self.rows: list[LineRow] = []
        self.shown = 0
        self.headings: Sequence[Heading] = ()
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        self.header = header = QHBoxLayout()
        header.setSpacing(theme.GAP)
        self.titles: list[QLabel] = [label(text, "small") for text in (tr("No"), tr("Dealer"), tr("Line"), "", "")]
        self.titles[0].setAlignment(Qt.AlignmentFlag.AlignRight)
        self.titles[4].setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        for title in self.titles:
            header.addWidget(title, 1 if title is self.titles[4] else 0, Qt.AlignmentFlag.AlignBottom)
        self.totals = Points()
        header.addWidget(self.totals)
        box.addLayout(header)
        inside = QWidget()
        inside.setObjectName("inside")
        self.column = QVBoxLayout(inside)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(0)
        self.column.addStretch(1)
        self.area = RowsArea()
        self.area.resized.connect(self._keep_in_sight)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setWidget(inside)
        by_touch(self.area)
        box.addWidget(self.area, 1)

    def show_count(self, count: int, headings: Sequence[Heading]) -> None:
        """Shows ``count`` rows; row widgets are reused."""
        self.headings, self.shown = headings, count
        self.totals.show_headings(headings)
        while len(self.rows) < count:
            row, at = LineRow(self.reader), len(self.rows)
            row.field.textChanged.connect(partial(self._edited, at))
            row.field.entered.connect(partial(self.entered.emit, at))
            row.field.given_up.connect(partial(self.given_up.emit, at))
            row.field.came.connect(partial(self._came, at))
            row.field.moved.connect(partial(self.moved.emit, at))
            self.rows.append(row)
            self.column.insertWidget(self.column.count() - 1, row)
        for at, row in enumerate(self.rows):
            row.setVisible(at < count)
        self.lay_out()

    @property
    def names(self) -> list[str]:
        """Returns the name of the player on each seat."""
        return [heading.name for heading in self.headings]

    def show_state(self, at: int, shown: Shown, state: str = "") -> None:
        """Shows the meaning of a line; ``state`` overrides that of ``shown``."""
        self.rows[at].show_state(state or shown.state, shown.words, shown.cells, self.names)

    def focus(self, at: int) -> None:
        """Moves the focus to the line of row ``at``."""
        if 0 <= at < self.shown:
            field = self.rows[at].field
            field.setFocus(Qt.FocusReason.OtherFocusReason)
            field.end(False)

    def current(self) -> int:
        """Returns the index of the row with the focus, −1 for none."""
        return next((at for at in range(self.shown) if self.rows[at].field.hasFocus()), -1)

    def _edited(self, at: int, _text: str) -> None:
        self.edited.emit(at)

    def _keep_in_sight(self) -> None:
        """Scrolls so that the row being typed is fully visible."""
        if (at := self.current()) >= 0:
            self.area.ensureWidgetVisible(self.rows[at], 0, self.rows[at].height())

    def _came(self, at: int) -> None:
        self.area.ensureWidgetVisible(self.rows[at], 0, self.rows[at].height())
        for row in self.rows:
            row.update()
        self.came.emit(at)

    def lay_out(self) -> None:
        """Sets the column widths by the width available."""
        bar = self.area.verticalScrollBar().sizeHint().width()
        seats = max(1, len(self.headings))
        columns = Columns(self.width() - bar, self.headings, QFontMetrics(theme.font(theme.BODY)))
        height = max(34, theme.type_px(theme.BODY) + 19)
        widths = (columns.number, columns.dealer, columns.line, columns.sign)
        for title, width in zip(self.titles, widths, strict=False):
            title.setFixedWidth(width)
        self.titles[1].setVisible(columns.with_dealer)
        self.totals.lay_out(columns, seats, theme.type_px(theme.SMALL) + theme.type_px(theme.BODY) + 3 * theme.UNIT)
        self.header.setContentsMargins(0, 0, bar, theme.UNIT)
        for row in self.rows[: self.shown]:
            row.lay_out(columns, seats, height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()

    def sizeHint(self) -> QSize:
        return QSize(720, 320)
