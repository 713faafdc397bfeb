"""The payoffs of Whist 32 written with keys in the table of payoffs (rules.md §2)."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit

from whistclub.club.actions.conventions import add_conventions
from whistclub.club.conventions import NamedConventions, own_conventions
from whistclub.desktop.controller import Controller
from whistclub.desktop.conventions.card import ConventionsCard
from whistclub.desktop.conventions.dialog import CHANGED, ConventionsDialog
from whistclub.desktop.conventions.payoff_dialog import PayoffsDialog
from whistclub.desktop.main_window.window import MainWindow
from whistclub.rules.whist32 import LADDER, PayoffRow, Whist32Conventions
from whistclub.words.games.whist32 import WHIST32_WORDS

TABLE = WHIST32_WORDS.payoff_table
OWN = Whist32Conventions(
    payoffs=(
        PayoffRow("solo", (3, 4), made_per_trick=3, lost_per_level=4),
        PayoffRow("duo", (7,), made=0),
        PayoffRow("trou", need=7),
    )
)


def opened(controller: Controller, window: MainWindow, conventions: Any = OWN, **kw: Any) -> PayoffsDialog:
    shown = PayoffsDialog(controller, TABLE, conventions, "Ours", window, **kw)
    shown.open()
    QApplication.processEvents()
    return shown


def write(shown: PayoffsDialog, hands: Any, announced: Any, column: str, text: str) -> None:
    shown.grid.go(LADDER.index(announced), column)
    hands.type(shown.grid, text[0])
    field = next(each for each in shown.grid.viewport().findChildren(QLineEdit) if each.isVisible())
    hands.type(field, text[1:], Qt.Key.Key_Return)


def sentence(shown: PayoffsDialog, announced: Any) -> str:
    return str(shown.table.index(2 * LADDER.index(announced) + 1, 0).data())


def cell(shown: PayoffsDialog, announced: Any, column: str) -> tuple[str, str]:
    """What is written in a cell, and what an empty one stands for."""
    from whistclub.desktop.conventions.payoff_model import HINT

    index = shown.table.index(2 * LADDER.index(announced), TABLE.columns.index(column))
    return str(index.data()), str(index.data(HINT))


@pytest.mark.parametrize("conventions", [Whist32Conventions(), OWN], ids=["usual", "own"])
def test_payoffs_opened_and_kept_are_the_same(
    controller: Controller, window: MainWindow, hands: Any, conventions: Whist32Conventions
) -> None:
    shown, taken = opened(controller, window, conventions), []
    shown.chosen.connect(taken.append)
    hands.press(shown, "Keep the table")
    assert taken == [conventions]


def test_an_empty_cell_shows_the_usual_number_and_a_written_one_the_clubs(
    controller: Controller, window: MainWindow
) -> None:
    shown = opened(controller, window)
    assert cell(shown, ("duo", 7), "made") == ("0", "")
    assert cell(shown, ("duo", 7), "lost") == ("", "15")
    assert cell(shown, ("solo", 4), "trick") == ("3", "")
    assert cell(shown, ("solo", 4), "lost") == ("16", "")
    assert cell(shown, ("trou", None), "take") == ("7", "")
    assert cell(shown, ("picolo", None), "take") == ("", "=1")
    assert shown.verdict.text() == "✓ 4 contracts pay otherwise than usual."


def test_what_is_typed_becomes_rows_and_its_sentence_follows(
    controller: Controller, window: MainWindow, hands: Any
) -> None:
    shown, taken = opened(controller, window, Whist32Conventions()), []
    shown.chosen.connect(taken.append)
    assert shown.verdict.text() == "✓ The usual table."
    write(shown, hands, ("picolo", None), "made", "25")
    write(shown, hands, ("solo", 5), "lost", "15")
    write(shown, hands, ("trou", None), "take", "7")
    assert sentence(shown, ("picolo", None)) == "Picolo: 1 trick, the player +25; 2 tricks, the player −20"
    assert sentence(shown, ("trou", None)).startswith("Trou: 7 tricks, each partner +7; 8 tricks")
    hands.press(shown, "Keep the table")
    assert taken == [
        Whist32Conventions(
            payoffs=(
                PayoffRow("solo", (5,), lost_per_level=3),
                PayoffRow("trou", need=7),
                PayoffRow("picolo", made=25),
            )
        )
    ]


def test_a_number_too_large_or_two_ways_at_once_are_refused_in_their_cell(
    controller: Controller, window: MainWindow, hands: Any
) -> None:
    shown = opened(controller, window, Whist32Conventions())
    write(shown, hands, ("picolo", None), "made", "1001")
    assert "0 to 1000" in sentence(shown, ("picolo", None))
    write(shown, hands, ("solo", 3), "made", "5")
    write(shown, hands, ("solo", 3), "trick", "5")
    assert "would not count beside" in sentence(shown, ("solo", 3))
    hands.press(shown, "Keep the table")
    assert shown.isVisible()
    assert shown.grid.line() == LADDER.index(("solo", 3))


def test_tricks_to_take_are_changed_in_a_trou_alone(controller: Controller, window: MainWindow) -> None:
    shown = opened(controller, window)
    editable = [
        announced
        for line, announced in enumerate(LADDER)
        if shown.table.index(2 * line, 0).flags() & Qt.ItemFlag.ItemIsEditable
    ]
    assert editable == [("trou", None)]


def test_the_clubs_own_conventions_open_their_payoffs(controller: Controller, window: MainWindow, hands: Any) -> None:
    controller.act(add_conventions, "whist32", "Maison", Whist32Conventions())
    card = ConventionsCard(controller, window)
    (one,) = controller.read(own_conventions, "whist32")
    card.open_payoffs(one, True)
    shown = hands.dialog(PayoffsDialog)
    write(shown, hands, ("duo", 8), "made", "40")
    hands.press(shown, "Keep the table")
    (kept,) = controller.read(own_conventions, "whist32")
    assert kept == NamedConventions("Maison", "whist32", Whist32Conventions(payoffs=(PayoffRow("duo", (8,), made=40),)))


def test_payoffs_are_changed_for_one_table_alone(controller: Controller, window: MainWindow, hands: Any) -> None:
    asked = ConventionsDialog(controller, "whist32", Whist32Conventions(), window)
    asked.open()
    asked.ask_payoffs()
    shown = hands.dialog(PayoffsDialog)
    write(shown, hands, ("duo", 8), "made", "40")
    hands.press(shown, "Keep the table")
    assert asked.value().payoffs == (PayoffRow("duo", (8,), made=40),)
    assert asked.preset.currentData() == CHANGED
