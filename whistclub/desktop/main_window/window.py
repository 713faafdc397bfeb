"""The main window: sidebar, header with undo, message bar, one page at a time, and menus with the same actions."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QByteArray, QEvent, QSettings, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent, QKeySequence, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QApplication, QHBoxLayout, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from whistclub.desktop.design import theme
from whistclub.desktop.files.file_drop import FileDrop
from whistclub.desktop.main_window.header import Header
from whistclub.desktop.main_window.menus import Commands, MenuAction, fill_menus, menu_of_all
from whistclub.desktop.main_window.message_bar import MessageBar
from whistclub.desktop.main_window.sidebar import Place, Sidebar
from whistclub.desktop.preferences import Preferences, preferences_folder
from whistclub.errors import KnownError
from whistclub.words import qt, tr
from whistclub.words.evenings.clock import clock_text, short_clock_text

if TYPE_CHECKING:
    from whistclub.club.evening.clock import Phase
    from whistclub.club.ports import ActionName, Change
    from whistclub.desktop.controller import Controller
    from whistclub.desktop.evening.table_switcher import TableSwitcher
    from whistclub.desktop.evening.tonight import TonightPage
    from whistclub.desktop.pages.evenings import EveningsPage
    from whistclub.desktop.pages.page import Page
    from whistclub.desktop.pages.players import PlayersPage
    from whistclub.desktop.public_display.control import PublicDisplay

FRAME = 48
"""Logical pixels reserved for the frame a window manager puts around a window."""
NARROW_BELOW = 1100
"""Width in pixels at text size 100 % below which the sidebar shows icons only."""
STEP_TOLD_AFTER = 120
"""Milliseconds without a key press before undo and redo report what they have changed."""


class MainWindow(QMainWindow):
    """Shows a club once ``open`` is called; until then it is empty, so that it appears at once.

    ``drawn``: the first frame has been painted. ``asks_for`` carries the path or URL of another club to open; the
    program then calls ``open`` or ``say``. ``asks_for_copy``, ``asks_to_restore``, ``asks_to_save_as`` carry the path
    of the file to copy the club to, of the copy to replace the club with, of the file the club is to go
    on in. ``asks_to_train``: the training club is to be opened."""

    drawn = Signal()
    asks_for = Signal(str)
    asks_for_copy = Signal(str)
    asks_to_restore = Signal(str)
    asks_to_save_as = Signal(str)
    asks_to_train = Signal()

    def __init__(self, preferences: Preferences | None = None) -> None:
        super().__init__()
        self.preferences = preferences or Preferences()
        self.controller: Controller | None = None
        self.pages: dict[Place, Page] = {}
        self.place = Place.TONIGHT
        self._public_display: PublicDisplay | None = None
        self.actions_by_name: dict[MenuAction, QAction] = {}
        self._switch: TableSwitcher | None = None
        self._painted = False
        self._stepped: tuple[ActionName, bool] | None = None
        self._tell_step = QTimer(self, singleShot=True, interval=STEP_TOLD_AFTER)
        self._tell_step.timeout.connect(self._say_step)
        for key, digit in _DIGIT_KEYS:
            QShortcut(QKeySequence(f"Ctrl+{key}"), self).activated.connect(partial(self._table_digit, digit))
        QShortcut(QKeySequence("F10"), self).activated.connect(self._show_menu)
        self.resize(1092, 614)
        FileDrop(self, self.take_in)
        self._build()
        self._restore_geometry()

    # -- frame

    def _build(self) -> None:
        self.setWindowTitle(tr("Whist club"))
        self.setMinimumSize(720, 480)
        self.frame = QWidget()
        row = QHBoxLayout(self.frame)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.sidebar = Sidebar()
        self.sidebar.chosen.connect(self.to_place)
        right = QVBoxLayout()
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(0)
        self.header = Header()
        self.header.undo.clicked.connect(self.undo)
        self.header.redo.clicked.connect(self.redo)
        self.header.clock.clicked.connect(self._to_clock)
        self.header.wants.connect(self._carry_out)
        self.message = MessageBar(self.frame)
        self._switch = None
        self.stack = QStackedWidget()
        right.addWidget(self.header)
        right.addWidget(self.stack, 1)
        row.addWidget(self.sidebar)
        row.addLayout(right, 1)
        self.message.lie_over(self.stack)
        self.setCentralWidget(self.frame)
        self.actions_by_name = fill_menus(self, self._commands(), self.actions_by_name)
        self.header.offer_menu(menu_of_all(self))
        self.header.colour()
        self.sidebar.check(self.place)
        self.sidebar.fold(self.width() < theme.px(NARROW_BELOW))
        self._refresh_frame()

    def _commands(self) -> Commands:
        return {
            MenuAction.OPEN_CLUB: self.open_club,
            MenuAction.NEW_CLUB: self.new_club,
            MenuAction.SERVER_CLUB: self.server_club,
            MenuAction.IMPORT_EVENINGS: self._in_club(self._import_evenings),
            MenuAction.IMPORT_PLAYERS: self._in_club(self._import_players),
            MenuAction.IMPORT_RESULTS: self._in_club(self._import_results),
            MenuAction.BLANK_SHEETS: self._in_club(self._blank_sheets),
            MenuAction.TRAIN: self.asks_to_train.emit,
            MenuAction.BACK_UP: self.back_up,
            MenuAction.RESTORE: self.restore,
            MenuAction.QUIT: self.close,
            MenuAction.UNDO: self.undo,
            MenuAction.REDO: self.redo,
            MenuAction.NEW_EVENING: self._in_evening(lambda page: page.new_evening()),
            MenuAction.CHECK_IN: self._in_evening(lambda page: page.check_in()),
            MenuAction.DRAW: self._in_evening(lambda page: page.show_draw()),
            MenuAction.SEAT: self._in_evening(lambda page: page.show_seating()),
            MenuAction.TYPE_SHEET: self._in_evening(lambda page: page.type_sheet()),
            MenuAction.ASK_ARBITER: self._in_evening(lambda page: page.ask_arbiter()),
            MenuAction.ADJUST: self._in_evening(lambda page: page.adjust()),
            MenuAction.PURSE: self._in_evening(lambda page: page.show_purse()),
            MenuAction.PRINT_STANDINGS: self._in_evening(lambda page: page.print_standings()),
            MenuAction.EXPORT_EVENING: self._in_evening(lambda page: page.export_evening()),
            MenuAction.CLOSE_EVENING: self._in_evening(lambda page: page.close_evening()),
            MenuAction.TELEVISION_PANEL: self._in_club(self.show_display_panel),
            MenuAction.TELEVISION_SWITCH: self._in_club(lambda: self.public_display.switch()),
            MenuAction.TELEVISION_FREEZE: self._in_club(lambda: self.public_display.freeze()),
            **{MenuAction(f"go_{place}"): partial(self.to_place, place) for place in Place},
            MenuAction.FULL_SCREEN: self.full_screen,
            MenuAction.MANUAL: self.show_manual,
        }

    def _in_club(self, do: Callable[[], object]) -> Callable[[], None]:
        """Returns a function that calls ``do`` if a club is open."""

        def run() -> None:
            if self.controller is not None:
                do()

        return run

    def _in_evening(self, do: Callable[[TonightPage], object]) -> Callable[[], None]:
        """Returns a function that shows the page of the evening and calls ``do`` with it."""

        def run() -> None:
            self.go(Place.TONIGHT)
            do(self.tonight)

        return self._in_club(run)

    def _show_menu(self) -> None:
        self.header.more.showMenu()

    def _carry_out(self, name: MenuAction) -> None:
        self.actions_by_name[name].trigger()

    def _import_evenings(self) -> None:
        self.go(Place.EVENINGS)
        cast("EveningsPage", self.page(Place.EVENINGS)).import_files()

    def _import_results(self) -> None:
        self.go(Place.EVENINGS)
        cast("EveningsPage", self.page(Place.EVENINGS)).import_results()

    def _blank_sheets(self) -> None:
        from whistclub.desktop.printing.catalogue import preview_blank

        if self.controller is not None:
            preview_blank(self, self.controller)

    def _import_players(self) -> None:
        self.go(Place.PLAYERS)
        cast("PlayersPage", self.page(Place.PLAYERS)).import_list()

    # -- the club

    def open(self, controller: Controller) -> None:
        """Shows a club instead of the previous one, which its owner closes."""
        self._leave_public_display()
        self.controller = controller
        controller.setParent(self)
        controller.changed.connect(self._changed)
        controller.refused.connect(self._refused)
        controller.said.connect(self._said)
        controller.others_changed.connect(self._refresh_frame)
        controller.time.ticked.connect(self._say_time)
        controller.time.called.connect(self._call)
        self._drop_pages()
        self.message.hide()
        self.go(Place.TONIGHT)

    def rebuild(self) -> None:
        """Rebuilds all widgets, after a change of language or text size."""
        evening = self.tonight.evening_id if Place.TONIGHT in self.pages else None
        place, self.pages = self.place, {}
        self._build()
        self.frame.show()
        self.place = place
        if self.controller is not None:
            if evening is not None:
                self.tonight.show_evening(evening)
            self.go(place)
        if self._public_display is not None:
            self._public_display.speak()

    def take_in(self, paths: Sequence[str]) -> None:
        """Imports files of evenings or of conventions."""
        if self.controller is not None and paths:
            from whistclub.desktop.conventions.files import open_files

            open_files(self, self.controller, paths)

    def _drop_pages(self) -> None:
        for page in self.pages.values():
            self.stack.removeWidget(page)
            page.deleteLater()
        self.pages = {}

    def go(self, place: Place) -> None:
        """Shows one of the five pages."""
        if self.controller is None:
            self.sidebar.check(self.place)
            return
        self.controller.look_around()
        self.place = place
        page = self.page(place)
        self.stack.setCurrentWidget(page)
        self.sidebar.check(place)
        page.enter()
        self._refresh_frame()

    def to_place(self, place: Place) -> None:
        """Shows the page chosen in the sidebar or by key. If a table is open on "tonight" and "tonight" is chosen
        again, returns from the table to the evening."""
        again = place == self.place == Place.TONIGHT and self.controller is not None
        self.go(place)
        if again:
            self.tonight.back_out()

    def page(self, place: Place) -> Page:
        """Returns the page of a place, created on first use."""
        if place not in self.pages:
            page = self._make(place)
            page.titled.connect(self._refresh_frame)
            self.pages[place] = page
            self.stack.addWidget(page)
        return self.pages[place]

    def _make(self, place: Place) -> Page:
        assert self.controller is not None
        if place == Place.TONIGHT:
            from whistclub.desktop.evening.tonight import TonightPage

            tonight = TonightPage(self.controller)
            tonight.wants_public_display.connect(self.show_display_panel)
            tonight.wants_action.connect(self._carry_out)
            tonight.say_public_display(self._public_display.state if self._public_display is not None else "off")
            return tonight
        if place == Place.EVENINGS:
            from whistclub.desktop.pages.evenings import EveningsPage

            evenings = EveningsPage(self.controller)
            evenings.opened.connect(self.open_evening)
            return evenings
        if place == Place.PLAYERS:
            from whistclub.desktop.pages.players import PlayersPage

            return PlayersPage(self.controller)
        if place == Place.RANKING:
            from whistclub.desktop.pages.ranking import RankingPage

            ranking = RankingPage(self.controller)
            ranking.wants_player.connect(self.open_player)
            return ranking
        from whistclub.desktop.pages.settings import SettingsPage

        page = SettingsPage(self.controller)
        page.looks_changed.connect(self.looks_changed)
        page.wants_open.connect(self.open_club)
        page.wants_new.connect(self.new_club)
        page.wants_server.connect(self.server_club)
        return page

    def open_player(self, player_id: int) -> None:
        """Shows the page of a player."""
        self.go(Place.PLAYERS)
        cast("PlayersPage", self.page(Place.PLAYERS)).show_player(player_id)

    @property
    def tonight(self) -> TonightPage:
        """The page where evenings are played."""
        return cast("TonightPage", self.page(Place.TONIGHT))

    @property
    def public_display(self) -> PublicDisplay:
        """The television, created on first use."""
        if self._public_display is None:
            from whistclub.desktop.public_display.control import PublicDisplay

            assert self.controller is not None
            self._public_display = PublicDisplay(self.controller, self)
            self._public_display.moved.connect(self._public_display_moved)
        return self._public_display

    def _public_display_moved(self) -> None:
        if Place.TONIGHT in self.pages:
            self.tonight.say_public_display(self.public_display.state)

    def _leave_public_display(self) -> None:
        if self._public_display is not None:
            self._public_display.leave()
            self._public_display = None

    def show_display_panel(self) -> None:
        """Opens the panel with all controls of the television."""
        from whistclub.desktop.public_display.panel import show_panel

        show_panel(self.public_display)

    def open_evening(self, evening_id: int) -> None:
        """Shows an evening, tonight's or an old one."""
        self.tonight.show_evening(evening_id)
        self.go(Place.TONIGHT)

    def offer_clubs(self, copy: Path | None = None) -> None:
        """Shown when no club could be opened: offers to choose another one, below the error message. ``copy``: an
        intact copy of the club, offered first."""
        from whistclub.desktop.files.club_file import ClubOffer

        page = ClubOffer(copy)
        page.restores.connect(self.asks_to_restore)
        page.opens.connect(self.open_club)
        page.makes.connect(self.new_club)
        page.joins.connect(self.server_club)
        self.stack.addWidget(page)
        self.stack.setCurrentWidget(page)

    def open_club(self) -> None:
        """Asks for a club file and opens it."""
        from whistclub.desktop.files import club_file

        if chosen := club_file.ask_which(self, tr("Open a club")):
            self.asks_for.emit(chosen)

    def new_club(self) -> None:
        """Asks for the file name of a new club and opens it."""
        from whistclub.desktop.files import club_file

        if chosen := club_file.ask_where(self, tr("New club"), "club.whist"):
            there = Path(chosen).exists()
            self.asks_for.emit(chosen)
            if self.controller is not None and self.controller.place == chosen and not there:
                self.controller.rename_club(Path(chosen).stem)

    def server_club(self, place: str = "", problem: str = "") -> None:
        """Asks for a club in a database server and opens it. ``place``: the URL to begin with, "" the club opened last;
        ``problem``: why it could not be opened."""
        from whistclub.desktop.files.server_club import ServerDialog

        dialog = ServerDialog(self.preferences, place or self.preferences.club, self)
        dialog.chosen.connect(self.asks_for)
        dialog.open()
        if problem:
            dialog.complain(problem)

    def back_up(self) -> None:
        """Asks for a file name and copies the club to it."""
        from whistclub.desktop.files import club_file

        if self.controller is not None:
            name = f"{Path(self.controller.place).stem}-{datetime.date.today().isoformat()}.whist"
            if chosen := club_file.ask_where(self, tr("Back up the club"), name):
                self.asks_for_copy.emit(chosen)

    def save_as(self) -> None:
        """Asks for a new file name and saves the open club there; it goes on in that file."""
        from whistclub.desktop.files import club_file

        if self.controller is not None:
            name = f"{Path(self.controller.place).stem}-{datetime.date.today().isoformat()}.whist"
            if chosen := club_file.ask_where(self, tr("Save the club under another name"), name):
                self.asks_to_save_as.emit(chosen)

    def restore(self) -> None:
        """Asks for the copy to put in place of the club."""
        from whistclub.desktop.files import club_file

        copies = Path(self.controller.place).parent / "backups" if self.controller is not None else Path()
        if chosen := club_file.ask_which(self, tr("Restore a backup"), copies):
            self.asks_to_restore.emit(chosen)

    # -- what happens

    def undo(self) -> None:
        """Undoes the last action and reports what that has changed."""
        if self.controller is not None:
            self.controller.undo(partial(self._step, undone=True))

    def redo(self) -> None:
        """Redoes the last action undone and reports what that has changed."""
        if self.controller is not None:
            self.controller.redo(partial(self._step, undone=False))

    def _step(self, change: Change, *, undone: bool) -> None:
        """Reports what an undo or redo has changed. One more key reverses it, so nothing is asked beforehand. The
        report waits until no key is pressed, because computing a season takes time."""
        if change.action is not None:
            self._stepped = change.action, undone
            self._tell_step.start()

    def _say_step(self) -> None:
        from whistclub.words.actions import action_text

        if self.controller is None or self._stepped is None:
            return
        (action, undone), self._stepped = self._stepped, None
        what = action_text(action)
        said = tr("Undone: {action}", action=what) if undone else tr("Done again: {action}", action=what)
        moved = self.controller.step_text(undone=undone)
        back = (tr("Redo"), self.redo) if undone else (tr("Undo"), self.undo)
        between = "\n" if "\n" in moved else " · "
        self.message.say(between.join(part for part in (said, moved) if part), "ok", act=back[0], do=back[1])

    def show_manual(self) -> None:
        """Opens the manual beside this window, or brings it to the front."""
        from whistclub.desktop.main_window.manual_viewer import ManualWindow

        window = self.findChild(ManualWindow) or ManualWindow(self)
        window.show()
        window.raise_()
        window.activateWindow()

    def full_screen(self) -> None:
        """Switches full screen on or off."""
        self.showNormal() if self.isFullScreen() else self.showFullScreen()

    def say(self, sentence: str, tone: str = "attention") -> None:
        """Shows a sentence in the message bar; ``tone``: "wrong", "attention" or "ok"."""
        self.message.say(sentence, tone)

    def _changed(self, change: Change) -> None:
        if change.action is not None:
            self._stepped = None
            # Earlier messages are out of date after a change.
            self.message.hide()
        for page in list(self.pages.values()):
            page.reload(change)
        self._refresh_frame()
        if change.settings:
            from whistclub.club.conventions import CONTRACT_NAMES

            if CONTRACT_NAMES in change.settings:
                QTimer.singleShot(0, self, self.rebuild)

    def _refused(self, error: Exception) -> None:
        from whistclub.desktop.controller import sentence
        from whistclub.desktop.dialogs.dialog import Dialog

        if isinstance(QApplication.activeModalWidget(), Dialog):
            return  # the dialog shows the error itself
        said = sentence(error, players=self.controller.names_by_key() if self.controller else None)
        lost = isinstance(error, KnownError) and error.key in ("club_moved", "log_gone", "locks_gone")
        act = tr("Save under another name…") if lost else ""
        self.message.say(said, "wrong", act=act, do=self.save_as if lost else None)

    def _said(self, text: str) -> None:
        self.message.say(text, "ok")

    def _say_time(self) -> None:
        """Shows the clock of the round in the header, on every page."""

        time = None if self.controller is None else self.controller.time
        if time is None or time.clock is None:
            self.header.say_time("")
            return
        now = time.now()
        late = time.clock.phase(now) in ("last_deal", "over")
        self.header.say_time(clock_text(time.clock, now), short_clock_text(time.clock, now), late=late)

    def _call(self, phase: Phase) -> None:
        """Announces the last deal, and later that the tables may be closed."""
        if self.controller is None or self.controller.time.clock is None:
            return
        number = self.controller.time.clock.round
        if phase == "last_deal":
            said = tr("Round {number}: the time is over. Last deal!", number=number)
        else:
            said = tr("Round {number}: the time for the last deal is over. Open tables can be closed.", number=number)
        self.message.say(said, "attention")
        QApplication.alert(self)
        if self.preferences.clock_sound:
            QApplication.beep()

    def _to_clock(self) -> None:
        """Shows the evening whose round the clock belongs to."""
        if self.controller is not None and self.controller.time.clock is not None:
            self.open_evening(self.controller.time.clock.evening_id)

    def _refresh_frame(self) -> None:
        controller = self.controller
        page = self.pages.get(self.place)
        if page is None:
            self.header.say("")
        else:
            self.header.say(page.title(), page.detail(), page.header())
            self.header.show_tools(page.tools())
        self._say_time()
        if controller is None:
            self.header.offer("", "")
        else:
            self.header.offer(controller.undo_text(), controller.redo_text())
        for which, words in ((MenuAction.UNDO, self.header.undo), (MenuAction.REDO, self.header.redo)):
            self.actions_by_name[which].setEnabled(words.isEnabled())
        if Place.TONIGHT in self.pages:
            self.actions_by_name[MenuAction.CLOSE_EVENING].setText(self.tonight.close_text())
        saved = controller.saved_at if controller else None
        self.sidebar.say_saved(saved.strftime("%H:%M") if isinstance(saved, datetime.datetime) else "")
        self.sidebar.say_others(controller.others if controller else ())
        if controller is not None:
            name = controller.club_name()
            self.sidebar.name_club(name)
            self.setWindowTitle(tr("{club} – whist club", club=name) if name else tr("Whist club"))

    def looks_changed(self) -> None:
        """Applies a change of language, theme or text size."""

        app = QApplication.instance()
        assert isinstance(app, QApplication)
        qt.load(self.preferences.spoken())
        theme.apply(app, self.preferences.theme, self.preferences.text_size)
        QTimer.singleShot(0, self, self.rebuild)

    # -- keys and frame events

    def _table_digit(self, digit: str) -> None:
        """Opens the table with the number typed with Ctrl; waits for a second digit where there may be one."""
        if self.choose_table():
            self.switch.type(digit)

    @property
    def switch(self) -> TableSwitcher:
        """The bar that asks for a table's number, created on first use because it imports the entry strip's chips."""
        if self._switch is None:
            from whistclub.desktop.evening.table_switcher import TableSwitcher

            self._switch = TableSwitcher(self.frame)
            self._switch.lie_over(self.stack)
            self._switch.chosen.connect(self._open_table)
        return self._switch

    def choose_table(self) -> bool:
        """Asks for the number of another table of the evening. Returns False if there is none."""
        tables = self.tonight.table_choices() if self.controller is not None else ()
        if tables:
            self.switch.begin(tables)
        return bool(tables)

    def _open_table(self, number: int) -> None:
        self.tonight.open_table(number)
        self.go(Place.TONIGHT)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handles a key that no widget of the page has handled."""
        if self.place == Place.TONIGHT and event.text():
            from whistclub.desktop.evening.table_switcher import is_prefix

            if is_prefix(event) and self.choose_table():
                return
        super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        super().keyReleaseEvent(event)
        if event.key() == Qt.Key.Key_Control and self._switch is not None and not self._switch.isHidden():
            self._switch.open()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = event.size().width() < theme.px(NARROW_BELOW)
        if narrow != self.sidebar.narrow:
            self.sidebar.fold(narrow)
            self._refresh_frame()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        # The club may have been changed from the command line while another window was active.
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow() and self.controller is not None:
            self.controller.look_around()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            QTimer.singleShot(0, self, self.drawn.emit)

    def _restore_geometry(self) -> None:
        stored = _geometry().value("geometry")
        if isinstance(stored, QByteArray):
            self.restoreGeometry(stored)

    def fit_screen(self) -> None:
        """Maximizes the window on a screen too small for it, unless the user has chosen a size before."""
        room = self.screen().availableSize()
        if not _geometry().contains("geometry") and (
            room.width() < self.width() + FRAME or room.height() < self.height() + FRAME
        ):
            self.setWindowState(Qt.WindowState.WindowMaximized)

    def closeEvent(self, event: QCloseEvent) -> None:
        _geometry().setValue("geometry", self.saveGeometry())
        self._leave_public_display()
        super().closeEvent(event)


_DIGIT_KEYS = tuple((digit, digit) for digit in "1234567890") + tuple(zip("&é\"'(-è_çà§!", "123456789068", strict=True))
"""Keys for each digit: the digit itself, and the characters the top row of French and Belgian keyboards gives without
Shift."""


def _geometry() -> QSettings:
    return QSettings(str(preferences_folder() / "geometry.ini"), QSettings.Format.IniFormat)
