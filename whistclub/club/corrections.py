"""A deal corrected, put in or taken out: how its sheet would stand, and which later deals the end of the game would
leave behind. Here alone it is decided what happens to those."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from whistclub.club.names import clean_text
from whistclub.club.ports import DealRecord, SheetRecord, Work
from whistclub.club.sheets import StoredSheet, load
from whistclub.rules.common import Problem, Refused
from whistclub.rules.sheet import Score, Sheet, fold, game_of


@dataclass(frozen=True, slots=True)
class Preview:
    """How a sheet would stand. ``score`` None: it cannot be, ``problems`` say why. ``removed``: later deals that go,
    since the game would end before them."""

    score: Score | None
    removed: int = 0
    problems: tuple[Problem, ...] = ()


def preview_correction(work: Work, deal_id: int, deal: Any) -> Preview:
    """The sheet with the deal as ``correct_deal`` would leave it; without a score when the deal is gone."""
    for record in work.find(DealRecord, id=deal_id):
        stored = load(work, record.sheet_id)
        return _preview(with_deal_at(stored, record.position, as_corrected(stored.record.game, record.deal, deal)))
    return Preview(None)


def preview_insertion(work: Work, sheet_id: int, deal: Any, at: int) -> Preview:
    """The sheet with the deal as ``enter_deal`` would put it in before the one at index ``at``."""
    for record in work.find(SheetRecord, id=sheet_id):
        return _preview(load(work, record.id).sheet.with_deal(cleaned(record.game, deal), at))
    return Preview(None)


def preview_deletion(work: Work, deal_id: int) -> Preview:
    """The sheet without the deal, as ``delete_deal`` would leave it; without a score when the deal is gone."""
    for record in work.find(DealRecord, id=deal_id):
        return _preview(load(work, record.sheet_id).sheet.without_deal(record.position))
    return Preview(None)


def _preview(sheet: Sheet) -> Preview:
    try:
        score = rescored(sheet, remove_later=True)
    except Refused as refused:
        return Preview(None, 0, tuple(refused.problems))
    return Preview(score, len(sheet.deals) - len(score.sheet.deals))


def rescored(sheet: Sheet, *, remove_later: bool) -> Score:
    """The score of the whole sheet; Refused when it cannot be. ``remove_later``: deals behind the end of the game go;
    where they are all that is wrong."""
    try:
        return fold(sheet)
    except Refused as refused:
        ends = [int(p.path[1]) for p in refused.problems if p.key == "after_the_end" and len(p.path) == 2]
        if not remove_later or not ends or len(ends) < len(refused.problems):
            raise
    return fold(_cut(sheet, min(ends)))


def _cut(sheet: Sheet, count: int) -> Sheet:
    """The first ``count`` deals, without the seat changes that came after them."""
    changes = tuple(change for change in sheet.changes if change.from_deal <= count + 1)
    return replace(sheet, deals=sheet.deals[:count], changes=changes)


def with_deal_at(stored: StoredSheet, index: int, deal: Any) -> Sheet:
    """The sheet with another deal in the place of the one at ``index``."""
    deals = stored.sheet.deals
    return replace(stored.sheet, deals=(*deals[:index], deal, *deals[index + 1 :]))


def as_corrected(game: str, recorded: Any, deal: Any) -> Any:
    """The corrected deal with what it leaves open, the arbiter's call too, taken from the recorded one."""
    rules = game_of(game)
    deal, calls = rules.as_recorded(cleaned(game, deal), recorded), rules.calls
    if calls is not None and calls.of(deal) is None:
        deal = calls.put_into(deal, calls.of(recorded))
    return deal


def cleaned(game: str, deal: Any) -> Any:
    """The deal with its texts as the club writes texts."""
    texts = {name: clean_text(getattr(deal, name)) for name in game_of(game).texts}
    return deal if all(getattr(deal, name) == text for name, text in texts.items()) else replace(deal, **texts)
