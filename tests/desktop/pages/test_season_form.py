"""The conventions of a season: what a change moves is shown before it is kept, and from when each holds."""

from __future__ import annotations

import datetime
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from whistclub.club import queries
from whistclub.club.actions.evenings import close_evening, create_evening
from whistclub.club.actions.players import add_player
from whistclub.club.actions.seasons import set_season
from whistclub.club.actions.tables import enter_totals, seat_table
from whistclub.club.ports import EveningRecord, PlayerRecord, SheetRecord
from whistclub.desktop.controller import Controller
from whistclub.desktop.dialogs.season import SeasonRulesDialog
from whistclub.desktop.main_window.sidebar import Place
from whistclub.desktop.main_window.window import MainWindow
from whistclub.desktop.pages.season_form import SeasonForm
from whistclub.ranking.facts import SeasonRules
from whistclub.rules.sheet import Totals


@pytest.fixture
def form(controller: Controller, window: MainWindow) -> SeasonForm:
    """Two closed evenings; Ada wins the first and comes last in the second."""
    people = [controller.club.act(add_player, name).new(PlayerRecord) for name in ("Ada", "Bea", "Cas", "Dan")]
    for day, points in ((2, (30, 10, -10, -30)), (9, (-30, 10, -10, 30))):
        evening = controller.club.act(create_evening, datetime.date(2026, 10, day)).new(EveningRecord)
        sheet = controller.club.act(seat_table, evening, game="belgian", players=people).new(SheetRecord)
        controller.act(enter_totals, sheet, Totals(points))
        controller.act(close_evening, evening)
    window.go(Place.SETTINGS)
    QApplication.processEvents()
    page: Any = window.pages[Place.SETTINGS]
    return page.season


def texts(dialog: SeasonRulesDialog) -> list[str]:
    return [each.text() for each in dialog.findChildren(QLabel)]


def rules(controller: Controller) -> SeasonRules:
    return controller.read(queries.seasons)[0].rules


def test_what_moves_is_shown_before_it_is_kept(form: SeasonForm, controller: Controller, hands: Any) -> None:
    form.setters["best"](1)
    form.save()
    dialog = hands.dialog(SeasonRulesDialog)
    said = texts(dialog)
    assert "At once, for the whole season:" in said
    assert "What counts: all → the best 1 evenings" in said
    assert not any(text.startswith("For evenings closed from now on") for text in said)
    ranking = controller.read(queries.ranking, controller.read(queries.seasons)[0].id)
    names = [each.accessibleName() for each in dialog.moves.findChildren(QLabel)]
    moved = [each.accessibleName() for each in dialog.moves.findChildren(object) if hasattr(each, "accessibleName")]
    assert any("Ada" in name and "→" in name for name in moved), names
    assert rules(controller) == SeasonRules()
    assert controller.read(queries.ranking, controller.read(queries.seasons)[0].id) == ranking
    hands.press(dialog, "Keep these conventions")
    assert rules(controller).best == 1
    assert form.note.text().startswith("✓ Kept")


def test_a_change_that_is_given_up_is_not_kept(form: SeasonForm, controller: Controller, hands: Any) -> None:
    form.setters["minimum"](3)
    form.save()
    hands.press(hands.dialog(SeasonRulesDialog), "Cancel")
    assert rules(controller) == SeasonRules()


def test_what_holds_for_evenings_closed_from_now_on_is_said_apart(
    form: SeasonForm, controller: Controller, hands: Any
) -> None:
    form.setters["numbering"]("1223")
    form.setters["minimum"](3)
    form.setters["attendance"]("0.50")
    form.save()
    said = texts(hands.dialog(SeasonRulesDialog))
    later = said.index("For evenings closed from now on; those closed already stay as they were closed:")
    assert said.index("Evenings needed for a place: 0 → 3") < later
    assert said.index("Shared places are numbered: 1, 2, 2, 4 → 1, 2, 2, 3") < later
    assert said.index("Attendance: 0.00 → 0.50") > later


def test_what_moves_nothing_is_kept_at_once(form: SeasonForm, controller: Controller) -> None:
    form.setters["attendance"]("0.50")
    form.save()
    assert not [each for each in QApplication.topLevelWidgets() if isinstance(each, SeasonRulesDialog)]
    assert rules(controller).evening.attendance == 50
    assert form.note.text().startswith("✓ Kept")


def test_the_season_that_begins_with_this_ones_order_is_listed_too(
    form: SeasonForm, controller: Controller, hands: Any
) -> None:
    controller.act(set_season, "2027-2028", SeasonRules(initial_order="2026-2027"))
    evening = controller.club.act(create_evening, datetime.date(2027, 10, 1)).new(EveningRecord)
    people = [player.id for player in controller.read(queries.players)]
    sheet = controller.club.act(seat_table, evening, game="belgian", players=people).new(SheetRecord)
    controller.act(enter_totals, sheet, Totals((40, 30, -30, -40)))
    controller.act(close_evening, evening)
    form.fill()
    form.season.choose(next(season.id for season in controller.read(queries.seasons) if season.name == "2026-2027"))
    form.setters["minimum"](3)
    form.save()
    said = texts(hands.dialog(SeasonRulesDialog))
    assert "Season 2026-2027" in said
    assert "Season 2027-2028" in said


def test_a_season_is_given_its_own_days(form: SeasonForm, controller: Controller) -> None:
    form.first.setText("1/9/2026")
    form.last.setText("30.06.27")
    form.save()
    (season,) = controller.read(queries.seasons)
    assert (season.first, season.last) == (datetime.date(2026, 9, 1), datetime.date(2027, 6, 30))
    form.records = {}
    form.fill()
    assert (form.first.text(), form.last.text()) == ("01/09/2026", "30/06/2027")
    form.last.setText("31/6/2027")
    form.save()
    assert "31/6/2027 is no date" in form.note.text()
    assert controller.read(queries.seasons)[0].last == datetime.date(2027, 6, 30)


def field(form: SeasonForm, key: str) -> Any:
    return form.inputs[key]


def test_a_field_is_kept_when_it_is_left_and_undone_by_undo(
    form: SeasonForm, controller: Controller, hands: Any
) -> None:
    form.show()
    coming = field(form, "attendance")
    coming.clear()
    hands.type(coming, "0.50")
    assert coming.property("unsaved") == "true"
    assert form.note.text().startswith("! Not kept yet")
    assert rules(controller).evening.attendance == 0
    hands.type(coming, "", Qt.Key.Key_Return)
    assert rules(controller).evening.attendance == 50
    assert coming.property("unsaved") == "false"
    controller.undo()
    assert rules(controller).evening.attendance == 0
    assert coming.text() == "0.00"


def test_a_field_that_moves_the_ranking_asks_first_and_is_put_back_when_given_up(
    form: SeasonForm, controller: Controller, hands: Any
) -> None:
    minimum = field(form, "minimum")
    hands.type(minimum, "3", Qt.Key.Key_Return)
    dialog = hands.dialog(SeasonRulesDialog)
    assert "What moves:" in texts(dialog)
    hands.press(dialog, "Cancel")
    assert rules(controller) == SeasonRules()
    assert minimum.text() == ""
    assert form.note.text() == "Left as it was."
    hands.type(minimum, "3", Qt.Key.Key_Return)
    hands.press(hands.dialog(SeasonRulesDialog), "Keep these conventions")
    assert rules(controller).minimum == 3


def test_a_field_that_cannot_be_read_stays_as_typed_and_says_so(
    form: SeasonForm, controller: Controller, hands: Any
) -> None:
    coming = field(form, "attendance")
    coming.clear()
    hands.type(coming, "lots", Qt.Key.Key_Return)
    assert coming.property("wrong") == "true"
    assert form.note.text().startswith("✗ Not kept")
    field(form, "minimum_at_end").click()
    assert rules(controller).minimum_at_end
    assert coming.text() == "lots"
    assert rules(controller).evening.attendance == 0


def test_the_sections_are_chosen_by_key(form: SeasonForm, window: MainWindow, hands: Any) -> None:
    page: Any = window.pages[Place.SETTINGS]
    assert page.sections.hasFocus()
    assert not form.isVisible()
    for _ in range(2):
        hands.type(page.sections, "", Qt.Key.Key_Down)
    assert form.isVisible()
