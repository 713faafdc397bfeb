"""PySide6 6.12.0 on Python 3.11 loses a reference to None at every Qt call that returns nothing."""

import sys

from PySide6.QtCore import QObject, Signal


class Bell(QObject):
    rung = Signal(bool)


def test_qt_calls_keep_the_reference_counts_of_none_and_true():
    bell = Bell()
    before = sys.getrefcount(None), sys.getrefcount(True)
    for number in range(1000):
        bell.setObjectName(str(number % 7))
        bell.rung.emit(True)
    after = sys.getrefcount(None), sys.getrefcount(True)
    assert abs(after[0] - before[0]) < 50
    assert abs(after[1] - before[1]) < 50
