"""The interface of a game: code outside the game's own modules uses only its ``Game``.

Its words are in ``GameWords`` (words/games/game.py), the entry of its deals in ``Entry`` (entry/model.py)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Protocol

from whistclub.rules.common import SUITS, Problem, Reason, Suit, Table
from whistclub.rules.facts import Conventions, Deal, Expected, Line, Outcome, Score, Sheet, Try

State = Any
"""The state of a sheet between two deals: the game's own frozen dataclass."""
Call = Any
"""An arbiter's answer in a deal: the game's own frozen dataclass."""
Path = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Kind:
    """Names of the facts of one kind of deal: ``required`` ones and ``optional`` ones.

    Facts that hold seats are called ``players``, ``player``, ``dealer``, ``sits_out``, ``sixth`` or ``last``: files
    write players' names for them."""

    required: tuple[str, ...]
    optional: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OneOf:
    """A convention that is one of ``values``; ``usual``: its value when a file does not give it."""

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
    """A step of the ladder. ``suits``: only when announced in one of these (empty: in any suit)."""

    contract: str
    level: int | None = None
    suits: tuple[Suit, ...] = ()


class Calls(Protocol):
    """The arbiter's calls of a game: one call per deal, made before the deal is entered.

    All methods are pure."""

    def problems(self, table: Table, call: Call) -> Iterable[Problem]:
        """Every reason why a call is impossible; paths lead into the call. Never raises, whatever the numbers."""

    def of(self, deal: Deal) -> Call | None:
        """The call recorded with a deal."""

    def put_into(self, deal: Deal, call: Call | None) -> Deal:
        """The deal with that call, None: without a call."""

    def encode(self, call: Call) -> dict[str, Any]:
        """The call as plain JSON values with seat numbers."""

    def decode(self, data: Mapping[str, Any]) -> Call: ...


class WhistDrive(Protocol):
    """A game played as a whist drive: two sides of fixed partners, seats 0 and 2 against 1 and 3, each player scoring
    the tricks of the side (rules.md §4). All methods are pure."""

    def applies(self, conventions: Conventions) -> bool:
        """Whether these are conventions of a whist drive."""

    def conventions(self, deals: int | None, rotation: tuple[Suit, ...] | None) -> Conventions:
        """The conventions of a round with that many deals; ``rotation``: the trump of each deal in turn, None: the
        turned card."""

    def deals(self, conventions: Conventions) -> int | None:
        """The number of deals of a round; None: one."""

    def rotation(self, conventions: Conventions) -> tuple[Suit, ...] | None:
        """The trump of each deal in turn; None: the turned card."""

    def deal(self, tricks: tuple[int, int], trump: Suit | None = None, dealer: int | None = None) -> Deal:
        """The deal in which the two sides took these tricks."""

    def tricks_of(self, deal: Deal) -> tuple[int, int]:
        """The tricks of the two sides."""

    def trump_of(self, deal: Deal) -> Suit | None:
        """The trump of the deal; None: not recorded."""


class Game(ABC):
    """One game. All methods are pure; the object has no state.

    A new game defines the abstract parts and overrides the others where it differs from most games."""

    key: ClassVar[str]
    """Its name in evening files."""
    also_called: ClassVar[tuple[str, ...]] = ()
    """Other names that lists of old results may use for it: lower case, without spaces."""

    # -- players

    seat_counts: ClassVar[tuple[int, ...]] = (4,)
    """Allowed numbers of players."""
    seats_change: ClassVar[bool] = False
    """Whether a seat can be left or added during a sheet (rules.md §6)."""
    partners: ClassVar[bool] = False
    """Whether seats 0 and 2 play against 1 and 3 for the whole sheet and score together."""
    pack: ClassVar[int] = 52
    """Number of cards: 52 or 32."""
    drive: ClassVar[WhistDrive | None] = None
    """How it is played as a whist drive; None: never."""
    calls: ClassVar[Calls | None] = None
    """The arbiter's calls; None: the game has no arbiter."""

    # -- facts of a deal

    deal_type: ClassVar[type[Any]]
    """The frozen dataclass of its deals; it has ``dealer`` and ``note``."""
    kinds: ClassVar[Mapping[str, Kind]]
    """The facts of each kind of deal by its ``kind``, or of all deals under "" in a game without kinds."""
    neutral: ClassVar[Deal]
    """A deal that can replace an unreadable one, so that those after it keep number and dealer."""
    proposed: ClassVar[tuple[str, ...]] = ("dealer",)
    """Facts that may be left open: ``complete`` fills them in from the deals before."""
    texts: ClassVar[tuple[str, ...]] = ("note",)
    """Facts that are free text."""
    told: ClassVar[tuple[str, ...]] = ()
    """Facts of each deal included in the output of ``score --json``."""
    least_alike: ClassVar[int] = 3
    """Number of equal deals needed before a sheet counts as a repeat of other people's: more where deals hold few
    facts."""

    # -- conventions

    conventions_type: ClassVar[type[Any]]
    """The frozen dataclass of its conventions; equal conventions are equal objects and can be hashed."""
    convention_forms: ClassVar[Mapping[str, OneOf | RowsOf]] = {}
    """Conventions whose form in a file does not follow from their type."""
    contracts: ClassVar[tuple[str, ...]] = ()
    """Contracts a club may have its own words for."""

    # -- scores

    sums_to_zero: ClassVar[bool] = False
    never_beyond_plan: ClassVar[bool] = False
    """Whether a sheet never has more deals than planned."""

    def default_conventions(self) -> Conventions:
        """The usual conventions."""
        return self.conventions_type()

    def presets(self) -> Mapping[str, Conventions]:
        """The shipped conventions by name; "" for the single set of a game that does not name it."""
        return {"": self.default_conventions()}

    def preset_name(self, conventions: Conventions) -> str:
        """The name of the shipped conventions that these started from, "" when the game has no names."""
        return ""

    @abstractmethod
    def convention_problems(self, conventions: Conventions) -> Iterator[Problem]:
        """Yields every problem of the conventions, with the convention named."""

    @abstractmethod
    def start(self, sheet: Sheet) -> State: ...

    @abstractmethod
    def expect(self, state: State, table: Table) -> Expected:
        """The proposal for the next deal."""

    @abstractmethod
    def complete(self, state: State, table: Table, deal: Deal) -> Deal:
        """The deal with the facts left open (``proposed``, None) filled in as interchange.md says.

        A given fact is never changed."""

    @abstractmethod
    def problems(self, state: State, table: Table, deal: Deal) -> Iterable[Problem]:
        """Every reason why a completed deal is impossible; never raises, whatever the numbers. Not called after the
        end."""

    @abstractmethod
    def play(self, state: State, table: Table, deal: Deal) -> tuple[Outcome, State]:
        """Scores a completed deal without problems."""

    @abstractmethod
    def tries(self, conventions: Conventions, table: Table, deal: Deal) -> tuple[Try, ...]:
        """What was tried in a completed deal without problems; () when nobody tried anything."""

    @abstractmethod
    def skip(self, state: State, table: Table, deal: Deal) -> State:
        """The state after a completed deal that cannot be scored: the deal passes, and what it used up stays used up.

        Lets the check of a sheet find the mistakes after this one; never raises."""

    @abstractmethod
    def finished(self, state: State) -> bool: ...

    @abstractmethod
    def why(self, score: Score, line: Line) -> tuple[Reason, ...]:
        """The reasons of a deal's points on a scored sheet, step by step; they add up to the points, seat by seat."""

    def has_end(self, conventions: Conventions) -> bool:
        """Whether the game has an end under these conventions."""
        return True

    @abstractmethod
    def planned_deals(self, conventions: Conventions, seats: int) -> int | None:
        """The number of deals that count in the whole game with that many seats; None when it is not known
        beforehand."""

    def planned_cards(self, seats: int) -> tuple[int, ...]:
        """The cards of each planned deal; () when every deal has the same."""
        return ()

    def plan(self, score: Score) -> tuple[tuple[int, int | None], ...]:
        """(cards, number of the deal played there, None: open) for each planned deal; () without a plan."""
        return ()

    def extra(self, state: State) -> Mapping[str, tuple[int, int]]:
        """What the two sides have besides points."""
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
        """What standings show besides points: ``tricks`` or ``made``; None: nothing."""
        return None

    # -- the auction

    def ladder(self, conventions: Conventions) -> tuple[Rung, ...]:
        """What can be announced, lowest first; () for a game or preset without a ladder."""
        return ()

    def suits_rise(self, rung: Rung) -> bool:
        """Whether the same announcement in a higher suit beats one at this rung: ♠ < ♣ < ♦ < ♥."""
        return True

    def higher(
        self, conventions: Conventions, contract: str, level: int | None = None, trump: Suit | None = None
    ) -> tuple[Rung, ...]:
        """What beats an announcement, lowest first; () when nothing does, or when it is on no rung.

        The first may be the same rung with the ``suits`` above ``trump`` (none when ``trump`` is not known)."""
        rungs, same = self.ladder(conventions), Rung(contract, level)
        if same not in rungs:
            return ()
        above = rungs[rungs.index(same) + 1 :]
        suits = SUITS[SUITS.index(trump) + 1 :] if trump in SUITS and self.suits_rise(same) else ()
        return (replace(same, suits=suits), *above) if suits else above

    # -- comparing, correcting and moving deals

    def stated(self, deal: Deal) -> Deal:
        """The deal in a form for comparison, the same whoever types it and whoever dealt: without texts, and with what
        may be named in any order sorted."""
        return replace(deal, dealer=None, **dict.fromkeys(self.texts, ""))

    def played_alike(self, deal: Deal, other: Deal) -> bool:
        """Whether two deals have the same facts, apart from who dealt and sat out."""
        return type(deal) is type(other) and bool(self.stated(deal) == self.stated(other))

    def alike(self, deal: Deal, other: Deal) -> bool:
        """Whether two completed deals have the same facts."""
        same = all(getattr(deal, name) == getattr(other, name) for name in self.proposed)
        return same and self.played_alike(deal, other)

    def as_recorded(self, deal: Deal, recorded: Deal) -> Deal:
        """The corrected deal, with the facts it leaves open taken from the recorded one."""
        kept = {name: getattr(recorded, name) for name in self.proposed if getattr(deal, name) is None}
        return replace(deal, **kept) if kept else deal

    def proposed_anew(self, deal: Deal, before: Expected, now: Expected) -> Deal:
        """The deal moved to another sheet: facts that followed the proposal ``before`` take the proposal ``now``; facts
        that the marker had changed stay."""
        return replace(deal, dealer=None)

    # -- storage and files

    @abstractmethod
    def encode(self, deal: Deal) -> dict[str, Any]:
        """The deal as plain JSON values with seat numbers; facts with their default value are left out."""

    @abstractmethod
    def decode(self, data: Mapping[str, Any]) -> Deal: ...

    @abstractmethod
    def encode_conventions(self, conventions: Conventions) -> dict[str, Any]:
        """All conventions, resolved, as plain JSON values; conventions added to the program later only when they are
        not usual."""

    @abstractmethod
    def decode_conventions(self, data: Mapping[str, Any]) -> Conventions: ...

    def differences(self, conventions: Conventions) -> dict[str, Any]:
        """The conventions that are not usual, as JSON values: the form of an evening file."""
        usual = self.encode_conventions(self.default_conventions())
        own = self.encode_conventions(conventions)
        return {key: value for key, value in own.items() if key not in usual or value != usual[key]}

    def resolve(self, data: Mapping[str, Any]) -> Conventions:
        """The conventions of ``differences``."""
        return self.decode_conventions({**self.encode_conventions(self.default_conventions()), **data})

    def file_path(self, conventions: Conventions, data: Mapping[str, Any], path: Path) -> Path:
        """The path in a file of a problem that ``convention_problems`` found at ``path``. ``data``: the conventions in
        the file."""
        return path
