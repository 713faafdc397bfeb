"""The dialog "Club on a server…": where the club lies, who signs, and a test of the connection."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from whistclub.desktop.controller import sentence
from whistclub.desktop.design.fields import SpinBox
from whistclub.desktop.design.widgets import button, label
from whistclub.desktop.dialogs.background import in_background
from whistclub.desktop.dialogs.dialog import PlainDialog
from whistclub.desktop.preferences import Preferences
from whistclub.errors import KnownError
from whistclub.words import tr

LONGEST = 200
"""Most letters of a field."""


class ServerDialog(PlainDialog):
    """Asks for a club in a PostgreSQL server. ``chosen`` carries its URL, without password, once a connection to it has
    been made; the password is kept in the system's keyring if that is wanted, and else until the program ends."""

    chosen = Signal(str)

    def __init__(self, preferences: Preferences, place: str = "", parent: QWidget | None = None) -> None:
        """``place``: the URL to begin with."""
        from whistclub.storage.server.address import PORT, ServerAddress

        super().__init__(tr("Club on a server"), tr("Open the club"), parent)
        self._preferences = preferences
        before = ServerAddress.read(place) or ServerAddress("", "")
        self.host, self.port = QLineEdit(before.host), SpinBox(1, 65_535, before.port or PORT)
        self.host.setPlaceholderText("192.168.1.10")
        self.database, self.user = QLineEdit(before.database), QLineEdit(before.user)
        self.password = QLineEdit()
        self.password.setEchoMode(QLineEdit.EchoMode.Password)
        self.password.setPlaceholderText(tr("as kept, if empty"))
        self.keep = QCheckBox(tr("Keep the password in the keyring of this computer"))
        self.keep.setChecked(True)
        self.marker = QLineEdit(preferences.marker)
        for words, field in (
            (tr("Server"), self.host),
            (tr("Port"), self.port),
            (tr("Database"), self.database),
            (tr("User"), self.user),
            (tr("Password"), self.password),
        ):
            if isinstance(field, QLineEdit):
                field.setMaxLength(LONGEST)
            self.row(words, field)
        self.form.addRow(self.keep)
        self.row(tr("Your name, as marker"), self.marker)
        self.test = button(tr("Test the connection"))
        self.test.setAutoDefault(False)
        self.test.clicked.connect(self._test)
        self.form.addRow(self.test)
        self.well = label("", "quiet", wrap=True)
        self.form.addRow(self.well)

    def done_right(self) -> bool:
        from whistclub.storage.server.passwords import keep_password

        name = self.marker.text().strip()
        if not name:
            self.complain(tr("Several people enter here: say who you are, so that each takes back their own entries."))
            self.marker.setFocus()
            return False
        url = self._connected()
        if url is None:
            return False
        password = self.password.text()
        if password and self.keep.isChecked():
            kept = in_background(self, tr("Keeping the password"), lambda _step: keep_password(url, password))
            if not kept and not self.keep.property("told"):
                self.keep.setProperty("told", True)
                self.keep.setChecked(False)
                self.complain(
                    tr("This computer has no open keyring: the password is asked for again at the next start.")
                )
                return False
        self._preferences.marker = name
        self._preferences.save()
        self.chosen.emit(url)
        return True

    def _test(self) -> None:
        self.complain("")
        self.well.setText("")
        if self._connected() is not None:
            self.well.setText(tr("✓ The server answers, and a club can be kept there."))

    def _connected(self) -> str | None:
        """Connects with what the fields say and returns the URL; None when that failed, which is then told."""
        from whistclub.storage.server.address import ServerAddress
        from whistclub.storage.server.passwords import use_password
        from whistclub.storage.server.trying import try_connection

        host, database, user = (field.text().strip() for field in (self.host, self.database, self.user))
        if not host or not database:
            self.complain(tr("Name the server and the database."))
            return None
        address = ServerAddress(host, database, user, self.port.value())
        if self.password.text():
            use_password(address.url, self.password.text())
        try:
            in_background(self, tr("Connecting to the server"), lambda _step: try_connection(address))
        except KnownError as error:
            self.complain(sentence(error))
            return None
        return address.url
