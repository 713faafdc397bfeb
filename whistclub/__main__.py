"""Starts the program: ``python -m whistclub``, or the command ``whistclub``."""

from __future__ import annotations

import sys


def main() -> int:
    """Runs the command line, or opens the window when no command is given; returns the exit code."""
    from whistclub.cli.main import main as run
    from whistclub.log import start_log

    start_log()
    return run()


if __name__ == "__main__":
    sys.exit(main())
