"""The queries of the screens; every result is plain facts, computed from records and derived results."""

from __future__ import annotations

import datetime
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from whistclub.club import seasons as seasons_
from whistclub.club.imports.exchange import ExchangedEvening, ExchangedPerson, ExchangedPurse, with_players
from whistclub.club.names import folded, plain
from whistclub.club.ports import (
    AdjustmentRecord,
    CallVersion,
    DealRecord,
    DealVersion,
    EveningRecord,
    JournalEntry,
    PlayerRecord,
    RoundRecord,
    SeasonRecord,
    SheetRecord,
    SheetView,
    Work,
)
from whistclub.club.sheets import StoredSheet, load, load_all, players_of, view_of
from whistclub.ranking.facts import (
    Adjustment,
    EveningFacts,
    EveningKey,
    EveningStandings,
    Movement,
    Order,
    Period,
    Ranking,
    SheetResult,
    TeamRanking,
)
from whistclub.ranking.season import of_category, order_before, season_ranking
from whistclub.ranking.shared import Shared, SharedSeat, SheetKey, shared_seats
from whistclub.ranking.standings import evening_standings
from whistclub.ranking.teams import team_ranking
from whistclub.rules.common import PlayerKey
from whistclub.rules.sheet import Sheet, fold, game_of


@dataclass(frozen=True, slots=True)
class EveningView:
    """An evening with all its sheets, by round and table, and its adjustments."""

    record: EveningRecord
    sheets: tuple[SheetView, ...]
    season: SeasonRecord
    adjustments: tuple[AdjustmentRecord, ...]


def players(work: Work) -> tuple[PlayerRecord, ...]:
    """All players by name, alphabetical regardless of accents: É beside E."""
    return tuple(sorted(work.find(PlayerRecord), key=lambda player: (plain(player.name), player.name, player.id)))


def player_names(work: Work) -> dict[int, str]:
    """Name of every player by id."""
    return {player.id: player.name for player in work.find(PlayerRecord)}


def seasons(work: Work) -> tuple[SeasonRecord, ...]:
    """All seasons by name."""
    return work.find(SeasonRecord)


def evenings(work: Work, season_id: int | None = None) -> tuple[EveningRecord, ...]:
    """Evenings by date and number, of one season or all."""
    return work.find(EveningRecord) if season_id is None else work.find(EveningRecord, season_id=season_id)


def open_evening(work: Work) -> EveningRecord | None:
    """The latest evening that is neither closed nor cancelled, whatever the date; None without one."""
    open_ones = work.find(EveningRecord, closed=False, cancelled=False)
    return open_ones[-1] if open_ones else None


def is_over(work: Work, evening_id: int) -> bool:
    """Whether an evening is closed or does not take place, so that none of its tables can be reopened."""
    record = work.get(EveningRecord, evening_id)
    return record.closed or record.cancelled


def evening(work: Work, evening_id: int) -> EveningView:
    """An evening with all its sheets; KeyError when there is none."""
    record = work.get(EveningRecord, evening_id)
    sheets = work.find(SheetRecord, evening_id=evening_id)
    return EveningView(
        record,
        sheet_views(work, sheets, work.drafts(sheet.id for sheet in sheets)),
        work.get(SeasonRecord, record.season_id),
        work.find(AdjustmentRecord, evening_id=evening_id),
    )


def sheet(work: Work, sheet_id: int) -> SheetView:
    """A sheet with its score; KeyError when there is none."""
    return view_of(load(work, sheet_id), work.draft(sheet_id))


def sheet_views(
    work: Work, records: Iterable[SheetRecord], drafts: Mapping[int, Mapping[str, Any]]
) -> tuple[SheetView, ...]:
    """The sheets of these records with their scores; ``drafts``: by sheet."""
    return tuple(view_of(stored, drafts.get(stored.record.id)) for stored in load_all(work, records))


def versions(work: Work, deal_id: int) -> tuple[DealVersion, ...]:
    """Every version of a deal, oldest first: when, who, what."""
    return work.versions(deal_id)


def gone_deals(work: Work, sheet_id: int) -> tuple[DealRecord, ...]:
    """Deals deleted from a sheet, in their last state, in the order in which they were entered."""
    return work.gone_deals(sheet_id)


def calls(work: Work, deal_id: int) -> tuple[CallVersion, ...]:
    """Every arbiter's call recorded, corrected or withdrawn for a deal, oldest first, whatever the deal's number is by
    now, without those of a game the sheet no longer has. KeyError when there is no such deal."""
    deal = work.get(DealRecord, deal_id)
    game = work.get(SheetRecord, deal.sheet_id).game
    known = game_of(game).calls
    if known is None:
        return ()
    found, waiting = list[JournalEntry](), list[JournalEntry]()
    for entry in work.entries_of_sheet(("record_call", "withdraw_call", "correct_call", "enter_deal"), deal.sheet_id):
        key, id = entry.action.key, entry.action.values.get("id")
        if key in ("record_call", "withdraw_call"):
            waiting.append(entry)
        elif key == "correct_call":
            found += [entry] if id == deal_id else []
        else:
            found += waiting if id == deal_id else []
            # A deal that undo took out left them to the next.
            waiting = [] if entry.state == "done" else waiting
    told = ((entry, entry.action.values["call"]) for entry in found if entry.action.values["game"] == game)
    return tuple(
        CallVersion(entry.at, entry.who, None if call is None else known.decode(call), entry.state != "done")
        for entry, call in told
    )


def history(work: Work, limit: int = 200) -> tuple[JournalEntry, ...]:
    """The latest actions, newest first."""
    return work.journal(limit)


def standings(work: Work, evening_id: int) -> EveningStandings:
    """The current standings of an evening (rules.md §7); player keys are ids."""
    record = work.get(EveningRecord, evening_id)
    season = work.get(SeasonRecord, record.season_id)
    sheet_ids = tuple(sheet.id for sheet in work.find(SheetRecord, evening_id=evening_id))
    results = work.results(sheet_ids)
    facts = evening_facts(
        record,
        season,
        tuple(results[id] for id in sheet_ids if id in results),
        work.find(AdjustmentRecord, evening_id=evening_id),
        seasons_.people(work).names,
        sat_out(work, evening_id),
    )
    return evening_standings(facts, order_before_evening(work, season, facts.key))


def ranking(
    work: Work,
    season_id: int,
    before: EveningKey | None = None,
    game: str | None = None,
    *,
    period: Period | None = None,
    category: str | None = None,
) -> Ranking:
    """The ranking of a season, over all its evenings or those before one, of all games or of one ``game``, of the whole
    season or of a ``period``, of everybody or of one ``category``; player keys are ids."""
    season = work.get(SeasonRecord, season_id)
    known = seasons_.people(work)
    ended = season.rules.minimum_at_end and seasons_.has_ended(work, season)

    def compute() -> Ranking:
        facts = season_facts(work, season, known.names)
        wanted = [evening for evening in facts if before is None or evening.key < before]
        initial = initial_order(work, season, game)
        return season_ranking(
            season.name, season.rules, wanted, initial, game, guests=known.guests, period=period, ended=ended
        )

    key = ("ranking", season_id, before, game, period, ended, known.stamp, *_stamps(work, season, before))
    found = work.memo(key, compute)
    return found if category is None else of_category(found, category, seasons_.in_category(work, category))


def moved_ranking(
    work: Work,
    season_id: int,
    game: str | None = None,
    *,
    period: Period | None = None,
    category: str | None = None,
) -> Ranking:
    """``ranking`` over all evenings, with its ``movement``."""
    now = ranking(work, season_id, game=game, period=period, category=category)
    latest = max((evening.key for row in now.rows for evening in row.evenings), default=None)
    if latest is None:
        return now
    before = ranking(work, season_id, latest, game, period=period, category=category)
    places = {row.player: row.place for row in before.rows if row.place is not None}
    return replace(now, movement=Movement(latest, places)) if places else now


def teams(work: Work, season_id: int, before: EveningKey | None = None, *, period: Period | None = None) -> TeamRanking:
    """The ranking of the teams of a season or of a part of it. ValueError for a season without teams."""
    season = work.get(SeasonRecord, season_id)
    known, by_id = seasons_.people(work), {player.id: player for player in work.find(PlayerRecord)}

    def team_of(player: PlayerKey, date: datetime.date) -> str | None:
        return seasons_.team_on(by_id[player], date) if isinstance(player, int) else None

    facts = season_facts(work, season)
    wanted = [evening for evening in facts if before is None or evening.key < before]
    initial = initial_order(work, season)
    return team_ranking(
        season.name, season.rules, wanted, team_of,
        initial=initial, guests=known.guests, period=period, name_key=lambda team: (plain(team), team),
    )  # fmt: skip


def games(work: Work, season_id: int) -> tuple[str, ...]:
    """The games of which a season has closed sheets, the most played first; with several, each has its own ranking."""
    rows = ranking(work, season_id).rows
    sheets = {
        (evening.key, part.round, part.table): part.game
        for row in rows
        for evening in row.evenings
        for part in evening.row.parts
    }
    return tuple(game for game, _ in Counter(sheets.values()).most_common())


def shared_of(work: Work, player_id: int) -> Shared:
    """The seats of a player's sheets that changed hands (rules.md §6)."""
    found: dict[SheetKey, tuple[SharedSeat, ...]] = {}
    for record in work.find(SheetRecord, id=work.sheets_of(player_id)):
        if record.changes:
            evening_record = work.get(EveningRecord, record.evening_id)
            key = EveningKey(evening_record.date, evening_record.number)
            found[key, record.round, record.table] = shared_seats(fold(load(work, record.id).sheet))
    return found


def sat_out(work: Work, evening_id: int) -> dict[int, tuple[int, ...]]:
    """Who sits out in each drawn round of an evening."""
    return {drawn.round: drawn.out for drawn in work.find(RoundRecord, evening_id=evening_id)}


def season_facts(work: Work, season: SeasonRecord, names: Mapping[int, Any] | None = None) -> tuple[EveningFacts, ...]:
    """All evenings of a season as rankings need them, in order, without cancelled ones. ``names``: what people are
    sorted by."""
    records = work.find(EveningRecord, season_id=season.id, cancelled=False)
    results = work.season_results(season.id)
    adjustments: dict[int, list[AdjustmentRecord]] = {record.id: [] for record in records}
    for adjustment in work.find(AdjustmentRecord, evening_id=tuple(adjustments)):
        adjustments[adjustment.evening_id].append(adjustment)
    return tuple(
        evening_facts(
            record, season, results.get(record.id, ()), adjustments[record.id], names or {}, _sat(work, record, season)
        )
        for record in records
    )


def evening_facts(
    record: EveningRecord,
    season: SeasonRecord,
    sheets: tuple[SheetResult, ...],
    adjustments: Iterable[AdjustmentRecord],
    names: Mapping[int, Any],
    out: Mapping[int, tuple[int, ...]],
) -> EveningFacts:
    """An evening as rankings need it; ``sheets``: the results of its sheets; ``names``: what people are sorted by;
    ``out``: by round who sat out."""
    return EveningFacts(
        EveningKey(record.date, record.number),
        record.name,
        sheets,
        tuple(_adjustment(adjustment) for adjustment in adjustments),
        record.rules or season.rules.evening,
        record.closed,
        record.cancelled,
        dict[int, tuple[PlayerKey, ...]](out),
        dict[PlayerKey, Any](names.items()),
    )


def _adjustment(record: AdjustmentRecord) -> Adjustment:
    return Adjustment(record.player_id, record.amount, record.of, record.kind, record.reason, record.by)


def order_before_evening(work: Work, season: SeasonRecord, key: EveningKey) -> Order:
    """The season's order before an evening."""

    guests = seasons_.guests(work)

    def compute() -> Order:
        return order_before(season.rules, season_facts(work, season), key, initial_order(work, season), guests)

    return work.memo(("order", season.id, key, guests, *_stamps(work, season, key)), compute)


def initial_order(work: Work, season: SeasonRecord, game: str | None = None) -> Order | None:
    """The final order of the season named by the convention ``initial_order``, of the same ``game``; None: nobody is
    ranked at the start."""
    earlier = _earlier(work, season)
    return None if earlier is None else ranking(work, earlier.id, game=game).order


def _earlier(work: Work, season: SeasonRecord) -> SeasonRecord | None:
    name = season.rules.initial_order
    named = () if name is None else work.find(SeasonRecord, name=name)
    return named[0] if named else None


def _stamps(work: Work, season: SeasonRecord, before: EveningKey | None) -> tuple[tuple[int, ...], ...]:
    """A value that changes whenever anything a ranking is computed from changes, earlier seasons included."""
    earlier = _earlier(work, season)
    return (work.stamp(season.id, before), *(() if earlier is None else _stamps(work, earlier, None)))


def exchanged(work: Work, evening_id: int) -> ExchangedEvening:
    """An evening in exchange form: with names, and the facts of its deals (interchange.md)."""
    record = work.get(EveningRecord, evening_id)
    stored = load_all(work, work.find(SheetRecord, evening_id=evening_id))
    adjustments = work.find(AdjustmentRecord, evening_id=evening_id)
    known = {player.id: player for player in work.find(PlayerRecord, id=_involved(record, stored, adjustments))}
    names = {id: player.name for id, player in known.items()}
    seated = {player for sheet in stored for player in players_of(sheet.record)}
    members = sorted(known.values(), key=lambda player: folded(player.name))
    return ExchangedEvening(
        record.date,
        record.number,
        record.name,
        work.get(SeasonRecord, record.season_id).name,
        tuple((player.name, player.number) for player in members),
        tuple(replace(_adjustment(adjustment), player=names[adjustment.player_id]) for adjustment in adjustments),
        tuple(with_players(closed_as_scored(sheet.sheet), names) for sheet in stored),
        record.cancelled,
        record.cancelled_why,
        tuple(_exchanged_person(player, record.date) for player in members if _told(player, record.date)),
        tuple(sorted((names[id] for id in set(record.present) - seated), key=folded)),
        _exchanged_purse(work, record, names),
    )


def _told(player: PlayerRecord, date: datetime.date) -> bool:
    return bool(player.guest or player.categories or seasons_.team_on(player, date))


def _exchanged_person(player: PlayerRecord, date: datetime.date) -> ExchangedPerson:
    team = seasons_.team_on(player, date)
    return ExchangedPerson(player.name, player.guest or None, player.categories or None, team)


def _exchanged_purse(work: Work, record: EveningRecord, names: Mapping[int, str]) -> ExchangedPurse:
    """The purse with the amounts that apply to the evening."""
    entry, stake = purse_amounts(work, record)
    paid = tuple(sorted((names[id] for id in record.purse.paid if id in names), key=folded))
    prizes = tuple((names[id], cents) for id, cents in record.purse.prizes if id in names)
    return ExchangedPurse(entry, stake, paid, prizes)


def purse_amounts(work: Work, record: EveningRecord) -> tuple[Mapping[str, int] | None, int | None]:
    """Entry by category and stake of an evening: its own, else those of its conventions."""
    rules = record.rules or work.get(SeasonRecord, record.season_id).rules.evening
    entry = rules.entry if record.purse.entry is None else record.purse.entry
    return entry, rules.stake if record.purse.stake is None else record.purse.stake


def _sat(work: Work, record: EveningRecord, season: SeasonRecord) -> Mapping[int, tuple[int, ...]]:
    """Who sat out, where that counts."""
    rules = record.rules or season.rules.evening
    return sat_out(work, record.id) if rules.evening_minimum else {}


def closed_as_scored(sheet: Sheet) -> Sheet:
    """The sheet with ``closed`` as it counts: a game that has ended is closed."""
    return sheet if sheet.closed else replace(sheet, closed=fold(sheet).finished)


def _involved(
    record: EveningRecord, stored: Iterable[StoredSheet], adjustments: Iterable[AdjustmentRecord]
) -> tuple[int, ...]:
    ids = [*record.present, *(adjustment.player_id for adjustment in adjustments)]
    for sheet in stored:
        ids += players_of(sheet.record)
    return tuple(dict.fromkeys(ids))
