"""The club's own conventions and its own words for contracts. Existing sheets keep their conventions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from whistclub.club.actions.common import refuse
from whistclub.club.conventions import (
    CONTRACT_NAMES,
    LONGEST,
    LONGEST_CONTRACT,
    Agreed,
    NamedConventions,
    agreed,
    agreed_value,
    setting_key,
    shipped_conventions,
)
from whistclub.club.names import clean_name, folded
from whistclub.club.ports import ActionName, SettingRecord, Work
from whistclub.errors import KnownError
from whistclub.rules.common import Problem
from whistclub.rules.sheet import game_of


def add_conventions(work: Work, game: str, name: str, conventions: Any) -> ActionName:
    """Adds the conventions under a new name, whether copied, changed or read from a file.

    Refused with the problems of ``convention_problems``, and ``empty_name``, ``too_long``, ``conventions_taken``."""
    kept, name = agreed(work, game), clean_name(name)
    problems = [*_name_problems(game, name, kept), *_problems(game, conventions)]
    refuse(problems)
    _keep(work, game, replace(kept, own=(*kept.own, NamedConventions(name, game, conventions))))
    return ActionName("add_conventions", {"name": name, "game": game})


def change_conventions(
    work: Work, game: str, name: str, *, new_name: str | None = None, conventions: Any | None = None
) -> ActionName:
    """Changes the club's conventions ``name``: their name, or the conventions for tables seated from now on.

    Refused as in ``add_conventions``; KnownError ``conventions_gone``."""
    kept = agreed(work, game)
    before = _found(kept, name)
    called = name if new_name is None else clean_name(new_name)
    after = NamedConventions(called, game, before.conventions if conventions is None else conventions)
    others = tuple(one for one in kept.own if one is not before)
    refuse([*_name_problems(game, called, replace(kept, own=others)), *_problems(game, after.conventions)])
    usual = called if kept.usual == name else kept.usual
    _keep(work, game, Agreed(tuple(after if one is before else one for one in kept.own), usual))
    return ActionName("change_conventions", {"name": called, "game": game})


def delete_conventions(work: Work, game: str, name: str) -> ActionName:
    """Deletes the club's conventions ``name``; tables played under them keep them. KnownError ``conventions_gone``."""
    kept = agreed(work, game)
    gone = _found(kept, name)
    usual = None if kept.usual == name else kept.usual
    _keep(work, game, Agreed(tuple(one for one in kept.own if one is not gone), usual))
    return ActionName("delete_conventions", {"name": name, "game": game})


def choose_usual_conventions(work: Work, game: str, name: str | None) -> ActionName:
    """Makes the conventions ``name``, the club's own or shipped ones, the default of new tables; None: no default.

    KnownError ``conventions_gone``."""
    kept = agreed(work, game)
    if name not in (None, *(one.name for one in (*kept.own, *shipped_conventions(game)))):
        raise KnownError("conventions_gone", name=name)
    _keep(work, game, replace(kept, usual=name))
    return ActionName("choose_usual_conventions", {"name": name or "", "game": game})


def set_contract_names(work: Work, names: Mapping[str, Mapping[str, str]]) -> ActionName:
    """Sets the club's own words for contracts, by game and contract; an empty word restores the usual one.

    Refused ``too_long``, and ``contract_name_twice`` when one word would mean two contracts of a game."""
    cleaned = {game: {key: clean_name(word) for key, word in words.items()} for game, words in names.items()}
    refuse([problem for game, words in cleaned.items() for problem in _word_problems(game, words)])
    said = {game: {key: word for key, word in words.items() if word} for game, words in cleaned.items()}
    _put(work, CONTRACT_NAMES, {game: words for game, words in said.items() if words} or None)
    return ActionName("set_contract_names", {})


def _word_problems(game: str, words: Mapping[str, str]) -> list[Problem]:
    problems, seen = [], set[str]()
    for key, word in words.items():
        if len(word) > LONGEST_CONTRACT:
            problems.append(Problem((game, key), "too_long", {"high": LONGEST_CONTRACT, "count": len(word)}))
        if word and folded(word) in seen:
            problems.append(Problem((game, key), "contract_name_twice", {"name": word}))
        seen.add(folded(word))
    return problems


def _name_problems(game: str, name: str, others: Agreed) -> list[Problem]:
    if not name:
        return [Problem(("name",), "empty_name")]
    if len(name) > LONGEST:
        return [Problem(("name",), "too_long", {"high": LONGEST, "count": len(name)})]
    taken = {folded(one.name) for one in (*others.own, *shipped_conventions(game))}
    return [Problem(("name",), "conventions_taken", {"name": name})] if folded(name) in taken else []


def _problems(game: str, conventions: Any) -> list[Problem]:
    return [problem.under("conventions") for problem in game_of(game).convention_problems(conventions)]


def _found(kept: Agreed, name: str) -> NamedConventions:
    found = next((one for one in kept.own if one.name == name), None)
    if found is None:
        raise KnownError("conventions_gone", name=name)
    return found


def _keep(work: Work, game: str, kept: Agreed) -> None:
    _put(work, setting_key(game), agreed_value(replace(kept, own=tuple(sorted(kept.own, key=_sorting)))))


def _sorting(one: NamedConventions) -> str:
    return folded(one.name)


def _put(work: Work, key: str, value: Any | None) -> None:
    record = next(iter(work.find(SettingRecord, key=key)), None)
    if record is None:
        if value is not None:
            work.add(SettingRecord, key=key, value=value)
    elif value is None:
        work.delete(record)
    else:
        work.put(replace(record, value=value))
