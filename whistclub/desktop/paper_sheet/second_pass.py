"""Typing a sheet a second time without seeing the first version; lines that differ are highlighted, and the marker
chooses the right version.

The club does not change before that choice. The facts of a line are those typed in it, as in the first pass."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from whistclub.club.actions.deals import enter_deal
from whistclub.desktop.controller import Controller
from whistclub.desktop.paper_sheet.first_pass import Said
from whistclub.desktop.paper_sheet.line_grid import LineGrid
from whistclub.desktop.score_table.changes import DealChange
from whistclub.entry.model import Entry
from whistclub.entry.refusal import legend
from whistclub.entry.sheet_lines import Lines, Shown, deal_of, judge, typed
from whistclub.rules.game import Game
from whistclub.rules.games import game_of
from whistclub.words import tr
from whistclub.words.sheets.deals import deal_text
from whistclub.words.sheets.progress import calling
from whistclub.words.sheets.rows import headings, names_at

if TYPE_CHECKING:
    from whistclub.club.ports import SheetView


NOTHING: Final = Shown("empty")


@dataclass(slots=True)
class Second:
    """A line of the second pass. ``deal``: the deal once entered. ``settled``: the marker chose the first version."""

    text: str = ""
    deal: Any = None
    shown: Shown = NOTHING
    sentence: str = ""
    settled: bool = False


class SecondPass:
    """Compares what is typed with what is stored."""

    def __init__(self, controller: Controller, grid: LineGrid) -> None:
        self.controller, self.grid = controller, grid
        self.seconds: list[Second] = []
        self._entry: tuple[int, Entry] | None = None

    def begin(self) -> None:
        """Discards everything typed a second time."""
        self.seconds = []

    def show(self, view: SheetView) -> None:
        """Shows the second pass against the sheet as stored."""
        called = calling(view.score.sheet, self.controller.name)
        self.view, self.lines, self._entry = view, Lines(view, called), None
        count = self.lines.count + (1 if self.lines.can_follow else 0)
        self.seconds = [*self.seconds[:count], *(Second() for _ in range(count - len(self.seconds)))]
        self.grid.blockSignals(True)
        self.grid.show_count(count, headings(view.score, called))
        for at, second in enumerate(self.seconds):
            names = names_at(view.score.sheet, at + 1, called)
            dealer = view.score.lines[at].dealer if at < self.lines.count else self._entry_of(at).dealer
            self.grid.rows[at].name(str(at + 1), names.get(dealer, ""))
            self.grid.rows[at].write(second.text, True, tr("type it again"))
            self._show(at)
        self.grid.blockSignals(False)

    def _entry_of(self, at: int) -> Entry:
        if self._entry is None or self._entry[0] != at:
            self._entry = at, self.lines.entry(at)
        return self._entry[1]

    @property
    def game(self) -> Game:
        """The game of the sheet."""
        return game_of(self.view.record.game)

    def differs(self, at: int) -> bool:
        """Returns whether the two versions of a line differ."""
        second = self.seconds[at]
        if second.deal is None or second.settled:
            return False
        return at >= self.lines.count or not self.game.alike(second.deal, self.view.score.lines[at].deal)

    def _show(self, at: int) -> None:
        second = self.seconds[at]
        if second.deal is None:
            self.grid.show_state(at, second.shown)
        elif second.settled:
            kept = self.lines.stored[at] if at < self.lines.count else Shown("kept")
            self.grid.show_state(at, replace(kept, words=tr("the first holds: {deal}", deal=kept.words)), "kept")
        elif not self.differs(at):
            self.grid.show_state(at, replace(second.shown, words=tr("same: {deal}", deal=second.shown.words)), "kept")
        elif at < self.lines.count:
            first = self.lines.stored[at].words
            words = tr("differs: {first} ≠ {second}", first=first, second=second.shown.words)
            self.grid.show_state(at, replace(second.shown, words=words), "wrong")
        else:
            words = tr("only the second time: {deal}", deal=second.shown.words)
            self.grid.show_state(at, replace(second.shown, words=words), "wrong")

    # -- typing

    def edited(self, at: int) -> bool:
        """Called when the line of a row was edited."""
        text = self.grid.rows[at].field.text()
        shown = judge(self._entry_of(at), text)
        self.seconds[at] = Second(text, shown=NOTHING if shown.state == "empty" else shown)
        self.grid.show_state(at, replace(self.seconds[at].shown, words="" if shown.state == "ready" else shown.words))
        return False

    def came(self, at: int) -> None:
        """Does nothing when another row gets the focus."""

    def enter(self, at: int, then: Callable[[int], object]) -> None:
        """Compares the line of a row. ``then`` is called with the row to move to; the same row if the line is not a
        complete deal."""
        second, entry = self.seconds[at], self._entry_of(at)
        if second.deal is None:
            if judge(entry, second.text).state != "ready":
                then(at)
                return
            second.deal, second.shown, second.sentence = deal_of(entry), typed(entry), entry.sentence
        self._show(at)
        then(at + 1 if at + 1 < len(self.seconds) else at)

    def give_up(self, at: int) -> bool:
        """Clears a line. Returns False if it is empty."""
        if not self.seconds[at].text:
            return False
        self.grid.rows[at].field.setText("")
        return True

    def insert(self, at: int) -> None:
        """Does nothing: no deal can be inserted while comparing."""

    def delete(self, at: int) -> None:
        """Does nothing: no deal can be deleted while comparing."""

    def draft(self, before: Any) -> Any:
        """Returns the draft of the next deal unchanged."""
        return before

    def unkept(self) -> int:
        """Returns −1: nothing typed in the second pass has to be kept."""
        return -1

    def weigh(self, at: int) -> str:
        """Returns "": nothing moves before a version is chosen."""
        return ""

    # -- choosing

    def choose(self, at: int, *, first: bool) -> None:
        """Chooses the version of a line. Only choosing the second one changes the club."""

        if not 0 <= at < len(self.seconds) or not self.differs(at):
            return
        second = self.seconds[at]
        if first and at >= self.lines.count:
            self.seconds[at] = Second()
        elif first:
            second.settled, second.text = True, self.lines.texts[at] or second.text
        elif at >= self.lines.count:
            self.controller.act(enter_deal, self.view.record.id, second.deal, seen=self.view.deal_ids)
            return
        else:
            recorded = self.view.score.lines[at].deal
            kept = {name: getattr(recorded, name) for name in self.game.texts if not getattr(second.deal, name)}
            DealChange(self.view, at, insert=False).keep(self.controller, replace(second.deal, **kept))
            return
        self.show(self.view)

    # -- under the grid

    def said(self, at: int) -> Said:
        """Returns the text under the grid for a row."""
        if not 0 <= at < len(self.seconds):
            return Said(self.summary())
        if self.differs(at):
            return self._versions(at)
        second = self.seconds[at]
        if second.settled:
            return Said(self.lines.sentence(at, self.controller.name), more=self.summary())
        if second.deal is not None:
            return Said(second.sentence, more=self.summary())
        entry = self._entry_of(at)
        shown = judge(entry, second.text)
        if shown.state == "wrong":
            return Said(f"✗ {shown.words}", "wrong", self.summary())
        return Said(entry.sentence if entry.ready else entry.banner, "heading", self.summary(), legend(entry))

    def _versions(self, at: int) -> Said:
        second = self.seconds[at]
        if at >= self.lines.count:
            text = tr("✗ Line {number} is there only the second time.", number=at + 1)
            return Said(text, "wrong", tr("2nd: {deal}", deal=self._told(at, second.deal)), choose=True)
        first = tr("1st: {deal}", deal=self._told(at, self.view.score.lines[at].deal))
        other = tr("2nd: {deal}", deal=self._told(at, second.deal))
        return Said(tr("✗ Line {number} differs.", number=at + 1), "wrong", f"{first}\n{other}", choose=True)

    def _told(self, at: int, deal: Any) -> str:
        """Returns a version in words, with the facts that its sentence does not name."""
        sheet = self.view.score.sheet
        names = names_at(sheet, at + 1, self.controller.name)
        told = [deal_text(sheet.game, sheet.conventions, deal, names)]
        told.append(tr("Dealer {name}.", name=names.get(deal.dealer, "")))
        if "sits_out" in self.game.proposed and deal.sits_out is not None:
            told.append(tr("{name} sits out.", name=names.get(deal.sits_out, "")))
        return " ".join(told)

    def summary(self) -> str:
        """Returns the progress of the second pass and the number of differences."""
        done = sum(second.deal is not None for second in self.seconds[: self.lines.count])
        differing = sum(self.differs(at) for at in range(len(self.seconds)))
        parts = [tr("{done} of {count} lines typed again", done=done, count=self.lines.count)]
        parts.append(tr("! %n line(s) differ(s)", "", differing) if differing else tr("✓ no difference"))
        return " · ".join(parts)
