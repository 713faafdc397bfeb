"""Checks of a sheet apart from its deals: conventions, seats, seat changes, totals (rules.md §6)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from whistclub.rules.common import Problem, SeatName
from whistclub.rules.facts import Sheet, Totals
from whistclub.rules.game import Game
from whistclub.rules.games import game_of


def sheet_problems(sheet: Sheet) -> list[Problem]:
    """The problems of a sheet's seats, conventions, seat changes and totals (deals are checked by ``Fold``)."""
    game = game_of(sheet.game)
    problems = [problem.under("conventions") for problem in game.convention_problems(sheet.conventions)]
    seats = list(seat_problems(sheet, game))
    problems += seats
    if not seats:
        problems += change_problems(sheet, game)
    if sheet.totals is not None:
        problems += totals_problems(sheet, sheet.totals, game)
    return problems


def seat_problems(sheet: Sheet, game: Game) -> Iterator[Problem]:
    """Yields ``seat_count``, ``seated_twice``, and a problem for a first dealer who is not seated."""
    if len(sheet.seats) not in game.seat_counts:
        yield Problem(("seats",), "seat_count", {"allowed": game.seat_counts, "count": len(sheet.seats)})
    for index, player in enumerate(sheet.seats):
        if player in sheet.seats[:index]:
            yield Problem(("seats", index), "seated_twice", {"player": player})
    if not 0 <= sheet.first_dealer < len(sheet.seats):
        yield Problem(("first_dealer",), "not_seated", {"player": SeatName(sheet.first_dealer)})


def change_problems(sheet: Sheet, game: Game) -> Iterator[Problem]:
    """Yields impossible seat changes. Stops at the first one after which it is unknown who sits where.

    A change begins at an existing deal or at the next one. Leaving and joining is possible when the game allows it, to
    an allowed number of seats (rules.md §6).
    """
    if sheet.totals is not None:
        if sheet.changes:
            yield Problem(("seat_changes",), "changes_and_results")
        return
    earliest = 1
    for index, change in enumerate(sheet.changes):
        path = ("seat_changes", index)
        latest = len(sheet.deals) + 1
        if not 1 <= change.from_deal <= latest:
            values = {"low": 1, "high": latest, "value": change.from_deal}
            yield Problem((*path, "from_deal"), "out_of_range", values)
            return
        if change.from_deal < earliest:
            values = {"low": earliest, "value": change.from_deal}
            yield Problem((*path, "from_deal"), "changes_out_of_order", values)
            return
        earliest = change.from_deal
        before = replace(sheet, changes=sheet.changes[:index]).at(change.from_deal)
        if change.player is not None and change.player in before.players.values():
            yield Problem((*path, "in"), "already_seated", {"player": change.player})
        if change.after is not None and change.after not in before.players:
            yield Problem((*path, "after"), "not_seated", {"player": SeatName(change.after)})
            return
        joins = change.after is not None
        if joins and (change.player is None or change.seat != len(before.order)):
            yield Problem((*path, "in"), "missing")  # a new seat has a player and the next free number
            return
        if not joins and change.seat not in before.players:
            yield Problem((*path, "out"), "not_seated", {"player": SeatName(change.seat)})
            return
        count = len(before.players) + joins - (change.player is None)
        if count != len(before.players) and not (game.seats_change and count in game.seat_counts):
            allowed = game.seat_counts if game.seats_change else (len(before.players),)
            yield Problem((*path, "in" if joins else "out"), "seat_count", {"allowed": allowed, "count": count})
            return


def totals_problems(sheet: Sheet, totals: Totals, game: Game) -> Iterator[Problem]:
    """Yields problems of totals: points that do not sum to zero where they must, partners with different points, tricks
    in a game whose standings do not count them (rules.md §6)."""
    seats, points = len(sheet.seats), totals.points
    if sheet.deals:
        yield Problem(("results",), "deals_and_results")
    if len(points) != seats:
        yield Problem(("results",), "one_per_seat", {"count": len(points), "expected": seats})
    elif game.sums_to_zero and sum(points) != 0:
        yield Problem(("results",), "sum_not_zero", {"sum": sum(points)})
    elif game.partners and (points[0] != points[2] or points[1] != points[3]):
        yield Problem(("results",), "partners_differ")
    if totals.deals_played is not None:
        yield from _deals_played_problems(sheet, totals.deals_played, game)
    if totals.tricks is None:
        return
    if game.count_name() != "tricks":
        yield Problem(("tricks",), "not_applicable")
    elif len(totals.tricks) != seats:
        yield Problem(("tricks",), "one_per_seat", {"count": len(totals.tricks), "expected": seats})
    else:
        for seat, tricks in enumerate(totals.tricks):
            if tricks < 0:
                yield Problem(("tricks", seat), "too_small", {"low": 0, "value": tricks})


def _deals_played_problems(sheet: Sheet, deals: int, game: Game) -> Iterator[Problem]:
    if deals < 1:
        yield Problem(("deals_played",), "too_small", {"low": 1, "value": deals})
    elif game.never_beyond_plan:
        most = game.planned_deals(sheet.conventions, len(sheet.seats))
        if most is not None and deals > most:
            yield Problem(("deals_played",), "out_of_range", {"low": 1, "high": most, "value": deals})
