"""The standings of an evening as a grid: points by round and in total, ranking points, and tie-breaks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import TYPE_CHECKING, Final

from whistclub.club.names import short_names
from whistclub.desktop.design.grid import GridRow
from whistclub.ranking.facts import EveningKey, EveningRow, EveningRules
from whistclub.ranking.shared import Shared, shared_seats
from whistclub.ranking.why import seat_why
from whistclub.reports.evening.standings_columns import standings_columns
from whistclub.reports.table import Column, Medium, row_values, shown_on
from whistclub.rules.common import PlayerKey
from whistclub.words import mark, tr, tr_marked
from whistclub.words.names import listed, strung
from whistclub.words.why import reason_text

if TYPE_CHECKING:
    from whistclub.club.queries import EveningView
    from whistclub.desktop.controller import Controller
    from whistclub.ranking.facts import EveningStandings

PRIMARY: Final = {"game_points": "points", "ranking_points": "ranking_points"}
"""The step that needs no explanation, by what the standings are ordered by."""
STEPS = {
    "points": mark("by game points"),
    "ranking_points": mark("by ranking points"),
    "places": mark("by places taken"),
    "game_points": mark("by game points"),
}


def shared_of(view: EveningView) -> Shared:
    """Returns the seats of the evening that changed hands."""
    key = EveningKey(view.record.date, view.record.number)
    changed = (sheet for sheet in view.sheets if sheet.record.changes)
    return {(key, sheet.record.round, sheet.record.table): shared_seats(sheet.score) for sheet in changed}


def seat_notes(controller: Controller, shared: Shared) -> dict[PlayerKey, tuple[str, str]]:
    """Returns a short and a full note for each player who shared a seat."""
    notes: dict[PlayerKey, tuple[str, str]] = {}
    for seat in (seat for seats in shared.values() for seat in seats):
        if seat.owner is None:
            continue
        short_of = short_names(controller.name(player) for player, _ in seat.held)
        told = reason_text(seat_why(seat), controller.names_by_key())
        others = listed([short_of[controller.name(player)] for player, _ in seat.held if player != seat.owner])
        for player, _ in seat.held:
            stands_in = tr("place goes to {name}", name=short_of[controller.name(seat.owner)])
            few = tr("seat with {names}", names=others) if player == seat.owner else stands_in
            short, full = notes.get(player, ("", ""))
            notes[player] = " · ".join(filter(None, (short, few))), "\n".join(filter(None, (full, told)))
    return notes


@dataclass(frozen=True, slots=True)
class StandingsGrid:
    """The standings as ``columns`` and ``rows`` for a ``Grid``, keyed by player; ``lines``: the standings they show.
    ``names``, ``notes``: of the players, by key."""

    columns: tuple[Column, ...]
    rows: tuple[GridRow, ...]
    lines: tuple[EveningRow, ...]
    names: Mapping[PlayerKey, str]
    notes: Mapping[PlayerKey, tuple[str, str]]


def standings_grid(
    controller: Controller,
    standings: EveningStandings,
    shared: Shared | None = None,
    known: StandingsGrid | None = None,
) -> StandingsGrid:
    """Returns the standings as a grid. ``shared``: the seats that changed hands. ``known``: the previous grid, whose
    rows are reused for lines that have not changed."""
    lines, names, notes = standings.rows, controller.names_by_key(), seat_notes(controller, shared or {})
    columns = _columns(standings, names, notes)
    if known is None or (columns, names, notes) != (known.columns, known.names, known.notes):
        known = StandingsGrid(columns, (), (), names, notes)
    rows = tuple(
        row if row is not None and line is before else _row(columns, line, notes.get(line.player, ("", ""))[1])
        for line, before, row in zip_longest(lines, known.lines[: len(lines)], known.rows[: len(lines)])
    )
    return StandingsGrid(known.columns, rows, lines, names, notes)


def _columns(
    standings: EveningStandings, names: Mapping[PlayerKey, str], notes: Mapping[PlayerKey, tuple[str, str]]
) -> tuple[Column, ...]:
    primary = PRIMARY[standings.order]

    def note(line: EveningRow) -> str:
        tie = tr_marked(STEPS[line.step]) if line.step not in ("", primary) else ""
        return " · ".join(filter(None, (tie, notes.get(line.player, ("", ""))[0])))

    rules = standings.rows[0].rules if standings.rows else EveningRules()
    noted = bool(notes) or any(line.step not in ("", primary) for line in standings.rows)
    found = standings_columns(
        standings, rules, lambda player: names.get(player, str(player)), note=note if noted else None
    )
    shown = shown_on(Medium.SCREEN, found)
    return tuple(replace(column, width=190) if notes and column.key == "note" else column for column in shown)


def _row(columns: tuple[Column, ...], line: EveningRow, told: str) -> GridRow:
    values = row_values(columns, line)
    if line.parts and not any(part.played for part in line.parts):  # who has not played has no place, has won nothing
        kept = ("player", "note")
        values = tuple(v if c.key in kept else None for c, v in zip(columns, values, strict=True))
    return GridRow(line.player, values, tips={1: told, len(values) - 1: told} if told else {})


def prizes_text(controller: Controller, evening_id: int, standings: EveningStandings) -> str:
    """Returns who wins a prize once the standings are final, on one line; "" if nobody does."""
    from whistclub.reports.evening.standings import award_text
    from whistclub.reports.gather import evening_awards

    if standings.provisional or not standings.rows:
        return ""
    found = controller.read(evening_awards, evening_id, standings)
    told = (f"{award_text(award)} {strung(map(controller.name, award.players))}" for award in found)
    return tr("Prizes: {prizes}", prizes=" · ".join(told)) if found else ""
