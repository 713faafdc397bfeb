"""Values of problems, warnings and reasons as text in a sentence: players by name, contracts by their word."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from string import Formatter
from typing import Any, Final

from whistclub.rules.common import PlayerKey, SeatName, Suit
from whistclub.words import tr, tr_marked
from whistclub.words.dates import short_date
from whistclub.words.games import any_contract_name
from whistclub.words.names import either, in_sentence, suit_name
from whistclub.words.numbers import MINUS

LONGEST: Final = 80
"""Greatest length of a foreign value in a sentence, in letters; the rest is cut."""


def shown(values: Mapping[str, object], seats: Mapping[int, str], players: Mapping[PlayerKey, str]) -> dict[str, str]:
    """``values`` as text. ``seats``: seat to name; ``players``: key to name, where a missing key is itself the name."""
    return {key: _shown(key, value, seats, players) for key, value in values.items()}


def filled(sentence: str, values: Mapping[str, str]) -> str:
    """Fills a marked sentence in the current language. A value missing in an older journal or file becomes a question
    mark."""
    places = {name: "?" for _, name, _, _ in Formatter().parse(sentence) if name}
    return tr_marked(sentence, **{**places, **values})


def _shown(key: str, value: Any, seats: Mapping[int, str], players: Mapping[PlayerKey, str]) -> str:
    if isinstance(value, SeatName):
        return seats.get(value.seat) or tr("seat {number}", number=value.seat + 1)
    if isinstance(value, list | tuple | set | frozenset):
        return either([_shown(key, item, seats, players) for item in value])
    if key == "player" and isinstance(value, int | str):
        return players.get(value, str(value))
    if isinstance(value, bool):
        return tr("yes") if value else tr("no")
    if value is None:
        return tr("nothing")
    if isinstance(value, int):
        # Converting a huge number to text can take seconds.
        return str(value).replace("-", MINUS) if abs(value) < 10**12 else tr("a number far too large")
    if isinstance(value, datetime.date):
        return short_date(value)
    if isinstance(value, Suit):
        return suit_name(value)
    text = " ".join(str(value).splitlines())  # a message is one line
    if key == "date" and _is_date(text):
        return short_date(datetime.date.fromisoformat(text))
    if contract := any_contract_name(text):
        return in_sentence(contract)
    if len(text) <= LONGEST:
        return text
    if "/" in text or "\\" in text:  # of a path, the end is the name
        return "…" + text[1 - LONGEST :]
    return text[: LONGEST - 1] + "…"


def _is_date(text: str) -> bool:
    try:
        datetime.date.fromisoformat(text)
    except ValueError:
        return False
    return True
