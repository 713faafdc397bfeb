"""The card of a table: its progress, the players with their points, and what the table waits for."""

from __future__ import annotations

from enum import Enum, auto
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QCursor, QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QMenu, QToolButton, QVBoxLayout, QWidget

from whistclub.club import queries
from whistclub.desktop.controller import Controller
from whistclub.desktop.design import theme
from whistclub.desktop.design.icons import icon
from whistclub.desktop.design.progress_bar import ProgressBar
from whistclub.desktop.design.tips import set_tip
from whistclub.desktop.design.widgets import Card, ElidedLabel, NumberLabel, label, set_kind
from whistclub.words import tr
from whistclub.words.games import game_name
from whistclub.words.sheets.progress import at_table, calling, progress_text, share_played

if TYPE_CHECKING:
    from whistclub.club.ports import SheetView
    from whistclub.rules.common import PlayerKey

LEAST = 196
"""Smallest width of a card in pixels at text size 100 %."""
MORE = 40
"""Width of the menu button in pixels."""
PREFIX: Final = "/"
"""Key before a table's number (``desktop.switch``), beside the digits of every number pad; on French and Belgian
keyboards the same key without Shift gives ``:``."""


class CardAction(Enum):
    """Entries of a card's menu other than opening the table."""

    SEATS = auto()
    TYPE_DEALS = auto()
    TYPE_TOTALS = auto()
    CHANGE_PLAYERS = auto()
    EXCHANGE_SEATS = auto()
    CLOSE = auto()
    REOPEN = auto()
    REMOVE = auto()


class TableCard(Card):
    """The card of one table. ``pressed``: open the table. ``wants`` carries a ``CardAction``."""

    wants = Signal(CardAction)

    def __init__(self, controller: Controller, view: SheetView, parent: QWidget | None = None) -> None:
        super().__init__(opens=True, parent=parent)
        self.controller, self.view, self.number = controller, view, 0
        self.box.setSpacing(theme.UNIT)
        self._head()
        self.game = label("", "small", wrap=True)
        self.box.addWidget(self.game)
        self.rows: list[tuple[QWidget, ElidedLabel, NumberLabel]] = []
        self.players = QVBoxLayout()
        self.players.setSpacing(theme.UNIT)
        self.box.addLayout(self.players)
        self.box.addStretch(1)
        self.bar = ProgressBar()
        beside = QHBoxLayout()
        beside.setContentsMargins(0, 0, theme.INSIDE, 0)
        beside.addWidget(self.bar)
        self.box.addLayout(beside)
        self.foot = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.foot.setSpacing(theme.UNIT)
        self.foot.setContentsMargins(0, 0, theme.INSIDE, 0)
        self.progress, self.status = label("", "small", wrap=True), label("", "small", wrap=True)
        self.foot.addWidget(self.progress, 1)
        self.foot.addWidget(self.status)
        self.box.addLayout(self.foot)
        self.show_view(view)

    def show_view(self, view: SheetView) -> None:
        """Shows the current state of the table."""
        from whistclub.words.conventions import rules_name

        self.view = view
        self._show_number(view.record.table)
        rules = rules_name(view.record.game, view.record.conventions)
        self.game.setText(" · ".join(filter(None, (game_name(view.record.game), rules))))
        self.progress.setText(progress_text(view))
        there, self.called = at_table(view), calling(view.sheet, self.controller.name)
        self._show_players(there)
        text, kind = status_text(self.controller, view)
        self.status.setText(text)
        set_kind(self.status, kind, "tone")
        # What the table waits for can be long: it has a line of its own.
        beside = kind != "attention"
        self.status.setWordWrap(not beside)
        self.foot.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        self.status.setAlignment(Qt.AlignmentFlag.AlignRight if beside else Qt.AlignmentFlag.AlignLeft)
        ink = {"attention": "attention", "ok": "quiet"}.get(kind, "accent")
        self.bar.show_share(share_played(view), ink)
        set_kind(self, "attention" if kind == "attention" else "", "tone")
        rows = ", ".join(f"{self._spoken(player, before)} {points}" for player, points, before in there)
        self.setAccessibleName(f"{self.heading}, {self.game.text()}. {self.progress.text()}. {rows}. {text}")

    def _show_number(self, number: int) -> None:
        if self.number == number:
            return
        self.number = number
        self.heading = tr("Table {number}", number=number)
        self.title.setText(self.heading)
        self.more.setAccessibleName(tr("More about table {number}", number=number))
        keys = tr("Keys {first} then {number}, or Ctrl+{number}", first=PREFIX, number=number)
        set_tip(self, keys)
        self.setAccessibleDescription(keys)

    def _show_players(self, there: tuple[tuple[PlayerKey, int, PlayerKey | None], ...]) -> None:
        """Shows one row per player; a player who took over a seat is shown after the one who left it ("Ada → Bo")."""
        most, least = max(points for _, points, _ in there), min(points for _, points, _ in there)
        while len(self.rows) < len(there):
            self._add_row()
        for at, (row, name, number) in enumerate(self.rows):
            row.setVisible(at < len(there))
            if at < len(there):
                player, points, before = there[at]
                called = self.called(player)
                called = called if before is None else f"{self.called(before)} → {called}"
                spoken = self._spoken(player, before)
                if (called, spoken) != (name.text(), name.accessibleName()):
                    name.setText(called)
                    name.setAccessibleName(spoken)
                    set_tip(row, spoken)
                number.set_points(points)
                ahead = points == most and most != least
                name.set_strong(ahead)
                set_kind(number, "strong" if ahead else "")

    def _spoken(self, player: PlayerKey, before: PlayerKey | None) -> str:
        name = self.controller.name(player)
        return name if before is None else tr("{name} for {other}", name=name, other=self.controller.name(before))

    def _add_row(self) -> None:
        row, name, number = QWidget(), ElidedLabel(), NumberLabel()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, theme.INSIDE, 0)
        line.addWidget(name, 1)
        line.addWidget(number)
        self.players.addWidget(row)
        self.rows.append((row, name, number))

    def _head(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(0)
        self.title = label("", "strong")
        row.addWidget(self.title, 1)
        self.more = QToolButton()
        self.more.setObjectName("more")
        self.more.setFixedSize(MORE, theme.BUTTON)
        self.more.setProperty("kind", "plain")
        self.more.setIcon(icon("more", theme.colours().quiet))
        self.more.setIconSize(QSize(20, 20))
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self)
        menu.aboutToShow.connect(self._fill_menu)
        menu.aboutToHide.connect(self._menu_gone)
        self.more.setMenu(menu)
        row.addWidget(self.more)
        self.box.addLayout(row)
        # The menu button reaches into the padding.
        self.box.setContentsMargins(theme.INSIDE, theme.UNIT, 0, theme.INSIDE)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lets Enter on the menu button open the menu instead of the table."""
        if self.more.hasFocus() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.more.showMenu()
        else:
            super().keyPressEvent(event)

    def _fill_menu(self) -> None:
        menu = self.more.menu()
        menu.clear()
        menu.addAction(tr("Open")).triggered.connect(self.pressed)
        for what, text in self._entries():
            menu.addAction(text).triggered.connect(partial(self._want, what))

    def _menu_gone(self) -> None:
        """Resets the hover state of the menu button: it gets no event when the pointer leaves it while the menu is
        open."""
        inside = self.more.rect().contains(self.more.mapFromGlobal(QCursor.pos()))
        self.more.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, inside)
        self.more.setDown(False)
        self.more.update()

    def _entries(self) -> list[tuple[CardAction, str]]:
        do, started, by_deals = CardAction, bool(self.view.sheet.deals), self.view.record.totals is None
        entries = []
        if by_deals:
            entries.append((do.TYPE_DEALS, tr("Type the sheet…")))
        if not started:
            entries.append((do.TYPE_TOTALS, tr("Enter only the totals…")))
        entries.append((do.SEATS, tr("Seats, game and conventions…")))
        if by_deals and started:
            entries.append((do.CHANGE_PLAYERS, tr("Somebody takes over, leaves or joins…")))
        if by_deals:
            entries.append((do.EXCHANGE_SEATS, tr("Exchange two seats…")))
        closed = self.view.record.closed
        if not (closed and self.controller.read(queries.is_over, self.view.record.evening_id)):
            entries.append((do.REOPEN, tr("Reopen the table")) if closed else (do.CLOSE, tr("Close the table")))
        entries.append((do.REMOVE, tr("Remove the table")))
        return entries

    def _want(self, what: CardAction, checked: bool = False) -> None:
        self.wants.emit(what)


def status_text(controller: Controller, view: SheetView) -> tuple[str, str]:
    """Returns what the table waits for, and the kind of label to show it with."""
    if view.record.closed:
        return (tr("! closed, incomplete"), "attention") if view.score.incomplete else (tr("✓ closed"), "ok")
    if view.begun:
        return f"! {draft_text(controller, view)}", "attention"
    if any(line.warnings for line in view.score.lines):
        return tr("! a deal has a warning"), "attention"
    if view.score.finished:
        return tr("✓ finished"), "ok"
    following = view.score.next
    if following is None:
        return "", "small"
    players = view.score.sheet.at(len(view.score.lines) + 1).players
    called = calling(view.sheet, controller.name)
    return tr("{name} deals", name=called(players[following.dealer])), "small"


def status_sign(view: SheetView) -> str:
    """Returns only the sign of ``status_text``, "" if the table simply plays on."""
    if view.begun or (view.record.closed and view.score.incomplete) or any(line.warnings for line in view.score.lines):
        return "!"
    return "✓" if view.closed else ""


def draft_text(controller: Controller, view: SheetView) -> str:
    """Returns the half-entered deal in words: the announcement, the time of the draft, the arbiter's call, and the next
    question."""
    from whistclub.entry.drafts import next_entry, since_text

    if view.score.finished:
        return tr("a deal is half entered")
    entry, since = next_entry(view, controller.name), since_text(view.draft)
    said = entry.announced_text
    if said and since:
        said = tr("{contract}, since {time}", contract=said, time=since)
    played = said and any(group.id == "result" for group in entry.groups)
    asked = "" if played else entry.banner or tr("to be confirmed")
    return "\n".join(part for part in (said, entry.call_text(), asked) if part)
