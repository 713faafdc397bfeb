"""The schedules offered, counted independently."""

from itertools import pairwise

import pytest

from tests.figures import SCHEDULES, TOURNAMENTS
from tests.seating.counting import meetings, nobody_twice, oppositions, partnerships, seat_counts, sit_outs
from whistclub.rules.games import GAMES
from whistclub.seating.facts import Person, Request, Sizes, sizes_of
from whistclub.seating.meeting import meet_everybody
from whistclub.seating.movements import longest, plan
from whistclub.seating.schedules import in_sittings, meet_once, near, whist_tournament
from whistclub.seating.verify import Round, Schedule, verify

WITHOUT_REPEAT = {
    12: 1,
    16: 5,
    20: 5,
    24: 7,
    28: 9,
    32: 10,
    36: 11,
    40: 13,
    44: 14,
    48: 15,
    52: 17,
    56: 18,
    60: 19,
    64: 21,
}
"""Rounds in which nobody meets anybody twice, by number of players."""


def planned(players, movement, rounds, sizes=None, seed=1):
    """The rounds of a plan: lists of tables, people named by their number."""
    people = tuple(Person(number) for number in range(players))
    made = plan(Request(people, sizes or Sizes(), seed=seed, partnership=movement != "meet"), movement, rounds)
    return [[table.seats for table in draw.tables] for draw in made.rounds]


@pytest.mark.parametrize("players", range(4, 62))
def test_whist_tournament(players, record_property):
    rounds = planned(players, "tournament", longest(players, "tournament"))
    assert nobody_twice(rounds)
    partners, opponents = partnerships(rounds), oppositions(rounds)
    everybody = players * (players - 1) // 2
    out = sit_outs(players, rounds)
    reached = [sum(times == 1 for times in partners.values()), sum(times == 2 for times in opponents.values())]
    record_property("figure", [TOURNAMENTS, players, len(rounds), *reached, everybody, max(out)])
    if players == 6:
        assert (len(rounds), set(out)) == (15, {5})
        assert set(partners.values()) == {2}
        assert set(opponents.values()) == {4}
        assert len(partners) == everybody
        return
    assert set(partners.values()) == {1}
    assert len(rounds) == {0: players - 1, 1: players, 2: players, 3: players}[players % 4]
    assert set(out) == {{0: 0, 1: 1, 2: 2, 3: 3}[players % 4]}
    if players % 4 < 2:
        assert len(partners) == len(opponents) == everybody
        assert set(opponents.values()) == {2}
    elif players % 4 == 2:
        # One other player each is never met, all the rest as in a whole tournament.
        assert len(partners) == len(opponents) == everybody - players // 2
        assert partners.keys() == opponents.keys()
        assert set(opponents.values()) == {2}
    else:
        assert max(opponents.values()) == 2
        assert sum(partners.values()) == len(rounds) * 2 * (players // 4)


@pytest.mark.parametrize("players", range(4, 62))
def test_a_whist_tournament_seats_everybody_evenly(players):
    rounds = planned(players, "tournament", longest(players, "tournament"))
    assert max(max(seats) - min(seats) for seats in seat_counts(players, rounds)) <= 3


@pytest.mark.parametrize("players", range(4, 62))
def test_a_short_whist_tournament_shares_sit_outs(players):
    for length in range(1, min(longest(players, "tournament"), 12)):
        rounds = planned(players, "tournament", length)
        assert len(rounds) == length
        assert max(partnerships(rounds).values()) == (2 if players == 6 and length > 7 else 1)
        assert max(oppositions(rounds).values()) <= (4 if players == 6 else 2)
        out = sit_outs(players, rounds)
        # Of seven, each three that sit out share somebody with every other three.
        assert max(out) - min(out) <= (2 if players == 7 or length > 8 else 1)


@pytest.mark.parametrize("players", [n for n in range(8, 65) if n not in WITHOUT_REPEAT])
def test_rounds_without_repeat_for_any_number(players, record_property):
    """What is reached for numbers without a schedule of their own: fours where they fit, else fives, else sit-outs."""
    reached = 0
    for rounds in range(1, 13):
        tables = [round.tables for round in meet_everybody(players, rounds, Sizes(4, 5)).rounds]
        assert nobody_twice(tables)
        if max(meetings(tables).values()) > 1:
            break
        reached = rounds
    assert reached >= (1 if players < 20 else 3)
    record_property("figure", [SCHEDULES, players, reached])


@pytest.mark.parametrize(("players", "rounds"), WITHOUT_REPEAT.items())
def test_everybody_meets_without_repeat(players, rounds, record_property):
    assert longest(players, "meet") == rounds
    record_property("figure", [SCHEDULES, players, rounds])
    tables = planned(players, "meet", rounds)
    assert nobody_twice(tables)
    assert [sorted(p for t in r for p in t) for r in tables] == [list(range(players))] * rounds
    assert max(meetings(tables).values()) == 1


@pytest.mark.parametrize("players", range(8, 65, 4))
def test_everybody_meets_for_few_and_for_many_rounds(players):
    for rounds in (1, 2, 3, WITHOUT_REPEAT.get(players, 3) + 1):
        tables = planned(players, "meet", rounds)
        met = meetings(tables)
        assert [sorted(p for t in r for p in t) for r in tables] == [list(range(players))] * rounds
        if rounds <= WITHOUT_REPEAT.get(players, 1):
            assert max(met.values()) == 1
        else:
            assert max(met.values()) == (3 if (players, rounds) == (8, 4) else 2)


@pytest.mark.parametrize("players", [16, 28, 40, 52, 64])
def test_sittings_of_three_games_are_a_whole_whist_tournament(players):
    rounds = planned(players, "sittings", players - 1)
    everybody = players * (players - 1) // 2
    assert [len(partnerships(rounds)), len(oppositions(rounds))] == [everybody, everybody]
    assert set(partnerships(rounds).values()) == {1}
    assert set(oppositions(rounds).values()) == {2}
    moves = sum({frozenset(t) for t in a} != {frozenset(t) for t in b} for a, b in pairwise(rounds))
    assert moves == (players - 1) // 3 - 1


@pytest.mark.parametrize("players", WITHOUT_REPEAT)
def test_sittings_partner_whom_they_meet_once(players):
    rounds = [round.tables for round in in_sittings(meet_once(players)).rounds]
    assert set(partnerships(rounds).values()) == {1}
    assert set(oppositions(rounds).values()) == {2}


@pytest.mark.parametrize(("players", "rounds", "pairs"), [(8, 3, 12), (12, 2, 3), (12, 3, 9), (12, 4, 18), (20, 7, 20)])
def test_near_schedules(players, rounds, pairs):
    met = meetings([round.tables for round in near(players, rounds).rounds])
    assert max(met.values()) == 2
    assert sum(times == 2 for times in met.values()) == pairs


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [5, 6, 7, 9, 10, 11, 21, 22, 23, 43])
def test_any_number_meets(game, players):
    for rounds in (2, 4):
        tables = planned(players, "meet", rounds, sizes_of(game))
        assert nobody_twice(tables)
        out = sit_outs(players, tables)
        assert max(out) - min(out) <= 1
        if players > 20:
            assert max(meetings(tables).values()) == 1


def test_tables_of_five_never_seat_two_joiners_together():
    tables = planned(43, "meet", 7, sizes_of("belgian"))
    assert [sorted(map(len, r)) for r in tables] == [[4] * 7 + [5] * 3] * 7
    assert max(meetings(tables).values()) == 1


def test_tables_of_three_come_from_the_schedule_for_more_players():
    tables = planned(26, "meet", 8, sizes_of("tourangeau"))
    assert [sorted(map(len, r)) for r in tables] == [[3, 3, 4, 4, 4, 4, 4]] * 8
    assert max(meetings(tables).values()) == 1


@pytest.mark.parametrize("players", [5, 12, 14, 26])
def test_the_programs_own_count_agrees(players):
    schedule = whist_tournament(players)
    rounds = [round.tables for round in schedule.rounds]
    counted = verify(schedule)
    assert counted.met == meetings(rounds)
    assert counted.partners == partnerships(rounds)
    assert counted.opponents == oppositions(rounds)
    assert list(counted.sat_out) == sit_outs(players, rounds)
    assert [list(seats) for seats in counted.seats] == seat_counts(players, rounds)


@pytest.mark.parametrize(
    "round", [Round(((0, 1, 2, 3),)), Round(((0, 1, 2, 3),), (3, 4)), Round(((0, 1, 2, 2),), (3, 4))]
)
def test_a_schedule_with_somebody_missing_or_twice_is_refused(round):
    with pytest.raises(ValueError, match="round 1"):
        verify(Schedule(5, (round,)))


def test_the_same_seed_gives_the_same_plan_and_another_another():
    assert planned(20, "meet", 5, seed=7) == planned(20, "meet", 5, seed=7)
    assert planned(20, "meet", 5, seed=7) != planned(20, "meet", 5, seed=8)


def test_more_rounds_than_a_tournament_has_are_drawn():
    rounds = planned(8, "tournament", 10)
    assert len(rounds) == 10
    assert max(partnerships(rounds).values()) <= 3


def test_schedules_do_not_change_while_asked_again():
    assert meet_everybody(13, 3, Sizes(4, 5)) == meet_everybody(13, 3, Sizes(4, 5))
