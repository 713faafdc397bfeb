"""The header of the main window: page title, undo and redo buttons."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from whistclub.desktop.design import theme
from whistclub.desktop.design.icons import icon
from whistclub.desktop.design.tips import set_tip
from whistclub.desktop.design.widgets import button, label, set_kind
from whistclub.words import tr

BESIDE_GUEST = 200
"""Width in pixels of the undo button's text while a page shows its own header."""
LEAST = 130
"""Smallest width in pixels of the undo button's text, at text size 100 %."""


class Header(QWidget):
    """Title or the page's own header at the left, clock of the round, undo and redo at the right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("header")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        row = QHBoxLayout(self)
        row.setContentsMargins(4 * theme.UNIT, theme.UNIT, 4 * theme.UNIT, theme.UNIT)
        row.setSpacing(theme.UNIT)
        self.title = label("", "heading")
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.undo, self.redo = button("", "plain", repeats=True), button("", "plain", repeats=True)
        self._row = row
        self.guest: QWidget | None = None
        self._home: QWidget | None = None
        """Parent the guest is returned to; it outlives the guest's stay in the header."""
        self._offered = "", "", ""
        self.clock = button("", "plain")
        self.clock.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clock.hide()
        row.addWidget(self.title, 1)
        row.addWidget(self.clock)
        row.addWidget(self.undo)
        row.addWidget(self.redo)
        for which in (self.undo, self.redo):
            which.setIconSize(QSize(20, 20))
            which.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def say(self, title: str, guest: QWidget | None = None) -> None:
        """Shows a title, or ``guest``, a page's own header widget, instead of it."""
        self.title.setText(title)
        if guest is self.guest:
            return
        if self.guest is not None:
            self._row.removeWidget(self.guest)
            self.guest.hide()
            self.guest.setParent(self._home)
        self.guest, self._home = guest, None if guest is None else guest.parentWidget()
        self.title.setVisible(guest is None)
        if guest is not None:
            self._row.insertWidget(0, guest, 1)
            guest.show()

    def say_time(self, text: str, short: str = "", *, late: bool = False) -> None:
        """Shows the clock of the round, "" for none; ``short`` is used where space is short. ``late``: the last deal
        has been announced."""
        if not text and self.clock.isHidden():
            return
        title = self.title.fontMetrics().horizontalAdvance(self.title.text())
        wide = self.clock.fontMetrics().horizontalAdvance(text)
        fits = self.guest is None and title + wide + 6 * theme.CONTROL < self.width()
        self.clock.setText(text if fits else short)
        self.clock.setAccessibleName(text)
        set_tip(self.clock, text)
        set_kind(self.clock, "attention" if late else "", "tone")
        self.clock.setVisible(bool(text))

    def offer(self, undo: str, redo: str, short: str = "") -> None:
        """Sets the texts of the undo and redo buttons; "" if there is nothing to undo or redo. ``short``: a shorter
        text for undo."""
        self._offered = undo, redo, short
        whole = tr("Undo: {action}", action=undo) if undo else tr("Nothing to undo")
        shown = self._fitting(whole, tr("Undo: {action}", action=short or undo), short or undo) if undo else ""
        self._show(self.undo, "undo", whole, bool(undo), shown, "Ctrl+Z")
        whole = tr("Redo: {action}", action=redo) if redo else tr("Nothing to redo")
        self._show(self.redo, "redo", whole, bool(redo), "", "Ctrl+Y")

    def _fitting(self, *texts: str) -> str:
        """Returns the first text that fits. If none does, shortens the last one in the middle, so that a table number
        at its end is never cut."""
        metrics = self.undo.fontMetrics()
        if self.guest is None:
            room = self._room()
        elif theme.tight() and self.width() - self.guest.sizeHint().width() - theme.px(LEAST) < 5 * theme.CONTROL:
            return ""  # the guest has priority over this text, which the tooltip and the menu show as well
        else:
            room = max(BESIDE_GUEST, theme.px(LEAST))
        found = next((text for text in texts if metrics.horizontalAdvance(text) <= room), texts[-1])
        return metrics.elidedText(found, Qt.TextElideMode.ElideMiddle, room)

    def _show(self, which: QPushButton, name: str, whole: str, on: bool, text: str, key: str) -> None:
        colours = theme.colours()
        if which.icon().isNull() or which.isEnabled() != on:
            which.setIcon(icon(name, colours.text if on else colours.off))
        which.setText(text.replace("&", "&&"))
        set_tip(which, f"{whole}  [{key}]")
        which.setAccessibleName(whole)
        which.setEnabled(on)

    def _room(self) -> int:
        """Returns the width in pixels left by the title for the text of the undo button."""
        title = self.title.fontMetrics().horizontalAdvance(self.title.text())
        clock = 0 if self.clock.isHidden() else self.clock.sizeHint().width()
        return max(0 if theme.tight() else 260 - clock, self.width() - title - clock - 4 * theme.CONTROL)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.guest is None and event.size().width() != event.oldSize().width():
            self.offer(*self._offered)
