"""Which facts a deal of each kind has: what must be there, what may be. Evening files are read and written by it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from whistclub.rules.belgian.facts import BelgianConventions, BelgianDeal
from whistclub.rules.classic import ClassicConventions, ClassicDeal
from whistclub.rules.tourangeau import TourangeauConventions, TourangeauDeal
from whistclub.rules.whist32 import Whist32Conventions, Whist32Deal


@dataclass(frozen=True, slots=True)
class Kind:
    """Names of a deal's facts: ``required`` always, ``optional`` where they were recorded."""

    required: tuple[str, ...]
    optional: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Shape:
    """The types of a game's facts. ``kinds`` by the deal's ``kind``, or one under "" for a game without kinds.

    ``neutral``: a deal that can stand where none can be made out, so that those behind it keep number and dealer."""

    deal: type[Any]
    conventions: type[Any]
    kinds: Mapping[str, Kind]
    neutral: Any


_ANY: Final = ("dealer", "note")
_BELGIAN: Final = ("rabrouche", "multiplier", "sits_out", *_ANY)

SHAPES: Final[Mapping[str, Shape]] = {
    "belgian": Shape(
        BelgianDeal,
        BelgianConventions,
        {
            "contract": Kind(("attempts",), _BELGIAN),
            "passed": Kind((), ("sixth", "last", *_BELGIAN)),
            "blank": Kind(("player",), _BELGIAN),
            "revoke": Kind(("player",), ("reason", *_BELGIAN)),
        },
        BelgianDeal("passed"),
    ),
    "whist32": Shape(
        Whist32Deal,
        Whist32Conventions,
        {
            "contract": Kind(("contract", "players", "tricks"), ("level", "trump", "arbiter", *_ANY)),
            "passed": Kind((), ("arbiter", *_ANY)),
        },
        Whist32Deal("passed"),
    ),
    "tourangeau": Shape(
        TourangeauDeal,
        TourangeauConventions,
        {"": Kind(("bids", "tricks"), ("cards", "trump", *_ANY))},
        TourangeauDeal((), ()),
    ),
    "classic": Shape(
        ClassicDeal,
        ClassicConventions,
        {"": Kind(("tricks",), ("honours", "trump", *_ANY))},
        ClassicDeal((0, 0)),
    ),
}
