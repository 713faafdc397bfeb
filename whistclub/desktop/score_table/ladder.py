"""The ladder of contracts beside the entry: which contract beats which, the highest on top (rules.md §1.5, §2)."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from whistclub.desktop.design import theme
from whistclub.desktop.design.widgets import label, scrolled, set_kind
from whistclub.rules.common import Suit
from whistclub.rules.game import Rung
from whistclub.rules.games import game_of
from whistclub.words import tr
from whistclub.words.games import contract_text
from whistclub.words.names import suit_sign

SCROLL_BAR: Final = 16


class LadderPanel(QFrame):
    """Shows all rungs; once a contract is chosen, those that still beat it are highlighted and marked ▲."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.setAccessibleName(tr("What beats what"))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Ignored)
        self.setMinimumHeight(theme.CONTROL)
        box = QVBoxLayout(self)
        box.setContentsMargins(theme.INSIDE, theme.GAP, theme.GAP, theme.GAP)
        box.setSpacing(theme.UNIT)
        title = label(tr("What beats what"), "strong")
        suits = f"{suit_sign('spades')} < {suit_sign('clubs')} < {suit_sign('diamonds')} < {suit_sign('hearts')}"
        self.note = label(tr("At the same height: {suits}", suits=suits), "small")
        self._inside = QWidget()
        self._lines = QVBoxLayout(self._inside)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(0)
        for line in (title, self.note):
            (self._lines if theme.tight() else box).addWidget(line)
        self.area: QScrollArea = scrolled(self._inside)
        self._inside.setObjectName("rungs")
        self.area.setStyleSheet("QScrollArea, QWidget#rungs { background: transparent; }")
        box.addWidget(self.area, 1)
        self._rungs: tuple[Rung, ...] = ()
        self._labels: list[QLabel] = []
        self._game, self._conventions = "", None
        self._announced: tuple[str | None, int | None, str | None] = (None, None, None)

    def begin(self, game: str, conventions: Any) -> bool:
        """Shows the ladder of a game under these conventions. Returns False if the game has none."""
        rungs = game_of(game).ladder(conventions)
        if (game, conventions) != (self._game, self._conventions):
            self._game, self._conventions, self._rungs = game, conventions, rungs
            for old in self._labels:
                self._lines.removeWidget(old)
                old.deleteLater()
            self._labels = [label(_text(game, rung), "") for rung in reversed(rungs)]
            names = [line.fontMetrics().horizontalAdvance(line.text()) for line in self._labels]
            signs = self.fontMetrics().horizontalAdvance("▲  ♠ ♣ ♦ ♥")
            note = self.note.sizeHint().width() + (SCROLL_BAR if theme.tight() else 0)
            wide = max(max([0, *names]) + signs + SCROLL_BAR, note)
            self.setFixedWidth(wide + theme.INSIDE + theme.GAP + 2)
            for line in self._labels:
                self._lines.addWidget(line, 0, Qt.AlignmentFlag.AlignTop)
            self._lines.addStretch(1)
        return bool(rungs)

    def mark(self, contract: str | None, level: int | None, trump: str | None) -> None:
        """Marks the rungs that beat an announcement; with None, no rung is marked."""
        self._announced = contract, level, trump
        if not self.isHidden():
            self._mark(contract, level, trump)

    def showEvent(self, event: QShowEvent) -> None:
        self._mark(*self._announced)
        super().showEvent(event)

    def _mark(self, contract: str | None, level: int | None, trump: str | None) -> None:
        above: tuple[Rung, ...] = ()
        if contract is not None:
            suit = None if trump is None else Suit(trump)
            above = game_of(self._game).higher(self._conventions, contract, level, suit)
        beating = {(rung.contract, rung.level): rung.suits for rung in above}
        for rung, line in zip(reversed(self._rungs), self._labels, strict=True):
            beats = (rung.contract, rung.level) in beating
            said = (rung.contract, rung.level) == (contract, level)
            suits = " ".join(suit_sign(suit) for suit in beating.get((rung.contract, rung.level), ()))
            sign = "▲ " if beats else "● " if said else ""
            line.setText(sign + " ".join(part for part in (_text(self._game, rung), suits) if part))
            kind = "strong" if said else "" if beats or contract is None else "quiet"
            set_kind(line, kind)
            if said or (beats and rung == above[0]):
                self.area.ensureWidgetVisible(line, 0, theme.type_px(theme.HEADING))


def _text(game: str, rung: Rung) -> str:
    return contract_text(game, rung.contract, rung.level)
