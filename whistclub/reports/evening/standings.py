"""The evening's standings for the wall (rules.md §7, §8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from whistclub.ranking.facts import Adjustment, EveningRow
from whistclub.ranking.prizes import Award
from whistclub.reports.data import EveningReportData
from whistclub.reports.evening.standings_columns import standings_columns
from whistclub.reports.table import Column, Kind, Medium, Report, Row, Table, Value, row_values, shown_on
from whistclub.words import mark, tr, tr_marked
from whistclub.words.conventions import shared_line
from whistclub.words.dates import long_date
from whistclub.words.evenings.rounds import role_text
from whistclub.words.names import strung
from whistclub.words.numbers import hundredths, points

_KINDS = {"penalty": mark("Penalty"), "gift": mark("Gift"), "decision": mark("Decision")}


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
    standings = data.standings
    columns = shown_on(Medium.PRINTED, standings_columns(standings, data.rules, data.player, data.numbers))
    shown = {column.key for column in columns}
    table_rows = [Row(row_values(columns, row), tuple(_lines(row))) for row in standings.rows]
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
