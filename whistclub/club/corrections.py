"""Previews of a corrected, inserted or deleted deal: the resulting score, and the later deals that would come after the
end of the game. This is the only place that decides what happens to those."""

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
    """The sheet as it would be. ``score`` None: impossible, for the reasons in ``problems``. ``removed``: later deals
    that would be deleted because the game would end before them."""

    score: Score | None
    removed: int = 0
    problems: tuple[Problem, ...] = ()


def preview_correction(work: Work, deal_id: int, deal: Any) -> Preview:
    """The sheet with the deal corrected as by ``correct_deal``; without a score when the deal no longer exists."""
    for record in work.find(DealRecord, id=deal_id):
        stored = load(work, record.sheet_id)
        return _preview(with_deal_at(stored, record.position, as_corrected(stored.record.game, record.deal, deal)))
    return Preview(None)


def preview_insertion(work: Work, sheet_id: int, deal: Any, at: int) -> Preview:
    """The sheet with the deal inserted before index ``at``, as by ``enter_deal``."""
    for record in work.find(SheetRecord, id=sheet_id):
        return _preview(load(work, record.id).sheet.with_deal(cleaned(record.game, deal), at))
    return Preview(None)


def preview_deletion(work: Work, deal_id: int) -> Preview:
    """The sheet with the deal deleted, as by ``delete_deal``; without a score when the deal no longer exists."""
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
    """Returns the score of the whole sheet; Refused when it is impossible. ``remove_later``: deals after the end of the
    game are left out, when they are the only problem."""
    try:
        return fold(sheet)
    except Refused as refused:
        ends = [int(p.path[1]) for p in refused.problems if p.key == "after_the_end" and len(p.path) == 2]
        if not remove_later or not ends or len(ends) < len(refused.problems):
            raise
    return fold(_cut(sheet, min(ends)))


def _cut(sheet: Sheet, count: int) -> Sheet:
    """The first ``count`` deals, without later seat changes."""
    changes = tuple(change for change in sheet.changes if change.from_deal <= count + 1)
    return replace(sheet, deals=sheet.deals[:count], changes=changes)


def with_deal_at(stored: StoredSheet, index: int, deal: Any) -> Sheet:
    """The sheet with ``deal`` in place of the one at ``index``."""
    deals = stored.sheet.deals
    return replace(stored.sheet, deals=(*deals[:index], deal, *deals[index + 1 :]))


def as_corrected(game: str, recorded: Any, deal: Any) -> Any:
    """The corrected deal; facts it leaves open, the arbiter's call included, are taken from the recorded one."""
    rules = game_of(game)
    deal, calls = rules.as_recorded(cleaned(game, deal), recorded), rules.calls
    if calls is not None and calls.of(deal) is None:
        deal = calls.put_into(deal, calls.of(recorded))
    return deal


def cleaned(game: str, deal: Any) -> Any:
    """The deal with its texts cleaned (``clean_text``)."""
    texts = {name: clean_text(getattr(deal, name)) for name in game_of(game).texts}
    return deal if all(getattr(deal, name) == text for name, text in texts.items()) else replace(deal, **texts)
