"""Reads evening files (interchange.md) and checks them against the rules. A file with mistakes is refused as a whole,
with all of them."""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from whistclub.club.imports.exchange import ExchangedEvening, ExchangedPerson, ExchangedPurse
from whistclub.club.names import folded
from whistclub.files.conventions import conventions_of, file_path
from whistclub.files.model import EveningBase, Member, Purse
from whistclub.files.shape import build
from whistclub.files.structure import Part, Report, sound_parts
from whistclub.files.text import Path, read_json, shown
from whistclub.ranking.amounts import amount_of
from whistclub.ranking.facts import Adjustment
from whistclub.rules.checks import sheet_problems
from whistclub.rules.common import PlayerKey, Problem, Refused, SeatName, Table
from whistclub.rules.facts import Score, SeatChange, Sheet, Totals
from whistclub.rules.sheet import fold, game_of


def read_evening(data: bytes) -> ExchangedEvening:
    """Reads the evening of a file; facts left open (dealer, who sits out, cards) are filled in.

    Refused with every problem of the file, in its order; paths lead from the top of the file, players in values are
    names."""
    value, odd = read_json(data)
    report = Report(odd)
    model, parts = sound_parts(value, report)
    spell = _Spelling()
    if model is not None:
        spell.learn(member.name for member in model.players)
    readers = [_Reader(part, spell, report) for part in parts]
    sheets = [reader.sheet() for reader in readers]
    _together(parts, sheets, report)
    if model is not None:
        report.add(*_member_problems(model), *_purse_problems(model, sheets, spell))
    if report.problems or model is None:
        raise Refused(report.in_order())
    return _evening(model, spell, tuple(reader.score for reader in readers if reader.score is not None))


class _Spelling:
    """Gives each player of a file one spelling: the first."""

    def __init__(self) -> None:
        self._known: dict[str, str] = {}
        self._seen: dict[str, str] = {}

    def __call__(self, name: str) -> str:
        known = self._seen.get(name)
        if known is None:
            known = self._seen[name] = self._known.setdefault(folded(name), name)
        return known

    def learn(self, names: Iterable[str]) -> None:
        """Remembers the spelling of ``names``."""
        for name in names:
            self(name)


def _evening(model: EveningBase, spell: _Spelling, scores: tuple[Score, ...]) -> ExchangedEvening:
    adjustments = tuple(
        Adjustment(
            spell(entry.player),
            entry.points if entry.of == "game" else amount_of(entry.points) or 0,
            entry.of,
            entry.kind,
            entry.reason,
            entry.by,
        )
        for entry in model.adjustments
    )
    return ExchangedEvening(
        date=datetime.date.fromisoformat(model.date),
        number=model.number,
        name=model.name,
        season=model.season,
        members=tuple((spell(member.name), member.number or None) for member in model.players),
        adjustments=adjustments,
        sheets=tuple(score.sheet for score in scores),
        scores=scores,
        cancelled=model.cancelled,
        cancelled_why=model.cancelled_reason,
        people=tuple(_person(member, spell) for member in model.players if member.model_fields_set & _TOLD),
        present=tuple(dict.fromkeys(map(spell, model.present))),
        purse=_purse(model.purse, spell),
    )


_TOLD = {"guest", "categories", "team"}


def _person(member: Member, spell: _Spelling) -> ExchangedPerson:
    """What a file says of a person; keys it does not have say nothing."""
    given = member.model_fields_set
    return ExchangedPerson(
        spell(member.name),
        member.guest if "guest" in given else None,
        tuple(dict.fromkeys(member.categories)) if "categories" in given else None,
        member.team if "team" in given else None,
    )


def _purse(purse: Purse | None, spell: _Spelling) -> ExchangedPurse:
    if purse is None:
        return ExchangedPurse()
    entry = {"": purse.entry} if isinstance(purse.entry, int) else purse.entry
    paid = tuple(dict.fromkeys(map(spell, purse.paid)))
    return ExchangedPurse(entry, purse.stake, paid, tuple((spell(one.player), one.cents) for one in purse.prizes))


def _purse_problems(model: EveningBase, sheets: Sequence[Sheet | None], spell: _Spelling) -> Iterator[Problem]:
    """Names in the purse of people who were not there."""
    if model.purse is None:
        return
    there = {spell(name) for name in model.present}
    there |= {str(player) for sheet in sheets if sheet is not None for player, _ in _whereabouts(sheet)}
    names: list[tuple[Path, str]] = [(("purse", "paid", index), name) for index, name in enumerate(model.purse.paid)]
    names += [(("purse", "prizes", index, "player"), one.player) for index, one in enumerate(model.purse.prizes)]
    for path, name in names:
        if spell(name) not in there:
            yield Problem(path, "not_present", {"player": name})


def _member_problems(model: EveningBase) -> Iterator[Problem]:
    names: set[str] = set()
    numbers: set[str] = set()
    for index, member in enumerate(model.players):
        name = folded(member.name)
        if name in names:
            yield Problem(("players", index, "name"), "player_twice", {"value": member.name})
        if member.number and member.number in numbers:
            yield Problem(("players", index, "number"), "number_twice", {"value": member.number})
        names.add(name)
        numbers.add(member.number)


def _together(parts: Sequence[Part], sheets: Sequence[Sheet | None], report: Report) -> None:
    """Reports conflicts between sheets: one table twice in a round, one player at two tables of a round."""
    tables: set[tuple[int, int]] = set()
    seated: dict[tuple[int, PlayerKey], Sheet] = {}
    for part, sheet in zip(parts, sheets, strict=True):
        if sheet is None or {"round", "table"} & part.wrong:
            continue
        top = ("sheets", part.index)
        if (sheet.round, sheet.table) in tables:
            report.add(Problem((*top, "table"), "table_twice", {"table": sheet.table, "round": sheet.round}))
        tables.add((sheet.round, sheet.table))
        for player, path in _whereabouts(sheet):
            other = seated.setdefault((sheet.round, player), sheet)
            if other is not sheet:
                values = {"player": player, "round": sheet.round, "table": other.table}
                report.problems.append(Problem((*top, *path), "twice_in_a_round", values))


def _whereabouts(sheet: Sheet) -> Iterator[tuple[PlayerKey, Path]]:
    """Yields everyone who was ever at a table, with the path in the file."""
    for player in dict.fromkeys(sheet.seats):
        yield player, ("seats",)
    for index, change in enumerate(sheet.changes):
        if change.player is not None and change.player not in sheet.seats:
            yield change.player, ("seat_changes", index, "in")


class _Reader:
    """Checks one sheet against the rules."""

    def __init__(self, part: Part, spell: _Spelling, report: Report) -> None:
        self.part, self.spell, self.report = part, spell, report
        self.model = part.sheet
        self.top: Path = ("sheets", part.index)
        self.seats = tuple(map(spell, self.model.seats))
        self.judge = part.judge
        self.score: Score | None = None
        """The score of the sheet, when nothing is wrong with it."""
        self.conventions = self._conventions()

    def refuse(self, path: Path, key: str, **values: object) -> None:
        """Reports a problem of this sheet."""
        self.report.add(Problem((*self.top, *path), key, values))
        self.judge = False

    def sheet(self) -> Sheet | None:
        """The sheet with its deals completed; a sheet with mistakes as far as seats and table are known."""
        sheet = Sheet(
            game=self.model.game,
            conventions=self.conventions,
            seats=self.seats,
            first_dealer=self.first_dealer(),
            table=self.model.table,
            round=self.model.round,
            closed=self.model.closed,
            marker=self.model.marker,
        )
        sheet = replace(sheet, changes=self.changes(sheet))
        given = self.model.model_fields_set
        if not {"deals", "results"} & given | self.part.wrong & {"deals", "results"}:
            self.refuse(("deals",), "missing")
        if "results" in given:
            sheet = replace(sheet, totals=self.totals(given))
        else:
            for key in ("tricks", "deals_played"):
                if key in given:
                    self.refuse((key,), "only_with_results")
        strangers: list[Problem] = []
        if sheet.totals is None:
            sheet = replace(sheet, deals=tuple(self.deals(sheet, strangers)))
        self.report_rules(sheet, strangers)
        if not self.judge:
            self.report_rules(sheet, sheet_problems(sheet))
            return sheet
        try:
            self.score = fold(sheet)
            return self.score.sheet
        except Refused as refused:
            # An unknown player is replaced by somebody seated, and a deal of wrong form by a neutral one: problems the
            # rules find in these are not reported.
            invented = [problem.path for problem in strangers]
            invented += [("deals", index) for index, deal in enumerate(self.part.deals) if deal is None]
            found = [p for p in refused.problems if p.key == "after_the_end" or not _inside(p.path, invented)]
            self.report_rules(sheet, found)
            return sheet

    def first_dealer(self) -> int:
        dealer = self.spell(self.model.first_dealer)
        if dealer in self.seats:
            return self.seats.index(dealer)
        judge = self.judge and len(self.seats) == 4
        self.refuse(("first_dealer",), "not_seated", player=shown(dealer))
        self.judge = judge
        return 0

    def _conventions(self) -> Any:
        return conventions_of(self.model.game, self.model.conventions)

    def changes(self, sheet: Sheet) -> tuple[SeatChange, ...]:
        """The seat changes by seat number, up to the first invalid one."""
        changes: list[SeatChange] = []
        for index, entry in enumerate(self.model.seat_changes):
            path: Path = ("seat_changes", index)
            if not entry.out and not (entry.into and entry.after):
                self.refuse((*path, "out"), "missing")
                break
            if entry.out and entry.after:
                self.refuse((*path, "after"), "after_without_leaving")
                break
            word, name = ("out", entry.out) if entry.out else ("after", entry.after)
            seat = _seat(replace(sheet, changes=tuple(changes)).at(entry.from_deal), self.spell(name))
            if seat is None:
                self.refuse((*path, word), "not_seated", player=shown(name))
                break
            into = self.spell(entry.into) if entry.into else None
            if entry.out:
                changes.append(SeatChange(entry.from_deal, seat, into))
            else:
                joined = sum(change.after is not None for change in changes)
                changes.append(SeatChange(entry.from_deal, len(self.seats) + joined, into, after=seat))
        return tuple(changes)

    def totals(self, given: set[str]) -> Totals | None:
        if "deals" in given:
            self.refuse(("results",), "deals_and_results")
            return None
        points = self.by_seat("results")
        tricks = self.by_seat("tricks") if "tricks" in given else None
        if points is None or ("tricks" in given and tricks is None):
            return None
        return Totals(points, tricks, self.model.deals_played if "deals_played" in given else None)

    def by_seat(self, key: str) -> tuple[int, ...] | None:
        """The numbers of ``results`` or ``tricks`` in seat order; None when they are not one for each seat."""
        numbers = {self.spell(name): number for name, number in getattr(self.model, key).items()}
        strangers = [name for name in numbers if name not in self.seats]
        absent = [name for name in self.seats if name not in numbers]
        for name in strangers:
            self.refuse((key, shown(name)), "not_seated", player=shown(name))
        for name in dict.fromkeys(absent):
            self.refuse((key, name), "missing")
        return None if strangers or absent else tuple(numbers[name] for name in self.seats)

    def deals(self, sheet: Sheet, strangers: list[Problem]) -> Iterator[Any]:
        """The deals by seat number. Problems of players named but not seated are added to ``strangers``."""
        game = game_of(sheet.game)
        names = _Names(sheet.at(1), self.spell)
        for index, data in enumerate(self.plain_deals()):
            if data is None:
                yield game.neutral
                continue
            if sheet.changes:
                names = _Names(sheet.at(index + 1), self.spell)
            yield build(game.deal_type, data, names)
            strangers += (problem.under("deals", index) for problem in names.strangers)
            names.strangers.clear()

    def plain_deals(self) -> Sequence[dict[str, Any] | None]:
        """The deals as plain values; None for one of wrong form."""
        if self.part.deals is self.model.deals:
            plain: list[dict[str, Any]] = self.model.model_dump(exclude_unset=True, include={"deals"})["deals"]
            return plain
        return [None if deal is None else deal.model_dump(exclude_unset=True) for deal in self.part.deals]

    def report_rules(self, sheet: Sheet, problems: Sequence[Problem]) -> None:
        """Reports what the rules found, with seats replaced by the players who held them."""
        named = []
        for problem in problems:
            path = problem.path
            number = path[1] + 1 if path[:1] == ("deals",) and len(path) > 1 and isinstance(path[1], int) else 1
            values = _named(problem.values, sheet.at(number))
            path = file_path(sheet.game, self.conventions, self.model.conventions, path)
            named.append(Problem((*self.top, *path), problem.key, values))
        self.report.add(*named)


class _Names:
    """Converts players to seats at one deal."""

    def __init__(self, table: Table, spell: _Spelling) -> None:
        self.table, self.spell = table, spell
        self.seats: dict[PlayerKey, int] = {}
        for seat, player in table.players.items():
            self.seats.setdefault(player, seat)
        self.strangers: list[Problem] = []

    def __call__(self, name: str, path: Path) -> int:
        seat = self.seats.get(self.spell(name))
        if seat is None:
            self.strangers.append(Problem(path, "not_seated", {"player": shown(name)}))
            seats = self.table.seats
            return seats[len(self.strangers) % len(seats)]
        return seat


def _seat(table: Table, name: str) -> int | None:
    return next((seat for seat, player in table.players.items() if player == name), None)


def _named(values: Mapping[str, object], table: Table) -> Mapping[str, object]:
    def name(value: object) -> object:
        if isinstance(value, SeatName):
            return table.players.get(value.seat, "")
        return tuple(map(name, value)) if isinstance(value, tuple) else value

    return {key: name(value) for key, value in values.items()}


def _inside(path: Path, places: Sequence[Path]) -> bool:
    return any(path[: len(place)] == place for place in places)
