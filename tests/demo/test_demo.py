"""The invented club: legal throughout, the same for the same seed, every game and every kind of sheet in it."""

from __future__ import annotations

import pytest

from whistclub.bootstrap import open_club
from whistclub.club import queries
from whistclub.club.ports import AdjustmentRecord, DealRecord, EveningRecord, PlayerRecord, SheetRecord
from whistclub.demo import names
from whistclub.demo.club import make_demo
from whistclub.demo.evenings import EVENINGS, LAST_SEASON, dates
from whistclub.errors import KnownError
from whistclub.files.writing import write_evening
from whistclub.rules.games import GAMES
from whistclub.storage.check import check_club


@pytest.fixture(scope="module")
def demo(tmp_path_factory):
    path = tmp_path_factory.mktemp("demo") / "demo.whist"
    make_demo(path, 2, 24, 7)
    return path


@pytest.fixture
def club(demo):
    opened = open_club(demo)
    yield opened
    opened.close()


def files(path):
    club = open_club(path)
    try:
        evenings = club.read(lambda work: work.find(EveningRecord))
        return [write_evening(club.read(queries.exchanged, evening.id)) for evening in evenings]
    finally:
        club.close()


def test_check_finds_nothing(demo):
    assert check_club(demo) == ()


def test_the_same_seed_gives_the_same_evening_files(demo, tmp_path):
    make_demo(tmp_path / "again.whist", 2, 24, 7)
    assert files(tmp_path / "again.whist") == files(demo)


def test_another_seed_gives_another_club(demo, tmp_path):
    make_demo(tmp_path / "other.whist", 1, 24, 8)
    assert not set(files(tmp_path / "other.whist")) & set(files(demo))


def test_as_many_seasons_evenings_and_players_as_asked(club):
    seasons = club.read(queries.seasons)
    assert [season.name for season in seasons] == [f"{y}-{y + 1}" for y in (LAST_SEASON - 1, LAST_SEASON)]
    assert [len(club.read(queries.evenings, season.id)) for season in seasons] == [EVENINGS, EVENINGS]
    assert len(club.read(queries.players)) == 24


def test_every_game_every_kind_of_sheet(club):
    sheets = club.read(lambda work: work.find(SheetRecord))
    assert {sheet.game for sheet in sheets} == set(GAMES)
    assert {len(sheet.seats) for sheet in sheets if sheet.game == "belgian"} == {4, 5}
    assert any(sheet.changes for sheet in sheets)
    assert any(sheet.totals for sheet in sheets)
    assert {sheet.round for sheet in sheets} == {1, 2, 3}
    assert club.read(lambda work: work.find(AdjustmentRecord))


def test_every_contract_is_played(club):
    deals = [record.deal for record in club.read(lambda work: work.find(DealRecord))]
    played = {attempt.contract for deal in deals for attempt in getattr(deal, "attempts", ())}
    assert {"pair", "solo", "trou", "petite_misere", "grande_misere", "abondance"} <= played
    kinds = {deal.kind for deal in deals if hasattr(deal, "kind")}
    assert kinds == {"contract", "passed", "blank", "revoke"}


def test_evenings_are_closed_under_the_conventions_of_their_season(club):
    seasons = {season.id: season for season in club.read(queries.seasons)}
    for evening in club.read(queries.evenings):
        assert evening.closed
        assert evening.rules == seasons[evening.season_id].rules.evening


def test_deals_stand_as_the_sequence_foresees_them(club):
    for evening in club.read(queries.evenings):
        for sheet in club.read(queries.evening, evening.id).sheets:
            assert not any(line.warnings for line in sheet.score.lines)


def test_names_carry_accents_and_members_numbers(club):
    people = club.read(lambda work: work.find(PlayerRecord))
    assert any(not person.name.isascii() for person in people)
    assert any(person.number is None for person in people)
    numbers = [person.number for person in people if person.number]
    assert len(set(numbers)) == len(numbers) > 12


def test_there_are_names_for_the_largest_club():
    from random import Random

    assert len({name for name, _ in names.people(Random(1), names.MOST)}) == names.MOST


@pytest.mark.parametrize("year", range(LAST_SEASON - 40, LAST_SEASON + 1))
def test_all_evenings_lie_in_their_season(year):
    found = dates(year)
    assert len(set(found)) == EVENINGS
    assert found[0].year == year
    assert found[0].month == 9
    assert (found[-1].year, found[-1].month) < (year + 1, 9)


def test_a_file_that_is_there_is_not_touched(tmp_path):
    there = tmp_path / "letter.txt"
    there.write_text("Dear all")
    with pytest.raises(KnownError) as error:
        make_demo(there)
    assert error.value.key == "file_exists"
    assert there.read_text() == "Dear all"
    assert list(tmp_path.iterdir()) == [there]


def test_whist_32_is_played_with_the_arbiter_and_nothing_it_refused(club):
    sheets = [view for evening in club.read(queries.evenings) for view in club.read(queries.evening, evening.id).sheets]
    lines = [line for view in sheets if view.record.game == "whist32" for line in view.score.lines]
    calls = [line.deal.arbiter for line in lines if line.deal.arbiter is not None]
    assert {call.accepted for call in calls} == {True, False}
    assert not any(warned.code == "arbiter_not_accepted" for line in lines for warned in line.warnings)
