"""The club's rule sheet, made from its conventions: what every contract pays with a worked example, the switches, the
ranking. Nothing on it is written by hand, so that it is what the program counts with."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from whistclub.ranking.facts import SeasonRules
from whistclub.ranking.parts import bracket_amount, points_by_place
from whistclub.reports.table import Column, Report, Row, Table
from whistclub.rules.classic import HONOURS
from whistclub.rules.ladder import ladder
from whistclub.rules.sheet import game_of
from whistclub.rules.tourangeau import plan, points_of
from whistclub.rules.whist32 import ARBITER_CONTRACTS, LADDER, PAYS, thresholds
from whistclub.words import tr
from whistclub.words.conventions import convention_text, convention_texts, evening_texts, season_texts
from whistclub.words.dates import long_date
from whistclub.words.names import game_name
from whistclub.words.numbers import hundredths, points
from whistclub.words.own import own_name
from whistclub.words.sheets import payoffs as words


@dataclass(frozen=True, slots=True)
class RuleSheetData:
    """``games``: game and conventions of each rule set in use; ``season``: name and rules, None without one;
    ``logo``: the club's, a PNG."""

    club: str
    games: tuple[tuple[str, Any], ...]
    season: tuple[str, SeasonRules] | None
    generated: datetime.date
    logo: bytes = b""


def rule_report(data: RuleSheetData) -> Report:
    """The whole rule sheet."""
    tables = [table for at, (game, conventions) in enumerate(data.games) for table in _GAMES[game](at, conventions)]
    if data.season is not None:
        tables.append(ranking_table(*data.season))
    day = data.generated
    return Report(data.club, tr("Rules of the club"), long_date(day), day, tuple(tables), data.logo)


def ranking_table(season: str, rules: SeasonRules) -> Table:
    """How the season is ranked, with an example of one sheet."""
    columns = (Column("what", tr("Ranking")), Column("value", tr("Value")))
    rows = tuple(Row(texts) for texts in (*season_texts(rules), *evening_texts(rules.evening)))
    title = tr("Ranking of the season {season}", season=season)
    return Table("ranking_rules", title, columns, rows, notes=tuple(_ranking_example(rules)), largest=10)


def _ranking_example(rules: SeasonRules) -> Iterator[str]:
    if rules.scheme == "average":
        yield tr("Example: +100 in 16 deals and −20 in 12 deals: 80 / 28 = {result}.", result=hundredths(286))
        return
    evening, won = rules.evening, 100
    paid = points_by_place(evening, 4)
    parts = [100 * won] if evening.game_points else []
    parts.append(paid[0] if paid else 0)
    if evening.bracket is not None:
        parts.append(bracket_amount(evening.bracket, won))
    yield tr(
        "Example: first of a table of four with {points} points, without an upset: {sum} = {total}.",
        points=points(won),
        sum=" + ".join(map(hundredths, parts)),
        total=hundredths(sum(parts)),
    )


def _belgian(at: int, conventions: Any) -> list[Table]:
    columns = (
        Column("contract", tr("Contract"), strong=True),
        Column("aim", tr("Tricks to take")),
        Column("made", tr("Made")),
        Column("extra", tr("Each trick more")),
        Column("all", tr("All tricks")),
        Column("lost", tr("Lost")),
    )
    rows = tuple(
        Row(
            (
                words.row_contract(row),
                words.row_aim(row),
                words.row_made(row),
                f"+{row.per_extra}" if row.per_extra else None,
                words.row_all(row) or None,
                words.row_lost(row, conventions.lost_multiplier),
            ),
            (words.row_example(row, conventions),),
        )
        for row in conventions.payoffs
    )
    heading = (
        convention_texts("belgian", conventions)[0],
        tr("Points of the player alone, a third of which each of the others pays; of partners the points of each."),
    )
    notes = tuple(_ladder_note("belgian", conventions))
    table = Table(f"rules_{at}", game_name("belgian"), columns, rows, heading, notes=notes, largest=10, smallest=8.5)
    return [table, _switches(at, "belgian", conventions)]


def _whist32(at: int, conventions: Any) -> list[Table]:
    columns = (
        Column("contract", tr("Contract"), strong=True),
        Column("aim", tr("Tricks to take")),
        Column("made", tr("Made")),
        Column("lost", tr("Lost")),
    )
    rows = tuple(
        Row(
            (words.announced_32(one), words.aim_32(one), words.made_32(one), points(PAYS[one].lost)),
            (words.example_32(one),),
        )
        for one in LADDER
    )
    heading = (*_name_line("whist32", conventions), tr("Only the players of the contract score."))
    without = () if conventions.arbiter else (tr("The arbiter is not asked."),)
    notes = (*_ladder_note("whist32", conventions), *without)
    table = Table(f"rules_{at}", game_name("whist32"), columns, rows, heading, notes=notes, largest=10, smallest=8.5)
    return [table, *_arbiter(at, conventions), _switches(at, "whist32", conventions)]


def _arbiter(at: int, conventions: Any) -> Iterator[Table]:
    """What the arbiter is asked about and from what chance on it accepts, where the club plays with it."""
    if not conventions.arbiter:
        return
    columns = (Column("contract", tr("Contract"), strong=True), Column("accepted", tr("Accepted from a chance of")))
    rows = tuple(
        Row((words.announced_32(ARBITER_CONTRACTS[key]), tr("{number} %", number=value)))
        for key, value in thresholds(conventions).items()
    )
    heading = (
        tr("These contracts are played only when the arbiter accepts. It is asked once a deal, with eight cards."),
        tr("Chance: the share of all ways the other cards can lie in which the contract is made with open cards."),
    )
    yield Table(f"arbiter_{at}", tr("The arbiter"), columns, rows, heading, largest=10)


def _name_line(game: str, conventions: Any) -> tuple[str, ...]:
    """What the club calls the conventions."""
    name = own_name(game, conventions)
    return (tr("Rules: {preset}", preset=name),) if name else ()


def _ladder_note(game: str, conventions: Any) -> Iterator[str]:
    if text := words.ladder_text(game, ladder(game, conventions)):
        yield tr("What beats what, lowest first: {ladder}", ladder=text)
        yield tr("At the same height: ♠ < ♣ < ♦ < ♥.")


def _tourangeau(at: int, conventions: Any) -> list[Table]:
    examples = [(2, 2, 5), (2, 3, 5), (0, 0, 3), (4, 4, 4)]
    lines = [
        tr("Bid made: 10 points and 5 for each trick bid. Failed: 10 and 5 for each trick of difference are lost."),
        tr(
            "Grand slam: all tricks bid and made brings 5 more for each card, from {n} cards on.",
            n=conventions.slam_from_cards,
        ),
        *(
            tr(
                "Example: {cards} cards, bid {bid}, took {tricks}: {points}",
                cards=cards,
                bid=bid,
                tricks=tricks,
                points=points(points_of(conventions, bid, tricks, cards)),
            )
            for bid, tricks, cards in examples
        ),
        *(
            tr(
                "{players} players: {deals} deals, from 1 card up to {most}, {players} times {most}, and down to 1",
                players=players,
                deals=len(plan(players)),
                most=max(plan(players)),
            )
            for players in game_of("tourangeau").seat_counts
        ),
        *_texts("tourangeau", conventions),
    ]
    return [_sentences(f"rules_{at}", game_name("tourangeau"), [*_name_line("tourangeau", conventions), *lines])]


def _classic(at: int, conventions: Any) -> list[Table]:
    if conventions.whist_drive:
        lines = [
            tr(
                "Every deal each player scores the tricks of the side. Example: 8 tricks to 5: {points}",
                points="+8 / +5",
            )
        ]
    else:
        lines = [
            tr("The side with more than six tricks scores what it took above six. Example: 9 tricks to 4: +3."),
            tr("The first side at {target} points wins the game.", target=conventions.target),
        ]
    if conventions.honours:
        lines += [
            tr("{honours} honours of a side score {points}.", honours=n, points=worth) for n, worth in HONOURS.items()
        ]
    lines = [*_name_line("classic", conventions), *lines]
    return [_sentences(f"rules_{at}", game_name("classic"), [*lines, *_texts("classic", conventions)])]


_GAMES: Mapping[str, Callable[[int, Any], list[Table]]] = {
    "belgian": _belgian,
    "whist32": _whist32,
    "tourangeau": _tourangeau,
    "classic": _classic,
}


def _switches(at: int, game: str, conventions: Any) -> Table:
    return _sentences(
        f"switches_{at}", tr("Conventions: {game}", game=game_name(game)), list(_texts(game, conventions))
    )


def _texts(game: str, conventions: Any) -> Iterator[str]:
    """Every convention in words, but the payoff table, and in a whist drive what only games have."""
    hidden = {"payoffs", "preset", "arbiter", "arbiter_thresholds"}
    if getattr(conventions, "whist_drive", False):
        hidden |= {"target", "best_of", "honours"}
    for key, value in game_of(game).encode_conventions(conventions).items():
        if key not in hidden and (text := convention_text(key, _hashable(value))):
            yield text[:1].upper() + text[1:]


def _hashable(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _sentences(key: str, title: str, lines: Sequence[str]) -> Table:
    columns = (Column("rule", tr("Rule")),)
    return Table(key, title, columns, tuple(Row((line,)) for line in lines), largest=10)
