"""Namesakes, two entries of one person, personal data erased (cases.md H19, H20)."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from tests.desktop.support.played import known, plays
from whistclub.club import queries
from whistclub.club.actions import players
from whistclub.club.ports import PlayerRecord
from whistclub.desktop.controller import Controller
from whistclub.desktop.dialogs.people import EraseDialog, MergeDialog
from whistclub.desktop.dialogs.player import PlayerDialog
from whistclub.desktop.main_window.window import MainWindow
from whistclub.desktop.preferences import preferences_folder
from whistclub.storage.club_file.backup import keep_copy


@pytest.fixture
def peeters(controller: Controller) -> tuple[int, int]:
    """J. Peeters with an evening of 5, Jan Peeters with an evening of 1."""
    first, second = known(controller, "J. Peeters"), known(controller, "Jan Peeters")
    plays(controller, first, {1: 5})
    plays(controller, second, {2: 1})
    return first, second


def record(controller: Controller, player: int) -> PlayerRecord:
    return next(one for one in controller.read(queries.players) if one.id == player)


def names(controller: Controller) -> list[str]:
    return [player.name for player in controller.read(queries.players)]


def game_points(controller: Controller, player: int) -> int:
    ranking = controller.read(queries.ranking, controller.read(queries.seasons)[0].id)
    return next(row.game_points for row in ranking.rows if row.player == player)


def test_a_second_person_of_a_name_gets_a_mark_on_purpose(
    window: MainWindow, controller: Controller, hands: Any
) -> None:
    controller.act(players.add_player, "Marie Dubois", "14")
    asked = PlayerDialog(controller, name="Marie Dubois", parent=window)
    asked.open()
    asked.number.setText("52")
    hands.press(asked, "Keep")
    assert asked.isVisible()
    assert names(controller) == ["Marie Dubois"]
    hands.press(asked, "Another person, to be called Marie Dubois (52)")
    hands.press(asked, "Keep")
    assert names(controller) == ["Marie Dubois", "Marie Dubois (52)"]
    other = record(controller, known(controller, "Marie Dubois (52)"))
    renamed = PlayerDialog(controller, other, parent=window)
    renamed.open()
    renamed.name.clear()
    hands.type(renamed.name, "Marie Dubois-Leroy", Qt.Key.Key_Return)
    assert names(controller) == ["Marie Dubois", "Marie Dubois-Leroy"]


def test_renaming_onto_a_name_asks_and_merging_shows_what_moves(
    window: MainWindow, controller: Controller, peeters: tuple[int, int], hands: Any
) -> None:
    first, second = peeters
    asked = PlayerDialog(controller, record(controller, first), parent=window)
    asked.open()
    asked.name.setText("Jan Peeters")
    hands.press(asked, "Keep")
    assert "same person" in asked.problem.text()
    assert len(names(controller)) == 5
    hands.press(asked, "The same person")
    merge = hands.dialog(MergeDialog)
    assert merge.chosen.text() == "Jan Peeters"
    assert merge.moves.isVisible()
    hands.press(merge, "Make them one")
    assert "J. Peeters" not in names(controller)
    assert game_points(controller, second) == 6
    controller.undo()
    assert (game_points(controller, first), game_points(controller, second)) == (5, 1)


def row_of(controller: Controller, player: int) -> tuple[int, int]:
    """Evenings played and game points of the season."""
    ranking = controller.read(queries.ranking, controller.read(queries.seasons)[0].id)
    row = next(row for row in ranking.rows if row.player == player)
    return len(row.evenings), row.game_points


@pytest.mark.parametrize("both_on_the_third", [False, True])
def test_h20_renaming_onto_a_name_merges_only_on_request(
    window: MainWindow, controller: Controller, hands: Any, both_on_the_third: bool
) -> None:
    first, second = known(controller, "J. Peeters"), known(controller, "Jan Peeters")
    plays(controller, first, {3: 5}, "Jan Peeters" if both_on_the_third else "Z")
    plays(controller, first, {4: -2, 5: 7})
    plays(controller, second, {6: 1, 7: 1, 8: 4, 9: 0, 10: -6})
    asked = PlayerDialog(controller, record(controller, first), parent=window)
    asked.open()
    asked.name.setText("Jan Peeters")
    hands.press(asked, "Keep")
    assert "same person" in asked.problem.text()
    assert row_of(controller, first) == (3, 10)
    hands.press(asked, "The same person")
    merge = hands.dialog(MergeDialog)
    if both_on_the_third:
        assert "03/10/2026" in merge.problem.text()
        assert not merge.ok.isEnabled()
        merge.reject()
        assert row_of(controller, first) == (3, 10)
        return
    hands.press(merge, "Make them one")
    assert row_of(controller, second) == (8, 10)
    controller.undo()
    assert (row_of(controller, first), row_of(controller, second)) == ((3, 10), (5, 0))


def test_a_note_on_a_new_player_is_kept(window: MainWindow, controller: Controller, hands: Any) -> None:
    asked = PlayerDialog(controller, name="Ann", parent=window)
    asked.open()
    asked.note.setText("pays cash")
    asked.guest.setChecked(True)
    hands.press(asked, "Keep")
    kept = record(controller, known(controller, "Ann"))
    assert (kept.note, kept.guest, kept.active) == ("pays cash", True, True)


def test_either_name_can_be_kept(
    window: MainWindow, controller: Controller, peeters: tuple[int, int], hands: Any
) -> None:
    first, second = peeters
    merge = MergeDialog(controller, record(controller, first), second, window)
    merge.open()
    merge.kept.choose(first)
    hands.press(merge, "Make them one")
    assert "Jan Peeters" not in names(controller)
    assert game_points(controller, first) == 6


def test_two_who_sat_together_cannot_be_made_one(
    window: MainWindow, controller: Controller, peeters: tuple[int, int], hands: Any
) -> None:
    merge = MergeDialog(controller, record(controller, peeters[0]), parent=window)
    merge.open()
    assert not merge.ok.isEnabled()
    merge.choose(known(controller, "X"))
    assert "01/10/2026" in merge.problem.text()
    assert not merge.ok.isEnabled()
    merge.choose(peeters[1])
    assert merge.ok.isEnabled()
    merge.reject()


def test_personal_data_is_erased_after_it_was_said_what_that_means(
    window: MainWindow, controller: Controller, peeters: tuple[int, int], hands: Any
) -> None:
    asked = PlayerDialog(controller, record(controller, peeters[0]), parent=window)
    asked.open()
    hands.press(asked, "Erase…")
    erase = hands.dialog(EraseDialog)
    hands.press(erase, "Cancel")
    assert "J. Peeters" in names(controller)
    QApplication.processEvents()
    club = controller.club.store.path
    assert club is not None
    copy = keep_copy(club)
    assert copy is not None
    reports = preferences_folder() / "reports"
    reports.mkdir(parents=True, exist_ok=True)
    (reports / "2026-11-27-200000.txt").write_text("Name: 'J. Peeters'", encoding="utf-8")
    controller.preferences.marker = controller.club.who = "J. Peeters"
    controller.act(players.change_player, peeters[1], note="not J. Peeters")
    again = EraseDialog(controller, record(controller, peeters[0]), window)
    again.open()
    said = "\n".join(shown.text() for shown in again.findChildren(QLabel))
    assert "“not J. Peeters”" in said
    assert str(copy) in said
    hands.press(again, "Erase for good")
    assert controller.name(peeters[0]) == "Anonymous 1"
    assert game_points(controller, peeters[0]) == 5
    assert record(controller, peeters[1]).note == "not Anonymous 1"
    assert b"J. Peeters" not in copy.read_bytes()
    assert (reports / "2026-11-27-200000.txt").read_text(encoding="utf-8") == "Name: 'Anonymous 1'"
    assert controller.preferences.marker == controller.club.who == ""
    assert "erase" not in controller.undo_text()
    controller.undo()
    assert "J. Peeters" not in names(controller)


def test_who_never_played_can_be_taken_out_and_who_did_is_kept(
    window: MainWindow, controller: Controller, peeters: tuple[int, int], hands: Any
) -> None:
    controller.act(players.add_player, "Slip")
    for name in ("Slip", "J. Peeters"):
        asked = PlayerDialog(controller, record(controller, known(controller, name)), parent=window)
        asked.open()
        hands.press(asked, "Delete")
    assert "Slip" not in names(controller)
    assert "J. Peeters" in names(controller)
    assert "J. Peeters" in asked.problem.text()
    asked.reject()
