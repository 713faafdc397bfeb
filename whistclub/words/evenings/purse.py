"""The purse of an evening in words (rules.md §9)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from whistclub.club.evening.purse import EveningPurse
from whistclub.ranking.purse import Payment
from whistclub.rules.common import PlayerKey
from whistclub.words import tr
from whistclub.words.numbers import money


def purse_line(purse: EveningPurse) -> str:
    """The sums of an evening's purse."""
    parts = [
        tr("Entries due {amount}", amount=money(purse.entries_due)),
        tr("paid {amount}", amount=money(purse.entries_paid)),
    ]
    if purse.prizes:
        parts.append(tr("prizes {amount}", amount=money(purse.prizes_given)))
    parts.append(tr("left {amount}", amount=money(purse.balance)))
    return " · ".join(parts)


def payment_lines(payments: Iterable[Payment], name_of: Callable[[PlayerKey], str]) -> Iterator[str]:
    """Yields who pays whom at each table: "Table 2: Manu pays 0.60 to Edouard"."""
    for one in payments:
        who = {"debtor": name_of(one.debtor), "creditor": name_of(one.creditor), "amount": money(one.cents)}
        paid = tr("{debtor} pays {amount} to {creditor}", **who)
        yield tr("Round {round}, table {table}: {paid}", round=one.round, table=one.table, paid=paid)
