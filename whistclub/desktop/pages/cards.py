"""One card per table: how far it is, who stands where, what it waits for."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QToolButton, QWidget

from whistclub.desktop import theme
from whistclub.desktop.desk import Desk
from whistclub.desktop.icons import icon
from whistclub.desktop.progress import progress_text, sitting
from whistclub.desktop.widgets import Card, ElidedLabel, NumberLabel, label
from whistclub.words import tr

if TYPE_CHECKING:
    from whistclub.club.queries import SheetView

WIDTH = 234


class TableCard(Card):
    """``pressed``: open the table. ``wants`` carries an action's name: seats, deals (type the sheet), totals, change,
    exchange, close, reopen, remove."""

    wants = Signal(str)

    def __init__(self, desk: Desk, view: SheetView, parent: QWidget | None = None) -> None:
        super().__init__(opens=True, parent=parent)
        self.desk, self.view = desk, view
        self.setFixedWidth(theme.px(WIDTH))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.box.setSpacing(theme.UNIT)
        self._head()
        from whistclub.words.names import game_name

        game, progress = label(game_name(view.record.game), "small"), label(progress_text(view), "small", wrap=True)
        self.box.addWidget(game)
        self.box.addWidget(progress)
        for player, points in sitting(self.view):
            row = QHBoxLayout()
            row.setContentsMargins(0, 0, theme.GAP, 0)
            name, number = ElidedLabel(desk.name(player)), NumberLabel()
            number.set_points(points)
            row.addWidget(name, 1)
            row.addWidget(number)
            self.box.addLayout(row)
        self.box.addStretch(1)
        text, kind = status_text(desk, view)
        status = label(text, kind, wrap=True)
        self.box.addWidget(status)
        rows = ", ".join(f"{desk.name(player)} {points}" for player, points in sitting(self.view))
        self.setAccessibleName(f"{self.heading}, {game.text()}. {progress.text()}. {rows}. {text}")

    def _head(self) -> None:
        record = self.view.record
        self.heading = tr("Table {number}", number=record.table)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(ElidedLabel(self.heading, strong=True), 1)
        self.more = QToolButton()
        self.more.setProperty("kind", "plain")
        self.more.setIcon(icon("more", theme.colours().text))
        self.more.setIconSize(QSize(20, 20))
        self.more.setAccessibleName(tr("More about table {number}", number=record.table))
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more.setMenu(self._menu())
        row.addWidget(self.more)
        self.box.addLayout(row)
        self.box.setContentsMargins(theme.INSIDE, theme.UNIT, theme.UNIT, theme.INSIDE)

    def _menu(self) -> QMenu:
        menu = QMenu(self)
        for name, text in self._entries():
            menu.addAction(text).triggered.connect(partial(self._want, name))
        return menu

    def _entries(self) -> list[tuple[str, str]]:
        started = bool(self.view.sheet.deals)
        entries = [("open", tr("Open")), ("seats", tr("Seats, game and conventions…"))]
        if self.view.record.totals is None:
            entries.insert(1, ("deals", tr("Type the sheet…")))
        if self.view.record.totals is None:
            if started:
                entries.append(("change", tr("Somebody takes over, leaves or joins…")))
            entries.append(("exchange", tr("Exchange two seats…")))
        if not started:
            entries.insert(2 if self.view.record.totals is None else 1, ("totals", tr("Enter only the totals…")))
        entries.append(
            ("reopen", tr("Reopen the table")) if self.view.record.closed else ("close", tr("Close the table"))
        )
        entries.append(("remove", tr("Remove the table")))
        return entries

    def _want(self, name: str, checked: bool = False) -> None:
        self.pressed.emit() if name == "open" else self.wants.emit(name)


def status_text(desk: Desk, view: SheetView) -> tuple[str, str]:
    """What the table waits for, and the kind of label that says it."""
    if view.record.closed:
        return (tr("! closed, incomplete"), "attention") if view.score.incomplete else (tr("✓ closed"), "ok")
    if view.draft:
        return f"! {draft_text(desk, view)}", "attention"
    if any(line.warnings for line in view.score.lines):
        return tr("! a deal has a warning"), "attention"
    if view.score.finished:
        return tr("✓ finished"), "ok"
    following = view.score.next
    if following is None:
        return "", "small"
    players = view.score.sheet.at(len(view.score.lines) + 1).players
    return tr("{name} deals", name=desk.name(players[following.dealer])), "small"


def status_sign(view: SheetView) -> str:
    """The sign of ``status_text`` alone, "" where the table only plays on."""
    if view.draft or (view.record.closed and view.score.incomplete) or any(line.warnings for line in view.score.lines):
        return "!"
    return "✓" if view.closed else ""


def draft_text(desk: Desk, view: SheetView) -> str:
    """The deal as far as it is entered: what was announced, since when, and what is still asked for."""
    from whistclub.desktop.drafts import next_entry, since_text

    if view.score.finished:
        return tr("a deal is half entered")
    entry, since = next_entry(view, desk.name), since_text(view.draft)
    said = entry.announced_text
    if said and since:
        said = tr("{contract}, since {time}", contract=said, time=since)
    return "\n".join(part for part in (said, entry.banner or tr("to be confirmed")) if part)
