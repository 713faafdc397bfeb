"""Import of a list of players from a file: shows how its columns are understood and what each line would do, then adds
the new players."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QCheckBox, QWidget

from whistclub.club.imports.exchange import ExchangedPerson
from whistclub.club.ports import Change
from whistclub.desktop.controller import Controller, sentence
from whistclub.desktop.design import theme
from whistclub.desktop.design.fields import ComboBox
from whistclub.desktop.design.grid import Grid, GridRow
from whistclub.desktop.design.tips import set_tip
from whistclub.desktop.design.toolbar_layout import ToolbarLayout
from whistclub.desktop.design.widgets import label
from whistclub.desktop.dialogs.background import Step, in_background
from whistclub.desktop.dialogs.dialog import Dialog
from whistclub.desktop.files.importing import ListDialog
from whistclub.errors import KnownError
from whistclub.reports.table import Column, Kind
from whistclub.rules.common import Problem, Refused
from whistclub.words import mark, tr, tr_marked

if TYPE_CHECKING:
    from whistclub.club.actions.members import Weighed
    from whistclub.files.members import MemberList, MemberTable

_OUTCOMES = {
    "new": mark("+ new"),
    "number": mark("+ gets this number"),
    "known": mark("= in the club already"),
}


def import_members(parent: QWidget, controller: Controller, path: str) -> None:
    """Shows a list of players and what importing it would do; shows an error if the file is not a list."""
    from whistclub.files.members import read_table
    from whistclub.files.rows import LARGEST
    from whistclub.files.text import read_bytes

    def read(step: Step) -> MemberTable:
        return read_table(read_bytes(Path(path), LARGEST), step)

    try:
        table = in_background(parent.window(), tr("Reading the list…"), read)
    except Refused as refused:
        ListDialog(
            controller, tr("Import a list of players"), tr("Nothing was imported. What is wrong:"),
            sentence(refused).splitlines(), parent=parent.window(),
        ).open()  # fmt: skip
        return
    except KnownError as error:
        controller.refused.emit(error)
        return
    except OSError as error:
        controller.said.emit(tr("{file} cannot be read: {reason}", file=Path(path).name, reason=error.strerror or ""))
        return
    MembersDialog(controller, table, parent.window()).open()


class MembersDialog(Dialog):
    """Shows what each line of the list would do; OK adds the players the club does not know. The meaning of the columns
    can be changed."""

    def __init__(self, controller: Controller, table: MemberTable, parent: QWidget | None = None) -> None:
        super().__init__(controller, tr("Import a list of players"), tr("Add the new ones"), parent)
        self.table = table
        self.members: MemberList | None = None
        self.inside.setMinimumWidth(980)
        self.name, self.first, self.number = ComboBox(), ComboBox(), ComboBox()
        self.titled = QCheckBox(tr("The list begins with titles of columns"))
        self.titled.setChecked(table.titles is not None)
        self.titled.toggled.connect(self._other_titles)
        row = ToolbarLayout()
        for words, box in (
            (tr("Surname or whole name"), self.name),
            (tr("First name"), self.first),
            (tr("Member number"), self.number),
        ):
            box.setAccessibleName(words)
            text = label(words, wrap=not theme.tight())
            text.setBuddy(box)
            box.currentIndexChanged.connect(self._weigh)
            row.addWidget(text)
            row.addWidget(box, 1)
        self.box.addLayout(row)
        self.only = QCheckBox(tr("Show only the lines something is wrong with"))
        self.only.toggled.connect(self._weigh)
        checks = ToolbarLayout()
        checks.addWidget(self.titled)
        checks.addStretch(1)
        checks.addWidget(self.only)
        self.box.addLayout(checks)
        self.summary = label("", "strong", wrap=True)
        self.box.addWidget(self.summary)
        self.grid = Grid(tr("What each line does"), one_click=False, row_height=30)
        self.grid.setMinimumHeight(230)
        self.box.addWidget(self.grid, 1)
        self._columns()

    def _columns(self) -> None:
        """Builds the choice of columns, preset by their titles."""
        said = self.table.columns
        for box, chosen in ((self.name, said.name), (self.first, said.first), (self.number, said.number)):
            box.blockSignals(True)
            box.clear()
            box.addItem(tr("choose…") if box is self.name else tr("none"), None)
            for column in range(self.table.width):
                box.addItem(self._column_name(column), column)
            box.choose(chosen)
            box.blockSignals(False)
        self._weigh()

    def _column_name(self, column: int) -> str:
        title, example = self.table.title(column)[:24], self.table.example(column)[:24]
        if title:
            return title
        text = tr("Column {number}", number=column + 1)
        return f"{text} ({example})" if example else text

    def _other_titles(self, titled: bool) -> None:
        from whistclub.files.members import with_titles

        self.table = with_titles(self.table, titled)
        self._columns()

    def _weigh(self, _choice: object = None) -> None:
        """Parses the lines again and shows what each would do."""
        from whistclub.club.actions.members import weigh_members
        from whistclub.files.members import Columns, members_of

        said = self.table.columns
        own = self.name.currentData(), self.first.currentData(), self.number.currentData()
        chosen = Columns(*own, said.guest, said.category, said.team)
        self.members = members_of(self.table, chosen)
        weighed = self.controller.read(weigh_members, self._people())
        self.grid.fill(
            [
                Column("line", tr("Line"), Kind.NUMBER, width=50),
                Column("name", tr("Name"), Kind.NAME, width=210),
                Column("number", tr("Number"), width=90),
                Column("done", tr("What is done"), stretch=True),
            ],
            self._lines(weighed),
        )
        self.summary.setText(self._summary(weighed))
        told = any(told != ExchangedPerson(told.name) for told in (member.told for member in self.members.members))
        self.ok.setEnabled(told or any(one.outcome != "known" for one in weighed))
        set_tip(self.ok, "" if self.ok.isEnabled() else tr("There is nobody to add."))

    def _people(self) -> tuple[tuple[str, str | None], ...]:
        assert self.members is not None
        return tuple((member.name, member.number) for member in self.members.members)

    def _lines(self, weighed: tuple[Weighed, ...]) -> list[GridRow]:
        """Returns one row per line of the file, in file order."""
        assert self.members is not None
        said = {key: tr_marked(text) for key, text in _OUTCOMES.items()}
        rows = (
            []
            if self.only.isChecked()
            else [
                GridRow(
                    member.line,
                    (member.line, one.name, one.number or "", _outcome_text(said[one.outcome], one.like)),
                    one.outcome == "known",
                )
                for member, one in zip(self.members.members, weighed, strict=True)
            ]
        )
        for sign, problems in (("✗", self.members.problems), ("!", self.members.notes)):
            rows += [_told(sign, problem) for problem in problems]
        return sorted(rows, key=lambda row: int(row.key))

    def _summary(self, weighed: tuple[Weighed, ...]) -> str:
        assert self.members is not None
        if self.name.currentData() is None:
            return tr("Choose the column the names stand in.")
        counts = {key: sum(one.outcome == key for one in weighed) for key in _OUTCOMES}
        parts = [tr("%n player(s) in the list", "", len(weighed)), tr("%n new", "", counts["new"])]
        if counts["number"]:
            parts.append(tr("%n get(s) a number", "", counts["number"]))
        if counts["known"]:
            parts.append(tr("%n known", "", counts["known"]))
        if self.members.problems:
            parts.append(tr("✗ %n line(s) cannot be read", "", len(self.members.problems)))
        return " · ".join(parts)

    def done_right(self) -> bool:
        from whistclub.club.actions.members import import_members as enter

        assert self.members is not None
        people, told = self._people(), [member.told for member in self.members.members]

        def work(step: Step) -> Change:
            return self.controller.club.act(enter, people, step=step, told=told)

        enter_all = partial(in_background, self, tr("Entering the players…"), work, len(people))
        self.controller.carry_out(enter_all, self.acted)
        return False

    def acted(self, change: Change) -> None:
        added = sum(kind == "PlayerRecord" for kind, _ in change.created)
        self.controller.said.emit(tr("%n player(s) added", "", added))
        super().acted(change)


def _outcome_text(said: str, like: str) -> str:
    return tr("{outcome}; perhaps the same person as {known}", outcome=said, known=like) if like else said


def _told(sign: str, problem: Problem) -> GridRow:
    from whistclub.words.problems import problem_text

    line = problem.path[-1] if problem.path[:1] == ("line",) else 0
    text = f"{sign} {problem_text(problem)}"
    return GridRow(line, (int(line), "", "", text), tips={3: text})
