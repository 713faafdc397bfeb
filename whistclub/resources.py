"""What is shipped with the program: its version, and where its files lie (fonts, icons, translations, manual)."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def resource(*parts: str) -> Path:
    """The path of a shipped file or folder: inside the installed package, else beside it in the source tree.

    Never depends on the working directory. The path is given whether or not anything is there."""
    installed = _PACKAGE / "resources"
    root = installed if installed.is_dir() else _PACKAGE.parent / "resources"
    return root.joinpath(*parts)


def version() -> str:
    """The version of the program, "" where it runs without having been installed."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("whistclub")
    except PackageNotFoundError:
        return ""
