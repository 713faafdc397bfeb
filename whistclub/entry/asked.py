"""The question to the arbiter that follows from a deal being entered."""

from __future__ import annotations

from dataclasses import dataclass, replace

from whistclub.rules.common import Suit


@dataclass(frozen=True, slots=True)
class Asked:
    """The part of a question known from the deal being entered. ``key``: of the arbiter's list; ``players``: seats, the
    asker first; ``seats``: those of the table, clockwise; ``dealer``: a seat."""

    key: str
    players: tuple[int, ...]
    trump: Suit | None
    seats: tuple[int, ...]
    dealer: int

    @property
    def by_partner(self) -> Asked:
        """The same question asked by the partner; of a lone contract itself."""
        return replace(self, players=self.players[::-1])

    def at_left(self, count: int) -> int:
        """The seat ``count`` places to the left of the asker."""
        return self.seats[(self.seats.index(self.players[0]) + count) % len(self.seats)]

    def places(self, seat: int) -> int:
        """How many places a seat is to the left of the asker."""
        return (self.seats.index(seat) - self.seats.index(self.players[0])) % len(self.seats)
