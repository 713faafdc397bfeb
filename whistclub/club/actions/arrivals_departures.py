"""Late arrivals and early departures during a round, each in one action (rules.md §6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from whistclub.club.actions.common import found, known_players, open_evening
from whistclub.club.actions.evenings import check_out, sit_out
from whistclub.club.actions.tables import change_seat, change_table, close_table, seat_table
from whistclub.club.evening.rounds import sitting_now
from whistclub.club.ports import ActionName, PlayerRecord, SheetRecord, Work
from whistclub.club.sheets import evening_values, load
from whistclub.errors import KnownError
from whistclub.rules.common import Problem, Refused


def arrive_late(
    work: Work, evening_id: int, player: int, *, sheet_id: int | None = None, others: Sequence[int] = ()
) -> ActionName:
    """Adds a player who arrives during a round. The player joins table ``sheet_id`` as its last seat from its next deal
    on, or sits down at a new table with ``others``, which counts as a table of that round; with neither, the player
    sits out until the next round.

    Refused as in ``change_seat`` and ``seat_table``; KnownError ``gone`` for a table of another evening."""
    evening = open_evening(work, evening_id)
    known_players(work, (player,))
    if sheet_id is not None:
        if found(work, SheetRecord, sheet_id).evening_id != evening_id:
            raise KnownError("gone", record="SheetRecord")
        sheet = load(work, sheet_id)
        if sheet.deals:
            now = sheet.sheet.now
            last = now.players[now.seats[-1]]
            change_seat(work, sheet_id, len(sheet.deals) + 1, into=player, after=_id(last))
        else:
            change_table(work, sheet_id, players=(*sheet.record.seats, player))
    elif others:
        sheets = work.find(SheetRecord, evening_id=evening_id)
        if not sheets:
            raise KnownError("gone", record="SheetRecord")
        last_round = max(sheet.round for sheet in sheets)
        like = next(sheet for sheet in sheets if sheet.round == last_round)
        kw = {"game": like.game, "conventions": like.conventions, "round": last_round}
        seat_table(work, evening_id, players=(player, *others), **kw)
    else:
        work.put(replace(evening, present=tuple(dict.fromkeys((*evening.present, player)))))
        sit_out(work, evening_id, (player,))
    return ActionName("arrive_late", {**evening_values(evening), "player": work.get(PlayerRecord, player).name})


def leave_early(work: Work, evening_id: int, player: int, *, into: int | None = None, ends: bool = False) -> ActionName:
    """Removes a player who leaves during a round. A table of five continues as four. Otherwise ``into`` takes the seat
    over from the next deal on, or with ``ends`` the table is closed as it is. Everybody keeps what they scored; the
    player no longer counts as present.

    KnownError ``gone`` for a player without a seat, ``evening_closed``, ``evening_cancelled``; Refused as in
    ``change_seat``, and ``already_seated`` (values: ``player``) when ``into`` is the player who leaves."""
    evening = open_evening(work, evening_id)
    if into == player:
        raise Refused([Problem(("into",), "already_seated", {"player": player})])
    sheet_id = sitting_now(work, evening_id).get(player)
    if sheet_id is None:
        raise KnownError("gone", record="SheetRecord")
    sheet = load(work, sheet_id)
    if ends:
        close_table(work, sheet_id)
    elif sheet.deals:
        change_seat(work, sheet_id, len(sheet.deals) + 1, out=player, into=into)
    else:
        seats = [into if seat == player else seat for seat in sheet.record.seats]
        change_table(work, sheet_id, players=[seat for seat in seats if seat is not None])
    check_out(work, evening_id, player)
    return ActionName("leave_early", {**evening_values(evening), "player": work.get(PlayerRecord, player).name})


def _id(player: object) -> int:
    assert isinstance(player, int)
    return player
