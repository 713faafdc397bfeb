"""What an import has made that was not there before, by name, so that a slip in a name is seen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Concatenate, ParamSpec

from whistclub.club.club import Club
from whistclub.club.ports import ActionName, Change, EveningRecord, PlayerRecord, SeasonRecord, SheetRecord, Work

P = ParamSpec("P")


@dataclass(frozen=True, slots=True)
class Created:
    """Names of new players and seasons, new evenings in order, how many new sheets."""

    players: tuple[str, ...] = ()
    seasons: tuple[str, ...] = ()
    evenings: tuple[EveningRecord, ...] = ()
    sheets: int = 0


def created(work: Work, change: Change) -> Created:
    """What ``change`` has made, as ``work`` shows it."""
    ids: dict[str, list[int]] = {}
    for name, id in change.created:
        ids.setdefault(name, []).append(id)
    return Created(
        tuple(work.get(PlayerRecord, id).name for id in ids.get(PlayerRecord.__name__, ())),
        tuple(work.get(SeasonRecord, id).name for id in ids.get(SeasonRecord.__name__, ())),
        work.find(EveningRecord, id=tuple(ids.get(EveningRecord.__name__, ()))),
        len(ids.get(SheetRecord.__name__, ())),
    )


def would_create(
    club: Club, action: Callable[Concatenate[Work, P], ActionName | None], *args: P.args, **kw: P.kwargs
) -> Created:
    """What ``action`` would make; nothing is made. Refused or KnownError as the action."""
    with club.trial(action, *args, **kw) as (work, change):
        return created(work, change)
