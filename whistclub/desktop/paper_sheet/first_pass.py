"""Typing a sheet for the first time, and correcting what was typed.

Each Enter stores its deal in the club before the row shows it. So a crash loses at most the line being typed (of the
next deal not even its choices), the television is up to date, and each line can be undone by itself; storing the whole
sheet at the end would only give a shorter undo list. A line that is edited and left without Enter changes nothing; it
keeps its text and is marked."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from whistclub.club.actions.deals import enter_deal
from whistclub.club.ports import Change
from whistclub.desktop.controller import Controller
from whistclub.desktop.paper_sheet.line_grid import LineGrid
from whistclub.desktop.score_table.changes import MOVES_SHOWN, DealChange, ask_delete, beyond_totals
from whistclub.entry.drafts import kept
from whistclub.entry.model import Entry
from whistclub.entry.refusal import legend
from whistclub.entry.sheet_lines import Lines, Shown, deal_of, empty_words, judge
from whistclub.words import tr
from whistclub.words.evenings.consequences import consequence_lines
from whistclub.words.sheets.progress import calling
from whistclub.words.sheets.rows import headings

if TYPE_CHECKING:
    from whistclub.club.ports import SheetView
    from whistclub.rules.common import PlayerKey


@dataclass(frozen=True, slots=True)
class Slot:
    """A row. ``index``: of its deal, or of the deal to insert (0-based). ``key`` identifies its unsaved text: the id of
    its deal, "next" or "insert"."""

    index: int
    key: int | str


@dataclass(frozen=True, slots=True)
class Said:
    """The text under the grid for one row: a sentence with its kind of label, further text, and the keys that can be
    typed."""

    text: str = ""
    kind: str = "heading"
    more: str = ""
    keys: str = ""
    choose: bool = False
    """Whether one of two versions has to be chosen."""


class FirstPass:
    """Fills the grid from the club, and stores what is typed in the grid."""

    def __init__(self, controller: Controller, grid: LineGrid) -> None:
        self.controller, self.grid = controller, grid
        self.slots: list[Slot] = []
        self.view: SheetView
        self.lines: Lines
        self.called: Callable[[PlayerKey], str] = controller.name
        """Returns a player's name as used at this table."""
        self.typed: dict[int | str, str] = {}
        """The unsaved text of lines, by the slot's key."""
        self.inserting: int | None = None
        self._entry: tuple[int | str, Entry] | None = None

    # -- showing

    def show(self, view: SheetView) -> None:
        """Shows the stored sheet, with unsaved text."""
        same = self.slots and self.view.record.id == view.record.id
        self.called = calling(view.score.sheet, self.controller.name)
        self.lines = Lines(view, self.called, self.lines if same else None)
        self.view, self._entry = view, None
        self.slots = [Slot(index, deal_id) for index, deal_id in enumerate(view.deal_ids)]
        if self.inserting is not None and self.inserting < len(self.slots):
            self.slots.insert(self.inserting, Slot(self.inserting, "insert"))
        if self.lines.can_follow:
            self.slots.append(Slot(self.lines.count, "next"))
            if draft := self.lines.draft_line():
                self.typed.setdefault("next", draft)
        known = {slot.key for slot in self.slots}
        self.typed = {key: text for key, text in self.typed.items() if key in known}
        self.grid.blockSignals(True)
        self.grid.show_count(len(self.slots), headings(view.score, self.called))
        for at, slot in enumerate(self.slots):
            self._fill(at, slot)
        self.grid.blockSignals(False)

    def _fill(self, at: int, slot: Slot) -> None:
        row, text = self.grid.rows[at], self._kept_text(slot)
        if isinstance(slot.key, int):
            row.name(str(slot.index + 1), self.lines.dealers[slot.index])
        else:
            entry = self._entry_of(slot)
            row.name("+" if slot.key == "insert" else str(slot.index + 1), entry.names[entry.dealer])
        hint = tr("see its table") if text is None else tr("type the deal") if slot.key == "next" else ""
        row.write(self.typed.get(slot.key, text or ""), text is not None, hint)
        self._judge(at)

    def _kept_text(self, slot: Slot) -> str | None:
        return self.lines.texts[slot.index] if isinstance(slot.key, int) else ""

    def _entry_of(self, slot: Slot) -> Entry:
        if self._entry is None or self._entry[0] != slot.key:
            self._entry = slot.key, self.lines.entry(slot.index)
        return self._entry[1]

    def _judge(self, at: int) -> Shown:
        slot = self.slots[at]
        if slot.key not in self.typed and isinstance(slot.key, int):
            shown = self.lines.stored[slot.index]
        elif slot.key not in self.typed:
            shown = Shown("empty")
        else:
            entry = self._entry_of(slot)
            shown = judge(entry, self.typed[slot.key])
            if slot.key != "insert" and shown.cells:
                self.grid.rows[at].dealer.setText(entry.names[entry.dealer])
            if shown.state == "empty" and isinstance(slot.key, int):
                shown = Shown("wrong", empty_words())
        left = shown.state == "ready" and self.grid.current() != at
        if left:
            shown = replace(shown, words=tr("not kept yet: {deal}", deal=shown.words))
        self.grid.show_state(at, shown, "unkept" if left else "")
        return shown

    # -- typing

    def edited(self, at: int) -> bool:
        """Called when the line of a row was edited. Returns whether it is the next deal, whose choices are kept as a
        draft."""
        slot, text = self.slots[at], self.grid.rows[at].field.text()
        if text == (self._kept_text(slot) or ""):
            self.typed.pop(slot.key, None)
        else:
            self.typed[slot.key] = text
        self._judge(at)
        return slot.key == "next"

    def came(self, at: int) -> None:
        """Called when another row gets the focus; shows which rows are unsaved."""
        for each, slot in enumerate(self.slots):
            if slot.key in self.typed:
                self._judge(each)

    def draft(self, before: Any) -> dict[str, Any] | None:
        """Returns the draft of the next deal; ``before``: the draft stored so far."""
        slot = next((slot for slot in self.slots if slot.key == "next"), None)
        text = self.typed.get("next", "")
        if slot is None or not text.strip():
            return None
        entry = self._entry_of(slot)
        judge(entry, text)
        return kept(entry, before, datetime.datetime.now(datetime.UTC))

    def enter(self, at: int, then: Callable[[int], object]) -> None:
        """Stores the line of a row. ``then`` is called with the row to move to; the same row if the line is invalid."""

        slot = self.slots[at]
        if slot.key not in self.typed:
            then(at + 1 if isinstance(slot.key, int) else at)
            return
        entry = self._entry_of(slot)
        if judge(entry, self.typed[slot.key]).state != "ready":
            self._judge(at)
            then(at)
            return
        deal, text, before = deal_of(entry), self.typed.pop(slot.key), self.view
        inserting, self.inserting = self.inserting, None if slot.key == "insert" else self.inserting

        def kept_line(_change: Change) -> None:
            if self.view is before:  # Nothing differed from what is stored, so no page was told to reload.
                self.show(before)
            then(at + 1)

        def refused() -> None:
            self.typed[slot.key], self.inserting = text, inserting
            self._judge(at)
            then(at)

        if slot.key == "next":
            seen = before.deal_ids
            self.controller.act(enter_deal, before.record.id, deal, seen=seen, then=kept_line, otherwise=refused)
        else:
            change = DealChange(self.view, slot.index, insert=slot.key == "insert")
            change.keep(self.controller, deal, kept_line, refused)

    def give_up(self, at: int) -> bool:
        """Restores the stored text of a row. Returns False if nothing was edited."""
        slot = self.slots[at]
        if slot.key == "insert":
            self.inserting = None
            self.typed.pop("insert", None)
            self.show(self.view)
            self.grid.focus(at)
            return True
        if slot.key not in self.typed:
            return False
        self.grid.rows[at].field.setText(self._kept_text(slot) or "")
        return True

    def insert(self, at: int) -> None:
        """Opens a new row before row ``at``, for a deal to insert."""
        slot = self.slots[at]
        if self.view.score.finished:
            self.controller.said.emit(tr("The game is finished: no deal can be put in."))
        elif isinstance(slot.key, int):
            self.inserting = slot.index
            self.typed.pop("insert", None)
            self.show(self.view)
            self.grid.focus(slot.index)

    def delete(self, at: int) -> None:
        """Asks whether to delete the deal of a row; undo restores it."""
        slot = self.slots[at]
        if isinstance(slot.key, int):
            ask_delete(self.controller, self.view, slot.index, self.grid.window())

    def unkept(self) -> int:
        """Returns the first edited row that is not stored, −1 for none. The next deal does not count: its draft is
        kept."""
        return next((at for at, slot in enumerate(self.slots) if slot.key in self.typed and slot.key != "next"), -1)

    # -- under the grid

    def said(self, at: int) -> Said:
        """Returns the text under the grid for a row."""
        if not 0 <= at < len(self.slots):
            return Said(_finished(self.controller, self.view))
        slot = self.slots[at]
        if slot.key not in self.typed and isinstance(slot.key, int):
            return Said(
                self.lines.sentence(slot.index, self.controller.name), "heading", _finished(self.controller, self.view)
            )
        entry = self._entry_of(slot)
        shown = judge(entry, self.typed.get(slot.key, ""))
        if shown.state == "empty" and isinstance(slot.key, int):
            return Said(f"! {empty_words()}", "attention")
        if shown.state == "wrong":
            return Said(f"✗ {shown.words}", "wrong")
        if shown.state == "ready":
            return Said(entry.sentence, more=self._consequence(slot, deal_of(entry)))
        return Said(entry.banner, keys=legend(entry))

    def weigh(self, at: int) -> str:
        """Returns which lines of the evening and the season the correction of a row moves; "" for none."""
        slot = self.slots[at] if 0 <= at < len(self.slots) else None
        if slot is None or slot.key == "next" or slot.key not in self.typed:
            return ""
        entry = self._entry_of(slot)
        if judge(entry, self.typed[slot.key]).state != "ready":
            return ""
        moves = DealChange(self.view, slot.index, insert=slot.key == "insert").moves(self.controller, deal_of(entry))
        elsewhere = [moved for moved in moves if moved.board.kind != "table"]
        return "\n".join(consequence_lines(elsewhere, self.controller.name, MOVES_SHOWN))

    def _consequence(self, slot: Slot, deal: Any) -> str:
        """Returns what a correction would change besides its own line."""
        if slot.key == "next":
            return ""
        preview = DealChange(self.view, slot.index, insert=slot.key == "insert").preview(self.controller, deal)
        moved = [
            f"{heading.name} {heading.total} → {heading.after}"
            for heading in headings(self.view.score, self.controller.name, preview.score)
            if heading.after and heading.after != heading.total
        ]
        totals = tr("Totals: {lines}", lines=", ".join(moved)) if moved else ""
        parts = (totals, beyond_totals(preview))
        return " · ".join(part for part in parts if part)


def _finished(controller: Controller, view: SheetView) -> str:
    if view.record.closed:
        return tr("This table is closed: a line can still be corrected.")
    if view.score.finished:
        return tr("The sheet is complete. Compare the totals with the paper, then go on to the next table.")
    return ""
