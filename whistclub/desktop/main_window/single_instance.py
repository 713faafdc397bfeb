"""One window per club file: a second start on the same file raises the first window instead of opening another.

The two processes communicate through a local socket of the system (a named pipe on Windows), never over the network."""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDir, QObject, Signal

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer

PATIENCE: Final = 1500
"""Milliseconds to wait for the first window's answer; after that it is considered dead."""
_ANSWER: Final = b"raised\n"
_TOKEN: Final = "XDG_ACTIVATION_TOKEN"
"""Environment variable with Wayland's permission to raise a window, set by the program that started this one."""


def name_of(place: str) -> str:
    """Returns the socket name of the club at ``place`` for this user; "" for a club on a server, which may have many
    windows.

    Different spellings of the path of one file give the same name."""
    if "://" in place:
        return ""
    path = os.path.normcase(Path(place).expanduser().resolve())
    user = os.environ.get("USERNAME", "") if sys.platform == "win32" else str(os.getuid())
    return "whistclub-" + hashlib.blake2b(f"{user} {path}".encode(), digest_size=12).hexdigest()


def raise_other(place: str) -> bool:
    """Asks the window that has the club at ``place`` open to come to the front. Returns False if there is none."""
    name = name_of(place)
    if not name or not _perhaps(name):
        return False
    from PySide6.QtNetwork import QLocalSocket

    socket = QLocalSocket()
    socket.connectToServer(name)
    if not socket.waitForConnected(PATIENCE):
        return False
    _let_raise()
    socket.write(os.environ.get(_TOKEN, "").encode() + b"\n")
    answered = socket.waitForReadyRead(PATIENCE) and socket.readAll().data() == _ANSWER
    socket.close()
    return answered


def _perhaps(name: str) -> bool:
    """Returns whether a socket of that name may exist. This check is cheap: it avoids loading Qt's network library
    before the first frame."""
    return sys.platform == "win32" or Path(QDir.tempPath(), name).exists()


def _let_raise() -> None:
    """Allows other processes to come to the front: Windows grants that only to the program used last."""
    if sys.platform == "win32":
        import ctypes

        any_process = -1
        ctypes.__dict__["windll"].user32.AllowSetForegroundWindow(any_process)


class SingleInstance(QObject):
    """Listens for other starts on the club open in this window. ``raise_asked``: another start wants the window in
    front."""

    raise_asked = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server: QLocalServer | None = None
        self.name = ""

    def listen_for(self, place: str) -> bool:
        """Listens for starts on the club at ``place`` and no longer for the previous one. Returns False if listening
        failed, which does not prevent working."""
        from PySide6.QtNetwork import QLocalServer

        name = name_of(place)
        if name == self.name and self._server is not None:
            return True
        self.stop()
        if not name:
            return False
        server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        server.newConnection.connect(self._welcome)
        if not server.listen(name):
            # A killed program leaves its socket behind; a running one would have answered before.
            QLocalServer.removeServer(name)
            if not server.listen(name):
                return False
        self._server, self.name = server, name
        return True

    def stop(self) -> None:
        """Stops listening."""
        if self._server is not None:
            self._server.close()
            self._server.deleteLater()
        self._server, self.name = None, ""

    def _welcome(self) -> None:
        while self._server is not None and (socket := self._server.nextPendingConnection()) is not None:
            socket.readyRead.connect(self._asked)
            socket.disconnected.connect(socket.deleteLater)

    def _asked(self) -> None:
        from PySide6.QtNetwork import QLocalSocket

        socket = self.sender()
        if not isinstance(socket, QLocalSocket) or not socket.canReadLine():
            return
        token = bytes(socket.readLine().data()).decode(errors="replace").strip()
        if token:
            os.environ[_TOKEN] = token
        socket.write(_ANSWER)
        socket.flush()
        self.raise_asked.emit()
