"""Pages as pictures for a group chat: the pages of a PDF without their empty rest."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from whistclub.reports.writers.pdf import foot_of

if TYPE_CHECKING:
    from PIL.Image import Image

DPI = 200
_EDGE = 40
"""White margin kept around the content, in pixels."""


def png_pages(pdf: bytes) -> list[bytes]:
    """The pages of a report as PNG pictures; a single page loses its number."""
    import pypdfium2

    document = pypdfium2.PdfDocument(pdf)
    try:
        alone = len(document) == 1
        return [
            _png(page.render(scale=DPI / 72).to_pil(), round(foot_of(*page.get_size()) * DPI / 72) if alone else 0)
            for page in document
        ]
    finally:
        document.close()


def _png(image: Image, foot: int) -> bytes:
    out = io.BytesIO()
    trimmed = _trimmed(image.crop((0, 0, image.width, image.height - foot)))
    # A page has few colours: a palette saves two thirds of the bytes without a visible difference.
    trimmed.convert("RGB").quantize(128).save(out, "PNG", dpi=(DPI, DPI), optimize=True)
    return out.getvalue()


def _trimmed(image: Image) -> Image:
    from PIL import ImageOps

    box = ImageOps.invert(image.convert("L")).getbbox()
    if box is None:
        return image
    left, top, right, bottom = box
    return image.crop(
        (max(0, left - _EDGE), max(0, top - _EDGE), min(image.width, right + _EDGE), min(image.height, bottom + _EDGE))
    )
