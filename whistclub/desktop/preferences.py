"""What one marker prefers on one computer: language, theme, text size, the club file last opened.

The settings are a TOML file people may edit; window geometry alone is left to QSettings.
"""

from __future__ import annotations

import os
import tomllib
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from whistclub.words.languages import LANGUAGES

THEMES: Final = ("system", "light", "dark", "contrast")
TEXT_SIZES: Final = (100, 115, 130, 150, 175, 200)
"""Text sizes in percent."""
PAPERS: Final = ("A4", "A5", "Letter")
PAPERS_HELD: Final = ("", "portrait", "landscape")
TELEVISION_GROUNDS: Final = ("black", "paper")
TELEVISION_SECONDS: Final = range(5, 61)
"""How long a page of the television may stand."""


def preferences_folder() -> Path:
    """Where settings, geometry and fault reports are kept: ``WHISTCLUB_HOME`` if set, else the user's own folder."""
    if home := os.environ.get("WHISTCLUB_HOME"):
        return Path(home)
    from platformdirs import user_config_path

    return user_config_path("whistclub", appauthor=False)


@dataclass(slots=True)
class Preferences:
    """``language`` "" follows the system; ``text_size`` in percent; ``club``: path or URL last opened, "" the default
    one; ``marker`` signs what is entered here; ``newest_first``: the latest deal on top of the score sheet.
    ``paper``, ``paper_held``: what was printed on last and how it was held, "" as suits best.
    ``television_screen``: its name, "" the second one, ``window`` an ordinary window. ``clock_sound``: the last deal
    is also called by a sound."""

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
        """The stored settings; whatever cannot be read or is not allowed stands at its default."""
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
        """Writes the settings whole, keeping comments a person wrote in the file. A folder that cannot be written is no
        reason to stop anybody: the settings then hold until the program ends."""
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
        """The language in force: the chosen one, else the system's if there is a translation, else French."""
        from whistclub.words.qt import system_language

        return self.language or system_language()
