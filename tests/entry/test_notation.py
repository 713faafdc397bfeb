"""One short line a deal: every deal that can be is written as a line that gives it again, in every language."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from whistclub.entry.games import entry_for
from whistclub.entry.notation import parts, read, written
from whistclub.entry.refusal import legend
from whistclub.rules.belgian.presets import PRESETS
from whistclub.rules.games import GAMES
from whistclub.rules.sheet import Fold, Sheet
from whistclub.words.qt import load

NAMES = dict(enumerate(("Ada", "Bea", "Cas", "Dan", "Eva", "Fay", "Gus")))
TABLES = [
    ("belgian", 4, {}),
    ("belgian", 5, {}),
    ("belgian", 4, {"preset": "kleurenwiezen"}),
    ("belgian", 5, {"preset": "kleurenwiezen"}),
    ("belgian", 4, {"preset": "wiezen"}),
    ("belgian", 4, {"double_after_pass": True}),
    ("whist32", 4, {}),
    ("tourangeau", 3, {}),
    ("tourangeau", 4, {}),
    ("tourangeau", 7, {"last_bidder_restricted": True}),
    ("classic", 4, {"honours": True}),
    ("classic", 4, {"whist_drive": True, "deals": 20}),
]


def sheet(game, seats=4, preset="", **conventions):
    base = PRESETS[preset] if preset else GAMES[game].default_conventions()
    return Sheet(game, replace(base, **conventions), tuple(range(10, 10 + seats)))


def entry_of(fold, recorded=None):
    return entry_for(fold, {seat: NAMES[seat] for seat in fold.table.seats}, recorded)


def line_of(fold, deal):
    return written(entry_of(fold), deal, entry_of(fold, deal).tokens)


def any_deal(data, fold):
    """A deal that can come next, chosen as a marker would, with facts put otherwise than proposed."""
    entry = entry_of(fold)
    if data.draw(st.booleans(), "another dealer or more"):
        for name in data.draw(st.lists(st.sampled_from(entry.deal_facts), max_size=2)):
            entry.show_fact(name)
            able = [choice for choice in entry.groups[0].choices if choice.enabled]
            entry.press(data.draw(st.sampled_from(able)).token)
        if entry.facts and data.draw(st.booleans()):
            entry.press(data.draw(st.sampled_from(entry.facts)).token)
    for _ in range(40):
        offered = [choice for group in entry.groups for choice in group.choices if choice.enabled]
        if not offered or (entry.ready and data.draw(st.booleans())):
            break
        entry.press(data.draw(st.sampled_from(offered)).token)
    if "k:revoke" in entry.tokens and data.draw(st.booleans()):
        entry.write("reason", data.draw(texts))
    if data.draw(st.booleans()):
        entry.write("note", data.draw(texts))
    return entry.fold.complete(entry.deal) if entry.ready else None


texts = st.text("ab;>\\<é ", max_size=8)


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
@settings(max_examples=15, deadline=None)
@given(data=st.data(), table=st.sampled_from(TABLES))
def test_the_line_of_a_deal_typed_again_gives_the_deal(language, data, table):
    game, seats, conventions = table
    load(language)
    try:
        fold = Fold.start(sheet(game, seats, **conventions))
        for _ in range(3):
            deal = any_deal(data, fold)
            if deal is None or fold.problems(deal):
                break
            line = line_of(fold, deal)
            assert line is not None, deal
            again = entry_of(fold)
            assert read(again, line) == "", (line, again.tokens)
            assert fold.complete(again.deal) == deal, line
            assert read(again, line.lower()) == "" or ";" in line or ">" in line
            fold.add(deal)
            if fold.finished:
                break
    finally:
        load("en")


@pytest.mark.parametrize(
    ("game", "line", "deal"),
    [
        ("belgian", "p130c=", "P130C="),
        ("belgian", "P130C+1", "P130C1"),
        ("belgian", " p 1 3 0 c − 2", "P130C8"),
        ("belgian", "g1021", "G1021"),
        ("belgian", "g1g201", "G1021"),
        ("belgian", "x s28s=", "XS28S="),
        ("belgian", "<3 n34", "<3N34"),
        ("belgian", "v4>led twice;asked for", "V4>led twice;asked for"),
        ("whist32", "d135s=", "D135S="),
        ("tourangeau", "1000 0 10", "1000010"),
        ("classic", "19h", "19H"),
    ],
)
def test_a_line_is_read_and_written_back(game, line, deal):
    fold = Fold.start(sheet(game))
    entry = entry_of(fold)
    assert read(entry, line) == ""
    assert entry.ready, entry.banner
    assert line_of(fold, fold.complete(entry.deal)) == deal


def test_a_key_that_cannot_stand_there_is_told_with_what_can():
    entry = entry_of(Fold.start(sheet("belgian")))
    assert read(entry, "p15") == "5 cannot stand here. Possible: 2 Bea · 3 Cas · 4 Dan"
    assert read(entry, "p1") == ""
    assert (entry.ready, entry.banner) == (False, "Who is the partner of Ada?")
    assert "cannot stand here" in read(entry, "zz")
    assert read(entry, "p11") == "Ada is named already"


def test_tricks_beyond_the_cards_are_refused_with_the_range():
    entry = entry_of(Fold.start(sheet("tourangeau")))
    assert read(entry, "10008") == "8 cannot stand here. Possible: 0 · 1"
    assert read(entry, "100011") == "Only 0 trick(s) are still to place"
    assert read(entry, "1000-1") == "- cannot stand here. Possible: 0 · 1"
    classic = entry_of(Fold.start(sheet("classic")))
    assert read(classic, "16.5").startswith(
        ". cannot stand here: the deal is complete without it. Possible as the last: "
    )


def test_what_can_follow_is_named_with_its_key():
    entry = entry_of(Fold.start(sheet("belgian")))
    assert legend(entry).startswith("P Pair · S Solo")
    read(entry, "p138h")
    assert "= 8" in legend(entry)
    assert "0 10" in legend(entry)


def test_a_fact_no_key_can_say_makes_no_line():
    fold = Fold.start(sheet("belgian", rabrouche_deals=0))
    entry = entry_of(fold)
    read(entry, "s28s=")
    assert line_of(fold, replace(fold.complete(entry.deal), rabrouche=True)) is None


def test_the_parts_of_a_line():
    assert parts("V4>a\\;b;c;d") == ("V4", "a;b", "c;d")
    assert parts("V4;;note") == ("V4", "", ";note")
    assert parts("P12") == ("P12", "", "")
