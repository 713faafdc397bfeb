"""The schedules shipped with the program: whist tournaments and "nobody meets twice".

The file ``movements/schedules.json`` holds for each number of players either all ``rounds``, or ``bases`` that are
developed: the points 0 … are in orbits of ``modulus`` points, the last ``fixed`` points never move, and round s adds s
to the residue of every other point within its orbit. Tables are (N E S W): N and S are partners.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from typing import Any

from whistclub.resources import resource
from whistclub.seating.verify import Round, Schedule, Table, verify


@cache
def _shipped() -> dict[str, Any]:
    return dict(json.loads(resource("movements", "schedules.json").read_text("utf-8")))


def _developed(kind: str, players: int) -> Schedule | None:
    entry = _shipped()[kind].get(str(players))
    if entry is None:
        return None
    if "rounds" in entry:
        return _schedule(players, entry["rounds"])
    modulus, moving = entry["modulus"], players - entry["fixed"]

    def moved(point: int, by: int) -> int:
        orbit, residue = divmod(point, modulus)
        return point if point >= moving else orbit * modulus + (residue + by) % modulus

    shifts = [(base, by) for base in entry["bases"] for by in range(modulus)]
    return _schedule(players, ([[moved(point, by) for point in table] for table in base] for base, by in shifts))


def _schedule(players: int, rounds: Iterable[Iterable[Iterable[int]]]) -> Schedule:
    """The rounds as a schedule; players at no table sit out."""
    made = []
    for tables in rounds:
        seated = tuple(tuple(table) for table in tables)
        made.append(Round(seated, tuple(sorted(set(range(players)).difference(*seated)))))
    return Schedule(players, tuple(made))


@cache
def whist_tournament(players: int) -> Schedule | None:
    """A tournament in which everybody partners everybody once and opposes everybody twice; None when none is known.

    4n: nobody sits out. 4n + 1: everybody once. 4n + 3: the schedule for one more, of whom one is a ghost: the ghost's
    table-mates sit out, everybody three times. 4n + 2: everybody twice, and has one other player who is never met; six
    players: in fifteen rounds everybody partners everybody twice."""
    if players == 64:
        meet = meet_once(64)
        return None if meet is None else in_sittings(meet)
    if players % 4 != 3:
        found = _developed("whist", players)
        return None if found is None else _even_prefixes(found)
    whole = whist_tournament(players + 1)
    return None if whole is None else _even_prefixes(_without_ghost(whole))


def _without_ghost(whole: Schedule) -> Schedule:
    """The schedule with its first player as the ghost. The last player never moves, so leaving that one out would share
    sitting out less evenly."""
    kept = ([[player - 1 for player in table] for table in round.tables if 0 not in table] for round in whole.rounds)
    return _schedule(whole.players - 1, kept)


def _even_prefixes(schedule: Schedule) -> Schedule:
    """The same rounds, ordered so that other people sit out each time, as long as possible."""
    left = [*schedule.rounds]
    if not any(round.out for round in left):
        return schedule
    sat_out = [0] * schedule.players
    ordered = []
    while left:
        best = min(left, key=lambda round: sum(2 * sat_out[player] + 1 for player in round.out))
        left.remove(best)
        ordered.append(best)
        for player in best.out:
            sat_out[player] += 1
    return Schedule(schedule.players, tuple(ordered))


@cache
def meet_once(players: int) -> Schedule | None:
    """Tables of four at which nobody meets anybody twice, for as many rounds as known; None for a number of players
    without one."""
    return _developed("meet", players)


def near(players: int, rounds: int) -> Schedule | None:
    """A shipped schedule with few repeats for exactly that many rounds; with several, the most even one."""
    entries = [entry for entry in _shipped()["near"] if (entry["players"], len(entry["rounds"])) == (players, rounds)]
    made = [_schedule(players, entry["rounds"]) for entry in entries]
    return min(made, key=lambda schedule: max(verify(schedule).met.values()), default=None)


def in_sittings(schedule: Schedule) -> Schedule:
    """Three games at every table, each a round of its own: the three partnerships of four people in turn."""
    rounds = [
        Round(tuple(paired(table, game) for table in round.tables), round.out)
        for round in schedule.rounds
        for game in range(3)
    ]
    return Schedule(schedule.players, tuple(rounds))


def paired(table: Table, game: int) -> Table:
    """A table of four in the partnerships of game 0, 1 or 2 of a sitting."""
    a, b, c, d = table
    return ((a, b, c, d), (a, c, b, d), (a, b, d, c))[game]
