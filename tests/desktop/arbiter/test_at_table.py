"""The arbiter asked from the strip of a table: kept with the deal, refused a second time, taken back."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel

from tests.desktop.conftest import Hands
from tests.desktop.support.waiting import wait_for
from whistclub.arbiter.cards import Card
from whistclub.bootstrap import open_club
from whistclub.club import queries
from whistclub.club.actions import calls, deals, evenings, players, tables
from whistclub.club.ports import EveningRecord, PlayerRecord, SheetRecord, SheetView
from whistclub.desktop.arbiter.call_dialog import CallDialog
from whistclub.desktop.arbiter.hands import PlayDialog
from whistclub.desktop.arbiter.page import ArbiterPage
from whistclub.desktop.controller import Controller
from whistclub.desktop.dialogs.ask import AskDialog
from whistclub.desktop.main_window.menus import MenuAction
from whistclub.desktop.main_window.window import MainWindow
from whistclub.desktop.score_table.history import DealHistoryDialog
from whistclub.desktop.score_table.page import TablePage
from whistclub.desktop.score_table.row_tools import RowAction
from whistclub.rules.common import Suit
from whistclub.rules.whist32 import ArbiterCall, ArbiterThresholds, PayoffRow, Whist32Conventions, Whist32Deal
from whistclub.words.arbiter import percent

pytestmark = [pytest.mark.qt_log_ignore("propagateSizeHints"), pytest.mark.timeout(180)]

NAMES = ("Irène", "Lucienne", "Jacqueline", "Dirk")
MISERE = ("0s", "8s", "7s", "9h", "7h", "8c", "8d", "7d")
POOR = ("as", "ks", "7s", "9h", "7h", "8c", "kd", "ad")
ENTER = Qt.Key.Key_Return
Open = Callable[..., TablePage]


@pytest.fixture
def opened(window: MainWindow, controller: Controller) -> Open:
    """Seats Irène, Lucienne, Jacqueline and Dirk (the dealer) at table 3 and opens it: ``opened(arbiter=True)``."""

    def open_table(names: tuple[str, ...] = NAMES, **conventions: Any) -> TablePage:
        act = controller.club.act
        people = tuple(act(players.add_player, name).new(PlayerRecord) for name in names)
        evening = act(evenings.create_evening, datetime.date.today()).new(EveningRecord)
        given = Whist32Conventions(**conventions)
        sheet = act(
            tables.seat_table, evening, game="whist32", conventions=given, players=people, first_dealer=3, table=3
        ).new(SheetRecord)
        window.open_evening(evening)
        window.tonight.show_table(sheet)
        QApplication.processEvents()
        return table(window)

    return open_table


def table(window: MainWindow) -> TablePage:
    shown = window.tonight._over
    assert isinstance(shown, TablePage)
    return shown


def arbiter(window: MainWindow) -> ArbiterPage:
    shown = window.tonight._over
    assert isinstance(shown, ArbiterPage)
    return shown


def keys(window: MainWindow, *typed: Any) -> None:
    """Typed to whatever has the focus."""
    for part in typed:
        each: Any = part if isinstance(part, str) else (part,)
        for key in each:
            QTest.keyClick(QApplication.focusWidget() or window, key)
    QApplication.processEvents()


def settled(page: ArbiterPage) -> None:
    """The arbiter has answered, and Enter means the answer again."""
    wait_for(lambda: page.answer is not None and page._worker is None and not page._fresh.isActive())


def ask_by_keys(window: MainWindow, cards: tuple[str, ...]) -> None:
    keys(window, Qt.Key.Key_F5, *cards, ENTER)
    settled(arbiter(window))
    keys(window, ENTER)


def chip(page: TablePage) -> str:
    """What the strip says of the arbiter, "" for nothing."""
    return next((each.label_text for each in page.strip.facts.shown() if each.token == "arbiter"), "")


def view(page: TablePage | ArbiterPage) -> SheetView:
    sheet_id = page.sheet_id if isinstance(page, TablePage) else page.at.sheet_id if page.at else 0
    return page.controller.read(queries.sheet, sheet_id)


def test_the_arbiter_is_offered_once_a_contract_of_the_list_has_its_player(opened: Open, window: MainWindow) -> None:
    page = opened()
    seen = []
    for key in "S18":
        keys(window, key)
        seen.append(chip(page))
    assert seen == ["", "", "Arbiter…"]
    keys(window, Qt.Key.Key_Escape, "S16")
    assert chip(page) == ""
    keys(window, Qt.Key.Key_F5)
    assert table(window) is page


def test_the_page_knows_who_asks_who_plays_along_and_who_leads(opened: Open, window: MainWindow) -> None:
    opened()
    keys(window, "D24", "8", "S", Qt.Key.Key_F5)
    page = arbiter(window)
    assert page.header.about.text() == "Table 3 · deal 1 · Lucienne asks"
    form = page.form
    assert (form.contract, form.trump, form.partner, form.leader) == ("duo8", Suit.SPADES, 2, 3)
    assert [each.label_text for each in page.choices.leader.chips] == [
        "Lucienne", "Jacqueline", "Dirk", "Irène", "not known"
    ]  # fmt: skip


def test_the_answer_is_kept_with_the_deal_and_the_strip_is_as_it_was(opened: Open, window: MainWindow) -> None:
    before = opened()
    keys(window, "G1")
    tokens = before.entry.tokens
    ask_by_keys(window, MISERE)
    page = table(window)
    assert page.entry is not None
    assert page.entry.tokens == tokens
    assert chip(page).startswith("arbiter ✓ ")
    keys(window, "0", ENTER)
    deal = view(page).sheet.deals[0]
    assert deal.arbiter == ArbiterCall(0, "grande_misere", True, chance=deal.arbiter.chance)
    assert view(page).record.call is None
    row = page.sheet.scores
    assert "arbiter ✓" in " ".join(str(row.index(0, column).data()) for column in range(row.columnCount()))
    assert chip(page) == ""


def test_the_strip_says_the_answer_as_the_page_does(opened: Open, window: MainWindow) -> None:
    opened()
    keys(window, "G1", Qt.Key.Key_F5, *MISERE, ENTER)
    page = arbiter(window)
    settled(page)
    assert page.answer is not None
    number = percent(page.answer.in_play)
    assert f"made about {number} times in 100" in page.panel.said.text()
    keys(window, ENTER)
    assert chip(table(window)) == f"arbiter ✓ {number} in 100"


@pytest.mark.parametrize("press", ["keys", "mouse"])
def test_either_partner_can_be_the_asker(opened: Open, window: MainWindow, hands: Hands, press: str) -> None:
    opened()
    keys(window, "D24", "8", "S", Qt.Key.Key_F5, "as", "ks")
    page = arbiter(window)
    assert [each.label_text for each in page.choices.asker.chips] == ["Lucienne", "Dirk"]
    assert page.choices.asker.chips[0].isChecked()
    if press == "keys":
        keys(window, "w")
    else:
        click(page.choices.asker.chips[1])
    assert page.header.about.text() == "Table 3 · deal 1 · Dirk asks"
    assert (page.form.partner, page.form.leader, len(page.form.cards)) == (2, 1, 2)
    assert [each.label_text for each in page.choices.leader.chips] == [
        "Dirk", "Irène", "Lucienne", "Jacqueline", "not known"
    ]  # fmt: skip
    assert [each.label_text for each in page.choices.partner.chips] == ["Irène", "Lucienne", "Jacqueline", "not known"]
    keys(window, "qsjs9s8sahad", ENTER)
    settled(page)
    keys(window, ENTER)
    call = view(table(window)).record.call
    assert (call.player, call.contract, call.level) == (3, "duo", 8)


def test_the_partner_still_asks_when_the_page_is_opened_again(opened: Open, window: MainWindow) -> None:
    opened()
    keys(window, "D24", "8", "S", Qt.Key.Key_F5, "as", "w", Qt.Key.Key_Escape, Qt.Key.Key_F5)
    page = arbiter(window)
    assert (page.header.about.text(), len(page.form.cards)) == ("Table 3 · deal 1 · Dirk asks", 1)


def test_a_lone_contract_has_one_asker(opened: Open, window: MainWindow) -> None:
    opened()
    keys(window, "G1", Qt.Key.Key_F5)
    assert not arbiter(window).choices.asker.isVisible()


def test_the_answer_is_worth_what_the_sheet_pays(opened: Open, window: MainWindow) -> None:
    opened(payoffs=(PayoffRow("grande_misere", made=40, lost=10),))
    keys(window, "G1", Qt.Key.Key_F5, *MISERE, ENTER)
    page = arbiter(window)
    settled(page)
    assert page.answer is not None
    assert [each.text() for each in page.panel.numbers][:2] == ["+40", "−10"]
    assert page.answer.worth == pytest.approx(40 * page.answer.in_play - 10 * (1 - page.answer.in_play), abs=2)


def test_another_accepted_contract_is_asked_by_its_line(opened: Open, window: MainWindow) -> None:
    opened(payoffs=(PayoffRow("petite_misere", made=44),))
    keys(window, "G1", Qt.Key.Key_F5, *MISERE, ENTER)
    page = arbiter(window)
    settled(page)
    keys(window, Qt.Key.Key_F2)
    wait_for(lambda: page.panel.others.lines != [])
    line = next(each for each in page.panel.others.lines if "Petite misère" in each.text())
    click(line)
    settled(page)
    assert page.answer is not None
    assert page.answer.question == page.form.question
    assert (page.form.contract, page.panel.numbers[0].text()) == ("petite_misere", "+44")
    keys(window, ENTER)
    assert view(table(window)).record.call.contract == "petite_misere"


def test_the_arbiter_still_to_be_asked_is_said_where_the_club_plays_with_it(opened: Open, window: MainWindow) -> None:
    page = opened(arbiter=True)
    keys(window, "G1")
    assert page.strip.banner.text() == "How many tricks for Irène? The arbiter is still to be asked (F5)."
    keys(window, Qt.Key.Key_Escape, "S16")
    assert "arbiter" not in page.strip.banner.text()


def test_a_ninth_card_is_refused_in_words_beside_the_answer_too(opened: Open, window: MainWindow) -> None:
    opened()
    keys(window, "G1", Qt.Key.Key_F5, *MISERE)
    page = arbiter(window)
    said = "Eight cards are chosen; take one of them back first."
    click(page.board.cards[Card("A", Suit.SPADES)])
    assert (page.panel.said.text(), page.board.count.text()) == (said, "8 of 8")
    keys(window, ENTER)
    settled(page)
    click(page.board.cards[Card("A", Suit.SPADES)])
    assert (page.panel.said.text(), page.board.count.text()) == (said, "8 of 8")


def test_enter_keeps_the_answer_after_its_play_was_looked_at(opened: Open, window: MainWindow, hands: Hands) -> None:
    opened()
    keys(window, "G1", Qt.Key.Key_F5, *POOR, ENTER)
    page = arbiter(window)
    settled(page)
    page.panel.play.setFocus(Qt.FocusReason.TabFocusReason)
    keys(window, Qt.Key.Key_Space)
    hands.dialog(PlayDialog).close()
    window.activateWindow()
    QApplication.processEvents()
    assert window.focusWidget() is page
    keys(window, ENTER)
    assert chip(table(window)).startswith("arbiter ✗ ")


def test_a_refused_contract_is_said_before_its_tricks_are_asked(opened: Open, window: MainWindow) -> None:
    opened()
    keys(window, "G1")
    ask_by_keys(window, POOR)
    said = table(window).strip.banner.text
    assert said().startswith("The arbiter refuses grande misère (Irène, ")
    assert said().endswith("Another contract, or the tricks all the same.")
    keys(window, Qt.Key.Key_Escape, "G2")
    assert said() == "How many tricks for Lucienne?"


def test_a_second_call_in_the_deal_is_refused_in_words(opened: Open, window: MainWindow, hands: Hands) -> None:
    opened()
    keys(window, "G1")
    ask_by_keys(window, MISERE)
    keys(window, Qt.Key.Key_F5)
    dialog = hands.dialog(AskDialog)
    said = " ".join(each.text() for each in dialog.findChildren(QLabel))
    assert "The arbiter accepts grande misère (Irène, " in said
    assert "One call a deal." in said
    hands.press(dialog, "Cancel")
    assert chip(table(window)).startswith("arbiter ✓ ")


def test_a_wrong_call_is_taken_away_and_the_arbiter_asked_again(opened: Open, window: MainWindow, hands: Hands) -> None:
    opened()
    keys(window, "G1")
    ask_by_keys(window, POOR)
    tap(window, chip(table(window)))
    hands.press(hands.dialog(AskDialog), "Take the call away")
    page = table(window)
    assert (view(page).record.call, chip(page)) == (None, "Arbiter…")
    assert page.entry is not None
    assert page.entry.tokens == ("c:grande_misere", "p:0")
    window.undo()
    assert chip(table(window)).startswith("arbiter ✗ ")


def entered_with_a_call(window: MainWindow) -> TablePage:
    """A grande misère of Irène, entered after the arbiter refused it."""
    keys(window, "G1")
    ask_by_keys(window, POOR)
    keys(window, "0", ENTER)
    page = table(window)
    page.sheet.select_deal(0)
    return page


def test_the_call_of_an_entered_deal_is_corrected_from_its_row(opened: Open, window: MainWindow, hands: Hands) -> None:
    opened(arbiter=True)
    page = entered_with_a_call(window)
    assert page.view.score.lines[0].warnings
    page.tools.entries[RowAction.CALL].trigger()
    dialog = hands.dialog(CallDialog)
    assert dialog.value() == view(page).sheet.deals[0].arbiter
    dialog.answer.choose(True)
    hands.press(dialog, "Keep")
    corrected = view(page).sheet.deals[0].arbiter
    assert (corrected.player, corrected.accepted) == (0, True)
    assert corrected.chance is not None
    assert not page.view.score.lines[0].warnings
    window.undo()
    assert not view(page).sheet.deals[0].arbiter.accepted


def test_a_call_is_added_to_an_entered_deal_and_removed(opened: Open, window: MainWindow, hands: Hands) -> None:
    page = opened(arbiter=True)
    keys(window, "D24", "7", "S", "7", ENTER)
    page.sheet.select_deal(0)
    page.tools.entries[RowAction.CALL].trigger()
    dialog = hands.dialog(CallDialog)
    assert not dialog.contract.isEnabled()
    dialog.answer.choose(True)
    dialog.player.choose(3)
    dialog.contract.choose("duo7")
    dialog.trump.choose(Suit.SPADES)
    hands.press(dialog, "Keep")
    assert view(page).sheet.deals[0].arbiter == ArbiterCall(3, "duo", True, 7, Suit.SPADES)
    page.sheet.select_deal(0)
    page.tools.entries[RowAction.CALL].trigger()
    dialog = hands.dialog(CallDialog)
    dialog.answer.choose(None)
    hands.press(dialog, "Keep")
    assert view(page).sheet.deals[0].arbiter is None


def test_a_call_kept_as_it_is_leaves_no_trace(opened: Open, window: MainWindow, hands: Hands) -> None:
    opened()
    page = entered_with_a_call(window)
    before = page.controller.club.undo_name
    page.tools.entries[RowAction.CALL].trigger()
    hands.press(hands.dialog(CallDialog), "Keep")
    assert page.controller.club.undo_name == before


def test_a_call_of_another_contract_has_no_chance(opened: Open, window: MainWindow, hands: Hands) -> None:
    opened()
    page = entered_with_a_call(window)
    page.tools.entries[RowAction.CALL].trigger()
    dialog = hands.dialog(CallDialog)
    dialog.contract.choose("picolo")
    hands.press(dialog, "Keep")
    assert view(page).sheet.deals[0].arbiter == ArbiterCall(0, "picolo", False)


def test_a_call_recorded_elsewhere_meanwhile_is_not_overwritten(opened: Open, window: MainWindow) -> None:
    page = opened()
    keys(window, "G1", Qt.Key.Key_F5, *MISERE, ENTER)
    settled(arbiter(window))
    page.controller.club.act(calls.record_call, page.sheet_id, ArbiterCall(1, "picolo", False))
    keys(window, ENTER)
    assert "the arbiter has answered already" in window.message.text.text()
    assert view(arbiter(window)).record.call == ArbiterCall(1, "picolo", False)


def test_the_page_is_left_when_the_deal_was_entered_elsewhere(opened: Open, window: MainWindow) -> None:
    page = opened()
    keys(window, "G1", Qt.Key.Key_F5, *MISERE)
    page.controller.act(deals.enter_deal, page.sheet_id, Whist32Deal("passed"))
    assert len(view(table(window)).sheet.deals) == 1


def test_undo_takes_the_call_back_and_another_can_be_made(opened: Open, window: MainWindow, hands: Hands) -> None:
    opened()
    keys(window, "G1")
    ask_by_keys(window, POOR)
    assert chip(table(window)).startswith("arbiter ✗ ")
    window.undo()
    page = table(window)
    assert chip(page) == "Arbiter…"
    assert view(page).record.call is None
    keys(window, Qt.Key.Key_F5)
    assert len(arbiter(window).form.cards) == 8
    hands.press(arbiter(window), "Clear")
    keys(window, *MISERE, ENTER)
    settled(arbiter(window))
    keys(window, ENTER, "0", ENTER)
    table(window).history(0)
    dialog = hands.dialog(DealHistoryDialog)
    said = [label.text() for label in dialog.findChildren(QLabel)]
    assert any("refuses grande misère" in text and "Undone." in text for text in said)
    assert sum("accepts grande misère" in text for text in said) == 2


def test_escape_leads_back_with_the_strip_as_it_was(opened: Open, window: MainWindow) -> None:
    opened()
    keys(window, "G1", Qt.Key.Key_F5, "as", Qt.Key.Key_Escape)
    page = table(window)
    assert page.entry is not None
    assert page.entry.tokens == ("c:grande_misere", "p:0")
    assert page.strip.hasFocus()
    assert view(page).record.call is None


def test_a_call_without_a_deal_changes_nothing_at_the_table(opened: Open, window: MainWindow) -> None:
    opened()
    keys(window, "G1")
    window.actions_by_name[MenuAction.ASK_ARBITER].trigger()
    assert arbiter(window).header.about.text() == ""
    keys(window, *MISERE, "g", ENTER)
    settled(arbiter(window))
    assert not arbiter(window).panel.keep.isVisible()
    keys(window, ENTER, Qt.Key.Key_Escape)
    assert view(table(window)).record.call is None


def test_the_thresholds_of_the_sheet_decide(opened: Open, window: MainWindow) -> None:
    opened(arbiter_thresholds=ArbiterThresholds(grande_misere=0))
    keys(window, "G1")
    ask_by_keys(window, POOR)
    assert chip(table(window)).startswith("arbiter ✓ ")


def test_a_contract_of_the_list_without_an_accepted_call_is_warned_about(opened: Open, window: MainWindow) -> None:
    page = opened(arbiter=True)
    keys(window, "G10")
    assert "not accepted by the arbiter" in page.strip.banner.text().lower()
    keys(window, Qt.Key.Key_Escape, "G1")
    ask_by_keys(window, MISERE)
    keys(window, "0")
    assert "not accepted" not in table(window).strip.banner.text().lower()


def test_a_waiting_call_and_the_half_entered_deal_are_there_after_a_crash(
    opened: Open, window: MainWindow, tmp_path: Any, preferences: Any
) -> None:
    sheet_id = opened().sheet_id
    keys(window, "G1")
    ask_by_keys(window, MISERE)
    again = open_club(tmp_path / "club.whist", "Test")  # the first program never closed it
    try:
        page = TablePage(Controller(again, preferences, str(tmp_path / "club.whist")), sheet_id)
        assert page.entry is not None
        assert page.entry.tokens == ("c:grande_misere", "p:0")
        assert chip(page).startswith("arbiter ✓ ")
    finally:
        again.close()


GAME = (  # keys before the result, the cards of a call, the result
    ("G1", MISERE, "0"), ("S26", (), "6"), ("N", (), ""), ("G3", POOR, ""), ("C4", (), "1"), ("N", (), ""),
    ("S16", (), "6"), ("N", (), ""),
)  # fmt: skip


def test_a_game_of_eight_deals_with_two_calls_by_keys_alone(opened: Open, window: MainWindow) -> None:
    opened(arbiter=True)
    for before, cards, result in GAME:
        keys(window, before)
        if cards:
            ask_by_keys(window, cards)
        if cards is POOR:  # refused: they pass
            keys(window, Qt.Key.Key_Escape, "N")
        keys(window, result, ENTER)
    _is_the_game(table(window))


def test_a_game_of_eight_deals_with_two_calls_by_mouse_alone(opened: Open, window: MainWindow, hands: Hands) -> None:
    opened(arbiter=True)
    taps: tuple[tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]], ...] = (
        (("Grande misère", "Irène"), MISERE, ("0",)), (("Solo", "Lucienne", "6"), (), ("6",)), (("Passed",), (), ()),
        (("Grande misère", "Jacqueline"), POOR, ()), (("Picolo", "Dirk"), (), ("1",)), (("Passed",), (), ()),
        (("Solo", "Irène", "6"), (), ("6",)), (("Passed",), (), ()),
    )  # fmt: skip
    for before, cards, result in taps:
        for token in before:
            tap(window, token)
        if cards:
            tap(window, "Arbiter…")
            for card, shown in arbiter(window).board.cards.items():
                if (card.rank.replace("T", "0") + card.suit[0]).lower() in cards:
                    click(shown)
            hands.press(window, "Ask the arbiter  ⏎")
            settled(arbiter(window))
            hands.press(window, "Keep with the deal  ⏎")
        if cards is POOR:
            while table(window).strip.back.isEnabled() and table(window).entry.tokens:
                click(table(window).strip.back)
            tap(window, "Passed")
        for token in result:
            tap(window, token)
        click(table(window).strip.commit)
    _is_the_game(table(window))


def click(button: QAbstractButton) -> None:
    assert button.isVisible()
    assert button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(button.width() // 2, button.height() // 2))
    QCoreApplication.processEvents()


def tap(window: MainWindow, label: str) -> None:
    strip = table(window).strip
    rows = [*strip.rows, strip.facts]
    click(next(each for row in rows for each in row.shown() if each.label_text == label))


def _is_the_game(page: TablePage) -> None:
    score = view(page).score
    assert score.finished
    asked = [(deal.kind, None if deal.arbiter is None else deal.arbiter.accepted) for deal in score.sheet.deals]
    assert asked == [
        ("contract", True), ("contract", None), ("passed", None), ("passed", False), ("contract", None),
        ("passed", None), ("contract", None), ("passed", None),
    ]  # fmt: skip
    assert [line.number for line in score.lines if line.warnings] == [5]  # a picolo nobody asked about


def test_long_names_are_shown_short_and_said_whole(opened: Open, window: MainWindow) -> None:
    long = "Maximilienne-Alexandrine van den Broucke de la Houssaye"
    opened((long, "Maximilienne-Alexandrine Zwart", "Marie-Josèphe", "Dirk"))
    keys(window, "G1", Qt.Key.Key_F5)
    page = arbiter(window)
    QApplication.processEvents()
    assert page.choices.leader.chips[0].accessibleName() == long
    for each in page.choices.leader.chips:
        right = each.mapTo(page, QPoint(each.width(), 0)).x()
        assert right <= page.panel.x()
