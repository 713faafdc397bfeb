"""Import of conventions from files of other clubs: each file completely or not at all, with every error listed."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QWidget

from whistclub.club.actions.conventions import add_conventions
from whistclub.club.conventions import NamedConventions, offered_conventions
from whistclub.club.names import folded
from whistclub.desktop.controller import Controller
from whistclub.desktop.conventions.naming import NameDialog
from whistclub.desktop.files.file_dialogs import ask_open_many
from whistclub.desktop.files.importing import ListDialog, import_evenings
from whistclub.files.text import read_bytes
from whistclub.rules.common import Refused
from whistclub.words import tr
from whistclub.words.problems import located_text


def ask_conventions(parent: QWidget, controller: Controller) -> None:
    """Asks for files of conventions and imports them."""
    kinds = tr("Conventions (*.json);;All files (*)")
    if chosen := ask_open_many(parent, tr("Import conventions"), kinds):
        import_conventions(parent, controller, chosen)


def open_files(parent: QWidget, controller: Controller, paths: Sequence[str]) -> None:
    """Imports files of evenings and of conventions, distinguished by the format they declare."""
    agreed = [path for path in paths if is_conventions(path)]
    evenings = [path for path in paths if path not in agreed]
    if agreed:
        import_conventions(parent, controller, agreed)
    if evenings:
        import_evenings(parent, controller, evenings)


def is_conventions(path: str) -> bool:
    """Returns whether a file declares that it holds conventions."""
    from whistclub.files.model import CONVENTIONS_FORMAT

    try:
        value = json.loads(read_bytes(Path(path)))
    except (OSError, ValueError, RecursionError, Refused):
        return False
    return isinstance(value, dict) and value.get("format") == CONVENTIONS_FORMAT


def import_conventions(parent: QWidget, controller: Controller, paths: Sequence[str]) -> None:
    """Adds the conventions in the files to the club's own; asks for another name if one is taken. If any file has
    errors, imports nothing and lists them."""
    found, mistakes = _read_all(paths)
    if mistakes:
        intro = tr("Nothing was imported. What is wrong:")
        ListDialog(controller, tr("Import conventions"), intro, mistakes, parent=parent.window()).open()
        return
    for named in found:
        _take_in(parent, controller, named)


def _read_all(paths: Sequence[str]) -> tuple[list[NamedConventions], list[str]]:
    from whistclub.files.conventions import read_conventions

    found, mistakes = [], []
    for path in map(Path, paths):
        try:
            found.append(read_conventions(read_bytes(path)))
        except Refused as refused:
            mistakes += [f"{path.name}: {located_text(problem)}" for problem in refused.problems]
        except OSError as error:
            mistakes.append(tr("{file} cannot be read: {reason}", file=path.name, reason=error.strerror or ""))
    return found, mistakes


def _take_in(parent: QWidget, controller: Controller, named: NamedConventions) -> None:

    there = controller.read(offered_conventions, named.game)
    if named in there:
        controller.said.emit(tr("The conventions “{name}” were there already.", name=named.name))
    elif any(folded(one.name) == folded(named.name) for one in there):
        title = tr("“{name}” is there already and differs", name=named.name)
        NameDialog(controller, title, named, add_conventions, parent.window()).open()
    else:
        imported = tr("The conventions “{name}” are imported.", name=named.name)
        args = (named.game, named.name, named.conventions)
        controller.act(add_conventions, *args, then=lambda _: controller.said.emit(imported))
