"""What holds for every Belgian sheet, under every preset, whatever was dealt (rules.md §1, "Recorded facts")."""

import json
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from whistclub.rules.belgian import BELGIAN, Attempt, BelgianDeal, announceable, possible_tricks
from whistclub.rules.belgian.facts import BelgianExpected
from whistclub.rules.belgian.presets import PRESETS, deal_kinds
from whistclub.rules.belgian.why import why
from whistclub.rules.common import Suit
from whistclub.rules.sheet import Fold, Sheet, check, fold

few = settings(max_examples=60, deadline=None)


@st.composite
def attempts(draw, conventions, seats):
    """Attempts that can be: one of any contract, or several of one that allows it."""
    contract, rows = draw(st.sampled_from(announceable(conventions)))
    row = draw(st.sampled_from(rows))
    level = draw(st.sampled_from(row.levels)) if row.levels else None
    target = draw(st.sampled_from(row.targets)) if row.targets else None
    trump = draw(st.none() | st.sampled_from(Suit)) if row.trump else None
    order = draw(st.permutations(seats))
    count = draw(st.integers(1, 4)) if row.several else 1
    made = []
    for at in range(count):
        players = tuple(order[at * row.players : (at + 1) * row.players])
        bare = Attempt(contract, players, 0, level=level, trump=trump, target=target)
        tricks = draw(st.sampled_from(possible_tricks(conventions, made, bare)))
        made.append(replace(bare, tricks=tricks))
    return tuple(made)


@st.composite
def deals(draw, conventions, table):
    """Any deal that can be at this table, whatever the sequence predicts."""
    rabrouche, dealer = draw(st.booleans()), draw(st.sampled_from(table))
    out = draw(st.sampled_from(table)) if len(table) == 5 else None
    seats = [seat for seat in table if seat != out]
    kind = draw(st.sampled_from(deal_kinds(conventions) + ("contract",) * 3))
    facts = {"rabrouche": rabrouche, "dealer": dealer, "sits_out": out, "multiplier": draw(st.sampled_from([1, 1, 2]))}
    seat = st.sampled_from(seats)
    if kind == "contract":
        facts["attempts"] = draw(attempts(conventions, seats))
    elif kind == "passed" and conventions.passed_is_played:
        facts["sixth"], facts["last"] = draw(seat), draw(seat)
    elif kind in ("blank", "revoke"):
        facts["player"] = draw(seat)
    return BelgianDeal(kind, **facts)


@st.composite
def sheets(draw, least=0):
    conventions = draw(st.sampled_from(list(PRESETS.values())))
    conventions = replace(
        conventions,
        redeal_after_void=draw(st.booleans()),
        revoke_doubled=draw(st.booleans()),
        rabrouche_deals=draw(st.sampled_from([0, 1, 4])),
        double_after_pass=draw(st.booleans()),
    )
    seats = tuple("ABCDE"[: draw(st.sampled_from([4, 5]))])
    played = draw(st.lists(deals(conventions, range(len(seats))), min_size=least, max_size=8))
    return Sheet("belgian", conventions, seats, draw(st.integers(0, 3)), tuple(played))


@few
@given(sheets())
def test_every_deal_sums_to_zero_over_the_four_who_played_it(sheet):
    score = fold(sheet)
    for line in score.lines:
        assert sum(line.points.values()) == 0
        assert len(line.points) == 4
        assert set(line.points) | set(line.sat_out) == set(range(len(sheet.seats)))
    assert sum(score.seat_totals) == sum(score.totals.values()) == 0


@few
@given(sheets())
def test_reasons_add_up_to_the_points_of_their_deal(sheet):
    for line in fold(sheet).lines:
        reasons = why(sheet.conventions, line.table, line.deal)
        assert {seat: sum(reason.points[seat] for reason in reasons) for seat in line.points} == line.points


@few
@given(sheets(least=1))
def test_folding_one_more_deal_equals_folding_all(sheet):
    folding = Fold.start(sheet)
    for number, deal in enumerate(sheet.deals):
        assert folding.score() == fold(replace(sheet, deals=sheet.deals[:number]))
        folding.add(folding.complete(deal))
    assert folding.score() == fold(sheet)


@few
@given(sheets(least=1), st.data())
def test_editing_a_deal_changes_nothing_before_it_and_no_points_after_it(sheet, data):
    index = data.draw(st.integers(0, len(sheet.deals) - 1))
    other = data.draw(deals(sheet.conventions, range(len(sheet.seats))))
    before, after = fold(sheet), fold(replace(sheet, deals=(*sheet.deals[:index], other, *sheet.deals[index + 1 :])))
    assert after.lines[:index] == before.lines[:index]
    for old, new in zip(before.lines[index + 1 :], after.lines[index + 1 :], strict=True):
        assert (new.deal, new.points) == (old.deal, old.points)


@few
@given(sheets(least=1), st.data())
def test_deleting_and_inserting_a_deal_leaves_the_others_as_they_were(sheet, data):
    index = data.draw(st.integers(0, len(sheet.deals) - 1))
    score = fold(sheet)
    without = fold(sheet.without_deal(index))
    kept = [line for at, line in enumerate(score.lines) if at != index]
    assert [(line.deal, line.points) for line in without.lines] == [(line.deal, line.points) for line in kept]
    again = fold(without.sheet.with_deal(score.lines[index].deal, index))
    assert again == score


@few
@given(sheets())
def test_places_follow_the_totals_and_equal_totals_share_them(sheet):
    score = fold(sheet)
    assert {row.place: None for row in score.standings} == dict.fromkeys(sorted(row.place for row in score.standings))
    for row in score.standings:
        assert row.place == 1 + sum(total > row.points for total in score.totals.values())


@few
@given(sheets())
def test_proposals_taken_as_they_are_never_warn(sheet):
    folding = Fold.start(sheet)
    for deal in sheet.deals:
        foreseen = folding.expect()
        assert isinstance(foreseen, BelgianExpected)
        deal = replace(
            deal, dealer=None, sits_out=None, rabrouche=foreseen.rabrouche, multiplier=foreseen.multiplier
        )  # fmt: skip
        completed = folding.complete(deal)
        if not folding.problems(completed):
            assert folding.add(completed).warnings == ()


@few
@given(sheets())
def test_deals_survive_being_stored(sheet):
    for line in fold(sheet).lines:
        stored = json.loads(json.dumps(BELGIAN.encode(line.deal)))
        assert BELGIAN.decode(stored) == line.deal


numbers = st.none() | st.integers(-2, 15)


@st.composite
def nonsense(draw):
    names = st.sampled_from(["pair", "solo", "piccolo", "trou", "trou_royal", "abondance", "petite_misere", "bridge"])
    attempt = st.builds(
        Attempt,
        names,
        st.lists(st.integers(-2, 7), max_size=3).map(tuple),
        st.integers(-2, 15),
        level=numbers,
        trump=st.none() | st.sampled_from(Suit),
        target=numbers,
    )
    kinds = st.sampled_from(["contract", "contract", "passed", "blank", "revoke", "misdeal"])
    return draw(
        st.builds(
            BelgianDeal,
            kinds,
            attempts=st.lists(attempt, max_size=4).map(tuple),
            sixth=numbers,
            last=numbers,
            player=numbers,
            rabrouche=st.booleans(),
            multiplier=st.integers(-1, 3),
            dealer=numbers,
            sits_out=numbers,
        )
    )


@settings(max_examples=150, deadline=None)
@given(st.lists(nonsense(), max_size=4), st.sampled_from(list(PRESETS.values())), st.sampled_from(["ABCD", "ABCDE"]))
def test_nonsense_is_refused_and_never_breaks_the_fold(found, conventions, seats):
    sheet = Sheet("belgian", conventions, tuple(seats), deals=tuple(found))
    problems = check(sheet)
    if not problems:
        assert sum(fold(sheet).seat_totals) == 0
    assert all(problem.path[0] == "deals" for problem in problems)
