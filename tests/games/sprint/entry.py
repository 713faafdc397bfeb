"""Typing a deal of sprint: who won, what it was worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.games.sprint.rules import DEAREST, SPRINT, SprintDeal
from whistclub.entry.choices import Choice, Group
from whistclub.entry.model import Entry


@dataclass(slots=True)
class Won:
    """What was said so far."""

    player: int | None = None
    worth: int | None = None


class SprintEntry(Entry):
    """The winner, then the points."""

    game = SPRINT.key
    results = ("v:",)

    def _start(self) -> Won:
        return Won()

    def _groups(self, state: Won) -> list[Group]:
        if state.player is None:
            return [self._players("player", "Winner", "w", {})]
        if state.worth is None:
            choices = tuple(Choice(f"v:{worth}", str(worth), (str(worth),)) for worth in range(1, DEAREST + 1))
            return [Group("worth", "Worth", choices)]
        return []

    def _apply(self, state: Won, token: str) -> None:
        what, _, value = token.partition(":")
        setattr(state, {"w": "player", "v": "worth"}[what], int(value))

    def _missing(self, state: Won) -> str:
        return "Who won?" if state.player is None else "What was it worth?" if state.worth is None else ""

    def _deal(self, state: Won) -> SprintDeal | None:
        if state.player is None or state.worth is None:
            return None
        return SprintDeal(state.player, state.worth, self.dealer, self.fact("note") or "")

    def _tokens_of(self, deal: Any) -> tuple[str, ...]:
        return f"w:{deal.player}", f"v:{deal.worth}"
