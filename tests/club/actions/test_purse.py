"""The purse of an evening, teams and categories of players, a season closed by hand, and their files."""

import datetime
import json
from typing import Any

import pytest

from whistclub.club import queries, seasons
from whistclub.club.actions.evenings import close_evening, create_evening, set_present
from whistclub.club.actions.players import add_player, change_player, merge_players
from whistclub.club.actions.purse import set_paid, set_purse
from whistclub.club.actions.seasons import close_season, new_season_rules, set_season
from whistclub.club.evening.purse import evening_purse, season_purse
from whistclub.club.imports.merge import import_evenings
from whistclub.club.ports import EveningRecord, PlayerRecord, SeasonRecord
from whistclub.files.evening import read_evening
from whistclub.files.writing import write_evening
from whistclub.ranking.conventions import decode_season
from whistclub.rules.common import Refused

FILE: dict[str, Any] = {
    "format": "whistclub/evening", "version": 1, "date": "2026-11-27",
    "players": [
        {"name": "A", "categories": ["Dames"], "team": "Tours"}, {"name": "B", "guest": True},
        {"name": "C"}, {"name": "D"}, {"name": "E"},
    ],
    "present": ["E"],
    "purse": {"entry": 500, "stake": 5, "paid": ["A", "E"], "prizes": [{"player": "A", "cents": 1000}]},
    "sheets": [{
        "game": "belgian", "seats": ["A", "B", "C", "D"], "first_dealer": "A",
        "results": {"A": 12, "B": -4, "C": -20, "D": 12}, "deals_played": 4,
    }],
}  # fmt: skip


def read(value):
    return read_evening(json.dumps(value).encode())


@pytest.fixture
def evening_id(room):
    room.act(import_evenings, [read(FILE)])
    return room.read(lambda work: work.find(EveningRecord))[0].id


def test_the_cash_sheet_of_an_evening(room, evening_id) -> None:
    purse = room.read(evening_purse, evening_id)
    names = room.read(queries.player_names)
    assert (purse.entries_due, purse.entries_paid, purse.prizes_given, purse.balance) == (2500, 1000, 1000, 0)
    assert [(names[one.debtor], names[one.creditor], one.cents) for one in purse.payments] == [
        ("C", "A", 60), ("C", "D", 40), ("B", "D", 20),
    ]  # fmt: skip
    assert len(room.read(season_purse, 1)) <= 1


def test_export_then_import_is_identity(room, evening_id, tmp_path) -> None:
    written = write_evening(room.read(queries.exchanged, evening_id))
    told = json.loads(written)
    assert told["present"] == ["E"]
    assert told["purse"] == FILE["purse"]
    assert told["players"][:2] == FILE["players"][:2]
    assert room.act(import_evenings, [read_evening(written)]).action is None
    assert write_evening(room.read(queries.exchanged, evening_id)) == written


def test_who_is_not_present_cannot_have_paid() -> None:
    with pytest.raises(Refused) as refused:
        read({**FILE, "purse": {"paid": ["Zoë"], "prizes": [{"player": "Z", "cents": 1}]}})
    assert [(problem.path, problem.key) for problem in refused.value.problems] == [
        (("purse", "paid", 0), "not_present"), (("purse", "prizes", 0, "player"), "not_present"),
    ]  # fmt: skip


def test_merging_unites_who_has_paid_and_names_other_differences(room, evening_id) -> None:
    room.act(import_evenings, [read({**FILE, "purse": {**FILE["purse"], "paid": ["D"]}})])
    names = room.read(queries.player_names)
    assert {names[id] for id in room.read(evening_purse, evening_id).paid} == {"A", "D", "E"}
    with pytest.raises(Refused) as refused:
        room.act(import_evenings, [read({**FILE, "purse": {"entry": 600}})])
    assert [problem.key for problem in refused.value.problems] == ["differs"]
    room.act(import_evenings, [read({**FILE, "purse": {"entry": 600}})], replace=True)
    assert room.read(evening_purse, evening_id).entries_due == 3000


def test_entry_and_stake_are_frozen_when_an_evening_is_closed(room) -> None:
    room.act(set_season, "2026-2027", decode_season({"entry": {"Juniors": 300, "": 500}, "stake": 10}))
    for name in "AB":
        room.act(add_player, name, categories=["juniors"] if name == "B" else [])
    room.act(add_player, "C", categories=["Juniors"])
    ids = [player.id for player in room.read(lambda work: work.find(PlayerRecord))]
    evening_id = room.act(create_evening, datetime.date(2026, 11, 27)).new(EveningRecord)
    room.act(set_present, evening_id, ids)
    assert room.read(seasons.categories) == ("juniors",)
    room.act(close_evening, evening_id)
    room.act(set_season, "2026-2027", decode_season({}))
    purse = room.read(evening_purse, evening_id)
    assert (purse.stake, purse.entry) == (10, {"Juniors": 300, "": 500})
    room.act(set_paid, evening_id, ids[:1], True)
    assert room.read(evening_purse, evening_id).paid == frozenset(ids[:1])
    room.act(set_purse, evening_id, {"": 100}, None, [(ids[0], 50)])
    assert room.read(evening_purse, evening_id).entries_due == 300


def test_a_player_belongs_to_one_team_from_a_date_on(room) -> None:
    room.act(add_player, "A", team="Tours")
    (player,) = room.read(lambda work: work.find(PlayerRecord))
    room.act(change_player, player.id, team="Mons", since=datetime.date(2026, 11, 1))
    (player,) = room.read(lambda work: work.find(PlayerRecord))
    on = [seasons.team_on(player, datetime.date(2026, month, 1)) for month in (10, 11, 12)]
    assert on == ["Tours", "Mons", "Mons"]
    room.act(change_player, player.id, team="", since=datetime.date(2026, 12, 1))
    (player,) = room.read(lambda work: work.find(PlayerRecord))
    assert seasons.team_on(player, datetime.date(2026, 12, 1)) is None


def test_two_entries_of_one_person_have_paid_once(room, evening_id) -> None:
    room.act(add_player, "A2")
    names = {name: id for id, name in room.read(queries.player_names).items()}
    room.act(merge_players, names["A"], names["A2"])
    purse = room.read(evening_purse, evening_id)
    assert names["A2"] in purse.paid
    assert purse.prizes == ((names["A2"], 1000),)


def test_a_new_season_takes_over_the_one_before(room) -> None:
    """rules.md §5.1: all conventions but the initial order; named parts move by the difference of first days."""
    parts = [{"name": "Automne", "first": "2025-09-01", "last": "2025-11-30"}]
    room.act(set_season, "2024-2025", decode_season({"best": 3}))
    old = decode_season({"best": 18, "periods": parts, "initial_order": "2024-2025", "stake": 5})
    room.act(set_season, "2025-2026", old)
    room.act(create_evening, datetime.date(2026, 10, 2))
    made = {season.name: season.rules for season in room.read(lambda work: work.find(SeasonRecord))}["2026-2027"]
    assert (made.best, made.initial_order, made.evening.stake) == (18, None, 5)
    assert made.periods[0].first == datetime.date(2026, 9, 1)
    assert room.read(new_season_rules, "2023-2024") == decode_season({})


def test_a_season_is_closed_by_its_last_day_or_by_hand(room) -> None:
    room.act(set_season, "2025-2026", decode_season({}))
    (season,) = room.read(lambda work: work.find(SeasonRecord))
    today = datetime.date(2026, 8, 31)
    ended = [room.read(seasons.has_ended, season, day) for day in (today, today + datetime.timedelta(1))]
    assert ended == [False, True]
    room.act(close_season, "2025-2026", False)
    (season,) = room.read(lambda work: work.find(SeasonRecord))
    assert not room.read(seasons.has_ended, season, datetime.date(2030, 1, 1))
