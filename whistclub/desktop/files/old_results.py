"""Import of an old season from a list: how the list is understood, what would be added, and every error by line."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QCheckBox, QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget

from whistclub.club.names import folded
from whistclub.club.ports import Change
from whistclub.desktop.controller import Controller, sentence
from whistclub.desktop.design import theme
from whistclub.desktop.design.fields import ComboBox
from whistclub.desktop.design.widgets import button, label
from whistclub.desktop.dialogs.consequences import MovesView
from whistclub.desktop.dialogs.dialog import Dialog
from whistclub.desktop.files.file_dialogs import ask_open
from whistclub.desktop.files.importing import ListDialog
from whistclub.errors import KnownError
from whistclub.files.results import Of, OldResults, Options, read_results
from whistclub.rules.common import Problem, Refused
from whistclub.rules.games import GAMES, first_game
from whistclub.words import tr
from whistclub.words.evenings.results import results_lines
from whistclub.words.games import game_name

if TYPE_CHECKING:
    from whistclub.club.imports.created import Created

NOTHING: Final = OldResults("lines", (), (), (("game", ""),))
"""The result of parsing an empty list."""
MOST_LINES = 200
"""Most lines of errors or names shown; the others are only counted."""


def take_results_over(parent: QWidget, controller: Controller, path: str) -> None:
    """Shows how a list of results is understood, then imports it."""
    from whistclub.files.rows import LARGEST
    from whistclub.files.text import read_bytes

    try:
        data = read_bytes(Path(path), LARGEST)
        read_results(data)
    except Refused as refused:
        lines = sentence(refused).splitlines()
        intro = tr("Nothing was imported. What is wrong:")
        ListDialog(controller, tr("Old results"), intro, lines, parent=parent.window()).open()
        return
    except OSError as error:
        controller.said.emit(tr("{file} cannot be read: {reason}", file=Path(path).name, reason=error.strerror or ""))
        return
    ResultsDialog(controller, data, _beneath(parent)).open()


def _beneath(widget: QWidget) -> QWidget:
    """Returns the window a dialog belongs to, even if another dialog opened it."""
    window = widget.window()
    above = window.parentWidget()
    return window if above is None else above.window()


def line_text(problem: Problem) -> str:
    """Returns an error as text, with its line number if it has one."""
    from whistclub.words.problems import problem_text

    if problem.path[:1] != ("line",):
        return problem_text(problem)
    text = problem_text(replace(problem, path=("result",)))
    return tr("Line {number}: {text}", number=problem.path[-1], text=text)


def clear(layout: QVBoxLayout) -> None:
    """Removes and deletes all widgets of a layout."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()


class ResultsDialog(Dialog):
    """Previews every choice at once; imports nothing before OK. ``data``: the list; empty if it is to be typed, pasted
    or read from a file here."""

    def __init__(self, controller: Controller, data: bytes = b"", parent: QWidget | None = None) -> None:
        super().__init__(controller, tr("Old results"), tr("Take them over"), parent)
        self.data, self.read = data, NOTHING
        self.typed = QPlainTextEdit()
        self.typed.setAccessibleName(tr("The list"))
        self.typed.setTabChangesFocus(True)
        self.typed.setPlaceholderText(
            tr(
                "Type or paste the list:\nPlayer;02/10/2020;09/10/2020\nAda;13.30;8.60\n\n"
                "or\nDate;Table;Player;Points\n…"
            )
        )
        self.typed.setFixedHeight(6 * theme.px(theme.BODY) * 3 // 2)
        self.typed.textChanged.connect(self._typing)
        self.file = button(tr("From a file…"))
        self.file.setAutoDefault(False)
        self.file.clicked.connect(self.choose_file)
        # Preview the list once typing pauses.
        self.due = QTimer(self, singleShot=True, interval=250)
        self.due.timeout.connect(self.try_it)
        if not data:
            self.box.insertWidget(0, self.typed)
            self.box.insertWidget(1, self.file)
        self.season = QLineEdit()
        self.season.setMaxLength(80)
        self.season.setPlaceholderText(tr("by the dates"))
        self.season.textChanged.connect(self.try_it)
        self.row(tr("Season"), self.season)
        self.game = ComboBox([(game_name(game), game) for game in GAMES])
        self.game.currentIndexChanged.connect(self.try_it)
        self.row(tr("Game"), self.game)
        self.of = ComboBox([(tr("as they are written"), None), (tr("game points"), "game")])
        self.of.addItem(tr("ranking points"), "ranking")
        self.of.currentIndexChanged.connect(self.try_it)
        self.row(tr("The numbers are"), self.of)
        self.alike = QVBoxLayout()
        self.box.addLayout(self.alike)
        self.same: dict[tuple[str, str], QCheckBox] = {}
        self.told = QVBoxLayout()
        self.told.setSpacing(4)
        self.box.addLayout(self.told)
        self.moving = label(tr("What moves:"), "strong")
        self.moves = MovesView(controller)
        self.box.addWidget(self.moving)
        self.box.addWidget(self.moves)
        self.box.addStretch(1)
        self.inside.setMinimumWidth(560)
        self.try_it()

    def _typing(self) -> None:
        self.data = self.typed.toPlainText().encode()
        self.due.start()

    def choose_file(self) -> None:
        """Reads the list from a file instead."""
        if path := ask_open(self, tr("Old results"), tr("Lists (*.csv *.txt *.xlsx);;All files (*)")):
            take_results_over(self, self.controller, path)
            self.reject()

    def options(self) -> Options:
        """Returns the options chosen."""
        of: Of | None = self.of.currentData()
        return Options(self.season.text().strip(), self.game.currentData() or first_game(), of, tr("old results"))

    def try_it(self, _chosen: object = None) -> None:
        """Parses the list with the options chosen and shows what would be added, or the errors."""
        from whistclub.club.imports.created import Created

        made, problems = Created(), tuple[Problem, ...]()
        self.read = NOTHING
        try:
            if not self.data.strip():
                raise Refused([])
            self.read = read_results(self.data, self.options())
            problems = self.read.problems
            if not problems:
                made = self._trial()
        except Refused as refused:
            problems = tuple(self.read.in_file(problem) for problem in refused.problems)
        except KnownError as error:
            self._say([sentence(error)], (), (), ())
            self._say_moves(tried=False)
            self.ok.setEnabled(False)
            return
        read = self.read
        lines = results_lines(read.form, read.evenings, read.results, read.of, read.columns, read.unread)
        wrong = [f"✗ {line_text(problem)}" for problem in problems]
        self._say(lines if read is not NOTHING else [], wrong, made.seasons, made.players)
        self.ok.setEnabled(not problems and read is not NOTHING)
        self._say_moves(tried=self.ok.isEnabled())
        self.form.setRowVisible(self.game, read.form == "lines" and "game" not in dict(read.columns))
        self.form.setRowVisible(self.of, read.form == "matrix" and read is not NOTHING)

    def _trial(self) -> Created:
        """Returns what would be created, after merging the names marked as one person's."""
        from whistclub.club.actions.results import import_results
        from whistclub.club.imports.created import would_create
        from whistclub.club.imports.exchange import met, renamed

        made = would_create(self.controller.club, import_results, self.read.evenings)
        pairs = [pair for pair in made.alike if not any(met(evening, *pair) for evening in self.read.evenings)]
        if pairs != list(self.same):
            self._ask_alike(pairs)
        names = {folded(name): known for (name, known), box in self.same.items() if box.isChecked()}
        if not names:
            return made
        self.read = replace(self.read, evenings=tuple(renamed(evening, names) for evening in self.read.evenings))
        return would_create(self.controller.club, import_results, self.read.evenings)

    def _ask_alike(self, pairs: list[tuple[str, str]]) -> None:
        """Offers a check box for each two names that are probably one person's."""
        clear(self.alike)
        before, self.same = {pair: box.isChecked() for pair, box in self.same.items()}, {}
        if pairs:
            self.alike.addWidget(label(tr("Names that differ by accents or signs alone:"), "strong", wrap=True))
        for name, known in pairs:
            text = tr("“{name}” is the same person as “{known}”", name=name, known=known)
            box = self.same[name, known] = QCheckBox(text.replace("&", "&&"))
            box.setAccessibleName(text)
            box.setMinimumHeight(theme.CONTROL)
            box.setChecked(before.get((name, known), True))
            box.toggled.connect(self.try_it)
            self.alike.addWidget(box)
        if self.isVisible():
            self._order()

    def _say_moves(self, *, tried: bool) -> None:
        """Shows what the results move in existing seasons, whose totals and orders they change."""
        from whistclub.club.actions.results import import_results

        found = (self.controller.consequences(import_results, self.read.evenings) or ()) if tried else ()
        names, moves = self.controller.names(), []
        for board in found:
            lines = tuple(line for line in board.lines if line.player in names)
            if any(line.before is not None for line in lines):
                moves.append(replace(board, lines=lines))
        self.moving.setVisible(bool(moves))
        self.moves.setVisible(bool(moves))
        self.moves.show_moves(moves)
        if self.isVisible():
            self._fit()

    def _say(
        self, lines: list[str], wrong: list[str] | tuple[()], seasons: tuple[str, ...], players: tuple[str, ...]
    ) -> None:
        clear(self.told)
        shown = [(line, "") for line in lines]
        if wrong:
            shown.append((tr("Nothing can be taken over yet. What is wrong:"), "strong"))
            shown += [(line, "wrong") for line in wrong[:MOST_LINES]]
        shown += [(tr("New season: {name}", name=name), "strong") for name in seasons]
        if players:
            shown.append((tr("New players: {count}. Look for slips in the names:", count=len(players)), "strong"))
            shown += [(name, "") for name in players[:MOST_LINES]]
        left = max(0, len(wrong) - MOST_LINES) + max(0, len(players) - MOST_LINES)
        if left:
            shown.append((tr("and %n more", "", left), "quiet"))
        for text, kind in shown:
            line = label(text, kind, wrap=True)
            line.setTextFormat(Qt.TextFormat.PlainText)
            self.told.addWidget(line)

    def done_right(self) -> bool:
        from whistclub.club.actions.results import import_results

        return self.act(import_results, self.read.evenings)

    def acted(self, change: Change) -> None:
        if change.action is None:
            self.controller.said.emit(tr("Everything was there already."))
        else:
            count = len(self.read.evenings)
            self.controller.said.emit(tr("Evenings taken over: {count}. Undo takes them back.", count=count))
        super().acted(change)
