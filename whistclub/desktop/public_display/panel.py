"""The small panel with which the marker controls the television."""

from __future__ import annotations

import datetime
from functools import partial

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QCheckBox, QWidget

from whistclub.club import queries
from whistclub.desktop.design.fields import ComboBox, SpinBox
from whistclub.desktop.design.flow import FlowLayout
from whistclub.desktop.design.widgets import ChipButton, button
from whistclub.desktop.dialogs.dialog import Dialog
from whistclub.desktop.preferences import TELEVISION_SECONDS
from whistclub.desktop.public_display.control import PublicDisplay
from whistclub.desktop.public_display.scenes import SCENES, evening_to_show
from whistclub.words import tr, tr_marked
from whistclub.words.dates import evening_text
from whistclub.words.games import game_name

EVENINGS_OFFERED = 20


class DisplayPanel(Dialog):
    """Every choice takes effect at once; the panel may stay open."""

    def __init__(self, public_display: PublicDisplay, parent: QWidget) -> None:
        super().__init__(public_display.controller, tr("Television"), parent=parent)
        self.public_display = public_display
        self.inside.setMinimumWidth(620)
        self.switch = button("", "main")
        self.switch.clicked.connect(public_display.switch)
        self.cancel.setProperty("kind", "")
        self.form.addRow(self.switch)
        scenes = QWidget()
        flow = FlowLayout(scenes)
        self.scenes: dict[str, ChipButton] = {}
        for scene, words in SCENES.items():
            chip = ChipButton(tr_marked(words))
            chip.clicked.connect(partial(self._scene, scene))
            self.scenes[scene] = chip
            flow.addWidget(chip)
        self.row(tr("Shows"), scenes)
        self.frozen = QCheckBox(tr("Frozen: corrections are not seen before this is taken off"))
        self.frozen.clicked.connect(public_display.freeze)
        self.form.addRow(self.frozen)
        self._rows()
        public_display.moved.connect(self.fill)
        public_display.outdated.connect(self.close)
        self.fill()

    def _rows(self) -> None:
        public_display, preferences = self.public_display, self.controller.preferences
        self.evening = ComboBox(self._evenings())
        self.ground = ComboBox(((tr("black"), "black"), (tr("paper"), "paper")))
        self.seconds = SpinBox(TELEVISION_SECONDS[0], TELEVISION_SECONDS[-1], preferences.television_seconds)
        self.screen_box = ComboBox(self._screens())
        self.evening.choose(public_display.evening_id)
        self.ground.choose(preferences.television_ground)
        self.screen_box.choose(preferences.television_screen)
        self.row(tr("Evening"), self.evening)
        if len(games := self._games()) > 1:
            self.game = ComboBox([(tr("All games"), None), *((game_name(game), game) for game in games)])
            self.game.choose(public_display.game)
            self.game.currentIndexChanged.connect(self._game)
            self.row(tr("Ranking of"), self.game)
        self.row(tr("Ground"), self.ground)
        self.row(tr("Seconds a page"), self.seconds)
        self.row(tr("Screen"), self.screen_box)
        self.evening.currentIndexChanged.connect(lambda: public_display.set_evening(self.evening.currentData()))
        self.ground.currentIndexChanged.connect(lambda: public_display.set_ground(self.ground.currentData()))
        self.seconds.valueChanged.connect(public_display.set_seconds)
        self.screen_box.currentIndexChanged.connect(lambda: public_display.set_screen(self.screen_box.currentData()))

    def _evenings(self) -> list[tuple[str, object]]:
        known = self.controller.read(queries.evenings)
        now = evening_to_show(known, datetime.date.today())
        words = tr("the latest") if now is None else evening_text(now.date, now.number, now.name)
        entries: list[tuple[str, object]] = [(tr("the latest: {evening}", evening=words) if now else words, None)]
        for record in reversed(known[-EVENINGS_OFFERED:]):
            entries.append((evening_text(record.date, record.number, record.name), record.id))
        return entries

    def _games(self) -> tuple[str, ...]:
        now = evening_to_show(self.controller.read(queries.evenings), datetime.date.today())
        return () if now is None else self.controller.read(queries.games, now.season_id)

    def _game(self, _index: int) -> None:
        self.public_display.set_game(self.game.currentData())

    def _screens(self) -> list[tuple[str, object]]:
        entries: list[tuple[str, object]] = [(tr("the second one, if there is one"), "")]
        own = self.public_display.marker.screen().name()
        for screen in QGuiApplication.screens():
            if screen.name() != own:
                size = screen.size() * screen.devicePixelRatio()
                words = screen.model() or screen.name()
                entries.append((f"{words} · {size.width()} × {size.height()}", screen.name()))
        return [*entries, (tr("in a window"), "window")]

    def _scene(self, scene: str, checked: bool = False) -> None:
        self.public_display.show_scene(scene)

    def fill(self) -> None:
        """Shows the current state of the television."""
        state = self.public_display.state
        words = tr("Show the television") if state == "off" else tr("Hide the television")
        self.switch.setText(words)
        self.switch.setAccessibleName(words)
        for scene, chip in self.scenes.items():
            chip.setChecked(scene == self.public_display.scene)
        self.frozen.setEnabled(state != "off")
        self.frozen.setChecked(state == "frozen")


def show_panel(public_display: PublicDisplay) -> None:
    """Opens the panel, or brings it to the front. It is not modal."""
    panel = public_display.marker.findChild(DisplayPanel) or DisplayPanel(public_display, public_display.marker)
    panel.show()
    panel.raise_()
    panel.activateWindow()
