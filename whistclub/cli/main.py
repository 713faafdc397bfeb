"""The entry point of the command line: arguments, language, and how every error ends (interchange.md, Commands).

Exit codes: 0 done, 1 the program failed, 2 the input was at fault, 3 ``check`` found something.
"""

from __future__ import annotations

import argparse
import io
import logging
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from whistclub import words
from whistclub.cli.arguments import Parser
from whistclub.cli.output import AT_FAULT, FAILED, AtFault, note, problem_lines, system_text
from whistclub.errors import KnownError, without_passwords
from whistclub.rules.common import Refused
from whistclub.words import tr, tr_marked
from whistclub.words.languages import DEFAULT, LANGUAGES

_log = logging.getLogger(__name__)

_ENVIRONMENT: Final = frozenset(
    {
        *("cannot_write", "damaged", "damaged_row", "disk_error", "disk_full", "locked", "read_only", "unreachable"),
        *("server_busy", "server_refused", "server_says", "server_silent", "server_slow"),
    }
)
"""Keys of errors that are not caused by the input."""


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the command in ``argv`` (default: the program's own arguments) and returns the exit code. Raises nothing."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    _plain_streams()
    try:
        _speak(arguments)
        return _asking_for_password(arguments)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else FAILED
    except AtFault as fault:
        return _complain(AT_FAULT, *fault.lines)
    except Refused as refused:
        return _complain(AT_FAULT, *problem_lines("", refused.problems))
    except KnownError as error:
        _log.info("refused (%s)", error.key)
        return _complain(FAILED if error.key in _ENVIRONMENT else AT_FAULT, _known_text(error))
    except BrokenPipeError:
        # The reader of the output has closed the pipe; Python would complain again when it closes the stream.
        with suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except OSError as error:
        return _complain(FAILED, system_text(error))
    except KeyboardInterrupt:
        return FAILED
    except Exception as error:
        return _complain(FAILED, _bug_text(error, arguments))


def _asking_for_password(arguments: list[str]) -> int:
    """Runs the command; where a server wants another password, asks for it in the terminal, if there is one."""
    try:
        return _run(arguments)
    except KnownError as error:
        if error.key != "server_password" or not sys.stdin.isatty():
            raise
        import getpass

        from whistclub.storage.server.passwords import use_password

        asked = tr("Password of {user} at {host}: ", user=str(error.values["user"]), host=str(error.values["host"]))
        use_password(str(error.values["club"]), getpass.getpass(asked))
        return _run(arguments)


def _run(arguments: list[str]) -> int:
    _refuse_passwords(arguments)
    first = _first_word(arguments)
    if first in COMMANDS or {"-h", "--help", "--version"} & set(arguments):
        from whistclub.cli.parser import parser

        _log.info("command: %s", first)
        options = parser(_common()).parse_args(arguments)
        return int(options.run(options))
    return _window(arguments)


def _refuse_passwords(arguments: list[str]) -> None:
    """KnownError ``password_in_address`` when the club's address holds one: every program on the computer sees it."""
    if any(without_passwords(word) != word for word in arguments):
        raise KnownError("password_in_address")


def _first_word(arguments: list[str]) -> str | None:
    """The first word that is neither an option nor the value of one."""
    left = iter(arguments)
    for word in left:
        if word in ("--club", "--lang"):
            next(left, None)
        elif not word.startswith("-"):
            return word
    return None


def _window(arguments: list[str]) -> int:
    options = _window_parser().parse_args(arguments)
    place = options.place or getattr(options, "club", None)
    if options.place and not _looks_like_a_club(options.place):
        raise AtFault(
            tr(
                "{word} is neither a command nor a club file. Commands: {commands}.",
                word=options.place,
                commands=", ".join(COMMANDS),
            )
        )
    from whistclub.desktop.app import run

    _log.info("window")
    code = int(run(place))
    _log.info("window closed (%d)", code)
    return code


def _looks_like_a_club(place: str) -> bool:
    return (
        "://" in place or os.path.exists(place) or bool(os.path.splitext(place)[1]) or os.path.basename(place) != place
    )


def _common() -> Parser:
    common = Parser(add_help=False, argument_default=argparse.SUPPRESS)
    common.add_argument("--club", metavar="PATH_OR_URL", help=tr("the club: a file, or the address of a database"))
    spoken = tr("the language of the answers: {languages}", languages=", ".join(LANGUAGES))
    common.add_argument("--lang", choices=LANGUAGES, metavar="LANGUAGE", help=spoken)
    return common


def _window_parser() -> Parser:
    asked = Parser(prog="whistclub", parents=[_common()], allow_abbrev=False)
    asked.add_argument("place", metavar="CLUBFILE", nargs="?")
    return asked


COMMANDS: Final = (
    *("score", "import", "export", "standings", "ranking", "season", "players", "results", "check", "backup"),
    *("restore", "move", "schema", "demo", "arbiter"),
)


def _speak(arguments: list[str]) -> None:
    """Sets the language: the one given, else the one chosen in the window, else the system's, else French."""
    wanted = _wanted(arguments)
    if wanted == "en":
        words.install("en", _english_plural)
    else:
        from whistclub.words import qt

        qt.load(wanted)


def _english_plural(_context: str, source: str, disambiguation: str | None, n: int) -> str:
    """English text needs its catalogue, and with it Qt, only for plurals: it is loaded for the first of them."""
    if n < 0:
        return ""
    from whistclub.words import qt

    qt.load("en")
    return tr_marked(source, disambiguation or "", n)


def _wanted(arguments: list[str]) -> str:
    for index, word in enumerate(arguments):
        option, _, value = word.partition("=")
        if option == "--lang":
            value = value or next(iter(arguments[index + 1 :]), "")
            return value if value in LANGUAGES else DEFAULT
    from whistclub.desktop.preferences import Preferences

    if chosen := Preferences.load().language:
        return chosen
    system = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return system[:2].lower() if system[:2].lower() in LANGUAGES else DEFAULT


def _plain_streams() -> None:
    """Makes output to files and pipes UTF-8 everywhere; a terminal without a letter shows its number instead."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            encoding = None if stream.isatty() else "utf-8"
            stream.reconfigure(encoding=encoding, errors="backslashreplace")


def _complain(code: int, *lines: str) -> int:
    _log.info("ended with exit code %d", code)
    note(*lines)
    return code


def _known_text(error: KnownError) -> str:
    from whistclub.words.problems import error_text

    return error_text(error)


def _bug_text(error: Exception, arguments: list[str]) -> str:
    """Saves a report of an unexpected error and returns the message that says where it is."""
    import datetime
    import traceback

    from whistclub.bootstrap import data_folder

    stamp = datetime.datetime.now().strftime("%Y-%m-%d-%H%M%S-%f")
    path = data_folder() / "reports" / f"{stamp}.txt"
    report = without_passwords("".join(traceback.format_exception(error)) + f"\n{arguments!r}\n")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(report, encoding="utf-8", errors="backslashreplace")
    except OSError:
        _log.error("unexpected error, no report", exc_info=error)
        return tr("Something went wrong inside the program ({kind}).", kind=type(error).__name__)
    _log.error("unexpected error, reports/%s", path.name, exc_info=error)
    return tr("Something went wrong inside the program; a report lies in {path}.", path=path)
