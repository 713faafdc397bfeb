"""A game the program has never heard of goes from entry to every paper, file and command (tests/games/sprint).

To ship it, its package would go to whistclub/rules, whistclub/words/games and whistclub/entry/games, and one line each
into three files of ours: games.py or __init__.py of these. Its window part: tests/desktop."""

from __future__ import annotations

import datetime
import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.sprint import sprint_known
from tests.games.sprint.rules import SPRINT, SprintConventions, SprintDeal
from whistclub import words
from whistclub.cli.main import main
from whistclub.club import queries
from whistclub.club.actions.conventions import add_conventions, choose_usual_conventions
from whistclub.club.actions.deals import correct_deal, move_deal
from whistclub.club.actions.rounds import seat_round
from whistclub.club.actions.tables import change_seat, enter_totals
from whistclub.club.conventions import first_conventions, offered_conventions
from whistclub.club.evening.rounds import request_for
from whistclub.club.ports import DealRecord, SheetRecord
from whistclub.entry.games import entry_for
from whistclub.entry.notation import read, written
from whistclub.files.conventions import read_conventions, write_conventions
from whistclub.files.evening import read_evening
from whistclub.files.model import conventions_schema, json_schema
from whistclub.files.results import Options, read_results
from whistclub.files.scoring import score_json
from whistclub.files.writing import write_evening
from whistclub.reports.evening.blank import BlankSheet, blank_table
from whistclub.reports.evening.sheet import sheet_table
from whistclub.reports.export import evening_book, evening_pdf, season_pdf
from whistclub.reports.gather import evening_data, player_data, rule_data, season_data, season_records_of
from whistclub.reports.rule_sheet import rule_report
from whistclub.reports.season.player import card_report
from whistclub.reports.season.records import records_report
from whistclub.reports.table import Table
from whistclub.reports.writers.csv import csv_bytes
from whistclub.reports.writers.pdf import pdf_bytes
from whistclub.reports.writers.png import png_pages
from whistclub.rules.common import Refused
from whistclub.rules.sheet import Fold, Sheet, Totals, check, fold
from whistclub.seating.methods import draw
from whistclub.words.problems import problem_text
from whistclub.words.sheets.deals import deal_text
from whistclub.words.why import deal_reason_line

TODAY = datetime.date(2026, 12, 1)
DEALS = (SprintDeal(0, 3), SprintDeal(1, 5), SprintDeal(2, 1), SprintDeal(0, 2))


@pytest.fixture(autouse=True)
def sprint() -> Iterator[None]:
    with sprint_known():
        yield


@pytest.fixture
def played(room: Any) -> tuple[int, int]:
    """Evening and sheet of a game that is finished."""
    evening = room.evening()
    sheet = room.table(evening, "Ada Bea Cas", SPRINT.key)
    room.enter(sheet, *DEALS)
    return evening, sheet


def text_of(table: Table) -> str:
    """Everything that stands in a table."""
    cells = [str(value) for row in (*table.rows, *table.foot) for value in (*row.values, *row.lines)]
    return "\n".join([table.title, *(column.title for column in table.columns), *table.heading, *cells, *table.notes])


def test_a_deal_is_typed_read_back_and_written_as_a_line() -> None:
    folding = Fold.start(Sheet(SPRINT.key, SprintConventions(), ("Ada", "Bea", "Cas")))
    names = {0: "Ada", 1: "Bea", 2: "Cas"}
    entry = entry_for(folding, names)
    assert entry.banner == "Who won?"
    assert [entry.key(key) for key in "24"] == [True, True]
    assert (entry.ready, entry.sentence, dict(entry.points or {})) == (True, "Bea wins 4.", {0: 0, 1: 4, 2: 0})
    deal = folding.complete(entry.deal)
    line = written(entry_for(folding, names), deal, entry_for(folding, names, deal).tokens)
    assert line == "24"
    again = entry_for(folding, names)
    assert read(again, "<224;late") == ""
    assert again.deal == SprintDeal(1, 4, 1, "late")
    assert [warning.code for warning in again.warnings] == ["dealer_unexpected", "sprint_dealer_won"]


def test_its_own_problems_are_told_in_its_own_words() -> None:
    sheet = Sheet(SPRINT.key, SprintConventions(deals=0), ("Ada", "Bea", "Cas"), deals=(SprintDeal(0, 9),))
    assert [problem_text(problem) for problem in check(sheet)] == [
        "Deals: 1 to 20 is possible, not 0.",
        "Worth: a deal is worth 1 to 5, not 9.",
    ]


def test_the_club_keeps_corrects_and_moves_its_deals(room: Any, played: tuple[int, int]) -> None:
    evening, sheet = played
    assert room.totals(sheet) == {"Ada": 5, "Bea": 5, "Cas": 1}
    second = room.sheet(sheet).deal_ids[1]
    room.act(correct_deal, second, SprintDeal(2, 4, note="twice"))
    assert room.sheet(sheet).sheet.deals[1] == SprintDeal(2, 4, 1, "twice")
    other = room.table(evening, "Dan Eva Fay", SPRINT.key, round=1)
    room.act(move_deal, second, other)
    assert room.totals(other) == {"Dan": 0, "Eva": 0, "Fay": 4}
    room.reopen()
    assert room.totals(sheet) == {"Ada": 5, "Bea": 0, "Cas": 1}


def test_a_seat_changes_hands_and_totals_alone_can_be_kept(room: Any) -> None:
    evening = room.evening()
    sheet = room.table(evening, "Ada Bea Cas", SPRINT.key)
    room.enter(sheet, DEALS[0])
    room.act(change_seat, sheet, 2, room.player("Ada"), room.player("Dan"))
    room.enter(sheet, DEALS[3])
    assert room.totals(sheet) == {"Ada": 3, "Bea": 0, "Cas": 0, "Dan": 2}
    with pytest.raises(Refused):
        room.act(change_seat, sheet, 3, room.player("Bea"))
    paper = room.table(evening, "Eva Fay Gus", SPRINT.key)
    room.act(enter_totals, paper, Totals((7, 3, 0)))
    assert room.totals(paper) == {"Eva": 7, "Fay": 3, "Gus": 0}


def test_a_round_of_it_is_drawn_and_seated(room: Any) -> None:
    evening = room.evening()
    people = [room.player(name) for name in ["Ada", "Bea", "Cas", "Dan", "Eva", "Fay", "Gus"]]
    drawn = draw(room.read(request_for, evening, people, game=SPRINT.key))
    assert sorted(len(table.seats) for table in drawn.tables) == [3, 4]
    seated = room.act(seat_round, evening, drawn, round=1, game=SPRINT.key, conventions=SprintConventions())
    assert {room.sheet(sheet.id).record.game for sheet in room.read(lambda work: work.find(SheetRecord))} == {"sprint"}
    assert seated is not None


def test_the_club_has_conventions_of_its_own_for_it(room: Any) -> None:
    ours = SprintConventions(6, last_double=True)
    room.act(add_conventions, SPRINT.key, "Ours", ours)
    room.act(choose_usual_conventions, SPRINT.key, "Ours")
    assert [one.name for one in room.read(offered_conventions, SPRINT.key)] == ["", "Ours"]
    assert room.read(first_conventions, SPRINT.key) == ours
    named = room.read(offered_conventions, SPRINT.key)[1]
    assert read_conventions(write_conventions(named)) == named


def test_an_evening_file_goes_out_and_comes_in(room: Any, played: tuple[int, int]) -> None:
    evening, _ = played
    content = write_evening(room.read(queries.exchanged, evening))
    assert json.loads(content)["sheets"][0]["deals"][0] == {"player": "Ada", "worth": 3, "dealer": "Ada"}
    assert write_evening(read_evening(content)) == content
    (scored,) = score_json(read_evening(content), lambda warned, names: warned.code)["sheets"]
    assert scored["totals"] == {"Ada": 5, "Bea": 5, "Cas": 1}
    assert scored["deals"][1]["worth"] == 5


def test_a_file_with_mistakes_names_each() -> None:
    file = {
        "format": "whistclub/evening", "version": 1, "date": "2026-11-27",
        "sheets": [{
            "game": "sprint", "seats": ["Ada", "Bea"], "first_dealer": "Ada", "conventions": {"pace": "wild"},
            "deals": [{"player": "Zoe"}],
        }],
    }  # fmt: skip
    with pytest.raises(Refused) as refused:
        read_evening(json.dumps(file).encode())
    assert {problem.key for problem in refused.value.problems} >= {"not_one_of", "missing"}


def test_the_schema_knows_it() -> None:
    for schema in (json_schema(), conventions_schema()):
        text = json.dumps(schema)
        assert '"sprint_conventions"' in text
        assert '"pace"' in text


def test_old_results_may_call_it_by_another_name() -> None:
    data = "date;table;player;points;game\n27/11/2025;1;Ada;3;The Sprint\n27/11/2025;1;Bea;0;sprint\n"
    data += "27/11/2025;1;Cas;1;Sprint\n"
    read_in = read_results(data.encode(), Options(today=TODAY))
    assert (read_in.problems, [sheet.game for sheet in read_in.evenings[0].sheets]) == ((), ["sprint"])


def test_score_sheets_played_and_blank() -> None:
    score = fold(Sheet(SPRINT.key, SprintConventions(deals=5), ("Ada", "Bea", "Cas"), deals=DEALS))
    blank = blank_table(BlankSheet(SPRINT.key, SprintConventions(deals=5), ("Ada", "Bea", "Cas")))
    assert len(blank.rows) == 5
    assert [column.title for column in blank.columns[:3]] == ["No.", "Dealer", "Winner"]
    assert "5 deals" in text_of(blank)
    assert score.incomplete


def test_every_report_says_what_was_played(room: Any, played: tuple[int, int]) -> None:
    evening, _ = played
    data = room.read(evening_data, evening)
    season = room.read(queries.seasons)[-1].id
    own = text_of(sheet_table(data, data.sheets[0]))
    assert "Ada\n3" in own
    assert "Winner" in own
    rules = rule_report(room.read(rule_data, season, TODAY))
    told = "\n".join(map(text_of, rules.tables))
    assert "Sprint" in told
    assert "Who wins a deal scores what it is worth." in told
    card = card_report(room.read(player_data, room.player("Ada"), season, TODAY))
    assert "Winning a deal" in "\n".join(map(text_of, card.tables))
    records = records_report(room.read(season_data, season, TODAY), room.read(season_records_of, season))
    assert records.tables
    for report in (rules, card, records):
        assert pdf_bytes(report).startswith(b"%PDF")


def test_every_format_is_written(room: Any, played: tuple[int, int]) -> None:
    evening, _ = played
    data = room.read(evening_data, evening)
    season = room.read(season_data, room.read(queries.seasons)[-1].id, TODAY)
    pdf = evening_pdf(data)
    assert pdf.startswith(b"%PDF")
    assert season_pdf(season, ("ranking", "matrix")).startswith(b"%PDF")
    assert png_pages(pdf)[0].startswith(b"\x89PNG")
    assert evening_book(data).startswith(b"PK")
    assert b"Winner" in csv_bytes(sheet_table(data, data.sheets[0]))


def test_rankings_of_all_games_and_of_it_alone(room: Any, played: tuple[int, int]) -> None:
    season = room.read(queries.seasons)[-1].id
    assert room.read(queries.games, season) == ("sprint",)
    for game in (None, SPRINT.key):
        rows = room.read(queries.ranking, season, game=game).rows
        assert room.named({row.player: row.game_points for row in rows}) == {"Ada": 5, "Bea": 5, "Cas": 1}


def test_why_a_deal_is_worth_its_points() -> None:
    score = fold(Sheet(SPRINT.key, SprintConventions(), ("Ada", "Bea", "Cas"), deals=DEALS))
    names = {0: "Ada", 1: "Bea", 2: "Cas"}
    told = [deal_reason_line(SPRINT.key, reason, names) for reason in SPRINT.why(score, score.lines[1])]
    assert told == ["won a deal worth 5: +5 · Bea +5"]
    assert deal_text(SPRINT.key, score.sheet.conventions, score.lines[1].deal, names) == "Bea wins 5."


def test_every_command_takes_it(room: Any, played: tuple[int, int], capsys: Any) -> None:
    evening, _ = played
    file = room.path.with_name("evening.whist.json")
    file.write_bytes(write_evening(room.read(queries.exchanged, evening)))
    other = room.path.with_name("other.whist")

    def run(*arguments: object) -> str:
        try:
            code = main(["--club", str(other), "--lang", "en", *map(str, arguments)])
        finally:
            words.install("en", None)
        said = capsys.readouterr()
        assert (code, said.err) == (0, said.err), said.err
        return str(said.out)

    assert "Sprint" in run("score", file)
    assert json.loads(run("score", "--json", file))["sheets"][0]["game"] == "sprint"
    run("import", file)
    assert "Ada" in run("standings", "--evening", "2026-11-27")
    season = ("--season", "2026-2027")
    assert "Ada" in run("ranking", *season)
    assert "Ada" in run("ranking", *season, "--game", "sprint")
    assert '"sprint"' in run("schema")
    for ending in ("whist.json", "xlsx", "pdf", "csv"):
        run("export", "--evening", "2026-11-27", "-o", room.path.with_name(f"out.{ending}"))
    run("check")


def test_the_records_name_its_deals(room: Any, played: tuple[int, int]) -> None:
    season = room.read(queries.seasons)[-1].id
    assert {record.key for record in room.read(season_records_of, season)} >= {"deal", "sheet", "run"}
    assert room.read(lambda work: work.find(DealRecord))[1].deal == SprintDeal(1, 5, 1)
