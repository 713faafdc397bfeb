"""Short whist and the whist drive (rules.md §4): facts, conventions, points. Sides: seats 0 and 2 against 1 and 3."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from whistclub.rules.common import Problem, Reason, Suit, Table, dealer_warnings, numbers_between, seat_held
from whistclub.rules.facts import Expected, Line, Outcome, Score, Sheet, Try

TRICKS: Final = 13
BOOK: Final = 6
"""Tricks that score nothing; each one more is a point."""
TARGETS: Final = (5, 7, 9, 10)
HONOURS: Final[Mapping[int, int]] = {3: 2, 4: 4}
"""Points for so many of A K Q J of trumps."""


@dataclass(frozen=True, slots=True)
class ClassicDeal:
    """What happened in one deal: ``tricks`` (sum 13) and ``honours`` (0, 3 or 4) of the two sides."""

    tricks: tuple[int, int]
    honours: tuple[int, int] = (0, 0)
    trump: Suit | None = None
    dealer: int | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class ClassicConventions:
    """``target`` 5, 7, 9 or 10; ``best_of`` 1 or 3; ``deals``: of a whist drive (None: 1); ``trump_rotation``: the
    trump of each deal in turn."""

    target: int = 5
    honours: bool = False
    best_of: int = 1
    whist_drive: bool = False
    deals: int | None = None
    trump_rotation: tuple[Suit, ...] | None = None


@dataclass(frozen=True, slots=True)
class ClassicState:
    """After some deals: who deals next, games won and the running game's score per side, number of deals."""

    conventions: ClassicConventions
    dealer: int
    games: tuple[int, int] = (0, 0)
    score: tuple[int, int] = (0, 0)
    dealt: int = 0


@dataclass(frozen=True, slots=True)
class Gain:
    """What one deal gives the two sides: ``tricks`` and ``honours`` in points. ``barred``: why recorded honours did not
    count, ``at_target`` (the side stood one short) or ``game_over`` (the tricks ended the game); "" else."""

    tricks: tuple[int, int]
    honours: tuple[int, int] = (0, 0)
    barred: str = ""

    @property
    def points(self) -> tuple[int, int]:
        """The points of each side."""
        return self.tricks[0] + self.honours[0], self.tricks[1] + self.honours[1]


def gain(conventions: ClassicConventions, score: tuple[int, int], deal: ClassicDeal) -> Gain:
    """What a deal without problems gives when the running game stands at ``score``."""
    if conventions.whist_drive:
        return Gain(deal.tricks)
    tricks = (max(deal.tricks[0] - BOOK, 0), max(deal.tricks[1] - BOOK, 0))
    if not conventions.honours or not any(deal.honours):
        return Gain(tricks)
    if any(score[side] + tricks[side] >= conventions.target for side in (0, 1)):
        return Gain(tricks, barred="game_over")
    side = 0 if deal.honours[0] else 1
    if score[side] == conventions.target - 1:
        return Gain(tricks, barred="at_target")
    worth = HONOURS[deal.honours[side]]
    return Gain(tricks, (worth, 0) if side == 0 else (0, worth))


def possible_honours(conventions: ClassicConventions, trump: Suit | None = None, other: int = 0) -> tuple[int, ...]:
    """The honours one side can have, when the other side has ``other``: 0, 3 or 4 where honours are on."""
    if not conventions.honours or conventions.whist_drive or trump is Suit.NONE or other:
        return (0,)
    return (0, *HONOURS)


def progress(score: Score) -> tuple[tuple[tuple[int, int], tuple[int, int]], ...]:
    """(games won, score of the running game) per side after each deal; () for a whist drive, which has neither."""
    conventions: ClassicConventions = score.sheet.conventions
    if conventions.whist_drive:
        return ()
    state, rows = ClassicState(conventions, score.sheet.first_dealer), []
    for line in score.lines:
        state = _after(state, gain(conventions, state.score, line.deal))
        rows.append((state.games, state.score))
    return tuple(rows)


def _after(state: ClassicState, gained: Gain) -> ClassicState:
    points = gained.points
    score = (state.score[0] + points[0], state.score[1] + points[1])
    winners = [side for side in (0, 1) if score[side] >= state.conventions.target]
    if state.conventions.whist_drive or not winners:
        return ClassicState(state.conventions, state.dealer, state.games, score, state.dealt)
    games = (state.games[0] + (winners[0] == 0), state.games[1] + (winners[0] == 1))
    return ClassicState(state.conventions, state.dealer, games, (0, 0), state.dealt)


class Classic:
    """The game (see ``Game``)."""

    key = "classic"
    seat_counts: tuple[int, ...] = (4,)
    sums_to_zero = False
    calls = None

    def default_conventions(self) -> ClassicConventions:
        return ClassicConventions()

    def convention_problems(self, conventions: ClassicConventions) -> Iterator[Problem]:
        if conventions.target not in TARGETS:
            yield Problem(("target",), "not_one_of", {"value": conventions.target, "allowed": TARGETS})
        if conventions.best_of not in (1, 3):
            yield Problem(("best_of",), "not_one_of", {"value": conventions.best_of, "allowed": (1, 3)})
        if conventions.deals is not None:
            if not conventions.whist_drive:
                yield Problem(("deals",), "only_whist_drive")
            elif conventions.deals < 1:
                yield Problem(("deals",), "too_small", {"low": 1, "value": conventions.deals})
        if conventions.whist_drive and conventions.honours:
            yield Problem(("honours",), "not_in_whist_drive")
        if conventions.trump_rotation is not None and not conventions.trump_rotation:
            yield Problem(("trump_rotation",), "empty")

    def start(self, sheet: Sheet) -> ClassicState:
        return ClassicState(sheet.conventions, sheet.first_dealer)

    def expect(self, state: ClassicState, table: Table) -> Expected:
        rotation = state.conventions.trump_rotation
        trump = rotation[state.dealt % len(rotation)] if rotation else None
        return Expected(dealer=state.dealer, leader=table.left(state.dealer), trump=trump)

    def complete(self, state: ClassicState, table: Table, deal: ClassicDeal) -> ClassicDeal:
        return deal if deal.dealer is not None else replace(deal, dealer=state.dealer)

    def problems(self, state: ClassicState, table: Table, deal: ClassicDeal) -> Iterator[Problem]:
        yield from seat_held(table, deal.dealer, "dealer")
        yield from _trick_problems(deal.tricks)
        yield from _honour_problems(state.conventions, deal)

    def play(self, state: ClassicState, table: Table, deal: ClassicDeal) -> tuple[Outcome, ClassicState]:
        gained = gain(state.conventions, state.score, deal)
        points = {seat: gained.points[seat % 2] for seat in table.seats}
        after = _after(self.skip(state, table, deal), gained)
        return Outcome(points, warnings=dealer_warnings(deal.dealer, state.dealer)), after

    def tries(self, conventions: ClassicConventions, table: Table, deal: ClassicDeal) -> tuple[Try, ...]:
        sides = (table.seats[0::2], table.seats[1::2])
        return tuple(
            Try("odd_tricks", None, side, taken > BOOK) for side, taken in zip(sides, deal.tricks, strict=True)
        )

    def skip(self, state: ClassicState, table: Table, deal: ClassicDeal) -> ClassicState:
        dealer = state.dealer if deal.dealer is None or deal.dealer not in table.players else deal.dealer
        return ClassicState(state.conventions, table.left(dealer), state.games, state.score, state.dealt + 1)

    def finished(self, state: ClassicState) -> bool:
        if state.conventions.whist_drive:
            return state.dealt >= (state.conventions.deals or 1)
        return max(state.games) > state.conventions.best_of // 2

    def has_end(self, conventions: ClassicConventions) -> bool:
        return True

    def planned_deals(self, conventions: ClassicConventions, seats: int) -> int | None:
        return (conventions.deals or 1) if conventions.whist_drive else None

    def extra(self, state: ClassicState) -> Mapping[str, tuple[int, int]]:
        return {} if state.conventions.whist_drive else {"games": state.games, "score": state.score}

    def places_by(
        self,
        sheet: Sheet,
        state: ClassicState,
        seat_totals: Sequence[int],
        lines: Sequence[Line],
        counts: Mapping[str, Mapping[int, int | None]],
    ) -> tuple[tuple[str, ...], Mapping[int, tuple[Any, ...]]]:
        if state.conventions.whist_drive:
            return ("points",), {seat: (points,) for seat, points in enumerate(seat_totals)}
        sides = [(state.games[side], state.score[side]) for side in (0, 1)]
        return ("games", "score"), {seat: sides[seat % 2] for seat in range(len(seat_totals))}

    def count_name(self) -> str | None:
        return None

    def encode(self, deal: ClassicDeal) -> dict[str, Any]:
        data: dict[str, Any] = {"tricks": list(deal.tricks)}
        if any(deal.honours):
            data["honours"] = list(deal.honours)
        if deal.trump is not None:
            data["trump"] = deal.trump.value
        if deal.dealer is not None:
            data["dealer"] = deal.dealer
        if deal.note:
            data["note"] = deal.note
        return data

    def decode(self, data: Mapping[str, Any]) -> ClassicDeal:
        trump = data.get("trump")
        return ClassicDeal(
            tricks=tuple(data["tricks"]),
            honours=tuple(data.get("honours", (0, 0))),
            trump=None if trump is None else Suit(trump),
            dealer=data.get("dealer"),
            note=data.get("note", ""),
        )

    def encode_conventions(self, conventions: ClassicConventions) -> dict[str, Any]:
        rotation = conventions.trump_rotation
        return asdict(conventions) | {"trump_rotation": None if rotation is None else [suit.value for suit in rotation]}

    def decode_conventions(self, data: Mapping[str, Any]) -> ClassicConventions:
        rotation = data.get("trump_rotation")
        suits = None if rotation is None else tuple(Suit(suit) for suit in rotation)
        return ClassicConventions(**{**data, "trump_rotation": suits})


def _trick_problems(tricks: tuple[int, ...]) -> Iterator[Problem]:
    if len(tricks) != 2:
        yield Problem(("tricks",), "one_per_side", {"count": len(tricks), "expected": 2})
        return
    wrong = [problem for side in (0, 1) for problem in numbers_between(tricks[side], 0, TRICKS, "tricks", side)]
    yield from wrong
    if not wrong and sum(tricks) != TRICKS:
        yield Problem(("tricks",), "tricks_sum", {"sum": sum(tricks), "expected": TRICKS})


def _honour_problems(conventions: ClassicConventions, deal: ClassicDeal) -> Iterator[Problem]:
    honours = deal.honours
    if len(honours) != 2:
        yield Problem(("honours",), "one_per_side", {"count": len(honours), "expected": 2})
    elif not any(honours):
        return
    elif not conventions.honours or conventions.whist_drive:
        yield Problem(("honours",), "honours_off")
    elif deal.trump is Suit.NONE:
        yield Problem(("honours",), "honours_without_trump")
    else:
        allowed = (0, *HONOURS)
        for side, number in enumerate(honours):
            if number not in allowed:
                yield Problem(("honours", side), "not_one_of", {"value": number, "allowed": allowed})
        if all(honours):
            yield Problem(("honours",), "honours_of_one_side")


def why(
    conventions: ClassicConventions, table: Table, deal: ClassicDeal, score: tuple[int, int] = (0, 0)
) -> tuple[Reason, ...]:
    """How a deal without problems got its points; ``score``: of the running game before it.

    Keys: ``classic_tricks`` (values: tricks, over, points), ``classic_honours`` (honours, points),
    ``classic_honours_at_target``, ``classic_honours_game_over`` (honours, points 0), ``whist_drive`` (tricks, points).
    """
    gained = gain(conventions, score, deal)
    reasons = []
    for side in (0, 1):
        seats = [seat for seat in table.seats if seat % 2 == side]
        points, tricks, honours = gained.tricks[side], deal.tricks[side], deal.honours[side]
        if conventions.whist_drive:
            reasons.append(Reason("whist_drive", {"tricks": tricks, "points": points}, dict.fromkeys(seats, points)))
        elif points:
            values = {"tricks": tricks, "over": tricks - BOOK, "points": points}
            reasons.append(Reason("classic_tricks", values, dict.fromkeys(seats, points)))
        if honours:
            worth = gained.honours[side]
            key = f"classic_honours_{gained.barred}" if gained.barred else "classic_honours"
            reasons.append(Reason(key, {"honours": honours, "points": worth}, dict.fromkeys(seats, worth)))
    return tuple(reasons)


CLASSIC: Final = Classic()
