"""The editor's view of a game's payoff table: its cells as text, read and checked as a whole."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Protocol

from whistclub.rules.common import Problem

Text = Any
"""One line as text: the game's own frozen dataclass, with a field for each column and ``contract``, ``played``."""


class Read(Protocol):
    """The result of reading the lines. ``rows``: each line's row, None when it cannot be read or is not played.
    ``problems``: path (line, field of the row); without any, ``payoffs`` is the convention."""

    @property
    def rows(self) -> tuple[Any, ...]: ...

    @property
    def problems(self) -> tuple[Problem, ...]: ...

    @property
    def payoffs(self) -> tuple[Any, ...]: ...


class PayoffTable(ABC):
    """The payoff table of a game for its editor. All methods are pure."""

    columns: ClassVar[tuple[str, ...]]
    """The cells of a line, from left to right."""
    flags: ClassVar[frozenset[str]] = frozenset()
    """Those that are ticked instead of typed."""
    titles: ClassVar[Mapping[str, str]]
    """The heading of each column, marked."""
    tips: ClassVar[Mapping[str, str]]
    """The meaning of each column and how its cells are written, marked."""
    widths: ClassVar[Mapping[str, str]] = {}
    """Longest text that the cells of a column must fit; other columns hold a number."""
    wide: ClassVar[str] = "made"
    """The column that takes the spare width."""
    note: ClassVar[str]
    """Whose points they are, marked."""
    several_rows: ClassVar[bool] = False
    """Whether a contract can have several lines, for different levels."""

    @abstractmethod
    def texts(self, conventions: Any) -> tuple[Text, ...]:
        """The table as text, one line a row."""

    @abstractmethod
    def read(self, texts: Sequence[Text], conventions: Any) -> Read:
        """Reads and checks the lines."""

    @abstractmethod
    def column_of(self, problem: Problem) -> str:
        """The column of a problem of ``read``; "" for the line as a whole."""

    @abstractmethod
    def heading(self, text: Text) -> str:
        """The contract of a line in words."""

    @abstractmethod
    def example(self, row: Any, conventions: Any) -> str:
        """What a row pays, as a sentence."""

    @abstractmethod
    def verdict(self, read: Read) -> str:
        """The sentence of a table without mistakes."""

    def is_fixed(self, text: Text, column: str) -> bool:
        """Whether a cell cannot be changed in this line."""
        return False

    def hint(self, text: Text, column: str, conventions: Any) -> str:
        """What an empty cell stands for; "" for nothing."""
        return ""
