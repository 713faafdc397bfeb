"""The message bar at the foot of a page: errors, warnings and confirmations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from whistclub.desktop.design import theme
from whistclub.desktop.design.overlay import Overlay
from whistclub.desktop.design.tips import set_tip
from whistclub.desktop.design.widgets import button, label, set_kind
from whistclub.words import tr


class MessageBar(Overlay):
    """Shows a sentence over the foot of the page, without taking the focus or moving other widgets. A confirmation
    disappears by itself after a while."""

    SIGNS: Final = {"wrong": "✗", "attention": "!", "ok": "✓"}
    WIDE: Final = 560
    """Minimum width in pixels at text size 100 %; wider for a longer line if the page has space."""
    STAYS: Final = (5_000, 50, 15_000)
    """Milliseconds a confirmation is shown: minimum, additional time per letter, maximum."""
    MOST: Final = 40
    """Most of the page's height the bar covers in large text, in percent."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("message")
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.INSIDE, theme.UNIT, theme.UNIT, theme.UNIT)
        self.sign, self.text = label("", "strong"), label("", wrap=True)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.act = button("", "plain")
        self.act.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.act.hide()
        self.act.clicked.connect(self._acted)
        self._do: Callable[[], object] | None = None
        self._sentence = ""
        shut = button(tr("Close message"), "plain")
        shut.setText("✕")
        shut.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        shut.clicked.connect(self.hide)
        row.addWidget(self.sign)
        row.addWidget(self.text, 1)
        row.addWidget(self.act, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(shut, 0, Qt.AlignmentFlag.AlignTop)
        self._gone = QTimer(self, singleShot=True)
        self._gone.timeout.connect(self._go)
        self.hide()

    def placed(self, over: QRect) -> QRect:
        metrics = self.text.fontMetrics()
        line = max((metrics.horizontalAdvance(line) for line in self._sentence.split("\n")), default=0)
        beside = self.sizeHint().width() - self.text.sizeHint().width() + 4 * theme.UNIT
        wide = min(max(theme.px(self.WIDE), line + beside), over.width() - 8 * theme.UNIT)
        high = self._shortened(wide, over.height() * self.MOST // 100)
        return QRect(over.left() + 4 * theme.UNIT, over.bottom() - high - 2 * theme.UNIT, wide, high)

    def _shortened(self, wide: int, most: int) -> int:
        """Returns the height in pixels at the width ``wide``. In large text, a sentence higher than ``most`` is cut to
        its first lines so that the page stays usable; the tooltip then has all of it."""
        lines = self._sentence.split("\n")
        self.text.setText(self._sentence)
        while theme.tight() and len(lines) > 1 and self.height_for(wide) > most:
            lines.pop()
            self.text.setText("\n".join(lines) + " …")
        set_tip(self.text, self._sentence if self.text.text() != self._sentence else "")
        return self.height_for(wide)

    def _go(self) -> None:
        focus = QApplication.focusWidget()
        if self.underMouse() or (focus is not None and self.isAncestorOf(focus)):
            self._gone.start()
        else:
            self.hide()

    def say(
        self, sentence: str, tone: str = "attention", *, act: str = "", do: Callable[[], object] | None = None
    ) -> None:
        """Shows ``sentence``. ``tone``: "wrong", "attention" or "ok". ``act``: text of a button that calls ``do``."""
        self._do = do
        self.act.setText(act)
        self.act.setAccessibleName(act)
        self.act.setVisible(bool(act))
        self.sign.setText(self.SIGNS[tone])
        set_kind(self.sign, tone)
        set_kind(self, tone, "tone")
        self._sentence = sentence
        self.text.setText(sentence)
        self.setAccessibleName(sentence)
        self.show()
        self.place()
        self._gone.start(self.stays(sentence)) if tone == "ok" else self._gone.stop()

    def stays(self, sentence: str) -> int:
        """Returns the milliseconds ``sentence`` is shown as a confirmation, by the time it takes to read."""
        least, each, most = self.STAYS
        return min(most, least + each * len(sentence))

    def _acted(self) -> None:
        if self._do is not None:
            self._do()
