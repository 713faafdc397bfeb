"""Short facts as rounded labels in a row; those without room are in the tooltip."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from whistclub.desktop.design import theme
from whistclub.desktop.design.tips import set_tip
from whistclub.desktop.design.widgets import label, set_kind


class Tags(QWidget):
    """A row of labels, the most important first."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(theme.GAP)
        self._row.addStretch(1)
        self._shown: tuple[tuple[str, str], ...] = ()
        self._labels: list[QLabel] = []

    def show_tags(self, tags: Sequence[tuple[str, str]]) -> None:
        """Shows texts with their tone: "", ``ok``, ``attention`` or ``wrong``."""
        self._shown = tuple(tags)
        while len(self._labels) < len(tags):
            made = label("", "tag")
            self._row.insertWidget(len(self._labels), made)
            self._labels.append(made)
        for made, (text, tone) in zip(self._labels, tags, strict=False):
            made.setText(text)
            set_kind(made, f"tag_{tone}" if tone else "tag")
            made.ensurePolished()
        self.setAccessibleName(self.text())
        self._fit()
        self.updateGeometry()

    def text(self) -> str:
        """All texts, also those without room."""
        return " · ".join(text for text, _ in self._shown)

    def sizeHint(self) -> QSize:
        shown = self._labels[: len(self._shown)]
        wide = sum(made.sizeHint().width() + theme.GAP for made in shown)
        return QSize(wide, max((made.sizeHint().height() for made in shown), default=0))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        left, whole = self.width(), True
        for at, made in enumerate(self._labels):
            left -= made.sizeHint().width() + (theme.GAP if at else 0)
            wanted = at < len(self._shown)
            whole = whole and (left >= 0 or not wanted)
            made.setVisible(wanted and whole)
        set_tip(self, "" if whole else self.text())
