"""Commands on the club file as a whole: check, backup, restore, demo."""

from __future__ import annotations

import argparse
from pathlib import Path

from whistclub.cli.output import DONE, FOUND, AtFault, note
from whistclub.errors import KnownError
from whistclub.words import tr


def place(options: argparse.Namespace, make: bool) -> str:
    """The path or URL of the club. AtFault when it does not exist and ``make`` is False."""
    from whistclub.bootstrap import default_club_path

    place = str(getattr(options, "club", None) or default_club_path())
    if not make and "://" not in place and not Path(place).exists():
        raise AtFault(tr("{place}: there is no club here.", place=place))
    return place


def check(options: argparse.Namespace) -> int:
    """Checks the club."""
    from whistclub.storage.check import check_club
    from whistclub.words.problems import problem_text

    found = check_club(place(options, make=False))
    for problem in found:
        print(problem_text(problem))
    if not found:
        print(tr("Everything is in order."))
    return FOUND if found else DONE


def backup(options: argparse.Namespace) -> int:
    """Makes a complete copy of the club; a damaged one is copied aside, which is said (exit 3)."""
    from whistclub.storage.club_file.backup import back_up
    from whistclub.words.problems import error_text

    try:
        copy = back_up(place(options, make=False), Path(options.output))
    except KnownError as error:
        if error.key != "copied_damaged":
            raise
        note(error_text(error))
        return FOUND
    print(tr("The club was copied to {path}.", path=copy))
    return DONE


def restore(options: argparse.Namespace) -> int:
    """Puts a copy in place of the club file."""
    from whistclub.storage.club_file.backup import restore as put_back

    club = place(options, make=True)
    replaced = put_back(club, Path(options.path))
    print(tr("{path} is now the club {club}.", path=options.path, club=club))
    if replaced is not None:
        print(tr("The club that was there before is kept as {path}.", path=replaced))
    return DONE


def move(options: argparse.Namespace) -> int:
    """Copies the club from a file into a server, or back."""
    from whistclub.storage.server.moving import move_club

    source = place(options, make=False)
    deals = move_club(source, options.to)
    moved = tr("The club with its %n deal(s) is now at {place}; every total is the same.", "", deals, place=options.to)
    print(moved)
    print(tr("{path} is as it was; go on at the new place only.", path=source))
    return DONE


def demo(options: argparse.Namespace) -> int:
    """Creates a club with invented data."""
    from whistclub.demo.club import PLAYERS, SEASONS, make_demo

    for name, value, allowed in (("--seasons", options.seasons, SEASONS), ("--players", options.players, PLAYERS)):
        if value not in allowed:
            low, high = allowed[0], allowed[-1]
            raise AtFault(
                tr("{name}: {value} must be between {low} and {high}.", name=name, value=value, low=low, high=high)
            )
    make_demo(Path(options.output), options.seasons, options.players, options.seed)
    print(tr("The club {path} was made.", path=options.output))
    return DONE
