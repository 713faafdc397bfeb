"""Ranking schemes: ready-made conventions of a season (product.md §4), and the measure of each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whistclub.ranking.facts import EveningRules, SeasonRules
from whistclub.ranking.measures import AverageOfDeals, Measure, SumOfPoints

_GAME_POINTS_ONLY = EveningRules(game_points=True, place_points={0: ()}, bracket=None, upset=())

SCHEMES: Final[Mapping[str, SeasonRules]] = {
    "fiwa": SeasonRules(),
    "points": SeasonRules(scheme="points", evening=_GAME_POINTS_ONLY),
    "place_bonus": SeasonRules(
        scheme="place_bonus",
        evening=EveningRules(game_points=True, place_points={0: (9000, 6000, 3000, 0)}, bracket=None, upset=()),
    ),
    # Sums of game points would favour who played more.
    "average": SeasonRules(scheme="average", evening=_GAME_POINTS_ONLY, tie_breaks=("places",)),
}
"""The conventions each scheme starts with; a club may change single ones."""

_MEASURES: Final[Mapping[str, Measure]] = {"average": AverageOfDeals()}
_SUM: Final[Measure] = SumOfPoints()


def measure_of(rules: SeasonRules) -> Measure:
    """The measure of the season: ranking points, unless the scheme sets another."""
    return _MEASURES.get(rules.scheme, _SUM)
