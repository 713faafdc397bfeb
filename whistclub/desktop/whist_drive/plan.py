"""The settings of a whist drive, and the draw of its rounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from whistclub.club.actions.settings import change_setting
from whistclub.club.evening.drive import (
    METHODS,
    PLANNED,
    ROLES,
    drive_conventions,
    drive_draw,
    drive_of,
    given_roles,
    planned_rounds,
    roles_of,
)
from whistclub.club.evening.rounds import drawn_round
from whistclub.desktop.controller import Controller
from whistclub.errors import KnownError
from whistclub.rules.common import Suit
from whistclub.seating.drive import TRUMPS
from whistclub.seating.facts import Draw


class DrivePlan:
    """Settings of a whist drive. ``deals``: number before people move; ``trumps``: in rotation, None: the card turned;
    ``planned``: number of rounds. ``hindrance``: why the round cannot be seated yet."""

    def __init__(self, controller: Controller, evening_id: int) -> None:
        self.controller, self.evening_id = controller, evening_id
        self.deals = 1
        self.trumps: tuple[Suit, ...] | None = TRUMPS
        self.planned = controller.read(planned_rounds)
        self.hindrance: KnownError | None = None

    def draw(self, players: Sequence[int], method: str, round: int, seed: int) -> tuple[Draw, ...]:
        """Returns the draw of the round; empty if it is impossible, with the reason in ``hindrance``."""
        drive = drive_of(method)
        self.hindrance = None
        if drive is None:
            return ()
        try:
            draw = self.controller.read(drive_draw, self.evening_id, players, drive, round=round, seed=seed)
        except KnownError as error:
            self.hindrance = error
            return ()
        return (draw,) if draw.tables else ()

    def conventions(self, round: int) -> Any:
        """Returns the conventions of the round."""
        return self.controller.read(drive_conventions, self.evening_id, round, deals=self.deals, rotation=self.trumps)

    def begins(self, round: int) -> bool:
        """Returns whether the drive begins with that round."""

        before = self.controller.read(drawn_round, self.evening_id, round - 1)
        return before is None or before.method not in METHODS

    def roles(self, players: Sequence[int], seed: int) -> dict[int, int]:
        """Returns the role of each player (0: A, 1: B)."""
        return self.controller.read(roles_of, self.evening_id, players, seed)

    def give_role(self, player: int, role: int) -> None:
        """Sets the role of a player from now on."""

        given = {**self.controller.read(given_roles), player: role}
        self.controller.keep(change_setting, ROLES, {str(key): value for key, value in sorted(given.items())})

    def forget_roles(self, players: Sequence[int]) -> None:
        """Lets the roles of these players be drawn by lot again."""

        given = {key: value for key, value in self.controller.read(given_roles).items() if key not in set(players)}
        kept = {str(key): value for key, value in sorted(given.items())}
        self.controller.keep(change_setting, ROLES, kept or None)

    def plan(self, rounds: int) -> None:
        """Sets the number of rounds of a drive."""

        self.planned = rounds
        self.controller.keep(change_setting, PLANNED, rounds)
