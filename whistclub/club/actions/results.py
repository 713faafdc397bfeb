"""Import of old seasons: sheets known by their totals, and evenings known by each player's result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from whistclub.club.actions.common import refuse
from whistclub.club.actions.evenings import close_with_sheets
from whistclub.club.actions.seasons import season_name, season_named
from whistclub.club.imports.exchange import ExchangedEvening
from whistclub.club.imports.merge import import_evenings
from whistclub.club.names import folded
from whistclub.club.ports import (
    ActionName,
    AdjustmentRecord,
    EveningRecord,
    PlayerRecord,
    SeasonRecord,
    SheetRecord,
    Work,
)
from whistclub.ranking.schemes import SCHEMES
from whistclub.rules.common import Problem


def import_results(work: Work, evenings: Sequence[ExchangedEvening]) -> ActionName:
    """Imports old results, all or none: sheets as in ``import_evenings``, and decisions as each player's result of an
    evening without sheets. The evenings are closed. A new season with game points alone gets a ranking that counts them
    (``points``).

    Refused as in ``import_evenings``, and ``evening_cancelled`` (values: ``date``), ``evening_played`` (values:
    ``date``) for decisions of an evening that has sheets, ``old_result_differs`` (values: ``player``, ``date``) for a
    player with other results there."""
    refuse(problem for at, evening in enumerate(evenings) for problem in _problems(work, at, evening))
    evenings = [_unknown(work, evening) for evening in evenings]
    for evening in evenings:
        _season(work, evening)
    name = import_evenings(work, evenings)
    for evening in evenings:
        (record,) = work.find(EveningRecord, date=evening.date, number=evening.number)
        brought = [one.player_id for one in work.find(AdjustmentRecord, evening_id=record.id, kind="decision")]
        record = replace(record, present=tuple(dict.fromkeys((*record.present, *brought))))
        work.put(record)
        results = work.results(sheet.id for sheet in work.find(SheetRecord, evening_id=record.id))
        if not record.closed and all(result.closed for result in results.values()):
            close_with_sheets(work, record)
    return ActionName("import_results", {"evenings": len(evenings), "players": name.values["players"]})


def _known(work: Work, evening: ExchangedEvening) -> dict[str, set[tuple[int, str]]]:
    """The decisions of the club's evening of that day: amounts and their kinds (``of``), by folded name."""
    known: dict[str, set[tuple[int, str]]] = {}
    for there in work.find(EveningRecord, date=evening.date, number=evening.number):
        for record in work.find(AdjustmentRecord, evening_id=there.id, kind="decision"):
            name = folded(work.get(PlayerRecord, record.player_id).name)
            known.setdefault(name, set()).add((record.amount, record.of))
    return known


def _unknown(work: Work, evening: ExchangedEvening) -> ExchangedEvening:
    """Returns the evening without the results that the club already has, whatever their reason."""
    known = _known(work, evening)
    fresh = (one for one in evening.adjustments if (one.amount, one.of) not in known.get(folded(str(one.player)), ()))
    return replace(evening, adjustments=tuple(fresh))


def _problems(work: Work, at: int, evening: ExchangedEvening) -> Iterator[Problem]:
    there = work.find(EveningRecord, date=evening.date, number=evening.number)
    if there and there[0].cancelled:
        what = "adjustments" if evening.adjustments else "sheets"
        yield Problem((at, what, 0), "evening_cancelled", {"date": evening.date.isoformat()})
        return
    if not there:
        return
    has_sheets, known = bool(work.find(SheetRecord, evening_id=there[0].id)), _known(work, evening)
    if has_sheets and evening.adjustments:
        yield Problem((at, "adjustments", 0), "evening_played", {"date": evening.date.isoformat()})
        return
    if evening.sheets and known and not has_sheets:
        yield Problem((at, "sheets", 0), "evening_brought", {"date": evening.date.isoformat()})
        return
    for place, one in enumerate(evening.adjustments):
        found = known.get(folded(str(one.player)))
        if found is not None and (one.amount, one.of) not in found:
            values = {"player": one.player, "date": evening.date.isoformat()}
            yield Problem((at, "adjustments", place), "old_result_differs", values)


def _season(work: Work, evening: ExchangedEvening) -> None:
    """Creates the season of an evening of game points, when it is new, with a ranking that counts them."""
    only_game_points = bool(evening.adjustments) and all(one.of == "game" for one in evening.adjustments)
    name = evening.season or season_name(work, evening.date)
    if only_game_points and not evening.sheets and season_named(work, name) is None:
        work.add(SeasonRecord, name=name, rules=replace(SCHEMES["points"]))
