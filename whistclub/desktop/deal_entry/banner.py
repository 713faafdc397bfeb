"""A text of fixed height: large if it is short, smaller if it is long."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from whistclub.desktop.design import theme
from whistclub.desktop.design.tips import set_tip

SENTENCE: Final = (theme.HEADING, theme.BODY, theme.SMALL)
"""Font sizes tried for a sentence, the largest first."""
LAST: Final = 8
"""Font size tried last in large text, where a long sentence must fit on two lines."""


class Banner(QWidget):
    """Shows its text in the largest of ``sizes`` that fits the height of a control, breaking lines at words. A text too
    long for all of them ends with …; the tooltip has all of it. ``ink``: a name in the theme's colours. ``wrong``: the
    text is a refusal, shown in red with ✗ so that it never looks like a question."""

    def __init__(
        self, sizes: Sequence[int] = SENTENCE, *, strong: bool = True, ink: str = "text", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._text, self._sizes, self._strong, self._ink = "", sizes, strong, ink
        self.wrong = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def text(self) -> str:
        """The whole text."""
        return self._text

    def setText(self, text: str, *, wrong: bool = False) -> None:
        """Shows ``text``."""
        self._text, self.wrong = text, wrong
        self.setAccessibleName(self._shown())
        self.update()

    def _shown(self) -> str:
        return f"✗ {self._text}" if self.wrong else self._text

    def sizeHint(self) -> QSize:
        lines = 2 if theme.tight() else 3
        return QSize(theme.px(200), max(theme.CONTROL, lines * self._metrics(theme.SMALL).height()))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.CONTROL, self.sizeHint().height())

    def grow(self, width: int, most: int) -> int:
        """Grows to the height its text needs at ``width`` in the smallest of its sizes, by at most ``most`` pixels.
        Returns the pixels added."""
        usual = self.sizeHint().height()
        more = max(0, min(self._needs(self._sizes[-1], width) - usual, most))
        self.setFixedHeight(usual + more)
        return more

    def _font(self, size: int) -> QFont:
        return theme.font(size, bold=self._strong and size > theme.SMALL)

    def _metrics(self, size: int) -> QFontMetrics:
        return QFontMetrics(self._font(size))

    def _fitting(self) -> int | None:
        """Returns the font size to show the text in; None if no size fits."""
        sizes = (*self._sizes, LAST) if theme.tight() else self._sizes
        return next((size for size in sizes if self._needs(size) <= self.height()), None)

    def _needs(self, size: int, width: int | None = None) -> int:
        room = QRect(0, 0, self.width() if width is None else width, 10_000)
        return self._metrics(size).boundingRect(room, Qt.TextFlag.TextWordWrap, self._shown()).height()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip:
            set_tip(self, self._shown() if self._fitting() is None else "")
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, size = QPainter(self), self._fitting()
        painter.setFont(self._font(size or self._sizes[-1]))
        painter.setPen(theme.colour("wrong" if self.wrong else self._ink))
        text = self._shown() if size else self._cut()
        painter.drawText(self.rect(), Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter, text)

    def _cut(self) -> str:
        """Returns as many words of the text as fit."""
        words = self._shown().split(" ")
        whole, room = self._shown(), QRect(0, 0, self.width(), 10_000)
        metrics = self._metrics(self._sizes[-1])
        while len(words) > 1 and metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, whole).height() > self.height():
            words.pop()
            whole = " ".join(words) + " …"
        return whole
