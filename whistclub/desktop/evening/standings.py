"""The standings of an evening as a grid: points by round and in total, ranking points, and tie-breaks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import zip_longest
from typing import TYPE_CHECKING, Final

from whistclub.club.names import short_names
from whistclub.desktop.design.grid import GridColumn, GridRow
from whistclub.ranking.facts import EveningKey, EveningRow, EveningRules
from whistclub.ranking.shared import Shared, shared_seats
from whistclub.ranking.why import seat_why
from whistclub.reports.table import Kind, Value
from whistclub.rules.common import PlayerKey
from whistclub.words import mark, tr, tr_marked
from whistclub.words.names import listed, strung
from whistclub.words.why import reason_text

if TYPE_CHECKING:
    from whistclub.club.queries import EveningView
    from whistclub.desktop.controller import Controller
    from whistclub.ranking.facts import EveningStandings

ROUNDS_NAMED: Final = 3
ROUNDS_SHOWN: Final = 8
"""With more rounds than ``ROUNDS_NUMBERED``, the columns of rounds are titled by number alone; with more than
``ROUNDS_SHOWN``, only the latest rounds have a column."""
PRIMARY: Final = {"game_points": "points", "ranking_points": "ranking_points"}
"""The step that needs no explanation, by what the standings are ordered by."""
STEPS = {
    "points": mark("by game points"),
    "ranking_points": mark("by ranking points"),
    "places": mark("by places taken"),
    "game_points": mark("by game points"),
    "total": mark("by the total"),
}


def step_text(step: str) -> str:
    """Returns in words which tie-break separated a line from the one above."""
    return tr_marked(STEPS[step]) if step in STEPS else ""


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
class _Form:
    """What the grid needs besides the lines of the standings. ``rounds``: rounds with known results; ``notes``: on
    seats that changed hands, by player; ``noted``: whether there is a column for notes."""

    order: str
    rounds: tuple[int, ...]
    rules: EveningRules
    names: Mapping[PlayerKey, str]
    notes: Mapping[PlayerKey, tuple[str, str]]
    noted: bool

    @property
    def columned(self) -> tuple[int, ...]:
        """The rounds that have a column; none if there is only one round."""
        return self.rounds[-ROUNDS_SHOWN:] if len(self.rounds) > 1 else ()


@dataclass(frozen=True, slots=True)
class StandingsGrid:
    """The standings as ``columns`` and ``rows`` for a ``Grid``, keyed by player; ``lines``: the standings they show."""

    columns: tuple[GridColumn, ...]
    rows: tuple[GridRow, ...]
    lines: tuple[EveningRow, ...]
    form: _Form


def standings_grid(
    controller: Controller,
    standings: EveningStandings,
    shared: Shared | None = None,
    known: StandingsGrid | None = None,
) -> StandingsGrid:
    """Returns the standings as a grid. ``shared``: the seats that changed hands. ``known``: the previous grid, whose
    rows are reused for lines that have not changed."""
    lines, form = standings.rows, _form(controller, standings, seat_notes(controller, shared or {}))
    parts = tuple(name for _, _, name in _parts(form.rules))
    if known is None or known.form != form:
        return StandingsGrid(_columns(form), tuple(_row(controller, form, parts, line) for line in lines), lines, form)
    rows = tuple(
        row if line is before else _row(controller, form, parts, line)
        for line, before, row in zip_longest(lines, known.lines[: len(lines)], known.rows[: len(lines)])
    )
    return StandingsGrid(known.columns, rows, lines, form)


def _form(controller: Controller, standings: EveningStandings, notes: Mapping[PlayerKey, tuple[str, str]]) -> _Form:
    rows = standings.rows
    primary = PRIMARY[standings.order]
    return _Form(
        order=standings.order,
        rounds=tuple(sorted({part.round for row in rows for part in row.parts})),
        rules=rows[0].rules if rows else EveningRules(),
        names=controller.names_by_key(),
        notes=notes,
        noted=bool(notes) or any(row.step not in ("", primary) for row in rows),
    )


def _columns(form: _Form) -> tuple[GridColumn, ...]:
    rounds = form.columned
    columns = [
        GridColumn(tr("Place"), Kind.PLACE, width=40),
        GridColumn(tr("Name"), stretch=True, strong=True),
    ]
    called = {number: tr("Round {number}", number=number) for number in rounds}
    if len(rounds) <= ROUNDS_NAMED:
        columns += [GridColumn(called[number], Kind.POINTS, called[number]) for number in rounds]
    else:
        columns += [
            GridColumn(str(number), Kind.POINTS, called[number], width=44, spare=rounds[-1] + 1 - number)
            for number in rounds
        ]
    columns += [GridColumn(tr("Points"), Kind.POINTS, strong=form.order == "game_points")]
    columns += [GridColumn(title, Kind.HUNDREDTHS, tip) for title, tip, _ in _parts(form.rules)]
    columns += [
        GridColumn(tr("Ranking pts"), Kind.HUNDREDTHS, tr("Ranking points"), strong=form.order == "ranking_points")
    ]
    if form.noted:
        tip = tr("What separated equal totals, and seats that changed hands")
        columns.append(GridColumn(tr("Note"), tip=tip, width=190 if form.notes else 110, spare=1000))
    return tuple(columns)


def _row(controller: Controller, form: _Form, parts: tuple[str, ...], line: EveningRow) -> GridRow:
    values: list[Value] = [line.place, form.names.get(line.player, str(line.player))]
    if form.columned:
        by_round = _by_round(line)
        values += [by_round.get(number) for number in form.columned]
    tie = step_text(line.step) if line.step != PRIMARY[form.order] else ""
    seat, told = form.notes.get(line.player, ("", ""))
    values += [line.game_points, *(getattr(line, name) for name in parts), line.ranking_points]
    if line.parts and not any(part.played for part in line.parts):
        values = [None, values[1], *([None] * (len(values) - 2))]  # blank for who has not played: no place, nothing won
    values += [" · ".join(filter(None, (tie, seat)))] if form.noted else []
    return GridRow(line.player, tuple(values), tips={1: told, len(values) - 1: told} if told else {})


def _parts(rules: EveningRules) -> list[tuple[str, str, str]]:
    """Returns the parts of the ranking points under the conventions: column title, full name, attribute of the row."""
    parts = (
        (any(rules.place_points.values()), tr("Place pts"), tr("Place points"), "place_points"),
        (rules.bracket is not None, tr("Bonus"), tr("Points bonus"), "points_bonus"),
        (any(rules.upset), tr("Upset"), tr("Upset bonus"), "upset_bonus"),
    )
    return [(title, tip, name) for given, title, tip, name in parts if given]


def _by_round(row: EveningRow) -> dict[int, int]:
    sums: dict[int, int] = {}
    for part in filter(lambda part: part.played, row.parts):
        sums[part.round] = sums.get(part.round, 0) + part.points
    return sums


def prizes_text(controller: Controller, evening_id: int, standings: EveningStandings) -> str:
    """Returns who wins a prize once the standings are final, on one line; "" if nobody does."""
    from whistclub.reports.evening.standings import award_text
    from whistclub.reports.gather import evening_awards

    if standings.provisional or not standings.rows:
        return ""
    found = controller.read(evening_awards, evening_id, standings)
    told = (f"{award_text(award)} {strung(map(controller.name, award.players))}" for award in found)
    return tr("Prizes: {prizes}", prizes=" · ".join(told)) if found else ""
