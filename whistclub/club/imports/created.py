"""The new players, seasons, evenings and sheets of an import, by name, so that a mistyped name is noticed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Concatenate, ParamSpec

from whistclub.club.club import Club
from whistclub.club.names import likeness
from whistclub.club.ports import ActionName, Change, EveningRecord, PlayerRecord, SeasonRecord, SheetRecord, Work

P = ParamSpec("P")


@dataclass(frozen=True, slots=True)
class Created:
    """Names of new players and seasons, new evenings in order, number of new sheets. ``alike``: pairs of a new player
    and another, existing or new, whose name differs only by accents and punctuation."""

    players: tuple[str, ...] = ()
    seasons: tuple[str, ...] = ()
    evenings: tuple[EveningRecord, ...] = ()
    sheets: int = 0
    alike: tuple[tuple[str, str], ...] = ()


def created(work: Work, change: Change) -> Created:
    """What ``change`` has created, read from ``work``."""
    ids: dict[str, list[int]] = {}
    for name, id in change.created:
        ids.setdefault(name, []).append(id)
    players = tuple(work.get(PlayerRecord, id).name for id in ids.get(PlayerRecord.__name__, ()))
    return Created(
        players,
        tuple(work.get(SeasonRecord, id).name for id in ids.get(SeasonRecord.__name__, ())),
        work.find(EveningRecord, id=tuple(ids.get(EveningRecord.__name__, ()))),
        len(ids.get(SheetRecord.__name__, ())),
        tuple(_alike(work, players)) if players else (),
    )


def _alike(work: Work, new: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    known = {likeness(player.name): player.name for player in work.find(PlayerRecord) if player.name not in new}
    for name in new:
        if (other := known.setdefault(likeness(name), name)) != name:
            yield name, other


def would_create(
    club: Club, action: Callable[Concatenate[Work, P], ActionName | None], *args: P.args, **kw: P.kwargs
) -> Created:
    """What ``action`` would create, without creating it. Refused or KnownError as the action."""
    with club.trial(action, *args, **kw) as (work, change):
        return created(work, change)
