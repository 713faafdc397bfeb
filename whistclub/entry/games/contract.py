"""Entry for games in which a contract is announced: who, which level, which trump, how many tricks were taken."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from whistclub.entry.choices import Choice, Group, Step
from whistclub.entry.keys import free_key, level_keys, number_key
from whistclub.entry.letters import contract_letter, kind_letter
from whistclub.entry.model import SIGNS, Announced, Entry
from whistclub.entry.suits import suit_row
from whistclub.rules.common import Suit
from whistclub.words import tr
from whistclub.words.games import contract_name, contract_text
from whistclub.words.names import listed, suit_sign


@dataclass(frozen=True, slots=True)
class Terms:
    """What must be entered for a contract. ``need`` None: the level, or of a trou the target. ``small``: few tricks are
    wanted (misères, piccolos). ``trump``: it may have trumps; ``without``: it may be played without."""

    contract: str
    players: int = 1
    levels: tuple[int, ...] = ()
    targets: tuple[int, ...] = ()
    need: int | None = None
    total: int = 13
    small: bool = False
    several: bool = False
    trump: bool = True
    without: bool = False
    untrumped: frozenset[int] = frozenset()
    """Levels without trumps."""
    choose_none: frozenset[int] = frozenset()
    """Levels at which no trumps may be chosen, when ``without`` does not allow it for all."""
    aces: bool = False
    """The first player named holds the aces and the second is the partner, as in a trou."""


@dataclass(slots=True)
class Trial:
    """One attempt being entered. ``sign``, ``amount``: a result relative to the contract."""

    players: list[int] = field(default_factory=list)
    target: int | None = None
    level: int | None = None
    trump: str | None = None
    tricks: int | None = None


@dataclass(slots=True)
class Chosen:
    """The deal described by the choices so far. ``people``: of a passed deal (sixth, last), a blank hand, a revoke."""

    kind: str = ""
    contract: str = ""
    trials: list[Trial] = field(default_factory=list)
    people: list[int] = field(default_factory=list)
    sign: int = 0

    @property
    def short(self) -> Trial | None:
        """The first attempt whose result is unknown."""
        return next((trial for trial in self.trials if trial.tricks is None), None)


class ContractEntry(Entry):
    """The choices of a game in which a contract is announced: Belgian whist, Whist 32."""

    _eleven: tuple[str, ...] = ()
    """The choices at the moment when the key 1 gave 11."""

    @cached_property
    @abstractmethod
    def terms(self) -> dict[str, Terms]:
        """The contracts that can be announced, in display order."""

    @abstractmethod
    def _kinds(self) -> tuple[str, ...]:
        """Kinds of deal without a contract."""

    def letter(self, contract: str) -> str:
        """The preferred key of a contract, "" for any."""
        return contract_letter(contract)

    def kind_name(self, kind: str) -> str:
        """The button text of a kind of deal without a contract."""
        return {"passed": tr("Passed"), "blank": tr("Blank hand"), "revoke": tr("Revoke")}[kind]

    def _people_asked(self, kind: str) -> tuple[str, ...]:
        """The players asked for in a deal without contract: ``sixth``, ``last``, ``player``."""
        return ()

    def _filler(self) -> str:
        """The name for the partner in a trou."""
        return tr("Boucheur")

    def _filler_asked(self) -> str:
        """The question for the partner in a trou."""
        return tr("Who is the boucheur?")

    def _out(self) -> dict[int, str]:
        """Seats that do not play this deal, and why."""
        return {}

    def _start(self) -> Chosen:
        return Chosen()

    # -- rows

    def _groups(self, state: Chosen) -> list[Group]:
        if not state.kind:
            return [self._contracts]
        if state.kind != "contract":
            asked = self._people_asked(state.kind)
            return [self._person(asked[len(state.people)])] if len(state.people) < len(asked) else []
        terms = self.terms[state.contract]
        trial = state.trials[-1]
        if len(trial.players) < terms.players:
            return [self._who(state, terms)]
        rows = []
        if terms.trump and trial.trump is None and trial.level not in terms.untrumped:
            rows.append(suit_row(terms.without or trial.level in terms.choose_none))
        if len(terms.targets) > 1 and trial.target is None:
            rows.insert(0, _numbers("target", tr("To take"), "a", terms.targets))
        elif len(terms.levels) > 1 and trial.level is None:
            without = terms.untrumped if trial.trump not in (None, Suit.NONE) else ()
            rows.insert(0, _numbers("level", tr("Level"), "l", terms.levels, without))
        else:
            rows += self._result_rows(state, terms)
        return rows

    @cached_property
    def _contracts(self) -> Group:
        taken: set[str] = {"x"}
        choices = []
        named = [(f"c:{key}", contract_name(self.fold.sheet.game, key), self.letter(key)) for key in self.terms]
        named += [(f"k:{kind}", self.kind_name(kind), kind_letter(kind)) for kind in self._kinds()]
        for token, name, letter in named:
            key = free_key(letter, taken)
            taken.add(key)
            choices.append(Choice(token, name, (key,)))
        return Group("contract", "", tuple(choices))

    def _person(self, what: str) -> Group:
        titles = {"sixth": tr("Sixth trick"), "last": tr("Last trick"), "player": tr("Player")}
        return self._players(what, titles[what], "w", self._out())

    def _who(self, state: Chosen, terms: Terms, due: bool = True) -> Group:
        out = self._out()
        for trial in state.trials:
            out |= {seat: tr("{name} is named already", name=self.names[seat]) for seat in trial.players}
        second = bool(state.trials[-1].players) and terms.players == 2
        if terms.aces:
            title = self._filler() if second else tr("Aces")
        elif terms.players == 2:
            title = tr("Partner") if second else tr("Player")
        else:
            title = tr("Also") if len(state.trials) > 1 or not due else tr("Player")
        return self._players("player", title, "p", out, due)

    def _result_rows(self, state: Chosen, terms: Terms) -> list[Group]:
        free = len(self.table.seats) - len(self._out()) - len(state.trials)
        if state.short is None:
            rows = [self._relative(state, terms)] if state.sign else []
            if terms.several and free:
                # Where a digit corrects the tricks (in a recorded deal or after a sign), another player needs a letter.
                digits = self.recorded is not None or state.sign
                rows.append(self._also(state, *rows) if digits else self._who(state, terms, due=False))
            return rows
        rows = [self._results(state, terms)]
        if terms.several and free:
            rows.append(self._also(state, rows[0]))
        return rows

    def _also(self, state: Chosen, *results: Group) -> Group:
        """Another player with the same contract: the contract's own letter again."""
        taken = {key for row in results for choice in row.choices for key in choice.keys} | {"x"}
        letter = next(c.keys[0] for c in self._contracts.choices if c.token == f"c:{state.contract}")
        label = tr("One more player")
        return Group(
            "also",
            tr("Also"),
            (Choice("also", label, (free_key(letter, taken),), said=tr("and")),),
            due=False,
        )

    def _results(self, state: Chosen, terms: Terms) -> Group:
        trial = state.short
        assert trial is not None
        need = _need(terms, trial)
        low, high = self._limits(state, terms, trial)
        others = tr("%n trick(s) of this deal are with the others", "", terms.total - high)
        choices = []
        for tricks in range(terms.total + 1):
            small = terms.small or terms.total < 10
            keys = [number_key(tricks)] if small else list(level_keys(tricks))
            if tricks == need:
                keys.append("=")
            note = ("✓" if tricks == need else "✗") if terms.small else _signed(tricks - need)
            name = self._takers(trial)
            choices.append(
                Choice(
                    f"r:{tricks}",
                    str(tricks),
                    tuple(keys),
                    low <= tricks <= high,
                    "" if low <= tricks <= high else others,
                    note,
                    said=tr("%n trick(s)", "", tricks),
                    spoken=tr("{players}: %n trick(s)", "", tricks, players=name),
                )
            )
        if not terms.small:
            choices += _signs(need, low, high)
        return Group("result", tr("Tricks"), tuple(choices))

    def _relative(self, state: Chosen, terms: Terms) -> Group:
        """After a sign: the sign again, or a digit for the number of tricks."""
        need, choices = _need(terms, state.trials[-1]), []
        low, high = self._limits(state, terms, state.trials[-1])
        for number in range(1, 10):
            possible = low <= need + state.sign * number <= high
            reason = "" if possible else tr("There are only %n trick(s)", "", high)
            choices.append(Choice(f"n:{number}", str(number), (str(number),), possible, reason, hidden=True))
        tricks = state.trials[-1].tricks or 0
        return Group("result", "", (*_signs(tricks, low, high), *choices), due=False)

    def _limits(self, state: Chosen, terms: Terms, asked: Trial) -> tuple[int, int]:
        """The fewest and most tricks the attempt ``asked`` can have taken, given the others."""
        others = [trial.tricks for trial in state.trials if trial is not asked]
        left = terms.total - sum(tricks or 0 for tricks in others)
        playing = len(self.table.seats) - len(self._out())
        everybody = len(state.trials) == playing and None not in others
        return (left if everybody and terms.several else 0), left

    def _takers(self, trial: Trial) -> str:
        return listed([self.names[seat] for seat in trial.players])

    # -- choices

    def key(self, name: str) -> bool:
        """As for every game, but 10 typed as 1 and 0 means ten: 1 alone gives 11, which the digit after it corrects if
        it comes next."""
        if self._eleven and self._eleven == self.tokens and name in "0123":
            step = self._step_at(len(self.tokens) - 1)
            self._replace(step, f"{self.tokens[-1][:2]}1{name}")
            self._leave_rows()
            self._replay()
            return True
        pressed = super().key(name)
        self._eleven = self.tokens if name == "1" and self.tokens[-1:] in (("l:11",), ("r:11",)) else ()
        return pressed

    def _said_before(self, token: str) -> Step | None:
        """A digit after a sign sets the number, whatever was entered since."""
        if not token.startswith("n:"):
            return None
        step = next(step for step in reversed(self.steps) if self.tokens[step.index] in SIGNS)
        return replace(step, index=step.index + 1, count=step.count - 1)

    def _apply(self, state: Chosen, token: str) -> None:
        what, _, value = token.partition(":")
        if what == "k":
            state.kind = value
        elif what == "c":
            state.kind, state.contract = "contract", value
            state.trials = [self._trial(state)]
        elif what == "w":
            state.people.append(int(value))
        else:
            self._apply_trial(state, what, value)

    def _trial(self, state: Chosen) -> Trial:
        """A new attempt with only its forced values set."""
        terms = self.terms[state.contract]
        level, target = (only[0] if len(only) == 1 else None for only in (terms.levels, terms.targets))
        return Trial(level=level, target=target)

    def _apply_trial(self, state: Chosen, what: str, value: str) -> None:
        trial = state.trials[-1]
        if what == "also":
            state.trials.append(self._trial(state))
        elif what == "p":
            if trial.tricks is not None:
                state.trials.append(trial := self._trial(state))
            trial.players.append(int(value))
        elif what == "a":
            trial.target = int(value)
        elif what == "l":
            trial.level = int(value)
        elif what == "s":
            trial.trump = value
        elif what == "r" and state.short is not None:
            state.short.tricks = int(value)
        else:
            self._apply_relative(state, trial, what, value)

    def _apply_relative(self, state: Chosen, trial: Trial, what: str, value: str) -> None:
        need = _need(self.terms[state.contract], trial)
        if what == "n":
            trial.tricks = need + state.sign * int(value)
        else:
            sign = 1 if what == "up" else -1
            trial.tricks = (need if trial.tricks is None else trial.tricks) + sign
            state.sign = sign

    def _said(self, state: Chosen) -> str:
        return tr("%n trick(s)", "", state.trials[-1].tricks or 0)

    def _announced(self, state: Chosen) -> Announced | None:
        if not state.trials:
            return None
        return state.contract, state.trials[0].level, state.trials[0].trump

    def _chosen(self) -> Chosen:
        """The deal described by the choices."""
        state = self._start()
        for token in self.tokens:
            self._apply(state, token)
        return state

    @property
    def announced_text(self) -> str:
        state = self._chosen()
        if state.kind != "contract":
            return self.kind_name(state.kind) if state.kind else ""
        trial = state.trials[0]
        said = contract_text(self.fold.sheet.game, state.contract, trial.level, trial.target)
        trump = suit_sign(trial.trump) if trial.trump else ""
        players = ", ".join(self.names[seat] for trial in state.trials for seat in trial.players)
        return " · ".join(part for part in (" ".join(part for part in (said, trump) if part), players) if part)

    # -- what is missing, the result

    def _missing(self, state: Chosen) -> str:
        if not state.kind:
            return tr("Which contract?")
        if state.kind != "contract":
            asked = self._people_asked(state.kind)[len(state.people) :]
            questions = {
                "sixth": tr("Who took the sixth trick?"), "last": tr("Who took the last trick?"),
                "player": tr("Who showed the blank hand?") if state.kind == "blank" else tr("Whose fault was it?"),
            }  # fmt: skip
            return questions[asked[0]] if asked else ""
        return self._contract_missing(state)

    def _contract_missing(self, state: Chosen) -> str:
        terms, trial = self.terms[state.contract], state.trials[-1]
        if len(trial.players) < terms.players:
            second = bool(trial.players)
            if terms.aces:
                return self._filler_asked() if second else tr("Who holds the aces?")
            if second:
                return tr("Who is the partner of {name}?", name=self.names[trial.players[0]])
            return tr("Who plays it too?") if len(state.trials) > 1 else tr("Who plays?")
        if trial.target is None and terms.targets:
            return tr("How many tricks have to be taken?")
        if trial.level is None and terms.levels:
            return tr("Which level?")
        if state.short is not None:
            return tr("How many tricks for {name}?", name=self._takers(state.short))
        return ""

    def _complete(self, state: Chosen) -> bool:
        return bool(state.kind) and not self._missing(state)

    def _trial_tokens(self, trials: Iterable[Any], *, targets: bool = False) -> tuple[str, ...]:
        """The tokens for recorded attempts; ``targets``: they can have one."""
        tokens: list[str] = []
        for trial in trials:
            tokens += ["also"] if tokens else []
            tokens += [f"p:{seat}" for seat in trial.players]
            tokens += [f"a:{trial.target}"] if targets and trial.target is not None else []
            tokens += [f"l:{trial.level}"] if trial.level is not None else []
            tokens += [f"s:{trial.trump}"] if trial.trump is not None else []
            tokens += [f"r:{trial.tricks}"]
        return tuple(tokens)


def _need(terms: Terms, trial: Trial) -> int:
    """The number of tricks to take."""
    return next(n for n in (terms.need, trial.level, trial.target, 0) if n is not None)


def _numbers(group: str, title: str, token: str, numbers: Iterable[int], untrumped: Collection[int] = ()) -> Group:
    """A row of numbers; those in ``untrumped`` cannot be chosen once trumps are named."""
    choices = []
    for number in numbers:
        keys = level_keys(number) if number > 3 else (str(number),)
        reason = tr("{number} is played without trumps", number=str(number)) if number in untrumped else ""
        choices.append(Choice(f"{token}:{number}", str(number), keys, not reason, reason))
    return Group(group, title, tuple(choices))


def _signs(tricks: int, low: int, high: int) -> list[Choice]:
    """The two signs from ``tricks``, when the result may be ``low`` to ``high``."""
    up, down = SIGNS
    reason = tr("There are only %n trick(s)", "", high)
    return [
        Choice(up, "+", ("+",), low <= tricks + 1 <= high, reason, hidden=True),
        Choice(down, "−", ("-", "m"), low <= tricks - 1 <= high, reason, hidden=True),
    ]


def _signed(difference: int) -> str:
    """The text of a result relative to the contract: made exactly, +1, −2."""
    return "=" if difference == 0 else f"{'+' if difference > 0 else '−'}{abs(difference)}"
