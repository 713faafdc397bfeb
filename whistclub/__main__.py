"""Starts the program: ``python -m whistclub``, or the command ``whistclub``."""

from __future__ import annotations

import sys


def main() -> int:
    """Runs the command line, or opens the window when no command is given; gives the exit code."""
    from whistclub import cli

    return cli.main()


if __name__ == "__main__":
    sys.exit(main())
