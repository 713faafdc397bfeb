"""What beats what (rules.md §1.3, §1.5, §2)."""

from dataclasses import replace

import pytest

from whistclub.rules.belgian.presets import PRESETS, resolve
from whistclub.rules.common import Suit
from whistclub.rules.game import Rung
from whistclub.rules.games import GAMES

CLASSIQUE = PRESETS["classique"]
WHIST32 = GAMES["whist32"].default_conventions()


def names(rungs):
    return [rung.contract if rung.level is None else f"{rung.contract} {rung.level}" for rung in rungs]


def test_ladder_of_classique():
    text = (
        "piccolissimo < pair 8 < solo 6 < pair 9 < solo 7 < petite_misere < piccolo < pair 10 < solo 8 < pair 11 < "
        "solo 9 < abondance 9 < abondance 10 < abondance 11 < abondance 12 < trou < grande_misere < pair 12 < "
        "solo 10 < pair 13 < abondance_10 < grande_misere_sur_table < petit_schlem < grand_schlem"
    )
    assert names(GAMES["belgian"].ladder(CLASSIQUE)) == text.split(" < ")


def test_ladder_of_whist_32():
    text = (
        "solo 3, duo 4, solo 4, duo 5, solo 5, duo 6, trou, solo 6, duo 7, petite_misere, picolo, grande_misere, "
        "solo 7, duo 8, solo 8"
    )
    assert names(GAMES["whist32"].ladder(WHIST32)) == text.split(", ")


@pytest.mark.parametrize("preset", ["kleurenwiezen", "wiezen"])
def test_presets_without_a_ladder(preset):
    assert GAMES["belgian"].ladder(PRESETS[preset]) == ()
    assert GAMES["belgian"].higher(PRESETS[preset], "pair", 8, Suit.CLUBS) == ()


@pytest.mark.parametrize("game", ["tourangeau", "classic"])
def test_games_without_a_ladder(game):
    assert GAMES[game].ladder(GAMES[game].default_conventions()) == ()


def test_only_what_can_be_announced_is_on_the_ladder():
    changes = {
        "payoffs": [{"contract": "piccolissimo", "players": 0}, {"contract": "solo", "levels": [6], "base": [9]}]
    }
    shorter = names(GAMES["belgian"].ladder(resolve("classique", changes)))
    assert "piccolissimo" not in shorter
    assert [name for name in shorter if name.startswith("solo")] == ["solo 6"]


def test_solo_beats_a_pair_two_higher_and_is_beaten_by_one_three_higher():
    rungs = GAMES["belgian"].ladder(CLASSIQUE)
    for level in range(6, 11):
        solo = rungs.index(Rung("solo", level))
        assert solo > rungs.index(Rung("pair", level + 2))
        assert solo < rungs.index(Rung("pair", level + 3))


def test_higher_suit_overcalls_at_the_same_height():
    over = GAMES["belgian"].higher(CLASSIQUE, "pair", 11, Suit.CLUBS)
    assert over[0] == Rung("pair", 11, (Suit.DIAMONDS, Suit.HEARTS))
    assert over[1] == Rung("solo", 9)
    assert GAMES["belgian"].higher(CLASSIQUE, "pair", 11, Suit.HEARTS)[0] == Rung("solo", 9)
    assert GAMES["belgian"].higher(CLASSIQUE, "pair", 11, None)[0] == Rung("solo", 9)


def test_abondance_raised_stands_above_an_abondance_in_any_suit():
    assert GAMES["belgian"].higher(CLASSIQUE, "abondance", None, Suit.HEARTS)[0] == Rung("abondance", 10)
    assert GAMES["belgian"].higher(CLASSIQUE, "abondance", 9, Suit.DIAMONDS)[:2] == (
        Rung("abondance", 9, (Suit.HEARTS,)),
        Rung("abondance", 10),
    )


@pytest.mark.parametrize("trou", ["trou", "trou_royal"])
def test_trou_is_countered_only_by_what_the_rules_say(trou):
    counters = ["grande_misere", "abondance_10", "grande_misere_sur_table", "petit_schlem", "grand_schlem"]
    assert names(GAMES["belgian"].higher(CLASSIQUE, trou)) == counters
    assert GAMES["belgian"].higher(replace(CLASSIQUE, trou_counterable=False), trou) == ()


def test_nothing_beats_the_top_and_the_unknown_is_beaten_by_nothing():
    assert GAMES["belgian"].higher(CLASSIQUE, "grand_schlem", None, Suit.HEARTS) == ()
    assert GAMES["belgian"].higher(CLASSIQUE, "bridge") == ()
    assert GAMES["belgian"].higher(CLASSIQUE, "pair") == ()


def test_misere_is_not_overcalled_by_a_suit():
    assert GAMES["belgian"].higher(CLASSIQUE, "petite_misere")[0] == Rung("piccolo")
    assert not GAMES["belgian"].suits_rise(Rung("grande_misere"))
    assert GAMES["belgian"].suits_rise(Rung("grand_schlem"))


def test_suits_at_whist_32():
    assert GAMES["whist32"].suits_rise(Rung("duo", 8))
    assert not GAMES["whist32"].suits_rise(Rung("solo", 8))
    assert not GAMES["whist32"].suits_rise(Rung("trou"))
    above = GAMES["whist32"].higher(WHIST32, "duo", 8, Suit.DIAMONDS)
    assert above == (Rung("duo", 8, (Suit.HEARTS,)), Rung("solo", 8))
    assert GAMES["whist32"].higher(WHIST32, "trou")[0] == Rung("solo", 6)
