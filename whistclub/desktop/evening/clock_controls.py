"""The clock of the round on the evening's page, in large type, with the buttons that control it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from whistclub.club.evening.clock import LONGEST, RoundClock, RoundLength, round_length
from whistclub.desktop.design import theme
from whistclub.desktop.design.fields import SpinBox
from whistclub.desktop.design.flow import FlowLayout
from whistclub.desktop.design.widgets import button, label, set_kind
from whistclub.words import tr
from whistclub.words.evenings.clock import phase_text, time_text

if TYPE_CHECKING:
    from whistclub.desktop.controller import Controller

MORE = 5
"""Minutes added per press."""


class ClockControls(QWidget):
    """Shows and controls the clock of one round. ``starter`` holds what starts it; the page places it."""

    def __init__(self, controller: Controller, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controller, self.time = controller, controller.time
        self.evening_id = self.round = 0
        flow = FlowLayout(self)
        self.left, self.state = label("", "total"), label("", "strong")
        self.minutes = SpinBox(1, LONGEST, 1)
        self.minutes.setAccessibleName(tr("Minutes of the round"))
        self.unit = label(tr("minutes"))
        self.start = button(tr("Start the clock"), tip=tr("The last deal is called when the time is over"))
        self.pause = button(tr("Pause"))
        self.more = button(tr("+%n minute(s)", "", MORE))
        self.stop = button(tr("Stop the clock"))
        for widget in (self.left, self.state, self.pause, self.more, self.stop):
            widget.setMinimumHeight(theme.CONTROL)
            flow.addWidget(widget)
        self.starter = QWidget()
        row = QHBoxLayout(self.starter)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.GAP)
        row.addWidget(self.start)
        row.addWidget(self.minutes)
        row.addWidget(self.unit)
        self.start.clicked.connect(self._start)
        self.pause.clicked.connect(self._pause)
        self.more.clicked.connect(self._more)
        self.stop.clicked.connect(self._stop)
        self.time.ticked.connect(self.fill)

    def show_round(self, evening_id: int, round: int) -> None:
        """Shows the clock of that round."""
        if (evening_id, round) != (self.evening_id, self.round):
            self.evening_id, self.round = evening_id, round
            self.minutes.setValue(self.controller.read(round_length).minutes)
        self.fill()

    def show_none(self) -> None:
        """Hides the clock and its start button, for a round that is over."""
        self.evening_id = self.round = 0
        self.hide()
        self.starter.hide()

    def fill(self) -> None:
        """Updates the time and the buttons."""
        if not self.evening_id:
            return
        clock = self.time.of(self.evening_id, self.round)
        if clock is not None:
            self._fill_clock(clock)
        shown, other = (self.starter, self) if clock is None else (self, self.starter)
        if shown.isHidden():
            shown.show()
        if not other.isHidden():
            self._hand_over(other, self.start if clock is None else self._next())
            other.hide()

    def _fill_clock(self, clock: RoundClock) -> None:
        now = self.time.now()
        phase = clock.phase(now)
        self.left.setText(time_text(clock.left(now)))
        self.state.setText(phase_text(phase))
        late = phase in ("last_deal", "over")
        set_kind(self.left, "late" if late else "total")
        set_kind(self.state, "attention" if late else "strong")
        stands = clock.since is None
        self.pause.setText(tr("Go on") if stands else tr("Pause"))
        self.pause.setAccessibleName(self.pause.text())
        pausing = stands or clock.left(now) > 0
        if not pausing:
            self._hand_over(self.pause, self.more)
        self.pause.setVisible(pausing)

    def _next(self) -> QWidget:
        return self.more if self.pause.isHidden() else self.pause

    def _hand_over(self, leaving: QWidget, to: QWidget) -> None:
        """Moves the focus from ``leaving``, which is about to be hidden, to ``to``. Otherwise Qt would move it far away
        and scroll the page."""
        focus = leaving.window().focusWidget()
        if focus is not None and (focus is leaving or leaving.isAncestorOf(focus)):
            to.setFocus(Qt.FocusReason.OtherFocusReason)

    def _start(self) -> None:
        grace = self.controller.read(round_length).grace
        self.time.start(self.evening_id, self.round, RoundLength(self.minutes.value(), grace))

    def _pause(self) -> None:
        clock = self.time.of(self.evening_id, self.round)
        if clock is not None and clock.since is None:
            self.time.start(self.evening_id, self.round, self.controller.read(round_length))
        else:
            self.time.pause()

    def _more(self) -> None:
        self.time.add(MORE)

    def _stop(self) -> None:
        self.time.stop()
