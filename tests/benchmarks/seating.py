"""S10: a round drawn for 160 players with history and wishes, and repeated meetings of 200 random evenings.

There is no floor: a draw has to be there within a second, without a repeated meeting where none is needed. The repeated
meetings stand beside those of a draw by chance alone."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from tests.benchmarks.common import Figure, median_of
from tests.seating.evenings import evening, pair

EVENINGS = 200


def figures(club: Path, folder: Path) -> list[Figure]:
    from whistclub.seating.facts import METHODS

    made = []
    for method in METHODS:
        request = _request(method)
        taken = median_of(lambda request=request: _draw(request), 5)
        made.append(Figure("S10", f"draw of round 4, 160 players, {method}", taken, None, limit=1000))
    made.append(Figure("S10", "meetings repeated in it, fewest", _draw(_request("fewest")).repeated, None, "", limit=0))
    drawn, chance, best = _evenings("fewest"), _evenings("lot"), _best_known()
    made.append(Figure("S10", f"meetings repeated in {EVENINGS} random evenings, beside chance", drawn, chance, ""))
    made.append(Figure("S10", "the same, beside the best known for as many people who all stay", drawn, best, ""))
    _print_reached()
    return made


def _draw(request):
    from whistclub.seating.methods import draw

    return draw(request)


def _request(method: str):
    """Round 4 of an open with pairs kept apart, one who cannot move, and a season behind it."""
    from whistclub.seating.facts import Past, Person, Request, Wishes, remember, sizes_of

    chance = Random(1)
    ranks = chance.sample(range(1, 161), 160)
    people = tuple(Person(number, ranks[number], *((1, 0) if not number else ())) for number in range(160))
    wishes = Wishes(frozenset(pair(*chance.sample(range(160), 2)) for _ in range(20)))
    earlier = [chance.sample(range(160), 4) for _ in range(1200)]
    past: list[Past] = []
    for seed in range(3):
        request = Request(people, sizes_of("belgian"), "fewest", seed, remember(past, (), earlier), wishes)
        past += [Past(table.seats, table.first_dealer) for table in _draw(request).tables]
    return Request(people, sizes_of("belgian"), method, 9, remember(past, (), earlier), wishes)  # type: ignore[arg-type]


def _evenings(method: str) -> int:
    return sum(drawn.repeated for seed in range(EVENINGS) for drawn in evening(seed, method=method).draws)


def _best_known() -> int:
    """Repeated meetings when the whole evening is planned for those who are there at first, without any wish."""
    from whistclub.seating.meeting import meet_everybody
    from whistclub.seating.verify import verify

    total = 0
    for seed in range(EVENINGS):
        made = evening(seed, method="lot")
        first = made.requests[0]
        total += verify(meet_everybody(len(first.people), len(made.requests), first.sizes)).repeated
    return total


def _print_reached() -> None:
    """For each number of players the rounds without a repeated meeting that a plan of the whole evening reaches."""
    from whistclub.seating.facts import Sizes
    from whistclub.seating.meeting import meet_everybody
    from whistclub.seating.verify import verify

    for players in range(8, 65):
        rounds = 1
        while not verify(meet_everybody(players, rounds + 1, Sizes())).repeated:
            rounds += 1
        print(f"{players} players at tables of four: {rounds} rounds without a repeated meeting", file=sys.stderr)
