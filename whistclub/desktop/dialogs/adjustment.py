"""Adjustments (rules.md §8): penalties, gifts and decisions, each with its reason and who decided it."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from whistclub.club import queries
from whistclub.club.actions.adjustments import add_adjustment, change_adjustment, delete_adjustment
from whistclub.club.names import plain
from whistclub.club.ports import AdjustmentRecord
from whistclub.desktop.controller import Controller
from whistclub.desktop.design import theme
from whistclub.desktop.design.fields import ComboBox, HundredthsField, WholeField
from whistclub.desktop.design.widgets import button, label
from whistclub.desktop.dialogs.dialog import Dialog
from whistclub.words import mark, tr, tr_marked
from whistclub.words.numbers import hundredths, points

KINDS = {"penalty": mark("Penalty"), "gift": mark("Gift"), "decision": mark("Decision")}


def adjustment_text(controller: Controller, record: AdjustmentRecord) -> str:
    """Returns an adjustment as one line of text."""

    amount = (
        tr("{amount} game points", amount=points(record.amount))
        if record.of == "game"
        else tr("{amount} ranking points", amount=("+" if record.amount > 0 else "") + hundredths(record.amount))
    )
    parts = [controller.name(record.player_id), tr_marked(KINDS[record.kind]), amount, record.reason]
    if record.by:
        parts.append(tr("decided by {name}", name=record.by))
    return " · ".join(filter(None, parts))


def effect_text(name: str, amount: int, of: str) -> str:
    """Returns a sentence on what an adjustment does to a player. ``amount``: game points, or hundredths of ranking
    points."""

    if of == "game":
        if amount < 0:
            return tr("{name} loses %n game point(s).", "", -amount, name=name)
        return tr("{name} gains %n game point(s).", "", amount, name=name)
    if amount < 0:
        return tr("{name} loses {amount} ranking points.", name=name, amount=hundredths(-amount))
    return tr("{name} gains {amount} ranking points.", name=name, amount=hundredths(amount))


class AdjustmentRows(QWidget):
    """The adjustments of an evening, each with buttons to change and remove it."""

    def __init__(
        self,
        controller: Controller,
        evening_id: int,
        records: tuple[AdjustmentRecord, ...],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.controller, self.evening_id = controller, evening_id
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(theme.UNIT)
        if records:
            box.addWidget(label(tr("Adjustments"), "strong"))
        for record in records:
            row = QHBoxLayout()
            row.addWidget(label(adjustment_text(controller, record), wrap=True), 1)
            change, remove = button(tr("Change…"), "plain"), button(tr("Remove"), "plain")
            change.clicked.connect(partial(self._change, record))
            remove.clicked.connect(partial(self._remove, record.id))
            row.addWidget(change)
            row.addWidget(remove)
            box.addLayout(row)

    def _change(self, record: AdjustmentRecord, checked: bool = False) -> None:
        AdjustmentDialog(self.controller, self.evening_id, record, self.window()).open()

    def _remove(self, adjustment_id: int, checked: bool = False) -> None:

        self.controller.act(delete_adjustment, adjustment_id)


class AdjustmentDialog(Dialog):
    """Asks for an adjustment, new or changed. A penalty is always subtracted and a gift always added, whatever sign is
    typed; a decision has the sign typed. The effect is shown before it is stored."""

    def __init__(
        self,
        controller: Controller,
        evening_id: int,
        record: AdjustmentRecord | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(controller, tr("Adjustment"), tr("Keep"), parent)
        self.evening_id, self.record = evening_id, record

        view = controller.read(queries.evening, evening_id)
        known = {*view.record.present, *(player for sheet in view.sheets for player in sheet.score.totals)}
        known |= {record.player_id} if record else set()
        people = sorted(((controller.name(player), player) for player in known), key=lambda entry: plain(entry[0]))
        self.player = ComboBox(people)
        self.of = ComboBox([(tr("game points"), "game"), (tr("ranking points"), "ranking")])
        self.kind = ComboBox([(tr_marked(word), key) for key, word in KINDS.items()])
        self.whole, self.hundredths = WholeField(), HundredthsField()
        self.reason, self.by = QLineEdit(), QLineEdit(controller.preferences.marker)
        self.reason.setMaxLength(200)
        self.by.setMaxLength(120)
        amounts = QWidget()
        row = QHBoxLayout(amounts)
        row.setContentsMargins(0, 0, 0, 0)
        for field in (self.whole, self.hundredths):
            field.textChanged.connect(self._say_effect)
            row.addWidget(field)
        row.addWidget(self.of)
        self.row(tr("Player"), self.player)
        self.row(tr("Kind"), self.kind)
        self.row(tr("How many"), amounts)
        self.row(tr("Reason"), self.reason)
        self.row(tr("Decided by"), self.by)
        self.effect = label("", "strong", wrap=True)
        self.effect.setMinimumHeight(theme.CONTROL)
        self.form.addRow(self.effect)
        self.inside.setMinimumWidth(460)
        self._given: tuple[str, str, str] | None = None
        for choice in (self.player, self.of, self.kind):
            choice.currentIndexChanged.connect(self._which)
        if record is not None:
            self._show(record)
        self._which()

    def _show(self, record: AdjustmentRecord) -> None:

        self.player.choose(record.player_id)
        self.of.choose(record.of)
        self.kind.choose(record.kind)
        self.reason.setText(record.reason)
        self.by.setText(record.by)
        shown = record.amount if self._signed(abs(record.amount)) != record.amount else abs(record.amount)
        if record.of == "game":
            self.whole.setText(str(shown))
        else:
            self.hundredths.setText(hundredths(shown).replace("−", "-"))
        self._given = self._typed()

    def _typed(self) -> tuple[str, str, str]:
        """Returns the inputs that determine the amount: what it is of, the kind, the number as typed."""
        of = self.of.currentData()
        return of, self.kind.currentData(), (self.whole if of == "game" else self.hundredths).text()

    def _signed(self, number: int) -> int:
        kind = self.kind.currentData()
        return -abs(number) if kind == "penalty" else abs(number) if kind == "gift" else number

    def amount(self) -> int | None:
        """Returns the amount to store, in game points or hundredths of ranking points; None if no number is typed. A
        stored amount whose sign contradicts its kind is kept until it is retyped."""
        if self.record is not None and self._typed() == self._given:
            return self.record.amount
        number = self.whole.value() if self.of.currentData() == "game" else self.hundredths.value()
        return None if number is None else self._signed(number)

    def _which(self, _index: int = 0) -> None:

        game, decision = self.of.currentData() == "game", self.kind.currentData() == "decision"
        self.whole.setVisible(game)
        self.hundredths.setVisible(not game)
        name = tr("How many, with a minus to take away") if decision else tr("How many")
        sign = -1 if decision else 1
        for field, example in (
            (self.whole, f"{20 * sign}".replace("-", "−")),
            (self.hundredths, hundredths(50 * sign)),
        ):
            field.setAccessibleName(name)
            field.setPlaceholderText(tr("for example {number}", number=example.replace("-", "−")))
        self._say_effect()

    def _say_effect(self, _text: str = "") -> None:
        amount, player = self.amount(), self.player.currentData()
        said = bool(amount) and player is not None
        text = effect_text(self.controller.name(player), amount or 0, self.of.currentData()) if said else ""
        self.effect.setText(text)

    def done_right(self) -> bool:

        of, amount = self.of.currentData(), self.amount()
        if self.player.currentData() is None:
            self.complain(tr("Check the player in first."))
            return False
        if not amount:
            words = tr("Give a whole number of points, {example}.", example=self.whole.placeholderText())
            if of != "game":
                words = tr("Give ranking points, {example}.", example=self.hundredths.placeholderText())
            self.complain(words)
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
            return self.act(add_adjustment, self.evening_id, **facts)
        return self.act(change_adjustment, self.record.id, **facts)
