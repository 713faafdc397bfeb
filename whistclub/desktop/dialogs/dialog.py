"""Base class of the dialogs: fields in a scrolling middle, a line for errors, Cancel and OK always visible."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QDialog, QFormLayout, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from whistclub.club.ports import ActionName, Change
from whistclub.desktop.controller import Controller, sentence
from whistclub.desktop.design import theme
from whistclub.desktop.design.widgets import button, label, scrolled, set_kind
from whistclub.words import tr

BENEATH_FROM = 170
"""Text size in percent from which a field is beneath its label."""
LONGEST_EXAMPLE = 300
"""Maximum width for which a field grows to show its whole placeholder text, in pixels at text size 100 %."""


class PlainDialog(QDialog):
    """A dialog that needs no club. Subclasses add fields to ``form`` and override ``done_right`` with what OK does."""

    def __init__(self, title: str, ok: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(4 * theme.UNIT, 3 * theme.UNIT, 4 * theme.UNIT, 3 * theme.UNIT)
        outer.setSpacing(2 * theme.UNIT)
        outer.addWidget(label(title, "heading"))
        self.inside = QWidget()
        self.box = QVBoxLayout(self.inside)
        self.box.setContentsMargins(2, 2, 2 * theme.UNIT, 2)
        self.form = QFormLayout()
        self.form.setSpacing(theme.GAP)
        self.form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        beside = theme.px(100) < BENEATH_FROM
        wraps = QFormLayout.RowWrapPolicy
        self.form.setRowWrapPolicy(wraps.DontWrapRows if beside else wraps.WrapAllRows)
        self.box.addLayout(self.form)
        self.area = scrolled(self.inside)
        outer.addWidget(self.area, 1)
        self.problem = label("", "wrong", wrap=True)
        self.problem.hide()
        outer.addWidget(self.problem)
        row = QHBoxLayout()
        row.setSpacing(theme.GAP)
        row.addStretch(1)
        self.cancel = button(tr("Cancel") if ok else tr("Close"), "" if ok else "main")
        self.cancel.clicked.connect(self.reject)
        self.cancel.setAutoDefault(not ok)
        row.addWidget(self.cancel)
        self.ok = button(ok, "main")
        self.ok.setVisible(bool(ok))
        self.ok.clicked.connect(self._confirm)
        self.ok.setDefault(bool(ok))
        row.addWidget(self.ok)
        outer.addLayout(row)
        self.outer, self.presses = outer, row
        self.in_order: tuple[QPushButton, ...] = (self.cancel, self.ok)

    def row(self, text: str, field: QWidget) -> None:
        """Adds a field with its label."""
        words = label(text, wrap=len(text) > 30)
        words.setBuddy(field)
        words.setMinimumHeight(theme.CONTROL)
        if not field.accessibleName():
            field.setAccessibleName(text)
        if theme.tight() and isinstance(field, QLineEdit) and field.placeholderText():
            field.ensurePolished()
            example = field.fontMetrics().horizontalAdvance(field.placeholderText())
            field.setMinimumWidth(min(example + 8 * theme.UNIT, theme.px(LONGEST_EXAMPLE)))
        self.form.addRow(words, field)

    def complain(self, text: str) -> None:
        """Shows an error, "" for none."""
        self.problem.setText(text)
        self.problem.setVisible(bool(text))
        if self.isVisible():
            self.resize(self.width(), max(self.height(), self._wanted(self.width()).height()))

    def done_right(self) -> bool:
        """Does what OK means and returns whether to close the dialog."""
        return True

    def _confirm(self) -> None:
        self.complain("")
        if self.done_right():
            self.accept()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()
        self._order()

    def _order(self) -> None:
        """Sets the tab order: the fields in reading order, then the buttons; the first field gets the focus."""
        self.box.activate()
        reached = (
            widget
            for widget in self.inside.findChildren(QWidget)
            if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.window() is self
        )
        places = {widget: widget.mapTo(self.inside, QPoint(0, 0)) for widget in reached}
        fields = sorted(places, key=lambda widget: (places[widget].y(), places[widget].x()))
        for before, after in pairwise((*fields, *self.in_order)):
            QWidget.setTabOrder(before, after)
        focus = self.focusWidget()
        seen = [widget for widget in fields if widget.isVisible() and widget.isEnabled()]
        if seen and (focus is None or not self.inside.isAncestorOf(focus)):
            seen[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _fit(self) -> None:
        """Resizes the dialog to its content, at most to the size of the window it belongs to."""
        self.box.activate()
        inside = max(360, self.inside.sizeHint().width(), self.inside.minimumWidth()) + 60
        self.resize(self._wanted(max(inside, self.presses.sizeHint().width() + 8 * theme.UNIT)))

    def _wanted(self, width: int) -> QSize:
        """Returns the size that shows everything, as far as the window allows."""
        parent = self.parentWidget()
        room = parent.size() - QSize(32, 48) if parent is not None else QSize(1040, 560)
        width = min(width, room.width())
        high = self.box.heightForWidth(width - 60) if self.box.hasHeightForWidth() else self.inside.sizeHint().height()
        if not self.problem.isHidden():
            high += self.problem.heightForWidth(width - 8 * theme.UNIT) + 2 * theme.UNIT
        return QSize(width, high + 150).boundedTo(room)


class Dialog(PlainDialog):
    """A dialog about the club. A refusal while it is open is shown in the dialog itself."""

    def __init__(self, controller: Controller, title: str, ok: str = "", parent: QWidget | None = None) -> None:
        super().__init__(title, ok, parent)
        self.controller = controller
        controller.refused.connect(self._refused)

    def act(self, action: Callable[..., ActionName | None], *args: Any, **kw: Any) -> bool:
        """Runs an action for OK. Returns False, so that the dialog stays open until the action is done, and if it is
        refused."""
        self.controller.act(action, *args, then=self.acted, **kw)
        return False

    def acted(self, change: Change) -> None:
        """Called when the action is done; closes the dialog."""
        self.accept()

    def _refused(self, error: Exception) -> None:
        self.complain(sentence(error, players=self.controller.names_by_key()))


class ReadDialog(Dialog):
    """A dialog with text to read, which can be copied: ``text``."""

    text = ""

    def __init__(self, controller: Controller, title: str, parent: QWidget | None = None) -> None:
        super().__init__(controller, title, tr("Copy as text"), parent)
        self.cancel.setText(tr("Close"))
        self.cancel.setAccessibleName(tr("Close"))
        self.cancel.setAutoDefault(True)
        self.cancel.setDefault(True)
        set_kind(self.cancel, "main")
        set_kind(self.ok, "")
        self.presses.removeWidget(self.cancel)
        self.presses.addWidget(self.cancel)
        self.in_order = self.ok, self.cancel

    def done_right(self) -> bool:
        copy_text(self.text)
        self.ok.setText(tr("✓ Copied"))
        return False


def copy_text(text: str) -> None:
    """Copies ``text`` to the clipboard."""
    QGuiApplication.clipboard().setText(text)
