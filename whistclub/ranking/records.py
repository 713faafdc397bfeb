"""The records of a season: who did the most of something, with the evening, sheet or deal of each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from whistclub.ranking.facts import EveningKey, Ranking, SeasonEvening
from whistclub.ranking.people import DealRef, PlayedSheet, deals_of_all, longest_run
from whistclub.rules.common import PlayerKey

RecordKey = Literal[
    "evening_ranking",
    "evening_game",
    "sheet",
    "deal",
    "run",
    "made",
    "firsts",
    "evenings",
    "upset",
]
"""The kinds of records: ranking points of an evening; game points of an evening, of a sheet, of a deal; tries made in a
row; tries made in all; first places; evenings played; upset bonus of an evening."""


@dataclass(frozen=True, slots=True)
class Holder:
    """A player who holds a record. ``key``: the evening of the record, None for a whole season; ``deals``: its deals;
    ``round``, ``table``: of its sheet, 0 without one."""

    player: PlayerKey
    key: EveningKey | None = None
    round: int = 0
    table: int = 0
    deals: tuple[DealRef, ...] = ()


@dataclass(frozen=True, slots=True)
class Record:
    """One record. ``value``: game points or a count; of ``evening_ranking`` and ``upset`` hundredths. ``holders``: all
    who share it, in ranking order."""

    key: RecordKey
    value: int
    holders: tuple[Holder, ...]


def season_records(ranking: Ranking, played: Sequence[PlayedSheet]) -> tuple[Record, ...]:
    """The records of a season in the order of ``RecordKey``, without those nobody holds."""
    evenings = [(row.player, evening) for row in ranking.rows for evening in row.evenings if evening.row.took_part]
    deals = deals_of_all(played)
    order = {row.player: index for index, row in enumerate(ranking.rows)}
    players = sorted(deals, key=lambda player: order.get(player, len(order)))
    found = (
        _of_evenings("evening_ranking", evenings, lambda evening: evening.row.ranking_points),
        _of_evenings("evening_game", evenings, lambda evening: evening.row.game_points),
        _most("sheet", _sheets(evenings)),
        _most("deal", ((deal.points, _with_deals(who, [deal])) for who in players for deal in deals[who])),
        _most("run", ((len(run), _with_deals(who, run)) for who in players for run in [longest_run(deals[who]).deals])),
        _most("made", ((sum(deal.made is True for deal in deals[who]), Holder(who)) for who in players)),
        _most("firsts", ((row.firsts, Holder(row.player)) for row in ranking.rows)),
        _most("evenings", ((_attended(row.evenings), Holder(row.player)) for row in ranking.rows)),
        _of_evenings("upset", evenings, lambda evening: evening.row.upset_bonus),
    )
    return tuple(record for record in found if record is not None)


_Evenings = Sequence[tuple[PlayerKey, SeasonEvening]]


def _of_evenings(key: RecordKey, evenings: _Evenings, value: Callable[[SeasonEvening], int]) -> Record | None:
    return _most(key, ((value(evening), Holder(player, evening.key)) for player, evening in evenings))


def _sheets(evenings: _Evenings) -> Iterable[tuple[int, Holder]]:
    for player, evening in evenings:
        for part in evening.row.parts:
            if part.place is not None:
                yield part.points, Holder(player, evening.key, part.round, part.table)


def _with_deals(player: PlayerKey, deals: Sequence[DealRef]) -> Holder:
    if not deals:
        return Holder(player)
    first = deals[0]
    sheet = first.sheet.score.sheet
    return Holder(player, first.sheet.key, sheet.round, sheet.table, tuple(deals))


def _most(key: RecordKey, values: Iterable[tuple[int, Holder]]) -> Record | None:
    best, holders = 0, list[Holder]()
    for value, holder in values:
        if value > best:
            best, holders = value, []
        if value == best and best:
            holders.append(holder)
    return Record(key, best, tuple(holders)) if holders else None


def _attended(evenings: Iterable[SeasonEvening]) -> int:
    return sum(evening.row.took_part for evening in evenings)
