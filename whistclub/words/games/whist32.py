"""Whist 32 in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from whistclub.rules.common import Reason, Suit
from whistclub.rules.whist32 import (
    ARBITER_CONTRACTS,
    ARBITER_THRESHOLDS,
    LADDER,
    WHIST32,
    ArbiterCall,
    Whist32Conventions,
    Whist32Deal,
    list_key,
    pays,
    thresholds,
)
from whistclub.words import mark, tr
from whistclub.words.games.attempts import AttemptWords, name_of, result_text, sign
from whistclub.words.games.game import Names, Option, Section
from whistclub.words.games.whist32_table import Whist32Table, pay_aim, pay_example, pay_made
from whistclub.words.names import in_sentence, suit_sign
from whistclub.words.numbers import chance, points

_CONTRACTS: Final = {
    "duo": mark("Duo"),
    "solo": mark("Solo"),
    "petite_misere": mark("Petite misère"),
    "picolo": mark("Picolo"),
    "grande_misere": mark("Grande misère"),
    "trou": mark("Trou"),
}
_OPTIONS: Final = {
    "deals": Option(mark("Planned deals"), 1, 200),
    "redeal_on_pass": Option(mark("A passed deal is dealt again")),
    "arbiter": Option(mark("Contracts of 7, 8, one or no trick need the arbiter")),
    "arbiter_thresholds": Option(
        mark("The arbiter accepts from a chance of"),
        parts=tuple((key, ARBITER_CONTRACTS[key], usual) for key, usual in ARBITER_THRESHOLDS.items()),
        when="arbiter",
    ),
}
_SWITCHES: Final = {
    ("redeal_on_pass", True): mark("a passed deal is dealt again"),
    ("redeal_on_pass", False): mark("a passed deal counts"),
    ("arbiter", True): mark("with the arbiter"),
    ("arbiter", False): mark("without the arbiter"),
}
_NUMBERS: Final = {"deals": mark("planned deals: {value}")}
_REASONS: Final = {
    "whist32_passed": mark("All passed: the deal counts, nobody scores"),
    "whist32_void": mark("All passed: the deal is void"),
    "whist32_per_trick": mark("{contract} made: {per_trick} for each of {tricks} tricks, {total}"),
    "whist32_made": mark("{contract} made: {total}"),
    "whist32_lost": mark("{contract} lost: {total}"),
    "arbiter_accepted": mark(
        "The arbiter accepts {contract} from {threshold} % with open cards on: {chance} % found, accepted ({player})"
    ),
    "arbiter_accepted_untold": mark(
        "The arbiter accepts {contract} from {threshold} % with open cards on: accepted ({player})"
    ),
    "arbiter_refused": mark(
        "The arbiter accepts {contract} from {threshold} % with open cards on: {chance} % found, refused ({player})"
    ),
    "arbiter_refused_untold": mark(
        "The arbiter accepts {contract} from {threshold} % with open cards on: refused ({player})"
    ),
    "arbiter_not_accepted": mark(
        "{contract} is played only when the arbiter accepts it, from {threshold} % with open cards on: no accepted call"
    ),
}


class Whist32Words(AttemptWords):
    """The words of Whist 32."""

    key = WHIST32.key
    name = mark("Whist 32")
    contracts = _CONTRACTS
    options = _OPTIONS
    switches = _SWITCHES
    numbers = _NUMBERS
    reasons = _REASONS
    hidden = frozenset({"arbiter", "arbiter_thresholds", "payoffs"})

    @property
    def payoff_table(self) -> Whist32Table:
        return Whist32Table(self)

    def announced(self, attempt: Any) -> str:
        """The contract with its level and trump; for the highest solo "no trumps" is left out, since it never has
        any."""
        text = self.contract_text(attempt.contract, attempt.level)
        return text if attempt.trump in (None, Suit.NONE) else f"{text} {suit_sign(attempt.trump)}"

    def deal(self, conventions: Whist32Conventions, deal: Whist32Deal, names: Names) -> str:
        if deal.kind == "passed" or deal.contract is None:
            said = tr("All pass.")
        else:
            pay = pays(conventions.payoffs).get((deal.contract, deal.level))
            result = result_text(deal.tricks, None if pay is None else pay.need, pay is not None and pay.exactly)
            said = self.played(deal, result, names)
        return said if deal.arbiter is None else f"{said} {self.call(deal.arbiter, names)}"

    def call(self, call: ArbiterCall, names: Names) -> str:
        """The arbiter's answer as a sentence: The arbiter accepts grande misère (Irène, about 95 times in 100)."""
        who = name_of(call.player, names)
        if (number := in_play_percent(call)) is not None:
            who = tr("{player}, about {number} times in 100", player=who, number=number)
        said = {"contract": in_sentence(self.announced(call)), "asked": who}
        if call.accepted:
            return tr("The arbiter accepts {contract} ({asked}).", **said)
        return tr("The arbiter refuses {contract} ({asked}).", **said)

    def short_call(self, call: ArbiterCall, *, named: bool) -> str:
        """The arbiter's answer in a few words: arbiter ✓ 95 in 100. ``named``: with the contract it was asked about."""
        answer = sign(call.accepted)
        if (number := in_play_percent(call)) is not None:
            answer += " " + tr("{number} in 100", number=number)
        if not named:
            return tr("arbiter {sign}", sign=answer)
        return tr("arbiter: {contract} {sign}", contract=in_sentence(self.announced(call)), sign=answer)

    def reason_values(self, reason: Reason, names: Names) -> dict[str, Any]:
        said = super().reason_values(reason, names)
        if reason.key in ("arbiter_accepted", "arbiter_refused"):
            said["chance"] = chance(said["chance"], accepted=reason.key == "arbiter_accepted")
        return said

    def short_deal(self, conventions: Whist32Conventions, deal: Whist32Deal, names: Names) -> str:
        call, said = deal.arbiter, (deal.contract, deal.level)
        asked = [] if call is None else [self.short_call(call, named=(call.contract, call.level) != said)]
        if deal.kind == "passed" or deal.contract is None:
            return " · ".join([tr("Passed"), *asked])
        parts = [self.announced(deal), ", ".join(name_of(seat, names) for seat in deal.players)]
        if deal.tricks is not None:
            pay = pays(conventions.payoffs).get((deal.contract, deal.level))
            made = None
            if pay is not None:
                made = pay.is_made(deal.tricks)
            parts.append(f"{tr('%n trick(s)', '', max(0, deal.tricks))} {sign(made)}".rstrip())
        return " · ".join([*parts, *asked])

    def convention(self, key: str, value: Any) -> str:
        if key == "payoffs":
            return tr("own payoffs")
        if key == "arbiter_thresholds":
            return (
                tr("the arbiter accepts from {thresholds} on", thresholds=self.thresholds_text(value)) if value else ""
            )
        return super().convention(key, value)

    def thresholds_text(self, own: Mapping[str, int]) -> str:
        """The chance from which the arbiter accepts each contract of the list: 60 % (Duo 7), 15 % (Picolo)."""
        named = ((self.contract_text(*ARBITER_CONTRACTS[key]), value) for key, value in own.items())
        return ", ".join(tr("{number} % ({contract})", number=value, contract=contract) for contract, value in named)

    def rule_sheet(self, conventions: Whist32Conventions, name: str) -> Iterator[Section]:
        columns = (
            ("contract", tr("Contract")),
            ("aim", tr("Tricks to take")),
            ("made", tr("Made")),
            ("lost", tr("Lost")),
        )
        table = pays(conventions.payoffs)
        rows = tuple(
            (self.contract_text(*one), pay_aim(table[one]), pay_made(table[one]), points(table[one].lost))
            for one in LADDER
        )
        examples = tuple(pay_example(self, one, table[one]) for one in LADDER)
        named = (tr("Rules: {preset}", preset=name),) if name else ()
        heading = (*named, tr("Only the players of the contract score."))
        without = () if conventions.arbiter else (tr("The arbiter is not asked."),)
        notes = (*self.ladder_notes(WHIST32.ladder(conventions)), *without)
        yield Section("rules", self.title, rows, columns, examples, heading, notes)
        if conventions.arbiter:
            yield self._arbiter(conventions)
        yield self.all_conventions(conventions)

    def _arbiter(self, conventions: Whist32Conventions) -> Section:
        """The contracts the arbiter is asked about and the chances from which it accepts."""
        columns = (("contract", tr("Contract")), ("accepted", tr("Accepted from a chance of")))
        rows = tuple(
            (self.contract_text(*ARBITER_CONTRACTS[key]), tr("{number} %", number=value))
            for key, value in thresholds(conventions).items()
        )
        heading = (
            tr("These contracts are played only when the arbiter accepts. It is asked once a deal, with eight cards."),
            tr("Chance: the share of all ways the other cards can lie in which the contract is made with open cards."),
        )
        return Section("arbiter", tr("The arbiter"), rows, columns, heading=heading)


def in_play_percent(call: ArbiterCall) -> int | None:
    """How often the contract of a call is made in play, in per cent rounded to 5, as the arbiter's answer says it; None
    when the chance was not recorded."""
    from fractions import Fraction

    from whistclub.arbiter.chances import in_play, rounded

    key, found = list_key(call.contract, call.level), call.ten_thousandths
    if key is None or found is None:
        return None
    return round(100 * rounded(in_play(key, Fraction(found, 10_000)), Fraction(1, 20)))


WHIST32_WORDS: Final = Whist32Words()
