"""Translations from Qt's catalogues, including Qt's own texts (buttons of its dialogs)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from whistclub import words
from whistclub.resources import resource
from whistclub.words.languages import DEFAULT, LANGUAGES

_installed: list[QTranslator] = []


def system_language() -> str:
    """The first of the user's languages that the program has; French when there is none."""
    for tag in QLocale.system().uiLanguages():
        if tag[:2].lower() in LANGUAGES:
            return tag[:2].lower()
    return DEFAULT


def load(language: str) -> bool:
    """Loads ``language`` and uses it from now on. False when its catalogue is missing: text is then English."""
    own = QTranslator()
    found = own.load(str(resource("translations", f"whistclub_{language}.qm")))
    words.install(language, own.translate if found else None)
    _install_qts_own(language)
    return found


def _install_qts_own(language: str) -> None:
    app = QCoreApplication.instance()
    if app is None:
        return
    while _installed:
        app.removeTranslator(_installed.pop())
    QLocale.setDefault(QLocale(language))
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    translator = QTranslator(app)
    if translator.load(f"qtbase_{language}", folder):
        app.installTranslator(translator)
        _installed.append(translator)
