"""Short whist and the whist drive (rules.md §4): facts, conventions, points."""

from whistclub.rules.classic.facts import BOOK, HONOURS, TARGETS, TRICKS, ClassicConventions, ClassicDeal
from whistclub.rules.classic.game import CLASSIC, Classic
from whistclub.rules.classic.points import ClassicState, possible_honours, progress, why

__all__ = [
    "BOOK",
    "CLASSIC",
    "HONOURS",
    "TARGETS",
    "TRICKS",
    "Classic",
    "ClassicConventions",
    "ClassicDeal",
    "ClassicState",
    "possible_honours",
    "progress",
    "why",
]
