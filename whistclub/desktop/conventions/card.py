"""The conventions of each game on the settings page: the shipped ones, to read and copy, and the club's own."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QVBoxLayout, QWidget

from whistclub.club.actions.conventions import (
    add_conventions,
    change_conventions,
    choose_usual_conventions,
    delete_conventions,
)
from whistclub.club.conventions import (
    Agreed,
    NamedConventions,
    agreed,
    offered_conventions,
    setting_key,
    shipped_conventions,
)
from whistclub.club.names import folded
from whistclub.club.ports import Change
from whistclub.desktop.controller import Controller
from whistclub.desktop.conventions.dialog import SwitchesDialog
from whistclub.desktop.conventions.files import ask_conventions
from whistclub.desktop.conventions.naming import ContractNamesDialog, NameDialog
from whistclub.desktop.conventions.payoff_dialog import PayoffsDialog
from whistclub.desktop.design import theme
from whistclub.desktop.design.fields import ComboBox
from whistclub.desktop.design.flow import FlowLayout
from whistclub.desktop.design.widgets import Card, button, label
from whistclub.desktop.files.exporting import export_conventions
from whistclub.rules.games import GAMES
from whistclub.words import tr
from whistclub.words.conventions import shipped_name
from whistclub.words.games import game_name, words_of


class ConventionsCard(Card):
    """Shows one game at a time: a row for each of its conventions, with buttons."""

    def __init__(self, controller: Controller, parent: QWidget | None = None) -> None:

        super().__init__(parent=parent)
        self.controller = controller
        header = QWidget()
        flow = FlowLayout(header)
        title = label(tr("Conventions of the games"), "heading")
        title.setMinimumHeight(theme.CONTROL)
        flow.addWidget(title)
        self.game = ComboBox([(game_name(game), game) for game in GAMES])
        self.game.setAccessibleName(tr("Game"))
        self.game.currentIndexChanged.connect(self.fill)
        flow.addWidget(self.game)
        for text, do in (
            (tr("Import conventions…"), self.ask_files),
            (tr("Names of the contracts…"), self.ask_names),
        ):
            press = button(text)
            press.clicked.connect(do)
            flow.addWidget(press)
        self.box.addWidget(header)
        note = tr("A table keeps the conventions it was seated with: what you change here holds for tables to come.")
        self.box.addWidget(label(note, "quiet", wrap=True))
        self.rows = QVBoxLayout()
        self.rows.setSpacing(theme.UNIT)
        self.box.addLayout(self.rows)

    def reload(self, change: Change) -> None:
        """Reads again what has changed."""
        if setting_key(str(self.game.currentData())) in change.settings:
            self.fill()

    def fill(self, _index: int = 0) -> None:
        """Shows the conventions of the chosen game."""
        at = self._focus_at()
        while (item := self.rows.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        game = str(self.game.currentData())
        kept: Agreed = self.controller.read(agreed, game)
        self.shown = (*shipped_conventions(game), *kept.own)
        for one in self.shown:
            self.rows.addWidget(self._row(one, kept, own=one in kept.own))
        self._focus_again(at)

    def _row(self, one: NamedConventions, kept: Agreed, *, own: bool) -> QWidget:
        row = QWidget()
        box = QHBoxLayout(row)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(theme.GAP)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(label(self.name(one), "strong", wrap=True))
        parts = [tr("the club's own") if own else tr("shipped with the program")]
        if kept.usual == one.name:
            parts.append(tr("★ usual: new tables begin with these"))
        words.addWidget(label(" · ".join(parts), "small", wrap=True))
        box.addLayout(words, 2)
        presses = QWidget()
        flow = FlowLayout(presses)
        box.addWidget(presses, 3)
        if words_of(one.game).payoff_table is not None:
            flow.addWidget(self._press(tr("Payoffs…"), one, partial(self.open_payoffs, one, own)))
        flow.addWidget(self._press(tr("Options…"), one, partial(self.open_switches, one, own)))
        flow.addWidget(self._press(tr("Copy…"), one, partial(self.copy, one)))
        more = self._press(tr("More ▾"), one, None)
        more.setMenu(self._menu(one, kept, own, more))
        flow.addWidget(more)
        return row

    def _press(self, text: str, one: NamedConventions, do: Any) -> Any:
        press = button(text)
        press.setAccessibleName(f"{text.rstrip(' …▾')}: {self.name(one)}")
        if do is not None:
            press.clicked.connect(do)
        return press

    def _menu(self, one: NamedConventions, kept: Agreed, own: bool, parent: QWidget) -> QMenu:
        menu = QMenu(parent)
        usual = kept.usual == one.name
        entries = [
            (tr("No longer the usual ones") if usual else tr("Make these the usual ones"), self.make_usual),
            (tr("Export to a file…"), self.export),
        ]
        entries += [(tr("Rename…"), self.rename), (tr("Delete"), self.delete)] if own else []
        for text, do in entries:
            menu.addAction(text).triggered.connect(partial(do, one))
        return menu

    def name(self, one: NamedConventions) -> str:
        """Returns the name of conventions as shown."""

        return shipped_name(one.game, one.name)

    def _focus_at(self) -> int:
        focus = self.focusWidget()
        rows = (self.rows.itemAt(at) for at in range(self.rows.count()))
        widgets = [item.widget() for item in rows if item is not None]
        if focus is None:
            return -1
        return next((at for at, row in enumerate(widgets) if row is not None and row.isAncestorOf(focus)), -1)

    def _focus_again(self, at: int) -> None:
        """Restores the focus to its row after an action has rebuilt the rows."""
        item = self.rows.itemAt(min(at, self.rows.count() - 1)) if at >= 0 else None
        row = item.widget() if item is not None else None
        if row is not None:
            row.show()
            first = row.findChild(QPushButton)
            assert isinstance(first, QPushButton)
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    # -- doing

    def open_payoffs(self, one: NamedConventions, own: bool, _checked: bool = False) -> None:
        """Opens the payoff table; that of shipped conventions is read-only."""

        form = words_of(one.game).payoff_table
        if form is None:
            return
        dialog = PayoffsDialog(self.controller, form, one.conventions, self.name(one), self.window(), locked=not own)
        dialog.chosen.connect(partial(self._keep, one))
        dialog.open()

    def open_switches(self, one: NamedConventions, own: bool, _checked: bool = False) -> None:
        """Opens the dialog for all conventions other than the payoff table."""

        title = tr("Conventions: {game}", game=self.name(one))
        dialog = SwitchesDialog(self.controller, one.game, one.conventions, title, self.window(), locked=not own)
        dialog.chosen.connect(partial(self._keep, one))
        dialog.open()

    def _keep(self, one: NamedConventions, conventions: Any) -> None:

        self.controller.act(change_conventions, one.game, one.name, conventions=conventions)

    def copy(self, one: NamedConventions, _checked: bool = False) -> None:
        """Asks for a name and stores a copy under it."""

        copied = NamedConventions(self._free_name(one), one.game, one.conventions)
        self._ask_name(tr("Copy of {name}", name=self.name(one)), copied, add_conventions)

    def _free_name(self, one: NamedConventions) -> str:
        """Returns an unused name: the club's name, else that of the conventions copied, with a number."""
        taken = {folded(other.name) for other in self.controller.read(offered_conventions, one.game)}
        club = self.controller.club_name()
        stem = club if club and folded(club) not in taken else self.name(one)
        names = (stem, *(f"{stem} {number}" for number in range(2, 1000)))
        return next(name for name in names if folded(name) not in taken)

    def _ask_name(self, title: str, named: NamedConventions, action: Any) -> None:

        dialog = NameDialog(self.controller, title, named, action, self.window())
        dialog.named_as.connect(self._focus_on)
        dialog.open()

    def _focus_on(self, name: str) -> None:
        """Moves the focus to the row of conventions just named."""
        self._focus_again([one.name for one in self.shown].index(name))

    def rename(self, one: NamedConventions, _checked: bool = False) -> None:
        """Asks for another name for the club's own conventions."""

        def call(work: Any, game: str, name: str, _conventions: Any) -> Any:
            return change_conventions(work, game, one.name, new_name=name)

        self._ask_name(tr("Another name for {name}", name=one.name), one, call)

    def delete(self, one: NamedConventions, _checked: bool = False) -> None:
        """Deletes conventions of the club; tables keep the conventions they were seated with."""

        deleted = tr("“{name}” is deleted. Tables keep it; undo brings it back.", name=one.name)
        self.controller.act(delete_conventions, one.game, one.name, then=lambda _: self.controller.said.emit(deleted))

    def make_usual(self, one: NamedConventions, _checked: bool = False) -> None:
        """Makes these the default of new tables, or clears the default."""

        usual = self.controller.read(agreed, one.game).usual == one.name
        self.controller.act(choose_usual_conventions, one.game, None if usual else one.name)

    def export(self, one: NamedConventions, _checked: bool = False) -> None:
        """Exports the conventions to a file; shipped ones keep their name."""

        export_conventions(self, self.controller, NamedConventions(self.name(one), one.game, one.conventions))

    def ask_files(self) -> None:
        """Asks for files of conventions and imports them."""

        ask_conventions(self, self.controller)

    def ask_names(self) -> None:
        """Opens the dialog for the club's own names of contracts."""

        ContractNamesDialog(self.controller, self.window()).open()
