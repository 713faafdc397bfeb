"""Random choices of players and tricks shared by the games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

Strength = Mapping[int, float]
"""Each seat's skill, about −1 to 1: stronger players bid higher and take more tricks."""


def declarers(random: Random, seats: Sequence[int], strength: Strength, count: int) -> tuple[int, ...]:
    """Random players of a contract, stronger ones more likely."""
    first = random.choices(seats, [1.6 + strength[seat] for seat in seats])[0]
    return (first, *random.sample([seat for seat in seats if seat != first], count - 1))


def rising(random: Random, levels: Sequence[int]) -> int | None:
    """A random level, higher ones less likely."""
    return random.choices(levels, [0.5**index for index in range(len(levels))])[0] if levels else None


def exactly(random: Random, need: int, skill: float) -> int:
    """The tricks of a player who tries to take exactly ``need``."""
    if random.random() < 0.62 + skill / 8:
        return need
    return max(0, need + random.choice((-1, 1, 1, 1, 2, 3))) if need else random.choice((1, 1, 1, 2, 3))
