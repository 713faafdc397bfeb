"""The arbiter's page without a deal: by keys, by mouse, hidden, cancelled, from the start page and the menu."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from tests.desktop.conftest import Hands
from tests.desktop.support.everything import PAGES, faults
from tests.desktop.support.waiting import wait_for
from whistclub.arbiter.answer import to_json
from whistclub.arbiter.cards import card_text
from whistclub.cli.main import main
from whistclub.desktop.arbiter.card_buttons import CARD_SIZE
from whistclub.desktop.arbiter.hands import PlayDialog
from whistclub.desktop.arbiter.page import ArbiterPage
from whistclub.desktop.design import theme
from whistclub.desktop.design.segments import Segments
from whistclub.desktop.main_window.menus import MenuAction
from whistclub.desktop.main_window.sidebar import Place
from whistclub.desktop.main_window.window import MainWindow
from whistclub.entry.arbiter_form import contract_keys

pytestmark = [pytest.mark.qt_log_ignore("propagateSizeHints"), pytest.mark.timeout(120)]

MISERE = "0s8s7s9h7h8c8d7d"
HIGH = "asksqsjs0sahkhqh"


@pytest.fixture
def page(window: MainWindow, hands: Hands) -> ArbiterPage:
    """Opened by its button on the start page."""
    hands.press(window.tonight.start, "Arbiter of Whist 32…")
    shown = window.tonight._over
    assert isinstance(shown, ArbiterPage)
    return shown


def keys(page: ArbiterPage, text: str, *named: Qt.Key) -> None:
    """Typed to whatever has the focus."""
    for letter in text:
        QTest.keyClicks(QApplication.focusWidget() or page, letter)
    for key in named:
        QTest.keyClick(QApplication.focusWidget() or page, key)


def answered(page: ArbiterPage) -> None:
    """Waits for the arbiter, while the window goes on."""
    wait_for(lambda: page.answer is not None and page._worker is None)


def click(widget: QAbstractButton) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=QPoint(widget.width() // 2, widget.height() // 2))


def held(page: ArbiterPage) -> set[str]:
    return {card_text(card) for card, shown in page.board.cards.items() if shown.isChecked()}


def test_a_question_is_asked_and_answered_by_keys_alone(page: ArbiterPage) -> None:
    assert page.hasFocus()
    keys(page, MISERE + "gff", Qt.Key.Key_Return)
    answered(page)
    assert (page.panel.sign.text(), page.panel.word.text()) == ("✓ answer", "Accepted")
    assert "made about 95 times in 100" in page.panel.said.text()
    assert page.panel.bar.right.endswith("60 layouts")
    assert page.panel.numbers[0].text() == "+30"
    keys(page, "", Qt.Key.Key_Backspace)
    assert page.answer is None
    assert not page.panel.word.isVisible()


def test_a_question_is_asked_and_answered_by_mouse_alone(page: ArbiterPage, hands: Hands) -> None:
    for name in ("10 of spades", "8 of spades", "7 of spades", "9 of hearts", "7 of hearts", "8 of clubs"):
        hands.press(page, name)
    assert page.board.count.text() == "6 of 8"
    hands.press(page, "8 of spades")
    assert page.board.count.text() == "5 of 8"
    hands.press(page, "8 of spades")
    hands.press(page, "8 of diamonds")
    hands.press(page, "Take the last card back")
    hands.press(page, "8 of diamonds")
    hands.press(page, "7 of diamonds")
    hands.press(page, "Grande misère")
    hands.press(page.choices.leader, "left")
    hands.press(page, "Ask the arbiter  ⏎")
    answered(page)
    assert page.panel.word.text() == "Accepted"
    hands.press(page, "See the play →")
    dialog = hands.dialog(PlayDialog)
    assert "▸" in " ".join(label.text() for label in dialog.findChildren(type(dialog.problem)))
    assert (dialog.cancel.property("kind"), dialog.cancel.isDefault()) == ("main", True)
    dialog.close()
    hands.press(page, "Other contracts possible?")
    wait_for(lambda: page._worker is None)
    assert "Petite misère" in page.panel.others.text()
    assert page.panel.others.isVisible()
    hands.press(page.header, "Hide the cards")
    assert not page.panel.others.isVisible()


def test_without_a_deal_any_number_of_questions_is_answered(page: ArbiterPage) -> None:
    keys(page, MISERE)
    for contract in ("grande_misere", "picolo", "grande_misere"):
        keys(page, contract_keys()[contract].lower(), Qt.Key.Key_Return)
        answered(page)
        assert page.answer is not None
        assert page.answer.question.contract == contract
        assert not page.panel.keep.isVisible()


def test_play_and_other_contracts_have_their_keys(page: ArbiterPage, hands: Hands) -> None:
    keys(page, MISERE + "g", Qt.Key.Key_F2, Qt.Key.Key_F7)
    assert page._worker is None
    keys(page, "", Qt.Key.Key_Return)
    answered(page)
    keys(page, "", Qt.Key.Key_F2)
    wait_for(lambda: page._worker is None)
    assert "Petite misère" in page.panel.others.text()
    keys(page, "", Qt.Key.Key_F7)
    hands.dialog(PlayDialog).close()


def test_a_suit_typed_first_shows_its_row_and_asks_which_card(page: ArbiterPage) -> None:
    keys(page, "gs")
    assert page.panel.said.text() == "Which of the spades?"
    lit = {card.suit for card, shown in page.board.cards.items() if shown.property("due") == "true"}
    assert lit == {"spades"}
    keys(page, "a")
    assert held(page) == {"As"}
    assert page.form.contract == "grande_misere"


def test_the_command_line_gives_the_same_answer(page: ArbiterPage, capsys: pytest.CaptureFixture[str]) -> None:
    keys(page, HIGH + "l" + "s", Qt.Key.Key_Return)
    answered(page)
    assert page.answer is not None
    assert (
        main(["arbiter", "solo7", *["As", "Ks", "Qs", "Js", "Ts", "Ah", "Kh", "Qh"], "--trump", "spades", "--json"])
        == 0
    )
    assert json.loads(capsys.readouterr().out) == to_json(page.answer)


def test_what_is_missing_is_said_and_nothing_is_asked(page: ArbiterPage) -> None:
    keys(page, "as", Qt.Key.Key_Return)
    assert page.panel.said.text() == "7 cards to be chosen"
    assert not page.panel.ask.isEnabled()
    assert page._worker is None
    keys(page, "x")
    assert page.panel.said.text().startswith("X cannot stand here.")


def test_escape_cancels_what_is_running_and_then_leaves(window: MainWindow, page: ArbiterPage) -> None:
    keys(page, "asks9h8hqdjd9c8c" + "m", Qt.Key.Key_Return)
    assert page._worker is not None
    keys(page, "", Qt.Key.Key_Escape)
    assert page._worker is None
    assert page.answer is None
    assert len(held(page)) == 8
    assert page.panel.ask.isEnabled()
    keys(page, "", Qt.Key.Key_Escape)
    assert window.tonight._over is None
    assert window.tonight.start.isVisible()


def test_the_window_goes_on_while_the_arbiter_thinks(page: ArbiterPage) -> None:
    keys(page, "asks9h8hqdjd9c8c" + "m", Qt.Key.Key_Return)
    keys(page, "", Qt.Key.Key_F12)
    assert page.hidden
    assert page._worker is not None
    answered(page)


def test_what_was_chosen_is_there_again(window: MainWindow, page: ArbiterPage) -> None:
    keys(page, MISERE + "g", Qt.Key.Key_Escape)
    window.actions_by_name[MenuAction.ASK_ARBITER].trigger()
    again = window.tonight._over
    assert isinstance(again, ArbiterPage)
    assert len(held(again)) == 8
    assert again.form.contract == "grande_misere"


def test_hidden_cards_tell_nothing_by_eye_or_by_screen_reader(page: ArbiterPage) -> None:
    keys(page, MISERE + "g", Qt.Key.Key_Return)
    answered(page)
    keys(page, "", Qt.Key.Key_F12)
    shown = list(page.board.cards.values())
    assert {(card.label_text, card.accessibleName(), card.isChecked(), card.toolTip()) for card in shown} == {
        ("", "A hidden card", False, "")
    }
    assert {count.text() for count in page.board.counts.values()} == {""}
    assert page.board.count.text() == "8 of 8"
    assert not page.panel.hands.isVisible()
    assert page.panel.word.isVisible()
    before = page.board.grab().toImage()
    keys(page, "7dad")
    assert page.board.grab().toImage() == before
    click(shown[0])
    assert len(page.form.cards) == 8
    keys(page, "", Qt.Key.Key_F12)
    assert len(held(page)) == 8


def test_hidden_cards_do_not_tell_by_the_trumps_which_suits_are_held(page: ArbiterPage) -> None:
    keys(page, HIGH + "u")
    trumps = [chip for chip in page.choices.trump.chips if chip.isVisible()]
    assert [chip.isEnabled() for chip in trumps] == [True, True, False, False]
    keys(page, "", Qt.Key.Key_F12)
    assert all(chip.isEnabled() for chip in trumps)


def test_a_petite_misere_names_the_card_to_set_aside_unless_hidden(page: ArbiterPage) -> None:
    keys(page, "0s8s7s9h7h8c8das" + "m", Qt.Key.Key_Return)
    answered(page)
    assert "with 8\u00a0♦ set aside" in page.panel.said.text()
    keys(page, "", Qt.Key.Key_F12)
    assert "set aside" not in page.panel.said.text()


def test_every_button_is_large_enough_and_has_a_name(page: ArbiterPage, hands: Hands) -> None:
    keys(page, MISERE + "u")
    for button in hands.visible(page):
        assert button.accessibleName(), button
        ground = button.parentWidget()
        if isinstance(ground, Segments):
            assert min(ground.height(), button.width()) >= theme.BUTTON, button.accessibleName()
        else:
            assert min(button.height(), button.width()) >= theme.CONTROL, button.accessibleName()


def test_tab_reaches_the_cards_the_contracts_and_the_button(page: ArbiterPage) -> None:
    keys(page, MISERE + "g")
    passed = list[str]()
    for _ in range(80):
        QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        passed.append(focus.accessibleName() if focus is not None else "")
    wanted = ["ace of spades", "7 of diamonds", "Duo 7", "Chelem", "left", "Ask the arbiter  ⏎"]
    places = [passed.index(name) for name in wanted]
    assert places == sorted(places)


def test_a_card_is_chosen_by_space_where_the_focus_is(page: ArbiterPage) -> None:
    button = next(iter(page.board.cards.values()))
    button.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert len(held(page)) == 1


def test_the_solver_is_loaded_by_the_first_question_only(window: MainWindow, page: ArbiterPage) -> None:
    code = (
        "import whistclub.desktop.arbiter.page, whistclub.desktop.score_table.page, sys;"
        "print('wasmtime' in sys.modules, 'whistclub.arbiter.solver' in sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["False", "False"]


def test_a_mistake_in_the_thread_is_raised_where_it_was_asked_for(page: ArbiterPage, qtbot: Any) -> None:
    def broken(worker: object) -> None:
        raise ZeroDivisionError

    with qtbot.captureExceptions() as caught:
        page._start(broken)
        wait_for(lambda: page._worker is None)
    assert [kind for kind, *_ in caught] == [ZeroDivisionError]


@pytest.mark.parametrize(("language", "text"), [("nl", 100), ("nl", 200)])
def test_no_contract_cuts_anything(club_in: Callable[..., Any], language: str, text: int) -> None:
    at = club_in(language, text)
    at.window.tonight.ask_arbiter()
    page = at.window.tonight._over
    for name in ("duo7", "petite_misere", "solo8"):
        page.choices.form.choose_contract(name)
        page._changed()
        QApplication.processEvents()
        assert not faults(at.window), name


@pytest.mark.parametrize("text", [100, 200])
def test_what_the_page_paints_itself_has_room(club_in: Callable[..., Any], text: int) -> None:
    page = PAGES["arbiter, answered"](club_in("fr", text))
    assert isinstance(page, ArbiterPage)
    for words in (page.panel.bar.left, page.panel.bar.right):
        assert theme.width(words, theme.SMALL) <= page.panel.bar.width()
    ten = next(button for card, button in page.board.cards.items() if card.rank == "T")
    assert theme.width("10", CARD_SIZE, bold=True) < ten.width()
    assert theme.font_height(CARD_SIZE) <= ten.height()


def test_leaving_the_page_stops_the_question(window: MainWindow, page: ArbiterPage) -> None:
    keys(page, "asks9h8hqdjd9c8c" + "m", Qt.Key.Key_Return)
    worker = page._worker
    assert worker is not None
    assert worker.isRunning()
    window.to_place(Place.PLAYERS)
    assert page._worker is None
    assert worker.isFinished()
