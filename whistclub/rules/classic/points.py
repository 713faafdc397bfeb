"""The points of a deal of short whist or a whist drive, and their reasons (rules.md §4)."""

from __future__ import annotations

from dataclasses import dataclass

from whistclub.rules.classic.facts import BOOK, HONOURS, ClassicConventions, ClassicDeal
from whistclub.rules.common import Reason, Suit, Table
from whistclub.rules.facts import Score


@dataclass(frozen=True, slots=True)
class ClassicState:
    """State after some deals: next dealer, games won and score of the current game per side, number of deals."""

    conventions: ClassicConventions
    dealer: int
    games: tuple[int, int] = (0, 0)
    score: tuple[int, int] = (0, 0)
    dealt: int = 0


@dataclass(frozen=True, slots=True)
class Gain:
    """The points of one deal for the two sides, from ``tricks`` and ``honours``. ``barred``: why recorded honours did
    not count, ``at_target`` (the side was one point short) or ``game_over`` (the tricks ended the game); "" when they
    counted."""

    tricks: tuple[int, int]
    honours: tuple[int, int] = (0, 0)
    barred: str = ""

    @property
    def points(self) -> tuple[int, int]:
        """The points of each side."""
        return self.tricks[0] + self.honours[0], self.tricks[1] + self.honours[1]


def gain(conventions: ClassicConventions, score: tuple[int, int], deal: ClassicDeal) -> Gain:
    """The points of a deal without problems when the score of the current game is ``score``."""
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
    """The honours one side can have when the other side has ``other``: 0, 3 or 4 where honours count."""
    if not conventions.honours or conventions.whist_drive or trump is Suit.NONE or other:
        return (0,)
    return (0, *HONOURS)


def progress(score: Score) -> tuple[tuple[tuple[int, int], tuple[int, int]], ...]:
    """(games won, score of the current game) per side after each deal; () for a whist drive, which has neither."""
    conventions: ClassicConventions = score.sheet.conventions
    if conventions.whist_drive:
        return ()
    state, rows = ClassicState(conventions, score.sheet.first_dealer), []
    for line in score.lines:
        state = after(state, gain(conventions, state.score, line.deal))
        rows.append((state.games, state.score))
    return tuple(rows)


def after(state: ClassicState, gained: Gain) -> ClassicState:
    """The state after a deal with these points."""
    points = gained.points
    score = (state.score[0] + points[0], state.score[1] + points[1])
    winners = [side for side in (0, 1) if score[side] >= state.conventions.target]
    if state.conventions.whist_drive or not winners:
        return ClassicState(state.conventions, state.dealer, state.games, score, state.dealt)
    games = (state.games[0] + (winners[0] == 0), state.games[1] + (winners[0] == 1))
    return ClassicState(state.conventions, state.dealer, games, (0, 0), state.dealt)


def why(
    conventions: ClassicConventions, table: Table, deal: ClassicDeal, score: tuple[int, int] = (0, 0)
) -> tuple[Reason, ...]:
    """The reasons of the points of a deal without problems; ``score``: of the current game before it.

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
