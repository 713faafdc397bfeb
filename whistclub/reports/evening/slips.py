"""Small slips that say where to go next, one per player or per table, to be cut apart; and the schedule of an
evening."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from whistclub.club.evening.rounds import RoundSeating, tables_by_player
from whistclub.club.names import plain
from whistclub.reports.data import EveningReportData
from whistclub.reports.table import Column, Kind, Row, Table
from whistclub.reports.writers.cutting import cut_lines, one_line
from whistclub.reports.writers.fonts import BOLD, REGULAR, load, printable, width
from whistclub.reports.writers.layout import PAPERS
from whistclub.rules.common import PlayerKey
from whistclub.words import tr

if TYPE_CHECKING:
    from reportlab.pdfgen.canvas import Canvas

_GRIDS: Final = {"A4": (3, 7), "Letter": (3, 7), "A5": (2, 5)}
"""Columns and rows of slips on a page."""
_INSIDE: Final = 16.0
"""Margin around each slip, since printers leave the edge of the page blank."""
_NAME: Final = 11.0
_LINE: Final = 9.5
_LARGE: Final = 20.0
_SMALLEST: Final = 0.55
"""How far a long line shrinks before it is shortened."""


@dataclass(frozen=True, slots=True)
class Slip:
    """One slip. ``name``: its player or table; ``large``: where to go, for a single place; ``lines``: further lines."""

    name: str
    large: str = ""
    lines: tuple[str, ...] = ()


def coming(rounds: Sequence[RoundSeating]) -> tuple[RoundSeating, ...]:
    """The rounds for which slips are made: those drawn and not seated yet, else the last one that is seated."""
    waiting = tuple(one for one in rounds if not one.seated)
    return waiting or tuple(rounds[-1:])


def player_slips(data: EveningReportData, rounds: Sequence[RoundSeating]) -> list[Slip]:
    """One slip per player, by name, with the table and the seat of each coming round."""
    people: dict[PlayerKey, list[str]] = {}
    for one in rounds:
        for table in one.tables:
            for seat, player in enumerate(table.seats, 1):
                people.setdefault(player, []).append(_place(one, table.number, seat, only=len(rounds) == 1))
        for player in one.out:
            out = tr("sits out") if len(rounds) == 1 else tr("Round {round}: sits out", round=one.round)
            people.setdefault(player, []).append(out)
    order = sorted(people, key=lambda player: plain(data.player(player)))
    if len(rounds) == 1:
        heading = tr("Round {number}", number=rounds[0].round)
        return [Slip(data.player(player), people[player][0], (heading,)) for player in order]
    return [Slip(data.player(player), "", tuple(people[player])) for player in order]


def _place(one: RoundSeating, table: int, seat: int, *, only: bool) -> str:
    if only:
        return tr("Table {table} · seat {seat}", table=table, seat=seat)
    return tr("Round {round}: table {table}, seat {seat}", round=one.round, table=table, seat=seat)


def table_slips(data: EveningReportData, rounds: Sequence[RoundSeating]) -> list[Slip]:
    """One slip per table of the last seated round: where each of its players goes next; none when the next round is not
    drawn."""
    seated = [one for one in rounds if one.seated]
    following = [one for one in rounds if not one.seated]
    if not seated or not following:
        return []
    goal = following[0]
    places = {
        player: tr("table {table}, seat {seat}", table=table.number, seat=seat)
        for table in goal.tables
        for seat, player in enumerate(table.seats, 1)
    }
    heading = tr("To round {number}", number=goal.round)
    slips = []
    for table in seated[-1].tables:
        lines = [
            tr("{name}: {place}", name=data.player(player), place=places.get(player) or tr("sits out"))
            for player in table.seats
        ]
        slips.append(Slip(tr("Table {number}", number=table.number) + " · " + heading, "", tuple(lines)))
    return slips


def schedule_table(data: EveningReportData, rounds: Sequence[RoundSeating]) -> Table:
    """The schedule of the evening: everybody by name, with the table of every drawn round; blank for a round without
    them."""
    tables = tables_by_player(rounds)
    columns = (
        Column("player", tr("Player"), strong=True),
        *(Column(f"round_{one.round}", tr("Round {number}", number=one.round), Kind.NUMBER) for one in rounds),
    )
    people = sorted(tables, key=lambda player: plain(data.player(player)))
    rows = tuple(Row((data.player(one), *(tables[one].get(round.round) for round in rounds))) for one in people)
    notes = (tr("The number is the table; blank: sits out."),)
    return Table("schedule", tr("Schedule"), columns, rows, notes=notes, largest=13, foldable=True)


def slips_pdf(slips: Sequence[Slip], heading: str, paper: str = "A4") -> bytes:
    """The slips as a PDF, each as high as the fullest needs; ``heading`` is printed on each (club, date)."""
    from reportlab.pdfgen.canvas import Canvas

    load()
    out = io.BytesIO()
    page = PAPERS[paper]
    canvas = Canvas(out, pagesize=page, invariant=1, pageCompression=1)
    canvas.setTitle(tr("Slips"))
    across, down = _GRIDS[paper]
    lines = max((len(slip.lines) for slip in slips), default=1)
    needed = 2 * _INSIDE + 9 + _NAME * 1.5 + lines * _LINE * 1.3 + (_LARGE * 1.4 if slips and slips[0].large else 0)
    down = max(1, min(down, int(page[1] / needed)))
    wide, high = page[0] / across, page[1] / down
    for at in range(0, max(len(slips), 1), across * down):
        for place, slip in enumerate(slips[at : at + across * down]):
            left, top = place % across * wide, page[1] - place // across * high
            _slip(canvas, slip, heading, (left + _INSIDE, top - _INSIDE), (wide - 2 * _INSIDE, high - 2 * _INSIDE))
        cut_lines(canvas, page, across, down)
        canvas.showPage()
    canvas.save()
    return out.getvalue()


def _slip(canvas: Canvas, slip: Slip, heading: str, at: tuple[float, float], room: tuple[float, float]) -> None:
    (left, y), (wide, high) = at, room
    canvas.setFillGray(0.35)
    canvas.setFont(REGULAR, 7)
    canvas.drawString(left, y - 7, one_line(heading, wide / 7))
    canvas.setFillGray(0)
    y -= 9 + _NAME * 1.3
    _fitting(canvas, slip.name, left, y, wide, _NAME, bold=True)
    if slip.large:
        y -= _LARGE * 1.3
        _fitting(canvas, slip.large, left, y, wide, _LARGE, bold=True)
    # More lines than fit are set closer and smaller, never beyond the slip.
    left_high = high - (at[1] - y) - 2
    step = min(_LINE * 1.3, left_high / max(len(slip.lines), 1))
    for line in slip.lines:
        y -= step
        _fitting(canvas, line, left, y, wide, min(_LINE, step / 1.15))


def _fitting(canvas: Canvas, text: str, left: float, y: float, wide: float, size: float, *, bold: bool = False) -> None:
    """Draws one line within that width: smaller when it is too long, shortened only when that is not enough."""
    whole = printable(text)
    size = max(size * _SMALLEST, min(size, wide / max(width(whole, bold), 0.1)))
    canvas.setFont(BOLD if bold else REGULAR, size)
    canvas.drawString(left, y, one_line(whole, wide / size, bold=bold))
