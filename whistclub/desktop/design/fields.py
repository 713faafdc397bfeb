"""Input fields that ignore the mouse wheel unless focused, and number fields that accept every language's notation."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDateEdit,
    QLineEdit,
    QSpinBox,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from whistclub.desktop.design import theme
from whistclub.words.languages import habits
from whistclub.words.numbers import hundredths


class _Rows(QStyledItemDelegate):
    """Draws the entries of a combo box high enough for a finger."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        hint = super().sizeHint(option, index)
        return QSize(hint.width(), max(hint.height(), theme.CONTROL))


class ComboBox(QComboBox):
    """A combo box that ignores the mouse wheel unless it has the focus."""

    def __init__(self, entries: Iterable[tuple[str, object]] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setItemDelegate(_Rows(self))
        for text, data in entries:
            self.addItem(text, data)

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(2 * theme.UNIT, 0)

    def choose(self, data: object) -> None:
        """Selects the entry with the given data."""
        for index in range(self.count()):
            if self.itemData(index) == data:
                self.setCurrentIndex(index)
                return

    def wheelEvent(self, event: QWheelEvent) -> None:
        super().wheelEvent(event) if self.hasFocus() else event.ignore()


class SpinBox(QSpinBox):
    """A field for a whole number that ignores the mouse wheel unless it has the focus."""

    def __init__(self, low: int, high: int, value: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setRange(low, high)
        self.setValue(value)
        self.lineEdit().setTextMargins(theme.GAP, 0, 0, 0)
        self.setMinimumWidth(112)

    def sizeHint(self) -> QSize:
        words = self.fontMetrics().horizontalAdvance(self.specialValueText())
        return super().sizeHint().expandedTo(QSize(words + 72, 0))

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint().expandedTo(QSize(self.sizeHint().width(), 0))

    def wheelEvent(self, event: QWheelEvent) -> None:
        super().wheelEvent(event) if self.hasFocus() else event.ignore()


class DateEdit(QDateEdit):
    """A date field with calendar that ignores the mouse wheel unless it has the focus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCalendarPopup(True)
        self.setDisplayFormat(habits().date_mark.join(("dd", "MM", "yyyy")))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumWidth(150)

    def wheelEvent(self, event: QWheelEvent) -> None:
        super().wheelEvent(event) if self.hasFocus() else event.ignore()


class WholeField(QLineEdit):
    """A field for a signed whole number; accepts the typographic minus sign as well. ``value()`` is None if it is empty
    or not a number."""

    def __init__(self, value: int | None = None, parent: QWidget | None = None) -> None:
        super().__init__("" if value is None else str(value), parent)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setMaxLength(6)
        self.setInputMethodHints(Qt.InputMethodHint.ImhPreferNumbers)

    def value(self) -> int | None:
        """Returns the number typed, None if there is none."""
        text = self.text().strip().replace("−", "-")
        digits = text[1:] if text[:1] in "+-" else text
        return int(text) if digits.isascii() and digits.isdigit() else None


class HundredthsField(QLineEdit):
    """A field for ranking points with at most two decimals after a point or comma. ``value()`` is in hundredths, None
    if it is empty or not a number."""

    def __init__(self, value: int | None = None, parent: QWidget | None = None) -> None:

        super().__init__("" if value is None else hundredths(value).replace("−", "-"), parent)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setMaxLength(10)

    def value(self) -> int | None:
        """Returns the number typed in hundredths, None if there is none."""
        return parse_hundredths(self.text())


def parse_hundredths(text: str) -> int | None:
    """Parses ranking points as typed in any of the languages into hundredths; None if ``text`` is not such a number.

    >>> parse_hundredths("1,5"), parse_hundredths("−0.25"), parse_hundredths("3"), parse_hundredths("1.234")
    (150, -25, 300, None)
    """
    text = text.strip().replace("−", "-").replace(",", ".")
    sign = -1 if text.startswith("-") else 1
    whole, _, part = text.lstrip("+-").partition(".")
    if not (whole + part).isascii() or not (whole + part).isdigit() or len(part) > 2:
        return None
    return sign * (int(whole or 0) * 100 + int(part.ljust(2, "0") or 0))
