"""Words are tested in English without a catalogue, whatever a test before has spoken."""

from collections.abc import Iterator

import pytest

from whistclub import words


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    words.install("en", None)
    yield
    words.install("en", None)
