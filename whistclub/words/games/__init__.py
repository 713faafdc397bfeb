"""The words of each game, one module per game; and the names of games and contracts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from whistclub.words import tr_marked
from whistclub.words.games.belgian import BELGIAN_WORDS
from whistclub.words.games.classic import CLASSIC_WORDS
from whistclub.words.games.game import GameWords, own_contract_names
from whistclub.words.games.tourangeau import TOURANGEAU_WORDS
from whistclub.words.games.whist32 import WHIST32_WORDS

_WORDS: Final[dict[str, GameWords]] = {}


def register(words: GameWords) -> None:
    """Registers the words of a game."""
    _WORDS[words.key] = words


def forget(key: str) -> None:
    """Removes the words of a game."""
    del _WORDS[key]


def words_of(game: str) -> GameWords:
    """The words of a game; KeyError for an unknown one."""
    return _WORDS[game]


def own_text(texts_of: Callable[[GameWords], Mapping[str, str]], key: str) -> str:
    """The marked text for ``key`` from a table that each game has; "" when no game has it."""
    tables = map(texts_of, _WORDS.values())
    return next((texts[key] for texts in tables if key in texts), "")


def game_name(game: str) -> str:
    """The name of a game; the key itself for an unknown one."""
    return _WORDS[game].title if game in _WORDS else game


def contract_name(game: str, contract: str) -> str:
    """The club's word for a contract, with a capital; the key itself for an unknown one."""
    return _WORDS[game].contract_name(contract)


def any_contract_name(contract: str) -> str:
    """The word for a contract of an unknown game: that of the first game that has one; "" for a key that is no
    contract."""
    games = [words for words in _WORDS.values() if contract in words.contracts]
    own = (own_contract_names.get((words.key, contract)) for words in games)
    return next(filter(None, own), "") or next((tr_marked(words.contracts[contract]) for words in games), "")


def contract_text(game: str, contract: str, level: int | None = None, target: int | None = None) -> str:
    """A contract with what was announced: Solo 8, Trou 9, Grande misère."""
    return _WORDS[game].contract_text(contract, level, target)


def usual_contract_name(game: str, contract: str) -> str:
    """The usual word for a contract, regardless of the club's own."""
    return _WORDS[game].usual_contract_name(contract)


def use_own_names(names: Mapping[str, Mapping[str, Any]]) -> None:
    """Sets the club's own words, by game and contract, in place of the usual ones; empty words are ignored."""
    own_contract_names.clear()
    for game, said in names.items():
        known = _WORDS[game].contracts if game in _WORDS else {}
        own_contract_names.update({(game, key): word for key, word in said.items() if key in known and word})


for _words in (BELGIAN_WORDS, WHIST32_WORDS, TOURANGEAU_WORDS, CLASSIC_WORDS):
    register(_words)
