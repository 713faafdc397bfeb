"""Short whist and the whist drive (rules.md §4): facts, conventions, points."""

from whistclub.rules.classic.game import (
    BOOK,
    CLASSIC,
    HONOURS,
    TARGETS,
    TRICKS,
    Classic,
    ClassicConventions,
    ClassicDeal,
    ClassicState,
    possible_honours,
    progress,
    why,
)

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
