"""Reports as workbooks: one worksheet per table; formulas also hold the values computed by the program."""

from __future__ import annotations

import datetime
import io
import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from whistclub.reports.table import NUMBERS, RIGHT, WORDS, Column, Kind, Medium, Report, Row, Table, Value, clean
from whistclub.words import tr

if TYPE_CHECKING:
    from xlsxwriter.format import Format
    from xlsxwriter.workbook import Workbook
    from xlsxwriter.worksheet import Worksheet

_FORMATS = {
    Kind.NUMBER: "0",
    Kind.PLACE: "0",
    Kind.POINTS: "+0;-0;0",
    Kind.HUNDREDTHS: "0.00",
    Kind.DATE: "dd/mm/yyyy",
}
_FORBIDDEN = re.compile(r"[:\\/?*\[\]]")
_LONGEST_TITLE = 31
_WIDEST, _NARROWEST = 60, 7
_MOST_BARS = 20
_LINE = 15
"""Height of a line of titles, in points."""
_UPRIGHT_PAGE, _WIDEST_PAGE = 95, 250
"""Greatest width in letters of a portrait page, and of a landscape page in readable type."""
_ROW = "\0"
"""Placeholder for the row number in a prepared formula."""


def xlsx_bytes(report: Report) -> bytes:
    """The report as a workbook."""
    import xlsxwriter

    out = io.BytesIO()
    book = xlsxwriter.Workbook(
        out, {"in_memory": True, "strings_to_formulas": False, "strings_to_urls": False, "strings_to_numbers": False}
    )
    made = datetime.datetime.combine(report.file_date, datetime.time())
    book.set_properties({"title": clean(report.title), "company": clean(report.club), "created": made})
    book.set_size(2400, 1400)
    titles = sheet_titles([table.tab or table.title for table in report.tables])
    writer = _Writer(book, report, titles)
    for table, title in zip(report.tables, titles, strict=True):
        writer.write(table, title)
    for table, title in zip(report.tables, titles, strict=True):
        if table.chart is not None and table.rows:
            writer.chart(table, title)
    book.close()
    return out.getvalue()


def sheet_titles(wanted: Sequence[str]) -> list[str]:
    """Titles that a workbook accepts: at most 31 letters, none of ``: \\ / ? * [ ]``, unique regardless of capitals.

    >>> sheet_titles(["Soirée 12/03", "Table A", "TABLE a", ""])
    ['Soirée 12-03', 'Table A', 'TABLE a (2)', 'Sheet']
    """
    titles: list[str] = []
    taken = {"history"}
    for text in wanted:
        base = _FORBIDDEN.sub("-", clean(text)).strip(" '") or "Sheet"
        title, number = _cut(base, ""), 1
        while title.casefold() in taken:
            number += 1
            title = _cut(base, f" ({number})")
        taken.add(title.casefold())
        titles.append(title)
    return titles


def _cut(text: str, tail: str) -> str:
    # Spreadsheet programs count a letter beyond the basic plane as two.
    while len((text + tail).encode("utf-16-le")) // 2 > _LONGEST_TITLE:
        text = text[:-1]
    return text.rstrip(" '") + tail


def _sheet_class() -> type[Worksheet]:
    """Worksheets that store formulas unchanged. The library searches every formula for thirty functions that ours never
    use, which takes more than half the time of writing a season."""
    from xlsxwriter.worksheet import Worksheet

    class Sheet(Worksheet):  # type: ignore[misc]
        def _prepare_formula(self, formula: str, expand_future_functions: bool = False) -> str:
            return formula.removeprefix("=")

    return Sheet


class _Writer:
    """Writes tables into one workbook."""

    def __init__(self, book: Workbook, report: Report, titles: Sequence[str]) -> None:
        self.book, self.report = book, report
        self.tables = {table.key: (table, title) for table, title in zip(report.tables, titles, strict=True)}
        self.formats: dict[tuple[object, ...], Format] = {}
        self.rows: dict[tuple[object, ...], tuple[Sequence[Column], Sequence[Format]]] = {}
        head = {"bold": True, "text_wrap": True, "valign": "bottom", "bottom": 1, "bg_color": "#E8EFEB"}
        self.head = book.add_format({**head, "indent": 1})
        self.head_of_numbers = book.add_format({**head, "align": "right"})
        self.note = book.add_format({"italic": True})
        self.sheet_class = _sheet_class()

    def write(self, table: Table, title: str) -> None:
        """Writes one worksheet: a row of titles, the rows, the foot, the notes."""
        sheet = self.book.add_worksheet(title, self.sheet_class)
        shown = table.shown(Medium.BOOK)
        columns = [table.columns[index] for index in shown]
        for at, column in enumerate(columns):
            sheet.write_string(0, at, _title(column), self.head_of_numbers if column.kind in RIGHT else self.head)
        formulas = [self.prepared(column.formula, table) for column in columns]
        for number, row in enumerate(table.rows, start=1):
            self.row(sheet, number, row, shown, columns, formulas)
        number = len(table.rows) + 1
        for row in table.foot:
            own = [self.prepared(row.formulas.get(column.key, ""), table) for column in columns]
            self.row(sheet, number, row, shown, columns, own, foot=True)
            number += 1
        for note in (*table.heading, *table.notes):
            number += 1
            sheet.write_string(number, 0, clean(note), self.note)
        self.arrange(sheet, table, shown, columns, number)

    def row(
        self,
        sheet: Worksheet,
        number: int,
        row: Row,
        shown: Sequence[int],
        columns: Sequence[Column],
        formulas: Sequence[str],
        foot: bool = False,
    ) -> None:
        line = str(number + 1)
        styles = self.styles(columns, row, foot)
        for at, (index, column, formula, style) in enumerate(zip(shown, columns, formulas, styles, strict=True)):
            value = row.values[index]
            kind = row.kind or column.kind
            if formula and (value is not None or column.kind is Kind.PLACE):
                sheet.write_formula(number, at, formula.replace(_ROW, line), style, _stored(kind, value))
            elif value is None:
                if foot:
                    sheet.write_blank(number, at, None, style)
            elif isinstance(value, str):
                sheet.write_string(number, at, clean(value), style)
            elif isinstance(value, datetime.date):
                sheet.write_datetime(number, at, value, style)
            else:
                sheet.write_number(number, at, _stored(kind, value), style)

    def styles(self, columns: Sequence[Column], row: Row, foot: bool) -> Sequence[Format]:
        """The format of each cell of the row."""
        key = (id(columns), row.kind, row.quiet, foot)
        if row.struck:
            return [self.style(column, row, foot) for column in columns]
        if key not in self.rows:
            # Keeping the columns with the styles keeps their id unique.
            self.rows[key] = (columns, [self.style(column, row, foot) for column in columns])
        return self.rows[key][1]

    def style(self, column: Column, row: Row, foot: bool) -> Format:
        kind, struck = row.kind or column.kind, column.key in row.struck
        key = (kind, column.strong, struck, row.quiet, foot)
        if key not in self.formats:
            look: dict[str, Any] = {"bold": (column.strong and not row.quiet) or foot, "font_strikeout": struck}
            if kind in _FORMATS:
                look["num_format"] = _FORMATS[kind]
            elif kind not in RIGHT:
                look["indent"] = 1
            if row.quiet:
                look["font_color"] = "#595959"
            if foot:
                look["top"] = 1
            self.formats[key] = self.book.add_format(look)
        return self.formats[key]

    def prepared(self, formula: str, table: Table) -> str:
        """The formula with its references resolved, except the row."""
        if not formula:
            return ""
        return "=" + re.sub(r"\{([^{}]+)\}", lambda found: self.reference(found[1], table), formula)

    def reference(self, name: str, table: Table) -> str:
        if "!" in name:
            other, key = name.split("!")
            target, title = self.tables[other]
            letter = _letter(target, key)
            cells = f"${letter}$2:${letter}${max(2, len(target.rows) + 1)}"
            quoted = title.replace("'", "''")
            return cells if target is table else f"'{quoted}'!{cells}"
        if name.endswith("^"):
            return f"{_letter(table, name[:-1])}$2"
        return f"{_letter(table, name)}{_ROW}"

    def arrange(
        self, sheet: Worksheet, table: Table, shown: Sequence[int], columns: Sequence[Column], last: int
    ) -> None:
        """Sets frozen titles, filters, column widths and printing."""
        first_text = next((at for at, column in enumerate(columns) if column.key == "player"), -1)
        sheet.freeze_panes(1, first_text + 1 if first_text < 4 else 0)
        if table.rows:
            sheet.autofilter(0, 0, len(table.rows), len(columns) - 1)
        widths = list(_widths(table, shown))
        for at, wide in enumerate(widths):
            sheet.set_column(at, at, wide)
        titles = zip(map(_title, columns), widths, strict=True)
        sheet.set_row(0, _LINE * max(2, *(_lines(title, wide) for title, wide in titles)))
        printed = [wide for wide, column in zip(widths, columns, strict=True) if not column.aside]
        self.page(sheet, sum(printed))
        sheet.repeat_rows(0)
        if sum(printed) > _WIDEST_PAGE and 0 <= first_text < 4:
            sheet.repeat_columns(0, first_text)
        sheet.print_area(0, 0, max(1, last), len(printed) - 1)
        sheet.set_footer(f"&L{clean(table.title)[:70].replace('&', '&&')}&R&P / &N")

    def page(self, sheet: Worksheet, wide: int) -> None:
        """Sets how a sheet of that width, in letters, is printed: one page wide unless that makes it too small."""
        if wide > _UPRIGHT_PAGE:
            sheet.set_landscape()
        sheet.set_paper(9)
        sheet.set_margins(left=0.4, right=0.4, top=0.9, bottom=0.7)
        sheet.fit_to_pages(max(1, -(-wide // _WIDEST_PAGE)), 0)
        club, title, subtitle = (
            clean(text)[:70].replace("&", "&&") for text in (self.report.club, self.report.title, self.report.subtitle)
        )
        if wide > _UPRIGHT_PAGE:
            sheet.set_header(f"&L{club}&C&B{title}&R{subtitle}")
        else:
            # On a portrait page the three side by side would overlap.
            sheet.set_header("&C" + "\n".join(part for part in (club, f"&B{title}&B", subtitle) if part))

    def chart(self, table: Table, title: str) -> None:
        """Adds a bar chart of the first rows on a sheet of its own."""
        assert table.chart is not None
        columns = [table.columns[index] for index in table.shown(Medium.BOOK)]
        names, values = ([column.key for column in columns].index(key) for key in table.chart)
        last = min(len(table.rows), _MOST_BARS)
        at = [table.column(key) for key in table.chart]
        cells = [tuple(row.values[index] for index in at) for row in table.rows[:last]]
        chart = self.book.add_chart({"type": "bar"})
        chart.add_series(
            {
                "name": columns[values].title,
                "categories": [title, 1, names, last, names],
                "values": [title, 1, values, last, values],
                # Stored with the chart, for programs that show it without opening the sheet.
                "categories_data": [clean(str(name)) for name, _ in cells],
                "values_data": [_stored(columns[values].kind, value) for _, value in cells],
                "fill": {"color": "#1F6B4F"},
                "gap": 40,
                "data_labels": {"value": True},
            }
        )
        chart.set_title({"name": clean(self.report.title), "name_font": {"size": 14}})
        chart.set_legend({"none": True})
        chart.set_y_axis({"reverse": True, "num_font": {"size": 10}})
        gains = all(isinstance(value, int) and value >= 0 for _, value in cells)
        bare = {"visible": False, "major_gridlines": {"visible": False}}
        chart.set_x_axis({**bare, "min": 0} if gains else bare)
        chart.set_size({"width": 980, "height": 110 + 26 * last})
        sheet = self.book.add_worksheet(sheet_titles([*(t for _, t in self.tables.values()), tr("Chart")])[-1])
        sheet.hide_gridlines(2)
        sheet.insert_chart(0, 0, chart)
        self.page(sheet, _WIDEST_PAGE)


def _title(column: Column) -> str:
    return clean(" ".join(part for part in (column.group, column.title) if part))


def _lines(title: str, wide: int) -> int:
    """The number of lines of a title in a cell ``wide`` letters wide, in bold and with its indent."""
    lines, used = 1, 0
    for word in title.split():
        if used and used + 1 + len(word) > (wide - 1) / 1.1:
            lines, used = lines + 1, 0
        used += len(word) + (1 if used else 0)
    return lines


def _stored(kind: Kind, value: Value) -> Any:
    if value is None:
        return ""
    return value / 100 if kind is Kind.HUNDREDTHS and isinstance(value, int) else value


def _letter(table: Table, key: str) -> str:
    from xlsxwriter.utility import xl_col_to_name

    shown = [table.columns[index].key for index in table.shown(Medium.BOOK)]
    name: str = xl_col_to_name(shown.index(key))
    return name


def _widths(table: Table, shown: Sequence[int]) -> Iterator[int]:
    for index in shown:
        column = table.columns[index]
        title = max(len(word) for word in f"{column.group} {column.title}".split())
        cells = 0 if column.kind in NUMBERS else 10
        if column.kind in WORDS:
            cells = max((len(str(row.values[index] or "")) for row in (*table.rows, *table.foot)), default=0)
        yield max(_NARROWEST, min(_WIDEST, max(title + 2, cells + 1)))
