"""An old season taken over from a list: what it was read as, who would be new, every mistake by its line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from whistclub.club import queries
from whistclub.club.actions.players import add_player
from whistclub.desktop.controller import Controller
from whistclub.desktop.design.widgets import ElidedLabel
from whistclub.desktop.files.importing import ListDialog
from whistclub.desktop.files.old_results import ResultsDialog, take_results_over
from whistclub.desktop.main_window.sidebar import Place
from whistclub.desktop.main_window.window import MainWindow

MATRIX = "Name;2020-10-02;2020-10-09\nAda;12;-4\nBea;0;20\n"


@pytest.fixture
def open_list(controller: Controller, window: MainWindow, tmp_path: Path, hands: Any) -> Any:
    """Opens a list as if it had been chosen."""

    def choose(text: str) -> ResultsDialog:
        file = tmp_path / "old.csv"
        file.write_text(text, "utf-8")
        take_results_over(window, controller, str(file))
        QApplication.processEvents()
        return hands.dialog(ResultsDialog)

    return choose


def said(dialog: ResultsDialog) -> list[str]:
    return [each.text() for each in dialog.findChildren(QLabel) if each.isVisible()]


def test_what_would_come_in_is_shown_and_then_taken_over(open_list: Any, controller: Controller, hands: Any) -> None:
    dialog = open_list(MATRIX)
    lines = said(dialog)
    assert "Each column is an evening, each cell its game points." in lines
    assert "Results: 4" in lines
    assert "2 evenings, 02/10/2020 to 09/10/2020" in lines
    assert "New season: 2020-2021" in lines
    assert "New players: 2. Look for slips in the names:" in lines
    assert controller.read(queries.evenings) == ()
    hands.press(dialog, "Take them over")
    ranking = controller.read(queries.ranking, controller.read(queries.seasons)[0].id)
    assert [(row.place, controller.name(row.player), row.game_points) for row in ranking.rows] == [
        (1, "Bea", 20),
        (2, "Ada", 8),
    ]
    assert "2 evenings" in controller.undo_text()
    controller.undo()
    assert controller.read(queries.evenings) == ()
    assert controller.read(queries.players) == ()


def test_another_choice_is_tried_at_once(open_list: Any, controller: Controller, hands: Any) -> None:
    dialog = open_list(MATRIX)
    dialog.of.choose("ranking")
    hands.type(dialog.season, "Cup")
    lines = said(dialog)
    assert "Each column is an evening, each cell its ranking points." in lines
    assert "New season: Cup" in lines
    hands.press(dialog, "Take them over")
    ranking = controller.read(queries.ranking, controller.read(queries.seasons)[0].id)
    assert (ranking.season, [row.total for row in ranking.rows]) == ("Cup", [2000, 800])


def test_mistakes_are_told_by_their_lines_and_nothing_can_be_taken_over(
    open_list: Any, controller: Controller, hands: Any
) -> None:
    text = "date,table,player,points\n" + "".join(f"2020-10-02,1,{line}\n" for line in ("A,3", "B,-1", "C,-1", "D,0"))
    dialog = open_list(text)
    assert "✗ Line 2: The results add up to 1; they must add up to 0." in said(dialog)
    assert not dialog.ok.isEnabled()
    dialog.game.choose("whist32")
    assert dialog.ok.isEnabled()
    hands.press(dialog, "Take them over")
    (evening,) = controller.read(queries.evenings)
    assert controller.read(queries.evening, evening.id).sheets[0].record.game == "whist32"


def test_a_name_that_differs_from_a_members_by_accents_is_asked_about(
    open_list: Any, controller: Controller, hands: Any
) -> None:
    controller.act(add_player, "Zoë D’Hondt")
    dialog = open_list("Name;2020-10-02;2020-10-09\nAda;12;-4\nZOE D'HONDT;0;20\nZoé;1;1\n")
    assert "Names that differ by accents or signs alone:" in said(dialog)
    (box,) = dialog.same.values()
    assert box.text() == "“ZOE D'HONDT” is the same person as “Zoë D’Hondt”"
    assert "New players: 2. Look for slips in the names:" in said(dialog)
    hands.press(dialog, box.text())
    assert "New players: 3. Look for slips in the names:" in said(dialog)
    assert box.isVisible()
    hands.press(dialog, box.text())
    hands.press(dialog, "Take them over")
    assert [player.name for player in controller.read(queries.players)] == ["Ada", "Zoé", "Zoë D’Hondt"]


def test_who_stand_in_one_evening_are_two_whatever_their_names(
    open_list: Any, controller: Controller, hands: Any
) -> None:
    controller.act(add_player, "Zoë")
    dialog = open_list("Name;2020-10-02\nZoë;12\nZoé;1\n")
    assert dialog.same == {}
    hands.press(dialog, "Take them over")
    assert [player.name for player in controller.read(queries.players)] == ["Zoé", "Zoë"]


def test_what_moves_in_seasons_that_are_there_is_said_first(open_list: Any, controller: Controller, hands: Any) -> None:
    hands.press(open_list("Name;2020-10-16\nAda;12\nBea;10\n"), "Take them over")
    dialog = open_list("Name;2020-10-02\nBea;3\nCas;4\n")
    assert dialog.moving.isVisible()
    assert "Season 2020-2021" in said(dialog)
    assert [line.accessibleName() for line in dialog.moves.findChildren(ElidedLabel)] == [
        "Bea 2. → 1. (10.00 → 13.00)",
        "Ada 1. → 2. (12.00)",
    ]
    dialog.season.setText("Another")
    assert not dialog.moving.isVisible()


def test_what_is_no_list_of_results_is_said(
    controller: Controller, window: MainWindow, tmp_path: Path, hands: Any
) -> None:
    (tmp_path / "list.csv").write_text("Hello\n")
    take_results_over(window, controller, str(tmp_path / "list.csv"))
    assert hands.dialog(ListDialog).lines[0].startswith("No columns of results were found among Hello")


def test_a_list_is_typed_or_pasted(controller: Controller, window: MainWindow, hands: Any) -> None:
    window.go(Place.EVENINGS)
    QApplication.processEvents()
    hands.press(window.pages[Place.EVENINGS], "Old results…")
    dialog = hands.dialog(ResultsDialog)
    assert not dialog.ok.isEnabled()
    dialog.typed.setPlainText("Player\t2020-10-02\t2020-10-09\nAda\t12\t-4\nBea\t0")
    dialog.due.stop()
    dialog.try_it()
    QApplication.processEvents()
    assert "Results: 3" in said(dialog)
    hands.press(dialog, "Take them over")
    assert [record.date.day for record in controller.read(queries.evenings)] == [2, 9]
