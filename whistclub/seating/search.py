"""Finds a seating of least cost by simulated annealing: people are exchanged between tables, and sometimes a worse
seating is kept.

Costs have levels. No lower level outweighs a higher one: the smallest cost of a level weighs more than all costs below
it together. The result depends on the given random numbers alone.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random


@dataclass(slots=True)
class Level:
    """Costs of one kind. ``pairs``: of two people at one table, negative when they wish to be; ``own``: of a person at
    a table, where the index after the last table means sitting out. ``free``: the least cost that cannot be avoided."""

    pairs: Mapping[tuple[int, int], int] = field(default_factory=dict)
    own: Mapping[tuple[int, int], int] = field(default_factory=dict)
    free: int = 0


class Search:
    """A seating being improved. ``sizes``: of the tables; ``groups``: who sits at each, and last who sits out.
    ``levels``: highest first."""

    def __init__(
        self, sizes: Sequence[int], groups: Sequence[Sequence[int]], levels: Sequence[Level], chance: Random
    ) -> None:
        self.groups = [list(group) for group in groups]
        self._last = len(sizes)
        self._count = sum(map(len, self.groups))
        self._chance = chance
        self._pair = [[0] * self._count for _ in range(self._count)]
        self._own = [[0] * (self._last + 1) for _ in range(self._count)]
        self._mates: dict[int, set[int]] = {}
        self._weights: list[int] = []
        self._free = 0
        self._weigh(levels, max(sizes, default=1))

    def _weigh(self, levels: Sequence[Level], widest: int) -> None:
        weight = 1
        meetings = self._count * (widest - 1) // 2 + 1
        for level in reversed(levels):
            self._weights.append(weight)
            for (one, other), cost in level.pairs.items():
                self._pair[one][other] += weight * cost
                self._pair[other][one] += weight * cost
                if cost < 0:
                    self._mates.setdefault(one, set()).add(other)
                    self._mates.setdefault(other, set()).add(one)
            for (person, group), cost in level.own.items():
                self._own[person][group] += weight * cost
            self._free += weight * level.free
            most = meetings * max(map(abs, level.pairs.values()), default=0)
            most += self._count * max(level.own.values(), default=0)
            weight *= most + 1
        self._weights.reverse()

    def cost(self) -> int:
        """The cost above the unavoidable one."""
        return sum(self._paid(at, group) for at, group in enumerate(self.groups)) - self._free

    def _paid(self, at: int, group: Sequence[int]) -> int:
        total = sum(self._own[person][at] for person in group)
        if at != self._last:
            total += sum(self._pair[one][other] for one in group for other in group) // 2
        return total

    def run(self, steps: int, heats: Sequence[float], times: int = 1) -> None:
        """Improves level by level with ``steps`` exchanges each, repeated up to ``times`` times while costs remain;
        keeps the best seating. ``heats``: by level, the size of a worsening that is readily accepted at first."""
        cost = least = self.cost()
        best = self.groups
        for _ in range(times):
            for weight, heat in zip(self._weights, heats, strict=True):
                if cost >= weight:
                    cost = self._anneal(cost, weight, steps, weight * heat)
            if cost < least:
                least, best = cost, self.groups
            if not cost:
                break
        self.groups = best

    def _anneal(self, cost: int, least: int, steps: int, heat: float) -> int:
        """Tries at most ``steps`` exchanges, until no cost of weight ``least`` or more remains."""
        pair, own, last = self._pair, self._own, self._last
        groups = [list(group) for group in self.groups]
        place = [(0, 0)] * self._count
        for at, group in enumerate(groups):
            for seat, person in enumerate(group):
                place[person] = (at, seat)
        best, kept = cost, [list(group) for group in groups]
        # random() alone, since randrange costs several times as much.
        rnd, exp, count = self._chance.random, math.exp, self._count
        cooling = 0.15 ** (1 / max(steps, 1))
        for _ in range(steps):
            heat *= cooling
            i = int(rnd() * count)
            at, seat = place[i]
            here, costs = groups[at], pair[i]
            now = own[i][at]
            if at != last:
                for k in here:
                    now += costs[k]
            if now < least and rnd() < 0.8:
                continue  # Nothing of this weight can be gained here.
            j = int(rnd() * count)
            to, chair = place[j]
            if to == at:
                continue
            if i in self._mates and rnd() < 0.5:
                cost += self._together(groups, i, at, to, heat, place)
                if cost < best:
                    best, kept = cost, [list(group) for group in groups]
                    if best < least:
                        break
                continue
            there, others = groups[to], pair[j]
            change = own[i][to] + own[j][at] - now - own[j][to]
            if to != last:
                for k in there:
                    change += costs[k] - others[k]
                change -= costs[j]
            if at != last:
                for k in here:
                    change += others[k]
                change -= others[i]
            if change <= 0 or rnd() < exp(-change / heat):
                here[seat], there[chair] = j, i
                place[i], place[j] = (to, chair), (at, seat)
                cost += change
                if cost < best:
                    best, kept = cost, [list(group) for group in groups]
                    if best < least:
                        break
        self.groups = kept
        return best

    def _together(
        self, groups: list[list[int]], person: int, at: int, to: int, heat: float, place: list[tuple[int, int]]
    ) -> int:
        """Exchanges ``person``, with all who wish to sit with them and do, for equally many of another table. Returns
        the change of cost."""
        block, asked = {person}, [person]
        while asked:
            more = (self._mates.get(asked.pop(), set()) & set(groups[at])) - block
            block |= more
            asked += more
        if len(block) > len(groups[to]):
            return 0
        others = self._chance.sample(groups[to], len(block))
        here = [one for one in groups[at] if one not in block] + others
        there = [one for one in groups[to] if one not in others] + sorted(block)
        change = self._paid(at, here) + self._paid(to, there)
        change -= self._paid(at, groups[at]) + self._paid(to, groups[to])
        if change > 0 and self._chance.random() >= math.exp(-change / heat):
            return 0
        for number, group in ((at, here), (to, there)):
            groups[number][:] = group
            for seat, one in enumerate(group):
                place[one] = (number, seat)
        return change
