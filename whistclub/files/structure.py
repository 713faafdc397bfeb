"""Checks an evening file against its models: every mistake of form with its place, and the valid parts for the rules.

One invalid part does not hide other mistakes: it is left out, and the rest is checked by the rules.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError

from whistclub.files.model import EveningBase, SheetBase, deal_form, evening_model, sheet_model
from whistclub.files.text import Path, shown
from whistclub.rules.common import Problem
from whistclub.rules.games import GAMES

_FORMS: Final = {
    "int_type": "whole_number",
    "string_type": "text",
    "bool_type": "true_or_false",
    "list_type": "list",
    "dict_type": "object",
    "model_type": "object",
    "model_attributes_type": "object",
}
_NEEDED: Final = frozenset({"game", "seats"})
"""Keys without which a sheet cannot be checked at all."""
_DECIDING: Final = frozenset({"conventions", "seat_changes", "results", "tricks", "deals_played"})
"""Keys without which, when one is wrong, deals or results cannot be checked."""


class Report:
    """The problems found so far. Each place is reported once, without consequences of the first problem."""

    def __init__(self, problems: Iterable[Problem] = ()) -> None:
        self.problems: list[Problem] = []
        self._places: set[Path] = set()
        self.add(*problems)

    def add(self, *problems: Problem) -> None:
        """Adds the problems whose place, or one around it, has none yet; those of one call do not exclude each
        other."""
        fresh = [problem for problem in problems if not self.covers(problem.path)]
        self.problems += fresh
        self._places.update(problem.path for problem in fresh if problem.path)

    def covers(self, path: Path) -> bool:
        """Whether something at or around ``path`` was reported."""
        return bool(self._places) and any(path[:length] in self._places for length in range(1, len(path) + 1))

    def below(self, *prefix: str | int) -> dict[str | int, list[Path]]:
        """The places reported below ``prefix``, without it, grouped by their first step."""
        length = len(prefix)
        return _grouped(path[length:] for path in self._places if len(path) > length and path[:length] == prefix)

    def in_order(self) -> list[Problem]:
        """The problems in the order of the file: first the evening's own, then sheet by sheet and deal by deal."""
        return sorted(self.problems, key=lambda problem: _position(problem.path))


def _grouped(paths: Iterable[Path]) -> dict[str | int, list[Path]]:
    groups: dict[str | int, list[Path]] = {}
    for path in paths:
        groups.setdefault(path[0], []).append(path[1:])
    return groups


def _position(path: Path) -> tuple[int, int]:
    def index(at: int, name: str) -> int:
        found = path[at + 1] if len(path) > at + 1 and path[at] == name else -1
        return found if isinstance(found, int) else -1

    sheet = index(0, "sheets")
    return sheet, index(2, "deals") if sheet >= 0 else -1


@dataclass(slots=True)
class Part:
    """The valid parts of a sheet. An invalid deal is None. ``judge``: whether the deals or results can be checked by
    the rules; ``wrong``: keys of the sheet that were left out."""

    index: int
    sheet: Any
    deals: Sequence[Any]
    judge: bool = True
    wrong: frozenset[str] = field(default_factory=frozenset)


def sound_parts(value: Any, report: Report) -> tuple[EveningBase | None, list[Part]]:
    """Reports every mistake of form in ``value``; returns the evening when there is none, and the valid parts of its
    sheets."""
    try:
        evening: Any = evening_model().model_validate(value)
    except ValidationError as error:
        report.add(*form_problems(error))
        listed = value.get("sheets") if isinstance(value, dict) else None
        if not isinstance(listed, list) or report.covers(("sheets",)):
            return None, []
        wrong = report.below("sheets")
        parts = (_sound_part(index, raw, wrong.get(index, [])) for index, raw in enumerate(listed))
        return None, [part for part in parts if part is not None]
    return evening, [Part(index, sheet, sheet.deals or ()) for index, sheet in enumerate(evening.sheets)]


def form_problems(error: ValidationError) -> Iterator[Problem]:
    """The errors of pydantic as problems with their places in the file."""
    yield from (_problem(entry) for entry in error.errors(include_url=False))


def _sound_part(index: int, raw: Any, inside: list[Path]) -> Part | None:
    wrong = frozenset(str(path[0]) for path in inside if path and not (path[0] == "deals" and len(path) > 1))
    if () in inside or not isinstance(raw, dict) or wrong & _NEEDED:
        return None
    game = raw.get("game")
    if not isinstance(game, str) or game not in GAMES or "seats" not in raw:
        return None
    kept = {key: value for key, value in raw.items() if key not in wrong}
    deals = kept.get("deals")
    if deals is not None:
        kept["deals"] = []
    judge = not wrong & _DECIDING
    if "first_dealer" not in kept:
        kept["first_dealer"] = kept["seats"][0]
        judge = judge and len(kept["seats"]) == 4
    try:
        sheet: SheetBase = sheet_model(game).model_validate(kept)
    except ValidationError:
        return None
    wrong_deals = _grouped(path[1:] for path in inside if path[0] == "deals" and len(path) > 1)
    sound = [_sound_deal(game, deal, wrong_deals.get(at, [])) for at, deal in enumerate(deals or ())]
    return Part(index, sheet, sound, judge, wrong)


def _sound_deal(game: str, raw: Any, wrong: list[Path]) -> Any | None:
    """The deal without its invalid facts, when the rest can be checked; else None."""
    if wrong:
        # A fact that is filled in from the deals before must not be dropped: it would be another deal.
        apart = GAMES[game].proposed
        if any(not path or path[-1] in apart or isinstance(path[-1], int) for path in wrong):
            return None
        raw = copy.deepcopy(raw)
        for path in wrong:
            _take_out(raw, path)
    try:
        return _deal_adapter(game).validate_python(raw)
    except ValidationError:
        return None


def _take_out(raw: Any, path: Path) -> None:
    for step in path[:-1]:
        try:
            raw = raw[step]
        except (LookupError, TypeError):
            return
    if isinstance(raw, dict):
        raw.pop(path[-1], None)


@cache
def _deal_adapter(game: str) -> TypeAdapter[Any]:
    return TypeAdapter(deal_form(game))


def _problem(entry: Any) -> Problem:
    """One error of pydantic as a problem with its place in the file."""
    kind, context = entry["type"], entry.get("ctx", {})
    path = _place(entry["loc"])
    if kind in ("union_tag_invalid", "union_tag_not_found"):
        path = (*path, context["discriminator"].strip("'"))
        if kind == "union_tag_not_found":
            return Problem(path, "missing")
        return Problem(
            path, "not_one_of", {"allowed": _quoted(context["expected_tags"]), "value": shown(context["tag"])}
        )
    if kind == "missing":
        return Problem(path, "missing")
    if kind == "extra_forbidden":
        return Problem(path, "unknown_key", {"name": path[-1]})
    if kind in _FORMS:
        return Problem(path, "wrong_type", {"expected": _FORMS[kind], "value": _brief(entry["input"])})
    if kind == "literal_error":
        return Problem(path, "not_one_of", {"allowed": _quoted(context["expected"]), "value": _brief(entry["input"])})
    if kind == "greater_than_equal":
        return Problem(path, "too_small", {"low": context["ge"], "value": entry["input"]})
    if kind == "less_than_equal":
        return Problem(path, "too_big", {"high": context["le"], "value": entry["input"]})
    if kind == "too_short":
        return Problem(path, "too_few", {"least": context["min_length"], "count": context["actual_length"]})
    if kind == "too_long":
        return Problem(path, "too_many", {"most": context["max_length"]})
    if kind == "string_unicode":
        return Problem(path, "bad_text")
    if kind in _OWN:
        return Problem(path, kind, {**context, "value": _brief(entry["input"])})
    return Problem(path, "wrong_value", {"value": _brief(entry["input"])})


_OWN: Final = frozenset(
    {"empty_name", "nul_text", "text_too_long", "not_a_date", "newer_format", "not_an_amount", "player_twice"}
)


def _place(loc: tuple[Any, ...]) -> Path:
    """The place in the file: without the names of alternatives that pydantic adds after a list's index."""
    steps: list[str | int] = []
    rest = [shown(step) if isinstance(step, str) else step for step in loc]
    while rest:
        step = rest.pop(0)
        if step == "[key]" and not rest:
            break
        steps.append(step)
        if not rest or not isinstance(step, int):
            continue
        if steps[:1] == ["adjustments"] and len(steps) == 2:
            rest.pop(0)
        elif steps[:1] == ["sheets"] and len(steps) == 2:
            game = str(rest.pop(0))
        elif steps[:1] == ["sheets"] and len(steps) == 4 and steps[2] == "deals" and len(GAMES[game].kinds) > 1:
            rest.pop(0)
    return tuple(steps)


def _quoted(text: str) -> tuple[str, ...]:
    return tuple(re.findall(r"'([^']*)'", text)) or (text,)


def _brief(value: Any) -> str:
    """A short text of a foreign value for a message."""
    if isinstance(value, str):
        return f'"{shown(value, 30)}"'
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return repr(value)
    return "[…]" if isinstance(value, list) else "{…}"
