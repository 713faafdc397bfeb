"""The first places of the evening, in a card beside the tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from whistclub.desktop.design import theme
from whistclub.desktop.design.widgets import Card, ElidedLabel, NumberLabel, button, label, set_kind
from whistclub.words import tr
from whistclub.words.numbers import hundredths

if TYPE_CHECKING:
    from whistclub.desktop.controller import Controller
    from whistclub.ranking.facts import EveningStandings

SHOWN = 10
"""Most places shown."""
WIDTH = 300
"""Width in pixels at text size 100 %."""


class Leaders(Card):
    """Places, names and the points that order them. ``opened``: the whole standings are wanted."""

    opened = Signal()

    def __init__(self, controller: Controller, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.controller = controller
        self.setFixedWidth(theme.px(WIDTH))
        head = QHBoxLayout()
        self.state = label(tr("provisional"), "tag")
        head.addWidget(label(tr("Standings"), "strong"), 1)
        head.addWidget(self.state)
        self.box.addLayout(head)
        self.rows = [self._row() for _ in range(SHOWN)]
        self.all = button("", "plain")
        self.all.setProperty("tone", "accent")
        self.all.clicked.connect(self.opened)
        self.box.addWidget(self.all)

    def _row(self) -> tuple[QWidget, NumberLabel, ElidedLabel, NumberLabel]:
        row, place, name, points = QWidget(), NumberLabel(), ElidedLabel(), NumberLabel()
        place.setFixedWidth(theme.px(24))
        line = QHBoxLayout(row)
        line.setContentsMargins(0, theme.UNIT // 2, 0, theme.UNIT // 2)
        line.setSpacing(3 * theme.UNIT)
        line.addWidget(place)
        line.addWidget(name, 1)
        line.addWidget(points)
        self.box.addWidget(row)
        return row, place, name, points

    def show_standings(self, standings: EveningStandings) -> None:
        """Shows the first places of the standings."""
        self.state.setVisible(standings.provisional)
        for at, (row, place, name, points) in enumerate(self.rows):
            row.setVisible(at < len(standings.rows))
            if at < len(standings.rows):
                found = standings.rows[at]
                first = found.place is not None and found.place <= 3
                place.setText("" if found.place is None else str(found.place))
                name.setText(self.controller.name(found.player))
                if standings.order == "game_points":
                    points.set_points(found.game_points)
                else:
                    points.setText(hundredths(found.ranking_points))
                for widget in (place, points):
                    set_kind(widget, "strong" if first else "")
        self.all.setText(tr("All %n player(s) ↓", "", len(standings.rows)))
        self.all.setAccessibleName(self.all.text())
        self.all.setVisible(len(standings.rows) > SHOWN)
