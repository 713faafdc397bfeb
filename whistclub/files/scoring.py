"""The JSON output of `score`, `standings` and `ranking` (interchange.md)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from whistclub.club.imports.exchange import ExchangedEvening
from whistclub.ranking.amounts import amount_text
from whistclub.ranking.facts import EveningRow, EveningStandings, Ranking, SeasonRow
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


def standings_json(standings: EveningStandings, name_of: Callable[[PlayerKey], str]) -> dict[str, Any]:
    """An evening's standings."""
    return {
        "date": standings.key.date.isoformat(),
        "number": standings.key.number,
        "name": standings.name,
        "provisional": standings.provisional,
        **({"cancelled": True} if standings.cancelled else {}),
        "order": standings.order,
        "rows": [_evening_row(row, name_of) for row in standings.rows],
    }


def _evening_row(row: EveningRow, name_of: Callable[[PlayerKey], str]) -> dict[str, Any]:
    return {
        "place": row.place,
        "player": name_of(row.player),
        "game_points": row.game_points,
        "rounds": [
            {"round": part.round, "table": part.table, "game": part.game, "points": part.points, "place": part.place}
            for part in row.parts
        ],
        "adjustments": row.game_adjustment,
        "place_points": amount_text(row.place_points),
        "points_bonus": amount_text(row.points_bonus),
        "upset_bonus": amount_text(row.upset_bonus),
        "attendance": amount_text(row.attendance),
        "ranking_adjustments": amount_text(row.ranking_adjustment),
        "ranking_points": amount_text(row.ranking_points),
    }


def ranking_json(ranking: Ranking, name_of: Callable[[PlayerKey], str]) -> dict[str, Any]:
    """A season ranking with every part of it; one of a single game names it."""
    of_game = {} if ranking.game is None else {"game": ranking.game}
    return {
        "season": ranking.season,
        **of_game,
        "scheme": ranking.rules.scheme,
        "rows": [_season_row(row, name_of) for row in ranking.rows],
    }


def _season_row(row: SeasonRow, name_of: Callable[[PlayerKey], str]) -> dict[str, Any]:
    return {
        "place": row.place,
        "player": name_of(row.player),
        "sheets": row.sheets,
        "firsts": row.firsts,
        "game_points": row.game_points,
        "place_points": amount_text(row.place_points),
        "points_bonus": amount_text(row.points_bonus),
        "upset_bonus": amount_text(row.upset_bonus),
        "attendance": amount_text(row.attendance),
        "adjustments": amount_text(row.adjustments),
        "total": amount_text(row.total),
        "classified": row.classified,
        "dropped": row.dropped,
    }
