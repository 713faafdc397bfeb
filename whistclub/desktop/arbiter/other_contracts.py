"""The other contracts of the list that would be accepted, each a line that shows its answer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from whistclub.desktop.design import theme
from whistclub.desktop.design.widgets import button, label
from whistclub.words import tr
from whistclub.words.arbiter import short_answer_text

if TYPE_CHECKING:
    from whistclub.arbiter.answer import Answer


class OtherContracts(QWidget):
    """The lines, added as they are found. ``picks`` carries the answer of the line pressed."""

    picks = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(0, theme.GAP, 0, 0)
        self._box.setSpacing(0)
        self._box.addWidget(label(tr("Other contracts:"), "strong"))
        self.note = label("", "quiet", wrap=True)
        self._box.addWidget(self.note)
        self.lines: list[QPushButton] = []
        self._found: list[Answer] = []

    def show_found(self, found: Sequence[Answer], note: str) -> None:
        """Shows the answers found so far. ``note``: the progress, or that there are none."""
        if self._found != list(found[: len(self._found)]):
            for line in self.lines:
                self._box.removeWidget(line)
                line.deleteLater()
            self.lines, self._found = [], []
        for answer in found[len(self._found) :]:
            text = short_answer_text(answer)
            line = button(f"✓ {text}", "plain", tip=tr("Ask for this contract"))
            line.setAccessibleName(text)
            line.setProperty("tone", "accent")
            line.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            line.clicked.connect(partial(self._press, answer))
            self._box.insertWidget(self._box.count() - 1, line, 0, Qt.AlignmentFlag.AlignLeft)
            self.lines.append(line)
            self._found.append(answer)
        self.note.setText(note)
        self.note.setVisible(bool(note))

    def text(self) -> str:
        """Returns all that is shown, line by line."""
        said = [*(line.text() for line in self.lines), *([self.note.text()] if self.note.text() else [])]
        return "\n".join([tr("Other contracts:"), *said])

    def _press(self, answer: Answer, _checked: bool = False) -> None:
        self.picks.emit(answer)
