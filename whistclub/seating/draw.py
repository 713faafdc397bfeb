"""Drawing by lot: the first dealer by the highest card, players in any order."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

Drawn = tuple[int, int]
"""Rank of a card (0 lowest) and its suit."""


def draw_rounds(count: int, ranks: int, chance: random.Random) -> list[dict[int, Drawn]]:
    """Rounds of cards, each from one whole pack: the first for everybody, later ones only for those who tied highest;
    in the last one the highest card is unique (rules.md §2)."""
    rounds: list[dict[int, Drawn]] = []
    players = list(range(count))
    while True:
        pack = [(rank, suit) for rank in range(ranks) for suit in range(4)]
        cards = dict(zip(players, chance.sample(pack, len(players)), strict=True))
        rounds.append(cards)
        best = max(rank for rank, _ in cards.values())
        players = [player for player, (rank, _) in cards.items() if rank == best]
        if len(players) == 1:
            return rounds


def winner(rounds: list[dict[int, Drawn]]) -> int:
    """The player who drew the highest card."""
    return max(rounds[-1], key=lambda player: rounds[-1][player][0])


def shuffled(players: Sequence[T], chance: random.Random) -> list[T]:
    """The players in random order."""
    return chance.sample(list(players), len(players))
