"""An evening with its standings as screens keep it; after an action only what changed is read again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from whistclub.club import queries, seasons
from whistclub.club.ports import AdjustmentRecord, EveningRecord, SeasonRecord, SheetRecord, SheetView, Work
from whistclub.club.queries import EveningView
from whistclub.ranking.facts import EveningFacts, EveningKey, EveningStandings, Order, SheetResult
from whistclub.ranking.results import sheet_result
from whistclub.ranking.standings import evening_standings, standings_after


@dataclass(frozen=True, slots=True)
class Overview:
    """``view`` and ``standings`` as in ``queries``. ``before``: the season's order before the evening; ``results``: of
    its sheets, by id; ``names``: what people are sorted by; ``out``: by round who sat out."""

    view: EveningView
    standings: EveningStandings
    before: Order
    results: Mapping[int, SheetResult]
    names: Mapping[int, Any]
    out: Mapping[int, tuple[int, ...]]


def overview(work: Work, evening_id: int) -> Overview:
    """Reads the whole evening; KeyError when there is none."""
    view = queries.evening(work, evening_id)
    record = view.record
    before = queries.order_before_evening(work, view.season, EveningKey(record.date, record.number))
    results = {sheet.record.id: sheet_result(sheet.score) for sheet in view.sheets}
    return _together(view, before, results, seasons.people(work).names, queries.sat_out(work, evening_id))


def overview_after(
    work: Work, known: Overview, moved: frozenset[int], views: Mapping[int, SheetView] | None = None
) -> Overview:
    """Returns the evening after actions that changed at most these sheets, who is present, adjustments and drafts.

    ``views``: those of the sheets that were scored anew.

    Equal to ``overview``, but unchanged parts are the same objects as in ``known``. KeyError when the evening no longer
    exists."""
    was = known.view
    record = work.get(EveningRecord, was.record.id)
    season = work.get(SeasonRecord, record.season_id)
    if (season, record.date, record.number) != (was.season, was.record.date, was.record.number):
        return overview(work, record.id)
    scored = [view for view in (views or {}).values() if view.record.evening_id == record.id]
    unknown = moved.difference(views or {})
    there = work.find(SheetRecord, id=tuple(sorted(unknown)), evening_id=record.id) if unknown else ()
    unmoved = [sheet for sheet in was.sheets if sheet.record.id not in moved]
    drafts = work.drafts((*(sheet.record.id for sheet in unmoved), *(sheet.id for sheet in there)))
    fresh = (*scored, *queries.sheet_views(work, there, drafts))
    kept = [
        sheet if sheet.draft == (draft := drafts.get(sheet.record.id)) else replace(sheet, draft=draft)
        for sheet in unmoved
    ]
    sheets = sorted((*kept, *fresh), key=lambda sheet: (sheet.record.round, sheet.record.table))
    view = EveningView(record, tuple(sheets), season, work.find(AdjustmentRecord, evening_id=record.id))
    same_facts = (record.name, record.rules, record.cancelled) == (
        was.record.name, was.record.rules, was.record.cancelled,
    )  # fmt: skip
    if not moved and same_facts and replace(view, sheets=was.sheets) == was:
        return replace(known, view=view)
    results = {id: result for id, result in known.results.items() if id not in moved}
    results |= {sheet.record.id: sheet_result(sheet.score) for sheet in fresh}
    players = {
        result.player
        for by_id in (known.results, results)
        for id in moved & by_id.keys()
        for result in by_id[id].results
    }
    if view.adjustments != was.adjustments:
        players |= {adjustment.player_id for adjustment in (*view.adjustments, *was.adjustments)}
    names, out = known.names, known.out
    if unknown or record.present != was.record.present or not players <= names.keys():
        names, out = seasons.people(work).names, queries.sat_out(work, record.id)
    if not same_facts:
        return _together(view, known.before, results, names, out)
    facts = _facts(view, results, names, out)
    standings = standings_after(facts, known.before, known.standings, players)
    return Overview(view, standings, known.before, results, names, out)


def _together(
    view: EveningView,
    before: Order,
    results: Mapping[int, SheetResult],
    names: Mapping[int, Any],
    out: Mapping[int, tuple[int, ...]],
) -> Overview:
    standings = evening_standings(_facts(view, results, names, out), before)
    return Overview(view, standings, before, results, names, out)


def _facts(
    view: EveningView,
    results: Mapping[int, SheetResult],
    names: Mapping[int, Any],
    out: Mapping[int, tuple[int, ...]],
) -> EveningFacts:
    in_order = tuple(results[sheet.record.id] for sheet in view.sheets)
    return queries.evening_facts(view.record, view.season, in_order, view.adjustments, names, out)
