"""Drawing of the television's pages, in the largest font the screen allows and without cutting names."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QTextCharFormat, QTextLayout, QTextOption
from PySide6.QtWidgets import QApplication

from whistclub.desktop.design.theme import Colours, colours_of
from whistclub.desktop.public_display.pages import Page
from whistclub.desktop.public_display.scenes import Block, Board, Line, Told
from whistclub.words import tr

Align = Qt.AlignmentFlag
LEFT, RIGHT = Align.AlignLeft | Align.AlignVCenter, Align.AlignRight | Align.AlignVCenter

MARGIN, HEADER, FOOTER, GAP = 48, 176, 40, 56
"""Outer margin, height of header and footer, space between columns. All sizes are in pixels on a screen 1080 pixels
high."""
TITLE, SUBTITLE, TALLEST, CLOCK = 64, 34, 112, 96
"""Font sizes of title and subtitle, maximum height of a line, font size of the clock."""
WIDEST: Final = 1120
"""Maximum width of a single column, so that the eye finds the number that belongs to a name."""
LOGO: Final = 260
"""Maximum width of the club's logo."""
BAR: Final = 8
SMALLEST, NARROWEST = 0.7, 0.8
"""Smallest factors by which the font and the width of long texts are reduced before they are cut."""
FITTING: Final = 0.9
"""Share of a board's lines that must fit without being drawn narrower, which determines their font size."""


def ground(name: str) -> Colours:
    """Returns the colours on ``black`` or ``paper``."""
    if name == "paper":
        return colours_of("light")
    return replace(colours_of("dark"), ground="#000000", surface="#161c19")


def scale(width: float, height: float) -> float:
    """Returns the pixels for one pixel of a screen of 1920 × 1080."""
    return min(height / 1080, width / 1600)


def bar_rect(width: float, height: float) -> QRectF:
    """Returns the rectangle of the thin bar that shows when the page turns."""
    high = max(3.0, BAR * scale(width, height))
    return QRectF(0, height - high, width, high)


@dataclass(frozen=True, slots=True)
class Shape:
    """The common layout of all pages of a board, so that nothing jumps when they turn: ``columns``, ``rows``,
    ``lines``."""

    columns: int
    rows: int
    lines: tuple[Line, ...]

    @classmethod
    def of(cls, pages: tuple[Page, ...]) -> Shape:
        """Returns the shape of these pages."""
        items = [item for page in pages for column in page.columns for item in column]
        lines = (line for item in items if isinstance(item, Block) for line in item.lines)
        columns, rows = (len(page.columns) for page in pages), (page.rows for page in pages)
        return cls(max(1, *columns), max(1, *rows), tuple(lines))


@dataclass(frozen=True, slots=True)
class Clock:
    """The clock of the round: ``time`` left, ``said`` the text beneath; ``late``: the last deal has been announced."""

    time: str
    said: str
    late: bool = False


@dataclass(frozen=True, slots=True)
class Club:
    """Whose television it is. ``logo``: a null picture without one."""

    name: str
    logo: QImage


class Canvas:
    """Draws on ``width`` × ``height`` pixels, with the colours and the scale of the television."""

    def __init__(self, painter: QPainter, width: float, height: float, colours: Colours) -> None:
        self.painter, self.width, self.height, self.colours = painter, width, height, colours
        self.unit = scale(width, height)

    # -- the parts of the screen

    def clear(self) -> None:
        """Fills the background."""
        self.painter.fillRect(QRectF(0, 0, self.width, self.height), QColor(self.colours.ground))

    def header(self, board: Board, right: str, clock: Clock | None = None, club: Club | None = None) -> None:
        """Draws the club's logo and name, title and subtitle, ``right`` (page number, frozen since when) in the corner,
        and the clock at the far right."""
        u = self.unit
        inner = QRectF(MARGIN * u, 28 * u, self.width - 2 * MARGIN * u, 76 * u)
        subtitle = board.subtitle
        if club is not None:
            inner.setLeft(inner.left() + self._logo(club.logo, inner))
            subtitle = " · ".join(filter(None, (club.name, subtitle)))
        if clock is not None:
            inner.setRight(self._clock(clock).left() - GAP * u)
        title = board.title if not board.provisional else tr("{title} (provisional)", title=board.title)
        used = self.text(right, inner, SUBTITLE * u, self.colours.quiet, align=RIGHT)
        self.text(title, inner.adjusted(0, 0, -used - 40 * u, 0), TITLE * u, self.colours.text, bold=True)
        below = QRectF(inner.left(), inner.bottom(), inner.width(), 46 * u)
        self.text(subtitle, below, SUBTITLE * u, self.colours.quiet)

    def _logo(self, logo: QImage, row: QRectF) -> float:
        """Draws the logo at the left of title and subtitle. Returns the width it takes, 0 without one."""
        if logo.isNull():
            return 0.0
        size = QSizeF(logo.size()).scaled(LOGO * self.unit, 122 * self.unit, Qt.AspectRatioMode.KeepAspectRatio)
        place = QRectF(row.topLeft(), size)
        place.moveTop(row.top() + (122 * self.unit - size.height()) / 2)
        self.painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if QColor(self.colours.ground).lightness() < 128:  # logos are made for paper
            self.painter.fillRect(place, QColor("#ffffff"))
        self.painter.drawImage(place, logo)
        return size.width() + 32 * self.unit

    def _clock(self, clock: Clock) -> QRectF:
        """Draws the clock in large type, with a coloured background once the last deal has been announced. Returns its
        rectangle."""
        u = self.unit
        wide = max(
            QFontMetricsF(self.font(CLOCK * u, bold=True)).horizontalAdvance(clock.time),
            QFontMetricsF(self.font(SUBTITLE * u, bold=True)).horizontalAdvance(clock.said),
        )
        rect = QRectF(0, 18 * u, wide + 56 * u, 146 * u)
        rect.moveRight(self.width - MARGIN * u)
        if clock.late:
            self.painter.fillRect(rect, QColor(self.colours.attention_wash))
        ink = self.colours.attention if clock.late else self.colours.text
        time = QRectF(rect.left(), rect.top(), rect.width(), 100 * u)
        self.text(clock.time, time, CLOCK * u, ink, bold=True, align=Align.AlignCenter)
        below = QRectF(rect.left(), time.bottom(), rect.width(), 44 * u)
        quiet = ink if clock.late else self.colours.quiet
        self.text(clock.said, below, SUBTITLE * u, quiet, bold=clock.late, align=Align.AlignCenter)
        return rect

    def bar(self, elapsed: float) -> None:
        """Draws the thin bar; ``elapsed``: share of the page's time that has passed (0 to 1)."""
        rect = bar_rect(self.width, self.height)
        self.painter.fillRect(rect, QColor(self.colours.line))
        rect.setWidth(rect.width() * elapsed)
        self.painter.fillRect(rect, QColor(self.colours.accent))

    def nothing(self, words: str) -> None:
        """Draws the sentence of a board without content."""
        area = QRectF(0, 0, self.width, self.height).adjusted(MARGIN, HEADER * self.unit, -MARGIN, 0)
        self.text(words, area, 52 * self.unit, self.colours.quiet, align=Align.AlignCenter)

    def page(self, page: Page, shape: Shape) -> None:
        """Draws the columns of a page."""
        u = self.unit
        area = QRectF(0, 0, self.width, self.height).adjusted(MARGIN * u, HEADER * u, -MARGIN * u, -FOOTER * u)
        told = any(isinstance(item, Told) for column in page.columns for item in column)
        if shape.columns == 1 and not told:
            spare = max(0.0, area.width() - WIDEST * u) / 2
            area.adjust(spare, 0, -spare, 0)
        width = (area.width() - (shape.columns - 1) * GAP * u) / shape.columns
        high = area.height() / shape.rows
        high = min(high, 190 * u) if told else min(high, TALLEST * u)
        row = QRectF(area.left(), area.top(), width, high)
        size, place = self._line_size(shape.lines, row)
        for column in page.columns:
            self._column(column, QRectF(row), size, place)
            row.translate(width + GAP * u, 0)

    def _line_size(self, lines: tuple[Line, ...], row: QRectF) -> tuple[float, float]:
        """Returns the font size shared by all lines, and the width of their places."""
        if not lines:
            return 0.0, 0.0
        size = row.height() * 0.54
        metrics = QFontMetricsF(self.font(size, bold=True))
        place = max(metrics.horizontalAdvance(line.place) for line in lines)
        fixed = 0.6 * size + (place + 0.5 * size if place else 0.0) + 0.5 * size
        fits = sorted(
            row.width() / (fixed + metrics.horizontalAdvance(line.number) + metrics.horizontalAdvance(line.name))
            for line in lines
        )
        part = min(1.0, max(SMALLEST, fits[int(len(fits) * (1 - FITTING))]))
        return size * part, place * part

    def _column(self, column: tuple[Block | Told, ...], row: QRectF, size: float, place: float) -> None:
        shaded = False
        for item in column:
            if isinstance(item, Told):
                self._told(item, row)
                row.translate(0, row.height())
                continue
            if item.heading:
                self._heading(item, row)
                row.translate(0, row.height())
                shaded = False
            for line in item.lines:
                if shaded:
                    self.painter.fillRect(row, QColor(self.colours.surface))
                self._line(line, row, size, place)
                row.translate(0, row.height())
                shaded = not shaded

    def _line(self, line: Line, row: QRectF, size: float, place: float) -> None:
        inner = row.adjusted(0.3 * size, 0, -0.3 * size, 0)
        ink = self.colours.quiet if line.quiet else self.colours.text
        if place:
            ink_of_place = self.colours.accent if line.strong else self.colours.quiet
            corner = QRectF(inner.left(), inner.top(), place, inner.height())
            self.text(line.place, corner, size, ink_of_place, bold=line.strong, align=RIGHT)
            inner.setLeft(corner.right() + 0.5 * size)
        used = self.text(line.number, inner, size, ink, bold=True, align=RIGHT)
        self.text(line.name, inner.adjusted(0, 0, -used - 0.5 * size if used else 0, 0), size, ink, bold=line.strong)

    def _heading(self, block: Block, row: QRectF) -> None:
        size = row.height() * 0.5
        inner = row.adjusted(0.3 * size, 0.22 * row.height(), -0.3 * size, 0)
        used = self.text(block.heading, inner, size, self.colours.accent, bold=True)
        self.text(block.note, inner.adjusted(used + 0.6 * size, 0, 0, 0), 0.7 * size, self.colours.quiet, align=RIGHT)
        thick = max(1.0, 2 * self.unit)
        self.painter.fillRect(QRectF(row.left(), row.bottom() - thick, row.width(), thick), QColor(self.colours.edge))

    def _told(self, told: Told, row: QRectF) -> None:
        u = self.unit
        thick = max(1.0, 2 * u)
        self.painter.fillRect(QRectF(row.left(), row.bottom() - thick, row.width(), thick), QColor(self.colours.line))
        left = QRectF(row.left(), row.top() + 12 * u, 230 * u, 56 * u)
        self.text(told.table, left, 44 * u, self.colours.accent, bold=True)
        self.text(told.deal, left.translated(0, 54 * u), 34 * u, self.colours.quiet)
        inner = QRectF(left.right() + 20 * u, row.top() + 12 * u, row.right() - left.right() - 20 * u, 0)
        points = 52 * u if told.points else 0.0
        inner.setBottom(row.bottom() - 14 * u - points)
        self.sentence(told.sentence, inner, 42 * u)
        if told.points:
            self._given(told.points, QRectF(inner.left(), inner.bottom(), inner.width(), points))

    def _given(self, points: tuple[tuple[str, str], ...], rect: QRectF) -> None:
        """Draws the players' points side by side, all narrower or smaller if they would not fit."""
        size = 40 * self.unit
        plain, bold = QFontMetricsF(self.font(size)), QFontMetricsF(self.font(size, bold=True))
        widths = [(plain.horizontalAdvance(name), bold.horizontalAdvance(number)) for name, number in points]
        natural = sum(map(sum, widths)) + size * (0.3 * len(points) + 1.1 * (len(points) - 1))
        part = min(1.0, rect.width() / natural)
        for (name, number), (wide, figures) in zip(points, widths, strict=True):
            rect.setWidth(wide * part)
            self.text(name, rect, size, self.colours.quiet)
            rect.translate((wide + 0.3 * size) * part, 0)
            rect.setWidth(figures * part)
            self.text(number, rect, size, self.colours.text, bold=True)
            rect.translate((figures + 1.1 * size) * part, 0)

    # -- text

    def font(self, size: float, *, bold: bool = False) -> QFont:
        """Returns the program's font with a height of ``size`` pixels."""
        font = QFont(QApplication.font())
        font.setPixelSize(max(6, round(size)))
        font.setBold(bold)
        return font

    def text(
        self, words: str, rect: QRectF, size: float, ink: str, *, bold: bool = False, align: Align = LEFT
    ) -> float:
        """Draws one line of text. If it does not fit it is drawn narrower, then smaller, and only then cut with ….
        Returns the width used."""
        if not words or rect.width() <= 0:
            return 0.0
        font = self.font(size, bold=bold)
        wide = QFontMetricsF(font).horizontalAdvance(words)
        if wide * NARROWEST > rect.width():
            font = self.font(max(SMALLEST, rect.width() / (wide * NARROWEST)) * size, bold=bold)
            metrics = QFontMetricsF(font)
            words = metrics.elidedText(words, Qt.TextElideMode.ElideRight, rect.width() / NARROWEST + 1)
            wide = metrics.horizontalAdvance(words)
        part = min(1.0, rect.width() / wide)
        self.painter.save()
        self.painter.setFont(font)
        self.painter.setPen(QColor(ink))
        self.painter.translate(rect.left(), 0)
        self.painter.scale(part, 1)
        self.painter.drawText(QRectF(0, rect.top(), rect.width() / part + 1, rect.height()), int(align), words)
        self.painter.restore()
        return wide * part

    def sentence(self, words: str, rect: QRectF, size: float) -> None:
        """Draws text on as many lines as fit into ``rect``, with red suits in red, smaller if it would not fit."""
        while (layout := self._laid(words, rect.width(), size)).boundingRect().height() > rect.height() and size > 12:
            size *= 0.94
        self.painter.setPen(QColor(self.colours.text))
        layout.draw(self.painter, QPointF(rect.topLeft()))

    def _laid(self, words: str, width: float, size: float) -> QTextLayout:
        layout = QTextLayout(words, self.font(size))
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        layout.setFormats([self._red(at) for at, sign in enumerate(words) if sign in "♥♦"])
        layout.beginLayout()
        down = 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(0, down))
            down += line.height()
        layout.endLayout()
        return layout

    def _red(self, at: int) -> QTextLayout.FormatRange:
        found = QTextLayout.FormatRange()
        found.start, found.length = at, 1
        look = QTextCharFormat()
        look.setForeground(QColor(self.colours.red_suit))
        found.format = look
        return found
