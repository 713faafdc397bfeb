"""Every game the program knows, by its name in evening files."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from whistclub.rules.belgian import BELGIAN
from whistclub.rules.classic import CLASSIC
from whistclub.rules.game import Game
from whistclub.rules.tourangeau import TOURANGEAU
from whistclub.rules.whist32 import WHIST32

_GAMES: Final[dict[str, Game]] = {}

GAMES: Final[Mapping[str, Game]] = MappingProxyType(_GAMES)
"""The games by key, in the order in which they are offered; the first is the default of a new club."""


def register(game: Game) -> None:
    """Makes a game known to the program."""
    _GAMES[game.key] = game


def forget(key: str) -> None:
    """Removes a game registered with ``register``."""
    del _GAMES[key]


def game_of(key: str) -> Game:
    """The game with that ``key``; KeyError for an unknown one."""
    return _GAMES[key]


def first_game() -> str:
    """The default game when none was chosen or played yet."""
    return next(iter(_GAMES))


def drive_game() -> str:
    """The game in which whist drives are played."""
    return next(key for key, game in _GAMES.items() if game.drive is not None)


for _game in (BELGIAN, WHIST32, TOURANGEAU, CLASSIC):
    register(_game)
