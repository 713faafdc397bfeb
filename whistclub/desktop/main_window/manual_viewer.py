"""The manual in its own window (F1), with a button to print each chapter."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QSizeF, Qt
from PySide6.QtGui import (
    QFont,
    QKeySequence,
    QPageLayout,
    QPageSize,
    QPdfWriter,
    QShortcut,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QHBoxLayout, QTextBrowser, QVBoxLayout, QWidget

from whistclub.desktop.design import theme
from whistclub.desktop.design.flow import FlowLayout
from whistclub.desktop.design.widgets import button
from whistclub.desktop.printing.preview import Make, PreviewDialog
from whistclub.resources import resource
from whistclub.words import language, tr

if TYPE_CHECKING:
    from whistclub.reports.writers.layout import Held

PRINT_SIZES = (14.0, 12.5, 11.0, 10.0, 9.0, 8.5, 8.0, 7.5, 7.0)
"""Font sizes in points tried for printing: the largest at which a chapter fits on one page, else the smallest."""


def manual_text() -> str:
    """Returns the manual as Markdown in the language in use."""
    return resource("manual", f"{language()}.md").read_text(encoding="utf-8")


def parts(text: str) -> list[tuple[str, str]]:
    """Splits the manual into chapters, each with its title and Markdown.

    >>> parts("# M\\n\\n## One\\n\\nfirst\\n\\n## Two\\n\\nlast\\n")
    [('One', '# One\\n\\nfirst\\n'), ('Two', '# Two\\n\\nlast\\n')]
    """
    found = []
    for part in text.split("\n## ")[1:]:
        title, _, body = part.partition("\n")
        found.append((title, f"# {title}\n{body.rstrip()}\n"))
    return found


class ManualWindow(QWidget):
    """The text of the manual, a button for each chapter, and a button to print."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("page")
        self.setWindowTitle(tr("Manual"))
        box = QVBoxLayout(self)
        box.setContentsMargins(theme.INSIDE, theme.INSIDE, theme.INSIDE, theme.INSIDE)
        box.setSpacing(theme.GAP)
        self.text = QTextBrowser()
        self.text.setAccessibleName(tr("Manual"))
        self.text.setOpenExternalLinks(False)
        source = manual_text()
        self.parts = parts(source)
        top, flow_box = QHBoxLayout(), QWidget()
        flow = FlowLayout(flow_box)
        for title, _ in self.parts:
            press = button(title)
            press.clicked.connect(partial(self.show_part, title))
            flow.addWidget(press)
        printing = button(tr("Print…"))
        printing.clicked.connect(self.print_parts)
        top.addWidget(flow_box, 1)
        shut = button(tr("Close"), tip=tr("Esc"))
        shut.clicked.connect(self.close)
        for press in (printing, shut):
            top.addWidget(press, 0, Qt.AlignmentFlag.AlignTop)
        for key in ("Escape", "Ctrl+W"):
            QShortcut(QKeySequence(key), self).activated.connect(self.close)
        box.addLayout(top)
        box.addWidget(self.text, 1)
        self.text.setMarkdown(source)
        _give_air(self.text.document())
        self.text.setFocus()
        room = parent.size() if parent is not None else self.screen().availableSize()
        self.resize(min(860, room.width()), min(720, room.height()))

    def show_part(self, title: str, checked: bool = False) -> None:
        """Scrolls to the heading of a chapter."""
        block = self.text.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel() == 2 and block.text() == title:
                bar = self.text.verticalScrollBar()
                where = self.text.document().documentLayout().blockBoundingRect(block).top()
                bar.setValue(min(bar.maximum(), int(where)))
                self.text.setTextCursor(QTextCursor(block))
                bar.setValue(min(bar.maximum(), int(where)))
                return
            block = block.next()

    def print_parts(self) -> None:
        """Opens the print preview of the manual's chapters."""

        kinds: list[tuple[str, Make]] = [(title, partial(_pdf, body)) for title, body in self.parts]
        PreviewDialog(tr("Manual"), kinds, tr("manual"), self).open()


def _give_air(document: QTextDocument) -> None:
    """Adds space between list items, so that a step is easy to find."""
    block = document.begin()
    while block.isValid():
        if block.textList() is not None:
            air = QTextBlockFormat(block.blockFormat())
            air.setBottomMargin(theme.GAP)
            QTextCursor(block).setBlockFormat(air)
        block = block.next()


def _pdf(body: str, paper: str, held: Held | None = None) -> bytes:
    """Returns a chapter of the manual as a PDF."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageSize(QPageSize(getattr(QPageSize.PageSizeId, paper)))
    if held == "landscape":
        writer.setPageOrientation(QPageLayout.Orientation.Landscape)
    writer.setPageMargins(QMarginsF(15, 15, 15, 15), QPageLayout.Unit.Millimeter)
    document = QTextDocument()
    document.documentLayout().setPaintDevice(writer)
    document.setMarkdown(body)
    for size in PRINT_SIZES:
        font = QFont("DejaVu Sans")
        font.setPointSizeF(size)
        document.setDefaultFont(font)
        document.setPageSize(QSizeF(writer.width(), writer.height()))
        if document.pageCount() == 1:
            break
    document.print_(writer)
    del writer  # closes the PDF
    return bytes(buffer.data().data())
