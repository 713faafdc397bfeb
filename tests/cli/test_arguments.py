"""What cannot be read on the command line, and the help: in the reader's language, never in argparse's own words."""

from __future__ import annotations

import pytest

from whistclub import words
from whistclub.cli.main import main

ARGPARSE = ("argument ", "required", "unrecognized", "expected", "invalid", "usage:", "positional", "optional", "show ")
"""What argparse says in English."""

MISTAKES = {
    "arbiter": "CONTRACT, CARD: this is missing",
    "arbiter picolo": "CARD: this is missing",
    "arbiter picolo As Kh --leader 1 Td": "Td cannot stand here",
    "arbiter picolo As --json=yes": "--json has no value",
    "arbiter picolo As --trump": "--trump: a value is missing",
    "export --evening 2026-11-27 --all -o x": "--all and --evening do not go together",
    "export -o x": "One of --evening --season --all is missing",
    "export --all": "-o/--output: this is missing",
    "import --replace": "FILE: this is missing",
    "results import x --of gold": "--of: game, ranking is possible, not gold",
    "demo -o x --seed many": "--seed: a whole number belongs here, not many",
    "players": "import: this is missing",
    "--colour": "--colour cannot stand here",
    "--club": "--club: a value is missing",
}


def said(capsys: pytest.CaptureFixture[str], language: str, *arguments: str) -> tuple[int, str, str]:
    try:
        code = main(["--lang", language, *arguments])
    finally:
        words.install("en", None)
    return code, *capsys.readouterr()


@pytest.mark.parametrize(("asked", "mistake"), MISTAKES.items())
def test_a_mistake_is_one_sentence(capsys, asked, mistake):
    code, answer, error = said(capsys, "en", *asked.split())
    assert (code, answer) == (2, "")
    assert error.startswith(mistake)
    assert error.endswith(" --help says what can be asked.\n")
    assert len(error.splitlines()) == 1


@pytest.mark.parametrize("asked", MISTAKES)
@pytest.mark.parametrize("language", ["fr", "nl"])
def test_a_mistake_is_told_in_the_readers_language(capsys, language, asked):
    code, answer, error = said(capsys, language, *asked.split())
    assert (code, answer, len(error.splitlines())) == (2, "", 1)
    assert not [word for word in (*ARGPARSE, "missing", "belongs", "stand", "says") if word in error]


@pytest.mark.parametrize("language", ["fr", "nl"])
@pytest.mark.parametrize("asked", ["--help", "arbiter --help", "players import --help", "export -h"])
def test_the_help_is_in_the_readers_language(capsys, language, asked):
    code, answer, error = said(capsys, language, *asked.split())
    assert (code, error) == (0, "")
    assert not [word for word in ARGPARSE if word in answer.lower()]


def test_a_wrong_language_is_answered_in_french(capsys):
    code, _, error = said(capsys, "xx")
    assert (code, error[:8]) == (2, "--lang :")
