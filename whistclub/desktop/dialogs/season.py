"""Confirmation of a season's new conventions: old and new values, from when they apply, what moves in the rankings."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from whistclub.club.ports import Change, SeasonRecord
from whistclub.desktop.controller import Controller
from whistclub.desktop.design.widgets import label
from whistclub.desktop.dialogs.consequences import Act, ConfirmDialog
from whistclub.ranking.facts import SeasonRules
from whistclub.words import tr
from whistclub.words.conventions import changed_texts, evening_texts, season_texts


class SeasonRulesDialog(ConfirmDialog):
    """Asks for confirmation. ``kept`` carries the change."""

    kept = Signal(object)

    def __init__(
        self,
        controller: Controller,
        record: SeasonRecord,
        rules: SeasonRules,
        action: Act,
        parent: QWidget | None = None,
    ) -> None:
        title = tr("Conventions of season {season}", season=record.name)
        super().__init__(controller, title, tr("Keep these conventions"), action, parent)
        old = record.rules
        at = self.box.indexOf(self.moves)
        at = self._tell(at, tr("At once, for the whole season:"), changed_texts(season_texts(old), season_texts(rules)))
        at = self._tell(
            at,
            tr("For evenings closed from now on; those closed already stay as they were closed:"),
            changed_texts(evening_texts(old.evening), evening_texts(rules.evening)),
        )
        self.box.insertWidget(at, label(tr("What moves:"), "strong"))

    def _tell(self, at: int, words: str, changed: Iterable[tuple[str, str, str]]) -> int:
        lines = [tr("{what}: {value}", what=what, value=f"{old} → {new}") for what, old, new in changed]
        if not lines:
            return at
        for text, kind in ((words, "strong"), *((line, "") for line in lines)):
            self.box.insertWidget(at, label(text, kind, wrap=True))
            at += 1
        return at

    def done_right(self) -> bool:
        do, args, kw = self.action
        return self.act(do, *args, **kw)

    def acted(self, change: Change) -> None:
        self.kept.emit(change)
        super().acted(change)
