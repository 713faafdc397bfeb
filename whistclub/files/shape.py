"""The form of facts in a file: strict models derived from the rules' dataclasses, and the conversion both ways.

A seat is a number in the rules and the player's name in a file; everything else has the same name and form.
"""

from __future__ import annotations

import functools
import operator
import types
import typing
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from enum import StrEnum
from typing import Annotated, Any, Final, Literal, Union

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StrictBool, StrictStr, create_model
from pydantic_core import PydanticCustomError

from whistclub.club.names import LONGEST_NAME, clean_name, clean_text, is_name

LARGEST_NUMBER: Final = 1_000_000
"""Greatest number allowed, far above any score, number of deals or payment."""
MOST_ENTRIES: Final = 60
"""Greatest length of any list of numbers, players or attempts."""
LONGEST_TEXT: Final = 2_000
SEAT_FIELDS: Final = frozenset({"players", "player", "dealer", "sits_out", "sixth", "last"})
"""Fields of deals that hold seats."""


class Strict(BaseModel):
    """Base of the models: no unknown keys, no type but the exact one."""

    model_config = ConfigDict(strict=True, extra="forbid")


def list_of(entry: Any, most: int) -> Any:
    """The type of a list of at most so many entries."""
    return Annotated[list[entry], Field(max_length=most)]


def one_of(models: Sequence[type[BaseModel]], discriminator: str) -> Any:
    """The type for one of ``models``, distinguished by the value of one key."""
    return Annotated[functools.reduce(operator.or_, models), Field(discriminator=discriminator)]


def _name(text: str) -> str:
    _no_nul(text)
    cleaned = clean_name(text)
    if not is_name(cleaned):
        raise PydanticCustomError("empty_name", "a name without letters")
    if len(cleaned) > LONGEST_NAME:
        raise PydanticCustomError("text_too_long", "too long", {"most": LONGEST_NAME})
    return cleaned


@functools.lru_cache(maxsize=256)
def _text(text: str) -> str:
    _no_nul(text)
    if len(text) > LONGEST_TEXT:
        raise PydanticCustomError("text_too_long", "too long", {"most": LONGEST_TEXT})
    return clean_text(text)


def _no_nul(text: str) -> None:
    if "\0" in text:
        raise PydanticCustomError("nul_text", "a NUL character")


Whole = Annotated[int, Field(strict=True, ge=-LARGEST_NUMBER, le=LARGEST_NUMBER)]
Name = Annotated[StrictStr, AfterValidator(_name)]
Text = Annotated[StrictStr, AfterValidator(_text)]
Line = Annotated[StrictStr, AfterValidator(lambda text: clean_name(_text(text)))]
"""Text on one line, may be empty."""


_HINTS: dict[type[Any], Mapping[str, Any]] = {}


def hints(kind: type[Any]) -> Mapping[str, Any]:
    """The types of a dataclass's fields."""
    known = _HINTS.get(kind)
    if known is None:
        known = _HINTS[kind] = typing.get_type_hints(kind)
    return known


def mirror(
    kind: type[Any],
    title: str,
    *,
    required: Collection[str] | None = None,
    optional: Collection[str] | None = None,
    nullable: bool = False,
    seats: bool = True,
    replaced: Mapping[str, Any] = types.MappingProxyType({}),
) -> type[Strict]:
    """The model of ``kind`` in a file. ``required`` and ``optional`` choose among its fields (default: required those
    without a default, optional the others); ``replaced`` gives (type, default) for single ones. ``nullable``: null is
    allowed where None is; ``seats`` False: no field is a seat."""
    members: dict[str, Any] = {}
    for entry in fields(kind):
        has_default = entry.default is not MISSING or entry.default_factory is not MISSING
        must = entry.name in required if required is not None else not has_default
        may = entry.name in optional if optional is not None else not must
        if not must and not may and entry.name not in replaced:
            continue
        if entry.name in replaced:
            members[entry.name] = replaced[entry.name]
            continue
        form = form_of(hints(kind)[entry.name], seats and entry.name in SEAT_FIELDS, nullable)
        default = None if entry.default is MISSING else _plain_default(entry.default)
        members[entry.name] = (form, ...) if must else (form, default)
    return create_model(title, __base__=Strict, __doc__=kind.__doc__, **members)


def _plain_default(value: Any) -> Any:
    if is_dataclass(value):
        return plain(value, str)
    return list(value) if isinstance(value, tuple) else value


def form_of(hint: Any, seat: bool = False, nullable: bool = False) -> Any:
    """The strict type in a file for a type ``hint`` of the rules; ``seat``: its numbers are seats."""
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if origin in (Union, types.UnionType):
        form = form_of(next(part for part in inner if part is not type(None)), seat, nullable)
        return form | None if nullable else form
    if origin is tuple:
        entry = form_of(inner[0], seat, nullable)
        if inner[1:] == (Ellipsis,):
            return list_of(entry, MOST_ENTRIES)
        return Annotated[list[entry], Field(min_length=len(inner), max_length=len(inner))]  # type: ignore[valid-type]
    if origin is Literal:
        return hint
    if hint is int:
        return Name if seat else Whole
    if hint is bool:
        return StrictBool
    if hint is str:
        return Text
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return Literal[tuple(member.value for member in hint)]
    if is_dataclass(hint):
        fact = typing.cast("type[Any]", hint)
        return mirror(fact, fact.__name__)
    raise TypeError(f"no form in a file for {hint!r}")


Steps = tuple[str | int, ...]
SeatOf = Callable[[str, Steps], int]
"""(name, path of the value) -> seat."""
Converter = Callable[[Any, Steps, SeatOf], Any]

_CONVERTERS: dict[type[Any], Mapping[str, Converter | None]] = {}


def build(kind: type[Any], data: Mapping[str, Any], seat_of: SeatOf) -> Any:
    """Builds the dataclass from checked values; ``seat_of`` gives the seat of a player."""
    converters = _CONVERTERS.get(kind)
    if converters is None:
        types_of = hints(kind)
        converters = {entry.name: _converter(types_of[entry.name], entry.name in SEAT_FIELDS) for entry in fields(kind)}
        _CONVERTERS[kind] = converters
    built = {}
    for key, value in data.items():
        convert = converters[key]
        built[key] = value if convert is None else convert(value, (key,), seat_of)
    return kind(**built)


def _converter(hint: Any, seat: bool) -> Converter | None:
    """The function that converts a checked value to the type ``hint`` of the rules; None when no conversion is
    needed."""
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if origin in (Union, types.UnionType):
        convert = _converter(next(part for part in inner if part is not type(None)), seat)
        return convert and (lambda value, path, seat_of: None if value is None else convert(value, path, seat_of))
    if origin is tuple:
        entry = _converter(inner[0], seat)
        if entry is None:
            return lambda value, path, seat_of: tuple(value)
        return lambda value, path, seat_of: tuple(
            entry(part, path if seat else (*path, index), seat_of) for index, part in enumerate(value)
        )
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return lambda value, path, seat_of: hint(value)
    if is_dataclass(hint):
        fact = typing.cast("type[Any]", hint)
        return lambda value, path, seat_of: build(fact, value, lambda name, inside: seat_of(name, (*path, *inside)))
    return (lambda value, path, seat_of: seat_of(value, path)) if seat else None


def plain(fact: Any, name_of: Callable[[int], str], always: Sequence[str] = ()) -> dict[str, Any]:
    """A dataclass in the form of a file: in the order of its fields, without those at their default (except
    ``always``); ``name_of(seat)`` gives the player."""
    written = {}
    for entry in fields(fact):
        value = getattr(fact, entry.name)
        if entry.name in always or entry.default is MISSING or value != entry.default:
            written[entry.name] = _written(value, entry.name in SEAT_FIELDS, name_of)
    return written


def _written(value: Any, seat: bool, name_of: Callable[[int], str]) -> Any:
    if isinstance(value, tuple):
        return [_written(entry, seat, name_of) for entry in value]
    if isinstance(value, StrEnum):
        return value.value
    if is_dataclass(value):
        return plain(value, name_of)
    if seat and isinstance(value, int):
        return name_of(value)
    return value
