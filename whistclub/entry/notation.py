"""A deal as one short line: the keys of the entry strip in order, in the language of the interface.

``P130C=`` is what is typed for a pair of players 1 and 3 at 10 in clubs, made exactly. Facts that differ from the
proposal come first: ``X`` switches rabrouche, ``<`` and a player's key the dealer, ``<<`` who sits out or the cards
dealt. The reason of a revoke follows after ``>``, a note after ``;``: signs that share no key with a digit on any of
our keyboards, and that are not the prefix of a table's number.

A line is read by the same models as the strip, so the two always agree.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from whistclub.entry.choices import Choice
from whistclub.entry.model import Entry
from whistclub.entry.refusal import refusal

FACT: Final = "<"
"""Opens the row of the next fact of the deal."""
REASON, NOTE = ">", ";"
"""Prefix of the reason of a revoke; prefix of a note."""
_SAME_KEY: Final = {"−": "-", "–": "-", "*": "="}


def read(entry: Entry, line: str) -> str:
    """Makes the choices of ``line`` on ``entry`` in place of its own. Returns what is impossible, in words, else "".

    When it returns "" and ``entry.ready`` is False, the line is incomplete or the deal impossible; ``entry.banner``
    says which."""
    entry.clear()
    keys, reason, note = parts(line)
    for key in keys:
        if key == FACT:
            entry.show_fact()
        elif not key.isspace() and not entry.key(_SAME_KEY.get(key, key.lower())):
            return entry.why or refusal(entry, key)
    for name, text in (("reason", reason), ("note", note)):
        if text.strip():
            entry.write(name, text)
    return ""


def parts(line: str) -> tuple[str, str, str]:
    """The keys, reason and note of a line."""
    keys = re.match(f"[^{REASON}{NOTE}]*", line)
    rest = line[keys.end() :] if keys else ""
    reason = ""
    if rest.startswith(REASON):
        said = re.match(rf"(?:[^\\{NOTE}]|\\.?)*", rest[1:], re.DOTALL)
        reason = said.group() if said else ""
        rest = rest[1 + len(reason) :]
    return keys.group() if keys else "", re.sub(r"\\(.)", r"\1", reason, flags=re.DOTALL), rest[1:]


def written(entry: Entry, deal: Any, tokens: Sequence[str]) -> str | None:
    """The line for a stored ``deal`` with the choices ``tokens``; ``entry``: a new one for its place.

    None for a deal with a fact that no key can give (rabrouche under conventions without it)."""
    names = (*entry.switches, *entry.deal_facts, *entry.fold.game.texts)
    facts = {name: getattr(deal, name) for name in names if getattr(deal, name) is not None}
    line = as_line(entry, facts, tokens)
    return line if entry.deal is not None and entry.fold.game.alike(entry.fold.complete(entry.deal), deal) else None


def as_line(entry: Entry, facts: Mapping[str, Any], tokens: Sequence[str]) -> str:
    """The line for the choices ``tokens`` after the ``facts`` of the deal; impossible choices are left out."""
    entry.clear()
    keys = "".join(_fact(entry, name, facts[name]) for name in (*entry.switches, *entry.deal_facts) if name in facts)
    for token, after in pairwise((*tokens, "")):
        # A digit after the 1 of an 11 would be read as its second digit.
        keys += _press(entry, entry.find(token), letter=token == "l:11" and after.startswith("r:"))
    reason = re.sub(rf"([\\{NOTE}])", r"\\\1", str(facts.get("reason") or ""))
    note = str(facts.get("note") or "")
    for name, text in (("reason", reason), ("note", note)):
        if text:
            entry.write(name, str(facts[name]))
    return keys.upper() + (REASON + reason if reason else "") + (NOTE + note if note else "")


def _fact(entry: Entry, name: str, value: Any) -> str:
    """The keys that set a fact of the deal; "" when it has that value already."""
    if getattr(entry, name, value) == value:
        return ""
    if name in entry.switches:
        return _press(entry, entry.find(f"f:{name}:{int(value)}"))
    opened = entry.deal_facts.index(name) + 1
    entry.show_fact(name)
    key = _press(entry, entry.find(f"f:{name}:{value}"))
    return FACT * opened + key if key else ""


def _press(entry: Entry, choice: Choice | None, letter: bool = False) -> str:
    """Makes a choice and returns its key; a contract made exactly is ``=``. ``letter``: use the letter, not the
    digit."""
    if choice is None or not choice.enabled or not choice.keys:
        return ""
    key = "=" if choice.note == "=" and "=" in choice.keys else choice.keys[-1 if letter else 0]
    return key if entry.key(key) else ""
