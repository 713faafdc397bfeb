"""The television's window: one board, page after page; full screen or an ordinary window."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QHideEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QScreen,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from whistclub.desktop.public_display.pages import Page, pages
from whistclub.desktop.public_display.paint import Canvas, Clock, Club, Shape, bar_rect, ground
from whistclub.desktop.public_display.scenes import Board, item_texts
from whistclub.words import tr

OWN_SIZE = QSize(960, 540)
"""Size of an ordinary window, in pixels."""
TURNS_ON = (Qt.Key.Key_Right, Qt.Key.Key_PageDown, Qt.Key.Key_Space)
TURNS_BACK = (Qt.Key.Key_Left, Qt.Key.Key_PageUp)


def choose_screen(names: Sequence[str], wanted: str, own: str) -> str | None:
    """Returns the name of the screen to fill; None for an ordinary window. ``wanted``: a screen's name, "" for any
    except the marker's ``own``, ``window`` for none."""
    others = [name for name in names if name != own]
    if wanted in others:
        return wanted
    return others[0] if others and wanted == "" else None


class DisplayWindow(QWidget):
    """Shows ``board``. ``closed``: the user closed the window. Pages turn automatically after ``seconds``; a bar shows
    the time once a second."""

    closed = Signal()

    def __init__(self, ground_name: str, seconds: int) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(320, 180)
        self.resize(OWN_SIZE)
        self.setWindowTitle(tr("Television"))
        self.board = Board("", "", ())
        self.pages: tuple[Page, ...] = pages(self.board)
        self.number = 0
        self.held = ""
        self.clock: Clock | None = None
        self.club = Club("", QImage())
        self._logo = b""
        self.colours = ground(ground_name)
        self.seconds, self.gone = seconds, 0
        self.tick = QTimer(self, interval=1000)
        self.tick.timeout.connect(self._second)

    # -- content

    def show_board(self, board: Board, held: str = "") -> None:
        """Shows a board. ``held``: since when it has been frozen, "" while it follows the club. If the title is
        unchanged, the page number is kept."""
        if board == self.board and held == self.held:
            return
        if board.title != self.board.title:
            self.number = self.gone = 0
        self.board, self.held = board, held
        self.pages = pages(board)
        self.number = min(self.number, len(self.pages) - 1)
        self._say()

    def show_club(self, name: str, logo: bytes) -> None:
        """Shows the club's name and its logo, a PNG; empty for none."""
        if (name, logo) != (self.club.name, self._logo):
            self.club, self._logo = Club(name, QImage.fromData(logo) if logo else QImage()), logo
            self._say()

    def show_time(self, clock: Clock | None) -> None:
        """Shows the clock of the round above every scene; None hides it."""
        if clock == self.clock:
            return
        self.clock = clock
        self._say()

    def set_ground(self, name: str) -> None:
        """Sets the background: ``black`` or ``paper``."""
        self.colours = ground(name)
        self.update()

    def set_seconds(self, seconds: int) -> None:
        """Sets the seconds each page is shown."""
        self.seconds, self.gone = seconds, 0
        self.update()

    def turn(self, by: int = 1) -> None:
        """Turns to another page; after the last comes the first."""
        self.number = (self.number + by) % len(self.pages)
        self.gone = 0
        self._say()

    def corner(self) -> str:
        """Returns the text in the corner: since when it is frozen, and the page number."""
        page = tr("{number} / {count}", number=self.number + 1, count=len(self.pages)) if len(self.pages) > 1 else ""
        return "     ".join(filter(None, (tr("as of {time}", time=self.held) if self.held else "", page)))

    def _second(self) -> None:
        if len(self.pages) < 2:
            return
        self.gone += 1
        if self.gone >= self.seconds:
            self.turn()
        else:
            self.update(bar_rect(self.width(), self.height()).toAlignedRect())

    def _say(self) -> None:
        time = f"{self.clock.said} {self.clock.time}" if self.clock is not None else ""
        said = self.board.title, self.club.name, self.board.subtitle, time, self.corner()
        self.setAccessibleName(" · ".join(filter(None, said)))
        shown = (text for column in self.pages[self.number].columns for item in column for text in item_texts(item))
        self.setAccessibleDescription("\n".join(shown) or self.board.empty)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        canvas = Canvas(painter, self.width(), self.height(), self.colours)
        if event.rect().top() < bar_rect(self.width(), self.height()).top():
            canvas.clear()
            canvas.header(self.board, self.corner(), self.clock, self.club)
            if self.board.items:
                canvas.page(self.pages[self.number], Shape.of(self.pages))
            else:
                canvas.nothing(self.board.empty)
        if len(self.pages) > 1:
            canvas.bar(self.gone / self.seconds)
        painter.end()

    # -- the window

    def place(self, screens: Sequence[QScreen], wanted: str, own: str) -> None:
        """Fills the screen chosen, or shows an ordinary window if only the marker's screen is left."""
        name = choose_screen([screen.name() for screen in screens], wanted, own)
        if name is None:
            if self.isFullScreen():
                self.showNormal()
                self.resize(OWN_SIZE)
            return
        screen = next(screen for screen in screens if screen.name() == name)
        self.setScreen(screen)
        self.setGeometry(screen.geometry())
        self.setWindowState(self.windowState() | Qt.WindowState.WindowFullScreen)

    def full_screen(self) -> None:
        """Switches full screen on or off."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.setCursor(Qt.CursorShape.BlankCursor if self.isFullScreen() else Qt.CursorShape.ArrowCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key == Qt.Key.Key_F11 or (key == Qt.Key.Key_Escape and self.isFullScreen()):
            self.full_screen()
        elif key in TURNS_ON or key in TURNS_BACK:
            self.turn(1 if key in TURNS_ON else -1)
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.full_screen()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.gone = 0
        self.tick.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.tick.stop()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()
