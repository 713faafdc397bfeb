"""Writes a demo club into a file; the same seed gives the same club."""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Final

from whistclub.bootstrap import open_club
from whistclub.club.actions.members import import_members
from whistclub.club.actions.seasons import set_season
from whistclub.club.club import Club
from whistclub.club.imports.merge import import_evenings
from whistclub.demo.evenings import LAST_SEASON, Circle, season_evenings, season_name
from whistclub.demo.names import MOST, people
from whistclub.errors import KnownError
from whistclub.ranking.facts import EveningRules, SeasonRules

SEASONS: Final = range(1, 41)
PLAYERS: Final = range(8, MOST + 1)
"""Allowed numbers of seasons and of players."""
MARKER: Final = "demo"


def make_demo(path: Path, seasons: int = 1, players: int = 24, seed: int = 1) -> None:
    """Creates a club file with ``seasons`` seasons played by ``players`` people.

    KnownError ``file_exists`` (values: ``file``), ``no_folder``, and errors of the disk. The file appears only when it
    is complete."""
    if path.exists():
        raise KnownError("file_exists", file=str(path))
    if not path.absolute().parent.is_dir():
        raise KnownError("no_folder", folder=str(path.absolute().parent))
    unfinished = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        club = open_club(unfinished, MARKER)
        try:
            fill(club, seasons, players, seed)
        finally:
            club.close()
        os.replace(unfinished, path)
    finally:
        for end in ("", "-wal", "-shm", "-journal"):
            with suppress(OSError):
                unfinished.with_name(unfinished.name + end).unlink()


def fill(club: Club, seasons: int, players: int, seed: int) -> None:
    """Adds ``seasons`` seasons to an empty club, evening by evening, as an import would."""
    random = Random(seed)
    everybody = people(random, players)
    circle = Circle.of(random, everybody)
    club.act(import_members, everybody)
    for year in range(LAST_SEASON + 1 - seasons, LAST_SEASON + 1):
        club.act(set_season, season_name(year), _rules(year, seasons))
        for evening, scores in season_evenings(seed, year, circle):
            club.act(import_evenings, (replace(evening, scores=tuple(scores)),))


def _rules(year: int, seasons: int) -> SeasonRules:
    """The FIWA scheme with the best 18 evenings; every second season starts from the order of the one before."""
    earlier = (LAST_SEASON - year) % 2 == 0 and year > LAST_SEASON + 1 - seasons
    return SeasonRules(
        evening=EveningRules(attendance=50 if year % 3 == 0 else 0),
        best=18,
        minimum=5,
        initial_order=season_name(year - 1) if earlier else None,
    )
