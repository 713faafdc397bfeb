"""Names of actions for "Undo: …", from what the journal keeps of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whistclub.club.ports import ActionName
from whistclub.words import mark, tr, tr_marked
from whistclub.words.values import shown

ACTIONS: Final[Mapping[str, str]] = {
    "enter_deal": mark("deal {deal}, table {table}"),
    "insert_deal": mark("insert deal {deal}, table {table}"),
    "correct_deal": mark("correct deal {deal}, table {table}"),
    "delete_deal": mark("delete deal {deal}, table {table}"),
    "move_deal": mark("move deal {deal} of table {table} to table {to_table}"),
}


def action_text(name: ActionName) -> str:
    """What an action did, in a few words after "Undo:" or "Redo:"."""
    if name.key not in ACTIONS:
        return tr("last change")
    return tr_marked(ACTIONS[name.key], **shown(name.values, {}, {}))
