"""A player's season in words: contracts, roles, records, and the deals a number was counted from."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from whistclub.ranking.facts import EveningKey
from whistclub.ranking.people import DealRef, Role, SheetRef
from whistclub.ranking.records import Holder, Record, RecordKey
from whistclub.rules.common import PlayerKey
from whistclub.words import mark, tr, tr_marked
from whistclub.words.dates import short_date
from whistclub.words.games import words_of
from whistclub.words.numbers import hundredths, points
from whistclub.words.sheets.deals import short_deal_text

NameOf = Callable[[PlayerKey], str]

_ROLES: Final[Mapping[Role, str]] = {
    "alone": mark("alone"),
    "declarer": mark("declarer, with a partner"),
    "partner": mark("partner of the declarer"),
    "against": mark("defender"),
    "passed": mark("nobody played a contract"),
}

_RECORDS: Final[Mapping[RecordKey, str]] = {
    "evening_ranking": mark("Most ranking points in an evening"),
    "evening_game": mark("Most game points in an evening"),
    "sheet": mark("Most points on a sheet"),
    "deal": mark("Most points in a deal"),
    "run": mark("Most contracts made in a row"),
    "made": mark("Most contracts made"),
    "firsts": mark("Most first places"),
    "evenings": mark("Most evenings played"),
    "upset": mark("Highest upset bonus of an evening"),
}

_HUNDREDTHS: Final = frozenset({"evening_ranking", "upset"})
_COUNTS: Final = frozenset({"run", "made", "firsts", "evenings"})


def tried_name(game: str, contract: str) -> str:
    """The name of something tried in a deal: a contract, or another goal of the game."""
    return words_of(game).tried_name(contract)


def role_name(role: Role) -> str:
    """The name of a role in a deal."""
    return tr_marked(_ROLES[role])


def record_name(key: RecordKey) -> str:
    """The name of a record."""
    return tr_marked(_RECORDS[key])


def record_value(record: Record) -> str:
    """The value of a record."""
    if record.key in _HUNDREDTHS:
        return hundredths(record.value)
    return str(record.value) if record.key in _COUNTS else points(record.value)


def evening_short(key: EveningKey) -> str:
    """An evening in a table: its date, with its number from the second of that day on."""
    day = short_date(key.date)
    return day if key.number == 1 else f"{day} ({key.number})"


def holder_text(holder: Holder, name: NameOf) -> str:
    """The holder of a record and when it was set."""
    if holder.key is None:
        return name(holder.player)
    where = evening_short(holder.key)
    if holder.table:
        where = tr("{date}, round {round}, table {table}", date=where, round=holder.round, table=holder.table)
    return tr("{name} ({where})", name=name(holder.player), where=where)


def sheet_place(ref: SheetRef | DealRef) -> str:
    """The place of a sheet or deal: 27/11/2026, round 1, table 2."""
    sheet = ref.sheet.score.sheet
    date = evening_short(ref.sheet.key)
    return tr("{date}, round {round}, table {table}", date=date, round=sheet.round, table=sheet.table)


def deal_lines(deals: Sequence[DealRef], name: NameOf) -> Iterator[str]:
    """The deals a number was counted from, one line each: place, deal, points."""
    for deal in deals:
        sheet = deal.sheet.score.sheet
        names = {seat: name(player) for seat, player in deal.line.table.players.items()}
        yield tr(
            "{where}, deal {deal}: {what}: {points}",
            where=sheet_place(deal),
            deal=deal.line.number,
            what=short_deal_text(sheet.game, sheet.conventions, deal.line.deal, names),
            points=points(deal.points),
        )


def sheet_lines(pairs: Sequence[tuple[SheetRef, SheetRef]]) -> Iterator[str]:
    """The sheets on which two players met: place, points and places of both."""
    for mine, theirs in pairs:
        yield tr(
            "{where}: {own} (place {place}) against {other} (place {their_place})",
            where=sheet_place(mine),
            own=points(mine.points),
            place="–" if mine.place is None else mine.place,
            other=points(theirs.points),
            their_place="–" if theirs.place is None else theirs.place,
        )
