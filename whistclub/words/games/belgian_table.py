"""The payoff table of Belgian whist for its editor (rules.md §1.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from whistclub.rules.belgian.cells import COLUMNS, FLAGS, RowText, TableRead, column_of, read_table, texts_of
from whistclub.rules.belgian.facts import BelgianConventions
from whistclub.rules.belgian.payoffs import PayoffRow
from whistclub.rules.common import Problem
from whistclub.words import mark, tr
from whistclub.words.games.belgian_payoffs import row_example
from whistclub.words.games.game import GameWords
from whistclub.words.games.payoff_table import PayoffTable, Read

_TITLES: Final = {
    "played": mark("Is played"),
    "announced": mark("Announced"),
    "usual": mark("Usual level"),
    "take": mark("To take"),
    "made": mark("Points when made"),
    "extra": mark("Each trick more"),
    "all": mark("All 13 tricks"),
    "factor": mark("Lost: times"),
    "charge": mark("and each missing"),
    "first": mark("or: first missing"),
    "further": mark("each further"),
    "total": mark("Tricks in all"),
    "several": mark("Several at once"),
    "trump": mark("Trumps"),
}
_TIPS: Final = {
    "played": mark("Whether this club plays the contract"),
    "announced": mark("Levels that can be announced: 8–12, or 8 9 10; empty for a contract without level"),
    "usual": mark("The level meant when none is said"),
    "take": mark("Empty: as announced. ≥10: at least ten. =2: exactly two. 8/9: targets of a trou"),
    "made": mark("One number, or one a level (4 5 6, the last holds), or by tricks taken (5:9 6:12)"),
    "extra": mark("Points for each trick beyond the level"),
    "all": mark("+5: on top of the points; =30: instead of them"),
    "factor": mark("How many times the points are lost; empty: the factor of the other conventions"),
    "charge": mark("Points on top for each missing trick, before they are multiplied"),
    "first": mark("Instead of a factor: what the first missing trick costs"),
    "further": mark("and what each further missing trick costs"),
    "total": mark("Tricks played in the deal: 13, or 12 where each player puts a card aside"),
    "several": mark("Whether several players may attempt it in one deal"),
    "trump": mark("Whether it is played with trumps"),
}


@dataclass(frozen=True, slots=True)
class BelgianTable(PayoffTable):
    """The table (see ``PayoffTable``). ``words``: the game's, for the names of contracts."""

    words: GameWords
    columns: ClassVar[tuple[str, ...]] = ("played", *COLUMNS, *FLAGS)
    flags: ClassVar[frozenset[str]] = frozenset({"played", *FLAGS})
    titles: ClassVar[Mapping[str, str]] = _TITLES
    tips: ClassVar[Mapping[str, str]] = _TIPS
    widths: ClassVar[Mapping[str, str]] = {
        "announced": "8–12 13", "take": "≥10", "made": "21 24 27 30 33", "all": "+120", "factor": "× 2",
    }  # fmt: skip
    note: ClassVar[str] = mark(
        "Points of the player alone, a third of which each of the others pays; of partners the points of each."
    )
    several_rows: ClassVar[bool] = True

    def texts(self, conventions: BelgianConventions) -> tuple[RowText, ...]:
        return texts_of(conventions.payoffs)

    def read(self, texts: Sequence[RowText], conventions: BelgianConventions) -> TableRead:
        return read_table(texts, conventions.lost_multiplier)

    def column_of(self, problem: Problem) -> str:
        return column_of(problem)

    def heading(self, text: RowText) -> str:
        return self.words.contract_name(text.contract)

    def example(self, row: PayoffRow, conventions: BelgianConventions) -> str:
        return row_example(self.words, row, conventions)

    def verdict(self, read: Read) -> str:
        played = len({row.contract for row in read.payoffs})
        return tr("✓ %n contract(s). Every deal sums to zero, every lone number is shared by three.", "", played)

    def hint(self, text: RowText, column: str, conventions: Any) -> str:
        if column == "factor" and not text.factor and not text.first:
            return f"× {conventions.lost_multiplier}"
        return ""
