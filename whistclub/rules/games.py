"""Every game the program knows, by its name in evening files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whistclub.rules.belgian import BELGIAN
from whistclub.rules.classic import CLASSIC
from whistclub.rules.facts import Game
from whistclub.rules.tourangeau import TOURANGEAU
from whistclub.rules.whist32 import WHIST32

GAMES: Final[Mapping[str, Game]] = {game.key: game for game in (BELGIAN, WHIST32, TOURANGEAU, CLASSIC)}
"""By key, in the order in which they are offered."""
