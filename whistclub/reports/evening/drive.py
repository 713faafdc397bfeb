"""Reports of a whist drive: the list of everybody's tricks, and the content of each player's score card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from whistclub.club.evening.drive import by_tricks, rules
from whistclub.club.names import plain
from whistclub.ranking.facts import EveningRow
from whistclub.reports.data import EveningReportData
from whistclub.reports.table import Column, Kind, Row, Table, Value
from whistclub.rules.common import PlayerKey, Suit
from whistclub.rules.sheet import Score
from whistclub.seating.drive import turned
from whistclub.words import tr
from whistclub.words.evenings.rounds import role_text
from whistclub.words.names import suit_sign


@dataclass(frozen=True, slots=True)
class CardLine:
    """One deal on a card. ``label``: its round, with the deal when a round has several; ``tricks`` None: not played
    (yet)."""

    label: str
    trump: str = ""
    table: int | None = None
    partner: str = ""
    tricks: int | None = None


@dataclass(frozen=True, slots=True)
class ScoreCard:
    """A player's card. ``role``: A, B, "" without roles."""

    name: str
    role: str = ""
    lines: tuple[CardLine, ...] = field(default=())


def drives(data: EveningReportData) -> list[Score]:
    """The sheets on which tricks are the points."""
    return [score for score in data.sheets if by_tricks(score.sheet)]


def drive_table(data: EveningReportData) -> Table | None:
    """Everybody's tricks, most first; None unless the whole evening is a whist drive."""
    if not data.sheets or len(drives(data)) < len(data.sheets):
        return None
    rows = data.standings.rows
    rounds = sorted({part.round for row in rows for part in row.parts})
    adjusted = any(row.game_adjustment for row in rows)
    columns = [Column("place", tr("Place"), Kind.PLACE, strong=True), Column("player", tr("Player"))]
    columns += [Column("role", tr("Role"))] if data.roles else []
    columns += [Column(f"round_{n}", str(n), Kind.NUMBER, tr("Tricks of the round")) for n in rounds]
    columns += [Column("adjusted", tr("Adjusted"), Kind.POINTS)] if adjusted else []
    columns += [Column("deals", tr("Deals"), Kind.NUMBER), Column("sum", tr("Tricks"), Kind.NUMBER, strong=True)]
    found = []
    for row in rows:
        values = dict(_values(data, row, rounds))
        found.append(Row(tuple(values[column.key] for column in columns)))
    provisional = data.standings.provisional
    title = tr("Whist drive (provisional)") if provisional else tr("Whist drive")
    note = tr("Equal tricks: the place goes to who has won more tables; still equal: it is shared.")
    return Table("drive", title, tuple(columns), tuple(found), notes=(note,), repeat=2, largest=13)


def _values(data: EveningReportData, row: EveningRow, rounds: list[int]) -> Iterator[tuple[str, Value]]:
    yield "place", row.place
    yield "player", data.player(row.player)
    yield "role", role_text(data.roles[row.player]) if row.player in data.roles else None
    for number in rounds:
        parts = [part.points for part in row.parts if part.round == number and part.played]
        yield f"round_{number}", sum(parts) if parts else None
    yield "adjusted", row.game_adjustment or None
    yield "deals", sum(part.deals for part in row.parts)
    yield "sum", row.game_points


def blank_cards(data: EveningReportData) -> list[ScoreCard]:
    """A blank card for everybody in the drive, with the trumps known beforehand."""
    first = min(drives(data), key=lambda score: score.sheet.round)
    conventions = first.sheet.conventions
    deals, order = rules().deals(conventions) or 1, rules().rotation(conventions)
    start = turned(order, -(first.sheet.round - 1) * deals) if order else None
    lines = []
    for number in range(1, data.drive_rounds + 1):
        for deal in range(deals):
            trump = start[((number - 1) * deals + deal) % len(start)] if start else None
            lines.append(CardLine(_label(number, deal, deals), _sign(trump)))
    return [ScoreCard(data.player(player), _role(data, player), tuple(lines)) for player in _people(data)]


def filled_cards(data: EveningReportData) -> list[ScoreCard]:
    """Everybody's card with what they have played."""
    lines: dict[PlayerKey, list[CardLine]] = {player: [] for player in _people(data)}
    for score in drives(data):
        sheet = score.sheet
        planned = rules().deals(sheet.conventions) or 1
        for at, line in enumerate(score.lines):
            for seat in line.table.seats:
                player, partner = line.table.players[seat], line.table.players[(seat + 2) % 4]
                label, sign = _label(sheet.round, at, planned), _sign(rules().trump_of(line.deal))
                points = line.points[seat]
                lines[player].append(CardLine(label, sign, sheet.table, data.player(partner), points))
    return [ScoreCard(data.player(player), _role(data, player), tuple(found)) for player, found in lines.items()]


def _people(data: EveningReportData) -> list[PlayerKey]:
    """All players of the drive, by name."""
    found = dict.fromkeys(
        player
        for score in drives(data)
        for player in (*score.sheet.seats, *(c.player for c in score.sheet.changes if c.player is not None))
    )
    return sorted(found, key=lambda player: plain(data.player(player)))


def _label(number: int, deal: int, deals: int) -> str:
    return str(number) if deals == 1 else f"{number}.{deal + 1}"


def _sign(trump: Suit | None) -> str:
    return "" if trump is None else suit_sign(trump)


def _role(data: EveningReportData, player: PlayerKey) -> str:
    return role_text(data.roles[player]) if player in data.roles else ""
