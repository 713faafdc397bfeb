"""The form of an evening file (interchange.md) as strict models; those of games are derived from the rules' own types.

The models check types, required keys and limits of size. The rules check the rest (evening.py).
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, Field, StrictBool, StrictStr, TypeAdapter, create_model
from pydantic_core import PydanticCustomError

from whistclub.club.names import clean_name, folded, is_name
from whistclub.files.shape import LARGEST_NUMBER, Line, Name, Strict, Text, Whole, list_of, mirror, one_of
from whistclub.ranking.amounts import amount_of
from whistclub.ranking.conventions import LARGEST
from whistclub.rules.game import Game, Kind, OneOf, RowsOf
from whistclub.rules.games import GAMES, game_of

FORMAT: Final = "whistclub/evening"
VERSION: Final = 1
CONVENTIONS_FORMAT: Final = "whistclub/conventions"
MOST_SHEETS: Final = 500
MOST_DEALS: Final = 500
MOST_NUMBER: Final = 9_999
"""Greatest number of a table, a round or an evening."""
_DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"
_DATE: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


def _date(text: str) -> str:
    try:
        if not _DATE.fullmatch(text):
            raise ValueError
        datetime.date.fromisoformat(text)
    except ValueError:
        raise PydanticCustomError("not_a_date", "not a date") from None
    return text


def _version(number: int) -> int:
    if number != VERSION:
        raise PydanticCustomError("newer_format", "another version", {"version": VERSION})
    return number


def _amount(text: str) -> str:
    hundredths = amount_of(text)
    if hundredths is None or abs(hundredths) > 100 * LARGEST_NUMBER:
        raise PydanticCustomError("not_an_amount", "not ranking points")
    return text


Version = Annotated[int, Field(strict=True, json_schema_extra={"const": VERSION}), AfterValidator(_version)]
Date = Annotated[StrictStr, AfterValidator(_date), Field(json_schema_extra={"format": "date"})]
Number = Annotated[int, Field(strict=True, ge=1, le=MOST_NUMBER)]
DealNumber = Annotated[int, Field(strict=True, ge=1, le=MOST_DEALS + 1)]
Cents = Annotated[int, Field(strict=True, ge=0, le=LARGEST)]
DealCount = Annotated[int, Field(strict=True, ge=0, le=MOST_DEALS)]


def _one_each(numbers: dict[str, int]) -> dict[str, int]:
    """Numbers by player, with names in the club's spelling."""
    cleaned = {clean_name(name): number for name, number in numbers.items()}
    if not all(map(is_name, cleaned)):
        raise PydanticCustomError("empty_name", "a name without letters")
    if len({folded(name) for name in cleaned}) != len(numbers):
        raise PydanticCustomError("player_twice", "one player twice")
    return cleaned


ByPlayer = Annotated[dict[StrictStr, Whole], Field(max_length=20), AfterValidator(_one_each)]


class Member(Strict):
    """A player's name as the club shows it, unique in the club, the member number, and what the person is: a guest, of
    categories, in a team from the evening's date on. What is left out changes nothing."""

    name: Name
    number: Line = ""
    guest: StrictBool = False
    categories: Annotated[list[Name], Field(default_factory=list, max_length=20)]
    team: Line = ""


class Prize(Strict):
    """A prize of money, in whole cents."""

    player: Name
    cents: Cents


class Purse(Strict):
    """The money of an evening in whole cents (rules.md §9): the entry of a player, or by category; the stake of a game
    point; who has paid the entry."""

    entry: Annotated[Cents | dict[StrictStr, Cents] | None, Field(union_mode="left_to_right")] = None
    stake: Annotated[int, Field(strict=True, ge=1, le=LARGEST)] | None = None
    paid: Annotated[list[Name], Field(default_factory=list, max_length=5_000)]
    prizes: Annotated[list[Prize], Field(default_factory=list, max_length=1_000)]


class _Adjustment(Strict):
    player: Name
    kind: Literal["penalty", "gift", "decision"] = "decision"
    reason: Text = ""
    by: Line = ""


class GameAdjustment(_Adjustment):
    """Whole game points given or taken (rules.md §8)."""

    of: Literal["game"]
    points: Whole


class RankingAdjustment(_Adjustment):
    """Ranking points given or taken, written with a point and two decimals: "0.50" (rules.md §8)."""

    of: Literal["ranking"]
    points: Annotated[
        StrictStr, AfterValidator(_amount), Field(json_schema_extra={"pattern": r"^-?[0-9]{1,9}(\.[0-9]{1,2})?$"})
    ]


class SeatChange(Strict):
    """From a deal on (counted from 1, void deals included) ``in`` takes the seat of ``out``; without ``in`` the seat is
    left; ``in`` with ``after`` instead of ``out`` joins to the left of that player (rules.md §6)."""

    from_deal: DealNumber
    out: Name = ""
    into: Annotated[Name, Field(alias="in")] = ""
    after: Name = ""


class SheetBase(Strict):
    """One game at one table: played deal by deal, or by its results alone (rules.md §6)."""

    table: Number = 1
    round: Number = 1
    seats: Annotated[list[Name], Field(min_length=1, max_length=20, description="clockwise")]
    first_dealer: Name
    closed: StrictBool = True
    marker: Line = ""
    seat_changes: Annotated[list[SeatChange], Field(default_factory=list, max_length=200)]
    results: ByPlayer = Field(default_factory=dict)
    deals_played: DealCount = 0


def deal_model(game: Game, name: str, kind: Kind) -> type[Strict]:
    """The model of one kind of deal."""
    fixed: dict[str, Any] = {"kind": (Literal[name], ...)} if name else {}
    title = f"{game.key}_{name}_deal" if name else f"{game.key}_deal"
    return mirror(game.deal_type, title, required=kind.required, optional=kind.optional, replaced=fixed)


@cache
def deal_form(game: str) -> Any:
    """The type of a game's deals."""
    rules = game_of(game)
    models = tuple(deal_model(rules, name, kind) for name, kind in rules.kinds.items())
    return models[0] if len(models) == 1 else one_of(models, "kind")


def conventions_model(game: str) -> type[Strict]:
    """The model of a game's conventions, all optional."""
    rules = game_of(game)
    replaced = {name: _convention_form(form) for name, form in rules.convention_forms.items()}
    title, kind = f"{game}_conventions", rules.conventions_type
    return mirror(kind, title, required=(), nullable=True, seats=False, replaced=replaced)


def _convention_form(form: OneOf | RowsOf) -> tuple[Any, Any]:
    if isinstance(form, OneOf):
        return Literal[form.values], form.usual
    return list_of(mirror(form.row, form.name, nullable=True, seats=False), form.most), None


@cache
def sheet_model(game: str) -> type[SheetBase]:
    """The model of a game's sheets."""
    members: dict[str, Any] = {
        "game": (Literal[game], ...),
        "conventions": (conventions_model(game), None),
        "deals": (list_of(deal_form(game), MOST_DEALS), None),
    }
    if game_of(game).count_name() == "tricks":
        members["tricks"] = (ByPlayer, {})
    return create_model(f"{game}_sheet", __base__=SheetBase, __doc__=SheetBase.__doc__, **members)


class EveningBase(Strict):
    """An evening of a whist club: its sheets, and who took part in what."""

    format: Literal["whistclub/evening"]
    version: Version
    date: Date
    number: Number = 1
    name: Line = ""
    season: Annotated[Line, Field(description="by the date when absent: 1 September to 31 August")] = ""
    cancelled: Annotated[StrictBool, Field(description="it did not take place; nothing of it counts")] = False
    cancelled_reason: Line = ""
    players: Annotated[list[Member], Field(default_factory=list, max_length=5_000)]
    present: Annotated[
        list[Name], Field(default_factory=list, max_length=5_000, description="checked in without a seat")
    ]
    purse: Purse | None = None
    adjustments: Annotated[
        list[Annotated[GameAdjustment | RankingAdjustment, Field(discriminator="of")]],
        Field(default_factory=list, max_length=1_000),
    ]


def evening_model() -> type[EveningBase]:
    """The model of a whole evening file."""
    return _evening_model(tuple(GAMES))


@cache
def _evening_model(games: tuple[str, ...]) -> type[EveningBase]:
    sheets = list_of(one_of([sheet_model(game) for game in games], "game"), MOST_SHEETS)
    members: dict[str, Any] = {"sheets": (sheets, ...)}
    return create_model("evening", __base__=EveningBase, __doc__=EveningBase.__doc__, **members)


class ConventionsFile(Strict):
    """Conventions of one game under the name a club gave them, for another club to use."""

    format: Literal["whistclub/conventions"]
    version: Version
    name: Name


@cache
def conventions_file_model(game: str) -> type[ConventionsFile]:
    """The model of a file of conventions of ``game``."""
    members: dict[str, Any] = {"game": (Literal[game], ...), "conventions": (conventions_model(game), ...)}
    title = f"{game}_conventions_file"
    return create_model(title, __base__=ConventionsFile, __doc__=ConventionsFile.__doc__, **members)


def any_conventions_file_model() -> type[ConventionsFile]:
    """The model for a file that does not say which game it is for."""
    members: dict[str, Any] = {"game": (Literal[tuple(GAMES)], ...), "conventions": (dict[str, Any], ...)}
    return create_model("conventions_file", __base__=ConventionsFile, **members)


def json_schema() -> Mapping[str, Any]:
    """The JSON Schema of evening files."""
    return {"$schema": _DRAFT, **evening_model().model_json_schema(by_alias=True, mode="validation")}


def conventions_schema() -> Mapping[str, Any]:
    """The JSON Schema of files of conventions."""
    files = TypeAdapter(one_of([conventions_file_model(game) for game in GAMES], "game"))
    return {"$schema": _DRAFT, **files.json_schema(by_alias=True, mode="validation")}
