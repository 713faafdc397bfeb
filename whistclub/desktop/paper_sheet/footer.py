"""The footer under the grid: the line read back or its error, what can be typed next, and buttons."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from whistclub.desktop.design import theme
from whistclub.desktop.design.tips import set_tip
from whistclub.desktop.design.widgets import button, label, set_kind
from whistclub.desktop.paper_sheet.first_pass import Said
from whistclub.words import tr

ROOM_FOR_KEYS = 390
"""Height of the window in pixels, at text size 100 %, from which the keys are shown beneath the sentence."""


class Footer(QFrame):
    """The footer. ``keep``: the button that does the same as Enter. ``holds`` carries which version of a line is right
    (True: the first)."""

    keep = Signal()
    holds = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        line = QHBoxLayout(self)
        line.setContentsMargins(theme.INSIDE, theme.GAP, theme.INSIDE, theme.GAP)
        line.setSpacing(theme.GAP)
        words = QVBoxLayout()
        words.setSpacing(theme.UNIT)
        self.text, self.more = label("", "heading", wrap=True), label("", wrap=True)
        self.keys = label("", "small", wrap=True)
        for part in (self.text, self.more, self.keys):
            part.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            words.addWidget(part)
        line.addLayout(words, 1)
        self.first = button(tr("The first holds"), tip=tr("The sheet stays as it is [{key}]", key="F8"))
        self.second = button(tr("The second holds"), tip=tr("The deal is corrected [{key}]", key="F9"))
        self.enter = button(
            tr("Keep the line  ⏎"), "main", tip=tr("Keep the line and go to the next [{key}]", key=tr("Enter"))
        )
        for control, key in ((self.first, "F8"), (self.second, "F9")):
            control.setText(f"{control.text()}  {key}")
        self.first.clicked.connect(self._first)
        self.second.clicked.connect(self._second)
        self.enter.clicked.connect(self.keep)
        for control in (self.first, self.second, self.enter):
            _leaves_focus(control)
            line.addWidget(control, 0, Qt.AlignmentFlag.AlignVCenter)
        self.setMinimumHeight(theme.CONTROL + 5 * theme.GAP)

    def say(self, said: Said, *, comparing: bool) -> None:
        """Shows the text for a row. ``comparing``: the sheet is being typed a second time."""
        self.text.setText(said.text)
        set_kind(self.text, said.kind)
        self.setAccessibleName(said.text)
        self.more.setText(said.more)
        self.more.setVisible(bool(said.more))
        self.keys.setText(said.keys)
        self.keys.setVisible(bool(said.keys) and self.window().height() >= theme.px(ROOM_FOR_KEYS))
        set_tip(self, said.keys)
        self.first.setVisible(said.choose)
        self.second.setVisible(said.choose)
        self.enter.setVisible(not said.choose)
        self.enter.setText(tr("Compare the line  ⏎") if comparing else tr("Keep the line  ⏎"))

    def _first(self) -> None:
        self.holds.emit(True)

    def _second(self) -> None:
        self.holds.emit(False)


def _leaves_focus(control: QPushButton) -> None:
    """Makes a control focusable by Tab but not by click, so that the cursor stays in the line."""
    control.setFocusPolicy(Qt.FocusPolicy.TabFocus)
