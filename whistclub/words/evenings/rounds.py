"""Texts about drawing rounds: methods, wishes, and the result of a draw."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from whistclub.rules.common import PlayerKey, Problem
from whistclub.words import mark, tr, tr_marked
from whistclub.words.names import strung
from whistclub.words.problems import problem_text

METHODS: Final[Mapping[str, str]] = {
    "lot": mark("By lot"),
    "fewest": mark("Fewest repeats"),
    "rank": mark("By rank"),
    "swiss": mark("Swiss"),
    "meet": mark("Everybody meets"),
    "tournament": mark("Whist tournament"),
    "sittings": mark("Three games a table"),
    "drive:progressive": mark("Progressive drive"),
    "drive:semi_partner": mark("Semi-partner drive"),
    "drive:partner": mark("Partner drive"),
    "hand": mark("By hand"),
}

ABOUT: Final[Mapping[str, str]] = {
    "lot": mark("Chance alone decides who sits where."),
    "fewest": mark("Chance decides, and as few as can be meet somebody they have met before."),
    "rank": mark("The best sit at table 1, the next at table 2, and so on."),
    "swiss": mark("As few as can be meet again; among those, people of like rank sit together."),
    "meet": mark("All rounds are drawn at once so that everybody meets as many others as can be."),
    "tournament": mark("All rounds are drawn at once: everybody partners everybody once and opposes everybody twice."),
    "sittings": mark("At every table three games, in which the three partnerships take turns; then everybody moves."),
    "drive:progressive": mark(
        "Whist drive: the losers leave the table, one up, the other down; the winners stay and play against each other."
    ),
    "drive:semi_partner": mark(
        "Whist drive: the losers leave the table, one up, the other down; the winners stay partners."
    ),
    "drive:partner": mark("Whist drive: partners stay together all evening; the losers go one table up."),
    "hand": mark("Seated by hand."),
}


def method_name(method: str) -> str:
    """The name of a method or movement."""
    return tr_marked(METHODS[method]) if method in METHODS else method


def method_about(method: str) -> str:
    """What a method or movement does, in a sentence."""
    return tr_marked(ABOUT[method])


def role_text(role: int) -> str:
    """The letter of a role of a whist drive (0: A, 1: B)."""
    return "AB"[role]


def wish_text(values: Mapping[str, Any], players: Mapping[PlayerKey, str]) -> str:
    """A wish in words, from its values (``whistclub.seating.wishes``); kind ``place``: a table and a seat together."""
    names = [players.get(player, str(player)) for player in values["players"]]
    if values["wish"] == "apart":
        return tr("{one} and {other} kept apart", one=names[0], other=names[1])
    if values["wish"] == "together":
        return tr("{one} and {other} together", one=names[0], other=names[1])
    if values["wish"] == "table":
        return tr("{name} at table {table}", name=names[0], table=values["table"])
    if values["wish"] == "place":
        return tr("{name} at table {table}, seat {seat}", name=names[0], table=values["table"], seat=values["seat"] + 1)
    return tr("{name} on seat {seat}", name=names[0], seat=values["seat"] + 1)


def broken_text(problem: Problem, players: Mapping[PlayerKey, str]) -> str:
    """A wish that a draw could not keep, and the wishes it conflicts with."""

    if problem.key != "wish_broken":
        return problem_text(problem, players=players)
    wish = wish_text(problem.values, players)
    against: Any = problem.values["against"]
    if not against:
        return tr("Not possible: {wish}.", wish=wish)
    others = strung(wish_text(other, players) for other in against)
    return tr("Not possible: {wish}. It cannot be kept beside: {others}.", wish=wish, others=others)
