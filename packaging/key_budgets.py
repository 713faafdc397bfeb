"""The deals for which product.md §2 limits the number of keys, with the choices that enter each: for the table in the
manual and for the test that enters them all."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from whistclub.entry.games import entry_for
from whistclub.entry.games.contract import ContractEntry
from whistclub.entry.model import Entry
from whistclub.rules.belgian.presets import PRESETS
from whistclub.rules.games import GAMES
from whistclub.rules.sheet import Fold, Sheet

NAMES: Final = ("Ada", "Bea", "Cas", "Dan", "Eva", "Fay", "Gus")
COMMIT: Final = "⏎"


@dataclass(frozen=True)
class Row:
    """One line of the table. ``budget`` None: depends on the number of players. Names by language."""

    budget: int | None
    en: str
    fr: str
    nl: str
    beyond: int = 0
    """Keys of the first attempt that ``budget`` does not count."""


ROWS: Final = {
    "pair": Row(7, "Pair with trump, made exactly", "À deux avec atout, fait juste", "Samen met troef, juist gehaald"),
    "pair_other": Row(8, "Pair, otherwise", "À deux, autre résultat", "Samen, ander resultaat"),
    "solo": Row(6, "Solo, made exactly", "Seul, fait juste", "Alleen, juist gehaald"),
    "solo_other": Row(7, "Solo, otherwise", "Seul, autre résultat", "Alleen, ander resultaat"),
    "trou": Row(8, "Trou", "Trou", "Troel"),
    "abondance": Row(7, "Abondance", "Abondance", "Abondance"),
    "schlem": Row(6, "Schlem", "Chelem", "Soloslim"),
    "misere": Row(4, "Misère, piccolo", "Misère, piccolo", "Miserie, piccolo"),
    "attempt": Row(
        2,
        "Misère with a further attempt, typed after the play",
        "Misère avec un essai de plus, saisi après le jeu",
        "Miserie met een poging meer, na het spel getypt",
        4,
    ),
    "announced": Row(
        3,
        "Misère with a further attempt, announced before it",
        "Misère avec un essai de plus, annoncé avant le jeu",
        "Miserie met een poging meer, vooraf gemeld",
        4,
    ),
    "passed": Row(4, "Passed deal", "Donne passée", "Gepaste gift"),
    "void": Row(3, "Blank hand, revoke", "Main blanche, renonce", "Blanke hand, verzaking"),
    "duo32": Row(7, "Whist 32, duo", "Whist 32, duo", "Whist 32, duo"),
    "solo32": Row(6, "Whist 32, solo", "Whist 32, solo", "Whist 32, solo"),
    "tourangeau": Row(
        None,
        "Whist Tourangeau, {n} players",
        "Whist Tourangeau, {n} joueurs",
        "Whist Tourangeau, {n} spelers",
    ),
    "short": Row(3, "Short whist", "Whist court", "Kort whist"),
    "honours": Row(5, "Short whist with honours", "Whist court avec honneurs", "Kort whist met honneurs"),
}


@dataclass(frozen=True)
class Case:
    """One deal. ``typed``: the choices made by keys, ``tapped``: by mouse or touch; both without the one that commits.
    ``trump``: the deal has a trump, which is chosen."""

    row: str
    game: str
    typed: tuple[str, ...]
    tapped: tuple[str, ...]
    preset: str = ""
    seats: int = 4
    conventions: tuple[tuple[str, Any], ...] = ()
    trump: bool = False

    @property
    def budget(self) -> int:
        """The greatest number of keys allowed, including the one that commits."""
        row = ROWS[self.row]
        if row.budget is None:
            return 2 * self.seats + 1 + self.trump
        return row.budget + row.beyond

    @property
    def most_taps(self) -> int:
        """The greatest number of taps allowed: eight for a deal with one attempt."""
        further = {"attempt": 2, "announced": 3}.get(self.row, 0)
        return 2 * self.seats + 1 + self.trump if self.game == "tourangeau" else 8 + further

    @property
    def keys(self) -> int:
        """The number of keys of the whole deal, including the one that commits."""
        return len(self.typed) + 1

    @property
    def line(self) -> str:
        """The line of the table the deal belongs to, with the number of players where that matters."""
        return f"{self.row}:{self.seats}:{int(self.trump)}" if self.game == "tourangeau" else self.row

    def named(self, language: str) -> str:
        """The name of the line."""
        row = ROWS[self.row]
        text = {"en": row.en, "fr": row.fr, "nl": row.nl}[language].format(n=self.seats)
        trump = {"en": ", trump said", "fr": ", atout dit", "nl": ", troef gezegd"}[language]
        return text + trump if self.game == "tourangeau" and self.trump else text

    def facts(self) -> Any:
        """The conventions of the deal's table."""
        base = PRESETS[self.preset] if self.preset else GAMES[self.game].default_conventions()
        return replace(base, **dict(self.conventions))

    def entry(self) -> Entry:
        """An empty entry strip for the deal."""
        names = NAMES[: self.seats]
        fold = Fold.start(Sheet(game=self.game, conventions=self.facts(), seats=names, first_dealer=0))
        return entry_for(fold, dict(enumerate(names)))

    def shown_keys(self) -> str:
        """The keys as the buttons show them, in the current language."""
        entry, keys = self.entry(), []
        for token in self.typed:
            choice = entry.find(token)
            assert choice is not None, (self, token)
            keys.append(choice.keys[0].upper())
            assert entry.press(token), (self, token)
        assert entry.ready, self
        return " ".join([*keys, COMMIT])


def cases() -> tuple[Case, ...]:
    """All deals: for each path by keys, the shortest path by touch."""
    found = [case for preset in PRESETS for case in _belgian(preset)]
    return (*found, *_whist32(), *_tourangeau(), *_classic())


def _contracts(game: str, preset: str = "") -> ContractEntry:
    entry = Case("", game, (), (), preset).entry()
    assert isinstance(entry, ContractEntry)
    return entry


def _belgian(preset: str) -> Iterator[Case]:
    entry = _contracts("belgian", preset)
    rows = {"pair": "pair", "solo": "solo", "trou": "trou", "trou_royal": "trou", "abondance": "abondance",
            "abondance_10": "abondance", "petit_schlem": "schlem", "grand_schlem": "schlem"}  # fmt: skip
    for contract, terms in entry.terms.items():
        start = (f"c:{contract}", "p:0", *(("p:2",) if terms.players == 2 else ()))
        row = rows.get(contract, "misere")
        if terms.small:
            yield from _small(start, preset, terms.several)
            continue
        for number in terms.levels or terms.targets or (None,):
            need = next(n for n in (terms.need, number) if n is not None)
            chosen = start
            if len(terms.levels) > 1 or len(terms.targets) > 1:
                chosen += (f"{'l' if terms.levels else 'a'}:{number}",)
            chosen += ("s:hearts",) if terms.trump else ()
            exact, below = f"r:{need}", f"r:{need - 2}"
            yield Case(row, "belgian", (*chosen, exact), (*chosen, exact), preset, trump=terms.trump)
            other = f"{row}_other" if f"{row}_other" in ROWS else row
            yield Case(other, "belgian", (*chosen, "down", "n:2"), (*chosen, below), preset, trump=terms.trump)
    for kind in entry._kinds():
        people = tuple(f"w:{seat}" for seat, _ in enumerate(entry._people_asked(kind)))
        tokens = (f"k:{kind}", *people)
        yield Case("passed" if kind == "passed" else "void", "belgian", tokens, tokens, preset)


def _small(start: tuple[str, ...], preset: str, several: bool) -> Iterator[Case]:
    for tricks in (0, 2, 10):
        yield Case("misere", "belgian", (*start, f"r:{tricks}"), (*start, f"r:{tricks}"), preset)
    if several:
        after = (*start, "r:0", "p:1", "r:1")
        yield Case("attempt", "belgian", after, after, preset)
        before = (*start, "also", "p:1", "r:0", "r:1")
        yield Case("announced", "belgian", before, before, preset)


def _whist32() -> Iterator[Case]:
    rows = {"duo": "duo32", "solo": "solo32", "trou": "trou"}
    for contract, terms in _contracts("whist32").terms.items():
        start = (f"c:{contract}", "p:0", *(("p:2",) if terms.players == 2 else ()))
        if terms.small:
            yield Case("misere", "whist32", (*start, "r:1"), (*start, "r:1"))
            continue
        for level in terms.levels or (None,):
            trump = terms.trump and level not in terms.untrumped
            chosen = start + ((f"l:{level}",) if len(terms.levels) > 1 else ()) + (("s:hearts",) if trump else ())
            need = next(n for n in (terms.need, level) if n is not None)
            for tricks in (need, need - 1):
                yield Case(rows[contract], "whist32", (*chosen, f"r:{tricks}"), (*chosen, f"r:{tricks}"), trump=trump)
    yield Case("passed", "whist32", ("k:passed",), ("k:passed",))


def _tourangeau() -> Iterator[Case]:
    for seats in GAMES["tourangeau"].seat_counts:
        bids = ("b:1", *["b:0"] * (seats - 1))
        tricks = ("t:0",) * (seats - 2)
        yield Case("tourangeau", "tourangeau", (*bids, *tricks, "t:1"), (*bids, *tricks, "t:1"), seats=seats)
        tokens = (*bids, "s:hearts", *tricks, "t:1")
        yield Case("tourangeau", "tourangeau", tokens, tokens, seats=seats, trump=True)


def _classic() -> Iterator[Case]:
    from whistclub.rules.classic import TRICKS

    first = Case("short", "classic", (), ()).entry().groups[0].choices
    for side in first:
        for tricks in range(TRICKS + 1):
            tokens = (side.token, f"r:{tricks}")
            yield Case("short", "classic", tokens, tokens)
    honours = Case("honours", "classic", (), (), conventions=(("honours", True),))
    entry = honours.entry()
    for token in (first[0].token, "r:7"):
        entry.press(token)
    holder = entry.groups[0].choices[-1]
    entry.press(holder.token)
    held = (first[0].token, "r:7", holder.token, entry.groups[0].choices[-1].token)
    yield replace(honours, typed=held, tapped=held)
