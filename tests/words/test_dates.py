"""Dates and conventions in words."""

import datetime
from dataclasses import replace

from whistclub import words
from whistclub.ranking.facts import EveningRules, SeasonRules
from whistclub.rules.belgian.presets import PRESETS
from whistclub.rules.classic import ClassicConventions
from whistclub.rules.common import Suit
from whistclub.rules.tourangeau import TourangeauConventions
from whistclub.rules.whist32 import Whist32Conventions
from whistclub.words.conventions import convention_texts, evening_texts, season_texts
from whistclub.words.dates import day_and_month, long_date, short_date

DAY = datetime.date(2026, 3, 7)


def test_dates():
    assert long_date(DAY) == "Saturday 7 March 2026"
    assert (short_date(DAY), day_and_month(DAY)) == ("07/03/2026", "07/03")
    words.install("nl", None)
    assert (short_date(DAY), day_and_month(DAY)) == ("07-03-2026", "07-03")


def test_only_what_is_unusual_is_said():
    assert convention_texts("whist32", Whist32Conventions()) == ()
    assert convention_texts("tourangeau", TourangeauConventions()) == ()
    assert convention_texts("classic", ClassicConventions()) == ()
    assert convention_texts("belgian", PRESETS["wiezen"]) == ("Rules: wiezen",)


def test_changed_conventions_are_said():
    own = replace(PRESETS["classique"], rabrouche_deals=0, deals=16, redeal_after_void=False)
    said = convention_texts("belgian", own)
    assert said == ("Rules: classique", "rabrouche deals: 0", "a void deal counts", "planned deals: 16")
    assert convention_texts("tourangeau", TourangeauConventions(slam_from_cards=3, last_bidder_restricted=True)) == (
        "grand slam from 3 cards on",
        "the last bid may not make the bids fit",
    )
    rotation = ClassicConventions(honours=True, trump_rotation=(Suit.HEARTS, Suit.NONE))
    assert convention_texts("classic", rotation) == ("honours count", "trumps in turn: ♥ NT")


def test_conventions_of_seasons_and_evenings():
    season = dict(season_texts(SeasonRules(best=18, minimum=20)))
    assert season["What counts"] == "the best 18 evenings"
    assert season["Evenings needed for a place"] == "20"
    evening = dict(evening_texts(EveningRules()))
    assert evening["Place points"] == "11.00 / 7.00 / 4.00 / 2.00"
    assert evening["Points bonus"] == "0.20 for every 20 points above −20"
    assert evening["Least an evening gives"] == "no limit"
