"""The columns of an evening's standings wherever they are shown (rules.md §7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from operator import attrgetter
from typing import Final, NamedTuple

from whistclub.ranking.facts import EveningRow, EveningRules, EveningStandings, SheetPart
from whistclub.ranking.standings import place_counts
from whistclub.reports.formulas import place_formula
from whistclub.reports.table import Column, Kind, Medium, Value
from whistclub.rules.common import PlayerKey
from whistclub.words import mark, tr, tr_marked

ROUNDS_NAMED: Final = 3
ROUNDS_SHOWN: Final = 8
"""On the screen: with more rounds than ``ROUNDS_NAMED``, the columns of rounds are titled by number alone; with more
than ``ROUNDS_SHOWN``, only the latest rounds have a column."""
_STEPS: Final = {
    "points": mark("game points"),
    "ranking_points": mark("ranking points"),
    "places": mark("places"),
    "game_points": mark("game points"),
    "total": mark("total"),
    "evenings_won": mark("evenings won"),
    "best_evening": mark("best evening"),
    "ahead": mark("before the other at a table"),
}
_SCREEN, _PRINTED, _ANSWER, _NOWHERE = Medium.SCREEN, Medium.PRINTED, Medium.ANSWER, Medium.NOWHERE


def step_text(step: str, first: str) -> str:
    """What separates a row from the one above, in words; "" when it was ``first``, by which the list is ordered."""
    return tr_marked(_STEPS[step]) if step and step != first else ""


def standings_columns(
    standings: EveningStandings,
    rules: EveningRules,
    name: Callable[[PlayerKey], str],
    numbers: Mapping[PlayerKey, str] | None = None,
    note: Callable[[EveningRow], str] | None = None,
) -> list[Column]:
    """The columns of the standings; their items are the rows. On paper what nobody has has no column.

    ``rules``: the conventions of the evening; ``name``: of a player; ``numbers``: member numbers; ``note``: the note on
    a line on the screen."""
    return list(_Columns(standings, rules, name, numbers or {}, note).every())


class _Slot(NamedTuple):
    """One sheet's column in a player's line; ``again``: its number among the player's sheets of that round, nearly
    always 0."""

    round: int
    again: int

    def __str__(self) -> str:
        return f"{self.round}_{self.again}"

    def part(self, row: EveningRow) -> SheetPart | None:
        """The sheet of a line; None where it was not played."""
        of_round = [part for part in row.parts if part.round == self.round]
        return of_round[self.again] if self.again < len(of_round) and of_round[self.again].played else None

    def points(self, row: EveningRow) -> int | None:
        part = self.part(row)
        return None if part is None else part.points

    def place(self, row: EveningRow) -> int | None:
        part = self.part(row)
        return None if part is None else part.place


@dataclass(slots=True)
class _Columns:
    standings: EveningStandings
    rules: EveningRules
    name: Callable[[PlayerKey], str]
    numbers: Mapping[PlayerKey, str]
    note: Callable[[EveningRow], str] | None
    slots: Sequence[_Slot] = ()
    worst: int = 0
    by_game: bool = field(init=False)

    def __post_init__(self) -> None:
        self.by_game = self.standings.order == "game_points"
        self.slots = _slots(self.standings.rows)
        self.worst = max((len(_counts(row)) for row in self.standings.rows), default=0)

    def every(self) -> Iterator[Column]:
        yield from self.player()
        yield from self.rounds()
        yield from self.slot_columns()
        yield from self.sums()
        yield from self.ranking()
        yield from self.last()

    def used(self, key: str) -> Medium:
        """On paper when anybody has it."""
        return _PRINTED if any(getattr(row, key) for row in self.standings.rows) else _NOWHERE

    def player(self) -> Iterator[Column]:
        order = [*(("game_points",) if self.by_game else ("ranking_points", "game_points"))]
        order += [f"places_{n}" for n in range(1, self.worst + 1)]
        formula = place_formula("standings", "played", order)
        yield Column(
            "place", tr("Place"), Kind.PLACE, strong=True, value=attrgetter("place"), formula=formula, width=40
        )
        if self.numbers:
            numbers = self.numbers
            yield Column("number", tr("Member number"), value=lambda row: numbers.get(row.player), on=Medium.BOOK)
        name = self.name
        yield Column("player", tr("Player"), Kind.NAME, value=lambda row: name(row.player), short=tr("Name"))

    def rounds(self) -> Iterator[Column]:
        """On the screen: the points of each round; none if there is only one round."""
        every = sorted({slot.round for slot in self.slots})
        rounds = every[-ROUNDS_SHOWN:] if len(every) > 1 else []
        for number in rounds:
            called, short = tr("Round {number}", number=number), len(rounds) > ROUNDS_NAMED
            yield Column(
                f"round_{number}", called, Kind.POINTS, value=points_of_round(number), on=_SCREEN,
                short=str(number) if short else "", width=44 if short else 0,
                spare=rounds[-1] + 1 - number if short else 0,
            )  # fmt: skip

    def slot_columns(self) -> Iterator[Column]:
        for slot in self.slots:
            group = tr("Round {number}", number=slot.round)
            yield Column(f"points_{slot}", tr("points"), Kind.POINTS, group, value=slot.points, on=_PRINTED)
            yield Column(f"place_{slot}", tr("place"), Kind.PLACE, group, value=slot.place, on=_PRINTED)

    def sums(self) -> Iterator[Column]:
        added = [f"{{points_{slot}}}" for slot in self.slots]
        adjusted = self.used("game_adjustment")
        yield Column(
            "adjustments", tr("Adjusted"), Kind.POINTS, value=lambda row: row.game_adjustment or None,
            on=_ANSWER | adjusted,
        )  # fmt: skip
        if adjusted:
            added.append("{adjustments}")
        yield Column(
            "game_points", tr("Game points"), Kind.POINTS, strong=self.by_game, value=attrgetter("game_points"),
            formula=f"SUM({','.join(added)})" if added else "", short=tr("Points"),
        )  # fmt: skip

    def ranking(self) -> Iterator[Column]:
        group, rules = tr("Ranking points"), self.rules
        parts = (
            ("place_points", tr("places"), tr("Place pts"), tr("Place points"), any(rules.place_points.values())),
            ("points_bonus", tr("bonus"), tr("Bonus"), tr("Points bonus"), rules.bracket is not None),
            ("upset_bonus", tr("upset"), tr("Upset"), tr("Upset bonus"), any(rules.upset)),
            ("attendance", tr("present"), "", "", False),
        )
        added = ["{game_points}"] if rules.game_points else []
        for key, title, short, tip, given in parts:
            on = _ANSWER | self.used(key) | (_SCREEN if given else _NOWHERE)
            yield Column(key, title, Kind.HUNDREDTHS, group, value=_if_played(key), on=on, short=short, tip=tip)
            added += [f"N({{{key}}})"] if self.used(key) else []
        decided, floor = self.used("ranking_adjustment"), self.used("floor_added")
        yield Column(
            "ranking_adjustments", tr("adjusted"), Kind.HUNDREDTHS, group, on=_ANSWER | decided,
            value=lambda row: row.ranking_adjustment or None,
        )  # fmt: skip
        yield Column(
            "floor_added", tr("floor"), Kind.HUNDREDTHS, group, on=floor,
            value=lambda row: row.floor_added if row.took_part else None,
        )  # fmt: skip
        added += ["N({ranking_adjustments})"] if decided else []
        added += ["N({floor_added})"] if floor else []
        yield Column(
            "ranking_points", tr("total"), Kind.HUNDREDTHS, group, not self.by_game,
            value=attrgetter("ranking_points"),
            on=_SCREEN | _ANSWER | (_PRINTED if added or not self.by_game else _NOWHERE),
            formula=f"ROUND({'+'.join(added)},2)" if added else "", short=tr("Ranking pts"), tip=group,
        )  # fmt: skip

    def last(self) -> Iterator[Column]:
        first = self.standings.order.replace("game_", "")
        if any(step_text(row.step, first) for row in self.standings.rows):
            yield Column("step", tr("Separated by"), value=lambda row: step_text(row.step, first) or None, on=_PRINTED)
        if self.note is not None:
            tip = tr("What separated equal totals, and seats that changed hands")
            yield Column("note", tr("Note"), value=self.note, on=_SCREEN, tip=tip, width=110, spare=1000)
        took_part = Column("played", tr("Played"), Kind.NUMBER, on=Medium.BOOK, aside=True)
        yield replace(took_part, value=lambda row: int(row.took_part))
        for place in range(1, self.worst + 1):
            counted = "+".join(f"IF({{place_{slot}}}={place},1,0)" for slot in self.slots)
            yield Column(
                f"places_{place}", tr("Places {number}", number=place), Kind.NUMBER, value=_places(place),
                on=Medium.BOOK, formula=counted, aside=True,
            )  # fmt: skip


def _slots(rows: Sequence[EveningRow]) -> list[_Slot]:
    most: Counter[int] = Counter()
    for row in rows:
        for number, count in Counter(part.round for part in row.parts).items():
            most[number] = max(most[number], count)
    return [_Slot(number, again) for number in sorted(most) for again in range(most[number])]


def _counts(row: EveningRow) -> tuple[int, ...]:
    return place_counts(part.place for part in row.parts)


def _places(place: int) -> Callable[[EveningRow], int]:
    def value(row: EveningRow) -> int:
        counts = _counts(row)
        return counts[place - 1] if place <= len(counts) else 0

    return value


def _if_played(key: str) -> Callable[[EveningRow], Value]:
    return lambda row: getattr(row, key) if row.parts else None


def points_of_round(number: int) -> Callable[[EveningRow], int | None]:
    """The points a line won in a round, None where it was not played."""

    def value(row: EveningRow) -> int | None:
        won = [part.points for part in row.parts if part.round == number and part.played]
        return sum(won) if won else None

    return value
