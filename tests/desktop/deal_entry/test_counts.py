"""The budgets of product.md §2, counted: every deal typed on three keyboards and on the number pad, and tapped, from an
empty strip to the stored deal. The counts are printed at the end of the test run and stand in the manual."""

from itertools import groupby

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from key_budgets import COMMIT, cases
from tests.desktop.deal_entry.test_budgets import press
from whistclub.club import queries
from whistclub.club.actions.deals import delete_deal
from whistclub.rules.whist32 import Whist32Conventions
from whistclub.words import install, qt
from whistclub.words.languages import LANGUAGES

TABLES = [
    (game, preset, seats, conventions, tuple(some))
    for (game, preset, seats, conventions), some in groupby(
        cases(), key=lambda case: (case.game, case.preset, case.seats, case.conventions)
    )
]
IDS = [f"{game}-{preset}-{seats}-{'-'.join(k for k, _ in more)}" for game, preset, seats, more, _ in TABLES]
LAYOUTS = ("qwerty", "french", "belgian", "pad")


@pytest.fixture(params=TABLES, ids=IDS)
def page_and_cases(request, table):
    game, preset, seats, conventions, some = request.param
    more = dict(conventions)
    if game == "whist32":
        more["deals"] = Whist32Conventions().deals + len(some)
    return table(game, seats, preset, **more), some


def start_again(page):
    """An empty sheet: what the next deal may be does not depend on the last one."""
    for deal_id in reversed(page.view.deal_ids):
        page.controller.act(delete_deal, deal_id)
    assert page.entry.tokens == ()


def stored(page, case):
    """What lies in the club, after looking at what the strip promised before the last key."""
    view = page.controller.read(queries.sheet, page.sheet_id)
    assert len(view.sheet.deals) == 1
    deal = view.sheet.deals[0]
    if case.trump:
        parts = getattr(deal, "attempts", None) or (deal,)
        assert {str(part.trump) for part in parts} == {"hearts"}
    return deal


def promised(page):
    """The deal the strip shows: read back in words, and what it pays beside every name."""
    assert page.strip.commit.isEnabled()
    assert page.strip.banner.text() == page.entry.sentence != ""
    shown = page.strip.promised()
    assert len(shown) == len(page.entry.table.seats)
    assert "–" not in shown.values()
    return page.entry.fold.complete(page.entry.deal)


def type_case(page, case, layout):
    """Types a deal; gives it and the number of keys."""
    count = 0
    for token in case.typed:
        press(page, page.entry.find(token).keys[0].upper(), layout)
        count += 1
    deal = promised(page)
    press(page, COMMIT, layout)
    assert stored(page, case) == deal
    return count + 1


def tap_case(page, case):
    """Taps a deal; gives the number of taps."""
    count = 0
    for token in case.tapped:
        chip = next(chip for row in page.strip.rows for chip in row.shown() if chip.token == token)
        _tap(chip)
        count += 1
    deal = promised(page)
    _tap(page.strip.commit)
    assert stored(page, case) == deal
    return count + 1


def _tap(button):
    assert button.isVisible()
    assert button.width() >= 44
    assert button.height() >= 44
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


@pytest.mark.parametrize("layout", LAYOUTS)
def test_keys(page_and_cases, layout, record_property):
    page, some = page_and_cases
    for case in some:
        start_again(page)
        count = type_case(page, case, layout)
        assert count == case.keys <= case.budget, case
        record_property("budget", [case.line, layout, count])


def test_taps(page_and_cases, record_property):
    page, some = page_and_cases
    for case in some:
        start_again(page)
        count = tap_case(page, case)
        assert count == len(case.tapped) + 1 <= case.most_taps, case
        record_property("budget", [case.line, "taps", count])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_of_each_language_give_the_same_counts(language):
    assert qt.load(language)
    try:
        for case in cases():
            keys = case.shown_keys().split(" ")
            assert len(keys) == case.keys
            assert all(len(key) == 1 for key in keys)
    finally:
        install("en", None)
