"""Belgian whist (rules.md §1) as a game: proposals, checks, points."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from whistclub.rules.belgian import presets
from whistclub.rules.belgian.checks import deal_problems
from whistclub.rules.belgian.facts import TROUS, Attempt, BelgianConventions, BelgianDeal, BelgianExpected
from whistclub.rules.belgian.ladder import SUITLESS, counters, ladder
from whistclub.rules.belgian.payoffs import CONTRACTS, PayoffRow
from whistclub.rules.belgian.points import Book, deal_points
from whistclub.rules.belgian.why import why
from whistclub.rules.common import Problem, Reason, SeatName, Suit, Table, Warned, dealer_warnings
from whistclub.rules.facts import Expected, Line, Outcome, Score, Sheet, Try
from whistclub.rules.game import Game, Kind, OneOf, Path, RowsOf, Rung


class BelgianState(NamedTuple):
    """The state of a sheet between two deals. ``prices``: its conventions, indexed; ``dealer``: of the last deal, None
    before the first; ``again``: the same dealer deals again; ``rabrouche_left``: rabrouche deals to come; ``doubled``:
    the next contract counts double after passed deals; ``counted``: deals that count."""

    prices: Book
    first_dealer: int
    dealer: int | None = None
    again: bool = False
    rabrouche_left: int = 0
    doubled: bool = False
    counted: int = 0


_FACTS: Final = ("rabrouche", "multiplier", "sits_out", "dealer", "note")
"""Facts that any kind of deal may record."""
_KINDS: Final = {
    "contract": Kind(("attempts",), _FACTS),
    "passed": Kind((), ("sixth", "last", *_FACTS)),
    "blank": Kind(("player",), _FACTS),
    "revoke": Kind(("player",), ("reason", *_FACTS)),
}
_FORMS: Final[Mapping[str, OneOf | RowsOf]] = {
    "preset": OneOf(tuple(presets.PRESETS), "classique"),
    "payoffs": RowsOf(PayoffRow, "payoff_row", 200),
}


class Belgian(Game):
    """The game (see ``Game``)."""

    key = "belgian"
    also_called = ("belge", "whistbelge", "kleurenwiezen", "wiezen")
    seat_counts = (4, 5)
    seats_change = True
    sums_to_zero = True
    deal_type = BelgianDeal
    kinds = _KINDS
    neutral = BelgianDeal("passed")
    proposed = ("dealer", "sits_out")
    texts = ("note", "reason")
    told = ("rabrouche", "multiplier")
    conventions_type = BelgianConventions
    convention_forms = _FORMS
    contracts = CONTRACTS

    def default_conventions(self) -> BelgianConventions:
        """The preset ``classique``."""
        return presets.PRESETS["classique"]

    def presets(self) -> Mapping[str, BelgianConventions]:
        return presets.PRESETS

    def preset_name(self, conventions: BelgianConventions) -> str:
        return conventions.preset

    def convention_problems(self, conventions: BelgianConventions) -> Iterator[Problem]:
        """Yields every problem of the conventions, with the cell named."""
        return iter(presets.convention_problems(conventions))

    def start(self, sheet: Sheet) -> BelgianState:
        """The state before the first deal."""
        return BelgianState(Book(sheet.conventions), sheet.first_dealer)

    def expect(self, state: BelgianState, table: Table) -> BelgianExpected:
        """The proposal for the next deal, from the last deal's facts (rules.md, "Recorded facts")."""
        dealer = self._dealer(state, table)
        rabrouche = state.rabrouche_left > 0
        return BelgianExpected(
            dealer=dealer,
            leader=table.left(dealer),
            sits_out=_sits_out(table, dealer, rabrouche),
            rabrouche=rabrouche,
            rabrouche_left=state.rabrouche_left,
            multiplier=2 if state.doubled else 1,
        )

    def _dealer(self, state: BelgianState, table: Table) -> int:
        if state.dealer is None:
            dealer, stays = state.first_dealer, True
        else:
            dealer, stays = state.dealer, state.again
        # The next dealer may have left the table; then the next player deals.
        return dealer if stays and dealer in table.players else table.left(dealer)

    def complete(self, state: BelgianState, table: Table, deal: BelgianDeal) -> BelgianDeal:
        """Fills in the dealer, who sits out, and levels and targets that need not be given."""
        dealer = self._dealer(state, table) if deal.dealer is None else deal.dealer
        sits_out = deal.sits_out
        if sits_out is None and dealer in table.players:
            sits_out = _sits_out(table, dealer, deal.rabrouche)
        attempts = tuple(state.prices.said(attempt) for attempt in deal.attempts)
        if (dealer, sits_out, attempts) == (deal.dealer, deal.sits_out, deal.attempts):
            return deal
        return replace(deal, dealer=dealer, sits_out=sits_out, attempts=attempts)

    def problems(self, state: BelgianState, table: Table, deal: BelgianDeal) -> Sequence[Problem]:
        """Every reason why a completed deal is impossible."""
        return list(deal_problems(state.prices, table, deal))

    def play(self, state: BelgianState, table: Table, deal: BelgianDeal) -> tuple[Outcome, BelgianState]:
        """Scores a completed, possible deal."""
        points = deal_points(state.prices, table, deal)
        void = deal.kind in ("blank", "revoke") or (deal.kind == "passed" and state.prices.conventions.redeal_on_pass)
        return Outcome(points, void, self._warnings(state, table, deal)), self.skip(state, table, deal)

    def _warnings(self, state: BelgianState, table: Table, deal: BelgianDeal) -> tuple[Warned, ...]:
        """Warnings when the facts disagree with what the deals before, or the deal's own dealer, predict."""
        expected = self._dealer(state, table)
        doubled = state.doubled if deal.kind == "contract" else deal.multiplier != 1
        recorded = (deal.dealer, deal.rabrouche, deal.multiplier != 1)
        if recorded == (expected, state.rabrouche_left > 0, doubled) and deal.sits_out is None:
            return ()
        warnings = list(dealer_warnings(deal.dealer, expected))
        seat = None if deal.dealer is None else _sits_out(table, deal.dealer, deal.rabrouche)
        if deal.sits_out is not None and seat is not None and deal.sits_out != seat:
            values = {"player": SeatName(deal.sits_out), "expected": SeatName(seat)}
            warnings.append(Warned("sits_out_unexpected", values))
        if deal.rabrouche != (state.rabrouche_left > 0):
            code = "rabrouche_unexpected" if deal.rabrouche else "rabrouche_expected"
            warnings.append(Warned(code, {"left": state.rabrouche_left}))
        if deal.kind == "contract" and (deal.multiplier != 1) != state.doubled:
            code = "multiplier_expected" if state.doubled else "multiplier_unexpected"
            warnings.append(Warned(code, {"multiplier": 2 if state.doubled else 1}))
        return tuple(warnings)

    def tries(self, conventions: BelgianConventions, table: Table, deal: BelgianDeal) -> tuple[Try, ...]:
        """Its attempts."""
        prices = Book(conventions)
        said = ((prices.said(attempt), prices.paid(attempt).made) for attempt in deal.attempts)
        return tuple(Try(a.contract, a.level or a.target, a.players, made) for a, made in said)

    def skip(self, state: BelgianState, table: Table, deal: BelgianDeal) -> BelgianState:
        """The state after a completed deal, whether or not it could be scored."""
        conventions = state.prices.conventions
        dealer = deal.dealer if deal.dealer in table.order else self._dealer(state, table)
        if deal.kind in ("blank", "revoke"):
            again = conventions.redeal_after_void
        else:
            again = deal.kind == "passed" and conventions.redeal_on_pass
        stays = again and not (deal.kind == "passed" and conventions.pass_moves_dealer)
        left = state.rabrouche_left
        if left and not again:
            left -= 1
        for attempt in deal.attempts:
            if attempt.contract in TROUS:
                left = conventions.rabrouche_deals
        doubled = deal.kind != "contract" and (
            state.doubled or (deal.kind == "passed" and conventions.double_after_pass)
        )
        counted = state.counted + (not again)
        return BelgianState(state.prices, state.first_dealer, dealer, stays, left, doubled, counted)

    def finished(self, state: BelgianState) -> bool:
        """Whether the planned deals have been played."""
        planned = state.prices.conventions.deals
        return planned is not None and state.counted >= planned

    def has_end(self, conventions: BelgianConventions) -> bool:
        """True only with a planned number of deals."""
        return conventions.deals is not None

    def planned_deals(self, conventions: BelgianConventions, seats: int) -> int | None:
        """The planned number of deals that count."""
        return conventions.deals

    def why(self, score: Score, line: Line) -> tuple[Reason, ...]:
        """The reasons of a deal's points: the rule, the factors, who pays whom."""
        return why(score.sheet.conventions, line.table, line.deal)

    def ladder(self, conventions: BelgianConventions) -> tuple[Rung, ...]:
        """The ladder of ``classique``, limited to contracts that can be announced."""
        return ladder(conventions)

    def suits_rise(self, rung: Rung) -> bool:
        return replace(rung, suits=()) not in SUITLESS

    def higher(
        self, conventions: BelgianConventions, contract: str, level: int | None = None, trump: Suit | None = None
    ) -> tuple[Rung, ...]:
        """As in every game, but a trou is beaten by its counters, and an abondance without a number is one of 9."""
        if contract in TROUS:
            return counters(conventions)
        said = 9 if (contract, level) == ("abondance", None) else level
        return super().higher(conventions, contract, said, trump)

    def stated(self, deal: BelgianDeal) -> BelgianDeal:
        """The deal with partners of a pair and attempts in a fixed order, since they may be named in any order."""
        attempts = (replace(each, players=_any_order(each)) for each in deal.attempts)
        in_order = tuple(sorted(attempts, key=lambda attempt: attempt.players))
        alike: BelgianDeal = super().stated(deal)
        return replace(alike, sits_out=None, attempts=in_order)

    def as_recorded(self, deal: BelgianDeal, recorded: BelgianDeal) -> BelgianDeal:
        """Who sits out depends on dealer and rabrouche, so it is kept only when those are unchanged."""
        kept: BelgianDeal = super().as_recorded(deal, recorded)
        same = (kept.dealer, deal.rabrouche) == (recorded.dealer, recorded.rabrouche)
        return kept if same else replace(kept, sits_out=deal.sits_out)

    def proposed_anew(self, deal: BelgianDeal, before: Expected, now: Expected) -> BelgianDeal:
        """Only contracts are doubled after a pass."""
        anew: dict[str, Any] = {"dealer": None, "sits_out": None}
        doubled = ("rabrouche", "multiplier") if deal.kind == "contract" else ("rabrouche",)
        for name in doubled:
            if getattr(deal, name) == getattr(before, name):
                anew[name] = getattr(now, name)
        return replace(deal, **anew)

    def encode(self, deal: BelgianDeal) -> dict[str, Any]:
        """The deal as JSON values; facts with their default value are left out."""
        data: dict[str, Any] = {"kind": deal.kind}
        if deal.attempts:
            data["attempts"] = [_encode_attempt(attempt) for attempt in deal.attempts]
        for name in ("sixth", "last", "player", "reason", "dealer", "sits_out", "rabrouche", "multiplier", "note"):
            if (value := getattr(deal, name)) != _DEFAULTS[name]:
                data[name] = value
        return data

    def decode(self, data: Mapping[str, Any]) -> BelgianDeal:
        """The deal of ``encode``."""
        attempts = tuple(_decode_attempt(attempt) for attempt in data.get("attempts", ()))
        return BelgianDeal(**{**data, "attempts": attempts})

    def encode_conventions(self, conventions: BelgianConventions) -> dict[str, Any]:
        """Every convention as JSON values, the whole payoff table included."""
        return presets.encode_conventions(conventions)

    def decode_conventions(self, data: Mapping[str, Any]) -> BelgianConventions:
        """The conventions of ``encode_conventions``."""
        return presets.decode_conventions(data)

    def differences(self, conventions: BelgianConventions) -> dict[str, Any]:
        """The conventions that differ from their preset, and the preset's name unless ``classique``."""
        return presets.differences(conventions)

    def resolve(self, data: Mapping[str, Any]) -> BelgianConventions:
        """The conventions of ``differences``."""
        changes = dict(data)
        return presets.resolve(changes.pop("preset", "classique"), changes)

    def file_path(self, conventions: BelgianConventions, data: Mapping[str, Any], path: Path) -> Path:
        """The rules number the rows of the whole payoff table, a file only those it changes."""
        if path[:1] != ("payoffs",) or len(path) < 2 or not isinstance(path[1], int):
            return path
        rows = [presets.decode_row(row) for row in data.get("payoffs") or ()]
        row = conventions.payoffs[path[1]]
        return ("payoffs", rows.index(row), *path[2:]) if row in rows else ("payoffs",)


BELGIAN: Final = Belgian()

_DEFAULTS: Final = {name: getattr(BelgianDeal("passed"), name) for name in BelgianDeal.__slots__}


def _sits_out(table: Table, dealer: int, rabrouche: bool) -> int | None:
    """With five players the dealer sits out; on rabrouche, when the dealer plays, the player at the dealer's right
    (rules.md §1)."""
    if len(table.players) != 5 or dealer not in table.players:
        return None
    return table.right(dealer) if rabrouche else dealer


def _any_order(attempt: Attempt) -> tuple[int, ...]:
    return tuple(sorted(attempt.players)) if attempt.contract == "pair" else attempt.players


def leader(table: Table, deal: BelgianDeal) -> int:
    """Who leads to the first trick of a completed, possible deal: the boucheur of a trou, else the left of the dealer
    (rules.md §1.6)."""
    if deal.attempts and deal.attempts[0].contract in TROUS:
        return deal.attempts[0].players[1]
    if deal.dealer is None:
        raise ValueError("the deal is not completed")
    left = table.left(deal.dealer)
    return table.left(left) if left == deal.sits_out else left


def _encode_attempt(attempt: Attempt) -> dict[str, Any]:
    data: dict[str, Any] = {"contract": attempt.contract, "players": list(attempt.players), "tricks": attempt.tricks}
    for name, value in (("level", attempt.level), ("trump", attempt.trump), ("target", attempt.target)):
        if value is not None:
            data[name] = str(value) if name == "trump" else value
    return data


_SUITS: Final = {suit.value: suit for suit in Suit}


def _decode_attempt(data: Mapping[str, Any]) -> Attempt:
    trump = data.get("trump")
    return Attempt(
        data["contract"],
        tuple(data["players"]),
        data["tricks"],
        data.get("level"),
        None if trump is None else _SUITS[trump],
        data.get("target"),
    )
