"""A season of twelve evenings, worked out by the naive second implementation: the same on paper, in JSON and in the
workbook. (That a spreadsheet program recalculates the workbook's figures is told in test_xlsx.py.)"""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from tests.ranking.test_oracle import naive_season, wide
from tests.reports import club
from tests.reports.writers.test_pdf import pages
from tests.reports.writers.test_xlsx import opened, records, season_bytes
from whistclub.files.scoring import ranking_json
from whistclub.ranking.facts import SeasonRules
from whistclub.ranking.schemes import SCHEMES
from whistclub.reports.export import season_pdf
from whistclub.words.numbers import hundredths, plain_hundredths, points

PEOPLE = [
    f"{first} {last}" for first in ("Ada", "Bea", "Cas", "Dan") for last in ("Peeters", "Dubois", "Janssens", "Roux")
]


def of(scheme: str, **more: object) -> SeasonRules:
    evening = {key: more.pop(key) for key in ("floor", "attendance") if key in more}
    return replace(SCHEMES[scheme], evening=replace(SCHEMES[scheme].evening, **evening), **more)  # type: ignore[arg-type]


RULES = {
    "fiwa": of("fiwa"),
    "fiwa, best 8, minimum 11": of("fiwa", best=8, minimum=11),
    "fiwa, best 12 sheets, floor, attendance": of("fiwa", best=12, best_of="sheets", floor=600, attendance=50),
    "points": of("points"),
    "points, best 5": of("points", best=5),
    "place bonus": of("place_bonus"),
    "place bonus, floor": of("place_bonus", best=6, floor=-2000),
}


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES.keys())
def test_every_output_gives_the_figures_of_the_second_implementation(rules):
    evenings = club.season_evenings(16, 12, rules, people=PEOPLE)
    expected, _ = naive_season(rules, evenings)
    data = club.season_of(evenings, rules)
    got = [(row.place, row.player, row.total, wide(row.places), row.game_points) for row in data.ranking.rows]
    assert sorted(got, key=lambda row: row[1]) == sorted(expected, key=lambda row: row[1])
    figures = {row[1]: (row[0], row[2], row[4]) for row in expected}

    told = {
        row["player"]: (row["place"], row["total"], row["game_points"])
        for row in ranking_json(data.ranking, str)["rows"]
    }
    assert told == {player: (place, plain_hundredths(total), won) for player, (place, total, won) in figures.items()}

    book = opened(season_bytes(data), data_only=True)
    stored = {line["Player"]: line for line in records(book["Ranking"])}
    for player, (place, total, won) in figures.items():
        assert (stored[player]["Place"] or None) == place
        assert round(stored[player]["Total"] * 100) == total
        assert stored[player]["Game points"] == won

    text = " ".join(pages(season_pdf(data)))
    for player, (place, total, won) in figures.items():
        line = text[text.index(f"{player} ") :].removeprefix(player).split()
        assert hundredths(total) in line[:13]
        assert points(won) in line[:13]
        assert place is None or re.search(rf"\b{place} ([▲▼] \d+|=|new) {player}", text)
