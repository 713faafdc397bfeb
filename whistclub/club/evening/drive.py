"""The whist drive of an evening: the role of each player, the winners of each table, and the next seating.

The next seating follows from the recorded tricks; once seated it is a fact like any drawn round and is never computed
again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, Final, cast

from whistclub.club.evening.rounds import drawn_round, drawn_rounds, sat_out, seat_wishes
from whistclub.club.ports import EveningRecord, RoundRecord, SheetRecord, Work
from whistclub.club.sheets import StoredSheet, load_all, players_of
from whistclub.errors import KnownError
from whistclub.rules.common import PlayerKey
from whistclub.rules.game import WhistDrive
from whistclub.rules.games import drive_game, game_of
from whistclub.rules.sheet import Sheet
from whistclub.seating.drive import DRIVES, TRUMPS, Drive, Four, Seating, first_round, next_round, role, turned, winner
from whistclub.seating.facts import Draw, SeatedTable

PREFIX: Final = "drive:"
METHODS: Final = tuple(PREFIX + drive for drive in DRIVES)
"""The methods of rounds (``RoundRecord.method``) that belong to a drive."""
ROLES: Final = "drive_roles"
"""Setting key of the roles given by hand (0: A, 1: B), by player; they also apply to later drives."""
PLANNED: Final = "drive_rounds"
"""Setting key of the number of rounds of a drive."""
USUAL_ROUNDS: Final = 24


def drive_of(method: str) -> Drive | None:
    """The movement of a round method; None for a method that is no drive."""
    return cast(Drive, method.removeprefix(PREFIX)) if method in METHODS else None


def rules() -> WhistDrive:
    """The conventions of a whist drive."""
    drive = game_of(drive_game()).drive
    assert drive is not None
    return drive


def by_tricks(sheet: SheetRecord | Sheet) -> bool:
    """Whether the tricks are the points of a sheet (rules.md §4, ``whist_drive``)."""
    drive = game_of(sheet.game).drive
    return drive is not None and drive.applies(sheet.conventions)


def running(work: Work, evening_id: int) -> RoundRecord | None:
    """The latest seated round if it belongs to a drive, else None."""
    last = max((sheet.round for sheet in work.find(SheetRecord, evening_id=evening_id)), default=0)
    drawn = drawn_round(work, evening_id, last)
    return drawn if drawn is not None and drawn.method in METHODS else None


def players_now(work: Work, evening_id: int) -> list[int]:
    """The players present who play the next round, in order of arrival; those who played before but not in the latest
    round are left out."""
    sheets = work.find(SheetRecord, evening_id=evening_id)
    last = max((sheet.round for sheet in sheets), default=0)
    drawn = drawn_round(work, evening_id, last)
    played = {player for sheet in sheets for player in players_of(sheet)}
    there = {player for sheet in sheets if sheet.round == last for player in players_of(sheet)}
    there |= set(drawn.out) if drawn is not None else set()
    return [player for player in work.get(EveningRecord, evening_id).present if player in there or player not in played]


def moved_since(work: Work, sheet_id: int) -> bool:
    """Whether players have moved by the result of that sheet: a later round of its drive is seated."""
    own = work.get(SheetRecord, sheet_id)
    last = running(work, own.evening_id)
    drawn = drawn_round(work, own.evening_id, own.round)
    return last is not None and last.round > own.round and drawn is not None and drawn.method in METHODS


def planned_rounds(work: Work) -> int:
    """The number of rounds of a drive in this club."""
    kept = work.setting(PLANNED)
    return kept if isinstance(kept, int) else USUAL_ROUNDS


def given_roles(work: Work) -> dict[int, int]:
    """The roles given by hand."""
    kept: Mapping[str, Any] = work.setting(ROLES) or {}
    return {int(player): int(which) for player, which in kept.items()}


def seated_roles(work: Work, evening_id: int) -> dict[int, int]:
    """The roles in the drive of an evening, by the seat each player held last."""
    rounds = {drawn.round for drawn in drawn_rounds(work, evening_id) if drawn.method in METHODS}
    found: dict[int, int] = {}
    for sheet in work.find(SheetRecord, evening_id=evening_id, round=tuple(rounds)) if rounds else ():
        found |= {player: role(seat) for seat, player in enumerate(sheet.seats) if seat < 4}
        found |= {change.player: role(change.seat) for change in sheet.changes if isinstance(change.player, int)}
    return found


def roles_of(work: Work, evening_id: int, players: Sequence[int], seed: int = 0) -> dict[int, int]:
    """The role of each player (0: A, 1: B): given by hand, else the one they had, else by lot so that both roles are as
    equal in number as possible."""
    known = {**seated_roles(work, evening_id), **given_roles(work)}
    roles = {player: known[player] for player in players if player in known}
    for player in Random(seed).sample([player for player in players if player not in known], len(players) - len(roles)):
        count = Counter(roles.values())
        roles[player] = 0 if count[0] <= count[1] else 1
    return roles


def drive_draw(work: Work, evening_id: int, players: Sequence[int], drive: Drive, *, round: int, seed: int = 0) -> Draw:
    """The draw of that round: by lot in the first round of a drive, else from the tricks of the round before.

    KnownError ``drive_unfinished`` (values: ``round``, ``tables``) while a table of the round before has deals left to
    play."""
    roles = roles_of(work, evening_id, players, seed)
    before = drawn_round(work, evening_id, round - 1)
    stored = load_all(work, work.find(SheetRecord, evening_id=evening_id, round=round - 1))
    if before is None or before.method not in METHODS or not stored:
        pairs = seat_wishes(work).together if drive == "partner" else ()
        both = _by_role(roles, players)
        return _drawn(first_round(both, seed, (frozenset[PlayerKey](pair) for pair in pairs)), round, seed)
    open_ones = [str(sheet.record.table) for sheet in stored if not _finished(sheet)]
    if open_ones:
        raise KnownError("drive_unfinished", round=round - 1, tables=", ".join(open_ones))
    tables = [_four(sheet) for sheet in stored]
    seats = {player: role(seat) for table in tables for seat, player in enumerate(table)}
    gone = {player for player in seats if not isinstance(player, int) or roles.get(player) != seats[player]}
    out = times_out(work, evening_id, round)
    waiting = [player for player in players if player not in seats or player in gone]
    waiting.sort(key=lambda player: -out[player])
    seating = next_round(
        tables,
        [_won(sheet) for sheet in stored],
        drive,
        waiting=_by_role(roles, waiting),
        gone=gone,
        sat_out={player: out[player] for player in out},
    )
    return _drawn(seating, round, seed)


def drive_conventions(
    work: Work, evening_id: int, round: int, *, deals: int = 1, rotation: Sequence[Any] | None = TRUMPS
) -> Any:
    """The conventions of that round: those of the round before, with trumps advanced by its deals. ``deals``,
    ``rotation``: of the first round; rotation None: trumps by the turned card."""
    sheets = work.find(SheetRecord, evening_id=evening_id, round=round - 1)
    before = drawn_round(work, evening_id, round - 1)
    if before is None or before.method not in METHODS or not sheets:
        return rules().conventions(deals, tuple(rotation) if rotation else None)
    drive, known = rules(), sheets[0].conventions
    order, count = drive.rotation(known), drive.deals(known)
    return drive.conventions(count, None if order is None else turned(order, count or 1))


def _by_role(roles: Mapping[int, int], players: Iterable[int]) -> tuple[list[PlayerKey], list[PlayerKey]]:
    both: tuple[list[PlayerKey], list[PlayerKey]] = ([], [])
    for player in players:
        both[roles[player]].append(player)
    return both


def times_out(work: Work, evening_id: int, round: int) -> Counter[int]:
    """How many rounds of the drive before that one each player has sat out."""
    drawn = (each for each in drawn_rounds(work, evening_id) if each.method in METHODS and each.round < round)
    return Counter(sat_out(drawn, work.find(SheetRecord, evening_id=evening_id)))


def _four(stored: StoredSheet) -> Four[PlayerKey]:
    """The players who hold the four seats at the end."""
    players = stored.sheet.now.players
    return players[0], players[1], players[2], players[3]


def _finished(stored: StoredSheet) -> bool:
    planned = rules().deals(stored.record.conventions) or 1
    return stored.record.totals is not None or stored.record.closed or len(stored.sheet.deals) >= planned


def _won(stored: StoredSheet) -> int:
    """The winning side of a table; when only totals are known, the side with more; side 0 when nothing was played."""
    if stored.record.totals is not None:
        points = stored.record.totals.points
        return 0 if points[0] >= points[1] else 1
    deals = [rules().tricks_of(deal) for deal in stored.sheet.deals]
    return winner(deals) if deals else 0


def _drawn(seating: Seating, round: int, seed: int) -> Draw:
    """The seating as a draw; the first dealer advances by one seat with every round."""
    tables = tuple(SeatedTable(number, seats, (round - 1) % 4) for number, seats in enumerate(seating.tables, 1))
    return Draw(tables, seating.out, seed)
