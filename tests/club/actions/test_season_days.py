"""The days of a season: which one a new evening belongs to, midnight, other time zones (cases.md H26)."""

import datetime
import os
import time

import pytest

from tests.club.deals import pair
from whistclub.club import queries
from whistclub.club.actions import evenings, seasons
from whistclub.club.actions.seasons import season_name
from whistclub.club.ports import EveningRecord, SeasonRecord
from whistclub.ranking.facts import SeasonRules
from whistclub.rules.common import Refused

DATE = datetime.date


@pytest.fixture
def limited(room):
    """The season of H26: 1 September 2025 to 30 June 2026."""
    room.act(seasons.set_season, "2025-2026", SeasonRules(), (DATE(2025, 9, 1), DATE(2026, 6, 30)))


def belongs(room, date):
    return room.read(season_name, DATE.fromisoformat(date))


def facts(room, evening):
    record = room.read(lambda work: work.get(EveningRecord, evening))
    return record.date, room.read(lambda work: work.get(SeasonRecord, record.season_id)).name


@pytest.fixture
def zone(monkeypatch):
    """Sets the clock's time zone."""

    def set_to(name):
        monkeypatch.setenv("TZ", name)
        time.tzset()

    yield set_to
    os.environ.pop("TZ", None)
    monkeypatch.undo()
    time.tzset()


def test_h26_an_evening_past_midnight_belongs_to_the_season_of_its_date(room, limited, zone):
    """H26."""
    zone("Europe/Brussels")
    before, inside = room.evening("2025-08-31"), room.evening("2026-06-30")
    for evening, names in ((before, "A B C D"), (inside, "A B C D")):
        room.enter(room.table(evening, names), pair(0, 1))
    expected = [(DATE(2025, 8, 31), "2024-2025"), (DATE(2026, 6, 30), "2025-2026")]
    assert [facts(room, evening) for evening in (before, inside)] == expected
    zone("Etc/GMT+8")
    room.reopen()
    for evening in (before, inside):
        assert room.read(queries.evening, evening).record.date == facts(room, evening)[0]
        room.act(evenings.close_evening, evening)
        room.act(evenings.change_evening, evening, name="opened and saved")
    assert [facts(room, evening) for evening in (before, inside)] == expected


def test_h26_after_midnight_the_evening_of_yesterday_is_still_the_open_one(room, zone):
    """H26: what is open does not look at the clock at all."""
    evening = room.evening("2026-11-26")
    for name in ("Europe/Brussels", "Pacific/Kiritimati", "Etc/GMT+12"):
        zone(name)
        room.reopen()
        assert room.read(queries.open_evening).id == evening


def test_a_season_with_days_of_its_own_takes_the_evenings_of_these_days(room, limited):
    assert belongs(room, "2025-08-31") == "2024-2025"
    assert belongs(room, "2025-09-01") == belongs(room, "2026-06-30") == "2025-2026"
    assert belongs(room, "2026-07-01") == "2026-2027"
    assert belongs(room, "2027-01-01") == "2026-2027"
    room.act(seasons.set_season, "Summer cup", SeasonRules(), (DATE(2026, 7, 1), DATE(2026, 8, 31)))
    assert belongs(room, "2026-07-01") == belongs(room, "2026-08-31") == "Summer cup"
    assert belongs(room, "2026-09-01") == "2026-2027"


def test_a_season_may_have_one_day_of_its_own_and_take_the_other_from_the_calendar(room):
    room.act(seasons.set_season, "2026-2027", SeasonRules(), (DATE(2026, 9, 15), None))
    assert belongs(room, "2026-09-14") == "2025-2026"
    assert belongs(room, "2026-09-15") == belongs(room, "2027-08-31") == "2026-2027"


def test_evenings_that_are_there_keep_their_season_and_a_moved_one_follows_its_date(room):
    evening = room.evening("2026-06-30")
    room.act(seasons.set_season, "2025-2026", SeasonRules(), (DATE(2025, 9, 1), DATE(2026, 6, 15)))
    assert facts(room, evening)[1] == "2025-2026"
    other = room.evening("2026-06-10")
    room.act(evenings.change_evening, other, date=DATE(2026, 6, 20))
    assert facts(room, other)[1] == "2026-2027"


def test_days_stay_when_conventions_are_changed(room, limited):
    room.act(seasons.set_season, "2025-2026", SeasonRules(best=8))
    (season,) = room.read(queries.seasons)
    assert (season.first, season.last, season.rules.best) == (DATE(2025, 9, 1), DATE(2026, 6, 30), 8)
    room.act(seasons.set_season, "2025-2026", SeasonRules(best=8), (None, None))
    assert room.read(queries.seasons)[0].first is None


@pytest.mark.parametrize(
    ("first", "last", "key"),
    [
        (DATE(2026, 9, 1), DATE(2026, 8, 31), "days_turned"),
        (DATE(2026, 6, 30), DATE(2026, 7, 31), "days_shared"),
        (DATE(2025, 1, 1), DATE(2025, 9, 1), "days_shared"),
    ],
)
def test_days_that_cannot_be_are_refused(room, limited, first, last, key):
    with pytest.raises(Refused) as refused:
        room.act(seasons.set_season, "Cup", SeasonRules(), (first, last))
    assert [problem.key for problem in refused.value.problems] == [key]
