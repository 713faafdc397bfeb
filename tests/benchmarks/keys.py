"""S2: a key pressed in the entry strip → the strip with its preview painted; the slowest of a hundred."""

from __future__ import annotations

import gc
from pathlib import Path
from typing import Any

from tests.benchmarks.common import FRAME, Figure, copied, in_milliseconds, large_evening, percentile
from tests.benchmarks.screen import DEALS, SIZE, application, press, press_and_settle, settle
from whistclub.bootstrap import open_club

ROUNDS = 12


def figures(club: Path, folder: Path) -> list[Figure]:
    from whistclub.club import queries
    from whistclub.club.actions.tables import seat_table
    from whistclub.club.ports import SheetRecord
    from whistclub.desktop.controller import Controller
    from whistclub.desktop.main_window.window import MainWindow
    from whistclub.rules.games import GAMES as RULES

    _app, preferences = application(folder)
    opened = open_club(copied(club, folder, "full.whist"), "bench")
    evening = large_evening(opened)
    people = [player.id for player in opened.read(queries.players)]
    controller = Controller(opened, preferences)
    window = MainWindow(preferences)
    window.resize(*SIZE)
    window.show()
    window.open(controller)
    window.open_evening(evening)
    taken: list[float] = []
    for round, game in enumerate(RULES, start=2):
        made = opened.act(
            seat_table,
            evening,
            game=game,
            conventions=RULES[game].default_conventions(),
            players=people[:4],
            table=1,
            round=round,
        )
        window.tonight.show_table(made.new(SheetRecord))
        settle()
        shown: Any = window.tonight._over
        strip = shown.strip
        gc.collect()
        for _ in range(ROUNDS):
            for deal in DEALS[game]:
                for key in deal[:-1]:
                    taken.append(in_milliseconds(lambda strip=strip, key=key: press_and_settle(strip, key)))
                if strip.entry.started:  # with nothing to clear, Escape leaves the table
                    press(strip, "⎋")
                settle()
    return [
        Figure("S2", "key press → strip painted, 99 %", percentile(taken, 0.99), None, limit=FRAME),
        Figure("S2", "the same, half of them", percentile(taken, 0.5), None, limit=FRAME),
    ]
