"""The club's logo in the settings: chosen from a file, shown as it will be printed, or removed."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from whistclub.club.actions.settings import change_setting
from whistclub.desktop.controller import Controller
from whistclub.desktop.design import theme
from whistclub.desktop.design.widgets import button, label
from whistclub.desktop.files.file_dialogs import ask_open
from whistclub.errors import KnownError
from whistclub.held import refuse_held
from whistclub.reports.gather import LOGO, club_logo
from whistclub.reports.logo import KEPT, LARGEST, check_drawing, encode_logo, logo_png
from whistclub.words import tr

_SHOWN = (132, theme.CONTROL)


def read_logo(path: Path) -> bytes:
    """Returns the picture of a PNG, JPEG or SVG file as a PNG, the form in which the club stores it.

    KnownError ``bad_picture``, ``picture_too_large``, ``drawing_too_large`` or ``club_is_open``; OSError where the file
    cannot be read."""

    refuse_held(path)
    with path.open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) <= LARGEST and _drawn(data):
        check_drawing(data)
        data = _rendered(data)
        if not data:
            raise KnownError("bad_picture")
    return logo_png(data)


def _drawn(data: bytes) -> bool:
    """Returns whether the data is a drawing (SVG) rather than a pixel image."""
    return b"<svg" in data[:4096].lower()


def _rendered(svg: bytes) -> bytes:
    """Returns the drawing as a PNG on a transparent ground; empty bytes if it cannot be drawn."""
    from PySide6.QtSvg import QSvgRenderer

    renderer = QSvgRenderer(QByteArray(svg))
    size = renderer.defaultSize()
    if not renderer.isValid() or size.isEmpty():
        return b""
    # Rendered at twice the stored size, because empty edges are cropped afterwards.
    size.scale(2 * KEPT[0], 2 * KEPT[1], Qt.AspectRatioMode.KeepAspectRatio)
    if size.isEmpty():
        return b""
    image = QImage(size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, 0, size.width(), size.height()))
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


class LogoRow(QWidget):
    """The logo, with buttons to choose and remove it."""

    def __init__(self, controller: Controller, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controller = controller
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.GAP)
        self.picture = QLabel()
        self.picture.setAccessibleName(tr("Logo of the club"))
        self.none = label(tr("none"), "quiet")
        self.choose = button(tr("Choose…"), tip=tr("A picture (PNG, JPEG, SVG) for the head of every paper"))
        self.choose.setAccessibleName(tr("Choose the logo"))
        self.choose.clicked.connect(self.ask)
        self.remove = button(tr("Remove"))
        self.remove.setAccessibleName(tr("Remove the logo"))
        self.remove.clicked.connect(self.take_away)
        for widget in (self.picture, self.none, self.choose, self.remove):
            row.addWidget(widget)
        row.addStretch(1)
        self.fill()

    def fill(self) -> None:
        """Shows the club's current logo."""

        image = QImage.fromData(self.controller.read(club_logo))
        there = not image.isNull()
        self.picture.setVisible(there)
        self.none.setVisible(not there)
        self.remove.setVisible(there)
        if there:
            ratio = self.devicePixelRatioF()
            shown = image.scaled(
                round(_SHOWN[0] * ratio), round(_SHOWN[1] * ratio),
                Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation,
            )  # fmt: skip
            shown.setDevicePixelRatio(ratio)
            self.picture.setPixmap(QPixmap.fromImage(shown))

    def ask(self) -> None:
        """Asks for a picture file."""

        if path := ask_open(self, tr("Logo of the club"), tr("Pictures (*.png *.jpg *.jpeg *.svg)")):
            self.take(Path(path))

    def take(self, path: Path) -> None:
        """Stores the picture of that file as logo; if it is not usable, shows why and changes nothing."""

        try:
            self._keep(encode_logo(read_logo(path)))
        except KnownError as error:
            self.controller.refused.emit(error)
        except OSError as error:
            self.controller.said.emit(
                tr("{file} cannot be read: {reason}", file=path.name, reason=error.strerror or "")
            )

    def take_away(self) -> None:
        """Removes the club's logo."""
        self._keep(None)

    def _keep(self, kept: str | None) -> None:

        self.controller.act(change_setting, LOGO, kept)
        self.fill()
