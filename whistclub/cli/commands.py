"""The commands: each reads its input, asks the club or the rules, and prints. One function per command, returning its
exit code; modules that one command needs are imported in it, so that the others start fast."""

from __future__ import annotations

import argparse
import datetime
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from whistclub.cli.opened import answer, evening_id, namer, opened, season_of
from whistclub.cli.output import DONE, AtFault, note, problem_lines, system_text
from whistclub.club.ports import Change, EveningRecord, SeasonRecord
from whistclub.rules.common import Problem, Refused
from whistclub.rules.games import first_game
from whistclub.words import tr

if TYPE_CHECKING:
    from whistclub.club.club import Club
    from whistclub.club.imports.created import Created
    from whistclub.club.imports.exchange import ExchangedEvening

_REPORTS: Final = (".xlsx", ".pdf", ".csv", ".png", ".html", ".txt")
_FILE: Final = ".whist.json"


def score(options: argparse.Namespace) -> int:
    """Scores an evening file without any club."""
    from whistclub.files.scoring import score_json
    from whistclub.words.sheets.warnings import warning_text

    evening = _readable([options.file])[0]
    if options.json:
        return answer(score_json(evening, warning_text))
    from whistclub.cli.lines import score_lines
    from whistclub.rules.sheet import fold

    for sheet in evening.sheets:
        print("\n".join(score_lines(fold(sheet))))
        print()
    return DONE


def import_files(options: argparse.Namespace) -> int:
    """Adds evening files to the club: all of them, or nothing when one has a mistake."""
    from whistclub.club.imports.merge import import_evenings

    evenings = _readable(options.files)
    with opened(options, make=True) as club:
        try:
            change = club.act(import_evenings, evenings, replace=options.replace)
        except Refused as refused:
            raise AtFault(*_merge_lines(options.files, refused)) from None
        _tell_created(club, change)
    return DONE


def export(options: argparse.Namespace) -> int:
    """Writes evenings in the format of the path's suffix: a file, a report, or a folder of files."""
    if options.game and options.evening:
        raise AtFault(tr("--game goes with --season: an evening is written with all its games."))
    path = Path(options.output)
    kind = _FILE if path.name.lower().endswith(_FILE) else path.suffix.lower()
    if path.is_dir() or not kind:
        return _export_folder(options, path)
    if kind not in (_FILE, *_REPORTS):
        raise AtFault(
            tr("{path}: the ending must be one of {allowed}.", path=path, allowed=", ".join((_FILE, *_REPORTS)))
        )
    if not path.absolute().parent.is_dir():
        raise AtFault(tr("{path}: the folder is not there.", path=path))
    with opened(options) as club:
        if kind == _FILE:
            _export_file(club, options, path)
        elif options.evening:
            from whistclub.reports.export import write_evening as write_evening_report
            from whistclub.reports.gather import evening_data

            write_evening_report(path, club.read(evening_data, evening_id(club, options.evening)))
        else:
            from whistclub.reports.export import write_season
            from whistclub.reports.gather import season_data

            season_id, today = _only_season(club, options), datetime.date.today()
            data = club.read(season_data, season_id, today, options.game, each_game=kind == ".xlsx")
            write_season(path, data)
    return DONE


def standings(options: argparse.Namespace) -> int:
    """Prints an evening's standings."""
    from whistclub.club import queries
    from whistclub.club.evening.purse import evening_purse
    from whistclub.files.scoring import standings_json

    with opened(options) as club:
        asked = evening_id(club, options.evening)
        found = club.read(queries.standings, asked)
        purse = club.read(evening_purse, asked)
        name_of = namer(club)
    if options.json:
        return answer(standings_json(found, name_of, purse))
    from whistclub.cli.lines import standings_lines

    print("\n".join(standings_lines(found, name_of)))
    return DONE


def import_players(options: argparse.Namespace) -> int:
    """Adds the people of a member list."""
    from whistclub.club.actions.members import import_members
    from whistclub.files.members import read_members
    from whistclub.files.rows import LARGEST
    from whistclub.files.text import read_bytes

    try:
        listed = read_members(read_bytes(Path(options.file), LARGEST))
    except OSError as error:
        raise AtFault(system_text(error)) from None
    except Refused as refused:
        raise AtFault(*problem_lines(options.file, refused.problems)) from None
    note(*problem_lines(options.file, (*listed.notes, *listed.problems)))
    if listed.problems and not options.skip:
        raise AtFault(tr("Nothing was read. Correct these lines, or leave them out with --skip."))
    with opened(options, make=True) as club:
        told = [member.told for member in listed.members]
        change = club.act(import_members, [(member.name, member.number) for member in listed.members], told=told)
        _tell_created(club, change)
        print(tr("%n player(s) in the list", "", len(listed.members)))
    return DONE


def import_results(options: argparse.Namespace) -> int:
    """Imports an old season from a list of results, or with --preview prints what it would import."""
    from whistclub.club.actions.results import import_results as take_over
    from whistclub.club.imports.created import would_create
    from whistclub.files.results import Options, read_results
    from whistclub.files.rows import LARGEST
    from whistclub.files.text import read_bytes
    from whistclub.words.evenings.results import results_lines

    wanted = Options(options.season or "", options.game or first_game(), options.of, tr("old results"))
    try:
        read = read_results(read_bytes(Path(options.file), LARGEST), wanted)
    except OSError as error:
        raise AtFault(system_text(error)) from None
    except Refused as refused:
        raise AtFault(*problem_lines(options.file, refused.problems)) from None
    if read.problems:
        raise AtFault(*problem_lines(options.file, read.problems))
    with opened(options, make=not options.preview) as club:
        try:
            if options.preview:
                made = would_create(club, take_over, read.evenings)
            else:
                change = club.act(take_over, read.evenings)
        except Refused as refused:
            raise AtFault(*problem_lines(options.file, [read.in_file(one) for one in refused.problems])) from None
        print("\n".join(results_lines(read.form, read.evenings, read.results, read.of, read.columns, read.unread)))
        if options.preview:
            _print_created(made)
        else:
            _tell_created(club, change)
    return DONE


def schema(options: argparse.Namespace) -> int:
    """Prints the JSON Schema of evening files."""
    from whistclub.files.model import conventions_schema, json_schema

    return answer(conventions_schema() if options.of == "conventions" else json_schema())


def _readable(files: Sequence[str]) -> list[ExchangedEvening]:
    """Reads the evenings of the files; AtFault with every mistake of all of them."""
    from whistclub.files.evening import read_evening
    from whistclub.files.text import read_bytes

    evenings, lines = [], []
    for file in files:
        try:
            evenings.append(read_evening(read_bytes(Path(file))))
        except OSError as error:
            lines.append(system_text(error))
        except Refused as refused:
            lines += problem_lines(file, refused.problems)
    if lines:
        raise AtFault(*lines)
    return evenings


def _tell_created(club: Club, change: Change) -> None:
    """Prints what an import has created, so that a mistyped name is noticed."""

    from whistclub.club.imports.created import created

    if change.action is None:
        print(tr("Everything was there already."))
    _print_created(club.read(created, change))


def _print_created(made: Created) -> None:
    if made.sheets:
        print(tr("%n new sheet(s)", "", made.sheets))
    for name in made.seasons:
        print(tr("New season: {name}", name=name))
    if made.players:
        print(tr("New players: {names}", names=", ".join(made.players)))
    for name, known in made.alike:
        print(tr("{name} is perhaps the same person as {known}", name=name, known=known))


def _merge_lines(files: Sequence[str], refused: Refused) -> list[str]:
    """The lines for mistakes found while merging; their paths begin with the number of the evening."""
    lines = []
    for problem in refused.problems:
        at = problem.path[0] if problem.path and isinstance(problem.path[0], int) else None
        file = files[at] if at is not None else ", ".join(files)
        place = problem.path[1:] if at is not None else problem.path
        lines += problem_lines(file, [Problem(place, problem.key, problem.values)])
    return lines


def _export_folder(options: argparse.Namespace, folder: Path) -> int:
    from whistclub.files.writing import file_name, write_evening
    from whistclub.reports.export import write_whole

    with opened(options) as club:
        evenings = _evenings(club, options)
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise AtFault(system_text(error)) from None
        for evening in evenings:
            write_whole(folder / file_name(evening), write_evening(evening))
    print(tr("%n evening(s) written", "", len(evenings)))
    return DONE


def _export_file(club: Club, options: argparse.Namespace, path: Path) -> None:
    from whistclub.files.writing import write_evening
    from whistclub.reports.export import write_whole

    evenings = _evenings(club, options)
    if len(evenings) != 1:
        raise AtFault(tr("One evening file holds one evening: name a folder for %n evening(s).", "", len(evenings)))
    write_whole(path, write_evening(evenings[0]))


def _evenings(club: Club, options: argparse.Namespace) -> list[ExchangedEvening]:
    """The evenings selected by the options."""
    from whistclub.club import queries

    if options.evening:
        ids = [evening_id(club, options.evening)]
    else:
        only = {"season_id": season_of(club, options.season).id} if options.season else {}
        ids = [evening.id for evening in club.read(lambda work: work.find(EveningRecord, **only))]
    return [club.read(queries.exchanged, id) for id in ids]


def _only_season(club: Club, options: argparse.Namespace) -> int:
    """The id of the season given, or with --all of the only one."""
    if options.season:
        return season_of(club, options.season).id
    found = club.read(lambda work: work.find(SeasonRecord))
    if len(found) != 1:
        raise AtFault(tr("A report is of one season: name it with --season. There are %n season(s).", "", len(found)))
    return found[0].id
