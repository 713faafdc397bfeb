"""What the latest evening moved in the ranking, wherever it is shown."""

import datetime

from tests.conftest import Room
from whistclub.club import queries
from whistclub.club.actions.evenings import close_evening
from whistclub.club.actions.players import change_player
from whistclub.club.actions.tables import enter_totals
from whistclub.desktop.public_display.scenes import ranking_board
from whistclub.reports.gather import season_data
from whistclub.reports.season.ranking import ranking_table, season_report
from whistclub.rules.sheet import Totals


def plays(room: Room, date: str, names: str, *points: int) -> int:
    evening = room.evening(date)
    room.act(enter_totals, room.table(evening, names), Totals(points))
    room.act(close_evening, evening)
    season: int = room.read(queries.evening, evening).season.id
    return season


def test_each_line_says_how_it_moved_and_what_the_last_evening_gave(room: Room) -> None:
    plays(room, "2026-10-01", "Ada Bea Cas Dan", 30, 10, -10, -30)
    season = plays(room, "2026-10-08", "Bea Ada Cas Eva", 90, -20, -30, -40)
    data = room.read(season_data, season, datetime.date(2026, 10, 9))
    table = ranking_table(data)
    shown = [column.key for column in table.columns]
    assert shown.index("moved") == shown.index("place") + 1
    assert shown.index("last") == shown.index("total") - 1
    lines = {row.values[table.column("player")]: row.values for row in table.rows}
    moved = {name: values[table.column("moved")] for name, values in lines.items()}
    assert moved == {"Bea": "▲ 1", "Ada": "▼ 1", "Cas": "=", "Dan": "=", "Eva": "new"}
    assert lines["Dan"][table.column("last")] is None
    assert lines["Bea"][table.column("last")] == 1100 + 100 + 30
    assert "after the evening of Thursday 8 October 2026" in season_report(data, [table]).subtitle
    board = ranking_board(room.read(queries.moved_ranking, season), data.player)
    assert "after the evening of Thursday 8 October 2026" in board.subtitle
    assert any(text.startswith("1 Bea ▲ 1") for text in board.texts())


def test_after_the_first_evening_nothing_is_said_of_movement(room: Room) -> None:
    season = plays(room, "2026-10-01", "Ada Bea Cas Dan", 30, 10, -10, -30)
    ranking = room.read(queries.moved_ranking, season)
    assert ranking.movement is None
    assert room.read(queries.moved_ranking, season, "classic").rows == ()


def test_who_has_a_category_moves_among_those_of_the_category(room: Room) -> None:
    for name in ("Bea", "Cas"):
        room.act(change_player, room.player(name), categories=("Dames",))
    plays(room, "2026-10-01", "Ada Bea Cas Dan", 30, 10, -10, -30)
    season = plays(room, "2026-10-08", "Cas Ada Bea Dan", 90, -20, -30, -40)
    ranking = room.read(queries.moved_ranking, season, category="Dames")
    assert ranking.movement is not None
    assert [(row.player, row.place) for row in ranking.rows] == [(room.player("Cas"), 1), (room.player("Bea"), 2)]
    assert ranking.movement.places == {room.player("Bea"): 1, room.player("Cas"): 2}
