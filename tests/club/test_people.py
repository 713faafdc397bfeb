"""One player's season as the club keeps it."""

from __future__ import annotations

import pytest

from whistclub.club import people, queries
from whistclub.club.actions.evenings import close_evening
from whistclub.club.actions.tables import close_table
from whistclub.rules.belgian.facts import Attempt, BelgianDeal
from whistclub.rules.common import Suit

PAIR = BelgianDeal("contract", (Attempt("pair", (0, 2), 8, 8, Suit.HEARTS),))
SOLO = BelgianDeal("contract", (Attempt("solo", (1,), 8, 8, Suit.CLUBS),))


@pytest.fixture
def season(room):
    """Two evenings; on the second one table is still open."""
    first, second = room.evening("2026-11-20"), room.evening("2026-11-27")
    room.enter(room.table(first), PAIR, SOLO)
    room.act(close_evening, first)
    closed = room.table(second, "C D A B")
    room.enter(closed, PAIR)
    room.act(close_table, closed)
    room.enter(room.table(second, "A E F G", round=2, table=1), SOLO)
    return room.read(queries.evening, first).season.id


def test_a_players_season_agrees_with_the_ranking(room, season):
    told = room.read(people.player_season, room.player("A"), season)
    ranking = room.read(queries.ranking, season)
    assert told.row in ranking.rows
    assert (told.steps[-1].place, told.steps[-1].total) == (told.row.place, told.row.total)
    assert sum(sheet.points for sheet in told.portrait.sheets) == told.row.game_points
    assert [str(sheet.sheet.key.date) for sheet in told.portrait.sheets] == ["2026-11-20", "2026-11-27"]
    assert {partner.player for partner in told.portrait.partners} == {room.player("C")}


def test_open_sheets_are_not_told_of_yet(room, season):
    told = room.read(people.player_season, room.player("E"), season)
    assert told.portrait.sheets == ()
    assert told.row is None
    assert len(room.read(people.played_sheets, season)) == 2


def test_the_seasons_of_a_player(room, season):
    room.enter(room.table(room.evening("2027-11-20"), "A X Y Z"), SOLO)
    assert [one.name for one in room.read(people.seasons_of, room.player("A"))] == ["2026-2027", "2027-2028"]
    assert [one.name for one in room.read(people.seasons_of, room.player("B"))] == ["2026-2027"]
    assert room.read(people.seasons_of, room.player("nobody yet")) == ()


def test_accented_names_stand_beside_their_plain_ones(room):
    for name in ("Zoë", "Éric", "Eddy", "Fons"):
        room.player(name)
    assert [player.name for player in room.read(queries.players)] == ["Eddy", "Éric", "Fons", "Zoë"]
