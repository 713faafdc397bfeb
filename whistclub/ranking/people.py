"""One player's season from the deals: success by contract and by role, partners and opponents, records.

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
"""The roles of a player in a deal: ``alone`` in a contract; ``declarer``, the first named of two (in a trou the holder
of the aces); ``partner``, the other of two; ``against`` a contract; ``passed``: nobody tried anything."""


@dataclass(frozen=True, slots=True)
class PlayedSheet:
    """A scored sheet of an evening. ``evening``: the evening's own name."""

    key: EveningKey
    evening: str
    score: Score


@dataclass(frozen=True, slots=True)
class DealRef:
    """One deal of a sheet and the player's result in it. ``made``: whether the player's contract was made, None without
    one; where deals are counted by role, for ``against`` whether every contract was beaten."""

    sheet: PlayedSheet
    line: Line
    points: int
    made: bool | None = None


@dataclass(frozen=True, slots=True)
class SheetRef:
    """One sheet and the player's result on it. ``place`` None: the sheet is not one of the player's."""

    sheet: PlayedSheet
    points: int
    place: int | None


@dataclass(frozen=True, slots=True)
class Tally:
    """Deals counted together, in order of play."""

    deals: tuple[DealRef, ...] = ()

    @property
    def tried(self) -> int:
        """In how many of the deals the player tried something."""
        return sum(deal.made is not None for deal in self.deals)

    @property
    def made(self) -> int:
        return sum(deal.made is True for deal in self.deals)

    @property
    def points(self) -> int:
        """The player's game points in the deals."""
        return sum(deal.points for deal in self.deals)


@dataclass(frozen=True, slots=True)
class Partner:
    """A player with whom the player tried contracts."""

    player: PlayerKey
    tally: Tally


@dataclass(frozen=True, slots=True)
class Opponent:
    """A player met at the table: both results on the sheets in common, as pairs. Partners of a whole sheet are not
    opponents."""

    player: PlayerKey
    sheets: tuple[tuple[SheetRef, SheetRef], ...]

    @property
    def ahead(self) -> int:
        """The number of sheets on which the player took the better place."""
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
    """The player's extremes of the season; None where there is none. ``run``: the longest series of tries made."""

    best_sheet: SheetRef | None = None
    worst_sheet: SheetRef | None = None
    best_deal: DealRef | None = None
    worst_deal: DealRef | None = None
    run: Tally = Tally()


@dataclass(frozen=True, slots=True)
class Portrait:
    """The statistics of one player's season. ``contracts``: by game and contract, as first tried; ``roles``: of games
    that have them; ``partners`` and ``opponents``: the most frequent first. ``without_deals``: sheets known by their
    totals alone, which have no deals (rules.md §6)."""

    player: PlayerKey
    sheets: tuple[SheetRef, ...]
    contracts: Mapping[tuple[str, str], Tally]
    roles: Mapping[Role, Tally]
    partners: tuple[Partner, ...]
    opponents: tuple[Opponent, ...]
    records: Records
    without_deals: int


def portrait(player: PlayerKey, played: Sequence[PlayedSheet]) -> Portrait:
    """Computes the player's statistics from their sheets, in order; sheets of others are ignored."""
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
    """The deals of one player while they are being counted."""

    deals: list[DealRef] = field(default_factory=list)
    contracts: dict[tuple[str, str], list[DealRef]] = field(default_factory=dict)
    roles: dict[Role, list[DealRef]] = field(default_factory=dict)
    partners: dict[PlayerKey, list[DealRef]] = field(default_factory=dict)

    def add(self, sheet: PlayedSheet, seat: int, line: Line, tries: Sequence[Try]) -> None:
        """Counts a deal the player played on ``seat``."""
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
    """Every deal of every player who played one, in order, without void ones."""
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
    """The longest series of tries made, ignoring deals without a try; the earliest of equally long ones."""
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
    """Yields the deals the player played: the seat, the deal, and its tries. Void deals are left out."""
    game, conventions = game_of(sheet.score.sheet.game), sheet.score.sheet.conventions
    for line in sheet.score.lines:
        seat = next((at for at, who in line.table.players.items() if who == player), None)
        if seat is not None and seat in line.points and not line.void:
            yield seat, line, game.tries(conventions, line.table, line.deal)


def _role(seat: int, line: Line, tries: Sequence[Try], own: Try | None) -> Role | None:
    """The player's role; None when everybody tries something of their own, so that there are no sides."""
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
    """Whether the two seats are partners for the whole sheet."""
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
