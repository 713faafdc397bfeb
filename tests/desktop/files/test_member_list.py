"""Member lists in the window: what each line does is shown first, columns can be chosen, nobody comes twice (cases.md
H19, H25)."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
import xlsxwriter
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QProgressDialog

from tests.desktop.support.played import plays
from whistclub.club import queries
from whistclub.club.actions import players
from whistclub.desktop.controller import Controller
from whistclub.desktop.dialogs.background import in_background
from whistclub.desktop.dialogs.player import PlayerDialog
from whistclub.desktop.files.importing import ListDialog
from whistclub.desktop.files.member_list import MembersDialog
from whistclub.desktop.main_window.sidebar import Place
from whistclub.desktop.main_window.window import MainWindow
from whistclub.errors import KnownError

OLD_PC = "Nom;Prénom;N°\r\nNoël;Zoë;0042\r\nDubois;;0043\r\n;Marie;0044\r\nNoël;Zoë;0042\r\n"


@pytest.fixture
def importing(window: MainWindow, hands: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """Presses "Import a list…" and chooses a file of this content; the dialog that opens."""

    def choose(content: bytes, name: str = "list.csv", kind: type = MembersDialog) -> Any:
        path = tmp_path / name
        path.write_bytes(content)
        monkeypatch.setattr(QFileDialog, "exec", lambda self: True)
        monkeypatch.setattr(QFileDialog, "selectedFiles", lambda self: [str(path)])
        window.go(Place.PLAYERS)
        hands.press(window, "Import a list…")
        return hands.dialog(kind)

    return choose


def told(asked: MembersDialog) -> list[tuple[Any, ...]]:
    return [row.values for row in asked.grid.grid_model.rows]


def names(controller: Controller) -> list[str]:
    return [player.name for player in controller.read(queries.players)]


@pytest.mark.parametrize("encoding", ["cp1252", "utf-8-sig", "utf-16"])
def test_h25_the_list_of_an_old_pc(importing: Any, controller: Controller, hands: Any, encoding: str) -> None:
    asked = importing(OLD_PC.encode(encoding))
    lines = told(asked)
    assert lines[0] == (2, "Noël Zoë", "0042", "+ new")
    assert lines[1] == (3, "Dubois", "0043", "+ new")
    assert lines[2][0] == 4
    assert "surname is missing" in lines[2][3]
    assert lines[3][0] == 5
    assert "same as in line 2" in lines[3][3]
    assert "2 new" in asked.summary.text()
    assert "✗ 1" in asked.summary.text()
    asked.only.setChecked(True)
    assert [line[0] for line in told(asked)] == [4, 5]
    assert names(controller) == []
    hands.press(asked, "Add the new ones")
    assert sorted(names(controller)) == ["Dubois", "Noël Zoë"]
    again = importing(OLD_PC.encode(encoding))
    assert [line[3] for line in told(again)[:2]] == ["= in the club already"] * 2
    assert not again.ok.isEnabled()
    again.reject()
    assert len(names(controller)) == 2


def test_h25_a_missing_column_of_numbers_is_named(importing: Any, controller: Controller, hands: Any) -> None:
    asked = importing("Nom;Prénom\nNoël;Zoë\n".encode("cp1252"))
    assert any("no column of member numbers" in str(line[3]) for line in told(asked))
    hands.press(asked, "Add the new ones")
    assert names(controller) == ["Noël Zoë"]


def test_a_new_name_that_differs_by_accents_alone_is_pointed_out(importing: Any, controller: Controller) -> None:
    controller.act(players.add_player, "Zoë Noël")
    asked = importing("Nom\nZOE NOEL\nzoë noël\nAda\n".encode())
    assert [line[3] for line in told(asked)][-3:] == [
        "+ new; perhaps the same person as Zoë Noël",
        "= in the club already",
        "+ new",
    ]


def test_h19_two_people_of_one_name_stay_two(
    importing: Any, window: MainWindow, controller: Controller, hands: Any
) -> None:
    listed = b"Nom;No\nMarie Dubois;14\nMarie Dubois;52\n"
    hands.press(importing(listed), "Add the new ones")
    first, second = controller.read(queries.players)
    assert (first.name, second.name) == ("Marie Dubois", "Marie Dubois (52)")
    plays(controller, first.id, {1: 10})
    plays(controller, second.id, {2: -4})
    again = importing(listed)
    assert [line[3] for line in told(again)] == ["= in the club already"] * 2
    again.reject()
    assert totals(controller) == {"Marie Dubois": 10, "Marie Dubois (52)": -4}
    renamed = PlayerDialog(controller, second, parent=window)
    renamed.open()
    renamed.name.clear()
    hands.type(renamed.name, "Marie Dubois-Leroy", Qt.Key.Key_Return)
    assert totals(controller) == {"Marie Dubois": 10, "Marie Dubois-Leroy": -4}
    last = importing(listed)
    assert not last.ok.isEnabled()
    last.reject()
    assert len([name for name in names(controller) if "Marie" in name]) == 2


def totals(controller: Controller) -> dict[str, int]:
    """Game points of everybody called Marie."""
    ranking = controller.read(queries.ranking, controller.read(queries.seasons)[0].id)
    points = {controller.name(row.player): row.game_points for row in ranking.rows}
    return {name: value for name, value in points.items() if "Marie" in name}


def test_somebody_known_by_name_gets_the_number_of_the_list(importing: Any, controller: Controller, hands: Any) -> None:
    controller.act(players.add_player, "André")
    asked = importing("Nom;N°\nAndre\u0301;7\n".encode())
    assert told(asked) == [(2, "André", "7", "+ gets this number")]
    hands.press(asked, "Add the new ones")
    assert [(one.name, one.number) for one in controller.read(queries.players)] == [("André", "7")]
    controller.undo()
    assert controller.read(queries.players)[0].number is None


def test_columns_the_program_does_not_know_are_chosen_by_hand(
    importing: Any, controller: Controller, hands: Any
) -> None:
    asked = importing(b"12;Peeters;Jan\n13;Claes;Eva\n")
    assert told(asked) == []
    assert not asked.ok.isEnabled()
    assert "Choose the column" in asked.summary.text()
    assert [asked.name.itemText(at) for at in range(4)] == [
        "choose…", "Column 1 (12)", "Column 2 (Peeters)", "Column 3 (Jan)",
    ]  # fmt: skip
    asked.name.choose(1)
    asked.first.choose(2)
    asked.number.choose(0)
    assert told(asked) == [(1, "Peeters Jan", "12", "+ new"), (2, "Claes Eva", "13", "+ new")]
    asked.titled.setChecked(True)
    assert asked.name.itemText(2) == "Peeters"
    asked.titled.setChecked(False)
    asked.name.choose(1)
    hands.press(asked, "Add the new ones")
    assert sorted(names(controller)) == ["Claes", "Peeters"]


def test_a_file_that_is_no_list_is_refused_in_a_sentence(importing: Any, controller: Controller) -> None:
    refused = importing(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "old.xls", ListDialog)
    assert any("save it as .xlsx" in line for line in refused.lines)
    refused.reject()


def workbook(count: int) -> bytes:
    out = io.BytesIO()
    book = xlsxwriter.Workbook(out, {"in_memory": True})
    sheet = book.add_worksheet()
    sheet.write_row(0, 0, ["Nom", "Prénom", "N°"])
    for number in range(count):
        sheet.write_row(number + 1, 0, [f"Peeters {number}", "Jan", f"{number:05}"])
    book.close()
    return out.getvalue()


def test_twenty_thousand_lines_are_read_and_entered_while_the_window_answers(
    importing: Any, controller: Controller, hands: Any
) -> None:
    beats: list[bool] = []
    timer = QTimer()
    timer.setInterval(20)

    def beat() -> None:
        beats.append(True)

    timer.timeout.connect(beat)
    timer.start()
    lines = "".join(f"Peeters {number};Jan;{number:05}\n" for number in range(20_000))
    asked = importing(f"Nom;Prénom;N°\n{lines}".encode("cp1252"))
    assert len(told(asked)) == 20_000
    before = len(beats)
    hands.press(asked, "Add the new ones")
    assert len(beats) > before
    timer.stop()
    assert len(names(controller)) == 20_000


def test_reading_can_be_stopped(importing: Any, window: MainWindow, controller: Controller) -> None:
    def stop() -> None:
        for widget in QApplication.topLevelWidgets():
            if isinstance(widget, QProgressDialog):
                widget.cancel()

    QTimer.singleShot(0, stop)
    with pytest.raises(AssertionError):
        importing(workbook(8_000), "list.xlsx")
    assert window.findChild(MembersDialog) is None
    assert names(controller) == []


def test_what_is_stopped_while_it_is_entered_leaves_the_club_as_it_was(
    importing: Any, controller: Controller, monkeypatch: pytest.MonkeyPatch, hands: Any
) -> None:
    asked = importing("".join(["Nom\n", *(f"Peeters {number}\n" for number in range(900))]).encode())

    def at_once(parent: Any, text: str, work: Any, count: int = 0) -> Any:
        def step(done: int) -> None:
            if done >= 600:
                raise KnownError("stopped")

        return in_background(parent, text, lambda _step: work(step), count)

    monkeypatch.setattr("whistclub.desktop.files.member_list.in_background", at_once)
    hands.press(asked, "Add the new ones")
    assert "Nothing was changed" in asked.problem.text()
    assert names(controller) == []
    assert controller.undo_text() == ""
    asked.reject()
