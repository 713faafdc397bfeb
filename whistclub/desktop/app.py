"""Start of the desktop program: shows the empty main window first, then opens the club."""

from __future__ import annotations

import datetime
import gc
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from whistclub.desktop.design import theme
from whistclub.desktop.files.daily_backup import DailyBackup, newest_sound_copy
from whistclub.desktop.main_window.crash_report import CrashReports
from whistclub.desktop.main_window.single_instance import SingleInstance, name_of, raise_other
from whistclub.desktop.main_window.window import MainWindow
from whistclub.desktop.preferences import Preferences
from whistclub.desktop.training import clear_away
from whistclub.errors import KnownError
from whistclub.words import qt, tr
from whistclub.words.dates import long_date

if TYPE_CHECKING:
    from whistclub.club.club import Club


def run(club: str | None) -> int:
    """Opens the main window on the club at a path or URL and runs until it is closed. ``club`` None: the club opened
    last, else the default one. Returns the exit code."""
    # Garbage collection while starting costs a tenth of the time and finds nothing.
    gc.disable()
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    app.setApplicationName("whistclub")
    app.setDesktopFileName("whistclub")
    preferences = Preferences.load()
    if raise_other(wanted(preferences, club)):
        return 0
    dress(app, preferences)
    program = Program(preferences, club)
    program.window.drawn.connect(_started)
    program.window.fit_screen()
    program.window.show()
    code = app.exec()
    program.leave()
    clear_away()
    return code


def _started() -> None:
    """Called once the club is shown: exempts the objects that exist by then from garbage collection."""
    gc.freeze()
    gc.enable()


def wanted(preferences: Preferences, club: str | None) -> str:
    """Returns the path or URL of the club to open: the one named, else the one opened last, else the default one."""
    from whistclub.bootstrap import default_club_path

    return club or preferences.club or str(default_club_path())


def dress(app: QApplication, preferences: Preferences) -> None:
    """Sets the language, style, colours and font (with figures of equal width) of the application."""
    app.setStyle("Fusion")
    qt.load(preferences.spoken())
    theme.load_fonts()
    font = app.font()
    font.setFamilies([*theme.FAMILIES, *font.families()])
    font.setFeature(QFont.Tag("tnum"), 1)
    app.setFont(font)
    theme.apply(app, preferences.theme, preferences.text_size)


class Program(QObject):
    """Owns the main window and the club open in it."""

    def __init__(self, preferences: Preferences, place: str | None) -> None:
        super().__init__()
        self.preferences = preferences
        self.place = wanted(preferences, place)
        self.single_instance = SingleInstance(self)
        self.single_instance.raise_asked.connect(self.come_forward)
        self.club: Club | None = None
        self.crash_reports = CrashReports(self)
        self.crash_reports.install()
        self.window = MainWindow(preferences)
        self.crash_reports.happened.connect(self._crashed)
        self.window.drawn.connect(self._first)
        self.window.asks_for.connect(self.open)
        self.window.asks_for_copy.connect(self.copy)
        self.window.asks_to_restore.connect(self.restore)
        self.window.asks_to_save_as.connect(self.save_as)
        self.window.asks_to_train.connect(self.train)
        self.daily_backup = DailyBackup(self)
        self.daily_backup.failed.connect(self._no_copy)

    def _first(self) -> None:
        self.open(self.place)

    def open(self, place: str) -> None:
        """Opens a club and shows it. If it cannot be opened, shows why and keeps the club that was open. If another
        window has the club open, raises that window instead."""
        from whistclub.desktop.controller import Controller, sentence

        if name_of(place) != self.single_instance.name and raise_other(place):
            self.window.say(tr("That club is open in another window, which has come to the front."))
            return
        try:
            club = self._opened(place)
        except KnownError as error:
            self.window.say(sentence(error), "wrong")
            if self.club is None:
                self.place = place
                damaged = error.key in ("damaged", "damaged_row", "not_a_club", "not_a_whole_club")
                self.window.offer_clubs(newest_sound_copy(place) if damaged else None)
            if error.key == "server_password":
                self.window.server_club(place, sentence(error))
            return
        before, self.club = self.club, club
        controller = Controller(club, self.preferences, place)
        self.crash_reports.controller = controller
        self.window.open(controller)
        controller.listen()
        self.single_instance.listen_for(place)
        if before is not None:
            before.close()
            self.daily_backup.closed()
        self.place = place
        if club.lost_since is not None:
            self._say_lost(club.lost_since, place)
        self.daily_backup.opened(place)
        if place != self.preferences.club:
            self.preferences.club = place
            self.preferences.save()
        if "://" in place and not self.preferences.marker:
            self.window.server_club(place, tr("Say who you are: several people enter deals here."))

    def _opened(self, place: str) -> Club:
        """Opens a club; one in a server in a thread, because server and keyring may take their time."""
        from whistclub.bootstrap import open_club
        from whistclub.desktop.dialogs.background import in_background

        if "://" not in place:
            return open_club(Path(place), self.preferences.marker)
        opening = tr("Opening the club on the server")
        return in_background(self.window, opening, lambda _step: open_club(place, self.preferences.marker))

    def _say_lost(self, since: datetime.datetime, place: str) -> None:
        """Tells that entries may be missing and offers the newest copy."""
        at = since.astimezone()
        said = tr(
            "The log of this club is missing: what was entered after {date}, {time} may not be here.",
            date=long_date(at.date()), time=at.strftime("%H:%M"),
        )  # fmt: skip
        copy = newest_sound_copy(place)
        act = "" if copy is None else tr("Restore the copy {name}", name=copy.name)
        self.window.message.say(said, "wrong", act=act, do=None if copy is None else partial(self.restore, str(copy)))

    def copy(self, target: str) -> None:
        """Copies the club to the file ``target``, or shows why that is impossible."""
        from whistclub.desktop.controller import sentence
        from whistclub.desktop.dialogs.background import in_background
        from whistclub.storage.club_file.backup import back_up

        try:
            made = in_background(self.window, tr("Copying the club"), lambda _step: back_up(self.place, Path(target)))
        except KnownError as error:
            self.window.say(sentence(error), "wrong")
        else:
            self.window.say(tr("The club was copied to {path}.", path=made), "ok")

    def train(self) -> None:
        """Opens a training club in a program of its own; this club stays as it is."""
        from whistclub.desktop import training
        from whistclub.desktop.controller import sentence
        from whistclub.desktop.dialogs.background import in_background

        try:
            preparing = tr("Preparing the training club")
            club = in_background(self.window, preparing, lambda _step: training.prepare(self.preferences))
        except KnownError as error:
            self.window.say(sentence(error), "wrong")
        except OSError as error:
            self.window.say(sentence(KnownError("cannot_write", path=str(error.filename))), "wrong")
        else:
            if not training.start(club):
                self.window.say(
                    tr("The training club could not be opened; start the program again and retry."), "wrong"
                )

    def save_as(self, target: str) -> None:
        """Saves the club as it is open here into a new file and opens that one."""
        from whistclub.desktop.controller import sentence

        if self.club is None:
            return
        try:
            self.club.save_copy(Path(target))
        except KnownError as error:
            self.window.say(sentence(error), "wrong")
        else:
            self.open(target)

    def restore(self, backup: str) -> None:
        """Puts a copy in place of the club file and reopens it; the replaced file is kept beside it."""
        from whistclub.desktop.controller import sentence
        from whistclub.storage.club_file.backup import restore

        self.daily_backup.finish()
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
        """Raises the window because the program was started again on the same club."""
        window = self.window
        window.setWindowState((window.windowState() & ~Qt.WindowState.WindowMinimized) | Qt.WindowState.WindowActive)
        window.show()
        window.raise_()
        window.activateWindow()

    def _crashed(self, text: str) -> None:
        self.window.say(text, "wrong")

    def leave(self) -> None:
        """Closes the club."""
        sys.excepthook = sys.__excepthook__
        self.single_instance.stop()
        if self.club is not None:
            if self.window.controller is not None:
                self.window.controller.time.put_by()
            self.club.close()
            self.daily_backup.closed()
