"""Check-in of players: type two letters, press Enter. An unknown name is never added by accident."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from whistclub.club.names import plain
from whistclub.club.ports import PlayerRecord
from whistclub.desktop.design import theme
from whistclub.words import tr

SHOWN = 7
"""Most proposals visible at once."""

_ADD_MEMBER, _ADD_GUEST = -1, -2


def matching(players: Iterable[PlayerRecord], typed: str) -> list[PlayerRecord]:
    """Returns the players found by ``typed``: each typed word begins one of the words of the name, or the text equals
    the member number. Names that begin with the first typed word come first."""
    words = _words(typed)
    if not words:
        return []

    def fits(player: PlayerRecord) -> bool:
        parts = _words(player.name)
        return player.number == typed.strip() or all(any(part.startswith(word) for part in parts) for word in words)

    return sorted(
        (player for player in players if fits(player)),
        key=lambda player: (not plain(player.name).startswith(words[0]), plain(player.name)),
    )


def _words(name: str) -> list[str]:
    """Returns the words of a name for searching: d'Aertrycke has two, whichever apostrophe is used."""
    return plain(name).translate(_BETWEEN).split()


_BETWEEN: Final = str.maketrans("-'’", "   ")


class PlayerField(QLineEdit):
    """A search field for players with a list of proposals beneath.

    ``picked`` carries a player's id; while it is sent ``with_shift`` tells whether Shift was held with Enter.

    With ``adds``, the proposals offer to add an unknown name as a new player or a guest (``wants_new`` carries the name
    and whether a guest). ``here`` returns the players who must not be chosen again, each with a sentence that says why.

    A press on the empty field, or Down in it, proposes everybody; the list then stays open from player to player until
    the field is pressed again."""

    picked = Signal(int)
    wants_new = Signal(str, bool)
    confirmed = Signal()
    """Enter was pressed in the empty field."""

    def __init__(
        self,
        choose_from: Callable[[], Iterable[PlayerRecord]],
        *,
        adds: bool = False,
        here: Callable[[], Iterable[tuple[PlayerRecord, str]]] = tuple,
    ) -> None:
        super().__init__()
        self.choose_from, self.adds, self.here = choose_from, adds, here
        self.with_shift = False
        self.setClearButtonEnabled(True)
        self.setMaxLength(120)
        self.list = QListWidget(self)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setAccessibleName(tr("Proposals"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.hide()
        self.textEdited.connect(self._propose)
        self.textChanged.connect(self._emptied)
        self.list.itemClicked.connect(self._take)
        self.installEventFilter(self)

    def begin(self) -> None:
        """Takes the focus and selects the text, so that typing replaces it."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.selectAll()

    def _emptied(self, text: str) -> None:
        if not text:
            self.list.hide()

    def sizeHint(self) -> QSize:
        words = self.fontMetrics().horizontalAdvance(self.placeholderText()) + 8 * theme.UNIT
        return super().sizeHint().expandedTo(QSize(words if theme.tight() else 0, 0))

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint().expandedTo(QSize(self.sizeHint().width() if theme.tight() else 0, 0))

    def _propose(self, text: str, said: str = "") -> None:
        """Shows the matching players, together with the sentence ``said``."""
        everybody = not text.strip()
        found = self._everybody() if everybody else matching(self.choose_from(), text)[:40]
        why = {} if everybody else dict(self.here())
        here = matching(why, text)[:5]
        self.list.clear()
        if said and not here:
            self._note(said)
        for player in found:
            self._entry(player.name if not player.number else f"{player.name}   {player.number}", player.id)
        for player in here:
            self._note(why[player])
        if said and here:
            self._note(said)
        name = " ".join(text.split())
        if self.adds and name and not any(plain(player.name) == plain(name) for player in (*found, *here)):
            self._entry(tr("Add “{name}” as a new player", name=name), _ADD_MEMBER)
            self._entry(tr("Add “{name}” as a guest", name=name), _ADD_GUEST)
        if not self.list.count():
            self.list.hide()
            return
        # An unknown name takes two Enters: the first one only selects the line that adds it.
        self.list.setCurrentRow(0 if found and not everybody and not said else -1)
        self._place()

    def _confirm(self) -> None:
        """Handles Enter: picks the selected proposal, or says what to do about an unknown name."""
        shown = not self.list.isHidden()
        if shown and self.list.currentRow() >= 0:
            self._take(self.list.currentItem())
            return
        name = " ".join(self.text().split())
        if not name:
            self.list.hide()
            self.confirmed.emit()
            return
        if matching((player for player, _ in self.here()), name):
            self.selectAll()
            self._propose(name, tr("Somebody else? Choose below with ↓, or type another name."))
        elif self.adds:
            self._propose(name, tr("Nobody is called “{name}”. Enter again adds:", name=name))
            self._step(1)
        else:
            self._propose(name, tr("Nobody to choose is called “{name}”.", name=name))

    def _everybody(self) -> list[PlayerRecord]:
        return sorted(self.choose_from(), key=lambda player: plain(player.name))

    def _note(self, text: str) -> None:
        item = QListWidgetItem(text)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        self.list.addItem(item)

    def _step(self, by: int) -> None:
        """Selects the next proposal that is not disabled (``by`` 1: down, −1: up)."""
        count, row = self.list.count(), self.list.currentRow()
        for _ in range(count):
            row = (row + by) % count if row >= 0 or by > 0 else count - 1
            if self.list.item(row).flags() & Qt.ItemFlag.ItemIsEnabled:
                self.list.setCurrentRow(row)
                return

    def _entry(self, text: str, data: int) -> None:
        item = QListWidgetItem(text)
        item.setData(Qt.ItemDataRole.UserRole, data)
        self.list.addItem(item)

    def _place(self) -> None:
        top = self.window()
        self.list.setParent(top)
        row = max(theme.CONTROL, self.list.sizeHintForRow(0))
        at = self.mapTo(top, QPoint(0, self.height() + 2))
        room = max(2, (top.height() - at.y() - 8) // row)
        height = min(self.list.count(), SHOWN, room) * row + 8
        wide = min(max(self.width(), 280, self.list.sizeHintForColumn(0) + 32), top.width() - at.x() - 8)
        self.list.setGeometry(at.x(), at.y(), wide, height)
        self.list.show()
        self.list.raise_()

    def _take(self, item: QListWidgetItem | None) -> None:
        if item is None or item.data(Qt.ItemDataRole.UserRole) is None:
            return
        which, name = item.data(Qt.ItemDataRole.UserRole), " ".join(self.text().split())
        everybody = not self.text()
        self.clear()
        self.list.hide()
        if which in (_ADD_MEMBER, _ADD_GUEST):
            self.wants_new.emit(name, which == _ADD_GUEST)
        else:
            self.picked.emit(which)
        if everybody and self.isVisible():
            self._propose("")

    def _pressed(self) -> None:
        """Handles a press on the field: opens the list of everybody, or closes it."""
        if not self.list.isHidden():
            self.list.hide()
        elif not self.text():
            self._propose("")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self and event.type() == QEvent.Type.FocusOut:
            self.list.hide()
        if watched is self and event.type() == QEvent.Type.MouseButtonRelease and self.isEnabled():
            self._pressed()
        if watched is self and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            return self._steps_elsewhere(event)
        if watched is self and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            key, shown = event.key(), not self.list.isHidden()
            if key == Qt.Key.Key_Down and not shown and not self.text():
                self._propose("")
                shown = not self.list.isHidden()
            if key in (Qt.Key.Key_Down, Qt.Key.Key_Up) and shown:
                self._step(1 if key == Qt.Key.Key_Down else -1)
                return True
            if event.text() in ("/", ":") and not self.text():
                event.ignore()  # No name begins with these: the window asks for a table number.
                return True
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.with_shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
                self._confirm()
                self.with_shift = False
                return True
            if key == Qt.Key.Key_Escape and (self.text() or shown):
                self.clear()
                self.list.hide()
                return True
        return super().eventFilter(watched, event)

    def _steps_elsewhere(self, event: QKeyEvent) -> bool:
        """Leaves undo and redo to the window while the field is empty. Returns whether it did."""
        own = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)
        if self.text() or not any(map(event.matches, own)):
            return False
        event.ignore()
        return True

    def hideEvent(self, event: QEvent) -> None:
        self.list.hide()


class CheckIn(QWidget):
    """The field that checks players in. ``chosen`` carries the id of a player who has come; ``wants_new`` the name of
    an unknown player and whether it is a guest."""

    chosen = Signal(int)
    wants_new = Signal(str, bool)

    def __init__(
        self,
        absent: Callable[[], Iterable[PlayerRecord]],
        present: Callable[[], Iterable[tuple[PlayerRecord, str]]] = tuple,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        self.field = PlayerField(absent, adds=True, here=present)
        self.field.setPlaceholderText(tr("Who is there? Two letters, Enter…"))
        self.field.setAccessibleName(tr("Check a player in"))
        self.field.picked.connect(self.chosen)
        self.field.wants_new.connect(self.wants_new)
        box.addWidget(self.field)
