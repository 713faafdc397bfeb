"""The tables of a round as cards of names that can be exchanged with two presses, by keys, or by dragging."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QWidget

from whistclub.desktop.controller import Controller
from whistclub.desktop.design import theme
from whistclub.desktop.design.flow import FlowLayout
from whistclub.desktop.design.tips import set_tip
from whistclub.desktop.design.widgets import Card, ChipButton, button, label
from whistclub.rules.common import PlayerKey
from whistclub.seating.facts import Draw, Pair, SeatedTable
from whistclub.words import tr
from whistclub.words.names import strung

OUT: Final = 0
"""Table number that stands for sitting out."""
WIDTH: Final = 226
EDGE, STEP = 40, 24
"""Pixels: distance from the visible edge within which dragging a name scrolls, and length of each scroll step."""


class SeatChip(ChipButton):
    """A name on its seat. A press selects it, a press on another one exchanges the two; it can also be dragged."""

    cuts = Qt.TextElideMode.ElideMiddle  # keeps the dealer's mark at the end

    def __init__(self, board: SeatBoard, player: PlayerKey, table: int, text: str, accessible: str) -> None:
        super().__init__(text, accessible=accessible, shrinks=True)
        self.board, self.player, self.table = board, player, table
        self._from: QPoint | None = None
        self.dragged = False
        self.clicked.connect(partial(board.press, self))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._from = event.position().toPoint() if event.button() == Qt.MouseButton.LeftButton else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if self._from is not None and not self.dragged:
            self.dragged = (at - self._from).manhattanLength() >= QApplication.startDragDistance()
        if self.dragged:
            self.board.carry(self, self.mapToGlobal(at))
        else:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        dragged, self.dragged, self._from = self.dragged, False, None
        if not dragged:
            super().mouseReleaseEvent(event)
            return
        self.setDown(False)
        self.board.drop(self, self.mapToGlobal(event.position().toPoint()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        tables = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        key = Qt.Key(event.key())
        if key in steps:
            self.board.step(self, steps[key])
        elif key in tables:
            self.board.step_table(self, tables[key])
        elif key == Qt.Key.Key_Escape and self.board.held is not None:
            self.board.let_go()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


class TableOfNames(Card):
    """A table, or those who sit out (``number`` OUT): its names, and a button to move the selected name here."""

    def __init__(self, board: SeatBoard, number: int, heading: str, free: str) -> None:
        super().__init__()
        self.number = number
        self.box.setSpacing(theme.UNIT)
        self.setFixedWidth(theme.px(WIDTH))
        self.box.addWidget(label(heading, "strong"))
        place = tr("Free seat") if number else heading
        self.free = button(f"+ {place}", "plain")
        self.free.setAccessibleName(free)
        set_tip(self.free, free)
        self.free.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.free.clicked.connect(partial(board.put, number))

    def fit(self) -> None:
        """Sets the height to that of the content, including wrapped lines."""
        wide = theme.px(WIDTH)
        self.box.activate()
        self.setFixedSize(wide, max(self.box.totalHeightForWidth(wide), self.box.totalMinimumSize().height()))


class SeatBoard(QWidget):
    """Cards for all tables. ``exchanged`` carries two players; ``moved`` a player and a table number, or OUT.

    ``held``: the player selected first. After ``show_draw(..., by_hand=False)`` the names are read-only."""

    exchanged = Signal(object, object)
    moved = Signal(object, int)

    def __init__(self, controller: Controller, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controller = controller
        self.held: PlayerKey | None = None
        self.flow = FlowLayout(self, theme.INSIDE)
        self.chips: list[SeatChip] = []
        self._ghost: QLabel | None = None

    # -- showing

    def show_draw(
        self,
        draw: Draw | None,
        *,
        most: int = 4,
        again: Mapping[int, list[Pair]] | None = None,
        locked: frozenset[int] = frozenset(),
        by_hand: bool = True,
    ) -> None:
        """Shows the tables. ``most``: players a table can take; ``again``: pairs who meet again, by table; ``locked``:
        tables whose players cannot be moved."""
        focus = next((chip.player for chip in self.chips if chip.hasFocus()), None)
        self.held, self.chips = None, []
        self.flow.clear()
        for table in draw.tables if draw is not None else ():
            self._add_table(table, most, (again or {}).get(table.number, []), by_hand and table.number not in locked)
        if draw is not None and (draw.sitting_out or (by_hand and not locked)):
            self._add_out(draw, by_hand)
        self._focus(focus)

    def _add_table(self, table: SeatedTable, most: int, again: list[Pair], by_hand: bool) -> None:
        number = table.number
        heading = tr("Table {number}", number=number)
        card = TableOfNames(self, number, heading, tr("Put on table {number}", number=number))
        for seat, player in enumerate(table.seats):
            name = self.controller.name(player)
            text = tr("{name} (deals)", name=name) if seat == table.first_dealer else name
            accessible = tr("Table {number}, seat {seat}: {name}", number=number, seat=seat + 1, name=text)
            self._add_name(card, player, text, accessible, by_hand)
        card.box.addWidget(card.free)
        card.free.setVisible(by_hand and len(table.seats) < most)
        if again:
            met = strung(self._pair(pair) for pair in again)
            card.box.addWidget(label(tr("again: {names}", names=met), "small", wrap=True))
        card.box.addStretch(1)
        card.fit()
        card.setAccessibleName(f"{heading}: " + ", ".join(map(self.controller.name, table.seats)))
        self.flow.addWidget(card)

    def _add_out(self, draw: Draw, by_hand: bool) -> None:
        card = TableOfNames(self, OUT, tr("Sitting out"), tr("Let sit out"))
        for player in draw.sitting_out:
            name = self.controller.name(player)
            self._add_name(card, player, name, tr("{name} sits out", name=name), by_hand)
        card.box.addWidget(card.free)
        card.free.setVisible(by_hand)
        card.box.addStretch(1)
        card.fit()
        card.setAccessibleName(": ".join((tr("Sitting out"), ", ".join(map(self.controller.name, draw.sitting_out)))))
        self.flow.addWidget(card)

    def _add_name(self, card: TableOfNames, player: PlayerKey, text: str, accessible: str, by_hand: bool) -> None:
        chip = SeatChip(self, player, card.number, text, accessible)
        set_tip(chip, accessible)
        chip.setEnabled(by_hand)
        card.box.addWidget(chip)
        if by_hand:
            self.chips.append(chip)

    def _pair(self, pair: Pair) -> str:
        one, other = sorted(map(self.controller.name, pair))
        return f"{one} – {other}"

    # -- choosing

    def press(self, chip: SeatChip, checked: bool = False) -> None:
        """Selects the name, or exchanges it with the one already selected."""
        if self.held is None or self.held == chip.player:
            self.held = None if self.held == chip.player else chip.player
            self._mark()
        else:
            one, self.held = self.held, None
            self._mark()
            self.exchanged.emit(one, chip.player)

    def put(self, number: int, checked: bool = False) -> None:
        """Moves the selected name to that table, or to those who sit out."""
        if self.held is not None:
            player, self.held = self.held, None
            self.moved.emit(player, number)
            self._focus(player)

    def let_go(self) -> None:
        """Clears the selection."""
        self.held = None
        self._mark()

    def _mark(self) -> None:
        for chip in self.chips:
            chip.setChecked(chip.player == self.held)

    def _focus(self, player: PlayerKey | None) -> None:
        chip = next((chip for chip in self.chips if chip.player == player), None)
        if chip is not None:
            chip.show()
            chip.setFocus(Qt.FocusReason.OtherFocusReason)

    def step(self, chip: SeatChip, by: int) -> None:
        """Moves the focus to the next name (1) or the previous one (−1)."""
        self._go(self.chips[(self.chips.index(chip) + by) % len(self.chips)])

    def step_table(self, chip: SeatChip, by: int) -> None:
        """Moves the focus to the first name of the next table (1) or the previous one (−1)."""
        numbers = list(dict.fromkeys(other.table for other in self.chips))
        number = numbers[(numbers.index(chip.table) + by) % len(numbers)]
        self._go(next(other for other in self.chips if other.table == number))

    def _go(self, chip: SeatChip) -> None:
        chip.setFocus(Qt.FocusReason.TabFocusReason)
        if (area := self._area()) is not None:
            area.ensureWidgetVisible(chip)

    # -- dragging

    def carry(self, chip: SeatChip, at: QPoint) -> None:
        """Moves the dragged name with the pointer; scrolls near the edge."""
        if self._ghost is None:
            self._ghost = label(chip.label_text, "strong")
            self._ghost.setParent(self.window())
            self._ghost.setObjectName("carried")
            self._ghost.adjustSize()
            self._ghost.show()
        self._ghost.move(self.window().mapFromGlobal(at) + QPoint(12, 8))
        self._ghost.raise_()
        if (area := self._area()) is not None:
            y, bar = area.viewport().mapFromGlobal(at).y(), area.verticalScrollBar()
            if y < EDGE:
                bar.setValue(bar.value() - STEP)
            elif y > area.viewport().height() - EDGE:
                bar.setValue(bar.value() + STEP)

    def drop(self, chip: SeatChip, at: QPoint) -> None:
        """Drops the dragged name: on another name the two are exchanged, elsewhere on a card it moves to that table."""
        if self._ghost is not None:
            self._ghost.hide()
            self._ghost.deleteLater()
            self._ghost = None
        for other in self.chips:
            if other is not chip and other.rect().contains(other.mapFromGlobal(at)):
                self.exchanged.emit(chip.player, other.player)
                return
        for card in self.flow.widgets():
            inside = card.rect().contains(card.mapFromGlobal(at))
            if inside and isinstance(card, TableOfNames) and card.number != chip.table and not card.free.isHidden():
                self.moved.emit(chip.player, card.number)
                return

    def _area(self) -> QScrollArea | None:
        parent = self.parentWidget()
        while parent is not None and not isinstance(parent, QScrollArea):
            parent = parent.parentWidget()
        return parent
