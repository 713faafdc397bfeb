"""The cells of a foreign list: CSV in any common encoding and separator, or XLSX."""

from __future__ import annotations

import csv
import io
import unicodedata
from collections.abc import Callable, Iterator
from typing import Final

from whistclub.files.workbook import OLD_EXCEL, ZIP, Rows, workbook_sheets
from whistclub.rules.common import Problem, Refused

LARGEST: Final = 4_000_000
"""Greatest size of a list, in bytes."""
MOST_LINES: Final = 25_000
MOST_COLUMNS: Final = 120
TITLE_LINES: Final = 10
"""Number of first lines that may contain the column titles."""

Step = Callable[[int], None]
"""Called with the line being read; what it raises ends the reading."""


def readings(data: bytes, step: Step = lambda line: None) -> Iterator[Rows]:
    """Yields the rows of a list in every way it can be read, the likeliest first: by each separator, or of each sheet.

    Refused: ``too_large``, ``too_many_lines``, ``not_a_list``, ``old_excel``, ``bad_workbook``."""
    if len(data) > LARGEST:
        raise Refused([Problem((), "too_large", {"most": LARGEST})])
    if data.startswith(OLD_EXCEL):
        raise Refused([Problem((), "old_excel")])
    if data.startswith(ZIP):
        yield from workbook_sheets(data, MOST_LINES, MOST_COLUMNS, step)
        return
    text = _decoded(data)
    yield from (_csv_rows(text, separator, step) for separator in _separators(text))


def _decoded(data: bytes) -> str:
    """The text, decoded by its byte order mark, else as UTF-8 if valid, else in the encoding of Western Windows."""
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        encodings = ["utf-16"]
    elif data[1:2] == b"\0":
        encodings = ["utf-16-le"]
    elif data[:1] == b"\0":
        encodings = ["utf-16-be"]
    else:
        encodings = ["utf-8-sig", "cp1252"]
    for encoding in encodings:
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise Refused([Problem((), "not_a_list")])


def _separators(text: str) -> list[str]:
    """Possible separators, the likeliest first; Excel's own "sep=;" line decides when present."""
    start = text[:2_000]
    if start.lower().startswith("sep=") and len(start) > 4:
        return [start[4]]
    return sorted(";\t,|", key=lambda separator: -start.count(separator))


def _csv_rows(text: str, separator: str, step: Step) -> Rows:
    rows: Rows = []
    # Strict, since a quote that is never closed would swallow the lines after it.
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator, skipinitialspace=True, strict=True)
    line = 1
    try:
        for cells in reader:
            rows.append((line, cells[:MOST_COLUMNS]))
            if len(rows) > MOST_LINES:
                raise Refused([Problem((), "too_many_lines", {"most": MOST_LINES})])
            line = reader.line_num + 1
            if line % 500 == 0:
                step(line)
    except csv.Error:
        raise Refused([Problem(("line", line), "not_a_list")]) from None
    return rows


def folded_title(text: str) -> str:
    """A column's title without accents, signs and spaces: "N° de membre" is "nodemembre"."""
    plain = unicodedata.normalize("NFKD", text.replace("°", "o")).casefold()
    return "".join(letter for letter in plain if letter.isalnum())
