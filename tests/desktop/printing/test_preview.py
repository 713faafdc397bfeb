"""The preview's way out: format and orientation, printers, copies, page ranges, files, the PDF viewer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pypdfium2
import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QDesktopServices, QPageRanges
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QApplication, QProgressDialog

from whistclub.desktop.controller import Controller
from whistclub.desktop.main_window.window import MainWindow
from whistclub.desktop.preferences import Preferences
from whistclub.desktop.printing.preview import PreviewDialog
from whistclub.desktop.printing.printer import paint, wanted_pages


def numbered(count: int) -> Any:
    """Makes a PDF of that many pages, each with its number."""

    def make(paper: str, held: str | None) -> bytes:
        import io

        from reportlab.pdfgen.canvas import Canvas

        from whistclub.reports.writers.layout import PAPERS

        out = io.BytesIO()
        width, height = PAPERS[paper]
        canvas = Canvas(out, pagesize=(height, width) if held == "landscape" else (width, height), invariant=1)
        for number in range(1, count + 1):
            canvas.setFont("Helvetica", 200)
            canvas.drawString(40, 100, str(number))
            canvas.showPage()
        canvas.save()
        return out.getvalue()

    return make


@pytest.fixture
def preview(window: MainWindow, controller: Controller) -> PreviewDialog:
    shown = PreviewDialog("Print", [("Five pages", numbered(5))], "five", window, controller.preferences)
    shown.open()
    QApplication.processEvents()
    return shown


@pytest.fixture
def printer(tmp_path: Path) -> QPrinter:
    """A printer that prints into a file."""
    found = QPrinter(QPrinter.PrinterMode.HighResolution)
    found.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    found.setOutputFileName(str(tmp_path / "printed.pdf"))
    found.setResolution(72)
    return found


def printed(tmp_path: Path) -> list[tuple[float, float]]:
    with pypdfium2.PdfDocument(tmp_path / "printed.pdf") as pdf:
        return [page.get_size() for page in pdf]


def test_paper_and_orientation_are_remembered(
    preview: PreviewDialog, window: MainWindow, controller: Controller
) -> None:
    preview.paper.choose("Letter")
    preview.held.choose("landscape")
    width, height = preview.pdf[0].get_size()
    assert (round(width), round(height)) == (792, 612)
    preview.reject()
    stored = Preferences.load(controller.preferences.path)
    assert (stored.paper, stored.paper_held) == ("Letter", "landscape")
    again = PreviewDialog("Print", [("Five pages", numbered(5))], "five", window, stored)
    again.open()
    assert (again.paper.currentData(), again.held.currentData()) == ("Letter", "landscape")
    assert round(again.pdf[0].get_size()[0]) == 792
    again.reject()


def test_a_format_the_settings_cannot_have_is_the_usual_one(tmp_path: Path) -> None:
    (tmp_path / "s.toml").write_text('paper = "A0"\npaper_held = "upside down"\n')
    stored = Preferences.load(tmp_path / "s.toml")
    assert (stored.paper, stored.paper_held) == ("A4", "")


def test_all_pages_are_printed_on_the_paper_chosen(preview: PreviewDialog, printer: QPrinter, tmp_path: Path) -> None:
    preview.paper.choose("A5")
    assert preview.print_on(printer)
    assert [(round(w), round(h)) for w, h in printed(tmp_path)] == [(420, 595)] * 5


def test_a_range_of_pages_is_printed(preview: PreviewDialog, printer: QPrinter, tmp_path: Path) -> None:
    printer.setFromTo(2, 4)
    assert preview.print_on(printer)
    assert len(printed(tmp_path)) == 3


def test_pages_copies_and_order_are_as_asked_for(printer: QPrinter) -> None:
    ranges = QPageRanges()
    ranges.addPage(1)
    ranges.addRange(4, 5)
    printer.setPageRanges(ranges)
    assert list(wanted_pages(printer, 5)) == [0, 3, 4]
    printer.setPageOrder(QPrinter.PageOrder.LastPageFirst)
    assert list(wanted_pages(printer, 5)) == [4, 3, 0]
    printer.setPageOrder(QPrinter.PageOrder.FirstPageFirst)
    printer.setPageRanges(QPageRanges())
    printer.setCopyCount(2)
    if not printer.supportsMultipleCopies():
        printer.setCollateCopies(True)
        assert list(wanted_pages(printer, 2)) == [0, 1, 0, 1]
        printer.setCollateCopies(False)
        assert list(wanted_pages(printer, 2)) == [0, 0, 1, 1]


def test_pages_that_are_not_there_print_nothing(preview: PreviewDialog, printer: QPrinter) -> None:
    printer.setFromTo(9, 12)
    assert not paint(preview.pdf, printer, "A4")


def test_printing_can_be_stopped_and_says_so(preview: PreviewDialog, printer: QPrinter) -> None:
    def cancel() -> None:
        for widget in QApplication.topLevelWidgets():
            if isinstance(widget, QProgressDialog):
                widget.cancel()

    QTimer.singleShot(0, cancel)
    assert not preview.print_on(printer)
    assert preview.note.text() == "Printing was stopped."
    assert preview.isVisible()
    preview.reject()


@pytest.mark.qt_log_ignore("QPainter::begin")
def test_a_printer_that_does_not_start_is_told(preview: PreviewDialog, printer: QPrinter, tmp_path: Path) -> None:
    printer.setOutputFileName(str(tmp_path / "nowhere" / "printed.pdf"))
    assert not preview.print_on(printer)
    assert "does not answer" in preview.note.text()
    preview.reject()


def test_without_a_printer_it_is_said_what_helps(
    preview: PreviewDialog, monkeypatch: pytest.MonkeyPatch, hands: Any
) -> None:
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", staticmethod(list))
    hands.press(preview, "Print…")
    assert "knows no printer" in preview.note.text()
    preview.reject()


def test_the_systems_dialog_is_asked_and_its_answer_printed(
    preview: PreviewDialog, window: MainWindow, monkeypatch: pytest.MonkeyPatch, hands: Any, tmp_path: Path
) -> None:
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", staticmethod(lambda: ["Bar"]))

    def chosen(asked: QPrintDialog) -> int:
        assert not asked.testOption(QPrintDialog.PrintDialogOption.PrintToFile)
        asked.printer().setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        asked.printer().setOutputFileName(str(tmp_path / "printed.pdf"))
        asked.printer().setFromTo(5, 5)
        return 1

    monkeypatch.setattr(QPrintDialog, "exec", chosen)
    hands.press(preview, "Print…")
    assert len(printed(tmp_path)) == 1
    QApplication.processEvents()
    assert window.findChild(PreviewDialog) is None


def test_the_viewer_gets_the_very_pages_and_its_absence_is_told(
    preview: PreviewDialog, monkeypatch: pytest.MonkeyPatch, hands: Any
) -> None:
    opened: list[str] = []

    def open_url(url: Any) -> bool:
        opened.append(url.toLocalFile())
        return len(opened) == 1

    monkeypatch.setattr(QDesktopServices, "openUrl", staticmethod(open_url))
    hands.press(preview, "Open in the PDF viewer")
    assert Path(opened[0]).read_bytes() == preview.data
    hands.press(preview, "Open in the PDF viewer")
    assert "No PDF viewer was found" in preview.note.text()
    Path(opened[0]).unlink()
    preview.reject()
