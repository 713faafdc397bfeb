"""How a list of old results was understood, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from whistclub.words import mark, tr, tr_marked
from whistclub.words.dates import short_date

if TYPE_CHECKING:
    from whistclub.club.imports.exchange import ExchangedEvening

COLUMNS: Final[Mapping[str, str]] = {
    "date": mark("date"),
    "round": mark("round"),
    "table": mark("table"),
    "player": mark("player"),
    "first": mark("first name"),
    "points": mark("points"),
    "game": mark("game"),
    "tricks": mark("tricks"),
    "deals": mark("deals"),
}
"""The possible meanings of a column."""


def results_lines(
    form: str,
    evenings: Sequence[ExchangedEvening],
    results: int,
    of: str,
    columns: Sequence[tuple[str, str]],
    unread: Sequence[str],
) -> list[str]:
    """Lines that say how a list was understood: its form, its dates, its columns, and the columns that were ignored."""
    if form == "lines":
        lines = [tr("Each line is a player at a table.")]
    elif of == "ranking":
        lines = [tr("Each column is an evening, each cell its ranking points.")]
    else:
        lines = [tr("Each column is an evening, each cell its game points.")]
    lines.append(tr("Results: {count}", count=results))
    if evenings:
        days = tr("%n evening(s)", "", len(evenings))
        first, last = short_date(evenings[0].date), short_date(evenings[-1].date)
        lines.append(tr("{evenings}, {first} to {last}", evenings=days, first=first, last=last))
    taken = ", ".join(f"{title} = {tr_marked(COLUMNS[what])}" for what, title in columns)
    lines.append(tr("columns read: {columns}", columns=taken))
    if unread:
        lines.append(tr("columns not read: {columns}", columns=", ".join(unread)))
    return lines
