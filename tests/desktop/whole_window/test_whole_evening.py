"""One evening from the empty window to the season's workbook, by keys alone and by mouse alone, through the real
program: two tables at once, a correction taken back, an end and a new start in the middle of a deal."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import openpyxl
import pypdfium2
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget

from tests.desktop.support.evening_script import (
    BELGIAN,
    BELGIAN_POINTS,
    BELGIAN_RANKING,
    BELGIAN_TOTALS,
    EVERYBODY,
    PARTNERS,
    SOLOISTS,
    TABLES,
    TOURANGEAU,
    as_a_file,
)
from tests.desktop.support.marker import ByKeys, ByMouse, Marker
from tests.reports.office import SOFFICE, recalculated
from whistclub.bootstrap import open_club
from whistclub.club import queries
from whistclub.club.actions.players import add_player
from whistclub.club.ports import SheetView
from whistclub.rules.belgian.facts import BelgianDeal
from whistclub.rules.common import Suit
from whistclub.rules.tourangeau import TourangeauDeal
from whistclub.words.games import contract_name
from whistclub.words.names import suit_sign
from whistclub.words.numbers import points

CORRECTED = 1
"""Number of the Belgian deal that is changed and changed back: a pair of 10 that took 11."""


@pytest.fixture
def documents(preferences: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the program proposes to put files; settings that open a club which is not there yet."""
    folder = tmp_path / "home" / "Documents"
    folder.mkdir()
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    club = json.dumps(str(tmp_path / "club.whist"))
    (tmp_path / "settings.toml").write_text(f'language = "en"\ntheme = "light"\nclub = {club}\n', "utf-8")
    return folder


@pytest.fixture
def keyboard(documents: Path, tmp_path: Path) -> Iterator[Marker]:
    """A marker without a mouse, at a club nobody has been to."""
    marker = ByKeys(tmp_path)
    yield marker
    marker.end()
    assert marker.faults == []


@pytest.fixture
def mouse(documents: Path, tmp_path: Path) -> Iterator[Marker]:
    """A marker without a keyboard, at a club that knows its eight members."""
    club = open_club(tmp_path / "club.whist")
    for name in EVERYBODY:
        club.act(add_player, name)
    club.close()
    marker = ByMouse(tmp_path)
    yield marker
    marker.end()
    assert marker.faults == []


def announced(deal: BelgianDeal, names: tuple[str, ...]) -> list[str]:
    """What is said at the table before the play, as the strip's choices read."""
    if deal.kind != "contract":
        return [{"passed": "Passed", "blank": "Blank hand", "revoke": "Revoke"}[deal.kind]]
    first = deal.attempts[0]
    said = [contract_name("belgian", first.contract), *(names[seat] for seat in first.players)]
    said += [str(number) for number in (first.target, first.level) if number is not None]
    said += [suit_sign(first.trump)] if first.trump is not None else []
    for attempt in deal.attempts[1:]:
        said += ["One more player", names[attempt.players[0]]]
    return said


def result(deal: BelgianDeal, names: tuple[str, ...]) -> list[str]:
    """What came of it."""
    if deal.kind == "contract":
        return [str(attempt.tricks) for attempt in deal.attempts]
    return [names[seat] for seat in (deal.sixth, deal.last, deal.player) if seat is not None]


def bids(deal: TourangeauDeal) -> list[str]:
    """Left of the dealer first; then what was turned."""
    trump = [] if deal.trump is None else ["NT" if deal.trump is Suit.NONE else suit_sign(deal.trump)]
    return [*(str(deal.bids[seat]) for seat in order(deal)), *trump]


def order(deal: TourangeauDeal) -> list[int]:
    assert deal.dealer is not None
    return [(deal.dealer + step) % 4 for step in range(1, 5)]


def play(marker: Marker, deal: BelgianDeal) -> None:
    marker.say([*announced(deal, PARTNERS), *result(deal, PARTNERS)])
    marker.commit()


def play_tourangeau(marker: Marker, deal: TourangeauDeal) -> None:
    marker.say(bids(deal))
    for seat in order(deal):
        if not marker.sees_complete:
            marker.choose(str(deal.tricks[seat]))
    marker.commit()


def stored(marker: Marker) -> tuple[SheetView, SheetView]:
    """Both tables as they lie in the club."""
    record = marker.read(queries.evenings)[0]
    first, second = marker.read(queries.evening, record.id).sheets
    return first, second


def totals(sheet: SheetView) -> list[int]:
    return [sheet.score.totals[player] for player in sheet.record.seats]


def seat_everybody(marker: Marker) -> None:
    """Two tables, each with its game and one convention of its own."""
    marker.open_seating()
    for (game, convention, names), done in zip(TABLES, ("Seat, then the next table", "Seat the table"), strict=True):
        marker.sit(names)
        marker.press(game)
        marker.press("Conventions…")
        marker.switch(convention)
        marker.press("Use these")
        marker.press(done)


def whole_evening(marker: Marker) -> None:
    """Everything but files: from the check-in to the closed evening."""
    marker.check_in(EVERYBODY)
    seat_everybody(marker)
    marker.open_table(2)
    for deal in BELGIAN[:2]:
        play(marker, deal)
    marker.say(announced(BELGIAN[2], PARTNERS))
    marker.open_table(1)
    for dealt in TOURANGEAU[:14]:
        play_tourangeau(marker, dealt)
    marker.open_table(2)
    correct_and_take_back(marker)
    end_and_start_again(marker)
    marker.open_table(2)
    assert marker.chosen == announced_as_read()
    marker.say(result(BELGIAN[2], PARTNERS))
    marker.commit()
    for deal in BELGIAN[3:]:
        play(marker, deal)
    marker.open_table(1)
    for dealt in TOURANGEAU[14:]:
        play_tourangeau(marker, dealt)
    assert stored(marker)[0].score.finished
    marker.leave_table()
    marker.press("Close the evening")


def announced_as_read() -> list[str]:
    """The half-entered deal, as the strip reads it: the other player is "and"."""
    return ["and" if word == "One more player" else word for word in announced(BELGIAN[2], PARTNERS)]


def correct_and_take_back(marker: Marker) -> None:
    """Deal 1 took 8 tricks, not 11? No, it was 11."""
    before = stored(marker)[1]
    assert totals(before) == [-5, 5, -5, 5]
    marker.change_result(CORRECTED, "8")
    assert totals(stored(marker)[1]) == [-28, 28, -28, 28]  # 2 × (6 + 2) paid instead of 7 got
    assert "deal 1, table 2" in marker.window.header.undo.accessibleName()
    marker.undo()
    assert stored(marker)[1] == before


def end_and_start_again(marker: Marker) -> None:
    """The program is ended in the middle of a deal; what was undone can still be done again."""
    redo = marker.window.header.redo.accessibleName()
    marker.end()
    marker.start()
    assert marker.window.header.redo.accessibleName() == redo
    assert "deal 1, table 2" in redo


def assert_facts(marker: Marker) -> None:
    """What is stored is what was played, and scored as the rules say."""
    tourangeau, belgian = stored(marker)
    assert tourangeau.sheet.deals == TOURANGEAU
    assert belgian.sheet.deals == BELGIAN
    assert [tuple(line.points[seat] for seat in range(4)) for line in belgian.score.lines] == list(BELGIAN_POINTS)
    assert dict(zip(PARTNERS, totals(belgian), strict=True)) == BELGIAN_TOTALS
    assert not any(line.warnings for sheet in (tourangeau, belgian) for line in sheet.score.lines)
    assert tourangeau.closed
    assert belgian.closed
    for seat in range(4):
        # rules.md §3, written out once more: 10 + 5 a bid, the slam 5 a card, −10 and −5 a trick missed by
        won = sum(
            10 + 5 * deal.bids[seat] + (5 * (deal.cards or 0) if deal.bids[seat] == deal.cards else 0)
            if deal.bids[seat] == deal.tricks[seat]
            else -(10 + 5 * abs(deal.bids[seat] - deal.tricks[seat]))
            for deal in TOURANGEAU
        )
        assert totals(tourangeau)[seat] == won


def assert_wall_sheet(path: Path, marker: Marker) -> None:
    """The standings on paper, read back."""
    with pypdfium2.PdfDocument(path) as pdf:
        (page,) = pdf
        text = page.get_textpage().get_text_range()
    lines = [line.split() for line in text.splitlines()]
    for name, won in BELGIAN_TOTALS.items():
        assert any({name, points(won), BELGIAN_RANKING[name]} <= set(line) for line in lines), (name, text)
    for name, total in zip(SOLOISTS, totals(stored(marker)[0]), strict=True):
        assert any({name, points(total)} <= set(line) for line in lines), (name, text)


def ranking(folder: Path, season: str) -> list[dict[str, object]]:
    """What the command answers about the same file."""
    command = ["-m", "whistclub", "--club", str(folder / "club.whist"), "ranking", "--season", season, "--json"]
    done = subprocess.run(
        [sys.executable, *command], capture_output=True, text=True, encoding="utf-8", check=True,
        env=os.environ | {"LANG": "en_GB.UTF-8", "PYTHONUTF8": "1"},
    )  # fmt: skip
    rows: list[dict[str, object]] = json.loads(done.stdout)["rows"]
    return rows


def assert_workbook(path: Path, rows: list[dict[str, object]], folder: Path) -> None:
    """The workbook with every stored value taken out, computed anew, says what the command says."""
    bare = folder / "bare.xlsx"
    openpyxl.load_workbook(path).save(bare)
    sheet = openpyxl.load_workbook(recalculated(bare, folder), data_only=True)["Ranking"]
    titles, *values = sheet.iter_rows(values_only=True)
    lines = [dict(zip(titles, line, strict=True)) for line in values if line[1] is not None]
    assert [line["Player"] for line in lines] == [row["player"] for row in rows]
    numbers = {"Place": "place", "Sheets": "sheets", "First places": "firsts", "Game points": "game_points"}
    amounts = {"Place points": "place_points", "Bonus": "points_bonus", "Upset": "upset_bonus", "Total": "total"}
    for line, row in zip(lines, rows, strict=True):
        assert [line[title] for title in numbers] == [row[key] for key in numbers.values()]
        # A column that would hold nothing but zeros is not in the workbook.
        assert [f"{line.get(title, 0):.2f}" for title in amounts] == [row[key] for key in amounts.values()]


def assert_log(log: Path) -> None:
    """The log tells every kind of action, nobody's name."""
    text = log.read_text("utf-8")
    for told in ("club opened: sqlite", "done: seat_table", "done: enter_deal", "done: close_evening"):
        assert told in text
    assert [name for name in EVERYBODY if name in text] == []


def save_everything(marker: Marker, documents: Path) -> tuple[Path, Path, Path]:
    """The standings on paper, the evening's file, the season's workbook, each where the program proposes."""
    marker.print_standings()
    marker.saved(marker.press, "Save as PDF or picture…")
    marker.press("Close")
    marker.saved(marker.export)
    marker.to_ranking()
    marker.saved(marker.press, "Excel…")
    assert marker.window.message.isVisible()
    (paper,), (file,), (book,) = (list(documents.glob(f"*.{ending}")) for ending in ("pdf", "whist.json", "xlsx"))
    return paper, file, book


def test_a_whole_evening_by_keys_alone(log: Path, keyboard: ByKeys, documents: Path, tmp_path: Path) -> None:
    keyboard.commit()  # Enter: the evening starts
    whole_evening(keyboard)
    assert_facts(keyboard)
    paper, file, book = save_everything(keyboard, documents)
    assert_wall_sheet(paper, keyboard)
    assert file.read_bytes() == as_a_file(tmp_path)
    assert_log(log)
    season = keyboard.read(queries.seasons)[0].name
    keyboard.end()
    rows = ranking(tmp_path, season)
    assert {row["player"]: row["total"] for row in rows if row["player"] in PARTNERS} == BELGIAN_RANKING
    if SOFFICE is None:
        pytest.skip("LibreOffice is not installed: the workbook was written, not recalculated")
    assert_workbook(book, rows, tmp_path)


def test_the_same_evening_by_mouse_alone(mouse: ByMouse, documents: Path, tmp_path: Path) -> None:
    mouse.press("Start the evening")
    whole_evening(mouse)
    assert_facts(mouse)
    paper, file, book = save_everything(mouse, documents)
    assert_wall_sheet(paper, mouse)
    assert file.read_bytes() == as_a_file(tmp_path)
    assert book.stat().st_size
    assert QApplication.activeModalWidget() is None


def test_tab_reaches_what_stands_above_the_strip(keyboard: ByKeys) -> None:
    keyboard.commit()
    keyboard.check_in(EVERYBODY)
    seat_everybody(keyboard)
    keyboard.open_table(2)
    for text in ("Ladder", "Table ▾", "‹ Tables"):
        keyboard.tab_to(text)
    keyboard.press("‹ Tables")
    keyboard.press("Seat a table…")


def test_everybody_who_is_not_there_yet_is_proposed_until_the_field_is_pressed_again(mouse: ByMouse) -> None:
    mouse.press("Start the evening")
    field = mouse.window.tonight.view.check_in.field
    mouse.check_in(("Manu",))
    proposed = mouse.seen(QListWidget)
    assert [proposed.item(row).text() for row in range(proposed.count())] == sorted({*EVERYBODY} - {"Manu"})
    mouse.click(field)
    assert not proposed.isVisible()
    mouse.click(field)
    QTest.keyClick(field, Qt.Key.Key_Return)
    names = mouse.read(queries.player_names)
    assert [names[player] for player in mouse.read(queries.open_evening).present] == ["Manu"]
