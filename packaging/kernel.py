"""Compiles the arbiter's solver, whistclub/arbiter/kernel.c, to kernel.wasm beside it.

``kernel.py update`` writes it; ``check`` exits 1 when the shipped file does not match its source, 3 when the compiler
that makes identical bytes is not installed (Debian 12: ``clang`` and ``lld``).
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "whistclub" / "arbiter"
SOURCE, SHIPPED = FOLDER / "kernel.c", FOLDER / "kernel.wasm"
TOOLS = {"clang": "Debian clang version 14.0.6", "wasm-ld": "Debian LLD 14.0.6"}
"""Compiler and linker, each with the first line of its version output."""
FLAGS = ("--target=wasm32", "-nostdlib", "-O2", "-Wl,--no-entry", "-Wl,--strip-all")
NO_COMPILER = 3


def installed() -> bool:
    """Whether the tools of exactly these versions are installed."""
    return all(shutil.which(tool) and version(tool).startswith(wanted) for tool, wanted in TOOLS.items())


def version(tool: str) -> str:
    """The first line of a tool's version output."""
    return subprocess.run([tool, "--version"], capture_output=True, text=True, check=True).stdout


def compiled() -> bytes:
    """The kernel compiled from its source."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "kernel.wasm"
        subprocess.run(["clang", *FLAGS, "-o", str(path), str(SOURCE)], check=True)
        return path.read_bytes()


def main() -> int:
    """Runs the command given on the command line."""
    if sys.argv[1:] not in (["update"], ["check"]):
        raise SystemExit(__doc__)
    if not installed():
        print("needs", ", ".join(TOOLS.values()), file=sys.stderr)
        return NO_COMPILER
    if sys.argv[1] == "update":
        SHIPPED.write_bytes(compiled())
        return 0
    same = compiled() == SHIPPED.read_bytes()
    print("the kernel is what its source gives" if same else "the kernel is behind its source: kernel.py update")
    return int(not same)


if __name__ == "__main__":
    sys.exit(main())
