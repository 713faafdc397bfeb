"""What stands beside the lists of players and of evenings: the chosen one in a few lines, and what can be done."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QSizePolicy, QWidget

from whistclub.club import people, queries
from whistclub.club.ports import EveningRecord, PlayerRecord
from whistclub.desktop.controller import Controller
from whistclub.desktop.design import theme
from whistclub.desktop.design.chart import ChartView
from whistclub.desktop.design.flow import FlowLayout
from whistclub.desktop.design.widgets import Card, label
from whistclub.ranking.facts import EveningStandings
from whistclub.ranking.season import Step
from whistclub.reports.season.player import places_chart
from whistclub.reports.season.ranking import attended
from whistclub.words import tr
from whistclub.words.dates import long_date
from whistclub.words.numbers import hundredths, points

CHART = 128
"""Height in pixels of the chart, at text size 100 %."""
SHOWN = 5
"""Places of an evening shown."""


class Details(Card):
    """Name, lines and buttons of the chosen row. ``presses``: the buttons, wrapped at the bottom."""

    def __init__(self, controller: Controller, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.controller = controller
        self.name, self.about, self.lines = label("", "strong", wrap=True), label("", "quiet", wrap=True), label("")
        self.lines.setWordWrap(True)
        self.chart, self.caption = ChartView(), label(tr("Place after each evening"), "small")
        self.chart.setFixedHeight(theme.px(CHART))
        for widget in (self.name, self.about, self.chart, self.caption, self.lines):
            self.box.addWidget(widget)
        self.box.addStretch(1)
        holder = QWidget()
        holder.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.presses = FlowLayout(holder)
        self.box.addWidget(holder)
        self._say("", "", "", ())

    def _say(self, name: str, about: str, lines: str, steps: Sequence[Step]) -> None:
        for widget, text in ((self.name, name), (self.about, about), (self.lines, lines)):
            widget.setText(text)
            widget.setVisible(bool(text))
        self.chart.setVisible(bool(steps))
        self.caption.setVisible(bool(steps))

    def show_player(self, record: PlayerRecord | None, *, low: bool) -> None:
        """Shows a player, None: nobody. ``low``: only the name, where there is no room for more."""
        if record is None or low:
            self._say(record.name if record else "", "", "", ())
            return
        kind = tr("guest") if record.guest else tr("member")
        about = [kind if record.active else tr("no longer active"), record.number or "", *record.categories]
        lines = [record.note] if record.note else []
        steps: tuple[Step, ...] = ()
        seasons = self.controller.read(people.seasons_of, record.id)
        if seasons:
            last = seasons[-1]
            ranking = self.controller.read(queries.ranking, last.id)
            row = next((row for row in ranking.rows if row.player == record.id), None)
            if row is not None:
                place = tr("not classified") if row.place is None else tr("place {place}", place=row.place)
                evenings = tr("%n evening(s)", "", attended(row))
                lines.append(" · ".join((last.name, place, hundredths(row.total), evenings)))
                steps = self.controller.read(people.places, record.id, last.id)
        if steps:
            self.chart.show_chart(places_chart(steps))
        self._say(record.name, " · ".join(filter(None, about)), "\n".join(lines), steps)

    def show_evening(self, record: EveningRecord | None, *, low: bool) -> None:
        """Shows an evening with its first places, None: none. ``low``: only the name, where there is no room."""
        if record is None:
            self._say("", "", "", ())
            return
        date = long_date(record.date)
        if low:
            self._say(" · ".join(filter(None, (record.name, date))), "", "", ())
            return
        state = tr("✓ closed") if record.closed else tr("! open")
        about = [date] if record.name else []
        about.append(tr("✗ cancelled") if record.cancelled else state)
        if record.present:
            about.append(tr("%n player(s)", "", len(record.present)))
        standings = self.controller.read(queries.standings, record.id)
        self._say(record.name or date, " · ".join(about), "\n".join(self._first(standings)), ())

    def _first(self, standings: EveningStandings) -> list[str]:
        by_points = standings.order == "game_points"
        return [
            f"{row.place}. {self.controller.name(row.player)}  "
            f"{points(row.game_points) if by_points else hundredths(row.ranking_points)}"
            for row in standings.rows[:SHOWN]
            if row.place is not None
        ]
