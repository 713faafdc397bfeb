"""Counts a schedule from scratch, with nothing of the program's own counting."""

from collections import Counter


def meetings(rounds):
    """How often each pair sits at one table. ``rounds``: lists of tables."""
    met = Counter()
    for tables in rounds:
        for table in tables:
            for one in table:
                for other in table:
                    if one < other:
                        met[one, other] += 1
    return met


def partnerships(rounds):
    """How often each pair faces each other at a table of four."""
    return Counter(
        tuple(sorted(pair)) for tables in rounds for t in tables if len(t) == 4 for pair in ((t[0], t[2]), (t[1], t[3]))
    )


def oppositions(rounds):
    """How often each pair sits side by side at a table of four."""
    return meetings([[t for t in tables if len(t) == 4] for tables in rounds]) - partnerships(rounds)


def sit_outs(players, rounds):
    """Rounds at no table, by player."""
    return [sum(all(player not in table for table in tables) for tables in rounds) for player in range(players)]


def seat_counts(players, rounds):
    """How often each player sits on each of the four seats."""
    return [
        [sum(len(t) > seat and t[seat] == player for tables in rounds for t in tables) for seat in range(4)]
        for player in range(players)
    ]


def nobody_twice(rounds):
    """Whether nobody sits at two places in one round."""
    return all(len(seated) == len(set(seated)) for seated in ([p for t in tables for p in t] for tables in rounds))
