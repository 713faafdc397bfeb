"""Tables: seat, change, close and remove them, change seats, and enter totals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from whistclub.club.actions.common import found, known_players, open_evening, refuse, seated_elsewhere, takes_place
from whistclub.club.actions.evenings import take_out_sheet
from whistclub.club.actions.players import add
from whistclub.club.ports import ActionName, EveningRecord, SheetRecord, Work
from whistclub.club.sheets import StoredSheet, evening_values, load, players_of, sheet_of, sheet_values
from whistclub.errors import KnownError
from whistclub.rules.common import Problem, Refused
from whistclub.rules.sheet import SeatChange, Sheet, Totals, fold, game_of


def seat_table(
    work: Work,
    evening_id: int,
    *,
    game: str,
    conventions: Any | None = None,
    players: Sequence[int],
    first_dealer: int = 0,
    table: int | None = None,
    round: int = 1,
) -> ActionName:
    """Seats ``players`` (ids, clockwise) at a table; players not yet present are marked present. ``first_dealer``: a
    seat. ``conventions`` None: the game's own. ``table`` None: the first free number of the round.

    Refused as in ``fold``, ``at_two_tables``, ``table_taken``; KnownError ``evening_closed``, ``gone``."""
    evening = open_evening(work, evening_id)
    known_players(work, players)
    numbers = {sheet.table for sheet in work.find(SheetRecord, evening_id=evening_id, round=round)}
    if table is None:
        table = next(number for number in range(1, len(numbers) + 2) if number not in numbers)
    problems = list(check_number(table, round, numbers))
    facts: dict[str, Any] = {
        "table": table,
        "round": round,
        "game": game,
        "conventions": game_of(game).default_conventions() if conventions is None else conventions,
        "seats": tuple(players),
        "first_dealer": first_dealer,
    }
    problems += seated_elsewhere(work, evening_id, round, players)
    _check(Sheet(**facts), problems)
    work.add(SheetRecord, evening_id=evening_id, **facts)
    _add_present(work, evening, players)
    return ActionName("seat_table", {**evening_values(evening), "table": table, "round": round, "game": game})


def change_table(
    work: Work,
    sheet_id: int,
    *,
    players: Sequence[int] | None = None,
    first_dealer: int | None = None,
    conventions: Any | None = None,
    game: str | None = None,
    table: int | None = None,
    round: int | None = None,
    marker: str | None = None,
) -> ActionName:
    """Changes the fields that are given. Game, conventions and number of seats are Refused ``locked`` once a deal or
    totals are entered; players can always be corrected (a stand-in is ``change_seat``). Otherwise as ``seat_table``."""
    stored = _load(work, sheet_id)
    record = stored.record
    given: dict[str, Any] = {
        "seats": None if players is None else tuple(players),
        "first_dealer": first_dealer,
        "conventions": conventions,
        "game": game,
        "table": table,
        "round": round,
        "marker": marker,
    }
    changed = replace(record, **{name: value for name, value in given.items() if value is not None})
    if changed.game != record.game and conventions is None:
        changed = replace(changed, conventions=game_of(changed.game).default_conventions())
    if changed.game != record.game:
        changed = replace(changed, call=None)
    # Deals of one game cannot be read as those of another.
    refuse(_locked(stored, changed))
    problems: list[Problem] = []
    if (changed.round, changed.table) != (record.round, record.table):
        others = work.find(SheetRecord, evening_id=record.evening_id, round=changed.round)
        numbers = {other.table for other in others if other.id != sheet_id}
        problems += check_number(changed.table, changed.round, numbers)
    _put_checked(work, stored, changed, problems)
    return ActionName("change_table", sheet_values(work, changed))


def change_seat(
    work: Work,
    sheet_id: int,
    from_deal: int,
    out: int | None = None,
    into: int | None = None,
    after: int | None = None,
) -> ActionName:
    """From deal ``from_deal`` on (1-based) player ``into`` takes over the seat of ``out`` (a stand-in), ``out`` leaves
    a table of five (no ``into``), or ``into`` joins a table of four to the left of player ``after`` (no ``out``).

    Everybody keeps the points of the deals they played (rules.md §6). Refused when the change is impossible or
    contradicts a later deal; KnownError ``joined_later`` when somebody joins after that deal."""
    stored = _load(work, sheet_id)
    before = stored.sheet.at(from_deal)
    seats = {player: seat for seat, player in before.players.items()}
    for role, player in (("out", out), ("after", after)):
        if player is not None and player not in seats:
            raise Refused([Problem((role,), "not_seated", {"player": player})])
    if out is not None:
        change = SeatChange(from_deal, seats[out], into)
    elif into is not None and after is not None:
        if any(other.after is not None and other.from_deal > from_deal for other in stored.record.changes):
            # Seats are numbered in the order in which they were added, and deals name seats by number.
            raise KnownError("joined_later", table=stored.record.table)
        change = SeatChange(from_deal, stored.sheet.seat_count, into, seats[after])
    else:
        raise Refused([Problem(("out",), "missing")])
    changes = sorted((*stored.record.changes, change), key=lambda change: change.from_deal)
    _put_checked(work, stored, replace(stored.record, changes=tuple(changes)), [])
    return ActionName("change_seat", {**sheet_values(work, stored.record), "from_deal": from_deal})


def change_seat_to_new(
    work: Work,
    sheet_id: int,
    from_deal: int,
    name: str,
    guest: bool = False,
    out: int | None = None,
    after: int | None = None,
) -> ActionName:
    """Does ``change_seat`` for somebody unknown to the club: adds the player and seats them in one action."""
    into = add(work, name, guest=guest).id
    return change_seat(work, sheet_id, from_deal, out=out, into=into, after=after)


def remove_seat_change(work: Work, sheet_id: int, index: int) -> ActionName:
    """Removes the seat change at ``index``. Refused when deals or later changes need it."""
    stored = _load(work, sheet_id)
    changes = stored.record.changes
    if not 0 <= index < len(changes):
        raise KnownError("gone", record="SeatChange")
    _put_checked(work, stored, replace(stored.record, changes=changes[:index] + changes[index + 1 :]), [])
    return ActionName(
        "remove_seat_change", {**sheet_values(work, stored.record), "from_deal": changes[index].from_deal}
    )


def exchange_seats(work: Work, sheet_id: int, seat: int, other: int) -> ActionName:
    """Exchanges the players of two seats that were entered in the wrong order, stand-ins included; what was entered for
    a seat stays with the seat. KnownError ``joined_later`` for a seat added after the first deal."""
    stored = _load(work, sheet_id)
    record = stored.record
    if not (0 <= seat < len(record.seats) and 0 <= other < len(record.seats)):
        raise KnownError("joined_later", table=record.table)
    swapped = {seat: other, other: seat}
    seats = tuple(record.seats[swapped.get(at, at)] for at in range(len(record.seats)))
    changes = tuple(replace(change, seat=swapped.get(change.seat, change.seat)) for change in record.changes)
    _put_checked(work, stored, replace(record, seats=seats, changes=changes), [])
    return ActionName("exchange_seats", sheet_values(work, record))


def remove_table(work: Work, sheet_id: int) -> ActionName:
    """Removes a table with its deals."""
    record = found(work, SheetRecord, sheet_id)
    take_out_sheet(work, record)
    return ActionName("remove_table", sheet_values(work, record))


def close_table(work: Work, sheet_id: int) -> ActionName:
    """Closes a sheet, complete or not: from now on it counts in the rankings (rules.md §5)."""
    record = found(work, SheetRecord, sheet_id)
    work.put(replace(record, closed=True))
    return ActionName("close_table", sheet_values(work, record))


def reopen_table(work: Work, sheet_id: int) -> ActionName:
    """Reopens a sheet. KnownError ``evening_closed`` while its evening is closed."""
    record = found(work, SheetRecord, sheet_id)
    open_evening(work, record.evening_id)
    work.put(replace(record, closed=False))
    return ActionName("reopen_table", sheet_values(work, record))


def enter_totals(work: Work, sheet_id: int, totals: Totals | None) -> ActionName:
    """Enters the totals of a paper sheet instead of its deals (rules.md §6); None removes them. Refused as in ``fold``,
    and ``deals_and_results`` when deals are entered."""
    stored = _load(work, sheet_id)
    if totals is not None:
        takes_place(work, stored.record.evening_id)
    # No deal will be entered, so a recorded call is dropped.
    call = stored.record.call if totals is None else None
    _put_checked(work, stored, replace(stored.record, totals=totals, call=call), [])
    return ActionName("enter_totals", sheet_values(work, stored.record))


def _load(work: Work, sheet_id: int) -> StoredSheet:
    found(work, SheetRecord, sheet_id)
    return load(work, sheet_id)


def _check(sheet: Sheet, problems: list[Problem]) -> None:
    try:
        fold(sheet)
    except Refused as refused:
        problems += refused.problems
    refuse(problems)


def _put_checked(work: Work, stored: StoredSheet, changed: SheetRecord, problems: list[Problem]) -> None:
    """Stores the changed record, with its deals scored anew, unless there are problems."""
    sheet = sheet_of(changed, stored.sheet.deals)
    players = players_of(changed)
    if players != players_of(stored.record) or changed.round != stored.record.round:
        known_players(work, players)
        problems += seated_elsewhere(work, changed.evening_id, changed.round, players, besides=changed.id)
    _check(sheet, problems)
    work.put(changed)
    known = players_of(stored.record)
    # Players who were on the sheet already may have left since.
    _add_present(work, work.get(EveningRecord, changed.evening_id), [each for each in players if each not in known])


def _locked(stored: StoredSheet, changed: SheetRecord) -> list[Problem]:
    record = stored.record
    if not stored.deals and record.totals is None:
        return []
    names = ("game", "conventions")
    problems = [Problem((name,), "locked") for name in names if getattr(changed, name) != getattr(record, name)]
    if len(changed.seats) != len(record.seats):
        problems.append(Problem(("seats",), "locked"))
    return problems


def check_number(table: int, round: int, taken: set[int]) -> list[Problem]:
    """Returns the problems of that table number: ``out_of_range``, ``table_taken``."""
    problems = []
    for name, value in (("table", table), ("round", round)):
        if not 1 <= value <= 999:
            problems.append(Problem((name,), "out_of_range", {"low": 1, "high": 999, "value": value}))
    if table in taken:
        problems.append(Problem(("table",), "table_taken", {"table": table, "round": round}))
    return problems


def _add_present(work: Work, evening: EveningRecord, players: Sequence[int]) -> None:
    present = tuple(dict.fromkeys((*evening.present, *players)))
    work.put(replace(evening, present=present))
