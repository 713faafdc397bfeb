"""The consequences of an action for the players, in words: "Table 3: Eleni 4. → 2. (−36 → +15)"."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from whistclub.club.consequences import Board, Moved, Moves, Place
from whistclub.rules.common import PlayerKey
from whistclub.words import tr
from whistclub.words.dates import short_date
from whistclub.words.names import strung
from whistclub.words.numbers import hundredths, points

NameOf = Callable[[PlayerKey], str]


def board_title(board: Board) -> str:
    """The title of a list whose lines change."""
    if board.kind == "table" and board.round > 1:
        return tr("Table {number}, round {round}", number=board.number, round=board.round)
    if board.kind == "table":
        return tr("Table {number}", number=board.number)
    if board.kind == "evening" and board.key is not None:
        return tr("Evening of {date}", date=board.name or short_date(board.key.date))
    return tr("Season {name}", name=board.name)


def place_text(place: Place | None) -> str:
    """A place, a dash for none."""
    return "–" if place is None or place.place is None else tr("{place}.", place=place.place)


def amount_text(place: Place | None) -> str:
    """The points after the name, a dash for a player not in the list."""
    if place is None:
        return "–"
    return points(place.amount) if place.of == "game" else hundredths(place.amount)


def arrow(before: str, after: str) -> str:
    """Old and new value; only one when they are equal.

    >>> arrow("3.", "2."), arrow("1.", "1.")
    ('3. → 2.', '1.')
    """
    return after if before == after else f"{before} → {after}"


def line_text(line: Moved, name: NameOf) -> str:
    """One line: the player, old and new place and points."""
    place = arrow(place_text(line.before), place_text(line.after))
    amount = arrow(amount_text(line.before), amount_text(line.after))
    return tr("{name} {place} ({points})", name=name(line.player), place=place, points=amount)


def consequence_lines(moves: Iterable[Moves], name: NameOf, most: int | None = None) -> Iterator[str]:
    """Yields one sentence per board; with ``most`` only that many of its lines are named and the rest is counted."""
    for moved in moves:
        lines = [line_text(line, name) for line in moved.lines[:most]]
        if most is not None and len(moved.lines) > most:
            lines.append(tr("and %n more", "", len(moved.lines) - most))
        yield tr("{what}: {value}", what=board_title(moved.board), value=strung(lines))
