"""One question before something unusual: what it is about, and the button that goes on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from whistclub.desktop.controller import Controller
from whistclub.desktop.design.widgets import label
from whistclub.desktop.dialogs.dialog import Dialog


class AskDialog(Dialog):
    """``lines``: what it is about. ``accepted``: go on."""

    def __init__(
        self, controller: Controller, title: str, ok: str, lines: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(controller, title, ok, parent)
        for line in lines:
            self.box.addWidget(label(line, wrap=True))
        self.box.addStretch(1)
        self.inside.setMinimumWidth(420)
