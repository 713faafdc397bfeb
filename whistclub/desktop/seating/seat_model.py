"""Model of the panel that seats one table by hand: who sits where, who waits, the game, and how to store it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from whistclub.club import queries
from whistclub.club.actions.tables import change_table, seat_table
from whistclub.club.conventions import first_conventions, last_sheet
from whistclub.club.ports import PlayerRecord, SheetRecord
from whistclub.club.sheets import players_of
from whistclub.desktop.controller import Controller
from whistclub.rules.games import first_game
from whistclub.rules.sheet import game_of

if TYPE_CHECKING:
    from whistclub.club.ports import SheetView


class SeatModel:
    """The seating of one table.

    ``sheet_id`` None: a new table. ``seats``: the players clockwise, None for an empty seat; ``dealer``: the seat
    that deals first; ``held``: the seat selected for an exchange; ``locked``: deals are entered."""

    def __init__(self, controller: Controller, evening_id: int, sheet_id: int | None) -> None:
        self.controller, self.evening_id, self.sheet_id = controller, evening_id, sheet_id
        self.seats: list[int | None] = []
        self.dealer = 0
        self.held: int | None = None
        self.locked = False
        self.load()
        if self.mine is not None:
            record = self.mine.record
            self.locked = bool(self.mine.sheet.deals) or record.totals is not None
            self.game, self.conventions = record.game, record.conventions
            self.seats, self.dealer = list(record.seats), record.first_dealer
            self.pad()
        else:
            self.begin()

    def load(self) -> None:
        """Reads who is present and who is seated elsewhere."""

        view = self.controller.read(queries.evening, self.evening_id)
        self.players = {player.id: player for player in self.controller.read(queries.players)}
        self.present = view.record.present
        self.sheets: tuple[SheetView, ...] = view.sheets
        self.mine = next((sheet for sheet in self.sheets if sheet.record.id == self.sheet_id), None)

    def begin(self) -> None:
        """Starts another new table, with the game and conventions of the previous one."""
        earlier = self.sheets[-1].record if self.sheets else self.controller.read(last_sheet)
        self.game = earlier.game if earlier is not None else first_game()
        self.conventions = self.usual_conventions(self.game)
        self.seats, self.dealer, self.held = [], 0, None
        self.pad()

    def first_round(self) -> int:
        """Returns the round of a new table: the last round while somebody waits in it, else the next."""
        rounds = [sheet.record.round for sheet in self.sheets]
        last = max(rounds, default=1)
        return last if self.waiting(last) or not rounds else last + 1

    def free_table(self, round: int) -> int:
        """Returns the lowest table number not used in the round."""
        taken = {sheet.record.table for sheet in self.sheets if sheet.record.round == round}
        return next(number for number in range(1, 1000) if number not in taken)

    def usual_conventions(self, game: str) -> Any:
        """Returns the conventions offered first for a table of the game."""
        return self.controller.read(first_conventions, game, [sheet.record for sheet in self.sheets])

    def pad(self) -> None:
        """Adjusts the number of seats to the maximum of the game; with deals entered, leaves it unchanged."""
        most = len(self.seats) if self.locked else max(game_of(self.game).seat_counts)
        seated = self.seated()[:most]
        if len(self.seats) != most:
            self.seats = [*seated, *([None] * (most - len(seated)))]
        if self.dealer >= most or self.seats[self.dealer] is None:
            self.dealer = 0

    def waiting(self, round: int) -> list[int]:
        """Returns the players present without a table in that round, in order of arrival."""
        busy = {
            player
            for sheet in self.sheets
            if sheet.record.round == round and sheet.record.id != self.sheet_id
            for player in players_of(sheet.record)
        }
        return [player for player in self.present if player not in busy and player not in self.seats]

    def waiting_players(self, round: int) -> list[PlayerRecord]:
        """Returns the records of the players waiting in that round."""
        return [self.players[player] for player in self.waiting(round)]

    def seated(self) -> list[int]:
        """Returns the players at the table, clockwise."""
        return [player for player in self.seats if player is not None]

    # -- changing

    def choose_game(self, key: str) -> None:
        """Chooses a game with its usual conventions."""
        if not self.locked and key != self.game:
            self.game, self.conventions = key, self.usual_conventions(key)
            self.pad()

    def sit(self, player: int) -> None:
        """Puts a player on the next empty seat."""
        if None in self.seats and player not in self.seats:
            self.seats[self.seats.index(None)] = player

    def stand_up(self, seat: int) -> None:
        """Removes a player; the players after move up."""
        self.seats[seat] = None
        self.held = None
        players = self.seated()
        self.seats = [*players, *([None] * (len(self.seats) - len(players)))]
        if self.dealer >= max(1, len(players)):
            self.dealer = 0

    def hold(self, seat: int) -> None:
        """Selects a seat, or exchanges its player with that of the seat already selected."""
        if self.held is None or self.held == seat:
            self.held = None if self.held == seat else seat
        else:
            self.seats[self.held], self.seats[seat] = self.seats[seat], self.seats[self.held]
            self.held = None

    def fill(self, waiting: list[int]) -> None:
        """Fills the table with the fewest players the game needs, plus the remaining ones if they are too few for a
        table of their own."""
        counts = game_of(self.game).seat_counts
        wanted = 4 if 4 in counts else min(counts)
        left_over = len(self.seated()) + len(waiting) - wanted
        if 0 < left_over < min(counts) and wanted + left_over in counts and left_over <= 1:
            wanted += left_over
        while waiting and len(self.seated()) < wanted and None in self.seats:
            self.seats[self.seats.index(None)] = waiting.pop(0)

    def empty(self) -> None:
        """Removes everybody from the table."""
        if not self.locked:
            self.seats = [None] * len(self.seats)
            self.dealer, self.held = 0, None

    def store(self, table: int, round: int, then: Callable[[int], object]) -> None:
        """Seats or changes the table; ``then`` is called with its sheet id once that is done."""

        facts: dict[str, Any] = {"first_dealer": self.dealer, "players": tuple(self.seated())}
        facts |= {"table": table, "round": round}
        if not self.locked:
            facts |= {"game": self.game, "conventions": self.conventions}
        if self.sheet_id is None:
            self.controller.act(seat_table, self.evening_id, then=lambda change: then(change.new(SheetRecord)), **facts)
        else:
            sheet_id = self.sheet_id
            self.controller.act(change_table, sheet_id, then=lambda _: then(sheet_id), **facts)
