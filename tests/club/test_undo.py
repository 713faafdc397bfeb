"""Undo is exact: facts and every derived number come back, also after a restart."""

import datetime
import importlib
import inspect
import pkgutil
import shutil
import tempfile
from pathlib import Path

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.club.deals import pair, solo
from tests.conftest import Room
from whistclub.bootstrap import open_club
from whistclub.club import actions, queries
from whistclub.club.actions import (
    adjustments,
    arrivals_departures,
    calls,
    conventions,
    deals,
    evenings,
    members,
    players,
    purse,
    results,
    rounds,
    seasons,
    tables,
)
from whistclub.club.actions.settings import change_setting
from whistclub.club.imports import merge
from whistclub.club.imports.exchange import ExchangedEvening
from whistclub.club.ports import AdjustmentRecord, DealRecord, EveningRecord, PlayerRecord, SheetRecord
from whistclub.errors import KnownError
from whistclub.ranking.facts import Adjustment, EveningRules, SeasonRules
from whistclub.rules.classic import ClassicConventions, ClassicDeal
from whistclub.rules.common import Refused
from whistclub.rules.sheet import Totals
from whistclub.rules.whist32 import ArbiterCall, Whist32Conventions, Whist32Deal
from whistclub.seating.facts import Draw, SeatedTable
from whistclub.seating.hand import exchange
from whistclub.storage.check import check
from whistclub.storage.tables import schema
from whistclub.words.actions import ACTIONS

SEATS = st.integers(0, 3)
MODULES = (
    adjustments, calls, conventions, deals, evenings, members, players, purse, results, rounds, seasons, tables, merge,
)  # fmt: skip


NOT_COMPARED = {"action", "action_change", "deal_version", "conventions", "counter", "stamp"}
"""Tables of the journal, of what is stored once and only referred to, of numbers and times of change."""
FOR_GOOD = {"erase_player"}
"""What is no step for undo, on purpose: personal data that was erased."""


def played(game, belgian, tricks):
    """A deal of that game."""
    others = {"classic": ClassicDeal((tricks, 13 - tricks)), "whist32": Whist32Deal("passed")}
    return others.get(game, belgian)


class Undoing(RuleBasedStateMachine):
    """Any actions in any order; a list of all states ever reached says what undo and redo must give."""

    @initialize()
    def open(self):
        self.folder = Path(tempfile.mkdtemp())
        path = self.folder / "club.whist"
        self.room = Room(path, open_club(path, "marker"))
        self.states, self.at, self.away = [self.room.snapshot()], 0, None
        for name in "ABCDEFGHIJ":
            self.act(players.add_player, name)
        self.act(evenings.create_evening, datetime.date(2026, 11, 27))
        self.act(tables.seat_table, self.ids(EveningRecord)[0], game="belgian", players=self.ids(PlayerRecord)[:4])

    def teardown(self):
        if hasattr(self, "room"):
            self.room.club.close()
            shutil.rmtree(self.folder)

    def ids(self, kind):
        return [record.id for record in self.room.read(lambda work: work.find(kind))]

    def act(self, action, *args, **kw):
        before = self.room.snapshot()
        assert before == self.states[self.at]
        try:
            change = self.room.act(action, *args, **kw)
        except (Refused, KnownError):
            assert self.room.snapshot() == before
            return
        if change.action is None:
            assert self.room.snapshot() == before
            return
        self.states[self.at + 1 :] = [self.room.snapshot()]
        self.at += 1

    def one(self, kind, data):
        ids = self.ids(kind)
        return data.draw(st.sampled_from(ids)) if ids else -1

    def view(self, data):
        """One of the sheets, seen."""
        sheet = self.one(SheetRecord, data)
        return self.room.sheet(sheet) if sheet > 0 else None

    @rule(data=st.data(), times=st.integers(1, 4), a=SEATS, b=SEATS, tricks=st.integers(6, 13))
    def enter(self, data, times, a, b, tricks):
        view = self.view(data)
        if view is not None:
            at = data.draw(st.none() | st.integers(0, len(view.deal_ids)))
            for _ in range(times):
                deal = played(view.record.game, pair(a, b, tricks), tricks)
                self.act(deals.enter_deal, view.record.id, deal, at)

    @rule(data=st.data(), seat=SEATS, tricks=st.integers(4, 13), remove=st.booleans())
    def correct(self, data, seat, tricks, remove):
        deal_id = self.one(DealRecord, data)
        if deal_id > 0:
            record = self.room.read(lambda work: work.get(DealRecord, deal_id))
            game = self.room.sheet(record.sheet_id).record.game
            deal = played(game, solo(seat, tricks), tricks)
            self.act(deals.correct_deal, deal_id, deal, remove_later=remove)

    @rule(data=st.data(), remove=st.booleans())
    def delete(self, data, remove):
        self.act(deals.delete_deal, self.one(DealRecord, data), remove_later=remove)

    @rule(data=st.data())
    def move(self, data):
        self.act(deals.move_deal, self.one(DealRecord, data), self.one(SheetRecord, data))

    @rule(
        data=st.data(),
        game=st.sampled_from(["belgian", "classic", "whist32"]),
        five=st.booleans(),
        round=st.integers(1, 2),
    )
    def seat(self, data, game, five, round):
        ids = data.draw(st.permutations(self.ids(PlayerRecord)))[: 5 if five and game == "belgian" else 4]
        agreed = ClassicConventions(target=5) if game == "classic" else None
        evening = self.one(EveningRecord, data)
        self.act(tables.seat_table, evening, game=game, players=ids, round=round, conventions=agreed)

    @rule(data=st.data(), leaves=st.booleans(), joins=st.booleans())
    def change_seat(self, data, leaves, joins):
        view = self.view(data)
        if view is not None:
            from_deal = data.draw(st.integers(1, len(view.deal_ids) + 1))
            seated = list(view.sheet.at(from_deal).players.values())
            others = [player for player in self.ids(PlayerRecord) if player not in seated]
            out = data.draw(st.sampled_from(seated)) if leaves else None
            into = data.draw(st.sampled_from(others)) if joins and others else None
            after = None if leaves else data.draw(st.sampled_from(seated))
            self.act(tables.change_seat, view.record.id, from_deal, out, into, after)

    @rule(data=st.data(), name=st.sampled_from(["Uma", "Vic", "Wim"]), joins=st.booleans())
    def change_seat_to_somebody_new(self, data, name, joins):
        view = self.view(data)
        if view is not None:
            from_deal = data.draw(st.integers(1, len(view.deal_ids) + 1))
            seat_of = data.draw(st.sampled_from(list(view.sheet.at(from_deal).players.values())))
            out, after = (None, seat_of) if joins else (seat_of, None)
            self.act(tables.change_seat_to_new, view.record.id, from_deal, name, out=out, after=after)

    @rule(data=st.data(), a=SEATS, b=SEATS)
    def exchange(self, data, a, b):
        self.act(tables.exchange_seats, self.one(SheetRecord, data), a, b)

    @rule(data=st.data(), points=st.none() | st.integers(-30, 30))
    def totals(self, data, points):
        totals = None if points is None else Totals((points, -points, points, -points))
        self.act(tables.enter_totals, self.one(SheetRecord, data), totals)

    @rule(
        data=st.data(),
        what=st.sampled_from([tables.close_table, tables.reopen_table, tables.reopen_table, tables.remove_table]),
    )
    def table(self, data, what):
        self.act(what, self.one(SheetRecord, data))

    @rule(
        data=st.data(),
        what=st.sampled_from([evenings.close_evening, evenings.reopen_evening, evenings.delete_evening]),
    )
    def evening(self, data, what):
        self.act(what, self.one(EveningRecord, data))

    @rule(day=st.integers(1, 3), number=st.none() | st.integers(1, 2))
    def new_evening(self, day, number):
        self.act(evenings.create_evening, datetime.date(2026, 8, 30) + datetime.timedelta(day), number)

    @rule(data=st.data(), name=st.sampled_from("ABXY"))
    def rename(self, data, name):
        self.act(players.change_player, self.one(PlayerRecord, data), name=name)

    @rule(data=st.data())
    def merge(self, data):
        self.act(players.merge_players, self.one(PlayerRecord, data), self.one(PlayerRecord, data))

    @rule(data=st.data(), amount=st.integers(-5, 5), of=st.sampled_from(["game", "ranking"]))
    def adjust(self, data, amount, of):
        evening = self.one(EveningRecord, data)
        self.act(adjustments.add_adjustment, evening, self.one(PlayerRecord, data), amount, of)

    @rule(best=st.none() | st.integers(1, 3), attendance=st.integers(0, 2))
    def season(self, best, attendance):
        rules = SeasonRules(best=best, evening=EveningRules(attendance=attendance))
        self.act(seasons.set_season, "2026-2027", rules)

    @rule(closed=st.booleans())
    def close_season(self, closed):
        self.act(seasons.close_season, "2026-2027", closed)

    @rule(data=st.data(), paid=st.booleans(), cents=st.integers(0, 3))
    def purse(self, data, paid, cents):
        evening, player = self.one(EveningRecord, data), self.one(PlayerRecord, data)
        if cents:
            self.act(purse.set_purse, evening, {"": cents}, cents, [(player, cents)])
        else:
            self.act(purse.set_paid, evening, (player,), paid)

    @rule(data=st.data(), team=st.sampled_from(["", "Tours", "Mons"]), day=st.none() | st.integers(1, 3))
    def team(self, data, team, day):
        since = None if day is None else datetime.date(2026, 9, day)
        player = self.one(PlayerRecord, data)
        self.act(players.change_player, player, team=team, since=since, categories=[team])

    @rule(name=st.sampled_from("AB"), new_name=st.sampled_from("ABC"), deals=st.integers(1, 3), what=st.integers(0, 4))
    def agree(self, name, new_name, deals, what):
        agreed = Whist32Conventions(deals=deals)
        if what == 0:
            self.act(conventions.change_conventions, "whist32", name, new_name=new_name, conventions=agreed)
        elif what == 1:
            self.act(conventions.delete_conventions, "whist32", name)
        elif what == 2:
            self.act(conventions.choose_usual_conventions, "whist32", name)
        elif what == 3:
            self.act(conventions.set_contract_names, {"belgian": {"pair": "" if deals == 1 else new_name}})
        else:
            self.act(conventions.add_conventions, "whist32", name, agreed)

    @rule(data=st.data(), version=st.integers(0, 3))
    def restore(self, data, version):
        deal_id = self.one(DealRecord, data)
        known = [old.deal for old in self.room.read(queries.versions, deal_id) if old.deal is not None]
        if known:
            self.act(deals.restore_deal, deal_id, known[version % len(known)])

    @rule(data=st.data(), which=st.integers(0, 3))
    def bring_back(self, data, which):
        view = self.view(data)
        gone = self.room.read(queries.gone_deals, view.record.id) if view is not None else ()
        if gone:
            record = gone[which % len(gone)]
            self.act(deals.bring_back_deal, view.record.id, record.deal, record.position)

    @rule(data=st.data(), table=st.integers(1, 3), first_dealer=SEATS, game=st.sampled_from([None, "whist32"]))
    def change_table(self, data, table, first_dealer, game):
        sheet = self.one(SheetRecord, data)
        self.act(tables.change_table, sheet, table=table, first_dealer=first_dealer, game=game, marker="Zoë")

    @rule(data=st.data(), player=SEATS, accepted=st.booleans(), then=st.integers(0, 2))
    def ask_the_arbiter(self, data, player, accepted, then):
        """A call that waits, is taken back, or goes into the deal it waited for."""
        sheet = self.one(SheetRecord, data)
        self.act(calls.record_call, sheet, ArbiterCall(player, "picolo", accepted, chance="0.2"))
        if then == 1:
            self.act(calls.withdraw_call, sheet)
        elif then == 2 and sheet > 0 and self.room.sheet(sheet).record.call is not None:
            self.act(deals.enter_deal, sheet, Whist32Deal("contract", "picolo", (player,), 1))

    @rule(data=st.data(), player=SEATS, there=st.booleans())
    def correct_call(self, data, player, there):
        call = ArbiterCall(player, "grande_misere", True) if there else None
        self.act(calls.correct_call, self.one(DealRecord, data), call)

    @rule(data=st.data(), index=st.integers(0, 1))
    def remove_seat_change(self, data, index):
        self.act(tables.remove_seat_change, self.one(SheetRecord, data), index)

    @rule(data=st.data(), day=st.integers(1, 3), name=st.sampled_from(["", "Open"]))
    def change_evening(self, data, day, name):
        date = datetime.date(2026, 8, 30) + datetime.timedelta(day)
        self.act(evenings.change_evening, self.one(EveningRecord, data), date=date, name=name)

    @rule(data=st.data(), count=st.integers(0, 10))
    def present(self, data, count):
        self.act(evenings.set_present, self.one(EveningRecord, data), self.ids(PlayerRecord)[:count])

    @rule(data=st.data(), name=st.sampled_from("NOP"), guest=st.booleans())
    def present_anew(self, data, name, guest):
        self.act(evenings.check_in_new, self.one(EveningRecord, data), name, guest)

    @rule(data=st.data(), amount=st.integers(-5, 5))
    def change_adjustment(self, data, amount):
        self.act(adjustments.change_adjustment, self.one(AdjustmentRecord, data), amount=amount)

    @rule(data=st.data(), round=st.integers(1, 3), anew=st.booleans(), planned=st.booleans())
    def seat_round(self, data, round, anew, planned):
        evening = self.one(EveningRecord, data)
        ids = data.draw(st.permutations(self.ids(PlayerRecord)))
        draw = Draw((SeatedTable(1, tuple(ids[:4])), SeatedTable(2, tuple(ids[4:8]), 1)), tuple(ids[8:10]), 7)
        later = [draw, draw] if planned else None
        self.act(rounds.seat_round, evening, draw, round=round, game="belgian", method="lot", anew=anew, later=later)

    @rule(data=st.data(), how=st.sampled_from(["table", "others", "out"]))
    def arrive_late(self, data, how):
        players = data.draw(st.permutations(self.ids(PlayerRecord)))
        kw = {"table": {"sheet_id": self.one(SheetRecord, data)}, "others": {"others": players[1:4]}, "out": {}}[how]
        self.act(arrivals_departures.arrive_late, self.one(EveningRecord, data), (players or [-1])[0], **kw)

    @rule(data=st.data(), stand_in=st.booleans(), ends=st.booleans())
    def leave_early(self, data, stand_in, ends):
        who, other = self.one(PlayerRecord, data), self.one(PlayerRecord, data)
        into = other if stand_in else None
        self.act(arrivals_departures.leave_early, self.one(EveningRecord, data), who, into=into, ends=ends)

    @rule(data=st.data(), round=st.integers(1, 3))
    def reseat_round(self, data, round):
        evening = self.one(EveningRecord, data)
        people = data.draw(st.permutations(self.ids(PlayerRecord)))
        seated = self.room.read(lambda work: work.find(SheetRecord, evening_id=evening, round=round))
        made = Draw(tuple(SeatedTable(sheet.table, sheet.seats, sheet.first_dealer) for sheet in seated), (), 0)
        for one, other in zip(people[:2], people[2:4], strict=True):
            made = exchange(made, one, other)
        self.act(rounds.reseat_round, evening, round, made)

    @rule(data=st.data(), round=st.integers(1, 3), close=st.booleans())
    def end_round(self, data, round, close):
        action = rounds.close_round if close else rounds.remove_round
        self.act(action, self.one(EveningRecord, data), round)

    @rule(data=st.data(), after_all=st.booleans())
    def cancel(self, data, after_all):
        evening = self.one(EveningRecord, data)
        if after_all:
            self.act(evenings.restore_evening, evening)
        else:
            self.act(evenings.cancel_evening, evening, "snow")

    @rule(data=st.data())
    def delete_adjustment(self, data):
        self.act(adjustments.delete_adjustment, self.one(AdjustmentRecord, data))

    @rule(name=st.sampled_from("KLM"), number=st.none() | st.sampled_from(["7", "8"]))
    def add_player(self, name, number):
        self.act(players.add_player, name, number)

    @rule(data=st.data())
    def delete_player(self, data):
        self.act(players.delete_player, self.one(PlayerRecord, data))

    @rule(names=st.lists(st.sampled_from("AKLZ"), min_size=1, max_size=3), number=st.sampled_from([None, "9"]))
    def members(self, names, number):
        self.act(members.import_members, [(names[0], number), *((name, None) for name in names[1:])])

    @rule(day=st.integers(1, 3), name=st.sampled_from("AKZ"), amount=st.integers(-3, 3))
    def old_results(self, day, name, amount):
        """What somebody brought to an evening without sheets, perhaps into one that is there."""
        one = Adjustment(name, amount, "game", "decision", "old results")
        self.act(results.import_results, [ExchangedEvening(datetime.date(2020, 1, day), 1, adjustments=(one,))])

    @rule(data=st.data(), again=st.booleans())
    def exchange_evening(self, data, again):
        """An evening goes out and comes back, as it was or changed meanwhile."""
        if again and self.away is not None:
            self.act(merge.import_evenings, [self.away], replace=True)
        elif (evening := self.one(EveningRecord, data)) > 0:
            self.away = self.room.read(queries.exchanged, evening)

    @precondition(lambda self: self.at > 0)
    @rule(times=st.integers(1, 4))
    def undo(self, times):
        for _ in range(min(times, self.at)):
            name = self.room.club.undo_name
            assert self.room.club.undo().action == name
            self.at -= 1
            assert self.room.snapshot() == self.states[self.at]
            assert self.room.club.redo_name == name

    @rule(times=st.integers(1, 4))
    def redo(self, times):
        for _ in range(times):
            there = self.at + 1 < len(self.states)
            assert (self.room.club.redo().action is not None) == there
            self.at += there
            assert self.room.snapshot() == self.states[self.at]

    @rule()
    def restart(self):
        """What can be undone and redone is known to the file, not to the program."""
        names = self.room.club.undo_name, self.room.club.redo_name
        self.room.reopen()
        assert self.room.snapshot() == self.states[self.at]
        assert (self.room.club.undo_name, self.room.club.redo_name) == names

    @invariant()
    def sound(self):
        if hasattr(self, "room"):
            assert check(self.room.club.store) == ()
            for season in self.room.read(queries.seasons):
                remembered = self.room.read(queries.ranking, season.id)
                with self.room.club.store.act("") as work:
                    assert queries.ranking(work, season.id) == remembered
            for evening in self.ids(EveningRecord):
                remembered = self.room.read(queries.standings, evening)
                with self.room.club.store.act("") as work:
                    assert queries.standings(work, evening) == remembered


Undoing.TestCase.settings = settings(
    max_examples=20, stateful_step_count=20, deadline=None, suppress_health_check=list(HealthCheck)
)
TestUndoing = Undoing.TestCase


def test_the_machine_does_every_action_there_is():
    """An action that nobody undoes here is one nobody knows to be undone."""
    done = inspect.getsource(Undoing)
    names = [info.name for info in pkgutil.iter_modules(actions.__path__)]
    found = [importlib.import_module(f"{actions.__name__}.{name}") for name in names]
    every = [
        name
        for module in (*found, merge)
        for name, action in vars(module).items()
        if inspect.isfunction(action)
        and not name.startswith("_")
        and action.__module__ == module.__name__
        and str(inspect.signature(action).return_annotation).startswith("ActionName")
    ]
    assert (
        len(every) >= len(ACTIONS) - 8
    )  # who is present has four names, who has paid three, a season is closed or reopened
    assert {name for name in every if f".{name}" not in done} == FOR_GOOD


def test_the_machine_compares_every_table_of_the_file(room):
    """What is not compared is the journal itself, what only counts, and what belongs to the file."""
    compared = set(room.snapshot())
    assert set(schema.metadata.tables) - compared == NOT_COMPARED


@pytest.fixture
def table(room):
    return room.table(room.evening())


def test_a_new_action_ends_what_could_be_redone_and_deletes_no_version(room, table):
    room.enter(table, pair(0, 1))
    (deal_id,) = room.sheet(table).deal_ids
    room.club.undo()
    room.enter(table, solo(2))
    assert room.club.redo_name is None
    assert room.club.redo().action is None
    assert [version.deal is None for version in room.read(queries.versions, deal_id)] == [False, True]
    states = [entry.state for entry in room.read(queries.history, 2)]
    assert states == ["done", "dropped"]
    assert room.sheet(table).deal_ids != (deal_id,)


def test_the_journal_names_each_step(room, table):
    room.enter(table, pair(0, 1))
    name = room.club.undo_name
    assert name.key == "enter_deal"
    expected = {"deal": 1, "table": 1, "round": 1, "game": "belgian", "date": "2026-11-27", "number": 1, "name": ""}
    assert name.values == expected
    entry = room.read(queries.history, 1)[0]
    assert (entry.who, entry.at.tzinfo) == ("marker", datetime.UTC)


def test_nothing_to_undo_is_no_fault(room):
    assert room.club.undo_name is None
    assert room.club.undo().action is None


def test_undo_stops_where_a_record_is_no_longer_what_the_action_left(room, table):
    room.enter(table, pair(0, 1))
    with room.club.store.act("") as work:
        deal = work.find(DealRecord, sheet_id=table)[0]
        work.put(DealRecord(deal.id, table, 0, solo(2).__class__("passed", sixth=0, last=1, dealer=0)))
        work.commit()
    before = room.snapshot()
    with pytest.raises(KnownError) as error:
        room.club.undo()
    assert error.value.key == "undo_conflict"
    assert room.snapshot() == before


def test_an_action_that_fails_half_way_leaves_nothing(room, table):
    before = room.snapshot()

    def half(work):
        work.add(PlayerRecord, name="Ghost")
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        room.act(half)
    assert room.snapshot() == before
    assert len(room.read(queries.history)) == 6


def test_settings_are_kept_and_are_no_action(room):
    assert room.act(change_setting, "club_name", "Les Atouts").action is None
    room.reopen()
    assert room.read(lambda work: work.setting("club_name")) == "Les Atouts"
    assert room.club.undo_name is None
    room.act(change_setting, "club_name", None)
    assert room.read(lambda work: work.setting("club_name")) is None


def test_what_another_program_did_shows_by_the_revision(room, table):
    before = room.read(lambda work: work.revision())
    other = open_club(room.path, "other")
    other.act(deals.enter_deal, table, pair(0, 1))
    other.close()
    assert room.read(lambda work: work.revision()) == before + 1
    assert room.totals(table)["A"] == 4
    # In a server an action is undone by the one who did it.
    assert room.club.undo_name.key == ("seat_table" if "://" in str(room.path) else "enter_deal")
    with room.club.store.connection() as connection:
        assert connection.execute(schema.action.select()).all()[-1].who == "other"
