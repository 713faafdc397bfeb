"""What is recorded of a deal of Whist 32 and agreed for a sheet (rules.md §2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from whistclub.rules.common import Suit


@dataclass(frozen=True, slots=True)
class Whist32Deal:
    """What happened in one deal. ``players``: seats; of a trou the holder of the aces first, the bouche-trou second."""

    kind: Literal["contract", "passed"]
    contract: str | None = None
    players: tuple[int, ...] = ()
    tricks: int | None = None
    level: int | None = None
    trump: Suit | None = None
    dealer: int | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Whist32Conventions:
    """``deals``: length of a game; ``redeal_on_pass``: a passed deal is void."""

    deals: int = 8
    redeal_on_pass: bool = False
