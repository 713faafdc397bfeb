"""One player's season told by the deals: success by contract and by role, company at the table, records.

Every number keeps the deals or sheets it was counted from, so that "why?" can show them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from whistclub.ranking.facts import EveningKey
from whistclub.rules.common import PlayerKey
from whistclub.rules.facts import Line, Score, Standing, Try
from whistclub.rules.games import game_of

Role = Literal["alone", "declarer", "partner", "against", "passed"]
ROLES: tuple[Role, ...] = ("alone", "declarer", "partner", "against", "passed")
"""Playing a contract alone, as the first named of two (in a trou the holder of the aces), as the other of two; playing
against one; or a deal in which nobody tried anything."""


@dataclass(frozen=True, slots=True)
class PlayedSheet:
    """A sheet of an evening, scored. ``evening``: the evening's own name."""

    key: EveningKey
    evening: str
    score: Score


@dataclass(frozen=True, slots=True)
class DealRef:
    """A deal of a sheet and what it gave the player. ``made``: of what the player tried, None when nothing; where deals
    are counted by role, of those played against whether every contract was beaten."""

    sheet: PlayedSheet
    line: Line
    points: int
    made: bool | None = None


@dataclass(frozen=True, slots=True)
class SheetRef:
    """A sheet and what it gave the player. ``place`` None: the sheet is not one of theirs."""

    sheet: PlayedSheet
    points: int
    place: int | None


@dataclass(frozen=True, slots=True)
class Tally:
    """Deals counted together, in the order they were played."""

    deals: tuple[DealRef, ...] = ()

    @property
    def tried(self) -> int:
        """How many of the deals the player tried something in."""
        return sum(deal.made is not None for deal in self.deals)

    @property
    def made(self) -> int:
        return sum(deal.made is True for deal in self.deals)

    @property
    def points(self) -> int:
        """What the deals gave the player, in game points."""
        return sum(deal.points for deal in self.deals)


@dataclass(frozen=True, slots=True)
class Partner:
    """Somebody the player tried contracts with."""

    player: PlayerKey
    tally: Tally


@dataclass(frozen=True, slots=True)
class Opponent:
    """Somebody met at the table: own sheets and theirs, pairwise. Partners of a whole sheet are not opponents."""

    player: PlayerKey
    sheets: tuple[tuple[SheetRef, SheetRef], ...]

    @property
    def ahead(self) -> int:
        """Sheets on which the player took the better place."""
        return sum(mine < theirs for mine, theirs in self._places())

    @property
    def behind(self) -> int:
        return sum(mine > theirs for mine, theirs in self._places())

    def _places(self) -> Iterator[tuple[int, int]]:
        for mine, theirs in self.sheets:
            if mine.place is not None and theirs.place is not None:
                yield mine.place, theirs.place


@dataclass(frozen=True, slots=True)
class Records:
    """The player's extremes of the season; None without any. ``run``: the longest row of things tried and made."""

    best_sheet: SheetRef | None = None
    worst_sheet: SheetRef | None = None
    best_deal: DealRef | None = None
    worst_deal: DealRef | None = None
    run: Tally = Tally()


@dataclass(frozen=True, slots=True)
class Portrait:
    """What the deals of a season tell of one player. ``contracts``: by game and contract, as first tried; ``roles``: of
    games that have them; ``partners`` and ``opponents``: the most frequent first. ``without_deals``: sheets known by
    their totals alone, which tell nothing of deals (rules.md §6)."""

    player: PlayerKey
    sheets: tuple[SheetRef, ...]
    contracts: Mapping[tuple[str, str], Tally]
    roles: Mapping[Role, Tally]
    partners: tuple[Partner, ...]
    opponents: tuple[Opponent, ...]
    records: Records
    without_deals: int


def portrait(player: PlayerKey, played: Sequence[PlayedSheet]) -> Portrait:
    """The player's portrait from their sheets, in order; sheets of others are passed over."""
    mine = [(sheet, own) for sheet in played if (own := _standing(sheet, player)) is not None]
    sheets = tuple(SheetRef(sheet, own.points, own.place) for sheet, own in mine)
    counted = _Counted()
    for sheet, _ in mine:
        for seat, line, tries in _lines_of(sheet, player):
            counted.add(sheet, seat, line, tries)
    by_number = sorted(counted.partners.items(), key=lambda item: -len(item[1]))
    return Portrait(
        player,
        sheets,
        {key: Tally(tuple(deals)) for key, deals in counted.contracts.items()},
        {role: Tally(tuple(counted.roles[role])) for role in ROLES if role in counted.roles},
        tuple(Partner(other, Tally(tuple(deals))) for other, deals in by_number),
        _opponents(mine),
        _records(sheets, counted.deals),
        sum(sheet.score.sheet.totals is not None for sheet, _ in mine),
    )


@dataclass(slots=True)
class _Counted:
    """Deals of one player as they are sorted."""

    deals: list[DealRef] = field(default_factory=list)
    contracts: dict[tuple[str, str], list[DealRef]] = field(default_factory=dict)
    roles: dict[Role, list[DealRef]] = field(default_factory=dict)
    partners: dict[PlayerKey, list[DealRef]] = field(default_factory=dict)

    def add(self, sheet: PlayedSheet, seat: int, line: Line, tries: Sequence[Try]) -> None:
        """Takes in a deal that the player played on ``seat``."""
        own = next((one for one in tries if seat in one.players), None)
        deal = DealRef(sheet, line, line.points[seat], None if own is None else own.made)
        self.deals.append(deal)
        if own is not None:
            self.contracts.setdefault((sheet.score.sheet.game, own.contract), []).append(deal)
            for other in own.players:
                if other != seat:
                    self.partners.setdefault(line.table.players[other], []).append(deal)
        if (role := _role(seat, line, tries, own)) is not None:
            beaten = replace(deal, made=not any(one.made for one in tries)) if role == "against" else deal
            self.roles.setdefault(role, []).append(beaten)


def deals_of_all(played: Sequence[PlayedSheet]) -> dict[PlayerKey, list[DealRef]]:
    """Every deal of everybody who played one, in order; void ones are left out."""
    deals: dict[PlayerKey, list[DealRef]] = {}
    for sheet in played:
        game, conventions = game_of(sheet.score.sheet.game), sheet.score.sheet.conventions
        for line in sheet.score.lines:
            if line.void:
                continue
            tries = game.tries(conventions, line.table, line.deal)
            for seat, points in line.points.items():
                own = next((one for one in tries if seat in one.players), None)
                made = None if own is None else own.made
                deals.setdefault(line.table.players[seat], []).append(DealRef(sheet, line, points, made))
    return deals


def longest_run(deals: Sequence[DealRef]) -> Tally:
    """The longest row of things tried and made, deals without a try passed over; the earliest of equal ones."""
    best: list[DealRef] = []
    run: list[DealRef] = []
    for deal in deals:
        if deal.made is None:
            continue
        run = [*run, deal] if deal.made else []
        if len(run) > len(best):
            best = run
    return Tally(tuple(best))


def _standing(sheet: PlayedSheet, player: PlayerKey) -> Standing | None:
    return next((row for row in sheet.score.standings if row.player == player), None)


def _lines_of(sheet: PlayedSheet, player: PlayerKey) -> Iterator[tuple[int, Line, tuple[Try, ...]]]:
    """The deals the player played: their seat, the deal, what was tried in it. Void ones are left out."""
    game, conventions = game_of(sheet.score.sheet.game), sheet.score.sheet.conventions
    for line in sheet.score.lines:
        seat = next((at for at, who in line.table.players.items() if who == player), None)
        if seat is not None and seat in line.points and not line.void:
            yield seat, line, game.tries(conventions, line.table, line.deal)


def _role(seat: int, line: Line, tries: Sequence[Try], own: Try | None) -> Role | None:
    """None where all try something of their own: there are no sides then."""
    if sum(len(one.players) for one in tries) == len(line.points):
        return None
    if own is not None and len(own.players) > 1:
        return "declarer" if own.players[0] == seat else "partner"
    if own is not None:
        return "alone"
    return "against" if tries else "passed"


def _opponents(mine: Sequence[tuple[PlayedSheet, Standing]]) -> tuple[Opponent, ...]:
    met: dict[PlayerKey, list[tuple[SheetRef, SheetRef]]] = {}
    for sheet, own in mine:
        for row in sheet.score.standings:
            if row.player != own.player and not _side_of(sheet, own.seat, row.seat):
                pair = (SheetRef(sheet, own.points, own.place), SheetRef(sheet, row.points, row.place))
                met.setdefault(row.player, []).append(pair)
    by_number = sorted(met.items(), key=lambda item: -len(item[1]))
    return tuple(Opponent(player, tuple(pairs)) for player, pairs in by_number)


def _side_of(sheet: PlayedSheet, seat: int, other: int) -> bool:
    """Whether the two seats are one side for the whole sheet."""
    if seat == other:
        return True
    game, lines = game_of(sheet.score.sheet.game), sheet.score.lines
    if not lines:
        return False
    tries = game.tries(sheet.score.sheet.conventions, lines[0].table, lines[0].deal)
    whole = sum(len(one.players) for one in tries) == len(lines[0].points)
    return whole and any(seat in one.players and other in one.players for one in tries)


def _records(sheets: Sequence[SheetRef], deals: Sequence[DealRef]) -> Records:
    own = [sheet for sheet in sheets if sheet.place is not None]
    return Records(
        max(own, key=lambda sheet: sheet.points, default=None),
        min(own, key=lambda sheet: sheet.points, default=None),
        max(deals, key=lambda deal: deal.points, default=None),
        min(deals, key=lambda deal: deal.points, default=None),
        longest_run(deals),
    )
