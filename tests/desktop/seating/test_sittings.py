"""Three games a sitting, each a round of its own: from the draw page to the standings."""

from __future__ import annotations

import datetime
from collections import Counter
from itertools import combinations

from tests.desktop.conftest import Hands
from whistclub.club import queries
from whistclub.club.actions.deals import enter_deal
from whistclub.club.actions.evenings import create_evening, set_present
from whistclub.club.actions.players import add_player
from whistclub.club.ports import EveningRecord, PlayerRecord, SheetRecord
from whistclub.desktop.controller import Controller
from whistclub.desktop.main_window.menus import MenuAction
from whistclub.desktop.main_window.window import MainWindow
from whistclub.desktop.seating.draw_panel import DrawPanel
from whistclub.rules.classic import ClassicDeal

STAY = "Nobody changes table; the partners change."


def test_sixteen_partner_everybody_once_in_five_sittings_of_three_games(
    window: MainWindow, controller: Controller, hands: Hands
) -> None:
    evening = controller.club.act(create_evening, datetime.date.today()).new(EveningRecord)
    people = [controller.club.act(add_player, f"P{number:02}").new(PlayerRecord) for number in range(16)]
    controller.act(set_present, evening, people)
    window.tonight.show_evening(evening)
    partners: Counter[frozenset[int]] = Counter()
    opponents: Counter[frozenset[int]] = Counter()
    points: Counter[int] = Counter()
    tables: list[list[frozenset[int]]] = []
    for game in range(1, 16):
        window.actions_by_name[MenuAction.DRAW].trigger()
        panel = window.tonight._over
        assert isinstance(panel, DrawPanel)
        if game == 1:
            hands.press(panel, "Short whist")
            hands.press(panel, "Three games a table")
            panel.rounds.setValue(15)
        stays = game % 3 != 1
        assert (panel.outcome.moving.text() == STAY and not panel.outcome.moving.isHidden()) == stays
        hands.press(panel, f"Seat round {game}")
        sheets = controller.read(lambda work, game=game: work.find(SheetRecord, evening_id=evening, round=game))
        tables.append([frozenset(sheet.seats) for sheet in sheets])
        for sheet in sheets:
            sides = [frozenset(sheet.seats[0::2]), frozenset(sheet.seats[1::2])]
            partners.update(sides)
            opponents.update(frozenset(pair) for pair in combinations(sheet.seats, 2) if frozenset(pair) not in sides)
            won = (game + sheet.table) % 2
            for _ in range(2):
                tricks = (9, 4) if won == 0 else (4, 9)
                controller.act(enter_deal, sheet.id, ClassicDeal(tricks))
            points.update(dict.fromkeys(sheet.seats[won::2], 6))
        assert all(sheet.closed for sheet in controller.read(queries.evening, evening).sheets)
    assert all(tables[at] == tables[at - at % 3] for at in range(15))
    pairs = {frozenset(pair) for pair in combinations(people, 2)}
    assert partners == Counter(dict.fromkeys(pairs, 1))
    assert opponents == Counter(dict.fromkeys(pairs, 2))
    rows = controller.read(queries.standings, evening).rows
    assert {row.player: row.game_points for row in rows} == {player: points[player] for player in people}
    assert all(len(row.parts) == 15 for row in rows)
    assert window.tonight.view.standings.model().rowCount() == 16
