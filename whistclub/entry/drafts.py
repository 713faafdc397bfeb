"""Half-entered deals: what is stored of them, and what is shown outside the strip."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from whistclub.entry.games import entry_for
from whistclub.entry.model import Entry
from whistclub.rules.common import PlayerKey
from whistclub.rules.sheet import Fold
from whistclub.words.sheets.progress import calling
from whistclub.words.sheets.rows import names_at

if TYPE_CHECKING:
    from whistclub.club.ports import SheetView


def next_entry(view: SheetView, name: Callable[[PlayerKey], str]) -> Entry:
    """The entry of the next deal, resumed from its draft. Players have the short names used at their table."""
    folding, score = Fold.after(view.score), view.score
    number, short = len(score.lines) + 1, calling(score.sheet, name)
    names, whole = names_at(score.sheet, number, short), names_at(score.sheet, number, name)
    entry = entry_for(folding, names, whole=whole)
    entry.call = view.record.call
    entry.resume(view.draft)
    return entry


def kept(entry: Entry, before: Mapping[str, Any] | None, now: datetime.datetime) -> dict[str, Any] | None:
    """The draft of ``entry`` to be stored, given the one stored ``before``. ``since`` (UTC) is the time of the current
    announcement; a result typed afterwards does not change it."""
    draft = entry.draft()
    if draft is None:
        return None
    same = before is not None and _announced(entry, before) == _announced(entry, draft)
    since = before.get("since") if same and before is not None else None
    return {**draft, "since": since or now.astimezone(datetime.UTC).isoformat(timespec="seconds")}


def since_text(draft: Mapping[str, Any] | None) -> str:
    """The time of day of a draft's announcement, "" when it is not known."""
    try:
        at = datetime.datetime.fromisoformat(str((draft or {}).get("since", "")))
    except ValueError:
        return ""
    return at.astimezone().strftime("%H:%M")


def _announced(entry: Entry, draft: Mapping[str, Any]) -> list[str]:
    return [token for token in map(str, draft.get("tokens", ())) if not token.startswith(entry.results)]
