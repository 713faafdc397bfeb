"""Words from Qt's catalogues, and where they lie."""

import subprocess
import sys
from pathlib import Path

import pytest

from whistclub.resources import resource
from whistclub.words import language, qt, tr
from whistclub.words.languages import LANGUAGES


def test_without_a_catalogue_the_english_text_is_shown(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(qt, "resource", lambda *parts: tmp_path.joinpath(*parts))
    assert qt.load("nl") is False
    assert (language(), tr("Passed")) == ("nl", "Passed")


def test_the_users_language_is_one_of_ours() -> None:
    assert qt.system_language() in LANGUAGES


def test_resources_are_found_wherever_the_program_was_started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    assert resource("fonts", "DejaVuSans.ttf").is_file()
    assert resource("no", "such").is_absolute()


CATALOGUE = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message><source>Passed</source><translation>Passé</translation></message>
    <message>
        <source>{place}: {sentence}</source>
        <translation>{place} : {sentence}</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation><numerusform>%n pli</numerusform><numerusform>%n plis</numerusform></translation>
    </message>
</context>
</TS>
"""


def test_a_catalogue_gives_words_plurals_and_places(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = tmp_path / "translations"
    folder.mkdir()
    (folder / "whistclub_fr.ts").write_text(CATALOGUE, "utf-8")
    compiler = Path(sys.executable).with_name("pyside6-lrelease")
    subprocess.run([compiler, "-silent", folder / "whistclub_fr.ts"], check=True)
    monkeypatch.setattr(qt, "resource", lambda *parts: tmp_path.joinpath(*parts))
    assert qt.load("fr") is True
    assert language() == "fr"
    assert [tr("Passed"), tr("%n trick(s)", "", 1), tr("%n trick(s)", "", 3)] == ["Passé", "1 pli", "3 plis"]
    assert tr("{place}: {sentence}", place="a", sentence="b") == "a : b"
    assert tr("not in the catalogue") == "not in the catalogue"
