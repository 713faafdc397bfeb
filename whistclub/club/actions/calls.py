"""The arbiter's call: recorded before its deal is entered, withdrawn, or corrected afterwards (rules.md §2.1)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from whistclub.club.actions.common import found, refuse
from whistclub.club.ports import ActionName, DealRecord, SheetRecord, Work
from whistclub.club.sheets import deal_values, load
from whistclub.errors import KnownError
from whistclub.rules.common import Problem, Refused
from whistclub.rules.game import Calls
from whistclub.rules.games import game_of
from whistclub.rules.sheet import fold


def record_call(work: Work, sheet_id: int, call: Any) -> ActionName:
    """Records the call for the next deal of a sheet; it is kept until that deal is entered.

    KnownError ``call_made`` when a call is recorded already, ``table_closed``, ``gone``; Refused for an impossible
    call, after the end of the game (``after_the_end``), for a game without arbiter (``no_arbiter``), or for a sheet
    entered by its results."""
    found(work, SheetRecord, sheet_id)
    stored = load(work, sheet_id)
    record, number = stored.record, len(stored.deals) + 1
    calls = _calls(record.game)
    if record.closed:
        raise KnownError("table_closed", table=record.table, round=record.round)
    if record.totals is not None:
        raise Refused([Problem((), "deals_and_results")])
    if fold(stored.sheet).finished:
        raise Refused([Problem((), "after_the_end")])
    if record.call is not None:
        raise KnownError("call_made", deal=number, table=record.table)
    refuse(calls.problems(stored.sheet.at(number), call))
    work.put(replace(record, call=call))
    return ActionName("record_call", _values(work, record, number, call))


def withdraw_call(work: Work, sheet_id: int) -> ActionName:
    """Withdraws the call recorded for the next deal of a sheet, for example after a mistyped card.

    KnownError ``no_call`` when there is none, ``gone``."""
    record = found(work, SheetRecord, sheet_id)
    number = len(work.find(DealRecord, sheet_id=sheet_id)) + 1
    if record.call is None:
        raise KnownError("no_call", deal=number, table=record.table)
    work.put(replace(record, call=None))
    return ActionName("withdraw_call", _values(work, record, number, None))


def correct_call(work: Work, deal_id: int, call: Any | None) -> ActionName:
    """Corrects the call of an entered deal, or adds one; None removes it. Refused as in ``record_call``."""
    record = found(work, DealRecord, deal_id)
    stored = load(work, record.sheet_id)
    calls, number = _calls(stored.record.game), record.position + 1
    if call is not None:
        refuse(calls.problems(stored.sheet.at(number), call))
    work.put(replace(record, deal=calls.put_into(record.deal, call)))
    return ActionName("correct_call", {**_values(work, stored.record, number, call), "id": deal_id})


def _calls(game: str) -> Calls:
    calls = game_of(game).calls
    if calls is None:
        raise Refused([Problem((), "no_arbiter")])
    return calls


def _values(work: Work, record: SheetRecord, number: int, call: Any | None) -> dict[str, object]:
    """The journal values of a call: those of its deal, and ``sheet`` (id) and ``call``, by which the call is found
    again."""
    encoded = None if call is None else _calls(record.game).encode(call)
    return {**deal_values(work, record, number), "sheet": record.id, "call": encoded}
