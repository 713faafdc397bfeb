"""A paper sheet known by its results alone (rules.md §6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from whistclub.desktop.desk import Desk
from whistclub.desktop.dialogs.dialog import Dialog
from whistclub.desktop.widgets import WholeField, label, set_kind
from whistclub.rules.sheet import Totals, game_of
from whistclub.words import tr

if TYPE_CHECKING:
    from whistclub.club.queries import SheetView


class TotalsDialog(Dialog):
    """Points of each seat, for Tourangeau the tricks too, and how many deals were played."""

    def __init__(self, desk: Desk, sheet: SheetView, parent: QWidget | None = None) -> None:
        super().__init__(desk, tr("Totals of table {number}", number=sheet.record.table), tr("Keep"), parent)
        self.sheet_id = sheet.record.id
        self.zero = game_of(sheet.record.game).sums_to_zero
        tricks = sheet.record.game == "tourangeau"
        known = sheet.record.totals
        self.points: list[WholeField] = []
        self.tricks: list[WholeField] = []
        for seat, player in enumerate(sheet.record.seats):
            both = QWidget()
            row = QHBoxLayout(both)
            row.setContentsMargins(0, 0, 0, 0)
            points = WholeField(known.points[seat] if known else None)
            points.setPlaceholderText(tr("points"))
            points.setAccessibleName(tr("Points of {name}", name=desk.name(player)))
            points.textChanged.connect(self._sum)
            self.points.append(points)
            row.addWidget(points)
            if tricks:
                field = WholeField(known.tricks[seat] if known and known.tricks else None)
                field.setPlaceholderText(tr("tricks"))
                field.setAccessibleName(tr("Tricks of {name}", name=desk.name(player)))
                self.tricks.append(field)
                row.addWidget(field)
            self.row(desk.name(player), both)
        self.deals = WholeField(known.deals_played if known else None)
        self.deals.setPlaceholderText(tr("if known"))
        self.row(tr("Deals played"), self.deals)
        self.banner: QLabel = label("", "quiet")
        self.box.addWidget(self.banner)
        self._sum()

    def _sum(self, _text: str = "") -> None:
        from whistclub.words.numbers import points

        values = [field.value() for field in self.points]
        missing = sum(value is None for value in values)
        total = sum(value or 0 for value in values)
        if missing:
            text = tr("%n number(s) still to type", "", missing)
            if missing == 1 and self.zero:
                text += " · " + tr("the last one would be {points}", points=points(-total))
            kind = "quiet"
        elif self.zero and total:
            text, kind = tr("✗ The points add up to {points}, they must add up to 0", points=points(total)), "wrong"
        else:
            text, kind = tr("✓ Ready"), "ok"
        self.banner.setText(text)
        set_kind(self.banner, kind)

    def done_right(self) -> bool:
        from whistclub.club.actions.tables import enter_totals

        points = [field.value() for field in self.points]
        tricks = [field.value() for field in self.tricks]
        typed = [value for value in points if value is not None]
        taken = [value for value in tricks if value is not None]
        if len(typed) < len(points):
            self.complain(tr("Type the points of every player."))
            return False
        if 0 < len(taken) < len(tricks):
            self.complain(tr("Type the tricks of every player, or of none."))
            return False
        totals = Totals(tuple(typed), tuple(taken) or None, self.deals.value())
        return self.desk.act(enter_totals, self.sheet_id, totals) is not None
