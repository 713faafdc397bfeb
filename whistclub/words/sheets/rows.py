"""The score sheet as plain rows of text for the table model."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from whistclub.rules.common import PlayerKey
from whistclub.rules.facts import Deal
from whistclub.rules.sheet import Line, Score, Sheet, game_of
from whistclub.words import tr
from whistclub.words.games import words_of
from whistclub.words.numbers import points
from whistclub.words.sheets.deals import call_text, short_deal_text
from whistclub.words.sheets.warnings import short_warning, warning_text


@dataclass(frozen=True, slots=True)
class Row:
    """One deal. ``cells`` by seat: bid and tricks ("" in other games), points and running total; all "" for a seat that
    did not play. ``index``: 0-based."""

    index: int
    number: str
    dealer: str
    contract: str
    cells: tuple[tuple[str, str, str], ...]
    void: bool
    warning: str
    due: str = ""
    """The warning in a few words."""
    remark: str = ""
    """The arbiter's call and the marker's note."""

    @property
    def spoken(self) -> str:
        """The row in one sentence, for screen readers and tooltips."""
        parts = [tr("Deal {number}, dealer {dealer}", number=self.number, dealer=self.dealer), self.contract]
        parts += [tr("void")] if self.void else []
        parts += [part for part in (self.warning, self.remark) if part]
        return " · ".join(parts)


@dataclass(frozen=True, slots=True)
class Heading:
    """The heading of a seat's column: its number key, its players in order, the total, the place; what a prepared
    change would make of the two, "" without one."""

    key: str
    held: tuple[str, ...]
    total: str
    place: str
    after: str = ""
    after_place: str = ""

    @property
    def name(self) -> str:
        """All players whose points are in the column ("Ada / Sam")."""
        return " / ".join(self.held)


def seat_names(sheet: Sheet, number: int, name: Callable[[PlayerKey], str]) -> Mapping[int, str]:
    """Names by seat at deal ``number``; a vacated seat keeps the name of the player who left it."""
    return {seat: held[-1] for seat, held in held_seats(sheet, number, name).items()}


def held_seats(sheet: Sheet, number: int, name: Callable[[PlayerKey], str]) -> Mapping[int, tuple[str, ...]]:
    """All who held a seat up to deal ``number``, in order, by seat."""
    held: dict[int, tuple[str, ...]] = {}
    changed = (change.from_deal for change in sheet.changes if change.from_deal <= number)
    for at in sorted({1, number, *changed}) if number > 0 else ():
        for seat, player in sheet.at(at).players.items():
            before = held.get(seat, ())
            if before[-1:] != (called := (name(player),)):
                held[seat] = before + called
    return held


def names_at(sheet: Sheet, number: int, name: Callable[[PlayerKey], str]) -> dict[int, str]:
    """The names by seat at deal ``number``, in seat order."""
    return dict(sorted(seat_names(sheet, number, name).items()))


def row(score: Score, line: Line, names: Mapping[int, str]) -> Row:
    """The line as the sheet shows it."""
    sheet = score.sheet
    said = words_of(sheet.game).said(line)
    cells = tuple(
        (said.get(seat, ""), points(line.points[seat]), points(line.running[seat]))
        if seat in line.points
        else ("",) * 3
        for seat in range(sheet.seat_count)
    )
    text = short_deal_text(sheet.game, sheet.conventions, line.deal, names)
    warning = " ".join(warning_text(warned, names) for warned in line.warnings)
    due = ", ".join(short_warning(warned, names) for warned in line.warnings)
    dealer, remark = names.get(line.dealer, ""), _remark(sheet.game, line.deal, names)
    return Row(line.number - 1, str(line.number), dealer, text, cells, line.void, warning, due, remark)


def _remark(game: str, deal: Deal, names: Mapping[int, str]) -> str:
    calls = game_of(game).calls
    call = None if calls is None else calls.of(deal)
    said = [] if call is None else [call_text(game, call, names)]
    return " · ".join([*said, *([f"✎ {deal.note}"] if deal.note else [])])


def rows(score: Score, name: Callable[[PlayerKey], str], kept: Sequence[Row] = ()) -> list[Row]:
    """All lines, first deal first; ``kept``: rows of the first deals that have not changed."""
    later = score.lines[len(kept) :]
    return [*kept, *(row(score, line, seat_names(score.sheet, line.number, name)) for line in later)]


def headings(score: Score, name: Callable[[PlayerKey], str], after: Score | None = None) -> list[Heading]:
    """The headings of the seats; ``after``: the sheet after a prepared change."""
    sheet = score.sheet
    table = sheet.at(len(score.lines) + 1)
    held = held_seats(sheet, len(score.lines) + 1, name)
    places, later = _places(score), {} if after is None else _places(after)
    found = []
    for seat in range(sheet.seat_count):
        key = str(table.seats.index(seat) + 1) if seat in table.players else ""
        then = then_place = ""
        if after is not None:
            then, then_place = points(after.seat_totals[seat]), later.get(seat, "")
        total, place = points(score.seat_totals[seat]), places.get(seat, "")
        found.append(Heading(key, held.get(seat, ()), total, place, then, then_place))
    return found


def _places(score: Score) -> dict[int, str]:
    if not score.lines and score.sheet.totals is None:
        return {}
    return {row.seat: tr("{place}.", place=row.place) for row in score.standings if row.place is not None}
