"""The home page: what is unfinished, a new evening, the last one, the season so far, and the ways in."""

from __future__ import annotations

import datetime
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDate, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from whistclub.club.ports import Change, EveningRecord, Work
from whistclub.desktop.controller import Controller
from whistclub.desktop.design import theme
from whistclub.desktop.design.fields import DateEdit
from whistclub.desktop.design.flow import FlowLayout
from whistclub.desktop.design.icons import icon
from whistclub.desktop.design.widgets import Card, ElidedLabel, NumberLabel, button, label, scrolled, set_kind
from whistclub.desktop.main_window.menus import MenuAction
from whistclub.errors import KnownError
from whistclub.words import mark, tr, tr_marked

if TYPE_CHECKING:
    from whistclub.ranking.facts import EveningStandings, Ranking

SHOWN: Final = 5
"""Lines of the season shown."""
PODIUM: Final = 3
"""Places of the last evening shown."""
BESIDE: Final = 860
"""Width of the page in pixels at text size 100 % from which the season stands beside the evenings."""
RIGHT: Final = 330
"""Width of what stands beside, in pixels at text size 100 %."""
SEASON_AFTER: Final = 50
"""Milliseconds after the page is shown until the results are read, so that the window accepts keys at once."""
WAYS: Final = (
    (MenuAction.TRAIN, "tonight", mark("Training club…")),
    (MenuAction.IMPORT_PLAYERS, "players", mark("Import a list of players…")),
    (MenuAction.IMPORT_RESULTS, "evenings", mark("Import old seasons…")),
    (MenuAction.BLANK_SHEETS, "file", mark("Blank sheets for the tables…")),
    (MenuAction.ASK_ARBITER, "arbiter", mark("Arbiter of Whist 32…")),
    (MenuAction.MANUAL, "help", mark("The evening in ten steps")),
)
"""The ways in: action, icon and words."""


class HomePanel(QWidget):
    """Offers the evenings to open and the ways in. ``chosen`` carries the id of an evening; ``wants`` a
    ``MenuAction``."""

    chosen = Signal(int)
    wants = Signal(MenuAction)

    def __init__(self, controller: Controller, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controller = controller
        self.unfinished: EveningRecord | None = None
        self.closed_today: EveningRecord | None = None
        self.last: EveningRecord | None = None
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        inside = QWidget()
        outer.addWidget(scrolled(inside))
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight, inside)
        self._sides.setContentsMargins(4 * theme.UNIT, theme.UNIT, 4 * theme.UNIT, 4 * theme.UNIT)
        self._sides.setSpacing(3 * theme.UNIT)
        left, self.right = QVBoxLayout(), QWidget()
        left.setSpacing(3 * theme.UNIT)
        for card in (
            self._first_card(),
            self._continue_card(),
            self._closed_card(),
            self._new_card(),
            self._last_card(),
        ):
            left.addWidget(card)
        left.addStretch(1)
        beside = QVBoxLayout(self.right)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.setSpacing(3 * theme.UNIT)
        beside.addWidget(self._season_card())
        beside.addWidget(self._ways_card())
        beside.addStretch(1)
        self._sides.addLayout(left, 1)
        self._sides.addWidget(self.right)
        self._later = QTimer(self, singleShot=True, interval=SEASON_AFTER)
        self._later.timeout.connect(self.fill_results)

    # -- cards

    def _first_card(self) -> Card:
        """Returns the card that leads a club without people through its first three steps."""
        self.first_card = card = Card()
        card.box.addWidget(label(tr("Welcome: three steps to the first evening"), "heading", wrap=True))
        self.club_name = QLineEdit()
        self.club_name.setPlaceholderText(tr("Name of the club"))
        self.club_name.setAccessibleName(tr("Name of the club"))
        self.club_name.setMaxLength(80)
        self.club_name.editingFinished.connect(self._name_club)
        members, add = button(tr("Import a list of players…")), button(tr("Type the players"))
        members.clicked.connect(partial(self._want, MenuAction.IMPORT_PLAYERS))
        add.clicked.connect(partial(self._want, MenuAction("go_players")))
        steps = (
            (tr("What is the club called?"), (self.club_name,)),
            (tr("Who plays? They can also be added when they come."), (members, add)),
            (tr("Start the first evening, below."), ()),
        )
        for number, (words, widgets) in enumerate(steps, 1):
            row = QHBoxLayout()
            row.setSpacing(theme.GAP)
            row.addWidget(label(str(number), "tag_ok"), 0, Qt.AlignmentFlag.AlignVCenter)
            row.addWidget(label(words, wrap=True), 1)
            for widget in widgets:
                row.addWidget(widget)
            card.box.addLayout(row)
        look = button(tr("Or look around in a training club…"), "plain")
        look.setProperty("tone", "accent")
        look.clicked.connect(partial(self._want, MenuAction.TRAIN))
        card.box.addWidget(look, 0, Qt.AlignmentFlag.AlignLeft)
        return card

    def _name_club(self) -> None:
        name = self.club_name.text().strip()
        if name and name != self.controller.club_name():
            self.controller.rename_club(name)

    def _continue_card(self) -> Card:
        self.unfinished_card = card = Card()
        line, words = QHBoxLayout(), QVBoxLayout()
        self.unfinished_name = label("", "heading", wrap=True)
        self.unfinished_said = label("", "quiet", wrap=True)
        words.setSpacing(theme.UNIT)
        words.addWidget(label(tr("Not closed yet"), "tag_attention"), 0, Qt.AlignmentFlag.AlignLeft)
        words.addWidget(self.unfinished_name)
        words.addWidget(self.unfinished_said)
        self.resume = button(tr("Continue this evening"), "main")
        self.resume.clicked.connect(self._resume)
        line.addLayout(words, 1)
        line.addWidget(self.resume)
        card.box.addLayout(line)
        return card

    def _closed_card(self) -> Card:
        """Returns the card of today's evening if it is closed, because it is most often reopened to look at."""
        self.closed_card = card = Card()
        line, words = QHBoxLayout(), QVBoxLayout()
        line.setSpacing(theme.GAP)
        self.closed_name = label("", "heading", wrap=True)
        words.addWidget(label(tr("Tonight's evening is closed"), "tag"), 0, Qt.AlignmentFlag.AlignLeft)
        words.addWidget(self.closed_name)
        self.look, self.reopen = button(tr("Open it"), "main"), button(tr("Reopen the evening"), "plain")
        self.look.clicked.connect(self._look)
        self.reopen.clicked.connect(self._reopen)
        line.addLayout(words, 1)
        line.addWidget(self.reopen)
        line.addWidget(self.look)
        card.box.addLayout(line)
        return card

    def _new_card(self) -> Card:
        card = Card()
        card.box.addWidget(label(tr("New evening"), "strong"))
        row = QHBoxLayout()
        row.setSpacing(theme.GAP)
        self.date = DateEdit()
        self.date.setAccessibleName(tr("Date"))
        self.name = QLineEdit()
        self.name.setAccessibleName(tr("Name of the evening"))
        self.name.setPlaceholderText(tr("Name, if it has one"))
        self.name.setMaxLength(80)
        self.name.returnPressed.connect(self._begin)
        self.begin = button(tr("Start the evening"))
        self.begin.clicked.connect(self._begin)
        row.addWidget(self.date)
        row.addWidget(self.name, 1)
        row.addWidget(self.begin)
        card.box.addLayout(row)
        return card

    def _last_card(self) -> Card:
        self.last_card = card = Card()
        head = QHBoxLayout()
        self.last_name, self.last_said = ElidedLabel(strong=True), label("", "quiet")
        head.addWidget(self.last_name, 1)
        head.addWidget(self.last_said)
        card.box.addLayout(head)
        places = QHBoxLayout()
        places.setSpacing(theme.GAP)
        self.podium = [_Podium() for _ in range(PODIUM)]
        for each in self.podium:
            places.addWidget(each, 1)
        card.box.addLayout(places)
        ways = QWidget()
        row = FlowLayout(ways)
        self.open_last = _way("evenings", tr("Open it"))
        self.print_last = _way("print", tr("Print the standings…"))
        self.export_season = _way("file", tr("Season in Excel…"))
        for press, do in (
            (self.print_last, self._print_last),
            (self.export_season, self._export_season),
            (self.open_last, self._open_last),
        ):
            press.clicked.connect(do)
            row.addWidget(press)
        card.box.addWidget(ways)
        card.hide()
        return card

    def _season_card(self) -> Card:
        self.season_card = card = Card()
        self.season_name = label("", "strong", wrap=True)
        card.box.addWidget(self.season_name)
        self.lines = [_Line() for _ in range(SHOWN)]
        for line in self.lines:
            card.box.addWidget(line)
        self.all = button(tr("The whole ranking"), "plain")
        self.all.setProperty("tone", "accent")
        self.all.clicked.connect(partial(self._want, MenuAction("go_ranking")))
        card.box.addWidget(self.all)
        card.hide()
        return card

    def _ways_card(self) -> Card:
        card = Card()
        card.box.setSpacing(theme.UNIT)
        for action, sign, words in WAYS:
            way = _way(sign, tr_marked(words), "accent")
            set_kind(way, "way")
            way.clicked.connect(partial(self._want, action))
            card.box.addWidget(way)
        return card

    def _want(self, action: MenuAction, checked: bool = False) -> None:
        self.wants.emit(action)

    # -- reading

    def fill(self) -> None:
        """Reads which evenings are open; the results follow a moment later."""
        from whistclub.club import queries

        self.date.setDate(_to_qdate(datetime.date.today()))
        self.first_card.setVisible(not self.controller.read(queries.player_names))
        if not self.club_name.hasFocus():
            self.club_name.setText(self.controller.club_name())
        self.unfinished = self.controller.read(queries.open_evening)
        self.unfinished_card.setVisible(self.unfinished is not None)
        today = self.controller.read(_closed_on, datetime.date.today())
        self.closed_today = today if self.unfinished is None else None
        self.closed_card.setVisible(self.closed_today is not None)
        set_kind(self.begin, "" if self.unfinished or self.closed_today else "main")
        self.begin.setText(tr("Start another evening") if self.closed_today else tr("Start the evening"))
        self.begin.setAccessibleName(self.begin.text())
        if self.closed_today is not None:
            self.closed_name.setText(_called(self.closed_today))
        if self.unfinished is not None:
            self.unfinished_name.setText(_called(self.unfinished))
            said = tr("%n player(s) present", "", len(self.unfinished.present))
            self.unfinished_said.setText(said if self.unfinished.present else "")
            self.unfinished_said.setVisible(bool(self.unfinished.present))
        self._later.start()

    def fill_results(self) -> None:
        """Shows the last evening and the season so far."""
        from whistclub.club import queries

        try:
            self.last = last = self.controller.read(_last_closed)
            if last is not None:
                self._show_last(last, self.controller.read(queries.standings, last.id))
                self._show_season(self.controller.read(queries.ranking, last.season_id))
        except KnownError as error:
            self.last = last = None
            if error.key != "club_closed":  # this page is about to go
                self.controller.refused.emit(error)
        self.last_card.setVisible(last is not None)
        self.season_card.setVisible(last is not None)

    def _show_last(self, last: EveningRecord, standings: EveningStandings) -> None:
        from whistclub.words.numbers import hundredths, points

        self.last_name.setText(tr("Last evening · {date}", date=_called(last)))
        self.last_said.setText(tr("%n player(s)", "", len(standings.rows)))
        for at, each in enumerate(self.podium):
            each.setVisible(at < len(standings.rows))
            if at < len(standings.rows):
                row = standings.rows[at]
                by_points = standings.order == "game_points"
                said = points(row.game_points) if by_points else hundredths(row.ranking_points)
                each.show_place("" if row.place is None else str(row.place), self.controller.name(row.player), said)

    def _show_season(self, ranking: Ranking) -> None:
        from whistclub.words.numbers import hundredths

        held = tr("%n evening(s)", "", len(ranking.evenings))
        called = tr("Season {season}", season=ranking.season)
        self.season_name.setText(f"{called} · {held}")
        for at, line in enumerate(self.lines):
            line.setVisible(at < len(ranking.rows))
            if at < len(ranking.rows):
                row = ranking.rows[at]
                place = "" if row.place is None else str(row.place)
                line.show_place(place, self.controller.name(row.player), hundredths(row.total))

    def focus_first(self) -> None:
        """Sets the focus on the most likely next step."""
        likely = self.resume if self.unfinished is not None else self.look if self.closed_today else self.begin
        likely.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        beside = self.width() >= theme.px(BESIDE)
        ways = QBoxLayout.Direction
        self._sides.setDirection(ways.LeftToRight if beside else ways.TopToBottom)
        self.right.setFixedWidth(theme.px(RIGHT)) if beside else self.right.setMaximumWidth(16_777_215)
        if not beside:
            self.right.setMinimumWidth(0)

    # -- acting

    def _resume(self) -> None:
        if self.unfinished is not None:
            self.chosen.emit(self.unfinished.id)

    def _look(self) -> None:
        if self.closed_today is not None:
            self.chosen.emit(self.closed_today.id)

    def _open_last(self) -> None:
        if self.last is not None:
            self.chosen.emit(self.last.id)

    def _print_last(self) -> None:
        from whistclub.desktop.printing.catalogue import preview_evening

        if self.last is not None:
            preview_evening(self.window(), self.controller, self.last.id)

    def _export_season(self) -> None:
        from whistclub.desktop.files.exporting import export_season

        if self.last is not None:
            export_season(self, self.controller, self.last.season_id)

    def _reopen(self) -> None:
        from whistclub.club.actions.evenings import reopen_evening

        if self.closed_today is not None:
            evening_id = self.closed_today.id
            self.controller.act(reopen_evening, evening_id, then=lambda _: self.chosen.emit(evening_id))

    def _begin(self) -> None:
        from whistclub.club.actions.evenings import create_evening

        name = self.name.text().strip()
        self.controller.act(create_evening, self.date.date().toPython(), name=name, then=self._begun)

    def _begun(self, change: Change) -> None:
        if change.action is not None:
            self.name.clear()
            self.chosen.emit(change.new(EveningRecord))


class _Podium(QFrame):
    """One of the first places of an evening."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("podium")
        box = QVBoxLayout(self)
        box.setContentsMargins(3 * theme.UNIT, 2 * theme.UNIT, 3 * theme.UNIT, 2 * theme.UNIT)
        box.setSpacing(0)
        self.place, self.name, self.points = label("", "small"), ElidedLabel(strong=True), label("", "ok")
        for part in (self.place, self.name, self.points):
            box.addWidget(part)

    def show_place(self, place: str, name: str, points: str) -> None:
        """Shows a place, whose it is and its points."""
        self.place.setText(place)
        self.name.setText(name)
        self.points.setText(points)
        self.setAccessibleName(f"{place} {name} {points}")


class _Line(QWidget):
    """One line of the season."""

    def __init__(self) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, theme.UNIT // 2, 0, theme.UNIT // 2)
        row.setSpacing(3 * theme.UNIT)
        self.place, self.name, self.total = NumberLabel(), ElidedLabel(), NumberLabel()
        self.place.setFixedWidth(theme.px(20))
        row.addWidget(self.place)
        row.addWidget(self.name, 1)
        row.addWidget(self.total)

    def show_place(self, place: str, name: str, total: str) -> None:
        """Shows a place, whose it is and the total."""
        self.place.setText(place)
        self.name.setText(name)
        self.total.setText(total)
        for part in (self.place, self.total):
            set_kind(part, "strong" if place == "1" else "")


def _way(sign: str, words: str, ink: str = "quiet") -> QPushButton:
    made = button(words, "plain")
    made.setIcon(icon(sign, getattr(theme.colours(), ink)))
    made.setIconSize(QSize(20, 20))
    return made


def _to_qdate(date: datetime.date) -> QDate:
    return QDate(date.year, date.month, date.day)


def _closed_on(work: Work, date: datetime.date) -> EveningRecord | None:
    """Returns the latest closed evening of that date."""
    found = work.find(EveningRecord, date=date, closed=True, cancelled=False)
    return found[-1] if found else None


def _last_closed(work: Work) -> EveningRecord | None:
    """Returns the latest closed evening."""
    found = work.find(EveningRecord, closed=True, cancelled=False)
    return found[-1] if found else None


def _called(record: EveningRecord) -> str:
    from whistclub.words.dates import long_date

    return (f"{record.name} · " if record.name else "") + long_date(record.date)
