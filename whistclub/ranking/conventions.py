"""Conventions of seasons and evenings as the JSON values of interchange.md, checked key by key.

Amounts are strings with two decimals; whole numbers of ranking points are read too. Nothing is guessed: every invalid
value is a ``Problem`` whose path is its key.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from whistclub.ranking.amounts import amount_of, amount_text
from whistclub.ranking.facts import Bracket, EveningRules, Period, SeasonRules, TeamRules
from whistclub.ranking.schemes import SCHEMES
from whistclub.rules.common import Problem, Refused

__all__ = [
    "EVENING_KEYS",
    "SCHEMES",
    "SEASON_KEYS",
    "decode_evening",
    "decode_season",
    "encode_evening",
    "encode_season",
    "set_convention",
]

TABLE_SIZES: Final = (3, 7)
"""Fewest and most seats of a table in any game."""

LARGEST: Final = 1_000_000
"""The greatest whole number a convention may have."""


TIE_BREAKS: Final = ("places", "game_points", "evenings_won", "best_evening", "ahead")
"""The steps that may separate equal totals of a season (rules.md §5)."""

_SHARE: Final = re.compile(r"(100|[1-9][0-9]?)%")
_DAY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


class _Checker:
    """Reads JSON values and collects their problems."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def refuse(self, path: tuple[str | int, ...], key: str, **values: object) -> None:
        self.problems.append(Problem(path, key, values))

    def whole(self, value: object, low: int, high: int, *path: str | int) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            self.refuse(path, "not_a_whole_number", value=value)
        elif not low <= value <= high:
            self.refuse(path, "out_of_range", low=low, high=high, value=value)
        else:
            return value
        return low

    def amount(self, value: object, *path: str | int) -> int:
        amount = amount_of(value)
        if amount is None:
            self.refuse(path, "not_an_amount", value=value)
            return 0
        return amount

    def amounts(self, value: object, *path: str | int) -> tuple[int, ...]:
        if not isinstance(value, list):
            self.refuse(path, "not_a_list", value=value)
            return ()
        return tuple(self.amount(item, *path, index) for index, item in enumerate(value))

    def one_of(self, value: object, allowed: tuple[Any, ...], *path: str | int) -> Any:
        # True equals 1, so a value must have the same type as the allowed one.
        if not any(value == choice and type(value) is type(choice) for choice in allowed):
            self.refuse(path, "not_one_of", allowed=allowed, value=value)
            return allowed[0]
        return value

    def place_points(self, value: object) -> Mapping[int, tuple[int, ...]]:
        if not isinstance(value, Mapping):
            return {0: self.amounts(value, "place_points")}
        low, high = TABLE_SIZES
        sizes = {str(size): size for size in range(low, high + 1)}
        if not value:
            self.refuse(("place_points",), "missing")
        for size in value:
            if size not in sizes:
                self.refuse(("place_points", str(size)), "not_a_table_size", low=low, high=high, value=size)
        return {sizes[k]: self.amounts(value[k], "place_points", k) for k in sorted(value, key=str) if k in sizes}

    def bracket(self, value: object) -> Bracket | None:
        if value is None:
            return None
        if not isinstance(value, Mapping):
            self.refuse(("bracket",), "not_an_object", value=value)
            return None
        self.unknown(value, ("from", "size", "step"), "bracket")
        usual = Bracket()
        return Bracket(
            start=self.whole(value.get("from", usual.start), -LARGEST, LARGEST, "bracket", "from"),
            size=self.whole(value.get("size", usual.size), 1, LARGEST, "bracket", "size"),
            step=self.amount(value.get("step", amount_text(usual.step)), "bracket", "step"),
        )

    def minimum(self, value: object, *path: str | int) -> int | str:
        """A number of evenings, or a share of those held."""
        if isinstance(value, str):
            if not _SHARE.fullmatch(value):
                self.refuse(path, "not_a_share", value=value)
            return value
        return self.whole(value, 0, LARGEST, *path)

    def tie_breaks(self, value: object) -> tuple[Any, ...]:
        if not isinstance(value, list):
            self.refuse(("tie_breaks",), "not_a_list", value=value)
            return ()
        steps = tuple(self.one_of(step, TIE_BREAKS, "tie_breaks", index) for index, step in enumerate(value))
        for index, step in enumerate(value):
            if step in value[:index]:
                self.refuse(("tie_breaks", index), "named_twice", value=step)
        return steps

    def day(self, value: object, *path: str | int) -> datetime.date:
        try:
            if not isinstance(value, str) or not _DAY.fullmatch(value):
                raise ValueError
            return datetime.date.fromisoformat(value)
        except ValueError:
            self.refuse(path, "not_a_date", value=value)
            return datetime.date.min

    def periods(self, value: object) -> Any:
        if not isinstance(value, list):
            return self.one_of(value, (None, "month", "quarter", "half"), "periods")
        found: list[Period] = []
        for index, one in enumerate(value):
            path = ("periods", index)
            if not isinstance(one, Mapping):
                self.refuse(path, "not_an_object", value=one)
                continue
            self.unknown(one, ("name", "first", "last"), *path)
            name = one.get("name")
            if not isinstance(name, str) or not name.strip():
                self.refuse((*path, "name"), "not_a_name", value=name)
                name = ""
            first, last = (self.day(one.get(key), *path, key) for key in ("first", "last"))
            if last < first:
                self.refuse((*path, "last"), "days_turned")
            for other in found:
                if name and other.name.casefold() == name.strip().casefold():
                    self.refuse((*path, "name"), "named_twice", value=name)
                elif other.first <= last and first <= other.last:
                    self.refuse(path, "periods_overlap", other=other.name, value=name)
            found.append(Period(name.strip(), first, last))
        return tuple(found)

    def teams(self, value: object) -> TeamRules | None:
        if value is None:
            return None
        if not isinstance(value, Mapping):
            self.refuse(("teams",), "not_an_object", value=value)
            return None
        self.unknown(value, ("count", "of"), "teams")
        count = value.get("count")
        return TeamRules(
            None if count is None else self.whole(count, 1, LARGEST, "teams", "count"),
            self.one_of(value.get("of", "ranking"), ("ranking", "game"), "teams", "of"),
        )

    def entry(self, value: object) -> Mapping[str, int] | None:
        if value is None:
            return None
        if not isinstance(value, Mapping):
            return {"": self.whole(value, 0, LARGEST, "entry")}
        if not value:
            self.refuse(("entry",), "missing")
        return {str(key): self.whole(cents, 0, LARGEST, "entry", str(key)) for key, cents in value.items()}

    def unknown(self, value: Mapping[Any, Any], known: tuple[str, ...], *path: str | int) -> None:
        for key in value:
            if key not in known:
                self.refuse((*path, str(key)), "unknown_key", name=str(key), known=known)


_Write = Callable[[Any], Any]
_Read = Callable[[_Checker, Any], Any]


def _write_amount(value: int | None) -> str | None:
    return None if value is None else amount_text(value)


def _write_place_points(lists: Mapping[int, tuple[int, ...]]) -> Any:
    # Whole place points are written as whole numbers, as people know them: 11, 7, 4, 2.
    written = {
        size: [amount_text(amount) if amount % 100 else amount // 100 for amount in amounts]
        for size, amounts in lists.items()
    }
    return written[0] if 0 in written else {str(size): written[size] for size in sorted(written)}


def _write_bracket(bracket: Bracket | None) -> dict[str, Any] | None:
    if bracket is None:
        return None
    return {"from": bracket.start, "size": bracket.size, "step": amount_text(bracket.step)}


def _write_periods(periods: Any) -> Any:
    if not isinstance(periods, tuple):
        return periods
    return [{"name": one.name, "first": one.first.isoformat(), "last": one.last.isoformat()} for one in periods]


def _write_teams(teams: TeamRules | None) -> dict[str, Any] | None:
    return None if teams is None else {"count": teams.count, "of": teams.of}


def _write_entry(entry: Mapping[str, int] | None) -> Any:
    return entry[""] if entry is not None and set(entry) == {""} else None if entry is None else dict(entry)


def _read_name(checker: _Checker, value: object) -> str | None:
    if value is None or (isinstance(value, str) and value.strip()):
        return value
    checker.refuse(("initial_order",), "not_a_name", value=value)
    return None


def _same(value: Any) -> Any:
    return value


def _one_of(key: str, *allowed: Any) -> _Read:
    return lambda checker, value: checker.one_of(value, allowed, key)


def _best(key: str) -> _Read:
    return lambda checker, value: None if value is None else checker.whole(value, 1, LARGEST, key)


_EVENING: Final[Mapping[str, tuple[_Write, _Read]]] = {
    "place_points": (_write_place_points, lambda checker, value: checker.place_points(value)),
    "bracket": (_write_bracket, lambda checker, value: checker.bracket(value)),
    "upset": (
        lambda amounts: [amount_text(amount) for amount in amounts],
        lambda checker, value: checker.amounts(value, "upset"),
    ),
    "shared_places": (_same, _one_of("shared_places", "share", "full")),
    "game_points": (_same, _one_of("game_points", False, True)),
    "attendance": (_write_amount, lambda checker, value: checker.amount(value, "attendance")),
    "floor": (_write_amount, lambda checker, value: None if value is None else checker.amount(value, "floor")),
    "evening_order": (_same, _one_of("evening_order", None, "game_points", "ranking_points")),
    "evening_minimum": (_same, lambda checker, value: checker.whole(value, 0, LARGEST, "evening_minimum")),
    "entry": (_write_entry, lambda checker, value: checker.entry(value)),
    "stake": (_same, lambda checker, value: None if value is None else checker.whole(value, 1, LARGEST, "stake")),
}

_SEASON: Final[Mapping[str, tuple[_Write, _Read]]] = {
    "scheme": (_same, _one_of("scheme", *SCHEMES)),
    "numbering": (_same, _one_of("numbering", "1224", "1223")),
    "best": (_same, _best("best")),
    "best_of": (_same, _one_of("best_of", "evenings", "sheets")),
    "minimum": (_same, lambda checker, value: checker.minimum(value, "minimum")),
    "initial_order": (_same, _read_name),
    "tie_breaks": (list, lambda checker, value: checker.tie_breaks(value)),
    "periods": (_write_periods, lambda checker, value: checker.periods(value)),
    "period_best": (_same, _best("period_best")),
    "period_minimum": (_same, lambda checker, value: checker.minimum(value, "period_minimum")),
    "teams": (_write_teams, lambda checker, value: checker.teams(value)),
    "minimum_at_end": (_same, _one_of("minimum_at_end", False, True)),
}

EVENING_KEYS: Final = tuple(_EVENING)
"""The conventions that are frozen for an evening when it is closed."""

SEASON_KEYS: Final = (
    "scheme", "place_points", "bracket", "upset", "shared_places", "game_points", "attendance", "floor",
    "evening_order", "numbering", "best", "best_of", "minimum", "initial_order", "tie_breaks", "evening_minimum",
    "periods", "period_best", "period_minimum", "teams", "minimum_at_end", "entry", "stake",
)  # fmt: skip
"""All conventions of a season, as interchange.md lists them."""


def encode_evening(rules: EveningRules) -> dict[str, Any]:
    """The conventions of an evening as JSON values, all of them."""
    return {key: write(getattr(rules, key)) for key, (write, _) in _EVENING.items()}


def encode_season(rules: SeasonRules) -> dict[str, Any]:
    """The conventions of a season as JSON values, all of them, in the order of interchange.md."""
    values = encode_evening(rules.evening)
    values |= {key: write(getattr(rules, key)) for key, (write, _) in _SEASON.items()}
    return {key: values[key] for key in SEASON_KEYS}


def decode_evening(data: Mapping[str, Any]) -> EveningRules:
    """Reads what ``encode_evening`` writes; missing values are those of ``fiwa``. Refused with every problem."""
    checker = _Checker()
    checker.unknown(data, EVENING_KEYS)
    rules = _read_evening(checker, data, EveningRules())
    if checker.problems:
        raise Refused(checker.problems)
    return rules


def decode_season(data: Mapping[str, Any]) -> SeasonRules:
    """Reads what ``encode_season`` writes; missing values are those of its scheme (``fiwa`` without one). Refused with
    every problem."""
    checker = _Checker()
    checker.unknown(data, SEASON_KEYS)
    scheme = data.get("scheme", "fiwa")
    base = SCHEMES.get(scheme, SeasonRules()) if isinstance(scheme, str) else SeasonRules()
    own = {key: read(checker, data[key]) for key, (_, read) in _SEASON.items() if key in data}
    rules = replace(base, evening=_read_evening(checker, data, base.evening), **own)
    if checker.problems:
        raise Refused(checker.problems)
    return rules


def _read_evening(checker: _Checker, data: Mapping[str, Any], base: EveningRules) -> EveningRules:
    return replace(base, **{key: read(checker, data[key]) for key, (_, read) in _EVENING.items() if key in data})


def set_convention(rules: SeasonRules, key: str, value: Any) -> SeasonRules:
    """Returns ``rules`` with one convention set to a JSON value. A new ``scheme`` replaces all conventions but the
    initial order by its own. Refused for an unknown convention or an invalid value."""
    if key == "scheme":
        return replace(decode_season({"scheme": value}), initial_order=rules.initial_order)
    return decode_season({**encode_season(rules), key: value})
