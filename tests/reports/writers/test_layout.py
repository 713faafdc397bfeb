"""Lines, columns and pages, whatever the texts."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from whistclub.reports.table import Column, Kind, Row, Table
from whistclub.reports.writers.fonts import printable, width
from whistclub.reports.writers.layout import Block, laid_out, paged, wrapped

texts = st.text(max_size=60).map(printable)


@given(texts, st.floats(3, 30))
@settings(max_examples=100)
def test_lines_are_never_too_wide_and_lose_no_letter(text, room):
    lines = wrapped(text, room, most=1000)
    assert all(width(line) <= room + 1e-9 or len(line) == 1 for line in lines)
    assert "".join("".join(lines).split()) == "".join(text.split())


@given(st.lists(st.integers(1, 4), min_size=1, max_size=60), st.floats(8, 40))
@settings(max_examples=100)
def test_pages_hold_every_row_once_and_end_with_more_than_one(heights, room):
    blocks = [Block("row", (("x",) * lines,)) for lines in heights]
    cuts = paged(blocks, room)
    assert [index for start, end in cuts for index in range(start, end)] == list(range(len(blocks)))
    assert all(sum(block.height for block in blocks[a:b]) <= room or b - a == 1 for a, b in cuts)
    if len(cuts) > 1 and cuts[-2][1] - cuts[-2][0] > 2 and sum(b.height for b in blocks[-2:]) <= room:
        assert cuts[-1][1] - cuts[-1][0] > 1


@given(st.lists(st.tuples(texts, st.integers(-(10**6), 10**6)), min_size=1, max_size=12), st.integers(1, 40))
@settings(max_examples=60, deadline=None)
def test_every_column_is_shown_and_fits(cells, numbers):
    columns = (Column("name", "Name"), *(Column(f"n{at}", f"No {at}", Kind.POINTS) for at in range(numbers)))
    rows = tuple(Row((name, *(value + at for at in range(numbers)))) for name, value in cells)
    room: dict[Any, tuple[float, float]] = {"portrait": (523.0, 700.0), "landscape": (770.0, 450.0)}
    parts = laid_out(Table("t", "T", columns, rows), "A4", None, room)
    for laid in parts:
        assert sum(laid.widths) * laid.size <= room[laid.held][0] + 1e-6
        for block in laid.blocks:
            for at, lines in enumerate(block.cells):
                inner = laid.widths[at] - 0.8
                assert all(width(line, laid.columns[at].strong) <= inner or len(line) == 1 for line in lines)
    assert [c.key for laid in parts for c in laid.columns if c.key != "name"] == [c.key for c in columns[1:]]


def test_signs_the_fonts_lack_are_seen():
    assert printable("Jan 🙂") == "Jan ▯"
    assert printable("Andre\u0301 ♥ ½ Łő −12") == "André ♥ ½ Łő −12"
    assert printable("a\x00b\tc\u202ed") == "ab cd"
