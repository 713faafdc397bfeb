"""A sheet as lines of notation: the text of each row, and what a typed line would give. Without Qt."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal

from whistclub.entry.games import entry_for
from whistclub.entry.model import Entry
from whistclub.entry.notation import as_line, read, written
from whistclub.rules.common import PlayerKey
from whistclub.rules.sheet import Fold, Line, Sheet
from whistclub.words import tr
from whistclub.words.sheets.deals import deal_text
from whistclub.words.sheets.rows import names_at, row

if TYPE_CHECKING:
    from whistclub.club.ports import SheetView

State = Literal["kept", "warned", "typing", "ready", "wrong", "empty"]
Cells = tuple[tuple[str, str, str], ...]


@dataclass(frozen=True, slots=True)
class Shown:
    """What a row shows beside its line. ``cells`` by seat: bid and tricks, points, running total.

    ``kept``: the deal is stored in the club; ``ready``: it can be stored; ``typing``: something is missing."""

    state: State
    words: str = ""
    cells: Cells = ()


class Lines:
    """The lines of a sheet. A line holds its whole deal, including facts that differ from the proposal."""

    def __init__(self, view: SheetView, name: Callable[[PlayerKey], str], before: Lines | None = None) -> None:
        """``before``: the previous lines; those of deals before any change are reused."""
        self.view, self.score, self.name = view, view.score, name
        self.count = len(self.score.lines)
        self.texts: list[str | None] = []
        """The line of each deal, None for a deal that no line can give."""
        self.stored: list[Shown] = []
        self.dealers: list[str] = []
        known = 0 if before is None else _alike_from_the_start(before.score.sheet, self.score.sheet)
        folding = Fold.start(self.score.sheet)
        for line in self.score.lines:
            names = names_at(self.score.sheet, line.number, name)
            if len(self.texts) < known and before is not None:
                self.texts.append(before.texts[len(self.texts)])
            else:
                entry, recorded = entry_for(folding, names), entry_for(folding, names, line.deal)
                self.texts.append(written(entry, line.deal, recorded.tokens))
            folding.add(line.deal)
            said = row(self.score, line, names)
            words = f"{said.contract} · {said.warning}" if said.warning else said.contract
            self.stored.append(Shown("warned" if said.warning else "kept", words, said.cells))
            self.dealers.append(said.dealer)

    @property
    def can_follow(self) -> bool:
        """Whether one more deal can be entered."""
        return not self.score.finished and not self.view.record.closed and self.score.sheet.totals is None

    def entry(self, index: int) -> Entry:
        """A new entry for deal ``index`` (0-based), or for a deal to be inserted there."""
        return entry_for(Fold.before(self.score, index), names_at(self.score.sheet, index + 1, self.name))

    def sentence(self, index: int, name: Callable[[PlayerKey], str]) -> str:
        """The stored deal of a line as a sentence."""

        sheet = self.score.sheet
        return deal_text(sheet.game, sheet.conventions, sheet.deals[index], names_at(sheet, index + 1, name))

    def draft_line(self) -> str:
        """The half-entered deal as a line, "" without one."""
        draft = self.view.draft
        if draft is None or not self.can_follow:
            return ""
        entry = self.entry(self.count)
        return as_line(entry, dict(draft.get("facts", {})), [str(token) for token in draft.get("tokens", ())])


def _alike_from_the_start(sheet: Sheet, other: Sheet) -> int:
    """The number of deals at the start that are the same in two versions of a sheet."""
    if replace(sheet, deals=(), closed=False) != replace(other, deals=(), closed=False):
        return 0
    pairs = enumerate(zip(sheet.deals, other.deals, strict=False))
    return next((at for at, (one, two) in pairs if one != two), min(len(sheet.deals), len(other.deals)))


def judge(entry: Entry, line: str) -> Shown:
    """Reads ``line`` and returns what its row shows."""
    if not line.strip():
        entry.clear()
        return Shown("empty", entry.banner)
    if mistake := read(entry, line):
        return Shown("wrong", mistake)
    if entry.problems:
        return Shown("wrong", entry.banner)
    if not entry.ready:
        return Shown("typing", entry.banner)
    return typed(entry)


def typed(entry: Entry) -> Shown:
    """The row of a complete deal."""
    before, deal = entry.fold, deal_of(entry)
    outcome, _ = before.game.play(before.state, before.table, deal)
    running = tuple(total + outcome.points.get(seat, 0) for seat, total in enumerate(before.running))
    number = len(before.lines) + 1
    line = Line(number, deal, before.table, deal.dealer, (), outcome.points, running, outcome.void, outcome.warnings)
    said = row(before.score(), line, entry.names)
    return Shown("ready", f"{said.contract} · {said.warning}" if said.warning else said.contract, said.cells)


def deal_of(entry: Entry) -> Any:
    """The completed deal of a line that is ready."""
    return entry.fold.complete(entry.deal)


def empty_words() -> str:
    """The text for an emptied line of a stored deal."""
    return tr("An empty line is no deal: Esc brings it back, Ctrl+Del takes the deal out")
