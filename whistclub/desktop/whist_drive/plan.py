"""What a whist drive is begun with, and the round that comes out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

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
from whistclub.desktop.controller import Controller
from whistclub.errors import KnownError
from whistclub.rules.common import Suit
from whistclub.seating.drive import TRUMPS
from whistclub.seating.facts import Draw


class DrivePlan:
    """``deals``: before people move; ``trumps``: in turn, None: the card turned; ``planned``: rounds in all.
    ``hindrance``: why the round cannot be seated yet."""

    def __init__(self, controller: Controller, evening_id: int) -> None:
        self.controller, self.evening_id = controller, evening_id
        self.deals = 1
        self.trumps: tuple[Suit, ...] | None = TRUMPS
        self.planned = controller.read(planned_rounds)
        self.hindrance: KnownError | None = None

    def draw(self, players: Sequence[int], method: str, round: int, seed: int) -> tuple[Draw, ...]:
        """The round; nothing while it cannot be."""
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
        """What the round is played under."""
        return self.controller.read(drive_conventions, self.evening_id, round, deals=self.deals, rotation=self.trumps)

    def begins(self, round: int) -> bool:
        """Whether the drive begins with that round."""
        from whistclub.club.evening.rounds import drawn_round

        before = self.controller.read(drawn_round, self.evening_id, round - 1)
        return before is None or before.method not in METHODS

    def roles(self, players: Sequence[int], seed: int) -> dict[int, int]:
        """The role of everybody (0: A, 1: B)."""
        return self.controller.read(roles_of, self.evening_id, players, seed)

    def give_role(self, player: int, role: int) -> None:
        """From now on somebody plays in that role."""
        from whistclub.club.actions.settings import change_setting

        given = {**self.controller.read(given_roles), player: role}
        self.controller.keep(change_setting, ROLES, {str(key): value for key, value in sorted(given.items())})

    def forget_roles(self, players: Sequence[int]) -> None:
        """The roles of these are drawn by lot again."""
        from whistclub.club.actions.settings import change_setting

        given = {key: value for key, value in self.controller.read(given_roles).items() if key not in set(players)}
        kept = {str(key): value for key, value in sorted(given.items())}
        self.controller.keep(change_setting, ROLES, kept or None)

    def plan(self, rounds: int) -> None:
        """How many rounds a drive has."""
        from whistclub.club.actions.settings import change_setting

        self.planned = rounds
        self.controller.keep(change_setting, PLANNED, rounds)
