"""Every page and every dialog of the program, opened over a club in which each has something to show; and what a pair
of eyes would find wrong with one: cut words, controls out of reach, things lying over each other."""

from __future__ import annotations

import datetime
import importlib
import os
import pkgutil
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QStyleOptionSpinBox,
    QTabBar,
    QWidget,
)

import whistclub.desktop
from tests.desktop.support.waiting import wait_for
from whistclub.arbiter.cards import ALL_CARDS
from whistclub.bootstrap import open_club
from whistclub.club import queries
from whistclub.club.actions import adjustments, deals, evenings, players, tables
from whistclub.club.club import Club
from whistclub.club.evening.arrivals_departures import waiting
from whistclub.club.ports import AdjustmentRecord, EveningRecord, PlayerRecord, SheetRecord, SheetView
from whistclub.desktop.app import dress
from whistclub.desktop.controller import Controller
from whistclub.desktop.deal_entry.banner import Banner
from whistclub.desktop.design import theme
from whistclub.desktop.design.overlay import Overlay
from whistclub.desktop.design.widgets import ChipButton, ElidedLabel
from whistclub.desktop.dialogs.dialog import Dialog, PlainDialog, ReadDialog
from whistclub.desktop.main_window.sidebar import Place
from whistclub.desktop.main_window.window import MainWindow
from whistclub.desktop.paper_sheet.mode import SheetMode
from whistclub.desktop.preferences import Preferences
from whistclub.desktop.score_table.row_tools import RowTools
from whistclub.desktop.score_table.view import SeatHeader
from whistclub.resources import resource
from whistclub.rules.belgian.facts import Attempt, BelgianDeal
from whistclub.rules.common import Suit
from whistclub.rules.games import GAMES
from whistclub.rules.tourangeau import TourangeauDeal
from whistclub.words.games import words_of

NAMES = (
    "Anne-Sophie de Maere", "Georges Dubois", "Sofia El Amrani", "Marie Lambert", "Hélène Vandenbroucke", "Paul Claes",
    "Jean Dupont", "Luc Peeters", "Samuel Janssens", "Zoë Łukasiak", "Marie Dubois", "Noël Zwart", "Léa Martin",
)  # fmt: skip
TEN = (
    BelgianDeal("contract", (Attempt("pair", (0, 1), 11, 10, trump=Suit.HEARTS),)),
    BelgianDeal("passed", sixth=0, last=3),
    BelgianDeal("contract", (Attempt("grande_misere", (0,), 0), Attempt("grande_misere", (2,), 1))),
    BelgianDeal("contract", (Attempt("trou", (1, 3), 9, target=8, trump=Suit.SPADES),)),
    BelgianDeal("contract", (Attempt("solo", (2,), 7, 8, trump=Suit.DIAMONDS),)),
    BelgianDeal("contract", (Attempt("abondance", (0,), 9, 9, trump=Suit.CLUBS),)),
    BelgianDeal("contract", (Attempt("pair", (2, 3), 8, 9, trump=Suit.CLUBS),)),
    BelgianDeal("revoke", player=2),
    BelgianDeal("contract", (Attempt("piccolo", (1,), 1),)),
    BelgianDeal("contract", (Attempt("solo", (3,), 9, 8, trump=Suit.HEARTS),)),
)


@dataclass
class Rich:
    """A club with three evenings: two closed, and tonight with a table of each game, and what its window shows."""

    club: Club
    controller: Controller
    window: MainWindow
    folder: Path
    people: list[int]
    evening: int
    sheets: dict[str, int] = field(default_factory=dict)

    def view(self, name: str) -> SheetView:
        return self.controller.read(queries.sheet, self.sheets[name])

    def player(self, at: int) -> PlayerRecord:
        return self.controller.read(lambda work: work.get(PlayerRecord, self.people[at]))


def rich(folder: Path, preferences: Preferences) -> Rich:
    """Makes the club and the window."""
    club = open_club(folder / "club.whist", "Marker")
    people = [club.act(players.add_player, name).new(PlayerRecord) for name in NAMES]
    evening, sheets = 0, dict[str, int]()

    def seat(game: str, who: list[int], table: int, round: int = 1) -> int:
        conventions = GAMES[game].default_conventions()
        given: dict[str, Any] = {"game": game, "conventions": conventions, "players": tuple(who)}
        return club.act(tables.seat_table, evening, table=table, round=round, **given).new(SheetRecord)

    for week in (2, 1, 0):
        date = datetime.date(2026, 11, 27) - datetime.timedelta(7 * week)
        evening = club.act(evenings.create_evening, date).new(EveningRecord)
        club.act(evenings.set_present, evening, tuple(people))
        shift = people[week:] + people[:week]
        sheets = {"belgian": seat("belgian", shift[:4], 1)}
        for deal in TEN:
            club.act(deals.enter_deal, sheets["belgian"], deal)
        sheets["other"] = seat("belgian", shift[4:8], 2)
        for deal in TEN[:3]:
            club.act(deals.enter_deal, sheets["other"], deal)
        if week:
            club.act(evenings.close_evening, evening)
    sheets["tourangeau"] = seat("tourangeau", people[8:12], 3)
    club.act(deals.enter_deal, sheets["tourangeau"], TourangeauDeal((1, 0, 0, 1), (1, 0, 0, 0)))
    sheets["five"] = seat("belgian", people[:5], 1, 2)
    sheets["whist32"] = seat("whist32", people[5:9], 2, 2)
    sheets["classic"] = seat("classic", people[9:13], 3, 2)
    holder = club.read(lambda work: work.get(SheetRecord, sheets["belgian"])).seats[1]
    club.act(tables.change_seat, sheets["belgian"], 6, out=holder, into=people[12])
    club.act(deals.delete_deal, club.read(queries.sheet, sheets["belgian"]).deal_ids[-1])
    club.act(adjustments.add_adjustment, evening, people[0], -5, "game", reason="Arrived late")
    controller = Controller(club, preferences, str(folder / "club.whist"))
    window = MainWindow(preferences)
    made = Rich(club, controller, window, folder, people, evening, sheets)
    window.show()
    window.open(controller)
    window.open_evening(evening)
    return made


# -- pages


def page(at: Rich, place: Place) -> Any:
    """The page at a place, as what it is."""
    return at.window.pages[place]


def _table(name: str, keys: str = "", **kw: Any) -> Callable[[Rich], QWidget]:
    def show(at: Rich) -> QWidget:
        at.window.open_evening(at.evening)
        at.window.tonight.show_table(at.sheets[name])
        page: Any = at.window.tonight.stack.currentWidget()
        for key in keys:
            page.strip._key(key)
        if kw.get("change"):
            page.reopen(2)
        if kw.get("row"):
            page.sheet.setFocus()
            page.sheet.selectRow(1)
        if kw.get("ladder"):
            page.toggle_ladder()
        return page

    return show


def _sheet(name: str, mode: SheetMode) -> Callable[[Rich], QWidget]:
    def show(at: Rich) -> QWidget:
        at.window.open_evening(at.evening)
        at.window.tonight.show_sheet(at.sheets[name], mode)
        return at.window.tonight.stack.currentWidget()

    return show


def _place(place: Place, then: Callable[[Rich], object] | None = None) -> Callable[[Rich], QWidget]:
    def show(at: Rich) -> QWidget:
        at.window.go(place)
        if then is not None:
            then(at)
        return at.window.stack.currentWidget()

    return show


def _tonight(then: Callable[[Rich], object]) -> Callable[[Rich], QWidget]:
    def show(at: Rich) -> QWidget:
        at.window.open_evening(at.evening)
        then(at)
        return at.window.stack.currentWidget()

    return show


def _arbiter(*, asks: bool = False) -> Callable[[Rich], Any]:
    """The arbiter asked about the deal in the strip of the table of Whist 32."""

    def show(at: Rich) -> QWidget:
        _table("whist32", "d128")(at)
        page: Any = at.window.tonight.stack.currentWidget()
        page.arbitrates.emit(page.entry.asked)
        page = at.window.tonight.stack.currentWidget()
        page.form.clear()
        page.form.choose_trump(Suit.SPADES)
        for card in ALL_CARDS[::4] if asks else ():
            page.form.toggle(card)
        page.show_form()
        if asks:
            page.ask()
            wait_for(lambda: page.answer is not None and page._worker is None)
        return page

    return show


PAGES: dict[str, Callable[[Rich], QWidget]] = {
    "arbiter": _arbiter(),
    "arbiter, answered": _arbiter(asks=True),
    "reseat": _tonight(lambda at: at.window.tonight.show_reseat(2)),
    "start": _tonight(lambda at: at.window.tonight.leave()),
    "evening": _tonight(lambda at: at.window.tonight.show_evening(at.evening)),
    "evening, an older round": _tonight(lambda at: at.window.tonight.view.show_round(1)),
    "seating": _tonight(lambda at: at.window.tonight.show_seating()),
    "draw": _tonight(lambda at: at.window.tonight.show_draw()),
    "belgian": _table("belgian"),
    "belgian, a row chosen": _table("belgian", row=True),
    "belgian, being changed": _table("belgian", change=True),
    "belgian, ready": _table("other", "p1210h="),
    "belgian, ladder": _table("belgian", ladder=True),
    "belgian, five": _table("five", "s2"),
    "tourangeau": _table("tourangeau", "1"),
    "whist32": _table("whist32", "d12"),
    "classic": _table("classic"),
    "sheet": _sheet("belgian", SheetMode.DEALS),
    "sheet of tourangeau": _sheet("tourangeau", SheetMode.DEALS),
    "totals": _sheet("five", SheetMode.TOTALS),
    "again": _sheet("belgian", SheetMode.AGAIN),
    "evenings": _place(Place.EVENINGS),
    "players": _place(Place.PLAYERS, lambda at: page(at, Place.PLAYERS).show_list()),
    "player": _place(Place.PLAYERS, lambda at: page(at, Place.PLAYERS).show_player(at.people[2])),
    "ranking": _place(Place.RANKING),
    "ranking, why": _place(Place.RANKING, lambda at: page(at, Place.RANKING).why(at.people[2])),
    "settings": _place(Place.SETTINGS, lambda at: page(at, Place.SETTINGS).show_section(0)),
    "settings, club": _place(Place.SETTINGS, lambda at: page(at, Place.SETTINGS).show_section(1)),
    "settings, season": _place(Place.SETTINGS, lambda at: page(at, Place.SETTINGS).show_section(2)),
    "settings, games": _place(Place.SETTINGS, lambda at: page(at, Place.SETTINGS).show_section(3)),
}
"""What shows each page, by name."""


# -- dialogs


def _opened(kind: str) -> QDialog:
    found = [top for top in QApplication.topLevelWidgets() if type(top).__name__ == kind and top.isVisible()]
    assert found, kind
    assert isinstance(found[-1], QDialog)
    return found[-1]


def _by(module: str, kind: str, *args: Callable[[Rich], Any], **kw: Any) -> Callable[[Rich], QDialog]:
    """The dialog ``kind`` made as the program makes it: controller, ``args``, the window."""

    def show(at: Rich) -> QDialog:
        make = getattr(importlib.import_module(f"whistclub.desktop.{module}"), kind)
        given = {name: value(at) if callable(value) else value for name, value in kw.items()}
        dialog = make(at.controller, *(arg(at) for arg in args), parent=at.window, **given)
        assert isinstance(dialog, QDialog)
        dialog.open()
        return dialog

    return show


def _after(do: Callable[[Rich], object], kind: str) -> Callable[[Rich], QDialog]:
    """The dialog of that kind which ``do`` opens."""

    def show(at: Rich) -> QDialog:
        at.window.open_evening(at.evening)
        do(at)
        QApplication.processEvents()
        return _opened(kind)

    return show


def _at_table(do: Callable[[Any], object], kind: str, name: str = "belgian") -> Callable[[Rich], QDialog]:
    def run(at: Rich) -> None:
        at.window.tonight.show_table(at.sheets[name])
        do(at.window.tonight.stack.currentWidget())

    return _after(run, kind)


def _moves(page: Any) -> None:
    page.entry.clear()
    page.reopen(0)
    page.show_moves()


def _differing(at: Rich) -> None:
    """An evening file that differs from what the club has."""
    from whistclub.desktop.files.importing import import_evenings
    from whistclub.files.writing import write_evening

    path = at.folder / "away.whist.json"
    path.write_bytes(write_evening(at.controller.read(queries.exchanged, at.evening)))
    deal_id = at.view("other").deal_ids[0]
    at.controller.act(deals.correct_deal, deal_id, TEN[3])
    import_evenings(at.window, at.controller, [str(path)])
    at.controller.undo()


def _list(at: Rich) -> None:
    from whistclub.desktop.files.importing import import_evenings

    path = at.folder / "wrong.whist.json"
    path.write_text('{"format": "whist"}')
    import_evenings(at.window, at.controller, [str(path)])


def _members(at: Rich) -> None:
    from whistclub.desktop.files.member_list import import_members

    path = at.folder / "members.csv"
    path.write_text("Nom;Prénom;N°\nNoël;Zoë;0042\n;Marie;0044\nDubois;;0043\n", encoding="utf-8")
    import_members(at.window, at.controller, str(path))


def _player(at: Rich) -> Any:
    at.window.go(Place.PLAYERS)
    page(at, Place.PLAYERS).show_player(at.people[2])
    return page(at, Place.PLAYERS).view


def _season(at: Rich) -> None:
    from whistclub.club.actions.seasons import set_season
    from whistclub.desktop.dialogs.season import SeasonRulesDialog

    record = at.controller.read(queries.seasons)[-1]
    rules = replace(record.rules, best=3)
    SeasonRulesDialog(at.controller, record, rules, (set_season, (record.name, rules), {}), at.window).open()


def _named(at: Rich) -> None:
    from whistclub.club.actions.conventions import add_conventions
    from whistclub.club.conventions import NamedConventions
    from whistclub.desktop.conventions.naming import NameDialog

    named = NamedConventions("Tuesdays", "belgian", GAMES["belgian"].default_conventions())
    NameDialog(at.controller, "Tuesdays", named, add_conventions, at.window).open()


def _results(at: Rich) -> None:
    from whistclub.desktop.files.old_results import take_results_over

    path = at.folder / "old.csv"
    path.write_text("date,table,player,points\n2020-10-02,1,A,3\n2020-10-02,1,B,-3\n", encoding="utf-8")
    take_results_over(at.window, at.controller, str(path))


def _leave(at: Rich) -> QDialog:
    from whistclub.desktop.dialogs.arrivals_departures import LeaveDialog

    view = at.view("five")
    dialog = LeaveDialog(at.controller, at.evening, view.record.seats[0], view, at.window)
    dialog.open()
    return dialog


def _lines(at: Rich) -> None:
    view = _player(at)
    view.grids["partners"].opened.emit(0)


def _server(at: Rich) -> QDialog:
    from whistclub.desktop.files.server_club import ServerDialog

    dialog = ServerDialog(at.controller.preferences, "", at.window)
    dialog.open()
    return dialog


def _both_versions(at: Rich) -> QDialog:
    from whistclub.desktop.score_table.both_versions import BothVersionsDialog

    view = at.view("belgian")
    dialog = BothVersionsDialog(at.controller, view, 0, view.sheet.deals[-1], dict(enumerate(NAMES)), at.window)
    dialog.open()
    return dialog


DIALOGS: dict[str, Callable[[Rich], QDialog]] = {
    "AdjustmentDialog": _by("dialogs.adjustment", "AdjustmentDialog", lambda at: at.evening,
                            record=lambda at: at.controller.read(lambda work: work.find(AdjustmentRecord)[0])),
    "ArriveDialog": _by("dialogs.arrivals_departures", "ArriveDialog", lambda at: at.evening,
                        lambda at: at.controller.read(waiting, at.evening)),
    "AskDialog": _by("dialogs.ask", "AskDialog", lambda at: "Round 3", lambda at: "Draw all the same",
                     lambda at: ["Table 1 has not come in: deal 7 of 16.", "Table 2 has not come in: deal 9 of 16."]),
    "BothVersionsDialog": _both_versions,
    "CallDialog": _by("arbiter.call_dialog", "CallDialog", lambda at: (1, 1), lambda at: None, lambda at: (0,),
                      lambda at: dict(enumerate(NAMES[:4]))),
    "CancelledDialog": _by("dialogs.cancelled", "CancelledDialog", lambda at: at.controller.read(
        lambda work: work.get(EveningRecord, at.evening))),
    "ChangeSeatDialog": _by("dialogs.seat_change", "ChangeSeatDialog", lambda at: at.view("belgian")),
    "ConfirmDialog": _at_table(lambda page: page.delete(0), "ConfirmDialog"),
    "ContractNamesDialog": _by("conventions.naming", "ContractNamesDialog"),
    "ConventionsDialog": _by("conventions.dialog", "ConventionsDialog", lambda at: "belgian",
                             lambda at: GAMES["belgian"].default_conventions()),
    "DealHistoryDialog": _at_table(lambda page: page.history(0), "DealHistoryDialog"),
    "DealWhyDialog": _at_table(lambda page: page.why(2), "DealWhyDialog"),
    "DrawDialog": _by("seating.dealer_draw", "DrawDialog", lambda at: NAMES[:4], short=False),
    "EraseDialog": _by("dialogs.people", "EraseDialog", lambda at: at.player(0)),
    "EveningDialog": _by("pages.evenings", "EveningDialog", lambda at: at.controller.read(
        lambda work: work.get(EveningRecord, at.evening))),
    "ExchangeDialog": _by("dialogs.seat_change", "ExchangeDialog", lambda at: at.view("belgian")),
    "GoneDealsDialog": _by("score_table.history", "GoneDealsDialog", lambda at: at.view("belgian")),
    "ImportDialog": _after(_differing, "ImportDialog"),
    "LeaveDialog": _leave,
    "LinesDialog": _after(_lines, "LinesDialog"),
    "ListDialog": _after(_list, "ListDialog"),
    "MembersDialog": _after(_members, "MembersDialog"),
    "MergeDialog": _by("dialogs.people", "MergeDialog", lambda at: at.player(0), lambda at: at.people[9]),
    "MoveDealDialog": _at_table(lambda page: page.move_deal(0), "MoveDealDialog"),
    "MovesDialog": _at_table(_moves, "MovesDialog"),
    "NameDialog": _after(_named, "NameDialog"),
    "PayoffsDialog": _by("conventions.payoff_dialog", "PayoffsDialog",
                         lambda at: words_of("belgian").payoff_table,
                         lambda at: GAMES["belgian"].default_conventions(), lambda at: "classique"),
    "PlayDialog": _after(lambda at: _arbiter(asks=True)(at).show_play(), "PlayDialog"),
    "PlayerDialog": _by("dialogs.player", "PlayerDialog", lambda at: at.player(0)),
    "PreviewDialog": _after(lambda at: at.window.tonight.print_standings(), "PreviewDialog"),
    "PrizesDialog": _by("dialogs.prizes", "PrizesDialog"),
    "PurseDialog": _by("evening.purse", "PurseDialog", lambda at: at.evening),
    "RegularsDialog": _by("evening.regulars", "RegularsDialog", lambda at: at.controller.read(
        lambda work: work.get(EveningRecord, at.evening))),
    "ResultsDialog": _after(_results, "ResultsDialog"),
    "SeasonRulesDialog": _after(_season, "SeasonRulesDialog"),
    "ServerDialog": _server,
    "SwitchesDialog": _by("conventions.dialog", "SwitchesDialog", lambda at: "tourangeau",
                          lambda at: GAMES["tourangeau"].default_conventions(), lambda at: "Conventions"),
    "DisplayPanel": _after(lambda at: at.window.show_display_panel(), "DisplayPanel"),
    "WhyDialog": _after(lambda at: _player(at).why(), "WhyDialog"),
    "WishesDialog": _by("seating.wishes", "WishesDialog", lambda at: at.people),
}  # fmt: skip
"""What opens each dialog, by the name of its class."""


def kinds_of_dialogs() -> set[str]:
    """Every dialog there is in the program, found in its modules; those that are only a frame for others left out."""
    for module in pkgutil.walk_packages(whistclub.desktop.__path__, "whistclub.desktop."):
        importlib.import_module(module.name)
    found: set[type] = set()
    waiting: list[type] = [QDialog]
    while waiting:
        for kind in waiting.pop().__subclasses__():
            if kind not in found:
                found.add(kind)
                waiting.append(kind)
    own = {kind for kind in found if kind.__module__.startswith("whistclub.")}
    return {kind.__name__ for kind in own - {Dialog, PlainDialog, ReadDialog}}


def shut(at: Rich) -> None:
    """Closes whatever lies over the window."""
    for top in QApplication.topLevelWidgets():
        if top is not at.window and top.isVisible() and top.objectName() != "television":
            top.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()


# -- eyes


def faults(top: QWidget) -> list[str]:
    """All that is cut, out of reach, or lies over something else."""
    for _ in range(3):
        QApplication.processEvents()
    found = []
    for widget in (top, *top.findChildren(QWidget)):
        if widget.isVisible() and not _hidden_away(widget):
            found += [f"{_called(widget)}: {fault}" for fault in (*_cut(widget), *_out(widget, top), *_over(widget))]
    return found


def _called(widget: QWidget) -> str:
    said = getattr(widget, "text", None)
    words = said() if callable(said) else ""
    return f"{type(widget).__name__} {str(words or widget.accessibleName())[:60]!r}"


def _hidden_away(widget: QWidget) -> bool:
    """Parts Qt makes for itself."""
    return type(widget).__name__ in ("QComboBoxPrivateContainer", "QCalendarWidget") or (
        widget.parentWidget() is not None and type(widget.parentWidget()).__name__ == "QComboBoxPrivateContainer"
    )


def _cut(widget: QWidget) -> Iterator[str]:
    metrics, width, height = widget.fontMetrics(), widget.contentsRect().width(), widget.contentsRect().height()
    if isinstance(widget, QLabel) and widget.text():
        if widget.wordWrap():
            room = QRect(0, 0, width, 100_000)
            wrapped = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), widget.text())
            if wrapped.height() > height + 2 or wrapped.width() > width + 1:
                yield f"wrapped text {wrapped.width()} × {wrapped.height()} in {width} × {height}"
        else:
            line = metrics.size(0, widget.text())
            if line.width() > width + 1 or line.height() > height + 2:
                yield f"text {line.width()} × {line.height()} in {width} × {height}"
    elif isinstance(widget, ChipButton):
        hint = widget.sizeHint()
        if widget.width() < hint.width() - 4 * 4 and not (widget._shrinks and widget.toolTip()):
            yield f"chip {hint.width()} in {widget.width()}"
    elif isinstance(widget, QPushButton):
        needed = metrics.size(int(Qt.TextFlag.TextShowMnemonic), widget.text()).width()
        needed += 0 if widget.icon().isNull() else widget.iconSize().width() + 4
        if needed > widget.width() - 24 + (16 if widget.width() <= 60 else 0) or metrics.height() > widget.height():
            yield f"text {needed} × {metrics.height()} in {widget.width()} × {widget.height()}"
    elif isinstance(widget, QCheckBox | QRadioButton):
        if widget.sizeHint().width() > widget.width() + 2:
            yield f"text {widget.sizeHint().width()} in {widget.width()}"
    elif isinstance(widget, QComboBox):
        option = QStyleOptionComboBox()
        widget.initStyleOption(option)
        field_ = widget.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, widget
        )
        needed = metrics.horizontalAdvance(widget.currentText())
        if needed > field_.width() or metrics.height() > widget.height():
            yield f"entry {needed} in {field_.width()}"
    elif isinstance(widget, QSpinBox):
        option_ = QStyleOptionSpinBox()
        widget.initStyleOption(option_)
        rect = widget.style().subControlRect(
            QStyle.ComplexControl.CC_SpinBox, option_, QStyle.SubControl.SC_SpinBoxEditField, widget
        )
        if metrics.horizontalAdvance(widget.text()) + 16 > rect.width():
            yield f"number {metrics.horizontalAdvance(widget.text()) + 16} in {rect.width()}"
    elif isinstance(widget, QLineEdit) and not isinstance(widget.parentWidget(), QSpinBox | QComboBox):
        if widget.placeholderText() and metrics.horizontalAdvance(widget.placeholderText()) > width - 10:
            yield f"placeholder {metrics.horizontalAdvance(widget.placeholderText())} in {width - 10}"
        if metrics.height() > widget.height():
            yield "field too low"
    elif isinstance(widget, QHeaderView) and not isinstance(widget, SeatHeader):
        for section in range(widget.count()):
            small = QFontMetrics(_small(widget))
            title = str(widget.model().headerData(section, widget.orientation()) or "")
            if widget.orientation() == Qt.Orientation.Horizontal and not widget.isSectionHidden(section):
                needed = small.size(0, title).width()
                if widget.defaultAlignment() & int(Qt.TextFlag.TextWordWrap):
                    room = QRect(0, 0, widget.sectionSize(section) - 12, widget.height())
                    over = small.boundingRect(room, int(Qt.TextFlag.TextWordWrap), title)
                    needed = 0 if over.height() <= room.height() else needed
                    needed = max(needed, max(small.horizontalAdvance(word) for word in (title or "-").split()) - 10)
                if needed > widget.sectionSize(section) - 12:
                    yield f"title {title!r} {needed} in {widget.sectionSize(section)}"
    elif isinstance(widget, QTabBar):
        if any(widget.tabRect(at).right() > widget.width() for at in range(widget.count())):
            yield "tabs cut"
    elif isinstance(widget, ElidedLabel) and not _given(widget.text()):
        needed = metrics.horizontalAdvance(widget.text())
        if needed > width + 4:
            yield f"ends in …: {needed} in {width}"
    elif isinstance(widget, Banner) and widget.text() and widget._fitting() is None:
        yield f"sentence cut in {width} × {height}"


def _given(text: str) -> bool:
    """Whether a text has a name in it, or a path: those end in … where they are long, and are whole in the tooltip."""
    return text.endswith(".whist") or any(part in text for name in NAMES for part in name.split())


def _small(widget: QWidget) -> QFont:
    """The font of titles, which the style sheet makes small."""
    font = QFont(widget.font())
    font.setPixelSize(theme.type_px(theme.SMALL))
    return font


def _out(widget: QWidget, top: QWidget) -> Iterator[str]:
    """Not within its window, where no scrolling brings it in."""
    if widget is top or widget.isWindow() or not isinstance(widget, QAbstractButton | QLabel | QLineEdit | QComboBox):
        return
    place = QRect(widget.mapTo(top, QPoint(0, 0)), widget.size())
    area = widget.parentWidget()
    while area is not None and area is not top:
        upper = area.parentWidget()
        if isinstance(upper, QAbstractScrollArea) and area is upper.viewport():
            inside = QRect(area.mapTo(top, QPoint(0, 0)), area.size())
            if upper.horizontalScrollBar().maximum() == 0 and (
                place.left() < inside.left() - 1 or place.right() > inside.right() + 1
            ):
                yield f"beyond the side of its area: {place.left()}–{place.right()} in {inside.left()}–{inside.right()}"
            return
        area = upper
    if not top.rect().adjusted(-1, -1, 1, 1).contains(place):
        yield f"out of the window: {place.getRect()} in {top.rect().getRect()}"


def _over(widget: QWidget) -> Iterator[str]:
    """Children that lie over each other."""
    if isinstance(widget, QAbstractScrollArea | QHeaderView | QComboBox | QSpinBox | QLineEdit):
        return
    if isinstance(widget.parentWidget(), QAbstractScrollArea):
        return
    children = [
        child
        for child in widget.children()
        if isinstance(child, QWidget) and child.isVisible() and not child.isWindow() and not child.geometry().isEmpty()
        and not isinstance(child, Overlay | RowTools)
    ]  # fmt: skip
    for at, one in enumerate(children):
        for other in children[at + 1 :]:
            both = one.geometry().intersected(other.geometry())
            if both.width() > 2 and both.height() > 2:
                yield f"{_called(one)} lies over {_called(other)}"


def main(folder: Path) -> int:
    """Looks at everything in a process of its own (``QT_SCALE_FACTOR``), and prints what is wrong."""
    app = QApplication([])
    for font in resource("fonts").glob("*.ttf"):
        QFontDatabase.addApplicationFont(str(font))
    preferences = Preferences(language="fr", theme="light", path=folder / "settings.toml")
    dress(app, preferences)
    at = rich(folder, preferences)
    at.window.resize(1092, 590)
    print("ratio", round(at.window.devicePixelRatioF()))
    found = []
    for name, show in (*PAGES.items(), *DIALOGS.items()):
        top = show(at)
        found += [f"{name}: {fault}" for fault in faults(at.window if name in PAGES else top)]
        if name in DIALOGS:
            shut(at)
    at.club.close()
    print("\n".join(found), flush=True)
    return len(found)


if __name__ == "__main__":
    os._exit(min(1, main(Path(sys.argv[1]))))
