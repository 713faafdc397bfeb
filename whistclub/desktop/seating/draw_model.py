"""Model of the panel that draws rounds: who plays, how to draw, and the result."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from whistclub.club import queries
from whistclub.club.actions.rounds import seat_round
from whistclub.club.conventions import first_conventions, last_sheet
from whistclub.club.evening.drive import METHODS as DRIVES
from whistclub.club.evening.rounds import as_draw, drawn_rounds, request_for
from whistclub.club.ports import RoundRecord, SheetRecord
from whistclub.club.sheets import players_of
from whistclub.desktop.controller import Controller
from whistclub.desktop.whist_drive.plan import DrivePlan
from whistclub.rules.games import drive_game, first_game, game_of
from whistclub.seating.facts import METHODS, Draw, Pair, Request, SeatedTable, Sizes, sizes_of
from whistclub.seating.hand import meeting_again
from whistclub.seating.methods import check, draw
from whistclub.seating.movements import plan

MOVEMENTS: Final = ("meet", "tournament", "sittings")
"""Methods that draw the whole evening at once."""
SEEDS: Final = 999_999
"""Largest seed; short enough to be read aloud."""


class DrawModel:
    """A draw being prepared.

    ``round``: number of the round to seat. ``draws``: the draw of that round and of the following ones. ``stored``:
    the draws were stored earlier, and are kept until the marker asks for something else. ``by_hand``: the first draw
    was changed by hand. ``drive``: the settings of a whist drive."""

    def __init__(self, controller: Controller, evening_id: int) -> None:
        self.controller, self.evening_id = controller, evening_id
        self.away: set[int] = set()
        self.method, self.seed, self.rounds = "fewest", new_seed(), 3
        self.ranked_by, self.fours = "evening", False
        self.draws: tuple[Draw, ...] = ()
        self.stored = self.by_hand = False
        self.drive = DrivePlan(controller, evening_id)
        self.load()
        earlier = self.sheets[-1] if self.sheets else controller.read(last_sheet)
        self.game = earlier.game if earlier is not None else first_game()
        self.conventions = self.usual_conventions()
        self.round = max((sheet.round for sheet in self.sheets), default=0) + 1
        self._begin()

    def load(self) -> None:
        """Reads the players present, the tables, and the rounds with deals."""

        view = self.controller.read(queries.evening, self.evening_id)
        self.present = view.record.present
        self.sheets: tuple[SheetRecord, ...] = tuple(sheet.record for sheet in view.sheets)
        self.holding = {sheet.record.id: frozenset(sheet.sheet.now.players.values()) for sheet in view.sheets}
        self.dealt = {sheet.record.round for sheet in view.sheets if sheet.deal_ids or sheet.record.totals}

    def _begin(self) -> None:
        """Preselects the players: who played the last round and has not left plays on. Loads the stored draws, if
        any."""

        kept: Sequence[RoundRecord] = self.controller.read(drawn_rounds, self.evening_id)
        self.away = self._left(kept)
        following = [drawn for drawn in kept if drawn.round >= self.round]
        if following and following[0].round == self.round:
            self.stored = True
            self.method, self.seed = following[0].method, following[0].seed
            self.draws = tuple(as_draw(drawn) for drawn in following)
            self.rounds = max(len(self.draws), 1)
            if self.method in DRIVES:
                self.game = drive_game()
                self.conventions = self.usual_conventions()
        elif kept:
            self.method = kept[-1].method if kept[-1].method in self._methods() else "fewest"

    def _methods(self) -> tuple[str, ...]:
        return (*METHODS, *DRIVES) if game_of(self.game).drive else METHODS

    def _left(self, kept: Sequence[RoundRecord]) -> set[int]:
        """Returns the players who seem to have left: they played earlier but not in the last round, or gave up their
        seat in it. They can be selected again."""
        last = self.round - 1
        own = [sheet for sheet in self.sheets if sheet.round == last]
        played = {player for sheet in own for player in players_of(sheet)}
        there = {player for sheet in own for player in self.holding[sheet.id]}
        drawn = [player for one in kept if one.round == last for player in one.out]
        if any(one.round == last for one in kept):
            played |= {player for sheet in self.sheets for player in players_of(sheet)}
        return played - there - set(drawn)

    def usual_conventions(self) -> Any:
        """Returns the conventions the next table of the game starts with."""
        return self.controller.read(first_conventions, self.game, self.sheets)

    @property
    def playing(self) -> list[int]:
        """The ids of the players who take part, in order of arrival."""
        return [player for player in self.present if player not in self.away]

    @property
    def methods(self) -> tuple[str, ...]:
        """The methods available for the game."""
        game = game_of(self.game)
        pairs = ("tournament", "sittings") if game.partners else ()
        return (*METHODS, "meet", *pairs, *(DRIVES if game.drive else ()))

    @property
    def sizes(self) -> Sizes:
        """The possible sizes of tables."""
        return Sizes() if self.fours else sizes_of(self.game)

    @property
    def seated(self) -> bool:
        """Whether the round already has tables."""
        return any(sheet.round == self.round for sheet in self.sheets)

    @property
    def strangers(self) -> tuple[list[int], list[int]]:
        """Returns the players who take part but are not in the draw, and those in the draw who do not take part."""
        if not self.draws:
            return [], []
        draw = self.draws[0]
        drawn = [*(player for table in draw.tables for player in table.seats), *draw.sitting_out]
        named = [player for player in drawn if isinstance(player, int)]
        playing = self.playing
        return [p for p in playing if p not in named], [p for p in named if p not in playing]

    def stays(self, at: int) -> bool:
        """Returns whether everybody stays at the same table in the round at index ``at``, only with other partners."""
        before = (
            {frozenset(table.seats) for table in self.draws[at - 1].tables}
            if at
            else {frozenset(sheet.seats) for sheet in self.sheets if sheet.round == self.round - 1}
        )
        return before == {frozenset(table.seats) for table in self.draws[at].tables}

    def choose_game(self, game: str) -> None:
        """Chooses a game with its usual conventions."""
        self.game = game
        self.conventions = self.usual_conventions()
        if self.method not in self.methods:
            self.method = "fewest"

    def request(self) -> Request:
        """Returns the request for the draw, as chosen now."""

        return self.controller.read(
            request_for,
            self.evening_id,
            self.playing,
            game=self.game,
            method=self.method if self.method in METHODS else "lot",
            seed=self.seed,
            ranked_by=self.ranked_by,
            round=self.round,
            sizes=self.sizes,
        )

    def change(self, to: Draw) -> None:
        """Replaces the first draw by one changed by hand; updates its repeated meetings and broken wishes."""

        checked = check(self.request(), to.tables)
        self.draws = (replace(checked, seed=self.draws[0].seed), *self.draws[1:])
        self.by_hand = True

    @property
    def again(self) -> Mapping[int, list[Pair]]:
        """Returns the pairs who meet again in the round to seat, by table."""

        return meeting_again(self.request().history, self.draws[0].tables) if self.draws else {}

    @property
    def impossible(self) -> tuple[SeatedTable, ...]:
        """Returns the tables of the round with too few or too many players."""
        sizes = sizes_of(self.game)
        tables = self.draws[0].tables if self.draws else ()
        return tuple(table for table in tables if table.seats and not sizes.least <= len(table.seats) <= sizes.most)

    def draw(self) -> None:
        """Draws again with the current request."""

        self.stored = self.by_hand = False
        if self.method in DRIVES:
            self.draws = self.drive.draw(self.playing, self.method, self.round, self.seed)
            return
        request = self.request()
        if len(request.people) < request.sizes.least:
            self.draws = ()
        elif self.method in MOVEMENTS:
            self.draws = plan(request, self.method, self.rounds).rounds  # type: ignore[arg-type]
        else:
            self.draws = (draw(request),)

    def action(self) -> tuple[Any, tuple[Any, ...], dict[str, Any]]:
        """Returns the action that seats the round, with its arguments."""

        facts = {
            "round": self.round,
            "game": self.game,
            "conventions": self.drive.conventions(self.round) if self.method in DRIVES else self.conventions,
            "method": self.method,
            "anew": self.seated,
            "later": None if self.stored else self.draws[1:],
        }
        first = self.draws[0]
        first = replace(first, tables=tuple(table for table in first.tables if table.seats))
        return seat_round, (self.evening_id, first), facts


def new_seed() -> int:
    """Returns a random seed."""
    return random.SystemRandom().randint(1, SEEDS)
