"""The print preview: shows the pages, then prints them, saves them as a PDF, or opens them in the PDF viewer."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QPixmap, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QLabel,
    QProgressDialog,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from whistclub.desktop.controller import sentence
from whistclub.desktop.design import theme
from whistclub.desktop.design.fields import ComboBox
from whistclub.desktop.design.flow import FlowLayout
from whistclub.desktop.design.tips import set_tip
from whistclub.desktop.design.toolbar_layout import ToolbarLayout
from whistclub.desktop.design.widgets import button, label, set_kind
from whistclub.desktop.files.file_dialogs import ask_save, proper
from whistclub.desktop.preferences import PAPERS
from whistclub.desktop.printing.printer import PRINT_DPI, page_image, paint
from whistclub.errors import KnownError
from whistclub.reports.export import write_pictures, write_report, write_whole
from whistclub.reports.writers.pdf import pdf_bytes
from whistclub.reports.writers.png import png_pages
from whistclub.words import tr

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

    from whistclub.desktop.preferences import Preferences
    from whistclub.reports.table import Report
    from whistclub.reports.writers.layout import Held

ZOOMS = (0.5, 0.75, 1.0, 1.25, 1.5, 2.0)

Make = Callable[[str, "Held | None"], bytes]
"""Makes the PDF for a paper size and an orientation; None: the best one for each table."""


class ReportPaper:
    """Makes the PDF of a report, which is created on first use. ``usual``: orientation unless another is chosen."""

    def __init__(self, report: Callable[[], Report], usual: Held | None = None) -> None:
        self.report = cache(report)
        self.usual = usual

    def __call__(self, paper: str, held: Held | None) -> bytes:
        return pdf_bytes(self.report(), paper, held or self.usual)


class PreviewDialog(QDialog):
    """Shows a PDF page by page; a report can be saved in other formats too. ``kinds``: the printouts, each with the
    function that makes it; the first is shown.
    Paper and orientation are those chosen last, if there are ``settings`` to store them in."""

    def __init__(
        self,
        title: str,
        kinds: list[tuple[str, Make]],
        file_name: str,
        parent: QWidget | None = None,
        preferences: Preferences | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.kinds, self.file_name, self.preferences = kinds, file_name, preferences
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
        self.area.setAccessibleName(tr("Page as it will be printed"))
        self.area.setWidget(self.sheet)
        box.addWidget(self.area, 1)
        box.addLayout(self._bottom_row())
        for before, after in pairwise((*self._first, self.kind)):
            QWidget.setTabOrder(before, after)
        self.printing.setFocus()
        if parent is not None:
            self.resize(parent.width() - 48, parent.height() - 40)

    def _top_row(self) -> FlowLayout:
        row = FlowLayout()
        self.kind = ComboBox([(text, index) for index, (text, _) in enumerate(self.kinds)])
        self.kind.setAccessibleName(tr("What to print"))
        self.kind.currentIndexChanged.connect(self.make)
        self.kind.setVisible(len(self.kinds) > 1)
        self.kind.setMaxVisibleItems(20)
        self.paper = ComboBox([(paper, paper) for paper in PAPERS])
        self.paper.setAccessibleName(tr("Paper"))
        self.held = ComboBox([(tr("automatic"), ""), (tr("portrait"), "portrait"), (tr("landscape"), "landscape")])
        self.held.setAccessibleName(tr("How the paper is held"))
        if self.preferences is not None:
            self.paper.choose(self.preferences.paper)
            self.held.choose(self.preferences.paper_held)
        for choice in (self.paper, self.held):
            choice.currentIndexChanged.connect(self._other_paper)
        for choice in (self.kind, self.paper, self.held):
            row.addWidget(choice)
        self.previous, self.next = button("‹", repeats=True), button("›", repeats=True)
        self.previous.setAccessibleName(tr("Page before"))
        self.next.setAccessibleName(tr("Next page"))
        self.where = label("")
        self.where.setMinimumHeight(theme.CONTROL)
        self.smaller, self.larger = button("−", repeats=True), button("+", repeats=True)
        self.whole = button(tr("Whole page"))
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

    def _bottom_row(self) -> ToolbarLayout:
        row = ToolbarLayout()
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
            press.setAutoDefault(True)
        self.printing.setDefault(True)
        set_tip(self.printing, "Ctrl+P")
        set_tip(save, "Ctrl+S")
        for key, do in (("Ctrl+P", self.print), ("Ctrl+S", self.save)):
            QShortcut(QKeySequence(key), self).activated.connect(do)
        self._first = (self.printing, save, viewer, shut)
        return row

    # -- pages

    def _other_paper(self, _index: int) -> None:
        """Stores the paper and orientation chosen."""
        if self.preferences is not None:
            self.preferences.paper, self.preferences.paper_held = self.paper.currentData(), self.held.currentData()
            self.preferences.save()
        self.make()

    def make(self, _index: int = 0) -> None:
        """Makes the pages again, for other paper or another printout."""
        import pypdfium2

        QApplication.setOverrideCursor(Qt.CursorShape.BusyCursor)
        try:
            make = self.kinds[self.kind.currentIndex()][1]
            self.data = make(self.paper.currentData(), self.held.currentData() or None)
            self._shut()
            self.pdf = pypdfium2.PdfDocument(self.data)
        finally:
            QApplication.restoreOverrideCursor()
        self.page = 0
        self.show_page()

    def show_page(self) -> None:
        """Draws the current page at the resolution of the screen."""
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
        """Shows the previous page."""
        if self.page > 0:
            self.page -= 1
            self.show_page()

    def page_after(self) -> None:
        """Shows the next page."""
        if self.page + 1 < len(self.pdf):
            self.page += 1
            self.show_page()

    def zoom_in(self) -> None:
        """Enlarges the page."""
        self._zoom(next((step for step in ZOOMS if step > self.zoom + 0.01), ZOOMS[-1]))

    def zoom_out(self) -> None:
        """Shrinks the page."""
        self._zoom(next((step for step in reversed(ZOOMS) if step < self.zoom - 0.01), ZOOMS[0]))

    def _zoom(self, zoom: float) -> None:
        self.fit, self.zoom = "", zoom
        self.show_page()

    def fit_page(self) -> None:
        """Fits the whole page into the window."""
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
        """Opens the system's print dialog and prints."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo

        if not QPrinterInfo.availablePrinterNames():
            self._say(tr("The system knows no printer. Save a PDF, or open it in the PDF viewer and print there."))
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setResolution(PRINT_DPI)
        printer.setDocName(self.name())
        dialog = QPrintDialog(printer, self)
        dialog.setMinMax(1, len(self.pdf))
        dialog.setOption(QPrintDialog.PrintDialogOption.PrintCurrentPage, False)
        # Its own file dialog would open the club's file and release its locks; the preview saves PDFs itself.
        dialog.setOption(QPrintDialog.PrintDialogOption.PrintToFile, False)
        if dialog.exec() == QDialog.DialogCode.Accepted and self.print_on(printer):
            self.accept()

    def print_on(self, printer: QPrinter) -> bool:
        """Prints the pages chosen in the print dialog, with a progress dialog if it takes long. Returns False if it was
        stopped or did not start, and reports that."""
        progress = QProgressDialog(tr("Printing…"), tr("Cancel"), 0, 0, self)
        progress.setWindowTitle(tr("Print"))
        progress.setWindowModality(Qt.WindowModality.WindowModal)
        progress.setMinimumDuration(600)

        def step(done: int, count: int) -> bool:
            progress.setMaximum(count)
            progress.setValue(done)
            QApplication.processEvents()
            return not progress.wasCanceled()

        try:
            printed = paint(self.pdf, printer, self.paper.currentData(), step)
            stopped = progress.wasCanceled()
        finally:
            progress.close()
            progress.deleteLater()
        if stopped:
            self._say(tr("Printing was stopped."))
        elif not printed:
            self._say(tr("The printer does not answer. Save a PDF, or open it in the PDF viewer and print there."))
        return printed

    def save(self) -> None:
        """Asks for a file name and saves the PDF."""

        kinds = {tr("PDF files (*.pdf)"): f"{self.name()}.pdf", tr("Pictures (*.png)"): f"{self.name()}.png"}
        if (report := self._report()) is not None:
            kinds[tr("Excel workbook (*.xlsx)")] = f"{self.name()}.xlsx"
            if len(report.tables) == 1:
                kinds[tr("Text table (*.csv)")] = f"{self.name()}.csv"
            kinds[tr("Page for the web site (*.html)")] = f"{self.name()}.html"
            kinds[tr("Text for a forum or chat (*.txt)")] = f"{self.name()}.txt"
        if path := ask_save(self, tr("Save as PDF or picture"), kinds):
            self.save_to(path)

    def name(self) -> str:
        """Returns the file name of the printout, without extension."""
        if len(self.kinds) == 1:
            return self.file_name
        return proper(f"{self.file_name} {self.kind.currentText()}")

    def _report(self) -> Report | None:
        """The report shown; None where what is shown is made for paper alone."""
        make = self.kinds[self.kind.currentIndex()][1]
        return make.report() if isinstance(make, ReportPaper) else None

    def save_to(self, path: Path) -> None:
        """Writes the PDF, its pages as pictures if the name ends in .png, or the report in the format of another
        ending, and reports it."""

        report = self._report()
        try:
            if path.suffix.lower() == ".png":
                write_pictures(path, png_pages(self.data))
            elif report is not None and path.suffix.lower() != ".pdf":
                write_report(path, report)
            else:
                write_whole(path, self.data)
        except KnownError as error:
            self._say(sentence(error))
        else:
            self._say(tr("✓ Saved in {path}", path=str(path)), "ok")

    def open_viewer(self) -> None:
        """Opens the PDF in the system's viewer, from which it can be printed too."""
        from PySide6.QtCore import QUrl
        from PySide6.QtGui import QDesktopServices

        folder = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.TempLocation))
        path = folder / f"{self.name()}.pdf"
        self.save_to(path)
        if path.exists() and not QDesktopServices.openUrl(QUrl.fromLocalFile(str(path))):
            self._say(tr("No PDF viewer was found. The file lies in {path}", path=str(path)))

    def _say(self, text: str, kind: str = "attention") -> None:
        """Shows a message between the buttons without moving them."""
        self.note.setText(text)
        set_tip(self.note, text)
        set_kind(self.note, kind)
