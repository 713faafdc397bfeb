"""Printing: a preview of the very pages, then to a printer the system knows, into a PDF file, or the PDF viewer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRect, QStandardPaths, Qt
from PySide6.QtGui import QImage, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QDialog, QHBoxLayout, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from whistclub.desktop import theme
from whistclub.desktop.filedialogs import proper
from whistclub.desktop.widgets import ComboBox, button, label, set_kind
from whistclub.words import tr

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

PAPERS = ("A4", "A5", "Letter")
PRINT_DPI = 300
ZOOMS = (0.5, 0.75, 1.0, 1.25, 1.5, 2.0)

Make = Callable[[str], bytes]
"""Makes the PDF for a paper size."""


def page_image(pdf: Any, index: int, dpi: float) -> QImage:
    """One page as an image."""
    bitmap = pdf[index].render(scale=dpi / 72)
    form = QImage.Format.Format_BGR888 if bitmap.n_channels == 3 else QImage.Format.Format_RGB32
    if bitmap.n_channels == 1:
        form = QImage.Format.Format_Grayscale8
    return QImage(bytes(bitmap.buffer), bitmap.width, bitmap.height, bitmap.stride, form).copy()


class PreviewDialog(QDialog):
    """Shows a PDF page by page. ``kinds``: what can be printed, each with its maker; the first is shown."""

    def __init__(
        self, title: str, kinds: list[tuple[str, Make]], file_name: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.kinds, self.file_name = kinds, file_name
        self.data, self.page, self.zoom, self.fit = b"", 0, 1.0, "width"
        self.pdf: Any = None
        box = QVBoxLayout(self)
        box.setContentsMargins(theme.INSIDE, theme.INSIDE, theme.INSIDE, theme.INSIDE)
        box.setSpacing(theme.GAP)
        box.addLayout(self._top_row())
        self.area = QScrollArea()
        self.area.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.sheet = QLabel()
        self.sheet.setAccessibleName(tr("Page as it will be printed"))
        self.area.setWidget(self.sheet)
        box.addWidget(self.area, 1)
        box.addLayout(self._bottom_row())
        if parent is not None:
            self.resize(parent.width() - 48, parent.height() - 40)

    def _top_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(theme.GAP)
        self.kind = ComboBox([(text, index) for index, (text, _) in enumerate(self.kinds)])
        self.kind.setAccessibleName(tr("What to print"))
        self.kind.currentIndexChanged.connect(self.make)
        self.kind.setVisible(len(self.kinds) > 1)
        self.kind.setMaxVisibleItems(20)
        self.paper = ComboBox([(paper, paper) for paper in PAPERS])
        self.paper.setAccessibleName(tr("Paper"))
        self.paper.currentIndexChanged.connect(self.make)
        row.addWidget(self.kind)
        row.addWidget(self.paper)
        row.addStretch(1)
        self.previous, self.next = button("‹"), button("›")
        self.previous.setAccessibleName(tr("Page before"))
        self.next.setAccessibleName(tr("Next page"))
        self.where = label("")
        self.smaller, self.larger, self.whole = button("−"), button("+"), button(tr("Whole page"))
        self.smaller.setAccessibleName(tr("Smaller"))
        self.larger.setAccessibleName(tr("Larger"))
        for press, do in (
            (self.previous, self.page_before),
            (self.next, self.page_after),
            (self.smaller, self.zoom_out),
            (self.larger, self.zoom_in),
            (self.whole, self.fit_page),
        ):
            press.clicked.connect(do)
            press.setAutoDefault(False)
            press.setMinimumWidth(theme.CONTROL)
        for widget in (self.previous, self.where, self.next, self.smaller, self.larger, self.whole):
            row.addWidget(widget)
        return row

    def _bottom_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(theme.GAP)
        shut = button(tr("Close"))
        shut.clicked.connect(self.reject)
        viewer = button(tr("Open in the PDF viewer"))
        viewer.clicked.connect(self.open_viewer)
        save = button(tr("Save as PDF or picture…"))
        save.clicked.connect(self.save)
        self.printing = button(tr("Print…"), "main")
        self.printing.clicked.connect(self.print)
        row.addWidget(shut)
        self.note = label("", wrap=True)
        self.note.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        row.addWidget(self.note, 1)
        for press in (viewer, save, self.printing):
            row.addWidget(press)
        for press in (shut, viewer, save):
            press.setAutoDefault(False)
        return row

    # -- pages

    def make(self, _index: int = 0) -> None:
        """Makes the pages anew: other paper, or another thing to print."""
        import pypdfium2  # type: ignore[import-untyped]

        QApplication.setOverrideCursor(Qt.CursorShape.BusyCursor)
        try:
            self.data = self.kinds[self.kind.currentIndex()][1](self.paper.currentData())
            self._shut()
            self.pdf = pypdfium2.PdfDocument(self.data)
        finally:
            QApplication.restoreOverrideCursor()
        self.page = 0
        self.show_page()

    def show_page(self) -> None:
        """Draws the page in view as sharp as the screen is."""
        count = len(self.pdf)
        width, height = self.pdf[self.page].get_size()
        ratio = self.devicePixelRatioF()
        if self.fit:
            room = self.area.viewport().size()
            wide, high = (room.width() - 20) / width, (room.height() - 8) / height
            self.zoom = max(0.2, min(wide, high) if self.fit == "page" else min(wide, 1.5))
        image = page_image(self.pdf, self.page, 72 * self.zoom * ratio)
        image.setDevicePixelRatio(ratio)
        self.sheet.setPixmap(QPixmap.fromImage(image))
        self.sheet.resize(round(width * self.zoom), round(height * self.zoom))
        self.where.setText(tr("Page {page} of {count}", page=self.page + 1, count=count))
        self.previous.setEnabled(self.page > 0)
        self.next.setEnabled(self.page + 1 < count)

    def page_before(self) -> None:
        """One page back."""
        if self.page > 0:
            self.page -= 1
            self.show_page()

    def page_after(self) -> None:
        """One page on."""
        if self.page + 1 < len(self.pdf):
            self.page += 1
            self.show_page()

    def zoom_in(self) -> None:
        """Larger."""
        self._zoom(next((step for step in ZOOMS if step > self.zoom + 0.01), ZOOMS[-1]))

    def zoom_out(self) -> None:
        """Smaller."""
        self._zoom(next((step for step in reversed(ZOOMS) if step < self.zoom - 0.01), ZOOMS[0]))

    def _zoom(self, zoom: float) -> None:
        self.fit, self.zoom = "", zoom
        self.show_page()

    def fit_page(self) -> None:
        """The whole page in view."""
        self.fit = "page"
        self.show_page()

    def resizeEvent(self, event: Any) -> None:
        super().resizeEvent(event)
        if self.pdf is not None and self.fit:
            self.show_page()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_PageDown:
            self.page_after()
        elif event.key() == Qt.Key.Key_PageUp:
            self.page_before()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: Any) -> None:
        super().showEvent(event)
        if self.pdf is None:
            self.make()

    def _shut(self) -> None:
        if self.pdf is not None:
            self.pdf.close()
            self.pdf = None

    def done(self, result: int) -> None:
        self._shut()
        super().done(result)

    # -- out

    def print(self) -> None:
        """Asks for a printer and prints all pages."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo

        if not QPrinterInfo.availablePrinterNames():
            self._say(tr("The system knows no printer. Save a PDF, or open it in the PDF viewer and print there."))
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setResolution(PRINT_DPI)
        printer.setDocName(self.name())
        dialog = QPrintDialog(printer, self)
        dialog.setMinMax(1, len(self.pdf))
        if dialog.exec() == QDialog.DialogCode.Accepted and paint(self.pdf, printer, self.paper.currentData()):
            self.accept()

    def save(self) -> None:
        """Asks for a file name and writes the PDF."""
        from whistclub.desktop.filedialogs import ask_save

        kinds = {tr("PDF files (*.pdf)"): f"{self.name()}.pdf", tr("Pictures (*.png)"): f"{self.name()}.png"}
        if path := ask_save(self, tr("Save as PDF or picture"), kinds):
            self.save_to(path)

    def name(self) -> str:
        """What a file of the paper in view is called, without ending."""
        if len(self.kinds) == 1:
            return self.file_name
        return proper(f"{self.file_name} {self.kind.currentText()}")

    def save_to(self, path: Path) -> None:
        """Writes the PDF there, or its pages as pictures where the name ends in .png, and says so."""
        from whistclub.desktop.desk import sentence
        from whistclub.errors import KnownError
        from whistclub.reports.export import write_pictures, write_whole
        from whistclub.reports.png import png_pages

        try:
            if path.suffix.lower() == ".png":
                write_pictures(path, png_pages(self.data))
            else:
                write_whole(path, self.data)
        except KnownError as error:
            self._say(sentence(error))
        else:
            self._say(tr("✓ Saved in {path}", path=str(path)), "ok")

    def open_viewer(self) -> None:
        """Hands the PDF to the system's viewer, where it can be printed too."""
        from PySide6.QtCore import QUrl
        from PySide6.QtGui import QDesktopServices

        folder = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.TempLocation))
        path = folder / f"{self.name()}.pdf"
        self.save_to(path)
        if path.exists() and not QDesktopServices.openUrl(QUrl.fromLocalFile(str(path))):
            self._say(tr("No PDF viewer was found. The file lies in {path}", path=str(path)))

    def _say(self, text: str, kind: str = "attention") -> None:
        """Says it between the buttons, so that none of them moves."""
        self.note.setText(text)
        self.note.setToolTip(text)
        set_kind(self.note, kind)


def paint(pdf: Any, printer: QPrinter, paper: str) -> bool:
    """Prints the pages asked for, each over the whole sheet. False: the printer did not start."""
    from PySide6.QtGui import QPageLayout, QPageSize

    width, height = pdf[0].get_size()
    printer.setFullPage(True)
    printer.setPageSize(QPageSize(getattr(QPageSize.PageSizeId, paper)))
    turned = QPageLayout.Orientation.Landscape if width > height else QPageLayout.Orientation.Portrait
    printer.setPageOrientation(turned)
    painter = QPainter()
    if not painter.begin(printer):
        return False
    try:
        for count, index in enumerate(_wanted(printer, len(pdf))):
            if count:
                printer.newPage()
            page_width, page_height = pdf[index].get_size()
            image = page_image(pdf, index, PRINT_DPI)
            sheet = printer.pageLayout().fullRectPixels(printer.resolution())
            if (page_width > page_height) != (sheet.width() > sheet.height()):
                image = image.transformed(_quarter_turn())
            painter.drawImage(QRect(0, 0, sheet.width(), sheet.height()), image)
    finally:
        painter.end()
    return True


def _wanted(printer: QPrinter, count: int) -> range:
    first, last = printer.fromPage(), printer.toPage()
    return range(first - 1, min(last, count)) if first else range(count)


def _quarter_turn() -> Any:
    from PySide6.QtGui import QTransform

    return QTransform().rotate(90)
