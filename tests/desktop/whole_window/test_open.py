"""An open of 160 players over three rounds, kept in the window from the first check-in to the wall sheet.

Beside the club the test keeps its own books, from what was typed alone: who sat where, with how many points."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from random import Random
from typing import Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.desktop.conftest import Hands
from tests.desktop.support.acting import acted
from whistclub.club import queries
from whistclub.club.actions.evenings import create_evening
from whistclub.club.actions.members import import_members
from whistclub.club.actions.seasons import set_season
from whistclub.club.actions.settings import change_setting
from whistclub.club.actions.tables import enter_totals
from whistclub.club.names import plain
from whistclub.club.ports import EveningRecord, SheetRecord
from whistclub.desktop.controller import Controller
from whistclub.desktop.dialogs.consequences import ConfirmDialog
from whistclub.desktop.dialogs.seat_change import ChangeSeatDialog
from whistclub.desktop.evening.table_card import CardAction
from whistclub.desktop.main_window.menus import MenuAction
from whistclub.desktop.main_window.window import MainWindow
from whistclub.desktop.printing.preview import PreviewDialog
from whistclub.desktop.score_table.page import TablePage
from whistclub.desktop.seating.draw_panel import DrawPanel
from whistclub.ranking.prizes import PrizeRules, encode_prizes
from whistclub.ranking.schemes import SCHEMES
from whistclub.reports.gather import PRIZES
from whistclub.rules.sheet import Totals

DEALS: Final = 16
BONUS: Final = (9000, 6000, 3000, 0)
"""Hundredths by place at a table."""
PLAYED: Final = (
    ("P249=", (-5, 5, -5, 5)),
    ("S28S=", (-5, 15, -5, -5)),
    ("S38S-1", (12, 12, -36, 12)),
    ("C2=", (-6, 18, -6, -6)),
    ("N34", (2, 2, -2, -2)),
    ("P130C+1", (7, -7, 7, -7)),
)
"""Deals as they are typed, and what rules.md §1 gives for them, by seat."""
FIRST: Final = ("Ann", "Bea", "Cas", "Dan", "Eva", "Fay", "Gus", "Hal", "Ida", "Joe", "Kay", "Lou", "Max", "Ned", "Oda")
LAST: Final = (
    "Aerts", "Bodart", "Claes", "Dubois", "Engels", "Fontaine", "Goossens", "Hubert", "Ickx", "Janssens", "Lambert",
)  # fmt: skip
NAMES: Final = [f"{first} {last}" for last in LAST for first in FIRST]
"""165 members; none is part of another."""


@dataclass
class Books:
    """What the test knows by itself: for each sheet of a round who held which seat, and their points."""

    game: dict[str, int] = field(default_factory=dict)
    bonus: dict[str, int] = field(default_factory=dict)
    places: dict[str, list[int]] = field(default_factory=dict)
    rounds: dict[tuple[str, int], int] = field(default_factory=dict)

    def table(self, round: int, owners: Sequence[str], seats: Sequence[int], extra: dict[str, int] | None = None):
        """A finished table: ``owners`` of its seats with the totals of those; ``extra``: points of others, who have
        held a seat for a while, and which its owner does not have."""
        assert sum(seats) == 0
        for name, total in zip(owners, seats, strict=True):
            place = 1 + sum(other > total for other in seats)
            shared = list(seats).count(total)
            paid = [*BONUS, 0][place - 1 : place - 1 + shared]
            self._add(round, name, total)
            self.bonus[name] = self.bonus.get(name, 0) + sum(paid) // shared
            self.places.setdefault(name, []).append(place)
        for name, points in (extra or {}).items():
            self._add(round, name, points)

    def _add(self, round: int, name: str, points: int) -> None:
        self.game[name] = self.game.get(name, 0) + points
        self.rounds[name, round] = self.rounds.get((name, round), 0) + points

    def total(self, name: str) -> int:
        """Hundredths: game points and the bonus of the places."""
        return 100 * self.game[name] + self.bonus.get(name, 0)

    def key(self, name: str) -> tuple[int, ...]:
        """What rules.md §7 orders by."""
        places = self.places.get(name, [])
        return self.total(name), self.game[name], *(places.count(place) for place in range(1, 6))

    def ranks(self) -> dict[str, int]:
        """Everybody's place, shared as 1, 2, 2, 4."""
        keys = {name: self.key(name) for name in self.game}
        return {name: 1 + sum(other > key for other in keys.values()) for name, key in keys.items()}


class Open:
    """The window, the hands on it, and the books beside."""

    def __init__(self, window: MainWindow, controller: Controller, hands: Hands) -> None:
        self.window, self.controller, self.hands = window, controller, hands
        self.books, self.chance = Books(), Random(160)
        controller.act(import_members, [(name, str(number)) for number, name in enumerate(NAMES, 1)])
        self.evening = acted(controller, create_evening, datetime.date.today(), name="Open").new(EveningRecord)
        season = controller.read(queries.evening, self.evening).season.name
        rules = SCHEMES["place_bonus"]
        rules = replace(rules, evening=replace(rules.evening, evening_order="ranking_points"))
        controller.act(set_season, season, rules)
        window.tonight.show_evening(self.evening)

    # -- what a marker does

    def check_in(self, names: Sequence[str]) -> None:
        """Members by their number, every tenth by two letters of each name."""
        field = self.window.tonight.view.check_in.field
        for name in names:
            number = NAMES.index(name) + 1
            first, last = name.split()
            self.hands.type(field, str(number) if number % 10 else f"{first} {last[:3]}", Qt.Key.Key_Return)

    def draw(self, method: str, round: int, without: Sequence[str] = ()) -> None:
        self.window.actions_by_name[MenuAction.DRAW].trigger()
        panel = self.window.tonight._over
        assert isinstance(panel, DrawPanel)
        self.hands.press(panel, "Belgian whist")
        self.hands.press(panel, method)
        panel.game_row.use(replace(panel.model.conventions, deals=DEALS))
        if without:
            panel.count.setChecked(True)
            QApplication.processEvents()
            for name in without:
                self.hands.press(panel, name)
        assert panel.round.value() == round
        self.hands.press(panel, f"Seat round {round}")

    def sheets(self, round: int) -> tuple[SheetRecord, ...]:
        return self.controller.read(lambda work: work.find(SheetRecord, evening_id=self.evening, round=round))

    def names(self, sheet: SheetRecord) -> list[str]:
        return [self.controller.name(player) for player in sheet.seats]

    def type_deals(self, sheet: SheetRecord, count: int, first: int = 0) -> list[int]:
        """Types deals at a table of four, and says what they gave each seat."""
        self.window.tonight.show_table(sheet.id)
        page = self.window.tonight._over
        assert isinstance(page, TablePage)
        seats = [0] * 4
        for number in range(first, first + count):
            keys, points = PLAYED[(number + sheet.table) % len(PLAYED)]
            self.hands.type(page.strip, keys.lower(), Qt.Key.Key_Return)
            seats = [total + gained for total, gained in zip(seats, points, strict=True)]
        assert len(self.controller.read(queries.sheet, sheet.id).sheet.deals) == first + count
        self.window.tonight.back()
        return seats

    def play(self, round: int, *, typed: int = 0, stand_in: str = "") -> None:
        """Some tables deal by deal, the others by their totals; then the round is closed from its bar."""
        for sheet in self.sheets(round):
            names = self.names(sheet)
            if typed and len(names) == 4:
                typed -= 1
                if stand_in:
                    self._with_stand_in(round, sheet, stand_in)
                    stand_in = ""
                else:
                    self.books.table(round, names, self.type_deals(sheet, DEALS))
                continue
            points = [3 * self.chance.randint(-40, 40) for _ in names[1:]]
            points.append(-sum(points))
            self.controller.act(enter_totals, sheet.id, Totals(tuple(points), None, DEALS))
            self.books.table(round, names, points)
        assert not typed
        view = self.window.tonight.view
        if any(not sheet.closed for sheet in self.controller.read(queries.evening, self.evening).sheets):
            self.hands.press(view, "Close the open tables…")
            self.hands.press(self.hands.dialog(ConfirmDialog), "Close them")
        assert all(sheet.closed for sheet in self.controller.read(queries.evening, self.evening).sheets)

    def _with_stand_in(self, round: int, sheet: SheetRecord, name: str) -> None:
        """Somebody goes home after half of the deals; who takes over finishes, and with as many deals has the place."""
        names = self.names(sheet)
        before = self.type_deals(sheet, DEALS // 2)
        self.window.tonight.view._by_sheet[sheet.id].wants.emit(CardAction.CHANGE_PLAYERS)
        QApplication.processEvents()
        asked = self.hands.dialog(ChangeSeatDialog)
        asked.out.choose(sheet.seats[2])
        self.hands.type(asked.field, name, Qt.Key.Key_Down, Qt.Key.Key_Return)
        self.hands.press(asked, "Change")
        after = self.type_deals(sheet, DEALS // 2, DEALS // 2)
        totals = [one + two for one, two in zip(before, after, strict=True)]
        owners = [*names[:2], name, names[3]]
        self.books.table(round, owners, totals)
        self.books.game[name] -= before[2]
        self.books.rounds[name, round] -= before[2]
        self.books._add(round, names[2], before[2])

    # -- what has to be

    def check_seating(self, round: int, everybody: set[str]) -> None:
        seated = [name for sheet in self.sheets(round) for name in self.names(sheet)]
        assert len(seated) == len(set(seated))
        assert set(seated) == everybody

    def check_ranked(self, round: int, ranks: dict[str, int]) -> None:
        """The ranks of the round before decide who sits at which table; who has none sits at the last."""
        tables = [[ranks.get(name, 999) for name in self.names(sheet)] for sheet in self.sheets(round)]
        assert all(max(one) <= min(other) for one, other in pairwise(tables))

    def check_standings(self) -> None:
        books = self.books
        rows = self.controller.read(queries.standings, self.evening).rows
        found = {self.controller.name(row.player): row for row in rows}
        assert {name: row.game_points for name, row in found.items()} == books.game
        assert {name: row.ranking_points for name, row in found.items()} == {n: books.total(n) for n in books.game}
        assert {name: row.place for name, row in found.items()} == books.ranks()
        by_round = {(name, part.round): part.points for name, row in found.items() for part in row.parts}
        assert by_round == books.rounds
        assert sum(books.game.values()) == 0


@pytest.fixture
def tournament(window: MainWindow, controller: Controller, hands: Hands) -> Open:
    window.activateWindow()
    return Open(window, controller, hands)


@pytest.mark.timeout(240)
def test_an_open_of_160_players_from_check_in_to_the_wall_sheet(
    tournament: Open, controller: Controller, hands: Hands
) -> None:
    late, leavers = [*NAMES[160:], "Vic Late", "Wes Late"][2:], ["Eva Claes", "Kay Hubert"]
    tournament.check_in(NAMES[:160])
    assert hands.names_shown(tournament.window) == sorted(NAMES[:160], key=plain)
    tournament.draw("By lot", 1)
    assert len(tournament.sheets(1)) == 40
    tournament.check_seating(1, set(NAMES[:160]))
    tournament.play(1, typed=3)
    tournament.check_standings()

    tournament.check_in(late[:3])
    hands.check_in(tournament.window, late[3:])
    ranks = tournament.books.ranks()
    tournament.draw("By rank", 2, leavers)
    there = {*NAMES[:160], *late} - set(leavers)
    assert len(tournament.sheets(2)) == 40
    tournament.check_seating(2, there)
    tournament.check_ranked(2, ranks)
    tournament.play(2)
    tournament.check_standings()

    ranks = tournament.books.ranks()
    tournament.draw("By rank", 3)
    tournament.check_seating(3, there)
    tournament.check_ranked(3, ranks)
    tournament.play(3, typed=1, stand_in="Zed Helper")
    tournament.check_standings()

    controller.act(change_setting, PRIZES, encode_prizes(PrizeRules(places=5, last=True)))
    view = tournament.window.tonight.view
    hands.press(view, "Close the evening")
    assert all(sheet.closed for round in (1, 2, 3) for sheet in tournament.sheets(round))
    hands.press(view, "Print…")
    check_wall_sheet(hands.dialog(PreviewDialog), tournament.books)


def check_wall_sheet(preview: PreviewDialog, books: Books) -> None:
    """Every name once in the order of the places, then the prizes."""
    assert preview.kind.currentText() == "Standings"
    text = " ".join(page.get_textpage().get_text_range() for page in preview.pdf).replace("\r\n", " ")
    listed, prizes = text.split(" Prizes ")
    assert {name: listed.count(name) for name in books.game} == dict.fromkeys(books.game, 1)
    ranks = books.ranks()
    order = sorted(books.game, key=listed.index)
    assert [ranks[name] for name in order] == sorted(ranks.values())
    won = [name for name in books.game if ranks[name] <= 5 or ranks[name] == max(ranks.values())]
    assert {name for name in books.game if name in prizes} == set(won)
    preview.reject()
