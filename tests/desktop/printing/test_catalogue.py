"""One place to print: everything can be previewed and saved, from the evening, the ranking and a player's page."""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import Any

import pytest

from whistclub.club import queries
from whistclub.club.actions import deals, evenings, players, tables
from whistclub.club.actions.settings import change_setting
from whistclub.club.ports import EveningRecord, PlayerRecord, SheetRecord
from whistclub.desktop.controller import Controller
from whistclub.desktop.dialogs.prizes import PrizesDialog
from whistclub.desktop.main_window.sidebar import Place
from whistclub.desktop.main_window.window import MainWindow
from whistclub.desktop.preferences import PAPERS
from whistclub.desktop.printing.catalogue import preview_evening, preview_player, preview_season
from whistclub.desktop.printing.preview import PreviewDialog
from whistclub.ranking.prizes import PrizeRules, encode_prizes
from whistclub.reports.gather import PRIZES
from whistclub.rules.belgian.facts import Attempt, BelgianDeal
from whistclub.rules.games import GAMES
from whistclub.rules.sheet import Totals

EVENING = [
    "Standings",
    "Score sheets as played",
    "Blank score sheets of the tables",
    "Tables by name",
    "Tables by number",
    "Slips, one a player",
]
SEASON = ["Ranking", "Players and evenings", "Attendance", "Records of the season"]
CLUB = [
    *("Rules of the club", "Members", "Registration list"),
    *(f"Blank score sheet: {name}" for name in ("Belgian whist", "Whist 32", "Whist Tourangeau", "Short whist")),
]


@pytest.fixture
def evening(controller: Controller) -> int:
    """An evening with a played table and one that has not begun."""
    people = [controller.club.act(players.add_player, name).new(PlayerRecord) for name in "ABCDEFGH"]
    evening = controller.club.act(evenings.create_evening, datetime.date(2026, 11, 27)).new(EveningRecord)
    for number, seated in ((1, people[:4]), (2, people[4:])):
        sheet = controller.club.act(
            tables.seat_table,
            evening,
            game="belgian",
            conventions=GAMES["belgian"].default_conventions(),
            players=seated,
            table=number,
        ).new(SheetRecord)
        if number == 1:
            controller.club.act(deals.enter_deal, sheet, BelgianDeal("contract", (Attempt("solo", (0,), 8, 8),)))
            controller.club.act(tables.close_table, sheet)
    return evening


def offered(preview: PreviewDialog) -> list[str]:
    return [preview.kind.itemText(index) for index in range(preview.kind.count())]


def season_of(controller: Controller, evening: int) -> int:
    return controller.read(queries.evening, evening).season.id


def test_an_evening_offers_its_papers_then_the_seasons_and_the_clubs(
    window: MainWindow, controller: Controller, evening: int
) -> None:
    preview = preview_evening(window, controller, evening)
    assert offered(preview) == [*EVENING, *SEASON, *CLUB]
    preview.reject()


def test_every_paper_is_made_on_every_size(window: MainWindow, controller: Controller, evening: int) -> None:
    preview = preview_evening(window, controller, evening)
    for index in range(preview.kind.count()):
        preview.kind.setCurrentIndex(index)
        for paper in PAPERS:
            preview.paper.choose(paper)
            assert len(preview.pdf) >= 1
            assert not preview.sheet.pixmap().isNull()
    preview.reject()


def test_a_player_and_a_season_offer_theirs(window: MainWindow, controller: Controller, evening: int) -> None:
    season = season_of(controller, evening)
    player = controller.read(queries.players)[0].id
    for preview, first in (
        (preview_season(window, controller, season), "Ranking"),
        (preview_player(window, controller, player, season), "Player's card"),
    ):
        assert offered(preview)[0] == first
        assert offered(preview)[-len(CLUB) :] == CLUB
        preview.reject()


def test_a_paper_is_saved_as_pdf_or_as_a_picture(
    window: MainWindow, controller: Controller, evening: int, tmp_path: Path
) -> None:
    preview = preview_evening(window, controller, evening)
    assert preview.name() == "2026-11-27 Standings"
    preview.save_to(tmp_path / "wall.pdf")
    preview.save_to(tmp_path / "wall.png")
    assert (tmp_path / "wall.pdf").read_bytes() == preview.data
    assert (tmp_path / "wall.png").read_bytes().startswith(b"\x89PNG")
    for ending, first in ((".xlsx", b"PK"), (".html", b"<!DOCTYPE html>"), (".txt", b""), (".csv", b"\xef\xbb\xbf")):
        preview.save_to(tmp_path / f"wall{ending}")
        assert (tmp_path / f"wall{ending}").read_bytes().startswith(first)
    preview.save_to(tmp_path / "wall.docx")
    assert not (tmp_path / "wall.docx").exists()
    preview.save_to(tmp_path / "nowhere" / "wall.png")
    assert "cannot be written" in preview.note.text()
    preview.reject()


def test_an_evening_without_tables_can_be_printed(window: MainWindow, controller: Controller, hands: Any) -> None:
    empty = controller.club.act(evenings.create_evening, datetime.date(2026, 12, 4)).new(EveningRecord)
    preview = preview_evening(window, controller, empty)
    assert offered(preview) == ["Standings", *SEASON, *CLUB]
    preview.kind.setCurrentIndex(preview.kind.findText("Rules of the club"))
    assert len(preview.pdf) >= 1
    preview.reject()


def test_prizes_stand_on_the_wall_sheet(window: MainWindow, controller: Controller, evening: int, hands: Any) -> None:
    window.go(Place.SETTINGS)
    settings: Any = window.pages[Place.SETTINGS]
    settings.show_section(1)
    hands.press(window, "Prizes of an evening…")
    asked = hands.dialog(PrizesDialog)
    asked.places.setValue(1)
    asked.last.setChecked(True)
    hands.press(asked, "Keep")
    preview = preview_evening(window, controller, evening)
    text = " ".join(page.get_textpage().get_text_range() for page in preview.pdf).replace("\r\n", " ")
    assert "Prizes" in text
    assert "Place 1 A" in text
    assert "Last place" in text
    preview.reject()
    again = PrizesDialog(controller, window)
    assert (again.places.value(), again.one_in.value(), again.guest.isChecked(), again.last.isChecked()) == (
        1, 0, False, True,
    )  # fmt: skip


def test_prizes_stand_under_the_standings_once_they_are_final(
    window: MainWindow, controller: Controller, evening: int
) -> None:
    controller.act(change_setting, PRIZES, encode_prizes(PrizeRules(places=1, last=True)))
    window.open_evening(evening)
    assert not window.tonight.view.prizes.isVisible()
    waiting = next(one.record.id for one in controller.read(queries.evening, evening).sheets if one.record.table == 2)
    controller.act(tables.enter_totals, waiting, Totals((30, -10, -10, -10)))
    controller.act(tables.close_table, waiting)
    assert window.tonight.view.prizes.text() == "Prizes: Place 1 E · Last place F; G; H"
    window.go(Place.SETTINGS)
    controller.act(change_setting, PRIZES, None)
    window.go(Place.TONIGHT)
    assert not window.tonight.view.prizes.isVisible()
