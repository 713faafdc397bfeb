"""The entry strip: shows any entry model as rows of chips, reads the deal back, and turns keys and taps into
choices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from whistclub.desktop.deal_entry.banner import Banner
from whistclub.desktop.deal_entry.chips import ChipRow, ChoiceChip, chip_height
from whistclub.desktop.deal_entry.choice_area import ChoiceArea
from whistclub.desktop.deal_entry.key_events import pressed
from whistclub.desktop.deal_entry.player_columns import Columns
from whistclub.desktop.deal_entry.preview import Preview
from whistclub.desktop.deal_entry.steps import StepLine
from whistclub.desktop.design import theme
from whistclub.desktop.design.tips import set_tip
from whistclub.desktop.design.widgets import button, label, set_kind
from whistclub.entry.choices import Choice
from whistclub.entry.keys import Reader
from whistclub.entry.model import Entry
from whistclub.entry.refusal import refusal
from whistclub.words import tr

TITLE: Final = 150
"""Width in pixels of the title ("Changing deal 7"), at text size 100 %."""
LINES: Final = 2
"""Lines of chips for which space is always reserved, so that nothing jumps from choice to choice."""


class EntryStrip(QFrame):
    """Enters or changes a deal, ``entry.deal``. The strip stores nothing: that is left to the page."""

    committed = Signal()
    """The marker confirmed a complete deal with Enter or the button."""
    changed = Signal()
    """A choice was made or taken back: the draft has to be kept."""
    cancelled = Signal()
    """The marker pressed Escape or Cancel while changing a stored deal."""

    left = Signal()
    """The marker pressed Escape with nothing to clear."""
    asked = Signal()
    """The marker wants to see all that the change moves."""
    arbitrates = Signal(object)
    """The marker wants to ask the arbiter; carries the question so far (``Asked``)."""
    asked_again = Signal(str)
    """The marker wants to ask the arbiter a second time in this deal; carries its first answer in words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.setProperty("touch", "true")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # Where height is short, the score sheet shrinks, not the strip.
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Entry of the deal"))
        self.reader = Reader()
        self.entry: Entry | None = None
        self._changing = self.folded = False
        self._ordered = 0
        """Number of chips whose tab order has been set."""
        box = QVBoxLayout(self)
        box.setContentsMargins(theme.INSIDE, theme.UNIT, theme.INSIDE, theme.UNIT)
        box.setSpacing(theme.UNIT)
        box.addLayout(self._middle())
        box.addWidget(self._top())
        self.area = ChoiceArea()
        self.area.chosen.connect(self._tap)
        self.area.wrote.connect(self._write)
        self.area.asked.connect(self.asked)
        box.addWidget(self.area)
        box.addWidget(self._bottom())

    def _top(self) -> QWidget:
        """Builds the line of choices made so far: chips, or one column per player."""
        line = QHBoxLayout()
        line.setSpacing(theme.INSIDE)
        self.title = label("", "strong", wrap=True)
        self.title.setFixedWidth(theme.px(TITLE))
        self.steps, self.columns = StepLine(), Columns()
        self.steps.chosen.connect(self._reopen)
        self.columns.chosen.connect(self._reopen)
        self.how = label(tr("Type the letter on a choice, or press it."), "quiet")
        line.addWidget(self.title)
        line.addWidget(self.how, 1)
        line.addWidget(self.steps, 1)
        line.addWidget(self.columns, 1)
        self.top = QWidget()
        self.top.setLayout(line)
        if not theme.tight():
            self.top.setMinimumHeight(chip_height())
        line.setContentsMargins(0, 0, 0, 0)
        return self.top

    def _middle(self) -> QHBoxLayout:
        """Builds the line of the sentence (a question, or the deal read back) and the facts of the deal."""
        line = QHBoxLayout()
        line.setSpacing(theme.GAP)
        self.banner = Banner()
        self.facts = ChipRow(titled=False, wrap=False)
        self.facts.chosen.connect(self._tap_fact)
        line.addWidget(self.banner, 1)
        # If the sentence has several lines, the chips align with the first ones.
        beside = QVBoxLayout()
        beside.setContentsMargins(
            0, max(0, (self.banner.sizeHint().height() - self.facts.sizeHint().height()) // 2), 0, 0
        )
        beside.addWidget(self.facts)
        beside.addStretch(1)
        line.addLayout(beside)
        return line

    def _bottom(self) -> QWidget:
        self.footer = QWidget()
        self.footer.setObjectName("pay")
        self.footer.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._foot = line = QHBoxLayout(self.footer)
        line.setContentsMargins(0, theme.UNIT // 2, 0, theme.UNIT // 2)
        line.setSpacing(theme.GAP)
        self.preview, self.aside = Preview(), ChipRow(grows=True)
        self.aside.chosen.connect(self._tap)
        self._spring, self._beside = QWidget(), False
        self._spring.hide()
        line.addWidget(self.preview, 1)
        line.addWidget(self.aside, 1)
        line.addWidget(self._spring, 1)
        self.back = button("⌫", tip=tr("Take back the last choice [{key}]", key=tr("Backspace")), repeats=True)
        self.back.setAccessibleName(tr("Take back the last choice"))
        self.cancel = button("")
        self.commit = button(tr("Enter the deal  ⏎"), "main", tip=tr("Enter the deal [{key}]", key=tr("Enter")))
        for control, act in ((self.back, self._back), (self.cancel, self._cancel), (self.commit, self._commit)):
            control.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            control.clicked.connect(act)
            line.addWidget(control)
        return self.footer

    def stand_over(self, columns: Sequence[tuple[int, int]] | None) -> None:
        """Places the points a deal pays over ``columns`` of the score sheet, (left edge, width) in pixels from the left
        of this strip; None: with the names at the left of the footer."""
        controls = [control for control in (self.back, self.cancel, self.commit) if not control.isHidden()]
        if columns and columns[0][0] < sum(control.sizeHint().width() + theme.GAP for control in controls) + 64:
            columns = None
        line, beside = self._foot, columns is not None
        if self._beside != beside:
            self._beside = beside
            line.removeWidget(self.preview)
            line.insertWidget(line.count() if beside else 0, self.preview, 0 if beside else 1)
        self._spring.setVisible(beside and self.aside.isHidden())
        margin, start = 0, columns[0][0] if columns else 0
        if columns:
            margin = max(0, self.footer.x() + self.footer.width() - sum(columns[-1]))
        line.setContentsMargins(0 if theme.tight() else theme.UNIT, theme.UNIT // 2, margin, theme.UNIT // 2)
        self.preview.stand_over([(left - start, wide) for left, wide in columns] if columns else None)

    # -- showing

    def show_entry(
        self,
        entry: Entry,
        title: str = "",
        *,
        commit: str = "",
        cancel: str = "",
        before: Mapping[int, int] | None = None,
    ) -> None:
        """Shows ``entry``. With a ``title`` ("Changing deal 7") it is a change of the stored sheet: ``commit`` and
        ``cancel`` are the texts of the two buttons, ``before`` the points by seat the stored deal pays."""
        self.entry, self._changing = entry, bool(title)
        self.title.setText(title)
        self.cancel.setText(tr("Cancel") if cancel and theme.tight() else cancel)
        self.cancel.setAccessibleName(cancel)
        set_tip(self.cancel, f"{cancel}  [{tr('Esc')}]")
        self.cancel.setVisible(self._changing)
        done = commit or tr("Enter the deal  ⏎")
        self.commit.setText(f"{tr('Keep')}  ⏎" if commit and theme.tight() else done)
        self.commit.setAccessibleName(done)
        by_column = bool(entry.columns)
        self.title.setVisible(self._changing and not by_column and not theme.tight())
        self.columns.setVisible(by_column)
        self.preview.setVisible(not by_column)
        self.columns.begin(before)
        self.preview.begin(entry, before)
        self.area.begin(1 if by_column else LINES)
        self._keep_room()
        self.refresh()

    def refresh(self) -> None:
        """Updates the widgets from the entry."""
        entry = self.entry
        if entry is None:
            return
        self._show_steps(entry)
        self._show_top()
        text = (entry.why or entry.sentence) if entry.ready else entry.banner
        self._say(text, wrong=bool(entry.why))
        self._show_rows(entry)
        if entry.columns:
            self.columns.show_entry(entry)
        else:
            self.preview.show_points(entry.points)
        self.commit.setEnabled(entry.ready)
        set_kind(self.footer, "true" if entry.ready else "false", "ready")
        set_tip(self.commit, "" if entry.ready else entry.banner)
        self.back.setEnabled(bool(entry.tokens or entry.cleared))
        self._order()
        self._settle()

    def _order(self) -> None:
        """Sets the tab order to reading order, ending before the score sheet. Chips are created on first use, and Qt
        would put them at the end of the window."""
        rows: tuple[StepLine | ChipRow, ...] = (self.steps, self.facts, *self.area.rows, self.aside)
        made = sum(len(row.chips) for row in rows) + len(self.columns.players)
        if made != self._ordered:
            self._ordered = made
            chips = (chip for line in (self.steps, self.columns, *rows[1:]) for chip in line.findChildren(ChoiceChip))
            for before, after in pairwise((self, *chips, self.area.all_moves, self.back, self.cancel, self.commit)):
                QWidget.setTabOrder(before, after)

    def _settle(self) -> None:
        """Lays out all widgets at once, innermost first. Qt would do it level by level and paint intermediate
        positions."""
        if not self.isVisible():
            return
        for widget in (self.area, self.top, self.footer, self):
            if (layout := widget.layout()) is not None:
                layout.activate()

    def promised(self) -> dict[int, str]:
        """Returns the points shown, as text by seat."""
        if self.entry is None:
            return {}
        if self.entry.columns:
            return {
                column.seat: player.points.text()
                for column, player in zip(self.entry.columns, self.columns.players, strict=False)
            }
        return {s: player.text for s, player in zip(self.entry.table.seats, self.preview.players, strict=False)}

    @property
    def rows(self) -> list[ChipRow]:
        """All rows of choices, in the area and beside the preview."""
        return [*self.area.rows, self.aside]

    def _show_rows(self, entry: Entry) -> None:
        groups = sorted(entry.groups, key=lambda group: not group.due)
        aside = [group for group in groups if entry.columns and group.id == "trump"]
        self.area.show_groups(group for group in groups if group not in aside)
        self.aside.setVisible(bool(entry.columns))
        if aside:
            self.aside.show_group(aside[0])
        self._keep_room()

    def fold(self, folded: bool = True) -> None:
        """In large text, hides the choices while the marker is on the score sheet, to make space for it; the question
        stays.

        The next key or tap on the strip shows everything again."""
        self.folded = folded and theme.tight()
        self.area.setHidden(self.folded)
        self.footer.setHidden(self.folded)
        self._show_top()
        self._keep_room()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.folded:
            self.fold(False)

    def _show_top(self) -> None:
        """Shows the line of choices made; while it is empty how to make them, in large text nothing."""
        entry = self.entry
        empty = entry is None or not (entry.columns or entry.steps or self._changing)
        self.top.setHidden(self.folded or (empty and theme.tight()))
        self.how.setVisible(empty)
        self.steps.setVisible(entry is not None and not entry.columns and not empty)

    def _keep_room(self) -> None:
        """Keeps the rows and the strip from shrinking during a deal. In large text, a long sentence uses the space they
        leave."""
        high = max(self.top.sizeHint().height(), self.top.minimumHeight())
        above = 0 if self.top.isHidden() else high + theme.UNIT
        width = self.width() - 2 * theme.INSIDE - 2 * self.frameWidth()
        spare = self.area.keep_room(width, above)
        if theme.tight():
            self.area.lend(self.banner.grow(width - theme.GAP - self.facts.sizeHint().width(), spare))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._keep_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._keep_room()

    def _say(self, text: str, *, wrong: bool = False) -> None:
        """Shows the sentence, also to screen readers. ``wrong``: it says why a key was refused."""
        self.banner.setText(text, wrong=wrong)
        self.setAccessibleDescription(text)

    def _show_steps(self, entry: Entry) -> None:
        self.steps.show_choices(
            [
                Choice(str(step.index), step.text, suit=step.suit, chosen=step.index == entry.cursor)
                for step in (() if entry.columns else entry.steps)
            ]
        )
        note = str(entry.fact(self._text_fact()) or "")
        whose = tr("Note on this deal")
        facts = "…" if theme.tight() else entry.facts_text  # the header of the page names the dealer
        self.facts.show_choices(
            [
                *entry.facts,
                Choice("facts", facts, ("F4",), chosen=bool(entry.open_fact), spoken=entry.facts_text),
                *self._arbiter(entry),
                Choice("words", "✎ ✓" if note else "✎", ("F6",), spoken=f"{whose}: {note}" if note else whose),
            ]
        )

    def _arbiter(self, entry: Entry) -> list[Choice]:
        """Returns the chip that asks the arbiter, or the one with its answer for this deal."""
        if made := entry.call_text(short=True, bare=theme.tight()):
            return [Choice("arbiter", made, ("F5",), spoken=entry.call_text())]
        return [] if entry.asked is None else [Choice("arbiter", tr("Arbiter…"), ("F5",))]

    def say_consequence(self, text: str) -> None:
        """Adds what else entering the deal would do; "" for nothing."""
        if self.entry is not None and self.entry.ready and text:
            self._say(f"! {text}")
            if theme.tight():
                self._keep_room()

    def show_moves(self, text: str) -> None:
        """Shows which places the change moves; "" for none."""
        self.area.show_moves(text)
        if theme.tight():
            self._keep_room()

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
        """Handles a key pressed anywhere on the page. Returns False if it has no meaning here."""
        parts = pressed(event)
        if parts is None or self.entry is None or self.isHidden():
            return False
        name = self.reader.key(parts)
        if name and self.folded:
            self.fold(False)
        commands = {"commit": self._commit, "clear": self._escape, "back": self._back, "F5": self._ask_arbiter,
                    "F6": self._open_words}  # fmt: skip
        if name in commands:
            if not (event.isAutoRepeat() and name in ("commit", "clear")):
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
        entry.why = ""  # the message belongs to the key before
        done = entry.key(name)
        if not done and not entry.why and name.isalnum() and len(name) == 1:
            entry.why = refusal(entry, name)
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
        if token in ("words", "arbiter"):
            self._open_words() if token == "words" else self._ask_arbiter()
            return
        if token == "facts":
            self.entry.show_fact()
            self.refresh()
        else:
            self.entry.press(token)
            self._moved()
        self.setFocus()

    def _reopen(self, index: str) -> None:
        if self.entry is not None and index:
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
        if self.area.writing:
            self.area.words.hide()
            self.refresh()
            self.setFocus()
        elif self.entry.cursor is not None or self.entry.open_fact:
            self.entry.back()
            self.refresh()
        elif self._changing:
            self.cancelled.emit()
        elif self.entry.started:
            self.entry.clear()
            self.entry.why = tr("Cleared; {key} brings it back.", key="⌫") + f" {self.entry.missing}"
            self._moved()
        else:
            self.left.emit()

    def _cancel(self) -> None:
        self.cancelled.emit()

    def _commit(self) -> None:
        if self.entry is None:
            return
        if self.entry.ready:
            self.committed.emit()
        else:
            missing = self.entry.missing
            self.entry.why = tr("Not complete yet. {question}", question=missing) if missing else ""
            self.refresh()
        self.setFocus()

    def _ask_arbiter(self) -> None:
        """Asks the arbiter, or says that it has already answered for this deal."""
        entry = self.entry
        if entry is None:
            return
        if made := entry.call_text():
            self.asked_again.emit(made)
        elif entry.asked is not None:
            self.arbitrates.emit(entry.asked)

    # -- the note

    def _text_fact(self) -> str:
        """Returns the fact that free text is stored in: "reason" for a revoke, else "note"."""
        return "reason" if self.entry is not None and "k:revoke" in self.entry.tokens else "note"

    def _open_words(self) -> None:
        if self.entry is None:
            return
        what = tr("Reason") if self._text_fact() == "reason" else tr("Note on this deal")
        self.area.write(str(self.entry.fact(self._text_fact()) or ""), what)
        self._show_rows(self.entry)

    def _write(self, text: str) -> None:
        if self.entry is not None:
            self.entry.write(self._text_fact(), text)
            self._moved()
        self.setFocus()
