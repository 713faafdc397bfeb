"""The command line: what can be asked for, in which language, and how every mistake ends (interchange.md, Commands).

Exit codes: 0 done, 1 the program failed, 2 the input was at fault, 3 ``check`` found something.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from typing import Any, Final

from whistclub import words
from whistclub.cli.output import AT_FAULT, FAILED, AtFault, note, problem_lines, system_text
from whistclub.errors import KnownError, without_passwords
from whistclub.rules.common import SUITS, Refused, Suit
from whistclub.rules.whist32 import ARBITER_CONTRACTS
from whistclub.words import tr, tr_marked
from whistclub.words.names import GAMES

LANGUAGES: Final = ("fr", "nl", "en")

_ENVIRONMENT: Final = frozenset(
    {"cannot_write", "damaged", "damaged_row", "disk_error", "disk_full", "locked", "read_only", "unreachable"}
)
"""Keys of errors that no other input would have avoided."""


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the command in ``argv`` (default: the program's own arguments); gives the exit code. Nothing is raised."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    _plain_streams()
    try:
        _speak(arguments)
        return _run(arguments)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else FAILED
    except AtFault as fault:
        return _complain(AT_FAULT, *fault.lines)
    except Refused as refused:
        return _complain(AT_FAULT, *problem_lines("", refused.problems))
    except KnownError as error:
        return _complain(FAILED if error.key in _ENVIRONMENT else AT_FAULT, _known_text(error))
    except BrokenPipeError:
        # Whoever read the answer has gone; Python would complain once more when it closes the stream.
        with suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except OSError as error:
        return _complain(FAILED, system_text(error))
    except KeyboardInterrupt:
        return FAILED
    except Exception as error:
        return _complain(FAILED, _bug_text(error, arguments))


def _run(arguments: list[str]) -> int:
    first = _first_word(arguments)
    if first in COMMANDS or {"-h", "--help", "--version"} & set(arguments):
        options = parser().parse_args(arguments)
        module = import_module(f"whistclub.cli.{_MODULES.get(options.run, 'commands')}")
        return int(getattr(module, options.run)(options))
    return _window(arguments)


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

    return int(run(place))


def _looks_like_a_club(place: str) -> bool:
    return (
        "://" in place or os.path.exists(place) or bool(os.path.splitext(place)[1]) or os.path.basename(place) != place
    )


def _common() -> argparse.ArgumentParser:
    common = argparse.ArgumentParser(add_help=False, argument_default=argparse.SUPPRESS)
    common.add_argument("--club", metavar="PATH_OR_URL", help=tr("the club: a file, or the address of a database"))
    spoken = tr("the language of the answers: {languages}", languages=", ".join(LANGUAGES))
    common.add_argument("--lang", choices=LANGUAGES, metavar="LANGUAGE", help=spoken)
    return common


def _window_parser() -> argparse.ArgumentParser:
    asked = argparse.ArgumentParser(prog="whistclub", parents=[_common()], allow_abbrev=False)
    asked.add_argument("place", metavar="CLUBFILE", nargs="?")
    return asked


COMMANDS: Final = (
    *("score", "import", "export", "standings", "ranking", "season", "players", "results", "check", "backup"),
    *("restore", "schema", "demo", "arbiter"),
)

_MODULES: Final = {**dict.fromkeys(("check", "backup", "restore", "demo"), "club_file"), "arbiter": "arbiter"}
"""Where in this package commands are that are not in ``commands``."""


def parser() -> argparse.ArgumentParser:
    """What the command line can say."""
    common = _common()
    top = argparse.ArgumentParser(
        prog="whistclub",
        parents=[common],
        allow_abbrev=False,
        description=tr("Keeps the scores of a whist club. Without a command the window opens."),
        epilog=tr("Exit codes: 0 done, 1 the program failed, 2 the input was at fault, 3 check found something."),
    )
    top.add_argument("--version", action="version", version=_version())
    commands = top.add_subparsers(dest="command", required=True)

    def command(name: str, help: str, run: str | None = None, under: Any = commands) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = under.add_parser(
            name, help=help, description=help, parents=[common], allow_abbrev=False
        )
        made.set_defaults(run=run or name)
        return made

    asked = command("score", tr("scores an evening file without any club"))
    asked.add_argument("file", metavar="FILE")
    _json(asked)
    asked = command("import", tr("adds evening files to the club"), "import_files")
    asked.add_argument("files", metavar="FILE", nargs="+")
    asked.add_argument("--replace", action="store_true", help=tr("sheets that differ replace those of the club"))
    asked = command("export", tr("writes evenings as .whist.json, .xlsx, .pdf or .csv, or as files in a folder"))
    what = asked.add_mutually_exclusive_group(required=True)
    what.add_argument("--evening", metavar="DATE[#N]")
    what.add_argument("--season", metavar="S")
    what.add_argument("--all", action="store_true")
    _game(asked)
    asked.add_argument("-o", "--output", metavar="PATH", required=True)
    asked = command("standings", tr("shows the standings of an evening"))
    asked.add_argument("--evening", metavar="DATE[#N]", required=True)
    _json(asked)
    asked = command("ranking", tr("shows the ranking of a season with every part of it"))
    asked.add_argument("--season", metavar="S", required=True)
    asked.add_argument("--before", metavar="DATE", help=tr("only evenings before this day"))
    _game(asked)
    _json(asked)
    asked = command("season", tr("shows or sets the conventions of a season, a new one too"))
    asked.add_argument("season", metavar="S")
    asked.add_argument("--scheme", metavar="PRESET")
    asked.add_argument("--set", metavar="KEY=VALUE", nargs="+", action="extend", default=[])
    asked.add_argument("--first", metavar="DATE", help=tr("its first day, where it is not the usual one"))
    asked.add_argument("--last", metavar="DATE", help=tr("its last day, where it is not the usual one"))
    players = command("players", tr("reads member lists"))
    under = players.add_subparsers(dest="what", metavar="import", required=True)
    asked = command("import", tr("adds the people of a member list (.csv or .xlsx)"), "import_players", under)
    asked.add_argument("file", metavar="FILE")
    asked.add_argument("--skip", action="store_true", help=tr("leaves faulty lines out instead of refusing the list"))
    results = command("results", tr("takes old seasons over"))
    under = results.add_subparsers(dest="what", metavar="import", required=True)
    words = tr("a list of results (.csv or .xlsx): date, table, round, player, points; or one column an evening")
    asked = command("import", words, "import_results", under)
    asked.add_argument("file", metavar="FILE")
    asked.add_argument("--season", metavar="S", help=tr("the season of all of them; else by their dates"))
    asked.add_argument("--game", metavar="G", choices=tuple(GAMES), help=tr("the game of lines that name none"))
    points = tr("what the cells of an evening's column are: game or ranking")
    asked.add_argument("--of", choices=("game", "ranking"), metavar="POINTS", help=points)
    asked.add_argument("--preview", action="store_true", help=tr("says what would come in, and changes nothing"))
    command("check", tr("verifies the club: its file, every stored result, zero sums"))
    asked = command("backup", tr("makes a complete copy of the club, also while it is in use"))
    asked.add_argument("-o", "--output", metavar="PATH", required=True)
    asked = command("restore", tr("puts a copy in the place of the club, which is kept beside it"))
    asked.add_argument("path", metavar="PATH")
    schema = command("schema", tr("prints the JSON Schema of evening files, or of files of conventions"))
    schema.add_argument("of", nargs="?", choices=("evening", "conventions"), default="evening")
    asked = command("demo", tr("makes a club with invented people and evenings, the same for the same seed"))
    asked.add_argument("-o", "--output", metavar="CLUBFILE", required=True)
    for name, value in (("--seasons", 1), ("--players", 24), ("--seed", 1)):
        asked.add_argument(name, metavar="N", type=int, default=value)
    _arbiter(command("arbiter", tr("says whether a contract of Whist 32 is accepted with eight cards")))
    return top


def _arbiter(asked: argparse.ArgumentParser) -> None:
    asked.add_argument("contract", metavar="CONTRACT", help=" ".join(ARBITER_CONTRACTS))
    asked.add_argument("cards", metavar="CARD", nargs="+", help=tr("eight cards like As Kh Td 7c"))
    asked.add_argument("--trump", metavar="T", help=" ".join((*SUITS, Suit.NONE)))
    seats = tr("seats to the left of the asker: the partner 1 to 3, who leads 0 to 3; else each is as likely")
    asked.add_argument("--partner", metavar="K", help=seats)
    asked.add_argument("--leader", metavar="K", help=seats)
    asked.add_argument("--threshold", metavar="P", help=tr("accepted from so many per cent of open chance on"))
    _json(asked)


def _game(asked: argparse.ArgumentParser) -> None:
    words = tr("the ranking of one game alone: {games}", games=", ".join(GAMES))
    asked.add_argument("--game", metavar="G", choices=tuple(GAMES), help=words)


def _json(asked: argparse.ArgumentParser) -> None:
    asked.add_argument("--json", action="store_true", help=tr("answers as JSON"))


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return f"whistclub {version('whistclub')}"
    except PackageNotFoundError:
        return "whistclub"


def _speak(arguments: list[str]) -> None:
    """Takes the language asked for, else the one chosen in the window, else the system's, else French."""
    wanted = _wanted(arguments)
    if wanted == "en":
        words.install("en", _english_plural)
    else:
        from whistclub.words import qt

        qt.load(wanted)


def _english_plural(_context: str, source: str, disambiguation: str | None, n: int) -> str:
    """English text needs its catalogue, and with it Qt, for nothing but plurals: it is loaded for the first of them."""
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
            return value if value in LANGUAGES else LANGUAGES[0]
    from whistclub.desktop.preferences import Preferences

    if chosen := Preferences.load().language:
        return chosen
    system = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return system[:2].lower() if system[:2].lower() in LANGUAGES else LANGUAGES[0]


def _plain_streams() -> None:
    """Answers that go into files and pipes are UTF-8 everywhere; a screen that lacks a letter shows its number."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            encoding = None if stream.isatty() else "utf-8"
            stream.reconfigure(encoding=encoding, errors="backslashreplace")


def _complain(code: int, *lines: str) -> int:
    note(*lines)
    return code


def _known_text(error: KnownError) -> str:
    from whistclub.words.problems import error_text

    return error_text(error)


def _bug_text(error: Exception, arguments: list[str]) -> str:
    """Saves a report of what nobody foresaw, and says where it is."""
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
        return tr("Something went wrong inside the program ({kind}).", kind=type(error).__name__)
    return tr("Something went wrong inside the program; a report lies in {path}.", path=path)
