"""The cash sheet of an evening and of a season (rules.md §9); all amounts in hundredths of the currency."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Sequence

from whistclub.club.evening.purse import EveningPurse
from whistclub.club.names import plain
from whistclub.reports.table import Column, Kind, Report, Row, Table
from whistclub.rules.common import PlayerKey
from whistclub.words import tr
from whistclub.words.dates import long_date, short_date
from whistclub.words.evenings.purse import payment_lines, purse_line

Name = Callable[[PlayerKey], str]


def cash_sheet(club: str, purse: EveningPurse, name_of: Name, generated: datetime.date, logo: bytes = b"") -> Report:
    """The cash sheet of an evening: entries due and paid, payments at the tables, prizes, balance."""
    tables = [_entries(purse, name_of), _payments(purse, name_of), _prizes(purse, name_of)]
    subtitle = " · ".join(part for part in (purse.record.name, long_date(purse.record.date)) if part)
    return Report(
        club,
        tr("Cash sheet"),
        subtitle,
        generated,
        tuple(table for table in tables if table.rows) or tuple(tables[:1]),
        logo,
    )


def season_cash_sheet(
    club: str, season: str, purses: Sequence[EveningPurse], generated: datetime.date, logo: bytes = b""
) -> Report:
    """The cash sheet of a season, by evening."""
    title = tr("Cash sheet of the season {season}", season=season)
    return Report(club, title, long_date(generated), generated, (season_cash_table(purses),), logo)


def season_cash_table(purses: Sequence[EveningPurse]) -> Table:
    """Entries, prizes and balance of each evening, and their sums."""
    columns = (
        Column("date", tr("Date")),
        Column("evening", tr("Evening"), Kind.NAME),
        Column("players", tr("Players"), Kind.NUMBER),
        Column("due", tr("Entries due"), Kind.HUNDREDTHS),
        Column("paid", tr("Paid"), Kind.HUNDREDTHS),
        Column("prizes", tr("Prizes"), Kind.HUNDREDTHS),
        Column("balance", tr("Balance"), Kind.HUNDREDTHS, strong=True),
    )
    rows = [Row((short_date(one.record.date), one.record.name, len(one.due), *_sums([one]))) for one in purses]
    rows.append(Row((tr("Sum"), "", None, *_sums(purses))))
    return Table("purse", tr("Purse"), columns, tuple(rows))


def _sums(purses: Sequence[EveningPurse]) -> tuple[int, int, int, int]:
    return (
        sum(one.entries_due for one in purses),
        sum(one.entries_paid for one in purses),
        sum(one.prizes_given for one in purses),
        sum(one.balance for one in purses),
    )


def _entries(purse: EveningPurse, name_of: Name) -> Table:
    columns = (
        Column("player", tr("Player"), Kind.NAME),
        Column("due", tr("Due"), Kind.HUNDREDTHS),
        Column("paid", tr("Paid"), Kind.HUNDREDTHS),
    )
    rows = [
        Row((name_of(player), purse.due[player], purse.due[player] if player in purse.paid else None))
        for player in sorted(purse.due, key=lambda one: plain(name_of(one)))
    ]
    return Table("entries", tr("Entries"), columns, tuple(rows), notes=(purse_line(purse),))


def _payments(purse: EveningPurse, name_of: Name) -> Table:
    columns = (Column("payment", tr("Settled at the tables")),)
    rows = tuple(Row((line,)) for line in payment_lines(purse.payments, name_of))
    return Table("payments", tr("Stakes"), columns, rows)


def _prizes(purse: EveningPurse, name_of: Name) -> Table:
    columns = (Column("player", tr("Player"), Kind.NAME), Column("prize", tr("Prize"), Kind.HUNDREDTHS))
    rows = tuple(Row((name_of(player), cents)) for player, cents in purse.prizes)
    return Table("money", tr("Prizes"), columns, rows)
