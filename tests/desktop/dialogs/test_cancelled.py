"""An evening marked as cancelled, and taking place after all, on the pages that show evenings."""

from __future__ import annotations

import datetime
from typing import Any

from PySide6.QtWidgets import QApplication

from whistclub.club import queries
from whistclub.club.actions.evenings import create_evening
from whistclub.club.ports import EveningRecord
from whistclub.desktop.controller import Controller
from whistclub.desktop.dialogs.cancelled import CancelledDialog
from whistclub.desktop.main_window.sidebar import Place
from whistclub.desktop.main_window.window import MainWindow
from whistclub.desktop.public_display.scenes import evening_to_show


def test_an_evening_is_cancelled_with_its_reason_and_takes_place_after_all(
    controller: Controller, window: MainWindow, hands: Any
) -> None:
    evening = controller.club.act(create_evening, datetime.date(2026, 10, 2), name="First").new(EveningRecord)
    window.go(Place.EVENINGS)
    QApplication.processEvents()
    page: Any = window.pages[Place.EVENINGS]
    hands.press(page, "Cancelled…")
    dialog = hands.dialog(CancelledDialog)
    hands.type(dialog.reason, "Snow")
    hands.press(dialog, "Mark as cancelled")
    (row,) = page.grid.grid_model.rows
    assert (row.values[2], row.values[-1], row.quiet) == ("First · Snow", "✗ cancelled", True)
    hands.press(page, "Open")
    view = window.tonight.view
    assert view.closed_words.isVisible()
    assert view.closed_words.text() == "✗ This evening is cancelled: Snow"
    assert not view.seat_button.isVisible()
    assert view.standings_title.text() == "Standings (cancelled)"
    hands.press(view, "Takes place after all")
    assert view.seat_button.isVisible()
    assert view.standings_title.text() == "Standings"
    window.undo()
    assert view.closed_words.isVisible()
    assert controller.read(queries.evenings)[0].cancelled
    page = window.pages[Place.EVENINGS]
    window.go(Place.EVENINGS)
    QApplication.processEvents()
    hands.press(page, "Takes place after all")
    assert not controller.read(queries.evenings)[0].cancelled
    assert evening == controller.read(queries.open_evening).id


def test_the_room_is_not_shown_a_cancelled_evening(controller: Controller) -> None:
    days = [datetime.date(2026, 10, 2), datetime.date(2026, 10, 9)]
    first, second = (controller.club.act(create_evening, day).new(EveningRecord) for day in days)
    from whistclub.club.actions.evenings import cancel_evening

    controller.act(cancel_evening, second)
    known = controller.read(queries.evenings)
    shown = evening_to_show(known, datetime.date(2026, 10, 10))
    assert shown is not None
    assert shown.id == first


def test_an_evening_is_put_into_another_season(controller: Controller, window: MainWindow, hands: Any) -> None:
    from whistclub.club.actions.seasons import set_season
    from whistclub.desktop.pages.evenings import EveningDialog
    from whistclub.ranking.facts import SeasonRules

    evening = controller.club.act(create_evening, datetime.date(2026, 10, 2)).new(EveningRecord)
    controller.act(set_season, "Autumn cup", SeasonRules())
    window.go(Place.EVENINGS)
    QApplication.processEvents()
    page: Any = window.pages[Place.EVENINGS]
    page.season.choose(controller.read(queries.evenings)[0].season_id)
    hands.press(page, "Name and date…")
    dialog = hands.dialog(EveningDialog)
    dialog.season.choose(next(season.id for season in controller.read(queries.seasons) if season.name == "Autumn cup"))
    hands.press(dialog, "Keep")
    record = controller.read(queries.evening, evening)
    assert record.season.name == "Autumn cup"
