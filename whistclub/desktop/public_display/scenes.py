"""The content of each scene of the television, as plain text computed from the club and independent of any screen.

Drafts are never read: a deal appears once it is entered."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from whistclub.club import queries
from whistclub.club.evening.arrivals_departures import without_seat
from whistclub.club.evening.drive import by_tricks, rules
from whistclub.club.evening.rounds import RoundSeating, seatings, tables_by_player
from whistclub.club.names import plain
from whistclub.club.ports import EveningRecord, SheetRecord, SheetView, Work
from whistclub.ranking.facts import EveningStandings, Ranking, SeasonRow
from whistclub.reports.season.ranking import after_line, movement_text
from whistclub.rules.common import PlayerKey, Suit
from whistclub.rules.games import game_of
from whistclub.rules.sheet import Line as DealLine
from whistclub.words import mark, tr, tr_marked
from whistclub.words.dates import evening_text
from whistclub.words.games import game_name
from whistclub.words.names import suit_name, suit_sign
from whistclub.words.numbers import hundredths, points
from whistclub.words.sheets.deals import deal_text
from whistclub.words.sheets.progress import calling, how_far, sitting

NameOf = Callable[[PlayerKey], str]

SCENES: Final = {
    "standings": mark("Standings"),
    "tables": mark("Tables"),
    "seats": mark("Seats by name"),
    "schedule": mark("Schedule"),
    "deals": mark("Last deals"),
    "ranking": mark("Season ranking"),
}
"""The scenes in the order they are offered."""

DEALS_TOLD: Final = 10
"""Number of the newest deals shown."""


@dataclass(frozen=True, slots=True)
class Line:
    """A name and a number, with the place in front if there is one. ``strong``: the first three; ``quiet``: without a
    place or a table."""

    name: str
    number: str = ""
    place: str = ""
    strong: bool = False
    quiet: bool = False


@dataclass(frozen=True, slots=True)
class Block:
    """Lines that stay together. ``heading`` "": no heading; ``note``: muted text beside the heading."""

    lines: tuple[Line, ...]
    heading: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Told:
    """One deal: where it was played, a sentence on what happened, and the points of each player."""

    table: str
    deal: str
    sentence: str
    points: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Board:
    """The content of a scene. ``across``: blocks are ordered row by row, else column by column. ``empty``: text if
    there is no content. ``provisional``: the title says so."""

    title: str
    subtitle: str
    items: tuple[Block, ...] | tuple[Told, ...]
    across: bool = False
    empty: str = ""
    provisional: bool = False

    def texts(self) -> tuple[str, ...]:
        """All texts of the board, line by line."""
        return tuple(text for item in self.items for text in item_texts(item))


def item_texts(item: Block | Told) -> tuple[str, ...]:
    """Returns the texts of a block or deal, line by line, for screen readers."""
    if isinstance(item, Told):
        given = ", ".join(f"{name} {number}" for name, number in item.points)
        return (" ".join(filter(None, (f"{item.table}, {item.deal}:", item.sentence, given))),)
    heading = (" · ".join(filter(None, (item.heading, item.note))),) if item.heading else ()
    return heading + tuple(" ".join(filter(None, (line.place, line.name, line.number))) for line in item.lines)


# -- from the club


def evening_to_show(evenings: Sequence[EveningRecord], today: datetime.date) -> EveningRecord | None:
    """Returns the current evening: the latest that has begun, else the next one. Cancelled evenings are skipped; None
    if there is no other."""
    held = [record for record in evenings if not record.cancelled]
    begun = [record for record in held if record.date <= today]
    return begun[-1] if begun else held[0] if held else None


def read_boards(
    work: Work, scenes: Iterable[str], evening_id: int | None, today: datetime.date, game: str | None = None
) -> dict[str, Board]:
    """Returns the boards of ``scenes`` (keys of SCENES) for an evening, all read at the same moment. If ``evening_id``
    is None or that evening is gone, uses the current one. ``game``: the ranking of that game, if the season mixes
    games."""
    known = work.find(EveningRecord)
    evening = next((record for record in known if record.id == evening_id), None) or evening_to_show(known, today)
    names = queries.player_names(work)

    def name_of(player: PlayerKey) -> str:
        return names.get(player, str(player)) if isinstance(player, int) else player

    return {scene: _read(work, scene, evening, name_of, game) for scene in scenes}


def _read(work: Work, scene: str, evening: EveningRecord | None, name_of: NameOf, game: str | None) -> Board:
    if evening is None:
        return Board(tr_marked(SCENES[scene]), "", (), empty=tr("No evening yet."))
    if scene == "ranking":
        played = queries.games(work, evening.season_id)
        wanted = game if len(played) > 1 and game in played else None
        return ranking_board(queries.moved_ranking(work, evening.season_id, wanted), name_of)
    when = evening_text(evening.date, evening.number, evening.name)
    if scene == "standings":
        tables = work.find(SheetRecord, evening_id=evening.id)
        tricks = bool(tables) and all(map(by_tricks, tables))
        return standings_board(queries.standings(work, evening.id), when, name_of, tricks=tricks)
    if scene == "schedule":
        return schedule_board(seatings(work, evening.id), when, name_of)
    sheets = queries.evening(work, evening.id).sheets
    if scene == "deals":
        return deals_board(sheets, when, name_of)
    if scene == "seats":
        return seats_board(latest_round(sheets), without_seat(work, evening.id), when, name_of)
    return tables_board(latest_round(sheets), when, name_of)


# -- the scenes


def standings_board(standings: EveningStandings, when: str, name_of: NameOf, *, tricks: bool = False) -> Board:
    """Returns the board of the evening's standings (rules.md §7), with the numbers they are ordered by. ``tricks``: of
    a whist drive, as plain numbers. Nobody has a place before the first deal."""
    by_game = standings.order == "game_points"
    number = str if tricks else points
    begun = any(row.adjustments or any(part.deals or part.points for part in row.parts) for row in standings.rows)
    rows = standings.rows if begun and not standings.cancelled else ()
    return Board(
        tr("Standings"),
        when,
        tuple(
            _ranked(
                row.place, name_of(row.player), number(row.game_points) if by_game else hundredths(row.ranking_points)
            )
            for row in rows
        ),
        empty=tr("This evening is cancelled.") if standings.cancelled else tr("No deal has been played yet."),
        provisional=standings.provisional and begun,
    )


def ranking_board(ranking: Ranking, name_of: NameOf) -> Board:
    """Returns the board of the season's ranking; players who are not classified come last, without a place."""
    of_game = () if ranking.game is None else (game_name(ranking.game),)
    return Board(
        tr("Season ranking"),
        " · ".join((*of_game, ranking.season, tr("%n evening(s)", "", len(ranking.evenings)), *after_line(ranking))),
        tuple(_ranked(row.place, name_of(row.player), _with_movement(ranking, row)) for row in ranking.rows),
        empty=tr("Nothing counts yet: a table counts once it is closed."),
    )


def _with_movement(ranking: Ranking, row: SeasonRow) -> str:
    """The total, with what the latest evening moved before it."""
    moved = None if ranking.movement is None else movement_text(row, ranking.movement)
    return "   ".join(filter(None, (moved, hundredths(row.total))))


def _ranked(place: int | None, name: str, number: str) -> Block:
    shown = "–" if place is None else str(place)
    return Block((Line(name, number, shown, strong=place is not None and place <= 3, quiet=place is None),))


def latest_round(sheets: Iterable[SheetView]) -> tuple[SheetView, ...]:
    """Returns the tables of the latest round that is seated."""
    sheets = tuple(sheets)
    last = max((sheet.record.round for sheet in sheets), default=0)
    return tuple(sheet for sheet in sheets if sheet.record.round == last)


def tables_board(sheets: Sequence[SheetView], when: str, name_of: NameOf) -> Board:
    """Returns the board of the tables: who sits where, the game, its progress, and the points once a deal was
    played."""
    games = {sheet.record.game for sheet in sheets}
    drive = bool(sheets) and all(by_tricks(sheet.record) for sheet in sheets)
    what = [_of_drive(sheets[0])] if drive else [game_name(next(iter(games)))] if len(games) == 1 else []
    return Board(
        _round_title(tr("Tables"), sheets),
        " · ".join((when, *what)),
        tuple(_table(sheet, name_of, mixed=len(games) > 1) for sheet in sheets),
        across=True,
        empty=tr("No table has been seated yet."),
    )


def _of_drive(sheet: SheetView) -> str:
    """Returns a note for a whist drive, with the trump that applies in the whole room."""
    drive, conventions = rules(), sheet.sheet.conventions
    order = drive.rotation(conventions)
    if not order:
        return tr("Whist drive")
    trump = order[min(len(sheet.sheet.deals), (drive.deals(conventions) or 1) - 1) % len(order)]
    sign = "" if trump is Suit.NONE else f"{suit_sign(trump)} "
    return " · ".join((tr("Whist drive"), f"{sign}{suit_name(trump)}"))


def _table(sheet: SheetView, name_of: NameOf, *, mixed: bool) -> Block:
    played = {line.table.players[seat] for line in sheet.score.lines for seat in line.points}
    number = str if by_tricks(sheet.record) else points
    seated = [(player, total, "") for player, total in sitting(sheet)]
    if game_of(sheet.record.game).partners:
        # Partners are listed together, with the number of their side.
        seated = [(*seated[seat][:2], str(seat % 2 + 1)) for seat in (0, 2, 1, 3)]
    lines = (
        # Blank for who has not played, never zero (rules.md §6).
        Line(name_of(player), number(total) if player in played or sheet.record.totals is not None else "", side)
        for player, total, side in seated
    )
    note = f"{game_name(sheet.record.game)} · {how_far(sheet)}" if mixed else how_far(sheet)
    return Block(tuple(lines), tr("Table {number}", number=sheet.record.table), note)


def seats_board(sheets: Sequence[SheetView], resting: Iterable[int], when: str, name_of: NameOf) -> Board:
    """Returns the board of all players by name, with their table number; ``resting``: players present without a
    table."""
    seats = [(name_of(player), sheet.record.table) for sheet in sheets for player, _ in sitting(sheet)]
    lines = [(name, table, Line(name, str(table))) for name, table in seats]
    if seats:
        lines += [(name, 0, Line(name, tr("sits out"), quiet=True)) for name in map(name_of, resting)]
    lines.sort(key=lambda line: (plain(line[0]), line[1]))
    return Board(
        _round_title(tr("Who sits at which table"), sheets),
        when,
        tuple(Block((line,)) for _, _, line in lines),
        empty=tr("No table has been seated yet."),
    )


def schedule_board(rounds: Sequence[RoundSeating], when: str, name_of: NameOf) -> Board:
    """Returns the board of all players by name, with their tables in all rounds seated or drawn; – for sitting out."""
    tables = tables_by_player(rounds)
    people = [(name_of(player), at) for player, at in tables.items() if at]
    people.sort(key=lambda line: plain(line[0]))
    numbers = [one.round for one in rounds]
    title = tr("Tables of the rounds {rounds}", rounds=" · ".join(map(str, numbers))) if rounds else tr("Schedule")
    return Board(
        title,
        when,
        tuple(Block((Line(name, " · ".join(str(at.get(number, "–")) for number in numbers)),)) for name, at in people),
        empty=tr("No round has been drawn yet."),
    )


def _round_title(title: str, sheets: Sequence[SheetView]) -> str:
    number = sheets[0].record.round if sheets else 1
    return tr("{title}, round {number}", title=title, number=number) if number > 1 else title


def deals_board(sheets: Iterable[SheetView], when: str, name_of: NameOf) -> Board:
    """Returns the board of the newest deals of all tables, newest first."""
    entered = (
        (deal_id, sheet, line)
        for sheet in sheets
        for deal_id, line in zip(sheet.deal_ids, sheet.score.lines, strict=False)
    )
    # Ids increase in the order deals are entered.
    newest = sorted(entered, key=lambda entry: entry[0], reverse=True)[:DEALS_TOLD]
    return Board(
        tr("Last deals"),
        when,
        tuple(_told(sheet, line, name_of) for _, sheet, line in newest),
        empty=tr("No deal has been played yet."),
    )


def _told(sheet: SheetView, line: DealLine, name_of: NameOf) -> Told:
    called = calling(sheet.sheet, name_of)
    seats = {seat: called(player) for seat, player in line.table.players.items()}
    return Told(
        tr("Table {number}", number=sheet.record.table),
        tr("deal {number}", number=line.number),
        deal_text(sheet.record.game, sheet.sheet.conventions, line.deal, seats),
        ()
        if line.void
        else tuple((seats[seat], points(line.points[seat])) for seat in line.table.seats if seat in line.points),
    )
