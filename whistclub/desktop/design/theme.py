"""The look of the window: colours, font sizes and spacing, and the style sheet made from them."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from string import Template
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QColor, QFont, QFontMetrics, QGuiApplication, QPalette

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

SMALL, BODY, HEADING, NUMBER, TOTAL = 13, 15, 20, 28, 44
"""Font sizes in pixels at text size 100 %."""
UNIT: Final = 4
"""Base of all spacing, in pixels."""
CONTROL: Final = 44
"""Minimum height and width in pixels of anything that can be pressed."""
LARGE_GROWS: Final = 0.6
"""Share of an increase in text size that headings and large numbers follow."""
TIGHT_ABOVE: Final = 1.1
"""Text size (1: 100 %) above which pages use a tighter layout."""
GAP, INSIDE = 2 * UNIT, 3 * UNIT
"""Spacing in pixels between chips, and padding of cards."""


@dataclass(frozen=True, slots=True)
class Colours:
    """The colours of one theme (#rrggbb). ``ground``: window background; ``surface``: cards; ``raised``: buttons;
    ``line``: separators; ``edge``: outline of what can be pressed; ``quiet``: muted text; ``wash``: chosen row."""

    ground: str
    surface: str
    raised: str
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
    "ground":         ("#f1f0ec", "#101513", "#000000"),
    "surface":        ("#fdfcf9", "#181f1c", "#000000"),
    "raised":         ("#ffffff", "#222b27", "#000000"),
    "hover":          ("#ece9e1", "#2c3732", "#1c1c1c"),
    "line":           ("#dcd8ce", "#2d3833", "#ffffff"),
    "edge":           ("#85827a", "#6f7f77", "#ffffff"),
    "text":           ("#1a1d1b", "#e9ece8", "#ffffff"),
    "quiet":          ("#5b5e59", "#a3aea8", "#e6e6e6"),
    "off":            ("#73756f", "#8a968f", "#b5b5b5"),
    "accent":         ("#1b6b45", "#54c48c", "#ffe14d"),
    "on_accent":      ("#ffffff", "#06180e", "#000000"),
    "wash":           ("#dfece4", "#1d3529", "#3a3300"),
    "focus":          ("#0b57b8", "#86b9ff", "#7fd4ff"),
    "ok":             ("#1b6b45", "#5fcf96", "#7dff9c"),
    "attention":      ("#7a4b00", "#f0b95a", "#ffd24d"),
    "wrong":          ("#a8201a", "#ff8f85", "#ff9c94"),
    "wrong_wash":     ("#f8e2df", "#3a1c1a", "#000000"),
    "attention_wash": ("#f6e8cd", "#352910", "#000000"),
    "red_suit":       ("#b3211b", "#ff7a70", "#ff8f85"),
    "black_suit":     ("#1a1d1b", "#e9ece8", "#ffffff"),
}  # fmt: skip

_NAMES: Final = ("light", "dark", "contrast")

QSS: Final = Template("""
QWidget { color: $text; font-size: ${body}px; }
QMainWindow, QDialog, QWidget#page, QScrollArea, QScrollArea > QWidget > QWidget#inside { background: $ground; }
QScrollArea { border: none; }
QFrame#card QScrollArea, QFrame#card QScrollArea > QWidget, QFrame#card QWidget#plain { background: transparent; }
QToolTip { color: $text; background: $raised; border: 1px solid $edge; padding: 4px; }
QLabel { background: transparent; }
QLabel[kind="heading"] { font-size: ${heading}px; font-weight: 600; }
QLabel[kind="number"] { font-size: ${number}px; font-weight: 600; }
QLabel[kind="total"] { font-size: ${total}px; font-weight: 600; }
QLabel[kind="accepted"] { font-size: ${total}px; font-weight: 700; color: $ok; }
QLabel[kind="refused"] { font-size: ${total}px; font-weight: 700; color: $wrong; }
QLabel[kind="gain"] { font-size: ${number}px; font-weight: 700; color: $ok; }
QLabel[kind="loss"] { font-size: ${number}px; font-weight: 700; color: $wrong; }
QLabel[kind="late"] { font-size: ${total}px; font-weight: 600; color: $attention; }
QLabel[kind="small"] { font-size: ${small}px; color: $quiet; }
QLabel#carried { background: $wash; border: 2px solid $accent; border-radius: 8px; padding: 8px; }
QLabel[kind="quiet"] { color: $quiet; }
QLabel[kind="strong"] { font-weight: 600; }
QLabel[kind="red"] { color: $red_suit; font-weight: 600; }
QLabel[kind="red_card"] { color: $red_suit; }
QLabel[kind="ok"] { color: $ok; }
QLabel[kind="attention"] { color: $attention; }
QLabel[kind="wrong"] { color: $wrong; }
QFrame#card { background: $surface; border: 1px solid $line; border-radius: 10px; }
QFrame#card[open="true"]:hover { border-color: $accent; }
QFrame#card:focus { border: 2px solid $focus; }
QFrame#bar { background: $raised; border: 2px solid $accent; border-radius: 8px; }
QFrame#line { background: $line; border: none; max-height: 1px; min-height: 1px; }
QFrame#message { background: $attention_wash; border: 1px solid $attention; border-radius: 8px; }
QFrame#message[tone="wrong"] { background: $wrong_wash; border-color: $wrong; }
QFrame#message[tone="ok"] { background: $raised; border-color: $edge; }
QWidget#sidebar { background: $surface; border-right: 1px solid $line; }
QWidget#header { background: $ground; border-bottom: 1px solid $line; }

QPushButton, QToolButton {
    background: $raised; border: 1px solid $edge; border-radius: 8px; min-height: ${inner}px; padding: 0 14px;
}
QToolButton { min-width: ${inner}px; padding: 0 6px; }
QPushButton:hover, QToolButton:hover { background: $hover; }
QPushButton:pressed, QToolButton:pressed { background: $wash; }
QPushButton:focus, QToolButton:focus { border: 2px solid $focus; padding: 0 13px; }
QToolButton:focus { padding: 0 5px; }
QPushButton:disabled, QToolButton:disabled {
    color: $off; border-color: $line; border-style: $off_border; background: $ground;
}
QPushButton[kind="main"] { background: $accent; color: $on_accent; border-color: $accent; font-weight: 600; }
QPushButton[kind="main"]:focus { border: 2px solid $focus; }
QPushButton[kind="main"]:disabled { background: $ground; color: $off; border-color: $line; }
QPushButton[kind="plain"], QToolButton[kind="plain"] { background: transparent; border-color: transparent; }
QPushButton[kind="plain"]:hover, QToolButton[kind="plain"]:hover { background: $hover; }
QPushButton[kind="plain"]:focus, QToolButton[kind="plain"]:focus { border-color: $focus; }
QPushButton[kind="plain"]:disabled { color: $off; background: transparent; }
QPushButton[kind="plain"][tone="accent"] { color: $accent; font-weight: 600; }
QPushButton[tone="attention"] { color: $attention; font-weight: 600; }
QPushButton#chip { padding: 0; min-width: ${inner}px; }
QPushButton#chip:checked { background: $accent; border-color: $accent; }
QPushButton#chip[soft="true"]:checked { background: $wash; border: 2px solid $accent; }
QPushButton#chip[due="true"] { background: $wash; border: 2px solid $accent; min-height: 0; }
QPushButton#chip:focus, QPushButton#chip[soft="true"]:focus { border: 2px solid $focus; }
QPushButton::menu-indicator, QToolButton::menu-indicator { image: none; width: 0; }
QToolButton#place {
    background: transparent; border: 1px solid transparent; border-radius: 8px; text-align: left; padding: 0 8px;
}
QToolButton#place[narrow="true"] { font-size: ${under_icon}px; font-weight: 400; padding: 2px 0; }
QToolButton#place:hover { background: $hover; }
QToolButton#place:checked { background: $wash; color: $accent; font-weight: 600; }
QToolButton#place:focus { border: 2px solid $focus; padding: 0 7px; }
QToolButton#place[narrow="true"]:checked { font-weight: 400; }
QToolButton#place[narrow="true"]:focus { padding: 1px 0; }

QLineEdit, QComboBox, QSpinBox, QDateEdit, QPlainTextEdit, QTextEdit {
    background: $raised; border: 1px solid $edge; border-radius: 8px; min-height: ${inner}px; padding: 0 8px;
    selection-background-color: $accent; selection-color: $on_accent; placeholder-text-color: $quiet;
}
QPlainTextEdit, QTextEdit { padding: 4px; }
QLineEdit:focus, QComboBox:focus, QSpinBox:focus, QDateEdit:focus, QPlainTextEdit:focus, QTextEdit:focus {
    border: 2px solid $focus; padding: 0 7px;
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
QLineEdit[wrong="true"] { border: 2px solid $wrong; padding: 0 7px; }
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
    background: $surface; alternate-background-color: $ground; border: 1px solid $line; border-radius: 8px;
    gridline-color: $line; selection-background-color: $wash; selection-color: $text; outline: none;
}
QTableView:focus, QListView:focus, QTreeView:focus, QScrollArea:focus { border: 2px solid $focus; }
QTableView::item, QListView::item { padding: 0 8px; }
QListView::item { min-height: ${control}px; border-radius: 6px; }
QTableView::item:selected, QListView::item:selected { background: $wash; color: $text; }
QListView::item:hover { background: $hover; }
QListView::item:selected:hover { background: $wash; }
QHeaderView { background: transparent; border: none; }
QHeaderView::section {
    background: transparent; color: $quiet; border: none; border-bottom: 1px solid $line; padding: 4px 8px;
    font-size: ${small}px; min-height: 28px;
}
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
QMenu { background: $raised; border: 1px solid $edge; padding: 4px; }
QMenu::item { padding: 10px 28px 10px 16px; border-radius: 6px; }
QMenu::item:selected { background: $wash; color: $text; }
QMenu::item:disabled { color: $off; }
QMenu::separator { height: 1px; background: $line; margin: 4px 8px; }
QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: 14px; }
QScrollBar:horizontal { height: 14px; }
QScrollBar::handle { background: $edge; border-radius: 5px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 44px; }
QScrollBar::handle:horizontal { min-width: 44px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QSplitter::handle { background: $line; }
QProgressBar { background: $ground; border: 1px solid $edge; border-radius: 6px; text-align: center; min-height: 20px; }
QProgressBar::chunk { background: $accent; border-radius: 5px; }
QCalendarWidget QWidget { alternate-background-color: $surface; }
QCalendarWidget QToolButton { border: none; }
QCalendarWidget QAbstractItemView { selection-background-color: $accent; selection-color: $on_accent; }
""")

_colours: Colours | None = None
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


def font(size: int, *, bold: bool = False, italic: bool = False) -> QFont:
    """Returns the program's font in one of the font sizes, scaled by the text size in use."""
    return font_of(type_px(size), bold=bold, italic=italic)


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
    global _colours, _scale
    if name == "system":
        from PySide6.QtCore import Qt

        name = "dark" if app.styleHints().colorScheme() == Qt.ColorScheme.Dark else "light"
    _colours, _scale = colours_of(name), text_size / 100
    app.setPalette(_palette(_colours))
    app.setStyleSheet(style_sheet(name))


def style_sheet(name: str) -> str:
    """Returns the style sheet of a theme at the text size in use."""
    from whistclub.desktop.design.icons import folder

    tone = "dark" if name == "light" else "light"
    sizes = {"small": SMALL, "body": BODY, "heading": HEADING, "number": NUMBER, "total": TOTAL}
    return QSS.substitute(
        asdict(colours_of(name)),
        **{key: type_px(size) for key, size in sizes.items()},
        under_icon=under_icon(),
        control=CONTROL,
        inner=CONTROL - 2,
        icons=folder().as_posix(),
        tone=tone,
        off_border="dashed" if name == "contrast" else "solid",  # where all edges have the same colour
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
