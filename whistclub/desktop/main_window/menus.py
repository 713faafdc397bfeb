"""The menus of the main window: everything the program can do from anywhere, with its keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from whistclub.desktop.main_window.sidebar import PLACES
from whistclub.words import tr, tr_marked

if TYPE_CHECKING:
    from whistclub.desktop.main_window.window import MainWindow


def fill_menus(window: MainWindow, before: Mapping[str, QAction]) -> dict[str, QAction]:
    """Fills the menu bar anew, in the language in force; ``before``: the actions it had. Gives its actions by name."""
    bar = window.menuBar()
    for menu in bar.findChildren(QMenu):
        menu.deleteLater()
    for action in before.values():
        window.removeAction(action)
        action.deleteLater()
    bar.clear()
    actions: dict[str, QAction] = {}

    def item(menu: QMenu, name: str, text: str, do: Callable[..., object], *keys: QKeySequence) -> None:
        action = actions[name] = QAction(text, window)
        action.setShortcuts(keys)
        action.triggered.connect(partial(_run, do))
        menu.addAction(action)

    club = bar.addMenu(tr("&Club"))
    item(club, "open_club", tr("Open another club…"), window.open_club)
    item(club, "new_club", tr("New club…"), window.new_club)
    club.addSeparator()
    item(club, "import", tr("Import evening files…"), _at(window, "evenings", "import_files"))
    item(club, "import_players", tr("Import a list of players…"), _at(window, "players", "import_list"))
    club.addSeparator()
    item(club, "back_up", tr("Back up the club…"), window.back_up)
    item(club, "restore", tr("Restore a backup…"), window.restore)
    club.addSeparator()
    item(club, "quit", tr("Quit"), window.close, QKeySequence(QKeySequence.StandardKey.Quit))
    edit = bar.addMenu(tr("&Edit"))
    item(edit, "undo", tr("Undo"), window.undo, QKeySequence(QKeySequence.StandardKey.Undo))
    item(edit, "redo", tr("Redo"), window.redo, QKeySequence("Ctrl+Y"), QKeySequence("Ctrl+Shift+Z"))
    evening = bar.addMenu(tr("E&vening"))
    for name, word, key in (
        ("new_evening", tr("New evening…"), "Ctrl+N"),
        ("check_in", tr("Check a player in"), "Ctrl+F"),
        ("draw", tr("Draw the tables…"), "Ctrl+D"),
        ("seat", tr("Seat a table…"), "Ctrl+T"),
        ("type_sheet", tr("Type a sheet"), "Ctrl+L"),
        ("adjust", tr("Add an adjustment…"), "Ctrl+J"),
        ("print_standings", tr("Print the standings…"), "Ctrl+P"),
        ("export_evening", tr("Export this evening…"), "Ctrl+E"),
        ("close_evening", tr("Close the evening"), ""),
    ):
        item(evening, name, word, _at(window, "tonight", name), *([QKeySequence(key)] if key else []))
    public_display = bar.addMenu(tr("&Television"))
    for name, word, key in (
        ("panel", tr("Television…"), "F8"),
        ("switch", tr("Show or hide the television"), "Ctrl+F8"),
        ("freeze", tr("Freeze the television or let it follow"), "Shift+F8"),
    ):
        item(public_display, f"television_{name}", word, _on_public_display(window, name), QKeySequence(key))
    go = bar.addMenu(tr("&Go to"))
    for name, word, key in PLACES:
        item(go, f"go_{name}", tr_marked(word), partial(window.to_place, name), QKeySequence(key))
    go.addSeparator()
    item(go, "full_screen", tr("Full screen"), window.full_screen, QKeySequence("F11"))
    help_menu = bar.addMenu(tr("&Help"))
    item(help_menu, "manual", tr("Manual"), window.show_manual, QKeySequence("F1"))
    return actions


def _run(do: Callable[..., object], checked: bool = False) -> None:
    do()


def _at(window: MainWindow, place: str, method: str) -> Callable[[], None]:
    """Goes to a place and does what its page calls ``method``."""

    def do() -> None:
        if window.controller is not None:
            window.go(place)
            getattr(window.pages[place], method)()

    return do


def _on_public_display(window: MainWindow, method: str) -> Callable[[], None]:
    def do() -> None:
        if window.controller is not None:
            getattr(window.public_display, method)()

    return do
