"""Belgian whist: worked examples, what a deal can be, what comes next, the reasons of a deal's points (rules.md §1)."""

from dataclasses import replace

import pytest

from whistclub.rules.belgian import (
    BELGIAN,
    Attempt,
    BelgianDeal,
    announceable,
    leader,
    possible_tricks,
)
from whistclub.rules.belgian.presets import PRESETS
from whistclub.rules.belgian.why import why
from whistclub.rules.common import Refused, SeatName, Suit, Table
from whistclub.rules.sheet import SeatChange, Sheet, fold

E, G, M, L = range(4)
CLASSIQUE, KLEURENWIEZEN, WIEZEN = PRESETS.values()
PASSED = BelgianDeal("passed", sixth=M, last=L)
BARE_PASS = BelgianDeal("passed")


def contract(name, players, tricks, **facts):
    """A deal of one attempt; a number stands for a lone player."""
    seats = players if isinstance(players, tuple) else (players,)
    own = {key: facts.pop(key) for key in ("level", "trump", "target") if key in facts}
    return BelgianDeal("contract", (Attempt(name, seats, tricks, **own),), **facts)


def several(name, *taken):
    """A deal in which each seat of ``taken`` (seat, tricks) attempts the same contract."""
    return BelgianDeal("contract", tuple(Attempt(name, (seat,), tricks) for seat, tricks in taken))


PAIR = contract("pair", (E, G), 8, level=8)
TROU = contract("trou", (G, M), 9, target=9)


def sheet(*deals, conventions=CLASSIQUE, seats="EGML", **facts):
    return Sheet("belgian", conventions, tuple(seats), deals=deals, **facts)


def points(deal, conventions=CLASSIQUE):
    line = fold(sheet(deal, conventions=conventions)).lines[0]
    return tuple(line.points[seat] for seat in range(4))


def problems(deal, conventions=CLASSIQUE, **facts):
    with pytest.raises(Refused) as refused:
        fold(sheet(deal, conventions=conventions, **facts))
    return [(problem.path[2:], problem.key) for problem in refused.value.problems]


def codes(score):
    return [[warned.code for warned in line.warnings] for line in score.lines]


@pytest.mark.parametrize(
    ("deal", "expected"),
    [
        (contract("pair", (E, G), 10, level=10), (6, 6, -6, -6)),
        (contract("pair", (E, G), 11, level=10), (7, 7, -7, -7)),
        (contract("pair", (E, G), 8, level=10), (-16, -16, 16, 16)),
        (contract("solo", L, 8, level=8), (-5, -5, -5, 15)),
        (contract("solo", L, 7, level=8), (12, 12, 12, -36)),
        (contract("trou", (G, M), 13, target=8), (-12, 12, 12, -12)),
        (several("grande_misere", (E, 0), (L, 0)), (18, -18, -18, 18)),
        (BelgianDeal("passed", sixth=M, last=L), (2, 2, -2, -2)),
        (BelgianDeal("passed", sixth=M, last=M), (2, 2, -6, 2)),
    ],
)
def test_worked_example(deal, expected):
    assert points(deal) == expected


@pytest.mark.parametrize(
    ("preset", "deal", "expected"),
    [
        (KLEURENWIEZEN, contract("solo", 0, 7, level=6), (15, -5, -5, -5)),
        (KLEURENWIEZEN, contract("solo", 0, 10, level=7), (18, -6, -6, -6)),
        (KLEURENWIEZEN, contract("abondance", 0, 11, level=9), (60, -20, -20, -20)),
        (KLEURENWIEZEN, contract("trou", (0, 1), 8, target=9), (-16, -16, 16, 16)),
        (KLEURENWIEZEN, contract("pair", (0, 1), 8, level=8), (8, 8, -8, -8)),
        (KLEURENWIEZEN, contract("piccolo", 0, 2), (-24, 8, 8, 8)),
        (WIEZEN, contract("pair", (0, 1), 9, level=8), (3, 3, -3, -3)),
        (WIEZEN, contract("pair", (0, 1), 7, level=8), (-6, -6, 6, 6)),
        (WIEZEN, contract("solo", 0, 8, level=5), (15, -5, -5, -5)),
        (WIEZEN, contract("solo", 0, 4, level=5), (-12, 4, 4, 4)),
        (WIEZEN, contract("trou", (0, 1), 13), (28, 28, -28, -28)),
        (WIEZEN, several("grande_misere", (0, 0), (1, 1)), (28, -28, 0, 0)),
        (WIEZEN, contract("abondance", 0, 9), (15, -5, -5, -5)),
    ],
)
def test_worked_example_of_the_other_presets(preset, deal, expected):
    assert points(deal, preset) == expected


def test_void_deals():
    blank, revoke = BelgianDeal("blank", player=M), BelgianDeal("revoke", player=M, reason="card shown")
    assert points(blank) == (0, 0, 0, 0)
    assert points(revoke) == (20, 20, -60, 20)
    assert points(replace(revoke, rabrouche=True)) == (20, 20, -60, 20)
    assert points(replace(revoke, rabrouche=True), replace(CLASSIQUE, revoke_doubled=True)) == (40, 40, -120, 40)
    assert points(replace(revoke, rabrouche=False), replace(CLASSIQUE, revoke_doubled=True)) == (20, 20, -60, 20)


def test_blank_hand_of_the_dealer_on_rabrouche_is_paid():
    assert points(BelgianDeal("blank", player=E, rabrouche=True)) == (15, -5, -5, -5)
    assert points(BelgianDeal("blank", player=M, rabrouche=True)) == (0, 0, 0, 0)
    assert points(BelgianDeal("blank", player=E)) == (0, 0, 0, 0)


def test_rabrouche_doubles_everything_else():
    assert points(replace(PAIR, rabrouche=True)) == (8, 8, -8, -8)
    assert points(replace(PASSED, rabrouche=True)) == (4, 4, -4, -4)
    assert points(replace(PAIR, rabrouche=True), replace(CLASSIQUE, rabrouche_multiplier=3)) == (12, 12, -12, -12)


def test_level_and_target_that_need_not_be_said_become_facts():
    line = fold(sheet(contract("abondance", 0, 9), conventions=WIEZEN)).lines[0]
    assert line.deal.attempts[0].level == 9
    line = fold(sheet(contract("trou", (0, 1), 9), conventions=WIEZEN)).lines[0]
    assert line.deal.attempts[0].target == 8
    assert line.deal.dealer == 0


@pytest.mark.parametrize(
    ("deal", "found"),
    [
        (BelgianDeal("contract"), [(("attempts",), "missing")]),
        (contract("bridge", 0, 8), [(("attempts", 0, "contract"), "unknown_contract")]),
        (contract("pair", 0, 8, level=8), [(("attempts", 0, "players"), "player_count")]),
        (contract("solo", (0, 1), 8, level=8), [(("attempts", 0, "players"), "player_count")]),
        (contract("pair", (0, 0), 8, level=8), [(("attempts", 0, "players", 1), "player_twice")]),
        (contract("pair", (0, 7), 8, level=8), [(("attempts", 0, "players", 1), "not_seated")]),
        (contract("pair", (0, 1), 8), [(("attempts", 0, "level"), "missing")]),
        (contract("pair", (0, 1), 8, level=7), [(("attempts", 0, "level"), "not_one_of")]),
        (contract("solo", 0, 11, level=11), [(("attempts", 0, "level"), "not_one_of")]),
        (contract("abondance", 0, 11, level=13), [(("attempts", 0, "level"), "not_one_of")]),
        (contract("piccolo", 0, 1, level=8), [(("attempts", 0, "level"), "not_here")]),
        (contract("trou", (0, 1), 8), [(("attempts", 0, "target"), "missing")]),
        (contract("trou", (0, 1), 8, target=7), [(("attempts", 0, "target"), "not_one_of")]),
        (contract("trou_royal", (0, 1), 9, target=9), [(("attempts", 0, "target"), "not_here")]),
        (contract("solo", 0, 8, level=8, target=8), [(("attempts", 0, "target"), "not_here")]),
        (contract("piccolo", 0, 1, trump=Suit.CLUBS), [(("attempts", 0, "trump"), "no_trump")]),
        (contract("solo", 0, 14, level=8), [(("attempts", 0, "tricks"), "out_of_range")]),
        (contract("solo", 0, -1, level=8), [(("attempts", 0, "tricks"), "out_of_range")]),
        (contract("petite_misere", 0, 13), [(("attempts", 0, "tricks"), "out_of_range")]),
        (several("solo", (0, 6), (1, 6)), None),
        (several("piccolo", (0, 1), (0, 1)), [(("attempts", 1, "players", 0), "player_twice")]),
        (several("piccolo", (0, 7), (1, 7)), [(("attempts", 1, "tricks"), "tricks_too_many")]),
        (several("petite_misere", (0, 7), (1, 6)), [(("attempts", 1, "tricks"), "tricks_too_many")]),
        (several("piccolo", (0, 1), (1, 1), (2, 1), (3, 9)), [(("attempts", 3, "tricks"), "tricks_too_few")]),
        (BelgianDeal("passed", sixth=0), [(("last",), "missing")]),
        (BelgianDeal("passed", sixth=0, last=9), [(("last",), "not_seated")]),
        (BelgianDeal("blank"), [(("player",), "missing")]),
        (BelgianDeal("revoke", player=5), [(("player",), "not_seated")]),
        (BelgianDeal("misdeal"), [(("kind",), "not_one_of")]),  # type: ignore[arg-type]
        (replace(PAIR, sixth=0), [(("sixth",), "not_here")]),
        (replace(PAIR, player=0), [(("player",), "not_here")]),
        (replace(PAIR, reason="late"), [(("reason",), "not_here")]),
        (replace(PASSED, attempts=PAIR.attempts), [(("attempts",), "not_here")]),
        (BelgianDeal("blank", player=0, reason="late"), [(("reason",), "not_here")]),
        (replace(PAIR, dealer=4), [(("dealer",), "not_seated")]),
        (replace(PAIR, sits_out=0), [(("sits_out",), "nobody_sits_out"), (("attempts", 0, "players", 0), "sits_out")]),
        (replace(PAIR, multiplier=0), [(("multiplier",), "out_of_range")]),
        (replace(PAIR, multiplier=3), [(("multiplier",), "out_of_range")]),
    ],
)
def test_deal_that_cannot_be_is_refused_at_the_value_at_fault(deal, found):
    if found is None:
        assert (("attempts", 1), "one_attempt") in problems(deal)
    else:
        assert problems(deal) == found


def test_attempts_of_one_deal_are_of_one_contract():
    mixed = BelgianDeal("contract", (Attempt("piccolo", (0,), 1), Attempt("grande_misere", (1,), 0)))
    assert problems(mixed) == [(("attempts", 1, "contract"), "same_contract")]


def test_every_mistake_of_a_deal_is_reported():
    assert problems(contract("pair", (0, 8), 14, level=3, multiplier=9)) == [
        (("multiplier",), "out_of_range"),
        (("attempts", 0, "players", 1), "not_seated"),
        (("attempts", 0, "level"), "not_one_of"),
        (("attempts", 0, "tricks"), "out_of_range"),
    ]


def test_four_may_attempt_when_their_tricks_are_those_of_the_deal():
    assert points(several("piccolo", (0, 1), (1, 1), (2, 1), (3, 10))) == (18, 18, 18, -54)
    assert points(several("petite_misere", (0, 0), (1, 0), (2, 0), (3, 12))) == (12, 12, 12, -36)


@pytest.mark.parametrize("preset", [KLEURENWIEZEN, WIEZEN])
def test_presets_without_void_hands_and_sixth_trick(preset):
    allowed = [(("kind",), "not_one_of")]
    assert problems(BelgianDeal("blank", player=0), preset) == allowed
    assert points(BelgianDeal("revoke", player=0), preset) == (0, 0, 0, 0)
    assert points(BelgianDeal("revoke", player=0), replace(preset, revoke_penalty=30)) == (-30, 10, 10, 10)
    assert problems(PASSED, preset) == [(("sixth",), "not_here"), (("last",), "not_here")]
    assert problems(contract("trou_royal", (0, 1), 9), preset) == [(("attempts", 0, "contract"), "unknown_contract")]
    assert points(BARE_PASS, preset) == (0, 0, 0, 0)


def test_passed_deal_without_sixth_and_last_scores_nothing_and_counts():
    conventions = replace(CLASSIQUE, sixth_and_last=False)
    score = fold(sheet(BARE_PASS, conventions=conventions))
    assert not score.lines[0].void
    assert score.next.dealer == 1


def test_passed_deal_that_is_dealt_anew_is_void():
    for conventions in (WIEZEN, replace(CLASSIQUE, redeal_on_pass=True)):
        score = fold(sheet(BARE_PASS, conventions=conventions))
        assert score.lines[0].void
        assert score.next.dealer == 0


def test_a_pass_dealt_again_moves_the_dealer_where_the_club_says_so():
    conventions = replace(CLASSIQUE, redeal_on_pass=True, pass_moves_dealer=True, deals=1)
    score = fold(sheet(BARE_PASS, conventions=conventions))
    assert (score.lines[0].void, score.next.dealer, score.finished) == (True, 1, False)


# -- what comes next


def test_deal_passes_to_the_left_except_after_a_void_deal():
    blank = BelgianDeal("blank", player=M)
    score = fold(sheet(PAIR, blank, blank, PAIR, PASSED, first_dealer=2))
    assert [line.dealer for line in score.lines] == [2, 3, 3, 3, 0]
    assert [line.void for line in score.lines] == [False, True, True, False, False]
    assert (score.next.dealer, score.next.leader) == (1, 2)


def test_void_deal_that_counts():
    conventions = replace(CLASSIQUE, redeal_after_void=False, deals=3)
    revoke = BelgianDeal("revoke", player=M)
    score = fold(sheet(TROU, replace(revoke, rabrouche=True), conventions=conventions))
    assert score.lines[1].void
    assert score.next.dealer == 2
    assert score.next.rabrouche_left == 3
    assert not score.finished
    assert fold(sheet(PAIR, revoke, revoke, conventions=conventions)).finished


def test_four_rabrouche_deals_follow_a_trou():
    hard, blank = replace(PAIR, rabrouche=True), BelgianDeal("blank", player=M, rabrouche=True)
    score = fold(sheet(TROU, hard, blank, hard, hard, hard, PAIR))
    assert codes(score) == [[]] * 7
    left = [fold(sheet(*score.sheet.deals[:number])).next.rabrouche_left for number in range(8)]
    assert left == [0, 4, 3, 3, 2, 1, 0, 0]


def test_trou_on_rabrouche_starts_the_count_again():
    royal = contract("trou_royal", (0, 1), 9, rabrouche=True)
    score = fold(sheet(TROU, royal))
    assert score.lines[1].points == {0: 14, 1: 14, 2: -14, 3: -14}
    assert score.next.rabrouche_left == 4


def test_rabrouche_that_disagrees_with_the_sequence_warns_and_stays_a_fact():
    score = fold(sheet(replace(PAIR, rabrouche=True), TROU, PAIR, BelgianDeal("blank", player=M)))
    assert codes(score) == [["rabrouche_unexpected"], [], ["rabrouche_expected"], ["rabrouche_expected"]]
    assert score.lines[0].points[0] == 8
    assert score.lines[2].points[0] == 4


def test_rabrouche_under_conventions_without_it_warns_and_doubles():
    hard = replace(PAIR, rabrouche=True)
    for conventions in (replace(CLASSIQUE, rabrouche_deals=0), KLEURENWIEZEN, WIEZEN):
        score = fold(sheet(hard, conventions=conventions))
        assert codes(score) == [["rabrouche_unexpected"]]
        plain = fold(sheet(PAIR, conventions=conventions))
        assert score.seat_totals == tuple(2 * total for total in plain.seat_totals)
    assert fold(sheet(TROU, conventions=KLEURENWIEZEN)).next.rabrouche_left == 0


def test_contract_after_passed_deals_counts_double_once():
    double = replace(PAIR, multiplier=2)
    score = fold(sheet(BARE_PASS, BARE_PASS, double, PAIR, conventions=KLEURENWIEZEN))
    assert codes(score) == [[], [], [], []]
    assert [line.points[0] for line in score.lines] == [0, 0, 16, 8]
    assert fold(sheet(BARE_PASS, conventions=KLEURENWIEZEN)).next.multiplier == 2
    assert score.next.multiplier == 1


def test_multiplier_that_disagrees_warns_on_contracts_only():
    score = fold(sheet(replace(PAIR, multiplier=2), BARE_PASS, PAIR, PAIR, conventions=KLEURENWIEZEN))
    assert codes(score) == [["multiplier_unexpected"], [], ["multiplier_expected"], []]
    assert fold(sheet(replace(PAIR, multiplier=2))).lines[0].points[0] == 8


def test_dealer_who_is_not_the_one_foreseen_warns_and_the_next_follows_the_fact():
    score = fold(sheet(PAIR, replace(PAIR, dealer=3), PAIR))
    assert codes(score) == [[], ["dealer_unexpected"], []]
    assert [line.dealer for line in score.lines] == [0, 3, 0]
    assert score.lines[1].warnings[0].values == {"dealer": SeatName(3), "expected": SeatName(1)}


def test_planned_deals_end_the_game():
    conventions = replace(CLASSIQUE, deals=2)
    assert BELGIAN.has_end(conventions)
    assert not BELGIAN.has_end(CLASSIQUE)
    blank = BelgianDeal("blank", player=0)
    assert not fold(sheet(PAIR, blank, conventions=conventions)).finished
    assert fold(sheet(PAIR, blank, conventions=conventions)).incomplete
    score = fold(sheet(PAIR, blank, PASSED, conventions=conventions))
    assert score.finished
    assert not score.incomplete
    with pytest.raises(Refused) as refused:
        fold(sheet(PAIR, blank, PASSED, PAIR, conventions=conventions))
    assert [(problem.path, problem.key) for problem in refused.value.problems] == [(("deals", 3), "after_the_end")]
    assert not fold(sheet(*[PAIR] * 30)).incomplete


# -- five at the table


def five(*deals, **facts):
    return fold(sheet(*deals, seats="ABCDE", **facts))


def solo(seat, **facts):
    return contract("solo", seat, 6, level=6, **facts)


def test_dealer_sits_out():
    score = five(*(solo((number + 1) % 5) for number in range(12)))
    assert [line.dealer for line in score.lines] == [0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1]
    assert [line.sat_out for line in score.lines] == [(line.dealer,) for line in score.lines]
    assert all(line.dealer not in line.points for line in score.lines)
    assert {row.player: row.deals_played for row in score.standings} == {"A": 9, "B": 9, "C": 10, "D": 10, "E": 10}


def test_right_neighbour_of_the_dealer_sits_out_on_rabrouche():
    score = five(contract("trou", (1, 2), 9, target=9), solo(1, rabrouche=True))
    assert (score.lines[1].dealer, score.lines[1].sat_out) == (1, (0,))
    assert (score.next.dealer, score.next.sits_out, score.next.leader) == (2, 1, 3)


def test_who_sits_out_is_a_fact():
    score = five(replace(solo(0), sits_out=3))
    assert codes(score) == [["sits_out_unexpected"]]
    assert score.lines[0].sat_out == (3,)
    assert score.lines[0].points == {0: 9, 1: -3, 2: -3, 4: -3}


def test_who_sits_out_follows_the_dealer_of_the_deal():
    score = five(replace(solo(0), dealer=3))
    assert codes(score) == [["dealer_unexpected"]]
    assert score.lines[0].sat_out == (3,)


@pytest.mark.parametrize(
    ("deal", "path"),
    [
        (solo(0), ("attempts", 0, "players", 0)),
        (BelgianDeal("passed", sixth=0, last=1), ("sixth",)),
        (BelgianDeal("blank", player=0), ("player",)),
        (BelgianDeal("revoke", player=0), ("player",)),
    ],
)
def test_who_sits_out_plays_no_part_in_the_deal(deal, path):
    assert problems(deal, seats="ABCDE") == [(path, "sits_out")]


def test_hand_set_dealer_changes_no_earlier_deal():
    before = five(*(solo((number + 1) % 5) for number in range(3)))
    score = five(*before.sheet.deals, solo(0, dealer=1), solo(0), solo(0))
    assert [line.dealer for line in score.lines[3:]] == [1, 2, 3]
    assert score.lines[:3] == before.lines


def test_leaving_makes_four_and_the_deal_goes_on_to_the_left():
    leaves = SeatChange(from_deal=2, seat=1, player=None)
    score = five(solo(2), solo(0), solo(0), changes=(leaves,))
    assert [line.dealer for line in score.lines] == [0, 2, 3]
    assert [line.sat_out for line in score.lines] == [(0,), (), ()]
    assert score.lines[1].points == {0: 9, 2: -3, 3: -3, 4: -3}


def test_first_dealer_who_leaves_before_the_first_deal_is_replaced_by_the_left():
    leaves = SeatChange(from_deal=1, seat=0, player=None)
    assert five(changes=(leaves,)).next.dealer == 1


def test_dealer_of_a_void_deal_who_leaves_does_not_deal_again():
    leaves = SeatChange(from_deal=2, seat=0, player=None)
    assert five(BelgianDeal("blank", player=1), changes=(leaves,)).next.dealer == 1


def test_joining_makes_five():
    joins = SeatChange(from_deal=2, seat=4, player="N", after=0)
    score = fold(sheet(PAIR, solo(0), solo(0), changes=(joins,)))
    assert [line.dealer for line in score.lines] == [0, 4, 1]
    assert [line.sat_out for line in score.lines] == [(), (4,), (1,)]


# -- offers


def test_announceable_contracts_come_with_their_rows():
    offered = dict(announceable(KLEURENWIEZEN))
    assert list(offered)[:2] == ["pair", "solo"]
    assert [row.levels for row in offered["solo"]] == [(5, 6, 7), (8,)]
    assert "piccolissimo" not in offered


@pytest.mark.parametrize(
    ("name", "before", "expected"),
    [
        ("solo", (), range(14)),
        ("petite_misere", (), range(13)),
        ("piccolo", ((0, 1),), range(13)),
        ("piccolo", ((0, 1), (1, 9)), range(4)),
        ("piccolo", ((0, 1), (1, 2), (2, 4)), (6,)),
        ("petite_misere", ((0, 0), (1, 0), (2, 0)), (12,)),
        ("piccolo", ((0, 9), (1, 9)), ()),
        ("bridge", (), ()),
    ],
)
def test_possible_tricks_are_what_the_other_attempts_leave(name, before, expected):
    taken = several(name, *before).attempts
    assert possible_tricks(CLASSIQUE, taken, Attempt(name, (3,), 0)) == tuple(expected)


def test_nothing_is_possible_beside_another_contract():
    pair, piccolo = PAIR.attempts[0], Attempt("piccolo", (3,), 1)
    assert possible_tricks(CLASSIQUE, (pair,), piccolo) == ()
    assert possible_tricks(CLASSIQUE, (pair,), Attempt("pair", (2, 3), 0, level=8)) == ()


def test_boucheur_of_a_trou_leads_else_the_left_of_the_dealer():
    four, fifth = Table((0, 1, 2, 3), dict(enumerate("EGML"))), Table((0, 1, 2, 3, 4), dict(enumerate("ABCDE")))
    assert leader(four, replace(TROU, dealer=0)) == M
    assert leader(four, replace(PAIR, dealer=3)) == 0
    assert leader(fifth, replace(PASSED, dealer=4, sits_out=0)) == 1


# -- why


TABLE = Table((0, 1, 2, 3), dict(enumerate("EGML")))


def told(deal, conventions=CLASSIQUE):
    return [
        (reason.key, tuple(reason.points[seat] for seat in range(4)))
        for reason in why(conventions, TABLE, replace(deal, dealer=0))
    ]


@pytest.mark.parametrize(
    ("deal", "expected"),
    [
        (
            contract("pair", (E, G), 11, level=10),
            [("made", (6, 6, -6, -6)), ("extra_tricks", (1, 1, -1, -1))],
        ),
        (
            contract("pair", (E, G), 8, level=10),
            [("lost", (-12, -12, 12, 12)), ("missing_tricks", (-4, -4, 4, 4))],
        ),
        (
            contract("trou", (G, M), 13, target=8),
            [("made", (-7, 7, 7, -7)), ("all_tricks_bonus", (-5, 5, 5, -5))],
        ),
        (
            several("grande_misere", (E, 0), (L, 1)),
            [("made", (27, -9, -9, -9)), ("lost", (18, 18, 18, -54))],
        ),
        (
            contract("solo", E, 6, level=6, rabrouche=True, multiplier=2),
            [("made", (9, -3, -3, -3)), ("rabrouche", (9, -3, -3, -3)), ("multiplier", (18, -6, -6, -6))],
        ),
        (BelgianDeal("passed", sixth=M, last=L), [("sixth", (1, 1, -3, 1)), ("last", (1, 1, 1, -3))]),
        (BelgianDeal("blank", player=M), [("nobody_scores", (0, 0, 0, 0))]),
        (BelgianDeal("blank", player=E, rabrouche=True), [("blank_rabrouche", (15, -5, -5, -5))]),
        (BelgianDeal("revoke", player=L, rabrouche=True), [("revoke", (20, 20, 20, -60))]),
    ],
)
def test_reasons_of_a_deal(deal, expected):
    assert told(deal) == expected


@pytest.mark.parametrize(
    ("preset", "deal", "expected"),
    [
        (KLEURENWIEZEN, contract("pair", (E, G), 13, level=8), [("all_tricks", (30, 30, -30, -30))]),
        (KLEURENWIEZEN, contract("solo", E, 10, level=7), [("made", (18, -6, -6, -6))]),
        (KLEURENWIEZEN, BARE_PASS, [("nobody_scores", (0, 0, 0, 0))]),
        (
            WIEZEN,
            contract("pair", (E, G), 5, level=8),
            [("first_missing_trick", (-6, -6, 6, 6)), ("further_missing_tricks", (-4, -4, 4, 4))],
        ),
    ],
)
def test_reasons_under_the_other_presets(preset, deal, expected):
    assert told(deal, preset) == expected


def test_reason_says_what_was_announced_and_how_it_is_reckoned():
    lost = why(CLASSIQUE, TABLE, contract("solo", L, 6, level=8, dealer=0))[1]
    assert lost.values == {
        "contract": "solo",
        "level": 8,
        "target": None,
        "tricks": 6,
        "players": (SeatName(L),),
        "points": 3,
        "times": 2,
        "factor": 2,
        "gain": -12,
    }
