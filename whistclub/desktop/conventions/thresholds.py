"""Fields for a convention with one number per contract, such as the arbiter's thresholds (rules.md §2.1)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QWidget

from whistclub.desktop.design import theme
from whistclub.desktop.design.fields import SpinBox
from whistclub.desktop.design.widgets import label
from whistclub.words import tr_marked
from whistclub.words.games import contract_text
from whistclub.words.games.game import Option


class ThresholdFields(QWidget):
    """Fields in whole percent under one heading; a field left at the usual number stores no threshold of the club's
    own."""

    changed = Signal()

    def __init__(self, game: str, option: Option, thresholds: Any, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        heading = tr_marked(option.label)
        self.usual = {key: usual for key, _, usual in option.parts}
        form = QFormLayout(self)
        form.setContentsMargins(theme.CONTROL, 0, 0, 0)
        form.setSpacing(theme.GAP)
        form.addRow(label(heading, wrap=True))
        self.spins: dict[str, SpinBox] = {}
        for key, announced, _ in option.parts:
            spin = SpinBox(0, 100)
            spin.setSuffix("\N{NO-BREAK SPACE}%")
            contract = contract_text(game, *announced)
            spin.setAccessibleName(f"{heading}: {contract}")
            words = label(contract)
            words.setMinimumHeight(theme.CONTROL)
            words.setBuddy(spin)
            form.addRow(words, spin)
            self.spins[key] = spin
        self.show_value(thresholds)
        for spin in self.spins.values():
            spin.valueChanged.connect(self._spun)

    def _spun(self, _value: int) -> None:
        self.changed.emit()

    def show_value(self, thresholds: Any) -> None:
        """Shows these thresholds, with the usual number where the club has none of its own."""
        self.shown = thresholds
        for key, spin in self.spins.items():
            own = getattr(thresholds, key)
            spin.setValue(self.usual[key] if own is None else own)

    def value(self) -> Any:
        """Returns the thresholds as chosen."""
        return replace(self.shown, **{key: self._own(key, spin.value()) for key, spin in self.spins.items()})

    def _own(self, key: str, value: int) -> int | None:
        before, usual = getattr(self.shown, key), self.usual[key]
        return before if value == (usual if before is None else before) else None if value == usual else value
