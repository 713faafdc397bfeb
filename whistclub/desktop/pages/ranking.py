"""The page "Ranking": the ranking of a season with its parts, and the chosen line explained beside it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from whistclub.club import queries, seasons
from whistclub.club.names import plain
from whistclub.club.ports import Change
from whistclub.desktop.controller import Controller
from whistclub.desktop.design import theme
from whistclub.desktop.design.beside import Beside
from whistclub.desktop.design.fields import ComboBox
from whistclub.desktop.design.grid import Grid, GridRow
from whistclub.desktop.design.tips import set_tip
from whistclub.desktop.design.toolbar_layout import ToolbarLayout
from whistclub.desktop.design.widgets import button, label, set_kind
from whistclub.desktop.files.exporting import export_season
from whistclub.desktop.pages.evenings import fill_seasons
from whistclub.desktop.pages.game_chooser import GameChooser
from whistclub.desktop.pages.page import Page
from whistclub.desktop.pages.ranking_details import RankingDetails
from whistclub.desktop.printing.catalogue import preview_season
from whistclub.ranking.facts import Period, Ranking, SeasonRow, TeamRanking, TeamRules
from whistclub.reports.season.ranking import after_line, ranking_columns
from whistclub.reports.season.teams import team_columns
from whistclub.reports.table import Column, Medium, row_values, shown_on
from whistclub.words import tr
from whistclub.words.conventions import game_line, numbering_line, season_line, shared_line, teams_text, ties_line

SEARCH = 190
"""Width in pixels of the search field, at text size 100 %."""


class RankingPage(Page):
    """The ranking in the layout of the wall sheet. ``wants_player`` carries the player whose page is wanted."""

    wants_player = Signal(int)

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
        self.season = ComboBox()
        self.season.setAccessibleName(tr("Season"))
        self.season.currentIndexChanged.connect(self._other_season)
        row.addWidget(self.season)
        self.of = ComboBox()
        self.of.setAccessibleName(tr("Part of the season, category or teams"))
        self.of.currentIndexChanged.connect(self._other_season)
        row.addWidget(self.of)
        self.games = GameChooser()
        self.games.chosen.connect(self._other_game)
        row.addWidget(self.games)
        row.addStretch(1)
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Search…"))
        self.search.setAccessibleName(tr("Search a name"))
        self.search.setClearButtonEnabled(True)
        self.search.setFixedWidth(theme.px(SEARCH))
        self.search.textChanged.connect(self._show)
        self.search.returnPressed.connect(self._found)
        self.print_button, self.excel_button = button(tr("Print…")), button(tr("Excel…"), "main")
        self.print_button.clicked.connect(self.print_ranking)
        self.excel_button.clicked.connect(self.save_excel)
        row.addWidget(self.print_button)
        row.addWidget(self.excel_button)
        box.addLayout(row)
        self.counted = label("", "small", wrap=True)
        below = ToolbarLayout()
        below.setSpacing(theme.GAP)
        below.addWidget(self.counted, 1)
        below.addWidget(self.search)
        box.addLayout(below)
        self.grid = Grid(tr("Ranking of the season"), sorts=True, row_height=37)
        set_kind(self.grid, "list")
        self.grid.opened.connect(self.why)
        self.grid.chose.connect(self._chose)
        self.panel = RankingDetails(controller)
        self.panel.shut.connect(self._shut)
        self.panel.wants_player.connect(self.wants_player)
        self.panel.hide()
        self.split = Beside(self.grid, self.panel)
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
            self.fill()

    def _other_game(self, _game: object) -> None:
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
        self._show()

    def _show(self, _typed: str = "") -> None:
        """Shows the lines whose name has what is typed in the search field."""
        typed = plain(self.search.text().strip())
        if self.teams is not None:
            self.counted.setText(teams_text(self.teams.teams))
            set_tip(self.counted, "")
            of_teams = tuple(team_columns(self.teams))
            self.grid.fill(
                of_teams,
                [GridRow(row.team, row_values(of_teams, row)) for row in self.teams.rows if typed in plain(row.team)],
            )
        elif self.ranking is not None:
            self.counted.setText(self._counted(self.ranking))
            set_tip(self.counted, self._paid(self.ranking))
            columns = shown_on(Medium.SCREEN, ranking_columns(self.ranking, self.controller.name))
            shown = [row for row in self.ranking.rows if typed in plain(self.controller.name(row.player))]
            self.grid.fill(columns, [self._row(columns, row) for row in shown])
        lines = self.grid.grid_model.rows
        if self.split.is_beside and lines and self.grid.chosen() is None:
            self.grid.choose(lines[0].key)
        if self.split.is_beside or not self.panel.isHidden():
            self.why(self.grid.chosen())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.split.is_beside and self.panel.isHidden() and self.grid.grid_model.rows:
            self._show()

    def _found(self) -> None:
        """Explains the first line found."""
        if lines := self.grid.grid_model.rows:
            self.grid.choose(lines[0].key)
            self.why(lines[0].key)

    def _chose(self, player: object) -> None:
        if player is not None and not self.panel.isHidden():
            self.why(player)

    def _shut(self) -> None:
        self.panel.hide()
        self.grid.setFocus()

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
        self.ranking = self.controller.read(
            queries.moved_ranking, season_id, game=game, period=period, category=category
        )

    @staticmethod
    def _counted(ranking: Ranking) -> str:

        held = (tr("%n evening(s)", "", len(ranking.evenings)), *after_line(ranking), season_line(ranking.rules))
        counted = " · ".join(held)
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
        """Explains a player's line beside the ranking, or a team's."""
        self.panel.close_button.setVisible(not self.split.is_beside)

        if self.teams is not None:
            team = next((row for row in self.teams.rows if row.team == player), None)
            if team is not None:
                self.panel.show_team(self.teams, team)
            self.panel.setVisible(team is not None)
            return
        row = next((row for row in self.ranking.rows if row.player == player), None) if self.ranking else None
        if row is None or self.ranking is None:
            self.panel.hide()
            return
        self.panel.show_row(self.season.currentData(), self.ranking, row, low=not self.split.is_beside)
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
