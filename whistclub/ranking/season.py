"""The season ranking (rules.md §5), computed evening by evening, each with the order before it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from whistclub.ranking.amounts import places
from whistclub.ranking.facts import (
    EveningFacts,
    EveningKey,
    EveningRow,
    Order,
    Ranking,
    SeasonEvening,
    SeasonRow,
    SeasonRules,
)
from whistclub.ranking.schemes import measure_of
from whistclub.ranking.selection import Selection, selection
from whistclub.ranking.standings import evening_rows
from whistclub.rules.common import PlayerKey

_STEPS = ("total", "places", "game_points")
_Key = tuple[int, tuple[int, ...], int]


def season_ranking(
    season: str,
    rules: SeasonRules,
    evenings: Sequence[EveningFacts],
    initial: Order | None = None,
    game: str | None = None,
) -> Ranking:
    """The ranking over the closed sheets of ``evenings`` (in any order), or over those of one ``game``. ``initial``:
    the final order of the earlier season, which applies until a sheet of this season is closed."""
    run = SeasonRun(rules, initial)
    for evening in sorted(of_game(evenings, game), key=lambda evening: evening.key):
        run.add(evening)
    if game is None:
        return run.ranking(season)
    return replace(run.ranking(season), game=game, left_out=sum(len(evening.adjustments) for evening in evenings))


def of_game(evenings: Sequence[EveningFacts], game: str | None) -> Sequence[EveningFacts]:
    """The evenings on which ``game`` was played, with its sheets alone. Adjustments are left out, since they belong to
    no game. None: all games, everything unchanged."""
    if game is None:
        return evenings
    kept = ((evening, tuple(sheet for sheet in evening.sheets if sheet.game == game)) for evening in evenings)
    return [replace(evening, sheets=sheets, adjustments=()) for evening, sheets in kept if sheets]


def order_before(
    rules: SeasonRules, evenings: Sequence[EveningFacts], key: EveningKey | None, initial: Order | None = None
) -> Order:
    """The order before evening ``key``, from those of ``evenings`` that precede it; None: after all of them."""
    run = SeasonRun(rules, initial)
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
) -> tuple[Step, ...]:
    """The player's places through the season, from the first evening they played or were adjusted on; with ``game``
    from the first evening on which they played it."""
    run, steps = SeasonRun(rules, initial), []
    for evening in sorted(of_game(evenings, game), key=lambda evening: evening.key):
        rows = run.add(evening)
        if (total := run.total(player)) is not None:
            played = any(row.player == player and row.took_part for row in rows)
            steps.append(Step(evening.key, run.place(player), total, played))
    return tuple(steps)


def final_order(ranking: Ranking) -> Order:
    """The order at the end of a ranking, for the season that starts with it."""
    return {row.player: row.place for row in ranking.rows if row.place is not None}


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
    key: _Key = (0, (), 0)


class SeasonRun:
    """A season computed evening by evening. ``order``: the order before the next evening."""

    def __init__(self, rules: SeasonRules, initial: Order | None = None) -> None:
        self._rules = rules
        self._measure = measure_of(rules)
        self._players: dict[PlayerKey, _Player] = {}
        self._evenings: list[EveningFacts] = []
        self._initial: Order | None = initial or {}
        self._order: Order | None = None

    @property
    def order(self) -> Order:
        """The order after all evenings added; the initial one while none of their sheets is closed."""
        if self._initial is not None:
            return self._initial
        if self._order is None:
            ranked = self._ranked()
            numbers = places([player.key for player in ranked])
            self._order = {player.player: place for player, place in zip(ranked, numbers, strict=True)}
        return self._order

    def add(self, evening: EveningFacts) -> list[EveningRow]:
        """Adds the next evening (keys must rise); returns the players' rows over its closed sheets."""
        rows = evening_rows(evening, self.order, closed_only=True)
        number = len(self._evenings)
        self._evenings.append(evening)
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
            tally = player.selection.tally
            player.key = (self._measure.total(tally), tally.places(), tally.game_points)
        self._order = None
        if any(row.took_part for row in rows):
            self._initial = None
        return rows

    def total(self, player: PlayerKey) -> int | None:
        """The player's total so far; None for a player who is not in the season yet."""
        known = self._players.get(player)
        return None if known is None else known.key[0]

    def place(self, player: PlayerKey) -> int | None:
        """The player's place so far, numbered by the season's convention; None while not classified."""
        ranked = self._ranked()
        numbers = places([one.key for one in ranked], self._rules.numbering)
        return next((place for one, place in zip(ranked, numbers, strict=True) if one.player == player), None)

    def ranking(self, season: str) -> Ranking:
        """The ranking over the evenings added."""
        ranked = self._ranked()
        rows = [
            replace(self._row(player), place=place, step=_step(ranked[index - 1], player) if index else "")
            for index, (player, place) in enumerate(
                zip(ranked, places([player.key for player in ranked], self._rules.numbering), strict=True)
            )
        ]
        others = [player for player in self._players.values() if not self._classified(player)]
        rows += map(self._row, sorted(others, key=_key_of, reverse=True))
        return Ranking(season, self._rules, tuple(rows), tuple(evening.key for evening in self._evenings))

    def _classified(self, player: _Player) -> bool:
        return player.sheets + player.bare > 0 and player.attended >= self._rules.minimum

    def _ranked(self) -> list[_Player]:
        classified = [player for player in self._players.values() if self._classified(player)]
        return sorted(classified, key=_key_of, reverse=True)

    def _row(self, player: _Player) -> SeasonRow:
        tally = player.selection.tally
        dropped = player.selection.dropped()
        evenings = [self._evening(player, number, row, dropped) for number, row in player.evenings]
        counted = [evening for evening in evenings if not evening.dropped]
        parts = [part for e in counted for part in e.row.parts if (part.round, part.table) not in e.dropped_sheets]
        total, taken, game_points = player.key
        return SeasonRow(
            place=None,
            player=player.player,
            sheets=player.sheets,
            firsts=taken[0] if taken else 0,
            game_points=game_points,
            deals=tally.deals,
            place_points=sum(part.place_points for part in parts),
            points_bonus=sum(part.points_bonus for part in parts),
            upset_bonus=sum(part.upset_bonus for part in parts),
            attendance=sum(evening.row.attendance for evening in counted),
            adjustments=sum(evening.row.ranking_adjustment for evening in counted),
            floor_added=sum(player.selection.floor_added(n) for n, _ in player.evenings if (n, -1) not in dropped),
            total=total,
            classified=self._classified(player),
            dropped=player.sheets - sum(part.place is not None for part in parts),
            places=taken,
            evenings=tuple(evenings),
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


def _key_of(player: _Player) -> _Key:
    return player.key


def _step(above: _Player, below: _Player) -> str:
    return next((name for name, a, b in zip(_STEPS, above.key, below.key, strict=True) if a != b), "")
