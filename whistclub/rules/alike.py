"""Whether two deals say the same: for a sheet typed twice, on purpose or by mistake."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

_PARTNERS: Final = ("pair", "duo")
"""Contracts whose two players may be named in either order."""


def alike(deal: Any, other: Any) -> bool:
    """Whether two completed deals of one game state the same facts: the order of partners and of attempts, a note,
    the reason of a revoke and the arbiter's call aside (a paper sheet need not have it)."""
    facts = ("dealer", "sits_out")
    same = all(getattr(deal, name, None) == getattr(other, name, None) for name in facts)
    return same and played_alike(deal, other)


def played_alike(deal: Any, other: Any) -> bool:
    """As ``alike``, whoever dealt and sat out."""
    return type(deal) is type(other) and bool(_played(deal) == _played(other))


def _played(deal: Any) -> Any:
    plain: dict[str, Any] = {"note": "", "dealer": None}
    plain |= {name: None for name in ("sits_out", "arbiter") if hasattr(deal, name)}
    plain |= {name: "" for name in ("reason",) if hasattr(deal, name)}
    if hasattr(deal, "attempts"):
        attempts = (replace(attempt, players=_players(attempt)) for attempt in deal.attempts)
        plain["attempts"] = tuple(sorted(attempts, key=lambda attempt: attempt.players))
    elif hasattr(deal, "players"):
        plain["players"] = _players(deal)
    return replace(deal, **plain)


def _players(attempt: Any) -> tuple[int, ...]:
    return tuple(sorted(attempt.players)) if attempt.contract in _PARTNERS else attempt.players
