"""The entry strip: shows any entry model as rows of chips, reads it back, and turns keys and taps into choices."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from whistclub.desktop import theme
from whistclub.desktop.entry.chips import ChipRow
from whistclub.desktop.entry.keys import Pressed, Reader
from whistclub.desktop.entry.model import Choice, Entry
from whistclub.desktop.entry.preview import Preview
from whistclub.desktop.widgets import button, label
from whistclub.words import tr

_NAMED: Final = {
    Qt.Key.Key_Return: "commit", Qt.Key.Key_Enter: "commit", Qt.Key.Key_Escape: "clear", Qt.Key.Key_Backspace: "back",
    Qt.Key.Key_F4: "F4", Qt.Key.Key_F6: "F6",
}  # fmt: skip
_ARROWS: Final = {Qt.Key.Key_Left: "left", Qt.Key.Key_Right: "right"}
_PAD_WITHOUT_NUM_LOCK: Final = {
    Qt.Key.Key_Insert: "0", Qt.Key.Key_End: "1", Qt.Key.Key_Down: "2", Qt.Key.Key_PageDown: "3", Qt.Key.Key_Left: "4",
    Qt.Key.Key_Clear: "5", Qt.Key.Key_Right: "6", Qt.Key.Key_Home: "7", Qt.Key.Key_Up: "8", Qt.Key.Key_PageUp: "9",
    Qt.Key.Key_Delete: "back",
}  # fmt: skip
_ELSEWHERE: Final = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
ROWS: Final = 3
AREA: Final = 2 * (theme.CONTROL + theme.UNIT) + theme.GAP
"""Least height of the rows, so that the sheet beneath stays where it is from choice to choice."""


def pressed(event: QKeyEvent) -> Pressed | None:
    """The plain parts of a key event; None for one with Ctrl, Alt or Meta."""
    if event.modifiers() & _ELSEWHERE:
        return None
    key = Qt.Key(event.key()) if event.key() else Qt.Key.Key_unknown
    pad = bool(event.modifiers() & Qt.KeyboardModifier.KeypadModifier) and sys.platform != "darwin"
    named = _NAMED.get(key, "")
    if pad and not named:
        named = _PAD_WITHOUT_NUM_LOCK.get(key, "")
    elif not named:
        named = _ARROWS.get(key, "")
    return Pressed(event.text(), named, event.nativeScanCode(), pad)


class EntryStrip(QFrame):
    """A deal being entered or changed. The deal itself is ``entry.deal``; what becomes of it is the page's affair."""

    committed = Signal()
    """Enter or the button, with a deal that can be."""
    changed = Signal()
    """A choice was made or taken back: keep the draft."""
    cancelled = Signal()
    """Escape or Cancel while a stored deal is being changed."""

    asked = Signal()
    """All that the change moves is to be shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Entry of the deal"))
        self.reader = Reader()
        self.entry: Entry | None = None
        self._changing = False
        box = QVBoxLayout(self)
        box.setContentsMargins(theme.INSIDE, theme.GAP, theme.INSIDE, theme.GAP)
        box.setSpacing(theme.GAP)
        box.addLayout(self._top())
        self.banner = label("", "heading", wrap=True)
        self.banner.setMinimumHeight(theme.px(theme.HEADING) + 2 * theme.UNIT)
        box.addWidget(self.banner)
        box.addLayout(self._moves())
        self.words = QLineEdit()
        self.words.setMaxLength(200)
        self.words.returnPressed.connect(self._write)
        self.words.hide()
        box.addWidget(self.words)
        self.area = QWidget()
        self.area.setMinimumHeight(AREA)
        lines = QVBoxLayout(self.area)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(theme.GAP)
        self.rows = [ChipRow() for _ in range(ROWS)]
        for row in self.rows:
            row.chosen.connect(self._tap)
            lines.addWidget(row)
        lines.addStretch(1)
        box.addWidget(self.area, 1)
        box.addLayout(self._bottom())

    def _top(self) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(theme.GAP)
        self.steps = ChipRow(titled=False, low=True)
        self.steps.chosen.connect(self._reopen)
        self.facts = ChipRow(titled=False, wrap=False)
        self.facts.chosen.connect(self._tap_fact)
        self.title = label("", "strong")
        self.title.setMinimumHeight(theme.CONTROL)
        self.lead = label("", "heading", wrap=True)
        line.addWidget(self.title)
        line.addWidget(self.lead, 1)
        line.addWidget(self.steps, 1)
        line.addWidget(self.facts, 0, Qt.AlignmentFlag.AlignTop)
        return line

    def _moves(self) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(theme.GAP)
        self.moves = label("", "small", wrap=True)
        self.all_moves = button(tr("What moves…"), tip=tr("Every total and place this changes"))
        self.all_moves.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.all_moves.clicked.connect(self.asked)
        line.addWidget(self.moves, 1)
        line.addWidget(self.all_moves, 0, Qt.AlignmentFlag.AlignTop)
        return line

    def _bottom(self) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(theme.GAP)
        self.preview = Preview()
        line.addWidget(self.preview, 1)
        self.back = button("⌫", tip=tr("Take back the last choice [{key}]", key=tr("Backspace")))
        self.back.setAccessibleName(tr("Take back the last choice"))
        self.cancel = button(tr("Cancel"), tip=tr("Leave the deal as it is [{key}]", key=tr("Esc")))
        self.commit = button(tr("Enter the deal  ⏎"), "main", tip=tr("Enter the deal [{key}]", key=tr("Enter")))
        for control, act in ((self.back, self._back), (self.cancel, self._cancel), (self.commit, self._commit)):
            control.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            control.clicked.connect(act)
            line.addWidget(control)
        return line

    # -- showing

    def show_entry(
        self, entry: Entry, title: str, *, changing: bool = False, before: Mapping[int, int] | None = None
    ) -> None:
        """Shows ``entry`` under ``title`` ("Deal 7"). ``changing``: it is a stored deal, which paid ``before``."""
        self.entry, self._changing = entry, changing
        self.title.setText(title)
        self.title.setVisible(changing)
        self.cancel.setVisible(changing)
        self.show_moves("")
        self.commit.setText(tr("Keep the change  ⏎") if changing else tr("Enter the deal  ⏎"))
        self.preview.begin(entry, before)
        self.words.hide()
        self.refresh()

    def refresh(self) -> None:
        """Shows the entry as it stands now."""
        entry = self.entry
        if entry is None:
            return
        sentence = entry.sentence if entry.ready else ""
        text = (entry.why or sentence) if entry.ready else entry.banner
        self._show_steps(entry)
        self._say(text)
        groups = sorted(entry.groups, key=lambda group: not group.due)
        for index, row in enumerate(self.rows):
            row.show_group(groups[index]) if index < len(groups) else row.hide()
        self.preview.show_points(entry.points, void=entry.void)
        self.commit.setEnabled(entry.ready)
        self.commit.setToolTip(tr("Enter the deal [{key}]", key=tr("Enter")) if entry.ready else entry.banner)
        self.back.setEnabled(bool(entry.tokens))

    def _say(self, text: str) -> None:
        """Shows the one thing to know; while nothing is chosen it leads the first line."""
        first = not self.steps.shown() and not self._changing
        self.lead.setText(text if first else "")
        self.lead.setVisible(first)
        self.banner.setText(text)
        self.banner.setVisible(not first)
        self.setAccessibleDescription(text)

    def _show_steps(self, entry: Entry) -> None:
        self.steps.show_choices(
            [
                Choice(str(step.index), step.text, suit=step.suit, chosen=step.index == entry.cursor)
                for step in entry.steps
            ]
        )
        facts = [Choice(f"fact:{name}", entry.fact_text(name), ("F4",)) for name in entry.deal_facts]
        note = str(entry.fact(self._text_fact()) or "")
        facts.append(Choice("words", tr("Note ✓") if note else tr("Note"), ("F6",), spoken=note))
        self.facts.show_choices([*entry.facts, *facts])

    def say_consequence(self, text: str) -> None:
        """Adds what else committing would do, "" for nothing."""
        if self.entry is not None and self.entry.ready and text:
            self._say(f"! {text}")

    def show_moves(self, text: str) -> None:
        """Says beneath what is read back which places the change moves, "" for none."""
        self.moves.setText(text)
        self.moves.setVisible(bool(text))
        self.all_moves.setVisible(bool(text))
        # Where the change is ready its rows are folded away: what moves takes their room.
        self.area.setMinimumHeight(0 if text else AREA)

    # -- keys

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            parts = pressed(event)
            if parts is not None and (parts.named or parts.text.strip()) and not parts.named.startswith("F"):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.take(event):
            super().keyPressEvent(event)

    def take(self, event: QKeyEvent) -> bool:
        """Handles a key wherever on the page it was pressed. False: it means nothing here."""
        parts = pressed(event)
        if parts is None or self.entry is None or self.isHidden():
            return False
        name = self.reader.key(parts)
        commands = {"commit": self._commit, "clear": self._escape, "back": self._back, "F6": self._open_words}
        if name in commands:
            if not (event.isAutoRepeat() and name == "commit"):
                commands[name]()
        elif name == "F4":
            self.entry.show_fact()
            self.refresh()
        elif name in ("left", "right"):
            self.entry.move(-1 if name == "left" else 1)
            self.refresh()
        else:
            return bool(name) and self._key(name)
        return True

    def _key(self, name: str) -> bool:
        entry = self.entry
        if entry is None:
            return False
        before = entry.tokens, dict(entry.overrides)
        done = entry.key(name)
        if done or entry.why:
            self._moved(before != (entry.tokens, entry.overrides))
        return done or bool(entry.why)

    def _moved(self, changed: bool = True) -> None:
        self.refresh()
        if changed:
            self.changed.emit()

    # -- what can be done

    def _tap(self, token: str) -> None:
        if self.entry is not None:
            self.entry.press(token)
            self._moved()
        self.setFocus()

    def _tap_fact(self, token: str) -> None:
        if self.entry is None:
            return
        if token == "words":
            self._open_words()
            return
        if token.startswith("fact:"):
            name = token.removeprefix("fact:")
            self.entry.show_fact("" if self.entry.open_fact == name else name)
            self.refresh()
        else:
            self.entry.press(token)
            self._moved()
        self.setFocus()

    def _reopen(self, index: str) -> None:
        if self.entry is not None:
            self.entry.revise(-1 if self.entry.cursor == int(index) else int(index))
            self.refresh()
        self.setFocus()

    def _back(self) -> None:
        if self.entry is not None:
            self.entry.back()
            self._moved()
        self.setFocus()

    def _escape(self) -> None:
        if self.entry is None:
            return
        if not self.words.isHidden():
            self.words.hide()
            self.setFocus()
        elif self.entry.cursor is not None or self.entry.open_fact:
            self.entry.back()
            self.refresh()
        elif self._changing:
            self.cancelled.emit()
        elif self.entry.started:
            self.entry.clear()
            self._moved()

    def _cancel(self) -> None:
        self.cancelled.emit()

    def _commit(self) -> None:
        if self.entry is None:
            return
        if self.entry.ready:
            self.committed.emit()
        else:
            self.refresh()
        self.setFocus()

    # -- the note

    def _text_fact(self) -> str:
        """A revoke has a reason, any other deal a note."""
        return "reason" if self.entry is not None and "k:revoke" in self.entry.tokens else "note"

    def _open_words(self) -> None:
        if self.entry is None:
            return
        self.words.setPlaceholderText(tr("Reason") if self._text_fact() == "reason" else tr("Note on this deal"))
        self.words.setAccessibleName(self.words.placeholderText())
        self.words.setText(str(self.entry.fact(self._text_fact()) or ""))
        self.words.show()
        self.words.setFocus()

    def _write(self) -> None:
        if self.entry is not None:
            self.entry.write(self._text_fact(), self.words.text())
            self._moved()
        self.words.hide()
        self.setFocus()
