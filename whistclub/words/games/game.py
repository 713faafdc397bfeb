"""The words of a game: code outside the game's own modules uses only its ``GameWords``.

Sentences and names are marked where they are defined (``mark``, ``tr``), so that the catalogues include them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Literal

from whistclub.rules.common import Reason, SeatName
from whistclub.rules.facts import Line, Score
from whistclub.rules.games import game_of
from whistclub.words import tr, tr_marked
from whistclub.words.games.payoff_table import PayoffTable
from whistclub.words.names import capital, listed
from whistclub.words.numbers import points

Names = Mapping[int, str]
"""Seat to player's name."""
Value = str | int | None

own_contract_names: Final[dict[tuple[str, str], str]] = {}
"""The club's own words for contracts, by game and contract."""


@dataclass(frozen=True, slots=True)
class Option:
    """A convention in the editor. ``label``: marked text. ``least``, ``most``: of a number; ``optional``: it may be
    unlimited; ``factor``: it is written × 2. ``choices``: (marked text, value), one of which is selected. ``parts``:
    whole per cents under one heading, one for each field of the convention (name, contract and level, usual number).
    ``when``: the switch that must be on."""

    label: str
    least: int = 0
    most: int = 200
    optional: bool = False
    factor: bool = False
    choices: tuple[tuple[str, Any], ...] = ()
    parts: tuple[tuple[str, tuple[str, int | None], int], ...] = ()
    when: str = ""


@dataclass(frozen=True, slots=True)
class PaperColumn:
    """A column of a score sheet on paper. ``room``: its width in letters for filling in by hand."""

    key: str
    title: str
    kind: Literal["text", "number"] = "text"
    room: float = 3


@dataclass(frozen=True, slots=True)
class Section:
    """A section of the club's rule sheet: lines above, a table with an example line below each row, lines beneath.

    Without ``columns`` it consists of sentences, one per row. ``key`` is unique within the game."""

    key: str
    title: str
    rows: tuple[tuple[Value, ...], ...]
    columns: tuple[tuple[str, str], ...] = ()
    examples: tuple[str, ...] = ()
    heading: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


class GameWords(ABC):
    """The words of one game. A new game defines the abstract parts and overrides the others where it differs from most
    games."""

    key: ClassVar[str]
    """The key of its ``Game``."""
    name: ClassVar[str]
    """The name of the game, marked."""
    contracts: ClassVar[Mapping[str, str]] = {}
    """The usual words for its contracts, marked."""
    tried: ClassVar[Mapping[str, str]] = {}
    """Names of things tried in it that are not contracts, marked."""
    options: ClassVar[Mapping[str, Option]] = {}
    """Its conventions in the editor."""
    switches: ClassVar[Mapping[tuple[str, Any], str]] = {}
    """Short texts of conventions with a few possible values, marked, by name and value."""
    numbers: ClassVar[Mapping[str, str]] = {}
    """Short texts of conventions with a number, marked, with ``{value}``, by name."""
    reasons: ClassVar[Mapping[str, str]] = {}
    """Sentences for the reasons of a deal's points, marked, by the key of the reason."""
    problems: ClassVar[Mapping[str, str]] = {}
    """Sentences for problems that no other game has, marked (words/problems.py)."""
    warnings: ClassVar[Mapping[str, str]] = {}
    """Sentences for warnings that no other game has, marked."""
    short_warnings: ClassVar[Mapping[str, str]] = {}
    """Shorter texts of those warnings."""
    fields: ClassVar[Mapping[str, str]] = {}
    """Names of facts and conventions that no other game has, marked (words/fields.py)."""
    extras: ClassVar[Mapping[str, str]] = {}
    """What the two sides have besides points, marked."""
    drive_trumps: ClassVar[tuple[tuple[str, Any], ...]] = ()
    """The possible orders of trumps in a whist drive: (marked text, trumps in turn)."""
    hidden: ClassVar[frozenset[str]] = frozenset({"payoffs", "preset"})
    """Conventions left out of the rule sheet's list of conventions."""

    @property
    def payoff_table(self) -> PayoffTable | None:
        """Its convention ``payoffs`` for the editor; None when it has none."""
        return None

    # -- names

    @property
    def title(self) -> str:
        """The name of the game in the current language."""
        return tr_marked(self.name)

    def usual_contract_name(self, contract: str) -> str:
        """The usual word for a contract, regardless of the club's own; the key itself for an unknown one."""
        return tr_marked(self.contracts[contract]) if contract in self.contracts else contract

    def contract_name(self, contract: str) -> str:
        """The club's word for a contract, with a capital."""
        return own_contract_names.get((self.key, contract)) or self.usual_contract_name(contract)

    def contract_text(self, contract: str, level: int | None = None, target: int | None = None) -> str:
        """A contract with what was announced: Solo 8, Trou 9, Grande misère."""
        number = level if level is not None else target
        name = self.contract_name(contract)
        return name if number is None else tr("{contract} {number}", contract=name, number=number)

    def tried_name(self, contract: str) -> str:
        """The name of something tried in a deal: a contract, or another goal of the game."""
        return tr_marked(self.tried[contract]) if contract in self.tried else self.contract_name(contract)

    # -- a deal

    @abstractmethod
    def deal(self, conventions: Any, deal: Any, names: Names) -> str:
        """The deal as sentences: who played what, the tricks, whether it was made; unknown facts are left out."""

    @abstractmethod
    def short_deal(self, conventions: Any, deal: Any, names: Names) -> str:
        """The deal in one short line for score sheets: Solo 8 ♥ · Eleni · 7 tricks ✗."""

    def paper_deal(self, conventions: Any, deal: Any, names: Names) -> str:
        """The deal in one short line for a printed score sheet."""
        return self.short_deal(conventions, deal, names)

    def said(self, line: Line) -> Mapping[int, str]:
        """The bid of each seat in a deal, in games where everybody bids."""
        return {}

    def call(self, call: Any, names: Names) -> str:
        """The arbiter's answer as a sentence; "" in a game without calls."""
        return ""

    def short_call(self, call: Any, *, named: bool) -> str:
        """The arbiter's answer in a few words; ``named``: with the contract asked about; "" in a game without calls."""
        return ""

    def deal_heading(self) -> str:
        """The heading of the deals of a score sheet on the screen."""
        return tr("Contract")

    def told_of_next(self, conventions: Any, following: Any) -> Iterator[str]:
        """Yields what is special about the next deal."""
        if following.cards is not None:
            yield tr("%n card(s)", "", following.cards)

    def standing(self, score: Score) -> Iterator[str]:
        """Yields what the sides of a sheet have besides points."""
        yield from ()

    def reason(self, reason: Reason, names: Names) -> str:
        """One reason of a deal's points, without the points."""
        return tr_marked(self.reasons[reason.key], **self.reason_values(reason, names))

    def reason_values(self, reason: Reason, names: Names) -> dict[str, Any]:
        """The values of a reason's sentence: its numbers, its points as ``total``, its ``players``."""
        values = reason.values
        said: dict[str, Any] = {key: value for key, value in values.items() if isinstance(value, int)}
        said["worth"] = said.get("points", 0)
        said["total"] = points(said["worth"])
        if "gain" in said:
            said["gain"] = points(said["gain"])
        if "contract" in values:
            said["contract"] = self.contract_text(str(values["contract"]), said.get("level"), said.get("target"))
        seats = values.get("players")
        holders = [s.seat for s in seats if isinstance(s, SeatName)] if isinstance(seats, tuple) else [*reason.points]
        said["players"] = listed([names.get(seat, "?") for seat in holders])
        if isinstance(player := values.get("player"), SeatName):
            said["player"] = names.get(player.seat, "?")
        return said

    # -- conventions

    def convention(self, key: str, value: Any) -> str:
        """One convention in words; "" for one that needs no mention."""
        if isinstance(value, bool | int | str) and (key, value) in self.switches:
            return tr_marked(self.switches[key, value])
        return tr_marked(self.numbers[key], value=value) if key in self.numbers and value is not None else ""

    def differing(self, conventions: Any) -> Iterator[str]:
        """What differs from the usual conventions, in words, starting with their preset."""
        if preset := game_of(self.key).preset_name(conventions):
            yield tr("Rules: {preset}", preset=preset)
        for key, value in game_of(self.key).differences(conventions).items():
            if text := self.convention(key, value):
                yield text

    def every_convention(self, conventions: Any) -> Iterator[str]:
        """Every convention in words, as on the rule sheet."""
        return self.conventions_without(conventions, frozenset())

    def conventions_without(self, conventions: Any, left_out: frozenset[str]) -> Iterator[str]:
        """Every convention except those ``left_out`` and ``hidden``."""
        for key, value in game_of(self.key).encode_conventions(conventions).items():
            if key not in self.hidden | left_out and (text := self.convention(key, value)):
                yield capital(text)

    # -- paper

    @abstractmethod
    def rule_sheet(self, conventions: Any, name: str) -> Iterator[Section]:
        """The game's part of the club's rule sheet; ``name``: the club's name for the conventions, "" for none."""

    def all_conventions(self, conventions: Any) -> Section:
        """The section that lists every convention."""
        rows = tuple((text,) for text in self.every_convention(conventions))
        return Section("switches", tr("Conventions: {game}", game=self.title), rows)

    def blank_columns(self, conventions: Any) -> tuple[PaperColumn, ...]:
        """The columns of a blank score sheet that describe the deal, after its number; ``dealer`` is one of them."""
        return (
            PaperColumn("dealer", tr("Dealer"), room=4),
            PaperColumn("deal", tr("Deal"), room=9),
            PaperColumn("tricks", tr("Tricks"), room=2.4),
        )

    def blank_seat_columns(self, conventions: Any) -> tuple[PaperColumn, ...]:
        """The columns of each seat, or of each side, before its points and total."""
        return ()

    def sheet_columns(self) -> tuple[PaperColumn, ...]:
        """The columns of a played score sheet that describe the deal, after its number; ``dealer`` is one of them."""
        return PaperColumn("dealer", tr("Dealer")), PaperColumn("deal", tr("Deal"))

    def sheet_values(self, conventions: Any, deal: Any, names: Names) -> Mapping[str, Value]:
        """The values of these columns except the dealer."""
        return {"deal": self.paper_deal(conventions, deal, names)}

    def seat_columns(self) -> tuple[PaperColumn, ...]:
        """Columns for the bid of each seat, used where there is room; on paper they are one column."""
        return ()

    def seat_columns_title(self) -> str:
        """The heading of these columns when they are one."""
        return " / ".join(column.title for column in self.seat_columns())

    def seat_values(self, line: Line) -> Mapping[int, tuple[int, ...]]:
        """The values of these columns, by seat."""
        return {}
