"""A cancelled evening stays in the calendar and counts nowhere, until it takes place after all."""

import datetime

import pytest

from tests.club.deals import pair
from whistclub.club import people, queries
from whistclub.club.actions import adjustments, deals, evenings, rounds, seasons, tables
from whistclub.club.consequences import consequences
from whistclub.club.imports.merge import import_evenings
from whistclub.club.ports import EveningRecord, SheetRecord
from whistclub.errors import KnownError
from whistclub.files.evening import read_evening
from whistclub.files.scoring import standings_json
from whistclub.files.writing import write_evening
from whistclub.ranking.facts import SeasonRules
from whistclub.ranking.schemes import SCHEMES
from whistclub.reports.export import evening_pdf, season_pdf
from whistclub.reports.gather import evening_data, season_data
from whistclub.rules.common import Refused
from whistclub.rules.sheet import Totals
from whistclub.seating.facts import Draw, SeatedTable


def play(room, date, points, names="A B C D"):
    evening = room.evening(date)
    sheet = room.table(evening, names)
    room.act(tables.enter_totals, sheet, Totals(points))
    room.act(evenings.close_evening, evening)
    return evening


@pytest.fixture
def two(room):
    """Two evenings, D there only on the second, where B is paid something."""
    first = play(room, "2026-10-02", (9, 3, -3, -9), "A B C E")
    second = play(room, "2026-10-09", (-30, 10, -10, 30))
    room.act(adjustments.add_adjustment, second, room.player("B"), 50, "ranking")
    return first, second


def season_of(room, evening):
    return room.read(lambda work: work.get(EveningRecord, evening)).season_id


def table_of(room, evening):
    names = room.names()
    return {names[row.player]: row for row in room.read(queries.ranking, season_of(room, evening)).rows}


def test_nothing_of_a_cancelled_evening_counts_in_a_ranking(room, two):
    first, second = two
    with_both = table_of(room, first)
    assert with_both["D"].upset_bonus == 100
    room.act(evenings.cancel_evening, second, "snow")
    alone = table_of(room, first)
    assert set(alone) == {"A", "B", "C", "E"}
    assert (alone["B"].sheets, alone["B"].adjustments) == (1, 0)
    assert len(room.read(queries.ranking, season_of(room, first)).evenings) == 1
    assert room.read(people.player_season, room.player("D"), season_of(room, first)).row is None
    room.act(evenings.restore_evening, second)
    assert table_of(room, first) == with_both


def test_best_minimum_and_attendance_pass_a_cancelled_evening_by(room, two):
    first, second = two
    rules = SeasonRules(minimum=2, best=1)
    room.act(seasons.set_season, "2026-2027", rules)
    assert {name: row.place is None for name, row in table_of(room, first).items()}["A"] is False
    assert table_of(room, first)["A"].dropped == 1
    room.act(evenings.cancel_evening, second)
    assert {row.place for row in table_of(room, first).values()} == {None}
    assert {row.dropped for row in table_of(room, first).values()} == {0}


def test_the_upset_bonus_of_later_evenings_is_of_an_order_without_it(room, two):
    first, _second = two
    third = play(room, "2026-10-16", (0, 0, -20, 20))
    before = table_of(room, first)["D"].evenings[-1].row.upset_bonus
    room.act(evenings.cancel_evening, first)
    assert table_of(room, third)["D"].evenings[-1].row.upset_bonus != before


def test_it_stays_in_the_list_and_is_not_the_evening_to_go_on_with(room):
    evening = room.evening("2026-10-02")
    room.act(evenings.cancel_evening, evening, "  no  light ")
    (record,) = room.read(queries.evenings)
    assert (record.cancelled, record.cancelled_why) == (True, "no light")
    assert room.read(queries.open_evening) is None
    room.act(evenings.restore_evening, evening)
    assert room.read(queries.open_evening).id == evening


def test_no_deal_and_no_totals_are_entered_in_a_cancelled_evening(room):
    evening = room.evening("2026-10-02")
    table = room.table(evening, "A B C D")
    room.act(evenings.cancel_evening, evening)
    for action, facts in ((deals.enter_deal, pair(0, 1)), (tables.enter_totals, Totals((1, -1, 0, 0)))):
        with pytest.raises(KnownError) as error:
            room.act(action, table, facts)
        assert error.value.key == "evening_cancelled"


def test_nobody_is_seated_in_a_cancelled_evening(room):
    evening = room.evening("2026-10-02")
    ids = tuple(room.player(name) for name in "ABCD")
    drawn = Draw((SeatedTable(1, ids),), (), 1)
    room.act(evenings.cancel_evening, evening)
    for action, args, kw in (
        (tables.seat_table, (evening,), {"game": "belgian", "players": ids}),
        (
            rounds.seat_round,
            (evening, drawn),
            {"round": 1, "game": "belgian", "method": "lot"},
        ),
        (evenings.set_present, (evening, ids), {}),
    ):
        with pytest.raises(KnownError) as error:
            room.act(action, *args, **kw)
        assert error.value.key == "evening_cancelled"


def test_what_it_moves_is_listed_before(room, two):
    moves = consequences(room.club, evenings.cancel_evening, two[1])
    assert [moved.board.kind for moved in moves] == ["season"]
    gone = next(line for line in moves[0].lines if line.player == room.player("D"))
    assert gone.after is None


def test_papers_and_standings_say_cancelled(room, two):
    from tests.reports.writers.test_pdf import pages

    room.act(evenings.cancel_evening, two[1], "snow")
    data = room.read(evening_data, two[1])
    text = " ".join(pages(evening_pdf(data, ["standings"])))
    assert "(cancelled)" in text
    assert "Cancelled: nothing of this evening counts." in text
    assert data.awards == ()
    assert standings_json(data.standings, str)["cancelled"] is True
    assert "cancelled" not in standings_json(room.read(queries.standings, two[0]), str)
    season = room.read(season_data, season_of(room, two[0]), datetime.date(2026, 12, 1))
    assert "Cancelled: 09/10 (snow)." in " ".join(pages(season_pdf(season)))


def test_an_evening_file_says_it_only_where_it_is_so(room, two):
    there = write_evening(room.read(queries.exchanged, two[1]))
    assert b"cancelled" not in there
    room.act(evenings.cancel_evening, two[1], "snow")
    gone = write_evening(room.read(queries.exchanged, two[1]))
    assert b'"cancelled": true' in gone
    assert write_evening(read_evening(gone)) == gone
    with pytest.raises(Refused) as refused:
        room.act(import_evenings, [read_evening(there)])
    assert [(problem.path, problem.key) for problem in refused.value.problems] == [((0, "cancelled"), "differs")]
    room.act(import_evenings, [read_evening(there)], replace=True)
    assert not room.read(lambda work: work.get(EveningRecord, two[1])).cancelled
    room.act(evenings.delete_evening, two[1])
    room.act(import_evenings, [read_evening(gone)])
    (came,) = (record for record in room.read(queries.evenings) if record.date == datetime.date(2026, 10, 9))
    assert (came.cancelled, came.cancelled_why) == (True, "snow")


def test_its_sheets_are_kept_and_undo_gives_it_back(room, two):
    before = room.snapshot()
    room.act(evenings.cancel_evening, two[0])
    assert len(room.read(lambda work: work.find(SheetRecord))) == 2
    assert room.club.undo_name.key == "cancel_evening"
    room.club.undo()
    assert room.snapshot() == before


def test_a_ranking_of_game_points_leaves_it_out_too(room, two):
    room.act(seasons.set_season, "2026-2027", SCHEMES["points"])
    room.act(evenings.cancel_evening, two[1])
    assert {name: row.game_points for name, row in table_of(room, two[0]).items()} == {"A": 9, "B": 3, "C": -3, "E": -9}
