"""The look of the window: colours, font sizes and spacing, and the style sheet made from them."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from string import Template
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetrics, QGuiApplication, QPalette

from whistclub.desktop.design.icons import folder
from whistclub.resources import resource

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

SMALL, BODY, HEADING, NUMBER, TOTAL = 13, 15, 21, 26, 44
"""Font sizes in pixels at text size 100 %."""
UNIT: Final = 4
"""Base of all spacing, in pixels."""
CONTROL: Final = 44
"""Minimum height and width in pixels of the choices of the strip, cards and rows."""
BUTTON: Final = 40
"""Minimum height and width in pixels of every other button and field."""
LARGE_GROWS: Final = 0.6
"""Share of an increase in text size that headings and large numbers follow."""
TIGHT_ABOVE: Final = 1.1
"""Text size (1: 100 %) above which pages use a tighter layout."""
GAP, INSIDE = 2 * UNIT, 3 * UNIT
"""Spacing in pixels between chips, and padding of cards."""


@dataclass(frozen=True, slots=True)
class Colours:
    """The colours of one theme (#rrggbb). ``ground``: window background; ``surface``: cards; ``raised``: fields and
    menus; ``sunk``: quiet buttons and segmented controls; ``line``: separators and hairlines of cards; ``edge``:
    outline of what can be pressed; ``quiet``: muted text; ``wash``: what is chosen."""

    ground: str
    surface: str
    raised: str
    sunk: str
    hover: str
    line: str
    edge: str
    text: str
    quiet: str
    off: str
    accent: str
    on_accent: str
    wash: str
    focus: str
    ok: str
    attention: str
    wrong: str
    wrong_wash: str
    attention_wash: str
    red_suit: str
    black_suit: str


THEMES: Final = {
    #                  light      dark       high contrast
    "ground":         ("#f4f2ec", "#121715", "#000000"),
    "surface":        ("#fffefb", "#1b2220", "#000000"),
    "raised":         ("#fffefb", "#1b2220", "#000000"),
    "sunk":           ("#ece9e1", "#232c29", "#000000"),
    "hover":          ("#e4e0d5", "#2b3531", "#1c1c1c"),
    "line":           ("#dedacf", "#313b37", "#ffffff"),
    "edge":           ("#838c85", "#6f7c75", "#ffffff"),
    "text":           ("#18211c", "#edf1ee", "#ffffff"),
    "quiet":          ("#525d56", "#a7b3ac", "#e6e6e6"),
    "off":            ("#5f6862", "#93a099", "#b5b5b5"),
    "accent":         ("#1f6b47", "#56b886", "#ffe14d"),
    "on_accent":      ("#ffffff", "#08150e", "#000000"),
    "wash":           ("#e3efe7", "#1d3529", "#3a3300"),
    "focus":          ("#1d5fbf", "#7db2ff", "#7fd4ff"),
    "ok":             ("#1f6b47", "#6fd0a0", "#7dff9c"),
    "attention":      ("#8a5700", "#f0b95a", "#ffd24d"),
    "wrong":          ("#b3302b", "#ff8f87", "#ff9c94"),
    "wrong_wash":     ("#f8e2df", "#3a1c1a", "#000000"),
    "attention_wash": ("#fbf0d9", "#3a2e14", "#000000"),
    "red_suit":       ("#bf2f2a", "#ff8078", "#ff8f85"),
    "black_suit":     ("#18211c", "#edf1ee", "#ffffff"),
}  # fmt: skip

LINES: Final = {
    "light": ("#1f6b47", "#1d5fbf", "#b3302b", "#8a5700", "#7a3ea8", "#0b6b7a", "#525d56"),
    "dark": ("#56b886", "#7db2ff", "#ff8f87", "#f0b95a", "#cf9bf2", "#5cc8d6", "#a7b3ac"),
    "contrast": ("#7dff9c", "#7fd4ff", "#ff9c94", "#ffe14d", "#e0b0ff", "#8ff0ff", "#ffffff"),
}
"""Colours of the lines of a chart and of their names, by theme."""

_NAMES: Final = ("light", "dark", "contrast")

QSS: Final = Template("""
QWidget { color: $text; font-size: ${body}px; }
QMainWindow, QDialog, QWidget#page, QScrollArea, QScrollArea > QWidget > QWidget#inside { background: $ground; }
QScrollArea { border: none; }
QFrame#card QScrollArea, QFrame#card QScrollArea > QWidget, QFrame#card QWidget#plain { background: transparent; }
QToolTip { color: $text; background: $raised; border: 1px solid $edge; padding: 4px; }
QLabel { background: transparent; }
QLabel[kind="heading"] { font-size: ${heading}px; font-weight: 700; }
QLabel[kind="number"] { font-size: ${number}px; font-weight: 600; }
QLabel[kind="total"] { font-size: ${total}px; font-weight: 600; }
QLabel[kind="accepted"] { font-size: ${total}px; font-weight: 700; color: $ok; }
QLabel[kind="refused"] { font-size: ${total}px; font-weight: 700; color: $wrong; }
QLabel[kind="gain"] { font-size: ${number}px; font-weight: 700; color: $ok; }
QLabel[kind="loss"] { font-size: ${number}px; font-weight: 700; color: $wrong; }
QLabel[kind="late"] { font-size: ${total}px; font-weight: 600; color: $attention; }
QLabel[kind="small"] { font-size: ${small}px; color: $quiet; }
QLabel[kind="small"][tone="ok"] { color: $ok; }
QLabel[kind="small"][tone="attention"] { color: $attention; }
QLabel#carried { background: $wash; border: 2px solid $accent; border-radius: 8px; padding: 8px; }
QLabel[kind="quiet"] { color: $quiet; }
QLabel[kind="strong"] { font-weight: 600; }
QLabel[kind="red"] { color: $red_suit; font-weight: 600; }
QLabel[kind="red_card"] { color: $red_suit; }
QLabel[kind="ok"] { color: $ok; }
QLabel[kind="attention"] { color: $attention; }
QLabel[kind="wrong"] { color: $wrong; }
QFrame#card { background: $surface; border: 1px solid $line; border-radius: 14px; }
QFrame#card[tone="attention"] { border-color: $attention; }
QFrame#card[open="true"]:hover { border-color: $accent; }
QFrame#card:focus { border: 2px solid $focus; }
QFrame#bar { background: $raised; border: 2px solid $accent; border-radius: 8px; }
QFrame#line { background: $line; border: none; max-height: 1px; min-height: 1px; }
QFrame#message { background: $attention_wash; border: 1px solid $attention; border-radius: 10px; }
QFrame#message[tone="wrong"] { background: $wrong_wash; border-color: $wrong; }
QFrame#message[tone="ok"] { background: $raised; border-color: $edge; }
QWidget#sidebar { background: $ground; border-right: $side_border; }
QWidget#header { background: $ground; }

QPushButton, QToolButton {
    background: $sunk; border: 1px solid $button_edge; border-radius: 10px; min-height: ${button}px; padding: 0 14px;
    min-width: 12px; font-weight: 500;
}
QToolButton { min-width: ${button}px; padding: 0 6px; }
QWidget[touch="true"] QPushButton, QWidget[touch="true"] QToolButton {
    min-height: ${inner}px; min-width: ${inner}px;
}
QPushButton:hover, QToolButton:hover { background: $hover; }
QPushButton:pressed, QToolButton:pressed { background: $wash; }
QPushButton:focus, QToolButton:focus { border: 2px solid $focus; padding: 0 13px; }
QToolButton:focus { padding: 0 5px; }
QPushButton:disabled, QToolButton:disabled { color: $off; border: 1px $off_border $line; background: $ground; }
QPushButton[kind="main"] { background: $accent; color: $on_accent; border-color: $accent; font-weight: 600; }
QPushButton[kind="main"]:focus { border: 2px solid $focus; }
QPushButton[kind="main"]:disabled { background: $ground; color: $off; border-color: $line; }
QPushButton[kind="plain"], QToolButton[kind="plain"] { background: transparent; border-color: transparent; }
QPushButton[kind="plain"]:hover, QToolButton[kind="plain"]:hover { background: $hover; }
QPushButton[kind="plain"]:focus, QToolButton[kind="plain"]:focus { border-color: $focus; }
QPushButton[kind="plain"]:disabled, QToolButton[kind="plain"]:disabled {
    color: $off; background: transparent; border-color: transparent;
}
QPushButton[kind="plain"][tone="accent"] { color: $accent; font-weight: 600; }
QPushButton[kind="way"] {
    background: transparent; border-color: transparent; text-align: left; padding: 0 8px; font-weight: 400;
}
QPushButton[kind="way"]:hover { background: $hover; }
QPushButton[kind="way"]:focus { border-color: $focus; }
QPushButton[kind="icon"] { background: transparent; border-color: transparent; padding: 0; min-width: ${button}px; }
QPushButton[kind="icon"]:checked { background: $wash; border-color: $accent; }
QPushButton[kind="icon"]:hover { background: $hover; }
QPushButton[kind="icon"]:focus { border-color: $focus; }
QPushButton[kind="icon"]:disabled { background: transparent; border-color: transparent; }
QPushButton[tone="attention"] { color: $attention; font-weight: 600; }
QPushButton#chip {
    background: $surface; border: 1px solid $edge; padding: 0; min-width: ${inner}px; min-height: ${inner}px;
    font-weight: 400;
}
QPushButton#chip:hover { background: $hover; }
QPushButton#chip:checked { background: $wash; border-color: $accent; font-weight: 600; }
QPushButton#chip[said="true"] { background: $wash; border-color: $accent; }
QPushButton#chip[said="true"]:checked { border-width: 2px; }
QPushButton#chip[filled="true"]:checked { background: $accent; border-color: $accent; }
QPushButton#chip[due="true"] { background: $wash; border: 2px solid $accent; min-height: 0; }
QPushButton#chip:disabled { border: 1px $off_border $line; background: $ground; }
QPushButton#chip:focus, QPushButton#chip[filled="true"]:focus { border: 2px solid $focus; }
QFrame#podium { background: $sunk; border: 1px solid $button_edge; border-radius: 10px; }
QWidget#pay { border-radius: 10px; }
QWidget#pay[ready="true"] { background: $wash; }
QFrame#segments { background: $sunk; border: 1px solid $button_edge; border-radius: 10px; }
QFrame#segments QPushButton#chip {
    background: transparent; border: 1px solid transparent; border-radius: 8px; min-height: ${segment}px;
}
QFrame#segments QPushButton#chip:hover { background: $hover; }
QFrame#segments QPushButton#chip:checked { background: $surface; border-color: $segment_edge; font-weight: 600; }
QFrame#segments QPushButton#chip:focus { border: 2px solid $focus; }
QLabel[kind="tag"], QLabel[kind="tag_ok"], QLabel[kind="tag_attention"], QLabel[kind="tag_wrong"] {
    font-size: ${small}px; color: $quiet; background: $sunk; border: 1px solid $button_edge; border-radius: 11px;
    padding: 2px 9px;
}
QLabel[kind="tag_ok"] { color: $accent; background: $wash; font-weight: 600; }
QLabel[kind="tag_attention"] { color: $attention; background: $attention_wash; font-weight: 600; }
QLabel[kind="tag_wrong"] { color: $wrong; background: $wrong_wash; font-weight: 600; }
QLabel[kind="key"] {
    font-size: ${key}px; color: $quiet; background: $surface; border: 1px solid $line; border-bottom-width: 2px;
    border-radius: 5px; padding: 0 5px;
}
QPushButton::menu-indicator, QToolButton::menu-indicator { image: none; width: 0; }
QToolButton#place {
    background: transparent; border: 1px solid transparent; border-radius: 10px; text-align: left; padding: 0 11px;
    min-height: ${inner}px; color: $quiet; font-weight: 400;
}
QToolButton#place[narrow="true"] { font-size: ${under_icon}px; padding: 2px 0; }
QToolButton#place:hover { background: $hover; }
QToolButton#place:checked { background: $surface; border-color: $line; color: $accent; font-weight: 600; }
QToolButton#place:focus { border: 2px solid $focus; padding: 0 10px; }
QToolButton#place[narrow="true"]:checked { font-weight: 400; }
QToolButton#place[narrow="true"]:focus { padding: 1px 0; }
QLabel#spade { background: $accent; color: $on_accent; border-radius: 9px; font-size: 19px; }

QLineEdit, QComboBox, QSpinBox, QDateEdit, QPlainTextEdit, QTextEdit {
    background: $raised; border: 1px solid $edge; border-radius: 10px; min-height: ${button}px; padding: 0 10px;
    selection-background-color: $accent; selection-color: $on_accent; placeholder-text-color: $quiet;
}
QPlainTextEdit, QTextEdit { padding: 4px; }
QLineEdit:focus, QComboBox:focus, QSpinBox:focus, QDateEdit:focus, QPlainTextEdit:focus, QTextEdit:focus {
    border: 2px solid $focus; padding: 0 9px;
}
QLineEdit:disabled, QComboBox:disabled, QSpinBox:disabled { color: $off; background: $ground; border-color: $line; }
QSpinBox QLineEdit, QDateEdit QLineEdit, QComboBox QLineEdit {
    border: none; background: transparent; min-height: 0; padding: 0 8px;
}
QLineEdit > QToolButton {
    border: none; background: transparent; min-width: 0; min-height: 0; padding: 0; border-radius: 4px;
}
QLineEdit#line { min-height: 0; padding: 0 6px; border-radius: 4px; }
QLineEdit#line:focus { padding: 0 5px; }
QLineEdit#line:read-only { border-color: $line; background: transparent; }
QLineEdit[wrong="true"] { border: 2px solid $wrong; padding: 0 9px; }
QComboBox::drop-down, QDateEdit::drop-down { border: none; width: 28px; }
QComboBox::down-arrow, QDateEdit::down-arrow { image: url($icons/down-$tone.svg); width: 14px; height: 14px; }
QComboBox QAbstractItemView { background: $raised; border: 1px solid $edge; selection-background-color: $wash;
    selection-color: $text; outline: none; }
QComboBox QAbstractItemView::item { min-height: 36px; padding: 0 8px; }
QSpinBox::up-button, QSpinBox::down-button { width: 36px; border: none; border-left: 1px solid $line; }
QSpinBox::up-button:hover, QSpinBox::down-button:hover { background: $hover; }
QSpinBox::up-arrow { image: url($icons/up-$tone.svg); width: 12px; height: 12px; }
QSpinBox::down-arrow { image: url($icons/down-$tone.svg); width: 12px; height: 12px; }
QCheckBox, QRadioButton { min-height: ${control}px; spacing: 10px; background: transparent; }
QCheckBox::indicator, QRadioButton::indicator {
    width: 22px; height: 22px; border: 1px solid $edge; background: $raised; border-radius: 5px;
}
QRadioButton::indicator { border-radius: 12px; }
QTableView::indicator {
    width: 20px; height: 20px; border: 1px solid $edge; background: $raised; border-radius: 5px;
}
QTableView::indicator:checked { background: $accent; border-color: $accent; image: url($icons/check-$on_tone.svg); }
QTableView::indicator:disabled { background: $ground; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent; image: url($icons/check-$on_tone.svg); }
QRadioButton::indicator:checked { background: $accent; border: 6px solid $raised; width: 12px; height: 12px; }
QCheckBox:focus, QRadioButton:focus { color: $focus; }
QCheckBox::indicator:focus, QRadioButton::indicator:focus { border: 2px solid $focus; }
QCheckBox:disabled, QRadioButton:disabled { color: $off; }

QAbstractScrollArea { background: $ground; border: none; }
QTableView, QListView, QTreeView {
    background: $surface; alternate-background-color: $ground; border: 1px solid $line; border-radius: 14px;
    gridline-color: $line; selection-background-color: $wash; selection-color: $text; outline: none;
}
QTableView:focus, QListView:focus, QTreeView:focus, QScrollArea:focus { border: 2px solid $focus; }
QTableView::item, QListView::item { padding: 0 8px; }
QListView::item { min-height: ${control}px; border-radius: 6px; }
QTableView[kind="list"]::item { border-bottom: 1px solid $line; }
QTableView::item:selected, QListView::item:selected { background: $wash; color: $text; }
QListView::item:hover { background: $hover; }
QListView::item:selected:hover { background: $wash; }
QListView#sections { background: transparent; border: 1px solid transparent; }
QListView#sections:focus { border: 2px solid $focus; }
QListView#sections::item:selected { background: $surface; color: $accent; border: 1px solid $line; font-weight: 600; }
QLineEdit[unsaved="true"], QSpinBox[unsaved="true"] { border: 2px solid $attention; padding: 0 9px; }
QHeaderView { background: transparent; border: none; }
QHeaderView::section {
    background: transparent; color: $quiet; border: none; border-bottom: 1px solid $line; padding: 4px 11px;
    font-size: ${small}px; min-height: 28px;
}
QHeaderView::up-arrow { image: url($icons/up-$tone.svg); width: 12px; height: 12px; }
QHeaderView::down-arrow { image: url($icons/down-$tone.svg); width: 12px; height: 12px; }
QHeaderView::section:vertical { border: none; color: $text; }
QTableCornerButton::section { background: transparent; border: none; }
QTabBar { background: transparent; border: none; }
QTabBar::tab { background: transparent; color: $quiet; padding: 0 14px; min-height: ${inner}px;
    border-bottom: 3px solid transparent; }
QTabBar::tab:selected { color: $text; border-bottom-color: $accent; font-weight: 600; }
QTabBar::tab:hover { background: $hover; }
QTabBar::tab:focus { color: $focus; }
QTabWidget::pane { border: none; }
QGroupBox { border: none; margin-top: 28px; font-weight: 600; }
QGroupBox::title { subcontrol-origin: margin; left: 0; }

QMenuBar { background: $surface; border-bottom: 1px solid $line; padding: 0; }
QMenuBar::item { padding: 6px 12px; background: transparent; }
QMenuBar::item:selected { background: $hover; }
QMenu { background: $raised; border: 1px solid $edge; border-radius: 10px; padding: 6px; }
QMenu::item { padding: 9px 28px 9px 14px; border-radius: 6px; }
QMenu::icon { padding-left: 10px; }
QMenu::item:selected { background: $wash; color: $text; }
QMenu::item:disabled { color: $off; }
QMenu::separator { height: 1px; background: $line; margin: 4px 8px; }
QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: 12px; }
QScrollBar:horizontal { height: 12px; }
QScrollBar::handle { background: $edge; border-radius: 3px; margin: 3px; }
QScrollBar::handle:vertical { min-height: 44px; }
QScrollBar::handle:horizontal { min-width: 44px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QSplitter::handle { background: $line; }
QSplitter#beside::handle { background: transparent; }
QTableView[kind="plain"] { border: 1px solid transparent; border-radius: 8px; background: transparent; }
QTableView[kind="plain"]:focus { border: 1px solid $focus; }
QProgressBar { background: $ground; border: 1px solid $edge; border-radius: 6px; text-align: center; min-height: 20px; }
QProgressBar::chunk { background: $accent; border-radius: 5px; }
QCalendarWidget QWidget { alternate-background-color: $surface; }
QCalendarWidget QToolButton { border: none; }
QCalendarWidget QAbstractItemView { selection-background-color: $accent; selection-color: $on_accent; }
""")

FAMILIES: Final = ["Inter", "DejaVu Sans"]
"""The program's font and the one behind it; the system's fonts give what both lack."""

_colours: Colours | None = None
_name = "light"
_scale = 1.0


def colours_of(name: str) -> Colours:
    """Returns the colours of the theme ``light``, ``dark`` or ``contrast``."""
    column = _NAMES.index(name)
    return Colours(**{part: values[column] for part, values in THEMES.items()})


def colours() -> Colours:
    """Returns the colours in use. Widgets that paint themselves must ask at each painting."""
    return _colours or colours_of("light")


def colour(name: str) -> QColor:
    """Returns the colour in use named ``name``, a field of ``Colours``."""
    return QColor(getattr(colours(), name))


def line_colour(index: int) -> QColor:
    """Returns the colour of the line ``index`` of a chart."""
    return QColor(LINES[_name][index % len(LINES[_name])])


def load_fonts() -> None:
    """Registers the fonts shipped for the screen."""
    for file in sorted(resource("fonts").glob("Inter-*.otf")):
        QFontDatabase.addApplicationFont(str(file))


def font(size: int, *, bold: bool = False, italic: bool = False, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """Returns the program's font in one of the font sizes, scaled by the text size in use. ``weight``: where it is not
    bold."""
    made = font_of(type_px(size), bold=bold, italic=italic)
    if not bold:
        made.setWeight(weight)
    return made


def hint_font() -> QFont:
    """Returns the font of the keys in the corners of chips."""
    return font_of(max(10, type_px(SMALL) - 2))


def font_of(pixels: int, *, bold: bool = False, italic: bool = False) -> QFont:
    """Returns the program's font with a height in pixels that is not scaled."""
    made = QGuiApplication.font()
    made.setPixelSize(pixels)
    made.setBold(bold)
    made.setItalic(italic)
    return made


def width(text: str, size: int, *, bold: bool = False) -> int:
    """Returns the width in pixels of a text in one of the font sizes."""
    return QFontMetrics(font(size, bold=bold)).horizontalAdvance(text)


def font_height(size: int) -> int:
    """Returns the line height of a font size, in pixels."""
    return QFontMetrics(font(size)).height()


def px(size: int) -> int:
    """Returns a length in pixels scaled by the text size in use."""
    return round(size * _scale)


def row_px(least: int) -> int:
    """Returns the height of a row of text in pixels, at least ``least``: it grows only as far as larger text needs."""
    return max(least, type_px(BODY) + 5 * UNIT)


def type_px(size: int) -> int:
    """Returns a font size in pixels scaled by the text size in use; large sizes grow less."""
    return round(size * (_scale if size <= BODY else 1 + (_scale - 1) * LARGE_GROWS))


def tight() -> bool:
    """Returns whether the text is so large that permanent parts of the window use a tighter layout."""
    return _scale > TIGHT_ABOVE


def under_icon() -> int:
    """Returns the font size of a word under an icon, in pixels."""
    return round(12 * (1 + (_scale - 1) / 2))


def apply(app: QApplication, name: str = "system", text_size: int = 100) -> None:
    """Sets the theme of the application: ``name`` is one of ``settings.THEMES``, ``text_size`` in percent."""
    global _colours, _name, _scale
    if name == "system":
        from PySide6.QtCore import Qt

        name = "dark" if app.styleHints().colorScheme() == Qt.ColorScheme.Dark else "light"
    _colours, _name, _scale = colours_of(name), name, text_size / 100
    app.setPalette(_palette(_colours))
    app.setStyleSheet(style_sheet(name))


def style_sheet(name: str) -> str:
    """Returns the style sheet of a theme at the text size in use."""

    tone, edge = "dark" if name == "light" else "light", colours_of(name).edge
    sizes = {"small": SMALL, "body": BODY, "heading": HEADING, "number": NUMBER, "total": TOTAL}
    return QSS.substitute(
        asdict(colours_of(name)),
        **{key: type_px(size) for key, size in sizes.items()},
        under_icon=under_icon(),
        control=CONTROL,
        inner=CONTROL - 2,
        button=BUTTON - 2,
        segment=BUTTON - 8,
        key=max(10, type_px(SMALL) - 2),
        # In high contrast everything has an edge, since all grounds are black.
        button_edge=edge if name == "contrast" else "transparent",
        segment_edge=edge if name == "contrast" else colours_of(name).line,
        side_border=f"1px solid {edge}" if name == "contrast" else "none",
        icons=folder().as_posix(),
        off_border="dashed" if name == "contrast" else "solid",  # where all edges have the same colour
        tone=tone,
        on_tone="light" if name == "light" else "dark",
    )


def _palette(of: Colours) -> QPalette:
    palette, role = QPalette(), QPalette.ColorRole
    for which, value in (
        (role.Window, of.ground), (role.Base, of.surface), (role.AlternateBase, of.ground), (role.Button, of.raised),
        (role.WindowText, of.text), (role.Text, of.text), (role.ButtonText, of.text), (role.ToolTipText, of.text),
        (role.ToolTipBase, of.raised), (role.Highlight, of.accent), (role.HighlightedText, of.on_accent),
        (role.PlaceholderText, of.quiet), (role.Link, of.accent), (role.Accent, of.accent),
    ):  # fmt: skip
        palette.setColor(which, QColor(value))
    for which in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, which, QColor(of.off))
    return palette
