"""A confirmation dialog for unusual actions."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from whistclub.desktop.controller import Controller
from whistclub.desktop.design.widgets import label
from whistclub.desktop.dialogs.dialog import Dialog


class AskDialog(Dialog):
    """Asks for confirmation. ``lines``: what it is about. ``accepted``: confirmed."""

    def __init__(
        self, controller: Controller, title: str, ok: str, lines: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(controller, title, ok, parent)
        for line in lines:
            self.box.addWidget(label(line, wrap=True))
        self.box.addStretch(1)
        self.inside.setMinimumWidth(420)
