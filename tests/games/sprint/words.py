"""Sprint in words. (The marks that gather texts for the catalogues are those of the program.)"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from tests.games.sprint.rules import SPRINT, SprintConventions, SprintDeal
from whistclub.words.games.game import GameWords, Names, Option, PaperColumn, Section, Value

_OPTIONS: Final = {
    "deals": Option("Deals of a sprint", 1, 20),
    "last_double": Option("The last deal counts twice"),
    "pace": Option("Pace", choices=(("slow", "slow"), ("fast", "fast"))),
}
_SWITCHES: Final = {("last_double", True): "the last deal counts twice", ("pace", "fast"): "fast"}
_NUMBERS: Final = {"deals": "{value} deals"}
_REASONS: Final = {"sprint_won": "won a deal worth {worth}: {total}"}
_PROBLEMS: Final = {"sprint_worth": "{field}: a deal is worth 1 to {most}, not {value}."}
_WARNINGS: Final = {"sprint_dealer_won": "The dealer won {worth}."}
_SHORT: Final = {"sprint_dealer_won": "dealer won"}
_FIELDS: Final = {"worth": "worth", "pace": "pace", "last_double": "last deal"}
_TRIED: Final = {"win": "Winning a deal"}


class SprintWords(GameWords):
    """The words of sprint."""

    key = SPRINT.key
    name = "Sprint"
    options = _OPTIONS
    switches = _SWITCHES
    numbers = _NUMBERS
    reasons = _REASONS
    problems = _PROBLEMS
    warnings = _WARNINGS
    short_warnings = _SHORT
    fields = _FIELDS
    tried = _TRIED

    def deal(self, conventions: SprintConventions, deal: SprintDeal, names: Names) -> str:
        return f"{names.get(deal.player, '?')} wins {deal.worth}."

    def short_deal(self, conventions: SprintConventions, deal: SprintDeal, names: Names) -> str:
        return f"{names.get(deal.player, '?')} · {deal.worth}"

    def deal_heading(self) -> str:
        return "Winner"

    def rule_sheet(self, conventions: SprintConventions, name: str) -> Iterator[Section]:
        yield Section("rules", self.title, (("Who wins a deal scores what it is worth.",),))
        yield self.all_conventions(conventions)

    def blank_columns(self, conventions: SprintConventions) -> tuple[PaperColumn, ...]:
        return PaperColumn("dealer", "Dealer", room=4), PaperColumn("winner", "Winner", room=8)

    def sheet_columns(self) -> tuple[PaperColumn, ...]:
        return PaperColumn("dealer", "Dealer"), PaperColumn("deal", "Winner"), PaperColumn("worth", "Worth", "number")

    def sheet_values(self, conventions: Any, deal: SprintDeal, names: Names) -> Mapping[str, Value]:
        return {"deal": names.get(deal.player, "?"), "worth": deal.worth}


SPRINT_WORDS: Final = SprintWords()
