"""The menus of the main window: all actions available on every page, with their keys."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from enum import StrEnum, auto
from functools import partial

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from whistclub.desktop.design import theme
from whistclub.desktop.design.icons import icon
from whistclub.desktop.main_window.sidebar import PLACES
from whistclub.words import tr, tr_marked


class MenuAction(StrEnum):
    """Every entry of the menus."""

    OPEN_CLUB = auto()
    NEW_CLUB = auto()
    SERVER_CLUB = auto()
    TRAIN = auto()
    IMPORT_EVENINGS = auto()
    IMPORT_PLAYERS = auto()
    IMPORT_RESULTS = auto()
    BACK_UP = auto()
    RESTORE = auto()
    QUIT = auto()
    UNDO = auto()
    REDO = auto()
    NEW_EVENING = auto()
    CHECK_IN = auto()
    DRAW = auto()
    SEAT = auto()
    TYPE_SHEET = auto()
    ASK_ARBITER = auto()
    ADJUST = auto()
    PURSE = auto()
    PRINT_STANDINGS = auto()
    BLANK_SHEETS = auto()
    EXPORT_EVENING = auto()
    CLOSE_EVENING = auto()
    TELEVISION_PANEL = auto()
    TELEVISION_SWITCH = auto()
    TELEVISION_FREEZE = auto()
    GO_TONIGHT = auto()
    GO_EVENINGS = auto()
    GO_PLAYERS = auto()
    GO_RANKING = auto()
    GO_SETTINGS = auto()
    FULL_SCREEN = auto()
    MANUAL = auto()


ICONS = {
    MenuAction.UNDO: "undo",
    MenuAction.REDO: "redo",
    MenuAction.PRINT_STANDINGS: "print",
    MenuAction.ASK_ARBITER: "arbiter",
    MenuAction.TELEVISION_PANEL: "television",
    MenuAction.EXPORT_EVENING: "file",
    MenuAction.IMPORT_PLAYERS: "players",
    MenuAction.IMPORT_EVENINGS: "evenings",
    MenuAction.CHECK_IN: "search",
    MenuAction.NEW_EVENING: "plus",
    MenuAction.TYPE_SHEET: "pencil",
    MenuAction.MANUAL: "help",
    MenuAction.TRAIN: "tonight",
    **{MenuAction(f"go_{place}"): str(place) for place, _, _ in PLACES},
}
"""The icons of the entries that have one."""

Commands = Mapping[MenuAction, Callable[[], object]]
"""The function each entry calls."""


def fill_menus(window: QMainWindow, do: Commands, before: Mapping[MenuAction, QAction]) -> dict[MenuAction, QAction]:
    """Builds the menu bar in the language in use and returns its actions. ``before``: the actions of the menu bar it
    replaces."""
    bar = window.menuBar()
    for menu in bar.findChildren(QMenu):
        menu.deleteLater()
    # The menus open from the header's icon; macOS shows them at the top of the screen as well.
    bar.setVisible(sys.platform == "darwin")
    for action in before.values():
        window.removeAction(action)
        action.deleteLater()
    bar.clear()
    actions: dict[MenuAction, QAction] = {}

    def item(menu: QMenu, name: MenuAction, text: str, *keys: str | QKeySequence.StandardKey) -> None:
        action = actions[name] = QAction(text, window)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.triggered.connect(partial(_run, do[name]))
        if name in ICONS:
            action.setIcon(icon(ICONS[name], theme.colours().quiet))
        menu.addAction(action)
        window.addAction(action)  # its keys work while the menu bar is hidden

    club = bar.addMenu(tr("&Club"))
    item(club, MenuAction.OPEN_CLUB, tr("Open another club…"))
    item(club, MenuAction.NEW_CLUB, tr("New club…"))
    item(club, MenuAction.SERVER_CLUB, tr("Club on a server…"))
    item(club, MenuAction.TRAIN, tr("Training club…"))
    club.addSeparator()
    item(club, MenuAction.IMPORT_EVENINGS, tr("Import evening files…"))
    item(club, MenuAction.IMPORT_PLAYERS, tr("Import a list of players…"))
    item(club, MenuAction.IMPORT_RESULTS, tr("Import old seasons…"))
    club.addSeparator()
    item(club, MenuAction.BACK_UP, tr("Back up the club…"))
    item(club, MenuAction.RESTORE, tr("Restore a backup…"))
    club.addSeparator()
    item(club, MenuAction.QUIT, tr("Quit"), QKeySequence.StandardKey.Quit)
    edit = bar.addMenu(tr("&Edit"))
    item(edit, MenuAction.UNDO, tr("Undo"), QKeySequence.StandardKey.Undo)
    item(edit, MenuAction.REDO, tr("Redo"), "Ctrl+Y", "Ctrl+Shift+Z")
    evening = bar.addMenu(tr("E&vening"))
    item(evening, MenuAction.NEW_EVENING, tr("New evening…"), "Ctrl+N")
    item(evening, MenuAction.CHECK_IN, tr("Check a player in"), "Ctrl+F")
    item(evening, MenuAction.DRAW, tr("Draw the tables…"), "Ctrl+D")
    item(evening, MenuAction.SEAT, tr("Seat a table…"), "Ctrl+T")
    item(evening, MenuAction.TYPE_SHEET, tr("Type a sheet"), "Ctrl+L")
    item(evening, MenuAction.ASK_ARBITER, tr("Arbiter of Whist 32…"), "Ctrl+R")
    item(evening, MenuAction.ADJUST, tr("Add an adjustment…"), "Ctrl+J")
    item(evening, MenuAction.PURSE, tr("Purse of the evening…"), "Ctrl+M")
    item(evening, MenuAction.PRINT_STANDINGS, tr("Print the standings…"), "Ctrl+P")
    item(evening, MenuAction.BLANK_SHEETS, tr("Blank sheets for the tables…"))
    item(evening, MenuAction.EXPORT_EVENING, tr("Export this evening…"), "Ctrl+E")
    item(evening, MenuAction.CLOSE_EVENING, tr("Close the evening"))
    public_display = bar.addMenu(tr("&Television"))
    item(public_display, MenuAction.TELEVISION_PANEL, tr("Television…"), "F8")
    item(public_display, MenuAction.TELEVISION_SWITCH, tr("Show or hide the television"), "Ctrl+F8")
    item(public_display, MenuAction.TELEVISION_FREEZE, tr("Freeze the television or let it follow"), "Shift+F8")
    go = bar.addMenu(tr("&Go to"))
    for place, word, key in PLACES:
        item(go, MenuAction(f"go_{place}"), tr_marked(word), key)
    go.addSeparator()
    item(go, MenuAction.FULL_SCREEN, tr("Full screen"), "F11")
    help_menu = bar.addMenu(tr("&Help"))
    item(help_menu, MenuAction.MANUAL, tr("Manual"), "F1")
    return actions


def menu_of_all(window: QMainWindow) -> QMenu:
    """Returns a menu with all menus of the window inside it."""
    made = QMenu(window)
    for action in window.menuBar().actions():
        made.addAction(action)
    return made


def _run(do: Callable[[], object], checked: bool = False) -> None:
    do()
