"""Preferences of one marker on one computer: language, theme, text size, the club opened last and others.

They are kept in a TOML file that people may edit; only the window geometry is left to QSettings."""

from __future__ import annotations

import os
import tomllib
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from whistclub.words.languages import LANGUAGES
from whistclub.words.qt import system_language

THEMES: Final = ("system", "light", "dark", "contrast")
TEXT_SIZES: Final = (100, 115, 130, 150, 175, 200)
"""Text sizes offered, in percent."""
PAPERS: Final = ("A4", "A5", "Letter")
PAPERS_HELD: Final = ("", "portrait", "landscape")
TELEVISION_GROUNDS: Final = ("black", "paper")
TELEVISION_SECONDS: Final = range(5, 61)
"""Allowed seconds per page of the television."""


def preferences_folder() -> Path:
    """Returns the folder for settings, geometry and crash reports: ``WHISTCLUB_HOME`` if set, else the user's own
    folder."""
    if home := os.environ.get("WHISTCLUB_HOME"):
        return Path(home)
    from platformdirs import user_config_path

    return user_config_path("whistclub", appauthor=False)


@dataclass(slots=True)
class Preferences:
    """Preferences of one marker.

    ``language`` "" follows the system; ``text_size`` is in percent; ``club``: path or URL opened last, "" the default
    club; ``marker`` signs what is entered here; ``newest_first``: the latest deal is the top row of the score sheet.
    ``paper``, ``paper_held``: paper size and orientation of the last printout, "" as suits each report.
    ``television_screen``: name of the screen, "" the second one, ``window`` an ordinary window. ``clock_sound``: a
    sound announces the last deal."""

    language: str = ""
    theme: str = "system"
    text_size: int = 100
    marker: str = ""
    club: str = ""
    newest_first: bool = True
    paper: str = "A4"
    paper_held: str = ""
    television_scene: str = "standings"
    television_ground: str = "black"
    television_seconds: int = 12
    television_screen: str = ""
    clock_sound: bool = False
    path: Path | None = field(default=None, compare=False)

    @classmethod
    def load(cls, path: Path | None = None) -> Preferences:
        """Returns the stored preferences; a value that is unreadable or not allowed is replaced by its default."""
        path = path or preferences_folder() / "settings.toml"
        preferences = cls(path=path)
        try:
            stored = tomllib.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return preferences
        for entry in fields(cls):
            value = stored.get(entry.name)
            if entry.name != "path" and type(value) is type(getattr(preferences, entry.name)):
                setattr(preferences, entry.name, value)
        preferences._check()
        return preferences

    def _check(self) -> None:
        if self.language not in LANGUAGES:
            self.language = ""
        if self.theme not in THEMES:
            self.theme = "system"
        if self.text_size not in TEXT_SIZES:
            self.text_size = 100
        if self.paper not in PAPERS:
            self.paper = "A4"
        if self.paper_held not in PAPERS_HELD:
            self.paper_held = ""
        if self.television_ground not in TELEVISION_GROUNDS:
            self.television_ground = "black"
        if self.television_seconds not in TELEVISION_SECONDS:
            self.television_seconds = 12

    def save(self) -> None:
        """Writes all preferences, keeping the comments in the file. If the folder is not writable, the preferences last
        until the program ends."""
        if self.path is None:
            return
        import tomlkit
        from tomlkit.exceptions import TOMLKitError

        try:
            text = self.path.read_text(encoding="utf-8") if self.path.exists() else ""
            document: Any = tomlkit.parse(text)
        except (OSError, ValueError, TOMLKitError):
            document = tomlkit.document()
        for entry in fields(self):
            if entry.name != "path":
                document[entry.name] = getattr(self, entry.name)
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            fresh = self.path.with_suffix(".new")
            fresh.write_text(tomlkit.dumps(document), encoding="utf-8")
            fresh.replace(self.path)
        except OSError:
            return

    def spoken(self) -> str:
        """The language in use: the chosen one, else the system's if it is translated, else French."""

        return self.language or system_language()
