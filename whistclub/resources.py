"""Files shipped with the program (fonts, icons, translations, manual), and its version."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def resource(*parts: str) -> Path:
    """The path of a shipped file or folder: inside the installed package, else beside it in the source tree.

    Independent of the working directory. The file need not exist."""
    installed = _PACKAGE / "resources"
    root = installed if installed.is_dir() else _PACKAGE.parent / "resources"
    return root.joinpath(*parts)


def version() -> str:
    """The version of the program, "" when it is not installed."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("whistclub")
    except PackageNotFoundError:
        return ""
