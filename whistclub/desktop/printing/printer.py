"""Rendering of PDF pages as images, and printing them with the chosen pages, copies and order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPageLayout, QPageRanges, QPageSize, QPainter, QTransform

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

PRINT_DPI = 300


def page_image(pdf: Any, index: int, dpi: float) -> QImage:
    """Returns one page as an image."""
    bitmap = pdf[index].render(scale=dpi / 72)
    form = QImage.Format.Format_BGR888 if bitmap.n_channels == 3 else QImage.Format.Format_RGB32
    if bitmap.n_channels == 1:
        form = QImage.Format.Format_Grayscale8
    return QImage(bytes(bitmap.buffer), bitmap.width, bitmap.height, bitmap.stride, form).copy()


def paint(pdf: Any, printer: QPrinter, paper: str, step: Callable[[int, int], bool] = lambda done, all: True) -> bool:
    """Prints the pages chosen, each filling the sheet. ``step`` is called with the number done and the total, and
    returns whether to continue. Returns False if the printer did not start or printing was stopped."""
    width, height = pdf[0].get_size()
    printer.setFullPage(True)
    printer.setPageSize(QPageSize(getattr(QPageSize.PageSizeId, paper)))
    turned = QPageLayout.Orientation.Landscape if width > height else QPageLayout.Orientation.Portrait
    printer.setPageOrientation(turned)
    painter = QPainter()
    pages = list(wanted_pages(printer, len(pdf)))
    if not pages or not painter.begin(printer):
        return False
    try:
        for count, index in enumerate(pages):
            if not step(count, len(pages)):
                printer.abort()
                return False
            if count:
                printer.newPage()
            _paint_page(painter, printer, pdf, index)
    finally:
        painter.end()
    return True


def _paint_page(painter: QPainter, printer: QPrinter, pdf: Any, index: int) -> None:
    width, height = pdf[index].get_size()
    image = page_image(pdf, index, PRINT_DPI)
    sheet = printer.pageLayout().fullRectPixels(printer.resolution())
    if (width > height) != (sheet.width() > sheet.height()):
        image = image.transformed(QTransform().rotate(90))
    painter.drawImage(QRect(0, 0, sheet.width(), sheet.height()), image)


def wanted_pages(printer: QPrinter, count: int) -> Iterator[int]:
    """Yields the indices (from 0) of the pages in printing order; a page is repeated for each copy the printer does not
    make itself."""
    pages = [page for page in range(count) if _chosen(printer, page + 1)]
    if printer.pageOrder() == printer.PageOrder.LastPageFirst:
        pages.reverse()
    copies = 1 if printer.supportsMultipleCopies() else printer.copyCount()
    if printer.collateCopies():
        for _ in range(copies):
            yield from pages
    else:
        for page in pages:
            yield from [page] * copies


def _chosen(printer: QPrinter, page: int) -> bool:
    ranges: QPageRanges = printer.pageRanges()
    return ranges.isEmpty() or ranges.contains(page)
