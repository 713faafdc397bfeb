"""Entry of a deal of short whist or of a whist drive: the tricks of one side (rules.md §4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from whistclub.entry.choices import Choice, Group
from whistclub.entry.keys import level_keys
from whistclub.entry.model import Entry
from whistclub.entry.suits import suit_row
from whistclub.rules.classic import CLASSIC, TRICKS, ClassicDeal, possible_honours
from whistclub.rules.common import Suit
from whistclub.words import tr
from whistclub.words.names import listed


@dataclass(slots=True)
class Sides:
    """The choices so far: ``side`` 0 or 1 and its tricks; honours: which side held how many."""

    side: int | None = None
    tricks: int | None = None
    holder: int | None = None
    honours: int | None = None
    trump: str | None = None


class ClassicEntry(Entry):
    """The choices of short whist: a side, its tricks, and honours where they count."""

    game = CLASSIC.key

    def _start(self) -> Sides:
        return Sides()

    def side_name(self, side: int) -> str:
        """The names of a side's two partners."""
        first, second = self.table.seats[side], self.table.seats[side + 2]
        return listed([self.names[first], self.names[second]])

    def _groups(self, state: Sides) -> list[Group]:
        rows = []
        if state.side is None:
            rows.append(self._side_row("side", tr("Tricks of"), "d", True))
        elif state.tricks is None:
            rows.append(self._trick_row(state.side))
        elif self._counts_honours and state.holder is None:
            rows.append(self._side_row("honours", tr("Honours of"), "h", False))
        elif self._counts_honours and state.honours is None:
            numbers = [n for n in possible_honours(self.conventions) if n]
            choices = tuple(Choice(f"o:{n}", str(n), (str(n),), said=tr("%n honour(s)", "", n)) for n in numbers)
            rows.append(Group("honours", tr("Honours"), choices))
        if state.trump is None and self.expected.trump is None:
            rows.append(suit_row(self.conventions.whist_drive))
        return rows

    @property
    def _counts_honours(self) -> bool:
        return len(possible_honours(self.conventions)) > 1

    def _side_row(self, group: str, title: str, token: str, due: bool) -> Group:
        choices = tuple(Choice(f"{token}:{side}", self.side_name(side), (str(side + 1),)) for side in (0, 1))
        return Group(group, title, choices, due)

    def _trick_row(self, side: int) -> Group:
        name = self.side_name(side)
        choices = tuple(
            Choice(
                f"r:{tricks}", str(tricks), level_keys(tricks), note=f"{tricks}–{TRICKS - tricks}",
                said=tr("%n trick(s)", "", tricks), spoken=tr("{players}: %n trick(s)", "", tricks, players=name),
            )
            for tricks in range(TRICKS + 1)
        )  # fmt: skip
        return Group("result", tr("Tricks"), choices)

    def _apply(self, state: Sides, token: str) -> None:
        what, _, value = token.partition(":")
        if what == "s":
            state.trump = value
            return
        setattr(state, {"d": "side", "r": "tricks", "h": "holder", "o": "honours"}[what], int(value))

    def _missing(self, state: Sides) -> str:
        if state.side is None:
            return tr("The tricks of which side?")
        if state.tricks is None:
            return tr("How many tricks for {name}?", name=self.side_name(state.side))
        if state.holder is not None and state.honours is None:
            return tr("How many honours for {name}: 3 or 4?", name=self.side_name(state.holder))
        return ""

    def _deal(self, state: Sides) -> ClassicDeal | None:
        if self._missing(state) or state.tricks is None:
            return None
        tricks = (state.tricks, TRICKS - state.tricks) if state.side == 0 else (TRICKS - state.tricks, state.tricks)
        held = state.honours or 0
        honours = (held, 0) if state.holder == 0 else (0, held)
        return ClassicDeal(tricks, honours, self._trump(state), self.dealer, self.fact("note") or "")

    def _trump(self, state: Sides) -> Suit | None:
        """The trump chosen; with trumps in rotation the recorded or proposed one."""
        if self.expected.trump is None:
            return None if state.trump is None else Suit(state.trump)
        return Suit(self.expected.trump) if self.recorded is None else self.fact("trump")

    def _tokens_of(self, deal: Any) -> tuple[str, ...]:
        side = 0 if deal.tricks[0] >= deal.tricks[1] else 1
        tokens = [f"d:{side}", f"r:{deal.tricks[side]}"]
        for holder, held in enumerate(deal.honours):
            tokens += [f"h:{holder}", f"o:{held}"] if held else []
        return (*tokens, *([] if deal.trump is None else [f"s:{deal.trump}"]))
