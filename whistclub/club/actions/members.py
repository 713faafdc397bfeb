"""A member list taken over: who is known already is left as they are, who is not is entered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from whistclub.club.actions.players import add
from whistclub.club.ports import ActionName, PlayerRecord, Work


def import_members(work: Work, members: Sequence[tuple[str, str | None]]) -> ActionName | None:
    """Enters the people of a list, (name, member number) each. The number tells who somebody is, without one the name.

    Somebody known by name alone gets the number. A second person of a name that has another number carries it as a
    mark: "Marie Dubois (52)". None: all were known already."""
    by_number = {player.number: player for player in work.find(PlayerRecord) if player.number}
    added = 0
    for name, number in members:
        if number is not None and number in by_number:
            continue
        known = work.player_named(name)
        if known is not None and number is not None and known.number not in (None, number):
            name = f"{name} ({number.lstrip('0') or number})"
            known = work.player_named(name)
        if known is None:
            known = add(work, name, number)
            added += 1
        elif number is not None and known.number is None:
            known = replace(known, number=number)
            work.put(known)
            added += 1
        if known.number:
            by_number[known.number] = known
    return ActionName("import_members", {"count": added}) if added else None
