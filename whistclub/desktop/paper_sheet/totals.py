"""The form for a paper sheet known only by its totals (rules.md §6): one row of points, players in the order of the
paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from whistclub.club.actions.tables import enter_totals
from whistclub.desktop.controller import Controller
from whistclub.desktop.design import theme
from whistclub.desktop.design.fields import WholeField
from whistclub.desktop.design.widgets import ElidedLabel, button, label, set_kind
from whistclub.rules.sheet import Totals, game_of
from whistclub.words import tr
from whistclub.words.numbers import points as points_text
from whistclub.words.sheets.progress import calling

if TYPE_CHECKING:
    from whistclub.club.ports import SheetView

WIDE = 150
"""Maximum width of a player's column in pixels at text size 100 %."""


class TotalsForm(QWidget):
    """The points of each seat, for Tourangeau also the tricks, and the number of deals played. Enter moves to the next
    field and on the last one stores the totals. ``finished``: Enter was pressed again after storing."""

    finished = Signal()

    def __init__(self, controller: Controller, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controller = controller
        self.points: list[WholeField] = []
        self.tricks: list[WholeField] = []
        self.deals = WholeField()
        self.sheet_id = 0
        self.zero = False
        self._kept: Totals | None = None
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(theme.INSIDE)
        self.inside = QWidget()
        box.addWidget(self.inside, 0, Qt.AlignmentFlag.AlignLeft)
        self.banner, self.problem = label("", "heading", wrap=True), label("", "wrong", wrap=True)
        box.addWidget(self.banner)
        box.addWidget(self.problem)
        line = QHBoxLayout()
        line.setSpacing(theme.GAP)
        self.keep = button(tr("Keep the totals  ⏎"), "main", tip=tr("Enter in the last field does the same"))
        self.keep.clicked.connect(self.enter)
        self.forget = button(tr("Take the totals back"), tip=tr("The sheet is empty again; undo brings them back"))
        self.forget.clicked.connect(self._forget)
        line.addWidget(self.keep)
        line.addWidget(self.forget)
        line.addStretch(1)
        box.addLayout(line)
        box.addStretch(1)

    # -- showing

    def show_sheet(self, view: SheetView) -> None:
        """Shows the stored totals; unsaved input for the same sheet is kept."""
        typed = view.record.id == self.sheet_id and self.unkept
        self.sheet_id, self._kept = view.record.id, view.record.totals
        self.zero = game_of(view.record.game).sums_to_zero
        if not typed:
            self._build(view)
        self.forget.setVisible(self._kept is not None)
        can = not view.record.closed
        for field in self.fields:
            field.setReadOnly(not can)
        self.keep.setEnabled(can)
        self.forget.setEnabled(can)
        self.problem.setText("")
        self._say()

    def _build(self, view: SheetView) -> None:
        """Builds a column for each player."""
        old, self.inside = self.inside, QWidget()
        grid = QGridLayout(self.inside)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(theme.GAP)
        known, tricks = self._kept, game_of(view.record.game).count_name() == "tricks"
        called = calling(view.score.sheet, self.controller.name)
        self.points, self.tricks = [], []
        words = [tr("Points"), *([tr("Tricks (if known)")] if tricks else []), tr("Deals played (if known)")]
        for line, word in enumerate(words, 1):
            said = label(word, "quiet", wrap=True)
            said.ensurePolished()
            said.setMinimumWidth(theme.px(140))
            grid.setRowMinimumHeight(line, max(theme.CONTROL, said.heightForWidth(theme.px(140))))
            grid.addWidget(said, line, 0)
        for seat, player in enumerate(view.record.seats):
            name = self.controller.name(player)
            grid.addWidget(ElidedLabel(f"{seat + 1} {called(player)}", strong=True), 0, seat + 1)
            grid.setColumnStretch(seat + 1, 1)
            points = self._field(known.points[seat] if known else None, tr("Points of {name}", name=name))
            self.points.append(points)
            grid.addWidget(points, 1, seat + 1)
            if tricks:
                taken = known.tricks[seat] if known and known.tricks else None
                self.tricks.append(self._field(taken, tr("Tricks of {name}", name=name)))
                grid.addWidget(self.tricks[-1], 2, seat + 1)
        self.deals = self._field(known.deals_played if known else None, tr("Deals played"))
        grid.addWidget(self.deals, len(words), 1)
        layout = self.layout()
        if layout is not None:
            layout.replaceWidget(old, self.inside)
        old.hide()
        old.deleteLater()
        for before, after in zip(self.fields, self.fields[1:], strict=False):
            QWidget.setTabOrder(before, after)
        QWidget.setTabOrder(self.fields[-1], self.keep)

    def _field(self, value: int | None, name: str) -> WholeField:
        field = WholeField(value)
        field.setAccessibleName(name)
        field.setMaximumWidth(theme.px(WIDE))
        field.setMinimumWidth(theme.px(64))
        field.textChanged.connect(self._say)
        field.installEventFilter(self)
        return field

    @property
    def fields(self) -> list[WholeField]:
        """Returns the fields in typing order."""
        return [*self.points, *self.tricks, self.deals]

    # -- typing

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        key = event.key() if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) else None
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(watched, WholeField):
            if isinstance(event, QKeyEvent) and not event.isAutoRepeat():
                self._next(watched)
            return True
        return super().eventFilter(watched, event)

    def _next(self, field: WholeField) -> None:
        """Handles Enter: moves to the next field; on the last one, with all numbers present, stores the totals."""
        fields = self.fields
        at = fields.index(field)
        if at + 1 < len(fields):
            fields[at + 1].setFocus(Qt.FocusReason.TabFocusReason)
            fields[at + 1].selectAll()
        else:
            self.enter()

    def begin(self) -> None:
        """Moves the focus to the first field."""
        self.points[0].setFocus(Qt.FocusReason.OtherFocusReason)
        self.points[0].selectAll()

    def typed(self) -> Totals | None:
        """Returns the totals typed; None while points are missing."""
        points = [value for field in self.points if (value := field.value()) is not None]
        tricks = [value for field in self.tricks if (value := field.value()) is not None]
        if not points or len(points) < len(self.points):
            return None
        return Totals(tuple(points), tuple(tricks) or None, self.deals.value())

    @property
    def unkept(self) -> bool:
        """Returns whether something typed is not stored."""
        kept, points, tricks = self._kept, len(self.points), len(self.tricks)
        known: list[int | None] = [None] * (points + tricks + 1)
        if kept is not None:
            known = [*kept.points, *(kept.tricks or [None] * tricks), kept.deals_played]
        wrong = any(field.text().strip() and field.value() is None for field in self.fields)
        return wrong or [field.value() for field in self.fields] != known

    def _say(self, _text: str = "") -> None:
        wrong = next((field for field in self.fields if field.text().strip() and field.value() is None), None)
        values = [field.value() for field in self.points]
        missing = sum(value is None for value in values)
        total = sum(value or 0 for value in values)
        if wrong is not None:
            said = tr("✗ {field}: {text} is no whole number", field=wrong.accessibleName(), text=wrong.text())
            kind = "wrong"
        elif missing:
            said, kind = self._sum_so_far(missing, total), "quiet"
        elif self.zero and total:
            said, kind = (
                tr("✗ The points add up to {points}, they must add up to 0", points=points_text(total)),
                "wrong",
            )
        elif self.typed() == self._kept:
            said, kind = tr("✓ Kept"), "ok"
        else:
            said, kind = tr("Sum {points} · Enter keeps the totals", points=points_text(total)), "heading"
        self.banner.setText(said)
        set_kind(self.banner, kind)

    def _sum_so_far(self, missing: int, total: int) -> str:
        said = [tr("Sum {points}", points=points_text(total)), tr("%n number(s) still to type", "", missing)]
        if missing == 1 and self.zero:
            said.append(tr("the last one would be {points}", points=points_text(-total)))
        return " · ".join(said)

    # -- keeping

    def enter(self) -> None:
        """Stores the totals, or shows what is missing; if everything is stored already, emits ``finished``."""

        self.problem.setText("")
        wrong = [field for field in self.fields if field.text().strip() and field.value() is None]
        empty = [field for field in self.points if field.value() is None]
        no_tricks = [field for field in self.tricks if field.value() is None]
        if wrong:
            wrong[0].setFocus()
        elif empty:
            self.problem.setText(tr("Type the points of every player."))
            empty[0].setFocus()
        elif 0 < len(no_tricks) < len(self.tricks):
            self.problem.setText(tr("Type the tricks of every player, or of none."))
            no_tricks[0].setFocus()
        elif self.typed() == self._kept:
            self.finished.emit()
        else:
            self.controller.act(enter_totals, self.sheet_id, self.typed(), then=lambda _: self.deals.setFocus())

    def _forget(self) -> None:

        for field in self.fields:
            field.clear()
        self.controller.act(enter_totals, self.sheet_id, None)
        self.begin()
