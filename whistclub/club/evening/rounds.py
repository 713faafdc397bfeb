"""Rounds of an evening: their draws, the history of seatings, the wishes, and the request for the next draw."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from whistclub.club import queries
from whistclub.club.ports import EveningRecord, RoundRecord, SeasonRecord, SheetRecord, SheetView, Work
from whistclub.club.sheets import load_all, players_of
from whistclub.ranking.facts import EveningKey
from whistclub.rules.common import PlayerKey
from whistclub.rules.games import game_of
from whistclub.rules.sheet import fold
from whistclub.seating.facts import (
    Draw,
    History,
    Method,
    Past,
    Person,
    Request,
    SeatedTable,
    Sizes,
    Wishes,
    remember,
    sizes_of,
)

WISHES: Final = "seat_wishes"
"""Setting key of the club's wishes."""

RankedBy = Literal["evening", "season"]


@dataclass(frozen=True, slots=True)
class SeatWishes:
    """The club's wishes for every draw; players by id. ``fixed``: table (from 1) and seat (from 0); either may be
    None."""

    apart: frozenset[frozenset[int]] = frozenset()
    together: frozenset[frozenset[int]] = frozenset()
    fixed: Mapping[int, tuple[int | None, int | None]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class RoundState:
    """The progress of a round. ``tables``: their numbers; ``waiting``: the sheets that are not closed."""

    round: int
    tables: tuple[int, ...]
    waiting: tuple[SheetView, ...]

    @property
    def open_tables(self) -> tuple[int, ...]:
        """Numbers of the tables that are not closed."""
        return tuple(sheet.record.table for sheet in self.waiting)


@dataclass(frozen=True, slots=True)
class RoundSeating:
    """One round of an evening, as ``seated`` or as drawn for later. ``out``: who sits out."""

    round: int
    tables: tuple[SeatedTable, ...]
    out: tuple[PlayerKey, ...]
    seated: bool


def tables_by_player(rounds: Iterable[RoundSeating]) -> dict[PlayerKey, dict[int, int]]:
    """The table of every player in each round; none in a round in which the player sits out."""
    tables: dict[PlayerKey, dict[int, int]] = {}
    for one in rounds:
        for table in one.tables:
            for player in table.seats:
                tables.setdefault(player, {})[one.round] = table.number
        for player in one.out:
            tables.setdefault(player, {})
    return tables


def round_state(sheets: Iterable[SheetView], round: int) -> RoundState:
    """The progress of the round, from all sheets of the evening."""
    own = [sheet for sheet in sheets if sheet.record.round == round]
    waiting = tuple(sheet for sheet in own if not sheet.closed)
    return RoundState(round, tuple(sheet.record.table for sheet in own), waiting)


def seat_wishes(work: Work) -> SeatWishes:
    """The club's wishes."""
    kept: Mapping[str, Any] = work.setting(WISHES) or {}
    return SeatWishes(
        frozenset(frozenset(pair) for pair in kept.get("apart", ())),
        frozenset(frozenset(pair) for pair in kept.get("together", ())),
        {int(player): (table, seat) for player, (table, seat) in kept.get("fixed", {}).items()},
    )


def plain_wishes(wishes: SeatWishes) -> dict[str, Any]:
    """The wishes as JSON values, as the setting keeps them."""
    return {
        "apart": sorted(sorted(pair) for pair in wishes.apart),
        "together": sorted(sorted(pair) for pair in wishes.together),
        "fixed": {str(player): list(place) for player, place in sorted(wishes.fixed.items())},
    }


def drawn_rounds(work: Work, evening_id: int) -> tuple[RoundRecord, ...]:
    """The rounds drawn, seated or not, in order."""
    return work.find(RoundRecord, evening_id=evening_id)


def drawn_round(work: Work, evening_id: int, round: int) -> RoundRecord | None:
    """The round as it was drawn, None when it was not."""
    found = work.find(RoundRecord, evening_id=evening_id, round=round)
    return found[0] if found else None


def as_draw(record: RoundRecord) -> Draw:
    """A drawn round as a draw, without the draw's report on repeats and wishes."""
    return Draw(record.tables, record.out, record.seed)


def seated_draw(work: Work, evening_id: int, round: int) -> Draw:
    """The round as it is seated now; those present without a table sit out."""
    evening = work.get(EveningRecord, evening_id)
    sheets = work.find(SheetRecord, evening_id=evening_id, round=round)
    tables = tuple(SeatedTable(sheet.table, sheet.seats, sheet.first_dealer) for sheet in sheets)
    busy = {player for sheet in sheets for player in players_of(sheet)}
    return Draw(tables, tuple(player for player in evening.present if player not in busy), 0)


def seatings(work: Work, evening_id: int) -> tuple[RoundSeating, ...]:
    """The rounds of an evening in order: seated ones as they are seated now, later ones as drawn."""
    drawn = {record.round: record for record in drawn_rounds(work, evening_id)}
    seated: dict[int, list[SeatedTable]] = {}
    for sheet in queries.evening(work, evening_id).sheets:
        now = sheet.sheet.now
        table = SeatedTable(sheet.record.table, tuple(now.players[seat] for seat in now.seats))
        seated.setdefault(sheet.record.round, []).append(table)
    found = []
    for number in sorted({*drawn, *seated}):
        out: tuple[PlayerKey, ...] = drawn[number].out if number in drawn else ()
        if number in seated:
            busy = {player for table in seated[number] for player in table.seats}
            out = tuple(player for player in out if player not in busy)
            found.append(RoundSeating(number, tuple(seated[number]), out, True))
        else:
            found.append(RoundSeating(number, drawn[number].tables, out, False))
    return tuple(found)


def sitting_now(work: Work, evening_id: int) -> dict[int, int]:
    """Players with a seat at an open table of the last round, with the id of its sheet."""
    sheets = work.find(SheetRecord, evening_id=evening_id)
    last = max((sheet.round for sheet in sheets), default=0)
    found: dict[int, int] = {}
    for stored in load_all(work, [sheet for sheet in sheets if sheet.round == last and not sheet.closed]):
        if not fold(stored.sheet).finished:
            now = stored.sheet.at(len(stored.deals) + 1)
            seated = (now.players[seat] for seat in now.seats)
            found |= {player: stored.record.id for player in seated if isinstance(player, int)}
    return found


def sat_out(drawn: Iterable[RoundRecord], sheets: Sequence[SheetRecord]) -> list[int]:
    """Who sat out the rounds that are seated on ``sheets``, once for each round: drawn to sit out and at no table, not
    even as a stand-in or a late arrival."""
    seated = {sheet.round for sheet in sheets}
    at_table = {(sheet.round, player) for sheet in sheets for player in players_of(sheet)}
    return [
        player for each in drawn if each.round in seated for player in each.out if (each.round, player) not in at_table
    ]


def history_of(work: Work, evening_id: int, before: int | None = None, *, partners: bool = False) -> History:
    """The history for a draw: the tables of this evening (in rounds before ``before``) and of the season's other
    evenings, and who sat out. ``partners``: include who partnered whom. Rounds drawn but not seated do not count."""
    evening = work.get(EveningRecord, evening_id)
    ids = tuple(other.id for other in work.find(EveningRecord, season_id=evening.season_id))
    tonight: list[SheetRecord] = []
    earlier: list[tuple[int, ...]] = []
    for sheet in work.find(SheetRecord, evening_id=ids):
        if sheet.evening_id != evening_id:
            earlier.append(players_of(sheet))
        elif before is None or sheet.round < before:
            tonight.append(sheet)
    out = sat_out(drawn_rounds(work, evening_id), tonight)
    return remember((Past(sheet.seats, sheet.first_dealer) for sheet in tonight), out, earlier, partnership=partners)


def people_of(
    work: Work, evening_id: int, players: Iterable[int], ranked_by: RankedBy, wishes: SeatWishes
) -> tuple[Person, ...]:
    """The players as a draw needs them. ``ranked_by``: their place in the evening so far, or in the season before
    it."""
    places: Mapping[PlayerKey, int | None]
    if ranked_by == "evening":
        places = {row.player: row.place for row in queries.standings(work, evening_id).rows}
    else:
        evening = work.get(EveningRecord, evening_id)
        season = work.get(SeasonRecord, evening.season_id)
        places = queries.order_before_evening(work, season, EveningKey(evening.date, evening.number))
    return tuple(Person(player, places.get(player), *wishes.fixed.get(player, (None, None))) for player in players)


def request_for(
    work: Work,
    evening_id: int,
    players: Sequence[int],
    *,
    game: str,
    method: Method = "lot",
    seed: int = 0,
    ranked_by: RankedBy = "evening",
    round: int | None = None,
    sizes: Sizes | None = None,
) -> Request:
    """The request to ``whistclub.seating`` for that round of the evening. ``sizes`` None: all the game allows."""
    wishes, partners = seat_wishes(work), game_of(game).partners
    return Request(
        people_of(work, evening_id, players, ranked_by, wishes),
        sizes or sizes_of(game),
        method,
        seed,
        history_of(work, evening_id, round, partners=partners),
        Wishes(frozenset(map(_pair, wishes.apart)), frozenset(map(_pair, wishes.together))),
        partners,
    )


def _pair(players: frozenset[int]) -> frozenset[PlayerKey]:
    return frozenset[PlayerKey](players)
