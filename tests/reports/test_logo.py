"""The club's logo: kept as a PNG fit for paper, at the head of every page in its own proportions."""

from __future__ import annotations

import datetime
import io
from dataclasses import replace

import pypdfium2
import pytest
from PIL import Image, ImageDraw
from pypdfium2 import raw

from tests.reports import club
from whistclub.errors import KnownError
from whistclub.reports.evening.blank import BlankSheet, blank_report
from whistclub.reports.export import evening_pdf, season_pdf
from whistclub.reports.logo import (
    KEPT,
    LARGEST,
    MOST_PARTS,
    MOST_PIXELS,
    check_drawing,
    decode_logo,
    encode_logo,
    logo_png,
)
from whistclub.reports.writers.layout import PAPERS
from whistclub.reports.writers.pdf import pdf_bytes
from whistclub.reports.writers.png import png_pages
from whistclub.rules.games import GAMES


def picture(width: int, height: int, ink: tuple[int, ...] = (20, 90, 60, 255), form: str = "PNG") -> bytes:
    """A frame of ``ink`` on a clear ground, with empty edges of a tenth around it."""
    image = Image.new("RGBA", (width, height), (0, 0, 0, 0))
    box = (width // 10, height // 10, width - width // 10 - 1, height - height // 10 - 1)
    ImageDraw.Draw(image).rectangle(box, outline=ink, width=max(2, width // 40))
    out = io.BytesIO()
    (image if form == "PNG" else image.convert("RGB")).save(out, form)
    return out.getvalue()


def kept(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(logo_png(data)))


def pictures(content: bytes) -> list[tuple[float, float, float, float]]:
    """Where the picture of each page is: left, bottom, right, top."""
    document = pypdfium2.PdfDocument(content)
    found = [page.get_objects(filter=[raw.FPDF_PAGEOBJ_IMAGE]) for page in document]
    bounds = [item.get_bounds() for page in found for item in page]
    document.close()
    return bounds


def test_a_logo_loses_its_empty_edges_and_is_no_larger_than_print_needs() -> None:
    image = kept(picture(2000, 1000))
    assert image.mode == "RGB"
    assert image.width <= KEPT[0]
    assert image.height <= KEPT[1]
    assert image.width / image.height == pytest.approx(2, rel=0.01)
    assert image.convert("L").getpixel((1, 1)) < 128


def test_a_photograph_is_taken_too() -> None:
    assert kept(picture(400, 300, form="JPEG")).format == "PNG"


def test_a_white_logo_keeps_a_dark_ground() -> None:
    grey = kept(picture(300, 100, (255, 255, 255, 255))).convert("L")
    assert grey.getextrema() == (0, 255)


@pytest.mark.parametrize(
    "data", [b"", b"rubbish", picture(40, 40)[:80], picture(40, 40, (0, 0, 0, 0)), b"GIF89a" + b"\0" * 40]
)
def test_what_is_no_picture_is_refused(data: bytes) -> None:
    with pytest.raises(KnownError) as error:
        logo_png(data)
    assert error.value.key == "bad_picture"


def test_pictures_without_measure_are_refused() -> None:
    vast = io.BytesIO()
    Image.new("1", (5_000, MOST_PIXELS // 5_000 + 1)).save(vast, "PNG")
    for data in (b"\0" * (LARGEST + 1), vast.getvalue()):
        with pytest.raises(KnownError) as error:
            logo_png(data)
        assert error.value.key == "picture_too_large"


def drawing(inside: str) -> bytes:
    space = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    return f'<svg {space} width="100" height="50">{inside}</svg>'.encode()


RECT = '<rect width="30" height="30"/>'
USE = '<use xlink:href="#{}"/>'


@pytest.mark.parametrize(
    "inside",
    [
        RECT,
        RECT * (MOST_PARTS - 1),
        f'<g id="a">{RECT}</g>' + USE.format("a") * 20,
        '<use href="#later"/><g id="later"/>',
        '<image href="data:image/png;base64,AAAA" width="9" height="9"/>',
        f'<g opacity="0.5">{RECT}</g>' * 50,
    ],
)
def test_an_ordinary_drawing_may_be_drawn(inside: str) -> None:
    check_drawing(drawing(inside))


@pytest.mark.parametrize(
    "inside",
    [
        RECT * MOST_PARTS,
        "<g>" * MOST_PARTS + "</g>" * MOST_PARTS,
        f'<g id="a">{RECT * 100}</g>' + USE.format("a") * 40,
        f'<g id="a">{RECT}</g><g id="b">{USE.format("a")}</g>{USE.format("b")}',
        f'<g id="a">{USE.format("a")}</g>',
        '<path d="M0 0' + " L 10 10" * 100_000 + '"/>',
        '<rect filter="url(#f)"/>' * 40,
        '<g style="fill: red; opacity: 0.5"/>' * 500,
    ],
)
def test_a_drawing_that_takes_too_long_is_refused_before_it_is_drawn(inside: str) -> None:
    with pytest.raises(KnownError) as error:
        check_drawing(drawing(inside))
    assert error.value.key == "drawing_too_large"


@pytest.mark.parametrize("file", ["file:///etc/passwd", "/dev/zero", "http://127.0.0.1/x.png", ""])
def test_a_drawing_shows_no_other_files(file: str) -> None:
    with pytest.raises(KnownError) as error:
        check_drawing(drawing(f'<image xlink:href="{file}" width="9" height="9"/>'))
    assert error.value.key == "bad_picture"


def test_the_entities_of_a_drawing_program_are_read_and_those_of_other_files_are_not() -> None:
    declared = b'<!DOCTYPE svg [<!ENTITY c "red">]>' + drawing('<rect fill="&c;"/>')
    check_drawing(declared)
    with pytest.raises(KnownError):
        check_drawing(declared.replace(b'"red"', b'SYSTEM "file:///etc/passwd"'))


def test_what_is_kept_comes_back_and_what_was_damaged_is_no_logo() -> None:
    png = logo_png(picture(100, 100))
    assert decode_logo(encode_logo(png)) == png
    assert [decode_logo(text) for text in (None, 7, "%%%", "YWJj")] == [b""] * 4


@pytest.mark.parametrize("paper", list(PAPERS))
@pytest.mark.parametrize("shape", [(300, 300), (900, 200), (100, 400)])
def test_every_page_has_the_logo_in_its_own_proportions(paper: str, shape: tuple[int, int]) -> None:
    data = replace(club.season_data(60, 12), logo=logo_png(picture(*shape)))
    wide, high = PAPERS[paper]
    content = season_pdf(data, ("ranking", "matrix"), paper, "portrait")
    found = pictures(content)
    document = pypdfium2.PdfDocument(content)
    assert len(found) == len(document) > 1
    for left, bottom, right, top in found:
        assert (right - left) / (top - bottom) == pytest.approx(shape[0] / shape[1], rel=0.03)
        assert wide / 2 < left < right <= wide
        assert high - 100 < bottom < top <= high
    for page in document:
        lines = [item.get_bounds() for item in page.get_objects(filter=[raw.FPDF_PAGEOBJ_TEXT])]
        head = [box for box in lines if box[3] > found[0][1]]
        assert head
        assert all(box[2] <= found[0][0] for box in head)
    document.close()


def test_evenings_and_blank_sheets_have_it_and_a_club_without_one_has_room_for_its_name() -> None:
    logo = logo_png(picture(300, 300))
    evening = replace(club.evening_data([club.belgian(deals=9)]), logo=logo)
    assert len(pictures(evening_pdf(evening, ("standings",)))) == 1
    sheet = BlankSheet("belgian", GAMES["belgian"].default_conventions())
    for kept_logo, count in ((logo, 1), (b"", 0), (b"\x89PNG damaged", 0)):
        report = blank_report("Club", [sheet], datetime.date(2026, 11, 30), kept_logo)
        assert len(pictures(pdf_bytes(report))) == count


def test_a_paper_with_a_logo_gives_the_same_bytes_and_a_picture() -> None:
    evening = replace(club.evening_data([club.belgian(deals=3)]), logo=logo_png(picture(300, 300)))
    assert evening_pdf(evening) == evening_pdf(evening)
    assert len(png_pages(evening_pdf(evening, ("standings",)))) == 1
