"""The commands, their options and their help."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

from whistclub.cli import arbiter, club_file, commands, seasons
from whistclub.cli.arguments import Parser
from whistclub.resources import version
from whistclub.rules.common import SUITS, Suit
from whistclub.rules.games import GAMES
from whistclub.words import tr

Run = Callable[[argparse.Namespace], int]
"""Runs a command and returns its exit code."""


def parser(common: Parser) -> Parser:
    """The parser of the command line. ``common``: the options of every command."""
    top = Parser(
        prog="whistclub",
        parents=[common],
        allow_abbrev=False,
        description=tr("Keeps the scores of a whist club. Without a command the window opens."),
        epilog=tr("Exit codes: 0 done, 1 the program failed, 2 the input was at fault, 3 check found something."),
    )
    top.add_argument("--version", action="version", version=_version(), help=tr("shows the version of the program"))
    subparsers = top.add_subparsers(dest="command", required=True)

    def command(name: str, help: str, run: Run | None = None, under: Any = subparsers) -> Parser:
        made: Parser = under.add_parser(name, help=help, description=help, parents=[common], allow_abbrev=False)
        made.set_defaults(run=run)
        return made

    asked = command("score", tr("scores an evening file without any club"), commands.score)
    asked.add_argument("file", metavar="FILE")
    _json(asked)
    asked = command("import", tr("adds evening files to the club"), commands.import_files)
    asked.add_argument("files", metavar="FILE", nargs="+")
    asked.add_argument("--replace", action="store_true", help=tr("sheets that differ replace those of the club"))
    asked = command(
        "export", tr("writes evenings as .whist.json, .xlsx, .pdf or .csv, or as files in a folder"), commands.export
    )
    what = asked.add_mutually_exclusive_group(required=True)
    what.add_argument("--evening", metavar="DATE[#N]")
    what.add_argument("--season", metavar="S")
    what.add_argument("--all", action="store_true")
    _game(asked)
    asked.add_argument("-o", "--output", metavar="PATH", required=True)
    asked = command("standings", tr("shows the standings of an evening"), commands.standings)
    asked.add_argument("--evening", metavar="DATE[#N]", required=True)
    _json(asked)
    asked = command("ranking", tr("shows the ranking of a season with every part of it"), seasons.ranking)
    asked.add_argument("--season", metavar="S", required=True)
    asked.add_argument("--before", metavar="DATE", help=tr("only evenings before this day"))
    asked.add_argument("--period", metavar="P", help=tr("a part of the season, such as 2026-10, Q1 or H2"))
    of = asked.add_mutually_exclusive_group()
    of.add_argument("--category", metavar="C", help=tr("the players of a category"))
    of.add_argument("--teams", action="store_true", help=tr("the teams"))
    _game(asked)
    _json(asked)
    asked = command("season", tr("shows or sets the conventions of a season, a new one too"), seasons.season)
    asked.add_argument("season", metavar="S")
    asked.add_argument("--scheme", metavar="PRESET")
    asked.add_argument("--set", metavar="KEY=VALUE", nargs="+", action="extend", default=[])
    asked.add_argument("--first", metavar="DATE", help=tr("its first day, where it is not the usual one"))
    asked.add_argument("--last", metavar="DATE", help=tr("its last day, where it is not the usual one"))
    ends = asked.add_mutually_exclusive_group()
    ends.add_argument("--close", action="store_true", help=tr("closes the season, so that its minimum applies"))
    ends.add_argument("--reopen", action="store_true", help=tr("takes its closing back"))
    players = command("players", tr("reads member lists"))
    under = players.add_subparsers(dest="what", metavar="import", required=True)
    asked = command("import", tr("adds the people of a member list (.csv or .xlsx)"), commands.import_players, under)
    asked.add_argument("file", metavar="FILE")
    asked.add_argument("--skip", action="store_true", help=tr("leaves faulty lines out instead of refusing the list"))
    results = command("results", tr("takes old seasons over"))
    under = results.add_subparsers(dest="what", metavar="import", required=True)
    words = tr("a list of results (.csv or .xlsx): date, table, round, player, points; or one column an evening")
    asked = command("import", words, commands.import_results, under)
    asked.add_argument("file", metavar="FILE")
    asked.add_argument("--season", metavar="S", help=tr("the season of all of them; else by their dates"))
    asked.add_argument("--game", metavar="G", choices=tuple(GAMES), help=tr("the game of lines that name none"))
    points = tr("what the cells of an evening's column are: game or ranking")
    asked.add_argument("--of", choices=("game", "ranking"), metavar="POINTS", help=points)
    asked.add_argument("--preview", action="store_true", help=tr("says what would come in, and changes nothing"))
    command("check", tr("verifies the club: its file, every stored result, zero sums"), club_file.check)
    asked = command("backup", tr("makes a complete copy of the club, also while it is in use"), club_file.backup)
    asked.add_argument("-o", "--output", metavar="PATH", required=True)
    asked = command("restore", tr("puts a copy in the place of the club, which is kept beside it"), club_file.restore)
    asked.add_argument("path", metavar="PATH")
    asked = command(
        "move", tr("copies the club from a file into a PostgreSQL server, or back, and compares it"), club_file.move
    )
    asked.add_argument(
        "--to", metavar="PATH_OR_URL", required=True, help=tr("a new file, or a database without a club")
    )
    schema = command(
        "schema", tr("prints the JSON Schema of evening files, or of files of conventions"), commands.schema
    )
    schema.add_argument("of", nargs="?", choices=("evening", "conventions"), default="evening")
    asked = command(
        "demo", tr("makes a club with invented people and evenings, the same for the same seed"), club_file.demo
    )
    asked.add_argument("-o", "--output", metavar="CLUBFILE", required=True)
    for name, value in (("--seasons", 1), ("--players", 24), ("--seed", 1)):
        asked.add_argument(name, metavar="N", type=int, default=value)
    _arbiter(
        command("arbiter", tr("says whether a contract of Whist 32 is accepted with eight cards"), arbiter.arbiter)
    )
    return top


def _arbiter(asked: Parser) -> None:
    asked.add_argument("contract", metavar="CONTRACT", help=" ".join(arbiter.CONTRACTS))
    asked.add_argument("cards", metavar="CARD", nargs="+", help=tr("eight cards like As Kh Td 7c"))
    asked.add_argument("--trump", metavar="T", help=" ".join((*SUITS, Suit.NONE)))
    seats = tr("seats to the left of the asker: the partner 1 to 3, who leads 0 to 3; else each is as likely")
    asked.add_argument("--partner", metavar="K", help=seats)
    asked.add_argument("--leader", metavar="K", help=seats)
    asked.add_argument("--threshold", metavar="P", help=tr("accepted from so many per cent of open chance on"))
    _json(asked)


def _game(asked: Parser) -> None:
    words = tr("the ranking of one game alone: {games}", games=", ".join(GAMES))
    asked.add_argument("--game", metavar="G", choices=tuple(GAMES), help=words)


def _json(asked: Parser) -> None:
    asked.add_argument("--json", action="store_true", help=tr("answers as JSON"))


def _version() -> str:
    return f"whistclub {version()}".rstrip()
