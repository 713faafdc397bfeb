"""The club's logo: stored in the club as text, printed at the top of every paper."""

from __future__ import annotations

import base64
import binascii
import io
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from whistclub.errors import KnownError

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

    from PIL.Image import Image
    from reportlab.pdfgen.canvas import Canvas

LARGEST: Final = 10_000_000
"""Greatest size of a chosen picture, in bytes."""
MOST_PIXELS: Final = 12_500_000
"""Greatest number of pixels of a chosen picture: a phone's photograph and no more, since the user waits while it is
read."""
LARGEST_DRAWING: Final = 500_000
"""Greatest size of a chosen drawing (SVG), in bytes."""
MOST_PARTS: Final = 3_000
"""Greatest number of elements of a drawing; repeated ones count each time, composited ones several times."""
KEPT: Final = (900, 400)
"""Greatest width and height in pixels of a stored logo: sharp at its printed size."""
WIDEST: Final = 0.3
"""Greatest share of a page's width taken by a logo."""
_HIGH: Final = {"A5": 34.0}
_USUAL_HIGH: Final = 44.0
_FAINT: Final = 200
"""A picture with nothing darker than this grey is meant for a dark background."""
_LAYERED: Final = 8
_FILTERED: Final = 100
_PNG: Final = b"\x89PNG"


def logo_png(data: bytes) -> bytes:
    """A PNG or JPEG in its stored form: on white (black when meant for a dark background), without empty edges, no
    larger than print needs. KnownError ``picture_too_large`` or ``bad_picture``."""
    from PIL import Image, ImageOps

    if len(data) > LARGEST:
        raise _too_large()
    try:
        with Image.open(io.BytesIO(data), formats=("PNG", "JPEG")) as found:
            if found.width * found.height > MOST_PIXELS:
                raise _too_large()
            found.draft("RGB", (KEPT[0] * 2, KEPT[1] * 2))
            ImageOps.exif_transpose(found, in_place=True)
            image = found.convert("RGBA")
    except KnownError:
        raise
    except Image.DecompressionBombError:
        raise _too_large() from None
    except Exception:
        # Any error of the reader means a damaged picture.
        raise KnownError("bad_picture") from None
    # The decoded picture is no longer needed and takes as much memory as its copy.
    del found
    out = io.BytesIO()
    kept = _on_paper(image)
    kept.thumbnail(KEPT)
    kept.save(out, "PNG", optimize=True)
    return out.getvalue()


def check_drawing(svg: bytes) -> None:
    """Checks that a drawing can be drawn quickly, without drawing it or reading anything it refers to.

    KnownError ``drawing_too_large`` (values: ``most``, kilobytes, and ``parts``), ``bad_picture`` for what is no
    drawing and for one that shows pictures of other files."""
    from defusedxml.ElementTree import iterparse

    too_large = KnownError("drawing_too_large", most=LARGEST_DRAWING // 1000, parts=MOST_PARTS)
    if len(svg) > LARGEST_DRAWING:
        raise too_large
    elements: list[Element] = []
    try:
        # Drawing programs declare entities; external ones are refused.
        for _, element in iterparse(io.BytesIO(svg), events=("start",), forbid_entities=False):
            elements.append(element)
            if len(elements) > MOST_PARTS:
                raise too_large
    except KnownError:
        raise
    except Exception:
        raise KnownError("bad_picture") from None
    if any(_is(element, "image") and not _link(element).startswith("data:") for element in elements):
        raise KnownError("bad_picture")
    named = {f"#{element.get('id')}": list(element.iter()) for element in elements if element.get("id")}
    again = [named.get(_link(element), []) for element in elements if _is(element, "use")]
    nested = any(_is(inner, "use") for parts in again for inner in parts)
    parts = [*elements, *(part for parts in again for part in parts)]
    if nested or len(parts) > MOST_PARTS or sum(map(_weight, parts)) > MOST_PARTS:
        raise too_large


def _weight(element: Element) -> int:
    """How many elements an element counts for: a composited one needs a picture of its own."""
    style = "".join(element.get("style", "").split())
    if element.get("filter") or "filter:" in style:
        return _FILTERED
    layered = element.get("opacity") or element.get("mask") or style.startswith("opacity:") or ";opacity:" in style
    return _LAYERED if layered else 1


def _is(element: Element, name: str) -> bool:
    return isinstance(element.tag, str) and element.tag.rpartition("}")[2] == name


def _link(element: Element) -> str:
    """The reference of an element: a part of the drawing or a file."""
    return (element.get("href") or element.get("{http://www.w3.org/1999/xlink}href") or "").strip()


def _too_large() -> KnownError:
    return KnownError("picture_too_large", most=LARGEST // 1_000_000, dots=MOST_PIXELS // 1_000_000)


def _on_paper(image: Image) -> Image:
    from PIL import Image, ImageOps

    for ground in ("white", "black"):
        flat = Image.new("RGBA", image.size, ground)
        flat.alpha_composite(image)
        plain = flat.convert("RGB")
        del flat
        grey = plain.convert("L")
        levels = [level for level, count in enumerate(grey.histogram()) if count]
        if len(levels) == 1 or (ground == "white" and levels[0] > _FAINT):
            continue
        return plain.crop(ImageOps.invert(grey).getbbox()) if ground == "white" else plain
    raise KnownError("bad_picture")


def encode_logo(png: bytes) -> str:
    """The logo as stored text."""
    return base64.b64encode(png).decode("ascii")


def decode_logo(kept: Any) -> bytes:
    """The logo of the stored text; empty when there is none."""
    if not isinstance(kept, str):
        return b""
    try:
        data = base64.b64decode(kept, validate=True)
    except binascii.Error:
        return b""
    return data if data.startswith(_PNG) else b""


def logo_size(logo: bytes, paper: str, wide: float) -> tuple[float, float]:
    """Width and height in points of a logo at the top of a page ``wide`` points wide; (0, 0) without one."""
    reader = _reader(logo)
    if reader is None:
        return 0.0, 0.0
    width, height = reader.getSize()
    scale = min(_HIGH.get(paper, _USUAL_HIGH) / height, WIDEST * wide / width)
    return width * scale, height * scale


def draw_logo(canvas: Canvas, logo: bytes, right: float, top: float, size: tuple[float, float]) -> None:
    """Draws the logo with its upper right corner at that point."""
    if (reader := _reader(logo)) is not None:
        canvas.drawImage(reader, right - size[0], top - size[1], size[0], size[1])


@lru_cache(maxsize=2)
def _reader(logo: bytes) -> Any:
    """The picture for ReportLab; None without a logo or for one that cannot be read."""
    from PIL import Image
    from reportlab.lib.utils import ImageReader

    if not logo:
        return None
    try:
        with Image.open(io.BytesIO(logo), formats=("PNG",)) as image:
            image.load()
            return ImageReader(image)
    except Exception:
        # A stored logo may have been damaged elsewhere; the paper is then printed without it.
        return None
