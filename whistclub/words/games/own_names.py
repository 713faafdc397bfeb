"""The club's own names for its conventions. Apart from the other words, since it is needed whenever a club is opened
and must not load the rules of the games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from whistclub.club.conventions import NamedConventions, all_own_conventions, contract_names
from whistclub.club.ports import Work
from whistclub.words.games import use_own_names

_own: dict[tuple[str, Any], str] = {}


def use_own_words(work: Work) -> None:
    """Uses the club's names of conventions and contracts in all later text."""
    use_own_conventions(all_own_conventions(work))
    use_own_names(contract_names(work))


def use_own_conventions(own: Iterable[NamedConventions]) -> None:
    """Sets the names shown for these conventions."""
    _own.clear()
    _own.update({(one.game, one.conventions): one.name for one in own})


def own_name(game: str, conventions: Any) -> str:
    """The club's name for conventions; "" when it has none for them."""
    return _own.get((game, conventions), "") if _own else ""
