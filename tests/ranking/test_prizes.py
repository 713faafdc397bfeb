"""Prizes of an evening: shared places share the prize, nobody has two."""

from __future__ import annotations

import datetime

import pytest

from whistclub.ranking.facts import Adjustment, EveningFacts, EveningKey, EveningRules, EveningStandings
from whistclub.ranking.prizes import PrizeRules, awards, decode_prizes, encode_prizes
from whistclub.ranking.results import sheet_result
from whistclub.ranking.standings import evening_standings
from whistclub.rules.belgian.presets import PRESETS
from whistclub.rules.common import PlayerKey
from whistclub.rules.sheet import Sheet, Totals, fold


def standings(**points: int) -> EveningStandings:
    """An evening of tables of four with these points, four names a table."""
    names = list(points)
    sheets = []
    for at in range(0, len(names), 4):
        seated = tuple(names[at : at + 4])
        totals = Totals(tuple(points[name] for name in seated))
        sheet = Sheet("belgian", PRESETS["classique"], seated, totals=totals, table=at // 4 + 1, closed=True)
        sheets.append(sheet_result(fold(sheet)))
    late = (Adjustment("Late", 5, "game"),)
    key = EveningKey(datetime.date(2026, 11, 27), 1)
    return evening_standings(EveningFacts(key, "", tuple(sheets), late, EveningRules(), closed=True), {})


EIGHT = standings(A=30, B=20, C=-20, D=-30, E=30, F=10, G=-10, H=-30)
"""By points: A and E 1st (30), B 3rd, F 4th, G 5th, C 6th, D and H 7th."""


@pytest.mark.parametrize(
    ("rules", "guests", "expected"),
    [
        (PrizeRules(), "", []),
        (PrizeRules(places=3), "", [("place", 1, "AE"), ("place", 3, "B")]),
        (PrizeRules(one_in=4), "", [("place", 1, "AE")]),
        (PrizeRules(places=1, one_in=2), "", [("place", 1, "AE"), ("place", 3, "B"), ("place", 4, "F")]),
        (PrizeRules(places=1, guest=True), "AGC", [("place", 1, "AE"), ("guest", 5, "G")]),
        (PrizeRules(places=1, guest=True), "AE", [("place", 1, "AE")]),
        (PrizeRules(places=1, last=True), "", [("place", 1, "AE"), ("last", 7, "DH")]),
        (PrizeRules(guest=True, last=True), "DH", [("guest", 7, "DH")]),
        (
            PrizeRules(places=20, last=True),
            "",
            [("place", n, w) for n, w in ((1, "AE"), (3, "B"), (4, "F"), (5, "G"), (6, "C"), (7, "DH"))],
        ),
    ],
)
def test_who_gets_a_prize(rules, guests, expected):
    assert [
        (one.key, one.place, "".join(map(str, one.players))) for one in awards(EIGHT, rules, set(guests))
    ] == expected


def test_in_a_whist_drive_each_role_has_its_first_and_its_last():
    roles: dict[PlayerKey, int] = dict(zip("ABCDEFGH", (0, 0, 0, 0, 1, 1, 1, 1), strict=True))
    rules = PrizeRules(places=2, last=True, guest=True, by_role=True)
    given = awards(EIGHT, rules, {"A", "G"}, roles)
    assert [(one.key, one.role, one.place, "".join(map(str, one.players))) for one in given] == [
        ("place", 0, 1, "A"),
        ("place", 0, 2, "B"),
        ("place", 1, 1, "E"),
        ("place", 1, 2, "F"),
        ("guest", None, 5, "G"),
        ("last", 0, 4, "D"),
        ("last", 1, 4, "H"),
    ]
    assert awards(EIGHT, rules, {"G"}) == awards(EIGHT, PrizeRules(places=2, last=True, guest=True), {"G"})


def test_who_did_not_play_gets_none():
    given = {
        player
        for one in awards(EIGHT, PrizeRules(places=99, guest=True, last=True), {"Late"})
        for player in one.players
    }
    assert "Late" not in given


@pytest.mark.parametrize("rules", [PrizeRules(), PrizeRules(3, 8, True, True, True)])
def test_the_rules_are_kept_as_json(rules):
    assert decode_prizes(encode_prizes(rules)) == rules


@pytest.mark.parametrize("rubbish", [None, 7, "x", [], {"places": True, "one_in": "4", "guest": 1}, {"places": 100}])
def test_rubbish_is_no_prize(rubbish):
    assert decode_prizes(rubbish) == PrizeRules()
