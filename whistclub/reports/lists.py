"""Lists of people for the secretary: members, registration for an evening, attendance of a season."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from dataclasses import dataclass

from whistclub.club.ports import EveningRecord, PlayerRecord, SheetRecord, Work
from whistclub.club.queries import players
from whistclub.club.seasons import team_on
from whistclub.club.sheets import players_of
from whistclub.reports.data import SeasonReportData
from whistclub.reports.season.ranking import attended, evening_key, evening_title
from whistclub.reports.table import Column, Kind, Report, Row, Table, row_values
from whistclub.words import tr
from whistclub.words.dates import long_date

SPARE_LINES = 10
"""Empty lines at the end of a registration list, for people nobody expected."""


@dataclass(frozen=True, slots=True)
class Member:
    """One line of the list of members. ``seen``: the last evening they were at; None: never."""

    player: PlayerRecord
    team: str
    seen: datetime.date | None


def members(work: Work, today: datetime.date) -> tuple[Member, ...]:
    """The active people by name, guests among them, with their team of that day."""
    dates = {record.id: record.date for record in work.find(EveningRecord, cancelled=False) if record.date <= today}
    seen: dict[int, datetime.date] = {}
    for sheet in work.find(SheetRecord):
        if (date := dates.get(sheet.evening_id)) is not None:
            for player in players_of(sheet):
                seen[player] = max(date, seen.get(player, date))
    return tuple(
        Member(player, team_on(player, today) or "", seen.get(player.id)) for player in players(work) if player.active
    )


def members_report(club: str, listed: Sequence[Member], today: datetime.date, logo: bytes = b"") -> Report:
    """The list of members: numbers, categories, teams, last seen; what nobody has has no column."""
    every = (
        Column("number", tr("Member number"), value=lambda one: one.player.number),
        Column("player", tr("Player"), value=lambda one: one.player.name, strong=True),
        Column("categories", tr("Categories"), value=lambda one: ", ".join(one.player.categories) or None),
        Column("team", tr("Team"), value=lambda one: one.team or None),
        Column("guest", tr("Guest"), value=lambda one: tr("guest") if one.player.guest else None),
        Column("seen", tr("Last seen"), Kind.DATE, value=lambda one: one.seen),
    )
    columns = tuple(
        column for column in every if column.key == "player" or any(column.value(one) is not None for one in listed)
    )
    rows = tuple(Row(row_values(columns, one)) for one in listed)
    table = Table("members", tr("Members"), columns, rows, headed=False, foldable=True)
    counted = tr("%n player(s)", "", len(listed))
    return Report(club, tr("Members"), f"{counted} · {long_date(today)}", today, (table,), logo)


def registration_report(club: str, listed: Sequence[Member], today: datetime.date, logo: bytes = b"") -> Report:
    """A list to be ticked by hand at the door, with empty lines for newcomers."""
    columns = (
        Column("number", tr("Member number")),
        Column("player", tr("Player"), strong=True, room=14),
        Column("present", tr("Present"), room=4),
        Column("paid", tr("Paid"), room=4),
    )
    rows = [Row((one.player.number, one.player.name, None, None)) for one in listed]
    rows += [Row((None, None, None, None))] * SPARE_LINES
    table = Table("registration", tr("Registration list"), columns, tuple(rows), headed=False, ruled=True)
    return Report(club, tr("Registration list"), tr("Date: ………………"), today, (table,), logo)


def attendance_table(data: SeasonReportData) -> Table:
    """Who was there on which evening, with the counts of each person and of each evening."""
    keys = data.ranking.evenings
    columns = (
        Column("player", tr("Player"), strong=True),
        Column("evenings", tr("Evenings"), Kind.NUMBER),
        *(Column(evening_key(n), evening_title(key), Kind.PAIR) for n, key in enumerate(keys)),
    )
    there = {row.player: {e.key for e in row.evenings if e.row.took_part} for row in data.ranking.rows}
    by_name = sorted(data.ranking.rows, key=lambda row: data.player(row.player).casefold())
    rows = tuple(
        Row((data.player(row.player), attended(row), *("×" if key in there[row.player] else None for key in keys)))
        for row in by_name
    )
    counts = [sum(key in came for came in there.values()) for key in keys]
    foot = Row((tr("Players"), sum(counts), *map(str, counts)))
    return Table("attendance", tr("Attendance"), columns, rows, foot=(foot,), repeat=2, headed=False)
