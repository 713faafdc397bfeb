"""Explains a line of the standings or of the ranking as a tree of reasons, in keys and values (rules.md §5–§8).

The amounts under a reason add up to its own, so that a line can be checked by eye.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from whistclub.ranking.facts import (
    EveningKey,
    EveningRow,
    EveningRules,
    Ranking,
    SeasonEvening,
    SeasonRow,
    SheetPart,
    TeamRanking,
    TeamRow,
)
from whistclub.ranking.measures import AverageOfDeals
from whistclub.ranking.parts import points_by_place
from whistclub.ranking.schemes import measure_of
from whistclub.ranking.shared import Shared, SharedSeat
from whistclub.rules.common import PlayerKey


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason. ``key`` selects the sentence (words/why.py) and ``values`` fill it. ``amount``: hundredths of ranking
    points it gave; None: an explanation without an amount."""

    key: str
    values: Mapping[str, object] = field(default_factory=dict)
    amount: int | None = None
    parts: tuple[Reason, ...] = ()


def evening_why(row: EveningRow, key: EveningKey | None = None, shared: Shared | None = None) -> Reason:
    """Explains the ranking points of one player's evening: each sheet with its parts, attendance, adjustments, floor.
    ``shared``: the seats of its sheets that changed hands, of the evening ``key``."""
    rules, known = row.rules, shared or {}
    reasons = []
    for part in row.parts:
        seats = known.get((key, part.round, part.table), ()) if key is not None else ()
        reasons.append(sheet_why(part, rules, row.player, seats))
    if row.attendance:
        reasons.append(Reason("attendance", amount=row.attendance))
    for adjustment in row.adjustments:
        counts = adjustment.of == "ranking" or rules.game_points
        values = {"kind": adjustment.kind, "reason": adjustment.reason, "by": adjustment.by}
        if adjustment.of == "ranking":
            reasons.append(Reason("ranking_adjustment", values, adjustment.amount))
        else:
            amount = 100 * adjustment.amount if counts else None
            reasons.append(Reason("game_adjustment", {**values, "points": adjustment.amount}, amount))
    if row.floor_added:
        raw = row.ranking_points - row.floor_added
        reasons.append(Reason("floor", {"floor": rules.floor, "raw": raw}, row.floor_added))
    return Reason("evening", {"game_points": row.game_points}, row.ranking_points, tuple(reasons))


def sheet_why(
    part: SheetPart, rules: EveningRules, player: PlayerKey = "", shared: tuple[SharedSeat, ...] = ()
) -> Reason:
    """Explains the points of one sheet: game points where they count, place, bracket, upset. ``shared``: its seats that
    changed hands."""
    values = {
        "round": part.round,
        "table": part.table,
        "game": part.game,
        "place": part.place,
        "points": part.points,
        "closed": part.closed,
        "incomplete": part.incomplete,
    }
    reasons: list[Reason] = []
    if rules.game_points:
        reasons.append(Reason("game_points", {"points": part.points}, 100 * part.points))
    reasons += _seat(part, player, shared)
    if part.place is None and not any(reason.key == "stood_in" for reason in reasons):
        reasons.append(Reason("not_own_sheet", {"deals": part.deals}))
    if part.place is not None:
        reasons.append(_place(part, part.place, rules))
        reasons += _bonuses(part, rules)
    return Reason("sheet", values, sum(reason.amount or 0 for reason in reasons), tuple(reasons))


def _seat(part: SheetPart, player: PlayerKey, shared: tuple[SharedSeat, ...]) -> list[Reason]:
    reasons = []
    for seat in shared:
        if seat.owner == player:
            reasons.append(seat_why(seat))
        elif seat.owner is not None and any(who == player for who, _ in seat.held):
            reasons.append(Reason("stood_in", {"player": seat.owner, "gained": part.points}))
    return reasons


def seat_why(seat: SharedSeat) -> Reason:
    """Explains who has the place of a seat that several held (rules.md §6)."""
    deals = dict(seat.held)
    most = 0 if seat.owner is None else deals[seat.owner]
    equal = sum(number == most for number in deals.values()) > 1
    values: dict[str, object] = {
        "players": tuple(deals),
        "together": seat.points,
        "place": seat.place,
        "player": seat.owner,
        "deals": most,
        "of": sum(deals.values()),
    }
    return Reason("seat_shared_equal" if equal else "seat_shared", values)


def _place(part: SheetPart, place: int, rules: EveningRules) -> Reason:
    paid = points_by_place(rules, part.seats)
    shares = rules.shared_places == "share"
    return Reason(
        "place_shared" if part.shared_by > 1 and shares else "place",
        {
            "place": place,
            "shared_by": part.shared_by,
            "seats": part.seats,
            "paid": paid[place - 1 : place - 1 + (part.shared_by if shares else 1)],
        },
        part.place_points,
    )


def _bonuses(part: SheetPart, rules: EveningRules) -> list[Reason]:
    reasons = []
    bracket = rules.bracket
    if bracket is not None:
        steps = (part.seat_points - bracket.start) // bracket.size
        values = {
            "points": part.seat_points,
            "start": bracket.start,
            "size": bracket.size,
            "step": bracket.step,
            "steps": steps,
        }
        reasons.append(Reason("bracket", values, part.points_bonus))
    if rules.upset:
        key = "upset" if part.beaten else "no_upset"
        reasons.append(Reason(key, {"players": part.beaten, "count": len(part.beaten)}, part.upset_bonus))
    return reasons


def season_why(ranking: Ranking, row: SeasonRow, shared: Shared | None = None) -> Reason:
    """Explains the total of one player's season: each evening, what was dropped and why, and what decided the place.
    ``shared``: the seats of the player's sheets that changed hands."""
    rules = ranking.rules
    averaged = isinstance(measure_of(rules), AverageOfDeals)
    reasons = [_evening(evening, averaged, shared) for evening in row.evenings]
    if dropped := max(row.dropped, sum(evening.dropped for evening in row.evenings)):
        reasons.append(Reason("best", {"best": rules.best, "best_of": rules.best_of, "dropped": dropped}))
    if averaged:
        reasons.append(Reason("average", {"points": row.game_points, "deals": row.deals}))
    if not row.classified:
        attended = sum(evening.row.took_part for evening in row.evenings)
        told = {"minimum": ranking.minimum, "evenings": attended}
        if row.guest:
            reasons.append(Reason("guest"))
        elif row.provisional:
            reasons.append(Reason("provisional", told))
        else:
            reasons.append(Reason("below_minimum", told) if attended < ranking.minimum else Reason("no_own_sheet"))
    reasons += _decided(ranking, row)
    return Reason("season", {"place": row.place, "sheets": row.sheets}, row.total, tuple(reasons))


def team_why(ranking: TeamRanking, row: TeamRow) -> Reason:
    """Explains the total of a team: each evening with the members that counted."""
    unit = 100 if ranking.teams.of == "game" else 1
    reasons = []
    for evening in row.evenings:
        values: dict[str, object] = {"date": evening.key.date, "number": evening.key.number, "name": evening.name}
        members = tuple(Reason("team_member", {"player": who}, unit * value) for who, value in evening.members)
        key = "team_evening_won" if evening.won else "evening_of_season"
        reasons.append(Reason(key, values, unit * evening.value, members))
    return Reason("season", {"place": row.place}, unit * row.total, tuple(reasons))


def _evening(evening: SeasonEvening, averaged: bool, shared: Shared | None) -> Reason:
    values: dict[str, object] = {"date": evening.key.date, "number": evening.key.number, "name": evening.name}
    if averaged:
        values |= {"game_points": evening.row.game_points, "deals": sum(part.deals for part in evening.row.parts)}
        return Reason("evening_dropped" if evening.dropped else "evening_average", {**values, "value": evening.total})
    if evening.dropped:
        return Reason("evening_dropped", {**values, "value": evening.total})
    parts = evening_why(evening.row, evening.key, shared).parts
    if evening.dropped_sheets:
        parts = tuple(_unless_dropped(reason, evening) for reason in parts if reason.key != "floor")
        if floor_added := evening.total - sum(part.amount or 0 for part in parts):
            raw = evening.total - floor_added
            parts += (Reason("floor", {"floor": evening.row.rules.floor, "raw": raw}, floor_added),)
    return Reason("evening_of_season", values, evening.total, parts)


def _unless_dropped(reason: Reason, evening: SeasonEvening) -> Reason:
    if reason.key == "sheet" and (reason.values["round"], reason.values["table"]) in evening.dropped_sheets:
        return Reason("sheet_dropped", {**reason.values, "value": reason.amount})
    return reason


def _decided(ranking: Ranking, row: SeasonRow) -> list[Reason]:
    """What separates the row from the one above when their totals are equal, or who shares its place."""
    if row.place is None:
        return []
    shared = tuple(other.player for other in ranking.rows if other.place == row.place and other.player != row.player)
    if shared:
        return [Reason("shared_with", {"players": shared, "place": row.place})]
    if row.step not in ranking.rules.tie_breaks:
        return []
    index = next(at for at, other in enumerate(ranking.rows) if other.player == row.player)
    above = ranking.rows[index - 1]
    values: dict[str, object] = {"above": above.player, "step": row.step}
    if row.step == "game_points":
        return [Reason("decided_by_game_points", {**values, "theirs": above.game_points, "own": row.game_points})]
    if row.step != "places":
        return [Reason(f"decided_by_{row.step}", values)]
    width = max(len(above.places), len(row.places))
    theirs, own = (places + (0,) * (width - len(places)) for places in (above.places, row.places))
    place = next(at for at in range(width) if theirs[at] != own[at])
    return [Reason("decided_by_places", {**values, "place": place + 1, "theirs": theirs[place], "own": own[place]})]
