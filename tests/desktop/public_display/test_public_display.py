"""The television: what its scenes say, how they turn, freeze and follow, and how the marker steers it."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.desktop.support.acting import acted
from whistclub.club.actions.deals import correct_deal, enter_deal
from whistclub.club.actions.evenings import create_evening, set_present
from whistclub.club.actions.players import add_player, change_player
from whistclub.club.actions.settings import keep_draft
from whistclub.club.actions.tables import change_seat, close_table, enter_totals, seat_table
from whistclub.club.ports import DealRecord, EveningRecord, PlayerRecord, SheetRecord
from whistclub.desktop.controller import Controller
from whistclub.desktop.design import theme
from whistclub.desktop.main_window.window import MainWindow
from whistclub.desktop.preferences import Preferences
from whistclub.desktop.public_display.control import PublicDisplay
from whistclub.desktop.public_display.pages import pages
from whistclub.desktop.public_display.panel import DisplayPanel
from whistclub.desktop.public_display.scenes import SCENES, Board, Line, Told, evening_to_show, read_boards
from whistclub.desktop.public_display.window import DisplayWindow, choose_screen
from whistclub.rules.belgian.facts import Attempt, BelgianDeal
from whistclub.rules.common import Suit
from whistclub.rules.sheet import Totals

TODAY = datetime.date(2026, 11, 27)


def pair(a: int, b: int, tricks: int) -> BelgianDeal:
    """Two partners at 8 in hearts."""
    return BelgianDeal("contract", (Attempt("pair", (a, b), tricks, 8, trump=Suit.HEARTS),))


class Room:
    """An evening to look at."""

    def __init__(self, controller: Controller) -> None:
        self.controller = controller
        self.evening = self._new(EveningRecord, create_evening, TODAY)

    def _new(self, kind: Any, action: Callable[..., Any], *args: Any, **kw: Any) -> int:
        change = acted(self.controller, action, *args, **kw)
        assert change is not None
        return change.new(kind)

    def people(self, *names: str) -> list[int]:
        return [self._new(PlayerRecord, add_player, name) for name in names]

    def table(self, players: list[int], **kw: Any) -> int:
        return self._new(SheetRecord, seat_table, self.evening, **{"game": "belgian", "players": players, **kw})

    def deal(self, sheet: int, deal: Any) -> int:
        return self._new(DealRecord, enter_deal, sheet, deal)

    def board(self, scene: str) -> Board:
        return self.controller.read(read_boards, (scene,), self.evening, TODAY)[scene]


@pytest.fixture
def room(controller: Controller) -> Room:
    return Room(controller)


@pytest.fixture
def four(room: Room) -> int:
    """One table: Ada, Bea, Cas, Dan."""
    return room.table(room.people("Ada", "Bea", "Cas", "Dan"))


@pytest.fixture
def crowd(room: Room) -> list[int]:
    """160 players at 40 tables, each with its totals."""
    ids = room.people(*(f"Player {number:03}" for number in range(160)))
    sheets = [room.table(ids[at : at + 4]) for at in range(0, 160, 4)]
    for number, sheet in enumerate(sheets):
        room.controller.act(enter_totals, sheet, Totals((number + 1, -number - 1, 2, -2)))
    return sheets


@pytest.fixture
def public_display(window: MainWindow, four: int) -> PublicDisplay:
    """Shown, with the standings of one deal."""
    controller = window.controller
    assert controller is not None
    controller.act(enter_deal, four, pair(0, 1, 8))
    window.public_display.show()
    return window.public_display


def screen(public_display: PublicDisplay) -> DisplayWindow:
    QApplication.processEvents()
    assert public_display.window is not None
    return public_display.window


def shown(public_display: PublicDisplay) -> tuple[str, ...]:
    return screen(public_display).board.texts()


# -- what the scenes say


def test_standings_say_place_name_and_points(room: Room, four: int) -> None:
    room.deal(four, pair(0, 1, 8))
    board = room.board("standings")
    assert board.provisional
    assert board.texts() == ("1 Ada +4", "1 Bea +4", "3 Cas −4", "3 Dan −4")
    assert board.items[0].lines == (Line("Ada", "+4", "1", strong=True),)


def test_nobody_has_a_place_before_the_first_deal(room: Room, four: int) -> None:
    board = room.board("standings")
    assert (board.items, board.empty, board.provisional) == ((), "No deal has been played yet.", False)


def test_standings_by_ranking_points_show_those(room: Room, four: int) -> None:
    room.deal(four, pair(0, 1, 8))
    other = room.table(room.people("Eva", "Fay", "Gus", "Hal"), game="tourangeau")
    room.controller.act(enter_totals, other, Totals((150, 180, 65, 90)))
    assert room.board("standings").texts()[0] == "1 Fay 13.00"


def test_the_standings_of_closed_tables_are_not_provisional(room: Room, four: int) -> None:
    room.deal(four, pair(0, 1, 8))
    room.controller.act(close_table, four)
    assert not room.board("standings").provisional


def test_tables_say_who_sits_there_now_and_how_far_it_is(room: Room, four: int) -> None:
    (eva,) = room.people("Eva")
    room.deal(four, pair(0, 1, 8))
    cas = next(id for id, name in room.controller.names().items() if name == "Cas")
    room.controller.act(change_seat, four, 2, out=cas, into=eva)
    room.table(room.people("Fay", "Gus", "Hal", "Ida"), game="tourangeau")
    board = room.board("tables")
    assert board.items[0].heading == "Table 1"
    assert board.items[0].note == "Belgian whist · deal 2"
    assert board.items[0].lines == (Line("Ada", "+4"), Line("Bea", "+4"), Line("Eva"), Line("Dan", "−4"))
    assert board.items[1].note == "Whist Tourangeau · deal 1/28"
    assert [line.number for line in board.items[1].lines] == ["", "", "", ""]


def test_the_game_is_said_once_where_all_play_the_same(room: Room, four: int) -> None:
    board = room.board("tables")
    assert board.subtitle == "Friday 27 November 2026 · Belgian whist"
    assert board.items[0].note == "deal 1"


def test_tables_and_seats_are_those_of_the_latest_round(room: Room, four: int) -> None:
    room.table(room.people("Zoë", "Éva", "Fay", "Gus"), table=7, round=2)
    assert [block.heading for block in room.board("tables").items] == ["Table 7"]
    seats = room.board("seats")
    assert seats.title == "Who sits at which table, round 2"
    assert [text for text in seats.texts() if "sits out" not in text] == ["Éva 7", "Fay 7", "Gus 7", "Zoë 7"]


def test_who_is_there_and_has_no_table_stands_among_the_seats_as_sitting_out(room: Room, four: int) -> None:
    (ann,) = room.people("Ann")
    record = room.controller.read(lambda work: work.get(EveningRecord, room.evening))
    room.controller.act(set_present, room.evening, (*record.present, ann))
    seats = room.board("seats")
    assert seats.texts() == ("Ada 1", "Ann sits out", "Bea 1", "Cas 1", "Dan 1")
    assert [block.lines[0].quiet for block in seats.items] == [False, True, False, False, False]


def test_the_last_deals_are_told_newest_first_over_all_tables(room: Room, four: int) -> None:
    other = room.table(room.people("Eva", "Fay", "Gus", "Hal"))
    room.deal(other, pair(0, 1, 9))
    room.deal(four, pair(0, 2, 7))
    told = room.board("deals").items
    assert all(isinstance(item, Told) for item in told)
    assert [(item.table, item.deal) for item in told] == [("Table 1", "deal 1"), ("Table 2", "deal 1")]
    assert told[0].sentence == "Ada and Cas play 8 ♥: 7 tricks, lost by 1."
    assert told[0].points == (("Ada", "−10"), ("Bea", "+10"), ("Cas", "−10"), ("Dan", "+10"))


def test_a_void_deal_gives_nobody_points(room: Room, four: int) -> None:
    room.deal(four, BelgianDeal("blank", player=1))
    (told,) = room.board("deals").items
    assert told.points == ()
    assert "void" in told.sentence


def test_only_the_newest_ten_deals_are_told(room: Room, four: int) -> None:
    for _ in range(12):
        room.deal(four, pair(0, 1, 8))
    assert [item.deal for item in room.board("deals").items] == [f"deal {number}" for number in range(12, 2, -1)]


def test_the_season_ranking_counts_closed_tables(room: Room, four: int) -> None:
    assert room.board("ranking").empty == "Nothing counts yet: a table counts once it is closed."
    room.deal(four, pair(0, 1, 8))
    room.controller.act(close_table, four)
    first = room.board("ranking").items[0].lines[0]
    assert (first.place, first.name) == ("1", "Ada")


def test_without_an_evening_it_says_so(controller: Controller) -> None:
    for board in controller.read(read_boards, SCENES, None, TODAY).values():
        assert board.empty == "No evening yet."


def test_the_room_is_in_the_latest_evening_that_has_begun(controller: Controller) -> None:
    records = [
        EveningRecord(number, TODAY + datetime.timedelta(days), 1, "", 1) for number, days in enumerate((-7, 0, 7))
    ]
    assert evening_to_show(records, TODAY) is records[1]
    assert evening_to_show(records[2:], TODAY) is records[2]
    assert evening_to_show([], TODAY) is None


# -- pages


@pytest.mark.parametrize("scene", ["standings", "seats"])
def test_160_players_fill_six_pages_of_three_columns_and_at_most_thirty_lines(
    room: Room, crowd: list[int], scene: str
) -> None:
    board = room.board(scene)
    turned = pages(board)
    assert len(turned) == 6
    assert {len(page.columns) for page in turned} == {3}
    assert all(sum(map(len, page.columns)) <= 30 for page in turned)
    told = [item for page in turned for column in page.columns for item in column]
    assert tuple(told) == board.items


def test_a_table_is_never_torn_apart_and_tables_follow_each_other_row_by_row(room: Room, crowd: list[int]) -> None:
    turned = pages(room.board("tables"))
    assert len(turned) == 7
    assert [[block.heading for block in column] for column in turned[0].columns] == [
        ["Table 1", "Table 4"],
        ["Table 2", "Table 5"],
        ["Table 3", "Table 6"],
    ]


@pytest.mark.parametrize(("players", "columns"), [(8, [8]), (10, [10]), (11, [6, 5]), (20, [10, 10]), (30, [10] * 3)])
def test_few_names_stand_in_few_columns(players: int, columns: list[int]) -> None:
    board = Board("", "", tuple(map(block, range(players))))
    (page,) = pages(board)
    assert [len(column) for column in page.columns] == columns


def block(number: int) -> Any:
    from whistclub.desktop.public_display.scenes import Block

    return Block((Line(f"Name {number}"),))


def test_pages_turn_by_themselves_and_begin_again(window: MainWindow, crowd: list[int]) -> None:
    window.public_display.show()
    at = screen(window.public_display)
    at.set_seconds(5)
    seen = []
    for _ in range(6 * 5):
        seen.append(at.number)
        at.tick.timeout.emit()
    assert [number for number in range(6) for _ in range(5)] == seen
    assert at.number == 0
    assert at.tick.isActive()
    assert at.corner() == "1 / 6"


def test_one_page_does_not_turn(public_display: PublicDisplay) -> None:
    at = screen(public_display)
    for _ in range(100):
        at.tick.timeout.emit()
    assert (at.number, at.gone, at.corner()) == (0, 0, "")


def test_a_deal_does_not_turn_the_page(window: MainWindow, crowd: list[int], room: Room) -> None:
    window.public_display.show()
    at = screen(window.public_display)
    at.turn(4)
    late = room.table(room.people("A", "B", "C", "D"))
    room.deal(late, pair(0, 1, 8))
    assert len(shown(window.public_display)) == 164
    assert at.number == 4


# -- following


def test_a_deal_is_shown_once_it_is_committed(public_display: PublicDisplay, controller: Controller, four: int) -> None:
    assert shown(public_display) == ("1 Ada +4", "1 Bea +4", "3 Cas −4", "3 Dan −4")
    controller.act(enter_deal, four, pair(2, 3, 13))
    assert shown(public_display)[0].startswith("1 Cas")
    controller.undo()
    assert shown(public_display)[0] == "1 Ada +4"


@pytest.mark.parametrize("scene", SCENES)
def test_a_half_entered_deal_is_never_shown(
    public_display: PublicDisplay, controller: Controller, four: int, scene: str
) -> None:
    public_display.show_scene(scene)
    before = screen(public_display).board
    controller.act(keep_draft, four, {"kind": "contract", "contract": "solo", "players": [2]})
    public_display.read()
    assert screen(public_display).board == before
    controller.act(add_player, "Somebody else")
    assert screen(public_display).board == before


def test_what_does_not_move_the_scene_does_not_draw_it_anew(
    public_display: PublicDisplay, controller: Controller
) -> None:
    board = screen(public_display).board
    controller.act(add_player, "Somebody else")
    assert screen(public_display).board is board


def test_a_name_corrected_is_shown(public_display: PublicDisplay, controller: Controller) -> None:
    controller.act(change_player, next(id for id, name in controller.names().items() if name == "Ada"), name="Adèle")
    assert "1 Adèle +4" in shown(public_display)


# -- freezing


def test_frozen_it_keeps_every_scene_as_it_was(
    public_display: PublicDisplay, controller: Controller, four: int
) -> None:
    public_display.freeze()
    before = shown(public_display)
    deals = controller.read(lambda work: work.find(DealRecord, sheet_id=four))
    controller.act(correct_deal, deals[0].id, pair(2, 3, 8))
    assert shown(public_display) == before
    assert public_display.state == "frozen"
    assert screen(public_display).corner().startswith("as of ")
    public_display.show_scene("deals")
    assert shown(public_display)[0].startswith("Table 1, deal 1: Ada and Bea")
    public_display.freeze()
    assert shown(public_display)[0].startswith("Table 1, deal 1: Cas and Dan")
    assert screen(public_display).corner() == ""


def test_hidden_and_shown_again_it_follows(public_display: PublicDisplay, controller: Controller, four: int) -> None:
    public_display.freeze()
    public_display.hide()
    controller.act(enter_deal, four, pair(0, 1, 8))
    public_display.show()
    assert public_display.state == "on"
    assert shown(public_display)[0] == "1 Ada +8"


# -- the marker's hand


def test_the_button_of_the_evening_opens_the_panel(window: MainWindow, room: Room, four: int, hands: Any) -> None:
    window.open_evening(room.evening)
    hands.press(window, "Television ▸")
    panel = hands.dialog(DisplayPanel)
    assert not panel.frozen.isEnabled()
    hands.press(panel, "Show the television")
    hands.press(panel, "Last deals")
    assert screen(window.public_display).board.title == "Last deals"
    hands.find(window, "Television: on ▸")
    panel.frozen.click()
    hands.find(window, "Television: frozen ▸")
    panel.ground.choose("paper")
    assert screen(window.public_display).colours.ground == theme.colours_of("light").ground
    panel.seconds.setValue(30)
    assert screen(window.public_display).seconds == 30
    hands.press(panel, "Hide the television")
    hands.find(window, "Television ▸")
    assert (panel.frozen.isChecked(), panel.frozen.isEnabled()) == (False, False)


def test_the_panel_can_show_an_older_evening(window: MainWindow, room: Room, four: int, hands: Any) -> None:
    window.public_display.show_scene("tables")
    room.controller.act(create_evening, TODAY + datetime.timedelta(1), name="The next")
    assert screen(window.public_display).board.subtitle.startswith("The next")
    window.show_display_panel()
    panel = hands.dialog(DisplayPanel)
    panel.evening.choose(room.evening)
    assert screen(window.public_display).board.texts()[0] == "Table 1 · deal 1"


def test_menu_keys_show_and_freeze_it_and_the_marker_keeps_the_focus(window: MainWindow, room: Room, four: int) -> None:
    QTest.keyClick(window, Qt.Key.Key_F8, Qt.KeyboardModifier.ControlModifier)
    assert window.public_display.state == "on"
    assert QApplication.activeWindow() is not window.public_display.window
    QTest.keyClick(window, Qt.Key.Key_F8, Qt.KeyboardModifier.ShiftModifier)
    assert window.public_display.state == "frozen"
    QTest.keyClick(window, Qt.Key.Key_F8)
    assert any(isinstance(widget, DisplayPanel) and widget.isVisible() for widget in QApplication.topLevelWidgets())
    QTest.keyClick(window, Qt.Key.Key_F8, Qt.KeyboardModifier.ControlModifier)
    assert window.public_display.state == "off"


def test_scene_ground_and_seconds_are_remembered(public_display: PublicDisplay, preferences: Preferences) -> None:
    public_display.show_scene("seats")
    public_display.set_ground("paper")
    public_display.set_seconds(20)
    kept = Preferences.load(preferences.path)
    assert (kept.television_scene, kept.television_ground, kept.television_seconds) == ("seats", "paper", 20)


def test_settings_that_cannot_be_stand_at_their_default(
    preferences: Preferences, controller: Controller, window: MainWindow
) -> None:
    assert preferences.path is not None
    preferences.path.write_text(
        'television_scene = "snow"\ntelevision_ground = "red"\ntelevision_seconds = 0\n', encoding="utf-8"
    )
    kept = Preferences.load(preferences.path)
    assert (kept.television_ground, kept.television_seconds) == ("black", 12)
    controller.preferences.television_scene = "snow"
    assert window.public_display.scene == "standings"


@pytest.mark.parametrize(
    ("names", "wanted", "chosen"),
    [
        (["laptop"], "", None),
        (["laptop", "tv"], "", "tv"),
        (["tv", "laptop", "beamer"], "beamer", "beamer"),
        (["laptop", "tv"], "window", None),
        (["laptop", "tv"], "laptop", None),
        (["laptop", "tv"], "taken away", None),
    ],
)
def test_it_fills_a_screen_that_is_not_the_marker_s(names: list[str], wanted: str, chosen: str | None) -> None:
    assert choose_screen(names, wanted, "laptop") == chosen


def test_full_screen_by_key_and_double_click(public_display: PublicDisplay) -> None:
    at = screen(public_display)
    at.activateWindow()
    QApplication.processEvents()
    QTest.keyClick(at, Qt.Key.Key_F11)
    assert at.isFullScreen()
    QTest.keyClick(at, Qt.Key.Key_Escape)
    assert not at.isFullScreen()
    QTest.mouseDClick(at, Qt.MouseButton.LeftButton)
    assert at.isFullScreen()


def test_closing_the_marker_s_window_closes_it(public_display: PublicDisplay, window: MainWindow) -> None:
    at, window_of = screen(public_display), window
    window_of.close()
    assert not at.isVisible()
    assert not [w for w in QApplication.topLevelWidgets() if isinstance(w, DisplayWindow) and w.isVisible()]


def test_another_club_takes_the_old_one_off_the_screen(
    public_display: PublicDisplay, window: MainWindow, controller: Controller, preferences: Preferences
) -> None:
    at = screen(public_display)
    window.open(Controller(controller.club, preferences))
    assert not at.isVisible()
    assert window.public_display.state == "off"


def test_closed_by_its_own_means_it_counts_as_hidden(public_display: PublicDisplay) -> None:
    screen(public_display).close()
    assert public_display.state == "off"


# -- what is seen and heard


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (1024, 768), (320, 180)])
@pytest.mark.parametrize("scene", SCENES)
def test_every_scene_is_drawn_at_any_size(
    public_display: PublicDisplay, controller: Controller, four: int, scene: str, size: tuple[int, int]
) -> None:
    public_display.show_scene(scene)
    at = screen(public_display)
    at.resize(*size)
    image = at.grab().toImage()
    drawn = {image.pixelColor(x, y).name() for x in range(0, size[0], 2) for y in range(size[1] // 6, size[1] - 12, 2)}
    assert len(drawn) > 2


def test_a_screen_reader_hears_the_page(public_display: PublicDisplay) -> None:
    at = screen(public_display)
    assert at.accessibleName().startswith("Standings")
    assert at.accessibleDescription() == "1 Ada +4\n1 Bea +4\n3 Cas −4\n3 Dan −4"


def test_language_changes_what_is_shown(
    public_display: PublicDisplay, window: MainWindow, preferences: Preferences
) -> None:
    preferences.language = "fr"
    window.looks_changed()
    QApplication.processEvents()
    assert screen(public_display).board.subtitle.startswith("vendredi 27 novembre")
