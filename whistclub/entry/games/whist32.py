"""Entry of a deal of Whist 32 (rules.md §2)."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from whistclub.entry.asked import Asked
from whistclub.entry.games.contract import Chosen, ContractEntry, Terms
from whistclub.rules import whist32
from whistclub.rules.common import Suit
from whistclub.rules.whist32 import WHIST32, Whist32Conventions, Whist32Deal, pays
from whistclub.words import tr
from whistclub.words.games.whist32 import WHIST32_WORDS


def _terms(contract: str, conventions: Whist32Conventions) -> Terms:
    levels = whist32.levels(contract)
    trumps = {level: whist32.possible_trumps(contract, level) for level in (levels or (None,))}
    pay = pays(conventions.payoffs)[contract, levels[0] if levels else None]
    return Terms(
        contract,
        whist32.player_count(contract),
        levels,
        need=None if levels else pay.need,
        total=max(whist32.possible_tricks(contract)),
        small=pay.exactly,
        aces=contract == "trou",
        trump=any(suits != (Suit.NONE,) for suits in trumps.values()),
        untrumped=frozenset(level for level, suits in trumps.items() if suits == (Suit.NONE,) and level),
        choose_none=frozenset(
            level for level, suits in trumps.items() if len(suits) > 1 and Suit.NONE in suits and level
        ),
    )


class Whist32Entry(ContractEntry):
    """The choices of Whist 32: one contract per deal, or passed."""

    game = WHIST32.key

    @cached_property
    def terms(self) -> dict[str, Terms]:
        return {contract: _terms(contract, self.conventions) for contract in whist32.announceable()}

    @property
    def leader(self) -> int:
        """Who leads: the bouche-trou or the player alone of a solo once known, else the left of the dealer."""
        state = self._chosen()
        trial = state.trials[0] if state.trials else None
        players = () if trial is None else tuple(trial.players)
        level = None if trial is None else trial.level
        bare = Whist32Deal("contract", state.contract, players, None, level, dealer=self.dealer)
        return whist32.leader(self.table, bare)

    def _filler(self) -> str:
        return tr("Bouche-trou")

    def _filler_asked(self) -> str:
        return tr("Who is the bouche-trou?")

    def _kinds(self) -> tuple[str, ...]:
        return ("passed",)

    def _deal(self, state: Chosen) -> Whist32Deal | None:
        if not self._complete(state):
            return None
        note = self.fact("note") or ""
        call = self.call if self.recorded is None else self.recorded.arbiter
        if state.kind == "passed":
            return Whist32Deal("passed", dealer=self.dealer, note=note, arbiter=call)
        trial = state.trials[0]
        trump = None if trial.trump is None else Suit(trial.trump)
        players = tuple(trial.players)
        return Whist32Deal(
            "contract", state.contract, players, trial.tricks, trial.level, trump, self.dealer, note, call
        )

    @property
    def asked(self) -> Asked | None:
        state = self._chosen()
        if self.recorded is not None or not state.trials or not state.trials[0].players:
            return None
        trial = state.trials[0]
        key = whist32.list_key(state.contract, trial.level)
        if key is None:
            return None
        trump = None if trial.trump is None else Suit(trial.trump)
        return Asked(key, tuple(trial.players), trump, self.table.seats, self.dealer)

    @property
    def banner(self) -> str:
        text = super().banner
        asked, call = self.asked, self.call
        if self.why or self.ready or asked is None:
            return text
        if call is None:
            due = self.conventions.arbiter
            return text + " " + tr("The arbiter is still to be asked ({key}).", key="F5") if due else text
        if call.accepted:
            return text
        if whist32.list_key(call.contract, call.level) != asked.key or call.player not in asked.players:
            return text
        return self.call_text() + " " + tr("Another contract, or the tricks all the same.")

    def call_text(self, *, short: bool = False, bare: bool = False) -> str:
        if self.call is None:
            return ""
        if not short:
            return WHIST32_WORDS.call(self.call, self.names)
        asked, said = (self.call.contract, self.call.level), (self.announced or (None, None))[:2]
        return WHIST32_WORDS.short_call(self.call, named=not bare and asked != said)

    def _tokens_of(self, deal: Any) -> tuple[str, ...]:
        if deal.kind == "passed":
            return ("k:passed",)
        return (f"c:{deal.contract}", *self._trial_tokens([deal]))
