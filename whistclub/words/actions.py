"""Names of actions for "Undo: …", from the values in the journal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whistclub.club.ports import ActionName
from whistclub.words import mark, tr
from whistclub.words.values import filled, shown

ACTIONS: Final[Mapping[str, str]] = {
    "enter_deal": mark("deal {deal}, table {table}"),
    "insert_deal": mark("insert deal {deal}, table {table}"),
    "correct_deal": mark("correct deal {deal}, table {table}"),
    "delete_deal": mark("delete deal {deal}, table {table}"),
    "restore_deal": mark("earlier version of deal {deal}, table {table}"),
    "bring_back_deal": mark("bring back deal {deal}, table {table}"),
    "move_deal": mark("move deal {deal} of table {table} to table {to_table}"),
    "record_call": mark("arbiter, deal {deal}, table {table}"),
    "withdraw_call": mark("take back the arbiter, deal {deal}, table {table}"),
    "correct_call": mark("correct the arbiter, deal {deal}, table {table}"),
    "seat_table": mark("seat table {table}"),
    "change_table": mark("change table {table}"),
    "change_seat": mark("seat change from deal {from_deal}, table {table}"),
    "remove_seat_change": mark("remove the seat change from deal {from_deal}, table {table}"),
    "exchange_seats": mark("exchange seats, table {table}"),
    "remove_table": mark("remove table {table}"),
    "seat_round": mark("seat round {round}, {tables} tables"),
    "reseat_round": mark("seating of round {round} by hand"),
    "remove_round": mark("remove round {round}"),
    "close_round": mark("close round {round}"),
    "close_table": mark("close table {table}"),
    "reopen_table": mark("reopen table {table}"),
    "enter_totals": mark("totals of table {table}"),
    "create_evening": mark("new evening of {date}"),
    "change_evening": mark("change the evening of {date}"),
    "delete_evening": mark("delete the evening of {date}"),
    "close_evening": mark("close the evening of {date}"),
    "reopen_evening": mark("reopen the evening of {date}"),
    "cancel_evening": mark("cancel the evening of {date}"),
    "restore_evening": mark("the evening of {date} takes place after all"),
    "set_present": mark("check-in, {players} present"),
    "arrive_late": mark("late arrival of {player}"),
    "leave_early": mark("{player} leaves early"),
    "check_in": mark("check-in of {player}"),
    "check_out": mark("check-out of {player}"),
    "check_in_many": mark("{players} check-ins"),
    "check_in_new": mark("new player {player}, checked in"),
    "add_adjustment": mark("adjustment for {player}"),
    "change_adjustment": mark("change the adjustment for {player}"),
    "delete_adjustment": mark("delete the adjustment for {player}"),
    "add_player": mark("new player {player}"),
    "change_player": mark("change {player}"),
    "delete_player": mark("delete {player}"),
    "erase_player": mark("erase the personal data of {player}"),
    "merge_players": mark("merge {player} into {into}"),
    "import_members": mark("member list, {count} new players"),
    "import_results": mark("old results of {evenings} evenings"),
    "import_evenings": mark("import, {sheets} new sheets"),
    "add_season": mark("new season {season}"),
    "change_season": mark("conventions of season {season}"),
    "close_season": mark("close season {season}"),
    "reopen_season": mark("reopen season {season}"),
    "set_paid_one": mark("entry of {player} paid"),
    "set_unpaid_one": mark("entry of {player} not paid"),
    "set_paid": mark("entries paid, evening of {date}"),
    "set_purse": mark("purse of the evening of {date}"),
    "add_conventions": mark("new conventions “{name}”"),
    "change_conventions": mark("change the conventions “{name}”"),
    "delete_conventions": mark("delete the conventions “{name}”"),
    "choose_usual_conventions": mark("usual conventions"),
    "set_contract_names": mark("names of the contracts"),
}


def action_text(name: ActionName) -> str:
    """The action in a few words after "Undo:" or "Redo:"."""
    if name.key not in ACTIONS:
        return tr("last change")
    return filled(ACTIONS[name.key], shown(name.values, {}, {}))
