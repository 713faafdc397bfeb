"""The season ranking (rules.md §5), computed evening by evening, each with the order before it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from whistclub.ranking.amounts import places
from whistclub.ranking.facts import (
    EveningFacts,
    EveningKey,
    EveningRow,
    Order,
    Period,
    Ranking,
    SeasonEvening,
    SeasonRow,
    SeasonRules,
)
from whistclub.ranking.periods import dated_in, of_period
from whistclub.ranking.schemes import measure_of
from whistclub.ranking.selection import Selection, selection
from whistclub.ranking.standings import evening_rows, standings_of
from whistclub.rules.common import PlayerKey

_NEVER: Final = 10**15
"""More hundredths than an evening can have: the best evening of somebody without one."""


def season_ranking(
    season: str,
    rules: SeasonRules,
    evenings: Sequence[EveningFacts],
    initial: Order | None = None,
    game: str | None = None,
    *,
    guests: Collection[PlayerKey] = (),
    period: Period | None = None,
    ended: bool = False,
) -> Ranking:
    """The ranking over the closed sheets of ``evenings`` (in any order), or over those of one ``game``. ``initial``:
    the final order of the earlier season, which applies until a sheet of this season is closed. ``guests`` have no
    place. ``period``: over its evenings alone, with the bonuses they gave in the season (rules.md §5.2). ``ended``: the
    season is closed, so that its minimum applies (§5.5)."""
    run = SeasonRun(rules, initial, guests)
    part = run.sums if period is None else SeasonSums(of_period(rules), guests)
    for evening in sorted(of_game(evenings, game), key=lambda evening: evening.key):
        rows = run.add(evening)
        if period is not None and dated_in(period, evening.key):
            part.add(evening, rows)
    found = replace(part.ranking(season, ended=ended), period=period)
    if game is None:
        return found
    return replace(found, game=game, left_out=sum(len(evening.adjustments) for evening in evenings))


def of_category(ranking: Ranking, category: str, members: Collection[PlayerKey]) -> Ranking:
    """The ranking of the players of one category: totals, order and shared places of the season, counted anew
    (rules.md §5.3)."""
    rows: list[SeasonRow] = []
    shared: list[int] = []
    step, steps = "", ("", "total", *ranking.rules.tie_breaks)
    for row in ranking.rows:
        if row.place is None:
            continue
        # Two lines are separated by the first of the steps that separate the lines between them.
        step = min(filter(None, (step, row.step)), key=steps.index, default="")
        if row.player in members:
            rows.append(replace(row, step=step if rows else ""))
            shared.append(row.place)
            step = ""
    numbers = places(shared, ranking.rules.numbering)
    placed = [replace(row, place=place) for row, place in zip(rows, numbers, strict=True)]
    return replace(ranking, rows=tuple(placed), category=category)


def of_game(evenings: Sequence[EveningFacts], game: str | None) -> Sequence[EveningFacts]:
    """The evenings on which ``game`` was played, with its sheets alone. Adjustments are left out, since they belong to
    no game. None: all games, everything unchanged."""
    if game is None:
        return evenings
    kept = ((evening, tuple(sheet for sheet in evening.sheets if sheet.game == game)) for evening in evenings)
    return [replace(evening, sheets=sheets, adjustments=()) for evening, sheets in kept if sheets]


def order_before(
    rules: SeasonRules,
    evenings: Sequence[EveningFacts],
    key: EveningKey | None,
    initial: Order | None = None,
    guests: Collection[PlayerKey] = (),
) -> Order:
    """The order before evening ``key``, from those of ``evenings`` that precede it; None: after all of them."""
    run = SeasonRun(rules, initial, guests)
    for evening in sorted(evenings, key=lambda evening: evening.key):
        if key is None or evening.key < key:
            run.add(evening)
    return run.order


@dataclass(frozen=True, slots=True)
class Step:
    """A player's place after an evening. ``place`` None: not yet classified; ``total`` in hundredths; ``played``:
    whether the player played that evening."""

    key: EveningKey
    place: int | None
    total: int
    played: bool


def course(
    rules: SeasonRules,
    evenings: Sequence[EveningFacts],
    player: PlayerKey,
    initial: Order | None = None,
    game: str | None = None,
    guests: Collection[PlayerKey] = (),
) -> tuple[Step, ...]:
    """The player's places through the season, from the first evening they played or were adjusted on; with ``game``
    from the first evening on which they played it."""
    run, steps = SeasonRun(rules, initial, guests), []
    for evening in sorted(of_game(evenings, game), key=lambda evening: evening.key):
        rows = run.add(evening)
        if (total := run.sums.total(player)) is not None:
            played = any(row.player == player and row.took_part for row in rows)
            place, _ = run.sums.placed().get(player, (None, ""))
            steps.append(Step(evening.key, place, total, played))
    return tuple(steps)


def evenings_needed(minimum: int | str, held: int) -> int:
    """The number of evenings a minimum asks for when ``held`` were held (rules.md §5); shares are rounded up.

    >>> evenings_needed("60%", 41), evenings_needed(12, 41)
    (25, 12)
    """
    return minimum if isinstance(minimum, int) else -(-held * int(minimum.rstrip("%")) // 100)


@dataclass(slots=True)
class _Player:
    """One player's season so far. ``evenings``: (number of the evening, row); ``attended``: number of evenings taken
    part in, ``bare``: of these the ones known by decisions alone."""

    player: PlayerKey
    selection: Selection
    evenings: list[tuple[int, EveningRow]] = field(default_factory=list)
    attended: int = 0
    sheets: int = 0
    bare: int = 0
    total: int = 0

    def counted(self) -> Iterator[tuple[int, EveningRow]]:
        """The evenings taken part in of which something counts."""
        dropped = self.selection.dropped()
        for number, row in self.evenings:
            own = [index for index, part in enumerate(row.parts) if part.place is not None]
            gone = (number, -1) in dropped or (own and all((number, index) in dropped for index in own))
            if row.took_part and not gone:
                yield number, row


class SeasonSums:
    """The rows of evenings added up and ranked by a season's conventions."""

    def __init__(self, rules: SeasonRules, guests: Collection[PlayerKey] = ()) -> None:
        self._rules = rules
        self._measure = measure_of(rules)
        self._guests = guests
        self._players: dict[PlayerKey, _Player] = {}
        self._evenings: list[EveningFacts] = []
        self._held = 0
        self._winners: list[frozenset[PlayerKey]] = []

    def add(self, evening: EveningFacts, rows: Sequence[EveningRow]) -> None:
        """Adds the rows of the next evening."""
        number = len(self._evenings)
        self._evenings.append(evening)
        self._held += evening.closed
        if "evenings_won" in self._rules.tie_breaks:
            self._winners.append(frozenset(row.player for row in standings_of(evening, rows).rows if row.place == 1))
        for row in rows:
            player = self._players.get(row.player)
            if player is None:
                player = _Player(row.player, selection(self._rules, self._measure))
                self._players[row.player] = player
            player.selection.add(number, row)
            player.evenings.append((number, row))
            player.attended += row.took_part
            player.bare += row.took_part and not row.parts
            for part in row.parts:
                player.sheets += part.place is not None
            player.total = self._measure.total(player.selection.tally)

    def total(self, player: PlayerKey) -> int | None:
        """The player's total; None for a player who is in none of the evenings."""
        known = self._players.get(player)
        return None if known is None else known.total

    def placed(self, *, ended: bool = False) -> dict[PlayerKey, tuple[int, str]]:
        """Place, and what separates it from the line above, of everybody who has one, best first. ``ended``: the
        season is closed."""
        groups = self._groups(ended=ended)
        numbers = places([index for index, (_, group) in enumerate(groups) for _ in group], self._rules.numbering)
        found: dict[PlayerKey, tuple[int, str]] = {}
        for step, group in groups:
            for index, player in enumerate(group):
                found[player.player] = numbers[len(found)], "" if index else step
        return found

    def order(self) -> Order:
        """The order of all who have a place; below a minimum that applies at the end players count as placed, also
        when it has come (rules.md §5.5)."""
        return {player: place for player, (place, _) in self.placed().items()}

    def ranking(self, season: str, *, ended: bool = False) -> Ranking:
        """The ranking over the evenings added."""
        placed = self.placed(ended=ended)
        rows = [self._placed_row(self._players[who], place, step) for who, (place, step) in placed.items()]
        others = self._refined([player for who, player in self._players.items() if who not in placed])
        rows += [self._row(player) for _, group in others for player in group]
        keys = tuple(evening.key for evening in self._evenings)
        needed = evenings_needed(self._rules.minimum, self._held)
        return Ranking(season, self._rules, tuple(rows), keys, minimum=needed, order=self.order())

    def _classified(self, player: _Player) -> bool:
        return self._plays(player) and player.attended >= evenings_needed(self._rules.minimum, self._held)

    def _plays(self, player: _Player) -> bool:
        return player.player not in self._guests and player.sheets + player.bare > 0

    def _groups(self, *, ended: bool) -> list[tuple[str, list[_Player]]]:
        """The players with a place, those of one place together, with what separates them from the group before."""
        has_place = self._plays if self._rules.minimum_at_end and not ended else self._classified
        return self._refined([player for player in self._players.values() if has_place(player)])

    def _refined(self, players: Sequence[_Player]) -> list[tuple[str, list[_Player]]]:
        """Splits players by total and then by one tie-break after the other, best first; within a group by name."""
        groups: list[tuple[str, list[_Player]]] = [("", list(players))] if players else []
        for step in ("total", *self._rules.tie_breaks):
            groups = [part for group in groups for part in self._split(step, *group)]
        return [(step, sorted(group, key=self._name_key) if len(group) > 1 else group) for step, group in groups]

    def _split(self, step: str, before: str, group: list[_Player]) -> Iterator[tuple[str, list[_Player]]]:
        if len(group) == 1 or (step == "ahead" and len(group) > 2):
            yield before, group
            return
        values = self._ahead(*group) if step == "ahead" else [self._value(step, player) for player in group]
        by_value: dict[Any, list[_Player]] = {}
        for value, player in zip(values, group, strict=True):
            by_value.setdefault(value, []).append(player)
        for index, value in enumerate(sorted(by_value, reverse=True)):
            yield step if index else before, by_value[value]

    def _value(self, step: str, player: _Player) -> Any:
        """What a step compares: the higher is the better."""
        if step == "total":
            return player.total
        if step == "places":
            return player.selection.tally.places()
        if step == "game_points":
            return player.selection.tally.game_points
        if step == "evenings_won":
            return sum(player.player in self._winners[number] for number, _ in player.counted())
        return max((row.ranking_points for _, row in player.counted()), default=-_NEVER)

    def _ahead(self, one: _Player, other: _Player) -> tuple[int, int]:
        """How often each of the two was before the other at a table at which both have a place."""
        taken = [
            {(number, part.round, part.table): part.place for number, row in player.counted() for part in row.parts}
            for player in (one, other)
        ]
        pairs = [(place, taken[1].get(table)) for table, place in taken[0].items()]
        met = [(a, b) for a, b in pairs if a is not None and b is not None]
        return sum(a < b for a, b in met), sum(b < a for a, b in met)

    def _name_key(self, player: _Player) -> Any:
        return self._evenings[-1].name_key(player.player)

    def _placed_row(self, player: _Player, place: int, step: str) -> SeasonRow:
        row = self._row(player)
        return replace(row, place=place, step=step, provisional=not row.classified)

    def _row(self, player: _Player) -> SeasonRow:
        tally = player.selection.tally
        dropped = player.selection.dropped()
        evenings = [self._evening(player, number, row, dropped) for number, row in player.evenings]
        counted = [evening for evening in evenings if not evening.dropped]
        parts = [part for e in counted for part in e.row.parts if (part.round, part.table) not in e.dropped_sheets]
        taken, classified = tally.places(), self._classified(player)
        return SeasonRow(
            place=None,
            player=player.player,
            sheets=player.sheets,
            firsts=taken[0] if taken else 0,
            game_points=tally.game_points,
            deals=tally.deals,
            place_points=sum(part.place_points for part in parts),
            points_bonus=sum(part.points_bonus for part in parts),
            upset_bonus=sum(part.upset_bonus for part in parts),
            attendance=sum(evening.row.attendance for evening in counted),
            adjustments=sum(evening.row.ranking_adjustment for evening in counted),
            floor_added=sum(player.selection.floor_added(n) for n, _ in player.evenings if (n, -1) not in dropped),
            total=player.total,
            classified=classified,
            dropped=player.sheets - sum(part.place is not None for part in parts),
            places=taken,
            evenings=tuple(evenings),
            guest=player.player in self._guests,
        )

    def _evening(self, player: _Player, number: int, row: EveningRow, dropped: set[tuple[int, int]]) -> SeasonEvening:
        facts = self._evenings[number]
        return SeasonEvening(
            key=facts.key,
            name=facts.name,
            row=row,
            total=player.selection.value(number),
            dropped=(number, -1) in dropped,
            dropped_sheets=tuple(
                (part.round, part.table) for index, part in enumerate(row.parts) if (number, index) in dropped
            )
            if dropped
            else (),
        )


class SeasonRun:
    """A season computed evening by evening. ``order``: the order before the next evening; ``sums``: of all evenings
    added."""

    def __init__(self, rules: SeasonRules, initial: Order | None = None, guests: Collection[PlayerKey] = ()) -> None:
        self.sums = SeasonSums(rules, guests)
        self._initial: Order | None = initial or {}
        self._order: Order | None = None

    @property
    def order(self) -> Order:
        """The order after all evenings added; the initial one while none of their sheets is closed."""
        if self._initial is not None:
            return self._initial
        if self._order is None:
            self._order = self.sums.order()
        return self._order

    def add(self, evening: EveningFacts) -> list[EveningRow]:
        """Adds the next evening (keys must rise); returns the players' rows over its closed sheets."""
        rows = evening_rows(evening, self.order, closed_only=True)
        self.sums.add(evening, rows)
        self._order = None
        if any(row.took_part for row in rows):
            self._initial = None
        return rows
