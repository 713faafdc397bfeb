"""Players: names told apart, renamed, made one."""

import datetime
import re
from dataclasses import replace

import pytest

from tests.club.deals import pair
from whistclub.club import queries
from whistclub.club.actions.adjustments import add_adjustment
from whistclub.club.actions.arrivals_departures import leave_early
from whistclub.club.actions.deals import enter_deal
from whistclub.club.actions.evenings import change_evening, close_evening, set_present
from whistclub.club.actions.players import (
    add_player,
    change_player,
    delete_player,
    erase_player,
    free_name,
    merge_players,
)
from whistclub.club.actions.settings import change_setting, keep_draft
from whistclub.club.actions.tables import change_seat, close_table, enter_totals
from whistclub.club.ports import AdjustmentRecord, PlayerRecord
from whistclub.errors import KnownError
from whistclub.rules.common import Refused
from whistclub.rules.sheet import Totals
from whistclub.storage.check import check

AWKWARD = (
    *("O'Brien", "D'Hondt", "Zoë Łukasiak", "R&D Team", "Anne <Annie> De Smet", "Jan 🙂"),
    *("=1+1", "@Jan", "+32 470", "-Piet", "x" * 45, "שלמה", "Léa 👨‍👩‍👧"),
)


@pytest.mark.parametrize("name", AWKWARD)
def test_awkward_names_are_kept_as_typed_and_found(room, name):
    room.act(add_player, name)
    room.reopen()
    assert room.read(lambda work: work.player_named(name)).name == name


@pytest.mark.parametrize("name", ["", "  ", "\t", "\u200b"])
def test_an_empty_name_is_refused(room, name):
    with pytest.raises(Refused) as refused:
        room.act(add_player, name)
    assert [(p.path, p.key) for p in refused.value.problems] == [(("name",), "empty_name")]


def test_one_name_however_it_is_composed_or_capitalised(room):
    room.act(add_player, "André")
    for other in ("Andre\u0301", "ANDRÉ", " andré "):
        with pytest.raises(Refused) as refused:
            room.act(add_player, other)
        assert refused.value.problems[0].key == "name_taken"
    room.act(add_player, "Andre")


def test_control_characters_are_gone(room):
    room.act(add_player, "Jan\x0bPeeters")
    assert list(room.names().values()) == ["JanPeeters"]
    with pytest.raises(Refused) as refused:
        room.act(add_player, "Jan\0")
    assert refused.value.problems[0].key == "nul_text"


@pytest.mark.parametrize("mark", ["\u00ad", "\u200c", "\u200d", "\u2060", "\ufe0f", "\u034f", "\u3164", "\u2800"])
def test_invisible_characters_are_kept_and_make_nobody_else(room, mark):
    room.act(add_player, f"Du{mark}bois")
    assert list(room.names().values()) == [f"Du{mark}bois"]
    with pytest.raises(Refused) as refused:
        room.act(add_player, "Dubois")
    assert refused.value.problems[0].key == "name_taken"


@pytest.mark.parametrize("name", ["\u00ad", "\u3164", "\u2800", "\u0301", "…", "🙂"])
def test_a_name_needs_a_letter_or_a_digit_that_is_seen(room, name):
    with pytest.raises(Refused) as refused:
        room.act(add_player, name)
    assert refused.value.problems[0].key == "empty_name"


def test_a_new_name_shows_on_old_evenings_with_the_same_points(room):
    evening = room.evening()
    table = room.table(evening, "M14 M52 C D")
    room.act(enter_totals, table, Totals((10, -4, -3, -3)))
    room.act(change_player, room.player("M52"), name="Marie Dubois-Leroy")
    assert room.season_points(evening) == {"M14": 10, "Marie Dubois-Leroy": -4, "C": -3, "D": -3}


def test_a_name_another_has_is_a_question_never_a_silent_merge(room):
    first, second = room.player("J. Peeters"), room.player("Jan Peeters")
    with pytest.raises(Refused) as refused:
        room.act(change_player, first, name="jan peeters")
    assert refused.value.problems[0].key == "name_taken"
    assert refused.value.problems[0].values["id"] == second
    assert room.act(change_player, second, name="Jan Peeters").action is None


def test_a_member_number_is_one_persons(room):
    room.act(add_player, "Noël", "0042")
    zoe = room.player("Zoë")
    for action in ((add_player, "Marie", " 0042"), (change_player, zoe)):
        with pytest.raises(Refused) as refused:
            room.act(*action, **({} if len(action) == 3 else {"number": "0042"}))
        assert [(problem.path, problem.key) for problem in refused.value.problems] == [(("number",), "number_twice")]
    assert room.act(change_player, room.player("Noël"), number="0042").action is None


def _totals(room, date, name, points):
    evening = room.evening(date)
    table = room.table(evening, f"{name} X Y Z")
    room.act(enter_totals, table, Totals((points, -points, 0, 0)))
    room.act(close_evening, evening)
    return evening


def test_two_entries_of_one_person_become_one_and_undo_gives_both_back(room):
    for day, points in enumerate((5, -2, 7), 1):
        evening = _totals(room, f"2026-10-0{day}", "J.Peeters", points)
    for day, points in enumerate((1, 1, 4, 0, -6), 11):
        _totals(room, f"2026-10-{day}", "JanPeeters", points)
    gone, kept = room.player("J.Peeters"), room.player("JanPeeters")
    room.act(add_adjustment, evening, gone, -3, "game", "penalty")
    before = room.snapshot()
    assert room.season_points(evening)["J.Peeters"] == 7
    room.act(merge_players, gone, kept)
    assert "J.Peeters" not in room.names().values()
    assert room.season_points(evening)["JanPeeters"] == 10 - 3
    season = room.read(queries.seasons)[0].id
    ranking = room.read(queries.ranking, season)
    assert next(row.sheets for row in ranking.rows if row.player == kept) == 8
    room.club.undo()
    assert room.snapshot() == before
    assert room.season_points(evening)["JanPeeters"] == 0


def test_who_gave_up_the_seat_before_a_deal_was_played_becomes_the_other_too(room):
    evening = room.evening()
    table = room.table(evening)
    room.act(change_seat, table, 1, room.player("A"), room.player("S"))
    room.act(merge_players, room.player("A"), room.player("Z"))
    assert room.read(queries.exchanged, evening).sheets[0].seats == ("Z", "B", "C", "D")
    assert check(room.club.store) == ()


def test_who_has_gone_home_becomes_the_other_too(room):
    evening = room.evening()
    table = room.table(evening)
    room.enter(table, pair(0, 1))
    room.act(leave_early, evening, room.player("A"), into=room.player("S"))
    room.act(merge_players, room.player("A"), room.player("Z"))
    assert room.read(queries.exchanged, evening).sheets[0].seats == ("Z", "B", "C", "D")
    assert room.totals(table)["Z"] == 4
    assert check(room.club.store) == ()


def test_who_gave_up_the_seat_and_went_home_is_not_taken_out(room):
    evening = room.evening()
    table = room.table(evening)
    room.act(change_seat, table, 1, room.player("A"), room.player("S"))
    room.act(set_present, evening, [])
    with pytest.raises(KnownError, match="player_used"):
        room.act(delete_player, room.player("A"))


def test_two_who_were_seated_on_one_evening_are_two_people(room):
    evening = room.evening("2026-10-03")
    room.table(evening, "P Q R S")
    room.table(evening, "T U V W")
    before = room.snapshot()
    with pytest.raises(KnownError) as error:
        room.act(merge_players, room.player("P"), room.player("T"))
    assert (error.value.key, error.value.values["date"]) == ("both_seated", "2026-10-03")
    room.act(set_present, evening, [])
    with pytest.raises(KnownError):
        room.act(merge_players, room.player("P"), room.player("T"))
    assert room.snapshot() == before


def test_only_who_was_never_used_can_be_taken_out(room):
    evening = room.evening()
    room.table(evening)
    extra = room.player("Extra")
    room.act(delete_player, extra)
    assert "Extra" not in room.names().values()
    with pytest.raises(KnownError) as error:
        room.act(delete_player, room.player("A"))
    assert error.value.key == "player_used"


def test_an_id_is_never_used_twice(room):
    first = room.player("First")
    room.act(delete_player, first)
    second = room.player("Second")
    room.club.undo()
    third = room.player("Third")
    assert len({first, second, third}) == 3


def test_players_are_listed_by_name_whatever_their_capitals(room):
    for name in ("bob", "Émile", "Alice", "Zoë"):
        room.player(name)
    assert [player.name for player in room.read(queries.players)][:2] == ["Alice", "bob"]


def test_an_adjustment_is_a_line_of_its_own(room):
    evening = room.evening()
    table = room.table(evening)
    room.enter(table, pair(0, 1))
    room.act(close_table, table)
    room.act(add_adjustment, evening, room.player("A"), -20, "game", "penalty", "late\x00", "board")
    assert room.totals(table)["A"] == 4
    assert room.evening_points(evening)["A"] == -16
    view = room.read(queries.evening, evening)
    assert view.adjustments[0].reason == "late"
    assert view.record.date == datetime.date(2026, 11, 27)
    with pytest.raises(Refused):
        room.act(add_adjustment, evening, room.player("A"), 0, "game")
    with pytest.raises(Refused):
        room.act(add_adjustment, evening, room.player("A"), 10**20, "game")


def _kept_texts(room):
    """Everything the club's database holds, as text."""
    from whistclub.storage.tables import schema

    with room.club.store.connection() as connection:
        return "\n".join(
            str(value)
            for table in schema.metadata.sorted_tables
            for row in connection.execute(table.select())
            for value in row
        )


def _adjustment(room):
    (record,) = room.read(lambda work: work.find(AdjustmentRecord))
    return record


def test_personal_data_is_erased_and_the_results_stay(room):
    evening = room.evening()
    room.act(change_player, room.player("Jan"), name="Jan Éloi", number="0042", note="pays in cash")
    table = room.table(evening, "Bea Cas Dan Eva")
    room.act(change_seat, table, 1, room.player("Bea"), room.player("Jan Éloi"))
    room.act(enter_deal, table, pair(0, 2))
    room.act(add_adjustment, evening, room.player("Cas"), -3, "game", "penalty", by="Jan Éloi")
    room.act(close_evening, evening)
    jan = room.player("Jan Éloi")
    before = room.season_points(evening)
    room.act(erase_player, jan)
    assert room.names()[jan] == "Anonyme 1"
    for gone in ("Jan", "\\u00c9loi", "0042", "pays in cash"):
        assert gone not in _kept_texts(room), gone
    after = room.season_points(evening)
    assert after.pop("Anonyme 1") == before.pop("Jan Éloi")
    assert after == before
    assert check(room.club.store) == ()


def test_no_undo_brings_an_erased_name_back(room):
    jan = room.act(add_player, "Jan", "0042").new(PlayerRecord)
    room.act(change_player, jan, note="pays in cash")
    room.act(change_player, jan, guest=True)
    room.act(erase_player, jan)
    # Erasing itself is no step: undo takes back what was done before it.
    for _ in range(2):
        assert room.club.undo().action.key == "change_player"
        (record,) = room.read(queries.players)
        assert (record.name, record.number, record.note) == ("Anonyme 1", None, "")
    assert not record.guest
    while room.club.redo().action is not None:
        pass
    (record,) = room.read(queries.players)
    assert (record.name, record.active, record.guest) == ("Anonyme 1", False, True)
    assert check(room.club.store) == ()


def test_what_was_undone_can_be_redone_after_somebody_was_erased(room):
    jan = room.player("Jan")
    room.act(change_player, jan, guest=True)
    room.club.undo()
    room.act(erase_player, jan)
    assert room.club.undo_name.key == "add_player"
    assert room.club.redo().action.key == "change_player"
    (record,) = room.read(queries.players)
    assert (record.name, record.guest) == ("Anonyme 1", True)


def test_the_name_goes_from_every_typed_text_that_is_shown_first(room):
    evening = room.evening()
    room.act(change_evening, evening, name="Adieu Jan Éloi")
    table = room.table(evening, "Ada Bea Cas Dan")
    jan, other = room.player("Jan Éloi"), room.player("Jan Éloi Peeters")
    room.act(enter_deal, table, replace(pair(0, 2), note="jan éloi looked on"))
    room.act(add_adjustment, evening, room.player("Cas"), -3, "game", "penalty", "Jan Éloi was late", "Jan Éloi")
    room.act(change_player, other, note="brother of Jan Éloi, no Jan Éloiste")
    room.act(change_setting, "club_name", "Chez Jan Éloi")
    room.act(keep_draft, table, {"tokens": [], "facts": {"note": "Jan Éloi"}})
    traces = room.read(lambda work: work.traces(jan))
    assert traces.names == {"Jan Éloi"}
    assert set(traces.notes) == {
        *("Adieu Jan Éloi", "jan éloi looked on", "Jan Éloi was late", "Chez Jan Éloi"),
        "brother of Jan Éloi, no Jan Éloiste",
    }
    room.act(erase_player, jan)
    texts = re.sub(r"(?i)jan (É|\\\\*u00[ce]9)loi( peeters|ste)", "", _kept_texts(room))
    assert not re.search(r"(?i)jan (É|\\\\*u00[ce]9)loi", texts)
    assert room.names()[other] == "Jan Éloi Peeters"
    assert _adjustment(room).reason == "Anonyme 1 was late"
    assert check(room.club.store) == ()
    while room.club.undo().action is not None:
        pass
    while room.club.redo().action is not None:
        pass
    assert check(room.club.store) == ()


@pytest.mark.parametrize("name", ["Solo", "pair", "belgian", "game", "clubs", "done"])
def test_a_name_that_is_a_word_of_the_program_takes_nothing_else_with_it(room, name):
    evening = room.evening()
    table = room.table(evening, "Ada Bea Cas Dan")
    room.act(enter_deal, table, pair(0, 2))
    room.act(add_adjustment, evening, room.player("Cas"), -3, "game", "penalty")
    room.act(erase_player, room.player(name))
    assert check(room.club.store) == ()
    assert _adjustment(room).of == "game"
    assert room.club.undo().action.key == "add_player"


def test_who_was_merged_into_the_erased_is_erased_too(room):
    evening = _totals(room, "2026-10-01", "J.Peeters", 5)
    kept = room.player("JanPeeters")
    room.act(merge_players, room.player("J.Peeters"), kept)
    room.act(erase_player, kept, "Anoniem")
    assert "Peeters" not in _kept_texts(room)
    assert room.season_points(evening)["Anoniem 1"] == 5
    room.club.undo()
    room.club.undo()
    assert "Peeters" not in _kept_texts(room)


def test_the_erased_are_numbered(room):
    for name in ("Ada", "Bea"):
        room.act(erase_player, room.player(name))
    assert sorted(room.names().values()) == ["Anonyme 1", "Anonyme 2"]


def test_a_second_person_of_a_name_gets_a_mark(room):
    room.act(add_player, "Marie Dubois", "14")
    assert room.read(free_name, "Marie  Dubois", "0052") == "Marie Dubois (52)"
    assert room.read(free_name, "marie dubois") == "marie dubois (2)"
    room.player("Marie Dubois (2)")
    assert room.read(free_name, "Marie Dubois") == "Marie Dubois (3)"
