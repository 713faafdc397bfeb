"""What a pair of eyes found wrong with pages and dialogs, and must not see again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from tests.desktop.support.everything import DIALOGS, PAGES, Rich
from whistclub.arbiter.cards import Card
from whistclub.desktop.arbiter.card_buttons import CardButton
from whistclub.desktop.deal_entry.banner import SENTENCE
from whistclub.desktop.design import theme
from whistclub.desktop.design.grid import Grid
from whistclub.desktop.design.widgets import button
from whistclub.desktop.dialogs.dialog import Dialog
from whistclub.desktop.evening.regulars import RegularsDialog
from whistclub.desktop.files.old_results import line_text
from whistclub.desktop.main_window.message_bar import MessageBar
from whistclub.desktop.paper_sheet.page import SheetPage
from whistclub.desktop.score_table.page import TablePage
from whistclub.desktop.seating.seat_board import SeatChip
from whistclub.rules.common import Problem, Suit
from whistclub.words.qt import load

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")
ClubIn = Callable[..., Rich]


def page(at: Rich, name: str) -> TablePage:
    shown = PAGES[name](at)
    QApplication.processEvents()
    assert isinstance(shown, TablePage)
    return shown


def colour_at(widget: QPushButton, x: int) -> QColor:
    """Of a pixel half-way down."""
    QApplication.processEvents()
    return widget.grab().toImage().pixelColor(x, widget.height() // 2)


@pytest.mark.parametrize("text", [100, 130, 200])
def test_beside_the_ladder_the_score_sheet_has_room_for_its_numbers_or_stands_aside(club_in: ClubIn, text: int) -> None:
    shown = page(club_in("fr", text), "belgian, ladder")
    sheet = shown.sheet
    assert sheet.isVisible() == (text < 150)
    assert sheet.isHidden() or sheet.width() >= sheet.narrowest()
    QTest.keyClicks(shown, "2")
    shown.toggle_ladder()
    assert sheet.isVisible()


def test_in_large_text_a_long_sentence_takes_the_room_of_the_rows_rather_than_small_letters(club_in: ClubIn) -> None:
    strip = page(club_in("fr", 200), "belgian, being changed").strip
    high = strip.height()
    assert strip.banner._fitting() in SENTENCE
    assert strip.area.geometry().top() >= strip.banner.geometry().bottom()
    strip.entry.back()
    strip.refresh()
    QApplication.processEvents()
    assert strip.height() == high


@pytest.mark.parametrize("text", [100, 200])
def test_tab_goes_through_the_strip_as_one_reads_and_then_to_the_score_sheet(club_in: ClubIn, text: int) -> None:
    shown = page(club_in("en", text), "belgian")
    passed = []
    while not shown.sheet.hasFocus():
        focus = QApplication.focusWidget()
        assert focus is not None
        passed.append(focus.accessibleName())
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    chips = [chip.accessibleName() for row in (shown.strip.facts, shown.strip.area.contracts) for chip in row.shown()]
    assert passed == [shown.strip.accessibleName(), *chips]


def test_in_large_text_a_key_on_a_chip_of_the_folded_strip_brings_its_rows_back(club_in: ClubIn) -> None:
    strip = page(club_in("en", 200), "belgian").strip
    strip.fold()
    chip = strip.facts.shown()[1]
    chip.setFocus()
    assert strip.area.isHidden()
    QTest.keyClicks(chip, "s")
    assert strip.area.isVisible()


@pytest.mark.parametrize("text", [130, 150, 200])
def test_in_large_text_the_points_of_a_change_are_whole(club_in: ClubIn, text: int) -> None:
    shown = page(club_in("fr", text), "belgian")
    shown.reopen(0)
    for _ in range(2):
        QTest.keyClick(shown.strip, Qt.Key.Key_Backspace)
    QTest.keyClicks(shown.strip, "8")
    QApplication.processEvents()
    for player, paid in zip(shown.strip.preview.players, ("−16", "−16", "+16", "+16"), strict=False):
        name, points, font = player.in_line()
        assert points.endswith(paid)
        assert name
        small = QFontMetrics(theme.font(theme.type_px(theme.SMALL)))
        wide = small.horizontalAdvance(name) + theme.UNIT + QFontMetrics(font).horizontalAdvance(points)
        assert wide <= player.width()


def test_the_curve_names_every_line_whole_and_no_number_lies_over_another_beside_it(club_in: ClubIn) -> None:
    for text in (100, 200):
        at = club_in("fr", text)
        shown = page(at, "belgian")
        shown.toggle_curve()
        QApplication.processEvents()
        labels = [QFontMetrics(shown.curve._font()).horizontalAdvance(told) for told in shown.curve._texts()]
        assert max(labels) <= shown.curve._label_width()
        assert shown.sheet.isHidden() or shown.sheet.width() >= shown.sheet.narrowest()
        at.club.close()
        for file in at.folder.glob("club.whist*"):
            file.unlink()


@pytest.mark.parametrize("name", ["light", "dark", "contrast"])
def test_what_is_filled_with_the_accent_shows_the_focus_by_two_frames(club_in: ClubIn, name: str) -> None:
    window = club_in(theme=name).window
    main, chip = button("Keep", "main"), CardButton(Card("A", Suit.SPADES))
    chip.setChecked(True)
    for widget in (main, chip):
        widget.setParent(window)
        widget.resize(120, 44)
        widget.show()
        widget.clearFocus()
        window.activateWindow()
        for _ in range(2):
            focused = widget.hasFocus()
            frame, inner = colour_at(widget, 1), colour_at(widget, 3)
            assert (frame == QColor(theme.colours().focus)) == focused
            assert (inner == QColor(theme.colours().on_accent)) == focused
            widget.setFocus()
        assert widget.hasFocus()


def test_the_line_being_typed_is_whole_to_be_seen_when_a_notice_has_come(club_in: ClubIn) -> None:
    shown = PAGES["sheet"](club_in("fr"))
    QApplication.processEvents()
    assert isinstance(shown, SheetPage)
    row, view = shown.grid.rows[shown.grid.current()], shown.grid.area.viewport()
    assert shown.notice.isVisible()
    assert row.mapTo(view, row.rect().topLeft()).y() >= 0
    assert row.mapTo(view, row.rect().bottomLeft()).y() < view.height()


def test_sheet_mode_calls_people_as_the_table_does(club_in: ClubIn) -> None:
    shown = PAGES["sheet"](club_in("fr"))
    assert isinstance(shown, SheetPage)
    assert shown.grid.headings[2].name == "Sofia"
    assert shown.grid.rows[2].dealer.text() == "Sofia"


def test_a_dialog_makes_room_for_what_it_complains_of(club_in: ClubIn) -> None:
    dialog = DIALOGS["NameDialog"](club_in("fr"))
    assert isinstance(dialog, Dialog)
    before = dialog.height()
    dialog.complain("A sentence that is long enough to take two lines of this dialog. " * 2)
    QApplication.processEvents()
    assert dialog.height() > before
    assert dialog.area.verticalScrollBar().maximum() == 0


def test_who_came_lately_says_so_where_nobody_is_left(club_in: ClubIn) -> None:
    dialog = DIALOGS["RegularsDialog"](club_in())
    assert isinstance(dialog, RegularsDialog)
    assert dialog.nobody.isVisible()
    assert dialog.list.isHidden()
    assert not dialog.ok.isEnabled()


def test_drawn_cards_have_their_letters_in_the_language_and_red_ink_for_red_suits(club_in: ClubIn) -> None:
    dialog = DIALOGS["DrawDialog"](club_in("fr"))
    assert isinstance(dialog, Dialog)
    for _ in range(30):
        dialog.draw()  # type: ignore[attr-defined]
        for card in dialog.sheet.findChildren(QLabel):  # type: ignore[attr-defined]
            rank, _, suit = card.text().rpartition(" ")
            if suit in "♠♣♦♥":
                assert rank in ("V", "D", "R", "A") or rank.isdigit()
                assert card.property("kind") == ("red" if suit in "♦♥" else "strong")


def test_a_mistake_of_a_list_of_results_names_its_line_once() -> None:
    load("en")
    said = line_text(Problem(("line", 2), "seat_count", {"allowed": "4", "count": 2}))
    assert said == "Line 2: Result: this game is for 4 players, not 2."


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("name", ["evenings", "players"])
def test_lists_show_their_columns_without_scrolling_sideways_and_rows_a_finger_high(
    club_in: ClubIn, name: str, text: int
) -> None:
    at = club_in("fr", text)
    PAGES[name](at)
    QApplication.processEvents()
    grid = at.window.stack.currentWidget().findChild(Grid)
    assert isinstance(grid, Grid)
    assert grid.horizontalScrollBar().maximum() == 0
    assert theme.CONTROL <= grid.rowHeight(0) <= theme.CONTROL + 6


def test_who_deals_is_told_beside_a_name_too_long_for_its_seat(club_in: ClubIn) -> None:
    at = club_in("fr")
    PAGES["reseat"](at)
    QApplication.processEvents()
    chip = next(chip for chip in at.window.findChildren(SeatChip) if chip.label_text.endswith("(donne)"))
    metrics, room = chip.fontMetrics(), chip.width() - 2 * theme.UNIT
    assert metrics.horizontalAdvance(chip.label_text) > room
    assert metrics.elidedText(chip.label_text, chip.cuts, room).endswith("(donne)")


@pytest.mark.parametrize("text", [100, 200])
def test_a_long_message_leaves_the_page_beneath_to_be_used_in_large_text(club_in: ClubIn, text: int) -> None:
    at = club_in("en", text)
    bar = at.window.findChild(MessageBar)
    assert isinstance(bar, MessageBar)
    whole = "\n".join(f"Line {number} of what an undo moved, with names and numbers." for number in range(1, 9))
    bar.say(whole, "ok")
    QApplication.processEvents()
    assert bar.text.text().startswith("Line 1")
    assert bar.accessibleName() == whole
    if text == 100:
        assert bar.text.text() == whole
    else:
        assert bar.height() <= at.window.height() * MessageBar.MOST // 100
        assert bar.text.text().endswith(" …")
        assert "Line 8" in bar.text.toolTip()
    bar.say("Done.", "ok")
    assert (bar.text.text(), bar.text.toolTip()) == ("Done.", "")


@pytest.mark.parametrize("text", [100, 150, 200])
def test_the_sheet_of_five_players_does_not_scroll_sideways(club_in: ClubIn, text: int) -> None:
    assert page(club_in("fr", text), "belgian, five").sheet.horizontalScrollBar().maximum() == 0
