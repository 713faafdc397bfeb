"""The kernel compiled for this machine, to compare with the WebAssembly that is shipped."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from whistclub.arbiter.solver import KERNEL, Position
from whistclub.rules.common import SUITS, Suit

COMPILER = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
SOURCE = KERNEL.with_suffix(".c")


class NativeKernel:
    """As ``solver.Kernel``; all share one memory."""

    def __init__(self, folder: Path) -> None:
        library = folder / "kernel.so"
        if not library.exists():
            subprocess.run([COMPILER, "-O2", "-shared", "-fPIC", "-o", library, SOURCE], check=True)
        self._library = ctypes.CDLL(str(library))
        for name in ("questions_at", "answers_at"):
            getattr(self._library, name).restype = ctypes.c_void_p

    def begin(self, trump: Suit | None) -> None:
        self._library.begin(SUITS.index(trump) if trump in SUITS else len(SUITS))

    def solve(self, positions: Sequence[Position]) -> list[bool]:
        packed = b"".join(position.packed() for position in positions)
        ctypes.memmove(self._library.questions_at(), packed, len(packed))
        self._library.solve(len(positions))
        return [bool(made) for made in ctypes.string_at(self._library.answers_at(), len(positions))]
