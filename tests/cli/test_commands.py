"""The commands as people call them: answers, exit codes, and what is said of mistakes."""

from __future__ import annotations

import json
import logging
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import openpyxl
import pytest

from whistclub import words
from whistclub.cli.main import main

EXAMPLES = Path(__file__).parent.parent / "examples"
INVALID = json.loads((EXAMPLES / "invalid" / "expected.json").read_text("utf-8"))
SEASON = sorted(EXAMPLES.glob("season/*.whist.json"))

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("WHISTCLUB_HOME", str(tmp_path / "home"))
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    return tmp_path


@pytest.fixture
def run(home: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command on a club of its own: exit code, answer, what was said on stderr."""

    def run(*arguments: object) -> tuple[int, str, str]:
        try:
            code = main(["--club", str(home / "club.db"), *map(str, arguments)])
        finally:
            words.install("en", None)
        said = capsys.readouterr()
        assert "Traceback" not in said.err
        return code, said.out, said.err

    return run


@pytest.fixture
def season(run: Run) -> Run:
    assert run("import", *SEASON)[0] == 0
    return run


def whistclub(*arguments: object, home: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "whistclub", *map(str, arguments)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=os.environ | {"WHISTCLUB_HOME": str(home / "home")} | environment,
    )


def subset(want: object, got: object) -> bool:
    """Whether ``got`` says all that ``want`` says; rows and warnings in any order."""
    if isinstance(want, dict):
        return isinstance(got, dict) and all(key in got and subset(value, got[key]) for key, value in want.items())
    if isinstance(want, list):
        if not isinstance(got, list) or len(want) != len(got):
            return False
        rest = list(got)
        for entry in want:
            match = next((index for index, other in enumerate(rest) if subset(entry, other)), None)
            if match is None:
                return False
            rest.pop(match)
        return True
    return want == got


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.whist.json")), ids=lambda path: path.name)
def test_score_answers_the_worked_evenings(run: Run, path: Path) -> None:
    code, out, err = run("score", path, "--json")
    want = json.loads(path.with_name(path.name.replace(".whist.", ".expected.")).read_text("utf-8"))
    assert (code, err) == (0, "")
    assert subset(want, json.loads(out))


@pytest.mark.parametrize("name", INVALID)
def test_score_refuses_impossible_evenings_with_place_and_sentence(run: Run, name: str) -> None:
    path = EXAMPLES / "invalid" / f"{name}.whist.json"
    code, out, err = run("score", path)
    assert (code, out) == (2, "")
    assert all(word in err for word in INVALID[name])
    assert all(line.startswith(f"{path}: ") and line.count(": ") >= 2 for line in err.splitlines())


def test_score_in_words(run: Run) -> None:
    code, out, _ = run("score", EXAMPLES / "dealer_and_rabrouche_warnings.whist.json")
    assert code == 0
    assert all(word in out for word in ("(3 deal", "Eleni", "+21", "Deal 1: "))


def test_a_file_that_is_not_there_is_the_inputs_fault(run: Run, tmp_path: Path) -> None:
    code, _, err = run("score", tmp_path / "nothing.whist.json")
    assert code == 2
    assert "nothing.whist.json" in err
    assert run("score", tmp_path)[0] == 2
    assert run("players", "import", tmp_path / "nobody.csv")[0] == 2


def test_the_season_of_the_worked_evenings(season: Run) -> None:
    code, out, _ = season("ranking", "--season", "2026-2027", "--json")
    want = json.loads((EXAMPLES / "season" / "expected.json").read_text("utf-8"))
    assert code == 0
    assert subset(want, json.loads(out))
    before = json.loads(season("ranking", "--season", "2026-2027", "--before", "2026-09-11", "--json")[1])
    assert [row["sheets"] for row in before["rows"]] == [1, 1, 1, 1]
    assert "28,33" not in season("ranking", "--season", "2026-2027")[1]
    assert "28.33" in season("ranking", "--season", "2026-2027")[1]


def test_importing_again_changes_nothing(season: Run) -> None:
    first = season("ranking", "--season", "2026-2027", "--json")
    code, out, _ = season("import", *SEASON)
    assert code == 0
    assert "New player" not in out
    assert season("ranking", "--season", "2026-2027", "--json") == first


def test_import_names_the_players_and_the_season_it_made(run: Run) -> None:
    code, out, _ = run("import", SEASON[0])
    assert code == 0
    assert "2026-2027" in out
    assert all(name in out for name in "WXYZ")


def test_one_bad_file_keeps_all_out_and_every_mistake_is_told(run: Run) -> None:
    bad = [EXAMPLES / "invalid" / f"{name}.whist.json" for name in ("unknown_key", "thirds")]
    code, _, err = run("import", SEASON[0], *bad)
    assert code == 2
    assert all(word in err for word in ("colour", "revoke_penalty"))
    assert run("standings", "--evening", "2026-09-04")[0] == 2


def test_a_sheet_that_differs_is_refused_by_name_or_replaced(season: Run, home: Path) -> None:
    data = json.loads(SEASON[0].read_bytes())
    data["sheets"][0]["results"]["W"] = 201
    changed = home / "changed.whist.json"
    changed.write_text(json.dumps(data), "utf-8")
    code, _, err = season("import", changed)
    assert code == 2
    assert f"{changed}: sheets[0].results: " in err
    assert season("import", changed, "--replace")[0] == 0
    rows = json.loads(season("standings", "--evening", "2026-09-04", "--json")[1])["rows"]
    assert {"W": 201}.items() <= {row["player"]: row["game_points"] for row in rows}.items()


def test_standings_of_an_evening(season: Run) -> None:
    code, out, _ = season("standings", "--evening", "2026-09-11#1", "--json")
    found = json.loads(out)
    assert code == 0
    assert (found["date"], found["number"], found["provisional"], found["order"]) == (
        "2026-09-11", 1, False, "game_points",
    )  # fmt: skip
    assert found["rows"][0] == {
        "place": 1, "player": "X", "game_points": 180, "adjustments": 0,
        "rounds": [{"round": 1, "table": 1, "game": "tourangeau", "points": 180, "place": 1}],
        "place_points": "11.00", "points_bonus": "2.00", "upset_bonus": "0.30", "attendance": "0.00",
        "ranking_adjustments": "0.00", "ranking_points": "13.30",
    }  # fmt: skip
    assert "13.30" in season("standings", "--evening", "2026-09-11")[1]
    assert season("standings", "--evening", "2026-09-12")[0] == 2
    assert season("standings", "--evening", "yesterday")[0] == 2
    assert season("standings", "--evening", "2026-02-30")[0] == 2


def test_exported_and_imported_elsewhere_it_is_the_same_to_the_byte(season: Run, home: Path) -> None:
    assert season("export", "--all", "-o", home / "out")[0] == 0
    files = sorted((home / "out").iterdir())
    assert [file.name for file in files] == [f"2026-09-{day}-1.whist.json" for day in ("04", "11", "18", "25")]
    other = ("--club", home / "other.db")
    assert season("import", *files, *other)[0] == 0
    assert season("export", "--season", "2026-2027", "-o", home / "again", *other)[0] == 0
    assert [file.read_bytes() for file in sorted((home / "again").iterdir())] == [file.read_bytes() for file in files]
    assert season("export", "--evening", "2026-09-04", "-o", home / "one.whist.json")[0] == 0
    assert (home / "one.whist.json").read_bytes() == files[0].read_bytes()


@pytest.mark.parametrize("what", [("--evening", "2026-09-25"), ("--season", "2026-2027"), ("--all",)])
def test_reports_are_written_by_their_ending(season: Run, home: Path, what: tuple[str, ...]) -> None:
    for ending in ("pdf", "xlsx", "csv"):
        assert season("export", *what, "-o", home / f"report.{ending}") == (0, "", "")
    assert (home / "report.pdf").read_bytes().startswith(b"%PDF")
    assert openpyxl.load_workbook(home / "report.xlsx").sheetnames
    assert "W" in (home / "report.csv").read_text("utf-8-sig")


def test_exports_that_cannot_be(season: Run, home: Path) -> None:
    assert season("export", "--all", "-o", home / "all.whist.json")[0] == 2
    assert season("export", "--all", "-o", home / "all.docx")[0] == 2
    assert season("export", "--all", "-o", home / "missing" / "all.pdf")[0] == 2
    assert season("export", "--season", "1999-2000", "-o", home / "x")[0] == 2
    assert season("export", "-o", home / "x")[0] == 2


def test_a_season_is_shown_and_set(run: Run) -> None:
    assert run("season", "2026-2027")[0] == 2
    code, out, _ = run("season", "2026-2027", "--set", "best=18", 'attendance="0.50"', "place_points=[9,6,3,0]")
    assert code == 0
    shown = dict(line.split("=", 1) for line in out.splitlines())
    assert (shown["best"], shown["attendance"], shown["scheme"]) == ("18", '"0.50"', '"fiwa"')
    assert run("season", "2026-2027")[1] == out
    code, _, err = run("season", "2026-2027", "--set", "best=-1", "best=true", "nothing=1")
    assert code == 2
    assert all(word in err for word in ("best: ", "nothing: "))
    assert run("season", "2026-2027", "--set", "best")[0] == 2
    assert run("season", "2026-2027", "--set", "best=x")[0] == 2
    for odd in ("best=99999999999999999999", "best=NaN", 'attendance={"a": 1, "a": 2}'):
        code, _, err = run("season", "2026-2027", "--set", odd)
        assert (code, err.count(odd)) == (2, 1)
    assert run("season", "2026-2027", "--scheme", "golf")[0] == 2
    assert run("season", "2026-2027")[1] == out


def test_a_member_list_with_mistakes_is_refused_whole_unless_they_are_left_out(run: Run, home: Path) -> None:
    list_file = home / "leden.csv"
    list_file.write_bytes("Nom;Prénom;N°\nNoël;Zoë;0042\nDubois;;0043\n;Marie;0044\nNoël;Zoë;0042\n".encode("cp1252"))
    code, out, err = run("players", "import", list_file)
    assert (code, out) == (2, "")
    assert all(f"{list_file}: line {number}: " in err for number in (4, 5))
    assert not (home / "club.db").exists()
    assert "Noël Zoë, Dubois" in run("players", "import", list_file, "--skip")[1]
    assert "Noël" not in run("players", "import", list_file, "--skip")[1]


def test_two_people_of_one_name_get_a_mark_once(run: Run, home: Path) -> None:
    list_file = home / "members.csv"
    list_file.write_text("Name;Number\nMarie Dubois;0014\nMarie Dubois;0052\n", "utf-8")
    assert "Marie Dubois, Marie Dubois (52)" in run("players", "import", list_file)[1]
    code, out, _ = run("players", "import", list_file)
    assert code == 0
    assert "Marie" not in out


def test_a_missing_column_of_numbers_is_said_and_one_of_names_refused(run: Run, home: Path) -> None:
    list_file = home / "members.csv"
    list_file.write_text("Nom;Prénom\nNoël;Zoë\n", "utf-8")
    code, _, err = run("players", "import", list_file)
    assert code == 0
    assert "number" in err
    list_file.write_text("Straat\nKerkstraat\n", "utf-8")
    assert run("players", "import", list_file)[0] == 2


def test_a_sound_club_is_found_sound(season: Run) -> None:
    assert season("check")[0] == 0


def test_a_changed_number_is_found(season: Run, home: Path) -> None:
    with closing(sqlite3.connect(home / "club.db")) as club, club:
        club.execute("UPDATE player SET name = 'Nobody' WHERE id = 1")
    code, out, _ = season("check")
    assert code == 3
    assert out


def test_the_club_may_be_named_before_or_after_the_command(run: Run, home: Path) -> None:
    assert run("import", SEASON[0])[0] == 0
    assert (home / "club.db").exists()
    assert run("import", SEASON[0], "--club", home / "other.db")[0] == 0
    assert (home / "other.db").exists()
    assert not (home / "home").exists()


def test_what_shows_a_club_makes_none(run: Run, home: Path) -> None:
    assert run("standings", "--evening", "2026-09-04")[0] == 2
    assert run("check")[0] == 2
    assert not (home / "club.db").exists()


def test_a_file_that_is_no_club_is_left_as_it_is(run: Run, home: Path) -> None:
    strange = home / "club.db"
    strange.write_bytes(b"not a club at all" * 100)
    code, _, err = run("check")
    assert (code, bool(err)) == (2, True)
    assert strange.read_bytes() == b"not a club at all" * 100


def test_the_schema_of_conventions_is_printed(run: Run) -> None:
    code, out, _ = run("schema", "conventions")
    assert code == 0
    assert set(json.loads(out)["discriminator"]["mapping"]) == {"belgian", "whist32", "tourangeau", "classic"}


def test_the_schema_is_printed(run: Run) -> None:
    code, out, _ = run("schema")
    assert code == 0
    assert json.loads(out)["$schema"].startswith("https://json-schema.org/")


@pytest.mark.parametrize(
    "arguments", [["frobnicate"], ["score"], ["import"], ["score", "a", "b"], ["--lang", "de", "schema"], ["players"]]
)
def test_what_cannot_be_asked_is_the_inputs_fault(run: Run, arguments: list[str]) -> None:
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert err


def test_a_fault_of_the_program_is_one_sentence_and_a_report(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails() -> None:
        raise ZeroDivisionError("nobody foresaw this")

    monkeypatch.setattr("whistclub.files.model.json_schema", fails)
    code, out, err = run("schema", "--club", "postgresql://ann@host/club")
    assert (code, out, len(err.splitlines())) == (1, "", 1)
    report = next((home / "home" / "reports").iterdir())
    assert str(report) in err
    text = report.read_text("utf-8")
    assert "nobody foresaw this" in text
    assert "host/club" in text
    errors = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert errors == [f"unexpected error, reports/{report.name}"]
    caplog.clear()


def test_answers_in_the_language_asked_for_or_the_systems(home: Path) -> None:
    path = EXAMPLES / "invalid" / "unknown_key.whist.json"
    english = whistclub("score", path, home=home, LC_ALL="en_GB.UTF-8").stderr
    assert "not known" in english
    assert whistclub("score", path, "--lang", "en", home=home, LC_ALL="fr_BE.UTF-8").stderr == english


def test_answers_are_utf8_whatever_the_locale(home: Path) -> None:
    answer = whistclub("score", EXAMPLES / "belgian_worked.whist.json", "--json", home=home, LC_ALL="C", PYTHONUTF8="0")
    assert answer.returncode == 0
    assert "Gaëtan" in answer.stdout


def test_score_starts_without_window_database_or_office_libraries(home: Path) -> None:
    program = (
        "import sys; from whistclub.cli.main import main; "
        f"main(['--lang', 'en', 'score', {str(EXAMPLES / 'classic.whist.json')!r}, '--json']); "
        "print(sorted({'PySide6', 'sqlalchemy', 'alembic', 'openpyxl', 'reportlab', 'xlsxwriter'} & set(sys.modules)), "
        "file=sys.stderr)"
    )
    answer = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, encoding="utf-8")
    assert answer.stderr.strip() == "[]"


def test_a_club_is_backed_up_and_put_back(season: Run, home: Path) -> None:
    ranking = season("ranking", "--season", "2025-2026", "--json")
    assert season("backup", "-o", home / "copy.whist")[0] == 0
    season("season", "2025-2026", "--set", "best=1")
    assert season("ranking", "--season", "2025-2026", "--json") != ranking
    code, out, _ = season("restore", home / "copy.whist")
    assert code == 0
    assert "kept as" in out
    assert season("ranking", "--season", "2025-2026", "--json") == ranking


def test_a_backup_that_is_no_club_is_refused(season: Run, home: Path) -> None:
    (home / "letter.txt").write_text("Dear all")
    code, _, err = season("restore", home / "letter.txt")
    assert code == 2
    assert "is not a club of this program" in err
    assert season("check")[0] == 0


def test_a_damaged_club_is_copied_as_it_is_and_that_is_said(run: Run, home: Path) -> None:
    club = home / "demo.whist"
    run("demo", "-o", club, "--players", 8, "--seed", 3)
    with closing(sqlite3.connect(club)) as file:
        file.execute("UPDATE deal SET checksum = checksum + 1 WHERE id = (SELECT max(id) FROM deal)")
        file.commit()
    code, out, err = run("backup", "-o", home / "copy.whist", "--club", club)
    assert (code, out) == (3, "")
    assert "demo.whist is damaged. It was copied to" in err
    assert "copy-damaged.whist as it is" in err
    assert not (home / "copy.whist").exists()
    assert (home / "copy-damaged.whist").stat().st_size == club.stat().st_size


def test_a_demo_club_is_sound(run: Run, home: Path) -> None:
    assert run("demo", "-o", home / "demo.whist", "--players", 8, "--seed", 3)[0] == 0
    assert run("check", "--club", home / "demo.whist")[0] == 0
    assert run("demo", "-o", home / "demo.whist")[0] == 2
    assert run("demo", "-o", home / "other.whist", "--players", 3)[0] == 2


@pytest.mark.parametrize("address", ["foo://bar", "mysql://u:p@h/x", "://", "postgresql+nothing://h/x"])
def test_an_address_that_is_no_club_is_a_sentence(run: Run, address: str) -> None:
    code, _, said = run("check", "--club", address)
    assert code == 2
    assert said.count("\n") == 1


def test_the_ranking_of_one_game(run: Run, home: Path, tmp_path: Path) -> None:
    seats = ["A", "B", "C", "D"]
    sheets = [
        {"game": game, "round": at, "seats": seats, "first_dealer": "A", "results": dict(zip(seats, won, strict=True))}
        for at, (game, won) in enumerate((("belgian", (9, 0, 0, -9)), ("whist32", (1, 2, 3, 40))), start=1)
    ]
    evening = {"format": "whistclub/evening", "version": 1, "date": "2026-11-27", "sheets": sheets}
    (tmp_path / "e.whist.json").write_text(json.dumps(evening))
    assert run("import", tmp_path / "e.whist.json")[0] == 0
    told = json.loads(run("ranking", "--season", "2026-2027", "--game", "whist32", "--json")[1])
    assert told["game"] == "whist32"
    assert [(row["player"], row["game_points"]) for row in told["rows"]] == [("D", 40), ("C", 3), ("B", 2), ("A", 1)]
    every = json.loads(run("ranking", "--season", "2026-2027", "--json")[1])
    assert "game" not in every
    assert {row["player"]: row["sheets"] for row in every["rows"]} == dict.fromkeys(seats, 2)
    assert "Only sheets of Whist 32 count." in run("ranking", "--season", "2026-2027", "--game", "whist32")[1]
    assert run("ranking", "--season", "2026-2027", "--game", "tourangeau", "--json")[0] == 0
    assert run("ranking", "--season", "2026-2027", "--game", "poker")[0] == 2
    assert run("export", "--season", "2026-2027", "--game", "whist32", "-o", home / "r.csv")[0] == 0
    assert (home / "r.csv").read_text("utf-8-sig").splitlines()[1].split(",")[1] == "D"


def test_an_old_season_is_taken_over_from_a_list(season: Run, tmp_path: Path) -> None:
    run = season
    old = tmp_path / "old.csv"
    old.write_text("Nom;02/10/2020;09/10/2020\nAda;13,30;-2\nBea;;20\n", "utf-8")
    code, out, err = run("results", "import", old, "--preview")
    assert (code, err) == (0, "")
    assert "each cell its ranking points.\nResults: 3\n" in out
    assert "New players: Ada, Bea" in out
    assert run("ranking", "--season", "2020-2021")[0] == 2
    code, out, err = run("results", "import", old)
    assert (code, err) == (0, "")
    assert "New season: 2020-2021" in out
    told = json.loads(run("ranking", "--season", "2020-2021", "--json")[1])
    rows = [(row["place"], row["player"], row["total"]) for row in told["rows"]]
    assert rows == [(1, "Bea", "20.00"), (2, "Ada", "11.30")]
    assert "Everything was there already." in run("results", "import", old)[1]
    old.write_text("Nom;30/10/2020\nAdà;1\n", "utf-8")
    assert "Adà is perhaps the same person as Ada" in run("results", "import", old, "--preview")[1]
    old.write_text("Nom;02/10/2020;09/10/2020\nAda;13,30;x\nBea;1,234;20\nCas;?;1\n", "utf-8")
    code, out, err = run("results", "import", old)
    assert (code, out) == (2, "")
    assert [line.split(": ")[1] for line in err.splitlines()] == ["line 3", "line 4"]
    assert run("results", "import", tmp_path / "none.csv")[0] == 2
    assert run("check")[0] == 0


def test_parts_categories_and_teams_of_a_season(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "one.whist.json"
    people = [{"name": "A", "categories": ["Dames"], "team": "Tours"}, {"name": "B", "team": "Mons"}]
    sheet = {"game": "belgian", "seats": [*"ABCD"], "first_dealer": "A", "results": {"A": 9, "B": -1, "C": -3, "D": -5}}
    evening = {"format": "whistclub/evening", "version": 1, "date": "2026-11-27", "players": people, "sheets": [sheet]}
    file.write_text(json.dumps(evening), "utf-8")
    assert run("import", str(file))[0] == 0
    assert run("ranking", "--season", "2026-2027", "--period", "2026-11")[0] == 2
    assert run("ranking", "--season", "2026-2027", "--teams")[0] == 2
    assert run("season", " 2026-2027 ", "--set", 'periods="month"', 'teams={"count": 1, "of": "game"}')[0] == 0
    found = json.loads(run("ranking", "--season", "2026-2027", "--period", "2026-11", "--json")[1])
    assert (found["period"], [row["place"] for row in found["rows"]]) == ("2026-11", [1, 2, 3, 4])
    assert json.loads(run("ranking", "--season", "2026-2027", "--period", "2026-12", "--json")[1])["rows"] == []
    dames = json.loads(run("ranking", "--season", "2026-2027", "--category", "dames", "--json")[1])
    assert (dames["category"], [row["player"] for row in dames["rows"]]) == ("Dames", ["A"])
    teams = json.loads(run("ranking", "--season", "2026-2027", "--teams", "--json")[1])
    assert teams["teams"] == {"count": 1, "of": "game"}
    assert teams["rows"][0] == {"place": 1, "team": "Tours", "evenings": 1, "won": 1, "best": "9", "total": "9"}
    assert run("ranking", "--season", "2026-2027", "--category", "Juniors")[0] == 2
    assert run("ranking", "--season", "2026-2027", "--period", "Q9")[0] == 2
    assert run("ranking", "--season", "2026-2027", "--category", "Dames", "--teams")[0] == 2
    assert run("season", "2026-2027", "--close")[0] == 0
    assert run("season", "2026-2027", "--reopen")[0] == 0


def test_a_season_has_its_own_days(run: Run) -> None:
    """H26: the season ends on 30 June."""
    code, out, _ = run("season", "2025-2026", "--first", "2025-09-01", "--last", "2026-06-30")
    assert code == 0
    assert out.splitlines()[-2:] == ["first=2025-09-01", "last=2026-06-30"]
    assert run("season", "2025-2026", "--set", "best=8")[1].splitlines()[-1] == "last=2026-06-30"
    assert run("season", "2025-2026", "--last", "30 June")[0] == 2
    assert run("season", "2025-2026", "--last", "2025-01-01")[0] == 2
    assert "first=" not in run("season", "2026-2027", "--scheme", "fiwa")[1]
