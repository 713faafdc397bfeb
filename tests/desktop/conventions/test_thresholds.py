"""Whether a club plays with the arbiter of Whist 32, and from what chance on it accepts, in real widgets."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QCheckBox

from whistclub.club.actions.conventions import add_conventions
from whistclub.club.conventions import own_conventions
from whistclub.desktop.controller import Controller
from whistclub.desktop.conventions.dialog import CHANGED, ConventionsDialog, SwitchesDialog
from whistclub.desktop.conventions.thresholds import ThresholdFields
from whistclub.desktop.design import theme
from whistclub.desktop.main_window.sidebar import Place
from whistclub.desktop.main_window.window import MainWindow
from whistclub.rules.whist32 import ARBITER_THRESHOLDS, ArbiterThresholds, Whist32Conventions

OWN = Whist32Conventions(arbiter=True, arbiter_thresholds=ArbiterThresholds(duo7=60, picolo=20))


def opened(controller: Controller, window: MainWindow, conventions: Whist32Conventions, **kw: Any) -> SwitchesDialog:
    shown = SwitchesDialog(controller, "whist32", conventions, "Ours", window, **kw)
    shown.open()
    QApplication.processEvents()
    return shown


def arbiter(shown: SwitchesDialog) -> QCheckBox:
    check = shown.fields["arbiter"]
    assert isinstance(check, QCheckBox)
    return check


def thresholds(shown: SwitchesDialog) -> ThresholdFields:
    fields = shown.fields["arbiter_thresholds"]
    assert isinstance(fields, ThresholdFields)
    return fields


@pytest.mark.parametrize("conventions", [Whist32Conventions(), OWN])
def test_conventions_opened_and_kept_are_the_same(
    controller: Controller, window: MainWindow, conventions: Whist32Conventions
) -> None:
    assert opened(controller, window, conventions).value() == conventions


def test_each_contract_of_the_list_shows_its_threshold_in_per_cent(controller: Controller, window: MainWindow) -> None:
    spins = thresholds(opened(controller, window, OWN)).spins
    assert {key: spin.value() for key, spin in spins.items()} == {**ARBITER_THRESHOLDS, "picolo": 20}
    assert spins["picolo"].text() == "20\N{NO-BREAK SPACE}%"
    assert spins["picolo"].accessibleName() == "The arbiter accepts from a chance of: Picolo"
    assert (spins["solo8"].minimum(), spins["solo8"].maximum()) == (0, 100)


def test_thresholds_are_typed_and_one_set_back_to_the_usual_is_no_longer_the_clubs_own(
    controller: Controller, window: MainWindow, hands: Any
) -> None:
    controller.act(add_conventions, "whist32", "Ours", OWN)
    window.resize(1092, 900)
    window.go(Place.SETTINGS)
    settings: Any = window.pages[Place.SETTINGS]
    settings.show_section(3)
    QApplication.processEvents()
    card = settings.conventions
    card.game.choose("whist32")
    QApplication.processEvents()
    hands.press(card, "Options: Ours")
    shown = hands.dialog(SwitchesDialog)
    for key, typed in (("solo8", "35"), ("picolo", "15")):
        spin = thresholds(shown).spins[key]
        spin.setFocus(Qt.FocusReason.OtherFocusReason)
        spin.selectAll()
        hands.type(spin, typed)
    hands.press(shown, "Keep")
    (kept,) = controller.read(own_conventions, "whist32")
    assert kept.conventions == Whist32Conventions(arbiter=True, arbiter_thresholds=ArbiterThresholds(duo7=60, solo8=35))


def test_thresholds_can_be_set_only_where_the_arbiter_is_asked(controller: Controller, window: MainWindow) -> None:
    shown = opened(controller, window, Whist32Conventions())
    assert not thresholds(shown).isEnabled()
    arbiter(shown).click()
    assert thresholds(shown).isEnabled()
    assert shown.value().arbiter
    locked = opened(controller, window, OWN, locked=True)
    assert not arbiter(locked).isEnabled()
    assert not thresholds(locked).isEnabled()


def test_a_threshold_changed_for_one_table_says_so(controller: Controller, window: MainWindow) -> None:
    controller.act(add_conventions, "whist32", "Ours", OWN)
    asked = ConventionsDialog(controller, "whist32", OWN, window)
    assert asked.preset.currentData() == "Ours"
    thresholds(asked).spins["duo8"].setValue(80)
    assert asked.preset.currentData() == CHANGED
    asked.preset.choose("")
    assert asked.value() == Whist32Conventions()
    assert not thresholds(asked).isEnabled()


@pytest.mark.parametrize("size", [100, 200])
def test_the_dialog_fits_the_window(controller: Controller, window: MainWindow, qapp: QApplication, size: int) -> None:
    theme.apply(qapp, "light", size)
    shown = opened(controller, window, OWN)
    assert shown.width() <= window.width()
    assert shown.height() <= window.height()
    assert shown.rect().contains(shown.ok.mapTo(shown, shown.ok.rect().bottomRight()))
    assert shown.area.horizontalScrollBar().maximum() == 0
