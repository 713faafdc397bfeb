"""Words from Qt's catalogues, and where they lie."""

from pathlib import Path

import pytest

from whistclub.resources import resource
from whistclub.words import language, qt, tr


def test_without_a_catalogue_the_english_text_is_shown(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(qt, "resource", lambda *parts: tmp_path.joinpath(*parts))
    assert qt.load("nl") is False
    assert (language(), tr("Passed")) == ("nl", "Passed")


def test_the_users_language_is_one_of_ours() -> None:
    assert qt.system_language() in qt.LANGUAGES


def test_resources_are_found_wherever_the_program_was_started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    assert resource("fonts", "DejaVuSans.ttf").is_file()
    assert resource("no", "such").is_absolute()
