"""The page "Ranking": the ranking of a season with its parts; a click on a line explains it below."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from whistclub.club import queries, seasons
from whistclub.club.ports import Change
from whistclub.desktop.controller import Controller
from whistclub.desktop.design import theme
from whistclub.desktop.design.fields import ComboBox
from whistclub.desktop.design.grid import Grid, GridRow
from whistclub.desktop.design.tips import set_tip
from whistclub.desktop.design.toolbar_layout import ToolbarLayout
from whistclub.desktop.design.widgets import button, label
from whistclub.desktop.dialogs.why import WhyPanel
from whistclub.desktop.files.exporting import export_season
from whistclub.desktop.pages.evenings import fill_seasons
from whistclub.desktop.pages.game_chooser import GameChooser
from whistclub.desktop.pages.page import Page
from whistclub.desktop.printing.catalogue import preview_season
from whistclub.ranking.facts import Period, Ranking, SeasonRow, TeamRanking, TeamRules
from whistclub.ranking.why import season_why, team_why
from whistclub.reports.season.ranking import ranking_columns
from whistclub.reports.season.teams import team_columns
from whistclub.reports.table import Column, Medium, row_values, shown_on
from whistclub.words import tr
from whistclub.words.conventions import game_line, numbering_line, season_line, shared_line, teams_text, ties_line


class RankingPage(Page):
    """The ranking in the layout of the wall sheet."""

    def __init__(self, controller: Controller, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        self.ranking: Ranking | None = None
        self.teams: TeamRanking | None = None
        self._stale = True
        box = QVBoxLayout(self)
        box.setContentsMargins(4 * theme.UNIT, 3 * theme.UNIT, 4 * theme.UNIT, 4 * theme.UNIT)
        box.setSpacing(theme.GAP)
        row = ToolbarLayout()
        row.setSpacing(theme.GAP)
        row.addWidget(label(tr("Season")))
        self.season = ComboBox()
        self.season.setAccessibleName(tr("Season"))
        self.season.currentIndexChanged.connect(self._other_season)
        row.addWidget(self.season)
        self.of = ComboBox()
        self.of.setAccessibleName(tr("Part of the season, category or teams"))
        self.of.currentIndexChanged.connect(self._other_season)
        row.addWidget(self.of)
        row.addStretch(1)
        self.print_button, self.excel_button = button(tr("Print…")), button(tr("Excel…"))
        self.print_button.clicked.connect(self.print_ranking)
        self.excel_button.clicked.connect(self.save_excel)
        row.addWidget(self.print_button)
        row.addWidget(self.excel_button)
        box.addLayout(row)
        self.games = GameChooser()
        self.games.chosen.connect(self._other_game)
        box.addWidget(self.games)
        self.counted = label("", "small", wrap=True)
        box.addWidget(self.counted)
        self.split = QSplitter(Qt.Orientation.Vertical)
        self.split.setChildrenCollapsible(False)
        self.grid = Grid(tr("Ranking of the season"))
        self.grid.opened.connect(self.why)
        self.split.addWidget(self.grid)
        self.panel = WhyPanel()
        self.panel.hide()
        self.split.addWidget(self.panel)
        self.split.setSizes([300, 240])
        box.addWidget(self.split, 1)
        self.empty = label(tr("Nothing counts yet: a table counts once it is closed."), "quiet", wrap=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        box.addWidget(self.empty, 1)

    def title(self) -> str:
        return tr("Ranking")

    def reload(self, change: Change) -> None:
        if change.seasons or change.evenings or change.players:
            self._stale = True
            if self.isVisible():
                self.fill()

    def enter(self) -> None:
        if self._stale:
            self.fill()
        self.grid.setFocus()

    def _other_season(self, _index: int) -> None:
        if not self._stale:
            self.panel.hide()
            self.fill()

    def _other_game(self, _game: object) -> None:
        self.panel.hide()
        self.fill()

    def fill(self) -> None:
        """Reads the ranking of the chosen season and game."""

        self._stale = False
        fill_seasons(self.season, self.controller.read(queries.seasons))
        chosen = self.season.currentData()
        self.games.offer(self.controller.read(queries.games, chosen) if chosen is not None else ())
        self._offer_parts(chosen)
        self.ranking = self.teams = None
        if chosen is not None:
            self._read(chosen)
        rows = self.teams.rows if self.teams else self.ranking.rows if self.ranking else ()
        self.split.setVisible(bool(rows))
        self.empty.setVisible(not rows)
        self.print_button.setEnabled(bool(rows))
        self.excel_button.setEnabled(bool(rows))
        if self.teams is not None:
            self.counted.setText(teams_text(self.teams.teams))
            set_tip(self.counted, "")
            of_teams = tuple(team_columns(self.teams))
            self.grid.fill(of_teams, [GridRow(row.team, row_values(of_teams, row)) for row in self.teams.rows])
        elif self.ranking is not None:
            self.counted.setText(self._counted(self.ranking))
            set_tip(self.counted, self._paid(self.ranking))
            columns = shown_on(Medium.SCREEN, ranking_columns(self.ranking, self.controller.name))
            self.grid.fill(columns, [self._row(columns, row) for row in rows])
        if not self.panel.isHidden() and (player := self.grid.chosen()) is not None:
            self.why(player)

    def _offer_parts(self, season_id: int | None) -> None:
        """Offers the whole season, its parts, the club's categories and the teams; hidden when there is only one."""
        entries: list[tuple[str, object]] = [(tr("Whole season"), None)]
        record = next((one for one in self.controller.read(queries.seasons) if one.id == season_id), None)
        if record is not None:
            entries += [(part.name, part) for part in self.controller.read(seasons.periods, record)]
            entries += [(name, name) for name in self.controller.read(seasons.categories)]
            entries += [(tr("Teams"), record.rules.teams)] if record.rules.teams is not None else []
        before = self.of.currentData()
        self.of.blockSignals(True)
        self.of.clear()
        for words, data in entries:
            self.of.addItem(words, data)
        self.of.choose(before)
        self.of.blockSignals(False)
        self.of.setVisible(len(entries) > 1)

    def _read(self, season_id: int) -> None:
        of, game = self.of.currentData(), self.games.game
        if isinstance(of, TeamRules):
            self.teams = self.controller.read(queries.teams, season_id)
            return
        period = of if isinstance(of, Period) else None
        category = of if isinstance(of, str) else None
        self.ranking = self.controller.read(queries.ranking, season_id, game=game, period=period, category=category)

    @staticmethod
    def _counted(ranking: Ranking) -> str:

        counted = f"{tr('%n evening(s)', '', len(ranking.evenings))} · {season_line(ranking.rules)}"
        return counted if ranking.game is None else f"{counted} · {game_line(ranking)}"

    @staticmethod
    def _paid(ranking: Ranking) -> str:
        """Returns a text on how places are numbered, how ties are broken, and how shared places are paid."""

        of_evenings = {id(evening.row.rules): evening.row.rules for row in ranking.rows for evening in row.evenings}
        ties = ties_line(ranking.rules)
        return "\n".join((ties, numbering_line(ranking.rules), *shared_line(of_evenings.values())))

    def _row(self, columns: Sequence[Column], row: SeasonRow) -> GridRow:
        total = next(index for index, column in enumerate(columns) if column.key == "total")
        tips = {total: tr("%n result(s) not counted", "", row.dropped)} if row.dropped else {}
        return GridRow(row.player, row_values(columns, row), quiet=not row.classified, tips=tips)

    def why(self, player: object) -> None:
        """Explains a player's line below the ranking."""

        if self.teams is not None:
            team = next((row for row in self.teams.rows if row.team == player), None)
            if team is not None:
                self.panel.show_reason(self.controller, team.team, team_why(self.teams, team))
            self.panel.setVisible(team is not None)
            return
        row = next((row for row in self.ranking.rows if row.player == player), None) if self.ranking else None
        if row is None or self.ranking is None:
            self.panel.hide()
            return
        shared = self.controller.read(queries.shared_of, row.player) if isinstance(row.player, int) else {}
        self.panel.show_reason(self.controller, self.controller.name(row.player), season_why(self.ranking, row, shared))
        self.panel.show()

    def print_ranking(self) -> None:
        """Opens the print preview of the ranking."""

        if self.season.currentData() is not None:
            of = self.of.currentData()
            preview_season(self.window(), self.controller, self.season.currentData(), self.games.game, of)

    def save_excel(self) -> None:
        """Exports the ranking as a workbook or in another format."""

        if self.season.currentData() is not None:
            of = self.of.currentData()
            export_season(self, self.controller, self.season.currentData(), self.games.game, of)
