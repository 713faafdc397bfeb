"""The panel for drawing a round, or the whole evening: who plays, the method, and the result."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from whistclub.club.evening.drive import METHODS as DRIVES
from whistclub.club.names import plain
from whistclub.club.ports import Change
from whistclub.desktop.controller import Controller, sentence
from whistclub.desktop.design import theme
from whistclub.desktop.design.fields import SpinBox
from whistclub.desktop.design.flow import FlowLayout
from whistclub.desktop.design.tips import set_tip
from whistclub.desktop.design.toolbar_layout import ToolbarLayout
from whistclub.desktop.design.widgets import ChipButton, button, label, scrolled, set_kind
from whistclub.desktop.dialogs.consequences import ConfirmDialog
from whistclub.desktop.pages.inner_page import InnerPage
from whistclub.desktop.seating.draw_model import MOVEMENTS, SEEDS, DrawModel, new_seed
from whistclub.desktop.seating.draw_outcome import DrawOutcome
from whistclub.desktop.seating.game_row import GameRow
from whistclub.desktop.seating.wishes import WishesDialog
from whistclub.desktop.whist_drive.options import DriveOptions
from whistclub.seating.facts import sizes_of
from whistclub.words import tr
from whistclub.words.evenings.rounds import METHODS, method_about, method_name


class DrawPanel(InnerPage):
    """The panel for a draw. ``drives``: a round of a whist drive has been seated. The rounds shown are exactly those
    that will be seated."""

    drives = Signal()

    def __init__(self, controller: Controller, evening_id: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controller = controller
        self.model = DrawModel(controller, evening_id)
        self._filling = self._asked = False
        outer = QVBoxLayout(self)
        outer.setContentsMargins(4 * theme.UNIT, 2 * theme.UNIT, 4 * theme.UNIT, 3 * theme.UNIT)
        outer.setSpacing(2 * theme.UNIT)
        outer.addLayout(self._top_row())
        inside = QWidget()
        box = QVBoxLayout(inside)
        box.setContentsMargins(0, 0, theme.GAP, 0)
        box.setSpacing(2 * theme.UNIT)
        box.addWidget(self._games())
        box.addWidget(self._methods())
        self.drive = DriveOptions(self.model)
        self.drive.changed.connect(self._redraw)
        box.addWidget(self.drive)
        box.addWidget(self._numbers())
        box.addWidget(self._people())
        self.outcome = DrawOutcome(self.model)
        self.outcome.changed.connect(self.show_all)
        self.board, self.tables = self.outcome.board, self.outcome.board.flow
        box.addWidget(self.outcome)
        box.addStretch(1)
        outer.addWidget(scrolled(inside), 1)
        if not self.model.stored:
            self.model.draw()
        self.show_all()

    # -- making

    def _top_row(self) -> ToolbarLayout:
        row = ToolbarLayout()
        row.setSpacing(theme.GAP)
        back = button(tr("‹ Tables"), "plain", tip=tr("Back to the tables [{key}]", key=tr("Esc") + ", Alt+←"))
        back.clicked.connect(self.closed)
        row.addWidget(back)
        row.addWidget(label(tr("Round")))
        self.round = SpinBox(1, self.model.round, self.model.round)
        self.round.setAccessibleName(tr("Round"))
        self.round.valueChanged.connect(self.choose_round)
        row.addWidget(self.round)
        self.banner = label("", "quiet", wrap=True)
        row.addWidget(self.banner, 1)
        self.again = button(tr("Draw again"))
        self.again.clicked.connect(self.draw_again)
        row.addWidget(self.again)
        self.done = button("", "main")
        self.done.clicked.connect(self.seat)
        row.addWidget(self.done)
        return row

    def _games(self) -> QWidget:
        self.game_row = GameRow(self.controller, self.model)
        self.game_row.chosen.connect(self.choose_game)
        self.games = self.game_row.chips
        self.fours = self._chip(self.game_row.flow, tr("Tables of four only"), self.only_fours)
        return self.game_row

    def _methods(self) -> QWidget:
        methods = QWidget()
        box = QVBoxLayout(methods)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(theme.UNIT)
        chips = QWidget()
        flow = FlowLayout(chips)
        self.methods: dict[str, ChipButton] = {}
        for key in METHODS:
            if key != "hand":
                self.methods[key] = self._chip(flow, method_name(key), partial(self.choose_method, key))
        box.addWidget(chips)
        self.about = label("", "small", wrap=True)
        box.addWidget(self.about)
        return methods

    def _numbers(self) -> QWidget:
        numbers = QWidget()
        flow = FlowLayout(numbers)
        self.rounds_label = label(tr("Rounds"))
        self.rounds_label.setMinimumHeight(theme.CONTROL)
        self.rounds = SpinBox(1, 99, self.model.rounds)
        self.rounds.setAccessibleName(tr("Rounds to draw"))
        self.rounds.valueChanged.connect(self.choose_rounds)
        self.ranks: dict[str, ChipButton] = {}
        for key, word in (("evening", tr("Rank of this evening")), ("season", tr("Rank of the season"))):
            self.ranks[key] = self._chip(flow, word, partial(self.rank_by, key))
        seed_label = label(tr("Seed"))
        seed_label.setMinimumHeight(theme.CONTROL)
        self.seed = SpinBox(0, SEEDS, self.model.seed)
        self.seed.setAccessibleName(tr("Seed of the draw"))
        set_tip(self.seed, tr("With the same seed, the same people and the same wishes the draw comes out the same."))
        self.seed.valueChanged.connect(self.choose_seed)
        wishes = button(tr("Wishes…"))
        wishes.clicked.connect(self.ask_wishes)
        for widget in (self.rounds_label, self.rounds, seed_label, self.seed, wishes):
            flow.addWidget(widget)
        return numbers

    def _people(self) -> QWidget:
        people = QWidget()
        box = QVBoxLayout(people)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(theme.UNIT)
        self.count = button("", "plain", tip=tr("Show or hide who plays"))
        self.count.setCheckable(True)
        self.count.toggled.connect(self._show_people)
        box.addWidget(self.count, 0, Qt.AlignmentFlag.AlignLeft)
        self.people_box = QWidget()
        self.people = FlowLayout(self.people_box)
        self.people_box.hide()
        box.addWidget(self.people_box)
        return people

    def _chip(self, flow: FlowLayout, text: str, do: Any) -> ChipButton:
        chip = ChipButton(text)
        chip.clicked.connect(do)
        flow.addWidget(chip)
        return chip

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Gives the focus to the button of the next step."""
        (self.done if self.done.isEnabled() else self.again).setFocus(event.reason())

    # -- showing

    def reload(self, change: Change) -> None:
        """Updates the panel after a change of who is present or seated."""
        if self.model.evening_id in change.evenings or change.players:
            self.model.load()
            if not self.model.stored:
                self.model.draw()
            self.show_all()

    def show_all(self) -> None:
        """Shows the request and the result."""
        model, self._filling = self.model, True
        for key, chip in self.games.items():
            chip.setChecked(key == model.game)
        for key, chip in self.methods.items():
            chip.setChecked(key == model.method)
            chip.setVisible(key in model.methods)
        self.about.setText(method_about(model.method))
        for key, chip in self.ranks.items():
            chip.setChecked(key == model.ranked_by)
            chip.setVisible(model.method in ("rank", "swiss"))
        sizes = sizes_of(model.game)
        self.fours.setVisible(sizes.least != sizes.most)
        self.fours.setChecked(model.fours)
        movement = model.method in MOVEMENTS
        self.rounds_label.setVisible(movement)
        self.rounds.setVisible(movement)
        self.rounds.setValue(model.rounds)
        self.seed.setValue(model.seed)
        self._filling = False
        self.drive.show_model()
        self._fill_people()
        self.outcome.show_model()
        self._fill_banner()

    def _fill_people(self) -> None:
        count = tr("%n player(s) in the draw", "", len(self.model.playing))
        if self.model.away.intersection(self.model.present):
            away = sorted(map(self.controller.name, self.model.away.intersection(self.model.present)), key=plain)
            count = tr("{count}, without {names}", count=count, names=", ".join(away))
        self.count.setText(f"{count}  {'▾' if self.count.isChecked() else '▸'}")
        self.count.setAccessibleName(count)
        self.people.clear()
        if not self.count.isChecked():
            return
        for player in sorted(self.model.present, key=lambda player: plain(self.controller.name(player))):
            chip = self._chip(self.people, self.controller.name(player), partial(self.take_part, player))
            chip.setChecked(player not in self.model.away)

    def _show_people(self, on: bool) -> None:
        self.people_box.setVisible(on)
        self._fill_people()

    def _fill_banner(self) -> None:
        model = self.model
        came, gone = model.strangers
        kind, text = "quiet", ""
        if model.method in DRIVES and model.drive.hindrance is not None:
            kind, text = "attention", sentence(model.drive.hindrance)
        elif not model.draws:
            kind, text = "attention", tr("Too few players for a table.")
        elif came or gone:
            kind, text = "attention", self._changed_text(came, gone)
        elif model.impossible:
            table = model.impossible[0]
            said = tr("Table {number} cannot be played by %n player(s).", "", len(table.seats), number=table.number)
            kind, text = "attention", said
        elif model.seated:
            kind, text = (
                "attention",
                tr("Round {number} is seated; seating it anew takes its tables out.", number=model.round),
            )
        elif model.by_hand:
            text = tr("Changed by hand.")
        elif model.stored:
            text = tr("Drawn before: {method}, seed {seed}.", method=method_name(model.method), seed=model.seed)
        self.banner.setText(text)
        set_kind(self.banner, kind)
        anew = tr("Seat round {number} anew…", number=model.round)
        self.done.setText(anew if model.seated else tr("Seat round {number}", number=model.round))
        self.done.setAccessibleName(self.done.text())
        self.done.setEnabled(bool(model.draws) and not gone and not model.impossible)

    def _changed_text(self, came: list[int], gone: list[int]) -> str:
        said = []
        if came:
            names = ", ".join(map(self.controller.name, came))
            said.append(tr("Not in this draw: {names}.", names=names))
        if gone:
            said.append(tr("In this draw and not here: {names}.", names=", ".join(map(self.controller.name, gone))))
        return " ".join((*said, tr("Draw again.")))

    # -- doing

    def main_button(self) -> QPushButton:
        return self.done

    def unkept(self) -> str:
        """Returns a sentence on what leaving would lose, "" for nothing. A draw made automatically on opening does not
        count, because it can be repeated."""
        drawn = bool(self.model.draws) and not self.model.stored and (self._asked or self.model.by_hand)
        return tr("This draw is not seated: leaving the page loses it.") if drawn else ""

    def _redraw(self) -> None:
        self._asked = True
        self.model.draw()
        self.show_all()

    def choose_round(self, number: int) -> None:
        """Chooses the round to seat; one already seated is seated again."""
        self.model.round = number
        self._redraw()

    def choose_game(self, key: str, checked: bool = False) -> None:
        """Chooses the game."""
        self.model.choose_game(key)
        self._redraw()

    def only_fours(self, checked: bool = False) -> None:
        """Chooses whether players sit out rather than having tables of another size."""
        self.model.fours = checked
        self._redraw()

    def choose_method(self, key: str, checked: bool = False) -> None:
        """Chooses the method of the draw."""
        self.model.method = key
        self._redraw()

    def choose_rounds(self, number: int) -> None:
        """Chooses how many rounds to draw at once."""
        if not self._filling:
            self.model.rounds = number
            self._redraw()

    def choose_seed(self, seed: int) -> None:
        """Repeats the draw with a known seed."""
        if not self._filling:
            self.model.seed = seed
            self._redraw()

    def rank_by(self, key: str, checked: bool = False) -> None:
        """Chooses the standings that rank the players."""
        self.model.ranked_by = key
        self._redraw()

    def take_part(self, player: int, checked: bool = False) -> None:
        """Chooses whether a player who is present plays this round."""
        (self.model.away.discard if checked else self.model.away.add)(player)
        self._redraw()

    def draw_again(self) -> None:
        """Draws again with another seed."""
        self.model.seed = new_seed()
        self._redraw()

    def ask_wishes(self) -> None:
        """Opens the dialog for the club's wishes for every draw."""

        dialog = WishesDialog(self.controller, self.model.present, self.window())
        dialog.accepted.connect(self._redraw)
        dialog.open()

    def seat(self) -> None:
        """Seats the round; asks for confirmation before deleting tables with deals."""

        action, args, facts = self.model.action()
        if self.model.round in self.model.dealt:
            title = tr("Take out the tables of round {number} with their deals?", number=self.model.round)
            dialog = ConfirmDialog(self.controller, title, tr("Seat anew"), (action, args, facts), self.window())
            dialog.accepted.connect(self._seated)
            dialog.open()
        else:
            self.controller.act(action, *args, then=self._seated, **facts)

    def _seated(self, _change: Change | None = None) -> None:
        (self.drives if self.model.method in DRIVES else self.closed).emit()
