"""Import of a member list: known people stay as they are, unknown ones are added."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from whistclub.club.actions.common import proper_name
from whistclub.club.actions.players import spelt, with_team
from whistclub.club.imports.exchange import ExchangedPerson
from whistclub.club.names import folded, likeness
from whistclub.club.ports import ActionName, PlayerRecord, Work

Member = tuple[str, str | None]
"""Name and member number."""
Outcome = Literal["new", "known", "number"]
"""What a line of the list means: a new player, a known one, or the missing number of a known one."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """One person of a list compared with the club. ``name``: their name in the club, existing or to be; ``like``: the
    existing player whose name differs from a new one only by accents and punctuation, "" for none."""

    outcome: Outcome
    name: str
    number: str | None
    like: str = ""


def import_members(
    work: Work,
    members: Sequence[Member],
    step: Callable[[int], None] = lambda done: None,
    told: Sequence[ExchangedPerson] = (),
) -> ActionName | None:
    """Adds the people of a list. Somebody is identified by number, or by name when there is no number. ``told``: what
    the list says of each of them besides; a team holds from today on for somebody who had another.

    Somebody known by name alone gets the number. A second person of the same name with another number gets it as a
    suffix: "Marie Dubois (52)". ``step`` is called with the number of people done; when it raises, the club is
    unchanged. Returns None when all were known already."""
    people = {folded(player.name): player for player in work.find(PlayerRecord)}
    weighed = _weigh(people.values(), members, step)
    fresh: dict[str, Weighed] = {}
    for one in weighed:
        key = folded(one.name)
        if key in people:
            if one.outcome == "number":
                work.put(replace(people[key], number=one.number))
        elif one.outcome != "known":
            fresh[key] = one
    step(len(members))
    if fresh:
        work.add_all(PlayerRecord, [{"name": one.name, "number": one.number} for one in fresh.values()])
    count = sum(one.outcome != "known" for one in weighed)
    changed = _tell(work, weighed, told)
    return ActionName("import_members", {"count": count}) if count or changed else None


def _tell(work: Work, weighed: Sequence[Weighed], told: Sequence[ExchangedPerson]) -> bool:
    """Keeps what a list says of people; returns whether that changed anything."""
    moved = False
    for one, person in zip(weighed, told, strict=False):
        player = work.player_named(one.name)
        if player is None or person == ExchangedPerson(person.name):
            continue
        teams = player.teams
        if person.team is not None:
            teams = with_team(work, player, person.team, datetime.date.today() if teams else None)
        after = replace(
            player,
            guest=player.guest if person.guest is None else person.guest,
            categories=player.categories if person.categories is None else spelt(work, "categories", person.categories),
            teams=teams,
        )
        work.put(after)
        moved |= after != player
    return moved


def weigh_members(work: Work, members: Sequence[Member]) -> tuple[Weighed, ...]:
    """Returns what ``import_members`` would do with each person; Refused as there."""
    return tuple(_weigh(work.find(PlayerRecord), members))


def _weigh(
    players: Iterable[PlayerRecord], members: Sequence[Member], step: Callable[[int], None] = lambda done: None
) -> list[Weighed]:
    named: dict[str, Member] = {}
    numbered: dict[str, str] = {}
    likes: dict[str, str] = {}
    for player in players:
        named[folded(player.name)] = (player.name, player.number)
        likes.setdefault(likeness(player.name), player.name)
        if player.number:
            numbered[player.number] = player.name
    found = []
    for name, number in members:
        one = _weighed(named, numbered, proper_name(name), number)
        like = likes.setdefault(likeness(one.name), one.name)
        if one.outcome == "new" and like != one.name:
            one = replace(one, like=like)
        named[folded(one.name)] = (one.name, one.number)
        if one.number:
            numbered[one.number] = one.name
        found.append(one)
        if len(found) % 200 == 0:
            step(len(found))
    return found


def _weighed(named: dict[str, Member], numbered: dict[str, str], name: str, number: str | None) -> Weighed:
    if number is not None and number in numbered:
        return Weighed("known", numbered[number], number)
    known = named.get(folded(name))
    if known is not None and number is not None and known[1] not in (None, number):
        name = f"{name} ({number.lstrip('0') or number})"
        known = named.get(folded(name))
    if known is None:
        return Weighed("new", name, number)
    if number is not None and known[1] is None:
        return Weighed("number", known[0], number)
    return Weighed("known", *known)
