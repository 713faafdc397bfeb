"""Every key the program emits has its sentence, and every sentence finds its values."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import whistclub
from whistclub.rules.games import GAMES
from whistclub.storage.faults import _SQLITE_KEYS
from whistclub.words.actions import ACTIONS
from whistclub.words.games import words_of
from whistclub.words.problems import ERRORS, PROBLEMS
from whistclub.words.sheets.warnings import WARNINGS
from whistclub.words.why import RANKING_REASONS

ROOT = Path(whistclub.__file__).parent
SOURCES = {path: ast.parse(path.read_text("utf-8")) for path in sorted(ROOT.rglob("*.py"))}
"""The program text, read once."""
RULES, RANKING = ROOT / "rules", ROOT / "ranking"


def calls(*names: str, inside: Path = ROOT) -> Iterator[tuple[str, ast.Call]]:
    """(where, call) of every call of a function or class of one of these names."""
    for path, tree in SOURCES.items():
        if not path.is_relative_to(inside):
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                called = node.func
                name = called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
                if name in names:
                    yield f"{path.relative_to(ROOT)}:{node.lineno}", node


def texts(node: ast.expr) -> Iterator[str]:
    """The text an argument can be, both ways of a condition."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from texts(node.body)
        yield from texts(node.orelse)


def keys(names: tuple[str, ...], position: int, inside: Path = ROOT) -> Iterator[tuple[str, str, ast.Call]]:
    """(where, key, call) of the calls whose argument at ``position`` is written out."""
    for where, call in calls(*names, inside=inside):
        if len(call.args) > position:
            for key in texts(call.args[position]):
                yield where, key, call


def assigned(name: str, inside: Path) -> Iterator[str]:
    """The texts given to a variable ``name``."""
    for path, tree in SOURCES.items():
        if path.is_relative_to(inside):
            for node in ast.walk(tree):
                if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == name for t in node.targets):
                    yield from texts(node.value)


def own_texts(name: str) -> dict[str, str]:
    """The texts of one kind that games have of their own."""
    return {key: text for game in GAMES for key, text in getattr(words_of(game), name).items()}


def emitted_problems() -> Iterator[tuple[str, str, ast.Call]]:
    yield from keys(("Problem", "refuse"), 1)
    yield from keys(("PydanticCustomError", "_Odd"), 0)


def places(sentence: str) -> set[str]:
    return {field for _, field, _, _ in Formatter().parse(sentence) if field}


def given(call: ast.Call, position: int) -> set[str] | None:
    """The names of a call's values where they are written out; None where they are not."""
    named = {keyword.arg for keyword in call.keywords if keyword.arg}
    if named:
        return named
    if len(call.args) <= position:
        return set()
    values = call.args[position]
    if not isinstance(values, ast.Dict) or None in values.keys:
        return None
    return {key.value for key in values.keys if isinstance(key, ast.Constant)}


def test_the_program_text_is_read() -> None:
    assert len(SOURCES) > 30
    assert {"not_seated", "sum_not_zero", "not_json"} <= {key for _, key, _ in emitted_problems()}


def test_every_problem_has_a_sentence() -> None:
    texts = {**PROBLEMS, **own_texts("problems")}
    assert [f"{where}: {key}" for where, key, _ in emitted_problems() if key not in texts] == []


def test_every_sentence_of_a_problem_finds_its_values() -> None:
    lacking = []
    texts = {**PROBLEMS, **own_texts("problems")}
    for where, key, call in keys(("Problem", "refuse"), 1):
        values = given(call, 2)
        missing = places(texts.get(key, "")) - {"field", "whole"} - (values or set())
        if values is not None and missing:
            lacking.append(f"{where}: {key} needs {sorted(missing)}")
    assert lacking == []


def test_every_error_has_a_sentence_and_its_values() -> None:
    lacking = [key for key in _SQLITE_KEYS.values() if key not in ERRORS]
    for where, key, call in keys(("KnownError",), 0):
        missing = places(ERRORS.get(key, "")) - (given(call, 1) or set())
        if key not in ERRORS or missing:
            lacking.append(f"{where}: {key} {sorted(missing)}")
    assert lacking == []


def test_every_warning_has_a_sentence() -> None:
    found = {key for _, key, _ in keys(("Warned",), 0)} | set(assigned("code", RULES))
    assert found == {*WARNINGS, *own_texts("warnings")}


def test_every_action_has_a_name() -> None:
    found = {key for _, key, _ in keys(("ActionName",), 0)} | set(assigned("key", ROOT / "club"))
    found |= {key for _, key, _ in keys(("_named",), 1, ROOT / "club" / "actions")}
    assert found == set(ACTIONS)


def test_every_reason_of_a_deal_has_a_sentence() -> None:
    found = {key for _, key, _ in keys(("Reason",), 0, RULES)} | set(assigned("key", RULES))
    assert found - set(GAMES) - set(own_texts("reasons")) == set()


def test_every_reason_of_a_ranking_has_a_sentence() -> None:
    found = {key for _, key, _ in keys(("Reason",), 0, RANKING)} | set(assigned("key", RANKING / "why.py"))
    assert found - {"best"} - set(RANKING_REASONS) == set()


def test_no_sentence_is_left_over() -> None:
    # Keys that reach their place through a variable are found as plain text.
    written = {
        node.value
        for path, tree in SOURCES.items()
        if not path.is_relative_to(ROOT / "words")
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert {*PROBLEMS, *ERRORS} - written == set()
