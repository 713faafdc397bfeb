"""One line of the ranking beside the list: where it stands, its places through the season, and why, evening by
evening."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from whistclub.club import people, queries
from whistclub.desktop.controller import Controller
from whistclub.desktop.design import theme
from whistclub.desktop.design.chart import ChartView
from whistclub.desktop.design.grid import Grid, GridRow
from whistclub.desktop.design.widgets import Card, ElidedLabel, button, label, scrolled, set_kind
from whistclub.desktop.dialogs.why import Additions, WhyDialog
from whistclub.ranking.facts import EveningKey, Ranking, SeasonRow, TeamRanking, TeamRow
from whistclub.ranking.shared import Shared
from whistclub.ranking.why import evening_why, season_why, team_why
from whistclub.reports.season.player import evening_places, places_chart
from whistclub.reports.season.ranking import attended
from whistclub.reports.table import Column, Kind
from whistclub.words import tr
from whistclub.words.dates import day_and_month
from whistclub.words.evenings.people import evening_short
from whistclub.words.numbers import hundredths

CHART = 128
"""Height in pixels of the chart, at text size 100 %."""


class RankingDetails(Card):
    """Details of a line. ``shut``: the marker closes them; ``wants_player`` carries the player whose page is wanted."""

    shut = Signal()
    wants_player = Signal(int)

    def __init__(self, controller: Controller, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.controller = controller
        self.ranking: Ranking | None = None
        self.row: SeasonRow | None = None
        head = QHBoxLayout()
        self.name = ElidedLabel(strong=True)
        self.close_button = button(tr("Close"), "plain")
        self.close_button.clicked.connect(self.shut)
        head.addWidget(self.name, 1)
        head.addWidget(self.close_button)
        self.box.addLayout(head)
        self.standing = label("", "quiet", wrap=True)
        self.box.addWidget(self.standing)
        self.chart = ChartView()
        self.chart.setFixedHeight(theme.px(CHART))
        self.caption = label(tr("Place after each evening"), "small")
        self.box.addWidget(self.chart)
        self.box.addWidget(self.caption)
        self.heading = label("", "strong")
        self.box.addWidget(self.heading)
        self.grid = Grid(tr("Evenings"), row_height=30)
        set_kind(self.grid, "plain")
        self.grid.horizontalHeader().hide()
        self.grid.opened.connect(self._why_evening)
        self.box.addWidget(self.grid, 1)
        self.additions = scrolled(QWidget())
        self.box.addWidget(self.additions, 1)
        foot = QHBoxLayout()
        self.why_button, self.season_button = button(tr("Why?"), "plain"), button(tr("Whole season →"), "plain")
        for press in (self.why_button, self.season_button):
            press.setProperty("tone", "accent")
        self.why_button.clicked.connect(self.why)
        self.season_button.clicked.connect(self._open_player)
        foot.addWidget(self.season_button)
        foot.addStretch(1)
        foot.addWidget(self.why_button)
        self.box.addLayout(foot)

    def show_team(self, ranking: TeamRanking, row: TeamRow) -> None:
        """Shows why a team has its points."""
        self._parts(of_team=True, of_season=False)
        self.name.setText(row.team)
        self.heading.setText(tr("Why {total}?", total=hundredths(row.total)))
        inside = Additions(self.controller, team_why(ranking, row))
        inside.setObjectName("plain")
        self.additions.setWidget(inside)

    def show_row(self, season_id: int, ranking: Ranking, row: SeasonRow, *, low: bool) -> None:
        """Shows a player's line. ``low``: there is no room for the chart."""
        self.ranking, self.row = ranking, row
        whole = ranking.period is None and ranking.category is None and isinstance(row.player, int)
        self._parts(of_team=False, of_season=whole and not low)
        self.name.setText(self.controller.name(row.player))
        self.standing.setText(_standing(row))
        self.heading.setText(tr("Why {total}?", total=hundredths(row.total)))
        self.season_button.setVisible(isinstance(row.player, int))
        if whole and not low and isinstance(row.player, int):
            self.chart.show_chart(
                places_chart(self.controller.read(people.places, row.player, season_id, ranking.game))
            )
        columns = (
            Column("date", tr("Evening"), width=38),
            Column("places", tr("Places"), Kind.PAIR, width=44),
            Column("game_points", tr("Points"), Kind.POINTS, tip=tr("Game points"), width=44),
            Column("ranking", tr("Total"), Kind.HUNDREDTHS, tip=tr("Ranking points"), strong=True, width=48),
        )
        rows = []
        for evening in reversed(row.evenings):
            values = day_and_month(evening.key.date), evening_places(evening), evening.row.game_points, evening.total
            uncounted = tr("does not count") if evening.dropped else ""
            tips = dict(enumerate((evening_short(evening.key), tr("Places"), tr("Game points"), uncounted)))
            rows.append(GridRow(evening.key, values, quiet=evening.dropped, tips=tips))
        self.grid.fill(columns, rows)

    def _parts(self, *, of_team: bool, of_season: bool) -> None:
        self.additions.setVisible(of_team)
        for widget in (self.standing, self.grid, self.why_button, self.season_button):
            widget.setVisible(not of_team)
        self.chart.setVisible(of_season)
        self.caption.setVisible(of_season)

    def why(self) -> None:
        """Explains the whole line in a dialog."""
        if self.ranking is not None and self.row is not None:
            reason = season_why(self.ranking, self.row, self._shared(self.row))
            WhyDialog(self.controller, self.controller.name(self.row.player), reason, self.window()).open()

    def _why_evening(self, key: EveningKey) -> None:
        if self.row is None:
            return
        evening = next(evening for evening in self.row.evenings if evening.key == key)
        reason = evening_why(evening.row, key, self._shared(self.row))
        name = f"{self.controller.name(self.row.player)}, {evening_short(key)}"
        WhyDialog(self.controller, name, reason, self.window()).open()

    def _shared(self, row: SeasonRow) -> Shared:
        return self.controller.read(queries.shared_of, row.player) if isinstance(row.player, int) else {}

    def _open_player(self) -> None:
        if self.row is not None and isinstance(self.row.player, int):
            self.wants_player.emit(self.row.player)


def _standing(row: SeasonRow) -> str:
    place = tr("not classified") if row.place is None else tr("place {place}", place=row.place)
    parts = [place, hundredths(row.total), tr("%n evening(s)", "", attended(row))]
    if row.firsts:
        parts.append(tr("%n first place(s)", "", row.firsts))
    return " · ".join(parts)
