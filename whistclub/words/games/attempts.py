"""Attempts in words, for games in which a contract is announced."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from whistclub.rules.game import Rung
from whistclub.words import tr
from whistclub.words.games.game import GameWords, Names
from whistclub.words.names import in_sentence, listed, suit_sign


def result_text(tricks: int | None, aim: int | None, exactly: bool = False) -> str:
    """The tricks and whether they were enough: "11 tricks, made with 1 over"; "" when both are unknown."""
    if tricks is None or tricks < 0:
        return ""
    if aim is None:
        return tr("%n trick(s)", "", tricks)
    if tricks == aim or (tricks > aim and not exactly):
        if tricks == aim:
            return tr("%n trick(s), made", "", tricks)
        return tr("%n trick(s), made with {over} over", "", tricks, over=tricks - aim)
    if exactly:
        return tr("%n trick(s), lost", "", tricks)
    return tr("%n trick(s), lost by {missing}", "", tricks, missing=aim - tricks)


class AttemptWords(GameWords):
    """Words of a game of contracts."""

    def played(self, attempt: Any, result: str, names: Names) -> str:
        """Who plays what, with its result. For a pair only level and suit are said, as players do."""
        who = [name_of(seat, names) for seat in attempt.players]
        what = in_sentence(self.announced(attempt))
        if attempt.contract in ("pair", "duo") and attempt.level is not None:
            what = str(attempt.level) + (f" {suit_sign(attempt.trump)}" if attempt.trump is not None else "")
        said: dict[str, object] = {"players": listed(who), "contract": what}
        if len(who) > 1:
            if result:
                return tr("{players} play {contract}: {result}.", result=result, **said)
            return tr("{players} play {contract}.", **said)
        if result:
            return tr("{players} plays {contract}: {result}.", result=result, **said)
        return tr("{players} plays {contract}.", **said)

    def announced(self, attempt: Any) -> str:
        """The contract with its level and trump: Solo 8 ♥."""
        text = self.contract_text(attempt.contract, attempt.level)
        return text if attempt.trump is None else f"{text} {suit_sign(attempt.trump)}"

    def ladder_notes(self, rungs: Sequence[Rung]) -> tuple[str, ...]:
        """The ladder of announcements, lowest first; empty without one."""
        if not rungs:
            return ()
        text = " < ".join(self.contract_text(rung.contract, rung.level) for rung in rungs)
        return tr("What beats what, lowest first: {ladder}", ladder=text), tr("At the same height: ♠ < ♣ < ♦ < ♥.")


def sign(made: bool | None) -> str:
    """The sign for made or lost; "" when unknown."""
    return "" if made is None else "✓" if made else "✗"


def name_of(seat: int | None, names: Names) -> str:
    """The name of the player who holds a seat."""
    if seat is None:
        return "?"
    return names.get(seat) or tr("seat {number}", number=seat + 1)
