"""The club's wishes for every draw: players kept apart or together, and players with a fixed seat."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from whistclub.club.actions.rounds import keep_wishes
from whistclub.club.evening.rounds import SeatWishes, seat_wishes
from whistclub.club.names import plain
from whistclub.desktop.controller import Controller
from whistclub.desktop.design import theme
from whistclub.desktop.design.fields import ComboBox, SpinBox
from whistclub.desktop.design.toolbar_layout import ToolbarLayout
from whistclub.desktop.design.widgets import button, label
from whistclub.desktop.dialogs.dialog import Dialog
from whistclub.words import tr
from whistclub.words.evenings.rounds import wish_text

WIDEST = 900
"""Maximum width of the form in pixels, so that it fits the smallest window."""


class WishesDialog(Dialog):
    """Edits the wishes, which are stored when the dialog is confirmed. ``wishes``: as edited."""

    def __init__(self, controller: Controller, players: Iterable[int], parent: QWidget | None = None) -> None:
        """``players``: the players offered, besides those already named in a wish."""
        super().__init__(controller, tr("Wishes for the tables"), tr("Keep"), parent)
        self.wishes = controller.read(seat_wishes)
        self.players = sorted(players, key=lambda player: plain(controller.name(player)))
        self.list = QVBoxLayout()
        self.list.setSpacing(theme.UNIT)
        self.box.addLayout(self.list)
        self.one, self.other, self.bound = self._choice(0), self._choice(1), self._choice(0)
        self.box.addLayout(self._pair_row())
        self.box.addLayout(self._place_row())
        self.box.addStretch(1)
        self.inside.setMinimumWidth(min(theme.px(800), WIDEST))
        self._fill()

    def _choice(self, at: int) -> ComboBox:
        box = ComboBox()
        box.setAccessibleName(tr("Player"))
        for player in self.players:
            box.addItem(self.controller.name(player), player)
        box.setCurrentIndex(min(at, len(self.players) - 1))
        return box

    def _pair_row(self) -> ToolbarLayout:
        row = ToolbarLayout()
        row.setSpacing(theme.GAP)
        apart, together = button(tr("Keep apart")), button(tr("Seat together"))
        apart.clicked.connect(partial(self.add_pair, apart=True))
        together.clicked.connect(partial(self.add_pair, apart=False))
        for widget in (self.one, self.other, apart, together):
            row.addWidget(widget)
        return row

    def _place_row(self) -> ToolbarLayout:
        row = ToolbarLayout()
        row.setSpacing(theme.GAP)
        self.table, self.seat = SpinBox(0, 99, 1), SpinBox(0, 7, 0)
        for field, name in ((self.table, tr("Table")), (self.seat, tr("Seat", "noun"))):
            field.setSpecialValueText(tr("any"))
            field.setAccessibleName(name)
        stays = button(tr("Always sits there"))
        stays.clicked.connect(self.add_place)
        table, seat = _with_word(tr("Table"), self.table), _with_word(tr("Seat", "noun"), self.seat)
        for widget in (self.bound, table, seat, stays):
            row.addWidget(widget)
        return row

    def _fill(self) -> None:
        while (item := self.list.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        names = self.controller.names_by_key()
        lines = []
        for kind, pairs in (("apart", self.wishes.apart), ("together", self.wishes.together)):
            for pair in pairs:
                ordered = sorted(pair, key=lambda player: plain(self.controller.name(player)))
                text = wish_text({"wish": kind, "players": ordered}, names)
                lines.append((text, partial(self.drop_pair, pair)))
        for player, (table, seat) in self.wishes.fixed.items():
            kind = "seat" if table is None else "table" if seat is None else "place"
            values = {"wish": kind, "players": (player,), "table": table, "seat": seat}
            lines.append((wish_text(values, names), partial(self.drop_place, player)))
        if not lines:
            self.list.addWidget(label(tr("No wishes: everybody sits anywhere, with anybody."), "quiet", wrap=True))
        for text, drop in sorted(lines, key=lambda line: plain(line[0])):
            self.list.addWidget(self._line(text, drop))

    def _line(self, text: str, drop: partial[None]) -> QWidget:
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(label(text, wrap=True), 1)
        away = button("✕", tip=tr("Take this wish out"))
        away.setAccessibleName(tr("Take out: {wish}", wish=text))
        away.clicked.connect(drop)
        row.addWidget(away)
        return line

    def _change(self, wishes: SeatWishes) -> None:
        self.complain("")
        self.wishes = wishes
        self._fill()

    def add_pair(self, checked: bool = False, *, apart: bool) -> None:
        """Adds a wish that keeps the two chosen players apart, or together; it replaces the opposite wish."""
        one, other = self.one.currentData(), self.other.currentData()
        if one is None or one == other:
            self.complain(tr("Choose two players."))
            return
        pair = frozenset((int(one), int(other)))
        without = (self.wishes.apart - {pair}, self.wishes.together - {pair})
        made = (without[0] | {pair}, without[1]) if apart else (without[0], without[1] | {pair})
        self._change(replace(self.wishes, apart=made[0], together=made[1]))

    def drop_pair(self, pair: frozenset[int], checked: bool = False) -> None:
        """Removes the wish for a pair."""
        self._change(replace(self.wishes, apart=self.wishes.apart - {pair}, together=self.wishes.together - {pair}))

    def add_place(self, checked: bool = False) -> None:
        """Adds a wish that the chosen player always sits at that table, on that seat."""
        player, table, seat = self.bound.currentData(), self.table.value(), self.seat.value()
        if player is None or not (table or seat):
            self.complain(tr("Choose a player, and a table or a seat."))
            return
        place = (table or None, seat - 1 if seat else None)
        self._change(replace(self.wishes, fixed={**self.wishes.fixed, int(player): place}))

    def drop_place(self, player: int, checked: bool = False) -> None:
        """Removes a player's fixed seat."""
        self._change(replace(self.wishes, fixed={p: at for p, at in self.wishes.fixed.items() if p != player}))

    def done_right(self) -> bool:

        return self.controller.keep(keep_wishes, self.wishes)


def _with_word(word: str, field: QWidget) -> QWidget:
    """Returns a field with its label in one widget, so that they wrap together."""
    both = QWidget()
    row = QHBoxLayout(both)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(theme.GAP)
    row.addWidget(label(word))
    row.addWidget(field)
    return both
