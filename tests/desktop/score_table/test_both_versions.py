"""A deal that somebody else has entered or changed meanwhile: both versions are shown, and one is chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt

from whistclub.bootstrap import open_club
from whistclub.club.actions.deals import correct_deal, enter_deal
from whistclub.club.club import Club
from whistclub.desktop.score_table.both_versions import BothVersionsDialog
from whistclub.desktop.score_table.page import TablePage
from whistclub.rules.belgian.facts import Attempt, BelgianDeal

THEIRS = BelgianDeal("contract", (Attempt("pair", (0, 1), 10, 9),))


@pytest.fixture
def page(table: Callable[..., TablePage]) -> TablePage:
    return table("belgian")


@pytest.fixture
def other(page: TablePage, tmp_path: Path) -> Iterator[Club]:
    """The same club, opened by another marker."""
    opened = open_club(tmp_path / "club.whist", "Bob")
    yield opened
    opened.close()


def entered_twice(page: TablePage, other: Club, hands: Any) -> BothVersionsDialog:
    other.act(enter_deal, page.sheet_id, THEIRS)
    hands.type(page.strip, KEYS, Qt.Key.Key_Return)
    dialog = hands.dialog(BothVersionsDialog)
    assert isinstance(dialog, BothVersionsDialog)
    return dialog


KEYS = "p249="


@pytest.mark.parametrize(
    ("choice", "left"), [("The stored one counts", 1), ("Mine counts", 1), ("Both: mine is the next deal", 2)]
)
def test_of_a_deal_entered_twice_one_is_chosen_or_both(
    page: TablePage, other: Club, hands: Any, choice: str, left: int
) -> None:
    dialog = entered_twice(page, other, hands)
    shown = [label.text() for label in dialog.findChildren(type(dialog.problem))]
    assert any("Bob" in text for text in shown)
    assert "Yours, not stored" in shown
    hands.press(dialog, choice)
    deals = page.view.sheet.deals
    assert len(deals) == left
    mine_counts = choice == "Mine counts"
    assert (deals[0].attempts == THEIRS.attempts) is not mine_counts


def test_a_correction_of_what_somebody_has_corrected_shows_both(page: TablePage, other: Club, hands: Any) -> None:
    hands.type(page.strip, KEYS, Qt.Key.Key_Return)
    (deal,) = page.view.deal_ids
    page.reopen(0)
    other.act(correct_deal, deal, THEIRS)
    hands.type(page.strip, "+1", Qt.Key.Key_Return)
    dialog = hands.dialog(BothVersionsDialog)
    hands.press(dialog, "The stored one counts")
    assert page.view.sheet.deals[0].attempts == THEIRS.attempts
