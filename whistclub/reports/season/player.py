"""A player's season as tables and charts, built once for the printed card and the player's page."""

from __future__ import annotations

import datetime
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from whistclub.club.people import PlayerSeason
from whistclub.ranking.facts import SeasonEvening, SeasonRow
from whistclub.ranking.people import DealRef, Records, SheetRef, Tally
from whistclub.ranking.season import Step
from whistclub.reports.season.ranking import attended
from whistclub.reports.table import Chart, ChartLine, Column, Kind, Report, Row, Table, Value
from whistclub.rules.common import PlayerKey
from whistclub.words import tr
from whistclub.words.conventions import game_line
from whistclub.words.dates import day_and_month, long_date
from whistclub.words.evenings.people import deal_lines, evening_short, role_name, sheet_lines, sheet_place, tried_name
from whistclub.words.games import game_name
from whistclub.words.numbers import hundredths, points

SHOWN = 10
"""Number of partners and opponents listed on a card."""


@dataclass(frozen=True, slots=True)
class PlayerReportData:
    """The data of one player's season. ``generated``: the day of the card; ``logo``: the club's, a PNG."""

    club: str
    told: PlayerSeason
    names: Mapping[PlayerKey, str]
    generated: datetime.date
    logo: bytes = b""

    def player(self, key: PlayerKey) -> str:
        """The name of ``key``."""
        return self.names.get(key, str(key))


@dataclass(frozen=True, slots=True)
class Listing:
    """A table with, for each of its rows, the lines that explain its numbers."""

    table: Table
    why: tuple[tuple[str, ...], ...] = field(default_factory=tuple)


def card_report(data: PlayerReportData) -> Report:
    """The player's card."""
    record, told = data.told.record, data.told
    title = tr("{name}, no. {number}", name=record.name, number=record.number) if record.number else record.name
    subtitle = tr("Season {season} · {date}", season=told.season.name, date=long_date(data.generated))
    first, *others = (one.table for one in listings_of(data, SHOWN))
    first = replace(first, heading=tuple(summary(data)), pictures=curves(data))
    return Report(data.club, title, subtitle, data.generated, (first, *others), data.logo)


def summary(data: PlayerReportData) -> Iterator[str]:
    """Yields the season in a line or two."""
    row, portrait = data.told.row, data.told.portrait
    if data.told.ranking.game is not None:
        yield f"{game_name(data.told.ranking.game)} · {game_line(data.told.ranking)}"
    if row is None:
        yield tr("No closed sheet in this season yet.")
        return
    classified = sum(other.classified for other in data.told.ranking.rows)
    place = tr("not classified")
    if row.place is not None:
        place = tr("place {place} of {count}", place=row.place, count=classified)
    yield tr(
        "{place} · total {total} · {evenings} · {sheets} · {points} game points",
        place=place,
        total=hundredths(row.total),
        evenings=tr("%n evening(s)", "", attended(row)),
        sheets=tr("%n sheet(s)", "", row.sheets),
        points=points(row.game_points),
    )
    if portrait.without_deals:
        yield tr("%n sheet(s) known by totals alone tell nothing of deals.", "", portrait.without_deals)


def curves(data: PlayerReportData) -> tuple[Chart, ...]:
    """Charts of the total and the place after each evening; none for a season without evenings of the player."""
    steps = data.told.steps
    if not steps:
        return ()
    labels = tuple(day_and_month(step.key.date) for step in steps)
    totals = ChartLine(tr("Total"), tuple(step.total for step in steps))
    return Chart(tr("Total after each evening"), labels, (totals,), height=110), places_chart(steps)


def places_chart(steps: Sequence[Step]) -> Chart:
    """A chart of the place after each evening."""
    labels = tuple(day_and_month(step.key.date) for step in steps)
    places = ChartLine(tr("Place"), tuple(step.place for step in steps))
    return Chart(tr("Place after each evening"), labels, (places,), Kind.PLACE, downwards=True, height=100)


def listings_of(data: PlayerReportData, most: int | None = None) -> tuple[Listing, ...]:
    """All tables, evenings first, with the ``most`` frequent partners and opponents. Empty tables are left out, except
    the evenings."""
    found = (
        evenings_listing(data),
        contracts_listing(data),
        roles_listing(data),
        partners_listing(data, most),
        opponents_listing(data, most),
        records_listing(data),
    )
    return tuple(one for at, one in enumerate(found) if one.table.rows or at == 0)


def evenings_listing(data: PlayerReportData) -> Listing:
    """The result of each evening, and the player's place afterwards."""
    columns = (
        Column("date", tr("Evening")),
        Column("name", tr("Name")),
        Column("places", tr("Places"), Kind.PAIR),
        Column("game_points", tr("Game points"), Kind.POINTS),
        Column("ranking", tr("Ranking points"), Kind.HUNDREDTHS),
        Column("total", tr("Total after"), Kind.HUNDREDTHS, strong=True),
        Column("place", tr("Place after"), Kind.PLACE),
    )
    steps = {step.key: step for step in data.told.steps}
    row = data.told.row
    rows = []
    for evening in row.evenings if row else ():
        step = steps[evening.key]
        rows.append(
            Row(
                (
                    evening_short(evening.key),
                    evening.name or None,
                    evening_places(evening),
                    evening.row.game_points,
                    evening.total,
                    step.total,
                    step.place,
                ),
                struck=frozenset({"ranking"} if evening.dropped else ()),
            )
        )
    notes = (tr("Crossed out: does not count."),) if any(one.struck for one in rows) else ()
    return Listing(Table("evenings", tr("Evenings"), columns, tuple(rows), notes=notes, largest=9))


def evening_places(evening: SeasonEvening) -> str:
    """The place at each table of an evening."""
    return " / ".join("–" if part.place is None else str(part.place) for part in evening.row.parts)


def contracts_listing(data: PlayerReportData) -> Listing:
    """Success by contract."""
    columns = (
        Column("game", tr("Game")),
        Column("contract", tr("Contract")),
        *_tally_columns(),
    )
    found = sorted(data.told.portrait.contracts.items(), key=lambda item: (item[0][0], -item[1].tried))
    rows = tuple(
        Row((game_name(game), tried_name(game, contract), *_tally_values(tally))) for (game, contract), tally in found
    )
    table = Table("contracts", tr("Contracts"), columns, rows, repeat=2, largest=9)
    return Listing(table, tuple(_deals(data, tally) for _, tally in found))


def _tally_columns() -> tuple[Column, ...]:
    return (
        Column("tried", tr("Played"), Kind.NUMBER),
        Column("made", tr("Made"), Kind.NUMBER),
        Column("share", tr("Success"), Kind.PAIR),
        Column("points", tr("Points"), Kind.POINTS, strong=True),
    )


def _tally_values(tally: Tally) -> tuple[Value, ...]:
    return tally.tried, tally.made, _share(tally), tally.points


def _share(tally: Tally) -> str | None:
    if not tally.tried:
        return None
    return tr("{number} %", number=(200 * tally.made + tally.tried) // (2 * tally.tried))


def roles_listing(data: PlayerReportData) -> Listing:
    """Success by role."""
    columns = (
        Column("role", tr("Role")),
        Column("deals", tr("Deals"), Kind.NUMBER),
        Column("made", tr("Won"), Kind.NUMBER),
        Column("share", tr("Success"), Kind.PAIR),
        Column("points", tr("Points"), Kind.POINTS, strong=True),
    )
    found = data.told.portrait.roles
    rows = tuple(
        Row((role_name(role), len(t.deals), t.made if t.tried else None, _share(t), t.points))
        for role, t in found.items()
    )
    notes = (
        tr("The declarer of two is the one named first. Won: the contract was made, for a defender: it was beaten."),
    )
    table = Table("roles", tr("Roles"), columns, rows, notes=notes if rows else (), largest=9)
    return Listing(table, tuple(_deals(data, tally) for tally in found.values()))


def partners_listing(data: PlayerReportData, most: int | None) -> Listing:
    """The players with whom contracts were played."""
    columns = (Column("player", tr("Partner")), *_tally_columns())
    found = data.told.portrait.partners[:most]
    rows = tuple(Row((data.player(one.player), *_tally_values(one.tally))) for one in found)
    table = Table("partners", tr("Partners"), columns, rows, largest=9)
    return Listing(table, tuple(_deals(data, one.tally) for one in found))


def opponents_listing(data: PlayerReportData, most: int | None) -> Listing:
    """The players met at the table, and who had the better place."""
    columns = (
        Column("player", tr("Opponent")),
        Column("sheets", tr("Sheets"), Kind.NUMBER),
        Column("ahead", tr("Finished ahead"), Kind.NUMBER),
        Column("behind", tr("Finished behind"), Kind.NUMBER),
    )
    found = data.told.portrait.opponents[:most]
    rows = tuple(Row((data.player(one.player), len(one.sheets), one.ahead, one.behind)) for one in found)
    table = Table("opponents", tr("Opponents"), columns, rows, largest=9)
    return Listing(table, tuple(tuple(sheet_lines(one.sheets)) for one in found))


def records_listing(data: PlayerReportData) -> Listing:
    """The player's own records of the season."""
    columns = (
        Column("what", tr("Record")),
        Column("value", tr("Value"), Kind.PAIR, strong=True),
        Column("where", tr("Where")),
    )
    found = list(_records(data, data.told.portrait.records, data.told.row))
    table = Table("records", tr("Records"), columns, tuple(Row(values) for values, _ in found), largest=9)
    return Listing(table, tuple(why for _, why in found))


def _records(
    data: PlayerReportData, records: Records, row: SeasonRow | None
) -> Iterator[tuple[tuple[Value, ...], tuple[str, ...]]]:
    evenings = [evening for evening in row.evenings if evening.row.took_part] if row else []
    if evenings:
        best = max(evenings, key=lambda evening: evening.row.ranking_points)
        yield (tr("Best evening"), hundredths(best.row.ranking_points), evening_short(best.key)), ()
    sheets: tuple[tuple[str, SheetRef | None], ...] = (
        (tr("Best sheet"), records.best_sheet),
        (tr("Worst sheet"), records.worst_sheet),
    )
    for what, sheet in sheets:
        if sheet is not None:
            yield (what, points(sheet.points), sheet_place(sheet)), ()
    deals: tuple[tuple[str, DealRef | None], ...] = (
        (tr("Best deal"), records.best_deal),
        (tr("Worst deal"), records.worst_deal),
    )
    for what, deal in deals:
        if deal is not None:
            where = tr("{where}, deal {deal}", where=sheet_place(deal), deal=deal.line.number)
            yield (what, points(deal.points), where), tuple(deal_lines((deal,), data.player))
    if run := records.run.deals:
        where = tr("from {first} to {last}", first=sheet_place(run[0]), last=sheet_place(run[-1]))
        yield (tr("Contracts made in a row"), str(len(run)), where), _deals(data, records.run)


def _deals(data: PlayerReportData, tally: Tally) -> tuple[str, ...]:
    return tuple(deal_lines(tally.deals, data.player))
