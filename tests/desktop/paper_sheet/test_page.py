"""Paper sheets typed with real keys into a real club: line by line, by totals, a second time, table after table."""

import datetime
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from whistclub.club import queries
from whistclub.club.actions import evenings, players, tables
from whistclub.club.actions.deals import delete_deal
from whistclub.club.ports import EveningRecord, PlayerRecord, SheetRecord
from whistclub.desktop.dialogs.consequences import ConfirmDialog
from whistclub.desktop.evening.table_card import TableCard
from whistclub.desktop.main_window.menus import MenuAction
from whistclub.desktop.paper_sheet.mode import SheetMode
from whistclub.desktop.paper_sheet.page import SheetPage
from whistclub.desktop.score_table.page import TablePage
from whistclub.rules.games import game_of
from whistclub.rules.sheet import Totals

NAMED = {
    "⏎": Qt.Key.Key_Return, "⌫": Qt.Key.Key_Backspace, "⎋": Qt.Key.Key_Escape, "↑": Qt.Key.Key_Up,
    "↓": Qt.Key.Key_Down, "⇥": Qt.Key.Key_Tab, "⎀": Qt.Key.Key_Insert,
}  # fmt: skip
TOP_ROWS = {"qwerty": "1234567890", "french": "&é\"'(-è_çà", "belgian": "&é\"'(§è!çà"}
NAMES = ("Ada", "Bea", "Cas", "Dan", "Eva", "Fay", "Gus", "Hal")


class Typist:
    """The window, its tables, and hands on its keyboard."""

    def __init__(self, window, controller):
        self.window, self.controller = window, controller
        self.people = [controller.club.act(players.add_player, name).new(PlayerRecord) for name in NAMES]
        self.evening = self.new_evening(datetime.date(2026, 11, 27))

    def new_evening(self, date):
        return self.controller.club.act(evenings.create_evening, date).new(EveningRecord)

    def seat(self, game="belgian", seats=4, first=0, **more):
        people = tuple(self.people[first : first + seats])
        evening = more.pop("evening", self.evening)
        return self.controller.club.act(tables.seat_table, evening, game=game, players=people, **more).new(SheetRecord)

    def open(self, sheet, mode=SheetMode.DEALS):
        self.window.open_evening(self.evening)
        self.window.tonight.show_sheet(sheet, mode)
        QApplication.processEvents()
        return self.page

    @property
    def page(self):
        page = self.window.tonight._over
        assert isinstance(page, SheetPage)
        return page

    def press(self, keys, layout="qwerty", modifiers=Qt.KeyboardModifier.NoModifier):
        for key in keys:
            target = QApplication.focusWidget() or self.window.tonight._over
            text, code, scan = key, ord(key.upper()), 0
            if key in NAMED:
                text, code = "", NAMED[key].value
            elif key.isdigit():
                at = "1234567890".index(key)
                text, scan = TOP_ROWS[layout][at], 10 + at
                code = ord(text.upper())
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                QCoreApplication.sendEvent(target, QKeyEvent(kind, code, modifiers, scan, 0, 0, text))
        QApplication.processEvents()

    def command(self, key, control=True):
        modifier = Qt.KeyboardModifier.ControlModifier if control else Qt.KeyboardModifier.NoModifier
        QTest.keyClick(QApplication.focusWidget() or self.window, key, modifier)
        QApplication.processEvents()

    def on_card(self, words):
        """Chooses an entry of the menu on the first table's card."""
        QApplication.processEvents()
        cards = [card for card in self.window.tonight.view.findChildren(TableCard) if card.isVisible()]
        menu = cards[0].more.menu()
        menu.aboutToShow.emit()
        next(action for action in menu.actions() if action.text() == words).trigger()
        QApplication.processEvents()

    def view(self, sheet):
        return self.controller.read(queries.sheet, sheet)

    def stored(self, sheet):
        view = self.view(sheet)
        return [game_of(view.record.game).encode(deal) for deal in view.sheet.deals]

    def points(self, sheet):
        return self.view(sheet).score.seat_totals

    def rows(self):
        """Sign, line and words of every row shown."""
        grid = self.page.grid
        return [(row.sign.text(), row.field.text(), row.words.text()) for row in grid.rows[: grid.shown]]

    def row(self, at):
        return self.page.grid.rows[at]

    def at(self):
        return self.page.grid.current()

    def footer(self):
        return self.page.footer.text.text()


@pytest.fixture
def typist(window, controller):
    return Typist(window, controller)


# -- lines


@pytest.mark.parametrize("layout", ["qwerty", "french", "belgian"])
def test_each_line_is_in_the_club_when_enter_was_pressed(typist, layout):
    sheet = typist.seat()
    typist.open(sheet)
    for count, line in enumerate(("p130c=", "s28h-1", "g1021", "n34", "u438d8"), 1):
        typist.press(line, layout)
        assert len(typist.stored(sheet)) == count - 1
        typist.press("⏎", layout)
        assert len(typist.stored(sheet)) == count
        assert typist.at() == count
    assert typist.rows()[0] == ("✓", "P130C=", "Pair 10 ♣ · Ada, Cas · 10 tricks ✓")
    assert typist.rows()[1][:2] == ("✓", "S28H7")
    assert typist.stored(sheet)[0]["attempts"] == [
        {"contract": "pair", "players": [0, 2], "level": 10, "trump": "clubs", "tricks": 10}
    ]


def test_the_line_is_read_back_with_its_points_while_it_is_typed(typist):
    sheet = typist.seat()
    typist.open(sheet)
    assert typist.footer() == "Which contract?"
    assert "P Pair" in typist.page.footer.keys.text()
    typist.press("p13")
    assert (typist.row(0).sign.text(), typist.footer()) == ("…", "Which level?")
    typist.press("0c1")
    assert typist.footer() == "Ada and Cas play 10 ♣: 11 tricks, made with 1 over."
    assert [cell[1] for cell in typist.row(0).points.cells] == ["+7", "−7", "+7", "−7"]
    assert "Ada +7" in typist.row(0).points.accessibleName()
    assert typist.stored(sheet) == []


def test_a_mistake_is_told_and_what_was_typed_stays(typist):
    sheet = typist.seat()
    typist.open(sheet)
    typist.press("p15⏎")
    assert (typist.row(0).sign.text(), typist.row(0).field.text()) == ("✗", "P15")
    assert typist.footer() == "✗ 5 cannot stand here. Possible: 2 Bea · 3 Cas · 4 Dan"
    assert typist.at() == 0
    typist.press("⌫39h=⏎")
    assert typist.stored(sheet)[0]["attempts"][0]["players"] == [0, 2]


def test_enter_on_half_a_line_asks_for_the_rest(typist):
    sheet = typist.seat()
    typist.open(sheet)
    typist.press("p13⏎⏎")
    assert (typist.stored(sheet), typist.at(), typist.footer()) == ([], 0, "Which level?")


def test_every_player_has_the_number_of_the_heading(typist):
    typist.open(typist.seat("tourangeau", 7))
    assert [heading.key + heading.name for heading in typist.page.grid.headings][6] == "7Gus"
    typist.press("1000000100000")
    assert [cell[1] for cell in typist.row(0).points.cells][:3] == ["+10", "+20", "+10"]


def test_a_note_and_a_reason_are_free_text(typist):
    sheet = typist.seat()
    typist.open(sheet)
    typist.press("v4>led twice; asked: 3/4⏎")
    assert {"reason": "led twice", "note": "asked: 3/4"}.items() <= typist.stored(sheet)[0].items()
    assert typist.rows()[0][1] == "V4>led twice;asked: 3/4"


def test_the_prefix_of_a_table_is_no_part_of_a_line(typist):
    first, second = typist.seat(), typist.seat(first=4)
    typist.open(first)
    typist.press("p1/2")
    assert (typist.page.sheet_id, typist.page.mode) == (second, SheetMode.DEALS)


# -- correcting


def test_any_line_can_be_put_right(typist):
    sheet = typist.seat()
    typist.open(sheet)
    typist.press("p130c=⏎s28h-1⏎n34⏎")
    typist.press("↑↑")
    assert typist.at() == 1
    typist.press("⌫=")
    assert typist.row(1).sign.text() == "⏎"
    assert "Ada +20 → +3" in typist.page.footer.more.text()
    assert typist.points(sheet)[1] == -40
    typist.press("⏎")
    assert typist.stored(sheet)[1]["attempts"][0]["tricks"] == 8
    assert typist.points(sheet)[1] == 11
    assert (typist.at(), typist.rows()[1][:2]) == (2, ("✓", "S28H="))


def test_enter_without_a_change_leaves_no_trace(typist):
    sheet = typist.seat()
    typist.open(sheet)
    typist.press("p130c=⏎s28h-1⏎")
    before = len(typist.controller.read(queries.history))
    typist.press("↑⏎↑⏎↑⏎")
    typist.press("↑⌫-1⏎")
    assert typist.rows()[1][:2] == ("✓", "S28H7")
    typist.press("↑⌫=⎋")
    assert (typist.at(), typist.rows()[1][:2]) == (1, ("✓", "S28H7"))
    assert len(typist.controller.read(queries.history)) == before


def test_a_changed_line_left_without_enter_is_marked_and_changes_nothing(typist):
    sheet = typist.seat()
    typist.open(sheet)
    typist.press("p130c=⏎s28h-1⏎↑⌫=↑")
    assert typist.rows()[1] == ("!", "S28H=", "not kept yet: Solo 8 ♥ · Bea · 8 tricks ✓")
    assert typist.stored(sheet)[1]["attempts"][0]["tricks"] == 7
    typist.command(Qt.Key.Key_PageDown)
    assert typist.page.sheet_id == sheet
    assert "Line 2" in typist.window.message.text.text()
    assert typist.at() == 1
    typist.press("⏎")
    assert typist.stored(sheet)[1]["attempts"][0]["tricks"] == 8


def test_an_emptied_line_takes_nothing_out(typist):
    sheet = typist.seat()
    typist.open(sheet)
    typist.press("w1⏎↑⌫⌫⏎")
    assert len(typist.stored(sheet)) == 1
    assert typist.row(0).sign.text() == "✗"
    typist.press("⎋")
    assert typist.rows()[0][:2] == ("✓", "W1")


def test_a_line_forgotten_on_paper_is_put_in_where_it_belongs(typist):
    sheet = typist.seat()
    typist.open(sheet)
    typist.press("p130c=⏎n34⏎↑")
    typist.press("⎀")
    assert [row[1] for row in typist.rows()] == ["P130C=", "", "N34", ""]
    assert typist.at() == 1
    typist.press("s28h=⏎")
    assert [deal["kind"] for deal in typist.stored(sheet)] == ["contract", "contract", "passed"]
    typist.press("↑↑⎀s1⎋")
    assert len(typist.rows()) == 4


def test_undo_takes_the_last_line_back(typist):
    sheet = typist.seat()
    typist.open(sheet)
    typist.press("p130c=⏎n34⏎")
    typist.window.undo()
    assert len(typist.stored(sheet)) == 1
    assert [row[1] for row in typist.rows()] == ["P130C=", ""]
    typist.window.redo()
    assert [row[1] for row in typist.rows()] == ["P130C=", "N34", ""]


def test_control_z_undoes_the_deal_once_the_line_is_kept(typist):
    sheet = typist.seat()
    typist.open(sheet)
    typist.press("p130c=⏎")
    typist.command(Qt.Key.Key_Z)
    assert typist.stored(sheet) == []


def test_facts_otherwise_than_proposed_are_part_of_the_line(typist):
    sheet = typist.seat()
    typist.open(sheet)
    typist.press("<3xs28h=⏎")
    assert {"dealer": 2, "rabrouche": True}.items() <= typist.stored(sheet)[0].items()
    assert typist.rows()[0][:2] == ("!", "X<3S28H=")
    assert typist.rows()[1][1] == ""


def test_the_deal_half_typed_is_kept_like_that_of_the_strip(typist):
    sheet = typist.seat()
    typist.open(sheet)
    typist.press("p130c")
    typist.press("⎋")
    assert typist.row(0).field.text() == ""
    typist.press("p130")
    typist.window.tonight.show_table(sheet)
    page = typist.window.tonight._over
    assert isinstance(page, TablePage)
    assert page.entry.tokens == ("c:pair", "p:0", "p:2", "l:10")
    typist.open(sheet)
    assert typist.rows() == [("…", "P130", "How many tricks for Ada and Cas?")]


def test_a_finished_sheet_goes_on_to_the_next_table_with_enter(typist):
    sheet, other = typist.seat("whist32"), typist.seat("whist32", first=4)
    typist.open(sheet)
    typist.press("n⏎" * 8)
    assert len(typist.stored(sheet)) == 8
    assert len(typist.rows()) == 8
    assert typist.footer().startswith("The sheet is complete.")
    typist.press("⏎")
    assert (typist.page.sheet_id, typist.at()) == (other, 0)


def test_a_deal_no_line_can_say_is_only_shown(typist):
    from dataclasses import replace

    from tests.club.deals import solo
    from whistclub.club.actions.deals import enter_deal
    from whistclub.rules.belgian.presets import PRESETS

    sheet = typist.seat(conventions=replace(PRESETS["classique"], rabrouche_deals=0))
    typist.controller.act(enter_deal, sheet, replace(solo(1), rabrouche=True))
    typist.open(sheet)
    assert typist.row(0).field.isReadOnly()
    assert typist.row(0).field.placeholderText() == "see its table"
    assert not typist.row(1).field.isReadOnly()


def test_what_somebody_else_changes_is_shown_and_what_is_typed_stays(typist):
    sheet = typist.seat()
    typist.open(sheet)
    typist.press("p130c=⏎n34⏎s28")
    typist.controller.act(delete_deal, typist.view(sheet).deal_ids[0])
    assert [row[1] for row in typist.rows()] == ["<2N34", "S28"]


def test_a_line_is_taken_out_after_asking(typist, hands):
    sheet = typist.seat()
    typist.open(sheet)
    typist.press("p130c=⏎n34⏎↑↑")
    typist.command(Qt.Key.Key_Delete)
    assert len(typist.stored(sheet)) == 2
    dialog = hands.dialog(ConfirmDialog)
    assert dialog.windowTitle() == "Delete deal 1 of table 1?"
    hands.press(dialog, "Delete")
    assert [deal["kind"] for deal in typist.stored(sheet)] == ["passed"]
    assert len(typist.rows()) == 2


def test_a_correction_says_what_it_moves_elsewhere(typist):
    sheet = typist.seat()
    typist.open(sheet)
    typist.press("p130c=⏎s28h-1⏎↑⌫=")
    typist.page.weigh()
    table, *elsewhere = typist.page.footer.more.text().split("\n")
    assert table.startswith("Totals: Ada +18 → +1")
    assert elsewhere[0].startswith("Evening of 27/11/2026: ")


# -- totals


def test_totals_flow_with_enter_and_must_sum_to_zero(typist):
    sheet = typist.seat()
    page = typist.open(sheet, SheetMode.TOTALS)
    typist.press("10⏎")
    assert page.totals.banner.text() == "Sum +10 · 3 numbers still to type"
    typist.press("-3⏎-3⏎")
    assert page.totals.banner.text() == "Sum +4 · 1 number still to type · the last one would be −4"
    typist.press("-3⏎16⏎")
    assert page.totals.banner.text() == "✗ The points add up to +1, they must add up to 0"
    assert typist.view(sheet).record.totals is None
    assert [field.text() for field in page.totals.points] == ["10", "-3", "-3", "-3"]
    page.totals.points[3].setFocus()
    page.totals.points[3].selectAll()
    typist.press("-4⏎⏎")
    assert typist.view(sheet).record.totals == Totals((10, -3, -3, -4), None, 16)
    assert page.totals.banner.text() == "✓ Kept"


def test_totals_of_tourangeau_have_tricks(typist):
    sheet = typist.seat("tourangeau", 3)
    page = typist.open(sheet, SheetMode.TOTALS)
    typist.press("100⏎90⏎-5⏎60⏎⏎⏎⏎")
    assert page.totals.problem.text() == "Type the tricks of every player, or of none."
    typist.press("50⏎10⏎35⏎")
    assert typist.view(sheet).record.totals == Totals((100, 90, -5), (60, 50, 10), 35)
    typist.press("⏎")
    assert "last table" in typist.window.message.text.text()


def test_totals_can_be_taken_back_to_type_the_deals(typist, hands):
    sheet = typist.seat()
    page = typist.open(sheet, SheetMode.TOTALS)
    typist.press("4⏎-4⏎0⏎0⏎⏎")
    assert typist.view(sheet).record.totals is not None
    assert not page.header.modes[SheetMode.DEALS].isEnabled()
    hands.press(page, "Take the totals back")
    assert typist.view(sheet).record.totals is None
    hands.press(page, "Deals")
    typist.press("p130c=⏎")
    assert len(typist.stored(sheet)) == 1
    assert not page.header.modes[SheetMode.TOTALS].isEnabled()


@pytest.mark.parametrize("text", ["6.5", "x", "1e3"])
def test_what_is_no_whole_number_is_refused_and_stays(typist, text):
    sheet = typist.seat()
    page = typist.open(sheet, SheetMode.TOTALS)
    typist.press(text)
    page.totals.enter()
    assert page.totals.points[0].text() == text
    assert page.totals.banner.text() == f"✗ Points of Ada: {text} is no whole number"
    assert typist.view(sheet).record.totals is None


def test_totals_typed_and_not_kept_are_not_left_unsaid(typist):
    sheet = typist.seat()
    typist.seat(first=4)
    typist.open(sheet, SheetMode.TOTALS)
    typist.press("4⏎-4")
    typist.command(Qt.Key.Key_PageDown)
    assert typist.page.sheet_id == sheet
    assert "not kept" in typist.window.message.text.text()
    typist.command(Qt.Key.Key_PageDown)
    assert typist.page.sheet_id != sheet


# -- tables in a row


def test_one_key_goes_to_the_next_table_in_the_same_mode(typist, hands):
    first, second = typist.seat(), typist.seat(first=4)
    other_round = typist.seat(round=2)
    typist.open(first, SheetMode.TOTALS)
    typist.command(Qt.Key.Key_PageDown)
    assert (typist.page.sheet_id, typist.page.mode) == (second, SheetMode.TOTALS)
    typist.command(Qt.Key.Key_PageDown)
    assert typist.page.sheet_id == second
    assert typist.window.message.text.text() == "This is the last table of the round."
    typist.command(Qt.Key.Key_PageUp)
    assert typist.page.sheet_id == first
    hands.press(typist.page, "Deals")
    hands.press(typist.page, "Next table ▸")
    assert (typist.page.sheet_id, typist.page.mode) == (second, SheetMode.DEALS)
    assert other_round not in (first, second)


def test_the_next_table_is_also_one_key_from_the_strip(typist):
    first, second = typist.seat(), typist.seat(first=4)
    typist.window.open_evening(typist.evening)
    typist.window.tonight.show_table(first)
    typist.command(Qt.Key.Key_PageDown)
    assert typist.window.tonight.sheet_id == second
    assert isinstance(typist.window.tonight._over, TablePage)


def test_the_page_opens_from_card_table_page_and_menu(typist):
    sheet = typist.seat()
    typist.window.open_evening(typist.evening)
    typist.on_card("Type the sheet…")
    assert (typist.page.sheet_id, typist.page.mode) == (sheet, SheetMode.DEALS)
    typist.press("⎋")
    assert typist.window.tonight._over is None
    typist.on_card("Enter only the totals…")
    assert typist.page.mode == SheetMode.TOTALS
    typist.window.tonight.show_table(sheet)
    table: Any = typist.window.tonight._over
    table.types.emit(SheetMode.DEALS)
    assert typist.page.mode == SheetMode.DEALS
    typist.window.actions_by_name[MenuAction.TYPE_SHEET].trigger()
    assert isinstance(typist.window.tonight._over, TablePage)
    typist.window.actions_by_name[MenuAction.TYPE_SHEET].trigger()
    assert typist.page.sheet_id == sheet


# -- a second time


def second_time(typist, sheet, *lines):
    typist.open(sheet)
    typist.press("p130c=⏎s28h-1⏎n34⏎")
    typist.page.show_mode(SheetMode.AGAIN)
    for line in lines:
        typist.press(line + "⏎")
    return typist.page


def test_the_second_time_shows_nothing_of_the_first(typist):
    second_time(typist, typist.seat())
    assert typist.rows() == [("", "", "")] * 4
    assert all(row.points.cells == () for row in typist.page.grid.rows[:4])


def test_lines_that_differ_light_up_with_both_versions(typist):
    page = second_time(typist, typist.seat(), "p310c=", "s28h=", "n34")
    signs = [row[0] for row in typist.rows()]
    assert signs == ["✓", "✗", "✓", ""]
    assert typist.rows()[0][2].startswith("same: ")
    assert typist.rows()[1][2] == "differs: Solo 8 ♥ · Bea · 7 tricks ✗ ≠ Solo 8 ♥ · Bea · 8 tricks ✓"
    assert page.second.summary() == "3 of 3 lines typed again · ! 1 line differs"
    typist.press("↑↑")
    assert typist.footer() == "✗ Line 2 differs."
    first, other = page.footer.more.text().split("\n")
    assert first == "1st: Bea plays solo 8 ♥: 7 tricks, lost by 1. Dealer Bea."
    assert other == "2nd: Bea plays solo 8 ♥: 8 tricks, made. Dealer Bea."


def test_nothing_changes_until_the_marker_says_which_holds(typist):
    sheet = typist.seat()
    second_time(typist, sheet, "p130c=", "s28h=", "n34")
    entries = len(typist.controller.read(queries.history))
    assert typist.stored(sheet)[1]["attempts"][0]["tricks"] == 7
    typist.press("↑↑")
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F9)
    assert typist.stored(sheet)[1]["attempts"][0]["tricks"] == 8
    assert len(typist.controller.read(queries.history)) == entries + 1
    assert [row[0] for row in typist.rows()] == ["✓", "✓", "✓", ""]
    typist.window.undo()
    assert [row[0] for row in typist.rows()] == ["✓", "✗", "✓", ""]


def test_the_first_version_can_hold(typist, hands):
    sheet = typist.seat()
    page = second_time(typist, sheet, "p130c=", "s28h=")
    entries = len(typist.controller.read(queries.history))
    typist.press("↑")
    hands.press(page, "The first holds")
    assert typist.rows()[1][2] == "the first holds: Solo 8 ♥ · Bea · 7 tricks ✗"
    assert (typist.stored(sheet)[1]["attempts"][0]["tricks"], len(typist.controller.read(queries.history))) == (
        7,
        entries,
    )
    assert page.grid.rows[1].field.text() == "S28H7"
    assert typist.footer() == "Bea plays solo 8 ♥: 7 tricks, lost by 1."


def test_a_line_typed_only_the_second_time_can_be_taken(typist, hands):
    sheet = typist.seat()
    page = second_time(typist, sheet, "p130c=", "s28h-1", "n34", "w2")
    assert typist.rows()[3][0] == "✗"
    assert typist.footer() == "✗ Line 4 is there only the second time."
    hands.press(page, "The second holds")
    assert typist.stored(sheet)[3]["kind"] == "blank"
    assert typist.rows()[3][0] == "✓"


def test_a_note_survives_the_second_version(typist):
    sheet = typist.seat()
    typist.open(sheet)
    typist.press("s28h-1;re-counted⏎")
    typist.page.show_mode(SheetMode.AGAIN)
    typist.press("s28h-1⏎")
    assert typist.rows()[0][0] == "✓"
    typist.press("↑⌫⌫=⏎↑")
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F9)
    assert {"note": "re-counted"}.items() <= typist.stored(sheet)[0].items()
    assert typist.stored(sheet)[0]["attempts"][0]["tricks"] == 8


# -- repeats

LINES = ("p130c=", "s28h-1", "g1021", "n34")


def test_a_sheet_that_repeats_another_is_noticed_and_goes_on(typist, hands):
    first, second = typist.seat(), typist.seat(first=4)
    typist.open(first)
    typist.press("".join(line + "⏎" for line in LINES))
    assert typist.page.notice.isHidden()
    typist.open(second)
    typist.press("".join(line + "⏎" for line in LINES[:2]))
    assert typist.page.notice.isHidden()
    typist.press(LINES[2] + "⏎")
    assert typist.page.notice.isVisible()
    assert typist.page.notice.text.text() == "All deals so far are those of table 1, round 1. Is it the same sheet?"
    hands.press(typist.page, "Close message")
    typist.press(LINES[3] + "⏎")
    assert len(typist.stored(second)) == 4
    assert typist.page.notice.isHidden()


def test_the_sheet_repeated_opens_also_from_another_evening(typist, hands):
    earlier = typist.seat()
    typist.open(earlier)
    typist.press("".join(line + "⏎" for line in LINES))
    old = typist.evening
    typist.evening = typist.new_evening(datetime.date(2026, 12, 4))
    sheet = typist.seat()
    typist.open(sheet)
    typist.press("".join(line + "⏎" for line in LINES[:3]))
    assert "27 November 2026" in typist.page.notice.text.text()
    hands.press(typist.page, "Open it")
    assert (typist.window.tonight.sheet_id, typist.window.tonight.evening_id) == (earlier, old)


def test_a_different_deal_ends_the_notice(typist):
    first, second = typist.seat(), typist.seat(first=4)
    typist.open(first)
    typist.press("".join(line + "⏎" for line in LINES))
    typist.open(second)
    typist.press("".join(line + "⏎" for line in LINES[:3]))
    assert typist.page.notice.isVisible()
    typist.press("n11⏎")
    assert typist.page.notice.isHidden()
