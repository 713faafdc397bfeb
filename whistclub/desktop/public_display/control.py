"""Control of the television: its scene, shown or hidden, frozen, background and screen."""

from __future__ import annotations

import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from whistclub.desktop.controller import Controller
from whistclub.desktop.public_display.paint import Clock
from whistclub.desktop.public_display.scenes import SCENES, Board, read_boards
from whistclub.desktop.public_display.window import DisplayWindow
from whistclub.errors import KnownError
from whistclub.reports.gather import club_logo
from whistclub.words import tr
from whistclub.words.evenings.clock import phase_text, time_text

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from whistclub.club.ports import Change


class PublicDisplay(QObject):
    """The television of a club. ``moved``: it was shown, hidden, frozen or shows something else. ``outdated``: texts
    about it are out of date, because the language or the club changed.

    ``window`` None: hidden. ``evening_id`` None: follows the current evening. ``game``: whose ranking is shown, None:
    that of all games. ``boards``: the content of a frozen television by scene; None while it follows the club."""

    moved = Signal()
    outdated = Signal()

    def __init__(self, controller: Controller, marker: QWidget) -> None:
        """``marker``: the marker's window."""
        super().__init__(marker)
        self.controller, self.marker = controller, marker
        self.window: DisplayWindow | None = None
        self.evening_id: int | None = None
        self.game: str | None = None
        self.boards: dict[str, Board] | None = None
        self.held = ""
        # Read after the marker's own window has been redrawn, and only once for several changes.
        self.due = QTimer(self, singleShot=True, interval=0)
        self.due.timeout.connect(self.read)
        controller.changed.connect(self._changed)
        controller.time.ticked.connect(self._say_time)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenAdded.connect(self.place)
        app.screenRemoved.connect(self.place)

    @property
    def scene(self) -> str:
        """The scene shown, a key of SCENES."""
        chosen = self.controller.preferences.television_scene
        return chosen if chosen in SCENES else "standings"

    @property
    def state(self) -> str:
        """The state of the television: ``off``, ``on`` or ``frozen``."""
        return "off" if self.window is None else "on" if self.boards is None else "frozen"

    # -- control

    def switch(self) -> None:
        """Shows or hides the television."""
        self.show() if self.window is None else self.hide()

    def show(self) -> None:
        """Shows the television on the screen used last; the marker's window keeps the focus."""
        if self.window is not None:
            return
        preferences = self.controller.preferences
        self.window = DisplayWindow(preferences.television_ground, preferences.television_seconds)
        self.window.closed.connect(self.hide)
        self.read()
        self.place()
        at_work = QApplication.activeWindow()
        self.window.show()
        if at_work is not None:  # On some systems a full-screen window takes the focus.
            at_work.activateWindow()
        self.moved.emit()

    def hide(self) -> None:
        """Hides the television; when shown again it is no longer frozen."""
        window, self.window = self.window, None
        if window is None:
            return
        window.closed.disconnect(self.hide)
        window.close()
        window.deleteLater()
        self.boards = None
        self.moved.emit()

    def show_scene(self, scene: str) -> None:
        """Changes the scene. If the television is frozen, it shows the new scene as of the moment of freezing."""
        self._keep("television_scene", scene)
        self.show()
        self.read()
        self.moved.emit()

    def freeze(self) -> None:
        """Freezes the content while the marker corrects something, or follows the club again."""
        if self.window is None:
            return
        frozen = None if self.boards is not None else self._boards(tuple(SCENES))
        self.boards, self.held = frozen, datetime.datetime.now().strftime("%H:%M")
        self.read()
        self.moved.emit()

    def set_evening(self, evening_id: int | None) -> None:
        """Shows that evening; None: the current one."""
        self.evening_id = evening_id
        self.read()

    def set_game(self, game: str | None) -> None:
        """Shows the ranking of that game, if the season mixes games; None: that of all games."""
        self.game = game
        self.read()

    def set_ground(self, name: str) -> None:
        """Sets the background: ``black`` or ``paper``."""
        self._keep("television_ground", name)
        if self.window is not None:
            self.window.set_ground(name)

    def set_seconds(self, seconds: int) -> None:
        """Sets the seconds each page is shown."""
        self._keep("television_seconds", seconds)
        if self.window is not None:
            self.window.set_seconds(seconds)

    def set_screen(self, name: str) -> None:
        """Sets the screen by its name: "" for the second screen, ``window`` for an ordinary window."""
        self._keep("television_screen", name)
        self.place()

    def _keep(self, name: str, value: object) -> None:
        preferences = self.controller.preferences
        if getattr(preferences, name) != value:
            setattr(preferences, name, value)
            preferences.save()

    def speak(self) -> None:
        """Updates the texts after a change of language or theme, unless frozen."""
        self.outdated.emit()
        self.read()

    def leave(self) -> None:
        """Hides the television, because the club is being closed."""
        self.hide()
        self.controller.changed.disconnect(self._changed)
        self.controller.time.ticked.disconnect(self._say_time)
        self.outdated.emit()
        self.deleteLater()

    # -- content

    def read(self) -> None:
        """Shows the scene with the club's current data, or with that of the moment of freezing."""
        if self.window is None:
            return
        self._say_time()
        self._say_club()
        boards = self.boards or self._boards((self.scene,))
        if boards is not None:
            self.window.show_board(boards[self.scene], self.held if self.boards is not None else "")

    def _say_time(self) -> None:
        """Updates the clock of the round, which runs on while the television is frozen."""
        if self.window is None:
            return
        time = self.controller.time
        if time.clock is None:
            self.window.show_time(None)
            return
        now = time.now()
        phase = time.clock.phase(now)
        said = [tr("Round {number}", number=time.clock.round)]
        if phase != "runs":
            said.append(phase_text(phase))
        late = phase in ("last_deal", "over")
        self.window.show_time(Clock(time_text(time.clock.left(now)), " · ".join(said), late))

    def _say_club(self) -> None:
        try:
            logo = self.controller.read(club_logo)
        except KnownError:
            return  # the boards say so
        if self.window is not None:
            self.window.show_club(self.controller.club_name(), logo)

    def _boards(self, scenes: tuple[str, ...]) -> dict[str, Board] | None:
        """Returns the boards of the scenes; None if the club cannot be read at the moment, so that the content
        stays."""
        try:
            return self.controller.read(read_boards, scenes, self.evening_id, datetime.date.today(), self.game)
        except KnownError as error:
            self.controller.refused.emit(error)
            return None

    def _changed(self, change: Change) -> None:
        facts = change.evenings, change.sheets, change.players, change.seasons, change.settings
        if self.window is not None and any(facts):
            self.due.start()

    def place(self, _screen: object = None) -> None:
        """Moves the window to its screen, also after a screen was connected or removed."""
        if self.window is not None:
            own = self.marker.screen().name()
            self.window.place(QGuiApplication.screens(), self.controller.preferences.television_screen, own)
