"""Evenings, players, ranking, settings, printing, files: what each page shows and does."""

from __future__ import annotations

import datetime
import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QScrollArea,
    QSpinBox,
    QWidget,
)

from tests.desktop.support.acting import acted
from whistclub import words
from whistclub.club import queries
from whistclub.club.actions.evenings import create_evening
from whistclub.club.actions.players import add_player
from whistclub.club.actions.seasons import set_season
from whistclub.club.actions.tables import close_table, enter_totals, seat_table
from whistclub.club.ports import EveningRecord, PlayerRecord, SheetRecord
from whistclub.desktop.controller import Controller
from whistclub.desktop.conventions.dialog import ConventionsDialog
from whistclub.desktop.design import theme
from whistclub.desktop.dialogs.consequences import ConfirmDialog
from whistclub.desktop.dialogs.player import PlayerDialog
from whistclub.desktop.dialogs.season import SeasonRulesDialog
from whistclub.desktop.dialogs.why import WhyDialog
from whistclub.desktop.files.exporting import write_evening_to, write_season_to
from whistclub.desktop.files.importing import ListDialog, import_evenings
from whistclub.desktop.main_window.sidebar import Place
from whistclub.desktop.main_window.window import MainWindow
from whistclub.desktop.pages.evenings import EveningDialog, EveningsPage
from whistclub.desktop.pages.players import PlayersPage
from whistclub.desktop.pages.ranking import RankingPage
from whistclub.desktop.pages.settings import SettingsPage
from whistclub.desktop.preferences import Preferences
from whistclub.desktop.printing.preview import PreviewDialog
from whistclub.ranking.facts import SeasonRules
from whistclub.rules.belgian.presets import PRESETS
from whistclub.rules.sheet import Totals, game_of


@pytest.fixture
def played(controller: Controller, window: MainWindow) -> MainWindow:
    """The evening of rules.md §5: one closed table of Tourangeau, X 180, W 150, Z 90, Y 65."""
    evening = acted(controller, create_evening, datetime.date(2026, 10, 2), name="First")
    assert evening is not None
    ids = []
    for name in ("W", "X", "Y", "Z"):
        change = acted(controller, add_player, name)
        assert change is not None
        ids.append(change.new(PlayerRecord))
    table = acted(controller, seat_table, evening.new(EveningRecord), game="tourangeau", players=ids)
    assert table is not None
    controller.act(enter_totals, table.new(SheetRecord), Totals((150, 180, 65, 90)))
    controller.act(close_table, table.new(SheetRecord))
    return window


def page(window: MainWindow, place: Place) -> Any:
    window.go(place)
    QApplication.processEvents()
    return window.pages[place]


# -- an evening


def test_a_table_that_is_undone_while_it_is_open_leaves_the_evening_in_sight(
    played: MainWindow, controller: Controller
) -> None:
    tonight = played.tonight
    evening = controller.read(queries.evenings)[0].id
    players = [player.id for player in controller.read(queries.players)]
    table = acted(controller, seat_table, evening, game="whist32", players=players, table=2, round=2)
    assert table is not None
    played.open_evening(evening)
    tonight.show_table(table.new(SheetRecord))
    played.undo()
    assert tonight.stack.currentWidget() is tonight.view
    played.redo()
    assert tonight.stack.currentWidget() is tonight.view


# -- ranking


def test_the_ranking_shows_places_and_parts(played: MainWindow) -> None:
    shown: RankingPage = page(played, Place.RANKING)
    rows = [
        (row.values[0], row.values[1], row.values[5], row.values[6], row.values[-1])
        for row in shown.grid.grid_model.rows
    ]
    assert rows == [
        (1, "X", 1100, 200, 1300),
        (2, "W", 700, 160, 860),
        (3, "Z", 400, 100, 500),
        (4, "Y", 200, 80, 280),
    ]


def test_a_line_of_the_ranking_says_why(played: MainWindow, hands: Any) -> None:
    shown: RankingPage = page(played, Place.RANKING)
    shown.grid.setFocus()
    shown.grid.choose(shown.ranking.rows[1].player if shown.ranking else None)
    hands.type(shown.grid, "", Qt.Key.Key_Return)
    assert shown.panel.isVisible()
    texts = [widget.text() for widget in shown.panel.findChildren(QWidget) if hasattr(widget, "text")]
    assert "Why 8.60?" in texts
    hands.press(shown.panel, "Why?")
    assert "7.00" in hands.dialog(WhyDialog).text


def test_print_and_excel_are_off_while_nothing_counts(window: MainWindow) -> None:
    shown: RankingPage = page(window, Place.RANKING)
    assert not shown.print_button.isEnabled()
    assert not shown.excel_button.isEnabled()


# -- evenings


def test_an_old_evening_is_opened_where_it_can_be_worked_on(played: MainWindow, hands: Any) -> None:
    page(played, Place.EVENINGS)
    hands.press(played, "Open")
    assert played.place == Place.TONIGHT
    assert "First" in played.header.title.text()


def test_an_evening_is_renamed(played: MainWindow, controller: Controller, hands: Any) -> None:
    page(played, Place.EVENINGS)
    hands.press(played, "Name and date…")
    asked = hands.dialog(EveningDialog)
    asked.name.clear()
    hands.type(asked.name, "Opening", Qt.Key.Key_Return)
    assert [record.name for record in controller.read(queries.evenings)] == ["Opening"]


def test_a_deleted_evening_comes_back_with_undo(played: MainWindow, controller: Controller, hands: Any) -> None:
    shown: EveningsPage = page(played, Place.EVENINGS)
    hands.press(played, "Delete")
    assert len(shown.grid.grid_model.rows) == 1
    hands.press(hands.dialog(ConfirmDialog), "Delete")
    assert shown.grid.grid_model.rows == ()
    assert played.message.isVisible()
    hands.press(played, played.header.undo.accessibleName())
    assert len(shown.grid.grid_model.rows) == 1


def test_an_exported_evening_imports_as_the_same(played: MainWindow, controller: Controller, tmp_path: Path) -> None:
    (record,) = controller.read(queries.evenings)
    write_evening_to(controller, record.id, tmp_path / "a.whist.json")
    write_evening_to(controller, record.id, tmp_path / "b.whist.json")
    assert (tmp_path / "a.whist.json").read_bytes() == (tmp_path / "b.whist.json").read_bytes()
    import_evenings(played, controller, [str(tmp_path / "a.whist.json")])
    assert len(controller.read(queries.evenings)) == 1
    assert "already" in played.message.text.text()


@pytest.mark.parametrize(("name", "start"), [("e.xlsx", b"PK"), ("e.pdf", b"%PDF"), ("e.csv", b"\xef\xbb\xbf")])
def test_an_evening_is_written_in_every_form(
    played: MainWindow, controller: Controller, tmp_path: Path, name: str, start: bytes
) -> None:
    (record,) = controller.read(queries.evenings)
    write_evening_to(controller, record.id, tmp_path / name)
    assert (tmp_path / name).read_bytes().startswith(start)


def test_a_folder_that_is_not_there_is_said(played: MainWindow, controller: Controller, tmp_path: Path) -> None:
    (season,) = controller.read(queries.seasons)
    write_season_to(controller, season.id, tmp_path / "nowhere" / "s.xlsx")
    assert played.message.isVisible()
    assert "cannot be written" in played.message.text.text()


def test_every_mistake_of_a_file_is_listed_and_nothing_imported(
    played: MainWindow, controller: Controller, tmp_path: Path, hands: Any
) -> None:
    (record,) = controller.read(queries.evenings)
    path = tmp_path / "bad.whist.json"
    write_evening_to(controller, record.id, path)
    data = json.loads(path.read_text(encoding="utf-8"))
    data["date"], data["sheets"][0]["first_dealer"], data["extra"] = "2026-10-09", "Nobody", 1
    path.write_text(json.dumps(data), encoding="utf-8")
    import_evenings(played, controller, [str(path)])
    asked = hands.dialog(ListDialog)
    assert len(asked.lines) == 2
    assert all(line.startswith("bad.whist.json: ") for line in asked.lines)
    assert len(controller.read(queries.evenings)) == 1


def test_players_made_by_an_import_are_named(
    played: MainWindow, controller: Controller, tmp_path: Path, hands: Any
) -> None:
    (record,) = controller.read(queries.evenings)
    path = tmp_path / "other.whist.json"
    write_evening_to(controller, record.id, path)
    path.write_text(path.read_text(encoding="utf-8").replace("2026-10-02", "2026-10-09").replace('"X"', '"Xavier"'))
    import_evenings(played, controller, [str(path)])
    assert hands.dialog(ListDialog).lines == ("Xavier",)


def test_a_sheet_that_differs_is_replaced_only_when_asked_to(
    played: MainWindow, controller: Controller, tmp_path: Path, hands: Any
) -> None:
    from whistclub.desktop.files.importing import ImportDialog

    (record,) = controller.read(queries.evenings)
    path = tmp_path / "other.whist.json"
    write_evening_to(controller, record.id, path)
    path.write_text(path.read_text(encoding="utf-8").replace("180", "185"), encoding="utf-8")
    import_evenings(played, controller, [str(path)])
    asked = hands.dialog(ImportDialog)
    hands.press(asked, "Replace and import")
    assert asked.isVisible()
    asked.replace.setChecked(True)
    hands.press(asked, "Replace and import")
    (sheet,) = controller.read(queries.evening, record.id).sheets
    assert sheet.record.totals is not None
    assert sheet.record.totals.points == (150, 185, 65, 90)


def test_evenings_are_searched_sorted_and_opened_with_enter(
    played: MainWindow, controller: Controller, hands: Any
) -> None:
    controller.act(create_evening, datetime.date(2026, 9, 4), name="Zenith")
    shown: EveningsPage = page(played, Place.EVENINGS)

    def names() -> list[object]:
        return [row.values[2] for row in shown.grid.grid_model.rows]

    assert names() == ["First", "Zenith"]
    shown.grid._sort_by(0)
    assert names() == ["Zenith", "First"]
    hands.type(shown.search, "september")
    assert names() == ["Zenith"]
    hands.type(shown.search, "", Qt.Key.Key_Return)
    assert "Zenith" in played.header.title.text()


def test_the_evening_under_the_cursor_stands_beside_the_list(played: MainWindow, controller: Controller) -> None:
    shown: EveningsPage = page(played, Place.EVENINGS)
    assert shown.details.name.text() == "First"
    (record,) = controller.read(queries.evenings)
    first = controller.read(queries.standings, record.id).rows[0]
    assert shown.details.lines.text().startswith(f"1. {controller.name(first.player)}")


# -- players


def test_the_player_under_the_cursor_stands_beside_the_list_and_enter_opens_the_page(
    played: MainWindow, controller: Controller, hands: Any
) -> None:
    shown: PlayersPage = page(played, Place.PLAYERS)
    hands.type(shown.search, "w")
    assert shown.details.name.text() == "W"
    assert "place 2" in shown.details.lines.text()
    hands.type(shown.search, "", Qt.Key.Key_Return)
    assert shown.view is not None
    assert controller.name(shown.view.player_id) == "W"


def test_players_are_found_without_accents(played: MainWindow, controller: Controller, hands: Any) -> None:
    controller.act(add_player, "Noël Zoë", "0042")
    shown: PlayersPage = page(played, Place.PLAYERS)
    hands.type(shown.search, "zoe noel")
    assert [row.values[0] for row in shown.grid.grid_model.rows] == ["Noël Zoë"]
    shown.search.clear()
    hands.type(shown.search, "0042")
    assert [row.values[0] for row in shown.grid.grid_model.rows] == ["Noël Zoë"]


def test_categories_and_teams_are_typed_and_shown(window: MainWindow, controller: Controller, hands: Any) -> None:
    shown: PlayersPage = page(window, Place.PLAYERS)
    hands.press(window, "Add a player…")
    asked = hands.dialog(PlayerDialog)
    hands.type(asked.name, "Ada")
    hands.type(asked.categories, "Dames, Juniors")
    hands.type(asked.team, "Tours", Qt.Key.Key_Return)
    QApplication.processEvents()
    (player,) = controller.read(queries.players)
    assert (player.categories, player.teams) == (("Dames", "Juniors"), ((None, "Tours"),))
    (row,) = shown.grid.grid_model.rows
    assert row.values == ("Ada", "", "member", "Dames, Juniors", "Tours", "")


def test_a_player_is_added_and_changed(window: MainWindow, controller: Controller, hands: Any) -> None:
    page(window, Place.PLAYERS)
    hands.press(window, "Add a player…")
    asked = hands.dialog(PlayerDialog)
    hands.type(asked.name, "Łukasz")
    hands.type(asked.number, "0007", Qt.Key.Key_Return)
    (player,) = controller.read(queries.players)
    assert (player.name, player.number) == ("Łukasz", "0007")
    QApplication.processEvents()
    hands.press(window, "Change…")
    again = [d for d in window.findChildren(PlayerDialog) if d.isVisible()][-1]
    again.active.setChecked(False)
    again.number.clear()
    hands.press(again, "Keep")
    (player,) = controller.read(queries.players)
    assert (player.active, player.number) == (False, None)


def test_a_name_that_is_taken_is_refused_in_the_dialog(played: MainWindow, controller: Controller, hands: Any) -> None:
    page(played, Place.PLAYERS)
    hands.press(played, "Add a player…")
    asked = hands.dialog(PlayerDialog)
    hands.type(asked.name, "w", Qt.Key.Key_Return)
    assert asked.isVisible()
    assert asked.problem.isVisible()
    assert len(controller.read(queries.players)) == 4


# -- settings


def test_another_language_speaks_at_once_and_is_remembered(window: MainWindow, preferences: Preferences) -> None:
    shown: SettingsPage = page(window, Place.SETTINGS)
    assert window.header.title.text() == "Settings"
    shown.language.choose("fr")
    QApplication.processEvents()
    assert words.language() == "fr"
    assert window.place == Place.SETTINGS
    assert window.pages[Place.SETTINGS].isVisible()
    assert Preferences.load(preferences.path).language == "fr"


def test_another_language_leaves_every_shortcut_unambiguous(window: MainWindow, controller: Controller) -> None:
    shown: SettingsPage = page(window, Place.SETTINGS)
    shown.language.choose("nl")
    QApplication.processEvents()
    QApplication.sendPostedEvents()
    keys = [
        action.shortcut().toString() for action in window.actions_by_name.values() if not action.shortcut().isEmpty()
    ]
    assert len(keys) == len(set(keys))
    window.go(Place.TONIGHT)
    assert window.place == Place.TONIGHT


@pytest.mark.parametrize("name", ["dark", "contrast", "light"])
def test_themes_and_text_sizes_change_at_once(window: MainWindow, name: str) -> None:
    shown: SettingsPage = page(window, Place.SETTINGS)
    shown.theme.choose(name)
    QApplication.processEvents()
    again: Any = window.pages[Place.SETTINGS]
    again.text_size.choose(150)
    QApplication.processEvents()
    assert theme.colours() == theme.colours_of(name)
    assert theme.px(theme.BODY) == 22


def test_a_settings_file_that_makes_no_sense_leaves_the_defaults(tmp_path: Path) -> None:
    path = tmp_path / "s.toml"
    path.write_text('language = "xx"\ntext_size = "big"\ntheme = 3\nmarker = "Marie"\n', encoding="utf-8")
    loaded = Preferences.load(path)
    assert (loaded.language, loaded.text_size, loaded.theme, loaded.marker) == ("", 100, "system", "Marie")
    path.write_bytes(b"\xff\x00")
    assert Preferences.load(path) == Preferences()


def test_what_people_wrote_in_the_settings_file_stays(tmp_path: Path) -> None:
    path = tmp_path / "s.toml"
    path.write_text('# ours\ntheme = "dark"\nown = 1\n', encoding="utf-8")
    loaded = Preferences.load(path)
    loaded.language = "nl"
    loaded.save()
    assert path.read_text(encoding="utf-8").startswith('# ours\ntheme = "dark"\nown = 1\n')
    assert Preferences.load(path).language == "nl"


def test_the_conventions_of_a_season_are_kept_as_typed(played: MainWindow, controller: Controller, hands: Any) -> None:
    shown: SettingsPage = page(played, Place.SETTINGS)
    form = shown.season
    form.setters["place_points"](["12.00", "8.00", "5.50"])
    form.setters["best"](18)
    form.setters["bracket"](None)
    form.save()
    hands.press(hands.dialog(SeasonRulesDialog), "Keep these conventions")
    (season,) = controller.read(queries.seasons)
    assert season.rules.best == 18
    assert season.rules.evening.place_points == {0: (1200, 800, 550)}
    assert season.rules.evening.bracket is None


def test_a_season_left_as_it_is_stays_equal(played: MainWindow, controller: Controller) -> None:
    shown: SettingsPage = page(played, Place.SETTINGS)
    assert shown.season.value() == SeasonRules()
    rules = SeasonRules(best=3, minimum=2, numbering="1223")
    controller.act(set_season, controller.read(queries.seasons)[0].name, rules)
    assert shown.season.value() == rules


def test_amounts_that_cannot_be_read_are_named_and_nothing_is_kept(played: MainWindow, controller: Controller) -> None:
    shown: SettingsPage = page(played, Place.SETTINGS)
    shown.season.setters["attendance"]("lots")
    shown.season.save()
    assert shown.season.note.text()
    assert controller.read(queries.seasons)[0].rules == SeasonRules()


def test_the_club_is_renamed(window: MainWindow, controller: Controller, hands: Any) -> None:
    shown: SettingsPage = page(window, Place.SETTINGS)
    hands.type(shown.club_name, "Les Atouts", Qt.Key.Key_Return)
    assert controller.club_name() == "Les Atouts"
    assert "Les Atouts" in window.windowTitle()


# -- conventions of a table


@pytest.mark.parametrize("game", ["belgian", "whist32", "tourangeau", "classic"])
def test_conventions_left_alone_stay_equal(controller: Controller, window: MainWindow, game: str) -> None:
    usual = game_of(game).default_conventions()
    assert ConventionsDialog(controller, game, usual, window).value() == usual


@pytest.mark.parametrize("preset", list(PRESETS))
def test_choosing_a_preset_brings_its_table_and_switches(
    controller: Controller, window: MainWindow, preset: str
) -> None:
    asked = ConventionsDialog(controller, "belgian", PRESETS["classique"], window)
    asked.preset.choose(preset)
    assert asked.value() == PRESETS[preset]


def test_conventions_that_would_pay_thirds_are_refused(controller: Controller, window: MainWindow, hands: Any) -> None:
    asked = ConventionsDialog(controller, "belgian", PRESETS["classique"], window)
    taken: list[object] = []
    asked.chosen.connect(taken.append)
    asked.fields["revoke_penalty"].setValue(61)  # type: ignore[attr-defined]
    asked.show()
    hands.press(asked, "Use these")
    assert asked.problem.text()
    assert taken == []


# -- paper


def test_the_preview_shows_the_pages_and_saves_them(
    played: MainWindow, controller: Controller, tmp_path: Path, hands: Any
) -> None:
    page(played, Place.EVENINGS)
    hands.press(played, "Print…")
    preview = hands.dialog(PreviewDialog)
    assert not preview.sheet.pixmap().isNull()
    preview.save_to(tmp_path / "wall.pdf")
    assert (tmp_path / "wall.pdf").read_bytes() == preview.data
    preview.paper.choose("A5")
    width, height = preview.pdf[0].get_size()
    assert (round(width), round(height)) in ((420, 595), (595, 420))
    preview.reject()


def test_printing_fills_the_whole_sheet(played: MainWindow, controller: Controller, tmp_path: Path, hands: Any) -> None:
    from PySide6.QtPrintSupport import QPrinter

    from whistclub.desktop.printing.printer import paint

    page(played, Place.RANKING)
    hands.press(played, "Print…")
    preview = hands.dialog(PreviewDialog)
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    printer.setResolution(150)
    assert paint(preview.pdf, printer, "A4")
    import pypdfium2

    printed = pypdfium2.PdfDocument(tmp_path / "printed.pdf")
    assert len(printed) == len(preview.pdf)
    printed.close()
    preview.reject()


# -- comfort


@pytest.mark.parametrize("place", Place)
def test_everything_to_press_is_large_enough_named_and_inside_the_window(played: MainWindow, place: Place) -> None:
    shown = page(played, place)
    for widget in shown.findChildren(QAbstractButton) + shown.findChildren(QLineEdit) + shown.findChildren(QComboBox):
        if not widget.isVisible() or isinstance(widget.parent(), (QLineEdit, QSpinBox, QComboBox)):
            continue
        if widget.objectName() == "qt_spinbox_lineedit" or "Corner" in type(widget).__name__:
            continue
        name = widget.accessibleName() or (widget.text() if isinstance(widget, QAbstractButton) else "")
        assert name, (type(widget), widget.parent())
        assert widget.height() >= theme.BUTTON, (name, widget.height())
        assert widget.width() >= theme.BUTTON, (name, widget.width())
        right = widget.mapTo(played, widget.rect().topRight()).x()
        assert right <= played.width(), (name, right)


@pytest.mark.parametrize("place", Place)
@pytest.mark.parametrize("size", [100, 150])
def test_no_page_is_wider_than_its_room(
    played: MainWindow, controller: Controller, place: Place, size: int, qapp: QApplication
) -> None:
    theme.apply(qapp, "light", size)
    played.rebuild()
    shown = page(played, place)
    if place == Place.TONIGHT:
        played.open_evening(controller.read(queries.evenings)[0].id)
    QApplication.processEvents()
    assert played.width() == 1092
    assert shown.minimumSizeHint().width() <= shown.width()
    for area in shown.findChildren(QScrollArea):
        assert area.widget().minimumSizeHint().width() <= area.viewport().width(), area.widget()


@pytest.mark.parametrize("size", [100, 150])
def test_no_dialog_is_larger_than_the_window(
    played: MainWindow, controller: Controller, size: int, qapp: QApplication
) -> None:
    theme.apply(qapp, "light", size)
    for game in ("belgian", "classic"):
        asked: QDialog = ConventionsDialog(controller, game, game_of(game).default_conventions(), played)
        asked.show()
        QApplication.processEvents()
        assert asked.width() <= 1092
        assert asked.height() <= 614
        ok = asked.ok  # type: ignore[attr-defined]
        assert asked.rect().contains(ok.mapTo(asked, ok.rect().bottomRight()))
        asked.close()


def test_the_wheel_leaves_an_unfocused_number_alone(controller: Controller, window: MainWindow) -> None:
    from PySide6.QtCore import QPoint, QPointF
    from PySide6.QtGui import QWheelEvent

    from whistclub.desktop.design.fields import SpinBox

    spin = SpinBox(0, 10, 5)
    event = QWheelEvent(
        QPointF(5, 5), QPointF(5, 5), QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(spin, event)
    assert spin.value() == 5


@pytest.mark.parametrize("name", ["light", "dark", "contrast"])
def test_contrast_of_text_and_parts(name: str) -> None:
    colours = theme.colours_of(name)
    for under in ("ground", "surface", "raised"):
        for text in ("text", "quiet", "accent", "ok", "attention", "wrong", "red_suit", "black_suit"):
            assert _contrast(getattr(colours, text), getattr(colours, under)) >= 4.5, (text, under)
        for part in ("edge", "focus"):
            assert _contrast(getattr(colours, part), getattr(colours, under)) >= 3, (part, under)
    assert _contrast(colours.on_accent, colours.accent) >= 4.5
    assert _contrast(colours.text, colours.wash) >= 4.5


def _contrast(one: str, other: str) -> float:
    bright, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
