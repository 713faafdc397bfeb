"""A club's own conventions are kept by name, undone like anything else, and never reach back to a sheet."""

from dataclasses import replace

import pytest

from tests.club.deals import pair
from whistclub.bootstrap import open_club
from whistclub.club.actions.conventions import (
    add_conventions,
    change_conventions,
    choose_usual_conventions,
    delete_conventions,
    set_contract_names,
)
from whistclub.club.conventions import (
    agreed,
    contract_names,
    offered_conventions,
    own_conventions,
    usual_conventions,
)
from whistclub.errors import KnownError
from whistclub.rules.belgian.presets import PRESETS, resolve
from whistclub.rules.common import Refused
from whistclub.rules.games import GAMES
from whistclub.rules.whist32 import Whist32Conventions
from whistclub.storage.check import check
from whistclub.words.conventions import convention_texts
from whistclub.words.games import any_contract_name, contract_name, contract_text

OURS = resolve("classique", {"payoffs": [{"contract": "grand_schlem", "need": 12, "base": [120]}]})


def names(room, game="belgian"):
    return [one.name for one in room.read(own_conventions, game)]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_have_conventions_of_the_clubs_own(room, game):
    room.act(add_conventions, game, "  Les  nôtres ", GAMES[game].default_conventions())
    assert names(room, game) == ["Les nôtres"]
    assert [one.name for one in room.read(offered_conventions, game)][-1] == "Les nôtres"
    room.reopen()
    assert room.read(own_conventions, game)[0].conventions == GAMES[game].default_conventions()
    assert check(room.club.store) == ()


def test_they_are_copied_renamed_changed_deleted_and_all_of_it_is_undone(room):
    states = []

    def act(*args, **kw):
        states.append(room.snapshot())
        room.act(*args, **kw)

    act(add_conventions, "belgian", "B", PRESETS["wiezen"])
    act(add_conventions, "belgian", "A", room.read(own_conventions, "belgian")[0].conventions)
    act(choose_usual_conventions, "belgian", "A")
    act(change_conventions, "belgian", "A", new_name="C", conventions=OURS)
    assert names(room) == ["B", "C"]
    assert room.read(usual_conventions, "belgian") == OURS
    act(delete_conventions, "belgian", "C")
    assert names(room) == ["B"]
    assert room.read(usual_conventions, "belgian") is None
    act(delete_conventions, "belgian", "B")
    for state in reversed(states):
        room.club.undo()
        assert room.snapshot() == state
    for _ in states:
        room.club.redo()
    assert names(room) == []


def test_shipped_conventions_can_be_the_usual_ones(room):
    room.act(choose_usual_conventions, "belgian", "kleurenwiezen")
    assert room.read(usual_conventions, "belgian") == PRESETS["kleurenwiezen"]
    room.act(choose_usual_conventions, "whist32", "")
    assert room.read(usual_conventions, "whist32") == Whist32Conventions()
    room.act(choose_usual_conventions, "belgian", None)
    assert room.read(usual_conventions, "belgian") is None


def test_a_sheet_keeps_what_it_was_played_under(room):
    room.act(add_conventions, "belgian", "Nôtres", OURS)
    table = room.table(room.evening(), conventions=OURS)
    room.enter(table, pair(0, 1))
    before = room.totals(table)
    room.act(change_conventions, "belgian", "Nôtres", conventions=replace(OURS, lost_multiplier=4))
    room.act(delete_conventions, "belgian", "Nôtres")
    assert room.sheet(table).record.conventions == OURS
    assert room.totals(table) == before
    assert check(room.club.store) == ()


@pytest.mark.parametrize(
    ("name", "key"),
    [("", "empty_name"), ("x" * 61, "too_long"), ("NÔTRES", "conventions_taken"), ("Wiezen", "conventions_taken")],
)
def test_a_name_that_cannot_be_is_refused(room, name, key):
    room.act(add_conventions, "belgian", "Nôtres", OURS)
    room.act(add_conventions, "belgian", "Autres", OURS)
    before = room.snapshot()
    for act in (
        lambda: room.act(add_conventions, "belgian", name, OURS),
        lambda: room.act(change_conventions, "belgian", "Autres", new_name=name),
    ):
        with pytest.raises(Refused) as refused:
            act()
        assert [problem.key for problem in refused.value.problems] == [key]
    assert room.snapshot() == before


def test_a_name_may_change_its_capitals(room):
    room.act(add_conventions, "belgian", "nôtres", OURS)
    room.act(change_conventions, "belgian", "nôtres", new_name="Nôtres")
    assert names(room) == ["Nôtres"]


def test_conventions_that_cannot_be_are_refused_with_their_cell(room):
    wrong = replace(OURS, revoke_penalty=50)
    with pytest.raises(Refused) as refused:
        room.act(add_conventions, "belgian", "Nôtres", wrong)
    assert [problem.path for problem in refused.value.problems] == [("conventions", "revoke_penalty")]
    assert names(room) == []


def test_what_somebody_else_has_deleted_is_said_to_be_gone(room):
    for action in (change_conventions, delete_conventions, choose_usual_conventions):
        with pytest.raises(KnownError) as error:
            room.act(action, "belgian", "Nôtres")
        assert error.value.key == "conventions_gone"


def test_saving_without_a_change_leaves_no_trace(room):
    room.act(add_conventions, "belgian", "Nôtres", OURS)
    assert room.act(change_conventions, "belgian", "Nôtres", conventions=OURS).action is None
    assert room.act(choose_usual_conventions, "belgian", None).action is None


def test_a_change_names_what_is_to_be_read_again(room):
    assert room.act(add_conventions, "belgian", "Nôtres", OURS).settings == {"conventions/belgian"}
    assert room.club.undo().settings == {"conventions/belgian"}


def test_a_table_bears_the_clubs_name_of_its_conventions(room):
    room.act(add_conventions, "belgian", "Lion d'Or", OURS)
    room.act(add_conventions, "whist32", "Dix donnes", Whist32Conventions(deals=10))
    room.reopen()
    assert convention_texts("belgian", OURS) == ("Rules: Lion d'Or",)
    assert convention_texts("whist32", Whist32Conventions(deals=10)) == ("Rules: Dix donnes",)
    assert convention_texts("belgian", replace(OURS, deals=3))[0] == "Rules: classique"


def test_contracts_bear_the_clubs_own_words(room):
    room.act(set_contract_names, {"belgian": {"pair": " Samen ", "trou": "Troel", "solo": ""}, "whist32": {}})
    assert room.read(contract_names) == {"belgian": {"pair": "Samen", "trou": "Troel"}}
    room.reopen()
    assert contract_text("belgian", "pair", 8) == "Samen 8"
    assert contract_name("whist32", "trou") == "Trou"
    assert any_contract_name("trou") == "Troel"
    room.club.undo()
    room.reopen()
    assert contract_name("belgian", "pair") == "Pair"


def test_a_word_for_two_contracts_is_refused(room):
    with pytest.raises(Refused) as refused:
        room.act(set_contract_names, {"belgian": {"pair": "Samen", "solo": "samen", "trou": "x" * 25}})
    assert [problem.key for problem in refused.value.problems] == ["contract_name_twice", "too_long"]


def test_another_club_has_its_own_words(room, tmp_path):
    room.act(set_contract_names, {"belgian": {"pair": "Samen"}})
    open_club(tmp_path / "other.whist").close()
    assert contract_name("belgian", "pair") == "Pair"


def test_two_clubs_conventions_do_not_mix(room, tmp_path):
    room.act(add_conventions, "belgian", "Nôtres", OURS)
    other = open_club(tmp_path / "other.whist")
    assert other.read(agreed, "belgian").own == ()
    other.close()
