"""The prizes of an evening: first places, one per number of players, the best guest, the last place."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, Literal

from whistclub.ranking.facts import EveningStandings
from whistclub.rules.common import PlayerKey

MOST = 99


@dataclass(frozen=True, slots=True)
class PrizeRules:
    """The prizes a club gives. ``places``: number of first places; ``one_in``: at least one place for every ``one_in``
    players, 0: no such rule; ``guest``: the best guest; ``last``: the last place. ``by_role``: first and last places
    for each of the two roles of a whist drive, when the evening is one."""

    places: int = 0
    one_in: int = 0
    guest: bool = False
    last: bool = False
    by_role: bool = False


@dataclass(frozen=True, slots=True)
class Award:
    """One prize. ``place`` in the standings, or with ``role`` (0: A, 1: B) among that role; ``players``: all who share
    it."""

    key: Literal["place", "guest", "last"]
    place: int
    players: tuple[PlayerKey, ...]
    role: int | None = None


def awards(
    standings: EveningStandings,
    rules: PrizeRules,
    guests: Collection[PlayerKey] = (),
    roles: Mapping[PlayerKey, int] | None = None,
) -> tuple[Award, ...]:
    """The prizes of an evening, first place first. Nobody gets two: the best guest and the last place are chosen among
    those without a prize. A player listed without a place gets none. ``roles``: of a whist drive, by player."""
    placed = [(row.place, row.player) for row in standings.rows if row.place is not None]
    if not (rules.by_role and roles):
        return _given(placed, rules, guests)
    parts = []
    for role in (0, 1):
        own = [(place, player) for place, player in placed if roles.get(player) == role]
        among = [(sum(other < place for other, _ in own) + 1, player) for place, player in own]
        parts += [replace(award, role=role) for award in _given(among, replace(rules, guest=False), ())]
    won = {player for award in parts for player in award.players}
    left = [(place, player) for place, player in placed if player not in won and player in guests]
    if rules.guest and left:
        parts.append(Award("guest", left[0][0], _at(left, left[0][0])))
    return tuple(sorted(parts, key=lambda award: ("place", "guest", "last").index(award.key)))


def _given(placed: list[tuple[int, PlayerKey]], rules: PrizeRules, guests: Collection[PlayerKey]) -> tuple[Award, ...]:
    count = rules.places
    if rules.one_in:
        count = max(count, len(placed) // rules.one_in)
    found = [Award("place", place, _at(placed, place)) for place in sorted({p for p, _ in placed}) if place <= count]
    left = [(place, player) for place, player in placed if not any(player in award.players for award in found)]
    visiting = [(place, player) for place, player in left if player in guests]
    if rules.guest and visiting:
        best = min(place for place, _ in visiting)
        found.append(Award("guest", best, _at(visiting, best)))
        left = [(place, player) for place, player in left if player not in found[-1].players]
    if rules.last and left:
        last = max(place for place, _ in left)
        if last == max(place for place, _ in placed):
            found.append(Award("last", last, _at(left, last)))
    return tuple(found)


def _at(placed: list[tuple[int, PlayerKey]], place: int) -> tuple[PlayerKey, ...]:
    return tuple(player for at, player in placed if at == place)


def encode_prizes(rules: PrizeRules) -> dict[str, Any]:
    """The rules as JSON values."""
    return asdict(rules)


def decode_prizes(data: object) -> PrizeRules:
    """The rules of JSON values; invalid values count as not set.

    >>> decode_prizes({"places": 3, "last": True, "one_in": -1})
    PrizeRules(places=3, one_in=0, guest=False, last=True, by_role=False)
    """
    known: Mapping[str, Any] = data if isinstance(data, Mapping) else {}
    places, one_in = (_count(known.get(key)) for key in ("places", "one_in"))
    guest, last, by_role = (known.get(key) is True for key in ("guest", "last", "by_role"))
    return PrizeRules(places, one_in, guest, last, by_role)


def _count(value: object) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST else 0
