"""The invented game of tests/games/sprint in the real window: its strip, its lines, its totals, its conventions, its
place in the draw, its papers. None of our files knows it."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QCheckBox

from tests.games.sprint import sprint_known
from tests.games.sprint.rules import SPRINT, SprintConventions, SprintDeal
from whistclub.club import queries
from whistclub.club.actions import evenings, players, tables
from whistclub.club.actions.conventions import add_conventions
from whistclub.club.conventions import own_conventions
from whistclub.club.ports import EveningRecord, PlayerRecord, SheetRecord
from whistclub.desktop.controller import Controller
from whistclub.desktop.conventions.card import ConventionsCard
from whistclub.desktop.conventions.dialog import ConventionsDialog, SwitchesDialog
from whistclub.desktop.main_window.window import MainWindow
from whistclub.desktop.paper_sheet.mode import SheetMode
from whistclub.desktop.paper_sheet.page import SheetPage
from whistclub.desktop.printing import catalogue
from whistclub.desktop.score_table.page import TablePage
from whistclub.desktop.score_table.why import DealWhyDialog
from whistclub.desktop.seating.draw_panel import DrawPanel
from whistclub.rules.sheet import Totals

NAMES = ("Ada", "Bea", "Cas", "Dan", "Eva", "Fay", "Gus")


@pytest.fixture(autouse=True)
def sprint() -> Iterator[None]:
    with sprint_known():
        yield


@pytest.fixture
def evening(controller: Controller) -> int:
    """An evening with everybody there."""
    people = [controller.club.act(players.add_player, name).new(PlayerRecord) for name in NAMES]
    made = controller.club.act(evenings.create_evening, datetime.date(2026, 11, 27)).new(EveningRecord)
    controller.club.act(evenings.set_present, made, people)
    return int(made)


@pytest.fixture
def sheet(controller: Controller, evening: int) -> int:
    """A table of three of them."""
    people = tuple(controller.read(queries.evening, evening).record.present[:3])
    seated = controller.club.act(tables.seat_table, evening, game=SPRINT.key, players=people)
    return int(seated.new(SheetRecord))


def deals(controller: Controller, sheet: int) -> tuple[Any, ...]:
    return tuple(controller.read(queries.sheet, sheet).sheet.deals)


def test_the_strip_takes_a_deal_by_keys_and_the_sheet_shows_it(
    table: Callable[..., TablePage], hands: Any, controller: Controller
) -> None:
    page = table(SPRINT.key, 3)
    assert page.strip.banner.text() == "Who won?"
    hands.type(page, "24")
    assert page.strip.banner.text() == "Bea wins 4."
    hands.type(page, "", Qt.Key.Key_Return)
    assert deals(controller, page.sheet_id) == (SprintDeal(1, 4, 0),)
    model = page.sheet.scores
    assert model.headerData(2, Qt.Orientation.Horizontal) == "Winner"
    assert model.index(0, 2).data() == "Bea · 4"
    hands.type(page, "15", Qt.Key.Key_Return)
    assert [row.points for row in page.view.score.standings] == [5, 4, 0]


def test_a_line_of_the_paper_sheet_takes_a_deal(
    window: MainWindow, controller: Controller, evening: int, sheet: int, hands: Any
) -> None:
    window.open_evening(evening)
    window.tonight.show_sheet(sheet, SheetMode.DEALS)
    QApplication.processEvents()
    page = window.tonight._over
    assert isinstance(page, SheetPage)
    hands.type(QApplication.focusWidget() or page, "33", Qt.Key.Key_Return)
    assert deals(controller, sheet) == (SprintDeal(2, 3, 0),)
    assert page.grid.rows[0].words.text() == "Cas · 3"


def test_its_totals_alone_are_typed(
    window: MainWindow, controller: Controller, evening: int, sheet: int, hands: Any
) -> None:
    window.open_evening(evening)
    window.tonight.show_sheet(sheet, SheetMode.TOTALS)
    QApplication.processEvents()
    page = window.tonight._over
    assert isinstance(page, SheetPage)
    for field, points in zip(page.totals.points, (7, 3, 0), strict=True):
        field.setFocus()
        hands.type(field, str(points), Qt.Key.Key_Return)
    while controller.read(queries.sheet, sheet).record.totals is None and QApplication.focusWidget() is not None:
        before = QApplication.focusWidget()
        hands.type(before, "", Qt.Key.Key_Return)
        assert QApplication.focusWidget() is not before or controller.read(queries.sheet, sheet).record.totals
    assert controller.read(queries.sheet, sheet).record.totals == Totals((7, 3, 0))


def test_its_conventions_are_chosen_in_a_dialog(controller: Controller, window: MainWindow, hands: Any) -> None:
    dialog = ConventionsDialog(controller, SPRINT.key, SprintConventions(), window)
    dialog.open()
    assert list(dialog.fields) == ["deals", "last_double", "pace"]
    check = dialog.fields["last_double"]
    assert isinstance(check, QCheckBox)
    check.click()
    assert dialog.value() == SprintConventions(last_double=True)
    dialog.close()
    controller.act(add_conventions, SPRINT.key, "Ours", SprintConventions(deals=6))
    card = ConventionsCard(controller)
    card.game.choose(SPRINT.key)
    card.fill()
    assert [one.name for one in card.shown] == ["", "Ours"]
    card.open_switches(card.shown[1], own=True)
    assert hands.dialog(SwitchesDialog).value() == SprintConventions(deals=6)
    assert controller.read(own_conventions, SPRINT.key)[0].name == "Ours"


def test_a_round_of_it_is_drawn(controller: Controller, evening: int, window: MainWindow, hands: Any) -> None:
    panel = DrawPanel(controller, evening)
    panel.resize(1000, 600)
    panel.show()
    panel.choose_game(SPRINT.key)
    QApplication.processEvents()
    assert hands.find(panel, "Sprint").isChecked()
    panel.seat()
    seated = controller.read(queries.evening, evening).sheets
    assert sorted(len(view.sheet.seats) for view in seated) == [3, 4]
    assert {view.record.game for view in seated} == {SPRINT.key}


def test_why_is_answered(table: Callable[..., TablePage], hands: Any) -> None:
    page = table(SPRINT.key, 3)
    hands.type(page, "24", Qt.Key.Key_Return)
    score = page.view.score
    dialog = DealWhyDialog(page.controller, score, score.lines[0], {0: "Ada", 1: "Bea", 2: "Cas"})
    assert "won a deal worth 4: +4" in dialog.text


def test_every_paper_of_an_evening_is_printed(controller: Controller, evening: int, sheet: int) -> None:
    from whistclub.club.actions.deals import enter_deal

    season = controller.read(queries.seasons)[-1].id
    papers = {}
    for _ in range(2):
        papers |= dict(catalogue._evening(controller, evening))
        controller.club.act(enter_deal, sheet, SprintDeal(0, 2))
    papers |= dict(catalogue._season(controller, season)) | dict(catalogue._season(controller, season, SPRINT.key))
    papers |= dict(catalogue._club(controller, season))
    assert "Blank score sheet: Sprint" in papers
    for name, make in papers.items():
        assert make("A4", None).startswith(b"%PDF"), name
