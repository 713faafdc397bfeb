"""No module imports, by whatever way round, a module that imports it: imports in functions and those for types alone
count too."""

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).parent.parent
LOOKED_UP = ("whistclub.rules.facts", "whistclub.rules.games")
"""A sheet asks the games for its own: the one import that goes back."""


def modules() -> dict[str, Path]:
    """Every module of the program, by its dotted name."""
    found = {}
    for path in (ROOT / "whistclub").rglob("*.py"):
        parts = path.relative_to(ROOT).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imported(path: Path, known: dict[str, Path]) -> set[str]:
    """The modules of the program that the one at ``path`` imports; a package only where something of its own is."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                found.add(whole if whole in known else node.module)
    return found & known.keys()


def test_no_circle_of_imports():
    known = modules()
    graph = {name: imported(path, known) - {name} for name, path in known.items()}
    graph[LOOKED_UP[0]].discard(LOOKED_UP[1])
    assert sum(map(len, graph.values())) > 1000
    circle: list[str] = []
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        circle = error.args[1]
    assert circle == []
