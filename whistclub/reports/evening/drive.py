"""Reports of a whist drive: the list of everybody's tricks, and the content of each player's score card."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from operator import attrgetter
from typing import Any

from whistclub.club.evening.drive import by_tricks, rules
from whistclub.club.names import plain
from whistclub.ranking.facts import EveningRow, EveningStandings
from whistclub.reports.data import EveningReportData
from whistclub.reports.evening.standings_columns import ROUNDS_SHOWN, points_of_round
from whistclub.reports.table import EVERYWHERE, Column, Kind, Medium, Row, Table, row_values, shown_on
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
    columns = shown_on(Medium.PRINTED, drive_columns(data.standings, data.roles, data.player))
    found = tuple(Row(row_values(columns, row)) for row in data.standings.rows)
    provisional = data.standings.provisional
    title = tr("Whist drive (provisional)") if provisional else tr("Whist drive")
    note = tr("Equal tricks: the place goes to who has won more tables; still equal: it is shared.")
    return Table("drive", title, columns, found, notes=(note,), repeat=2, largest=13)


def drive_columns(
    standings: EveningStandings, roles: Mapping[Any, int], name: Callable[[PlayerKey], str]
) -> Iterator[Column]:
    """The columns of the list wherever it is shown; their items are the rows of the standings.

    ``roles``: by player (0: A, 1: B); ``name``: of a player."""
    printed = Medium.PRINTED

    def role(row: EveningRow) -> str | None:
        return role_text(roles[row.player]) if row.player in roles else None

    yield Column("place", tr("Place"), Kind.PLACE, strong=True, value=attrgetter("place"), width=40)
    yield Column("player", tr("Player"), Kind.NAME, value=lambda row: name(row.player), short=tr("Name"))
    if roles:
        yield Column("role", tr("Role"), value=role, width=44, spare=1)
    rounds = sorted({part.round for row in standings.rows for part in row.parts})
    for at, number in enumerate(rounds, start=ROUNDS_SHOWN - len(rounds)):
        yield Column(
            f"round_{number}", str(number), Kind.NUMBER, tr("Tricks of the round"), value=points_of_round(number),
            on=EVERYWHERE if at >= 0 else printed, tip=tr("Round {number}", number=number), width=36,
            spare=ROUNDS_SHOWN + 2 - at,
        )  # fmt: skip
    if any(row.game_adjustment for row in standings.rows):
        yield Column("adjusted", tr("Adjusted"), Kind.POINTS, value=lambda row: row.game_adjustment or None, on=printed)
    deals = Column("deals", tr("Deals"), Kind.NUMBER, tip=tr("Deals played"), width=60, spare=2)
    yield replace(deals, value=lambda row: sum(part.deals for part in row.parts))
    yield Column("sum", tr("Tricks"), Kind.NUMBER, strong=True, value=attrgetter("game_points"))


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
