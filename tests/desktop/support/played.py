"""Evenings that are over, for tests of what is made of them."""

from __future__ import annotations

import datetime
from collections.abc import Mapping

from whistclub.club.actions import evenings, players, tables
from whistclub.club.ports import EveningRecord, PlayerRecord, SheetRecord
from whistclub.desktop.controller import Controller
from whistclub.rules.games import GAMES
from whistclub.rules.sheet import Totals


def known(controller: Controller, name: str) -> int:
    """The player of that name, entered when there is none."""
    found = controller.read(lambda work: work.player_named(name))
    return found.id if found else controller.club.act(players.add_player, name).new(PlayerRecord)


def plays(controller: Controller, player: int, points: Mapping[int, int], beside: str = "Z") -> None:
    """The player makes so many game points on each of these days of October; ``beside`` sits there too."""
    others = [known(controller, other) for other in ("X", "Y", beside)]
    for day, made in points.items():
        evening = controller.club.act(evenings.create_evening, datetime.date(2026, 10, day)).new(EveningRecord)
        sheet = controller.club.act(
            tables.seat_table,
            evening,
            game="belgian",
            conventions=GAMES["belgian"].default_conventions(),
            players=[player, *others],
        ).new(SheetRecord)
        controller.club.act(tables.enter_totals, sheet, Totals((made, -made, 0, 0)))
        controller.club.act(evenings.close_evening, evening)
