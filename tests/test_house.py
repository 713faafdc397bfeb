"""The house: what may be loaded where, and that the README tells the truth about commands."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def loaded_by(module: str) -> set[str]:
    """Top-level modules in memory after importing ``module`` in a fresh interpreter."""
    code = f"import {module}, sys; print(' '.join({{name.split('.')[0] for name in sys.modules}}))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    return set(run.stdout.split())


@pytest.mark.parametrize(
    "room",
    ["rules.games", "ranking.season", "arbiter.answer", "club.queries", "words.sheets.deals", "entry.sheet_lines"],
)
def test_the_core_loads_no_qt_no_sql_no_office_library(room):
    office = {"openpyxl", "xlsxwriter", "reportlab", "pypdfium2"}
    heavy = {"PySide6", "sqlalchemy", "alembic", "pydantic", "wasmtime", *office}
    assert not loaded_by(f"whistclub.{room}") & heavy


def test_the_window_starts_without_office_libraries_and_migrations():
    heavy = {"alembic", "openpyxl", "xlsxwriter", "reportlab", "pypdfium2"}
    assert not loaded_by("whistclub.desktop.main_window.window") & heavy


def test_readme_lists_every_command():
    run = subprocess.run(
        [sys.executable, "-m", "whistclub", "--lang", "en", "--help"],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    )
    commands = set(re.search(r"\{([a-z,]+)\}", run.stdout).group(1).split(","))
    section = (ROOT / "README.md").read_text("utf-8").split("## Without the window")[1].split("\n## ")[0]
    listed = set(re.findall(r"^\| `([a-z]+)", section, re.M))
    assert commands == listed


def test_no_registry_address_in_the_lock():
    for lock in (ROOT / "packaging").glob("requirements*.txt"):
        assert "://" not in lock.read_text("utf-8")
