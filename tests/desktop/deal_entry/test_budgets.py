"""Every kind of deal typed and tapped on the real page into a real club, within the budgets of product.md §2."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from whistclub.club import queries

# The offscreen platform cannot tell a window manager how small a window may be.
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

KEYPAD, PLAIN = Qt.KeyboardModifier.KeypadModifier, Qt.KeyboardModifier.NoModifier
TOP_ROWS = {"qwerty": "1234567890", "french": "&é\"'(-è_çà", "belgian": "&é\"'(§è!çà"}
NAMED = {"⏎": Qt.Key.Key_Return, "⌫": Qt.Key.Key_Backspace, "⎋": Qt.Key.Key_Escape}


def press(page, key, layout="qwerty", scanned=True):
    """Sends what that key of that keyboard sends; ``pad`` is the number pad."""
    target = QApplication.focusWidget() or page.strip
    text, code, scan, modifiers = key, ord(key.upper()), 0, PLAIN
    if key in NAMED:
        text, code = "", NAMED[key].value
        code = Qt.Key.Key_Enter.value if layout == "pad" and key == "⏎" else code
    if key.isdigit() and layout != "pad":
        at = "1234567890".index(key)
        text = TOP_ROWS[layout][at]
        code, scan = ord(text.upper()), 10 + at if scanned else 0
    if layout == "pad" and not key.isalpha():
        modifiers = KEYPAD
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QCoreApplication.sendEvent(target, QKeyEvent(kind, code, modifiers, scan, 0, 0, text))


def enter(page, keys, layout="qwerty", scanned=True):
    for key in keys:
        press(page, key, layout, scanned)


def stored(page):
    """The last deal as it lies in the club, as JSON values."""
    from whistclub.rules.games import game_of

    view = page.controller.read(queries.sheet, page.sheet_id)
    return game_of(view.record.game).encode(view.sheet.deals[-1])


def contract(contract, players, tricks, **more):
    return {"contract": contract, "players": players, "tricks": tricks, **more}


BELGIAN = [
    # keys, budget, attempts
    ("P130C=⏎", 7, [contract("pair", [0, 2], 10, level=10, trump="clubs")]),
    ("P138H8⏎", 7, [contract("pair", [0, 2], 8, level=8, trump="hearts")]),
    ("P133H3⏎", 7, [contract("pair", [0, 2], 13, level=13, trump="hearts")]),
    ("P130C+1⏎", 8, [contract("pair", [0, 2], 11, level=10, trump="clubs")]),
    ("P130C-2⏎", 8, [contract("pair", [0, 2], 8, level=10, trump="clubs")]),
    ("P249=⏎", 6, [contract("pair", [1, 3], 9, level=9)]),
    ("S28S=⏎", 6, [contract("solo", [1], 8, level=8, trump="spades")]),
    ("S28S-1⏎", 7, [contract("solo", [1], 7, level=8, trump="spades")]),
    ("S30D+3⏎", 7, [contract("solo", [2], 13, level=10, trump="diamonds")]),
    ("U438D8⏎", 8, [contract("trou", [3, 2], 8, target=8, trump="diamonds")]),
    ("U439D-1⏎", 8, [contract("trou", [3, 2], 8, target=9, trump="diamonds")]),
    ("R12H=⏎", 8, [contract("trou_royal", [0, 1], 9, trump="hearts")]),
    ("A19C=⏎", 7, [contract("abondance", [0], 9, level=9, trump="clubs")]),
    ("A10C+1⏎", 7, [contract("abondance", [0], 11, level=10, trump="clubs")]),
    ("B2H=⏎", 7, [contract("abondance_10", [1], 10, trump="hearts")]),
    ("L2H=⏎", 6, [contract("petit_schlem", [1], 11, trump="hearts")]),
    ("H2H-1⏎", 6, [contract("grand_schlem", [1], 11, trump="hearts")]),
    ("I12⏎", 4, [contract("piccolissimo", [0], 2)]),
    ("M30⏎", 4, [contract("petite_misere", [2], 0)]),
    ("C2=⏎", 4, [contract("piccolo", [1], 1)]),
    ("G1A⏎", 4, [contract("grande_misere", [0], 10)]),
    ("T40⏎", 4, [contract("grande_misere_sur_table", [3], 0)]),
    ("G1021⏎", 4 + 2, [contract("grande_misere", [0], 0), contract("grande_misere", [1], 1)]),
    ("G1G201⏎", 4 + 3, [contract("grande_misere", [0], 0), contract("grande_misere", [1], 1)]),
    (
        "G1G2G3012⏎",
        4 + 3 + 3,
        [contract("grande_misere", [seat], seat) for seat in range(3)],
    ),
]
OTHER_BELGIAN = [
    ("N34⏎", 4, {"kind": "passed", "sixth": 2, "last": 3}),
    ("N11⏎", 4, {"kind": "passed", "sixth": 0, "last": 0}),
    ("W1⏎", 3, {"kind": "blank", "player": 0}),
    ("V4⏎", 3, {"kind": "revoke", "player": 3}),
]
WHIST32 = [
    ("D135S6⏎", 7, contract("duo", [0, 2], 6, level=5, trump="spades")),
    ("D138H8⏎", 7, contract("duo", [0, 2], 8, level=8, trump="hearts")),
    ("S14H3⏎", 6, contract("solo", [0], 3, level=4, trump="hearts")),
    ("S17N=⏎", 6, contract("solo", [0], 7, level=7, trump="none")),
    ("S18=⏎", 6, contract("solo", [0], 8, level=8)),
    ("U31C7⏎", 7, contract("trou", [2, 0], 7, trump="clubs")),
    ("M20⏎", 4, contract("petite_misere", [1], 0)),
    ("C4=⏎", 4, contract("picolo", [3], 1)),
    ("G41⏎", 4, contract("grande_misere", [3], 1)),
]


@pytest.mark.parametrize("layout", ["qwerty", "french", "belgian", "pad"])
def test_belgian_contracts_by_key(table, layout):
    page = table("belgian")
    for keys, budget, attempts in BELGIAN:
        assert len(keys) <= budget
        enter(page, keys, layout)
        assert (keys, stored(page)["attempts"]) == (keys, attempts)
    assert len(page.view.score.lines) == len(BELGIAN)


@pytest.mark.parametrize(("keys", "budget", "deal"), OTHER_BELGIAN)
def test_belgian_deals_without_contract_by_key(table, keys, budget, deal):
    page = table("belgian")
    assert len(keys) <= budget
    enter(page, keys)
    assert deal.items() <= stored(page).items()


@pytest.mark.parametrize("layout", ["qwerty", "french", "belgian", "pad"])
def test_a_pair_of_any_level_made_exactly_takes_seven_keys(table, layout):
    page = table("belgian")
    for level in range(8, 14):
        enter(page, f"P13{level % 10}H=⏎", layout)
        assert stored(page)["attempts"] == [contract("pair", [0, 2], level, level=level, trump="hearts")]


@pytest.mark.parametrize("layout", ["qwerty", "french", "belgian", "pad"])
def test_whist_32_by_key(table, layout):
    page = table("whist32", deals=len(WHIST32))
    for keys, budget, deal in WHIST32:
        assert len(keys) <= budget
        enter(page, keys, layout)
        assert deal.items() <= stored(page).items()
    assert page.view.score.finished


def test_whist_32_passed(table):
    page = table("whist32")
    enter(page, "N⏎")
    assert stored(page)["kind"] == "passed"


@pytest.mark.parametrize("players", range(3, 8))
@pytest.mark.parametrize("layout", ["qwerty", "french", "belgian", "pad"])
def test_tourangeau_takes_two_keys_a_player(table, players, layout):
    page = table("tourangeau", players)
    bids, tricks = "1" + "0" * (players - 1), "0" * (players - 2) + "1"
    keys = bids + tricks + "⏎"
    assert len(keys) <= 2 * players + 1
    enter(page, keys, layout)
    deal = stored(page)
    # Seat 0 deals and bids last; seat 1 bids first.
    assert deal["bids"] == [0, 1] + [0] * (players - 2)
    assert sum(deal["tricks"]) == 1
    assert deal["tricks"][players - 1] == 1


def test_tourangeau_trump_is_one_key_more(table):
    page = table("tourangeau")
    enter(page, "0000H000⏎")
    deal = stored(page)
    assert (deal["tricks"], deal["trump"]) == ([1, 0, 0, 0], "hearts")


@pytest.mark.parametrize(("keys", "budget"), [("27⏎", 3), ("19⏎", 3), ("20⏎", 3)])
def test_short_whist_takes_three_keys(table, keys, budget):
    page = table("classic")
    assert len(keys) <= budget
    enter(page, keys)
    expected = {"27⏎": [6, 7], "19⏎": [9, 4], "20⏎": [3, 10]}
    assert stored(page)["tricks"] == expected[keys]


def test_short_whist_with_honours_takes_five_keys(table):
    page = table("classic", honours=True)
    enter(page, "1723⏎")
    deal = stored(page)
    assert (deal["tricks"], deal["honours"]) == ([7, 6], [0, 3])


@pytest.mark.parametrize("layout", ["french", "belgian"])
def test_azerty_digits_without_scan_codes_are_told_by_their_characters(table, layout):
    page = table("belgian")
    enter(page, "P249H9⏎", layout, scanned=False)
    assert stored(page)["attempts"] == [contract("pair", [1, 3], 9, level=9, trump="hearts")]


def test_the_french_six_is_a_six_once_the_keyboard_is_known(table):
    page = table("belgian")
    enter(page, "S26H6⏎", "french", scanned=False)
    assert stored(page)["attempts"] == [contract("solo", [1], 6, level=6, trump="hearts")]


def tap(page, *words):
    """Presses the chips that read so, with the mouse; "" is the button that commits."""
    count = 0
    for word in words:
        rows = [page.strip.facts, *page.strip.rows]
        shown = [chip for row in rows for chip in row.shown() if chip.isVisible()]
        button = page.strip.commit if word == "⏎" else next(chip for chip in shown if chip.label_text == word)
        assert button.width() >= 44
        assert button.height() >= 44
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        QApplication.processEvents()
        count += 1
    return count


@pytest.mark.parametrize(
    ("game", "words", "facts"),
    [
        (
            "belgian",
            ["Pair", "Ada", "Cas", "10", "♣", "11", "⏎"],
            {"attempts": [contract("pair", [0, 2], 11, level=10, trump="clubs")]},
        ),
        (
            "belgian",
            ["Trou", "Dan", "Bea", "9", "♥", "13", "⏎"],
            {"attempts": [contract("trou", [3, 1], 13, target=9, trump="hearts")]},
        ),
        ("belgian", ["Passed", "Ada", "Bea", "⏎"], {"sixth": 0, "last": 1}),
        ("whist32", ["Solo", "Bea", "5", "♦", "6", "⏎"], {"contract": "solo", "tricks": 6}),
        ("tourangeau", ["0", "0", "1", "0", "0", "1", "⏎"], {"bids": [0, 0, 0, 1], "tricks": [0, 0, 1, 0]}),
        ("classic", ["Bea and Dan", "8", "⏎"], {"tricks": [5, 8]}),
    ],
)
def test_mouse_alone(table, game, words, facts):
    page = table(game)
    assert tap(page, *words) <= 8
    assert facts.items() <= stored(page).items()


def test_a_number_above_nine_has_its_key_and_a_way_on_the_number_pad(table):
    page = table("tourangeau", 3)
    entry = page.entry
    entry.show_fact("cards")
    entry.press("f:cards:17")
    keys = {choice.label: choice.keys for choice in entry.groups[0].choices if not choice.hidden}
    assert len({key for some in keys.values() for key in some}) == 18
    entry.key("+")
    entry.key("3")
    assert entry.tokens[-1] == "b:13"
