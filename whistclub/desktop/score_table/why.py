"""Explanation of a deal's points: the rules that applied, one per line, with what each gave or took."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from whistclub.club.names import short_names
from whistclub.desktop.controller import Controller
from whistclub.desktop.design import theme
from whistclub.desktop.design.widgets import NumberLabel, label
from whistclub.desktop.dialogs.dialog import ReadDialog
from whistclub.rules.sheet import Line, Score, game_of
from whistclub.words import tr
from whistclub.words.numbers import points
from whistclub.words.sheets.deals import deal_text
from whistclub.words.why import deal_reason_line, deal_reason_text, payments_text


class DealWhyDialog(ReadDialog):
    """One row per reason, one column per player, the sums beneath."""

    def __init__(
        self, controller: Controller, score: Score, line: Line, names: Mapping[int, str], parent: QWidget | None = None
    ) -> None:
        what = tr("deal {number}", number=line.number)
        title, told = tr("Why? {what}", what=what), game_of(score.sheet.game).why(score, line)
        super().__init__(controller, title, parent)
        deal = deal_text(score.sheet.game, score.sheet.conventions, line.deal, names)
        together = tr("{what}: {value}", what=tr("Together"), value=payments_text(line.points, names))
        self.text = "\n".join(
            [title, deal, *(deal_reason_line(score.sheet.game, reason, names) for reason in told), together]
        )
        self.box.addWidget(label(deal, wrap=True))
        short = short_names(names.values())
        called = {seat: short.get(name, name) for seat, name in names.items()}
        grid = QGridLayout()
        grid.setHorizontalSpacing(4 * theme.UNIT)
        grid.setVerticalSpacing(theme.GAP)
        grid.setColumnStretch(0, 1)
        seats = tuple(line.points)
        for column, seat in enumerate(seats, 1):
            who = label(called[seat], "small", wrap=True)
            who.setAlignment(Qt.AlignmentFlag.AlignRight)
            grid.addWidget(who, 0, column)
        for row, reason in enumerate(told, 1):
            grid.addWidget(label(deal_reason_text(score.sheet.game, reason, called), wrap=True), row, 0)
            for column, seat in enumerate(seats, 1):
                if reason.points.get(seat):
                    grid.addWidget(NumberLabel(points(reason.points[seat])), row, column)
        last = grid.rowCount()
        grid.addWidget(label(tr("Together"), "strong"), last, 0)
        for column, seat in enumerate(seats, 1):
            grid.addWidget(NumberLabel(points(line.points[seat]), "strong"), last, column)
        grid.setColumnMinimumWidth(0, theme.px(200))
        self.inside.setMinimumWidth(560)
        self.box.addLayout(grid)
        self.box.addStretch(1)
