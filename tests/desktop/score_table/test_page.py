"""The page of a table over a real club: drafts, corrections, insertions, deletions, undo, what the page says."""

import gc
import weakref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from tests.desktop.support.acting import acted
from whistclub.club import queries
from whistclub.club.actions import deals, tables
from whistclub.desktop.deal_entry.chips import ChoiceChip
from whistclub.desktop.deal_entry.choice_area import ChoiceArea
from whistclub.desktop.deal_entry.steps import StepChip
from whistclub.desktop.design import theme
from whistclub.desktop.design.widgets import ElidedLabel
from whistclub.desktop.dialogs.consequences import ConfirmDialog, MovesDialog
from whistclub.desktop.score_table.header import TableAction
from whistclub.desktop.score_table.history import DealHistoryDialog, GoneDealsDialog
from whistclub.desktop.score_table.model import CONTRACT, FIXED
from whistclub.desktop.score_table.page import TablePage
from whistclub.desktop.score_table.row_tools import RowAction
from whistclub.desktop.score_table.view import LEAST, column_title
from whistclub.entry.choices import Choice
from whistclub.rules.belgian import BelgianDeal
from whistclub.rules.common import SeatName
from whistclub.rules.sheet import Totals

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

ENTER, ESCAPE, BACK = Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Backspace


def type_keys(page, text):
    """Types letters and digits, ``\\n`` for Enter, wherever the focus is."""
    for letter in text:
        key(page, ENTER) if letter == "\n" else QTest.keyClicks(QApplication.focusWidget() or page.strip, letter)


def key(page, code):
    QTest.keyClick(QApplication.focusWidget() or page.strip, code)


def totals(page):
    return page.controller.read(queries.sheet, page.sheet_id).score.seat_totals


def shown_totals(page):
    return [heading.total for heading in page.sheet.scores.headings]


def choose_row(page, index):
    """Selects the row of deal ``index`` (0-based) and gives the sheet the focus."""
    page.sheet.setFocus()
    page.sheet.selectRow(page.sheet.scores.position(index))


def history(page):
    return len(page.controller.read(queries.history))


@pytest.fixture
def played(table):
    """Three deals of Belgian whist: +6 −6 +6 −6, Bea's lost solo, a passed deal."""
    page = table("belgian")
    type_keys(page, "p130c=\ns28h7\nn12\n")
    return page


def test_the_sheet_shows_points_and_running_totals(played):
    assert totals(played) == (16, -44, 20, 8)
    assert shown_totals(played) == ["+16", "−44", "+20", "+8"]
    top = [played.sheet.scores.index(0, column).data() for column in range(played.sheet.scores.columnCount())]
    assert top[CONTRACT].startswith("Passed")
    assert top[FIXED] == "−2  +16"
    assert [heading.place for heading in played.sheet.scores.headings] == ["2.", "4.", "1.", "3."]


def test_the_oldest_deal_stands_on_top_where_the_marker_wants_it(played):
    played.controller.preferences.newest_first = False
    played.read()
    assert played.sheet.scores.index(0, 0).data() == "1"
    type_keys(played, "n34\n")
    assert [played.sheet.scores.index(row, 0).data() for row in range(4)] == ["1", "2", "3", "4"]


def test_after_a_deal_the_strip_is_empty_and_the_next_dealer_stands_there(played):
    assert played.entry.tokens == ()
    assert played.entry.dealer == 3
    assert "Dan deals" in played.header.progress.text()
    assert played.strip.hasFocus() or QApplication.focusWidget() is None


# -- half-entered deals


def test_a_half_entered_deal_is_offered_again(table, controller):
    page = table("belgian")
    type_keys(page, "p130c")
    QApplication.processEvents()
    again = TablePage(controller, page.sheet_id)
    assert again.entry.tokens == ("c:pair", "p:0", "p:2", "l:10", "s:clubs")
    assert "How many tricks" in again.entry.banner


def test_leaving_keeps_the_half_entered_deal_at_once(table, controller):
    page = table("belgian")
    type_keys(page, "g1")
    page.leave()
    assert controller.read(queries.sheet, page.sheet_id).draft["tokens"] == ["c:grande_misere", "p:0"]


def test_every_fact_given_to_a_half_entered_deal_is_kept(table, controller):
    page = table("belgian")
    for letter in "gxz":
        type_keys(page, letter)
        page.keep_draft()
        kept = controller.read(queries.sheet, page.sheet_id).draft
        assert kept["facts"] == page.entry.overrides
    assert page.entry.overrides


def test_a_draft_is_no_action_and_is_used_up(table, controller):
    page = table("belgian")
    before = history(page)
    type_keys(page, "p130c")
    page.keep_draft()
    assert history(page) == before
    type_keys(page, "=\n")
    assert controller.read(queries.sheet, page.sheet_id).draft is None


def test_escape_clears_and_backspace_steps_back(table):
    page = table("belgian")
    type_keys(page, "p13")
    key(page, BACK)
    assert page.entry.tokens == ("c:pair", "p:0")
    key(page, ESCAPE)
    assert page.entry.tokens == ()


def test_a_half_entered_deal_survives_a_correction_of_another(played):
    type_keys(played, "g1")
    played.reopen(0)
    key(played, ESCAPE)
    assert played.entry.tokens == ("c:grande_misere", "p:0")


# -- what cannot be


def test_enter_on_an_incomplete_deal_says_what_is_missing(table):
    page = table("belgian")
    type_keys(page, "p1\n")
    assert page.strip.banner.text() == "Not complete yet. Who is the partner of Ada?"
    assert not page.view.score.lines


def test_a_grey_choice_says_why(table):
    page = table("belgian")
    type_keys(page, "p11")
    assert page.strip.banner.text() == "Ada is named already"
    chip = page.strip.area.asked_for[0].shown()[0]
    assert not chip.isEnabled()
    assert chip.toolTip() == "Ada is named already"


def test_tourangeau_says_how_many_tricks_are_to_place(table):
    page = table("tourangeau")
    type_keys(page, "0000")
    assert page.strip.banner.text().startswith("1 trick")
    type_keys(page, "1")
    assert page.strip.commit.isEnabled()


def test_the_last_bid_that_adds_up_is_struck_out(table):
    page = table("tourangeau", last_bidder_restricted=True)
    page.entry.show_fact("cards")
    page.entry.press("f:cards:5")
    type_keys(page, "211")
    bids = {chip.label_text: chip.isEnabled() for chip in page.strip.area.asked_for[0].shown()}
    assert bids == {"0": True, "1": False, "2": True, "3": True, "4": True, "5": True}
    type_keys(page, "1")
    assert "may not add up" in page.strip.banner.text()


def test_tricks_of_several_attempts_stay_within_the_deal(table):
    page = table("belgian")
    type_keys(page, "g1727")
    assert page.entry.tokens[-1] == "p:1"
    type_keys(page, "6")
    assert page.entry.ready


# -- corrections


def test_saving_without_a_change_leaves_no_trace(played):
    before, facts = history(played), played.view.sheet
    for _ in range(3):
        choose_row(played, 1)
        key(played, ENTER)
        assert played.change is not None
        key(played, ENTER)
        assert played.change is None
    choose_row(played, 1)
    key(played, ENTER)
    key(played, ESCAPE)
    assert history(played) == before
    assert played.controller.read(queries.sheet, played.sheet_id).sheet == facts
    assert played.entry.dealer == 3


def test_a_correction_shows_before_and_after_and_can_be_undone(played):
    played.reopen(1)
    played.strip.entry.revise(4)
    played.strip.refresh()
    type_keys(played, "8")
    assert played.strip.promised()[1] == "−36 → +15"
    assert (played.sheet.scores.headings[1].after, played.sheet.scores.headings[1].after_place) == ("+7", "1.")
    key(played, ENTER)
    assert totals(played) == (-1, 7, 3, -9)
    assert shown_totals(played)[1] == "+7"
    played.controller.undo()
    assert shown_totals(played) == ["+16", "−44", "+20", "+8"]


def test_the_declarer_is_changed_in_one_step(played):
    played.reopen(1)
    key(played, Qt.Key.Key_Left)
    key(played, Qt.Key.Key_Left)
    key(played, Qt.Key.Key_Left)
    key(played, Qt.Key.Key_Left)
    assert played.strip.entry.cursor == 1
    type_keys(played, "4\n")
    assert played.view.sheet.deals[1].attempts[0].players == (3,)


def test_a_double_click_opens_the_row(played):
    index = played.sheet.scores.index(0, CONTRACT)
    where = played.sheet.visualRect(index).center()
    QTest.mouseClick(played.sheet.viewport(), Qt.MouseButton.LeftButton, pos=where)
    QTest.mouseDClick(played.sheet.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert played.change.index == 2


def test_a_row_clicked_while_a_whole_deal_waits_does_not_lose_it(played):
    type_keys(played, "n34")
    choose_row(played, 0)
    key(played, ENTER)
    assert len(played.view.score.lines) == 4


def test_insert_before_and_undo(played):
    choose_row(played, 1)
    key(played, Qt.Key.Key_Insert)
    type_keys(played, "v3\n")
    kinds = [deal.kind for deal in played.view.sheet.deals]
    assert kinds == ["contract", "revoke", "contract", "passed"]
    played.controller.undo()
    assert [deal.kind for deal in played.view.sheet.deals] == ["contract", "contract", "passed"]
    assert played.sheet.scores.rowCount() == 3


def confirm(page, ok):
    """Presses the button of the dialog that asks."""
    dialog = next(d for d in page.findChildren(ConfirmDialog) if d.isVisible())
    texts = [child.accessibleName() for child in dialog.moves.findChildren(ElidedLabel)]
    QTest.mouseClick(next(b for b in (dialog.ok, dialog.cancel) if b.text() == ok), Qt.MouseButton.LeftButton)
    return texts


def test_delete_says_what_moves_before_it_is_confirmed_and_can_be_undone(played):
    choose_row(played, 1)
    key(played, Qt.Key.Key_Delete)
    assert confirm(played, "Cancel")[:4] == [
        "Cas 1. (+20 → +8)",
        "Ada 2. (+16 → +4)",
        "Dan 3. (+8 → −4)",
        "Bea 4. (−44 → −8)",
    ]
    assert shown_totals(played) == ["+16", "−44", "+20", "+8"]
    choose_row(played, 1)
    key(played, Qt.Key.Key_Delete)
    confirm(played, "Delete")
    assert totals(played) == (4, -8, 8, -4)
    assert shown_totals(played) == ["+4", "−8", "+8", "−4"]
    played.controller.undo()
    assert shown_totals(played) == ["+16", "−44", "+20", "+8"]


def test_a_deletion_that_ends_the_game_says_which_deals_go_too(table):
    page = table("classic", best_of=3)
    # Without the game of the others, what Ada and Cas had before it counts and ends the rubber two deals earlier.
    type_keys(page, "11\n19\n21\n18\n17\n")
    page.delete(2)
    dialog = page.findChild(ConfirmDialog)
    assert dialog.problem.text() == "With this the game ends here: 1 later deal will be removed."
    dialog.ok.click()
    assert len(page.view.sheet.deals) == 3


def test_every_version_of_a_deal_is_told_and_can_be_brought_back(played):
    played.reopen(1)
    played.strip.entry.revise(4)
    played.strip.refresh()
    type_keys(played, "8\n")
    assert totals(played)[1] == 7
    choose_row(played, 1)
    key(played, Qt.Key.Key_F9)
    dialog = played.findChild(DealHistoryDialog)
    said = [label.text() for label in dialog.versions.findChildren(QLabel) if label.text()]
    assert said[0].endswith("· Test")
    assert said[1].startswith("Bea plays solo 8 ♥: 8 tricks") or "8" in said[1]
    assert said[1].endswith("(as it stands)")
    assert len(said) == 4
    (back,) = [b for b in dialog.versions.findChildren(QPushButton) if b.isVisible()]
    back.click()
    confirm(played, "Bring back")
    assert shown_totals(played) == ["+16", "−44", "+20", "+8"]
    assert played.controller.undo_text() == "earlier version of deal 2, table 1"
    played.controller.undo()
    assert totals(played)[1] == 7


def test_a_deal_that_was_taken_out_is_brought_back_to_its_place(played, controller):
    facts = played.view.sheet.deals
    controller.act(deals.delete_deal, played.view.deal_ids[1])
    type_keys(played, "g1")
    dialog = GoneDealsDialog(controller, played.view, played)
    (back,) = [b for b in dialog.versions.findChildren(QPushButton) if not b.isHidden()]
    back.click()
    confirm(played, "Bring back")
    assert played.view.sheet.deals == facts
    assert played.entry.tokens == ("c:grande_misere", "p:0")
    assert not GoneDealsDialog(controller, played.view, played).versions.findChildren(QPushButton)


def test_a_deal_put_in_before_another_leaves_the_half_entered_one_alone(played):
    type_keys(played, "g1")
    played.insert(0)
    type_keys(played, "v3\n")
    assert played.entry.tokens == ("c:grande_misere", "p:0")


def test_a_correction_that_ends_the_game_offers_to_remove_what_follows(table):
    page = table("classic")
    type_keys(page, "18\n18\n17\n")
    assert page.view.score.finished
    page.reopen(0)
    page.strip.entry.revise(1)
    page.strip.refresh()
    page.strip.entry.press("r:12")
    page.strip._moved()
    assert "2 later deal" in page.strip.banner.text()
    key(page, ENTER)
    assert len(page.view.sheet.deals) == 1
    page.controller.undo()
    assert len(page.view.sheet.deals) == 3


# -- facts of the deal


def test_rabrouche_is_proposed_and_can_be_overridden(table):
    page = table("belgian")
    type_keys(page, "u128h8\n")
    assert "rabrouche 1/4" in page.header.progress.text()
    assert page.strip.facts.shown()[0].isChecked()
    type_keys(page, "p138h=")
    assert page.entry.points[0] == 8
    type_keys(page, "x")
    assert page.entry.points[0] == 4
    type_keys(page, "\n")
    assert page.view.score.lines[1].warnings
    assert page.sheet.scores.index(0, CONTRACT).data().startswith("! ")


def test_doubling_after_a_passed_deal_is_proposed(table):
    page = table("belgian", preset="kleurenwiezen")
    type_keys(page, "n\np138h=")
    assert page.entry.points[0] == 16
    type_keys(page, "x")
    assert page.entry.points[0] == 8


def test_another_dealer_is_recorded(table):
    page = table("belgian")
    key(page, Qt.Key.Key_F4)
    type_keys(page, "3n12\n")
    assert page.view.sheet.deals[0].dealer == 2
    assert page.entry.dealer == 3


def test_at_a_table_of_five_the_dealer_sits_out_and_is_blank(table):
    page = table("belgian", 5)
    assert page.entry.find("c:pair") is not None
    type_keys(page, "p1")
    assert page.strip.banner.text() == "Ada sits out"
    type_keys(page, "234")
    assert page.entry.tokens[:3] == ("c:pair", "p:1", "p:2")
    page.entry.clear()
    type_keys(page, "p239=\n")
    assert page.sheet.scores.index(0, FIXED).data() == ""
    key(page, Qt.Key.Key_F4)
    key(page, Qt.Key.Key_F4)
    type_keys(page, "4n12\n")
    assert page.view.sheet.deals[1].sits_out == 3


def test_a_note_is_kept_with_the_deal(table):
    page = table("belgian")
    type_keys(page, "n12")
    key(page, Qt.Key.Key_F6)
    QTest.keyClicks(page.strip.area.words, "after the break")
    QTest.keyClick(page.strip.area.words, ENTER)
    key(page, ENTER)
    assert page.view.sheet.deals[0].note == "after the break"
    assert page.sheet.scores.text(page.sheet.scores.rows[0], 2).endswith(" · ✎ after the break")


# -- what the page says


def test_a_finished_game_says_so_and_what_to_do(table):
    page = table("whist32")
    type_keys(page, "n\n" * 7 + "s14h4\n")
    assert page.strip.isHidden()
    assert page.notice.text.text() == "Game finished: Ada first with +8."
    assert not page.notice.buttons[TableAction.CLOSE].isVisible()
    assert page.notice.buttons[TableAction.LEAVE].isVisible()
    page.reopen(7)
    assert not page.strip.isHidden()
    key(page, ESCAPE)
    assert page.strip.isHidden()


def test_totals_alone_are_shown_and_nothing_can_be_entered(table, controller):
    from whistclub.club.actions.tables import enter_totals

    page = table("belgian")
    controller.act(enter_totals, page.sheet_id, Totals((12, -4, -4, -4), deals_played=8))
    assert page.strip.isHidden()
    assert shown_totals(page) == ["+12", "−4", "−4", "−4"]
    assert page.notice.text.text() == "Only the totals of this table are known."


def test_a_closed_table_takes_no_deal_but_corrections(played, controller):
    from whistclub.club.actions.tables import close_table

    controller.act(close_table, played.sheet_id)
    assert played.strip.isHidden()
    played.reopen(0)
    assert not played.strip.isHidden()


def test_a_second_click_on_change_does_nothing_where_the_strip_comes_under_it(played, controller, monkeypatch):
    from whistclub.club.actions.tables import close_table

    monkeypatch.setattr(QApplication, "doubleClickInterval", lambda: 1000)
    controller.act(close_table, played.sheet_id)
    played.sheet.selectRow(0)
    QApplication.processEvents()
    QTest.mouseClick(played.tools.buttons[RowAction.REOPEN], Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    chip = next(chip for chip in played.strip.findChildren(ChoiceChip) if "Rabrouche" in chip.label_text)
    place = chip.mapTo(played, chip.rect().center())
    changed = QSignalSpy(played.strip.changed)
    QTest.mouseClick(played.windowHandle(), Qt.MouseButton.LeftButton, pos=place)
    assert changed.count() == 0
    QTest.qWait(1200)
    QTest.mouseClick(played.windowHandle(), Qt.MouseButton.LeftButton, pos=place)
    assert changed.count() == 1


def test_a_stand_in_has_the_column_and_keeps_the_number(played, controller):
    from whistclub.club.actions.players import add_player
    from whistclub.club.actions.tables import change_seat
    from whistclub.club.ports import PlayerRecord

    stand_in = acted(controller, add_player, "Zoe").new(PlayerRecord)
    controller.act(change_seat, played.sheet_id, 4, out=played.view.record.seats[1], into=stand_in)
    heading = played.sheet.scores.headings[1]
    assert (heading.key, heading.name) == ("2", "Bea / Zoe")
    metrics = played.sheet.fontMetrics()
    assert column_title(heading, metrics, 1000) == "2 Bea / Zoe"
    assert column_title(heading, metrics, metrics.horizontalAdvance("2 Be. / Zo.")) == "2 Be. / Zo."
    assert "Bea" in played.sheet.scores.index(1, CONTRACT).data()


def test_the_ladder_marks_what_still_beats_the_announcement(table):
    page = table("belgian")
    key(page, Qt.Key.Key_F2)
    assert not page.ladder.isHidden()
    type_keys(page, "s18")
    lines = [line.text() for line in page.ladder._labels]
    assert "● Solo 8" in lines
    assert "▲ Pair 11" in lines
    assert "Pair 10" in lines
    key(page, Qt.Key.Key_F2)
    assert page.ladder.isHidden()


def test_a_preset_without_a_ladder_offers_none(table):
    page = table("belgian", preset="wiezen")
    assert not page.header.ladder.isVisible()
    key(page, Qt.Key.Key_F2)
    assert page.ladder.isHidden()


def test_the_plan_marks_the_deal_to_come(table):
    page = table("tourangeau")
    type_keys(page, "00001\n")
    assert page.plan._now == 1
    assert page.plan._cells[0] == (1, 1)


def test_the_plan_is_there_as_soon_as_there_is_room_for_it(table):
    page = table("tourangeau")
    page.resize(500, 530)
    type_keys(page, "00001\n")
    assert not page.plan.isVisible()
    page.resize(1020, 530)
    assert page.plan.isVisible()
    assert page.plan._cells[0] == (1, 1)


def test_columns_are_as_wide_as_on_a_new_page_whatever_widths_there_were(table, controller, qapp):
    theme.apply(qapp, "light", 200)
    page = table("belgian")
    type_keys(page, "p130c=\n")
    for width in (800, 1020, 650):
        page.resize(width, 600)
        QApplication.processEvents()
    again = TablePage(controller, page.sheet_id)
    again.resize(650, 600)
    again.show()
    QApplication.processEvents()
    one, other = ([each.sheet.columnWidth(at) for at in range(FIXED + 4)] for each in (page, again))
    assert one == other
    assert one[CONTRACT] >= theme.px(LEAST)


def test_the_column_of_the_contracts_is_called_as_in_the_game_that_is_played_by_now(table, controller):
    page = table("belgian")
    told = QSignalSpy(page.sheet.scores.headerDataChanged)
    controller.act(tables.change_table, page.sheet_id, game="classic")
    assert page.sheet.scores.headerData(CONTRACT, Qt.Orientation.Horizontal) == "Tricks"
    assert any(told.at(at)[1] <= CONTRACT <= told.at(at)[2] for at in range(told.count()))


def test_an_old_deal_changed_elsewhere_is_read_again(played, controller):
    controller.act(deals.delete_deal, played.view.deal_ids[0])
    assert played.sheet.scores.rowCount() == 2
    assert shown_totals(played) == ["+10", "−38", "+14", "+14"]


@pytest.mark.parametrize(("game", "seats"), [("belgian", 5), ("whist32", 4), ("tourangeau", 7), ("classic", 4)])
def test_the_smallest_window_shows_the_strip_and_five_rows(table, window, game, seats):
    page = table(game, seats)
    window.open_evening(page.view.record.evening_id)
    window.tonight.show_table(page.sheet_id)
    page = window.tonight.findChild(TablePage)
    QApplication.processEvents()
    for column in range(page.sheet.scores.columnCount()):
        assert page.sheet.isColumnHidden(column) or page.sheet.columnWidth(column) >= 30
    rows = page.sheet.viewport().height() / page.sheet.verticalHeader().defaultSectionSize()
    assert rows >= 5
    assert page.sheet.verticalHeader().defaultSectionSize() >= 36
    assert page.sheet.horizontalScrollBar().maximum() == 0
    for control in [*page.strip.area.contracts.shown(), page.strip.commit, page.strip.back]:
        assert control.height() >= 44
        assert control.width() >= 44
        assert control.accessibleName()


def places(page):
    """Where everything stands that is always there."""
    strip = page.strip
    fixed = [strip.banner, strip.area, strip.back, strip.commit, strip.facts, page.sheet]
    return [widget.mapTo(page, widget.rect().topLeft()).y() for widget in fixed] + [strip.height()]


@pytest.mark.parametrize(
    ("game", "seats", "keys"),
    [("belgian", 5, "p238h="), ("belgian", 4, "g1g2g3012"), ("whist32", 4, "d138h8"), ("tourangeau", 7, "1000000h1"),
     ("classic", 4, "17h")],
)  # fmt: skip
def test_nothing_moves_while_a_deal_is_entered(table, game, seats, keys):
    page = table(game, seats)
    QApplication.processEvents()
    before = places(page)
    for letter in keys:
        type_keys(page, letter)
        QApplication.processEvents()
        assert places(page) == before, letter
    key(page, Qt.Key.Key_F4)
    QApplication.processEvents()
    assert places(page) == before
    key(page, ESCAPE)
    key(page, Qt.Key.Key_F6)
    QApplication.processEvents()
    assert places(page) == before


def test_what_was_chosen_is_never_cut(table, controller):
    from whistclub.club.actions.players import change_player

    page = table("belgian")
    for player, name in zip(
        page.view.record.seats, ("Marie-Antoinette Van", "Marie-Antoinette Von", "X", "Y"), strict=True
    ):
        controller.act(change_player, player, name=name)
    type_keys(page, "g1g2g3012")
    QApplication.processEvents()
    shown = page.strip.steps.shown()
    assert shown[0].label_text == "Grande misère"
    assert all(chip.geometry().right() <= page.strip.steps.width() for chip in shown)
    assert len({chip.y() for chip in shown}) == 1
    for chip in shown:
        assert chip.width() >= chip.fontMetrics().horizontalAdvance(chip.label_text) * chip.text_size // 15


def test_a_column_of_tourangeau_is_tapped_to_change_it(table):
    page = table("tourangeau", 3)
    type_keys(page, "0101")
    column = page.strip.columns.players[1]
    assert (column.bid.label_text, column.name.text()) == ("1", "Cas")
    QTest.mouseClick(column.bid, Qt.MouseButton.LeftButton)
    type_keys(page, "0\n")
    assert page.view.sheet.deals[0].bids == (0, 0, 0)


def test_the_head_names_the_deal_that_is_changed(played):
    assert played.header.title.text() == "Table 1 · Round 1 · Belgian whist"
    assert played.header.progress.text() == "deal 4 · Dan deals · Ada leads"
    played.reopen(0)
    assert played.header.title.text() == "Table 1 · Changing deal 1"
    assert played.header.progress.text() == "Ada deals · Bea leads"
    assert (played.strip.commit.text(), played.strip.cancel.text()) == ("Keep the change  ⏎", "Leave the correction")
    key(played, ESCAPE)
    played.insert(0)
    assert played.strip.commit.text() == "Insert the deal  ⏎"


def test_void_deals_have_numbers_too(table):
    page = table("whist32", deals=8)
    type_keys(page, "n\n")
    assert "deal 2/8" in page.header.progress.text()
    page = table("tourangeau")
    type_keys(page, "00001\n")
    assert "deal 2/28" in page.header.progress.text()


def test_after_a_deletion_no_row_is_chosen(played):
    choose_row(played, 1)
    assert played.tools.isVisible()
    QTest.mouseClick(played.tools.buttons[RowAction.DELETE], Qt.MouseButton.LeftButton)
    confirm(played, "Delete")
    assert played.sheet.selected() == -1
    assert played.tools.isHidden()


def test_a_result_is_changed_by_its_key_alone(played):
    played.reopen(1)
    type_keys(played, "8p\n")
    attempt = played.view.sheet.deals[1].attempts[0]
    assert (attempt.tricks, str(attempt.trump)) == (8, "hearts")
    played.reopen(1)
    type_keys(played, "c\n")
    assert str(played.view.sheet.deals[1].attempts[0].trump) == "clubs"


def test_people_are_called_short_and_named_in_full(table, controller):
    from whistclub.club.actions.players import change_player

    page = table("belgian")
    controller.act(change_player, page.view.record.seats[2], name="Anne-Sophie de Maere d'Aertrycke")
    assert page.sheet.scores.headings[2].name == "Anne-Sophie"
    type_keys(page, "p")
    chip = page.strip.area.asked_for[0].shown()[2]
    assert chip.label_text == "Anne-Sophie"
    assert chip.accessibleName() == "Anne-Sophie de Maere d'Aertrycke"
    assert page.strip.preview.players[2].toolTip() == "Anne-Sophie de Maere d'Aertrycke"


def test_problems_name_the_player(table):
    from whistclub.rules.common import Problem
    from whistclub.words.problems import problem_text

    page = table("belgian", 5)
    page.entry.problems = (Problem(("sits_out",), "sits_out", {"player": SeatName(2)}),)
    assert page.entry.banner == problem_text(page.entry.problems[0], page.entry.names)
    assert "Cas" in page.entry.banner


def test_a_change_of_a_table_that_counts_says_which_season_lines_move(table):
    page = table("whist32", deals=2)
    type_keys(page, "s14h4\ns24h4\n")
    page.reopen(1)
    page.strip.entry.revise(4)
    page.strip.refresh()
    type_keys(page, "3")
    page.weigh()
    evening, season = page.strip.area.moves.text().split("\n")
    assert evening == "Evening of 27/11/2026: Cas 3. → 2. (0); Dan 3. → 2. (0); Bea 1. → 4. (+8 → −8)"
    assert season.startswith("Season 2026-2027: Ada 1. (9.20 → 11.20); ")
    assert season.endswith("and 1 more")
    QTest.mouseClick(page.strip.area.all_moves, Qt.MouseButton.LeftButton)
    assert len(page.findChild(MovesDialog).findChildren(ElidedLabel)) == 10
    key(page, ESCAPE)
    page.reopen(1)
    page.weigh()
    assert page.strip.area.moved.isHidden()


@pytest.mark.parametrize(
    ("game", "keys", "conventions"),
    [
        ("belgian", "u128h8\np138h+\ng1021\n", {}),
        ("whist32", "s14h4\nn\n", {}),
        ("tourangeau", "00001\n", {}),
        ("classic", "17\n18\n", {}),
        ("classic", "1714\n", {"honours": True}),
    ],
)
def test_why_adds_up_to_the_points_of_the_deal(table, game, keys, conventions):
    from whistclub.desktop.score_table.why import DealWhyDialog
    from whistclub.rules.games import game_of

    why = game_of(game).why

    page = table(game, **conventions)
    type_keys(page, keys)
    for line in page.view.score.lines:
        told = why(page.view.score, line)
        assert {seat: sum(r.points.get(seat, 0) for r in told) for seat in line.points} == line.points
    page.sheet.selectRow(0)
    key(page, Qt.Key.Key_F7)
    dialog, last = page.findChild(DealWhyDialog), page.view.score.lines[-1]
    assert dialog.windowTitle() == f"Why? deal {last.number}"
    QTest.mouseClick(dialog.ok, Qt.MouseButton.LeftButton)
    copied = QApplication.clipboard().text().split("\n")
    assert copied[0] == dialog.windowTitle()
    assert len(copied) == 3 + len(why(page.view.score, last))
    assert copied[-1].startswith("Together: Ada ")
    assert dialog.isVisible()


def test_a_deal_of_the_wrong_table_moves_to_the_right_one(played, controller):
    from whistclub.club.actions import players, tables
    from whistclub.club.ports import PlayerRecord, SheetRecord
    from whistclub.desktop.score_table.move_deal import MoveDealDialog

    others = tuple(acted(controller, players.add_player, f"P{number}").new(PlayerRecord) for number in range(4))
    record = played.view.record
    other = acted(
        controller,
        tables.seat_table,
        record.evening_id,
        game="belgian",
        conventions=record.conventions,
        players=others,
        table=2,
    ).new(SheetRecord)
    dialog = MoveDealDialog(controller, played.view, 2)
    dialog.ok.click()
    assert dialog.result()
    assert played.sheet.scores.rowCount() == 2
    assert len(controller.read(queries.sheet, other).sheet.deals) == 1


def test_up_goes_to_the_latest_deal_and_escape_back_to_the_strip(played):
    key(played, Qt.Key.Key_Up)
    assert (played.sheet.selected(), played.sheet.hasFocus()) == (2, True)
    key(played, ESCAPE)
    assert (played.sheet.selected(), played.strip.hasFocus()) == (-1, True)


def test_a_correction_goes_on_when_somebody_else_enters_a_deal(played, controller):
    played.reopen(0)
    type_keys(played, "x")
    controller.act(deals.enter_deal, played.sheet_id, BelgianDeal("revoke", player=1))
    assert played.sheet.scores.rowCount() == 4
    assert played.change is not None
    assert played.entry.rabrouche
    key(played, ENTER)
    assert played.view.sheet.deals[0].rabrouche


def test_a_correction_weighs_against_the_sheet_as_it_stands_after_an_undo(played, controller):
    played.reopen(0)
    type_keys(played, "x")
    controller.undo()
    assert shown_totals(played) == ["+18", "−42", "+18", "+6"]
    assert [heading.after for heading in played.sheet.scores.headings] == ["+24", "−48", "+24", "0"]
    assert played.entry.rabrouche


def test_a_correction_follows_its_deal_to_another_number(played, controller):
    played.reopen(1)
    controller.act(deals.delete_deal, played.view.deal_ids[0])
    assert played.strip.title.text() == "Changing deal 1"
    key(played, ENTER)
    assert played.change is None


def test_a_correction_whose_deal_is_gone_or_another_by_now_shows_what_is_stored(played, controller):
    played.reopen(2)
    controller.undo()
    assert played.change is None
    assert played.entry.tokens == ()
    controller.redo()
    controller.act(deals.correct_deal, played.view.deal_ids[2], BelgianDeal("passed", sixth=2, last=3))
    played.reopen(2)
    type_keys(played, "x")
    controller.undo()
    assert played.change is not None
    assert (played.entry.deal.sixth, played.entry.rabrouche) == (0, False)


def test_short_whist_shows_games_and_score(table):
    page = table("classic", best_of=3)
    type_keys(page, "10\n12\n28\n")
    assert "games 1–0 · score 0–2" in page.header.progress.text()


def test_a_digit_corrects_the_tricks_of_a_recorded_misere(table):
    page = table("belgian")
    type_keys(page, "i12\n")
    choose_row(page, 0)
    key(page, ENTER)
    type_keys(page, "3\n")
    assert page.controller.read(queries.sheet, page.sheet_id).sheet.deals[0].attempts[0].tricks == 3
    assert len(page.controller.read(queries.sheet, page.sheet_id).sheet.deals[0].attempts) == 1


def test_another_player_of_a_recorded_misere_has_a_letter(table):
    page = table("belgian")
    type_keys(page, "i12\n")
    choose_row(page, 0)
    key(page, ENTER)
    type_keys(page, "i22\n")
    attempts = page.controller.read(queries.sheet, page.sheet_id).sheet.deals[0].attempts
    assert [(attempt.players, attempt.tricks) for attempt in attempts] == [((0,), 2), ((1,), 2)]


def test_the_second_click_of_a_double_click_takes_nothing_that_came_beneath_it(table):
    page = table("belgian")
    type_keys(page, "i1")
    chip = next(chip for row in page.strip.rows for chip in row.shown() if chip.token == "r:1")
    place = chip.rect().center()
    QTest.mouseClick(chip, Qt.MouseButton.LeftButton, pos=place)
    QApplication.processEvents()
    beneath = QApplication.widgetAt(chip.mapToGlobal(place)) or chip
    QTest.mouseDClick(beneath, Qt.MouseButton.LeftButton)
    assert page.strip.entry.tokens == ("c:piccolissimo", "p:0", "r:1")


def test_doubled_deals_say_so_and_a_missing_rabrouche_is_said_before_it_is_entered(table):
    page = table("belgian")
    type_keys(page, "u128s8\ni12\n")
    assert page.sheet.scores.rows[page.sheet.scores.position(1)].contract.endswith("· ×2")
    type_keys(page, "i12x")
    assert page.strip.banner.text().endswith("!\u00a0Rabrouche was due.")
    type_keys(page, "\n")
    row = page.sheet.scores.rows[page.sheet.scores.position(2)]
    assert (row.due, row.contract.endswith("×2")) == ("rabrouche was due", False)
    assert str(page.sheet.scores.index(page.sheet.scores.position(2), CONTRACT).data()).startswith("! ")


def test_rows_entered_before_take_the_clubs_new_name_of_a_contract(played, controller):
    from whistclub.club.actions.conventions import set_contract_names

    controller.changed.connect(played.reload)
    lines = {row.index: row.contract for row in played.sheet.scores.rows}
    assert lines[1].startswith("Solo 8")
    controller.act(set_contract_names, {"belgian": {"solo": "Alleen"}})
    assert {row.index: row.contract for row in played.sheet.scores.rows}[1].startswith("Alleen 8")
    controller.undo()
    assert {row.index: row.contract for row in played.sheet.scores.rows} == lines


@pytest.mark.parametrize("kind", [ChoiceChip, StepChip])
def test_a_chip_looks_like_a_new_one_whatever_it_showed_before(qapp, kind):
    choices = [
        Choice("c:pair", "Pair", ("p",)),
        Choice("c:pair", "Pair", ("p",), chosen=True),
        Choice("c:pair", "Pair", ("p",), enabled=False, reason="no"),
        Choice("r:8", "8", ("8",), note="="),
        Choice("r:8", "8", ("8",), note="+1"),
        Choice("r:8", "8", ("8",), enabled=False, reason="no", note="+1"),
        Choice("s:hearts", "♥", ("h",), suit="hearts"),
        Choice("s:hearts", "♥", ("h",), suit="spades"),
        Choice("c:pair", "Pair", ("p",)),
    ]

    def picture(chip, size=(120, 48)):
        chip.resize(*size)
        return chip.grab().toImage()

    new = []
    for choice in choices:
        chip = kind()
        chip.show_choice(choice)
        new.append(picture(chip))
    kept = kind()
    for choice, expected in [*zip(choices, new, strict=True)] * 2:
        kept.show_choice(choice)
        assert picture(kept) == expected
    assert new[0] == new[-1] != new[1] != new[2]
    assert picture(kept, (140, 48)) != new[-1]


def test_where_nothing_is_asked_no_more_room_is_lent_than_there_is(preferences):
    area = ChoiceArea()
    area.begin(1)
    area.show()
    area.show_groups(())
    spare = area.keep_room(500, 0)
    assert spare == area.minimumHeight()
    area.lend(spare)
    assert area.minimumHeight() == 0


def test_nothing_of_a_table_is_kept_once_it_was_left(table, window):
    sheet = table("belgian").sheet_id
    window.open_evening(window.controller.read(queries.evenings)[0].id)
    opened = []
    for _ in range(3):
        window.tonight.show_table(sheet)
        opened.append(weakref.ref(window.tonight.findChild(TablePage)))
        window.tonight.back()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert [page() for page in opened] == [None] * 3


def test_backspace_brings_back_what_escape_has_cleared(table):
    page = table("belgian")
    type_keys(page, "p130")
    said = page.entry.tokens
    key(page, ESCAPE)
    assert not page.entry.started
    assert page.strip.banner.text() == "Cleared; ⌫ brings it back. Which contract?"
    QTest.mouseClick(page.strip.back, Qt.MouseButton.LeftButton)
    assert page.entry.tokens == said
    key(page, ESCAPE)
    type_keys(page, "s")
    for _ in range(2):
        key(page, BACK)
    assert page.entry.tokens == ()
    assert not page.strip.back.isEnabled()


def test_a_key_that_means_nothing_and_a_deal_not_complete_are_answered(table):
    page = table("belgian")
    before = history(page)
    type_keys(page, "z")
    assert page.strip.banner.text() == "Z cannot stand here. Which contract?"
    assert page.strip.banner.wrong
    assert page.strip.banner.accessibleName().startswith("✗ ")
    red = page.strip.banner.grab().toImage()
    inks = {red.pixelColor(x, y).name() for x in range(0, red.width(), 2) for y in range(red.height())}
    assert theme.colours().wrong in inks
    key(page, ENTER)
    assert page.strip.banner.text() == "Not complete yet. Which contract?"
    type_keys(page, "p")
    assert page.strip.banner.text() == "Who plays?"
    type_keys(page, "z")
    assert page.strip.banner.text().startswith("Z cannot stand here. Possible: 1 ")
    key(page, ENTER)
    assert page.strip.banner.text() == "Not complete yet. Who plays?"
    key(page, ENTER)
    assert page.strip.banner.text() == "Not complete yet. Who plays?"
    assert history(page) == before
