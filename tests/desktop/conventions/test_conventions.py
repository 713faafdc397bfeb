"""What a club agrees on, in real widgets: payoff tables written with keys, named conventions, words for contracts."""

from __future__ import annotations

import datetime
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from tests.desktop.support.acting import acted
from tests.rules.rows import payoff_tables
from whistclub.club.actions import evenings, players, tables
from whistclub.club.actions.conventions import add_conventions, choose_usual_conventions, set_contract_names
from whistclub.club.conventions import NamedConventions, agreed, contract_names, own_conventions
from whistclub.club.ports import EveningRecord, PlayerRecord, SheetRecord
from whistclub.desktop.controller import Controller
from whistclub.desktop.conventions.card import ConventionsCard
from whistclub.desktop.conventions.dialog import CHANGED, ConventionsDialog, SwitchesDialog
from whistclub.desktop.conventions.files import open_files
from whistclub.desktop.conventions.naming import ContractNamesDialog, NameDialog
from whistclub.desktop.conventions.payoff_dialog import PayoffsDialog
from whistclub.desktop.conventions.payoff_model import PayoffModel
from whistclub.desktop.design import theme
from whistclub.desktop.files.exporting import write_conventions_to
from whistclub.desktop.files.importing import ListDialog
from whistclub.desktop.main_window.sidebar import Place
from whistclub.desktop.main_window.window import MainWindow
from whistclub.desktop.seating.draw_panel import DrawPanel
from whistclub.desktop.seating.seat_panel import SeatPanel
from whistclub.files.conventions import read_conventions, write_conventions
from whistclub.rules.belgian.presets import PRESETS, resolve
from whistclub.rules.games import GAMES
from whistclub.rules.whist32 import Whist32Conventions
from whistclub.words.games.belgian import BELGIAN_WORDS

TABLE = BELGIAN_WORDS.payoff_table
CLASSIQUE = PRESETS["classique"]
OURS = resolve("classique", {"payoffs": [{"contract": "grand_schlem", "need": 12, "base": [120]}]})


@pytest.fixture
def dialog(controller: Controller, window: MainWindow) -> Callable[..., PayoffsDialog]:
    """Opens the payoff table of conventions."""

    def open_table(conventions: Any = CLASSIQUE, **kw: Any) -> PayoffsDialog:
        shown = PayoffsDialog(controller, TABLE, conventions, "Ours", window, **kw)
        shown.open()
        QApplication.processEvents()
        return shown

    return open_table


def line_of(shown: PayoffsDialog, contract: str) -> int:
    return next(at for at, text in enumerate(shown.table.texts) if text.contract == contract)


def sentence(shown: PayoffsDialog, contract: str) -> str:
    """What stands under the row of a contract."""
    return str(shown.table.index(2 * line_of(shown, contract) + 1, 0).data())


def editor(shown: PayoffsDialog) -> QLineEdit:
    return next(field for field in shown.grid.viewport().findChildren(QLineEdit) if field.isVisible())


def choose(press: Any, text: str) -> None:
    """Takes an entry of the menu of a button."""
    (entry,) = [action for action in press.menu().actions() if action.text() == text]
    entry.trigger()
    QApplication.processEvents()


def write(shown: PayoffsDialog, hands: Any, text: str, *keys: Qt.Key) -> None:
    """Types into the cell of the cursor: the first letter opens it, the others go where the focus is."""
    hands.type(shown.grid, text[0])
    hands.type(editor(shown), text[1:], *keys)


# -- the table


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_opened_and_kept_is_the_same(dialog: Any, hands: Any, preset: str) -> None:
    shown, taken = dialog(PRESETS[preset]), []
    shown.chosen.connect(taken.append)
    assert shown.verdict.text().startswith("✓")
    hands.press(shown, "Keep the table")
    assert taken == [PRESETS[preset]]


@given(table=payoff_tables())
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_table_shown_in_the_grid_and_read_back_is_the_same(qapp: QApplication, table: Any) -> None:
    conventions = replace(CLASSIQUE, payoffs=table)
    model = PayoffModel(TABLE, conventions)
    for row in range(0, model.rowCount(), 2):
        for column, name in enumerate(TABLE.columns):
            index = model.index(row, column)
            if not model.is_flag(name):
                model.setData(index, index.data(Qt.ItemDataRole.EditRole))
    assert model.read.problems == ()
    assert model.value() == conventions


def test_a_cell_is_typed_over_and_its_sentence_follows_every_letter(dialog: Any, hands: Any) -> None:
    shown = dialog()
    shown.grid.go(line_of(shown, "piccolo"), "made")
    assert sentence(shown, "piccolo").startswith("Piccolo: 1 trick, the player +18, each of the others −6")
    write(shown, hands, "2")
    assert "2 cannot be shared by three" in sentence(shown, "piccolo")
    assert shown.verdict.text().startswith("✗ Piccolo – Points when made: 2 cannot")
    hands.type(editor(shown), "1")
    assert sentence(shown, "piccolo").startswith("Piccolo: 1 trick, the player +21, each of the others −7")
    assert shown.verdict.text().startswith("✓")


def test_escape_gives_the_cell_its_number_back(dialog: Any, hands: Any) -> None:
    shown = dialog()
    shown.grid.go(line_of(shown, "piccolo"), "made")
    write(shown, hands, "2")
    QTest.keyClick(editor(shown), Qt.Key.Key_Escape)
    assert shown.table.value() == CLASSIQUE
    assert shown.isVisible()


def test_a_table_with_a_mistake_is_not_kept_and_leads_to_the_cell(dialog: Any, hands: Any) -> None:
    shown, taken = dialog(), []
    shown.chosen.connect(taken.append)
    line = line_of(shown, "solo")
    shown.grid.go(line, "made")
    write(shown, hands, "9 12 16", Qt.Key.Key_Return)
    shown.grid.go(0, "announced")
    hands.press(shown, "Keep the table")
    assert taken == []
    assert shown.isVisible()
    assert (shown.grid.line(), TABLE.columns[shown.grid.currentIndex().column()]) == (line, "made")
    shown.grid.go(0, "announced")
    shown.next_wrong.trigger()
    assert shown.grid.line() == line


def test_enter_and_arrows_go_down_a_column_and_tab_along_a_row(dialog: Any, hands: Any) -> None:
    shown = dialog()
    grid = shown.grid
    grid.go(0, "extra")
    write(shown, hands, "2", Qt.Key.Key_Return)
    assert (grid.line(), shown.table.texts[0].extra) == (1, "2")
    QTest.keyClick(grid, Qt.Key.Key_Down)
    assert grid.line() == 2
    QTest.keyClick(grid, Qt.Key.Key_Up)
    assert grid.line() == 1
    QTest.keyClick(grid, Qt.Key.Key_Tab)
    assert TABLE.columns[grid.currentIndex().column()] == "all"
    QTest.keyClick(grid, Qt.Key.Key_Backtab)
    assert TABLE.columns[grid.currentIndex().column()] == "extra"
    write(shown, hands, "3")
    QTest.keyClick(editor(shown), Qt.Key.Key_Tab)
    QApplication.processEvents()
    assert shown.table.texts[1].extra == "3"
    assert TABLE.columns[grid.currentIndex().column()] == "all"


def test_tab_past_the_last_cell_and_ctrl_tab_reach_the_buttons(dialog: Any) -> None:
    shown = dialog()
    shown.grid.go(len(shown.table.texts) - 1, "trump")
    QTest.keyClick(shown.grid, Qt.Key.Key_Tab)
    assert shown.focusWidget() is shown.more
    shown.grid.go(3, "made")
    QTest.keyClick(shown.grid, Qt.Key.Key_Tab, Qt.KeyboardModifier.ControlModifier)
    assert shown.focusWidget() is shown.more


def test_space_takes_a_contract_out_and_back(dialog: Any, hands: Any) -> None:
    shown = dialog()
    shown.grid.go(line_of(shown, "trou_royal"), "played")
    QTest.keyClick(shown.grid, Qt.Key.Key_Space)
    assert sentence(shown, "trou_royal") == "Not played."
    assert "trou_royal" not in {row.contract for row in shown.table.value().payoffs}
    QTest.keyClick(shown.grid, Qt.Key.Key_Space)
    assert shown.table.value() == CLASSIQUE


def test_a_contract_the_preset_does_not_know_is_there_to_be_ticked(dialog: Any, hands: Any) -> None:
    shown = dialog(PRESETS["wiezen"])
    assert sentence(shown, "piccolissimo") == "Not played."
    shown.grid.go(line_of(shown, "piccolissimo"), "played")
    QTest.keyClick(shown.grid, Qt.Key.Key_Space)
    assert "piccolissimo" in {row.contract for row in shown.table.value().payoffs}


def test_delete_empties_a_cell(dialog: Any) -> None:
    shown = dialog()
    shown.grid.go(line_of(shown, "solo"), "extra")
    QTest.keyClick(shown.grid, Qt.Key.Key_Delete)
    solo = next(row for row in shown.table.value().payoffs if row.contract == "solo")
    assert solo.per_extra == 0


def test_cells_of_a_spreadsheet_are_pasted_to_the_right_and_down(dialog: Any) -> None:
    shown = dialog()
    line = line_of(shown, "grande_misere")
    shown.grid.go(line, "made")
    QGuiApplication.clipboard().setText("30\t\t\n33\t\t+15\n")
    QTest.keyClick(shown.grid, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    rows = {row.contract: row for row in shown.table.value().payoffs}
    assert rows["grande_misere"].base == (30,)
    assert (rows["abondance_10"].base, rows["abondance_10"].all_bonus) == ((33,), 15)


def test_what_is_copied_and_pasted_elsewhere_is_the_same(dialog: Any) -> None:
    shown = dialog()
    shown.grid.selectAll()
    QTest.keyClick(shown.grid, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    other = dialog(PRESETS["classique"])
    other.table.change({(2, "made"): "1", (5, "played"): False})
    other.grid.go(0, "played")
    QTest.keyClick(other.grid, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert other.table.value() == CLASSIQUE


def test_another_row_for_other_levels_is_added_and_taken_out(dialog: Any, hands: Any) -> None:
    shown = dialog()
    line = line_of(shown, "abondance")
    shown.grid.go(line, "announced")
    choose(shown.more, "Another row of this contract, for other levels")
    assert shown.grid.line() == line + 1
    assert "What abondance must take is said once" in sentence_at(shown, line + 1)
    write(shown, hands, "13", Qt.Key.Key_Return)
    shown.grid.go(line + 1, "made")
    write(shown, hands, "60", Qt.Key.Key_Return)
    assert shown.verdict.text().startswith("✓")
    assert [row.levels for row in shown.table.value().payoffs if row.contract == "abondance"] == [
        (9, 10, 11, 12),
        (13,),
    ]
    shown.grid.go(line + 1, "made")
    choose(shown.more, "Take the row out")
    assert shown.table.value() == CLASSIQUE
    assert not shown.away.isEnabled()


def sentence_at(shown: PayoffsDialog, line: int) -> str:
    return str(shown.table.index(2 * line + 1, 0).data())


def test_one_key_does_not_throw_away_what_was_written(dialog: Any, hands: Any) -> None:
    shown = dialog()
    shown.grid.go(line_of(shown, "piccolo"), "made")
    write(shown, hands, "21", Qt.Key.Key_Return)
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    assert shown.isVisible()
    assert "not kept yet" in shown.problem.text()
    shown.grid.go(line_of(shown, "piccolo"), "made")
    write(shown, hands, "24", Qt.Key.Key_Return)
    assert not shown.problem.text()
    ended: list[int] = []
    shown.finished.connect(ended.append)
    hands.press(shown, "Cancel")
    assert ended == []
    hands.press(shown, "Cancel")
    assert ended == [0]


def test_a_table_left_as_it_was_closes_with_one_key(dialog: Any) -> None:
    shown = dialog()
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    assert not shown.isVisible()


def test_a_shipped_table_is_only_to_be_read(dialog: Any, hands: Any) -> None:
    shown = dialog(locked=True)
    shown.grid.go(2, "made")
    hands.type(shown.grid, "5")
    QTest.keyClick(shown.grid, Qt.Key.Key_Delete)
    QGuiApplication.clipboard().setText("7")
    QTest.keyClick(shown.grid, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    shown.grid.go(2, "played")
    QTest.keyClick(shown.grid, Qt.Key.Key_Space)
    assert shown.table.value() == CLASSIQUE
    assert not shown.ok.isVisible()


@pytest.mark.parametrize("size", [100, 150, 200])
def test_every_dialog_fits_the_window_and_shows_its_buttons(
    controller: Controller, window: MainWindow, qapp: QApplication, size: int
) -> None:
    theme.apply(qapp, "light", size)
    named = NamedConventions("Ours", "belgian", CLASSIQUE)
    for shown in (
        PayoffsDialog(controller, TABLE, CLASSIQUE, "Ours", window),
        SwitchesDialog(controller, "belgian", CLASSIQUE, "Ours", window),
        ConventionsDialog(controller, "belgian", CLASSIQUE, window),
        ContractNamesDialog(controller, window),
        NameDialog(controller, "Copy", named, add_conventions, window),
    ):
        shown.open()
        QApplication.processEvents()
        assert shown.width() <= window.width()
        assert shown.height() <= window.height()
        assert shown.rect().contains(shown.ok.mapTo(shown, shown.ok.rect().bottomRight()))
        shown.close()


def test_cells_say_what_they_are(dialog: Any) -> None:
    shown = dialog()
    line = line_of(shown, "solo")
    cell = shown.table.index(2 * line, TABLE.columns.index("made"))
    assert cell.data(Qt.ItemDataRole.AccessibleTextRole) == "Solo, Points when made: 9 12 15 18 21"
    played = shown.table.index(2 * line, 0)
    assert played.data(Qt.ItemDataRole.AccessibleTextRole) == "Solo, Is played: yes"
    assert "5:9" in shown.table.headerData(
        TABLE.columns.index("made"), Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole
    )


# -- the list in the settings


@pytest.fixture
def card(window: MainWindow) -> ConventionsCard:
    window.resize(1092, 900)
    window.go(Place.SETTINGS)
    settings: Any = window.pages[Place.SETTINGS]
    settings.show_section(3)
    QApplication.processEvents()
    shown: ConventionsCard = settings.conventions
    return shown


def names(controller: Controller, game: str = "belgian") -> list[str]:
    return [one.name for one in controller.read(own_conventions, game)]


def test_a_preset_is_copied_changed_and_undone(
    card: Any, controller: Controller, window: MainWindow, hands: Any
) -> None:
    hands.press(card, "Copy: kleurenwiezen")
    asked = hands.dialog(NameDialog)
    asked.field.selectAll()
    hands.type(asked.field, "Lion d'Or", Qt.Key.Key_Return)
    assert names(controller) == ["Lion d'Or"]
    focus = window.focusWidget()
    assert focus is not None
    assert focus.accessibleName() == "Payoffs: Lion d'Or"
    hands.press(card, "Payoffs: Lion d'Or")
    shown = hands.dialog(PayoffsDialog)
    shown.grid.go(line_of(shown, "piccolo"), "made")
    write(shown, hands, "27", Qt.Key.Key_Return)
    hands.press(shown, "Keep the table")
    (kept,) = controller.read(own_conventions, "belgian")
    assert next(row.base for row in kept.conventions.payoffs if row.contract == "piccolo") == (27,)
    assert controller.undo_text() == "change the conventions “Lion d'Or”"
    controller.undo()
    assert controller.read(own_conventions, "belgian")[0].conventions == PRESETS["kleurenwiezen"]
    controller.undo()
    QApplication.processEvents()
    assert names(controller) == []
    assert [card.name(one) for one in card.shown] == list(PRESETS)


def test_a_table_opened_and_kept_leaves_no_trace(card: Any, controller: Controller, hands: Any) -> None:
    controller.act(add_conventions, "belgian", "Ours", OURS)
    QApplication.processEvents()
    before = controller.undo_text()
    hands.press(card, "Payoffs: Ours")
    hands.press(hands.dialog(PayoffsDialog), "Keep the table")
    hands.press(card, "Options: Ours")
    hands.press(hands.dialog(SwitchesDialog), "Keep")
    assert controller.undo_text() == before


@pytest.mark.parametrize("game", [game for game in GAMES if game != "belgian"])
def test_every_game_has_conventions_of_its_own(card: Any, controller: Controller, hands: Any, game: str) -> None:
    card.game.choose(game)
    QApplication.processEvents()
    hands.press(card, "Copy: The usual conventions")
    asked = hands.dialog(NameDialog)
    asked.field.selectAll()
    hands.type(asked.field, "Ours", Qt.Key.Key_Return)
    hands.press(card, "Options: Ours")
    shown = hands.dialog(SwitchesDialog)
    field: Any = shown.fields["last_bidder_restricted" if game == "tourangeau" else "deals"]
    if game == "classic":
        shown.fields["whist_drive"].setChecked(True)
    field.setChecked(True) if game == "tourangeau" else field.setValue(6)
    hands.press(shown, "Keep")
    (kept,) = controller.read(own_conventions, game)
    assert kept.conventions != GAMES[game].default_conventions()


def test_shipped_switches_are_only_to_be_read(card: Any, hands: Any) -> None:
    hands.press(card, "Options: wiezen")
    shown = hands.dialog(SwitchesDialog)
    assert not any(field.isEnabled() for field in shown.fields.values())
    assert not shown.ok.isVisible()


def test_the_clubs_own_is_renamed_made_usual_and_deleted(card: Any, controller: Controller, hands: Any) -> None:
    controller.act(add_conventions, "belgian", "Ours", OURS)
    QApplication.processEvents()
    choose(hands.find(card, "More: Ours"), "Rename…")
    asked = hands.dialog(NameDialog)
    asked.field.selectAll()
    hands.type(asked.field, "Wiezen", Qt.Key.Key_Return)
    assert "already conventions called Wiezen" in asked.problem.text()
    asked.field.selectAll()
    hands.type(asked.field, "Lion", Qt.Key.Key_Return)
    assert names(controller) == ["Lion"]
    choose(hands.find(card, "More: Lion"), "Make these the usual ones")
    assert controller.read(agreed, "belgian").usual == "Lion"
    choose(hands.find(card, "More: Lion"), "No longer the usual ones")
    assert controller.read(agreed, "belgian").usual is None
    choose(hands.find(card, "More: Lion"), "Delete")
    assert names(controller) == []
    controller.undo()
    assert names(controller) == ["Lion"]


def test_a_shipped_preset_can_neither_be_renamed_nor_deleted(card: Any, hands: Any) -> None:
    entries = [action.text() for action in hands.find(card, "More: classique").menu().actions()]
    assert entries == ["Make these the usual ones", "Export to a file…"]


# -- where tables are seated


@pytest.fixture
def evening(controller: Controller) -> int:
    people = [controller.club.act(players.add_player, name).new(PlayerRecord) for name in ("Ada", "Bea", "Cas", "Dan")]
    made = controller.club.act(evenings.create_evening, datetime.date(2026, 11, 27)).new(EveningRecord)
    controller.club.act(evenings.set_present, made, people)
    return made


@pytest.mark.parametrize("panel", [SeatPanel, DrawPanel])
def test_the_clubs_conventions_are_offered_where_tables_are_seated(
    controller: Controller, window: MainWindow, hands: Any, evening: int, panel: Any
) -> None:
    controller.act(add_conventions, "belgian", "Lion", OURS)
    shown = panel(controller, evening, parent=window)
    shown.game_row.ask()
    asked = hands.dialog(ConventionsDialog)
    assert [asked.preset.itemText(at) for at in range(asked.preset.count())] == [*PRESETS, "Lion"]
    asked.preset.choose("Lion")
    hands.press(asked, "Use these")
    assert shown.model.conventions == OURS


def test_a_table_begins_with_the_usual_conventions_of_the_club(controller: Controller, evening: int) -> None:
    controller.act(add_conventions, "belgian", "Lion", OURS)
    assert SeatPanel(controller, evening).model.conventions == CLASSIQUE
    controller.act(choose_usual_conventions, "belgian", "Lion")
    assert SeatPanel(controller, evening).model.conventions == OURS
    assert DrawPanel(controller, evening).model.conventions == OURS
    ids = [player.id for player in controller.read(lambda work: work.find(PlayerRecord))]
    controller.act(tables.seat_table, evening, game="belgian", players=ids, conventions=PRESETS["wiezen"])
    assert SeatPanel(controller, evening).model.conventions == PRESETS["wiezen"]


def test_a_table_seated_keeps_its_conventions_when_the_club_changes_its_own(
    controller: Controller, evening: int, card: Any, hands: Any
) -> None:
    controller.act(add_conventions, "belgian", "Lion", OURS)
    ids = [player.id for player in controller.read(lambda work: work.find(PlayerRecord))]
    sheet = acted(controller, tables.seat_table, evening, game="belgian", players=ids, conventions=OURS)
    assert sheet is not None
    QApplication.processEvents()
    hands.press(card, "Payoffs: Lion")
    shown = hands.dialog(PayoffsDialog)
    shown.table.change({(line_of(shown, "piccolo"), "made"): "30"})
    hands.press(shown, "Keep the table")
    stored = controller.read(lambda work: work.get(SheetRecord, sheet.new(SheetRecord)))
    assert stored.conventions == OURS


def test_a_switch_set_for_one_table_says_so(controller: Controller, window: MainWindow) -> None:
    asked = ConventionsDialog(controller, "belgian", CLASSIQUE, window)
    assert asked.preset.currentData() == "classique"
    asked.fields["rabrouche_deals"].setValue(2)  # type: ignore[attr-defined]
    assert asked.preset.currentData() == CHANGED
    asked.fields["rabrouche_deals"].setValue(4)  # type: ignore[attr-defined]
    assert asked.preset.currentData() == "classique"
    assert asked.preset.findData(CHANGED) < 0


def test_the_payoffs_are_changed_for_one_table(controller: Controller, window: MainWindow, hands: Any) -> None:
    asked, taken = ConventionsDialog(controller, "belgian", CLASSIQUE, window), []
    asked.chosen.connect(taken.append)
    asked.open()
    hands.press(asked, "Table of payoffs…")
    shown = hands.dialog(PayoffsDialog)
    shown.grid.go(line_of(shown, "grand_schlem"), "made")
    write(shown, hands, "120", Qt.Key.Key_Return)
    hands.press(shown, "Keep the table")
    assert asked.preset.currentText() == "changed for this table"
    hands.press(asked, "Use these")
    assert [replace(value, payoffs=()) for value in taken] == [replace(CLASSIQUE, payoffs=())]
    assert next(row.base for row in taken[0].payoffs if row.contract == "grand_schlem") == (120,)


# -- files


def written(folder: Path, name: str = "Lion", conventions: Any = OURS, game: str = "belgian", **changes: Any) -> str:
    """A file of conventions, changed from a sound one."""
    data = {**json.loads(write_conventions(NamedConventions(name, game, conventions))), **changes}
    data["conventions"] = data.pop("conventions_in_file", data["conventions"])
    path = folder / f"{name}.conventions.json"
    path.write_text(json.dumps(data), "utf-8")
    return str(path)


def test_exported_and_imported_elsewhere_they_are_the_same(
    controller: Controller, window: MainWindow, tmp_path: Path
) -> None:
    named = NamedConventions("Lion", "belgian", OURS)
    path = tmp_path / "Lion.conventions.json"
    write_conventions_to(controller, named, path)
    assert read_conventions(path.read_bytes()) == named
    open_files(window, controller, [str(path)])
    assert controller.read(own_conventions, "belgian") == (named,)


def test_conventions_dropped_on_the_window_are_taken_in(
    controller: Controller, window: MainWindow, tmp_path: Path
) -> None:
    carried = QMimeData()
    paths = [written(tmp_path), written(tmp_path, "32", Whist32Conventions(deals=4), "whist32")]
    carried.setUrls([QUrl.fromLocalFile(path) for path in paths])
    where, copy = QPoint(300, 300), Qt.DropAction.CopyAction
    enter = QDragEnterEvent(where, copy, carried, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(
        window, QDropEvent(QPointF(where), copy, carried, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    )
    assert (names(controller), names(controller, "whist32")) == (["Lion"], ["32"])


def test_a_file_with_mistakes_brings_nothing_and_tells_them_all(
    controller: Controller, window: MainWindow, tmp_path: Path, hands: Any
) -> None:
    good = written(tmp_path, "Good")
    rows = [{"contract": "solo", "levels": [6], "base": [10]}]
    bad = written(tmp_path, "Bad", conventions_in_file={"payoffs": rows}, author="me")
    window.take_in([good, bad])
    told = hands.dialog(ListDialog)
    assert len(told.lines) == 2
    assert any("10 cannot be shared by three" in line for line in told.lines)
    assert names(controller) == []


def test_a_name_that_is_taken_is_asked_anew(
    controller: Controller, window: MainWindow, tmp_path: Path, hands: Any
) -> None:
    controller.act(add_conventions, "belgian", "Lion", CLASSIQUE)
    window.take_in([written(tmp_path)])
    asked = hands.dialog(NameDialog)
    hands.press(asked, "Keep")
    assert "already conventions called Lion" in asked.problem.text()
    hands.type(asked.field, "", Qt.Key.Key_End)
    hands.type(asked.field, " 2", Qt.Key.Key_Return)
    assert names(controller) == ["Lion", "Lion 2"]
    before = controller.undo_text()
    window.take_in([written(tmp_path, "Lion 2")])
    assert controller.undo_text() == before


# -- words for contracts


def test_the_clubs_words_stand_on_the_strip_and_undo_gives_the_usual_ones_back(
    controller: Controller, window: MainWindow, card: Any, evening: int, hands: Any
) -> None:
    ids = [player.id for player in controller.read(lambda work: work.find(PlayerRecord))]
    made = acted(controller, tables.seat_table, evening, game="belgian", players=ids)
    assert made is not None
    hands.press(card, "Names of the contracts…")
    asked = hands.dialog(ContractNamesDialog)
    hands.type(asked.fields["belgian", "pair"], "Samen")
    hands.press(asked, "Keep")
    assert controller.read(contract_names) == {"belgian": {"pair": "Samen"}}

    def strip() -> str:
        QTest.qWait(20)
        window.go(Place.TONIGHT)
        window.open_evening(evening)
        window.tonight.show_table(made.new(SheetRecord))
        QApplication.processEvents()
        return " ".join(press.accessibleName() or press.text() for press in hands.visible(window))

    assert "Samen" in strip()
    controller.undo()
    assert "Samen" not in strip()


def test_two_contracts_of_one_name_are_refused_in_the_dialog(
    controller: Controller, window: MainWindow, hands: Any
) -> None:
    asked = ContractNamesDialog(controller, window)
    asked.open()
    for contract in ("pair", "solo"):
        hands.type(asked.fields["belgian", contract], "Samen")
    hands.press(asked, "Keep")
    assert "called Samen" in asked.problem.text()
    assert controller.read(contract_names) == {}


def test_words_kept_before_are_shown_to_be_changed(controller: Controller, window: MainWindow) -> None:
    controller.act(set_contract_names, {"belgian": {"trou": "Troel"}})
    asked = ContractNamesDialog(controller, window)
    assert asked.fields["belgian", "trou"].text() == "Troel"
    assert asked.fields["belgian", "trou"].placeholderText() == "Trou"
