"""Lists of people: members, registration, attendance."""

import datetime

from tests.conftest import Room
from tests.reports import club
from whistclub.club.actions.players import change_player
from whistclub.club.ports import PlayerRecord
from whistclub.reports.lists import (
    SPARE_LINES,
    attendance_table,
    members,
    members_report,
    registration_report,
)

TODAY = datetime.date(2026, 12, 1)


def test_members_are_told_with_number_category_team_and_when_they_were_last_seen(room: Room) -> None:
    room.table(room.evening("2026-10-01"), "Ada Bea Cas Dan")
    room.table(room.evening("2026-11-27"), "Ada Bea Cas Eva")
    room.act(change_player, room.player("Bea"), number="0052", categories=("Dames", "Seniors"))
    room.act(change_player, room.player("Cas"), guest=True)
    room.act(change_player, room.player("Eva"), active=False)
    room.player("Never")
    listed = room.read(members, TODAY)
    report = members_report("Club", listed, TODAY)
    (table,) = report.tables
    assert [column.key for column in table.columns] == ["number", "player", "categories", "guest", "seen"]
    november, october = datetime.date(2026, 11, 27), datetime.date(2026, 10, 1)
    assert [row.values for row in table.rows] == [
        (None, "Ada", None, None, november),
        ("0052", "Bea", "Dames, Seniors", None, november),
        (None, "Cas", None, "guest", november),
        (None, "Dan", None, None, october),
        (None, "Never", None, None, None),
    ]
    assert isinstance(listed[0].player, PlayerRecord)


def test_the_registration_list_has_everybody_and_lines_for_newcomers(room: Room) -> None:
    for name in ("Ada", "Bea"):
        room.player(name)
    (table,) = registration_report("Club", room.read(members, TODAY), TODAY).tables
    assert [row.values[1] for row in table.rows] == ["Ada", "Bea", *[None] * SPARE_LINES]


def test_attendance_counts_by_person_and_by_evening() -> None:
    data = club.season_data(12, 4)
    table = attendance_table(data)
    marks = [sum(value == "×" for value in row.values) for row in table.rows]
    assert marks == [row.values[1] for row in table.rows]
    (foot,) = table.foot
    assert foot.values[1] == sum(marks)
    assert sum(int(str(value)) for value in foot.values[2:]) == sum(marks)
