"""The purse of evenings: what is due, paid, settled at the tables and given as prizes (rules.md §9)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from whistclub.club import queries
from whistclub.club.ports import EveningRecord, PlayerRecord, SheetRecord, Work
from whistclub.club.sheets import players_of
from whistclub.ranking.purse import Payment, entry_due, payments
from whistclub.rules.common import PlayerKey


@dataclass(frozen=True, slots=True)
class EveningPurse:
    """All amounts in cents. ``due``: the entry of everybody who was there, by player; ``paid``: who has paid it;
    ``payments``: what is paid at the tables; ``prizes``: (player, cents)."""

    record: EveningRecord
    entry: Mapping[str, int] | None
    stake: int | None
    due: Mapping[int, int]
    paid: frozenset[int]
    payments: tuple[Payment, ...]
    prizes: tuple[tuple[int, int], ...]

    @property
    def used(self) -> bool:
        """Whether the evening has an entry, a stake or a prize of money."""
        return self.entry is not None or self.stake is not None or bool(self.prizes)

    @property
    def entries_due(self) -> int:
        return sum(self.due.values())

    @property
    def entries_paid(self) -> int:
        return sum(cents for player, cents in self.due.items() if player in self.paid)

    @property
    def prizes_given(self) -> int:
        return sum(cents for _, cents in self.prizes)

    @property
    def balance(self) -> int:
        """What is left of the entries that were paid after the prizes."""
        return self.entries_paid - self.prizes_given


def evening_purse(work: Work, evening_id: int) -> EveningPurse:
    """The purse of an evening; KeyError when there is none."""
    record = work.get(EveningRecord, evening_id)
    sheets = work.find(SheetRecord, evening_id=evening_id)
    entry, stake = queries.purse_amounts(work, record)
    there = tuple(dict.fromkeys((*record.present, *(player for sheet in sheets for player in players_of(sheet)))))
    people = {player.id: player for player in work.find(PlayerRecord, id=there)}
    due = {id: entry_due(entry, people[id].categories) for id in there if id in people} if entry is not None else {}
    results = work.results(sheet.id for sheet in sheets).values()
    seats = {(sheet.round, sheet.table): _in_seat_order(sheet) for sheet in sheets}
    found = tuple(payments(results, stake, seats))
    return EveningPurse(record, entry, stake, due, frozenset(record.purse.paid), found, record.purse.prizes)


def season_purse(work: Work, season_id: int) -> tuple[EveningPurse, ...]:
    """The purses of a season's evenings that have one, in order of time."""
    found = (
        evening_purse(work, evening.id) for evening in work.find(EveningRecord, season_id=season_id, cancelled=False)
    )
    return tuple(purse for purse in found if purse.used)


def _in_seat_order(sheet: SheetRecord) -> tuple[PlayerKey, ...]:
    """Everybody who sat at the table: by seat, on a shared seat in the order of coming."""
    order = list(range(len(sheet.seats)))
    holders: dict[int, list[PlayerKey]] = {seat: [player] for seat, player in enumerate(sheet.seats)}
    for change in sorted(sheet.changes, key=lambda one: one.from_deal):
        if change.after is not None:
            order.insert(order.index(change.after) + 1, change.seat)
        if change.player is not None:
            holders.setdefault(change.seat, []).append(change.player)
    return tuple(dict.fromkeys(player for seat in order for player in holders.get(seat, ())))
