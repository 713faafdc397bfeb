"""The choosing models without any window: whatever is pressed, what is offered can be and comes out as facts."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.rows import payoff_tables
from whistclub.entry.games import entry_for
from whistclub.entry.keys import Pressed, Reader, free_key, level_keys, number_key
from whistclub.rules.belgian.presets import PRESETS
from whistclub.rules.games import GAMES
from whistclub.rules.sheet import Fold, Sheet
from whistclub.words.qt import load

NAMES = dict(enumerate(("Ada", "Bea", "Cas", "Dan", "Eva", "Fay", "Gus")))
TABLES = [
    ("belgian", 4, {}),
    ("belgian", 5, {}),
    ("belgian", 4, {"preset": "kleurenwiezen"}),
    ("belgian", 4, {"preset": "wiezen"}),
    ("whist32", 4, {}),
    ("tourangeau", 3, {}),
    ("tourangeau", 7, {"last_bidder_restricted": True}),
    ("classic", 4, {"honours": True}),
    ("classic", 4, {"whist_drive": True}),
]


def new_entry(game, seats=4, recorded=None, preset="", **conventions):
    base = PRESETS[preset] if preset else GAMES[game].default_conventions()
    sheet = Sheet(game, replace(base, **conventions), tuple(range(10, 10 + seats)))
    return entry_for(Fold.start(sheet), {seat: NAMES[seat] for seat in range(seats)}, recorded)


def choices(entry):
    return [choice for group in entry.groups for choice in group.choices]


def typed(entry, keys):
    for name in keys.split():
        assert entry.key(name), (name, entry.why, entry.tokens)
    return entry


@pytest.fixture(params=["en", "fr", "nl"])
def language(request):
    load(request.param)
    yield request.param
    load("en")


@settings(max_examples=60, deadline=None)
@given(data=st.data(), table=st.sampled_from(TABLES))
def test_whatever_is_offered_can_be_pressed_and_gives_a_deal(data, table):
    press_what_is_offered(data, *table)


@settings(max_examples=60, deadline=None)
@given(data=st.data(), payoffs=payoff_tables(), preset=st.sampled_from(list(PRESETS)))
def test_under_any_payoff_table_of_a_club_deals_can_be_entered(data, payoffs, preset):
    press_what_is_offered(data, "belgian", 4, {"preset": preset, "payoffs": payoffs})


def press_what_is_offered(data, game, seats, conventions):
    """Presses by chance until the deal is complete."""
    entry = new_entry(game, seats, **conventions)
    for _ in range(40):
        offered = choices(entry)
        keys = [key for choice in (*offered, *entry.facts) for key in choice.keys]
        assert len(keys) == len(set(keys)), keys
        assert all(choice.keys for choice in offered if not choice.hidden)
        assert all(choice.enabled or choice.reason for choice in offered)
        trump = any(token.startswith("s:") for token in entry.tokens)
        possible = [c for c in offered if c.enabled and not (trump and c.token.startswith("s:"))]
        if entry.ready and data.draw(st.booleans()):
            break
        if not possible:
            break
        assert entry.press(data.draw(st.sampled_from(possible)).token)
        assert entry.ready == (not entry.banner), entry.banner
    assert entry.ready
    assert entry.sentence
    completed = entry.fold.complete(entry.deal)
    again = new_entry(game, seats, completed, **conventions)
    assert (again.deal, again.started) == (completed, False)
    resumed = new_entry(game, seats, **conventions)
    resumed.resume(entry.draft())
    assert (resumed.deal, resumed.tokens) == (entry.deal, entry.tokens)


def test_a_level_without_trumps_is_not_offered_once_trumps_are_named():
    entry = typed(new_entry("whist32"), "s 1 s")
    levels = {choice.token: choice for choice in choices(entry) if choice.token.startswith("l:")}
    assert [token for token, choice in levels.items() if not choice.enabled] == ["l:8"]
    assert levels["l:8"].reason == "8 is played without trumps"


@pytest.mark.parametrize(
    ("keys", "level", "tricks"),
    [
        ("p 1 2 1 0 s 1 2", 10, 12),
        ("p 1 2 0 s 1 0", 10, 10),
        ("p 1 2 1 s 1 1", 11, 11),
        ("p 1 2 1 1 s 1", 11, 11),
        ("p 1 2 1 2 s 1 3", 12, 13),
        ("p 1 2 1 s 0", 11, 10),
    ],
)
def test_ten_may_be_typed_as_one_and_zero(keys, level, tricks):
    attempt = typed(new_entry("belgian"), keys).deal.attempts[0]
    assert (attempt.level, attempt.tricks) == (level, tricks)


@settings(max_examples=40, deadline=None)
@given(data=st.data(), table=st.sampled_from(TABLES))
def test_stepping_back_undoes_the_last_choice(data, table):
    game, seats, conventions = table
    entry = new_entry(game, seats, **conventions)
    for _ in range(data.draw(st.integers(0, 12))):
        possible = [choice for choice in choices(entry) if choice.enabled]
        if not possible:
            break
        before, told = (entry.tokens, entry.groups), entry.steps
        entry.press(data.draw(st.sampled_from(possible)).token)
        if len(entry.steps) <= len(told) or entry.steps[-1].count > 1:
            continue  # it went on with the last choice, see below
        after = entry.tokens
        entry.back()
        assert (entry.tokens, entry.groups) == before
        entry.press(after[-1])


@pytest.mark.parametrize("table", TABLES)
def test_the_keys_are_told_apart_in_every_language(language, table):
    game, seats, conventions = table
    entry = new_entry(game, seats, **conventions)
    for contract in [choice.token for choice in choices(entry)]:
        entry.clear()
        entry.press(contract)
        for _ in range(8):
            keys = [key for choice in (*choices(entry), *entry.facts) for key in choice.keys]
            assert len(keys) == len(set(keys)), (contract, keys)
            assert all(len(key) == 1 and key.isascii() for key in keys)
            possible = [c for c in choices(entry) if c.enabled and not c.hidden and not c.token.startswith("s:")]
            if not possible:
                break
            entry.press(possible[-1].token)


def test_an_early_choice_is_changed_and_the_later_ones_stay():
    entry = typed(new_entry("belgian"), "p 1 3 0 c 1")
    entry.revise(0)
    assert entry.press("c:solo")
    assert entry.tokens == ("c:solo", "p:0", "l:10", "s:clubs", "r:11")
    entry.revise(1)
    assert [choice.chosen for choice in entry.groups[0].choices] == [True, False, False, False]
    entry.back()
    assert entry.tokens == ("c:solo", "p:0", "l:10", "s:clubs", "r:11")


def test_results_relative_to_the_contract():
    for keys, tricks in (("+", 11), ("+ +", 12), ("+ 3", 13), ("-", 9), ("- 4", 6), ("m 2", 8), ("=", 10)):
        entry = typed(new_entry("belgian"), f"p 1 3 0 {keys}")
        assert entry.deal.attempts[0].tricks == tricks
    entry = typed(new_entry("belgian"), "p 1 3 0 +")
    assert not entry.key("4")
    assert entry.banner == "There are only 13 tricks" or "13" in entry.banner


def test_a_result_in_two_keys_is_one_choice():
    for keys in ("- 2", "+ +", "- -", "- 1 +"):
        entry = typed(new_entry("belgian"), f"p 1 3 0 {keys}")
        entry.back()
        assert entry.tokens == ("c:pair", "p:0", "p:2", "l:10"), keys
    entry = typed(new_entry("tourangeau"), "0 0")
    entry.show_fact("cards")
    entry.press("f:cards:13")
    typed(entry, "+ 3")
    assert (entry.steps[-1].index, entry.steps[-1].count) == (2, 2)
    entry.back()
    assert entry.tokens == ("b:0", "b:0")


def test_another_digit_after_a_sign_takes_the_place_of_the_first():
    entry = typed(new_entry("belgian"), "p 1 3 0 - 2 3")
    assert entry.deal.attempts[0].tricks == 7
    assert entry.tokens[-2:] == ("down", "n:3")
    entry = typed(new_entry("belgian"), "p 1 3 0 - c 2")
    assert entry.tokens[-3:] == ("down", "n:2", "s:clubs")


def test_a_suit_is_changed_by_its_letter_while_the_tricks_are_asked_for_and_after():
    entry = typed(new_entry("belgian"), "p 1 3 0 c h")
    assert entry.tokens == ("c:pair", "p:0", "p:2", "l:10", "s:hearts")
    typed(entry, "= s")
    assert entry.tokens[-2:] == ("s:spades", "r:10")
    assert not entry.key("9")


def test_a_recorded_deal_takes_another_result_by_its_key():
    recorded = typed(new_entry("belgian"), "p 1 3 0 c - 2")
    entry = new_entry("belgian", recorded=recorded.fold.complete(recorded.deal))
    typed(entry, "1 h")
    attempt = entry.deal.attempts[0]
    assert (attempt.tricks, str(attempt.trump)) == (11, "hearts")
    typed(entry, "- 3")
    assert (entry.deal.attempts[0].tricks, entry.tokens[-2:]) == (7, ("down", "n:3"))


def test_a_result_reopened_is_given_anew_with_a_sign():
    entry = typed(new_entry("belgian"), "p 1 3 0 c - 2")
    entry.move(-1)
    typed(entry, "+")
    assert entry.tokens[-1] == "up"
    assert entry.deal.attempts[0].tricks == 11


def test_the_columns_of_tourangeau_say_whose_turn_it_is():
    entry = typed(new_entry("tourangeau", 3), "0 1 0")
    assert [(column.seat, column.bid, column.due) for column in entry.columns] == [
        (1, "0", "tricks"), (2, "1", ""), (0, "0", ""),
    ]  # fmt: skip
    typed(entry, "h 1 s")
    assert [column.tricks for column in entry.columns] == ["1", "0", "0"]
    assert [column.tricks_index for column in entry.columns] == [4, None, None]
    assert entry.tokens == ("b:0", "b:1", "b:0", "s:spades", "t:1")
    entry.revise(entry.columns[1].bid_index)
    typed(entry, "0")
    assert entry.tokens[:3] == ("b:0", "b:0", "b:0")
    entry.revise(entry.columns[0].tricks_index)
    typed(entry, "c")
    assert entry.tokens == ("b:0", "b:0", "b:0", "s:clubs", "t:1")


def test_the_last_of_four_attempts_has_the_tricks_that_are_left():
    entry = typed(new_entry("belgian"), "g 1 0 2 3 3 4 4")
    assert [choice.token for choice in choices(entry) if choice.enabled] == ["r:6"]


@pytest.mark.parametrize(("game", "seats"), [("belgian", 4), ("whist32", 4), ("tourangeau", 3), ("classic", 4)])
def test_a_draft_that_names_who_has_left_the_table_is_taken_up_without_them(game, seats):
    entry = new_entry("belgian", 5)
    for name in ("dealer", "sits_out"):
        entry.show_fact(name)
        assert entry.press(f"f:{name}:4")
    resumed = new_entry(game, seats)
    resumed.resume(entry.draft())
    assert (resumed.overrides, resumed.dealer) == ({}, 0)
    assert all(map(resumed.fact_text, resumed.deal_facts))


def test_a_draft_that_no_longer_holds_is_taken_up_as_far_as_it_does():
    entry = new_entry("belgian", preset="wiezen")
    entry.resume({"tokens": ["c:trou_royal", "c:solo", "p:9", "p:2", "l:10", "r:5"], "facts": {}})
    assert entry.tokens == ("c:solo", "p:2", "r:5")


def test_a_fact_overridden_is_kept_in_the_draft():
    entry = typed(new_entry("belgian"), "x n 1 2")
    resumed = new_entry("belgian")
    resumed.resume(entry.draft())
    assert resumed.deal.rabrouche
    resumed.clear()
    assert not resumed.started


def test_a_recorded_fact_stands_until_it_is_overridden():
    recorded = typed(new_entry("belgian"), "x n 1 2")
    recorded.show_fact("dealer")
    recorded.key("3")
    deal = recorded.fold.complete(recorded.deal)
    entry = new_entry("belgian", recorded=deal)
    assert (entry.deal, entry.dealer, entry.rabrouche) == (deal, 2, True)


def test_the_plan_of_a_trump_rotation_is_recorded_with_the_deal():
    from whistclub.rules.common import Suit

    entry = typed(new_entry("classic", trump_rotation=(Suit.HEARTS, Suit.NONE)), "1 9")
    assert entry.deal.trump is Suit.HEARTS
    bare = replace(entry.fold.complete(entry.deal), trump=None)
    assert new_entry("classic", recorded=bare, trump_rotation=(Suit.HEARTS,)).deal == bare


@pytest.mark.parametrize("row", ["&é\"'(-è_çà", "&é\"'(§è!çà"])
def test_top_rows_by_scan_code(row):
    reader = Reader()
    told = [reader.key(Pressed(text, scan=10 + at)) for at, text in enumerate(row)]
    assert told == list("1234567890")


def test_the_minus_of_a_number_pad_and_of_a_qwerty_row_is_a_sign():
    reader = Reader()
    assert reader.key(Pressed("-")) == "-"
    assert reader.key(Pressed("-", scan=20)) == "-"
    reader.key(Pressed("é"))
    assert reader.key(Pressed("-")) == "6"
    assert reader.key(Pressed("-", pad=True)) == "-"
    assert reader.key(Pressed("-", scan=20)) == "-"


def test_a_belgian_keyboard_keeps_its_minus():
    reader = Reader()
    reader.key(Pressed("é"))
    assert reader.key(Pressed("§")) == "6"
    assert reader.key(Pressed("!")) == "8"
    assert reader.key(Pressed("-")) == "-"


def test_number_pad_signs():
    reader = Reader()
    told = [reader.key(Pressed(text, pad=True)) for text in ("+", "-", "*", ".", ",", "7")]
    assert told == ["+", "-", "=", "back", "back", "7"]
    assert reader.key(Pressed("", "commit")) == "commit"
    assert reader.key(Pressed("ß")) == ""


def test_keys_of_numbers():
    assert [number_key(n) for n in (0, 9, 10, 13, 17)] == ["0", "9", "a", "f", "l"]
    assert [level_keys(n) for n in (8, 10, 13, 4, 0, 3)] == [("8",), ("0", "a"), ("3", "f"), ("4",), ("o",), ("w",)]
    assert free_key("P", {"p", "q"}) == "w"


@pytest.mark.parametrize(
    ("game", "tokens", "leader"),
    [
        ("belgian", "c:trou p:0 p:2", 2),
        ("belgian", "c:solo p:3", 1),
        ("whist32", "c:solo p:3 l:7", 3),
        ("whist32", "c:solo p:3 l:6", 1),
        ("whist32", "c:trou p:0 p:2", 2),
    ],
)
def test_who_leads_follows_from_the_contract_announced(game, tokens, leader):
    """The boucheur or bouche-trou, and the player alone of a solo 7 of Whist 32 (rules.md §1.6, §2)."""
    entry = new_entry(game)
    assert entry.leader == 1
    for token in tokens.split():
        assert entry.press(token)
    assert entry.leader == leader
