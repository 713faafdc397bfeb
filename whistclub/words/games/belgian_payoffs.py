"""A row of a payoff table in words, with examples computed by the rules (rules.md §1.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from whistclub.rules.belgian.facts import BelgianConventions
from whistclub.rules.belgian.payoffs import Payment, PayoffRow, payment
from whistclub.words import tr
from whistclub.words.games.game import GameWords
from whistclub.words.names import strung
from whistclub.words.numbers import points


def row_contract(words: GameWords, row: PayoffRow) -> str:
    """The contract of a row with the levels or targets it has: Solo 6–10."""
    name, numbers = words.contract_name(row.contract), row.levels or row.targets
    return tr("{contract} {number}", contract=name, number=_range(numbers)) if numbers else name


def row_aim(row: PayoffRow) -> str:
    """The tricks to take."""
    if row.need is None:
        return tr("as announced")
    return tr("exactly {number}", number=row.need) if row.exactly else tr("at least {number}", number=row.need)


def row_made(row: PayoffRow) -> str:
    """The points when made: one number, or one by level or by tricks taken: 6: 9, 7: 12."""
    if row.by_tricks:
        return ", ".join(f"{tricks}: {worth}" for tricks, worth in row.by_tricks)
    if len(row.base) == 1 or not row.levels:
        return str(row.base[0])
    return ", ".join(f"{level}: {payment_at(row, level)}" for level in row.levels)


def payment_at(row: PayoffRow, level: int) -> int:
    """The points of that level before extra tricks."""
    return row.base[min(row.levels.index(level), len(row.base) - 1)]


def row_all(row: PayoffRow) -> str:
    """The points for all thirteen tricks."""
    if row.all_points is not None:
        return tr("{points} in all", points=row.all_points)
    return f"+{row.all_bonus}" if row.all_bonus is not None else ""


def row_lost(row: PayoffRow, lost_multiplier: int) -> str:
    """The points when lost, as a rule."""
    if row.lost_first is not None:
        if not row.lost_further:
            return f"{row.lost_first}"
        return tr("{first}, then {further} a trick", first=row.lost_first, further=row.lost_further)
    factor = lost_multiplier if row.lost_factor is None else row.lost_factor
    if row.lost_charge:
        return tr("{factor} × (points + {charge} a missing trick)", factor=factor, charge=row.lost_charge)
    return tr("{factor} × points", factor=factor)


def row_example(words: GameWords, row: PayoffRow, conventions: BelgianConventions) -> str:
    """An example of the row: made exactly, with an extra trick or all of them where that changes something, and
    lost."""
    aim = row.aims[0]
    announced = words.contract_text(row.contract, *_announced(row, aim))
    said = [_result(row, aim, tricks, conventions) for tricks in _telling(row, aim, conventions)]
    return tr("{contract}: {results}", contract=announced, results=strung(said))


def _announced(row: PayoffRow, aim: int) -> tuple[int | None, int | None]:
    return (aim if row.levels else None, aim if row.targets else None)


def _telling(row: PayoffRow, aim: int, conventions: BelgianConventions) -> list[int]:
    """Numbers of tricks that illustrate the row."""
    shown = [aim]
    if not row.exactly and aim < 12:
        exactly, over = (_paid(row, aim, tricks, conventions).gain for tricks in (aim, aim + 1))
        shown += [aim + 1] if over != exactly else []
    if not row.exactly and aim < 13 and (row.all_bonus is not None or row.all_points is not None):
        shown.append(13)
    return [*shown, aim + 1 if aim == 0 else aim - 1]


def _paid(row: PayoffRow, aim: int, tricks: int, conventions: BelgianConventions) -> Payment:
    return payment(row, aim, tricks, conventions.lost_multiplier)


def _result(row: PayoffRow, aim: int, tricks: int, conventions: BelgianConventions) -> str:
    paid = _paid(row, aim, tricks, conventions)
    against = points(-paid.gain if row.players == 2 else -paid.gain // 3)
    taken = tr("%n trick(s)", "", tricks)
    if row.players == 2:
        return tr(
            "{tricks}, each partner {gain}, each opponent {paid}", tricks=taken, gain=points(paid.gain), paid=against
        )
    return tr(
        "{tricks}, the player {gain}, each of the others {paid}", tricks=taken, gain=points(paid.gain), paid=against
    )


def _range(numbers: Sequence[int]) -> str:
    return "/".join(_stretches(numbers))


def _stretches(numbers: Sequence[int]) -> Iterator[str]:
    """Consecutive numbers as ranges: 6–10.

    >>> list(_stretches((6, 7, 8, 10)))
    ['6–8', '10']
    """
    start = 0
    for at in range(1, len(numbers) + 1):
        if at == len(numbers) or numbers[at] != numbers[at - 1] + 1:
            first, last = numbers[start], numbers[at - 1]
            yield str(first) if first == last else f"{first}–{last}"
            start = at
