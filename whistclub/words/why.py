"""The answer to "why?" in sentences: for a deal, for an evening's line, for a line of the season ranking."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from whistclub.ranking import why as ranking
from whistclub.rules.common import PlayerKey, Reason
from whistclub.words import mark, tr, tr_marked
from whistclub.words.dates import short_date
from whistclub.words.games import game_name, words_of
from whistclub.words.names import listed
from whistclub.words.numbers import MINUS, hundredths, points

RANKING_REASONS: Final[Mapping[str, str]] = {
    "evening": mark("The evening"),
    "evening_of_season": mark("{evening}"),
    "team_evening_won": mark("{evening}, won"),
    "team_member": mark("{player}"),
    "evening_dropped": mark("{evening}: {value}, dropped"),
    "evening_average": mark("{evening}: {game_points} in {deals} deals, {value} per deal"),
    "sheet": mark("Round {round}, table {table}, {game}: {points} points"),
    "sheet_dropped": mark("Round {round}, table {table}, {game}: {value}, dropped"),
    "game_points": mark("Game points"),
    "not_own_sheet": mark("Another held the seat for more deals: no place, no bonus"),
    "stood_in": mark("Stood in for {player}; own points {gained}, the place of the seat goes to {player}"),
    "seat_shared": mark(
        "Seat of {players}: {together} together; place {place} goes to {player}, who held it for {deals} of {of} deals"
    ),
    "seat_shared_equal": mark(
        "Seat of {players}: {together} together; place {place} goes to {player}, who held it for {deals} of {of} deals"
        " and finished"
    ),
    "place": mark("Place {place} at the table"),
    "place_shared": mark("Place {place} shared by {shared_by}: {paid} in equal parts"),
    "bracket": mark("Points bonus: {points} points are {steps} steps of {size} above {start}, {step} each"),
    "upset": mark("Stood above and finished behind: {players}"),
    "no_upset": mark("Nobody who stood above finished behind"),
    "attendance": mark("Attendance"),
    "ranking_adjustment": mark("{what}"),
    "game_adjustment": mark("{what}, {points} game points"),
    "floor": mark("An evening gives at least {floor} instead of {raw}"),
    "season": mark("The season"),
    "average": mark("{points} points in {deals} deals"),
    "below_minimum": mark("Not classified: {evenings} evenings played, {minimum} are needed"),
    "guest": mark("Not classified: a guest"),
    "provisional": mark("Provisional place: {evenings} evenings played, {minimum} are needed at the end of the season"),
    "no_own_sheet": mark("Not classified: no sheet of their own"),
    "shared_with": mark("Equal in all: place shared with {players}"),
    "decided_by_places": mark("Equal total with {above}, who took place {place} {theirs} times against {own}"),
    "decided_by_game_points": mark("Equal total and places with {above}, who has {theirs} game points against {own}"),
    "decided_by_evenings_won": mark("Equal total with {above}, who has won more evenings"),
    "decided_by_best_evening": mark("Equal total with {above}, whose best evening is better"),
    "decided_by_ahead": mark("Equal total with {above}, who was more often before them at the same table"),
}

_KINDS: Final[Mapping[str, str]] = {
    "penalty": mark("Penalty"),
    "gift": mark("Gift"),
    "decision": mark("Decision"),
}

_IN_HUNDREDTHS: Final = frozenset({"floor", "raw", "value", "step"})


def deal_reason_text(game: str, reason: Reason, names: Mapping[int, str]) -> str:
    """One reason of a deal's points in a sentence, without the points; ``names`` by seat."""
    return words_of(game).reason(reason, names)


def payments_text(gains: Mapping[int, int], names: Mapping[int, str]) -> str:
    """Each player's gain or loss: "Gaëtan +6, Edouard +6, Manu −6, Eleni −6"."""
    return ", ".join(f"{names.get(seat, '?')} {points(n)}" for seat, n in gains.items())


def reason_lines(reason: ranking.Reason, names: Mapping[PlayerKey, str]) -> Iterator[tuple[int, str, int | None]]:
    """Yields the answer from top to bottom: (depth, sentence, hundredths or None)."""
    waiting = [(0, reason)]
    while waiting:
        depth, one = waiting.pop()
        yield depth, reason_text(one, names), one.amount
        waiting += [(depth + 1, part) for part in reversed(one.parts)]


def reason_sheet(reason: ranking.Reason, names: Mapping[PlayerKey, str]) -> Iterator[str]:
    """Yields the answer as lines of text, as on the screen: parts indented, the sum last."""
    whole, *parts = reason_lines(reason, names)
    for depth, words, amount in (*parts, (1, *whole[1:])):
        told = words if amount is None else tr("{what}: {value}", what=words, value=hundredths(amount))
        yield "  " * (depth - 1) + told


def deal_reason_line(game: str, reason: Reason, names: Mapping[int, str]) -> str:
    """One reason of a deal with who pays whom: "Bea: solo 8 lost … · Ada +12, Bea −36"."""
    said = deal_reason_text(game, reason, names)
    paid = payments_text({seat: n for seat, n in reason.points.items() if n}, names)
    return f"{said} · {paid}" if paid else said


def reason_text(reason: ranking.Reason, names: Mapping[Any, str]) -> str:
    """One reason of a line of standings or of a ranking in a sentence, without its amount. ``names``: player to name; a
    missing player is shown by key, which in an evening file is the name."""
    values = reason.values
    if reason.key == "best":
        return tr("Dropped as not among the best: %n sheet(s)", "", _whole(values["dropped"]))
    said = {key: _shown(key, value, names) for key, value in values.items()}
    if "date" in said:
        number = values.get("number", 1)
        said["evening"] = " ".join(
            [said["date"], *([f"#{number}"] if number != 1 else []), *([said["name"]] if said["name"] else [])]
        )
    if "kind" in said:
        said["what"] = tr("{kind}: {reason}", **said) if values["reason"] else said["kind"]
    return tr_marked(RANKING_REASONS[reason.key], **said)


def _shown(key: str, value: Any, players: Mapping[PlayerKey, str]) -> str:
    if key == "players":
        return listed([players.get(player, str(player)) for player in value])
    if key in ("above", "player"):
        return players.get(value, str(value))
    if key in ("together", "gained"):
        return points(value)
    if key == "paid":
        return " + ".join(hundredths(amount) for amount in value) or hundredths(0)
    if key == "kind":
        return tr_marked(_KINDS[value])
    if key == "game":
        return game_name(value)
    if key == "date":
        return short_date(value)
    if key in _IN_HUNDREDTHS and isinstance(value, int):
        return hundredths(value)
    return str(value).replace("-", MINUS) if isinstance(value, int) else str(value)


def _whole(value: object) -> int:
    return value if isinstance(value, int) else 0
