"""Slips and schedules: everybody is sent to the table they are drawn for."""

import io

import pypdfium2
import pytest

from whistclub.club.actions import rounds, tables
from whistclub.club.evening.rounds import request_for, seatings
from whistclub.reports.evening.slips import Slip, coming, player_slips, schedule_table, slips_pdf, table_slips
from whistclub.reports.gather import evening_data
from whistclub.seating.movements import plan

NAMES = [f"Player {letter}" for letter in "ABCDEFGHI"]


@pytest.fixture
def evening(room):
    """Nine people, three rounds of whist 32 drawn at once, the first seated; one sits out each time."""
    made = room.evening()
    people = [room.player(name) for name in NAMES]
    drawn = plan(room.read(request_for, made, people, game="whist32", seed=3), "meet", 3).rounds
    kw = {"round": 1, "game": "whist32", "method": "meet", "later": drawn[1:]}
    room.act(rounds.seat_round, made, drawn[0], **kw)
    return made


def texts(pdf):
    return [page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(io.BytesIO(pdf))]


def test_a_slip_a_player_names_every_round_to_come(room, evening):
    data, drawn = room.read(evening_data, evening), room.read(seatings, evening)
    assert [(one.round, one.seated) for one in drawn] == [(1, True), (2, False), (3, False)]
    slips = player_slips(data, coming(drawn))
    assert [slip.name for slip in slips] == NAMES
    second = drawn[1].tables[0]
    slip = next(slip for slip in slips if slip.name == data.player(second.seats[2]))
    assert slip.lines[0] == "Round 2: table 1, seat 3"
    assert sum("sits out" in line for slip in slips for line in slip.lines) == 2


def test_where_nothing_is_drawn_to_follow_slips_are_of_the_round_seated(room):
    made = room.evening()
    room.table(made, "A B C D")
    data, drawn = room.read(evening_data, made), room.read(seatings, made)
    assert player_slips(data, coming(drawn))[0] == Slip("A", "Table 1 · seat 1", ("Round 1",))
    assert table_slips(data, drawn) == []


def test_a_slip_a_table_says_where_each_of_it_goes(room, evening):
    data, drawn = room.read(evening_data, evening), room.read(seatings, evening)
    slips = table_slips(data, drawn)
    assert [slip.name for slip in slips] == ["Table 1 · To round 2", "Table 2 · To round 2"]
    where = {p: f"table {t.number}, seat {s}" for t in drawn[1].tables for s, p in enumerate(t.seats, 1)}
    assert slips[0].lines == tuple(f"{data.player(p)}: {where.get(p, 'sits out')}" for p in drawn[0].tables[0].seats)


def test_the_schedule_has_everybodys_table_of_every_round_and_a_blank_for_sitting_out(room, evening):
    data, drawn = room.read(evening_data, evening), room.read(seatings, evening)
    table = schedule_table(data, drawn)
    assert [row.values[0] for row in table.rows] == NAMES
    assert sum(value is None for row in table.rows for value in row.values) == 3
    for at, one in enumerate(drawn, 1):
        for seated in one.tables:
            names = {data.player(player) for player in seated.seats}
            assert {row.values[0] for row in table.rows if row.values[at] == seated.number} == names


@pytest.mark.parametrize("paper", ["A4", "A5", "Letter"])
def test_every_slip_is_printed_once_on_any_paper(room, evening, paper):
    data, drawn = room.read(evening_data, evening), room.read(seatings, evening)
    pages = texts(slips_pdf(player_slips(data, coming(drawn)), "Club", paper))
    assert [sum(page.count(name) for page in pages) for name in NAMES] == [1] * 9
    assert slips_pdf(player_slips(data, drawn), "Club", paper) == slips_pdf(player_slips(data, drawn), "Club", paper)


def test_a_slip_with_forty_rounds_and_a_long_name_stays_whole():
    slip = Slip("Anne-Sophie de Maere d'Aertrycke <&> " * 3, "", tuple(f"Round {n}: table {n}" for n in range(1, 41)))
    (page,) = texts(slips_pdf([slip], "Club"))
    assert all(f"Round {n}: table {n}" in page for n in range(1, 41))


def test_who_was_given_a_seat_by_hand_no_longer_sits_out(room, evening):
    drawn = room.read(seatings, evening)
    out = drawn[0].out
    late = [room.player(name) for name in "XYZ"]
    room.act(tables.seat_table, evening, game="whist32", players=(*out, *late), round=1)
    assert room.read(seatings, evening)[0].out == ()
