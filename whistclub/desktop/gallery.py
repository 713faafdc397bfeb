"""The parts all pages are made of, side by side: ``python -m whistclub.desktop.gallery [THEME] [TEXT %]``."""

from __future__ import annotations

import sys

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QGridLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from whistclub.desktop.app import dress
from whistclub.desktop.design import theme
from whistclub.desktop.design.fields import ComboBox, SpinBox
from whistclub.desktop.design.icons import icon
from whistclub.desktop.design.segments import Segment, Segments
from whistclub.desktop.design.widgets import Card, ChipButton, ElidedLabel, NumberLabel, button, label, scrolled
from whistclub.desktop.preferences import Preferences


def gallery() -> QWidget:
    """Returns a page with every part in each of its states, in the theme and text size in use."""
    inside = QWidget()
    grid = QGridLayout(inside)
    grid.setContentsMargins(5 * theme.UNIT, 5 * theme.UNIT, 5 * theme.UNIT, 5 * theme.UNIT)
    grid.setSpacing(3 * theme.UNIT)
    for at, made in enumerate((_type(), _buttons(), _chips(), _fields(), _labels(), _rows())):
        grid.addWidget(made, at // 2, at % 2, Qt.AlignmentFlag.AlignTop)
    area = scrolled(inside)
    area.setObjectName("page")
    return area


def _card(title: str, *widgets: QWidget) -> Card:
    made = Card()
    made.box.addWidget(label(title, "strong"))
    for widget in widgets:
        made.box.addWidget(widget)
    return made


def _line(*widgets: QWidget) -> QWidget:
    line = QWidget()
    row = QHBoxLayout(line)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(theme.GAP)
    for widget in widgets:
        row.addWidget(widget)
    row.addStretch(1)
    return line


def _type() -> Card:
    kinds = ("heading", "number", "total", "strong", "", "small", "quiet", "ok", "attention", "wrong", "gain", "loss")
    return _card("Type", *(label(kind or "body", kind) for kind in kinds))


def _buttons() -> Card:
    lines = []
    for kind in ("main", "", "plain", "icon"):
        made = [button("" if kind == "icon" else kind or "quiet", kind) for _ in range(2)]
        for each in made:
            if kind == "icon":
                each.setIcon(icon("undo", theme.colours().quiet))
        made[1].setEnabled(False)
        lines.append(_line(*made))
    return _card("Buttons: to press, not to press", *lines)


def _chips() -> Card:
    plain, chosen, due, off = (ChipButton(text, "D") for text in ("À deux", "Chosen", "Due", "Off"))
    chosen.setChecked(True)
    due.setProperty("due", "true")
    off.setEnabled(False)
    suits = [ChipButton(sign, ink=ink) for sign, ink in zip("♠♥♣♦", ("black_suit", "red_suit") * 2, strict=True)]
    segments = Segments()
    for at in range(3):
        segment = Segment(f"Round {at + 1}")
        segment.setChecked(at == 1)
        segments.flow.addWidget(segment)
    return _card("Choices", _line(plain, chosen, due, off), _line(*suits), _line(segments))


def _fields() -> Card:
    text, wrong, off, number, choice = QLineEdit(), QLineEdit("12x"), QLineEdit("off"), SpinBox(1, 40), ComboBox()
    text.setPlaceholderText("Qui arrive ? Deux lettres…")
    wrong.setProperty("wrong", "true")
    off.setEnabled(False)
    choice.addItems(["2026-2027", "2025-2026"])
    return _card("Fields", text, wrong, off, number, choice)


def _labels() -> Card:
    tags = [label(text, kind) for text, kind in (("provisoire", "tag"), ("donne 7 / 16", "tag_ok"),
                                                 ("rabrouche 3 / 4", "tag_attention"), ("F8", "key"))]  # fmt: skip
    return _card("Labels", _line(*tags))


def _rows() -> Card:
    lines = []
    for name, points in (("Mieke Aerts", 63), ("Marie-Thérèse Vandenbroucke-Lefèvre", 8), ("Monique Dubois", -49)):
        line, number = QWidget(), NumberLabel()
        number.set_points(points)
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(ElidedLabel(name), 1)
        row.addWidget(number)
        line.setFixedWidth(theme.px(220))
        lines.append(line)
    return _card("Rows", *lines)


def main() -> None:
    app = QApplication(sys.argv[:1])
    chosen = [*sys.argv[1:], *("light", "100")[len(sys.argv[1:]) :]]
    dress(app, Preferences(language="fr", theme=chosen[0], text_size=int(chosen[1])))
    window = QWidget()
    box = QVBoxLayout(window)
    box.setContentsMargins(0, 0, 0, 0)
    box.addWidget(gallery())
    window.resize(1092, 768)
    window.show()
    app.exec()


if __name__ == "__main__":
    main()
