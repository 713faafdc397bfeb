"""The page "Settings": this computer, the club, the season and the games, each in a section of its own."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from whistclub.club.actions.settings import keep_length
from whistclub.club.evening.clock import LONGEST, RoundLength, round_length
from whistclub.club.ports import Change
from whistclub.desktop.controller import Controller
from whistclub.desktop.conventions.card import ConventionsCard
from whistclub.desktop.design import theme
from whistclub.desktop.design.fields import ComboBox, SpinBox
from whistclub.desktop.design.toolbar_layout import ToolbarLayout
from whistclub.desktop.design.widgets import Card, ElidedLabel, button, label, scrolled
from whistclub.desktop.dialogs.prizes import PrizesDialog
from whistclub.desktop.pages.logo import LogoRow
from whistclub.desktop.pages.page import Page
from whistclub.desktop.pages.season_form import SeasonForm
from whistclub.desktop.preferences import TEXT_SIZES
from whistclub.words import tr
from whistclub.words.languages import LANGUAGES

LIST = 180
"""Width in pixels of the list of sections, at text size 100 %."""
WIDEST = 760
"""Width in pixels of a section where there is room, at text size 100 %."""
MOST_BESIDE = 140
"""Text size, in percent, up to which the list of sections is beside them."""


class SettingsPage(Page):
    """The settings. ``looks_changed``: language, theme or text size has changed; ``wants_open``, ``wants_new``,
    ``wants_server``: open another club, create one, or open one in a database server."""

    looks_changed = Signal()
    wants_open = Signal()
    wants_new = Signal()
    wants_server = Signal()

    def __init__(self, controller: Controller, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        beside = theme.px(100) <= MOST_BESIDE
        way = QBoxLayout.Direction
        outer = QBoxLayout(way.LeftToRight if beside else way.TopToBottom, self)
        outer.setContentsMargins(4 * theme.UNIT, 3 * theme.UNIT, 0, 0)
        outer.setSpacing(3 * theme.UNIT)
        self.season = SeasonForm(controller)
        self.conventions = ConventionsCard(controller)
        self.sections: QListWidget | ComboBox = QListWidget() if beside else ComboBox()
        self.sections.setAccessibleName(tr("Sections"))
        self.stack = QStackedWidget()
        for title, card in (
            (tr("This computer"), self._computer()),
            (tr("The club"), self._club()),
            (tr("The season"), self.season),
            (tr("The games"), self.conventions),
        ):
            self.sections.addItem(title)
            self.stack.addWidget(_section(card))
        if isinstance(self.sections, QListWidget):
            self.sections.setObjectName("sections")
            self.sections.setFixedWidth(theme.px(LIST))
            self.sections.currentRowChanged.connect(self.stack.setCurrentIndex)
            rows = sum(self.sections.sizeHintForRow(at) for at in range(self.sections.count()))
            self.sections.setFixedHeight(rows + 2 * theme.UNIT)
            outer.addWidget(self.sections, 0, Qt.AlignmentFlag.AlignTop)
        else:
            self.sections.currentIndexChanged.connect(self.stack.setCurrentIndex)
            outer.addWidget(self.sections, 0, Qt.AlignmentFlag.AlignLeft)
        outer.addWidget(self.stack, 1)
        self.show_section(0)

    def title(self) -> str:
        return tr("Settings")

    def show_section(self, at: int) -> None:
        """Shows a section, counted from 0."""
        if isinstance(self.sections, QListWidget):
            self.sections.setCurrentRow(at)
        else:
            self.sections.setCurrentIndex(at)

    def reload(self, change: Change) -> None:
        if change.seasons and self.isVisible():
            self.season.fill()
        self.conventions.reload(change)
        if not self.club_name.hasFocus():
            self.club_name.setText(self.controller.club_name())

    def enter(self) -> None:
        self.season.fill()
        self.conventions.fill()
        self.sections.setFocus(Qt.FocusReason.OtherFocusReason)

    def _computer(self) -> Card:
        card, form = _card(tr("This computer"))
        preferences = self.controller.preferences
        self.language = ComboBox(
            [(tr("as the system"), ""), *((spoken.name, code) for code, spoken in LANGUAGES.items())]
        )
        self.theme = ComboBox(
            [
                (tr("as the system"), "system"),
                (tr("light"), "light"),
                (tr("dark"), "dark"),
                (tr("high contrast"), "contrast"),
            ]
        )
        self.text_size = ComboBox([(f"{size} %", size) for size in TEXT_SIZES])
        self.marker = QLineEdit(preferences.marker)
        self.marker.setMaxLength(120)
        self.newest_first = QCheckBox(tr("The latest deal on top of the score sheet"))
        self.newest_first.setChecked(preferences.newest_first)
        for box, value in (
            (self.language, preferences.language),
            (self.theme, preferences.theme),
            (self.text_size, preferences.text_size),
        ):
            box.choose(value)
            box.currentIndexChanged.connect(self._looks)
        for words, field in (
            (tr("Language"), self.language),
            (tr("Colours"), self.theme),
            (tr("Text size"), self.text_size),
            (tr("Marker's name"), self.marker),
        ):
            _row(form, words, field)
        form.addRow(self.newest_first)
        self.clock_sound = QCheckBox(tr("A sound calls the last deal"))
        self.clock_sound.setChecked(preferences.clock_sound)
        self.clock_sound.toggled.connect(self._sound)
        form.addRow(self.clock_sound)
        self.marker.editingFinished.connect(self._marker)
        self.newest_first.toggled.connect(self._newest)
        card.box.addStretch(1)
        return card

    def _club(self) -> Card:
        card, form = _card(tr("The club"))
        self.club_name = QLineEdit(self.controller.club_name())
        self.club_name.setMaxLength(120)
        self.club_name.editingFinished.connect(self._name)
        _row(form, tr("Name"), self.club_name)
        self.logo = LogoRow(self.controller)
        _row(form, tr("Logo"), self.logo)
        place = ElidedLabel(self.controller.place)
        place.setMinimumHeight(theme.CONTROL)
        _row(form, tr("Kept in"), place)
        length = self.controller.read(round_length)
        self.round_minutes, self.last_deal = SpinBox(1, LONGEST, length.minutes), SpinBox(0, 120, length.grace)
        for words, field in (
            (tr("Minutes a round"), self.round_minutes),
            (tr("Minutes for the last deal"), self.last_deal),
        ):
            _row(form, words, field)
            field.valueChanged.connect(self._length)
        row = ToolbarLayout()
        another, fresh = button(tr("Open another club…")), button(tr("New club…"))
        another.clicked.connect(self.wants_open)
        fresh.clicked.connect(self.wants_new)
        row.addWidget(another)
        row.addWidget(fresh)
        server = button(tr("Club on a server…"))
        server.clicked.connect(self.wants_server)
        row.addWidget(server)
        prizes = button(tr("Prizes of an evening…"))
        prizes.clicked.connect(self._prizes)
        row.addWidget(prizes)
        card.box.addLayout(row)
        card.box.addStretch(1)
        return card

    def _prizes(self) -> None:

        PrizesDialog(self.controller, self.window()).open()

    def _looks(self, _index: int) -> None:
        preferences = self.controller.preferences
        preferences.language = self.language.currentData()
        preferences.theme = self.theme.currentData()
        preferences.text_size = self.text_size.currentData()
        preferences.save()
        self.looks_changed.emit()

    def _marker(self) -> None:
        preferences = self.controller.preferences
        name = self.marker.text().strip()
        if name != preferences.marker:
            preferences.marker = self.controller.club.who = name
            preferences.save()

    def _sound(self, on: bool) -> None:
        self.controller.preferences.clock_sound = on
        self.controller.preferences.save()

    def _length(self, _value: int) -> None:

        self.controller.keep(keep_length, RoundLength(self.round_minutes.value(), self.last_deal.value()))

    def _newest(self, on: bool) -> None:
        self.controller.preferences.newest_first = on
        self.controller.preferences.save()

    def _name(self) -> None:
        name = self.club_name.text().strip()
        if name != self.controller.club_name():
            self.controller.rename_club(name)


def _section(card: QWidget) -> QWidget:
    """Returns a scrolling area with a card at its top, no wider than is good to read."""
    inside = QWidget()
    row = QHBoxLayout(inside)
    row.setContentsMargins(0, 0, 4 * theme.UNIT, 4 * theme.UNIT)
    card.setMaximumWidth(theme.px(WIDEST))
    card.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    column = QVBoxLayout()
    column.addWidget(card)
    column.addStretch(1)
    row.addLayout(column, 100)
    row.addStretch(1)
    return scrolled(inside)


def _card(title: str) -> tuple[Card, QFormLayout]:
    card = Card()
    card.box.addWidget(label(title, "heading"))
    form = QFormLayout()
    form.setSpacing(theme.GAP)
    form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
    card.box.addLayout(form)
    return card, form


def _row(form: QFormLayout, words: str, field: QWidget) -> None:
    text = label(words)
    text.setMinimumHeight(theme.CONTROL)
    text.setBuddy(field)
    field.setAccessibleName(words)
    form.addRow(text, field)
