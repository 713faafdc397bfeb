"""What a Belgian contract pays, as data: one row a contract (rules.md §1.2, §1.4)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PayoffRow:
    """One row of a payoff table. Points are those of the lone player (three times what each other pays) or of each
    partner.

    ``levels``: what can be announced, () for a contract without level; a contract may have several rows with disjoint
    levels. ``default_level``: used when none is said. ``need``: tricks to take; None: the level, or of a trou its
    target. ``exactly``: exactly ``need``, else at least. ``total``: tricks in the deal (12 in a petite misère).
    ``targets``: of a trou, the targets it can have; one alone is the default.
    Made: ``base`` is one number, or one a level (the last holds), plus ``per_extra`` for each trick beyond the level
    (beyond ``need`` without one); or ``by_tricks``: (tricks taken, points) rising, the last holds.
    All 13: ``all_bonus`` on top, or ``all_points`` instead; None: nothing special.
    Lost: ``lost_first`` for the first missing trick and ``lost_further`` for each further one; or, with ``lost_first``
    None, factor × (points at the level + ``lost_charge`` × missing tricks), where ``lost_factor`` None is the
    convention ``lost_multiplier``.
    ``several``: any number of players may attempt it in one deal. ``trump``: whether it has trumps.
    """

    contract: str
    players: int = 1
    levels: tuple[int, ...] = ()
    default_level: int | None = None
    need: int | None = None
    exactly: bool = False
    total: int = 13
    targets: tuple[int, ...] = ()
    base: tuple[int, ...] = ()
    per_extra: int = 0
    by_tricks: tuple[tuple[int, int], ...] = ()
    all_bonus: int | None = None
    all_points: int | None = None
    lost_factor: int | None = None
    lost_charge: int = 0
    lost_first: int | None = None
    lost_further: int = 0
    several: bool = False
    trump: bool = True
