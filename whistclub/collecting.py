"""Python's search for garbage, put off while a great many facts are made at once: none of them is any, and looking at
all of them over and over takes as long as a third of the work itself."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def no_collecting() -> Iterator[None]:
    """Puts it off until the end; within another one until the end of that."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
