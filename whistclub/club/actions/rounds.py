"""Rounds: seat, reseat, remove and close them, and store the wishes for the draw."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from whistclub.club.actions.common import found, known_players, open_evening, refuse, seated_elsewhere
from whistclub.club.actions.evenings import take_out_sheet
from whistclub.club.actions.settings import change_setting
from whistclub.club.actions.tables import check_number
from whistclub.club.evening.rounds import WISHES, SeatWishes, drawn_round, plain_wishes
from whistclub.club.ports import ActionName, EveningRecord, RoundRecord, SheetRecord, Work
from whistclub.club.sheets import evening_values, load_all, sheet_of
from whistclub.errors import KnownError
from whistclub.rules.common import Problem, Refused
from whistclub.rules.sheet import Sheet, fold, game_of
from whistclub.seating.facts import Draw, SeatedTable


def seat_round(
    work: Work,
    evening_id: int,
    draw: Draw,
    *,
    round: int,
    game: str,
    conventions: Any | None = None,
    method: str = "hand",
    anew: bool = False,
    later: Sequence[Draw] | None = None,
) -> ActionName:
    """Seats all tables of a draw in one action; its players are the club's, by id. Players not yet present are marked
    present.

    ``conventions`` None: the game's own. ``anew``: the existing tables of that round are removed first, with their
    deals. ``later``: the following rounds, replacing those drawn before; None keeps those. Refused as in
    ``seat_table``; KnownError ``evening_closed``, ``gone``."""
    evening = open_evening(work, evening_id)
    if anew:
        _take_out(work, evening_id, round)
    taken = {sheet.table for sheet in work.find(SheetRecord, evening_id=evening_id, round=round)}
    shared = game_of(game).default_conventions() if conventions is None else conventions
    players = [_id(player) for table in draw.tables for player in table.seats]
    known_players(work, (*players, *map(_id, draw.sitting_out)))
    problems = list(seated_elsewhere(work, evening_id, round, players))
    if len(set(players)) < len(players):
        twice = next(player for player in players if players.count(player) > 1)
        problems.append(Problem(("seats",), "at_two_seats", {"player": twice}))
    facts = []
    for table in draw.tables:
        problems += check_number(table.number, round, taken)
        taken.add(table.number)
        one = {
            "table": table.number,
            "round": round,
            "game": game,
            "conventions": shared,
            "seats": tuple(map(_id, table.seats)),
            "first_dealer": table.first_dealer,
        }
        try:
            fold(Sheet(**one))
        except Refused as refused:
            problems += refused.problems
        facts.append({"evening_id": evening_id, **one})
    refuse(problems)
    work.add_all(SheetRecord, facts)
    _keep(work, evening_id, round, method, draw)
    if later is not None:
        _keep_later(work, evening_id, round + 1, method, later)
    work.put(replace(evening, present=tuple(dict.fromkeys((*evening.present, *players)))))
    values = {"round": round, "tables": len(facts), "game": game, "method": method, "seed": draw.seed}
    return ActionName("seat_round", {**evening_values(evening), **values})


def reseat_round(work: Work, evening_id: int, round: int, draw: Draw) -> ActionName:
    """Changes who sits where in a seated round: tables by their number; who is at no table sits out. What was entered
    for a seat, and who deals first, stays with the seat.

    Refused as in ``seat_round``, and ``locked`` when a table with deals or totals would get another number of seats, or
    seats changed hands during its game; a table without players is removed."""
    evening = open_evening(work, evening_id)
    wanted = {table.number: table for table in draw.tables}
    people = [_id(player) for table in draw.tables for player in table.seats]
    known_players(work, (*people, *map(_id, draw.sitting_out)))
    problems = [
        Problem(("seats",), "at_two_seats", {"player": player})
        for player in dict.fromkeys(people)
        if people.count(player) > 1
    ]
    changed, gone = [], []
    for sheet in load_all(work, work.find(SheetRecord, evening_id=evening_id, round=round)):
        record, table = sheet.record, wanted.get(sheet.record.table)
        seats = () if table is None else tuple(map(_id, table.seats))
        if seats == record.seats:
            continue
        begun = bool(sheet.deals) or record.totals is not None
        if record.changes or (begun and len(seats) != len(record.seats)):
            problems.append(Problem(("seats",), "locked"))
        elif not seats or table is None:
            gone.append(record)
        else:
            dealer = record.first_dealer if len(seats) == len(record.seats) else table.first_dealer
            changed.append(replace(record, seats=seats, first_dealer=dealer))
            problems += _faults(sheet_of(changed[-1], sheet.sheet.deals))
    refuse(problems)
    for record in gone:
        take_out_sheet(work, record)
    for record in changed:
        work.put(record)
    drawn = drawn_round(work, evening_id, round)
    if drawn is not None:
        _keep(work, evening_id, round, drawn.method, replace(draw, seed=drawn.seed))
    work.put(replace(evening, present=tuple(dict.fromkeys((*evening.present, *people)))))
    return ActionName("reseat_round", {**evening_values(evening), "round": round})


def _faults(sheet: Sheet) -> tuple[Problem, ...]:
    try:
        fold(sheet)
    except Refused as refused:
        return refused.problems
    return ()


def remove_round(work: Work, evening_id: int, round: int) -> ActionName:
    """Removes a round: its tables with their deals, and its draw."""
    evening = open_evening(work, evening_id)
    _take_out(work, evening_id, round)
    drawn = drawn_round(work, evening_id, round)
    if drawn is not None:
        work.delete(drawn)
    return ActionName("remove_round", {**evening_values(evening), "round": round})


def close_round(work: Work, evening_id: int, round: int) -> ActionName:
    """Closes the tables of a round that are still open; incomplete ones are marked so (rules.md §5)."""
    evening = found(work, EveningRecord, evening_id)
    for sheet in work.find(SheetRecord, evening_id=evening_id, round=round):
        work.put(replace(sheet, closed=True))
    return ActionName("close_round", {**evening_values(evening), "round": round})


def keep_wishes(work: Work, wishes: SeatWishes) -> None:
    """Stores the club's wishes for every draw; a setting, not journalled."""
    change_setting(work, WISHES, plain_wishes(wishes))


def _keep(work: Work, evening_id: int, round: int, method: str, draw: Draw) -> None:
    """Stores a draw exactly as it is; it is never computed again."""
    tables = tuple(SeatedTable(t.number, tuple(map(_id, t.seats)), t.first_dealer) for t in draw.tables)
    facts: dict[str, Any] = {
        "method": method,
        "seed": draw.seed,
        "tables": tables,
        "out": tuple(map(_id, draw.sitting_out)),
    }
    known = drawn_round(work, evening_id, round)
    if known is None:
        work.add(RoundRecord, evening_id=evening_id, round=round, **facts)
    else:
        work.put(replace(known, **facts))


def _keep_later(work: Work, evening_id: int, first: int, method: str, draws: Sequence[Draw]) -> None:
    """Stores the draws of the rounds from ``first`` on, replacing those drawn before; seated rounds stay."""
    seated = {sheet.round for sheet in work.find(SheetRecord, evening_id=evening_id)}
    for drawn in work.find(RoundRecord, evening_id=evening_id):
        if drawn.round >= first and drawn.round not in seated:
            work.delete(drawn)
    for round, draw in enumerate(draws, first):
        if round not in seated:
            _keep(work, evening_id, round, method, draw)


def _take_out(work: Work, evening_id: int, round: int) -> None:
    for sheet in work.find(SheetRecord, evening_id=evening_id, round=round):
        take_out_sheet(work, sheet)


def _id(player: object) -> int:
    if not isinstance(player, int):
        raise KnownError("gone", record="PlayerRecord")
    return player
