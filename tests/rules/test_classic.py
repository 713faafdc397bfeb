"""Short whist and the whist drive, rules.md §4."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from whistclub.rules.classic import (
    CLASSIC,
    ClassicConventions,
    ClassicDeal,
    possible_honours,
    progress,
)
from whistclub.rules.common import Refused, Suit
from whistclub.rules.sheet import Fold, Sheet, Totals, fold

ROTATION = (Suit.HEARTS, Suit.CLUBS, Suit.NONE)


def why(score, number):
    return CLASSIC.why(score, score.lines[number - 1])


def sheet(*deals, first_dealer=0, **conventions):
    return Sheet("classic", ClassicConventions(**conventions), tuple("NESO"), first_dealer, deals)


def took(first, honours=(0, 0), **facts):
    """A deal in which the first side took so many tricks."""
    return ClassicDeal((first, 13 - first), honours, **facts)


def problems_of(played):
    with pytest.raises(Refused) as refused:
        fold(played)
    return [(problem.path, problem.key) for problem in refused.value.problems]


def test_tricks_over_six_score_and_the_first_at_the_target_wins():
    score = fold(sheet(took(8), took(9)))
    assert [line.points for line in score.lines] == [{0: 2, 1: 0, 2: 2, 3: 0}, {0: 3, 1: 0, 2: 3, 3: 0}]
    assert progress(score) == (((0, 0), (2, 0)), ((1, 0), (0, 0)))
    assert score.finished
    assert score.extra == {"games": (1, 0), "score": (0, 0)}


@pytest.mark.parametrize("target", [5, 7, 9, 10])
def test_targets(target):
    assert not fold(sheet(took(7), *[took(7)] * (target - 2), target=target)).finished
    assert fold(sheet(*[took(7)] * target, target=target)).extra["games"] == (1, 0)


@pytest.mark.parametrize(
    ("standing", "deal", "score", "games"),
    [
        (0, took(7, (4, 0)), (0, 0), (1, 0)),  # 1 + 4 = 5: honours win the game
        (0, took(7, (3, 0)), (3, 0), (0, 0)),
        (0, took(7, (0, 4)), (1, 4), (0, 0)),  # honours of the side that lost the tricks
        (4, took(6, (3, 0)), (4, 1), (0, 0)),  # stood at target - 1: no honours
        (4, took(6, (0, 3)), (4, 3), (0, 0)),  # the other side may
        (3, took(8, (0, 4)), (0, 0), (1, 0)),  # the tricks ended the game
        (3, took(7, (3, 0)), (0, 0), (1, 0)),  # 3 + 1 + 2: honours after the tricks
        (3, took(6, (4, 0)), (0, 0), (1, 0)),  # 3 + 4 though the others took the trick
    ],
)
def test_honours(standing, deal, score, games):
    before = [took(6 + standing)] if standing else []
    got = fold(sheet(*before, deal, honours=True))
    assert (got.extra["score"], got.extra["games"]) == (score, games)


def test_points_hold_honours_only_where_they_counted():
    barred = fold(sheet(took(10), took(6, (4, 0)), honours=True))
    assert barred.lines[1].points == {0: 0, 1: 1, 2: 0, 3: 1}
    assert [reason.key for reason in why(barred, 2)] == [
        "classic_honours_at_target",
        "classic_tricks",
    ]
    over = fold(sheet(took(9), took(8, (0, 4)), honours=True))
    assert [reason.key for reason in why(over, 2)] == [
        "classic_tricks",
        "classic_honours_game_over",
    ]


def test_a_rubber_goes_to_the_first_with_two_games_each_from_nothing():
    first_two = [took(12), took(1)]
    level = fold(sheet(*first_two, best_of=3))
    assert (level.finished, level.incomplete) == (False, True)
    assert level.extra == {"games": (1, 1), "score": (0, 0)}
    assert [row.place for row in level.standings] == [1, 1, 1, 1]
    assert fold(sheet(took(12), took(12), best_of=3)).finished
    third = fold(sheet(*first_two, took(8), took(9), best_of=3))
    assert (third.finished, third.extra["games"]) == (True, (2, 1))


def test_places_by_games_then_score_and_partners_share():
    score = fold(sheet(took(12), took(2), took(7), best_of=3, target=7))
    assert score.extra == {"games": (1, 0), "score": (0, 0)}
    rows = {row.player: (row.place, row.points) for row in score.standings}
    assert rows == {"N": (1, 7), "S": (1, 7), "E": (3, 5), "O": (3, 5)}
    by_score = fold(sheet(took(7), took(4)))
    assert {row.player: (row.place, row.step) for row in by_score.standings} == {
        "E": (1, ""),
        "O": (1, ""),
        "N": (3, "score"),
        "S": (3, ""),
    }
    by_games = fold(sheet(took(11), took(3), took(3), best_of=3, target=7))
    assert by_games.extra["games"] == (0, 1)
    assert [(row.player, row.step) for row in by_games.standings][2] == ("N", "games")


def test_a_correction_that_ends_the_game_shows_every_later_deal_as_after_the_end():
    played = sheet(took(7), took(8), took(6), took(8))
    assert fold(played).finished
    corrected = replace(played, deals=(took(11), *played.deals[1:]))
    assert problems_of(corrected) == [(("deals", index), "after_the_end") for index in (1, 2, 3)]


@pytest.mark.parametrize(
    ("deal", "path"),
    [
        (ClassicDeal((8, 6)), ("tricks",)),
        (ClassicDeal((8, 4)), ("tricks",)),
        (ClassicDeal((14, -1)), ("tricks", 0)),
        (ClassicDeal((13,)), ("tricks",)),  # type: ignore[arg-type]
        (took(7, (2, 0)), ("honours", 0)),
        (took(7, (0, 1)), ("honours", 1)),
        (took(7, (3, 3)), ("honours",)),
        (took(7, (3,)), ("honours",)),
        (took(7, (3, 0), trump=Suit.NONE), ("honours",)),
        (took(7, dealer=7), ("dealer",)),
    ],
)
def test_what_cannot_be_is_refused(deal, path):
    assert problems_of(sheet(deal, honours=True))[0][0] == ("deals", 0, *path)


def test_honours_are_refused_where_they_are_not_counted():
    assert problems_of(sheet(took(7, (3, 0)))) == [(("deals", 0, "honours"), "honours_off")]
    on = ClassicConventions(honours=True)
    assert possible_honours(on) == (0, 3, 4)
    assert (
        possible_honours(on, other=3)
        == possible_honours(on, Suit.NONE)
        == possible_honours(ClassicConventions())
        == (0,)
    )


def test_trump_rotation_proposes_the_trump_of_each_deal():
    folding = Fold.start(sheet(trump_rotation=ROTATION, target=10))
    proposed = []
    for _ in range(4):
        proposed.append(folding.expect().trump)
        folding.add(folding.complete(took(7)))
    assert proposed == ["hearts", "clubs", "none", "hearts"]


def test_whist_drive():
    drive = sheet(took(9), took(5), whist_drive=True, deals=2)
    score = fold(drive)
    assert score.totals == {"N": 14, "E": 12, "S": 14, "O": 12}
    assert (score.finished, score.extra, progress(score)) == (True, {}, ())
    assert [(row.place, row.player) for row in score.standings] == [(1, "N"), (1, "S"), (3, "E"), (3, "O")]
    assert [reason.points for reason in why(score, 2)] == [{0: 5, 2: 5}, {1: 8, 3: 8}]
    assert fold(sheet(took(9), whist_drive=True)).finished
    assert problems_of(sheet(took(9), took(9), whist_drive=True)) == [(("deals", 1), "after_the_end")]


@pytest.mark.parametrize(
    ("conventions", "path"),
    [
        ({"target": 6}, "target"),
        ({"best_of": 2}, "best_of"),
        ({"deals": 3}, "deals"),
        ({"deals": 0, "whist_drive": True}, "deals"),
        ({"honours": True, "whist_drive": True}, "honours"),
        ({"trump_rotation": ()}, "trump_rotation"),
    ],
)
def test_conventions_that_cannot_be(conventions, path):
    assert [at for at, _ in problems_of(sheet(**conventions))] == [("conventions", path)]


def test_partners_have_the_same_results():
    assert problems_of(replace(sheet(), totals=Totals((5, 3, 4, 3)))) == [(("results",), "partners_differ")]
    score = fold(replace(sheet(), totals=Totals((3, 5, 3, 5))))
    assert [(row.place, row.player) for row in score.standings] == [(1, "E"), (1, "O"), (3, "N"), (3, "S")]


@settings(max_examples=60)
@given(
    st.lists(st.tuples(st.integers(0, 13), st.sampled_from([(0, 0), (3, 0), (0, 3), (4, 0), (0, 4)])), max_size=12),
    st.sampled_from([5, 7, 9, 10]),
    st.sampled_from([1, 3]),
)
def test_points_games_and_reasons_agree(deals, target, best_of):
    folding = Fold.start(sheet(honours=True, target=target, best_of=best_of))
    for first, honours in deals:
        if not folding.finished:
            folding.add(folding.complete(took(first, honours)))
    score = folding.score()
    for line in score.lines:
        added = dict.fromkeys(range(4), 0)
        for reason in why(score, line.number):
            for seat, points in reason.points.items():
                added[seat] += points
        assert added == line.points
    assert (score.totals["N"], score.totals["E"]) == (score.totals["S"], score.totals["O"])
    assert max(score.extra["score"]) < target
    assert sum(score.extra["games"]) <= best_of
    if progress(score):
        assert progress(score)[-1] == (score.extra["games"], score.extra["score"])


@given(
    trump=st.none() | st.sampled_from(Suit),
    dealer=st.none() | st.integers(0, 3),
    honours=st.sampled_from([(0, 0), (3, 0), (0, 4)]),
    note=st.text(max_size=5),
)
def test_a_deal_survives_json(trump, dealer, honours, note):
    deal = ClassicDeal((9, 4), honours, trump, dealer, note)
    assert CLASSIC.decode(CLASSIC.encode(deal)) == deal


def test_conventions_survive_json():
    for conventions in (
        ClassicConventions(),
        ClassicConventions(7, True, 3),
        ClassicConventions(trump_rotation=ROTATION),
    ):
        assert CLASSIC.decode_conventions(CLASSIC.encode_conventions(conventions)) == conventions
