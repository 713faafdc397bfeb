"""The whist drive on paper: the list of tricks, prizes by role, and everybody's score card."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pypdfium2
import pytest

from whistclub.club.actions.adjustments import add_adjustment
from whistclub.club.actions.deals import enter_deal
from whistclub.club.actions.evenings import set_present
from whistclub.club.actions.rounds import seat_round
from whistclub.club.actions.settings import change_setting
from whistclub.club.evening.drive import PLANNED, drive_conventions, drive_draw
from whistclub.club.ports import SheetRecord
from whistclub.ranking.prizes import PrizeRules, encode_prizes
from whistclub.reports.evening.drive import blank_cards, drive_table, filled_cards
from whistclub.reports.evening.score_cards import cards_pdf
from whistclub.reports.evening.standings import evening_report, prizes_table
from whistclub.reports.gather import PRIZES, evening_data
from whistclub.reports.writers.layout import PAPERS
from whistclub.reports.writers.pdf import pdf_bytes
from whistclub.rules.classic import ClassicDeal

PEOPLE = [f"Player {number:02}" for number in range(1, 10)]


@pytest.fixture
def evening(room):
    """A progressive drive of nine people over three rounds of six."""
    evening = room.evening()
    ids = [room.player(name) for name in PEOPLE]
    room.act(set_present, evening, ids)
    room.act(change_setting, PLANNED, 6)
    room.act(change_setting, PRIZES, encode_prizes(PrizeRules(places=1, last=True, by_role=True)))
    for round, tricks in enumerate(((9, 4), (7, 2), (13, 6)), 1):
        draw = room.read(drive_draw, evening, ids, "progressive", round=round, seed=3)
        conventions = room.read(drive_conventions, evening, round)
        facts = {"game": "classic", "conventions": conventions, "method": "drive:progressive"}
        room.act(seat_round, evening, draw, round=round, **facts)
        sheets = room.read(lambda work, round=round: work.find(SheetRecord, evening_id=evening, round=round))
        for sheet, taken in zip(sheets, tricks, strict=True):
            trump = conventions.trump_rotation[0]
            room.act(enter_deal, sheet.id, ClassicDeal((taken, 13 - taken), trump=trump))
    return evening


def text(pdf: bytes) -> list[str]:
    return [page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(pdf)]


def test_the_list_has_everybodys_tricks_by_round_and_in_all(room, evening):
    table = drive_table(room.read(evening_data, evening))
    assert [column.key for column in table.columns][:3] == ["place", "player", "role"]
    assert sorted(row.values[1] for row in table.rows) == PEOPLE
    for row in table.rows:
        rounds: list[Any] = [value for value in row.values[3:6] if value is not None]
        assert row.values[-2:] == (len(rounds), sum(rounds))
    sums: list[Any] = [row.values[-1] for row in table.rows]
    assert sum(sums) == 3 * 2 * 26
    assert sums == sorted(sums, reverse=True)


def test_not_played_is_blank(room, evening):
    table = drive_table(room.read(evening_data, evening))
    assert sum(value is None for row in table.rows for value in row.values[3:6]) == 3


def test_an_adjustment_has_a_column_and_counts(room, evening):
    room.act(add_adjustment, evening, room.player("Player 01"), 6, "game", "gift", "sat out", "Ada")
    table = drive_table(room.read(evening_data, evening))
    row = next(row for row in table.rows if row.values[1] == "Player 01")
    assert row.values[table.column("adjusted")] == 6
    assert row.values[-1] == 6 + sum(value or 0 for value in row.values[3:6])


def test_first_and_last_of_each_role_have_a_prize(room, evening):
    data = room.read(evening_data, evening)
    rows = prizes_table(data).rows
    assert [row.values[0] for row in rows] == [
        "Place 1, role A",
        "Place 1, role B",
        "Fewest tricks, role A",
        "Fewest tricks, role B",
    ]
    printed = "".join(text(pdf_bytes(evening_report(data, [drive_table(data), prizes_table(data)]))))
    assert all(name in printed for name in PEOPLE)


def test_an_evening_of_other_games_too_has_no_list(room, evening):
    room.table(evening, "Q R S T", round=9)
    assert drive_table(room.read(evening_data, evening)) is None


def test_a_card_to_be_filled_in_has_all_rounds_with_their_trumps(room, evening):
    cards = blank_cards(room.read(evening_data, evening))
    assert [card.name for card in cards] == PEOPLE
    assert [(line.label, line.trump) for line in cards[0].lines] == list(zip("123456", "♥♣♦♠♥♣", strict=True))


def test_a_filled_card_has_what_its_player_played(room, evening):
    data = room.read(evening_data, evening)
    points = {data.player(row.player): row.game_points for row in data.standings.rows}
    cards = filled_cards(data)
    assert {card.name: sum(line.tricks for line in card.lines) for card in cards} == points
    for card in cards:
        assert all(a.label < b.label for a, b in pairwise(card.lines))
        assert card.name not in {line.partner for line in card.lines}
        role = {"A": "B", "B": "A"}[card.role]
        assert {other.role for other in cards if other.name in {line.partner for line in card.lines}} == {role}


@pytest.mark.parametrize(("paper", "pages"), [("A4", 3), ("A5", 9), ("Letter", 3)])
def test_every_card_is_printed_once_on_any_paper(room, evening, paper, pages):
    data = room.read(evening_data, evening)
    made = text(cards_pdf(blank_cards(data), "Club", paper))
    assert len(made) == pages
    assert [sum(name in page for page in made) for name in PEOPLE] == [1] * 9
    assert pypdfium2.PdfDocument(cards_pdf(filled_cards(data), "Club", paper))[0].get_size() == pytest.approx(
        PAPERS[paper], abs=0.1
    )
