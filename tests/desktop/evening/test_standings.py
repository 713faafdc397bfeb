"""The overview after every change shows what a fresh one would; of the standings only lines that differ are painted."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget

from tests.desktop.support.acting import acted
from whistclub.club import queries
from whistclub.club.actions import adjustments, deals, evenings, players, seasons, tables
from whistclub.club.ports import EveningRecord, PlayerRecord, SheetRecord
from whistclub.desktop.controller import Controller
from whistclub.desktop.design.grid import Grid, GridRow
from whistclub.desktop.design.widgets import ElidedLabel
from whistclub.desktop.evening.overview import EveningView
from whistclub.desktop.evening.table_card import TableCard
from whistclub.ranking.facts import EveningRules, SeasonRules
from whistclub.reports.table import Column, Kind
from whistclub.rules.belgian.facts import Attempt, BelgianDeal
from whistclub.rules.sheet import Totals
from whistclub.words.sheets.progress import missing_text

NAMES = ("Ada", "Bea", "Cas", "Dan", "Eva", "Fay", "Gus", "Hal", "Ida", "Jan", "Kim", "Lou", "Max")


def pair(*seats: int, tricks: int = 10) -> BelgianDeal:
    return BelgianDeal("contract", (Attempt("pair", seats, 9, tricks),))


class Club:
    """Three tables of four, some deals on each; the thirteenth has not come."""

    def __init__(self, controller: Controller) -> None:
        self.controller = controller
        self.people = [controller.club.act(players.add_player, name).new(PlayerRecord) for name in NAMES]
        self.evening = controller.club.act(evenings.create_evening, datetime.date(2026, 11, 27)).new(EveningRecord)
        self.sheets = [self.seat(number, self.people[4 * number : 4 * number + 4]) for number in range(3)]
        for sheet, tricks in zip(self.sheets, (13, 11, 9), strict=True):
            controller.club.act(deals.enter_deal, sheet, pair(0, 1, tricks=tricks))

    def seat(self, number: int, people: list[int], round: int = 1) -> int:
        kw: dict[str, Any] = {"game": "belgian", "players": tuple(people), "round": round, "table": number + 1}
        return self.controller.club.act(tables.seat_table, self.evening, **kw).new(SheetRecord)

    def deal_id(self, at: int) -> int:
        return self.controller.read(queries.sheet, self.sheets[at]).deal_ids[0]


@pytest.fixture
def evening(controller: Controller) -> Club:
    return Club(controller)


def settle() -> None:
    """Layouts within layouts come to rest."""
    for _ in range(5):
        QApplication.processEvents()


def shown(controller: Controller, evening_id: int) -> EveningView:
    view = EveningView(controller)
    view.show_evening(evening_id)
    view.resize(1044, 2600)
    view.show()
    view.enter()
    settle()
    return view


@pytest.fixture
def view(evening: Club) -> EveningView:
    made = shown(evening.controller, evening.evening)
    evening.controller.changed.connect(made.reload)
    return made


def texts(view: EveningView) -> list[Any]:
    """All that the overview says of tables and standings, as shown, spoken and in tips; what closing would ask."""
    said: list[Any] = [view.standings.grid_model.columns, view.standings.grid_model.rows, view.standings.height()]
    said += [(each.text(), each.isVisibleTo(view)) for each in (view.standings_title, view.prizes, view.closed_words)]
    said += [view.sheet_ids, [missing_text(sheet) for sheet in view.round_bar.round.waiting]]
    for widget in (view.round_bar, *view.cards.widgets()):
        for each in (widget, *widget.findChildren(QWidget)):
            if not each.isVisibleTo(view):
                continue
            text = each.text() if isinstance(each, QLabel | ElidedLabel) else ""
            said.append((text, each.accessibleName(), each.accessibleDescription(), each.toolTip(), each.size()))
    return said


def conventions(controller: Controller, **changed: Any) -> tuple[Any, ...]:
    return seasons.set_season, controller.read(queries.seasons)[0].name, SeasonRules(evening=EveningRules(**changed))


CHANGES: dict[str, Callable[[Club], tuple[Any, ...]]] = {
    "a deal": lambda club: (deals.enter_deal, club.sheets[2], pair(0, 1, tricks=13)),
    "a deal that makes a tie": lambda club: (deals.enter_deal, club.sheets[1], pair(2, 3, tricks=11)),
    "a deal corrected": lambda club: (deals.correct_deal, club.deal_id(0), pair(2, 3)),
    "a deal taken out": lambda club: (deals.delete_deal, club.deal_id(0)),
    "a player renamed": lambda club: (_rename, club.people[0], "Adriaan"),
    "a table closed": lambda club: (tables.close_table, club.sheets[1]),
    "a table taken away": lambda club: (tables.remove_table, club.sheets[0]),
    "seats exchanged": lambda club: (tables.exchange_seats, club.sheets[0], 0, 3),
    "another order": lambda club: conventions(club.controller, evening_order="ranking_points"),
    "fewer columns": lambda club: conventions(club.controller, bracket=None, upset=()),
    "a penalty": lambda club: (adjustments.add_adjustment, club.evening, club.people[5], -50, "game", "penalty"),
    "a gift to who has not played": lambda club: (
        adjustments.add_adjustment, club.evening, club.controller.club.act(players.add_player, "Zoë").new(PlayerRecord),
        50, "ranking", "gift",
    ),
    "somebody comes in": lambda club: (evenings.set_present, club.evening, club.people),
    "another number": lambda club: (_renumber, club.sheets[2], 7),
    "totals alone": lambda club: (_give_totals, club.evening, tuple(club.people[:4])),
    "a second round": lambda club: (
        _seat_second, club.evening, tuple(club.people[1:5]),
    ),
    "the evening closed": lambda club: (evenings.close_evening, club.evening),
    "the evening cancelled": lambda club: (evenings.cancel_evening, club.evening, "snow"),
}  # fmt: skip


def _rename(work: Any, player: int, name: str) -> Any:
    return players.change_player(work, player, name=name)


def _renumber(work: Any, sheet: int, number: int) -> Any:
    return tables.change_table(work, sheet, table=number)


def _give_totals(work: Any, evening: int, people: tuple[int, ...]) -> Any:
    name = _seat_second(work, evening, people)
    (sheet,) = work.find(SheetRecord, evening_id=evening, round=2)
    tables.enter_totals(work, sheet.id, Totals((9, 3, -3, -9)))
    return name


def _seat_second(work: Any, evening: int, people: tuple[int, ...]) -> Any:
    return tables.seat_table(work, evening, game="belgian", players=people, round=2, table=1)


@pytest.mark.parametrize("named", CHANGES)
def test_after_a_change_its_undo_and_redo_the_overview_is_as_a_fresh_one(
    evening: Club, view: EveningView, named: str
) -> None:
    controller = evening.controller
    action, *arguments = CHANGES[named](evening)
    before = texts(view)
    acted(controller, action, *arguments)
    for step in (lambda: None, controller.undo, controller.redo):
        step()
        settle()
        fresh = shown(controller, evening.evening)
        assert texts(view) == texts(fresh)
        assert (step == controller.undo) == (texts(view) == before)
        fresh.close()


def test_a_second_overview_of_the_same_evening_follows_the_first(evening: Club, view: EveningView) -> None:
    other = shown(evening.controller, evening.evening)
    evening.controller.changed.connect(other.reload)
    for tricks in (13, 9, 12):
        evening.controller.act(deals.enter_deal, evening.sheets[2], pair(0, 2, tricks=tricks))
        assert texts(view) == texts(other)
    other.hide()
    evening.controller.act(deals.enter_deal, evening.sheets[1], pair(0, 2))
    other.show()
    other.enter()
    QApplication.processEvents()
    assert texts(view) == texts(other)


def test_lines_that_stay_keep_their_rows(evening: Club, view: EveningView) -> None:
    before = view.standings.grid_model.rows
    evening.controller.act(deals.enter_deal, evening.sheets[2], pair(0, 1))
    after = view.standings.grid_model.rows
    moved = {row.key for row, was in zip(after, before, strict=True) if row is not was}
    stayed = {row.key for row, was in zip(after, before, strict=True) if row == was}
    assert moved.isdisjoint(stayed)
    assert moved >= set(evening.people[8:12])
    assert stayed


def test_a_deal_paints_its_own_card_and_no_name_on_another(evening: Club, view: EveningView) -> None:
    cards = {card.view.record.id: Painted(card) for card in view.findChildren(TableCard)}
    others = [card for card in view.findChildren(TableCard) if card.view.record.id != evening.sheets[2]]
    names = [Painted(label) for card in others for label in card.findChildren(ElidedLabel)]
    evening.controller.act(deals.enter_deal, evening.sheets[2], pair(0, 1))
    settle()
    assert [sheet for sheet, painted in cards.items() if not painted.region.isEmpty()] == [evening.sheets[2]]
    assert all(painted.region.isEmpty() for painted in names)


def test_another_round_shown_has_its_own_cards_and_bar(evening: Club, view: EveningView) -> None:
    first = view.sheet_ids
    evening.controller.act(_seat_second, evening.evening, tuple(evening.people[:4]))
    settle()
    assert list(view.sheet_ids) == [1]
    view.show_round(1)
    settle()
    assert view.sheet_ids == first
    assert view.round_bar.round.open_tables == (1, 2, 3)
    assert not view.round_bar.next.isVisibleTo(view)
    evening.controller.act(deals.enter_deal, evening.sheets[1], pair(0, 3))
    view.show_round(2)
    assert (list(view.sheet_ids), view.round_bar.round.open_tables) == ([1], (1,))
    assert view.round_bar.next.isVisibleTo(view)


# -- what is painted


class Painted(QObject):
    """What of a widget has been painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.region = QRegion()
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.region |= event.region()  # type: ignore[attr-defined]
        return False


COLUMNS = (
    Column("place", "Place", Kind.PLACE, width=40),
    Column("name", "Name", Kind.NAME),
    Column("points", "Points", Kind.POINTS),
)


@pytest.fixture
def grid(preferences: object) -> Grid:
    made = Grid("Standings")
    made.resize(600, 300)
    made.fill(COLUMNS, [GridRow(key, (key + 1, f"Player {key}", 100 - key)) for key in range(30)])
    made.show()
    QTest.qWaitForWindowExposed(made)
    QApplication.processEvents()
    return made


def lines_of(grid: Grid, region: QRegion) -> list[int]:
    at = range(len(grid.grid_model.rows))
    return [line for line in at if region.contains(grid.visualRect(grid.grid_model.index(line, 1)).center())]


def test_only_rows_that_differ_are_painted(grid: Grid) -> None:
    painted = Painted(grid.viewport())
    rows = list(grid.grid_model.rows)
    for line in (1, 4, 5, 20):
        rows[line] = replace(rows[line], values=(line + 1, f"Changed {line}", 7))
    rows[2] = replace(rows[2])
    grid.fill(COLUMNS, rows)
    QApplication.processEvents()
    assert lines_of(grid, painted.region) == [1, 4, 5]
    assert grid.grid_model.data(grid.grid_model.index(20, 1)) == "Changed 20"


def test_the_same_rows_again_paint_nothing(grid: Grid) -> None:
    painted = Painted(grid.viewport())
    grid.fill(list(COLUMNS), [replace(row) for row in grid.grid_model.rows])
    QApplication.processEvents()
    assert painted.region.isEmpty()


def test_the_chosen_row_stays_chosen_where_it_moves_and_the_place_in_the_list_stays(grid: Grid) -> None:
    grid.verticalScrollBar().setValue(100)
    grid.choose(8)
    at = grid.verticalScrollBar().value()
    rows = list(grid.grid_model.rows)
    rows[8], rows[9] = rows[9], rows[8]
    grid.fill(COLUMNS, rows)
    assert (grid.chosen(), grid.currentIndex().row(), grid.verticalScrollBar().value()) == (8, 9, at)
    assert [index.row() for index in grid.selectionModel().selectedRows()] == [9]


def test_a_grid_as_high_as_its_rows_grows_and_shrinks_with_them(preferences: object) -> None:
    grid = Grid("Standings", whole=True)
    rows = [GridRow(key, (key + 1, f"Player {key}", 5)) for key in range(6)]
    heights = []
    for count in (6, 3, 6):
        grid.fill(COLUMNS, rows[:count])
        heights.append(grid.height())
    assert heights[0] == heights[2]
    assert heights[0] - heights[1] == 3 * grid.verticalHeader().defaultSectionSize()


def test_columns_left_out_for_want_of_room_come_back_with_other_columns(preferences: object) -> None:
    grid = Grid("Standings")
    grid.resize(420, 200)
    grid.show()
    name = Column("name", "Name", Kind.NAME)
    rounds = [Column(str(number), str(number), Kind.POINTS, width=44, spare=9 - number) for number in range(1, 6)]
    grid.fill((name, *rounds), [GridRow(1, ("Ada", 1, 2, 3, 4, 5))])
    assert grid.isColumnHidden(1)
    grid.fill((name, Column("points", "Points", Kind.POINTS)), [GridRow(1, ("Ada", 15))])
    assert not grid.isColumnHidden(1)


def whole_grid() -> tuple[QWidget, Grid]:
    """A grid as high as its rows on a page with room beneath."""
    holder = QWidget()
    box = QVBoxLayout(holder)
    grid = Grid("Standings", whole=True)
    box.addWidget(grid)
    box.addStretch(1)
    holder.resize(900, 600)
    holder.show()
    return holder, grid


def test_a_grid_as_high_as_its_rows_has_room_for_the_bar_that_scrolls_its_columns(preferences: object) -> None:
    holder, grid = whole_grid()
    grid.fill(COLUMNS, [GridRow(key, (key + 1, f"Player {key}", 5)) for key in range(6)])
    high = grid.height()
    bar = grid.horizontalScrollBar().sizeHint().height()
    for width, more in ((180, bar), (900, 0), (500, 0), (180, bar), (500, 0)):
        holder.resize(width, 600)
        settle()
        assert grid.height() == high + more
        assert grid.verticalScrollBar().maximum() == 0


def some_columns(random: Random) -> tuple[Column, ...]:
    rounds = random.randrange(9)
    spare = [Column(str(at), str(at), Kind.POINTS, width=44, spare=rounds - at) for at in range(rounds)]
    last = [Column("note", "Note", width=190, spare=1000)] if random.random() < 0.4 else []
    name = Column("name", "Name", Kind.NAME)
    return (name, *spare, Column("points", "Points", Kind.POINTS), Column("ranking", "Ranking", Kind.HUNDREDTHS), *last)


def laid(grid: Grid) -> list[Any]:
    columns = range(len(grid.grid_model.columns))
    return [grid.height(), [(grid.columnWidth(at), grid.isColumnHidden(at)) for at in columns]]


def test_a_grid_that_showed_much_else_is_laid_out_as_a_new_one(preferences: object) -> None:
    for seed in range(60):
        random, grids = Random(seed), []
        columns: tuple[Column, ...] = ()
        rows: list[GridRow] = []
        for lives in (True, False):
            holder, grid = whole_grid()
            for _ in range(8 if lives else 0):
                if random.random() < 0.6:
                    columns = some_columns(random)
                    rows = [GridRow(key, (key,) * len(columns)) for key in range(random.randrange(8))]
                    grid.fill(columns, rows)
                else:
                    holder.resize(random.choice((300, 500, 700, 900)), 600)
                if random.random() < 0.6:
                    QApplication.processEvents()
            holder.resize(650, 600)
            grid.fill(columns, rows)
            settle()
            grids.append((laid(grid), holder))
        assert grids[0][0] == grids[1][0], seed
