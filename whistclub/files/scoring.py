"""The JSON output of `score`, `standings` and `ranking` (interchange.md)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from whistclub.club.evening.purse import EveningPurse
from whistclub.club.imports.exchange import ExchangedEvening
from whistclub.ranking.amounts import amount_text
from whistclub.ranking.facts import (
    EveningRow,
    EveningRules,
    EveningStandings,
    Ranking,
    SeasonRow,
    SheetPart,
    TeamRanking,
)
from whistclub.reports.evening.standings_columns import standings_columns
from whistclub.reports.season.ranking import ranking_columns
from whistclub.reports.table import NUMBERS, Column, Kind, Medium, row_values, shown_on
from whistclub.rules.common import PlayerKey, Warned
from whistclub.rules.facts import Line, Score
from whistclub.rules.sheet import Game, fold, game_of

Say = Callable[[Warned, Mapping[int, str]], str]
"""Makes the sentence of a warning; players by seat."""


def score_json(evening: ExchangedEvening, say: Say) -> dict[str, Any]:
    """Every sheet of an evening scored."""
    return {"sheets": [sheet_json(fold(sheet), say) for sheet in evening.sheets]}


def sheet_json(score: Score, say: Say) -> dict[str, Any]:
    """One scored sheet whose players are names."""
    sheet = score.sheet
    upcoming = sheet.at(len(score.lines) + 1).players
    return {
        "table": sheet.table,
        "round": sheet.round,
        "game": sheet.game,
        "finished": score.finished,
        "deals": [_deal(game_of(sheet.game), line, say) for line in score.lines],
        "next_dealer": None if score.next is None else upcoming[score.next.dealer],
        "totals": dict(score.totals),
        "standings": [
            {"place": row.place, "player": row.player, "points": row.points, **row.counts} for row in score.standings
        ],
        **{name: list(sides) for name, sides in score.extra.items()},
    }


def _deal(game: Game, line: Line, say: Say) -> dict[str, Any]:
    players = line.table.players
    data: dict[str, Any] = {"number": line.number, "dealer": players[line.dealer], "void": line.void}
    data |= {fact: getattr(line.deal, fact) for fact in game.told}
    data["points"] = {players[seat]: line.points.get(seat, 0) for seat in line.table.seats}
    if line.sat_out:
        data["sat_out"] = [players[seat] for seat in line.sat_out]
    names = {seat: str(player) for seat, player in players.items()}
    data["warnings"] = [{"code": warned.code, "text": say(warned, names)} for warned in line.warnings]
    return data


def standings_json(
    standings: EveningStandings, name_of: Callable[[PlayerKey], str], purse: EveningPurse | None = None
) -> dict[str, Any]:
    """An evening's standings, with its purse where it has an entry or a stake."""
    rules = standings.rows[0].rules if standings.rows else EveningRules()
    columns = shown_on(Medium.ANSWER, standings_columns(standings, rules, name_of))
    return {
        "date": standings.key.date.isoformat(),
        "number": standings.key.number,
        "name": standings.name,
        "provisional": standings.provisional,
        **({"cancelled": True} if standings.cancelled else {}),
        "order": standings.order,
        "rows": [{**_row(columns, row), "rounds": [_round(part) for part in row.parts]} for row in standings.rows],
        **({} if purse is None or not (purse.entry or purse.stake) else {"purse": _purse(purse, name_of)}),
    }


def _purse(purse: EveningPurse, name_of: Callable[[PlayerKey], str]) -> dict[str, Any]:
    return {
        "entries_due": purse.entries_due,
        "entries_paid": purse.entries_paid,
        "payments": [
            {
                "round": one.round,
                "table": one.table,
                "from": name_of(one.debtor),
                "to": name_of(one.creditor),
                "cents": one.cents,
            }
            for one in purse.payments
        ],
    }


def _round(part: SheetPart) -> dict[str, Any]:
    return {"round": part.round, "table": part.table, "game": part.game, "points": part.points, "place": part.place}


def ranking_json(ranking: Ranking, name_of: Callable[[PlayerKey], str]) -> dict[str, Any]:
    """A season ranking with every part of it; one of a single game names it."""
    columns = shown_on(Medium.ANSWER, ranking_columns(ranking, name_of))
    of_game = {} if ranking.game is None else {"game": ranking.game}
    return {
        "season": ranking.season,
        **of_game,
        **({} if ranking.period is None else {"period": ranking.period.name}),
        **({} if ranking.category is None else {"category": ranking.category}),
        "scheme": ranking.rules.scheme,
        "rows": [{**_row(columns, row), "classified": row.classified, **_marks(row)} for row in ranking.rows],
    }


def _marks(row: SeasonRow) -> dict[str, bool]:
    return {name: True for name in ("guest", "provisional") if getattr(row, name)}


def teams_json(ranking: TeamRanking) -> dict[str, Any]:
    """A team ranking; ranking points as decimals, game points as whole numbers in strings."""
    written = str if ranking.teams.of == "game" else amount_text
    return {
        "season": ranking.season,
        **({} if ranking.period is None else {"period": ranking.period.name}),
        "teams": {"count": ranking.teams.count, "of": ranking.teams.of},
        "rows": [
            {
                "place": row.place,
                "team": row.team,
                "evenings": len(row.evenings),
                "won": row.won,
                "best": written(row.best),
                "total": written(row.total),
            }
            for row in ranking.rows
        ],
    }


def _row(columns: Sequence[Column], row: EveningRow | SeasonRow) -> dict[str, Any]:
    """The values of a line by key; hundredths as decimals, 0 where paper is blank."""
    data: dict[str, Any] = {}
    for column, value in zip(columns, row_values(columns, row), strict=True):
        if value is None and column.kind in NUMBERS - {Kind.PLACE}:
            value = 0
        data[column.key] = amount_text(value) if column.kind is Kind.HUNDREDTHS and isinstance(value, int) else value
    return data
