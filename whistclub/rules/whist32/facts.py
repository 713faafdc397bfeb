"""The facts of a deal of Whist 32 and the conventions of a sheet (rules.md §2, §2.1)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal

from whistclub.rules.common import Suit
from whistclub.rules.whist32.payoffs import PayoffRow, canonical, payoff_problems

CHANCE: Final = re.compile(r"0(\.[0-9]{1,4})?|1(\.0{1,4})?")
"""The form of a chance as text: 0 to 1 with a point and at most four decimals."""


@dataclass(frozen=True, slots=True)
class ArbiterCall:
    """The arbiter's answer in a deal (rules.md §2.1). ``player``: the seat that asked. ``level``: of duo and solo.

    ``chance``: the open chance as text with two decimals, or three or four when needed ("0.5" becomes "0.50", "0.570"
    "0.57"), so that equal chances are equal text; text that is no chance stays as it is and is a problem."""

    player: int
    contract: str
    accepted: bool
    level: int | None = None
    trump: Suit | None = None
    chance: str | None = None

    def __post_init__(self) -> None:
        if self.chance is not None and CHANCE.fullmatch(self.chance):
            whole, _, decimals = self.chance.partition(".")
            object.__setattr__(self, "chance", f"{whole}.{decimals.rstrip('0').ljust(2, '0')}")

    @property
    def ten_thousandths(self) -> int | None:
        """The chance as a whole number, 0 to 10,000; None where it was not recorded."""
        if self.chance is None:
            return None
        whole, _, decimals = self.chance.partition(".")
        return int(whole) * 10_000 + int(decimals.ljust(4, "0"))


@dataclass(frozen=True, slots=True)
class Whist32Deal:
    """What happened in one deal. ``players``: seats; of a trou the holder of the aces first, the bouche-trou second.

    ``arbiter``: the arbiter's call of the deal, kept also when all passed in the end."""

    kind: Literal["contract", "passed"]
    contract: str | None = None
    players: tuple[int, ...] = ()
    tricks: int | None = None
    level: int | None = None
    trump: Suit | None = None
    dealer: int | None = None
    note: str = ""
    arbiter: ArbiterCall | None = None


@dataclass(frozen=True, slots=True)
class ArbiterThresholds:
    """The open chance in whole per cent, 0 to 100, from which the arbiter accepts each contract; None: the usual
    one."""

    duo7: int | None = None
    petite_misere: int | None = None
    picolo: int | None = None
    grande_misere: int | None = None
    solo7: int | None = None
    duo8: int | None = None
    solo8: int | None = None


@dataclass(frozen=True, slots=True)
class Whist32Conventions:
    """``deals``: length of a game; ``redeal_on_pass``: a passed deal is void. ``payoffs``: rows that differ from the
    table of rules.md §2; those without problems are brought into one form, so that equal tables are equal conventions.
    ``arbiter``: whether the contracts of the arbiter's list need its acceptance (rules.md §2.1)."""

    deals: int = 8
    redeal_on_pass: bool = False
    arbiter: bool = False
    arbiter_thresholds: ArbiterThresholds = ArbiterThresholds()
    payoffs: tuple[PayoffRow, ...] = ()

    def __post_init__(self) -> None:
        if self.payoffs and not any(payoff_problems(self.payoffs)):
            object.__setattr__(self, "payoffs", canonical(self.payoffs))
