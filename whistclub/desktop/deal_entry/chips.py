"""Chips of the entry strip: the key small in the corner, the choice large, its meaning beneath."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final, TypeVar

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QHideEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QStyleOptionButton, QWidget

from whistclub.desktop.design import theme
from whistclub.desktop.design.tips import set_tip
from whistclub.desktop.design.widgets import ChipButton, ElidedLabel, suit_ink
from whistclub.entry.choices import Choice, Group

TITLE: Final = 96
"""Width in pixels of a row's title, at text size 100 %."""


MANY: Final = 14
"""If a row has more choices than this, they are placed closer together and without a title."""


def chip_height() -> int:
    """Returns the height of a chip in pixels: a number with its note beneath it, or in large text beside it."""
    if theme.tight():
        return max(theme.CONTROL, round(1.2 * theme.type_px(theme.HEADING)) + theme.UNIT)
    return max(theme.CONTROL, theme.type_px(theme.HEADING) + theme.type_px(theme.SMALL) + 2 * theme.UNIT + 3)


class ChoiceChip(ChipButton):
    """A chip for one choice. ``chosen_token`` carries its token when pressed by mouse, touch or the space bar."""

    chosen_token = Signal(str)
    taken: ClassVar[str] = ""
    """Token of the chip pressed last, whichever chip that was."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.token, self.note, self._struck, self.narrow = "", "", False, False
        self._choice = Choice("", "")
        self.clicked.connect(self._press)

    def show_choice(self, choice: Choice) -> None:
        """Shows another choice on this chip."""
        if choice == self._choice:
            self.setVisible(True)
            return
        self._choice = choice
        self.token, self.note = choice.token, choice.note
        self.key_hint = choice.keys[0].upper() if choice.keys else ""
        self.ink = suit_ink(choice.suit) if choice.suit else ""
        self._struck = bool(choice.reason) and not choice.enabled
        self.setEnabled(choice.enabled)
        self.setChecked(choice.chosen)
        spoken = choice.spoken or choice.label
        self.set_label(choice.label, f"{spoken} ({choice.note})" if choice.note else spoken)
        if self._struck:
            set_tip(self, choice.reason)
            self.setAccessibleDescription(choice.reason)
        self.setVisible(True)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Ignores the second click of a double click if the chip now shows another choice than the one first
        clicked."""
        if self.token == ChoiceChip.taken:
            super().mouseDoubleClickEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        # A chip shown again elsewhere must not keep the hover state of its old position.
        self.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
        super().hideEvent(event)

    def _press(self) -> None:
        self.setChecked(self._choice.chosen)
        ChoiceChip.taken = self.token
        self.chosen_token.emit(self.token)

    @property
    def _short(self) -> bool:
        """Whether the text is a number or a suit, shown large and without other text on its line; names are shown
        beside their key."""
        return len(self._text) <= 2

    def sizeHint(self) -> QSize:
        if self._short:
            wide = theme.width(self.label_text, theme.HEADING, bold=True)
            wide = max(wide, theme.width(self.note, theme.SMALL))
            if theme.tight():
                return QSize(max(theme.CONTROL, self._in_line() + 2 * theme.UNIT), chip_height())
            least = theme.CONTROL if self.narrow else theme.CONTROL + 2 * theme.UNIT
            return QSize(max(least, wide + (2 if self.narrow else 5) * theme.UNIT), chip_height())
        hint = super().sizeHint()
        return QSize(hint.width() + 2 - (4 if self.narrow else 2) * theme.UNIT, chip_height())

    def _in_line(self) -> int:
        """Returns the width in pixels of key, number and note side by side."""
        return sum(QFontMetrics(font).horizontalAdvance(text) + theme.UNIT for text, font in self._parts())

    def _parts(self) -> list[tuple[str, QFont]]:
        hint, large, small = theme.hint_font(), theme.font(theme.HEADING, bold=True), theme.font(theme.SMALL)
        parts = ((self.key_hint, hint), (self.label_text, large), (self.note, small))
        return [(text, font) for text, font in parts if text.strip()]

    def _paint_in_line(self, painter: QPainter, text: QColor, quiet: QColor) -> None:
        left = (self.width() - self._in_line() + theme.UNIT) // 2
        for words, font in self._parts():
            painter.setFont(font)
            painter.setPen(text if words == self.label_text else quiet)
            wide = painter.fontMetrics().horizontalAdvance(words)
            painter.drawText(QRect(left, 0, wide + 2, self.height()), Qt.AlignmentFlag.AlignVCenter, words)
            if self._struck and words == self.label_text:
                painter.drawLine(left - 3, self.height() // 2 + 1, left + wide + 3, self.height() // 2 + 1)
            left += wide + theme.UNIT

    def _draw(self, painter: QPainter, option: QStyleOptionButton) -> None:
        if not self._short:
            super()._draw(painter, option)
            return
        colours = theme.colours()
        self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
        text = QColor(colours.off if not self.isEnabled() else getattr(colours, self.ink or "text"))
        quiet = QColor(colours.off if not self.isEnabled() else colours.quiet)
        if self.isChecked() and not self.ink:
            text = QColor(colours.accent)
        if theme.tight():
            self._paint_in_line(painter, text, quiet)
            return
        painter.setFont(theme.hint_font())
        painter.setPen(quiet)
        painter.drawText(self.rect().adjusted(5, 2, -5, 0), Qt.AlignmentFlag.AlignLeft, self.key_hint)
        painter.setFont(theme.font(theme.HEADING, bold=True))
        painter.setPen(text)
        number = self.rect().adjusted(4 if self.key_hint else 0, 0, 0, -theme.type_px(theme.SMALL) if self.note else 0)
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, self.label_text)
        if self._struck:
            width = painter.fontMetrics().horizontalAdvance(self.label_text)
            middle = number.center()
            painter.drawLine(middle.x() - width // 2 - 3, middle.y() + 1, middle.x() + width // 2 + 3, middle.y() + 1)
        if self.note:
            painter.setFont(theme.hint_font())
            painter.setPen(quiet)
            high = theme.type_px(theme.SMALL) + theme.UNIT
            below = QRect(0, self.height() - high, self.width(), high - 2)
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self.note)


C = TypeVar("C", bound=ChoiceChip)


def show_in(chips: list[C], choices: Sequence[Choice], new: Callable[[], C]) -> None:
    """Shows ``choices`` on ``chips``: adds chips made by ``new`` as needed and hides those left over."""
    while len(chips) < len(choices):
        chips.append(new())
    for chip, choice in zip(chips, choices, strict=False):
        chip.show_choice(choice)
    for chip in chips[len(choices) :]:
        chip.setVisible(False)


class ChipRow(QWidget):
    """The title of a group and its choices, on one line or on several (``wrap``).

    Chips are reused for other choices. The row positions them itself, because layouts would ask for the sizes of all
    surrounding widgets at each key."""

    chosen = Signal(str)

    def __init__(
        self, *, titled: bool = True, wrap: bool = True, grows: bool = False,
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        """``grows``: the surrounding layout gives the row the height its lines need; otherwise the caller sets it with
        ``fit``."""
        super().__init__(parent)
        self.title = ElidedLabel(parent=self)
        self.title.setGeometry(0, 0, theme.px(TITLE), theme.CONTROL)
        self.title.setVisible(titled and not theme.tight())
        self._wrap = wrap
        across = QSizePolicy.Policy.Expanding if wrap else QSizePolicy.Policy.Minimum
        policy = QSizePolicy(across, QSizePolicy.Policy.Preferred if grows else QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(grows)
        self.setSizePolicy(policy)
        self.chips: list[ChoiceChip] = []
        self._group: Group | None = None
        self._wide: list[int] = []
        """Widths in pixels of the chips in use."""

    def show_group(self, group: Group) -> None:
        """Shows the choices of ``group`` that have a button; returns early if the group is unchanged."""
        shown = [choice for choice in group.choices if not choice.hidden]
        if group == self._group:
            self.setVisible(bool(shown))
            return
        self._group = group
        self.title.setText(group.title)
        self.title.setVisible(bool(group.title) and len(shown) <= MANY and not theme.tight())
        self.setAccessibleName(group.title)
        self.show_choices(shown)

    def show_choices(self, choices: Sequence[Choice]) -> None:
        """Shows ``choices`` in order."""
        show_in(self.chips, choices, self._new)
        for chip in self.chips:
            chip.narrow = len(choices) > MANY
        wide = [chip.sizeHint().expandedTo(chip.minimumSize()).width() for chip in self.chips[: len(choices)]]
        if wide != self._wide:
            self._wide = wide
            self.updateGeometry()
        self._place()
        self.setVisible(bool(choices))

    def _new(self) -> ChoiceChip:
        chip = ChoiceChip(self)
        chip.chosen_token.connect(self.chosen)
        return chip

    def _places(self, width: int) -> list[tuple[int, int]]:
        """Returns the position of each chip at that width: left edge in pixels and line number."""
        start = 0 if self.title.isHidden() else self.title.width() + theme.GAP
        places, left, line = [], start, 0
        for wide in self._wide:
            if self._wrap and left + wide > width and left > start:
                left, line = start, line + 1
            places.append((left, line))
            left += wide + theme.GAP
        return places

    def heightForWidth(self, width: int) -> int:
        """Returns the height needed at that width, in pixels."""
        lines = 1 + (self._places(width)[-1][1] if self._wide else 0)
        return lines * chip_height() + (lines - 1) * theme.GAP

    def fit(self, width: int) -> int:
        """Sets the height needed at that width and returns it."""
        high = self.heightForWidth(width)
        if high != self.minimumHeight():
            self.setFixedHeight(high)
        return high

    def _place(self) -> None:
        high = chip_height()
        places = self._places(self.width())
        for chip, wide, (left, line) in zip(self.chips, self._wide, places, strict=False):
            chip.setGeometry(left, line * (high + theme.GAP), wide, high)

    def sizeHint(self) -> QSize:
        wide = max(self._wide, default=0) if self._wrap else sum(self._wide) + theme.GAP * (len(self._wide) - 1)
        beside = 0 if self.title.isHidden() else self.title.width() + theme.GAP
        return QSize(beside + max(0, wide), chip_height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def shown(self) -> list[ChoiceChip]:
        """Returns the visible chips."""
        return [] if self.isHidden() else [chip for chip in self.chips if not chip.isHidden()]
