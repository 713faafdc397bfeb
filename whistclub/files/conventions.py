"""Conventions in files: with a sheet in an evening file, and in a file of their own that clubs exchange."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError

from whistclub.club.conventions import LONGEST, NamedConventions
from whistclub.files.model import (
    CONVENTIONS_FORMAT,
    VERSION,
    any_conventions_file_model,
    conventions_file_model,
    conventions_model,
)
from whistclub.files.shape import Strict
from whistclub.files.structure import Report, form_problems
from whistclub.files.text import Path, read_json
from whistclub.rules.common import Problem, Refused
from whistclub.rules.games import GAMES
from whistclub.rules.sheet import game_of

SUFFIX: Final = ".conventions.json"
"""Suffix of files of conventions."""


def read_conventions(data: bytes) -> NamedConventions:
    """The conventions in a file of their own. Refused with every problem of the file, paths from its top."""
    value, odd = read_json(data)
    report = Report(odd)
    model: Any = None
    game = value.get("game") if isinstance(value, dict) else None
    known = isinstance(game, str) and game in GAMES
    try:
        model = (conventions_file_model(str(game)) if known else any_conventions_file_model()).model_validate(value)
    except ValidationError as error:
        report.add(*form_problems(error))
    if known:
        _hold_to_rules(str(game), value.get("conventions"), report)
    if isinstance(value, dict) and len(str(value.get("name", ""))) > LONGEST:
        report.add(Problem(("name",), "text_too_long", {"most": LONGEST}))
    if model is None or report.problems:
        raise Refused(report.in_order())
    return NamedConventions(model.name, model.game, conventions_of(model.game, model.conventions))


def _hold_to_rules(game: str, value: Any, report: Report) -> None:
    """Reports what the rules refuse in conventions of valid form, whatever else is wrong in the file."""
    try:
        model = _adapter(game).validate_python(value)
    except ValidationError:
        return
    conventions = conventions_of(game, model)
    report.add(
        *(
            Problem(file_path(game, conventions, model, ("conventions", *problem.path)), problem.key, problem.values)
            for problem in game_of(game).convention_problems(conventions)
        )
    )


@cache
def _adapter(game: str) -> TypeAdapter[Any]:
    return TypeAdapter(conventions_model(game))


def write_conventions(named: NamedConventions) -> bytes:
    """The file of conventions: UTF-8, always the same bytes for the same conventions."""
    data = {
        "format": CONVENTIONS_FORMAT,
        "version": VERSION,
        "name": named.name,
        "game": named.game,
        "conventions": conventions_json(named.game, named.conventions),
    }
    return (json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode()


def conventions_json(game: str, conventions: Any) -> dict[str, Any]:
    """Conventions in the form of a file: what differs from the usual ones, or from the preset they started from."""
    return game_of(game).differences(conventions)


def conventions_of(game: str, model: Strict | None) -> Any:
    """The conventions of their checked form in a file; None: the game's own."""
    return game_of(game).resolve(given(model))


def file_path(game: str, conventions: Any, model: Strict | None, path: Path) -> Path:
    """The path in a file of a problem that the rules found at ``path``."""
    if path[:1] != ("conventions",):
        return path
    return ("conventions", *game_of(game).file_path(conventions, given(model), path[1:]))


def given(model: Strict | None) -> Mapping[str, Any]:
    """The conventions given in a file."""
    return {} if model is None else model.model_dump(exclude_unset=True)
