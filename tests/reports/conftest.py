"""The language goes back to English after each test."""

import pytest

from whistclub import words


@pytest.fixture(autouse=True)
def english():
    words.install("en", None)
    yield
    words.install("en", None)
