"""The club's own words: what it calls its conventions. Apart from the other words, because it is asked for whenever a
club is opened, and these need no rules of any game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from whistclub.club.conventions import NamedConventions, all_own_conventions, contract_names
from whistclub.club.ports import Work
from whistclub.words.games import use_own_names

_own: dict[tuple[str, Any], str] = {}


def use_own_words(work: Work) -> None:
    """Makes the club's names of conventions and of contracts those of every text from now on."""
    use_own_conventions(all_own_conventions(work))
    use_own_names(contract_names(work))


def use_own_conventions(own: Iterable[NamedConventions]) -> None:
    """Makes what is played under one of these conventions bear their name."""
    _own.clear()
    _own.update({(one.game, one.conventions): one.name for one in own})


def own_name(game: str, conventions: Any) -> str:
    """The club's name for conventions; "" for those it has given none."""
    return _own.get((game, conventions), "") if _own else ""
