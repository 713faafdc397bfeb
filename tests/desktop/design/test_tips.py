"""Tooltips show names as they are, whatever they look like."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractListModel, Qt
from PySide6.QtGui import Qt as Gui
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QAbstractItemView, QWidget

import whistclub.desktop
from tests.desktop.support import everything
from whistclub.desktop.design.tips import plain_tip
from whistclub.desktop.preferences import Preferences

ODD = '<b>x</b><img src="file:///etc/x">'


def tips(top: QWidget) -> Iterator[tuple[str, str]]:
    """Every tooltip in the window, with the kind of what has it."""
    for widget in (top, *top.findChildren(QWidget)):
        yield type(widget).__name__, widget.toolTip()
        if isinstance(widget, QAbstractItemView) and (model := widget.model()) is not None:
            kind = type(model).__name__
            for column in range(1 if isinstance(model, QAbstractListModel) else model.columnCount()):
                title = model.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
                yield kind, str(title or "")
                for row in range(model.rowCount()):
                    yield kind, str(model.index(row, column).data(Qt.ItemDataRole.ToolTipRole) or "")


def test_a_name_that_looks_like_markup_stays_a_name_in_every_tooltip(
    tmp_path: Path, preferences: Preferences, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(everything, "NAMES", tuple(f"{ODD} {number}" for number in range(len(everything.NAMES))))
    at = everything.rich(tmp_path, preferences)
    named: set[str] = set()
    for show in everything.PAGES.values():
        show(at)
        for kind, tip in tips(at.window):
            assert not (Gui.mightBeRichText(tip) and "<b>" in tip), (kind, tip)
            if "file:///etc/x" in tip:
                named.add(kind)
    everything.shut(at)
    assert len(named) >= 3, named


def test_a_tooltip_keeps_its_lines_and_its_letters() -> None:
    text = f"{ODD}\nA & B: 3 < 4"
    document = QTextDocument()
    document.setHtml(plain_tip(text))
    assert document.toPlainText() == text
    assert plain_tip("Ada & Bea\n3 < 4") == "Ada & Bea\n3 < 4"


def test_every_tooltip_goes_the_same_way() -> None:
    folder = Path(whistclub.desktop.__file__).parent
    own = {path.name for path in folder.rglob("*.py") if ".setToolTip(" in path.read_text(encoding="utf-8")}
    assert own == {"tips.py"}
