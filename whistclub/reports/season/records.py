"""The records of a season for the wall."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from whistclub.ranking.records import Record
from whistclub.reports.data import SeasonReportData
from whistclub.reports.season.ranking import season_report
from whistclub.reports.table import Column, Kind, Report, Row, Table
from whistclub.words import tr
from whistclub.words.evenings.people import deal_lines, holder_text, record_name, record_value
from whistclub.words.names import strung

MOST_HOLDERS = 5
"""How many holders of a shared record are named; the others are counted."""


def records_report(data: SeasonReportData, records: Sequence[Record]) -> Report:
    """A report with the records alone."""
    title = tr("Records of the season {season}", season=data.season) if data.season else tr("Records of the season")
    return season_report(data, [replace(records_table(data, records), headed=False)], title)


def records_table(data: SeasonReportData, records: Sequence[Record]) -> Table:
    """One row per record; under it the deal in which it was set."""
    columns = (
        Column("what", tr("Record")),
        Column("value", tr("Value"), Kind.PAIR, strong=True),
        Column("who", tr("Who")),
    )
    rows = tuple(Row((record_name(one.key), record_value(one), _who(data, one)), _lines(data, one)) for one in records)
    notes = (tr("Only closed sheets count; sheets known by totals alone tell nothing of deals."),) if rows else ()
    return Table("records", tr("Records of the season"), columns, rows, notes=notes, largest=12)


def _who(data: SeasonReportData, record: Record) -> str:
    named = [holder_text(holder, data.player) for holder in record.holders[:MOST_HOLDERS]]
    if more := len(record.holders) - len(named):
        named.append(tr("and %n more", "", more))
    return strung(named)


def _lines(data: SeasonReportData, record: Record) -> tuple[str, ...]:
    """The deal of a record that is set in one deal, when one player holds it."""
    if record.key != "deal" or len(record.holders) > 1:
        return ()
    return tuple(deal_lines(record.holders[0].deals, data.player))
