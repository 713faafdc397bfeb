"""Tooltips show what they are given as it stands: a name with ``<`` in it is a name and no markup."""

from __future__ import annotations

from PySide6.QtGui import Qt
from PySide6.QtWidgets import QWidget


def plain_tip(text: str) -> str:
    """The text as a tooltip shows it letter for letter. Qt reads as rich text whatever looks like it, pictures from
    files included."""
    if not Qt.mightBeRichText(text):
        return text
    return Qt.convertFromPlainText(text, Qt.WhiteSpaceMode.WhiteSpaceNormal)


def set_tip(widget: QWidget, text: str) -> None:
    """Gives the widget its tooltip, "" for none."""
    tip = plain_tip(text)
    if tip != widget.toolTip():  # each setting of a tooltip is told to all who listen
        widget.setToolTip(tip)
