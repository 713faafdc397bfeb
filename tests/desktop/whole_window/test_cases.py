"""Cases of the field at the marker's desk (cases.md H01, H02, H04, H06, H07): the real window, real files."""

from __future__ import annotations

import csv
import datetime
import re
from pathlib import Path
from typing import Any

import openpyxl
import pypdfium2
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from whistclub.club import queries
from whistclub.club.actions.tables import close_table
from whistclub.desktop.controller import Controller
from whistclub.desktop.design.grid import Grid
from whistclub.desktop.dialogs.consequences import ConfirmDialog
from whistclub.desktop.files.exporting import write_evening_to
from whistclub.desktop.main_window.sidebar import Place
from whistclub.desktop.main_window.window import MainWindow
from whistclub.desktop.paper_sheet.mode import SheetMode
from whistclub.desktop.paper_sheet.page import SheetPage
from whistclub.desktop.public_display.panel import DisplayPanel
from whistclub.desktop.score_table.page import TablePage
from whistclub.reports.export import write_season
from whistclub.reports.gather import season_data

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

ENTER, ESCAPE, BACK = Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Backspace


def keys(page: Any, text: str) -> None:
    """Types into whatever has the focus; ``\\n`` is Enter."""
    for letter in text:
        target = QApplication.focusWidget() or page
        QTest.keyClick(target, ENTER) if letter == "\n" else QTest.keyClicks(target, letter)


def opened(window: MainWindow, page: TablePage) -> TablePage:
    """The page of the same table in the program's window."""
    page.hide()
    window.open_evening(page.view.record.evening_id)
    window.tonight.show_table(page.sheet_id)
    QApplication.processEvents()
    shown = window.tonight.stack.currentWidget()
    assert isinstance(shown, TablePage)
    return shown


def of_table(page: TablePage) -> list[str]:
    return [heading.total for heading in page.sheet.scores.headings]


def history(controller: Controller) -> int:
    return len(controller.read(queries.history))


def everywhere(window: MainWindow, page: TablePage, controller: Controller, folder: Path) -> dict[str, dict[str, int]]:
    """The points of everybody, by short name, in every place the program tells them."""
    evening = page.view.record.evening_id
    told = {"table": {h.name: int(h.total.replace("−", "-")) for h in page.sheet.scores.headings}}
    window.tonight.show_evening(evening)
    QApplication.processEvents()
    told["evening list"] = in_grid(window.tonight.view.standings, "Points")
    window.go(Place.RANKING)
    ranking: Any = window.pages[Place.RANKING]
    QApplication.processEvents()
    told["season list"] = in_grid(ranking.grid, "Game points")
    for name in ("evening.pdf", "evening.xlsx", "evening.csv"):
        write_evening_to(controller, evening, folder / name)
    season = controller.read(queries.seasons)[-1].id
    write_season(folder / "season.xlsx", controller.read(season_data, season, datetime.date(2026, 12, 1)))
    told["evening, PDF"] = on_paper(folder / "evening.pdf", list(told["table"]))
    told["evening, Excel"] = in_book(folder / "evening.xlsx")
    with (folder / "evening.csv").open(encoding="utf-8-sig", newline="") as file:
        told["evening, text"] = in_rows([tuple(row) for row in csv.reader(file)])
    told["season, Excel"] = in_book(folder / "season.xlsx")
    window.go(Place.TONIGHT)
    window.tonight.show_table(page.sheet_id)
    return told


def table_shown(window: MainWindow) -> TablePage:
    page = window.tonight.stack.currentWidget()
    assert isinstance(page, TablePage)
    return page


def in_grid(grid: Grid, title: str) -> dict[str, int]:
    titles = [column.title for column in grid.grid_model.columns]
    name, amount = titles.index("Name"), titles.index(title)
    return {str(row.values[name]): row.values[amount] for row in grid.grid_model.rows}


def in_book(path: Path) -> dict[str, int]:
    sheet = openpyxl.load_workbook(path, data_only=True).worksheets[0]
    return in_rows(list(sheet.iter_rows(values_only=True)))


def in_rows(rows: list[tuple[Any, ...]]) -> dict[str, int]:
    (head,) = [at for at, row in enumerate(rows) if "Game points" in row]
    name, amount = rows[head].index("Player"), rows[head].index("Game points")
    found = {}
    for row in rows[head + 1 :]:
        if row[name] in ("Ada", "Bea", "Cas", "Dan"):
            found[row[name]] = int(row[amount])
    return found


def on_paper(path: Path, names: list[str]) -> dict[str, int]:
    """The number behind each name in the standings, on the first page."""
    words = pypdfium2.PdfDocument(path)[0].get_textpage().get_text_range()
    return {name: int(re.search(rf"{name}\s+([+−]?\d+)", words)[1].replace("−", "-")) for name in names}


def test_h01_a_corrected_first_deal_gives_the_same_numbers_everywhere(
    table: Any, window: MainWindow, controller: Controller, tmp_path: Path
) -> None:
    """H01: R1 +15 −5 −5 −5, R2 −9 +3 +3 +3, R3 +6 +6 −6 −6; then R1 is −15 +5 +5 +5."""
    page = opened(window, table("belgian", lost_multiplier=1))
    keys(page, "s18h=\ni13\np120h=\n")
    controller.act(close_table, page.sheet_id)
    lines = [tuple(line.points.values()) for line in page.view.score.lines]
    assert lines == [(15, -5, -5, -5), (-9, 3, 3, 3), (6, 6, -6, -6)]
    before = dict(zip(("Ada", "Bea", "Cas", "Dan"), (12, 4, -8, -8), strict=True))
    told = everywhere(window, page, controller, tmp_path)
    assert told == dict.fromkeys(told, before)
    page = table_shown(window)
    page.reopen(0)
    for _ in range(3):
        QTest.keyClick(page.strip, BACK)
    keys(page, "7h6\n")
    after = dict(zip(("Ada", "Bea", "Cas", "Dan"), (-18, 14, 2, 2), strict=True))
    told = everywhere(window, page, controller, tmp_path)
    assert told == dict.fromkeys(told, after)
    assert sum(after.values()) == 0
    page = table_shown(window)
    assert [tuple(line.points.values()) for line in page.view.score.lines] == [(-15, 5, 5, 5), *lines[1:]]


def test_h02_saved_again_and_again_without_a_change(table: Any, window: MainWindow, controller: Controller) -> None:
    """H02: six deals (dealers A B C D A B), the seventh half entered with dealer C; deal 2 kept three times as it is,
    then opened and left."""
    page = opened(window, table("belgian", rabrouche_deals=0))
    keys(page, "p130c=\ns28h7\nn12\ns38d=\np240s9\ng10\n")
    assert [line.dealer for line in page.view.score.lines] == [0, 1, 2, 3, 0, 1]
    keys(page, "s3")
    QApplication.processEvents()
    page.keep_draft()
    before = of_table(page), page.view.draft, history(controller), page.view.sheet.deals
    for _ in range(3):
        page.reopen(1)
        keys(page, "\n")
        QApplication.processEvents()
    page.reopen(1)
    QTest.keyClick(page.strip, ESCAPE)
    QApplication.processEvents()
    assert page.change is None
    assert (of_table(page), page.view.draft, history(controller), page.view.sheet.deals) == before
    assert page.entry is not None
    assert (page.entry.dealer, len(page.entry.tokens)) == (2, 2)
    assert controller.read(queries.sheet, page.sheet_id).score.seat_totals == page.view.score.seat_totals


def test_h04_a_deal_taken_out_of_the_middle_and_brought_back(
    table: Any, window: MainWindow, controller: Controller, hands: Any
) -> None:
    """H04: Ada's +3, −6, +9, 0, +3 with running totals on screen; deal 2 is taken out, and brought back."""

    def running() -> list[str]:
        rows = sorted(page.sheet.scores.rows, key=lambda row: row.index)
        return [row.cells[0][2] for row in rows]

    page = opened(window, table("belgian", lost_multiplier=1))
    keys(page, "i23\np340h=\ni12\nw2\ni23\n")
    assert [line.points[0] for line in page.view.score.lines] == [3, -6, 9, 0, 3]
    assert running() == ["+3", "−3", "+6", "+6", "+9"]
    page.sheet.setFocus()
    page.sheet.selectRow(page.sheet.scores.position(1))
    QTest.keyClick(page.sheet, Qt.Key.Key_Delete)
    hands.press(hands.dialog(ConfirmDialog), "Delete")
    assert running() == ["+3", "+12", "+12", "+15"]
    assert of_table(page)[0] == "+15"
    evening = page.view.record.evening_id
    window.tonight.show_evening(evening)
    assert in_grid(window.tonight.view.standings, "Points")["Ada"] == 15
    hands.press(window, window.header.undo.accessibleName())
    assert in_grid(window.tonight.view.standings, "Points")["Ada"] == 9
    window.tonight.show_table(page.sheet_id)
    page = table_shown(window)
    assert running() == ["+3", "−3", "+6", "+6", "+9"]


@pytest.mark.parametrize(
    ("game", "typed", "wrong", "allowed"),
    [
        ("belgian", "s18h", "14", range(14)),
        ("belgian", "s18h", "6.5", range(14)),
        ("whist32", "s13", "9", range(9)),
        ("classic", "18", "6", range(14)),
    ],
)
def test_h06_impossible_tricks_on_a_line_of_the_sheet(
    table: Any, window: MainWindow, controller: Controller, game: str, typed: str, wrong: str, allowed: range
) -> None:
    """H06: refused in the field, with what can stand there; what was typed stays to be mended."""
    page = table(game)
    page.hide()
    window.open_evening(page.view.record.evening_id)
    window.tonight.show_sheet(page.sheet_id, SheetMode.DEALS)
    QApplication.processEvents()
    sheet = window.tonight.stack.currentWidget()
    assert isinstance(sheet, SheetPage)
    field = sheet.grid.rows[0].field
    field.setFocus()
    QTest.keyClicks(field, typed + wrong)
    QTest.keyClick(field, ENTER)
    QApplication.processEvents()
    assert field.text().upper() == (typed + wrong).upper()
    assert not controller.read(queries.sheet, page.sheet_id).score.lines
    assert "cannot stand here" in sheet.footer.text.text()
    said = re.findall(r"\d+", sheet.footer.text.text().split("Possible")[1])
    assert set(map(int, said)) == set(allowed), sheet.footer.text.text()


def test_h06_a_blank_line_is_no_deal(table: Any, window: MainWindow, controller: Controller) -> None:
    page = table("belgian")
    page.hide()
    window.open_evening(page.view.record.evening_id)
    window.tonight.show_sheet(page.sheet_id, SheetMode.DEALS)
    sheet: Any = window.tonight.stack.currentWidget()
    field = sheet.grid.rows[0].field
    field.setFocus()
    for text in ("", "s18h"):
        QTest.keyClicks(field, text)
        QTest.keyClick(field, ENTER)
        assert not controller.read(queries.sheet, page.sheet_id).score.lines
        assert field.text().lower() == text
    assert "tricks" in sheet.footer.text.text().lower()
    assert "0" in sheet.footer.keys.text()
    assert "13" in sheet.footer.keys.text()


def test_f8_and_f9_on_a_sheet_typed_again_say_which_version_holds(
    table: Any, window: MainWindow, controller: Controller
) -> None:
    """Elsewhere F8 is the television's: a key goes through the window, as the system sends it."""
    page = table("belgian")
    keys(page, "n12\n")
    page.hide()
    window.open_evening(page.view.record.evening_id)
    window.tonight.show_sheet(page.sheet_id, SheetMode.AGAIN)
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    sheet: Any = window.tonight.stack.currentWidget()
    for key, sixth in ((Qt.Key.Key_F8, 0), (Qt.Key.Key_F9, 2)):
        sheet.second.begin()
        sheet.read()
        sheet.grid.focus(0)
        keys(sheet.grid.rows[0].field, "n34\n")
        sheet.grid.focus(0)
        assert sheet.footer.first.isVisible()
        QTest.keyClick(window.windowHandle(), key)
        QApplication.processEvents()
        assert not any(isinstance(top, DisplayPanel) and top.isVisible() for top in QApplication.topLevelWidgets())
        assert controller.read(queries.sheet, page.sheet_id).sheet.deals[0].sixth == sixth
    assert not sheet.footer.first.isVisible()


@pytest.mark.parametrize(
    ("game", "typed", "wrong", "allowed"), [("whist32", "s13", "9", range(9)), ("belgian", "s18h1", "4", range(14))]
)
def test_h06_impossible_tricks_in_the_strip(
    table: Any, controller: Controller, game: str, typed: str, wrong: str, allowed: range
) -> None:
    """H06: the key is refused, the strip says what can stand there, what was chosen stays."""
    page = table(game)
    keys(page, typed)
    before = page.entry.tokens
    keys(page, wrong)
    assert page.entry.tokens == before
    said = page.strip.banner.text()
    assert "cannot stand here" in said
    assert set(map(int, re.findall(r"\d+", said.split("Possible")[1]))) == set(allowed)


def test_h07_the_last_bidder_is_held_to_the_rule_in_the_strip(table: Any, controller: Controller) -> None:
    """H07: five cards, 2, 1, 1 and the dealer may say 0, 2, 3, 4 or 5; tricks 2, 1, 1 leave one for the dealer."""
    page = table("tourangeau", last_bidder_restricted=True)
    for cards in (1, 2, 3, 4):
        # Everybody says nought and the first takes all: the last is held to another bid than what is left.
        keys(page, f"0000{cards}00\n")
        assert len(page.view.score.lines) == cards, page.strip.banner.text()
    assert page.entry.expected.cards == 5
    keys(page, "211")
    chips = {chip.label_text: chip for chip in page.strip.area.asked_for[0].shown()}
    assert [text for text, chip in chips.items() if chip.isEnabled()] == ["0", "2", "3", "4", "5"]
    assert "5" in chips["1"].toolTip()
    keys(page, "1")
    assert len(page.entry.tokens) == 3
    keys(page, "2" + "211")
    assert [player.tricks.label_text for player in page.strip.columns.players] == ["2", "1", "1", "1"]
    keys(page, "\n")
    assert sorted(page.view.score.lines[-1].points.values()) == [-15, 15, 15, 20]
