"""What a deal being entered says of the question its players may put to an arbiter."""

from __future__ import annotations

from dataclasses import dataclass

from whistclub.rules.common import Suit


@dataclass(frozen=True, slots=True)
class Asked:
    """What the deal being entered says of the question. ``key``: of the arbiter's list; ``players``: seats, the one
    who asks first; ``seats``: those of the table, clockwise; ``dealer``: a seat."""

    key: str
    players: tuple[int, ...]
    trump: Suit | None
    seats: tuple[int, ...]
    dealer: int

    def at_left(self, count: int) -> int:
        """The seat so many places to the left of the asker."""
        return self.seats[(self.seats.index(self.players[0]) + count) % len(self.seats)]

    def places(self, seat: int) -> int:
        """How many places to the left of the asker a seat is."""
        return (self.seats.index(seat) - self.seats.index(self.players[0])) % len(self.seats)
