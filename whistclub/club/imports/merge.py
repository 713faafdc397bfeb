"""Merges evenings from files into the club: all of them or none, sheet by sheet (interchange.md, "Refusing and
merging")."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from dataclasses import replace as changed
from typing import Any

from whistclub.club.actions.common import proper_name, refuse
from whistclub.club.actions.evenings import close_with_sheets
from whistclub.club.actions.players import spelt, with_team
from whistclub.club.actions.seasons import season_for
from whistclub.club.imports.exchange import ExchangedEvening, named, with_players
from whistclub.club.names import clean_name, clean_text, folded
from whistclub.club.ports import (
    ActionName,
    AdjustmentRecord,
    DealRecord,
    EveningRecord,
    PlayerRecord,
    Purse,
    SeasonRecord,
    SheetRecord,
    Work,
)
from whistclub.club.sheets import StoredSheet, load_all
from whistclub.ranking.facts import SheetResult
from whistclub.ranking.results import sheet_result
from whistclub.rules.common import Problem, Refused
from whistclub.rules.sheet import Score, Sheet, fold

Path = tuple[str | int, ...]
_SHEET_FIELDS = ("game", "conventions", "seats", "first_dealer", "changes", "totals", "marker")


def import_evenings(work: Work, evenings: Sequence[ExchangedEvening], replace: bool = False) -> ActionName:
    """Adds evenings to the club: new sheets are added, equal ones are left alone.

    Differing sheets are Refused, each difference named, or replaced with ``replace``. Refused carries all problems of
    all evenings; their paths begin with the index in ``evenings`` and continue as in that evening's file. The values of
    the returned name: ``evenings``, ``sheets`` (how many were added), ``replaced``, ``players`` and ``seasons`` (names
    of new ones)."""
    club = _Club(work)
    incoming = [_Incoming(work, club, index, evening, replace) for index, evening in enumerate(evenings)]
    for one in incoming:
        one.bring_in()
    refuse(problem for one in incoming for problem in one.problems)
    values: dict[str, Any] = {
        "evenings": len(evenings),
        "sheets": sum(one.added for one in incoming),
        "replaced": sum(one.replaced for one in incoming),
        "players": club.new_players,
        "seasons": club.new_seasons,
    }
    if len(evenings) == 1:
        values |= {"date": evenings[0].date.isoformat(), "number": evenings[0].number}
    return ActionName("import_evenings", values)


class _Club:
    """The players and seasons of the club, and which of them are new."""

    def __init__(self, work: Work) -> None:
        self._work = work
        self._players = {folded(player.name): player for player in work.find(PlayerRecord)}
        self.new_players: list[str] = []
        self.new_seasons: list[str] = []

    def player(self, name: str, path: Path, number: str | None = None) -> PlayerRecord:
        """The player of that name, added when new; Refused for an invalid name."""
        key = folded(name)
        if key not in self._players:
            name = proper_name(name, *path)
            self._players[key] = self._work.add(PlayerRecord, name=name, number=number)
            self.new_players.append(name)
        return self._players[key]

    def holder(self, number: str) -> str | None:
        """The folded name of the player with that member number, None for a free number."""
        return next((name for name, player in self._players.items() if player.number == number), None)

    def change(self, player: PlayerRecord, **fields: Any) -> None:
        """Changes the fields of a player."""
        self._players[folded(player.name)] = known = changed(player, **fields)
        self._work.put(known)


@dataclass
class _Arrival:
    """A sheet of the file as the club would store it: players by id, deals completed."""

    path: Path
    sheet: Sheet
    result: SheetResult


@dataclass
class _Incoming:
    """One evening being imported. ``index``: its place among all evenings, the first step of every path."""

    work: Work
    club: _Club
    index: int
    given: ExchangedEvening
    replacing: bool
    problems: list[Problem] = field(default_factory=list)
    added: int = 0
    replaced: int = 0

    def bring_in(self) -> None:
        """Adds the evening, or what is new in it; collects all problems and stores nothing when there are any."""
        for place, (name, number) in enumerate(self.given.members):
            self._member(name, number, place)
        arrivals = [arrival for place, sheet in enumerate(self.given.sheets) for arrival in self._arrival(place, sheet)]
        record, new = self._record()
        there = {(one.record.round, one.record.table): one for one in self._stored(record)}
        fresh = [one for one in arrivals if (one.sheet.round, one.sheet.table) not in there]
        differing = [
            (there[one.sheet.round, one.sheet.table], one)
            for one in arrivals
            if (one.sheet.round, one.sheet.table) in there
            and self._sheet_differs(there[one.sheet.round, one.sheet.table], one)
        ]
        self._seated_once(there, arrivals)
        if self.problems:
            return
        self._people()
        self._write(record, fresh, differing, there)
        moved = self._adjustments(record) or bool(fresh or differing)
        self._present(record, arrivals)
        if new or moved:
            self._close_or_open(record, new)
        self._purse(record, new)

    # Players

    def _member(self, name: str, number: str | None, place: int) -> None:
        path = (self.index, "players", place)
        number = clean_name(number or "") or None
        if number is not None and self.club.holder(number) not in (None, folded(name)):
            self.problems.append(Problem((*path, "number"), "number_twice", {"value": number}))
            return
        player = self._player(name, (*path, "name"), number)
        if player is None or number in (None, player.number):
            return
        if player.number is not None and not self.replacing:
            values = {"what": "number", "club": player.number, "file": number, "player": player.name}
            self.problems.append(Problem((*path, "number"), "differs", values))
        elif number is not None:
            self.club.change(player, number=number)

    def _player(self, name: str, path: Path, number: str | None = None) -> PlayerRecord | None:
        try:
            return self.club.player(name, path, number)
        except Refused as refused:
            self.problems += refused.problems
            return None

    def _people(self) -> None:
        """What the file says of people: guest, categories, and the team from the evening's date on."""
        for one in self.given.people:
            player = self.club.player(one.name, ())
            fields: dict[str, Any] = {}
            if one.guest is not None:
                fields["guest"] = one.guest
            if one.categories is not None:
                fields["categories"] = spelt(self.work, "categories", one.categories)
            if one.team is not None:
                fields["teams"] = with_team(self.work, player, one.team, self.given.date)
            self.club.change(player, **fields)

    def _present(self, record: EveningRecord, arrivals: Sequence[_Arrival]) -> None:
        there = self.work.get(EveningRecord, record.id)
        ids = [self.club.player(name, ()).id for name in self.given.present]
        ids += (player for arrival in arrivals for player in named(arrival.sheet) if isinstance(player, int))
        self.work.put(changed(there, present=tuple(dict.fromkeys((*there.present, *ids)))))

    def _purse(self, record: EveningRecord, new: bool) -> None:
        """Unites who has paid; another amount or prize is a difference, or replaces."""
        there, given = self.work.get(EveningRecord, record.id), self.given.purse
        own = Purse(
            given.entry,
            given.stake,
            tuple(self.club.player(name, ()).id for name in given.paid),
            tuple((self.club.player(name, ()).id, cents) for name, cents in given.prizes),
        )
        agreed = there.rules or self.work.get(SeasonRecord, there.season_id).rules.evening
        fields: dict[str, Any] = {"paid": tuple(dict.fromkeys((*there.purse.paid, *own.paid)))}
        for name, usual in (("entry", agreed.entry), ("stake", agreed.stake)):
            club, file = getattr(there.purse, name), getattr(own, name)
            if file is None or file == (usual if club is None else club):
                continue
            if not new and (club is not None or usual is not None):
                self._differs(("purse", name), name, usual if club is None else club, file)
            if new or self.replacing or (club is None and usual is None):
                fields[name] = file
        if own.prizes and set(own.prizes) != set(there.purse.prizes):
            if there.purse.prizes:
                self._differs(("purse", "prizes"), "prizes", len(there.purse.prizes), len(own.prizes))
            if self.replacing or not there.purse.prizes:
                fields["prizes"] = own.prizes
        self.work.put(changed(there, purse=changed(there.purse, **fields)))

    # The evening itself

    def _record(self) -> tuple[EveningRecord, bool]:
        """The club's evening with the facts of the file, and whether it is new."""
        given, name = self.given, clean_name(self.given.name)
        there = self.work.find(EveningRecord, date=given.date, number=given.number)
        if not there:
            season = self._season()
            fields = {"date": given.date, "number": given.number, "name": name, "season_id": season.id}
            why = clean_name(given.cancelled_why)
            return self.work.add(EveningRecord, **fields, cancelled=given.cancelled, cancelled_why=why), True
        record = there[0]
        season = self.work.get(SeasonRecord, record.season_id)
        if name and record.name and name != record.name:
            self._differs(("name",), "name", record.name, name)
        if given.season and given.season != season.name:
            self._differs(("season",), "season", season.name, given.season)
            season = self._season() if self.replacing else season
        cancelled = (record.cancelled, record.cancelled_why)
        if given.cancelled != record.cancelled:
            self._differs(("cancelled",), "cancelled", record.cancelled, given.cancelled)
            cancelled = (given.cancelled, clean_name(given.cancelled_why)) if self.replacing else cancelled
        record = changed(
            record,
            name=name or record.name,
            season_id=season.id,
            cancelled=cancelled[0],
            cancelled_why=cancelled[1],
        )
        self.work.put(record)
        return record, False

    def _season(self) -> SeasonRecord:
        known = {season.id for season in self.work.find(SeasonRecord)}
        season = season_for(self.work, self.given.season, self.given.date)
        if season.id not in known:
            self.club.new_seasons.append(season.name)
        return season

    def _adjustments(self, record: EveningRecord) -> bool:
        """Adds the adjustments that do not exist yet; returns whether there were any."""
        names = ("player_id", "amount", "of", "kind", "reason", "by")
        there = Counter(
            tuple(getattr(one, name) for name in names)
            for one in self.work.find(AdjustmentRecord, evening_id=record.id)
        )
        fresh = []
        for place, one in enumerate(self.given.adjustments):
            player = self.club.player(str(one.player), (self.index, "adjustments", place, "player"))
            values = (player.id, one.amount, one.of, one.kind, clean_text(one.reason), clean_text(one.by))
            if there[values]:
                there[values] -= 1
            else:
                fresh.append({"evening_id": record.id, **dict(zip(names, values, strict=True))})
        self.work.add_all(AdjustmentRecord, fresh)
        return bool(fresh)

    # Sheets

    def _arrival(self, place: int, sheet: Sheet) -> Iterator[_Arrival]:
        """Yields the sheet of the file at ``place``, checked against the rules; nothing when it has problems."""
        path = (self.index, "sheets", place)
        spelling: dict[Any, str] = {}
        ids: dict[Any, int] = {}
        for seat, name in enumerate(named(sheet)):
            player = self._player(str(name), (*path, "seats", seat))
            if player is None:
                return
            spelling[name] = player.name
            ids[player.name] = player.id
        try:
            score = self._score(place, spelling)
        except Refused as refused:
            self.problems += (problem.under(*path) for problem in refused.problems)
            return
        result = sheet_result(score)
        by_id = tuple(changed(one, player=ids[one.player]) for one in result.results)
        # A game that has ended needs no marker to close it, and reopens when a deal is deleted.
        completed = changed(score.sheet, closed=sheet.closed and not score.finished, marker=clean_name(sheet.marker))
        yield _Arrival(path, with_players(completed, ids), changed(result, results=by_id))

    def _score(self, place: int, spelling: dict[Any, str]) -> Score:
        """The score of the file's sheet with the club's spelling of names, so that one player written in two ways is
        found."""
        if self.given.scores and all(name == spelt for name, spelt in spelling.items()):
            return self.given.scores[place]
        return fold(with_players(self.given.sheets[place], spelling))

    def _stored(self, record: EveningRecord) -> tuple[StoredSheet, ...]:
        return load_all(self.work, self.work.find(SheetRecord, evening_id=record.id))

    def _sheet_differs(self, there: StoredSheet, arrival: _Arrival) -> bool:
        """Whether the sheets differ; each difference is a problem unless sheets are to be replaced."""
        found = list(_differences(there.sheet, arrival))
        if not self.replacing:
            self.problems += found
        return bool(found)

    def _differs(self, path: Path, what: str, club: object, file: object) -> None:
        if not self.replacing:
            self.problems.append(Problem((self.index, *path), "differs", {"what": what, "club": club, "file": file}))

    def _seated_once(self, there: dict[tuple[int, int], StoredSheet], arrivals: Sequence[_Arrival]) -> None:
        """Checks for one player at two tables of a round, the club's own included (``at_two_tables``), and for two
        sheets of one table (``table_twice``)."""
        coming = {(one.sheet.round, one.sheet.table) for one in arrivals}
        seen = {
            (sheet.record.round, player): sheet.record.table
            for key, sheet in there.items()
            if key not in coming
            for player in named(sheet.sheet)
        }
        tables: set[tuple[int, int]] = set()
        for one in arrivals:
            sheet = one.sheet
            if (sheet.round, sheet.table) in tables:
                taken = {"table": sheet.table, "round": sheet.round}
                self.problems.append(Problem((*one.path, "table"), "table_twice", taken))
            tables.add((sheet.round, sheet.table))
            for seat, player in enumerate(named(sheet)):
                other = seen.setdefault((sheet.round, player), sheet.table)
                if other != sheet.table:
                    names = list(named(self.given.sheets[int(one.path[2])]))
                    values = {"player": names[seat], "table": other, "round": sheet.round}
                    self.problems.append(Problem((*one.path, "seats"), "at_two_tables", values))

    def _write(
        self,
        record: EveningRecord,
        fresh: Sequence[_Arrival],
        differing: Sequence[tuple[StoredSheet, _Arrival]],
        there: dict[tuple[int, int], StoredSheet],
    ) -> None:
        results = {}
        sheets = self.work.add_all(SheetRecord, [_fields(record.id, one.sheet) for one in fresh])
        for sheet, one in zip(sheets, fresh, strict=True):
            facts = enumerate(one.sheet.deals)
            deals = [{"sheet_id": sheet.id, "position": place, "deal": deal} for place, deal in facts]
            self.work.add_all(DealRecord, deals)
            results[sheet.id] = one.result
        for stored, one in differing:
            _replace_sheet(self.work, stored, one.sheet)
            results[stored.record.id] = one.result
        self.work.put_results(results)
        self.added, self.replaced = len(fresh), len(differing)

    def _close_or_open(self, record: EveningRecord, new: bool) -> None:
        """Closes an evening whose sheets are all closed, and a new one with adjustments alone; reopens a closed one
        that got an open sheet."""
        there = self.work.get(EveningRecord, record.id)
        sheets = self.work.find(SheetRecord, evening_id=record.id)
        results = self.work.results(sheet.id for sheet in sheets)
        whole = bool(sheets) or (new and bool(self.given.adjustments))
        if whole and all(results[sheet.id].closed for sheet in sheets):
            close_with_sheets(self.work, there)
            # Closing with its evening does not change a sheet that counted as closed before.
            self.work.keep_results(results)
        elif there.closed:
            self.work.put(changed(there, closed=False, rules=None))


def _fields(evening_id: int, sheet: Sheet) -> dict[str, Any]:
    names = (*_SHEET_FIELDS, "table", "round", "closed")
    return {"evening_id": evening_id, **{name: getattr(sheet, name) for name in names}}


def _differences(club: Sheet, arrival: _Arrival) -> Iterator[Problem]:
    """Yields the differences between two sheets of one table, deal by deal."""
    file, path = arrival.sheet, arrival.path
    about = {"table": file.table, "round": file.round}
    for name in _SHEET_FIELDS:
        if getattr(club, name) != getattr(file, name):
            step = {"changes": "seat_changes", "totals": "results"}.get(name, name)
            yield Problem((*path, step), "sheet_differs", {"what": step, **about})
    club_closed = club.closed or fold(club).finished
    if club_closed != arrival.result.closed:
        yield Problem((*path, "closed"), "sheet_differs", {"what": "closed", **about})
    for index, (ours, theirs) in enumerate(zip(club.deals, file.deals, strict=False)):
        if ours != theirs:
            yield Problem((*path, "deals", index), "deal_differs", {"deal": index + 1, **about})
    if len(club.deals) != len(file.deals):
        counts = {"club": len(club.deals), "file": len(file.deals)}
        yield Problem((*path, "deals"), "deal_count_differs", counts | about)


def _replace_sheet(work: Work, stored: StoredSheet, sheet: Sheet) -> None:
    """Replaces the facts of the stored sheet; its deals keep their ids and versions as far as possible."""
    for gone in reversed(stored.deals[len(sheet.deals) :]):
        work.delete(gone)
    fields = _fields(stored.record.evening_id, sheet)
    same_place = len(sheet.deals) == len(stored.deals) and sheet.game == stored.record.game and sheet.totals is None
    # The file holds the deal that the recorded call was for, or no deal will follow.
    work.put(changed(stored.record, **fields, call=stored.record.call if same_place else None))
    for record, deal in zip(stored.deals, sheet.deals, strict=False):
        if type(record.deal) is type(deal):
            work.put(changed(record, deal=deal))
        else:
            work.delete(record)
            work.add(DealRecord, sheet_id=record.sheet_id, position=record.position, deal=deal)
    more = range(len(stored.deals), len(sheet.deals))
    many = [{"sheet_id": stored.record.id, "position": place, "deal": sheet.deals[place]} for place in more]
    work.add_all(DealRecord, many)
