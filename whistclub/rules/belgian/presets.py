"""The shipped payoff tables (rules.md §1.2, data/presets.md) and a club's changes to them.

A lone player's points are three times what each of the others pays; ``u`` writes them as that payment."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, fields
from functools import lru_cache, partial
from typing import Any, Final

from whistclub.rules.belgian.facts import BelgianConventions, DealKind
from whistclub.rules.belgian.payoffs import CONTRACTS, MOST_POINTS, PayoffRow, payoff_problems, rows_by_contract
from whistclub.rules.common import Problem, numbers_between, thirds


def u(*units: int) -> tuple[int, ...]:
    """A lone player's points from what each of the three others pays."""
    return tuple(3 * unit for unit in units)


_pair = partial(PayoffRow, "pair", players=2)
_solo = partial(PayoffRow, "solo")
_trou = partial(PayoffRow, "trou", players=2)
_abondance = partial(PayoffRow, "abondance", levels=(9, 10, 11, 12), default_level=9)
_exact = partial(PayoffRow, exactly=True, several=True, trump=False)

# fmt: off
CLASSIQUE: Final = (
    _pair(levels=(8, 9, 10, 11, 12), base=(4, 5, 6, 7, 8), per_extra=1, all_bonus=5, lost_charge=1),
    _pair(levels=(13,), base=(28,)),
    _solo(levels=(6, 7, 8, 9, 10), base=(9, 12, 15, 18, 21), per_extra=3, all_bonus=12, lost_charge=3),
    _exact("piccolissimo", need=2, base=(9,)),
    _exact("petite_misere", need=0, base=(12,), total=12),
    _exact("piccolo", need=1, base=(18,)),
    _abondance(base=(21, 24, 27, 30), per_extra=3, all_bonus=12),
    _exact("grande_misere", need=0, base=(27,)),
    PayoffRow("abondance_10", need=10, base=(30,), all_bonus=12),
    _exact("grande_misere_sur_table", need=0, base=(36,)),
    PayoffRow("petit_schlem", need=11, base=(54,), all_bonus=12),
    PayoffRow("grand_schlem", need=12, base=(90,), all_bonus=12),
    _trou(targets=(8, 9), base=(7,), all_bonus=5, lost_factor=1),
    PayoffRow("trou_royal", players=2, need=9, base=(7,), all_bonus=5, lost_factor=1),
)

KLEURENWIEZEN: Final = (
    _pair(levels=(8, 9, 10, 11, 12), base=(8, 11, 14, 17, 20), per_extra=3, all_points=30,
          lost_factor=1, lost_charge=3),
    _pair(levels=(13,), base=(30,), lost_first=26, lost_further=3),
    _solo(levels=(5, 6, 7), by_tricks=((5, 9), (6, 12), (7, 15), (8, 18)), lost_factor=1, lost_charge=3),
    _solo(levels=(8,), base=u(7), lost_factor=1, lost_charge=3),
    _exact("petite_misere", need=0, base=u(6), total=12, lost_factor=1),
    _exact("piccolo", need=1, base=u(8), lost_factor=1),
    _abondance(by_tricks=((9, 30), (10, 45), (11, 60), (12, 90)), lost_factor=1),
    _exact("grande_misere", need=0, base=u(12), lost_factor=1),
    _exact("grande_misere_sur_table", need=0, base=u(24), lost_factor=1),
    PayoffRow("grand_schlem", need=13, base=u(60), lost_factor=1),
    _trou(targets=(8, 9), base=(16,), all_points=30, lost_factor=1),
)

WIEZEN: Final = (
    _pair(levels=(8,), base=(2,), per_extra=1, all_points=14, lost_first=6, lost_further=2),
    _solo(levels=(5,), base=u(2), per_extra=3, all_points=60, lost_first=12, lost_further=6),
    _abondance(base=u(5, 6, 8, 9), lost_factor=1),
    _exact("grande_misere", need=0, base=u(7), lost_factor=1),
    _exact("grande_misere_sur_table", need=0, base=u(14), lost_factor=1),
    PayoffRow("grand_schlem", need=13, base=u(30), lost_factor=1),
    _trou(targets=(8,), base=(4,), per_extra=2, all_points=28, lost_first=6, lost_further=2),
)
# fmt: on

PRESETS: Final[Mapping[str, BelgianConventions]] = {
    "classique": BelgianConventions("classique", CLASSIQUE),
    "kleurenwiezen": BelgianConventions(
        "kleurenwiezen",
        KLEURENWIEZEN,
        sixth_and_last=False,
        rabrouche_deals=0,
        revoke_penalty=0,
        double_after_pass=True,
    ),
    "wiezen": BelgianConventions(
        "wiezen", WIEZEN, sixth_and_last=False, rabrouche_deals=0, revoke_penalty=0, redeal_on_pass=True
    ),
}
"""The shipped conventions; ``classique`` is the default."""

_KINDS: Final[Mapping[str, tuple[DealKind, ...]]] = {"classique": ("contract", "passed", "blank", "revoke")}
"""The kinds of deal of presets that have all of them."""


def deal_kinds(conventions: BelgianConventions) -> tuple[DealKind, ...]:
    """The kinds of deal under these conventions: ``blank`` exists only in ``classique`` and tables made from it."""
    return _KINDS.get(conventions.preset, ("contract", "passed", "revoke"))


def resolve(preset: str, changes: Mapping[str, Any]) -> BelgianConventions:
    """The conventions of ``preset`` with ``changes`` (interchange.md keys, without ``preset``).

    ``payoffs`` holds rows (PayoffRow, or its fields as JSON values): the rows given for a contract replace all its rows
    in the preset; a row with ``players`` 0 removes its contract from the game. KeyError: no such preset. The values
    must have the right types but may be invalid: ``convention_problems`` checks them."""
    base = PRESETS[preset]
    settings = {name: changes.get(name, getattr(base, name)) for name in SETTINGS}
    changed = rows_by_contract([decode_row(row) for row in changes.get("payoffs", ())])
    rows = {**rows_by_contract(base.payoffs), **changed}
    order = [
        *(contract for contract in CONTRACTS if contract in rows),
        *(name for name in rows if name not in CONTRACTS),
    ]
    # An unknown contract stays in and is refused: removing it would hide a typing error in its name.
    kept = (row for contract in order for row in rows[contract] if row.players != 0 or contract not in CONTRACTS)
    return BelgianConventions(preset=preset, payoffs=tuple(kept), **settings)


def differences(conventions: BelgianConventions) -> dict[str, Any]:
    """The conventions that differ from their preset, as JSON values (with its name unless ``classique``).

    ``resolve(preset, differences)`` gives the same conventions again."""
    base = PRESETS[conventions.preset]
    changed: dict[str, Any] = {} if conventions.preset == "classique" else {"preset": conventions.preset}
    mine, theirs = rows_by_contract(conventions.payoffs), rows_by_contract(base.payoffs)
    rows = [encode_row(row) for contract in mine if mine[contract] != theirs.get(contract) for row in mine[contract]]
    rows += [{"contract": contract, "players": 0} for contract in theirs if contract not in mine]
    if rows:
        changed["payoffs"] = rows
    for name in SETTINGS:
        if getattr(conventions, name) != getattr(base, name):
            changed[name] = getattr(conventions, name)
    return changed


SETTINGS: Final = tuple(f.name for f in fields(BelgianConventions) if f.name not in ("preset", "payoffs"))
"""The conventions other than the table, in the order of interchange.md."""

_ROW: Final = {f.name: f.default for f in fields(PayoffRow)}


def encode_row(row: PayoffRow) -> dict[str, Any]:
    """A row as JSON values; cells with their default value are left out."""
    cells = {name: value for name, value in asdict(row).items() if value != _ROW[name]}
    return {name: _lists(value) for name, value in cells.items()}


def decode_row(row: PayoffRow | Mapping[str, Any]) -> PayoffRow:
    """The row of its JSON values."""
    return row if isinstance(row, PayoffRow) else PayoffRow(**{name: _tuples(value) for name, value in row.items()})


def _lists(value: Any) -> Any:
    return [_lists(part) for part in value] if isinstance(value, tuple) else value


def _tuples(value: Any) -> Any:
    return tuple(_tuples(part) for part in value) if isinstance(value, list | tuple) else value


def encode_conventions(conventions: BelgianConventions) -> dict[str, Any]:
    """All conventions as JSON values, the whole table included, so that a sheet does not change when a preset does."""
    settings = {name: getattr(conventions, name) for name in SETTINGS}
    return {"preset": conventions.preset, "payoffs": [encode_row(row) for row in conventions.payoffs], **settings}


def decode_conventions(data: Mapping[str, Any]) -> BelgianConventions:
    """The conventions of ``encode_conventions``."""
    return BelgianConventions(**{**data, "payoffs": tuple(decode_row(row) for row in data["payoffs"])})


@lru_cache(maxsize=64)
def convention_problems(conventions: BelgianConventions) -> tuple[Problem, ...]:
    """Every problem of the conventions, with the cell named: ("revoke_penalty",), ("payoffs", 2, "base", 0)."""
    return tuple(_convention_problems(conventions))


def _convention_problems(conventions: BelgianConventions) -> Iterator[Problem]:
    if conventions.preset not in PRESETS:
        yield Problem(("preset",), "not_one_of", {"value": conventions.preset, "allowed": tuple(PRESETS)})
    ranges = (("lost_multiplier", 1, 10), ("rabrouche_deals", 0, 100), ("rabrouche_multiplier", 1, 10))
    for name, low, high in ranges:
        yield from numbers_between(getattr(conventions, name), low, high, name)
    for name in ("sixth_and_last_points", "rabrouche_blank_points", "revoke_penalty"):
        value = getattr(conventions, name)
        yield from numbers_between(value, 0, MOST_POINTS, name)
        if not thirds(value):
            yield Problem((name,), "not_thirds", {"value": value})
    if conventions.deals is not None:
        yield from numbers_between(conventions.deals, 1, 200, "deals")
    for problem in payoff_problems(conventions.payoffs, conventions.lost_multiplier):
        yield problem.under("payoffs")
