"""The compiled kernel that is shipped is what its source says."""

import subprocess
import sys
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from tests.arbiter.native import COMPILER, NativeKernel
from tests.arbiter.small import by_kernel, small_deals
from whistclub.arbiter.cards import ALL_CARDS
from whistclub.arbiter.layouts import drawn
from whistclub.arbiter.question import CONTRACTS, Question, sensible_trumps
from whistclub.arbiter.sampling import position
from whistclub.arbiter.solver import Kernel
from whistclub.rules.common import SUITS

NO_COMPILER = 3


def test_the_shipped_kernel_is_what_the_pinned_compiler_makes_of_its_source():
    command = [sys.executable, str(Path(__file__).parents[2] / "packaging" / "kernel.py"), "check"]
    run = subprocess.run(command, capture_output=True, text=True)
    if run.returncode == NO_COMPILER:
        pytest.skip(run.stderr)
    assert run.returncode == 0, run.stdout


@pytest.fixture(scope="module")
def native(tmp_path_factory: pytest.TempPathFactory) -> NativeKernel:
    if COMPILER is None:
        pytest.skip("no C compiler")
    return NativeKernel(tmp_path_factory.mktemp("native"))


def test_the_shipped_kernel_answers_small_deals_as_its_source_does(native):
    deals = list(islice(small_deals(21), 2000))
    answers = []
    for deal in deals:
        native.begin(None if deal.trump is None else SUITS[deal.trump])
        answers += native.solve([deal.position()])
    assert answers == by_kernel(deals)


@pytest.mark.parametrize("key", CONTRACTS)
def test_the_shipped_kernel_answers_full_layouts_as_its_source_does(native, key):
    contract, cards = CONTRACTS[key], tuple(Random(key).sample(ALL_CARDS, 8))
    trump = sensible_trumps(contract, cards)[0]
    layouts = islice(drawn(Question(key, cards, trump)), 100)
    positions = [position(contract, layout, cards[0] if contract.aside else None) for layout in layouts]
    native.begin(trump)
    assert native.solve(positions) == Kernel(trump).solve(positions)
