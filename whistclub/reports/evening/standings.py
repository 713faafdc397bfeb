"""The evening's standings for the wall (rules.md §7, §8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from whistclub.ranking.facts import Adjustment, EveningRow, SheetPart
from whistclub.ranking.prizes import Award
from whistclub.ranking.standings import place_counts
from whistclub.reports.data import EveningReportData
from whistclub.reports.formulas import place_formula
from whistclub.reports.table import Column, Kind, Report, Row, Table, Value
from whistclub.words import mark, tr, tr_marked
from whistclub.words.conventions import shared_line
from whistclub.words.dates import long_date
from whistclub.words.evenings.rounds import role_text
from whistclub.words.names import strung
from whistclub.words.numbers import hundredths, points

_KINDS = {"penalty": mark("Penalty"), "gift": mark("Gift"), "decision": mark("Decision")}
_STEPS = {
    "points": mark("game points"),
    "ranking_points": mark("ranking points"),
    "places": mark("places"),
    "game_points": mark("game points"),
    "total": mark("total"),
}


class Slot(NamedTuple):
    """One sheet's column in a player's line; ``again``: its number among the player's sheets of that round, nearly
    always 0."""

    round: int
    again: int

    def __str__(self) -> str:
        return f"{self.round}_{self.again}"


def evening_title(data: EveningReportData) -> str:
    """The evening's name, else its number among the season's evenings of that day."""
    if data.name:
        return data.name
    return tr("Evening") if data.number == 1 else tr("Evening {number}", number=data.number)


def evening_report(data: EveningReportData, tables: Sequence[Table]) -> Report:
    """A report on the evening consisting of ``tables``."""
    when = long_date(data.date)
    if data.standings.cancelled:
        when = tr("{date} (cancelled)", date=when)
    subtitle = tr("{date} · season {season}", date=when, season=data.season) if data.season else when
    return Report(data.club, evening_title(data), subtitle, data.date, tuple(tables), data.logo)


def standings_table(data: EveningReportData) -> Table:
    """Everybody of the evening in order: points and place in each round, sums, ranking points and their parts."""
    rows = data.standings.rows
    slots = _slots(rows)
    worst = max((len(_counts(row)) for row in rows), default=0)
    columns = tuple(_columns(data, slots, worst))
    shown = {column.key for column in columns}
    table_rows = []
    for row in rows:
        values = dict(_values(data, row, slots, worst))
        table_rows.append(Row(tuple(values[column.key] for column in columns), tuple(_lines(row))))
    title = tr("Standings (provisional)") if data.standings.provisional else tr("Standings")
    heading = (tr("Provisional: some tables have not finished."),) if data.standings.provisional else ()
    if data.standings.cancelled:
        title, heading = tr("Standings (cancelled)"), (tr("Cancelled: nothing of this evening counts."),)
    notes = [_order_note(data), *([_steps_note()] if "step" in shown else [])]
    if "place_points" in shown:
        notes += shared_line([data.rules])
    return Table(
        "standings",
        title,
        columns,
        tuple(table_rows),
        heading,
        notes=tuple(notes),
        repeat=3,
        largest=13,
        tab=tr("Standings"),
    )


def adjustments_table(data: EveningReportData) -> Table | None:
    """The evening's adjustments, each with its reason; None when there are none."""
    columns = (
        Column("player", tr("Player")),
        Column("game", tr("Game points"), Kind.POINTS),
        Column("ranking", tr("Ranking points"), Kind.HUNDREDTHS),
        Column("kind", tr("Kind")),
        Column("reason", tr("Reason")),
        Column("by", tr("Decided by")),
    )
    rows = tuple(
        Row((data.player(row.player), *adjustment_values(adjustment)))
        for row in data.standings.rows
        for adjustment in row.adjustments
    )
    return Table("adjustments", tr("Adjustments"), columns, rows) if rows else None


def prizes_table(data: EveningReportData) -> Table | None:
    """The prizes; None when the club gives none, or nobody has one yet."""
    columns = (Column("what", tr("Prize")), Column("who", tr("Player"), strong=True))
    rows = tuple(Row((award_text(award), strung(map(data.player, award.players)))) for award in data.awards)
    notes = (tr("Several names: the prize is shared."),) if any(len(one.players) > 1 for one in data.awards) else ()
    return Table("prizes", tr("Prizes"), columns, rows, notes=notes, largest=13) if rows else None


def award_text(award: Award) -> str:
    """What a prize is for; in a whist drive with the role."""
    if award.role is not None:
        role = role_text(award.role)
        if award.key == "last":
            return tr("Fewest tricks, role {role}", role=role)
        return tr("Place {place}, role {role}", place=award.place, role=role)
    if award.key == "place":
        return tr("Place {place}", place=award.place)
    return tr("Best guest (place {place})", place=award.place) if award.key == "guest" else tr("Last place")


def adjustment_values(adjustment: Adjustment) -> tuple[Value, ...]:
    """Game points, ranking points (the other is blank), kind in words, reason, who decided."""
    game = adjustment.amount if adjustment.of == "game" else None
    ranking = adjustment.amount if adjustment.of == "ranking" else None
    return game, ranking, tr_marked(_KINDS[adjustment.kind]), adjustment.reason, adjustment.by


def step_text(step: str, first: str) -> str:
    """What separates a row from the one above, in words; "" when it was ``first``, by which the list is ordered."""
    return tr_marked(_STEPS[step]) if step and step != first else ""


def _slots(rows: Sequence[EveningRow]) -> list[Slot]:
    most: Counter[int] = Counter()
    for row in rows:
        for number, count in Counter(part.round for part in row.parts).items():
            most[number] = max(most[number], count)
    return [Slot(number, again) for number in sorted(most) for again in range(most[number])]


def _part(row: EveningRow, slot: Slot) -> SheetPart | None:
    of_round = [part for part in row.parts if part.round == slot.round]
    return of_round[slot.again] if slot.again < len(of_round) else None


def _counts(row: EveningRow) -> tuple[int, ...]:
    return place_counts(part.place for part in row.parts)


def _columns(data: EveningReportData, slots: Sequence[Slot], worst: int) -> Iterator[Column]:
    rows = data.standings.rows
    by_game = data.standings.order == "game_points"
    order = [*(("sum",) if by_game else ("ranking", "sum")), *(f"places_{n}" for n in range(1, worst + 1))]
    yield Column("place", tr("Place"), Kind.PLACE, strong=True, formula=place_formula("standings", "played", order))
    if data.numbers:
        yield Column("number", tr("Member number"), on="book")
    yield Column("player", tr("Player"))
    for slot in slots:
        group = tr("Round {number}", number=slot.round)
        yield Column(f"points_{slot}", tr("points"), Kind.POINTS, group)
        yield Column(f"place_{slot}", tr("place"), Kind.PLACE, group)
    added = [f"{{points_{slot}}}" for slot in slots]
    if any(row.game_adjustment for row in rows):
        yield Column("game_adjustment", tr("Adjusted"), Kind.POINTS)
        added.append("{game_adjustment}")
    total = f"SUM({','.join(added)})" if added else ""
    yield Column("sum", tr("Game points"), Kind.POINTS, strong=by_game, formula=total)
    yield from _ranking_columns(data, by_game)
    if any(step_text(row.step, data.standings.order.replace("game_", "")) for row in rows):
        yield Column("step", tr("Separated by"))
    yield Column("played", tr("Played"), Kind.NUMBER, on="book", aside=True)
    for place in range(1, worst + 1):
        counted = "+".join(f"IF({{place_{slot}}}={place},1,0)" for slot in slots)
        title = tr("Places {number}", number=place)
        yield Column(f"places_{place}", title, Kind.NUMBER, on="book", formula=counted, aside=True)


def _ranking_columns(data: EveningReportData, by_game: bool) -> Iterator[Column]:
    rows = data.standings.rows
    group = tr("Ranking points")
    parts = (
        ("place_points", tr("places")),
        ("points_bonus", tr("bonus")),
        ("upset_bonus", tr("upset")),
        ("attendance", tr("present")),
        ("ranking_adjustment", tr("adjusted")),
        ("floor_added", tr("floor")),
    )
    used = [(key, title) for key, title in parts if any(getattr(row, key) for row in rows)]
    added = "+".join([*(["{sum}"] if data.rules.game_points else []), *(f"N({{{key}}})" for key, _ in used)])
    for key, title in used:
        yield Column(key, title, Kind.HUNDREDTHS, group)
    if used or data.rules.game_points:
        yield Column("ranking", tr("total"), Kind.HUNDREDTHS, group, not by_game, formula=f"ROUND({added},2)")
    elif not by_game:
        yield Column("ranking", tr("total"), Kind.HUNDREDTHS, group, True)


def _values(data: EveningReportData, row: EveningRow, slots: Sequence[Slot], worst: int) -> Iterator[tuple[str, Value]]:
    yield "place", row.place
    yield "number", data.numbers.get(row.player)
    yield "player", data.player(row.player)
    for slot in slots:
        part = _part(row, slot)
        yield f"points_{slot}", part.points if part is not None and part.played else None
        yield f"place_{slot}", part.place if part is not None and part.played else None
    yield "game_adjustment", row.game_adjustment or None
    yield "sum", row.game_points
    for key in ("place_points", "points_bonus", "upset_bonus", "attendance"):
        yield key, getattr(row, key) if row.parts else None
    yield "floor_added", row.floor_added if row.took_part else None
    yield "ranking_adjustment", row.ranking_adjustment or None
    yield "ranking", row.ranking_points
    yield "step", step_text(row.step, data.standings.order.replace("game_", "")) or None
    yield "played", int(row.took_part)
    counts = _counts(row)
    for place in range(1, worst + 1):
        yield f"places_{place}", counts[place - 1] if place <= len(counts) else 0


def _lines(row: EveningRow) -> Iterator[str]:
    for adjustment in row.adjustments:
        if adjustment.of == "game":
            amount = tr("{points} game points", points=points(adjustment.amount))
        else:
            amount = tr("{points} ranking points", points=hundredths(adjustment.amount))
        line = tr("{kind}: {amount}", kind=tr_marked(_KINDS[adjustment.kind]), amount=amount)
        if adjustment.reason:
            line = tr("{line}, {reason}", line=line, reason=adjustment.reason)
        yield tr("{line} (decided by {name})", line=line, name=adjustment.by) if adjustment.by else line


def _order_note(data: EveningReportData) -> str:
    if data.standings.order == "game_points":
        return tr("Ordered by game points, then by the better places; still equal: the place is shared.")
    return tr("Ordered by ranking points, then game points, then places; still equal: the place is shared.")


def _steps_note() -> str:
    return tr("“Separated by” says what put a player behind the equal one above.")
