"""The club's logo in the settings: chosen, shown, printed, taken away, refused in a sentence."""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QFileDialog

from whistclub.club import queries
from whistclub.club.actions.evenings import create_evening
from whistclub.desktop.controller import Controller, sentence
from whistclub.desktop.main_window.sidebar import Place
from whistclub.desktop.main_window.window import MainWindow
from whistclub.desktop.pages.logo import LogoRow, read_logo
from whistclub.desktop.printing.catalogue import preview_season
from whistclub.errors import KnownError
from whistclub.reports.gather import club_logo

SVG = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 60">
<rect width="300" height="60" fill="#114433"/><circle cx="30" cy="30" r="20" fill="#ffffff"/></svg>"""


@pytest.fixture
def drawing(tmp_path: Path) -> Path:
    path = tmp_path / "logo.svg"
    path.write_text(SVG)
    return path


def row(window: MainWindow) -> LogoRow:
    window.go(Place.SETTINGS)
    settings: Any = window.pages[Place.SETTINGS]
    settings.show_section(1)
    found = window.findChild(LogoRow)
    assert found is not None
    return found


def test_a_drawing_becomes_a_picture_in_its_proportions(drawing: Path, qapp: Any) -> None:
    image = QImage.fromData(read_logo(drawing))
    assert image.width() / image.height() == pytest.approx(5, rel=0.02)
    assert image.pixelColor(image.width() - 5, 5) == QColor("#114433")


@pytest.mark.parametrize("text", ["<svg", "<svg/>", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'])
def test_a_drawing_that_draws_nothing_is_refused(tmp_path: Path, text: str, qapp: Any) -> None:
    (tmp_path / "none.svg").write_text(text)
    with pytest.raises(KnownError) as error:
        read_logo(tmp_path / "none.svg")
    assert error.value.key == "bad_picture"


def test_a_drawing_with_too_many_parts_is_refused(tmp_path: Path, qapp: Any) -> None:
    parts = '<rect width="9" height="9"/>' * 5_000
    (tmp_path / "many.svg").write_text(f'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">{parts}</svg>')
    with pytest.raises(KnownError) as error:
        read_logo(tmp_path / "many.svg")
    assert "too many parts" in sentence(error.value)


def test_a_logo_is_chosen_shown_printed_and_taken_away(
    window: MainWindow, controller: Controller, drawing: Path, hands: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    logo = row(window)
    assert not logo.remove.isVisible()
    monkeypatch.setattr(QFileDialog, "exec", lambda self: True)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda self: [str(drawing)])
    hands.press(window, "Choose the logo")
    assert controller.read(club_logo)
    assert not logo.picture.pixmap().isNull()
    assert logo.remove.isVisible()
    controller.act(create_evening, datetime.date(2026, 11, 27))
    preview = preview_season(window, controller, controller.read(queries.seasons)[0].id)
    assert any(item.type == 3 for item in preview.pdf[0].get_objects())
    preview.reject()
    hands.press(window, "Remove the logo")
    assert controller.read(club_logo) == b""
    assert not logo.remove.isVisible()


def test_a_file_that_is_no_picture_is_refused_in_a_sentence(
    window: MainWindow, controller: Controller, tmp_path: Path
) -> None:
    said: list[str] = []

    def refused(error: Exception) -> None:
        said.append(sentence(error))

    controller.refused.connect(refused)
    controller.said.connect(said.append)
    logo = row(window)
    (tmp_path / "logo.png").write_bytes(b"\x89PNG\r\n\x1a\nrubbish")
    logo.take(tmp_path / "logo.png")
    logo.take(tmp_path / "gone.png")
    assert "PNG, JPEG or SVG" in said[0]
    assert "gone.png cannot be read" in said[1]
    assert controller.read(club_logo) == b""


def test_the_television_shows_the_logo_and_the_name_of_the_club(
    window: MainWindow, controller: Controller, drawing: Path
) -> None:
    controller.act(create_evening, datetime.date(2026, 11, 27))
    controller.rename_club("Les Atouts")
    assert window.public_display is not None
    window.public_display.show()
    shown = window.public_display.window
    assert shown is not None
    assert "Les Atouts" in shown.accessibleName()
    assert QColor("#114433") not in colours(shown.grab().toImage())
    row(window).take(drawing)
    window.public_display.read()
    assert QColor("#114433") in colours(shown.grab().toImage())
    window.public_display.hide()


def colours(image: QImage) -> list[QColor]:
    """Those of the left half of the header."""
    step = image.width() // 2, image.height() // 6
    return [image.pixelColor(x, y) for x in range(0, step[0], 2) for y in range(0, step[1], 2)]
