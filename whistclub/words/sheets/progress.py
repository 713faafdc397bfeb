"""The progress of a table and its players, in words: for cards, the table's page and the public display."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from whistclub.club.names import short_names
from whistclub.rules.common import PlayerKey
from whistclub.rules.sheet import Sheet, game_of
from whistclub.words import tr
from whistclub.words.games import words_of

if TYPE_CHECKING:
    from whistclub.club.ports import SheetView


def how_far(view: SheetView) -> str:
    """Deal 7/28, or that the game is over. A deal has the number of its row on the sheet; after void deals its number
    among the planned ones is added."""
    if view.record.totals is not None:
        return tr("totals only")
    if view.score.finished:
        return tr("finished, %n deal(s)", "", len(view.score.lines))
    if view.record.closed:
        return tr("%n deal(s) played", "", sum(not line.void for line in view.score.lines))
    number = len(view.score.lines) + 1
    counted = sum(not line.void for line in view.score.lines) + 1
    planned = game_of(view.sheet.game).planned_deals(view.sheet.conventions, len(view.sheet.seats))
    if planned and counted != number:
        return tr("deal {number} ({counted} of {planned})", number=number, counted=counted, planned=planned)
    if planned:
        return tr("deal {number}/{planned}", number=number, planned=planned)
    return tr("deal {number}", number=number)


def share_played(view: SheetView) -> float:
    """How much of the planned deals has been played, from 0 to 1; 1 for a table that is in, 0 without a plan."""
    if view.closed or view.record.totals is not None:
        return 1.0
    planned = game_of(view.sheet.game).planned_deals(view.sheet.conventions, len(view.sheet.seats))
    return min(1.0, sum(not line.void for line in view.score.lines) / planned) if planned else 0.0


def missing_text(view: SheetView) -> str:
    """What a table lacks before it can be closed: planned deals; a deal that is half entered."""
    counted = sum(not line.void for line in view.score.lines)
    planned = game_of(view.sheet.game).planned_deals(view.sheet.conventions, len(view.sheet.seats))
    said = tr("%n deal(s) played", "", counted)
    if planned:
        said = tr("%n deal(s) missing", "", planned - counted)
    return " · ".join((said, tr("a deal is half entered"))) if view.begun else said


def progress_text(view: SheetView) -> str:
    """Deal 7/28, rabrouche 2/4, cards: all that is known of the next deal."""
    return " · ".join([how_far(view), *told_of_next(view)])


def told_of_next(view: SheetView) -> tuple[str, ...]:
    """What is special about the next deal: rabrouche, its multiplier, the cards."""
    following = None if view.score.finished else view.score.next
    if following is None:
        return ()
    return tuple(words_of(view.sheet.game).told_of_next(view.sheet.conventions, following))


def calling(sheet: Sheet, name: Callable[[PlayerKey], str]) -> Callable[[PlayerKey], str]:
    """The short names of all who ever sat at a table (``club.names.short_names``), by player."""
    people = (*sheet.seats, *(change.player for change in sheet.changes if change.player is not None))
    names = {player: name(player) for player in people}
    short = short_names(tuple(names.values()))
    return {player: short.get(whole, whole) for player, whole in names.items()}.__getitem__


def at_table(view: SheetView) -> tuple[tuple[PlayerKey, int, PlayerKey | None], ...]:
    """Who holds and who held the seats, seat by seat in order, as (player, own points, the holder before or None)."""
    score, held = view.score, dict[int, list[PlayerKey]]()
    now = score.sheet.now
    if score.sheet.changes:
        for table in (*(line.table for line in score.lines), now):
            for seat, player in table.players.items():
                if player not in held.setdefault(seat, []):
                    held[seat].append(player)
    rows: list[tuple[PlayerKey, int, PlayerKey | None]] = []
    for seat in now.seats:
        before: PlayerKey | None = None
        for player in held.get(seat, [now.players[seat]]):
            rows.append((player, score.totals.get(player, 0), before))
            before = player
    return tuple(rows)


def sitting(view: SheetView) -> tuple[tuple[PlayerKey, int], ...]:
    """The players at the table now, in seat order, each with their own points so far."""
    score = view.score
    at = score.sheet.now
    return tuple((at.players[seat], score.totals.get(at.players[seat], 0)) for seat in at.seats)
