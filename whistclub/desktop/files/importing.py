"""Import of evening files: all of them or nothing, with every error listed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QCheckBox, QWidget

from whistclub.club.ports import Change
from whistclub.desktop.controller import Controller, sentence
from whistclub.desktop.design.widgets import label
from whistclub.desktop.dialogs.dialog import Dialog
from whistclub.rules.common import Refused
from whistclub.words import tr

if TYPE_CHECKING:
    from whistclub.club.imports.exchange import ExchangedEvening


class ListDialog(Dialog):
    """Shows lines of text: errors, or the result of an import."""

    def __init__(
        self,
        controller: Controller,
        title: str,
        intro: str,
        lines: Sequence[str],
        ok: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(controller, title, ok, parent)
        self.lines = tuple(lines)
        self.inside.setMinimumWidth(560)
        self.box.addWidget(label(intro, "strong", wrap=True))
        for line in self.lines[:400]:
            self.box.addWidget(label(line, wrap=True))
        if len(self.lines) > 400:
            self.box.addWidget(label(tr("and %n more", "", len(self.lines) - 400), "quiet"))
        self.box.addStretch(1)


def import_evenings(parent: QWidget, controller: Controller, paths: Sequence[str]) -> None:
    """Imports evening files. If one has errors, imports none and lists every error."""
    evenings, mistakes = read_all(paths)
    if mistakes:
        intro = tr("Nothing was imported. What is wrong:")
        ListDialog(controller, tr("Import evening files"), intro, mistakes, parent=parent.window()).open()
        return
    ImportDialog(controller, evenings, parent.window()).begin()


def read_all(paths: Sequence[str]) -> tuple[list[ExchangedEvening], list[str]]:
    """Returns the evenings in the files, and all errors as lines that name the file and the position."""
    from whistclub.files.evening import read_evening
    from whistclub.files.text import read_bytes
    from whistclub.words.problems import located_text

    evenings, mistakes = [], []
    QApplication.setOverrideCursor(Qt.CursorShape.BusyCursor)
    try:
        for path in map(Path, paths):
            try:
                evenings.append(read_evening(read_bytes(path)))
            except Refused as refused:
                mistakes += [f"{path.name}: {located_text(problem)}" for problem in refused.problems]
            except OSError as error:
                mistakes.append(tr("{file} cannot be read: {reason}", file=path.name, reason=error.strerror or ""))
    finally:
        QApplication.restoreOverrideCursor()
    return evenings, mistakes


class ImportDialog(Dialog):
    """Lists the sheets that differ from those in the club, and replaces them only if the marker chooses to."""

    def __init__(
        self, controller: Controller, evenings: Sequence[ExchangedEvening], parent: QWidget | None = None
    ) -> None:
        super().__init__(controller, tr("Import evening files"), tr("Replace and import"), parent)
        self.evenings = tuple(evenings)
        self.inside.setMinimumWidth(560)
        self.difference = label("", wrap=True)
        self.replace = QCheckBox(tr("Replace"))
        self.replace.setAccessibleName(
            what := tr("Replace the sheets of the club by those of the files (can be undone)")
        )
        self.box.addWidget(self.difference)
        self.box.addWidget(label(what, wrap=True))
        self.box.addWidget(self.replace)
        self.box.addStretch(1)
        controller.refused.disconnect(self._refused)

    def begin(self) -> None:
        """Imports at once if nothing differs, else opens the dialog."""
        error = self._refusal()
        if error is None:
            self._run(False)
            return
        self.difference.setText(sentence(error, players=self.controller.names_by_key()))
        self.open()

    def _refusal(self) -> Exception | None:
        from whistclub.club.imports.merge import import_evenings as merge
        from whistclub.errors import KnownError

        try:
            self.controller.club.preview(merge, self.evenings)
        except (Refused, KnownError) as error:
            return error
        return None

    def done_right(self) -> bool:
        if not self.replace.isChecked():
            self.complain(tr("Tick the box to replace the sheets, or cancel."))
            return False
        self._run(True)
        return False

    def _run(self, replace: bool) -> None:
        from whistclub.club.imports.merge import import_evenings as merge

        self.controller.act(merge, self.evenings, replace=replace, then=self.acted, otherwise=self._not_run)

    def acted(self, change: Change) -> None:
        _tell(self.controller, change, self.parentWidget())
        self.accept() if self.isVisible() else self.close()

    def _not_run(self) -> None:
        if not self.isVisible():
            self.close()  # the dialog was never shown: the window shows the reason


def _tell(controller: Controller, change: Change, parent: QWidget | None) -> None:
    """Lists the players and seasons the import created, so that misspelt names are noticed."""
    from whistclub.club.imports.created import created

    if change.action is None:
        controller.said.emit(tr("Everything in the files was there already."))
        return
    made = controller.read(created, change)
    if not made.players:
        controller.said.emit(tr("Imported. No new player was needed."))
        return
    intro = tr("Imported. These players are new to the club; look for slips in the names:")
    alike = [tr("{name} is perhaps the same person as {known}", name=name, known=known) for name, known in made.alike]
    ListDialog(controller, tr("Import"), intro, (*alike, *made.players), parent=parent).open()
