"""Entry of a deal of Belgian whist under any payoff table (rules.md §1)."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import Any

from whistclub.entry.choices import Choice, Group
from whistclub.entry.games.contract import Chosen, ContractEntry, Terms
from whistclub.rules.belgian import BELGIAN, Attempt, BelgianDeal, announceable
from whistclub.rules.belgian import leader as rules_leader
from whistclub.rules.belgian.facts import TROUS, BelgianExpected
from whistclub.rules.belgian.presets import deal_kinds
from whistclub.rules.common import Suit
from whistclub.words import tr


class BelgianEntry(ContractEntry):
    """The choices of Belgian whist under the sheet's conventions."""

    game = BELGIAN.key
    switches = ("rabrouche", "multiplier")
    expected: BelgianExpected

    @property
    def deal_facts(self) -> tuple[str, ...]:  # type: ignore[override]
        return ("dealer", "sits_out") if len(self.table.seats) > 4 else ("dealer",)

    @cached_property
    def terms(self) -> dict[str, Terms]:
        terms = {}
        for contract, rows in announceable(self.conventions):
            first = rows[0]
            levels = tuple(sorted(level for row in rows for level in row.levels))
            terms[contract] = Terms(
                contract, first.players, levels, first.targets, first.need, first.total,
                small=first.exactly, several=first.several, trump=first.trump, without=first.trump,
                aces=contract in TROUS,
            )  # fmt: skip
        return terms

    def _kinds(self) -> tuple[str, ...]:
        return tuple(kind for kind in deal_kinds(self.conventions) if kind != "contract")

    def _people_asked(self, kind: str) -> tuple[str, ...]:
        if kind == "passed":
            return ("sixth", "last") if self.conventions.passed_is_played else ()
        return ("player",)

    # -- facts of the deal

    @property
    def rabrouche(self) -> bool:
        """Whether the deal is rabrouche: as overridden, else recorded, else proposed."""
        fact = self.fact("rabrouche")
        return self.expected.rabrouche if fact is None else bool(fact)

    @property
    def multiplier(self) -> int:
        """The multiplier of the deal after passed deals: as overridden, else recorded, else proposed."""
        fact = self.fact("multiplier")
        return self.expected.multiplier if fact is None else int(fact)

    @property
    def sits_out(self) -> int | None:
        """Who sits out at a table of five."""
        bare = BelgianDeal("passed", rabrouche=self.rabrouche, dealer=self.dealer, sits_out=self.fact("sits_out"))
        out: int | None = self.fold.complete(bare).sits_out
        return out

    @property
    def leader(self) -> int:
        """Who leads: the boucheur of a trou once known, else the left of the dealer."""
        state = self._chosen()
        people = [trial.players for trial in state.trials[:1] if state.contract in TROUS and len(trial.players) == 2]
        attempts = tuple(Attempt(state.contract, tuple(players), 0) for players in people)
        out = self.sits_out if len(self.table.seats) > 4 else None
        return rules_leader(self.table, BelgianDeal("contract", attempts, dealer=self.dealer, sits_out=out))

    def _out(self) -> dict[int, str]:
        seat = self.sits_out if len(self.table.seats) > 4 else None
        return {} if seat is None else {seat: tr("{name} sits out", name=self.names[seat])}

    def _facts(self) -> list[Choice]:
        facts = []
        if self.conventions.rabrouche_deals or self.rabrouche:
            times = self.conventions.rabrouche_multiplier
            facts.append(_switch("rabrouche", self.rabrouche, 0, 1, tr("Rabrouche × {number}", number=times), "x"))
        if self.conventions.double_after_pass or self.multiplier != 1:
            label = tr("Counts × {number}", number=max(2, self.multiplier))
            facts.append(_switch("multiplier", self.multiplier != 1, 1, 2, label, "y" if facts else "x"))
        return facts

    def _fact_group(self, name: str) -> Group:
        if name == "dealer":
            return super()._fact_group(name)
        group = self._players(name, tr("Sits out"), "f:sits_out", {})
        out = f"f:sits_out:{self.sits_out}"
        return Group(name, group.title, tuple(_chosen(choice, out) for choice in group.choices))

    def fact_text(self, name: str) -> str:
        if name == "sits_out" and self.sits_out is not None:
            return tr("{name} sits out", name=self.names[self.sits_out])
        return super().fact_text(name)

    @property
    def facts_text(self) -> str:
        if len(self.table.seats) > 4 and self.sits_out == self.dealer:
            return tr("{name} deals and sits out", name=self.names[self.dealer])
        return super().facts_text

    # -- the deal

    def _deal(self, state: Chosen) -> BelgianDeal | None:
        if not self._complete(state):
            return None
        asked = dict(zip(self._people_asked(state.kind), state.people, strict=False))
        attempts = tuple(
            Attempt(
                state.contract, tuple(trial.players), trial.tricks or 0, trial.level,
                None if trial.trump is None else Suit(trial.trump), trial.target,
            )
            for trial in state.trials
        )  # fmt: skip
        return BelgianDeal(
            state.kind,  # type: ignore[arg-type]
            attempts,
            sixth=asked.get("sixth"),
            last=asked.get("last"),
            player=asked.get("player"),
            reason=(self.fact("reason") or "") if state.kind == "revoke" else "",
            rabrouche=self.rabrouche,
            multiplier=self.multiplier,
            dealer=self.dealer,
            sits_out=self.sits_out if len(self.table.seats) > 4 else None,
            note=self.fact("note") or "",
        )

    def _tokens_of(self, deal: Any) -> tuple[str, ...]:
        if deal.kind != "contract":
            people = [getattr(deal, what) for what in self._people_asked(deal.kind)]
            return (f"k:{deal.kind}", *(f"w:{seat}" for seat in people if seat is not None))
        return (f"c:{deal.attempts[0].contract}", *self._trial_tokens(deal.attempts, targets=True))


def _switch(fact: str, is_on: bool, off: int, on: int, label: str, key: str) -> Choice:
    """A fact with two values, shown as a check box."""
    spoken = label if is_on else tr("not: {fact}", fact=label)
    return Choice(
        f"f:{fact}:{off if is_on else on}", f"{'☑' if is_on else '☐'} {label}", (key,), chosen=is_on, spoken=spoken
    )


def _chosen(choice: Choice, token: str) -> Choice:
    return replace(choice, chosen=choice.token == token)
