"""A sheet: one game at one table, folded over its deals into lines, totals, places and the next proposal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from whistclub.rules.common import PlayerKey, Problem, Refused, SeatName, Table, Warned

Deal = Any
"""BelgianDeal, Whist32Deal, TourangeauDeal or ClassicDeal: each game knows its own."""
Conventions = Any
State = Any


@dataclass(frozen=True, slots=True)
class SeatChange:
    """From deal ``from_deal`` on (1-based, void deals included) a seat changes hands (rules.md §6).

    ``player`` takes the seat over; ``None``: the seat is vacated (five seats become four). ``after`` set: ``seat`` is
    a new seat, placed at the left of seat ``after`` (a table of four becomes five); its number is the next free one.
    """

    from_deal: int
    seat: int
    player: PlayerKey | None
    after: int | None = None


@dataclass(frozen=True, slots=True)
class Totals:
    """A paper sheet known by its results alone (rules.md §6): points by seat, perhaps tricks and the number of deals."""

    points: tuple[int, ...]
    tricks: tuple[int, ...] | None = None
    deals_played: int | None = None


@dataclass(frozen=True, slots=True)
class Sheet:
    """The facts of one game at one table. Seats are numbered 0… in the order of ``seats``, clockwise; a seat keeps its
    number whatever happens later. Either ``deals`` or ``totals``. ``closed``: by the marker or with its evening."""

    game: str
    conventions: Conventions
    seats: tuple[PlayerKey, ...]
    first_dealer: int = 0
    deals: tuple[Deal, ...] = ()
    changes: tuple[SeatChange, ...] = ()
    totals: Totals | None = None
    table: int = 1
    round: int = 1
    closed: bool = False
    marker: str = ""

    def at(self, number: int) -> Table:
        """Who sits where at deal ``number`` (1-based; one past the last is the deal to come)."""
        order, players = list(range(len(self.seats))), dict(enumerate(self.seats))
        for change in self.changes:
            if change.from_deal > number:
                break
            if change.after is not None and change.seat not in order:
                order.insert(order.index(change.after) + 1, change.seat)
            if change.player is None:
                players.pop(change.seat, None)
            else:
                players[change.seat] = change.player
        return Table(tuple(order), players)

    @property
    def seat_count(self) -> int:
        """How many seats the sheet ever had."""
        return len(self.seats) + sum(change.after is not None for change in self.changes)

    def with_deal(self, deal: Deal, index: int | None = None) -> Sheet:
        """The sheet with one deal more, at ``index`` (default: at the end). Seat changes after it move along."""
        at = len(self.deals) if index is None else index
        return replace(self, deals=(*self.deals[:at], deal, *self.deals[at:]), changes=self._shifted(at + 1, 1))

    def without_deal(self, index: int) -> Sheet:
        """The sheet with the deal at ``index`` taken out. Seat changes after it move along."""
        return replace(self, deals=self.deals[:index] + self.deals[index + 1 :], changes=self._shifted(index + 1, -1))

    def _shifted(self, number: int, by: int) -> tuple[SeatChange, ...]:
        moved = (replace(c, from_deal=c.from_deal + by) if c.from_deal > number else c for c in self.changes)
        return tuple(moved)


@dataclass(frozen=True, slots=True)
class Expected:
    """The program's proposal for the next deal, from the last deal's facts (rules.md, "Recorded facts").

    ``leader`` leads unless the contract says otherwise. ``rabrouche``, ``multiplier``, ``sits_out``: Belgian.
    ``rabrouche_left``: rabrouche deals still to play, the next included. ``cards``, ``trump``: where the game fixes them.
    """

    dealer: int
    leader: int
    sits_out: int | None = None
    rabrouche: bool = False
    rabrouche_left: int = 0
    multiplier: int = 1
    cards: int | None = None
    trump: str | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """What one deal was worth: ``points`` by seat for those who played it; ``made`` and ``tricks`` by seat where the
    game counts them; ``payments``: who gave whom how much, and by which rule (for "why?")."""

    points: Mapping[int, int]
    void: bool = False
    warnings: tuple[Warned, ...] = ()
    tricks: Mapping[int, int] = field(default_factory=dict)
    made: Mapping[int, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Line:
    """One deal on the score sheet. ``points``, ``running`` by seat (running: the seat's total after this deal).

    ``points`` lacks seats that sat out or were empty: not played is blank, never zero (rules.md §6).
    """

    number: int
    deal: Deal
    table: Table
    dealer: int
    sat_out: tuple[int, ...]
    points: Mapping[int, int]
    running: tuple[int, ...]
    void: bool
    warnings: tuple[Warned, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """One row of a sheet's standings. ``place`` is None for those who held a seat for fewer deals than another
    (rules.md §6); ``points`` are the player's own; ``seat_points`` the total of the seat that has the place.
    ``counts``: ``tricks`` (tourangeau) or ``made`` (whist32), None when not known. ``step``: what separated the row from
    the one above: ``points``, ``tricks``, ``made``, ``before`` (the deal before), ``games``, ``score``; "" for none."""

    place: int | None
    player: PlayerKey
    points: int
    seat: int
    seat_points: int
    deals_played: int
    counts: Mapping[str, int | None] = field(default_factory=dict)
    step: str = ""


@dataclass(frozen=True, slots=True)
class Score:
    """A folded sheet. ``finished``: the game came to its own end (or is known by totals). ``incomplete``: a game with
    an end of its own that has not reached it. ``extra``: classic: ``games`` and ``score`` per side."""

    sheet: Sheet
    lines: tuple[Line, ...]
    seat_totals: tuple[int, ...]
    totals: Mapping[PlayerKey, int]
    standings: tuple[Standing, ...]
    next: Expected | None
    finished: bool
    incomplete: bool
    extra: Mapping[str, tuple[int, int]] = field(default_factory=dict)


class Game(Protocol):
    """One game. All methods are pure. ``state`` is the game's own frozen dataclass, made by ``start`` and ``play``."""

    key: str
    seat_counts: tuple[int, ...]
    """Numbers of players that can sit down."""
    sums_to_zero: bool

    def default_conventions(self) -> Conventions: ...

    def convention_problems(self, conventions: Conventions) -> Iterator[Problem]: ...

    def start(self, sheet: Sheet) -> State: ...

    def expect(self, state: State, table: Table) -> Expected:
        """The proposal for the next deal."""

    def complete(self, state: State, table: Table, deal: Deal) -> Deal:
        """The deal with facts left open (``dealer``, ``sits_out``, ``cards`` None) filled as interchange.md says.

        A fact that is given is never changed; ``sits_out`` follows the deal's own dealer and rabrouche."""

    def problems(self, state: State, table: Table, deal: Deal) -> Iterator[Problem]:
        """Every reason why a completed deal cannot be; never raises, whatever the numbers. Not called when finished."""

    def play(self, state: State, table: Table, deal: Deal) -> tuple[Outcome, State]:
        """Scores a completed deal without problems."""

    def finished(self, state: State) -> bool: ...

    def has_end(self, conventions: Conventions) -> bool:
        """Whether the game under these conventions comes to an end of its own."""

    def extra(self, state: State) -> Mapping[str, tuple[int, int]]: ...

    def places_by(
        self,
        sheet: Sheet,
        state: State,
        seat_totals: Sequence[int],
        lines: Sequence[Line],
        counts: Mapping[str, Mapping[int, int | None]],
    ) -> tuple[tuple[str, ...], Mapping[int, tuple[Any, ...]]]:
        """Names of the tie-break steps, and for each seat its values for them (higher is better)."""

    def count_name(self) -> str | None:
        """``tricks`` or ``made`` where standings show it."""

    def encode(self, deal: Deal) -> dict[str, Any]:
        """The deal as plain JSON values with seat numbers; facts at their default are left out."""

    def decode(self, data: Mapping[str, Any]) -> Deal: ...

    def encode_conventions(self, conventions: Conventions) -> dict[str, Any]:
        """All conventions, resolved, as plain JSON values."""

    def decode_conventions(self, data: Mapping[str, Any]) -> Conventions: ...


def game_of(key: str) -> Game:
    """The game named ``key``; KeyError for an unknown one."""
    from whistclub.rules.games import GAMES

    return GAMES[key]


@dataclass(slots=True)
class Fold:
    """A sheet being folded, deal after deal. ``add`` completes, checks and scores one deal; ``score`` may be asked at
    any time. Folding n deals and then one more equals folding n + 1."""

    sheet: Sheet
    game: Game
    state: State
    lines: list[Line]
    running: list[int]
    tricks: dict[int, int]
    made: dict[int, int]
    played: dict[tuple[int, PlayerKey], int]
    """For (seat, player): deals the player held the seat, void and sat-out ones included."""
    own: dict[PlayerKey, int]
    own_tricks: dict[PlayerKey, int]
    own_made: dict[PlayerKey, int]
    own_deals: dict[PlayerKey, int]
    """Deals the player really played (not sat out)."""

    @classmethod
    def start(cls, sheet: Sheet) -> Fold:
        game = game_of(sheet.game)
        bare = replace(sheet, deals=())
        return cls(bare, game, game.start(sheet), [], [0] * sheet.seat_count, {}, {}, {}, {}, {}, {}, {})

    @property
    def table(self) -> Table:
        """Who sits where at the deal to come."""
        return self.sheet.at(len(self.lines) + 1)

    @property
    def finished(self) -> bool:
        return self.game.finished(self.state)

    def expect(self) -> Expected:
        return self.game.expect(self.state, self.table)

    def complete(self, deal: Deal) -> Deal:
        return self.game.complete(self.state, self.table, deal)

    def problems(self, deal: Deal) -> list[Problem]:
        """Every reason why this deal cannot come next (``deal`` completed)."""
        if self.finished:
            return [Problem((), "after_the_end")]
        return list(self.game.problems(self.state, self.table, deal))

    def add(self, deal: Deal) -> Line:
        """Adds a completed deal; Refused when it cannot be."""
        if problems := self.problems(deal):
            raise Refused(problems)
        table = self.table
        outcome, self.state = self.game.play(self.state, table, deal)
        for seat, player in table.players.items():
            self.played[seat, player] = self.played.get((seat, player), 0) + 1
            self.own.setdefault(player, 0)
            self.own_deals.setdefault(player, 0)
        for seat, points in outcome.points.items():
            player = table.players[seat]
            self.running[seat] += points
            self.own[player] += points
            self.own_deals[player] += 1
        for counted, by_seat, own in (
            (outcome.tricks, self.tricks, self.own_tricks),
            (outcome.made, self.made, self.own_made),
        ):
            for seat, number in counted.items():
                by_seat[seat] = by_seat.get(seat, 0) + number
                own[table.players[seat]] = own.get(table.players[seat], 0) + number
        sat_out = tuple(seat for seat in table.seats if seat not in outcome.points)
        line = Line(
            len(self.lines) + 1,
            deal,
            table,
            deal.dealer,
            sat_out,
            outcome.points,
            tuple(self.running),
            outcome.void,
            outcome.warnings,
        )
        self.lines.append(line)
        return line

    def score(self) -> Score:
        """The sheet as it stands."""
        sheet = replace(self.sheet, deals=tuple(line.deal for line in self.lines))
        finished = self.finished
        return Score(
            sheet=sheet,
            lines=tuple(self.lines),
            seat_totals=tuple(self.running),
            totals={player: self.own.get(player, 0) for player in everyone(sheet)},
            standings=_standings(self, sheet),
            next=self.expect(),
            finished=finished,
            incomplete=not finished and self.game.has_end(sheet.conventions),
            extra=self.game.extra(self.state),
        )


def everyone(sheet: Sheet) -> tuple[PlayerKey, ...]:
    """All who played on the sheet: those who sat down, in seat order, then those who came later."""
    return tuple(dict.fromkeys((*sheet.seats, *(c.player for c in sheet.changes if c.player is not None))))


def fold(sheet: Sheet) -> Score:
    """Scores a whole sheet. Refused with every problem of conventions, seats, totals and the first impossible deal."""
    if problems := sheet_problems(sheet):
        raise Refused(problems)
    if sheet.totals is not None:
        return _score_of_totals(sheet, sheet.totals)
    folding = Fold.start(sheet)
    for index, deal in enumerate(sheet.deals):
        try:
            folding.add(folding.complete(deal))
        except Refused as refused:
            raise Refused([problem.under("deals", index) for problem in refused.problems]) from None
    return folding.score()


def sheet_problems(sheet: Sheet) -> list[Problem]:
    """What cannot be about a sheet's seats, conventions, seat changes and totals (its deals are the fold's affair)."""
    game = game_of(sheet.game)
    problems = [problem.under("conventions") for problem in game.convention_problems(sheet.conventions)]
    if len(sheet.seats) not in game.seat_counts:
        problems.append(Problem(("seats",), "seat_count", {"allowed": game.seat_counts, "count": len(sheet.seats)}))
    for index, player in enumerate(sheet.seats):
        if player in sheet.seats[:index]:
            problems.append(Problem(("seats", index), "seated_twice", {"player": player}))
    if not 0 <= sheet.first_dealer < len(sheet.seats):
        problems.append(Problem(("first_dealer",), "not_seated", {"player": sheet.first_dealer}))
    if not problems:
        problems += _change_problems(sheet, game)
    if sheet.totals is not None:
        problems += _totals_problems(sheet, sheet.totals, game)
    return problems


def _change_problems(sheet: Sheet, game: Game) -> Iterator[Problem]:
    previous = 1
    for index, change in enumerate(sheet.changes):
        path = ("seat_changes", index)
        before = replace(sheet, changes=sheet.changes[:index]).at(change.from_deal)
        seated = set(before.players.values())
        if change.from_deal < previous:
            yield Problem((*path, "from_deal"), "changes_out_of_order", {"value": change.from_deal, "low": previous})
        previous = max(previous, change.from_deal)
        if change.player is not None and change.player in seated:
            yield Problem((*path, "in"), "already_seated", {"player": change.player})
        joins = change.after is not None and change.seat not in before.order
        leaves = change.player is None
        if change.after is not None and change.after not in before.players:
            yield Problem((*path, "after"), "not_seated", {"player": SeatName(change.after)})
            return
        if not joins and change.seat not in before.players:
            yield Problem((*path, "out"), "not_seated", {"player": SeatName(change.seat)})
            return
        count = len(before.players) + joins - leaves
        if (joins or leaves) and (game.key != "belgian" or count not in game.seat_counts):
            yield Problem(
                (*path, "in" if joins else "out"), "seat_count", {"allowed": game.seat_counts, "count": count}
            )


def _totals_problems(sheet: Sheet, totals: Totals, game: Game) -> Iterator[Problem]:
    if sheet.deals:
        yield Problem(("results",), "deals_and_results")
    if game.sums_to_zero and sum(totals.points) != 0:
        yield Problem(("results",), "sum_not_zero", {"sum": sum(totals.points)})


def _holders(fold: Fold, sheet: Sheet) -> dict[int, PlayerKey]:
    """For each seat who held it for more deals; of equals who held it last (rules.md §6)."""
    holders: dict[int, PlayerKey] = {}
    last = sheet.at(len(fold.lines) + 1).players
    for seat in range(sheet.seat_count):
        deals = {player: n for (at, player), n in fold.played.items() if at == seat}
        if not deals:
            if seat in last:
                holders[seat] = last[seat]
            continue
        order = [p for (at, p) in fold.played if at == seat]
        holders[seat] = max(deals, key=lambda player: (deals[player], last.get(seat) == player, order.index(player)))
    return holders


def _standings(fold: Fold, sheet: Sheet) -> tuple[Standing, ...]:
    name = fold.game.count_name()
    counts: dict[str, Mapping[int, int | None]] = {}
    if name is not None:
        by_seat = fold.tricks if name == "tricks" else fold.made
        counts[name] = {seat: by_seat.get(seat, 0) for seat in range(sheet.seat_count)}
    own = fold.own_tricks if name == "tricks" else fold.own_made
    holders = _holders(fold, sheet)
    steps, keys = fold.game.places_by(sheet, fold.state, fold.running, fold.lines, counts)
    rows, placed = [], set()
    for place, seat, step in ranked({seat: keys[seat] for seat in holders}, steps):
        player = holders[seat]
        if player in placed:
            continue
        placed.add(player)
        shown = {} if name is None else {name: own.get(player, 0)}
        rows.append(
            Standing(
                place,
                player,
                fold.own.get(player, 0),
                seat,
                fold.running[seat],
                fold.own_deals.get(player, 0),
                shown,
                step,
            )
        )
    for player in everyone(sheet):
        if player not in placed:
            seat = next((at for (at, who) in fold.played if who == player), 0)
            shown = {} if name is None else {name: own.get(player, 0)}
            rows.append(
                Standing(
                    None,
                    player,
                    fold.own.get(player, 0),
                    seat,
                    fold.running[seat],
                    fold.own_deals.get(player, 0),
                    shown,
                )
            )
    return tuple(rows)


def _score_of_totals(sheet: Sheet, totals: Totals) -> Score:
    game = game_of(sheet.game)
    name = game.count_name()
    known: Mapping[int, int | None] = (
        dict(enumerate(totals.tricks)) if name == "tricks" and totals.tricks else dict.fromkeys(range(len(sheet.seats)))
    )
    counted = name is not None and totals.tricks is not None and name == "tricks"
    keys = {seat: (points, known[seat]) if counted else (points,) for seat, points in enumerate(totals.points)}
    steps = ("points", "tricks") if counted else ("points",)
    rows = tuple(
        Standing(
            place,
            sheet.seats[seat],
            totals.points[seat],
            seat,
            totals.points[seat],
            totals.deals_played or 0,
            {} if name is None else {name: known[seat]},
            step,
        )
        for place, seat, step in ranked(keys, steps)
    )
    by_player = dict(zip(sheet.seats, totals.points, strict=True))
    return Score(sheet, (), totals.points, by_player, rows, None, True, False)


def ranked(keys: Mapping[int, tuple[Any, ...]], steps: Sequence[str]) -> list[tuple[int, int, str]]:
    """(place, seat, step that separated it from the row above) in order; equal keys share the place: 1, 2, 2, 4.

    >>> ranked({0: (5, 1), 1: (7, 0), 2: (5, 1), 3: (5, 0)}, ("points", "tricks"))
    [(1, 1, ''), (2, 0, 'points'), (2, 2, ''), (4, 3, 'tricks')]
    """
    order = sorted(keys, key=lambda seat: (tuple(_negated(part) for part in keys[seat]), seat))
    rows: list[tuple[int, int, str]] = []
    for index, seat in enumerate(order):
        above = keys[order[index - 1]] if index else None
        if above is not None and above == keys[seat]:
            rows.append((rows[-1][0], seat, ""))
            continue
        step = (
            "" if above is None else next(name for name, a, b in zip(steps, above, keys[seat], strict=True) if a != b)
        )
        rows.append((index + 1, seat, step))
    return rows


def _negated(part: Any) -> Any:
    return tuple(-value for value in part) if isinstance(part, tuple) else -part
