"""The cash sheet of an evening and of a season (rules.md §9)."""

import datetime

import pytest

from whistclub.club.actions.purse import set_paid, set_purse
from whistclub.club.evening.purse import evening_purse, season_purse
from whistclub.reports.season.purse import cash_sheet, season_cash_sheet
from whistclub.reports.writers.pdf import pdf_bytes

DAY = datetime.date(2026, 11, 27)


@pytest.fixture
def evening_id(room):
    evening = room.evening()
    room.table(evening, "A B C D")
    return evening


def test_an_evening_without_a_purse_has_a_sheet_of_one_page(room, evening_id):
    purse = room.read(evening_purse, evening_id)
    assert pdf_bytes(cash_sheet("Club", purse, str, DAY)).startswith(b"%PDF")


def test_entries_prizes_and_balance_stand_on_the_sheets(room, evening_id):
    one = room.player("A")
    room.act(set_purse, evening_id, {"": 500}, None, [(one, 300)])
    room.act(set_paid, evening_id, (one,), True)
    purse = room.read(evening_purse, evening_id)
    report = cash_sheet("Club", purse, lambda key: room.names()[key], DAY)
    assert [row.values for row in report.tables[0].rows] == [
        ("A", 500, 500), ("B", 500, None), ("C", 500, None), ("D", 500, None),
    ]  # fmt: skip
    season = season_cash_sheet("Club", "2026-2027", room.read(season_purse, 1) or (purse,), DAY)
    assert season.tables[0].rows[-1].values[3:] == (2000, 500, 300, 200)
