"""Rounds drawn: by lot, fewest meetings, rank, Swiss; wishes; who sits out and who deals."""

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from tests.figures import DRAWS
from tests.seating.evenings import as_drawn, best_known, by_chance, evening
from whistclub.rules.games import GAMES
from whistclub.seating.facts import (
    METHODS,
    History,
    Past,
    Person,
    Request,
    SeatedTable,
    Sizes,
    Wishes,
    remember,
    sizes_of,
)
from whistclub.seating.methods import check, draw
from whistclub.seating.sizes import table_sizes


def people(count, **ranks):
    return tuple(Person(number, number + 1) for number in range(count))


def pair(one, other):
    return frozenset((one, other))


def where(drawn):
    return {player: table.number for table in drawn.tables for player in table.seats}


def rounds_of(request, count):
    """So many rounds, each with the history of those before."""
    past, sat_out, draws = [], [], []
    for number in range(count):
        drawn = draw(replace(request, seed=number, history=remember(past, sat_out, partnership=request.partnership)))
        past += [Past(table.seats, table.first_dealer) for table in drawn.tables]
        sat_out += drawn.sitting_out
        draws.append(drawn)
    return draws


@pytest.mark.parametrize(
    ("game", "people", "sizes", "out"),
    [
        ("belgian", 8, (4, 4), 0),
        ("belgian", 9, (4, 5), 0),
        ("belgian", 10, (5, 5), 0),
        ("belgian", 11, (5, 5), 1),
        ("belgian", 7, (5,), 2),
        ("belgian", 15, (5, 5, 5), 0),
        ("belgian", 160, (4,) * 40, 0),
        ("classic", 11, (4, 4), 3),
        ("whist32", 6, (4,), 2),
        ("tourangeau", 3, (3,), 0),
        ("tourangeau", 5, (5,), 0),
        ("tourangeau", 6, (3, 3), 0),
        ("tourangeau", 7, (4, 3), 0),
        ("tourangeau", 10, (4, 3, 3), 0),
        ("belgian", 3, (), 3),
    ],
)
def test_table_sizes(game, people, sizes, out):
    assert table_sizes(people, sizes_of(game)) == (sizes, out)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("count", [*range(30), 163])
def test_everybody_is_at_a_table_of_the_game_or_sits_out(game, count):
    sizes, out = table_sizes(count, sizes_of(game))
    assert sum(sizes) + out == count
    assert all(sizes_of(game).least <= size <= sizes_of(game).most for size in sizes)
    assert out < 4


@pytest.mark.parametrize("method", METHODS)
def test_the_same_seed_gives_the_same_draw(method):
    request = Request(people(22), sizes_of("belgian"), method, seed=5)
    assert draw(request) == draw(request)
    assert draw(request) == draw(replace(request, people=tuple(reversed(request.people))))


def test_another_seed_gives_another_draw():
    request = Request(people(22), sizes_of("belgian"))
    assert len({draw(replace(request, seed=seed)).tables for seed in range(20)}) == 20


def test_by_rank_the_best_four_sit_at_table_one():
    drawn = draw(Request(people(40), method="rank", seed=3))
    assert [set(table.seats) for table in drawn.tables] == [set(range(at, at + 4)) for at in range(0, 40, 4)]


def test_by_rank_who_has_none_comes_last():
    unranked = tuple(replace(person, rank=None if person.key < 4 else person.rank) for person in people(12))
    drawn = draw(Request(unranked, method="rank"))
    assert set(drawn.tables[2].seats) == {0, 1, 2, 3}


def test_by_rank_those_kept_apart_move_no_further_than_they_must():
    drawn = draw(Request(people(16), method="rank", wishes=Wishes(frozenset([pair(0, 1)]))))
    assert not drawn.broken
    tables = where(drawn)
    assert tables[0] != tables[1]
    # One exchange between neighbouring tables is enough.
    assert sum(tables[player] != player // 4 + 1 for player in range(16)) == 2
    assert all(abs(tables[player] - (player // 4 + 1)) <= 1 for player in range(16))


def test_by_rank_those_who_wish_to_be_together_meet_half_way():
    drawn = draw(Request(people(16), method="rank", wishes=Wishes(together=frozenset([pair(0, 11)]))))
    assert not drawn.broken
    assert where(drawn)[0] == where(drawn)[11] == 2


def test_people_together_move_together_to_meet_nobody_again():
    wishes = Wishes(together=frozenset([pair(38, 39)]))
    bound = (Person(0, 1, 1, 0), *people(40)[1:])
    assert [drawn.repeated for drawn in rounds_of(Request(bound, method="fewest", wishes=wishes), 6)] == [0] + [1] * 5


def test_by_rank_tables_of_five_are_the_last_ones():
    drawn = draw(Request(people(18), sizes_of("belgian"), "rank"))
    assert [len(table.seats) for table in drawn.tables] == [4, 4, 5, 5]
    assert set(drawn.tables[0].seats) == {0, 1, 2, 3}


@pytest.mark.parametrize("method", ["fewest", "swiss"])
@pytest.mark.parametrize(("count", "rounds"), [(16, 3), (20, 4), (28, 5), (40, 6), (64, 8), (160, 8)])
def test_no_meeting_is_repeated_where_none_needs_to_be(method, count, rounds):
    assert [drawn.repeated for drawn in rounds_of(Request(people(count), method=method), rounds)] == [0] * rounds


def test_swiss_seats_people_of_like_rank_together():
    drawn = draw(Request(people(40), method="swiss", seed=1))
    assert all(max(table.seats) - min(table.seats) <= 5 for table in drawn.tables)
    assert min(where(drawn), key=lambda player: (where(drawn)[player], player)) == 0


def test_swiss_repeats_nothing_to_bring_ranks_together():
    first = draw(Request(people(40), method="swiss"))
    history = remember(Past(table.seats) for table in first.tables)
    second = draw(Request(people(40), method="swiss", history=history))
    assert second.repeated == 0
    assert all(max(table.seats) - min(table.seats) <= 25 for table in second.tables)


def test_meetings_of_earlier_evenings_count_less_than_those_of_this_one():
    tonight = remember([Past((0, 1, 2, 3)), Past((4, 5, 6, 7))])
    drawn = draw(Request(people(8), method="fewest", history=replace(tonight, earlier={pair(0, 4): 9, pair(0, 5): 9})))
    assert drawn.repeated == 4
    assert where(drawn)[0] not in (where(drawn)[4], where(drawn)[5])


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("count", [9, 14, 23])
def test_sit_outs_are_shared(method, count):
    draws = rounds_of(Request(people(count), method=method), 8)
    out = [sum(player in drawn.sitting_out for drawn in draws) for player in range(count)]
    assert max(out) - min(out) <= 1


def test_tables_of_five_are_shared():
    draws = rounds_of(Request(people(21), sizes_of("belgian")), 4)
    five = [sum(len(t.seats) == 5 and player in t.seats for d in draws for t in d.tables) for player in range(21)]
    assert sorted(five) == [0] + [1] * 20


def test_who_has_dealt_first_least_deals_first():
    drawn = draw(Request(people(4), history=History(dealt={0: 2, 1: 1, 3: 1})))
    (table,) = drawn.tables
    assert table.seats[table.first_dealer] == 2


def test_partners_change():
    request = Request(people(4), partnership=True)
    draws = rounds_of(request, 3)
    partners = [pair(d.tables[0].seats[0], d.tables[0].seats[2]) for d in draws]
    assert len({p if 0 in p else frozenset(range(4)) - p for p in partners}) == 3


def test_who_cannot_move_stays():
    bound = (Person(0, 1, 3, 2), *people(16)[1:])
    for method in METHODS:
        for drawn in rounds_of(Request(bound, method=method), 3):
            assert drawn.tables[2].seats[2] == 0
            assert not drawn.broken


def test_wishes_are_kept_by_every_method():
    apart = frozenset(pair(one, other) for one, other in combinations(range(4), 2))
    together = frozenset([pair(4, 5), pair(5, 6), pair(8, 9)])
    for method in METHODS:
        for drawn in rounds_of(Request(people(16), method=method, wishes=Wishes(apart, together)), 4):
            tables = where(drawn)
            assert len({tables[player] for player in range(4)}) == 4
            assert tables[4] == tables[5] == tables[6]
            assert tables[8] == tables[9]
            assert not drawn.broken


def values(problem):
    return {name: problem.values[name] for name in ("wish", "players")}


def against(problem) -> Any:
    return problem.values["against"]


def test_wishes_that_contradict_each_other_are_named():
    wishes = Wishes(frozenset([pair(0, 2), pair(5, 6)]), frozenset([pair(0, 1), pair(1, 2), pair(7, 8)]))
    drawn = draw(Request(people(16), wishes=wishes))
    (problem,) = drawn.broken
    assert (problem.key, values(problem)) == ("wish_broken", {"wish": "together", "players": (1, 2)})
    assert [(w["wish"], w["players"]) for w in against(problem)] == [("apart", (0, 2)), ("together", (0, 1))]
    # The nearest: all that is left is kept.
    tables = where(drawn)
    assert tables[0] == tables[1] != tables[2]
    assert tables[7] == tables[8]
    assert tables[5] != tables[6]


def test_five_people_kept_apart_need_five_tables():
    apart = frozenset(pair(one, other) for one, other in combinations(range(5), 2))
    drawn = draw(Request(people(16), wishes=Wishes(apart)))
    (problem,) = drawn.broken
    assert problem.values["wish"] == "apart"
    assert len(against(problem)) == 9


def test_two_people_bound_to_one_seat():
    bound = (Person(0, 1, 1, 0), Person(1, 2, 1, 0), *people(8)[2:])
    (problem,) = draw(Request(bound)).broken
    assert problem.values["wish"] in ("seat", "table")
    assert {w["players"] for w in against(problem)} == {(0,), (1,)}


def test_a_table_that_is_not_there():
    (problem,) = draw(Request((Person(0, 1, 9), *people(8)[1:]))).broken
    assert values(problem) == {"wish": "table", "players": (0,)}
    assert problem.values["table"] == 9
    assert problem.values["against"] == ()


def test_more_people_together_than_a_table_takes():
    chain = frozenset(pair(number, number + 1) for number in range(4))
    assert len(draw(Request(people(8), wishes=Wishes(together=chain))).broken) == 1
    assert not draw(Request(people(10), Sizes(4, 5), wishes=Wishes(together=chain))).broken


def test_one_of_two_kept_apart_sits_out_when_there_is_one_table():
    for seed in range(10):
        drawn = draw(Request(people(5), seed=seed, wishes=Wishes(frozenset([pair(0, 1)]))))
        assert not drawn.broken
        assert {0, 1} & set(drawn.sitting_out)


def test_a_seating_by_hand_is_looked_at():
    history = remember([Past((0, 1, 2, 3))])
    request = Request(people(9), history=history, wishes=Wishes(frozenset([pair(0, 1)])))
    tables = (SeatedTable(1, (0, 1, 4, 5)), SeatedTable(2, (2, 3, 6, 6)), SeatedTable(3, (99,)))
    looked = check(request, tables)
    assert looked.repeated == 2
    assert looked.sitting_out == (7, 8)
    assert [problem.key for problem in looked.broken] == ["at_two_seats", "not_there", "wish_broken"]


@pytest.mark.parametrize("seed", range(200))
def test_random_evenings(seed, record_property):
    made = evening(seed)
    again = 0 if seed % 10 else -1
    assert made.draws[again] == draw(made.requests[again])
    people_there, rounds = len(made.requests[0].people), len(made.draws)
    method, drawn_repeats, plain_repeats = made.requests[0].method, as_drawn(made), by_chance(made)
    figures = [method, people_there, rounds, drawn_repeats, plain_repeats, best_known(people_there, rounds)]
    record_property("figure", [DRAWS, *figures])
    if method in ("fewest", "swiss"):
        assert drawn_repeats <= plain_repeats
    for request, drawn in zip(made.requests, made.draws, strict=True):
        seated = [player for table in drawn.tables for player in table.seats]
        assert sorted((*seated, *drawn.sitting_out)) == sorted(person.key for person in request.people)
        sizes, out = table_sizes(len(request.people), request.sizes)
        assert [len(table.seats) for table in drawn.tables] == list(sizes)
        assert len(drawn.sitting_out) == out
        times = request.history.sat_out
        if out:
            assert max(times.get(p, 0) for p in drawn.sitting_out) <= min(times.get(p, 0) for p in seated)
        assert drawn.repeated == sum(
            request.history.met.get(frozenset(two), 0) > 0 for t in drawn.tables for two in combinations(t.seats, 2)
        )
        assert not drawn.broken
        tables = where(drawn)
        assert all(
            tables.get(one) != tables.get(other) for one, other in map(tuple, request.wishes.apart) if one in tables
        )
        for one, other in map(tuple, request.wishes.together):
            assert one not in tables or other not in tables or tables[one] == tables[other]


@pytest.mark.parametrize(("count", "sizes"), [(32, Sizes(4, 4)), (41, Sizes(4, 5))])
def test_a_seat_that_no_table_has_is_a_broken_wish(count, sizes):
    bound = dict.fromkeys(range(3 if count == 41 else 1), 4)
    crowd = tuple(Person(number, seat=bound.get(number)) for number in range(count))
    apart = frozenset(pair(number, number + 1) for number in range(20, 32, 2))
    for seed in range(3):
        drawn = draw(Request(crowd, sizes, seed=seed, wishes=Wishes(apart)))
        assert {problem.values["wish"] for problem in drawn.broken} == {"seat"}
        assert sorted(player for table in drawn.tables for player in table.seats) == list(range(count))


def test_many_wishes_that_cannot_all_be_kept_are_settled():
    crowd = tuple(Person(number, seat=0 if number < 60 else None) for number in range(160))
    drawn = draw(Request(crowd, Sizes(4, 4)))
    assert len(drawn.broken) == 20  # forty tables have forty first seats
