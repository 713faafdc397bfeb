"""The check before an evening is closed: which open tables have no deal, too few deals, or one that needs a look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QMessageBox, QWidget

from whistclub.words import tr

if TYPE_CHECKING:
    from whistclub.club.ports import SheetView

NAMED: Final = 24
"""Most tables listed one by one."""


def sure_to_close(parent: QWidget, sheets: Sequence[SheetView]) -> bool:
    """Returns whether to close an evening with these tables; asks the marker if there are objections."""
    lines = _open_ends(sheets)
    if not lines:
        return True
    box = QMessageBox(parent)
    box.setWindowTitle(tr("Close the evening"))
    box.setText("\n\n".join(lines))
    yes = box.addButton(tr("Close the evening"), QMessageBox.ButtonRole.AcceptRole)
    box.addButton(tr("Go on playing"), QMessageBox.ButtonRole.RejectRole)
    box.exec()
    return box.clickedButton() is yes


def _open_ends(sheets: Sequence[SheetView]) -> list[str]:
    playing = [sheet for sheet in sheets if not sheet.closed]
    rounds = len({sheet.record.round for sheet in sheets}) > 1

    def numbers(some: Sequence[SheetView]) -> str:
        named = [_number(sheet, rounds) for sheet in some[:NAMED]]
        return ", ".join(named if len(some) <= NAMED else (*named, "…"))

    lines = []
    if bare := [sheet for sheet in playing if not sheet.score.lines]:
        lines.append(tr("No deal entered: table {numbers}. Nobody there has a place.", numbers=numbers(bare)))
    if unfinished := [sheet for sheet in playing if sheet.score.lines and sheet.score.incomplete]:
        lines.append(
            tr(
                "Not finished: table {numbers}. They will count as they stand, marked incomplete.",
                numbers=numbers(unfinished),
            )
        )
    if half := [sheet for sheet in playing if sheet.begun]:
        lines.append(tr("A deal is half entered: table {numbers}. It does not count.", numbers=numbers(half)))
    if doubtful := [sheet for sheet in playing if any(line.warnings for line in sheet.score.lines)]:
        lines.append(tr("A deal is to be checked: table {numbers}. It counts as it stands.", numbers=numbers(doubtful)))
    return lines


def _number(sheet: SheetView, rounds: bool) -> str:
    record = sheet.record
    if not rounds:
        return str(record.table)
    return tr("{number} (round {round})", number=record.table, round=record.round)
