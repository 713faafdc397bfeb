"""Starts the window: its frame first, the club right after the first frame is on the screen."""

from __future__ import annotations

import gc
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from whistclub.desktop.design import theme
from whistclub.desktop.files.daily_backup import DailyCopies, newest_sound_copy
from whistclub.desktop.main_window.crash_report import Faults
from whistclub.desktop.main_window.single_instance import Doorbell, name_of, raise_other
from whistclub.desktop.main_window.window import MainWindow
from whistclub.desktop.preferences import Settings
from whistclub.errors import KnownError, without_passwords
from whistclub.words import qt, tr

if TYPE_CHECKING:
    from whistclub.club.club import Club


def run(club: str | None) -> int:
    """Opens the window on the club at a path or URL (None: the one opened last, else the default one) and stays until
    it is closed. Returns the exit code."""
    # Looking for garbage among what a start makes costs a tenth of it, and there is none.
    gc.disable()
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    app.setApplicationName("whistclub")
    app.setDesktopFileName("whistclub")
    settings = Settings.load()
    if raise_other(wanted(settings, club)):
        return 0
    dress(app, settings)
    program = Program(settings, club)
    program.window.drawn.connect(_started)
    program.window.fit_screen()
    program.window.show()
    code = app.exec()
    program.leave()
    return code


def _started() -> None:
    """The club is shown: what is there now stays for good and is not looked at again."""
    gc.freeze()
    gc.enable()


def wanted(settings: Settings, club: str | None) -> str:
    """The path or URL of the club to open: the one named, else the one opened last, else the default one."""
    from whistclub.bootstrap import default_club_path

    return club or settings.club or str(default_club_path())


def dress(app: QApplication, settings: Settings) -> None:
    """Language, style, colours and figures of equal width."""
    app.setStyle("Fusion")
    qt.load(settings.spoken())
    font = app.font()
    font.setFeature(QFont.Tag("tnum"), 1)
    app.setFont(font)
    theme.apply(app, settings.theme, settings.text_size)


class Program(QObject):
    """Owns the window and the club it shows."""

    def __init__(self, settings: Settings, place: str | None) -> None:
        super().__init__()
        self.settings = settings
        self.place = wanted(settings, place)
        self.bell = Doorbell(self)
        self.bell.rung.connect(self.come_forward)
        self.club: Club | None = None
        self.faults = Faults(self)
        self.faults.install()
        self.window = MainWindow(settings)
        self.faults.happened.connect(self._fault)
        self.window.drawn.connect(self._first)
        self.window.asks_for.connect(self.open)
        self.window.asks_for_copy.connect(self.copy)
        self.window.asks_to_restore.connect(self.restore)
        self.copies = DailyCopies(self)
        self.copies.failed.connect(self._no_copy)

    def _first(self) -> None:
        self.open(self.place)

    def open(self, place: str) -> None:
        """Opens a club and shows it; what stands in the way is said, and the club open before stays. One that another
        window has open is left to that window, which comes to the front."""
        from whistclub.bootstrap import open_club
        from whistclub.desktop.controller import Desk, sentence

        if name_of(place) != self.bell.name and raise_other(place):
            self.window.say(tr("That club is open in another window, which has come to the front."))
            return
        try:
            club = open_club(place if "://" in place else Path(place), self.settings.marker)
        except KnownError as error:
            self.window.say(sentence(error), "wrong")
            if self.club is None:
                self.place = place
                damaged = error.key in ("damaged", "damaged_row", "not_a_club")
                self.window.offer_clubs(newest_sound_copy(place) if damaged else None)
            return
        before, self.club = self.club, club
        desk = Desk(club, self.settings, place)
        self.faults.desk = desk
        self.window.open(desk)
        self.bell.hang(place)
        if before is not None:
            before.close()
            self.copies.closed()
        self.place = place
        self.copies.opened(place)
        if place != self.settings.club and place == without_passwords(place):
            self.settings.club = place
            self.settings.save()

    def copy(self, target: str) -> None:
        """Copies the club into a file, or says what stands in the way."""
        from whistclub.desktop.controller import sentence
        from whistclub.storage.backup import back_up

        try:
            made = back_up(self.place, Path(target))
        except KnownError as error:
            self.window.say(sentence(error), "wrong")
        else:
            self.window.say(tr("The club was copied to {path}.", path=made), "ok")

    def restore(self, backup: str) -> None:
        """Puts a copy in the place of the club and opens it; the replaced club stays beside it."""
        from whistclub.desktop.controller import sentence
        from whistclub.storage.backup import restore

        self.copies.finish()
        before, self.club = self.club, None
        if before is not None:
            before.close()
        replaced, wrong = None, None
        try:
            replaced = restore(self.place, Path(backup))
        except KnownError as error:
            wrong = error
        self.open(self.place)
        if wrong is not None:
            self.window.say(sentence(wrong), "wrong")
        elif replaced is not None:
            self.window.say(tr("The club that was there before is kept as {path}.", path=replaced), "ok")

    def _no_copy(self, error: KnownError) -> None:
        from whistclub.desktop.controller import sentence

        text = tr("The copy of the day could not be made: {reason}", reason=sentence(error))
        self.window.say(text, "attention")

    def come_forward(self) -> None:
        """Another start on the same club wants this window: it comes to the front as it is."""
        window = self.window
        window.setWindowState((window.windowState() & ~Qt.WindowState.WindowMinimized) | Qt.WindowState.WindowActive)
        window.show()
        window.raise_()
        window.activateWindow()

    def _fault(self, text: str) -> None:
        self.window.say(text, "wrong")

    def leave(self) -> None:
        """Closes the club."""
        sys.excepthook = sys.__excepthook__
        self.bell.take_down()
        if self.club is not None:
            if self.window.desk is not None:
                self.window.desk.time.put_by()
            self.club.close()
            self.copies.closed()
