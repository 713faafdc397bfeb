"""The sidebar: the five pages of the window, the club's name, and the time of the last save."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from whistclub.desktop.design import theme
from whistclub.desktop.design.icons import icon
from whistclub.desktop.design.tips import set_tip
from whistclub.desktop.design.widgets import ElidedLabel, label, set_kind
from whistclub.words import mark, tr, tr_marked


class Place(StrEnum):
    """The pages of the sidebar; the value names the icon."""

    TONIGHT = "tonight"
    EVENINGS = "evenings"
    PLAYERS = "players"
    RANKING = "ranking"
    SETTINGS = "settings"


PLACES = (
    (Place.TONIGHT, mark("Tonight"), "Ctrl+F2"),
    (Place.EVENINGS, mark("Evenings"), "Ctrl+F3"),
    (Place.PLAYERS, mark("Players"), "Ctrl+F4"),
    (Place.RANKING, mark("Ranking"), "Ctrl+F5"),
    (Place.SETTINGS, mark("Settings"), "Ctrl+F6"),
)
"""Each page with its title and its key."""

WIDE, NARROW = 196, 72
SPADE = 32
"""Width and height in pixels of the sign beside the club's name."""


class Sidebar(QWidget):
    """Buttons for the five pages. ``chosen`` carries the ``Place`` pressed."""

    chosen = Signal(Place)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sidebar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.box = box = QVBoxLayout(self)
        box.setSpacing(theme.UNIT)
        self.club = ElidedLabel("", strong=True)
        self.spade = label("♠")
        self.spade.setObjectName("spade")
        self.spade.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.spade.setFixedSize(SPADE, SPADE)
        self.brand = brand = QHBoxLayout()
        brand.setSpacing(10)
        brand.addWidget(self.spade)
        brand.addWidget(self.club, 1)
        box.addLayout(brand)
        box.addSpacing(3 * theme.UNIT)
        self.group = QButtonGroup(self)
        self.buttons: dict[Place, QToolButton] = {}
        for name, word, key in PLACES:
            place = QToolButton()
            place.setObjectName("place")
            place.setCheckable(True)
            place.setAutoExclusive(True)
            place.setAccessibleName(tr_marked(word))
            set_tip(place, f"{tr_marked(word)}  [{key}]")
            place.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            place.clicked.connect(partial(self._choose, name))
            self.group.addButton(place)
            self.buttons[name] = place
            box.addWidget(place)
        box.addStretch(1)
        self.saved: QLabel = label("", "small", wrap=True)
        self.others: QLabel = label("", "small", wrap=True)
        self.others.hide()
        box.addWidget(self.others)
        box.addWidget(self.saved)
        self.narrow = False
        self.fold(False)

    def _choose(self, place: Place, checked: bool = False) -> None:
        self.chosen.emit(place)

    def check(self, name: Place) -> None:
        """Marks the page that is shown."""
        self.buttons[name].setChecked(True)
        self.colour()

    def colour(self) -> None:
        """Redraws the icons in the colours of the theme."""
        colours = theme.colours()
        for name, place in self.buttons.items():
            place.setIcon(icon(name, colours.accent if place.isChecked() else colours.quiet))

    def fold(self, narrow: bool) -> None:
        """Shows icons with a short word beneath (``narrow``), or icons with the full word beside them."""
        self.narrow = narrow
        side = theme.UNIT if narrow else theme.INSIDE
        self.box.setContentsMargins(side, 4 * theme.UNIT, side, theme.INSIDE)
        self.brand.setContentsMargins((self.width_of(narrow) - SPADE) // 2 - side if narrow else theme.GAP, 0, 0, 0)
        short = _short_words()
        self.setFixedWidth(self.width_of(narrow))
        self.club.setVisible(not narrow)
        for name, word, _ in PLACES:
            place = self.buttons[name]
            place.setText(short[name] if narrow else tr_marked(word))
            set_kind(place, "true" if narrow else "false", "narrow")
            place.setToolButtonStyle(
                Qt.ToolButtonStyle.ToolButtonTextUnderIcon if narrow else Qt.ToolButtonStyle.ToolButtonTextBesideIcon
            )
            place.setIconSize(QSize(20 if narrow else 28, 20))  # room between icon and word
        self.colour()

    def width_of(self, narrow: bool) -> int:
        """Returns the width in pixels at the text size in use."""
        return NARROW * theme.under_icon() // 12 if narrow else theme.px(WIDE)

    def name_club(self, name: str) -> None:
        """Shows the club's name."""
        self.club.setText(name)

    def say_saved(self, clock: str) -> None:
        """Shows when the last action was saved. ``clock``: its time, "" if nothing was saved yet."""
        if not clock:
            self.saved.setText("")
        else:
            self.saved.setText(f"✓ {clock}" if self.narrow else tr("Saved {time}", time=clock))
        self.saved.setAccessibleName(tr("Saved {time}", time=clock) if clock else "")

    def say_others(self, people: Sequence[str]) -> None:
        """Shows who else has the club open."""
        names = ", ".join(person or tr("somebody") for person in people)
        self.others.setText(f"+ {len(people)}" if self.narrow else tr("Also here: {names}", names=names))
        self.others.setAccessibleName(tr("Also here: {names}", names=names))
        set_tip(self.others, names)
        self.others.setVisible(bool(people))


def _short_words() -> dict[Place, str]:
    """Returns the page titles shortened to fit under an icon: nine letters at most."""
    return {
        Place.TONIGHT: tr("Tonight", "under an icon, nine letters at most"),
        Place.EVENINGS: tr("Evenings", "under an icon, nine letters at most"),
        Place.PLAYERS: tr("Players", "under an icon, nine letters at most"),
        Place.RANKING: tr("Ranking", "under an icon, nine letters at most"),
        Place.SETTINGS: tr("Settings", "under an icon, nine letters at most"),
    }
