"""Adjustments (rules.md §8): penalties, gifts, decisions, each with its reason and who decided."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from whistclub.club.ports import AdjustmentRecord
from whistclub.desktop import theme
from whistclub.desktop.desk import Desk
from whistclub.desktop.dialogs.dialog import Dialog
from whistclub.desktop.widgets import ComboBox, HundredthsField, WholeField, button, label
from whistclub.words import mark, tr, tr_marked

KINDS = {"penalty": mark("Penalty"), "gift": mark("Gift"), "decision": mark("Decision")}


def adjustment_text(desk: Desk, record: AdjustmentRecord) -> str:
    """One adjustment as a line."""
    from whistclub.words.numbers import hundredths, points

    amount = (
        tr("{amount} game points", amount=points(record.amount))
        if record.of == "game"
        else tr("{amount} ranking points", amount=("+" if record.amount > 0 else "") + hundredths(record.amount))
    )
    parts = [desk.name(record.player_id), tr_marked(KINDS[record.kind]), amount, record.reason]
    if record.by:
        parts.append(tr("decided by {name}", name=record.by))
    return " · ".join(filter(None, parts))


class AdjustmentRows(QWidget):
    """The adjustments of an evening, each with change and remove."""

    def __init__(
        self, desk: Desk, evening_id: int, records: tuple[AdjustmentRecord, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.desk, self.evening_id = desk, evening_id
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(theme.UNIT)
        if records:
            box.addWidget(label(tr("Adjustments"), "strong"))
        for record in records:
            row = QHBoxLayout()
            row.addWidget(label(adjustment_text(desk, record), wrap=True), 1)
            change, remove = button(tr("Change…"), "plain"), button(tr("Remove"), "plain")
            change.clicked.connect(partial(self._change, record))
            remove.clicked.connect(partial(self._remove, record.id))
            row.addWidget(change)
            row.addWidget(remove)
            box.addLayout(row)

    def _change(self, record: AdjustmentRecord, checked: bool = False) -> None:
        AdjustmentDialog(self.desk, self.evening_id, record, self.window()).open()

    def _remove(self, adjustment_id: int, checked: bool = False) -> None:
        from whistclub.club.actions.adjustments import delete_adjustment

        self.desk.act(delete_adjustment, adjustment_id)


class AdjustmentDialog(Dialog):
    """Asks for one adjustment, new or changed."""

    def __init__(
        self, desk: Desk, evening_id: int, record: AdjustmentRecord | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(desk, tr("Adjustment"), tr("Keep"), parent)
        self.evening_id, self.record = evening_id, record
        from whistclub.club import queries

        view = desk.read(queries.evening, evening_id)
        known = {*view.record.present, *(player for sheet in view.sheets for player in sheet.score.totals)}
        known |= {record.player_id} if record else set()
        people = sorted(((desk.name(player), player) for player in known), key=lambda entry: entry[0].casefold())
        self.player = ComboBox(people)
        self.of = ComboBox([(tr("game points"), "game"), (tr("ranking points"), "ranking")])
        self.kind = ComboBox([(tr_marked(word), key) for key, word in KINDS.items()])
        self.whole, self.hundredths = WholeField(), HundredthsField()
        self.reason, self.by = QLineEdit(), QLineEdit(desk.settings.marker)
        self.reason.setMaxLength(200)
        self.by.setMaxLength(120)
        amounts = QWidget()
        row = QHBoxLayout(amounts)
        row.setContentsMargins(0, 0, 0, 0)
        for field in (self.whole, self.hundredths):
            field.setAccessibleName(tr("How many, with a minus to take away"))
            field.setPlaceholderText(tr("for example −20"))
            row.addWidget(field)
        row.addWidget(self.of)
        self.row(tr("Player"), self.player)
        self.row(tr("Kind"), self.kind)
        self.row(tr("How many"), amounts)
        self.row(tr("Reason"), self.reason)
        self.row(tr("Decided by"), self.by)
        self.of.currentIndexChanged.connect(self._which)
        if record is not None:
            self._show(record)
        self._which()

    def _show(self, record: AdjustmentRecord) -> None:
        from whistclub.words.numbers import plain_hundredths

        self.player.choose(record.player_id)
        self.of.choose(record.of)
        self.kind.choose(record.kind)
        self.reason.setText(record.reason)
        self.by.setText(record.by)
        if record.of == "game":
            self.whole.setText(str(record.amount))
        else:
            self.hundredths.setText(plain_hundredths(record.amount))

    def _which(self, _index: int = 0) -> None:
        game = self.of.currentData() == "game"
        self.whole.setVisible(game)
        self.hundredths.setVisible(not game)

    def done_right(self) -> bool:
        from whistclub.club.actions.adjustments import add_adjustment, change_adjustment

        of = self.of.currentData()
        amount = self.whole.value() if of == "game" else self.hundredths.value()
        if self.player.currentData() is None:
            self.complain(tr("Check the player in first."))
            return False
        if not amount:
            words = tr("Give a whole number of points, for example −20.")
            self.complain(words if of == "game" else tr("Give ranking points, for example 0.50."))
            return False
        facts = {
            "player_id": self.player.currentData(),
            "amount": amount,
            "of": of,
            "kind": self.kind.currentData(),
            "reason": self.reason.text().strip(),
            "by": self.by.text().strip(),
        }
        if self.record is None:
            return self.desk.act(add_adjustment, self.evening_id, **facts) is not None
        return self.desk.act(change_adjustment, self.record.id, **facts) is not None
