"""The history of a deal: who changed it when, from what to what; any version can be restored."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from whistclub.club.ports import CallVersion, DealVersion
from whistclub.desktop.controller import Controller
from whistclub.desktop.design import theme
from whistclub.desktop.design.widgets import button, label, rule
from whistclub.desktop.dialogs.consequences import Act, ConfirmDialog
from whistclub.desktop.dialogs.dialog import Dialog
from whistclub.words import tr
from whistclub.words.dates import short_date
from whistclub.words.sheets.deals import call_text, deal_text
from whistclub.words.sheets.rows import seat_names

if TYPE_CHECKING:
    from whistclub.club.ports import SheetView


def version_title(version: DealVersion | CallVersion) -> str:
    """Returns when and by whom a version of a deal or call was made: "27/11/2026 20:41 · Ada"."""
    at = version.at.astimezone()
    when = f"{short_date(at.date())} {at:%H:%M}"
    return f"{when} · {version.who}" if version.who else when


class Versions(QWidget):
    """Versions of one deal, the latest first. ``text`` puts a deal into words; ``offer``: text of a version's
    button."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setHorizontalSpacing(4 * theme.UNIT)
        self.grid.setVerticalSpacing(theme.GAP)
        self.grid.setColumnStretch(1, 1)

    def add(self, title: str, text: str, restore: object = None) -> None:
        """Adds a version. ``restore`` is called by its button; None for a version without button, such as the current
        one."""
        row = self.grid.rowCount()
        top = Qt.AlignmentFlag.AlignTop
        if self.grid.count():
            self.grid.addWidget(rule(), row, 0, 1, 3)
            row += 1
        self.grid.addWidget(label(title, "small"), row, 0, top)
        self.grid.addWidget(label(text, wrap=True), row, 1, top)
        if restore is not None:
            press = button(tr("Bring back…"))
            press.setAccessibleName(tr("Bring back the version of {when}", when=title))
            press.clicked.connect(restore)
            self.grid.addWidget(press, row, 2, top)


class DealHistoryDialog(Dialog):
    """Shows every version of a deal of the sheet."""

    def __init__(
        self,
        controller: Controller,
        view: SheetView,
        index: int,
        names: Mapping[int, str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(controller, tr("History of deal {number}", number=index + 1), "", parent)
        from whistclub.club import queries

        self.view, self.index, self.names = view, index, names
        now = view.score.sheet.deals[index]
        versions = _that_differ(controller.read(queries.versions, view.deal_ids[index]))
        self.dealers = len({version.deal.dealer for version in versions if version.deal is not None}) > 1
        self.versions = Versions()
        for place, version in enumerate(reversed(versions)):
            title = version_title(version)
            if version.deal is None:
                self.versions.add(title, tr("Taken out."))
            elif version.deal == now:
                text = self._text(version.deal)
                self.versions.add(title, tr("{deal} (as it stands)", deal=text) if place == 0 else text)
            else:
                self.versions.add(title, self._text(version.deal), partial(self.restore, version.deal))
        self.inside.setMinimumWidth(640)
        self.box.addWidget(self.versions)
        self._add_calls()
        self.box.addStretch(1)

    def _add_calls(self) -> None:
        """Adds every call of the arbiter in this deal, including withdrawn ones."""
        from whistclub.club import queries

        found = self.controller.read(queries.calls, self.view.deal_ids[self.index])
        if not found:
            return
        calls = Versions()
        for version in reversed(found):
            text = (
                tr("Taken back.")
                if version.call is None
                else call_text(self.view.record.game, version.call, self.names)
            )
            calls.add(version_title(version), tr("{what} Undone.", what=text) if version.undone else text)
        self.box.addWidget(label(tr("Arbiter"), "strong"))
        self.box.addWidget(calls)

    def _text(self, deal: Any) -> str:
        text = deal_text(self.view.record.game, self.view.record.conventions, deal, self.names)
        dealer = tr("{name} deals", name=self.names.get(deal.dealer, "?"))
        return " · ".join([text, *([dealer] if self.dealers else []), *([deal.note] if deal.note else [])])

    def restore(self, deal: Any, checked: bool = False) -> None:
        """Asks whether to restore that version, showing what that moves."""
        from whistclub.club.actions.deals import restore_deal

        action = (restore_deal, (self.view.deal_ids[self.index], deal), dict[str, Any]())
        title = tr("Bring back an earlier version of deal {number}?", number=self.index + 1)
        _confirm(self, title, self._text(deal), action)


class GoneDealsDialog(Dialog):
    """Deals that were deleted from a table and not restored, each in its last version."""

    def __init__(self, controller: Controller, view: SheetView, parent: QWidget | None = None) -> None:
        super().__init__(controller, tr("Deals taken out of table {number}", number=view.record.table), "", parent)
        from whistclub.club import queries

        self.view = view
        self.versions = Versions()
        there = view.score.sheet.deals
        gone = [record for record in controller.read(queries.gone_deals, view.record.id) if record.deal not in there]
        for record in reversed(gone):
            versions = controller.read(queries.versions, record.id)
            title = version_title(versions[-1]) if versions else ""
            what, deal = tr("Deal {number}", number=record.position + 1), self._text(record.position, record.deal)
            text = tr("{what}: {value}", what=what, value=deal)
            self.versions.add(title, text, partial(self.bring_back, record.position, record.deal))
        if not gone:
            self.box.addWidget(label(tr("No deal was ever taken out of this table."), "quiet", wrap=True))
        self.inside.setMinimumWidth(640)
        self.box.addWidget(self.versions)
        self.box.addStretch(1)

    def _text(self, position: int, deal: Any) -> str:
        sheet = self.view.score.sheet
        names = seat_names(sheet, min(position, len(sheet.deals)) + 1, self.controller.name)
        return deal_text(sheet.game, sheet.conventions, deal, {seat: names[seat] for seat in sorted(names)})

    def bring_back(self, position: int, deal: Any, checked: bool = False) -> None:
        """Asks whether to put that deal back where it was."""
        from whistclub.club.actions.deals import bring_back_deal

        action = (bring_back_deal, (self.view.record.id, deal, position), dict[str, Any]())
        title = tr("Bring back deal {number}?", number=position + 1)
        _confirm(self, title, self._text(position, deal), action)


def _confirm(dialog: Dialog, title: str, text: str, action: Act) -> None:
    confirm = ConfirmDialog(
        dialog.controller, title, tr("Bring back"), action, dialog.parentWidget() or dialog, said=text
    )
    confirm.accepted.connect(dialog.accept)
    confirm.open()


def _that_differ(versions: tuple[DealVersion, ...]) -> list[DealVersion]:
    """Returns the versions without those that only moved the deal to another position on the sheet."""
    return [v for at, v in enumerate(versions) if at == 0 or v.deal != versions[at - 1].deal]
