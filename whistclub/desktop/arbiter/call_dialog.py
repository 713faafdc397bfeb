"""Dialogs for a recorded call of the arbiter: taken away before its deal is entered, corrected afterwards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from PySide6.QtWidgets import QWidget

from whistclub.desktop.controller import Controller
from whistclub.desktop.design.fields import ComboBox
from whistclub.desktop.design.widgets import label
from whistclub.desktop.dialogs.ask import AskDialog
from whistclub.desktop.dialogs.dialog import Dialog
from whistclub.rules.common import Suit
from whistclub.rules.whist32 import ARBITER_CONTRACTS, ArbiterCall, list_key, possible_trumps
from whistclub.words import mark, tr, tr_marked
from whistclub.words.arbiter import listed_contract
from whistclub.words.names import suit_name, suit_sign

_ANSWERS: Final = (
    (mark("The arbiter was not asked"), None),
    (mark("It accepted"), True),
    (mark("It refused"), False),
)


def second_call_dialog(controller: Controller, sheet_id: int, made: str, parent: QWidget) -> AskDialog:
    """Returns the dialog that refuses a second call in a deal and offers to take the first one away. ``made``: that
    call in words."""
    from whistclub.club.actions.calls import withdraw_call

    lines = (made, tr("One call a deal. One that was wrong, such as a mistyped card, can be taken away."))
    dialog = AskDialog(controller, tr("The arbiter has answered"), tr("Take the call away"), lines, parent)
    dialog.accepted.connect(partial(controller.act, withdraw_call, sheet_id))
    return dialog


class CallDialog(Dialog):
    """Corrects the call of an entered deal, adds one or removes it."""

    def __init__(
        self,
        controller: Controller,
        deal: tuple[int, int],
        call: ArbiterCall | None,
        players: tuple[int, ...],
        names: Mapping[int, str],
        parent: QWidget | None = None,
    ) -> None:
        """``deal``: its id and number; ``players``: the seats of the contract; ``names``: by seat."""
        super().__init__(controller, tr("The arbiter's call: deal {number}", number=deal[1]), tr("Keep"), parent)
        self.deal_id, self.call = deal[0], call
        self.answer = ComboBox([(tr_marked(text), value) for text, value in _ANSWERS])
        self.player = ComboBox([(name, seat) for seat, name in names.items()])
        self.contract = ComboBox([(listed_contract(key), key) for key in ARBITER_CONTRACTS])
        self.trump = ComboBox([])
        self.row(tr("Answer"), self.answer)
        self.row(tr("Who asked"), self.player)
        self.row(tr("Contract"), self.contract)
        self.row(tr("Trump"), self.trump)
        self.box.addWidget(label(tr("A call belongs to its deal; it changes no points."), "quiet", wrap=True))
        self.box.addStretch(1)
        self.answer.choose(None if call is None else call.accepted)
        self.player.choose(call.player if call is not None else players[0] if players else next(iter(names)))
        if call is not None and (key := list_key(call.contract, call.level)) is not None:
            self.contract.choose(key)
        self._offer()
        if call is not None and call.trump is not None:
            self.trump.choose(call.trump)
        self.contract.currentIndexChanged.connect(self._offer)
        self.answer.currentIndexChanged.connect(self._offer)

    def _offer(self, _index: int = 0) -> None:
        """Offers the trumps that the contract can have; without an answer there is nothing else to say."""
        suits = possible_trumps(*ARBITER_CONTRACTS[self.contract.currentData()])
        before = self.trump.currentData()
        self.trump.clear()
        self.trump.addItem(tr("not recorded"), None)
        for suit in suits if len(suits) > 1 else ():
            self.trump.addItem(f"{suit_sign(suit)} {suit_name(suit)}" if suit != Suit.NONE else suit_name(suit), suit)
        self.trump.choose(before if self.trump.findData(before) >= 0 else None)
        asked = self.answer.currentData() is not None
        self.player.setEnabled(asked)
        self.contract.setEnabled(asked)
        self.trump.setEnabled(asked and len(suits) > 1)

    def value(self) -> ArbiterCall | None:
        """Returns the call as chosen. The chance is kept for the same contract alone."""
        accepted: Any = self.answer.currentData()
        if accepted is None:
            return None
        contract, level = ARBITER_CONTRACTS[self.contract.currentData()]
        suit = self.trump.currentData()
        trump = None if suit is None else Suit(suit)
        before = self.call
        same = before is not None and (before.contract, before.level, before.trump) == (contract, level, trump)
        chance = before.chance if before is not None and same else None
        return ArbiterCall(self.player.currentData(), contract, accepted, level, trump, chance)

    def done_right(self) -> bool:
        from whistclub.club.actions.calls import correct_call

        call = self.value()
        return call == self.call or self.act(correct_call, self.deal_id, call)
