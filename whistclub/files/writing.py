"""Writes an evening file: always the same bytes for the same evening, with all facts."""

from __future__ import annotations

import json
from typing import Any

from whistclub.club.imports.exchange import ExchangedEvening, ExchangedPerson, ExchangedPurse
from whistclub.files.conventions import conventions_json
from whistclub.files.model import FORMAT, VERSION
from whistclub.files.shape import plain
from whistclub.ranking.amounts import amount_text
from whistclub.ranking.facts import Adjustment
from whistclub.rules.facts import SeatChange, Sheet, Totals
from whistclub.rules.sheet import fold


def write_evening(evening: ExchangedEvening) -> bytes:
    """The evening file (interchange.md): UTF-8, one key order, values at their default left out.

    Refused when a sheet is invalid (never for sheets of a club)."""
    data: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "date": evening.date.isoformat(),
        "number": evening.number,
    }
    if evening.name:
        data["name"] = evening.name
    if evening.season:
        data["season"] = evening.season
    if evening.cancelled:
        data["cancelled"] = True
        data |= {"cancelled_reason": evening.cancelled_why} if evening.cancelled_why else {}
    if evening.members:
        told = {person.name: person for person in evening.people}
        data["players"] = [_member(name, number, told.get(name)) for name, number in evening.members]
    if evening.present:
        data["present"] = list(evening.present)
    if purse := _purse(evening.purse):
        data["purse"] = purse
    if evening.adjustments:
        data["adjustments"] = [_adjustment(adjustment) for adjustment in evening.adjustments]
    data["sheets"] = [_sheet(sheet) for sheet in sorted(evening.sheets, key=lambda sheet: (sheet.round, sheet.table))]
    return (json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode()


def _member(name: str, number: str | None, person: ExchangedPerson | None) -> dict[str, Any]:
    data: dict[str, Any] = {"name": name}
    if number:
        data["number"] = number
    if person is not None:
        data |= {"guest": True} if person.guest else {}
        data |= {"categories": list(person.categories)} if person.categories else {}
        data |= {"team": person.team} if person.team else {}
    return data


def _purse(purse: ExchangedPurse) -> dict[str, Any]:
    entry = purse.entry
    data: dict[str, Any] = {}
    if entry is not None:
        data["entry"] = entry[""] if set(entry) == {""} else dict(entry)
    if purse.stake is not None:
        data["stake"] = purse.stake
    if purse.paid:
        data["paid"] = list(purse.paid)
    if purse.prizes:
        data["prizes"] = [{"player": player, "cents": cents} for player, cents in purse.prizes]
    return data


def file_name(evening: ExchangedEvening) -> str:
    """The name of the evening's file: ``DATE-N.whist.json``."""
    return f"{evening.date.isoformat()}-{evening.number}.whist.json"


def _adjustment(adjustment: Adjustment) -> dict[str, Any]:
    amount = adjustment.amount if adjustment.of == "game" else amount_text(adjustment.amount)
    data = {"player": adjustment.player, "points": amount, "of": adjustment.of, "kind": adjustment.kind}
    optional = {"reason": adjustment.reason, "by": adjustment.by}
    return data | {key: text for key, text in optional.items() if text}


def _sheet(sheet: Sheet) -> dict[str, Any]:
    # Scoring completes the deals, so that every fact can be written.
    sheet = fold(sheet).sheet
    data: dict[str, Any] = {"game": sheet.game, "table": sheet.table, "round": sheet.round}
    if conventions := conventions_json(sheet.game, sheet.conventions):
        data["conventions"] = conventions
    data["seats"] = list(sheet.seats)
    data["first_dealer"] = sheet.seats[sheet.first_dealer]
    data["closed"] = sheet.closed
    if sheet.marker:
        data["marker"] = sheet.marker
    if sheet.changes:
        data["seat_changes"] = [_change(sheet, index, change) for index, change in enumerate(sheet.changes)]
    if sheet.totals is not None:
        return data | _totals(sheet, sheet.totals)
    data["deals"] = [_deal(sheet, index, deal) for index, deal in enumerate(sheet.deals)]
    return data


def _change(sheet: Sheet, index: int, change: SeatChange) -> dict[str, Any]:
    players = Sheet(sheet.game, None, sheet.seats, changes=sheet.changes[:index]).at(change.from_deal).players
    data: dict[str, Any] = {"from_deal": change.from_deal}
    if change.after is None:
        data["out"] = players[change.seat]
    if change.player is not None:
        data["in"] = change.player
    if change.after is not None:
        data["after"] = players[change.after]
    return data


def _totals(sheet: Sheet, totals: Totals) -> dict[str, Any]:
    data: dict[str, Any] = {"results": dict(zip(sheet.seats, totals.points, strict=True))}
    if totals.tricks is not None:
        data["tricks"] = dict(zip(sheet.seats, totals.tricks, strict=True))
    if totals.deals_played is not None:
        data["deals_played"] = totals.deals_played
    return data


def _deal(sheet: Sheet, index: int, deal: Any) -> dict[str, Any]:
    players = sheet.at(index + 1).players
    return plain(deal, lambda seat: str(players[seat]))
