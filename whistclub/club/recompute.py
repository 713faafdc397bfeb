"""All results of a club computed anew from its facts."""

from __future__ import annotations

from collections.abc import Mapping

from whistclub.club.ports import EveningRecord, SheetRecord, Work
from whistclub.club.sheets import load_all
from whistclub.collecting import no_collecting
from whistclub.ranking.facts import SheetResult
from whistclub.ranking.results import sheet_result
from whistclub.rules.sheet import fold


@no_collecting()
def recomputed(work: Work) -> Mapping[int, SheetResult]:
    """The result of every sheet, by id. Refused when facts break the rules, which the club never lets in."""
    return {
        stored.record.id: sheet_result(fold(stored.sheet))
        for evening in work.find(EveningRecord)
        for stored in load_all(work, work.find(SheetRecord, evening_id=evening.id))
    }
