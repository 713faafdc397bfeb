"""F1 opens the manual in every language; its pages for the wall fit on one sheet."""

import re
from pathlib import Path

import pypdfium2
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from key_budgets import cases
from whistclub.desktop.main_window.manual_viewer import ManualWindow, _pdf, manual_text, parts
from whistclub.words import install, qt
from whistclub.words.languages import LANGUAGES

# The offscreen platform has no front to come to.
pytestmark = pytest.mark.qt_log_ignore("raise", extend=True)


@pytest.fixture(params=LANGUAGES)
def spoken(request, preferences):
    assert qt.load(request.param)
    yield request.param
    install("en", None)


def test_f1_opens_it_once(window, hands):
    QTest.keyClick(window, Qt.Key.Key_F1)
    first = hands.dialog(ManualWindow)
    QTest.keyClick(window, Qt.Key.Key_F1)
    assert hands.dialog(ManualWindow) is first
    assert first.text.document().toPlainText().startswith("Manual")


def test_every_language_has_the_same_parts_and_the_counts(spoken):
    text = manual_text()
    titles = [title for title, _ in parts(text)]
    source = Path(__file__).parents[3] / "packaging" / "manual"
    heads = {page.stem: page.read_text(encoding="utf-8").count("\n## ") for page in source.glob("*.md")}
    assert set(heads.values()) == {len(titles)}, heads
    window = ManualWindow()
    window.show()
    QApplication.processEvents()
    for title in titles:
        window.show_part(title)
        assert window.text.textCursor().block().text() == title
    for case in cases():
        assert f"| {case.named(spoken)} | {case.budget} |" in text
    assert "[[" not in text


def test_the_table_of_keys_has_every_key_of_the_menus(spoken, window):
    keys = next(body for _, body in parts(manual_text()) if "| F11 |" in body)
    shift = {"en": "Shift", "fr": "Maj", "nl": "Shift"}[spoken]
    for name, action in window.actions_by_name.items():
        for key in action.shortcuts():
            written = key.toString().replace("Shift", shift)
            assert not written or re.search(rf"(\| |, |; ){re.escape(written)}( \||,|;| ;)", keys), (name, written)


def test_escape_control_w_and_its_button_close_it(window, hands):
    for close in (Qt.Key.Key_Escape, Qt.Key.Key_W, None):
        window.activateWindow()
        QApplication.processEvents()
        QTest.keyClick(window, Qt.Key.Key_F1)
        shown = hands.dialog(ManualWindow)
        assert shown.windowTitle() == shown.text.document().begin().text()
        shown.activateWindow()
        QApplication.processEvents()
        if close is None:
            hands.press(shown, "Close")
        else:
            control = close == Qt.Key.Key_W
            keys = Qt.KeyboardModifier.ControlModifier if control else Qt.KeyboardModifier.NoModifier
            QTest.keyClick(shown.text, close, keys)
        assert not any(isinstance(w, ManualWindow) and w.isVisible() for w in QApplication.topLevelWidgets())
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_the_two_pages_for_the_wall_are_one_sheet_each(spoken):
    for title, body in parts(manual_text())[:2]:
        for paper in ("A4", "A5"):
            with pypdfium2.PdfDocument(_pdf(body, paper)) as pdf:
                assert len(pdf) == 1, (title, paper)
                page = pdf[0]
                said = page.get_textpage().get_text_range()
                assert title.split()[0] in said
