"""The base of every entry: choices offered, choices made, what is missing, the points of the deal.

An entry is the list of choices made (*tokens*); everything else follows from replaying them. So stepping back drops the
last token, the draft is the list itself, and changing an early choice keeps the later ones that are still valid.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Final

from whistclub.entry.asked import Asked
from whistclub.entry.choices import Choice, Column, Group, Step
from whistclub.rules.common import Refused
from whistclub.rules.sheet import Fold
from whistclub.words import tr
from whistclub.words.sheets.deals import deal_text
from whistclub.words.sheets.warnings import short_warning

SIGNS: Final = ("up", "down")
"""Tokens of a result relative to the contract: one trick more, one fewer; a following digit gives the number."""
TEN: Final = "ten"
"""Token of a prefix that adds ten to the next digit."""


Announced = tuple[str, int | None, str | None]
"""Contract, level, trump."""


SEAT_FACTS: Final = frozenset({"dealer", "sits_out"})
"""Facts of a deal that name a seat."""


class Entry(ABC):
    """A deal being entered or changed. ``fold``: the sheet up to the deal before. ``names``: by seat, as shown.

    ``recorded``: the stored deal, when it is being changed; its facts are kept until overridden. ``whole``: the full
    names by seat, for screen readers and tooltips."""

    game: ClassVar[str]
    """The key of the game whose deals are entered."""
    switches: ClassVar[tuple[str, ...]] = ()
    """Facts that one key switches on and off."""
    results: ClassVar[tuple[str, ...]] = ("r:", "n:", *SIGNS)
    """Prefixes of choices made after the play, which are not part of the announcement."""
    deal_facts: tuple[str, ...] = ("dealer",)
    """Facts with a row of their own, which are proposed and may be overridden."""

    def __init__(
        self, fold: Fold, names: Mapping[int, str], recorded: Any = None, whole: Mapping[int, str] | None = None
    ) -> None:
        self.fold = fold
        self.names = names
        self.whole = whole or names
        self.recorded = recorded
        self.conventions = fold.sheet.conventions
        self.table = fold.table
        self.expected = fold.expect()
        self.call: Any | None = None
        """The arbiter's call recorded for this deal."""
        self.tokens: tuple[str, ...] = ()
        self.overrides: dict[str, Any] = {}
        self.cursor: int | None = None
        self.open_fact = ""
        self.cleared: tuple[tuple[str, ...], dict[str, Any]] | None = None
        """What ``clear`` has just removed; ``back`` restores it."""
        self.clear()

    # -- defined by each game

    @abstractmethod
    def _start(self) -> Any:
        """The state before any choice."""

    @abstractmethod
    def _groups(self, state: Any) -> list[Group]:
        """The rows of choices available now."""

    @abstractmethod
    def _apply(self, state: Any, token: str) -> None:
        """Makes a choice that ``_groups`` offered, changing ``state``."""

    @abstractmethod
    def _missing(self, state: Any) -> str:
        """What is asked for next, in words; "" when the deal is complete."""

    @abstractmethod
    def _deal(self, state: Any) -> Any:
        """The facts, None while something is missing."""

    @abstractmethod
    def _tokens_of(self, deal: Any) -> tuple[str, ...]:
        """The tokens that give a recorded deal."""

    # -- input

    def press(self, token: str) -> bool:
        """Makes a choice. False: it is not offered, or disabled."""
        choice = self.find(token)
        if choice is None or not choice.enabled:
            return False
        self.cleared = None
        if token.startswith("f:"):
            self._override(token)
        elif self.cursor is not None and token == TEN:
            self.tokens = (*self.tokens[: self.cursor], token, *self.tokens[self.cursor :])
            self._reopen(self.cursor + 1)
            return True
        elif self.cursor is not None and token in self._tokens_offered(step := self._step_at(self.cursor)):
            self._replace(step, token)
        elif (old := self._said_before(token)) is not None:
            self._replace(old, token)
        else:
            self.tokens += (token,)
        self._leave_rows()
        self._replay()
        return True

    def key(self, name: str) -> bool:
        """Makes the choice with that key. False: no choice has it, or it is disabled (``why`` then gives the reason).

        A key without a meaning in the rows offered changes an earlier choice when that is unambiguous: a suit at any
        time, the last result of a recorded deal while the deal is complete."""
        for choice in (*(c for group in self.groups for c in group.choices), *self.facts):
            if name in choice.keys:
                self.why = choice.reason
                return self.press(choice.token)
        return self.cursor is None and not self.open_fact and self._change_by_key(name)

    def _change_by_key(self, name: str) -> bool:
        groups = {"trump"} | ({"result", "tricks"} if self.recorded is not None and self.ready else set())
        for step in reversed(self.steps):
            offered = self._offered[step.index] if step.group in groups else ()
            choice = next((choice for choice in offered if name in choice.keys), None)
            if choice is not None and not choice.enabled:
                self.why = choice.reason
                return False
            if choice is not None:
                self._replace(step, choice.token)
                self._leave_rows()
                self._replay()
                return True
            if step.group in ("result", "tricks"):
                groups &= {"trump"}
        return False

    def _replace(self, step: Step, token: str) -> None:
        self.tokens = (*self.tokens[: step.index], token, *self.tokens[step.index + step.count :])

    def offered(self, step: Step) -> tuple[Choice, ...]:
        """The choices possible in place of ``step``."""
        return self._offered.get(step.index, ())

    def _tokens_offered(self, step: Step) -> tuple[str, ...]:
        return tuple(choice.token for choice in self._offered.get(step.index, ()))

    def _step_at(self, index: int) -> Step:
        """The step the token at ``index`` belongs to."""
        found = (step for step in self.steps if step.index <= index < step.index + step.count)
        return next(found, Step(index, "", ""))

    def _said_before(self, token: str) -> Step | None:
        """The step that ``token`` replaces although its row is still offered; None for a new one."""
        return None

    def find(self, token: str) -> Choice | None:
        """The offered choice with that token, None when it is not offered."""
        every = (*(c for group in self.groups for c in group.choices), *self.facts)
        return next((choice for choice in every if choice.token == token), None)

    def back(self) -> None:
        """Removes the last choice, a result of two keys (−2) as one; or closes a reopened row without a change; or
        restores what was just cleared."""
        if self.cleared is not None and self.cursor is None and not self.open_fact:
            (self.tokens, self.overrides), self.cleared = self.cleared, None
        elif self.cursor is None and not self.open_fact and self.tokens:
            self.tokens = self.tokens[: self._step_at(len(self.tokens) - 1).index]
        self._leave_rows()
        self._replay()

    def clear(self) -> None:
        """Removes all choices; a deal being changed returns to its recorded state."""
        self.cleared = (self.tokens, self.overrides) if self.tokens or self.overrides else None
        self.tokens = () if self.recorded is None else self._tokens_of(self.recorded)
        self.overrides = {}
        self._leave_rows()
        self._replay()
        self._untouched = self.tokens

    def revise(self, index: int) -> None:
        """Reopens the row of the choice at ``index``; later choices stay when they are still valid."""
        self._reopen(index if 0 <= index < len(self.tokens) else None)

    def _reopen(self, index: int | None) -> None:
        self._leave_rows()
        self.cursor = index
        self._replay()

    def move(self, by: int) -> None:
        """Reopens the row before (−1) or after (+1) the open one."""
        places = [step.index for step in self.steps]
        now = None if self.cursor is None else self._step_at(self.cursor).index
        at = max(0, (places.index(now) if now in places else len(places)) + by)
        self.revise(places[at] if at < len(places) else -1)

    def show_fact(self, name: str | None = None) -> None:
        """Shows the row of a fact of the deal; without a name the next one, after the last one none."""
        if name is None:
            order = (*self.deal_facts, "")
            name = order[order.index(self.open_fact) + 1] if self.open_fact else order[0]
        self._leave_rows()
        self.open_fact = name
        self._replay()

    def write(self, name: str, text: str) -> None:
        """Sets the ``note`` of the deal or the ``reason`` of a revoke."""
        self.overrides[name] = text.strip()
        self._replay()

    # -- drafts

    @property
    def started(self) -> bool:
        """Whether anything was chosen that is not recorded."""
        return self.tokens != self._untouched or bool(self.overrides)

    def draft(self) -> dict[str, Any] | None:
        """The half-entered deal as JSON values, None when nothing was chosen."""
        return {"tokens": list(self.tokens), "facts": dict(self.overrides)} if self.started else None

    def resume(self, draft: Mapping[str, Any] | None) -> None:
        """Resumes a draft; choices that are no longer valid are left out."""
        if draft is None:
            return
        self.cleared = None
        self.tokens = tuple(str(token) for token in draft.get("tokens", ()))
        facts, seats = draft.get("facts", {}), self.table.players
        # A player named may have left the table since, or the table may play another game now.
        self.overrides = {name: fact for name, fact in facts.items() if name not in SEAT_FACTS or fact in seats}
        self._leave_rows()
        self._replay()

    # -- facts of the deal

    def fact(self, name: str) -> Any:
        """A fact as overridden, else as recorded, else None (the proposal)."""
        if name in self.overrides:
            return self.overrides[name]
        return None if self.recorded is None else getattr(self.recorded, name)

    @property
    def dealer(self) -> int:
        """Who deals: as overridden, else recorded, else proposed."""
        dealer = self.fact("dealer")
        return self.expected.dealer if dealer is None else int(dealer)

    def _override(self, token: str) -> None:
        _, name, value = token.split(":")
        self.overrides[name] = int(value)

    def _facts(self) -> list[Choice]:
        """Facts that one key switches at any time."""
        return []

    def _fact_group(self, name: str) -> Group:
        dealer = self.dealer
        choices = [
            Choice(f"f:dealer:{seat}", self.names[seat], (str(at),), chosen=seat == dealer, spoken=self.whole[seat])
            for at, seat in enumerate(self.table.seats, 1)
        ]
        return Group(name, tr("Dealer"), tuple(choices))

    def fact_text(self, name: str) -> str:
        """A fact of the deal in words: "Manu deals"."""
        return tr("{name} deals", name=self.names[self.dealer])

    @property
    def facts_text(self) -> str:
        """The facts that are proposed and may be overridden, as short text."""
        return " · ".join(self.fact_text(name) for name in self.deal_facts)

    @property
    def leader(self) -> int:
        """Who leads unless the contract says otherwise: left of the dealer."""
        return self.table.left(self.dealer)

    # -- the view, recomputed after each change

    def _leave_rows(self) -> None:
        self.cursor, self.open_fact, self.why = None, "", ""

    def _replay(self) -> None:
        state, kept, steps = self._start(), [], list[Step]()
        reopened: list[Group] | None = None
        self._offered: dict[int, tuple[Choice, ...]] = {}
        for position, token in enumerate(self.tokens):
            groups = self._groups(state)
            found = next(((g, c) for g in groups for c in g.choices if c.token == token and c.enabled), None)
            if position == self.cursor:
                reopened = [_marked(group, token) for group in groups if found is not None and group is found[0]]
            if found is None:
                continue
            self._apply(state, token)
            kept.append(token)
            if token == TEN:
                continue
            tens = int(kept[-2:-1] == [TEN])
            text = found[1].said or found[1].label
            step = Step(len(kept) - 1 - tens, found[0].id, text, found[1].suit, count=1 + tens)
            self._offered[step.index] = found[0].choices
            if token in SIGNS or token.startswith("n:"):
                step = replace(step, text=self._said(state))
                if steps and steps[-1].group == step.group and kept[-2][:2] in ("up", "do", "n:"):
                    first = steps.pop().index
                    step = replace(step, index=first, count=len(kept) - first)
            steps.append(step)
        self.tokens, self.steps, self.announced = tuple(kept), tuple(steps), self._announced(state)
        self.columns = self._columns(state)
        self.deal = self._deal(state)
        self.missing = self._missing(state)
        self.facts = tuple(self._facts())
        self.groups = tuple(self._rows(state, reopened))
        self._score()

    def _rows(self, state: Any, reopened: list[Group] | None) -> list[Group]:
        if self.open_fact:
            return [self._fact_group(self.open_fact)]
        if reopened:
            return reopened
        self.cursor = None
        return self._groups(state)

    def _columns(self, state: Any) -> tuple[Column, ...]:
        """The players in the order of bidding, in games where everybody bids; else empty."""
        return ()

    def _said(self, state: Any) -> str:
        """The text of the result just given relative to the contract."""
        return ""

    def _announced(self, state: Any) -> Announced | None:
        """The contract announced so far, for the ladder."""
        return None

    def _score(self) -> None:
        """Computes the points of the deal by seat, or its problems."""
        self.points: Mapping[int, int] | None = None
        self.void = False
        self.problems: Sequence[Any] = ()
        self.warnings: Sequence[Any] = ()
        if self.deal is None:
            return
        deal = self.fold.complete(self.deal)
        try:
            if problems := self.fold.problems(deal):
                self.problems = problems
                return
            outcome, _ = self.fold.game.play(self.fold.state, self.table, deal)
        except Refused as refused:
            self.problems = refused.problems
            return
        self.points, self.void, self.warnings = outcome.points, outcome.void, outcome.warnings

    @property
    def ready(self) -> bool:
        """Whether the deal can be committed."""
        return self.points is not None

    @property
    def banner(self) -> str:
        """What is missing or wrong, in words; "" when the deal can be committed."""
        if self.why:
            return self.why
        if self.problems:
            from whistclub.words.problems import problem_text

            return problem_text(self.problems[0], self.names)
        return self.missing

    @property
    def asked(self) -> Asked | None:
        """The question that an arbiter could be asked now; None when the game or this deal has none."""
        return None

    def call_text(self, *, short: bool = False, bare: bool = False) -> str:
        """The arbiter's call recorded for this deal, in words; "" without one. ``short``: in a few words, without the
        contract when it is the one announced; ``bare``: always without it."""
        return ""

    @property
    def announced_text(self) -> str:
        """The announcement so far, in short: "Pair 10 ♣ · Ada, Cas"; "" without one."""
        return ""

    @property
    def sentence(self) -> str:
        """The deal as sentences, with warnings; "" while something is missing."""
        if self.deal is None:
            return ""

        deal = self.fold.complete(self.deal)
        read = deal_text(self.fold.sheet.game, self.conventions, deal, self.names)
        warned = ", ".join(short_warning(warning, self.names) for warning in self.warnings)
        return f"{read} !\u00a0{warned[:1].upper()}{warned[1:]}." if warned else read

    # -- parts shared by the games

    def _players(self, group: str, title: str, token: str, out: Mapping[int, str], due: bool = True) -> Group:
        """A row of players; ``out``: seats that cannot be chosen, with the reasons."""
        choices = [
            Choice(
                f"{token}:{seat}",
                self.names[seat],
                (str(at),),
                seat not in out,
                out.get(seat, ""),
                spoken=self.whole[seat],
            )
            for at, seat in enumerate(self.table.seats, 1)
        ]
        return Group(group, title, tuple(choices), due)


def _marked(group: Group, token: str) -> Group:
    return replace(group, choices=tuple(replace(c, chosen=c.token == token) for c in group.choices))
