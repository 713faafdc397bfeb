"""S5: the season ranking after a correction in the first evening, and when nothing has changed.

Floor: the same ranking computed from results that are in memory already."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from tests.benchmarks.common import FRAME, Figure, copied, median_of
from whistclub.bootstrap import open_club


def figures(club: Path, folder: Path) -> list[Figure]:
    from whistclub.club import queries
    from whistclub.club.actions.deals import correct_deal
    from whistclub.club.ports import DealRecord, SeasonRecord, SheetRecord
    from whistclub.ranking.season import season_ranking

    opened = open_club(copied(club, folder, "full.whist"), "bench")
    season = opened.read(queries.seasons)[-1]
    first = opened.read(queries.evenings, season.id)[0]

    def correctable(work):
        for sheet in work.find(SheetRecord, evening_id=first.id):
            for deal in work.find(DealRecord, sheet_id=sheet.id):
                if getattr(deal.deal, "kind", "") == "contract" and 1 < deal.deal.attempts[0].tricks < 12:
                    return deal
        raise LookupError

    deal = opened.read(correctable)
    tricks = deal.deal.attempts[0].tricks
    times = 0

    def correct() -> None:
        nonlocal times
        times += 1
        attempt = replace(deal.deal.attempts[0], tricks=tricks + times % 2)
        opened.act(correct_deal, deal.id, replace(deal.deal, attempts=(attempt, *deal.deal.attempts[1:])))

    facts = opened.read(lambda work: queries.season_facts(work, work.get(SeasonRecord, season.id)))
    earlier = next((s for s in opened.read(queries.seasons) if s.name == season.rules.initial_order), None)
    initial = None if earlier is None else opened.read(queries.ranking, earlier.id).order
    after = median_of(lambda: opened.read(queries.ranking, season.id), 9, correct)
    warm = median_of(lambda: season_ranking(season.name, season.rules, facts, initial), 9)
    same = median_of(lambda: opened.read(queries.ranking, season.id), 9)
    opened.close()
    return [
        Figure("S5", "season ranking after a correction in evening 1", after, warm, target=3, limit=200),
        Figure("S5", "season ranking when nothing changed", same, None, limit=FRAME),
    ]
