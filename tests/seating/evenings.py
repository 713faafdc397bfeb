"""Random evenings: people come late and leave, some may not meet, one cannot move. Counts what the draws give."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations
from random import Random

from whistclub.rules.games import GAMES
from whistclub.seating.facts import Past, Person, Request, Sizes, Wishes, remember, sizes_of
from whistclub.seating.meeting import meet_everybody
from whistclub.seating.methods import draw
from whistclub.seating.sizes import table_sizes

KEPT = "apart", "together", "table", "seat"


@dataclass
class Evening:
    """A random evening. ``hidden``: a seating that keeps all wishes, from which they were made."""

    seed: int
    requests: list = field(default_factory=list)
    draws: list = field(default_factory=list)
    hidden: list = field(default_factory=list)


def pair(one, other):
    return frozenset((one, other))


def wishes_that_can_be_kept(chance, people, size):
    """Wishes read off a seating, so that they can all be kept at once; and who sits where in it."""
    order = chance.sample(people, len(people))
    tables = [order[at : at + size] for at in range(0, len(order) - size + 1, size)]
    apart, together = set(), set()
    for _ in range(len(people) // 6):
        one, other = chance.sample(people, 2)
        if not any(one in table and other in table for table in tables):
            apart.add(pair(one, other))
    for table in chance.sample(tables, len(tables) // 5):
        together.add(pair(*table[:2]))
    return Wishes(frozenset(apart), frozenset(together)), tables


def evening(seed, players=None, method=None):
    """An evening of 3 to 6 rounds, drawn."""
    chance = Random(seed)
    game = chance.choice(list(GAMES))
    method = method or chance.choice(["fewest", "fewest", "swiss", "lot", "rank"])
    count = players or chance.randint(8, chance.choice((24, 48, 160)))
    present = list(range(count))
    wishes, _ = wishes_that_can_be_kept(chance, present, 4)
    bound = {present[0]: (1, 0)} if chance.random() < 0.5 else {}
    made = Evening(seed)
    past, sat_out = [], []
    for number in range(chance.randint(3, 6)):
        if number == 1:
            present += range(count, count + chance.randint(0, 3))
        if number == 2 and len(present) > 12:
            present.remove(chance.choice(present[1:]))
        ranks = chance.sample(range(1, 1000), len(present))
        people = [Person(key, rank, *bound.get(key, (None, None))) for key, rank in zip(present, ranks, strict=True)]
        history = remember(past, sat_out, partnership=game == "classic")
        request = Request(
            tuple(people), sizes_of(game), method, 1000 * seed + number, history, wishes, game == "classic"
        )
        drawn = draw(request)
        made.requests.append(request)
        made.draws.append(drawn)
        past += [Past(table.seats, table.first_dealer) for table in drawn.tables]
        sat_out += drawn.sitting_out
    return made


def repeats(rounds, wishes):
    """Repeated meetings of pairs who have not wished to sit together; ``rounds``: lists of tables."""
    met = Counter(pair(*two) for tables in rounds for table in tables for two in combinations(table, 2))
    return sum(times - 1 for two, times in met.items() if two not in wishes.together)


def as_drawn(made):
    """Repeated meetings of the evening as it was drawn."""
    return repeats([[table.seats for table in drawn.tables] for drawn in made.draws], made.requests[0].wishes)


def by_chance(made):
    """Repeated meetings had the same people been seated by a plain shuffle every round."""
    chance, rounds = Random(made.seed), []
    for request in made.requests:
        order = [person.key for person in chance.sample(request.people, len(request.people))]
        rounds.append([])
        for size in table_sizes(len(order), request.sizes)[0]:
            table, order = order[:size], order[size:]
            rounds[-1].append(table)
    return repeats(rounds, made.requests[0].wishes)


def best_known(players, rounds):
    """Repeated meetings of the best schedule known for so many people (whole tables of four) who all stay."""
    whole = min(players - players % 4, 64)  # from 64 people on six rounds never repeat a meeting
    return repeats([round.tables for round in meet_everybody(whole, rounds, Sizes()).rounds], Wishes())
