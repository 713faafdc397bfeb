"""Contrast of every pair of colours that meet: text 4.5, edges of what can be pressed 3 (WCAG 2)."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from whistclub.desktop.design import theme

GROUNDS = ("ground", "surface", "raised", "sunk", "hover", "wash")
TEXTS = {
    **dict.fromkeys(("text", "quiet", "off"), ("ground", "surface", "raised", "sunk")),
    **dict.fromkeys(("accent", "ok", "wrong", "attention"), ("ground", "surface", "raised")),
    **dict.fromkeys(("red_suit", "black_suit"), ("ground", "surface", "raised", "wash")),
}
"""What is written on what."""
ALSO = (
    ("text", "hover"), ("text", "wash"), ("quiet", "hover"), ("quiet", "wash"), ("accent", "wash"),
    ("on_accent", "accent"), ("wrong", "wrong_wash"), ("attention", "attention_wash"), ("text", "wrong_wash"),
    ("text", "attention_wash"),
)  # fmt: skip
EDGES = ("edge", "accent", "focus", "wrong", "attention")


def light(colour: str) -> float:
    """Relative luminance of #rrggbb."""
    parts = (value / 255 for value in QColor(colour).getRgb()[:3])
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


def test_the_measure_knows_black_on_white() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("name", ["light", "dark", "contrast"])
def test_text_is_read_on_every_ground_it_stands_on(name: str) -> None:
    colours = theme.colours_of(name)
    pairs = [(ink, ground) for ink, grounds in TEXTS.items() for ground in grounds]
    weak = {
        pair: round(found, 2)
        for pair in (*pairs, *ALSO)
        if (found := contrast(getattr(colours, pair[0]), getattr(colours, pair[1]))) < 4.5
    }
    assert not weak


@pytest.mark.parametrize("name", ["light", "dark", "contrast"])
def test_the_edge_of_what_can_be_pressed_is_seen_on_every_ground(name: str) -> None:
    colours = theme.colours_of(name)
    weak = {
        (edge, ground): round(found, 2)
        for edge in EDGES
        for ground in ("ground", "surface", "raised")
        if (found := contrast(getattr(colours, edge), getattr(colours, ground))) < 3
    }
    assert not weak


@pytest.mark.parametrize("name", ["light", "dark", "contrast"])
def test_the_lines_of_a_chart_and_their_names_are_read(name: str) -> None:
    colours = theme.colours_of(name)
    for line in theme.LINES[name]:
        assert contrast(line, colours.surface) >= 4.5, line
        assert contrast(line, colours.ground) >= 4.5, line
    assert len(set(theme.LINES[name])) == 7
