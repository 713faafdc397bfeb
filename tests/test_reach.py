"""What the program can do is reachable: every action of the club has a caller outside the tests."""

import ast
from pathlib import Path

ROOT = Path(__file__).parent.parent
ACTIONS = ROOT / "whistclub" / "club" / "actions"


def actions() -> set[str]:
    """Public functions of ``club/actions`` that return the name of what was done."""
    found = set()
    for path in ACTIONS.glob("*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and not node.name.startswith("_") and node.returns is not None:
                found |= {node.name} if "ActionName" in ast.unparse(node.returns) else set()
    return found


def named(path: Path) -> set[str]:
    """Every name a module uses: variables read, attributes."""
    tree = ast.parse(path.read_text("utf-8"))
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    return names | {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}


def test_every_action_of_the_club_can_be_asked_for():
    asked = set[str]()
    for path in (ROOT / "whistclub").rglob("*.py"):
        if ACTIONS not in path.parents:
            asked |= named(path)
    assert len(actions()) > 40
    assert actions() - asked == set()
