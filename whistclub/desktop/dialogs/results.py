"""An old season from a list: how the list was understood, what would come in, every mistake by its line."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from whistclub.desktop.desk import Desk, sentence
from whistclub.desktop.dialogs.dialog import Dialog
from whistclub.desktop.importing import ListDialog
from whistclub.desktop.widgets import ComboBox, label
from whistclub.errors import KnownError
from whistclub.files.results import Of, OldResults, Options, read_results
from whistclub.rules.common import Problem, Refused
from whistclub.words import tr
from whistclub.words.names import GAMES, game_name
from whistclub.words.results import results_lines

MOST_LINES = 200
"""Lines of mistakes or names shown; the rest is counted."""


def take_results_over(parent: QWidget, desk: Desk, path: str) -> None:
    """Shows what a list of results says, then takes it over."""
    from whistclub.files.rows import LARGEST
    from whistclub.files.text import read_bytes

    try:
        data = read_bytes(Path(path), LARGEST)
        read = read_results(data)
    except Refused as refused:
        lines = sentence(refused).splitlines()
        intro = tr("Nothing was imported. What is wrong:")
        ListDialog(desk, tr("Old results"), intro, lines, parent=parent.window()).open()
        return
    except OSError as error:
        desk.said.emit(tr("{file} cannot be read: {reason}", file=Path(path).name, reason=error.strerror or ""))
        return
    ResultsDialog(desk, data, read, parent.window()).open()


def line_text(problem: Problem) -> str:
    """A mistake of a list, with its line where it is of one."""
    from whistclub.words.problems import problem_text

    text = problem_text(problem)
    if problem.path[:1] != ("line",):
        return text
    return tr("Line {number}: {text}", number=problem.path[-1], text=text)


class ResultsDialog(Dialog):
    """Every choice is tried at once; nothing comes in before OK."""

    def __init__(self, desk: Desk, data: bytes, read: OldResults, parent: QWidget | None = None) -> None:
        super().__init__(desk, tr("Old results"), tr("Take them over"), parent)
        self.data, self.read = data, read
        self.season = QLineEdit()
        self.season.setMaxLength(80)
        self.season.setPlaceholderText(tr("by the dates"))
        self.season.textChanged.connect(self.try_it)
        self.row(tr("Season"), self.season)
        self.game = ComboBox([(game_name(game), game) for game in GAMES])
        self.game.currentIndexChanged.connect(self.try_it)
        self.of = ComboBox([(tr("game points"), "game"), (tr("ranking points"), "ranking")])
        self.of.choose(read.of)
        self.of.currentIndexChanged.connect(self.try_it)
        if read.form == "matrix":
            self.row(tr("The numbers are"), self.of)
        elif "game" not in dict(read.columns):
            self.row(tr("Game"), self.game)
        self.told = QVBoxLayout()
        self.told.setSpacing(4)
        self.box.addLayout(self.told)
        self.box.addStretch(1)
        self.inside.setMinimumWidth(560)
        self.try_it()

    def options(self) -> Options:
        """What was chosen."""
        of: Of | None = self.of.currentData() if self.read.form == "matrix" else None
        return Options(self.season.text().strip(), self.game.currentData() or "belgian", of, tr("old results"))

    def try_it(self, _chosen: object = None) -> None:
        """Reads the list as chosen and says what would come in, or what stands in the way."""
        from whistclub.club.actions.results import import_results
        from whistclub.club.created import Created, would_create

        made, problems = Created(), tuple[Problem, ...]()
        try:
            self.read = read_results(self.data, self.options())
            problems = self.read.problems
            if not problems:
                made = would_create(self.desk.club, import_results, self.read.evenings)
        except Refused as refused:
            problems = tuple(self.read.in_file(problem) for problem in refused.problems)
        except KnownError as error:
            self._say([sentence(error)], (), (), ())
            self.ok.setEnabled(False)
            return
        read = self.read
        lines = results_lines(read.form, read.evenings, read.results, read.of, read.columns, read.unread)
        wrong = [f"✗ {line_text(problem)}" for problem in problems]
        self._say(lines, wrong, made.seasons, made.players)
        self.ok.setEnabled(not problems)

    def _say(
        self, lines: list[str], wrong: list[str] | tuple[()], seasons: tuple[str, ...], players: tuple[str, ...]
    ) -> None:
        while (item := self.told.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
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

        change = self.desk.act(import_results, self.read.evenings)
        if change is None:
            return False
        if change.action is None:
            self.desk.said.emit(tr("Everything was there already."))
        else:
            count = len(self.read.evenings)
            self.desk.said.emit(tr("Evenings taken over: {count}. Undo takes them back.", count=count))
        return True
