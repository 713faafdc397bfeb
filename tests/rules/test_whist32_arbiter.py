"""The arbiter of Whist 32 as the rules know it: its list, its thresholds (rules.md §2.1)."""

from __future__ import annotations

from whistclub.rules.whist32 import ARBITER_CONTRACTS, ARBITER_THRESHOLDS, LADDER


def test_the_list_is_the_top_of_the_ladder_in_its_order() -> None:
    assert tuple(ARBITER_CONTRACTS.values()) == LADDER[-7:]


def test_every_contract_of_the_list_has_a_threshold_in_whole_per_cent() -> None:
    assert list(ARBITER_THRESHOLDS) == list(ARBITER_CONTRACTS)
    assert all(isinstance(value, int) and 0 <= value <= 100 for value in ARBITER_THRESHOLDS.values())
