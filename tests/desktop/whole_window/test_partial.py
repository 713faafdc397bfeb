"""Who plays only part of an evening: blank where nothing was played, never zero, on screen, paper and in the workbook
(H15, H16, H17, H18)."""

from __future__ import annotations

import datetime
import io
from typing import Any

import openpyxl
import pytest

from whistclub.club import queries
from whistclub.club.actions.arrivals_departures import arrive_late, leave_early
from whistclub.club.actions.deals import enter_deal
from whistclub.club.actions.evenings import create_evening, set_present
from whistclub.club.actions.players import add_player
from whistclub.club.actions.rounds import close_round
from whistclub.club.actions.tables import seat_table
from whistclub.club.ports import EveningRecord, PlayerRecord, SheetRecord
from whistclub.desktop.controller import Controller
from whistclub.desktop.evening.standings import shared_of, standings_grid
from whistclub.reports.evening.standings import standings_table
from whistclub.reports.export import evening_book
from whistclub.reports.gather import evening_data
from whistclub.rules.belgian.facts import Attempt, BelgianDeal

NAMES = ("Ada", "Bea", "Cas", "Dan", "Eva", "Late", "Gone", "Never")


@pytest.fixture
def evening(controller: Controller) -> int:
    """Three rounds. Late comes as a fifth in round 2 and plays on, Gone leaves during round 1 and Eva stands in, Ada
    sits round 2 out, Never sits at a table of round 3 that has no deal yet."""
    act = controller.club.act
    made = act(create_evening, datetime.date(2026, 11, 27)).new(EveningRecord)
    a, b, c, d, e, late, gone, never = (act(add_player, name).new(PlayerRecord) for name in NAMES)
    act(set_present, made, (a, b, c, d, e, gone, never))

    def table(players: tuple[int, ...], round: int, number: int = 1) -> int:
        kw: dict[str, Any] = {"game": "belgian", "players": players, "round": round, "table": number}
        return act(seat_table, made, **kw).new(SheetRecord)

    def deal(sheet: int, seat: int) -> None:
        act(enter_deal, sheet, BelgianDeal("contract", (Attempt("solo", (seat,), 7, 6),)))

    first = table((a, b, c, gone), 1)
    deal(first, 0)
    deal(first, 3)
    act(leave_early, made, gone, into=e)
    deal(first, 0)
    act(close_round, made, 1)
    second = table((b, c, d, e), 2)
    deal(second, 0)
    act(arrive_late, made, late, sheet_id=second)
    deal(second, 0)  # the newcomer deals and so sits out
    deal(second, 4)
    act(close_round, made, 2)
    third = table((a, b, c, late), 3)
    deal(third, 3)
    table((d, e, gone, never), 3, 2)
    return made


def by_name(rows: Any, name_at: int, first: int) -> dict[str, tuple[Any, ...]]:
    return {values[name_at]: tuple(values[first : first + 3]) for values in rows}


BLANK = {"Ada": (1,), "Late": (0,), "Dan": (0, 2), "Gone": (1, 2), "Eva": (2,), "Bea": (), "Cas": ()}
"""Which of the three rounds are blank."""


def assert_blanks(found: dict[str, tuple[Any, ...]], empty: Any = None) -> None:
    for name, blank in BLANK.items():
        values = found[name]
        assert [at for at, value in enumerate(values) if value == empty] == list(blank), (name, values)
        assert all(value == empty or value != 0 for value in values), (name, values)


def test_on_screen_each_round_not_played_is_blank(controller: Controller, evening: int) -> None:
    view = controller.read(queries.evening, evening)
    grid = standings_grid(controller, controller.read(queries.standings, evening), shared_of(view))
    first = next(at for at, column in enumerate(grid.columns) if column.title == "Round 1")
    found = by_name([row.values for row in grid.rows], 1, first)
    assert_blanks(found)
    assert found.get("Never", (None,) * 3) == (None, None, None)


def test_on_paper_and_in_the_workbook_too(controller: Controller, evening: int) -> None:
    data = controller.read(evening_data, evening)
    table = standings_table(data)
    keys = [column.key for column in table.columns]
    shown = [at for at, column in enumerate(table.columns) if column.title and "points" in column.key][:3]
    name = keys.index("player")
    assert_blanks({row.values[name]: tuple(row.values[at] for at in shown) for row in table.rows})
    book = openpyxl.load_workbook(io.BytesIO(evening_book(data)), data_only=True)
    sheet = book.worksheets[0]
    lines = [[cell.value for cell in row] for row in sheet.iter_rows()]
    found = {next(v for v in line if v in NAMES): line for line in lines if any(v in NAMES for v in line)}
    printed = {row.values[name]: row.values for row in table.rows}
    zeros = {who: [at for at, value in enumerate(line) if value == 0] for who, line in found.items()}
    assert set(found) == set(printed)
    assert all(len(zeros[who]) <= sum(value == 0 for value in printed[who]) for who in found)


def test_the_place_bonus_is_given_for_every_table_of_every_round_to_who_has_the_place(
    controller: Controller, evening: int
) -> None:
    standings = controller.read(queries.standings, evening)
    parts = {controller.name(row.player): {part.round: part for part in row.parts} for row in standings.rows}
    assert parts["Gone"][1].place is not None  # two of three deals: the place is theirs
    assert parts["Eva"][1].place is None
    assert {number: part.place is not None for number, part in parts["Bea"].items()} == {1: True, 2: True, 3: True}
    rows = {controller.name(row.player): row for row in standings.rows}
    assert rows["Bea"].game_points == sum(part.points for part in parts["Bea"].values())
