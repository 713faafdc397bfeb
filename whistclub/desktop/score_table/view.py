"""The score sheet on the screen: totals and places on top, then one row of fixed height per deal."""

from __future__ import annotations

from dataclasses import asdict
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFontMetrics, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from whistclub.desktop.design import theme
from whistclub.desktop.score_table.model import CONTRACT, DEALER, FIXED, HEADING, NUMBER, ScoreModel
from whistclub.words import tr
from whistclub.words.sheets.rows import Heading, Row

ROW_HEIGHT: Final = 36
"""Minimum height of a row in pixels, at text size 100 %: large enough for a finger."""
ROOM_FOR_DEALER: Final = 250
"""Width in pixels of the contract column below which the dealer column is hidden, at text size 100 %."""
NUMBER_EDGE: Final = 3
"""Pixels beside the numbers of a column."""
COMFORT: Final = 116
"""Width of a seat's column in pixels at text size 100 % where there is room."""
LEAST: Final = 40
"""Minimum width in pixels of the contract column, at text size 100 %; if the seats leave less, the sheet scrolls
sideways."""
MARGIN: Final = 6
"""Margin in pixels at the right of the last column."""
LEAD: Final = 14
"""Space in pixels before a seat's bid, where there is room, at text size 100 %."""
FLASH: Final = 120
"""Milliseconds a stored row is highlighted."""
RED_SUITS: Final = "♥♦"
MIDDLE_RIGHT: Final = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight


class SeatHeader(QHeaderView):
    """Header of each seat's column: key and name, the total in large type, and the place."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setSectionsClickable(False)
        self.setHighlightSections(False)
        self.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)

    def _margin(self, logical: int) -> int:
        return MARGIN if logical == self.count() - 1 else 0

    def sizeHint(self) -> QSize:
        high = theme.type_px(theme.SMALL) + theme.type_px(theme.HEADING) + (2 if theme.tight() else 4) * theme.UNIT
        return QSize(self.length(), max(theme.CONTROL + theme.UNIT, high))

    def paintSection(self, painter: QPainter, rect: QRect, logical: int) -> None:
        heading = self.model().headerData(logical, Qt.Orientation.Horizontal, HEADING)
        if heading is None:
            self._paint_title(painter, rect, logical)
            return
        colours = theme.colours()
        painter.save()
        edge = 1 if theme.tight() else 4
        inside = rect.adjusted(3, edge, -3 - self._margin(logical), -edge)
        painter.setFont(theme.font(theme.SMALL))
        painter.setPen(QColor(colours.quiet))
        right, left = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignLeft
        changed = bool(heading.after) and heading.after != heading.total
        name = column_title(heading, painter.fontMetrics(), inside.width())
        painter.drawText(inside, right | Qt.AlignmentFlag.AlignTop, name)
        total = f"→ {heading.after}" if changed else heading.total
        small, large = painter.font(), theme.font(theme.BODY if changed else theme.HEADING, bold=True)
        painter.setFont(large)
        wide = painter.fontMetrics().horizontalAdvance(total)
        painter.setPen(QColor(colours.attention if changed else colours.text))
        painter.drawText(inside, right | Qt.AlignmentFlag.AlignBottom, total)
        painter.setFont(small)
        painter.setPen(QColor(colours.quiet))
        place = heading.place
        if heading.after and heading.after_place != place:
            place = f"{place}→{heading.after_place}"
            painter.setPen(QColor(colours.attention))
        # Next to its own total, so that it is not read as the place of the seat before; at the edge if there is no
        # space.
        start = max(inside.left(), inside.right() - wide - 8 - painter.fontMetrics().horizontalAdvance(place))
        painter.drawText(inside.adjusted(start - inside.left(), 0, 0, -2), left | Qt.AlignmentFlag.AlignBottom, place)
        painter.setPen(QColor(colours.line))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        painter.restore()

    def _paint_title(self, painter: QPainter, rect: QRect, logical: int) -> None:
        elide = Qt.TextElideMode
        self.setTextElideMode(elide.ElideRight if logical == CONTRACT else elide.ElideNone)
        painter.save()  # QHeaderView does not restore the font of the painter
        super().paintSection(painter, rect, logical)
        painter.restore()


def column_title(heading: Heading, metrics: QFontMetrics, room: int) -> str:
    """Returns key and names of a seat shortened to ``room`` pixels; players who shared it are shortened equally, so
    that all remain visible."""
    whole = " ".join(part for part in (heading.key, heading.name) if part)
    if len(heading.held) < 2 or metrics.horizontalAdvance(whole) <= room:
        return metrics.elidedText(whole, Qt.TextElideMode.ElideRight, room)
    for letters in range(max(map(len, heading.held)), 0, -1):
        short = " / ".join(name if len(name) <= letters else f"{name[:letters].rstrip()}." for name in heading.held)
        whole = " ".join(part for part in (heading.key, short) if part)
        if metrics.horizontalAdvance(whole) <= room:
            return whole
    return metrics.elidedText(whole, Qt.TextElideMode.ElideRight, room)


class ScoreDelegate(QStyledItemDelegate):
    """Paints the contract with coloured suits, and each seat's points beside its running total."""

    lit = -1
    """Index of the deal whose row is highlighted, −1 for none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.begin()

    def begin(self) -> None:
        """Loads the colours and fonts of the theme."""
        self.ink = {name: QColor(value) for name, value in asdict(theme.colours()).items()}
        self.small, self.body, self.bold = (
            theme.font(theme.SMALL),
            theme.font(theme.BODY),
            theme.font(theme.BODY, bold=True),
        )

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        model, column = index.model(), index.column()
        if not isinstance(model, ScoreModel) or index.row() >= len(model.rows):
            return
        row = model.rows[index.row()]
        lit = row.index == self.lit or bool(option.state & QStyle.StateFlag.State_Selected)
        shown = row.cells[column - FIXED] if column >= FIXED else model.text(row, column)
        last = column == FIXED + len(row.cells) - 1
        rect = option.rect
        painter.fillRect(rect, self.ink["wash" if lit else "surface"])
        edge = NUMBER_EDGE if column >= FIXED else 6
        inside = rect.adjusted(edge, 0, -edge - (MARGIN if last else 0), 0)
        pen = self.ink["quiet" if row.void else "text"]
        if isinstance(shown, tuple):
            self._paint_points(painter, inside, shown, pen)
        elif column == CONTRACT:
            self._paint_contract(painter, inside, shown, row, pen)
        else:
            painter.setPen(self.ink["quiet"])
            painter.setFont(self.body)
            align = Qt.AlignmentFlag.AlignRight if column == NUMBER else Qt.AlignmentFlag.AlignLeft
            text = painter.fontMetrics().elidedText(shown, Qt.TextElideMode.ElideRight, inside.width())
            painter.drawText(inside, align | Qt.AlignmentFlag.AlignVCenter, text)
        painter.setPen(self.ink["line"])
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())

    def _paint_points(self, painter: QPainter, rect: QRect, cell: tuple[str, str, str], pen: QColor) -> None:
        said, points, running = cell
        painter.setFont(self.bold)
        wide = max(map(painter.fontMetrics().horizontalAdvance, ("−000", running)))
        painter.setPen(pen)
        painter.drawText(rect, MIDDLE_RIGHT, running)
        painter.setPen(self.ink["quiet"])
        painter.setFont(self.small)
        before = rect.adjusted(0, 0, -wide - 6, 0)
        both = painter.fontMetrics().horizontalAdvance(f"{said} {points}") if said else 0
        if both > before.width():
            # Not enough space side by side: the bid goes above the points.
            right = Qt.AlignmentFlag.AlignRight
            painter.drawText(before.adjusted(0, 1, 0, 0), Qt.AlignmentFlag.AlignTop | right, said)
            painter.drawText(before.adjusted(0, 0, 0, -2), Qt.AlignmentFlag.AlignBottom | right, points)
            return
        painter.drawText(before, MIDDLE_RIGHT, points)
        if said:
            # Leave a gap after the total of the seat before.
            lead = min(theme.px(LEAD), before.width() - both)
            left = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
            painter.drawText(rect.adjusted(lead, 0, 0, 0), left, said)

    def _paint_contract(self, painter: QPainter, rect: QRect, text: str, row: Row, pen: QColor) -> None:
        painter.setFont(theme.font(theme.BODY, italic=row.void))
        metrics = painter.fontMetrics()
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        ordinary = self.ink["attention"] if row.warning else pen
        left = rect.left()
        for letter in _runs(text):
            painter.setPen(self.ink["red_suit"] if letter in RED_SUITS else ordinary)
            painter.drawText(
                QRect(left, rect.top(), rect.right() - left + 1, rect.height()), Qt.AlignmentFlag.AlignVCenter, letter
            )
            left += metrics.horizontalAdvance(letter)


def _runs(text: str) -> list[str]:
    """Splits the text so that every red suit is a part of its own.

    >>> _runs("8 ♥ E ✗")
    ['8 ', '♥', ' E ✗']
    """
    runs = [""]
    for letter in text:
        if letter in RED_SUITS:
            runs += [letter, ""]
        else:
            runs[-1] += letter
    return [run for run in runs if run]


class ScoreView(QTableView):
    """The score sheet. Keys while it has the focus: arrows select a row, Enter reopens it, Insert inserts a deal before
    it, Delete deletes it. All other keys are passed to the strip."""

    reopened = Signal(int)
    inserted = Signal(int)
    deleted = Signal(int)
    chosen = Signal(int)
    """Carries the index of the deal selected, −1 for none."""
    came = Signal()
    """The sheet has received the focus."""
    laid = Signal()
    """The columns have moved."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tools: QWidget | None = None
        self._laid: tuple[object, ...] = ()
        self.scores = ScoreModel()
        self.painter_of_rows = ScoreDelegate(self)
        self.setHorizontalHeader(SeatHeader(self))
        self.setItemDelegate(self.painter_of_rows)
        self.setModel(self.scores)
        self.setAccessibleName(tr("Score sheet"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setMinimumSectionSize(LEAST)
        self.doubleClicked.connect(self._reopen)
        self.selectionModel().selectionChanged.connect(self._tell)
        self._flash = QTimer(self)
        self._flash.setSingleShot(True)
        self._flash.setInterval(FLASH)
        self._flash.timeout.connect(self._unlight)

    def hold(self, tools: QWidget) -> None:
        """Places ``tools``, the actions on a selected row, above the first columns."""
        tools.setParent(self.horizontalHeader())
        self._tools = tools
        self.lay_out()

    def lay_out(self) -> None:
        """Sets the row height by the text size and the column widths by their content; the contract gets the remaining
        width."""
        header, metrics, room = self.horizontalHeader(), self.fontMetrics(), self.viewport().width()
        wanted = {NUMBER: metrics.horizontalAdvance("00"), DEALER: self._widest_dealer()}
        widths = {column: max(header.minimumSectionSize(), wide + 14) for column, wide in wanted.items()}
        seats = max(1, len(self.scores.headings))
        most = (room - MARGIN - widths[NUMBER] - theme.px(LEAST)) // seats
        wide = min(self._seat_width(room // seats, seats), max(1, most))
        high = self._row_height(wide)
        left = room - seats * wide - MARGIN - sum(widths.values())
        no_dealer = left < theme.px(ROOM_FOR_DEALER)
        tools = 0 if self._tools is None else self._tools.sizeHint().width()
        if (laid := (room, seats, wide, high, no_dealer, tools, *widths.values())) == self._laid:
            return
        self._laid = laid
        self.verticalHeader().setDefaultSectionSize(high)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setColumnHidden(DEALER, no_dealer)
        for column, width in widths.items():
            header.resizeSection(column, width)
        header.resizeSection(CONTRACT, max(theme.px(LEAST), left + (widths[DEALER] if no_dealer else 0)))
        for column in range(FIXED, FIXED + seats):
            header.resizeSection(column, wide + (MARGIN if column == FIXED + seats - 1 else 0))
        if self._tools is not None:
            firsts = room - seats * wide - MARGIN
            self._tools.setGeometry(2, 2, max(firsts, tools) - 2, header.sizeHint().height() - 3)  # inside the frame
        self.laid.emit()

    def seat_columns(self) -> list[tuple[int, int]]:
        """Returns left edge and width of the seats' columns as far as their numbers reach, from the left of this
        view."""
        start, last = self.viewport().x() + NUMBER_EDGE, len(self.scores.headings) - 1
        return [
            (
                start + self.columnViewportPosition(FIXED + seat),
                self.columnWidth(FIXED + seat) - 2 * NUMBER_EDGE - (MARGIN if seat == last else 0),
            )
            for seat in range(last + 1)
        ]

    def narrowest(self) -> int:
        """Returns the minimum width in pixels at which no numbers overlap."""
        seats = max(1, len(self.scores.headings))
        return theme.px(2 * theme.CONTROL) + seats * self._seat_width(0, seats, least=True) + MARGIN

    def _row_height(self, wide: int) -> int:
        """Returns the row height in pixels: enough for a finger, and for two small lines if bid and points do not fit
        side by side in a column of width ``wide``."""
        high = max(ROW_HEIGHT, theme.type_px(theme.BODY) + (3 if theme.tight() else 5) * theme.UNIT)
        small, bold = QFontMetrics(theme.font(theme.SMALL)), QFontMetrics(theme.font(theme.BODY, bold=True))
        cells = [cell for row in self.scores.rows for cell in row.cells if cell[0]]
        for said, points, running in cells:
            taken = max(map(bold.horizontalAdvance, ("−000", running))) + 12
            if small.horizontalAdvance(f"{said} {points}") > wide - taken:
                return max(high, 2 * small.height())
        return high

    def reset(self) -> None:
        super().reset()
        self._laid = ()

    def _widest_dealer(self) -> int:
        metrics = self.fontMetrics()
        held = {name for heading in self.scores.headings for name in heading.held}
        names = held | {row.dealer for row in self.scores.rows}
        return min(theme.px(110), max((metrics.horizontalAdvance(name) for name in (*names, tr("Dealer"))), default=0))

    def _seat_width(self, most: int, seats: int, *, least: bool = False) -> int:
        """Returns the width in pixels of each of ``seats`` columns, ``most`` at most unless ``least`` asks for the
        minimum. It fits the numbers side by side; if that leaves too little for the contract, it assumes the bid above
        the points."""
        cells = {cell for row in self.scores.rows for cell in row.cells}
        small = QFontMetrics(theme.font(theme.SMALL)).horizontalAdvance
        bold = QFontMetrics(theme.font(theme.BODY, bold=True)).horizontalAdvance
        points = max(map(small, {"−00", *(cell[1] for cell in cells)}))
        said = max((small(cell[0]) for cell in cells if cell[0]), default=0)
        running = max(map(bold, {"−000", *(cell[2] for cell in cells)}))
        beside = theme.px(LEAD) + said + small("  ") + points if said else points
        heading = theme.width("−000", theme.HEADING, bold=True) + theme.px(26)
        names = max((small(f"{h.key} {h.name}") for h in self.scores.headings), default=0)
        wide = max(beside + running + 20, heading, min(names + 8, theme.px(104)), theme.px(COMFORT))
        if most * seats - seats * wide < theme.px(ROOM_FOR_DEALER):
            wide = max(max(said, points) + running + 20, heading)
        return wide if least else min(most, wide)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.painter_of_rows.begin()  # theme or text size changed

    def light(self, index: int) -> None:
        """Highlights the row of a deal briefly and scrolls it into view."""
        row = next((at for at, row in enumerate(self.scores.rows) if row.index == index), -1)
        if row >= 0:
            self.scrollTo(self.scores.index(row, 0))
        self.painter_of_rows.lit = index
        self.viewport().update()
        self._flash.start()

    def _unlight(self) -> None:
        self.painter_of_rows.lit = -1
        self.viewport().update()

    def selected(self) -> int:
        """Returns the index of the selected deal (0-based), −1 for none."""
        rows = self.selectionModel().selectedRows()
        return self.scores.rows[rows[0].row()].index if rows and rows[0].row() < len(self.scores.rows) else -1

    def select_deal(self, index: int) -> None:
        """Selects a deal by its index (−1 for the last) and scrolls to it."""
        count = len(self.scores.rows)
        if count:
            row = self.scores.position(index % count)
            self.selectRow(row)
            self.scrollTo(self.scores.index(row, 0))

    def _tell(self) -> None:
        self.chosen.emit(self.selected())

    def _reopen(self, index: QModelIndex) -> None:
        self.reopened.emit(self.scores.rows[index.row()].index)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.came.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        pad = bool(event.modifiers() & Qt.KeyboardModifier.KeypadModifier)
        index = self.selected()
        acts = {
            Qt.Key.Key_Return: self.reopened, Qt.Key.Key_Enter: self.reopened, Qt.Key.Key_Insert: self.inserted,
            Qt.Key.Key_Delete: self.deleted,
        }  # fmt: skip
        moves = (
            Qt.Key.Key_Up,
            Qt.Key.Key_Down,
            Qt.Key.Key_PageUp,
            Qt.Key.Key_PageDown,
        )
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() in acts and index >= 0 and (enter or not pad):
            acts[Qt.Key(event.key())].emit(index)
        elif event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End) and not pad:
            self.select_deal(0 if event.key() == Qt.Key.Key_Home else -1)
        elif event.key() in moves and not pad:
            super().keyPressEvent(event)
        else:
            event.ignore()
