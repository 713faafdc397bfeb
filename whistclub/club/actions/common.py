"""Checks shared by several actions: whether a record exists, a name is valid, a player sits elsewhere in the round."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from whistclub.club.names import LONGEST_NAME, clean_name, is_name
from whistclub.club.ports import EveningRecord, PlayerRecord, R, SheetRecord, Work
from whistclub.club.sheets import players_of
from whistclub.errors import KnownError
from whistclub.rules.common import Problem, Refused


def found(work: Work, kind: type[R], id: int) -> R:
    """Returns the record; KnownError ``gone`` (values: ``record``) when it has been deleted."""
    try:
        return work.get(kind, id)
    except KeyError:
        raise KnownError("gone", record=kind.__name__) from None


def open_evening(work: Work, evening_id: int) -> EveningRecord:
    """Returns the evening; KnownError ``evening_closed`` or ``evening_cancelled`` when nobody can be seated in it any
    more."""
    evening = takes_place(work, evening_id)
    if evening.closed:
        raise KnownError("evening_closed", date=evening.date.isoformat(), number=evening.number)
    return evening


def takes_place(work: Work, evening_id: int) -> EveningRecord:
    """Returns the evening; KnownError ``evening_cancelled`` when it does not take place."""
    evening = found(work, EveningRecord, evening_id)
    if evening.cancelled:
        raise KnownError("evening_cancelled", date=evening.date.isoformat(), number=evening.number)
    return evening


def refuse(problems: Iterable[Problem]) -> None:
    """Raises Refused when there are any problems."""
    if problems := tuple(problems):
        raise Refused(problems)


def proper_name(name: str, *path: str | int) -> str:
    """Returns the name in the club's spelling; Refused ``empty_name`` (no visible letter or digit), ``nul_text`` or
    ``too_long`` (values: ``high``, ``count``)."""
    if "\0" in name:
        raise Refused([Problem(path or ("name",), "nul_text")])
    cleaned = clean_name(name)
    if not is_name(cleaned):
        raise Refused([Problem(path or ("name",), "empty_name")])
    if len(cleaned) > LONGEST_NAME:
        raise Refused([Problem(path or ("name",), "too_long", {"high": LONGEST_NAME, "count": len(cleaned)})])
    return cleaned


def seated_elsewhere(
    work: Work, evening_id: int, round: int, players: Iterable[int], *, besides: int | None = None
) -> Iterator[Problem]:
    """Yields a problem ``at_two_tables`` (values: ``player``, ``table``, ``round``) for each of ``players`` who plays
    on another sheet of that round; the path is their index. ``besides``: id of a sheet that does not count."""
    wanted = {player: index for index, player in enumerate(players)}
    for record in work.find(SheetRecord, evening_id=evening_id, round=round):
        if record.id == besides:
            continue
        for player in players_of(record):
            if player in wanted:
                values = {"player": player, "table": record.table, "round": round}
                yield Problem(("seats", wanted[player]), "at_two_tables", values)


def known_players(work: Work, player_ids: Iterable[int]) -> None:
    """Raises KnownError ``gone`` unless all ids belong to players of the club."""
    ids = tuple(dict.fromkeys(player_ids))
    if len(work.find(PlayerRecord, id=ids)) != len(ids):
        raise KnownError("gone", record=PlayerRecord.__name__)
