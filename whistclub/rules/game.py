"""What the program has to know of a game: everything outside the game's own modules asks its ``Game``.

What it says in words hangs on its ``GameWords`` (words/game.py), how its deals are typed on its ``Entry``."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Protocol

from whistclub.rules.common import SUITS, Problem, Reason, Suit, Table
from whistclub.rules.facts import Conventions, Deal, Expected, Line, Outcome, Score, Sheet, Try

State = Any
"""Where a sheet stands between two deals: the game's own frozen dataclass."""
Call = Any
"""What the arbiter answered in a deal: the game's own frozen dataclass."""
Path = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Kind:
    """Names of the facts of a kind of deal: ``required`` always, ``optional`` where they were recorded.

    Facts that hold seats are called ``players``, ``player``, ``dealer``, ``sits_out``, ``sixth`` or ``last``: files
    write players' names for them."""

    required: tuple[str, ...]
    optional: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OneOf:
    """A convention that is one of ``values``, ``usual`` where a file says nothing."""

    values: tuple[str, ...]
    usual: str


@dataclass(frozen=True, slots=True)
class RowsOf:
    """A convention that is a list of at most ``most`` rows of dataclass ``row``, called ``name`` in the schema."""

    row: type[Any]
    name: str
    most: int


@dataclass(frozen=True, slots=True)
class Rung:
    """A step of the ladder. ``suits``: only when announced in one of these (empty: in whatever suit)."""

    contract: str
    level: int | None = None
    suits: tuple[Suit, ...] = ()


class Calls(Protocol):
    """What a game asks an arbiter while a deal is announced: one call a deal, made before the deal can be entered.

    All methods are pure."""

    def problems(self, table: Table, call: Call) -> Iterable[Problem]:
        """Every reason why a call cannot be; paths lead into the call. Never raises, whatever the numbers."""

    def of(self, deal: Deal) -> Call | None:
        """The call recorded with a deal."""

    def put_into(self, deal: Deal, call: Call | None) -> Deal:
        """The deal with that call; None: without one."""

    def encode(self, call: Call) -> dict[str, Any]:
        """The call as plain JSON values with seat numbers."""

    def decode(self, data: Mapping[str, Any]) -> Call: ...


class WhistDrive(Protocol):
    """How a game is played as a whist drive: two sides of fixed partners, seats 0 and 2 against 1 and 3, each player
    scoring the tricks of the side (rules.md §4). All methods are pure."""

    def applies(self, conventions: Conventions) -> bool:
        """Whether these are conventions of a whist drive."""

    def conventions(self, deals: int | None, rotation: tuple[Suit, ...] | None) -> Conventions:
        """Those of a round with so many deals; ``rotation``: the trump of each deal in turn, None: the card turned."""

    def deals(self, conventions: Conventions) -> int | None:
        """The deals of a round; None: one."""

    def rotation(self, conventions: Conventions) -> tuple[Suit, ...] | None:
        """The trump of each deal in turn; None: the card turned."""

    def deal(self, tricks: tuple[int, int], trump: Suit | None = None, dealer: int | None = None) -> Deal:
        """The deal in which the two sides took so many tricks."""

    def tricks_of(self, deal: Deal) -> tuple[int, int]:
        """The tricks of the two sides."""

    def trump_of(self, deal: Deal) -> Suit | None:
        """What was trump; None: not recorded."""


class Game(ABC):
    """One game: what the program has to know of it. All methods are pure; nothing is kept in the object.

    A new game gives the parts that are abstract and what of the others is not as with most games."""

    key: ClassVar[str]
    """Its name in evening files."""
    also_called: ClassVar[tuple[str, ...]] = ()
    """Names that lists of old results may use for it beside its own: small letters, no spaces."""

    # -- who plays

    seat_counts: ClassVar[tuple[int, ...]] = (4,)
    """Numbers of players that can sit down."""
    seats_change: ClassVar[bool] = False
    """Whether a seat can be left or added while a sheet is played (rules.md §6)."""
    partners: ClassVar[bool] = False
    """Whether seats 0 and 2 play against 1 and 3 through the whole sheet and score together."""
    pack: ClassVar[int] = 52
    """Cards of the pack: 52 or 32."""
    drive: ClassVar[WhistDrive | None] = None
    """How it is played as a whist drive; None: it is not."""
    calls: ClassVar[Calls | None] = None
    """Calls of the arbiter; None: the game has none."""

    # -- facts of a deal

    deal_type: ClassVar[type[Any]]
    """The frozen dataclass of its deals; it has ``dealer`` and ``note``."""
    kinds: ClassVar[Mapping[str, Kind]]
    """The facts of each kind of deal by its ``kind``, or of all deals under "" in a game without kinds."""
    neutral: ClassVar[Deal]
    """A deal that can stand where none can be made out, so that those behind it keep number and dealer."""
    proposed: ClassVar[tuple[str, ...]] = ("dealer",)
    """Facts that may be left open: ``complete`` fills them in from the deals before."""
    texts: ClassVar[tuple[str, ...]] = ("note",)
    """Facts that are free text."""
    told: ClassVar[tuple[str, ...]] = ()
    """Facts that ``score --json`` tells of each deal."""
    least_alike: ClassVar[int] = 3
    """Deals that have to be equal before a sheet is said to repeat one of other people: more where deals say little."""

    # -- conventions

    conventions_type: ClassVar[type[Any]]
    """The frozen dataclass of its conventions; equal conventions are equal objects and can be hashed."""
    convention_forms: ClassVar[Mapping[str, OneOf | RowsOf]] = {}
    """Conventions whose form in a file their type alone does not say."""
    contracts: ClassVar[tuple[str, ...]] = ()
    """Contracts a club may have its own words for."""
    payoff_table: ClassVar[bool] = False
    """Whether ``payoffs`` of its conventions is a table of what each contract pays (rules.md §1.2), with an editor."""

    # -- scores

    sums_to_zero: ClassVar[bool] = False
    never_beyond_plan: ClassVar[bool] = False
    """Whether a sheet never has more deals than planned."""

    def default_conventions(self) -> Conventions:
        """The usual conventions."""
        return self.conventions_type()

    def presets(self) -> Mapping[str, Conventions]:
        """The conventions that are shipped, by name; "" for the one usual set of a game that names none."""
        return {"": self.default_conventions()}

    def preset_name(self, conventions: Conventions) -> str:
        """The shipped conventions that these started from, "" where the game names none."""
        return ""

    @abstractmethod
    def convention_problems(self, conventions: Conventions) -> Iterator[Problem]:
        """Everything that cannot be agreed, with the convention named."""

    @abstractmethod
    def start(self, sheet: Sheet) -> State: ...

    @abstractmethod
    def expect(self, state: State, table: Table) -> Expected:
        """The proposal for the next deal."""

    @abstractmethod
    def complete(self, state: State, table: Table, deal: Deal) -> Deal:
        """The deal with the facts left open (``proposed``, None) filled as interchange.md says.

        A fact that is given is never changed."""

    @abstractmethod
    def problems(self, state: State, table: Table, deal: Deal) -> Iterable[Problem]:
        """Every reason why a completed deal cannot be; never raises, whatever the numbers. Not called when finished."""

    @abstractmethod
    def play(self, state: State, table: Table, deal: Deal) -> tuple[Outcome, State]:
        """Scores a completed deal without problems."""

    @abstractmethod
    def tries(self, conventions: Conventions, table: Table, deal: Deal) -> tuple[Try, ...]:
        """What was tried in a completed deal without problems; () when nobody tried anything."""

    @abstractmethod
    def skip(self, state: State, table: Table, deal: Deal) -> State:
        """The state after a completed deal that cannot be scored: it passes on and what it used up is used up.

        Lets the check of a sheet go on to the mistakes behind this one; never raises."""

    @abstractmethod
    def finished(self, state: State) -> bool: ...

    @abstractmethod
    def why(self, score: Score, line: Line) -> tuple[Reason, ...]:
        """How a deal of a scored sheet got its points, step by step; the reasons add up to them, seat by seat."""

    def has_end(self, conventions: Conventions) -> bool:
        """Whether the game under these conventions comes to an end of its own."""
        return True

    @abstractmethod
    def planned_deals(self, conventions: Conventions, seats: int) -> int | None:
        """How many deals that count the game has with so many seats; None where that is not known beforehand."""

    def planned_cards(self, seats: int) -> tuple[int, ...]:
        """The cards of each deal of the plan; () where every deal has the same."""
        return ()

    def plan(self, score: Score) -> tuple[tuple[int, int | None], ...]:
        """(cards, number of the deal that stands there, None: open) for each deal of the plan; () without one."""
        return ()

    def extra(self, state: State) -> Mapping[str, tuple[int, int]]:
        """What the two sides have beside points."""
        return {}

    def places_by(
        self,
        sheet: Sheet,
        state: State,
        seat_totals: Sequence[int],
        lines: Sequence[Line],
        counts: Mapping[str, Mapping[int, int | None]],
    ) -> tuple[tuple[str, ...], Mapping[int, tuple[Any, ...]]]:
        """Names of the tie-break steps, and for each seat its values for them (higher is better).

        ``counts``: the game's ``count_name`` by seat. Usual: points alone; equal points share the place."""
        return ("points",), {seat: (total,) for seat, total in enumerate(seat_totals)}

    def count_name(self) -> str | None:
        """What standings show beside points: ``tricks`` or ``made``; None: nothing."""
        return None

    # -- what beats what

    def ladder(self, conventions: Conventions) -> tuple[Rung, ...]:
        """What can be announced, lowest first; () for a game or preset without a ladder."""
        return ()

    def suits_rise(self, rung: Rung) -> bool:
        """Whether the same announcement in a higher suit overcalls one at this rung: ♠ < ♣ < ♦ < ♥."""
        return True

    def higher(
        self, conventions: Conventions, contract: str, level: int | None = None, trump: Suit | None = None
    ) -> tuple[Rung, ...]:
        """What still beats an announcement, lowest first; () when nothing does, or it is on no rung.

        The first may be the same rung with the ``suits`` above ``trump`` (none when ``trump`` is not known)."""
        rungs, same = self.ladder(conventions), Rung(contract, level)
        if same not in rungs:
            return ()
        above = rungs[rungs.index(same) + 1 :]
        suits = SUITS[SUITS.index(trump) + 1 :] if trump in SUITS and self.suits_rise(same) else ()
        return (replace(same, suits=suits), *above) if suits else above

    # -- deals typed twice, corrected, moved

    def stated(self, deal: Deal) -> Deal:
        """The deal as two people who type the same sheet would both have it, whoever dealt: texts left out, and what
        may be named in any order put into one."""
        return replace(deal, dealer=None, **dict.fromkeys(self.texts, ""))

    def played_alike(self, deal: Deal, other: Deal) -> bool:
        """Whether two deals state the same facts, whoever dealt and sat out."""
        return type(deal) is type(other) and bool(self.stated(deal) == self.stated(other))

    def alike(self, deal: Deal, other: Deal) -> bool:
        """Whether two completed deals state the same facts."""
        same = all(getattr(deal, name) == getattr(other, name) for name in self.proposed)
        return same and self.played_alike(deal, other)

    def as_recorded(self, deal: Deal, recorded: Deal) -> Deal:
        """A correction with the facts it leaves open taken from the deal as it was recorded."""
        kept = {name: getattr(recorded, name) for name in self.proposed if getattr(deal, name) is None}
        return replace(deal, **kept) if kept else deal

    def proposed_anew(self, deal: Deal, before: Expected, now: Expected) -> Deal:
        """A deal moved to another sheet: what it had from the proposal ``before`` taken from the proposal ``now``, what
        the marker had said otherwise kept."""
        return replace(deal, dealer=None)

    # -- stored and in files

    @abstractmethod
    def encode(self, deal: Deal) -> dict[str, Any]:
        """The deal as plain JSON values with seat numbers; facts at their default are left out."""

    @abstractmethod
    def decode(self, data: Mapping[str, Any]) -> Deal: ...

    @abstractmethod
    def encode_conventions(self, conventions: Conventions) -> dict[str, Any]:
        """All conventions, resolved, as plain JSON values; those a game learnt later only where they are not usual."""

    @abstractmethod
    def decode_conventions(self, data: Mapping[str, Any]) -> Conventions: ...

    def differences(self, conventions: Conventions) -> dict[str, Any]:
        """The conventions as JSON values, only what is not usual: as an evening file has them."""
        usual = self.encode_conventions(self.default_conventions())
        own = self.encode_conventions(conventions)
        return {key: value for key, value in own.items() if key not in usual or value != usual[key]}

    def resolve(self, data: Mapping[str, Any]) -> Conventions:
        """The conventions back from ``differences``."""
        return self.decode_conventions({**self.encode_conventions(self.default_conventions()), **data})

    def file_path(self, conventions: Conventions, data: Mapping[str, Any], path: Path) -> Path:
        """Where a file has what ``convention_problems`` found at ``path``. ``data``: the conventions in the file."""
        return path
