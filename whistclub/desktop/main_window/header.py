"""The header of the main window: page title, the page's tools, undo, redo and the menu of everything else."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QSizePolicy, QWidget

from whistclub.desktop.design import theme
from whistclub.desktop.design.icons import icon
from whistclub.desktop.design.tips import set_tip
from whistclub.desktop.design.widgets import ElidedLabel, button, label, set_kind
from whistclub.desktop.main_window.menus import MenuAction
from whistclub.desktop.training import is_training
from whistclub.words import mark, tr, tr_marked

TOOLS = {
    MenuAction.TELEVISION_PANEL: ("television", mark("Television…"), "F8"),
    MenuAction.PRINT_STANDINGS: ("print", mark("Print the standings…"), "Ctrl+P"),
}
"""Actions of the menus a page can show as icons: icon, words and key."""


class Header(QWidget):
    """Title or the page's own header at the left; clock of the round, undo, redo, the page's tools and the menu at the
    right. ``wants`` carries the ``MenuAction`` of a tool pressed."""

    wants = Signal(MenuAction)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("header")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(4 * theme.UNIT, theme.UNIT, 4 * theme.UNIT, theme.UNIT)
        row.setSpacing(theme.GAP)
        self.title = label("", "heading")
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.detail = ElidedLabel(quiet=True)
        self.words = QWidget()
        words = QHBoxLayout(self.words)
        words.setContentsMargins(0, 0, 0, 0)
        words.setSpacing(3 * theme.UNIT)
        words.addWidget(self.title)
        words.addWidget(self.detail, 1)
        self.guest: QWidget | None = None
        self._home: QWidget | None = None
        """Parent the guest is returned to; it outlives the guest's stay in the header."""
        self.clock = button("", "plain")
        self.clock.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clock.hide()
        self.undo, self.redo = _tool(repeats=True), _tool(repeats=True)
        self.tools = {action: _tool() for action in TOOLS}
        self.more = _tool()
        self.training = label(tr("Training: nothing is kept"), "tag_attention")
        self.training.setVisible(is_training())
        row.addWidget(self.words, 1)
        row.addWidget(self.training)
        for widget in (self.clock, self.undo, self.redo, *self.tools.values(), self.more):
            row.addWidget(widget)
        for action, tool in self.tools.items():
            _, words_of, key = TOOLS[action]
            tool.setAccessibleName(tr_marked(words_of))
            set_tip(tool, f"{tr_marked(words_of)}  [{key}]")
            tool.clicked.connect(lambda _checked=False, action=action: self.wants.emit(action))
            tool.hide()
        self.more.setAccessibleName(tr("Menu"))
        set_tip(self.more, f"{tr('Menu')}  [F10]")

    def say(self, title: str, detail: str = "", guest: QWidget | None = None) -> None:
        """Shows a title with a detail after it, or ``guest``, a page's own header widget, instead of both."""
        self.title.setText(title)
        self.detail.setText(detail)
        if guest is self.guest:
            return
        if self.guest is not None:
            self._row.removeWidget(self.guest)
            self.guest.hide()
            self.guest.setParent(self._home)
        self.guest, self._home = guest, None if guest is None else guest.parentWidget()
        self.words.setVisible(guest is None)
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

    def offer(self, undo: str, redo: str) -> None:
        """Names what undo and redo would do; "" if there is nothing to undo or redo."""
        whole = tr("Undo: {action}", action=undo) if undo else tr("Nothing to undo")
        _show(self.undo, "undo", whole, bool(undo), "Ctrl+Z")
        whole = tr("Redo: {action}", action=redo) if redo else tr("Nothing to redo")
        _show(self.redo, "redo", whole, bool(redo), "Ctrl+Y")

    def show_tools(self, actions: Collection[MenuAction]) -> None:
        """Shows the icons of these actions."""
        for action, tool in self.tools.items():
            tool.setVisible(action in actions)

    def offer_menu(self, menu: QMenu) -> None:
        """Opens ``menu`` from the last icon."""
        self.more.setMenu(menu)

    def colour(self) -> None:
        """Redraws the icons in the colours of the theme."""
        colours = theme.colours()
        for action, tool in self.tools.items():
            tool.setIcon(icon(TOOLS[action][0], colours.quiet))
        self.more.setIcon(icon("more", colours.quiet))
        for tool, name in ((self.undo, "undo"), (self.redo, "redo")):
            tool.setIcon(icon(name, colours.quiet if tool.isEnabled() else colours.line))


def _tool(*, repeats: bool = False) -> QPushButton:
    made = button("", "icon", repeats=repeats)
    made.setIconSize(QSize(20, 20))
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return made


def _show(tool: QPushButton, name: str, whole: str, on: bool, key: str) -> None:
    colours = theme.colours()
    if tool.icon().isNull() or tool.isEnabled() != on:
        tool.setIcon(icon(name, colours.quiet if on else colours.line))
    set_tip(tool, f"{whole}  [{key}]")
    tool.setAccessibleName(whole)
    tool.setEnabled(on)
