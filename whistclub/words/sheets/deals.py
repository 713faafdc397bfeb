"""A deal in words: the sentence read back before it is stored, and the short form on score sheets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from whistclub.rules.belgian.facts import Attempt, BelgianDeal
from whistclub.rules.belgian.points import Book
from whistclub.rules.classic import ClassicDeal
from whistclub.rules.common import Suit
from whistclub.rules.tourangeau import TourangeauDeal
from whistclub.rules.whist32 import PAYS, ArbiterCall, Whist32Deal
from whistclub.words import tr
from whistclub.words.names import contract_name, contract_text, in_sentence, listed, strung, suit_name, suit_sign

Names = Mapping[int, str]
"""Seat to player's name."""


def deal_text(game: str, conventions: Any, deal: Any, names: Names) -> str:
    """The deal as sentences: who played what, the tricks, whether it was made. Says nothing of what is not known."""
    return _SENTENCES[game](conventions, deal, names)


def short_deal_text(game: str, conventions: Any, deal: Any, names: Names) -> str:
    """The deal in one short line for score sheets: Solo 8 ♥ · Eleni · 7 tricks ✗."""
    return _SHORT[game](conventions, deal, names)


# -- Belgian whist


def _belgian(conventions: Any, deal: BelgianDeal, names: Names) -> str:
    if deal.kind == "contract":
        sentences = [_belgian_attempt(conventions, attempt, names) for attempt in deal.attempts]
    elif deal.kind == "passed":
        sentences = [_passed(deal, names)]
    elif deal.kind == "blank":
        sentences = [tr("{player} shows a blank hand: the deal is void.", player=_name(deal.player, names))]
    elif deal.reason:
        player = _name(deal.player, names)
        sentences = [tr("{player} revokes ({reason}): not counted, penalty paid.", player=player, reason=deal.reason)]
    else:
        sentences = [tr("{player} revokes: not counted, penalty paid.", player=_name(deal.player, names))]
    return " ".join([*sentences, *_circumstances(deal)])


def _passed(deal: BelgianDeal, names: Names) -> str:
    if deal.sixth is None or deal.last is None:
        return tr("All pass.")
    if deal.sixth == deal.last:
        return tr("All pass: {player} takes the sixth and the last trick.", player=_name(deal.sixth, names))
    sixth, last = _name(deal.sixth, names), _name(deal.last, names)
    return tr("All pass: {sixth} takes the sixth trick, {last} the last.", sixth=sixth, last=last)


def _circumstances(deal: BelgianDeal) -> list[str]:
    said = [tr("Rabrouche.")] if deal.rabrouche else []
    return said + ([tr("Counts double.")] if deal.multiplier == 2 else [])


def _belgian_attempt(conventions: Any, attempt: Attempt, names: Names) -> str:
    said = Book(conventions).said(attempt)
    return _played("belgian", said, _belgian_result(conventions, said), names)


def _belgian_result(conventions: Any, attempt: Attempt) -> str:
    row = Book(conventions).row(attempt.contract, attempt.level)
    aim = None
    if row is not None:
        aim = row.need if row.need is not None else attempt.level or attempt.target
    return result_text(attempt.tricks, aim, row is not None and row.exactly)


def _belgian_short(conventions: Any, deal: BelgianDeal, names: Names) -> str:
    if deal.kind == "passed":
        if deal.sixth is None or deal.last is None:
            text = tr("Passed")
        else:
            text = tr("Passed · 6th {sixth}, last {last}", sixth=_name(deal.sixth, names), last=_name(deal.last, names))
    elif deal.kind == "blank":
        text = tr("Blank hand · {player}", player=_name(deal.player, names))
    elif deal.kind == "revoke":
        text = tr("Revoke · {player}", player=_name(deal.player, names))
    else:
        text = _belgian_attempts(conventions, deal, names)
    # Void deals are never doubled (rules.md §1.1).
    doubled = conventions.rabrouche_multiplier if deal.rabrouche and deal.kind in ("contract", "passed") else 1
    factor = doubled * deal.multiplier
    return f"{text} · ×{factor}" if factor != 1 else text


def _belgian_attempts(conventions: Any, deal: BelgianDeal, names: Names) -> str:
    attempts = [Book(conventions).said(attempt) for attempt in deal.attempts]
    if len(attempts) == 1:
        tricks = tr("%n trick(s)", "", max(0, attempts[0].tricks))
        players = ", ".join(_name(seat, names) for seat in attempts[0].players)
        mark = _sign(_belgian_made(conventions, attempts[0]))
        return f"{_announced('belgian', attempts[0])} · {players} · {tricks} {mark}".rstrip()
    shown = [
        f"{_name(seat, names)} {attempt.tricks} {_sign(_belgian_made(conventions, attempt))}".rstrip()
        for attempt in attempts
        for seat in attempt.players
    ]
    return " · ".join([*(_announced("belgian", attempt) for attempt in attempts[:1]), ", ".join(shown)])


def _belgian_made(conventions: Any, attempt: Attempt) -> bool | None:
    try:
        return Book(conventions).paid(attempt).made
    except (KeyError, ValueError):
        return None


# -- Whist 32


def _whist32(conventions: Any, deal: Whist32Deal, names: Names) -> str:
    if deal.kind == "passed" or deal.contract is None:
        said = tr("All pass.")
    else:
        pay = PAYS.get((deal.contract, deal.level))
        result = result_text(deal.tricks, None if pay is None else pay.need, pay is not None and pay.exactly)
        said = _played("whist32", deal, result, names)
    return said if deal.arbiter is None else f"{said} {call_text(deal.arbiter, names)}"


def call_text(call: ArbiterCall, names: Names) -> str:
    """The arbiter's answer as a sentence: The arbiter accepts grande misère (Irène, 78 %)."""
    who = _name(call.player, names)
    if call.percent is not None:
        who = tr("{player}, {number} %", player=who, number=call.percent)
    said = {"contract": in_sentence(_announced("whist32", call)), "asked": who}
    if call.accepted:
        return tr("The arbiter accepts {contract} ({asked}).", **said)
    return tr("The arbiter refuses {contract} ({asked}).", **said)


def short_call_text(call: ArbiterCall, *, named: bool) -> str:
    """The arbiter's answer in a few words: arbiter ✓ 78 %. ``named``: with the contract it was asked about."""
    sign = _sign(call.accepted)
    if call.percent is not None:
        sign += " " + tr("{number} %", number=call.percent)
    if not named:
        return tr("arbiter {sign}", sign=sign)
    return tr("arbiter: {contract} {sign}", contract=in_sentence(_announced("whist32", call)), sign=sign)


def _whist32_short(conventions: Any, deal: Whist32Deal, names: Names) -> str:
    call, said = deal.arbiter, (deal.contract, deal.level)
    asked = [] if call is None else [short_call_text(call, named=(call.contract, call.level) != said)]
    if deal.kind == "passed" or deal.contract is None:
        return " · ".join([tr("Passed"), *asked])
    parts = [_announced("whist32", deal), ", ".join(_name(seat, names) for seat in deal.players)]
    if deal.tricks is not None:
        pay = PAYS.get((deal.contract, deal.level))
        made = None
        if pay is not None:
            made = deal.tricks == pay.need if pay.exactly else deal.tricks >= pay.need
        parts.append(f"{tr('%n trick(s)', '', max(0, deal.tricks))} {_sign(made)}".rstrip())
    return " · ".join([*parts, *asked])


# -- Whist Tourangeau


def _tourangeau(conventions: Any, deal: TourangeauDeal, names: Names) -> str:
    players = [
        tr("{player} bids {bid} and takes {tricks}", player=name, bid=bid, tricks=tricks)
        for name, bid, tricks in zip((names[seat] for seat in sorted(names)), deal.bids, deal.tricks, strict=False)
    ]
    return tr("{cards}: {players}.", cards=_cards_text(deal), players=strung(players))


def _tourangeau_short(conventions: Any, deal: TourangeauDeal, names: Names) -> str:
    return _cards_text(deal)


def _cards_text(deal: TourangeauDeal) -> str:
    cards = tr("%n card(s)", "", deal.cards or 0)
    return cards if deal.trump is None else f"{cards} {suit_sign(deal.trump)}"


# -- Short whist


def _classic(conventions: Any, deal: ClassicDeal, names: Names) -> str:
    sides = [listed([names[seat] for seat in (side, side + 2) if seat in names]) for side in (0, 1)]
    told = [
        tr("{players}: %n trick(s)", "", max(0, tricks), players=players)
        for players, tricks in zip(sides, deal.tricks, strict=False)
    ]
    if deal.trump is not None:
        told.append(tr("trumps: {suit}", suit=suit_name(deal.trump)))
    told += [
        tr("{players}: {number} honours", players=players, number=number)
        for players, number in zip(sides, deal.honours, strict=False)
        if number
    ]
    return strung(told) + "."


def _classic_short(conventions: Any, deal: ClassicDeal, names: Names) -> str:
    text = f"{deal.tricks[0]}–{deal.tricks[1]}"
    if deal.trump is not None:
        text += f" {suit_sign(deal.trump)}"
    if any(deal.honours):
        text += " · " + tr("honours {first}–{second}", first=deal.honours[0], second=deal.honours[1])
    return text


# -- what the games share


def result_text(tricks: int | None, aim: int | None, exactly: bool = False) -> str:
    """The tricks and whether they were enough: "11 tricks, made with 1 over". "" when nothing is known."""
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


def _played(game: str, attempt: Any, result: str, names: Names) -> str:
    """Who plays what, with its result. Of a pair only the level and the suit are said, as people do."""
    who = [_name(seat, names) for seat in attempt.players]
    what = in_sentence(_announced(game, attempt))
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


def _announced(game: str, attempt: Any) -> str:
    """The contract with its level and trump: Solo 8 ♥."""
    contract, trump = attempt.contract, attempt.trump
    text = contract_text(game, contract, attempt.level, getattr(attempt, "target", None))
    if contract == "abondance" and attempt.level == 9:
        text = contract_name(game, contract)
    # Of Whist 32 nobody says that the highest solo has no trumps.
    return text if trump is None or (game == "whist32" and trump is Suit.NONE) else f"{text} {suit_sign(trump)}"


def _sign(made: bool | None) -> str:
    return "" if made is None else "✓" if made else "✗"


def _name(seat: int | None, names: Names) -> str:
    if seat is None:
        return "?"
    return names.get(seat) or tr("seat {number}", number=seat + 1)


_Text = Callable[[Any, Any, Names], str]
_SENTENCES: Final[Mapping[str, _Text]] = {
    "belgian": _belgian,
    "whist32": _whist32,
    "tourangeau": _tourangeau,
    "classic": _classic,
}
_SHORT: Final[Mapping[str, _Text]] = {
    "belgian": _belgian_short,
    "whist32": _whist32_short,
    "tourangeau": _tourangeau_short,
    "classic": _classic_short,
}
