"""Scores a sheet deal by deal: lines, totals, places, the next proposal. The entry point to the rules of all games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from operator import attrgetter

from whistclub.rules.checks import change_problems, seat_problems, sheet_problems
from whistclub.rules.common import PlayerKey, Problem, Refused, Table
from whistclub.rules.facts import (
    Conventions,
    Deal,
    Expected,
    Line,
    Outcome,
    Score,
    SeatChange,
    Sheet,
    Standing,
    Totals,
)
from whistclub.rules.game import Game, State
from whistclub.rules.games import game_of
from whistclub.rules.places import everyone, holders, ranked

__all__ = [
    "Conventions",
    "Deal",
    "Expected",
    "Fold",
    "Game",
    "Line",
    "Outcome",
    "Score",
    "SeatChange",
    "Sheet",
    "Standing",
    "State",
    "Totals",
    "check",
    "everyone",
    "fold",
    "game_of",
    "holders",
    "ranked",
    "sheet_problems",
]


@dataclass(slots=True)
class Fold:
    """A sheet being scored deal by deal. ``add`` checks and scores one completed deal, without completing it; ``score``
    may be called at any time. Adding n deals and then one more equals adding n + 1."""

    sheet: Sheet
    """The sheet as given; ``lines`` tells which of its deals have been added."""
    game: Game
    state: State
    running: list[int]
    steady: Table | None
    """The table of every deal, for a sheet without seat changes."""
    lines: list[Line] = field(default_factory=list)
    skipped: int = 0
    """Number of impossible deals skipped while looking for further mistakes."""
    counts: dict[int, int] = field(default_factory=dict)
    """What the game counts besides points (``count_name``), by seat."""
    own_counts: dict[PlayerKey, int] = field(default_factory=dict)
    """The same by player."""
    _asked: tuple[int, Table] | None = None
    """Cache: number of a deal and its table."""

    @classmethod
    def start(cls, sheet: Sheet) -> Fold:
        """A fold of ``sheet`` before its first deal."""
        game = game_of(sheet.game)
        return cls(sheet, game, game.start(sheet), [0] * sheet.seat_count, None if sheet.changes else sheet.at(1))

    @classmethod
    def after(cls, score: Score) -> Fold:
        """Continues after the last deal of a scored sheet with deals, as if its deals had been added here."""
        folding = cls.start(score.sheet)
        folding.state, counts, own_counts = score.end
        folding.running, folding.lines = list(score.seat_totals), list(score.lines)
        folding.counts, folding.own_counts = dict(counts), dict(own_counts)
        return folding

    @classmethod
    def before(cls, score: Score, count: int) -> Fold:
        """A fold with the first ``count`` deals of ``score`` added."""
        if count == len(score.lines):
            return cls.after(score)
        folding = cls.start(score.sheet)
        for line in score.lines[:count]:
            folding.add(line.deal)
        return folding

    @property
    def table(self) -> Table:
        """Who sits where at the next deal."""
        if self.steady is not None:
            return self.steady
        number = len(self.lines) + self.skipped + 1
        if self._asked is None or self._asked[0] != number:
            self._asked = number, self.sheet.at(number)
        return self._asked[1]

    @property
    def finished(self) -> bool:
        """Whether the game has ended."""
        return self.game.finished(self.state)

    def expect(self) -> Expected:
        """The proposal for the next deal."""
        return self.game.expect(self.state, self.table)

    def complete(self, deal: Deal) -> Deal:
        """``deal`` with open facts filled in from the proposal; given facts are never changed."""
        return self.game.complete(self.state, self.table, deal)

    def problems(self, deal: Deal) -> list[Problem]:
        """Every reason why this completed deal is impossible as the next one."""
        if self.game.finished(self.state):
            return [Problem((), "after_the_end")]
        return list(self.game.problems(self.state, self.table, deal))

    def add(self, deal: Deal) -> Line:
        """Adds a completed deal; Refused when it is impossible."""
        table, running, game, state = self.table, self.running, self.game, self.state
        if game.finished(state) or any(game.problems(state, table, deal)):
            raise Refused(self.problems(deal))
        outcome, self.state = game.play(state, table, deal)
        points, void, warnings, tricks, made = outcome
        for seat, gained in points.items():
            running[seat] += gained
        if counted := made or tricks:
            for seat, number in counted.items():
                player = table.players[seat]
                self.counts[seat] = self.counts.get(seat, 0) + number
                self.own_counts[player] = self.own_counts.get(player, 0) + number
        seats = table.seats
        sat_out = () if len(points) == len(seats) else tuple(seat for seat in seats if seat not in points)
        number = len(self.lines) + 1
        line = Line(number, deal, table, deal.dealer, sat_out, points, tuple(running), void, warnings)
        self.lines.append(line)
        return line

    def skip(self, deal: Deal) -> None:
        """Skips a completed, impossible deal, to look for mistakes after it."""
        self.state = self.game.skip(self.state, self.table, deal)
        self.skipped += 1

    def score(self) -> Score:
        """The score of the deals added so far."""
        sheet, deals = self.sheet, tuple([line.deal for line in self.lines])
        if deals != sheet.deals:
            sheet = replace(sheet, deals=deals)
        finished, shares = self.finished, _Shares.of(self.lines)
        return Score(
            sheet=sheet,
            lines=tuple(self.lines),
            seat_totals=tuple(self.running),
            totals={player: shares.points.get(player, 0) for player in everyone(sheet)},
            standings=_standings(self, sheet, shares),
            next=self.expect(),
            finished=finished,
            incomplete=not finished and self.game.has_end(sheet.conventions),
            extra=self.game.extra(self.state),
            end=(self.state, dict(self.counts), dict(self.own_counts)),
        )


@dataclass(frozen=True, slots=True)
class _Shares:
    """Each player's share of a sheet's lines. ``held``: for (seat, player) the number of deals the player held the
    seat, void and sat-out ones included; ``points``: the player's own; ``played``: deals really played, not sat out."""

    held: Mapping[tuple[int, PlayerKey], int]
    points: Mapping[PlayerKey, int]
    played: Mapping[PlayerKey, int]

    @classmethod
    def of(cls, lines: Sequence[Line]) -> _Shares:
        held: dict[tuple[int, PlayerKey], int] = {}
        own: dict[PlayerKey, int] = {}
        played: dict[PlayerKey, int] = {}
        for table, at_table in groupby(lines, attrgetter("table")):
            together = list(at_table)
            for seat, player in table.players.items():
                gained = [line.points[seat] for line in together if seat in line.points]
                held[seat, player] = held.get((seat, player), 0) + len(together)
                if gained:
                    own[player] = own.get(player, 0) + sum(gained)
                    played[player] = played.get(player, 0) + len(gained)
        return cls(held, own, played)


def fold(sheet: Sheet) -> Score:
    """Scores a whole sheet. Refused with every problem of conventions, seats, seat changes, totals and deals."""
    problems = sheet_problems(sheet)
    if sheet.totals is not None and not problems:
        return _score_of_totals(sheet, sheet.totals)
    if problems:
        raise Refused(problems + _deal_problems(sheet))
    folding = Fold.start(sheet)
    problems = _add_all(folding, sheet)
    if problems:
        raise Refused(problems)
    return folding.score()


def check(sheet: Sheet) -> list[Problem]:
    """Every problem of a sheet, its deals included; deals under ``("deals", index)``."""
    try:
        fold(sheet)
    except Refused as refused:
        return list(refused.problems)
    return []


def _add_all(folding: Fold, sheet: Sheet) -> list[Problem]:
    problems: list[Problem] = []
    for index, deal in enumerate(sheet.deals):
        completed = folding.complete(deal)
        try:
            folding.add(completed)
        except Refused as refused:
            problems += (problem.under("deals", index) for problem in refused.problems)
            folding.skip(completed)
    return problems


def _deal_problems(sheet: Sheet) -> list[Problem]:
    """The problems of the deals of a sheet that has other mistakes, as far as they can be told: an invalid convention
    counts as its default, and the end of the game is not checked."""
    game = game_of(sheet.game)
    if any(seat_problems(sheet, game)) or any(change_problems(sheet, game)):
        return []
    wrong = {str(problem.path[0]) for problem in game.convention_problems(sheet.conventions) if problem.path}
    if wrong & {"payoffs", "preset"}:
        return []  # without a payoff table it is unknown what can be announced
    defaults = game.default_conventions()
    mended = replace(sheet.conventions, **{name: getattr(defaults, name) for name in wrong})
    mended_sheet = replace(sheet, conventions=mended)
    found = _add_all(Fold.start(mended_sheet), mended_sheet)
    return [problem for problem in found if not wrong or problem.key != "after_the_end"]


def _standings(folding: Fold, sheet: Sheet, shares: _Shares) -> tuple[Standing, ...]:
    name = folding.game.count_name()
    counts: Mapping[str, Mapping[int, int | None]] = (
        {} if name is None else {name: {seat: folding.counts.get(seat, 0) for seat in range(sheet.seat_count)}}
    )
    placed = holders(sheet, shares.held)
    if folding.lines:
        # A seat taken for deals that were never played has no place yet: not played is not zero (rules.md §6).
        sat_at = {seat for seat, _ in shares.held}
        placed = {seat: player for seat, player in placed.items() if seat in sat_at}
    steps, keys = folding.game.places_by(sheet, folding.state, folding.running, folding.lines, counts)

    def row(place: int | None, player: PlayerKey, seat: int, step: str = "") -> Standing:
        shown = {} if name is None else {name: folding.own_counts.get(player, 0)}
        points, played = shares.points.get(player, 0), shares.played.get(player, 0)
        return Standing(place, player, points, seat, folding.running[seat], played, shown, step)

    rows = [row(place, placed[seat], seat, step) for place, seat, step in ranked({s: keys[s] for s in placed}, steps)]
    have_place = set(placed.values())
    for player in everyone(sheet):
        if player not in have_place:
            seat = next((at for at, who in shares.held if who == player), None)
            rows.append(row(None, player, _sitting(sheet, player) if seat is None else seat))
    return tuple(rows)


def _sitting(sheet: Sheet, player: PlayerKey) -> int:
    """The seat of a player who has not played a deal yet."""
    return next(seat for seat, who in sheet.now.players.items() if who == player)


def _score_of_totals(sheet: Sheet, totals: Totals) -> Score:
    name = game_of(sheet.game).count_name()
    tricks, points = totals.tricks, totals.points
    columns = (points,) if tricks is None else (points, tricks)
    keys = dict(enumerate(zip(*columns, strict=True)))
    steps = ("points", "tricks")[: len(columns)]
    rows = []
    for place, seat, step in ranked(keys, steps):
        shown = {} if name is None else {name: None if tricks is None else tricks[seat]}
        played = totals.deals_played or 0
        rows.append(Standing(place, sheet.seats[seat], points[seat], seat, points[seat], played, shown, step))
    by_player = dict(zip(sheet.seats, points, strict=True))
    return Score(sheet, (), points, by_player, tuple(rows), None, finished=True, incomplete=False)
