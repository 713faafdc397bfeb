"""The club's logo: kept with the club as text, printed at the head of every paper."""

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
"""Bytes of a picture that is chosen."""
MOST_PIXELS: Final = 12_500_000
"""Dots of a picture that is chosen: the photograph of a telephone and no more, it is read while somebody waits."""
LARGEST_DRAWING: Final = 500_000
"""Bytes of a drawing (SVG) that is chosen."""
MOST_PARTS: Final = 3_000
"""Elements of a drawing; those it draws again count each time, those laid over the rest as a whole several times."""
KEPT: Final = (900, 400)
"""Width and height in pixels a kept logo fits into: sharp in print at the size it is printed."""
WIDEST: Final = 0.3
"""How much of a page's width a logo takes at most."""
_HIGH: Final = {"A5": 34.0}
_USUAL_HIGH: Final = 44.0
_FAINT: Final = 200
"""A picture in which nothing is darker than this grey was made for a dark ground."""
_LAYERED: Final = 8
_FILTERED: Final = 100
_PNG: Final = b"\x89PNG"


def logo_png(data: bytes) -> bytes:
    """A PNG or JPEG as it is kept: on white (black where it was made for a dark ground), without empty edges, no
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
        # Whatever a damaged picture makes the reader stumble over is a fault of the picture.
        raise KnownError("bad_picture") from None
    # As much memory as the picture itself.
    del found
    out = io.BytesIO()
    kept = _on_paper(image)
    kept.thumbnail(KEPT)
    kept.save(out, "PNG", optimize=True)
    return out.getvalue()


def check_drawing(svg: bytes) -> None:
    """Whether a drawing can be drawn while somebody waits; nothing of it is drawn, nothing it names is read.

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
    """As how many parts an element counts: what is laid over the rest as a whole takes a picture of its own."""
    style = "".join(element.get("style", "").split())
    if element.get("filter") or "filter:" in style:
        return _FILTERED
    layered = element.get("opacity") or element.get("mask") or style.startswith("opacity:") or ";opacity:" in style
    return _LAYERED if layered else 1


def _is(element: Element, name: str) -> bool:
    return isinstance(element.tag, str) and element.tag.rpartition("}")[2] == name


def _link(element: Element) -> str:
    """What an element shows: a place in the drawing or a file."""
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
    """The logo as the club keeps it."""
    return base64.b64encode(png).decode("ascii")


def decode_logo(kept: Any) -> bytes:
    """The logo out of what the club keeps; nothing where that is none."""
    if not isinstance(kept, str):
        return b""
    try:
        data = base64.b64decode(kept, validate=True)
    except binascii.Error:
        return b""
    return data if data.startswith(_PNG) else b""


def logo_size(logo: bytes, paper: str, wide: float) -> tuple[float, float]:
    """Width and height of a logo at the head of a page ``wide`` points wide; (0, 0) without one."""
    reader = _reader(logo)
    if reader is None:
        return 0.0, 0.0
    width, height = reader.getSize()
    scale = min(_HIGH.get(paper, _USUAL_HIGH) / height, WIDEST * wide / width)
    return width * scale, height * scale


def draw_logo(canvas: Canvas, logo: bytes, right: float, top: float, size: tuple[float, float]) -> None:
    """Draws the logo with its corner there."""
    if (reader := _reader(logo)) is not None:
        canvas.drawImage(reader, right - size[0], top - size[1], size[0], size[1])


@lru_cache(maxsize=2)
def _reader(logo: bytes) -> Any:
    """The picture as ReportLab draws it; None for none and for one that cannot be read any more."""
    from PIL import Image
    from reportlab.lib.utils import ImageReader

    if not logo:
        return None
    try:
        with Image.open(io.BytesIO(logo), formats=("PNG",)) as image:
            image.load()
            return ImageReader(image)
    except Exception:
        # What is kept may have been damaged elsewhere; the paper is printed without it.
        return None
