"""No code outside a game asks which game it is, and none but the tables of games knows a game's own modules."""

from __future__ import annotations

import ast
import dataclasses
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from whistclub.rules.games import GAMES

ROOT: Final = Path(__file__).parent.parent.parent / "whistclub"
TABLES: Final = {
    "rules/games.py",
    "words/games/__init__.py",
    "entry/games/__init__.py",
    "demo/games/__init__.py",
}
"""The files in which the games of a room are listed."""
OWN: Final = {
    # The arbiter is of Whist 32 alone (rules.md §2.1): its room, its command, its words and its
    # part of the window.
    "arbiter",
    "cli/arbiter.py",
    "desktop/arbiter",
    "entry/arbiter_form.py",
    "words/arbiter.py",
}
"""What belongs to one game outside its own modules."""
SOURCES: Final = {path: ast.parse(path.read_text("utf-8")) for path in sorted(ROOT.rglob("*.py"))}


def apart() -> Iterator[tuple[str, ast.Module]]:
    """The sources that are no game's own and no table of games, by where they are."""
    own = [f"{room}/{game}" for game in GAMES for room in ("rules", "words/games", "entry/games", "demo/games")]
    for path, tree in SOURCES.items():
        where = path.relative_to(ROOT).as_posix()
        mine = any(where == each or where.startswith((f"{each}/", f"{each}.py", f"{each}_")) for each in (*own, *OWN))
        if where not in TABLES and not mine:
            yield where, tree


def test_no_game_is_named() -> None:
    named = [
        f"{where}:{node.lineno}: {node.value}"
        for where, tree in apart()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in GAMES
    ]
    assert named == []


def test_a_games_own_modules_are_imported_by_the_game_alone() -> None:
    rooms = ("whistclub.rules", "whistclub.words.games", "whistclub.entry.games", "whistclub.demo.games")
    own = {f"{room}.{game}" for room in rooms for game in GAMES}
    found = []
    for where, tree in apart():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Import | ast.ImportFrom):
                continue
            names = [alias.name for alias in node.names]
            if isinstance(node, ast.ImportFrom):
                names = [node.module or "", *(f"{node.module}.{name}" for name in names)]
            if any(name == each or name.startswith((f"{each}.", f"{each}_")) for name in names for each in own):
                found.append(f"{where}:{node.lineno}: {names[0]}")
    assert found == []


def test_nobody_looks_at_the_type_of_a_deal_or_of_conventions() -> None:
    types = {kind.__name__ for game in GAMES.values() for kind in (game.deal_type, game.conventions_type)}
    found = []
    for where, tree in apart():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and len(node.args) > 1:
                asked = {each.id for each in ast.walk(node.args[1]) if isinstance(each, ast.Name)}
                if node.func.id == "hasattr" or (node.func.id == "isinstance" and asked & types):
                    found.append(f"{where}:{node.lineno}")
    assert found == []


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_game_says_the_facts_its_deals_really_have(game) -> None:
    facts = {field.name for field in dataclasses.fields(game.deal_type)}
    said = {name for kind in game.kinds.values() for name in (*kind.required, *kind.optional)}
    assert said | {*game.proposed, *game.texts, *game.told} <= facts
    assert {"dealer", "note"} <= facts
    assert {*game.convention_forms} <= {field.name for field in dataclasses.fields(game.conventions_type)}
