"""Small widgets the pages share: labels, buttons, chips, cards and numbers."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QFrame,
    QLabel,
    QPushButton,
    QScrollArea,
    QScroller,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QVBoxLayout,
    QWidget,
)

from whistclub.desktop.design import theme
from whistclub.desktop.design.tips import set_tip
from whistclub.words import tr

_WITH_ENTER: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


def label(text: str = "", kind: str = "", *, wrap: bool = False) -> QLabel:
    """Returns a label in one of the style sheet's kinds: heading, number, total, small, quiet, strong, ok, attention,
    wrong.

    The text is always plain: a name that contains ``<`` is shown as typed."""
    made = QLabel()
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setText(text)
    made.setWordWrap(wrap)
    if kind:
        made.setProperty("kind", kind)
    return made


def set_kind(widget: QWidget, kind: str, name: str = "kind") -> None:
    """Sets a style property of a widget and restyles it if it is already shown."""
    if widget.property(name) != kind:
        widget.setProperty(name, kind)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


class Button(QPushButton):
    """A push button that ignores the second press of a double click unless it ``repeats``."""

    repeats = False

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.repeats:
            super().mouseDoubleClickEvent(event)
        else:
            event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus() and self.property("kind") == "main":
            draw_ring(QPainter(self), self.rect())


def draw_ring(painter: QPainter, rect: QRect) -> None:
    """Draws a second ring inside the focus frame of what is filled with the accent colour, because the two colours
    alone are hard to tell apart."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.colour("on_accent"), 2))
    painter.drawRoundedRect(rect.adjusted(3, 3, -3, -3), 5, 5)


def button(text: str, kind: str = "", *, tip: str = "", repeats: bool = False) -> QPushButton:
    """Returns a push button. ``kind``: ``main`` for the next step, ``plain`` without outline, "" ordinary. ``repeats``:
    two quick presses count twice."""
    made = Button(text.replace("&", "&&"))
    made.repeats = repeats
    made.setAccessibleName(text)
    made.setAutoDefault(True)  # Enter presses the focused button, outside dialogs too.
    if kind:
        made.setProperty("kind", kind)
    if tip:
        set_tip(made, tip)
    return made


KEY_GAP: Final = 7
"""Pixels between the key of a chip and its text."""


def draw_key(painter: QPainter, room: QRect, key: str, ink: str) -> None:
    """Draws a key in small type inside a keycap, in the middle of ``room``; ``ink``: a name in the theme's colours."""
    painter.setFont(theme.hint_font())
    high = painter.fontMetrics().height() + 2
    cap = QRect(room.left(), room.center().y() - high // 2 + 1, room.width(), high)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.colour("line"), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(cap, 4, 4)
    painter.setPen(theme.colour(ink))
    painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key)


class ChipButton(QPushButton):
    """A checkable choice of at least 44 × 44 pixels, with the key that chooses it in small type before the text.

    ``ink``: colour of the text, a name in the theme's colours (``red_suit``, ``black_suit``). ``shrinks``: the text is
    shortened where space is short (at ``cuts``) instead of making the chip wider. ``filled``: chosen, it is filled with
    the accent colour instead of a light tint of it."""

    cuts = Qt.TextElideMode.ElideRight
    filled = False

    def __init__(
        self,
        text: str = "",
        key_hint: str = "",
        accessible: str = "",
        *,
        ink: str = "",
        shrinks: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._shrinks = shrinks
        self.setObjectName("chip")
        self.setProperty("filled", "true" if self.filled else "false")
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self._text, self.key_hint, self.ink = "", key_hint, ink
        self.set_label(text, accessible)

    def set_label(self, text: str, accessible: str = "") -> None:
        """Sets the text. Screen readers say ``accessible`` (by default the text) and the key."""
        self._text = text
        self.setAccessibleName(accessible or text)
        self.setAccessibleDescription(tr("Key {key}", key=self.key_hint) if self.key_hint else "")
        set_tip(self, f"{accessible or text}  [{self.key_hint}]" if self.key_hint else "")
        self.updateGeometry()
        self.update()

    @property
    def label_text(self) -> str:
        """The text shown."""
        return self._text

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lets Enter press the chip, as Space does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers() & _WITH_ENTER:
            self.click()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        width = metrics.horizontalAdvance(self._text) + self._hint_width() + 6 * theme.UNIT
        height = metrics.height() + (2 if theme.tight() else 4) * theme.UNIT
        return QSize(max(theme.CONTROL, width), max(theme.CONTROL, height))

    def minimumSizeHint(self) -> QSize:
        hint = self.sizeHint()
        return QSize(min(hint.width(), 2 * theme.CONTROL), hint.height()) if self._shrinks else hint

    def _hint_width(self) -> int:
        if not self.key_hint:
            return 0
        return QFontMetrics(theme.hint_font()).horizontalAdvance(self.key_hint) + 10 + KEY_GAP

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter = QPainter(self)
        self._draw(painter, option)
        if self.filled and self.isChecked() and option.state & QStyle.StateFlag.State_HasFocus:
            draw_ring(painter, self.rect())

    def _draw(self, painter: QPainter, option: QStyleOptionButton) -> None:
        self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
        hint, hint_width, metrics = self.key_hint, self._hint_width(), self.fontMetrics()
        room = self.width() - hint_width - 2 * theme.UNIT
        # Do not shorten a word for less than a pixel.
        shown = metrics.elidedText(self._text, self.cuts, room + 1)
        text_width = metrics.horizontalAdvance(shown)
        left = (self.width() - text_width - hint_width) // 2
        if not self.isEnabled():
            text_colour = hint_colour = "off"
        elif self.isChecked() and self.filled:
            text_colour = hint_colour = "on_accent"
        else:
            text_colour, hint_colour = self.ink or ("accent" if self.isChecked() else "text"), "quiet"
        if hint:
            draw_key(painter, QRect(left, 0, hint_width - KEY_GAP, self.height()), hint, hint_colour)
        painter.setFont(self.font())
        painter.setPen(theme.colour(text_colour))
        painter.drawText(
            QRect(left + hint_width, 0, text_width + 2, self.height()), Qt.AlignmentFlag.AlignVCenter, shown
        )


class NumberLabel(QLabel):
    """A right-aligned number in figures of equal width; ``set_points`` adds the sign."""

    def __init__(self, text: str = "", kind: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if kind:
            self.setProperty("kind", kind)

    def set_points(self, value: int) -> None:
        """Shows points with their sign."""
        from whistclub.words.numbers import points

        self.setText(points(value))


class Card(QFrame):
    """A surface with 12 px padding. With ``opens`` it can be pressed by click, touch, Enter or Space."""

    pressed = Signal()

    def __init__(self, *, opens: bool = False, name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.box = QVBoxLayout(self)
        self.box.setContentsMargins(theme.INSIDE, theme.INSIDE, theme.INSIDE, theme.INSIDE)
        self.box.setSpacing(theme.GAP)
        self.opens = opens
        if opens:
            self.setProperty("open", "true")
            self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(name)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        inside = self.rect().contains(event.position().toPoint())
        if self.opens and event.button() == Qt.MouseButton.LeftButton and inside:
            event.accept()
            self.pressed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.opens and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.pressed.emit()
        else:
            super().keyPressEvent(event)


def scrolled(inside: QWidget) -> QScrollArea:
    """Returns a scroll area around ``inside`` that is as wide as the page and scrolls vertically only."""
    inside.setObjectName("inside")
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(inside)
    by_touch(area)
    return area


def by_touch(area: QAbstractScrollArea) -> None:
    """Lets a finger drag the content of ``area``."""
    QScroller.grabGesture(area.viewport(), QScroller.ScrollerGestureType.TouchGesture)


def rule() -> QFrame:
    """Returns a thin horizontal line between parts."""
    line = QFrame()
    line.setObjectName("line")
    return line


def suit_ink(suit: str | None) -> str:
    """Returns the colour name of a suit: red for hearts and diamonds, that for black suits otherwise."""
    return "red_suit" if suit in ("hearts", "diamonds") else "black_suit"


class ElidedLabel(QWidget):
    """A line of text that is shortened with … instead of growing; the tooltip has the whole text."""

    def __init__(
        self, text: str = "", *, strong: bool = False, quiet: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._text, self._strong, self._ink = "", strong, "quiet" if quiet else "text"
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setText(text)

    def text(self) -> str:
        """The whole text."""
        return self._text

    def setText(self, text: str) -> None:
        """Shows ``text``."""
        if text != self._text:
            self._text = text
            self.setAccessibleName(text)
            self.updateGeometry()
            self.update()

    def set_strong(self, strong: bool) -> None:
        """Shows the text bold or not."""
        if strong != self._strong:
            self._strong = strong
            self.update()

    def sizeHint(self) -> QSize:
        bold = QFont(self.font())
        bold.setBold(self._strong)
        return QSize(QFontMetrics(bold).horizontalAdvance(self._text) + 4, self.fontMetrics().height() + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(32, self.fontMetrics().height() + 2)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip:
            cut = self.fontMetrics().horizontalAdvance(self._text) > self.width()
            set_tip(self, self._text if cut else "")
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._strong:
            font = QFont(self.font())
            font.setBold(True)
            painter.setFont(font)
        painter.setPen(theme.colour(self._ink if self.isEnabled() else "off"))
        text = painter.fontMetrics().elidedText(self._text, Qt.TextElideMode.ElideRight, self.width())
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
