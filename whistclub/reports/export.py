"""Writes reports to files by suffix: .pdf, .xlsx, .csv, .png, .html, .txt. A file is written completely or left as it
was."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Literal

from whistclub.errors import KnownError
from whistclub.reports.data import EveningReportData, SeasonReportData
from whistclub.reports.evening.sheet import sheet_table
from whistclub.reports.evening.standings import adjustments_table, evening_report, prizes_table, standings_table
from whistclub.reports.season.ranking import matrix_table, ranking_table, season_report
from whistclub.reports.season.teams import team_table
from whistclub.reports.season.workbook import season_book
from whistclub.reports.table import Report, Table
from whistclub.reports.writers.csv import csv_bytes
from whistclub.reports.writers.html import html_bytes
from whistclub.reports.writers.layout import PICTURE, Held
from whistclub.reports.writers.pdf import pdf_bytes
from whistclub.reports.writers.png import png_pages
from whistclub.reports.writers.text import text_bytes
from whistclub.reports.writers.xlsx import xlsx_bytes
from whistclub.words import tr

EveningPart = Literal["standings", "sheets"]
SeasonPart = Literal["ranking", "matrix"]
SUFFIXES = (".pdf", ".xlsx", ".csv", ".png", ".html", ".txt")


def evening_pdf(
    data: EveningReportData,
    parts: Sequence[EveningPart] = ("standings", "sheets"),
    paper: str = "A4",
    held: Held | None = None,
) -> bytes:
    """The evening's standings and score sheets as PDF."""
    tables = [standings_table(data)] if "standings" in parts else []
    if "sheets" in parts:
        tables += [sheet_table(data, score) for score in data.sheets]
    return pdf_bytes(evening_report(data, tables), paper, held)


def season_pdf(
    data: SeasonReportData, parts: Sequence[SeasonPart] = ("ranking",), paper: str = "A4", held: Held | None = None
) -> bytes:
    """The season's ranking, or its matrix of evenings and players, as PDF."""
    tables = [_shown(data)] if "ranking" in parts else []
    tables += [matrix_table(data)] if "matrix" in parts else []
    return pdf_bytes(season_report(data, tables), paper, held)


def _shown(data: SeasonReportData) -> Table:
    """The ranking of the season, or of its teams where these are asked for."""
    return ranking_table(data) if data.teams is None else team_table(data.teams)


def evening_book(data: EveningReportData) -> bytes:
    """The evening as a workbook: standings, adjustments, one worksheet per score sheet."""
    tables = wall_tables(data)
    return xlsx_bytes(evening_report(data, [*tables, *(sheet_table(data, score) for score in data.sheets)]))


def wall_tables(data: EveningReportData) -> list[Table]:
    """The tables for the wall: the standings, and the prizes and adjustments when there are any."""
    beside = (prizes_table(data), adjustments_table(data))
    return [standings_table(data), *(table for table in beside if table is not None)]


def evening_pictures(data: EveningReportData) -> list[bytes]:
    """The standings as pictures for a group chat, in large type with the main columns only, then the prizes."""
    return _pictures(_evening_chat(data))


def _evening_chat(data: EveningReportData) -> Report:
    """The standings with their main columns, and the prizes."""
    found = [_short(standings_table(data), ("place", "player", "game_points", "ranking_points")), prizes_table(data)]
    return evening_report(data, [table for table in found if table is not None])


def season_pictures(data: SeasonReportData) -> list[bytes]:
    """The season's ranking as pictures for a group chat."""
    return _pictures(_season_chat(data))


def _season_chat(data: SeasonReportData) -> Report:
    """The ranking with its main columns."""
    return season_report(data, [_short(_shown(data), ("place", "moved", "player", "team", "evenings", "total"))])


def _season_page(data: SeasonReportData) -> Report:
    """The ranking and what each player did on each evening, for a web site."""
    beside = [] if data.teams is not None else [matrix_table(data)]
    return season_report(data, [_shown(data), *beside])


def _pictures(report: Report) -> list[bytes]:
    return png_pages(pdf_bytes(report, PICTURE, "portrait"))


def _short(table: Table, keys: Sequence[str]) -> Table:
    """The table with only these columns and without notes, in type readable on a phone."""
    kept = [index for index, column in enumerate(table.columns) if column.key in keys]
    columns = tuple(replace(table.columns[index], group="") for index in kept)
    rows = tuple(
        replace(row, values=tuple(row.values[index] for index in kept), lines=(), struck=frozenset())
        for row in table.rows
    )
    named = tuple(replace(c, title=tr("Ranking points")) if c.key == "ranking_points" else c for c in columns)
    return replace(table, columns=named, rows=rows, notes=(), largest=13, smallest=11, repeat=2)


def write_evening(
    path: str | os.PathLike[str],
    data: EveningReportData,
    *,
    parts: Sequence[EveningPart] = ("standings", "sheets"),
    paper: str = "A4",
) -> None:
    """Writes the evening in the format of the suffix of ``path``; .csv holds the standings, .png is a picture of them,
    .html a page for a web site, .txt their main columns.

    KnownError ``cannot_write`` (path) or ``unknown_suffix`` (path, allowed)."""
    suffix = _suffix(path)
    if suffix == ".png":
        write_pictures(path, evening_pictures(data))
        return
    if suffix == ".pdf":
        content = evening_pdf(data, parts, paper)
    elif suffix == ".html":
        content = html_bytes(evening_report(data, wall_tables(data)))
    elif suffix == ".txt":
        content = text_bytes(_evening_chat(data))
    else:
        content = evening_book(data) if suffix == ".xlsx" else csv_bytes(standings_table(data))
    write_whole(path, content)


def write_season(
    path: str | os.PathLike[str],
    data: SeasonReportData,
    *,
    parts: Sequence[SeasonPart] = ("ranking",),
    paper: str = "A4",
    ready: Callable[[], None] = lambda: None,
) -> None:
    """Writes the season in the format of the suffix of ``path``; .csv holds the ranking, .png is a picture of it, .xlsx
    everything, .html a page for a web site, .txt the ranking's main columns. ``ready`` is called before a file is
    replaced; what it raises leaves everything unchanged.

    KnownError ``cannot_write`` (path) or ``unknown_suffix`` (path, allowed)."""
    suffix = _suffix(path)
    if suffix == ".png":
        pictures = season_pictures(data)
        ready()
        write_pictures(path, pictures)
        return
    if suffix == ".pdf":
        content = season_pdf(data, parts, paper)
    elif suffix == ".xlsx":
        content = xlsx_bytes(season_report(data, season_book(data)))
    elif suffix == ".html":
        content = html_bytes(_season_page(data))
    elif suffix == ".txt":
        content = text_bytes(_season_chat(data))
    else:
        content = csv_bytes(_shown(data))
    ready()
    write_whole(path, content)


def write_report(path: str | os.PathLike[str], report: Report) -> None:
    """Writes a report as .xlsx, .csv (its first table), .html or .txt.

    KnownError ``cannot_write`` (path) or ``unknown_suffix`` (path, allowed)."""
    writers: dict[str, Callable[[], bytes]] = {
        ".xlsx": lambda: xlsx_bytes(report),
        ".csv": lambda: csv_bytes(report.tables[0]),
        ".html": lambda: html_bytes(report),
        ".txt": lambda: text_bytes(report),
        ".pdf": lambda: pdf_bytes(report),
    }
    suffix = Path(path).suffix.casefold()
    if suffix not in writers:
        raise KnownError("unknown_suffix", path=str(path), allowed=tuple(writers))
    write_whole(path, writers[suffix]())


def write_pictures(path: str | os.PathLike[str], pictures: Sequence[bytes]) -> list[Path]:
    """Writes pictures, the second as "name 2.png" and so on, and returns their paths. KnownError as ``write_whole``."""
    first = Path(path)
    places = [
        first if n == 1 else first.with_name(f"{first.stem} {n}{first.suffix}") for n in range(1, len(pictures) + 1)
    ]
    for place, picture in zip(places, pictures, strict=True):
        write_whole(place, picture)
    return places


def write_whole(path: str | os.PathLike[str], content: bytes) -> None:
    """Writes a temporary file beside the target and then replaces the target by it. KnownError ``cannot_write`` when
    that fails; the existing file is then unchanged."""
    target = Path(os.path.realpath(path))
    try:
        if target.exists() and not os.access(target, os.W_OK):
            raise PermissionError(target)
        with tempfile.NamedTemporaryFile(dir=target.parent, prefix=".whistclub-", delete=False) as beside:
            try:
                beside.write(content)
                beside.flush()
                os.fsync(beside.fileno())
                beside.close()
                os.chmod(beside.name, _mode(target))
                os.replace(beside.name, target)
            except BaseException:
                beside.close()
                with contextlib.suppress(OSError):
                    os.unlink(beside.name)
                raise
    except OSError as error:
        raise KnownError("cannot_write", path=str(path)) from error


def _mode(target: Path) -> int:
    """The permissions of the file replaced, else those of a new file."""
    if target.exists():
        return target.stat().st_mode & 0o777
    umask = os.umask(0)
    os.umask(umask)
    return 0o666 & ~umask


def _suffix(path: str | os.PathLike[str]) -> str:
    suffix = Path(path).suffix.casefold()
    if suffix not in SUFFIXES:
        raise KnownError("unknown_suffix", path=str(path), allowed=SUFFIXES)
    return suffix
