"""Conventions in words: those of a sheet or a season that are not the usual ones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from whistclub.ranking.facts import Bracket, EveningRules, Ranking, SeasonRules, TeamRules
from whistclub.rules.games import game_of
from whistclub.words import mark, tr, tr_marked
from whistclub.words.games import game_name, words_of
from whistclub.words.games.own_names import own_name
from whistclub.words.numbers import hundredths, money

SCHEMES = {
    "fiwa": mark("FIWA"),
    "points": mark("sum of the game points"),
    "place_bonus": mark("game points and a bonus by place"),
    "average": mark("game points per deal"),
}
"""The name of each ranking scheme."""
SCHEMES_TOLD = {**SCHEMES, "fiwa": mark("FIWA: places, points, upsets")}
"""Longer names of the schemes, with what they count."""
TIE_BREAKS = {
    "places": mark("better places"),
    "game_points": mark("game points"),
    "evenings_won": mark("evenings won"),
    "best_evening": mark("the best evening"),
    "ahead": mark("who was before the other at the same table"),
}
"""What separates equal totals of a season."""
PERIODS = {
    None: mark("none"),
    "month": mark("months"),
    "quarter": mark("quarters"),
    "half": mark("halves"),
}
"""Parts of a season by the calendar."""
_ORDERS = {
    None: mark("by the games played"),
    "game_points": mark("game points"),
    "ranking_points": mark("ranking points"),
}


def shipped_name(game: str, name: str) -> str:
    """The name of shipped conventions; for Belgian whist the preset's own name."""
    return name or tr("The usual conventions")


def rules_name(game: str, conventions: Any) -> str:
    """The club's name for the conventions of a sheet, or the preset they started from; "" when a game has no
    presets."""
    return own_name(game, conventions) or game_of(game).preset_name(conventions)


def convention_texts(game: str, conventions: Any) -> tuple[str, ...]:
    """The conventions of a sheet: the club's name for them, else what differs from the game's usual ones, starting with
    their preset."""
    if name := own_name(game, conventions):
        return (tr("Rules: {preset}", preset=name),)
    return tuple(words_of(game).differing(conventions))


def scheme_text(scheme: str) -> str:
    """What a season's ranking counts."""
    return tr_marked(SCHEMES[scheme]) if scheme in SCHEMES else scheme


def game_line(ranking: Ranking) -> str:
    """Which sheets a ranking of one game counts, and what it leaves out."""
    game = game_name(ranking.game or "")
    if ranking.left_out:
        return tr("Only sheets of {game} count; adjustments count in the ranking of all games.", game=game)
    return tr("Only sheets of {game} count.", game=game)


def numbering_line(rules: SeasonRules) -> str:
    """How places after a shared one are numbered."""
    if rules.numbering == "1223":
        return tr("Places are numbered 1, 2, 2, 3: after a shared place the numbers go on without a gap.")
    return tr("Places are numbered 1, 2, 2, 4: after a shared place as many numbers are left out as share it.")


def shared_line(of_evenings: Iterable[EveningRules]) -> Iterator[str]:
    """How shared places at a table are paid, when places give points; both ways when evenings differ."""
    paying = [rules for rules in of_evenings if any(any(paid) for paid in rules.place_points.values())]
    if any(rules.shared_places == "share" for rules in paying):
        yield tr("Players who share a place at a table share its points equally.")
    if any(rules.shared_places == "full" for rules in paying):
        yield tr("Players who share a place at a table each get its points in full.")


def season_line(rules: SeasonRules) -> str:
    """What counts in a season, in one line: "FIWA · all evenings count"."""
    if rules.best is None:
        counted = tr("all evenings count")
    elif rules.best_of == "evenings":
        counted = tr("the best %n evening(s) count", "", rules.best)
    else:
        counted = tr("the best %n sheet(s) count", "", rules.best)
    parts = [scheme_text(rules.scheme), counted]
    if rules.minimum:
        parts.append(minimum_text(rules.minimum))
    return " · ".join(parts)


def minimum_text(minimum: int | str) -> str:
    """How many evenings a place needs: "12 evenings needed for a place"."""
    if isinstance(minimum, int):
        return tr("%n evening(s) needed for a place", "", minimum)
    return tr("{share} of the evenings needed for a place", share=percent(minimum))


def percent(share: str) -> str:
    """A share such as "60%" as the reader writes it."""
    return tr("{n} %", n=share.rstrip("%"))


def tie_breaks_text(steps: Iterable[str]) -> str:
    """What separates equal totals, step by step."""
    return ", ".join(tr_marked(TIE_BREAKS[step]) for step in steps) or tr("nothing: the place is shared")


def ties_line(rules: SeasonRules) -> str:
    """What separates equal totals of a season, in a sentence."""
    if not rules.tie_breaks:
        return tr("Equal totals share their place.")
    return tr("Equal totals: {steps}; still equal: the place is shared.", steps=tie_breaks_text(rules.tie_breaks))


def periods_text(rules: SeasonRules) -> str:
    """The parts of a season."""
    if isinstance(rules.periods, tuple):
        return ", ".join(part.name for part in rules.periods) or tr("none")
    return tr_marked(PERIODS[rules.periods])


def teams_text(teams: TeamRules | None) -> str:
    """How teams are ranked."""
    if teams is None:
        return tr("no team ranking")
    points = tr("ranking points") if teams.of == "ranking" else tr("game points")
    if teams.count is None:
        return tr("the {points} of all members", points=points)
    return tr("the {points} of the best {n}", points=points, n=teams.count)


def entry_text(entry: Mapping[str, int] | None) -> str:
    """What a player pays for an evening, by category."""
    if entry is None:
        return tr("none")
    parts = [f"{name}: {money(cents)}" if name else money(cents) for name, cents in entry.items()]
    return " · ".join(parts)


def season_texts(rules: SeasonRules) -> tuple[tuple[str, str], ...]:
    """The season's own conventions as (name, value)."""
    counted = tr("all")
    if rules.best is not None:
        counted = tr("the best {n} evenings") if rules.best_of == "evenings" else tr("the best {n} sheets")
        counted = counted.format(n=rules.best)
    return (
        (tr("Scheme"), tr_marked(SCHEMES_TOLD[rules.scheme])),
        (tr("What counts"), counted),
        (tr("Evenings needed for a place"), _minimum(rules.minimum)),
        (tr("That number applies"), tr("at the end of the season") if rules.minimum_at_end else tr("at once")),
        (tr("Equal totals"), tie_breaks_text(rules.tie_breaks)),
        (tr("Shared places are numbered"), "1, 2, 2, 4" if rules.numbering == "1224" else "1, 2, 2, 3"),
        (tr("Starts with the order of"), rules.initial_order or tr("nobody ranked")),
        (tr("Parts of the season"), periods_text(rules)),
        (tr("What counts in a part"), tr("all") if rules.period_best is None else str(rules.period_best)),
        (tr("Evenings needed in a part"), _minimum(rules.period_minimum)),
        (tr("Teams"), teams_text(rules.teams)),
    )


def _minimum(minimum: int | str) -> str:
    return percent(minimum) if isinstance(minimum, str) else str(minimum)


def changed_texts(old: tuple[tuple[str, str], ...], new: tuple[tuple[str, str], ...]) -> Iterator[tuple[str, str, str]]:
    """Yields (name, old value, new value) of each convention that differs between two ``season_texts`` or
    ``evening_texts``."""
    for (what, before), (_, after) in zip(old, new, strict=True):
        if before != after:
            yield what, before, after


def evening_texts(rules: EveningRules) -> tuple[tuple[str, str], ...]:
    """The conventions of an evening as (name, value)."""
    paid = [
        _amounts(amounts) if size == 0 else tr("{n} players: {points}", n=size, points=_amounts(amounts))
        for size, amounts in rules.place_points.items()
    ]
    return (
        (tr("Game points count"), tr("yes") if rules.game_points else tr("no")),
        (tr("Place points"), " · ".join(paid)),
        (tr("Shared places are paid"), tr("in equal shares") if rules.shared_places == "share" else tr("in full")),
        (tr("Points bonus"), _bracket(rules.bracket)),
        (tr("Upset bonus"), _amounts(rules.upset)),
        (tr("Attendance"), hundredths(rules.attendance)),
        (tr("Least an evening gives"), tr("no limit") if rules.floor is None else hundredths(rules.floor)),
        (tr("Order of an evening"), tr_marked(_ORDERS[rules.evening_order])),
        (tr("Rounds needed for a place"), str(rules.evening_minimum)),
        (tr("Entry"), entry_text(rules.entry)),
        (tr("Stake of a point"), tr("none") if rules.stake is None else money(rules.stake)),
    )


def _amounts(amounts: tuple[int, ...]) -> str:
    return " / ".join(hundredths(amount) for amount in amounts) or tr("none")


def _bracket(bracket: Bracket | None) -> str:
    if bracket is None:
        return tr("none")
    return tr(
        "{step} for every {size} points above {start}",
        step=hundredths(bracket.step),
        size=bracket.size,
        start=str(bracket.start).replace("-", "−"),
    )
