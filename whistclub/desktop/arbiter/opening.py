"""Opening the arbiter's page, for a deal or without one, with the cards chosen there before."""

from __future__ import annotations

from whistclub.club import queries
from whistclub.desktop.arbiter.at_table import AtTable
from whistclub.desktop.arbiter.page import ArbiterPage
from whistclub.desktop.arbiter.worker import Terms
from whistclub.desktop.controller import Controller
from whistclub.entry.arbiter_form import ArbiterForm
from whistclub.entry.asked import Asked
from whistclub.rules.whist32 import stakes, thresholds
from whistclub.words import tr
from whistclub.words.sheets.progress import calling


class Arbiters:
    """Keeps the choices made for each deal while the program runs. Cards are never written to disk."""

    def __init__(self, controller: Controller) -> None:
        self.controller = controller
        self._forms: dict[tuple[int, int], ArbiterForm] = {}

    def page(self, sheet_id: int, asked: Asked | None) -> ArbiterPage:
        """Returns the page for the next deal of a table. If ``asked`` is None, the page belongs to no deal;
        ``sheet_id`` is then the table to return to, 0 for none."""
        at = None if asked is None else self._at(sheet_id, asked)
        form = self._forms.setdefault((0, 0) if at is None else (at.sheet_id, at.number), ArbiterForm())
        form.follow(asked)
        back = tr("Tonight")
        if sheet_id:
            back = tr("Table {number}", number=self.controller.read(queries.sheet, sheet_id).record.table)
        return ArbiterPage(self.controller, form, at, (sheet_id, back))

    def _at(self, sheet_id: int, asked: Asked) -> AtTable:
        view = self.controller.read(queries.sheet, sheet_id)
        sheet, number = view.score.sheet, len(view.score.lines) + 1
        players, called = sheet.at(number).players, calling(sheet, self.controller.name)
        return AtTable(
            sheet_id=sheet_id,
            table=view.record.table,
            number=number,
            names={seat: (called(players[seat]), self.controller.name(players[seat])) for seat in asked.seats},
            terms=Terms(thresholds(sheet.conventions), stakes(sheet.conventions)),
        )
