"""The club's logo: kept with the club as text, printed at the head of every paper."""

from __future__ import annotations

import base64
import binascii
import io
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from whistclub.errors import KnownError

if TYPE_CHECKING:
    from PIL.Image import Image
    from reportlab.pdfgen.canvas import Canvas

LARGEST: Final = 10_000_000
"""Bytes of a picture that is chosen."""
MOST_PIXELS: Final = 60_000_000
KEPT: Final = (900, 400)
"""Width and height in pixels a kept logo fits into: sharp in print at the size it is printed."""
WIDEST: Final = 0.3
"""How much of a page's width a logo takes at most."""
_HIGH: Final = {"A5": 34.0}
_USUAL_HIGH: Final = 44.0
_FAINT: Final = 200
"""A picture in which nothing is darker than this grey was made for a dark ground."""
_PNG: Final = b"\x89PNG"


def logo_png(data: bytes) -> bytes:
    """A PNG or JPEG as it is kept: on white (black where it was made for a dark ground), without empty edges, no
    larger than print needs. KnownError ``picture_too_large`` or ``bad_picture``."""
    from PIL import Image, ImageOps

    if len(data) > LARGEST:
        raise KnownError("picture_too_large", most=LARGEST // 1_000_000)
    try:
        with Image.open(io.BytesIO(data), formats=("PNG", "JPEG")) as found:
            if found.width * found.height > MOST_PIXELS:
                raise KnownError("picture_too_large", most=LARGEST // 1_000_000)
            found.draft("RGB", (KEPT[0] * 2, KEPT[1] * 2))
            image = ImageOps.exif_transpose(found).convert("RGBA")
    except KnownError:
        raise
    except Image.DecompressionBombError:
        raise KnownError("picture_too_large", most=LARGEST // 1_000_000) from None
    except Exception:
        # Whatever a damaged picture makes the reader stumble over is a fault of the picture.
        raise KnownError("bad_picture") from None
    out = io.BytesIO()
    kept = _on_paper(image)
    kept.thumbnail(KEPT)
    kept.save(out, "PNG", optimize=True)
    return out.getvalue()


def _on_paper(image: Image) -> Image:
    from PIL import Image, ImageOps

    for ground in ("white", "black"):
        flat = Image.new("RGBA", image.size, ground)
        flat.alpha_composite(image)
        plain = flat.convert("RGB")
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
