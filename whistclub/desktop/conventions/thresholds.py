"""From what chance on the arbiter of Whist 32 accepts: one number for each contract of its list (rules.md §2.1)."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QWidget

from whistclub.desktop.design import theme
from whistclub.desktop.design.fields import SpinBox
from whistclub.desktop.design.widgets import label
from whistclub.rules.whist32 import ARBITER_CONTRACTS, ARBITER_THRESHOLDS, ArbiterThresholds


class ThresholdFields(QWidget):
    """Whole per cents under one heading; a number left as the program has it is no threshold of the club's own."""

    changed = Signal()

    def __init__(self, heading: str, thresholds: ArbiterThresholds, parent: QWidget | None = None) -> None:
        from whistclub.words.names import contract_text

        super().__init__(parent)
        form = QFormLayout(self)
        form.setContentsMargins(theme.CONTROL, 0, 0, 0)
        form.setSpacing(theme.GAP)
        form.addRow(label(heading, wrap=True))
        self.spins: dict[str, SpinBox] = {}
        for key, announced in ARBITER_CONTRACTS.items():
            spin = SpinBox(0, 100)
            spin.setSuffix("\N{NO-BREAK SPACE}%")
            contract = contract_text("whist32", *announced)
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

    def show_value(self, thresholds: ArbiterThresholds) -> None:
        """Shows these thresholds, the usual number where there is none of the club's own."""
        self.shown = thresholds
        for key, spin in self.spins.items():
            own = getattr(thresholds, key)
            spin.setValue(ARBITER_THRESHOLDS[key] if own is None else own)

    def value(self) -> ArbiterThresholds:
        """The thresholds as chosen."""
        return ArbiterThresholds(**{key: self._own(key, spin.value()) for key, spin in self.spins.items()})

    def _own(self, key: str, value: int) -> int | None:
        before, usual = getattr(self.shown, key), ARBITER_THRESHOLDS[key]
        return before if value == (usual if before is None else before) else None if value == usual else value
