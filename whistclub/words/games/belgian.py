"""Belgian whist in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from whistclub.rules.belgian import BELGIAN, Attempt, BelgianConventions, BelgianDeal
from whistclub.rules.belgian.facts import BelgianExpected
from whistclub.rules.belgian.points import Book
from whistclub.words import mark, tr
from whistclub.words.games import belgian_payoffs as payoffs
from whistclub.words.games.attempts import AttemptWords, name_of, result_text, sign
from whistclub.words.games.belgian_table import BelgianTable
from whistclub.words.games.game import Names, Option, Section
from whistclub.words.names import suit_sign

_CONTRACTS: Final = {
    "pair": mark("Pair"),
    "solo": mark("Solo"),
    "piccolissimo": mark("Piccolissimo"),
    "petite_misere": mark("Petite misère"),
    "piccolo": mark("Piccolo"),
    "abondance": mark("Abondance"),
    "abondance_10": mark("Abondance in 10"),
    "grande_misere": mark("Grande misère"),
    "grande_misere_sur_table": mark("Grande misère on the table"),
    "petit_schlem": mark("Petit schlem"),
    "grand_schlem": mark("Grand schlem"),
    "trou": mark("Trou"),
    "trou_royal": mark("Trou royal"),
}
_OPTIONS: Final = {
    "lost_multiplier": Option(mark("A lost contract counts"), 1, 5, factor=True),
    "sixth_and_last": Option(mark("Sixth and last trick are paid when all pass")),
    "sixth_and_last_points": Option(mark("Price of the sixth and of the last trick"), 0, 60),
    "rabrouche_deals": Option(mark("Rabrouche deals after a trou"), 0, 20),
    "rabrouche_multiplier": Option(mark("Rabrouche counts"), 1, 5, factor=True),
    "rabrouche_blank_points": Option(mark("Blank hand of the rabrouche"), 0, 300),
    "revoke_penalty": Option(mark("Penalty of a revoke"), 0, 600),
    "revoke_doubled": Option(mark("A revoke is doubled on rabrouche")),
    "redeal_after_void": Option(mark("After a void deal the same dealer deals again")),
    "redeal_on_pass": Option(mark("A passed deal is dealt again")),
    "pass_moves_dealer": Option(mark("After a passed deal that is dealt again the next player deals")),
    "double_after_pass": Option(mark("The deal after a passed one counts double")),
    "trou_counterable": Option(mark("A trou can be countered")),
    "deals": Option(mark("Planned deals"), 1, 200, optional=True),
}
_SWITCHES: Final = {
    ("sixth_and_last", True): mark("sixth and last trick paid when all pass"),
    ("sixth_and_last", False): mark("nothing is paid when all pass"),
    ("revoke_doubled", True): mark("revoke doubled on rabrouche"),
    ("revoke_doubled", False): mark("revoke not doubled on rabrouche"),
    ("redeal_after_void", False): mark("a void deal counts"),
    ("redeal_after_void", True): mark("a void deal is dealt again"),
    ("redeal_on_pass", True): mark("a passed deal is dealt again"),
    ("redeal_on_pass", False): mark("a passed deal counts"),
    ("pass_moves_dealer", True): mark("dealt again by the next player"),
    ("pass_moves_dealer", False): mark("dealt again by the same dealer"),
    ("double_after_pass", True): mark("double after a passed deal"),
    ("double_after_pass", False): mark("not doubled after a passed deal"),
    ("trou_counterable", False): mark("a trou cannot be countered"),
    ("trou_counterable", True): mark("a trou can be countered"),
}
_NUMBERS: Final = {
    "lost_multiplier": mark("lost contracts × {value}"),
    "sixth_and_last_points": mark("sixth and last trick: {value} points"),
    "rabrouche_deals": mark("rabrouche deals: {value}"),
    "rabrouche_multiplier": mark("rabrouche × {value}"),
    "rabrouche_blank_points": mark("blank hand of the rabrouche: {value} points"),
    "revoke_penalty": mark("revoke: {value} points"),
    "deals": mark("planned deals: {value}"),
}
_REASONS: Final = {
    "made": mark("{players}: {contract} made, {gain}"),
    "extra_tricks": mark("{players}: {times} tricks over at {worth} each, {gain}"),
    "all_tricks_bonus": mark("{players}: all the tricks, a bonus of {gain}"),
    "all_tricks": mark("{players}: all the tricks in {contract}, {gain}"),
    "lost": mark("{players}: {contract} lost, {worth} × {factor}: {gain}"),
    "missing_tricks": mark("{players}: {times} missing tricks at {worth} each, × {factor}: {gain}"),
    "first_missing_trick": mark("{players}: {contract} lost, the first missing trick: {gain}"),
    "further_missing_tricks": mark("{players}: {times} further missing tricks at {worth} each: {gain}"),
    "sixth": mark("{player} took the sixth trick: {gain}"),
    "last": mark("{player} took the last trick: {gain}"),
    "blank_rabrouche": mark("{player}, the rabrouche, showed a blank hand: {gain}"),
    "revoke": mark("{player} revoked: {gain}"),
    "rabrouche": mark("Rabrouche: all points × {factor}"),
    "multiplier": mark("After a passed deal: all points × {factor}"),
    "nobody_scores": mark("Nobody scores in this deal"),
}


_WARNINGS: Final = {
    "rabrouche_expected": mark("This deal should be rabrouche; it is recorded without."),
    "rabrouche_unexpected": mark("No rabrouche was due; this deal is recorded as rabrouche."),
    "multiplier_expected": mark("This deal should count double after a passed deal; it is recorded single."),
    "multiplier_unexpected": mark("No doubling was due; this deal is recorded as double."),
}
_SHORT_WARNINGS: Final = {
    "rabrouche_expected": mark("rabrouche was due"),
    "rabrouche_unexpected": mark("rabrouche was not due"),
    "multiplier_expected": mark("double was due"),
    "multiplier_unexpected": mark("double was not due"),
}


class BelgianWords(AttemptWords):
    """The words of Belgian whist."""

    key = BELGIAN.key
    name = mark("Belgian whist")
    contracts = _CONTRACTS
    options = _OPTIONS
    switches = _SWITCHES
    numbers = _NUMBERS
    reasons = _REASONS
    warnings = _WARNINGS
    short_warnings = _SHORT_WARNINGS

    @property
    def payoff_table(self) -> BelgianTable:
        return BelgianTable(self)

    def usual_contract_name(self, contract: str) -> str:
        return tr("Solo", "in Belgian whist") if contract == "solo" else super().usual_contract_name(contract)

    def announced(self, attempt: Attempt) -> str:
        """The contract with its level or target and trump: Solo 8 ♥; an abondance of 9 needs no number."""
        text = self.contract_text(attempt.contract, attempt.level, attempt.target)
        if attempt.contract == "abondance" and attempt.level == 9:
            text = self.contract_name(attempt.contract)
        return text if attempt.trump is None else f"{text} {suit_sign(attempt.trump)}"

    def deal(self, conventions: BelgianConventions, deal: BelgianDeal, names: Names) -> str:
        if deal.kind == "contract":
            sentences = [self._attempt(conventions, attempt, names) for attempt in deal.attempts]
        elif deal.kind == "passed":
            sentences = [_passed(deal, names)]
        elif deal.kind == "blank":
            sentences = [tr("{player} shows a blank hand: the deal is void.", player=name_of(deal.player, names))]
        elif deal.reason:
            player = name_of(deal.player, names)
            sentences = [
                tr("{player} revokes ({reason}): not counted, penalty paid.", player=player, reason=deal.reason)
            ]
        else:
            sentences = [tr("{player} revokes: not counted, penalty paid.", player=name_of(deal.player, names))]
        return " ".join([*sentences, *_circumstances(deal)])

    def _attempt(self, conventions: BelgianConventions, attempt: Attempt, names: Names) -> str:
        said = Book(conventions).said(attempt)
        return self.played(said, _result(conventions, said), names)

    def short_deal(self, conventions: BelgianConventions, deal: BelgianDeal, names: Names) -> str:
        if deal.kind == "passed":
            if deal.sixth is None or deal.last is None:
                text = tr("Passed")
            else:
                text = tr(
                    "Passed · 6th {sixth}, last {last}",
                    sixth=name_of(deal.sixth, names),
                    last=name_of(deal.last, names),
                )
        elif deal.kind == "blank":
            text = tr("Blank hand · {player}", player=name_of(deal.player, names))
        elif deal.kind == "revoke":
            text = tr("Revoke · {player}", player=name_of(deal.player, names))
        else:
            text = self._attempts(conventions, deal, names)
        # Void deals are never doubled (rules.md §1.1).
        doubled = conventions.rabrouche_multiplier if deal.rabrouche and deal.kind in ("contract", "passed") else 1
        factor = doubled * deal.multiplier
        return f"{text} · ×{factor}" if factor != 1 else text

    def _attempts(self, conventions: BelgianConventions, deal: BelgianDeal, names: Names) -> str:
        attempts = [Book(conventions).said(attempt) for attempt in deal.attempts]
        if len(attempts) == 1:
            tricks = tr("%n trick(s)", "", max(0, attempts[0].tricks))
            players = ", ".join(name_of(seat, names) for seat in attempts[0].players)
            mark = sign(_made(conventions, attempts[0]))
            return f"{self.announced(attempts[0])} · {players} · {tricks} {mark}".rstrip()
        shown = [
            f"{name_of(seat, names)} {attempt.tricks} {sign(_made(conventions, attempt))}".rstrip()
            for attempt in attempts
            for seat in attempt.players
        ]
        return " · ".join([*(self.announced(attempt) for attempt in attempts[:1]), ", ".join(shown)])

    def paper_deal(self, conventions: BelgianConventions, deal: BelgianDeal, names: Names) -> str:
        text = self.short_deal(conventions, deal, names)
        return tr("{deal} · rabrouche", deal=text) if deal.rabrouche else text

    def told_of_next(self, conventions: BelgianConventions, following: BelgianExpected) -> Iterator[str]:
        if following.rabrouche:
            total = conventions.rabrouche_deals
            yield tr("rabrouche {number}/{total}", number=total - following.rabrouche_left + 1, total=total)
        if following.multiplier > 1:
            yield tr("counts {factor} times", factor=following.multiplier)

    def convention(self, key: str, value: Any) -> str:
        return tr("own payoffs") if key == "payoffs" else super().convention(key, value)

    def contract_text(self, contract: str, level: int | None = None, target: int | None = None) -> str:
        """As in every game; an abondance of more than 9 is one that was raised, and is paid as 9 (rules.md §1.2)."""
        if contract == "abondance" and level is not None and level > 9:
            return tr("{contract} raised to {number}", contract=self.contract_name(contract), number=level)
        return super().contract_text(contract, level, target)

    def _counters(self, conventions: BelgianConventions) -> tuple[str, ...]:
        """What beats a trou, which does not follow from its place on the ladder."""
        if not any(rung.contract == "trou" for rung in BELGIAN.ladder(conventions)):
            return ()
        above = BELGIAN.higher(conventions, "trou")
        if not above:
            return (tr("A trou is beaten by nothing."),)
        told = ", ".join(self.contract_text(rung.contract, rung.level) for rung in above)
        return (tr("A trou is beaten only by: {contracts}.", contracts=told),)

    def rule_sheet(self, conventions: BelgianConventions, name: str) -> Iterator[Section]:
        rows = tuple(
            (
                payoffs.row_contract(self, row),
                payoffs.row_aim(row),
                payoffs.row_made(row),
                f"+{row.per_extra}" if row.per_extra else None,
                payoffs.row_all(row) or None,
                payoffs.row_lost(row, conventions.lost_multiplier),
            )
            for row in conventions.payoffs
        )
        columns = (
            ("contract", tr("Contract")),
            ("aim", tr("Tricks to take")),
            ("made", tr("Made")),
            ("extra", tr("Each trick more")),
            ("all", tr("All tricks")),
            ("lost", tr("Lost")),
        )
        heading = (
            tr("Rules: {preset}", preset=name or conventions.preset),
            tr("Points of the player alone, a third of which each of the others pays; of partners the points of each."),
        )
        examples = tuple(payoffs.row_example(self, row, conventions) for row in conventions.payoffs)
        notes = (*self.ladder_notes(BELGIAN.ladder(conventions)), *self._counters(conventions))
        yield Section("rules", self.title, rows, columns, examples, heading, notes)
        yield self.all_conventions(conventions)


def _passed(deal: BelgianDeal, names: Names) -> str:
    if deal.sixth is None or deal.last is None:
        return tr("All pass.")
    if deal.sixth == deal.last:
        return tr("All pass: {player} takes the sixth and the last trick.", player=name_of(deal.sixth, names))
    sixth, last = name_of(deal.sixth, names), name_of(deal.last, names)
    return tr("All pass: {sixth} takes the sixth trick, {last} the last.", sixth=sixth, last=last)


def _circumstances(deal: BelgianDeal) -> list[str]:
    said = [tr("Rabrouche.")] if deal.rabrouche else []
    return said + ([tr("Counts double.")] if deal.multiplier == 2 else [])


def _result(conventions: BelgianConventions, attempt: Attempt) -> str:
    row = Book(conventions).row(attempt.contract, attempt.level)
    aim = None
    if row is not None:
        aim = row.need if row.need is not None else attempt.level or attempt.target
    return result_text(attempt.tricks, aim, row is not None and row.exactly)


def _made(conventions: BelgianConventions, attempt: Attempt) -> bool | None:
    try:
        return Book(conventions).paid(attempt).made
    except (KeyError, ValueError):
        return None


BELGIAN_WORDS: Final = BelgianWords()
